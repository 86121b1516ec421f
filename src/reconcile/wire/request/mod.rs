//! The body of a submit, read into the engine's rows. Source: contract parts 2.1 and 2.2.
//!
//! A good body is read in one pass that knows nothing of bad ones: whatever it does not expect, it
//! gives up. Only then the body is looked at again, with care: is it JSON at all, and if so, what
//! of it is wrong, and where?

mod body;
mod diagnose;
mod parts;

use crate::row::{CountedRows, RowError, Rows, check_description};
use diagnose::diagnose;
pub use parts::{CheckedReconcileRequest, ReconcileRequestError, ReconcileRequestOptions};
use parts::{ReconcileBodyParts, RequestRowSink};
use tieout::contract::reconcile::DESCRIPTION_CHARS_MAX;
use tieout::contract::strict::{self, SyntaxError, read_good};
use tieout::date::Date;

/// A valid submission.
#[derive(Debug, Clone, Default)]
pub struct ReconcileRequest {
    /// The bank's rows.
    pub bank: Rows,
    /// The books' rows.
    pub book: Rows,
    /// Reconciliation options.
    pub options: ReconcileRequestOptions,
}

impl RequestRowSink for Rows {
    fn take(&mut self, date: Date, amount: &str, description: &str) -> Result<(), RowError> {
        check_description(description, DESCRIPTION_CHARS_MAX)?;
        self.push(date, amount, description)
    }
}

impl RequestRowSink for CountedRows {
    fn take(&mut self, _: Date, amount: &str, description: &str) -> Result<(), RowError> {
        self.push(amount, description)
    }
}

impl ReconcileRequest {
    /// Reads a body.
    ///
    /// # Errors
    /// [`ReconcileRequestError`], with every fault counted and the first hundred listed.
    pub fn decode(body: &[u8]) -> Result<Self, ReconcileRequestError> {
        let ReconcileBodyParts { bank, book, options } = read(body)?;
        Ok(Self { bank, book, options })
    }

    /// Reads a body as [`ReconcileRequest::decode`] does, but keeps no row: it takes no memory to speak of.
    ///
    /// # Errors
    /// The same as [`ReconcileRequest::decode`]'s.
    pub fn check(body: &[u8]) -> Result<CheckedReconcileRequest, ReconcileRequestError> {
        read::<CountedRows>(body).map(ReconcileBodyParts::checked)
    }

    /// The same for a good body; of any other only whether it is JSON. To name faults takes much
    /// longer than to take a good body, and is not done for strangers.
    ///
    /// # Errors
    /// [`SyntaxError`]; within, none for a body that [`ReconcileRequest::check`] has something to say about.
    pub fn check_unless_faulty(
        body: &[u8],
    ) -> Result<Option<CheckedReconcileRequest>, SyntaxError> {
        match read_good::<ReconcileBodyParts<CountedRows>>(body) {
            Some(parts) => Ok(Some(parts.checked())),
            None => strict::check_syntax(body).map(|_| None),
        }
    }
}

fn read<S: RequestRowSink>(body: &[u8]) -> Result<ReconcileBodyParts<S>, ReconcileRequestError> {
    match read_good(body) {
        Some(parts) => Ok(parts),
        None => diagnose(strict::check_syntax(body)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tieout::contract::issue::Issue;

    /// Decodes; a check must say the same.
    fn decode(body: &str) -> Result<ReconcileRequest, ReconcileRequestError> {
        let decoded = ReconcileRequest::decode(body.as_bytes());
        let summary = |request: &ReconcileRequest| CheckedReconcileRequest {
            bank_rows: request.bank.len(),
            options: request.options,
        };
        let expected = decoded.as_ref().map(summary).map_err(Clone::clone);
        assert_eq!(ReconcileRequest::check(body.as_bytes()), expected);
        match (ReconcileRequest::check_unless_faulty(body.as_bytes()), &expected) {
            (Ok(Some(checked)), Ok(expected)) => assert_eq!(checked, *expected),
            (Ok(None), Err(ReconcileRequestError::Format(_))) => {}
            (Err(error), Err(ReconcileRequestError::Syntax(expected))) => {
                assert_eq!(error, *expected);
            }
            (quick, expected) => panic!("{quick:?} and {expected:?}"),
        }
        decoded
    }

    /// The issues, each in one line: dataset, row, field, message.
    #[track_caller]
    fn issues(body: &str) -> Vec<String> {
        let Err(ReconcileRequestError::Format(issues)) = decode(body) else {
            panic!("{:?}", decode(body))
        };
        let line = |issue: &Issue| {
            let dataset = issue.dataset.as_deref().unwrap_or("-");
            let row = issue.row.map_or("-".to_owned(), |row| row.to_string());
            format!("{dataset} {row} {} {}", issue.field.as_deref().unwrap_or("-"), issue.message)
        };
        issues.issues.iter().map(line).collect()
    }

    const ROW: &str = r#"{"date":"2026-01-31","amount":-1.50,"description":"Tea \u00e9"}"#;

    #[test]
    fn a_good_body_is_read_with_its_digits_and_options() {
        let body = format!(
            r#" {{"options":{{"allowedDateDifferenceInDays":2.5,"includeMatched":true}},
            "book":[],"bank":[{ROW},{{"description":"x","amount":1E+2,"date":"0001-01-01"}}]}} "#
        );
        let request = decode(&body).unwrap();
        assert_eq!((request.bank.len(), request.book.len()), (2, 0));
        let row = request.bank.row(0);
        assert_eq!((row.amount.to_string(), row.description), ("-1.50".to_owned(), "Tea é"));
        assert_eq!(request.bank.row(1).amount.to_string(), "1E+2");
        let expected = ReconcileRequestOptions {
            window_days: 2,
            include_matched: true,
            ..ReconcileRequestOptions::default()
        };
        assert_eq!(request.options, expected);
    }

    #[test]
    fn what_is_no_json_is_a_matter_of_syntax_wherever_it_stands() {
        for body in
            ["", "{", "[1,]", &format!(r#"{{"bank":[{ROW}],"book":[]}} x"#), r#"{"bank":[01]}"#]
        {
            assert!(matches!(decode(body), Err(ReconcileRequestError::Syntax(_))), "{body}");
        }
        assert!(matches!(
            ReconcileRequest::decode(b"{\"bank\":\"\xff\"}"),
            Err(ReconcileRequestError::Syntax(_))
        ));
    }

    #[test]
    fn every_fault_is_named_with_its_place_in_the_order_of_the_document() {
        let body = format!(
            r#"{{"book":[{ROW},7,{{"date":"2026-02-30","amount":1e999,"description":""}}],
            "extra":1,"bank":[{{"amount":1e400,"description":"x","date":"2026-01-01","note":null}}]}}"#
        );
        assert_eq!(
            issues(&body),
            [
                "- - extra is not a known key; known are bank, book, options",
                "book 1 - must be an object, not a number",
                "book 2 date is not a day of the calendar",
                "book 2 amount is too large",
                "book 2 description is empty",
                "bank 0 note is not a known key; known are date, amount, description",
                "bank 0 amount is too large",
            ]
        );
    }

    #[test]
    fn the_known_traps_are_faults_of_format() {
        let row = |date: &str, amount: &str, description: &str| {
            format!(
                r#"{{"bank":[{{"date":{date},"amount":{amount},"description":{description}}}],"book":[]}}"#
            )
        };
        let good = (r#""2026-01-31""#, "1", r#""x""#);
        assert!(decode(&row(good.0, good.1, good.2)).is_ok());
        let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
        for (date, amount, description) in [
            (r#"" 2026-01-31""#, good.1, good.2),
            ("null", good.1, good.2),
            (good.0, "1e400", good.2),
            (good.0, r#""1.5""#, good.2),
            (good.0, "null", good.2),
            (good.0, &deep, good.2),
            (good.0, good.1, r#""\ud800""#),
            (good.0, good.1, r#""\u0000""#),
            (good.0, good.1, r#""""#),
            (good.0, good.1, &format!("\"{}\"", "é".repeat(501))),
        ] {
            assert_eq!(issues(&row(date, amount, description)).len(), 1, "{date} {description}");
        }
        assert_eq!(
            issues(&format!(r#"{{"bank":[{ROW}],"bank":[],"book":[]}}"#)),
            ["- - bank stands there twice"]
        );
        assert_eq!(
            issues(r#"{"bank":1e400,"book":null,"options":null}"#),
            [
                "bank - - must be an array, not a number",
                "book - - must be an array, not null",
                "- - options must be an object, not null",
            ]
        );
        assert_eq!(issues(&deep), ["- - - must be an object, not an array"]);
        assert_eq!(issues("{}"), ["- - bank is missing", "- - book is missing"]);
    }

    #[test]
    fn a_key_without_a_character_has_a_place_as_any_other() {
        let row = r#"{"date":"2026-01-31","amount":1,"description":"x","":1}"#;
        let body = format!(r#"{{"":1,"bank":[{row}],"book":[],"options":{{"":1}}}}"#);
        let known = "allowedDateDifferenceInDays, includeMatched, allowOverage, minimumScore, includeSuggestions";
        assert_eq!(
            issues(&body),
            [
                "- - \"\" is not a known key; known are bank, book, options".to_owned(),
                "bank 0 \"\" is not a known key; known are date, amount, description".to_owned(),
                format!("- - options.\"\" is not a known key; known are {known}"),
            ]
        );
    }

    #[test]
    fn days_are_any_number_from_0_to_30() {
        let days = |json: &str| {
            let options = format!(r#"{{"allowedDateDifferenceInDays":{json}}}"#);
            decode(&format!(r#"{{"bank":[],"book":[],"options":{options}}}"#))
                .map(|request| request.options.window_days)
        };
        for (json, expected) in [
            ("0", 0),
            ("-0", 0),
            ("2.999", 2),
            ("3e0", 3),
            ("30", 30),
            ("30.000", 30),
            ("1e-2000", 0),
            (&format!("15.{}1", "0".repeat(1074)), 15),
        ] {
            assert_eq!(days(json), Ok(expected), "{json}");
        }
        for json in [
            "-1",
            "-1e-30",
            "-1e-2000",
            "30.0000000000000000001",
            &format!("30.{}1", "0".repeat(1074)),
            &format!("99.{}1", "0".repeat(1074)),
            "31",
            "1e400",
            "\"3\"",
            "null",
            "true",
        ] {
            assert!(days(json).is_err(), "{json}");
        }
    }

    #[test]
    fn a_minimum_score_is_any_number_from_0_to_1() {
        let minimum = |json: &str| {
            let options = format!(r#"{{"minimumScore":{json}}}"#);
            decode(&format!(r#"{{"bank":[],"book":[],"options":{options}}}"#))
                .map(|request| request.options.minimum_score.thousandths())
        };
        for (json, expected) in [
            ("0", 0),
            ("-0", 0),
            ("-0.0", 0),
            ("0.7", 700),
            ("0.700", 700),
            ("0.7000", 700),
            ("7e-1", 700),
            // A score of 0.700 is under it.
            ("0.7001", 701),
            (&format!("0.7{}1", "0".repeat(1074)), 701),
            ("1e-2000", 1),
            ("0.9990001", 1000),
            ("1", 1000),
            ("1.0000", 1000),
            ("10e-1", 1000),
        ] {
            assert_eq!(minimum(json), Ok(expected), "{json:.20}");
        }
        for json in [
            "-1",
            "-0.001",
            "-1e-2000",
            "1.001",
            "1.0000001",
            &format!("1.{}1", "0".repeat(1074)),
            "70",
            "1e400",
            "\"0.7\"",
            "null",
            "true",
            "[0.7]",
        ] {
            assert!(minimum(json).is_err(), "{json:.20}");
        }
        let body = r#"{"bank":[],"book":[],"options":{"minimumScore":2}}"#;
        assert_eq!(issues(body), ["- - options.minimumScore must be from 0 to 1"]);
    }

    #[test]
    fn a_hundred_issues_are_listed_and_all_are_counted() {
        let body = format!(r#"{{"bank":[{}],"book":[]}}"#, vec!["1"; 250].join(","));
        let Err(ReconcileRequestError::Format(issues)) = decode(&body) else { panic!() };
        assert_eq!((issues.issues.len(), issues.issue_count), (100, 250));
    }
}
