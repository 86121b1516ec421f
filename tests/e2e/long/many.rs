//! Much of something, as it comes.

use crate::code::{code, many};
use crate::formats::columns_beside_those_that_count;

#[test]
fn a_header_of_ten_thousand_columns_is_read_whole() {
    columns_beside_those_that_count(10_000);
}

#[test]
fn a_hundred_thousand_transactions_are_coded_and_joined() {
    let desk = many(100_000);
    let ran = code(&desk, &["--out", "coded.csv", "--fail-on", "never"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(ran.stdout.contains("100,000 transactions  total -4999957000.00"), "{}", ran.stdout);
    assert_eq!(desk.read("coded.csv").lines().count(), 100_001);
}
