//! The body of a submit, read into the engine's values. Source: contract part 2.5.
//!
//! As a reconciliation's: a good body in one pass, any other again with care.

mod body;
mod diagnose;
mod parts;

use crate::chart::{Chart, ChartAccount};
use crate::transactions::CodingTransactions;
use diagnose::diagnose;
pub use parts::CodingRequestError;
use parts::{CodingBodyParts, TakeAccount, TakeTransaction};
use tieout::amount::{AmountColumn, AmountError};
use tieout::contract::coding::AccountType;
use tieout::contract::strict::{self, SyntaxError, read_good};
use tieout::date::Date;

/// A submit that can be run.
#[derive(Debug, Clone, Default)]
pub struct CodingRequest {
    /// What is to be coded.
    pub transactions: CodingTransactions,
    /// The accounts to choose from.
    pub chart: Chart,
}

/// What an acceptance needs to know of a submit that can be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckedCodingRequest {
    /// How many there are: each costs a credit.
    pub transactions: usize,
}

impl TakeTransaction for CodingTransactions {
    fn take(
        &mut self,
        date: Date,
        amount: &str,
        description: &str,
        merchant: &str,
    ) -> Result<(), AmountError> {
        self.push(date, amount, description, merchant)
    }
}

/// Transactions that are checked, and counted, and not kept.
#[derive(Default)]
struct CountedTransactions(usize);

impl TakeTransaction for CountedTransactions {
    fn take(&mut self, _: Date, amount: &str, _: &str, _: &str) -> Result<(), AmountError> {
        AmountColumn::check(amount)?;
        self.0 += 1;
        Ok(())
    }
}

impl TakeAccount for Vec<ChartAccount> {
    fn take(&mut self, code: &str, name: &str, kind: AccountType) {
        self.push(ChartAccount { code: code.to_owned(), name: name.to_owned(), kind });
    }
}

/// They are checked, and not kept.
impl TakeAccount for () {
    fn take(&mut self, _: &str, _: &str, _: AccountType) {}
}

impl CodingRequest {
    /// Reads a body.
    ///
    /// # Errors
    /// [`CodingRequestError`], with every fault counted and the first hundred listed.
    pub fn decode(body: &[u8]) -> Result<Self, CodingRequestError> {
        let CodingBodyParts { transactions, accounts } = read(body)?;
        Ok(Self { transactions, chart: Chart::new(accounts) })
    }

    /// Reads a body as [`CodingRequest::decode`] does, but keeps nothing: it takes no memory to speak of.
    ///
    /// # Errors
    /// The same as [`CodingRequest::decode`]'s.
    pub fn check(body: &[u8]) -> Result<CheckedCodingRequest, CodingRequestError> {
        read::<CountedTransactions, ()>(body).map(CodingBodyParts::checked)
    }

    /// The same for a good body; of any other only whether it is JSON, as for a reconciliation.
    ///
    /// # Errors
    /// [`SyntaxError`]; within, none for a body that [`CodingRequest::check`] has something to say about.
    pub fn check_unless_faulty(body: &[u8]) -> Result<Option<CheckedCodingRequest>, SyntaxError> {
        match read_good::<CodingBodyParts<CountedTransactions, ()>>(body) {
            Some(parts) => Ok(Some(parts.checked())),
            None => strict::check_syntax(body).map(|_| None),
        }
    }
}

impl CodingBodyParts<CountedTransactions, ()> {
    const fn checked(self) -> CheckedCodingRequest {
        CheckedCodingRequest { transactions: self.transactions.0 }
    }
}

fn read<T: TakeTransaction, A: TakeAccount>(
    body: &[u8],
) -> Result<CodingBodyParts<T, A>, CodingRequestError> {
    match read_good(body) {
        Some(parts) => Ok(parts),
        None => diagnose(strict::check_syntax(body)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tieout::contract::issue::SectionIssue;

    /// Decodes; a check must say the same.
    fn decode(body: &str) -> Result<CodingRequest, CodingRequestError> {
        let decoded = CodingRequest::decode(body.as_bytes());
        let summary = |request: &CodingRequest| CheckedCodingRequest {
            transactions: request.transactions.len(),
        };
        let expected = decoded.as_ref().map(summary).map_err(Clone::clone);
        assert_eq!(CodingRequest::check(body.as_bytes()), expected);
        match (CodingRequest::check_unless_faulty(body.as_bytes()), &expected) {
            (Ok(Some(checked)), Ok(expected)) => assert_eq!(checked, *expected),
            (Ok(None), Err(CodingRequestError::Format(_))) => {}
            (Err(error), Err(CodingRequestError::Syntax(expected))) => assert_eq!(error, *expected),
            (quick, expected) => panic!("{quick:?} and {expected:?}"),
        }
        decoded
    }

    /// The issues, each in one line: section, row, field, message.
    #[track_caller]
    fn issues(body: &str) -> Vec<String> {
        let Err(CodingRequestError::Format(issues)) = decode(body) else {
            panic!("{:?}", decode(body))
        };
        let line = |issue: &SectionIssue| {
            let section = issue.section.as_deref().unwrap_or("-");
            let row = issue.row.map_or("-".to_owned(), |row| row.to_string());
            format!("{section} {row} {} {}", issue.field.as_deref().unwrap_or("-"), issue.message)
        };
        issues.issues.iter().map(line).collect()
    }

    /// A body with these items.
    fn body(transactions: &str, accounts: &str) -> String {
        format!(r#"{{"transactions":[{transactions}],"chart_of_accounts":[{accounts}]}}"#)
    }

    const TRANSACTION: &str = r#"{"date":"2026-01-31","description":"Tea \u00e9","amount":-1.50}"#;

    #[test]
    fn a_good_body_is_read_with_its_merchants_and_types() {
        let with_merchant = r#"{"merchant":"","amount":1E+2,"description":"","date":"0001-01-01"}"#;
        let accounts = r#"{"code":"1","name":"Sales","type":"Revenue"},{"type":"expense","name":"","code":""}"#;
        let request = decode(&body(&format!("{TRANSACTION},{with_merchant}"), accounts)).unwrap();
        let first = request.transactions.get(0);
        assert_eq!((first.description, first.merchant), ("Tea é", ""));
        assert_eq!(first.amount.to_string(), "-1.50");
        assert_eq!(request.transactions.get(1).amount.to_string(), "1E+2");
        let kinds: Vec<_> = request.chart.accounts().iter().map(|account| account.kind).collect();
        assert_eq!(kinds, [AccountType::Income, AccountType::Expense]);
        assert_eq!(request.chart.accounts()[0].name, "Sales");
        assert!(decode(r#"{"chart_of_accounts":[],"transactions":[]}"#).is_ok());
    }

    #[test]
    fn every_fault_is_named_with_its_place_in_the_order_of_the_document() {
        let transactions = format!(
            r#"{TRANSACTION},7,{{"date":"2026-02-30","amount":1e999,"merchant":null,"x":1}}"#
        );
        let body = format!(
            r#"{{"chart_of_accounts":[{{"code":1,"name":"a","type":"COST"}}],"options":{{}},"transactions":[{transactions}]}}"#
        );
        assert_eq!(
            issues(&body),
            [
                "- - options is not a known key; known are transactions, chart_of_accounts",
                "chart_of_accounts 0 code must be a string, not a number",
                "chart_of_accounts 0 type must be INCOME, EXPENSE, ASSET, LIABILITY or EQUITY",
                "transactions 1 - must be an object, not a number",
                "transactions 2 x is not a known key; known are date, description, amount, merchant",
                "transactions 2 date is not a day of the calendar",
                "transactions 2 description is missing",
                "transactions 2 amount is too large",
                "transactions 2 merchant must be a string, not null",
            ]
        );
        assert_eq!(
            issues(r#"{"transactions":null}"#),
            ["transactions - - must be an array, not null", "- - chart_of_accounts is missing"]
        );
    }

    #[test]
    fn any_text_has_10_000_characters_at_most_and_no_nul() {
        let texts = |text: &str| {
            let text = format!("\"{text}\"");
            body(
                &format!(
                    r#"{{"date":"2026-01-31","amount":1,"description":{text},"merchant":{text}}}"#
                ),
                &format!(r#"{{"code":{text},"name":{text},"type":"ASSET"}}"#),
            )
        };
        assert!(decode(&texts(&"é".repeat(10_000))).is_ok());
        for (text, message) in [
            ("é".repeat(10_001), "is longer than 10000 characters"),
            ("a\\u0000".to_owned(), "contains a NUL character"),
            ("\\ud800".to_owned(), "contains an escape that is no character"),
        ] {
            let expected: Vec<_> = [
                ("transactions", "description"),
                ("transactions", "merchant"),
                ("chart_of_accounts", "code"),
                ("chart_of_accounts", "name"),
            ]
            .map(|(section, field)| format!("{section} 0 {field} {message}"))
            .into();
            assert_eq!(issues(&texts(&text)), expected);
        }
    }

    #[test]
    fn a_type_is_a_whole_word_in_any_case() {
        for (word, is_one) in [
            ("INCOME", true),
            ("revenue", true),
            ("eQuItY", true),
            ("Liability", true),
            ("asset", true),
            ("", false),
            (" ASSET", false),
            ("REVENUES", false),
            ("INC\u{f6}ME", false),
        ] {
            let body = body("", &format!(r#"{{"code":"1","name":"a","type":"{word}"}}"#));
            assert_eq!(decode(&body).is_ok(), is_one, "{word:?}");
        }
        assert!(decode(&body("", r#"{"code":"1","name":"a","type":null}"#)).is_err());
    }

    #[test]
    fn what_is_no_json_is_a_matter_of_syntax_wherever_it_stands() {
        for body in ["", "{", &format!("{} x", body(TRANSACTION, "")), &body("01", "")] {
            assert!(matches!(decode(body), Err(CodingRequestError::Syntax(_))), "{body}");
        }
    }

    #[test]
    fn a_hundred_issues_are_listed_and_all_are_counted() {
        let body = body(&vec!["1"; 250].join(","), "");
        let Err(CodingRequestError::Format(issues)) = decode(&body) else { panic!() };
        assert_eq!((issues.issues.len(), issues.issue_count), (100, 250));
    }
}
