//! The body of a submit: which is taken, with what rows, and where a bad one is bad.

use std::collections::BTreeSet;

use tieout::amount::AmountError;
use tieout::contract::issue::{ISSUES_LISTED_MAX, Issues};
use tieout::contract::reconcile::Score;
use tieout_reconcile::{
    ReconcileRequest, ReconcileRequestError, ReconcileRequestOptions, ReconcileSubmission, Rows,
};

use crate::json::{Document, Kind, read};
use crate::number::{self, Verdict};

/// A row's date, amount and description, as the text has them.
type Row = (String, String, String);

/// What the rules say of a body.
#[derive(Debug)]
enum Expected {
    /// Not JSON.
    Syntax,
    /// JSON, but not a submit.
    Format {
        /// Rows with something wrong, by dataset; none where the rows are not looked at.
        bad_rows: Option<BTreeSet<(&'static str, u64)>>,
    },
    /// Good.
    Taken { bank: Vec<Row>, book: Vec<Row>, options: ReconcileRequestOptions },
}

/// Holds a body against [`ReconcileRequest::decode`].
///
/// # Panics
/// Where they differ: that is what is looked for.
pub fn check(body: &[u8]) {
    let decoded = ReconcileRequest::decode(body);
    assert_eq!(
        format!("{decoded:?}"),
        format!("{:?}", ReconcileRequest::decode(body)),
        "not the same twice"
    );
    match (judge(body), decoded) {
        (Expected::Syntax, Err(ReconcileRequestError::Syntax(error))) => {
            assert!(!error.0.is_empty(), "a reason without a word");
        }
        (Expected::Format { bad_rows }, Err(ReconcileRequestError::Format(issues))) => {
            check_issues(&issues, bad_rows.as_ref());
        }
        (Expected::Taken { bank, book, options }, Ok(request)) => {
            assert_eq!((rows(&request.bank), rows(&request.book)), (bank, book));
            assert_eq!(request.options, options);
            check_round_trip(&request);
        }
        (expected, decoded) => panic!("{expected:?} and {decoded:?}"),
    }
}

fn rows(rows: &Rows) -> Vec<Row> {
    let of = |row| {
        let row = rows.row(row);
        (row.date.to_string(), row.amount.to_string(), row.description.to_owned())
    };
    rows.indices().map(of).collect()
}

/// What was taken, written again, is taken again and says the same.
fn check_round_trip(request: &ReconcileRequest) {
    let submission = ReconcileSubmission {
        bank: &request.bank,
        book: &request.book,
        window_days: request.options.window_days,
        include_matched: request.options.include_matched,
        include_suggestions: request.options.include_suggestions,
        allow_overage: request.options.allow_overage,
        minimum_score: request.options.minimum_score,
    };
    let written = serde_json::to_vec(&submission).expect("a body that was taken can be written");
    assert!(read(&written).is_some(), "what is written is no JSON");
    let again = ReconcileRequest::decode(&written).expect("what is written is taken");
    assert_eq!(rows(&again.bank), rows(&request.bank));
    assert_eq!(rows(&again.book), rows(&request.book));
    assert_eq!(again.options, request.options);
}

/// All are counted, the first hundred listed, each has a place and a word, and a row is named if and
/// only if something is wrong with it.
fn check_issues(issues: &Issues, bad_rows: Option<&BTreeSet<(&'static str, u64)>>) {
    let listed = issues.issues.len();
    assert!(listed > 0, "nothing is said");
    let wanted = usize::try_from(issues.issue_count).map_or(ISSUES_LISTED_MAX, |n| n.min(100));
    assert_eq!(listed, wanted, "{} counted", issues.issue_count);
    let mut named = BTreeSet::new();
    for issue in &issues.issues {
        assert!(!issue.message.is_empty() && issue.message.len() < 200, "{issue:?}");
        assert!(issue.field.as_ref().is_none_or(|field| field.chars().count() < 120), "{issue:?}");
        match (issue.dataset.as_deref(), issue.row) {
            (Some(name), Some(row)) => _ = named.insert((name, row)),
            (Some(_), None) => {}
            (None, row) => {
                assert_eq!(row, None, "a row of no dataset");
                // Only the body itself has no name.
                assert!(issue.field.is_some() || bad_rows.is_none(), "{issue:?} has no place");
            }
        }
    }
    let Some(bad_rows) = bad_rows else {
        assert!(named.is_empty(), "{named:?}");
        return;
    };
    if issues.issue_count == listed as u64 {
        let bad: BTreeSet<_> = bad_rows.iter().copied().collect();
        assert_eq!(named, bad);
    } else {
        assert!(named.iter().all(|(name, row)| bad_rows.iter().any(|bad| bad == &(*name, *row))));
    }
}

fn judge(body: &[u8]) -> Expected {
    let Some(document) = read(body) else { return Expected::Syntax };
    let Some([bank, book, options]) = first_members(&document, 0, ["bank", "book", "options"])
    else {
        return Expected::Format { bad_rows: None };
    };
    let mut bad_rows = BTreeSet::new();
    let is_whole = has_only(&document, 0, &["bank", "book", "options"]);
    let bank = bank.and_then(|at| dataset(&document, at, "bank", &mut bad_rows));
    let book = book.and_then(|at| dataset(&document, at, "book", &mut bad_rows));
    let options =
        options.map_or(Some(ReconcileRequestOptions::default()), |at| read_options(&document, at));
    match (is_whole && bad_rows.is_empty(), bank, book, options) {
        (true, Some(bank), Some(book), Some(options)) => Expected::Taken { bank, book, options },
        _ => Expected::Format { bad_rows: Some(bad_rows) },
    }
}

/// The first value of each key; none where it is no object, or has a key that is no text.
pub(crate) fn first_members<const N: usize>(
    document: &Document<'_>,
    at: usize,
    names: [&str; N],
) -> Option<[Option<usize>; N]> {
    let Kind::Object(members) = &document.nodes[at].kind else { return None };
    if members.iter().any(|(key, _)| key.is_none()) {
        return None;
    }
    Some(names.map(|name| {
        let found = members.iter().find(|(key, _)| key.as_deref() == Some(name));
        found.map(|(_, value)| *value)
    }))
}

/// Whether all keys are among these, and none stands there twice.
pub(crate) fn has_only(document: &Document<'_>, at: usize, names: &[&str]) -> bool {
    let Kind::Object(members) = &document.nodes[at].kind else { return false };
    let keys: BTreeSet<_> = members.iter().filter_map(|(key, _)| key.as_deref()).collect();
    keys.len() == members.len() && keys.iter().all(|key| names.contains(key))
}

/// The rows of a dataset, as far as they are good; none where it is no array.
fn dataset(
    document: &Document<'_>,
    at: usize,
    name: &'static str,
    bad_rows: &mut BTreeSet<(&'static str, u64)>,
) -> Option<Vec<Row>> {
    let Kind::Array(elements) = &document.nodes[at].kind else { return None };
    let mut rows = Vec::new();
    for (number, element) in (0..).zip(elements) {
        match read_row(document, *element) {
            Some(row) => rows.push(row),
            None => _ = bad_rows.insert((name, number)),
        }
    }
    Some(rows)
}

fn read_row(document: &Document<'_>, at: usize) -> Option<Row> {
    let names = ["date", "amount", "description"];
    let [Some(date), Some(amount), Some(description)] = first_members(document, at, names)? else {
        return None;
    };
    let Kind::Text(Some(date)) = &document.nodes[date].kind else { return None };
    let Kind::Number = document.nodes[amount].kind else { return None };
    let Kind::Text(Some(description)) = &document.nodes[description].kind else { return None };
    let amount = document.text_of(amount);
    let is_good = has_only(document, at, &names)
        && is_day(date)
        && matches!(
            number::judge(amount),
            Verdict::Good(_) | Verdict::Bad(AmountError::TooPrecise)
        )
        && (1..=500).contains(&description.chars().count())
        && !description.contains('\0');
    is_good.then(|| (date.clone(), amount.to_owned(), description.clone()))
}

/// `YYYY-MM-DD`, a day of the Gregorian calendar from year 1 on.
pub(crate) fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let number = |part: &str, length: usize| {
        let is_number = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u32>().ok().filter(|_| is_number)
    };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2))
    else {
        return false;
    };
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => 0,
    };
    year > 0 && (1..=days).contains(&day)
}

fn read_options(document: &Document<'_>, at: usize) -> Option<ReconcileRequestOptions> {
    let names = [
        "allowedDateDifferenceInDays",
        "includeMatched",
        "allowOverage",
        "minimumScore",
        "includeSuggestions",
    ];
    let [days, matched, overage, minimum_score, suggestions] = first_members(document, at, names)?;
    if !has_only(document, at, &names) {
        return None;
    }
    let flag = |at: Option<usize>| match at.map(|at| &document.nodes[at].kind) {
        None => Some(false),
        Some(Kind::Bool(value)) => Some(*value),
        Some(_) => None,
    };
    let number = |at: usize| {
        let Kind::Number = document.nodes[at].kind else { return None };
        let text = document.text_of(at);
        match number::judge(text) {
            Verdict::Good(_) | Verdict::Bad(AmountError::TooPrecise) => number::split(text),
            Verdict::Bad(_) => None,
        }
    };
    let window_days = match days {
        None => 3,
        Some(at) => number(at)?.whole_days()?,
    };
    let minimum_score = match minimum_score {
        None => Score::default(),
        Some(at) => Score::from_thousandths(number(at)?.thousandths_up()?),
    };
    Some(ReconcileRequestOptions {
        window_days,
        include_matched: flag(matched)?,
        allow_overage: flag(overage)?,
        minimum_score,
        include_suggestions: flag(suggestions)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_passes() {
        let seeds = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds/body");
        let mut taken = 0;
        for entry in std::fs::read_dir(seeds).unwrap() {
            let body = std::fs::read(entry.unwrap().path()).unwrap();
            check(&body);
            taken += usize::from(matches!(judge(&body), Expected::Taken { .. }));
        }
        assert!(taken >= 5, "{taken} are good");
    }
}
