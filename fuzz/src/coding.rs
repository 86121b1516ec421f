//! The body of a coding job: which is taken, with what, and where a bad one is bad.

use std::collections::BTreeSet;

use tieout::amount::AmountError;
use tieout_coding::{CodingRequest, CodingRequestError, CodingSubmission};
use tieout::contract::issue::{ISSUES_LISTED_MAX, SectionIssues};

use crate::json::{Document, Kind, read};
use crate::number::{self, Verdict};
use crate::submit::{first_members, has_only, is_day};

const SECTIONS: [&str; 2] = ["transactions", "chart_of_accounts"];

/// The values of an item as the text has them: of a transaction the date, the amount, the description
/// and the merchant; of an account the code, the name and the type.
type Item = Vec<String>;

/// What the rules say of a body.
#[derive(Debug)]
enum Expected {
    /// Not JSON.
    Syntax,
    /// JSON, but not a submit.
    Format {
        /// Items with something wrong, by section; none where they are not looked at.
        bad_items: Option<BTreeSet<(&'static str, u64)>>,
    },
    /// Good.
    Taken { transactions: Vec<Item>, accounts: Vec<Item> },
}

/// Holds a body against [`CodingRequest::decode`].
///
/// # Panics
/// Where they differ: that is what is looked for.
pub fn check(body: &[u8]) {
    let decoded = CodingRequest::decode(body);
    let checked = CodingRequest::check(body);
    match (judge(body), decoded) {
        (Expected::Syntax, Err(CodingRequestError::Syntax(error))) => {
            assert!(!error.0.is_empty(), "a reason without a word");
            assert_eq!(checked, Err(CodingRequestError::Syntax(error)));
        }
        (Expected::Format { bad_items }, Err(CodingRequestError::Format(issues))) => {
            check_issues(&issues, bad_items.as_ref());
            assert_eq!(checked, Err(CodingRequestError::Format(issues)));
        }
        (Expected::Taken { transactions, accounts }, Ok(request)) => {
            assert_eq!(items(&request), (transactions, accounts));
            assert_eq!(checked.map(|checked| checked.transactions), Ok(request.transactions.len()));
            check_round_trip(&request);
        }
        (expected, decoded) => panic!("{expected:?} and {decoded:?}"),
    }
}

fn items(request: &CodingRequest) -> (Vec<Item>, Vec<Item>) {
    let transactions = request.transactions.iter().map(|one| {
        let (date, amount) = (one.date.to_string(), one.amount.to_string());
        vec![date, amount, one.description.to_owned(), one.merchant.to_owned()]
    });
    let accounts = request
        .chart
        .accounts()
        .iter()
        .map(|one| vec![one.code.clone(), one.name.clone(), one.kind.name().to_owned()]);
    (transactions.collect(), accounts.collect())
}

/// What was taken, written again, is taken again and says the same.
fn check_round_trip(request: &CodingRequest) {
    let submission =
        CodingSubmission { transactions: &request.transactions, chart: &request.chart };
    let written = serde_json::to_vec(&submission).expect("a body that was taken can be written");
    assert!(read(&written).is_some(), "what is written is no JSON");
    let again = CodingRequest::decode(&written).expect("what is written is taken");
    assert_eq!(items(&again), items(request));
}

/// All are counted, the first hundred listed, each has a place and a word, and an item is named if and
/// only if something is wrong with it.
fn check_issues(issues: &SectionIssues, bad_items: Option<&BTreeSet<(&'static str, u64)>>) {
    let listed = issues.issues.len();
    assert!(listed > 0, "nothing is said");
    let wanted = usize::try_from(issues.issue_count).map_or(ISSUES_LISTED_MAX, |n| n.min(100));
    assert_eq!(listed, wanted, "{} counted", issues.issue_count);
    let mut named = BTreeSet::new();
    for issue in &issues.issues {
        assert!(!issue.message.is_empty() && issue.message.len() < 200, "{issue:?}");
        assert!(issue.field.as_ref().is_none_or(|field| field.chars().count() < 120), "{issue:?}");
        match (issue.section.as_deref(), issue.row) {
            (Some(name), Some(row)) => {
                let name = SECTIONS.into_iter().find(|known| *known == name);
                named.insert((name.expect("a section"), row));
            }
            (Some(_), None) => {}
            (None, row) => {
                assert_eq!(row, None, "an item of no section");
                // Only the body itself has no name.
                assert!(issue.field.is_some() || bad_items.is_none(), "{issue:?} has no place");
            }
        }
    }
    let none = BTreeSet::new();
    let bad_items = bad_items.unwrap_or(&none);
    if issues.issue_count == listed as u64 {
        assert_eq!(&named, bad_items);
    } else {
        assert!(named.is_subset(bad_items), "{named:?}");
    }
}

fn judge(body: &[u8]) -> Expected {
    let Some(document) = read(body) else { return Expected::Syntax };
    let Some([transactions, accounts]) = first_members(&document, 0, SECTIONS) else {
        return Expected::Format { bad_items: None };
    };
    let mut bad_items = BTreeSet::new();
    let is_whole = has_only(&document, 0, &SECTIONS);
    let mut section = |at: Option<usize>, name, read: fn(&Document<'_>, usize) -> Option<Item>| {
        let Kind::Array(elements) = &document.nodes[at?].kind else { return None };
        let mut items = Vec::new();
        for (number, element) in (0..).zip(elements) {
            match read(&document, *element) {
                Some(item) => items.push(item),
                None => _ = bad_items.insert((name, number)),
            }
        }
        Some(items)
    };
    let transactions = section(transactions, SECTIONS[0], read_transaction);
    let accounts = section(accounts, SECTIONS[1], read_account);
    match (is_whole && bad_items.is_empty(), transactions, accounts) {
        (true, Some(transactions), Some(accounts)) => Expected::Taken { transactions, accounts },
        _ => Expected::Format { bad_items: Some(bad_items) },
    }
}

/// A text of at most 10,000 characters, none of them NUL.
fn text(document: &Document<'_>, at: usize) -> Option<String> {
    let Kind::Text(Some(text)) = &document.nodes[at].kind else { return None };
    let is_good = text.chars().count() <= 10_000 && !text.contains('\0');
    is_good.then(|| text.clone())
}

fn read_transaction(document: &Document<'_>, at: usize) -> Option<Item> {
    let names = ["date", "amount", "description", "merchant"];
    let [date, amount, description, merchant] = first_members(document, at, names)?;
    let (date, amount) = (text(document, date?)?, amount?);
    let description = text(document, description?)?;
    let merchant = match merchant {
        Some(at) => text(document, at)?,
        None => String::new(),
    };
    let Kind::Number = document.nodes[amount].kind else { return None };
    let amount = document.text_of(amount);
    let is_exact =
        matches!(number::judge(amount), Verdict::Good(_) | Verdict::Bad(AmountError::TooPrecise));
    let is_good = has_only(document, at, &names) && is_day(&date) && is_exact;
    is_good.then(|| vec![date, amount.to_owned(), description, merchant])
}

fn read_account(document: &Document<'_>, at: usize) -> Option<Item> {
    let names = ["code", "name", "type"];
    let [code, name, kind] = first_members(document, at, names)?;
    let (code, name) = (text(document, code?)?, text(document, name?)?);
    let kind = text(document, kind?)?.to_ascii_uppercase();
    let kind = if kind == "REVENUE" { "INCOME".to_owned() } else { kind };
    let known = ["INCOME", "EXPENSE", "ASSET", "LIABILITY", "EQUITY"];
    let is_good = has_only(document, at, &names) && known.contains(&&*kind);
    is_good.then(|| vec![code, name, kind])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_passes() {
        let seeds = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds/body");
        let (mut taken, mut named) = (0, 0);
        for entry in std::fs::read_dir(seeds).unwrap() {
            let body = std::fs::read(entry.unwrap().path()).unwrap();
            check(&body);
            match judge(&body) {
                Expected::Taken { .. } => taken += 1,
                Expected::Format { bad_items: Some(bad) } => named += bad.len(),
                _ => {}
            }
        }
        assert!(taken >= 3 && named >= 10, "{taken} are good, {named} items are bad");
    }
}
