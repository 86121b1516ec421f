//! The rules of the house that the compiler does not check: what the core depends on, and who
//! imports whom inside it.

#[path = "house/circles.rs"]
mod circles;
#[path = "house/dependencies.rs"]
mod dependencies;
#[path = "house/names.rs"]
mod names;

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::circles::Imports;
use self::dependencies::DependencyRules;

/// Everything the core may depend on, directly or not. Add to it only what does no input, no
/// output and no waiting.
const CORE_DEPENDENCIES: [&str; 66] = [
    "aes",
    "arrayvec",
    "autocfg",
    "block-buffer",
    "cfg-if",
    "chardetng",
    "chrono",
    "cipher",
    "cmov",
    "constant_time_eq",
    "core_detect",
    "cpubits",
    "cpufeatures",
    "crc32fast",
    "crypto-common",
    "csv-core",
    "ctutils",
    "digest",
    "encoding_rs",
    "equivalent",
    "flate2",
    "getrandom",
    "hashbrown",
    "hmac",
    "hybrid-array",
    "iana-time-zone",
    "indexmap",
    "inout",
    "itoa",
    "libc",
    "md-5",
    "memchr",
    "multiversion_no_op",
    "num-bigint",
    "num-integer",
    "num-traits",
    "proc-macro2",
    "quick-xml",
    "quote",
    "rc4",
    "rust_decimal",
    "scopeguard",
    "serde",
    "serde_core",
    "serde_derive",
    "serde_json",
    "sha2",
    "simdutf8",
    "syn",
    "thiserror",
    "thiserror-impl",
    "tieout",
    "tieout-coding",
    "tieout-macros",
    "tieout-reconcile",
    "tieout-statement",
    "tinyvec",
    "typed-path",
    "typenum",
    "unicode-ident",
    "unicode-normalization",
    "zeroize",
    "zeroize_derive",
    "zip",
    "zlib-rs",
    "zmij",
];

/// The top of the project; this test belongs to a package one level below.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn the_core_depends_on_nothing_that_does_input_or_output() -> io::Result<()> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "-e", "normal", "--prefix", "none", "--format", "{p}"])
        .args(
            ["tieout", "tieout-coding", "tieout-reconcile", "tieout-statement"]
                .map(|one| format!("-p{one}")),
        )
        .current_dir(root())
        .output()?;
    let listed = String::from_utf8_lossy(&tree.stdout).into_owned();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let found: BTreeSet<&str> =
        listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(found.contains("tieout"), "{listed}");
    let allowed = BTreeSet::from(CORE_DEPENDENCIES);
    let foreign: Vec<_> = found.difference(&allowed).collect();
    assert!(foreign.is_empty(), "the core depends on {foreign:?}");
    Ok(())
}

#[test]
fn what_the_program_is_built_of_has_a_licence_and_a_source_that_deny_toml_allows() -> io::Result<()>
{
    let rules = DependencyRules::read(&fs::read_to_string(root().join("deny.toml"))?);
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .current_dir(root())
        .output()?;
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout)?;
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    assert!(packages.len() > 300, "{} packages", packages.len());
    let faults: Vec<_> = packages
        .iter()
        .filter_map(|package| {
            let text = |name: &str| package[name].as_str();
            rules.fault(text("name").unwrap_or_default(), text("license"), text("source"))
        })
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

fn rust_files(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// In the files below `room`, no line outside comments holds one of these words.
#[track_caller]
fn assert_without(room: &str, words: &[&str]) -> io::Result<()> {
    let place = root().join(room);
    let files = if place.is_dir() { rust_files(&place)? } else { vec![place] };
    assert!(!files.is_empty(), "{room} is empty");
    for file in files {
        let text = fs::read_to_string(&file)?;
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            let word = words.iter().find(|word| line.contains(*word));
            assert!(word.is_none(), "{} says {word:?}: {line}", file.display());
        }
    }
    Ok(())
}

/// Every module of the daemon, whether a file or a directory, but the one of this name.
fn daemon_rooms_but(left_out: &str) -> io::Result<Vec<String>> {
    let mut rooms = Vec::new();
    for room in fs::read_dir(root().join("daemon/src"))? {
        let name = room?.file_name().to_string_lossy().into_owned();
        if name != left_out {
            rooms.push(format!("daemon/src/{name}"));
        }
    }
    assert!(rooms.len() > 10, "{rooms:?}");
    Ok(rooms)
}

#[test]
fn the_contract_imports_values_only() -> io::Result<()> {
    // Its own module has the name of a rule module too, so only `crate::` paths count.
    assert_without("src/contract", &["crate::ledger"])?;
    for values in ["src/amount", "src/date.rs", "src/id.rs"] {
        assert_without(values, &["crate::contract", "crate::ledger"])?;
    }
    Ok(())
}

#[test]
fn the_products_do_not_import_each_other() -> io::Result<()> {
    // The ledger can import no other: they are crates above its own.
    for product in ["coding", "reconcile", "statement"] {
        let room = format!("src/{product}");
        assert_without(&room, &["tieout::ledger"])?;
        let package = fs::read_to_string(root().join(&room).join("Cargo.toml"))?;
        for other in ["tieout-coding", "tieout-reconcile", "tieout-statement"] {
            assert!(
                !package.contains(&format!("{other}.workspace")),
                "{product} depends on {other}"
            );
        }
    }
    Ok(())
}

#[test]
fn no_files_of_a_crate_but_the_daemon_import_each_other_in_a_circle() -> io::Result<()> {
    for (source, at_least) in [
        ("src", 90),
        ("src/coding", 60),
        ("src/reconcile", 90),
        ("src/statement", 100),
        ("daemon/store/src", 90),
        ("cli/src", 200),
    ] {
        let imports = imports_of(source)?;
        assert!(imports.count() > at_least, "{} files in {source}", imports.count());
        assert_eq!(imports.in_circles(), Vec::<&str>::new(), "in {source}");
    }
    Ok(())
}

/// What all of a room use stands in a file of its own, and not where the room is put together.
#[test]
fn no_three_files_of_the_daemon_import_each_other_in_a_circle() -> io::Result<()> {
    let imports = imports_of("daemon/src")?;
    assert!(imports.count() > 60, "{} files", imports.count());
    assert_eq!(imports.in_wide_circles(), Vec::<Vec<&str>>::new());
    Ok(())
}

/// Who imports whom among the files of the crate whose sources begin here; a room with a `Cargo.toml` is a crate of
/// its own.
fn imports_of(source: &str) -> io::Result<Imports> {
    let source = root().join(source);
    let mut files = rust_files(&source)?;
    let is_of_other = |room: &Path| *room != source && room.join("Cargo.toml").exists();
    files.retain(|file| !file.ancestors().take_while(|room| *room != source).any(is_of_other));
    Imports::read(&source, &files)
}

/// Rows that a batch of writes adds to the books wait in memory. What a batch runs is held against the
/// tables they wait for when the program is built; a transaction by itself is not.
#[test]
fn only_batches_of_writes_have_transactions() -> io::Result<()> {
    for room in fs::read_dir(root().join("daemon/store/src"))? {
        let name = room?.file_name().to_string_lossy().into_owned();
        if name != "db" && name != "writes" {
            assert_without(
                &format!("daemon/store/src/{name}"),
                &["db::tx", "batch.tx", "database.begin("],
            )?;
        }
    }
    Ok(())
}

#[test]
fn the_glossary_names_what_is_in_the_code() -> io::Result<()> {
    let files = rust_files(&root().join("src"))?;
    let types = names::types(&files)?;
    let is_module =
        |name: &str| files.iter().any(|file| file.file_stem().is_some_and(|stem| stem == name));
    let glossary = fs::read_to_string(root().join("docs/glossary.md"))?;
    let named = names::second_column(&glossary);
    assert!(named.len() > 60, "{} names", named.len());
    let missing: Vec<_> =
        named.into_iter().filter(|name| !types.contains_key(*name) && !is_module(name)).collect();
    assert!(missing.is_empty(), "in no file of src/: {missing:?}");
    Ok(())
}

#[test]
fn in_the_daemon_http_uses_jobs_and_the_store_and_never_the_reverse() -> io::Result<()> {
    for store in ["daemon/store/src", "daemon/src/jobs"] {
        assert_without(store, &["crate::http", "crate::serve", "StatusCode", "axum"])?;
    }
    // Everyone counts, so what is counted knows nobody.
    assert_without("daemon/src/metrics", &["crate::"])
}

#[test]
fn the_store_refuses_nothing_by_itself() -> io::Result<()> {
    // It loads plain values, lets the core decide, and saves.
    assert_without("daemon/store/src", &["Refusal::new"])
}

#[test]
fn only_the_store_speaks_sql() -> io::Result<()> {
    let words = ["sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE FROM"];
    for room in ["src", "cli/src", "daemon/src"] {
        assert_without(room, &words)?;
    }
    Ok(())
}

#[test]
fn only_render_prints_and_only_http_knows_status_codes() -> io::Result<()> {
    let of_cli = ["client", "cmd", "files", "statements"].map(|room| format!("cli/src/{room}"));
    let of_daemon = ["daemon/src", "daemon/store/src"].map(str::to_owned);
    for room in of_cli.iter().chain(&of_daemon) {
        assert_without(room, &["println!", "print!(", "io::stdout"])?;
    }
    let rooms = ["src", "cli/src", "daemon/store/src"].map(str::to_owned);
    for room in rooms.into_iter().chain(daemon_rooms_but("http")?) {
        assert_without(&room, &["StatusCode"])?;
    }
    Ok(())
}

/// Whoever looks for a place finds it in the map, and a map that is not read helps nobody.
#[test]
fn the_map_is_short_and_every_file_that_it_names_is_there() -> io::Result<()> {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    assert!(map.lines().count() <= 150, "{} lines", map.lines().count());
    let mut files = Vec::new();
    for room in [
        "src",
        "cli",
        "daemon",
        "macros",
        "migrations",
        "tests",
        "benches",
        "docs",
        "man",
        "completions",
    ] {
        files.extend(paths_below(&root().join(room), room)?);
    }
    let is_path = |word: &&str| {
        let end = Path::new(word).extension();
        let is_file = end.is_some_and(|end| end == "rs" || end == "tsv");
        let is_named = is_file || word.ends_with('/');
        is_named && word.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c))
    };
    let named: BTreeSet<&str> = map.split('`').skip(1).step_by(2).filter(is_path).collect();
    assert!(named.len() > 120, "{} files", named.len());
    let is_there = |name: &str| {
        let inner = format!("/{name}");
        files.iter().any(|file| file.starts_with(name) || file.contains(&inner))
    };
    let missing: Vec<_> = named.into_iter().filter(|name| !is_there(name)).collect();
    assert!(missing.is_empty(), "in the map, and nowhere else: {missing:?}");
    Ok(())
}

/// The paths of all files below a folder, from the top of the project.
fn paths_below(directory: &Path, name: &str) -> io::Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            paths.extend(paths_below(&entry.path(), &name)?);
        } else {
            paths.push(name);
        }
    }
    Ok(paths)
}

#[test]
fn no_result_stands_in_a_result() -> io::Result<()> {
    // What is refused and what fails are one error, told apart where it matters.
    for room in ["src", "daemon", "cli"] {
        assert_without(room, &["Result<Result<"])?;
    }
    Ok(())
}

#[test]
fn a_type_is_told_from_the_others_by_its_name() -> io::Result<()> {
    for room in ["src", "cli/src", "daemon/src", "daemon/store/src"] {
        let room = root().join(room);
        // What stands for a type in a program without the daemon has its name.
        let mut files = rust_files(&room)?;
        files.retain(|file| !file.iter().any(|folder| folder == "without_daemon"));
        let types = names::types(&files)?;
        assert!(types.len() > 50, "{} types in {}", types.len(), room.display());
        let twice: Vec<_> = types.iter().filter(|(_, files)| files.len() > 1).collect();
        assert!(twice.is_empty(), "declared more than once: {twice:#?}");
    }
    Ok(())
}
