//! Rows as the body of a submit, written straight from where they are.
//!
//! Source: contract part 2.2.

use serde::{Serialize, Serializer};

use crate::row::Rows;
use tieout::contract::ToSchema;
use tieout::contract::reconcile::Score;

/// What a client sends to have rows reconciled by a daemon. Serializes to the submit body; every
/// amount keeps its digits as submitted.
#[derive(Debug, Clone, Copy)]
pub struct ReconcileSubmission<'a> {
    /// The bank side.
    pub bank: &'a Rows,
    /// The book side.
    pub book: &'a Rows,
    /// Maximum number of days between the two dates of a matched pair.
    pub window_days: u8,
    /// Whether to include the matched pairs in the result.
    pub include_matched: bool,
    /// Whether to include possible reasons for unmatched rows in the result.
    pub include_suggestions: bool,
    /// Whether this request may run up charges beyond the credit balance.
    pub allow_overage: bool,
    /// Pairs with a lower score are left unmatched.
    pub minimum_score: Score,
}

/// Two datasets to reconcile, and how.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ReconcileBody<'a> {
    /// Bank rows; each costs one credit once the result is verified.
    #[schema(value_type = Vec<tieout::contract::row::Row>)]
    bank: RowsJson<'a>,
    /// Book rows.
    #[schema(value_type = Vec<tieout::contract::row::Row>)]
    book: RowsJson<'a>,
    /// Reconciliation options.
    #[schema(required = false)]
    options: BodyOptions,
}

/// Reconciliation options.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = ReconciliationOptions)]
struct BodyOptions {
    /// Maximum number of days between the two dates of a matched pair; 2.5 is treated as 2.
    #[schema(required = false, value_type = f64, minimum = 0, maximum = 30, default = 3)]
    allowed_date_difference_in_days: u8,
    /// Whether to include the matched pairs in the result.
    #[schema(required = false, default = false)]
    include_matched: bool,
    /// Whether this request may run up charges beyond the credit balance; the key and the
    /// subscription must allow it too.
    #[schema(required = false, default = false)]
    allow_overage: bool,
    /// Pairs with a lower score are left unmatched; 0 keeps every match.
    // Left out where it changes nothing: an older daemon does not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, value_type = f64, minimum = 0, maximum = 1, default = 0)]
    minimum_score: Option<Score>,
    /// Whether to include possible reasons for unmatched rows in the result.
    // Left out where it is not asked for: a daemon that does not know it takes the rest.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false, default = false)]
    include_suggestions: bool,
}

/// The published form of the body.
#[cfg(feature = "openapi")]
mod published {
    use std::borrow::Cow;

    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::Schema;
    use utoipa::{PartialSchema, ToSchema};

    use super::{ReconcileBody, ReconcileSubmission};

    /// The published schema of the body, for [`ReconcileSubmission`].
    impl PartialSchema for ReconcileSubmission<'_> {
        fn schema() -> RefOr<Schema> {
            ReconcileBody::schema()
        }
    }

    impl ToSchema for ReconcileSubmission<'_> {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("NewReconciliation")
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            ReconcileBody::schemas(schemas);
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

struct RowsJson<'a>(&'a Rows);

impl Serialize for RowsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.indices().map(|row| self.0.row(row)))
    }
}

impl Serialize for ReconcileSubmission<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = BodyOptions {
            allowed_date_difference_in_days: self.window_days,
            include_matched: self.include_matched,
            allow_overage: self.allow_overage,
            minimum_score: (self.minimum_score > Score::default()).then_some(self.minimum_score),
            include_suggestions: self.include_suggestions,
        };
        ReconcileBody { bank: RowsJson(self.bank), book: RowsJson(self.book), options }
            .serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::full_rows;

    #[test]
    fn a_submit_body_has_the_keys_of_the_contract_and_the_digits_of_the_rows() {
        let bank = full_rows(&[("2026-01-31", "5.0", "é \"q\""), ("2026-02-01", "1e2", "x")]);
        let submission = ReconcileSubmission {
            bank: &bank,
            book: &Rows::default(),
            window_days: 3,
            include_matched: true,
            include_suggestions: true,
            allow_overage: false,
            minimum_score: Score::default(),
        };
        let expected = concat!(
            r#"{"bank":[{"date":"2026-01-31","amount":5.0,"description":"é \"q\""},"#,
            r#"{"date":"2026-02-01","amount":1e2,"description":"x"}],"book":[],"options":"#,
            r#"{"allowedDateDifferenceInDays":3,"includeMatched":true,"allowOverage":false,"includeSuggestions":true}}"#
        );
        assert_eq!(serde_json::to_string(&submission).unwrap(), expected);
        let stricter =
            ReconcileSubmission { minimum_score: Score::from_thousandths(700), ..submission };
        let expected = expected.replace(r#","includeS"#, r#","minimumScore":0.700,"includeS"#);
        assert_eq!(serde_json::to_string(&stricter).unwrap(), expected);
    }
}
