//! Transactions and a chart as the body of a submit, written straight from where they are.
//!
//! Source: contract part 2.5.

use serde::{Serialize, Serializer};

use crate::amount::WrittenAmount;
use crate::coding::chart::{Chart, ChartAccount};
use crate::coding::transactions::{CodingTransaction, CodingTransactions};
use crate::contract::ToSchema;
use crate::contract::coding::AccountType;
use crate::date::Date;

/// What a client sends to have transactions coded by a daemon. Serializes to the submit body; every
/// amount keeps the digits it came with.
#[derive(Debug, Clone, Copy)]
pub struct CodingSubmission<'a> {
    /// What is to be coded.
    pub transactions: &'a CodingTransactions,
    /// The accounts to choose from.
    pub chart: &'a Chart,
}

/// Transactions, and the accounts to choose from.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CodingBody<'a> {
    /// What is to be coded; each costs one credit.
    #[schema(value_type = Vec<BodyTransaction>)]
    transactions: TransactionsJson<'a>,
    /// The accounts. Of a code that stands there twice the first counts.
    #[schema(value_type = Vec<BodyAccount>)]
    chart_of_accounts: ChartJson<'a>,
}

/// One transaction. No other key is allowed.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CodingTransaction)]
struct BodyTransaction<'a> {
    /// The day it was booked.
    date: Date,
    /// What the bank says of it.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    description: &'a str,
    /// Signed, in major units; money out is negative.
    amount: WrittenAmount<'a>,
    /// Whom it went to or came from, where that is known.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[schema(required = false, value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    merchant: &'a str,
}

/// One account. No other key is allowed.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChartAccount)]
struct BodyAccount<'a> {
    /// What it is booked under.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    code: &'a str,
    /// What people call it.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    name: &'a str,
    /// What it is, in any case.
    #[serde(rename = "type")]
    #[schema(value_type = published::SentAccountType)]
    kind: AccountType,
}

/// What is published of the body.
#[cfg(feature = "openapi")]
mod published {
    use std::borrow::Cow;

    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
    use utoipa::{PartialSchema, ToSchema};

    use super::{AccountType, CodingBody, CodingSubmission};

    /// The type of an account as it may be sent.
    pub(in crate::coding) struct SentAccountType;

    impl PartialSchema for SentAccountType {
        fn schema() -> RefOr<Schema> {
            let any_case = |name: &str| -> String {
                name.chars()
                    .map(|letter| format!("[{letter}{}]", letter.to_ascii_lowercase()))
                    .collect()
            };
            let names = AccountType::ALL.map(AccountType::name).into_iter().chain(["REVENUE"]);
            let pattern = names.map(any_case).collect::<Vec<_>>().join("|");
            let about = "In any case: INCOME (or REVENUE), EXPENSE, ASSET, LIABILITY, EQUITY.";
            ObjectBuilder::new()
                .schema_type(Type::String)
                .pattern(Some(format!("^({pattern})$")))
                .description(Some(about))
                .into()
        }
    }

    impl ToSchema for SentAccountType {}

    /// The published shape of the body, for [`CodingSubmission`].
    impl PartialSchema for CodingSubmission<'_> {
        fn schema() -> RefOr<Schema> {
            CodingBody::schema()
        }
    }

    impl ToSchema for CodingSubmission<'_> {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("NewCodingJob")
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            CodingBody::schemas(schemas);
        }
    }
}

struct TransactionsJson<'a>(&'a CodingTransactions);

impl Serialize for TransactionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|transaction| {
            let CodingTransaction { date, amount, description, merchant } = transaction;
            BodyTransaction { date, description, amount, merchant }
        }))
    }
}

struct ChartJson<'a>(&'a Chart);

impl Serialize for ChartJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.accounts().iter().map(|account| {
            let ChartAccount { code, name, kind } = account;
            BodyAccount { code, name, kind: *kind }
        }))
    }
}

impl Serialize for CodingSubmission<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (transactions, chart_of_accounts) =
            (TransactionsJson(self.transactions), ChartJson(self.chart));
        CodingBody { transactions, chart_of_accounts }.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coding::CodingRequest;

    #[test]
    fn a_submit_body_has_the_keys_of_the_contract_and_is_read_back_the_same() {
        let body = concat!(
            r#"{"transactions":[{"date":"2026-01-31","description":"é \"q\"","amount":-5.0},"#,
            r#"{"date":"2026-02-01","description":"","amount":1e2,"merchant":"Trainline"}],"#,
            r#""chart_of_accounts":[{"code":"400","name":"Travel","type":"EXPENSE"}]}"#
        );
        let CodingRequest { transactions, chart } = CodingRequest::decode(body.as_bytes()).unwrap();
        let submission = CodingSubmission { transactions: &transactions, chart: &chart };
        assert_eq!(serde_json::to_string(&submission).unwrap(), body);
    }
}
