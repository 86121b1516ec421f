//! Transactions and a chart as the body of a submit, written straight from where they are.
//!
//! Source: contract part 2.5.

use serde::{Serialize, Serializer};

use super::chart::{Account, Chart};
use super::transactions::{Transaction, Transactions};
use crate::amount::WrittenAmount;
use crate::contract::ToSchema;
use crate::contract::coding::AccountType;
use crate::date::Date;

/// What a client sends to have transactions coded by a daemon. Serializes to the submit body; every
/// amount keeps the digits it came with.
#[derive(Debug, Clone, Copy)]
pub struct Submission<'a> {
    /// What is to be coded.
    pub transactions: &'a Transactions,
    /// The accounts to choose from.
    pub chart: &'a Chart,
}

/// Transactions, and the accounts to choose from.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Body<'a> {
    /// What is to be coded; each costs one credit.
    #[schema(value_type = Vec<BodyTransaction>)]
    transactions: Listed<'a>,
    /// The accounts. Of a code that stands there twice the first counts.
    #[schema(value_type = Vec<BodyAccount>)]
    chart_of_accounts: Charted<'a>,
}

/// One transaction. No other key is allowed.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Transaction)]
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
#[schema(as = Account)]
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

    use super::{AccountType, Body, Submission};

    /// The type of an account as it may be sent.
    pub(super) struct SentAccountType;

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

    /// The published shape of the body, for [`Submission`].
    impl PartialSchema for Submission<'_> {
        fn schema() -> RefOr<Schema> {
            Body::schema()
        }
    }

    impl ToSchema for Submission<'_> {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("NewCodingJob")
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            Body::schemas(schemas);
        }
    }
}

struct Listed<'a>(&'a Transactions);

impl Serialize for Listed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|transaction| {
            let Transaction { date, amount, description, merchant } = transaction;
            BodyTransaction { date, description, amount, merchant }
        }))
    }
}

struct Charted<'a>(&'a Chart);

impl Serialize for Charted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.accounts().iter().map(|account| {
            let Account { code, name, kind } = account;
            BodyAccount { code, name, kind: *kind }
        }))
    }
}

impl Serialize for Submission<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (transactions, chart_of_accounts) = (Listed(self.transactions), Charted(self.chart));
        Body { transactions, chart_of_accounts }.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coding::Request;

    #[test]
    fn a_submit_body_has_the_keys_of_the_contract_and_is_read_back_the_same() {
        let body = concat!(
            r#"{"transactions":[{"date":"2026-01-31","description":"é \"q\"","amount":-5.0},"#,
            r#"{"date":"2026-02-01","description":"","amount":1e2,"merchant":"Trainline"}],"#,
            r#""chart_of_accounts":[{"code":"400","name":"Travel","type":"EXPENSE"}]}"#
        );
        let Request { transactions, chart } = Request::decode(body.as_bytes()).unwrap();
        let submission = Submission { transactions: &transactions, chart: &chart };
        assert_eq!(serde_json::to_string(&submission).unwrap(), body);
    }
}
