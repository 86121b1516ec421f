//! Bodies of nearly 25 MB, the same in every run.

use crate::rows::{Random, push_row};

/// A body of this length is still taken.
const BYTES_MAX: usize = 25_000_000;

const OPTIONS: &str = r#""options":{"allowedDateDifferenceInDays":5,"includeMatched":true}"#;

const PAYEES: [&str; 12] = [
    "ACME TRADING LTD",
    "NORTHWIND",
    "CITY POWER AND LIGHT",
    "GLOBEX",
    "INITECH SOFTWARE",
    "HOOLI CLOUD",
    "CAF\u{c9} M\u{dc}LLER",
    "SOYLENT FOODS",
    "STARK \\\"TOOLS\\\" PLC",
    "WAYNE FREIGHT",
    "TYRELL",
    "WONKA SUPPLIES",
];

/// A body without a fault, and its rows a side. One description of six has an escape or is not ASCII.
pub(crate) fn good() -> (Vec<u8>, usize) {
    let (mut bank, mut book) = (String::new(), String::new());
    let (mut rows, mut random) = (0, Random::new());
    loop {
        let (bank_end, book_end) = (bank.len(), book.len());
        let payee = random.one_of(&PAYEES);
        let number = 1_000_000 + random.below(9_000_000);
        let cents = 100 + random.below([2_000, 20_000, 200_000, 2_000_000][rows % 4]);
        let sign = if random.below(3) == 0 { "" } else { "-" };
        let day = random.below(330);
        let text = format!("{payee} REF {number}");
        push_row(&mut bank, day + random.below(4), sign, cents, &text);
        push_row(&mut book, day, sign, cents, &format!("{payee} {number}"));
        if bank.len() + book.len() + OPTIONS.len() + 24 > BYTES_MAX {
            bank.truncate(bank_end);
            book.truncate(book_end);
            break;
        }
        rows += 1;
    }
    let (bank, book) = (bank.trim_start_matches(','), book.trim_start_matches(','));
    (format!(r#"{{"bank":[{bank}],"book":[{book}],{OPTIONS}}}"#).into(), rows)
}

/// The same, but the last row's date is a day that there is not.
pub(crate) fn bad_at_the_end(good: &[u8]) -> Vec<u8> {
    let mut body = good.to_vec();
    let date = br#""date":"2026-"#;
    let at = body.windows(date.len()).rposition(|bytes| bytes == date).expect("a date");
    body[at + date.len()..][..2].copy_from_slice(b"13");
    body
}

/// The same, but no row's date is a day.
pub(crate) fn bad_throughout(good: &[u8]) -> Vec<u8> {
    let body = String::from_utf8(good.to_vec()).expect("text");
    body.replace(r#""date":"2026-"#, r#""date":"0000-"#).into()
}
