//! `docs/conformance.md` says what proves each rule of the API contract: every test it names is
//! there, on both databases where it says so, and no rule is without one.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

const PAGE: &str = "docs/conformance.md";

/// Says that a test is one, not one on each database.
const ONCE: &str = " (once)";

/// A rule of the page.
struct Rule<'p> {
    number: &'p str,
    proof: &'p str,
}

/// The tests in one file.
#[derive(Default)]
struct Tests<'s> {
    /// They run on both databases.
    on_both: BTreeSet<&'s str>,
    once: BTreeSet<&'s str>,
}

/// The rows of every table of rules. A row that does not have their three cells is an error.
fn rules(page: &str) -> Result<Vec<Rule<'_>>, String> {
    let mut rules = Vec::new();
    let mut is_table = false;
    for line in page.lines() {
        if line == "| No. | Rule | Proof |" {
            is_table = true;
        } else if !line.starts_with('|') {
            is_table = false;
        } else if is_table && line != "|---|---|---|" {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            match cells[..] {
                [number, rule, proof] if !number.is_empty() && !rule.is_empty() => {
                    rules.push(Rule { number, proof });
                }
                _ => return Err(format!("not a rule: {line}")),
            }
        }
    }
    Ok(rules)
}

/// The name of the function that begins on this line.
fn function(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("async ").unwrap_or(line);
    let rest = line.strip_prefix("fn ")?;
    rest.find(['(', '<']).map(|end| &rest[..end])
}

/// The tests of a source text: what stands in `on_both_databases!`, and what has `#[test]`.
fn tests(source: &str) -> Tests<'_> {
    let mut tests = Tests::default();
    let (mut is_on_both, mut is_test) = (false, false);
    for line in source.lines() {
        match line.trim() {
            "on_both_databases! {" => is_on_both = true,
            line if line == "#[test]" || line.starts_with("#[tokio::test") => is_test = true,
            ignored if ignored.starts_with("#[ignore") => is_test = false,
            _ if line == "}" => is_on_both = false,
            _ => {}
        }
        let Some(name) = function(line) else { continue };
        // Deeper inside the macro stand functions of a test, and not tests.
        if is_on_both && line.starts_with("    ") && !line.starts_with("     ") {
            tests.on_both.insert(name);
        } else if is_test {
            tests.once.insert(name);
        }
        is_test = false;
    }
    tests
}

/// The file that a name is in, and the name of the function.
fn place(name: &str) -> Option<(String, &str)> {
    let (kind, rest) = name.split_once(' ')?;
    let (file, function) = match kind {
        "e2e" | "store" => {
            let (module, function) = rest.rsplit_once("::")?;
            (format!("tests/{kind}/{}.rs", module.replace("::", "/")), function)
        }
        "laws" => {
            let (module, function) = rest.split_once("::").unwrap_or(("main", rest));
            (format!("tests/laws/{module}.rs"), function)
        }
        "unit" => {
            let (file, function) = rest.split_once("::")?;
            (file.to_owned(), function)
        }
        _ => return None,
    };
    Some((file, function))
}

/// What is wrong with the proof of a rule. `read` gives the text of a source file.
fn faults(rule: &Rule<'_>, read: &dyn Fn(&str) -> Option<String>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut parts = rule.proof.split('`');
    let mut before = parts.next().unwrap_or_default();
    let mut count = 0;
    while let (Some(name), Some(after)) = (parts.next(), parts.next()) {
        if !matches!(before, "" | ", ") {
            faults.push(format!("says {before:?}"));
        }
        let is_once = after.starts_with(ONCE);
        before = after.strip_prefix(ONCE).unwrap_or(after);
        count += 1;
        faults.extend(fault(name, is_once, read));
    }
    if count == 0 || !before.is_empty() {
        faults.push("neither names a test nor says until when it is open".to_owned());
    }
    faults.into_iter().map(|fault| format!("{}: {fault}", rule.number)).collect()
}

fn fault(name: &str, is_once: bool, read: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let Some((file, function)) = place(name) else {
        return Some(format!("{name} is not the name of a test"));
    };
    let Some(source) = read(&file) else { return Some(format!("{name}: there is no {file}")) };
    let tests = tests(&source);
    let has_databases = name.starts_with("e2e ") || name.starts_with("store ");
    match (
        has_databases && !is_once,
        tests.on_both.contains(function),
        tests.once.contains(function),
    ) {
        (true, true, _) | (false, _, true) => None,
        (true, false, true) => Some(format!("{name} does not run on both databases")),
        (false, true, false) => Some(format!("{name} runs on both databases")),
        (_, false, false) => Some(format!("{name} is not in {file}")),
    }
}

/// The top of the project; this test belongs to a package one level below.
fn read(file: &str) -> Option<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file)).ok()
}

#[test]
fn every_rule_of_the_page_names_tests_that_there_are() -> io::Result<()> {
    let page = read(PAGE).ok_or(io::ErrorKind::NotFound)?;
    let rules = rules(&page).map_err(io::Error::other)?;
    let faults: Vec<String> = rules.iter().flat_map(|rule| faults(rule, &read)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let numbers: BTreeSet<&str> = rules.iter().map(|rule| rule.number).collect();
    assert_eq!(numbers.len(), rules.len(), "a number stands twice");
    for part in 1..=9 {
        let prefix = format!("{part}.");
        assert!(
            numbers.iter().any(|number| number.starts_with(&prefix)),
            "part {part} is left out"
        );
    }
    Ok(())
}

#[test]
fn every_module_with_tests_that_the_page_names_is_part_of_the_suite() -> io::Result<()> {
    let page = read(PAGE).ok_or(io::ErrorKind::NotFound)?;
    for kind in ["e2e", "store"] {
        for name in page.split(&format!("`{kind} ")).skip(1) {
            let modules = name.split('`').next().unwrap_or_default().rsplit_once("::");
            let modules = modules.map_or("", |(modules, _)| modules);
            let mut list = format!("tests/{kind}/main.rs");
            let mut room = format!("tests/{kind}");
            for module in modules.split("::").filter(|module| *module != "m") {
                let text = read(&list).ok_or(io::ErrorKind::NotFound)?;
                assert!(text.contains(&format!("mod {module};")), "{list} does not have {module}");
                room = format!("{room}/{module}");
                list = format!("{room}/mod.rs");
            }
        }
    }
    Ok(())
}

#[test]
fn a_renamed_test_a_lost_database_and_a_rule_without_a_test_are_noticed() {
    let source = "on_both_databases! {\n    fn both(place: &Place) {\n        fn inner() {}\n    }\n}\n\
        #[test]\nfn single() {}\nfn helper() {}\n#[test]\n#[ignore]\nfn left_out() {}\n";
    let read = |file: &str| (file == "tests/e2e/api.rs").then(|| source.to_owned());
    let of = |proof: &str| faults(&Rule { number: "1.1", proof }, &read);
    for good in ["`e2e api::both`", "`e2e api::single` (once), `e2e api::both`"] {
        assert_eq!(of(good), Vec::<String>::new(), "{good}");
    }
    for bad in [
        "`e2e api::renamed`",
        "`e2e api::both`, `e2e api::renamed`",
        "`e2e api::single`",
        "`e2e api::both` (once)",
        "`e2e api::inner`",
        "`e2e api::helper` (once)",
        "`e2e api::left_out` (once)",
        "`e2e gone::both`",
        "`both`",
        "e2e api::both",
        "`e2e api::both` and more",
        "open until some day",
        "",
    ] {
        assert_eq!(of(bad).len(), 1, "{bad}");
    }
    let page = "| No. | Rule | Proof |\n|---|---|---|\n| 1.1 | a rule |\n";
    assert!(rules(page).is_err(), "a row without its proof");
}
