//! Every question that a file of the corpus raises: one of the answers offered, and one only, gives its rows.

use serde_json::Value;

use crate::questions::{commands, has_rows, one_gives};
use crate::support::Desk;

#[test]
fn of_every_question_of_the_corpus_exactly_one_answer_gives_the_rows() {
    let desk = Desk::new();
    let mut asked = 0;
    for (path, expected) in corpus() {
        let side = if expected["side"] == "book" { "book" } else { "bank" };
        let ran = desk.run(&["convert", &path, "--json", "--as", side]);
        if !(ran.code == Some(3) && ran.stderr.contains("\"questions\"")) {
            continue;
        }
        asked += 1;
        let wanted: Vec<(&str, f64)> = expected["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| {
                let amount = row[1].as_str().expect("an amount").parse().expect("a number");
                (row[0].as_str().expect("a day"), amount)
            })
            .collect();
        // Where the file does not hold the answer, none can be right.
        if expected["answers"].is_null() {
            one_gives(&desk, &commands(&ran), |ran| has_rows(ran, &wanted));
        }
    }
    assert!(asked > 10, "{asked} questions");
}

/// The files of the corpus, each with what is expected of it.
fn corpus() -> Vec<(String, Value)> {
    let mut folders = vec![std::path::PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../tests/statements/files"
    ))];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).expect("a folder");
        let paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        for path in &paths {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push(path.clone());
            } else if !name.ends_with(".expected.json") {
                let expected = path.with_extension("expected.json");
                let text = std::fs::read_to_string(expected).expect("what is expected");
                let expected = serde_json::from_str(&text).expect("JSON");
                found.push((path.to_string_lossy().into_owned(), expected));
            }
        }
    }
    found
}
