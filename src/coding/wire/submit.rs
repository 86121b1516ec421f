//! Transactions and a chart as the body of a submit, written straight from where they are.
//!
//! Source: contract part 2.5.

use serde::{Serialize, Serializer};

use crate::chart::{Chart, ChartAccount};
use crate::transactions::{CodingTransaction, CodingTransactions};
use tieout::amount::WrittenAmount;
use tieout::contract::ToSchema;
use tieout::contract::coding::AccountType;
use tieout::date::Date;

/// What a client sends to have transactions coded by a daemon. Serializes to the submit body; every
/// amount keeps its digits as submitted.
#[derive(Debug, Clone, Copy)]
pub struct CodingSubmission<'a> {
    /// Transactions to code.
    pub transactions: &'a CodingTransactions,
    /// The accounts to choose from.
    pub chart: &'a Chart,
}

/// Transactions to code, and the chart of accounts to choose from.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CodingBody<'a> {
    /// Transactions to code; each costs one credit.
    #[schema(value_type = Vec<BodyTransaction>)]
    transactions: TransactionsJson<'a>,
    /// Accounts to choose from. If a code appears twice, the first account with it is used.
    #[schema(value_type = Vec<BodyAccount>)]
    chart_of_accounts: ChartJson<'a>,
}

/// A transaction. No other keys are allowed.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CodingTransaction)]
struct BodyTransaction<'a> {
    /// Transaction date.
    date: Date,
    /// Description from the bank.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    description: &'a str,
    /// Signed amount in major units; money out is negative.
    amount: WrittenAmount<'a>,
    /// Payee or payer, if known.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[schema(required = false, value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    merchant: &'a str,
}

/// An account. No other keys are allowed.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChartAccount)]
struct BodyAccount<'a> {
    /// Account code.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    code: &'a str,
    /// Account name.
    #[schema(value_type = String, max_length = 10_000, pattern = r"^[^\x00]*$")]
    name: &'a str,
    /// Account type, in upper or lower case.
    #[serde(rename = "type")]
    #[schema(value_type = published::SentAccountType)]
    kind: AccountType,
}

/// The published form of the body.
#[cfg(feature = "openapi")]
mod published {
    use std::borrow::Cow;

    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
    use utoipa::{PartialSchema, ToSchema};

    use super::{AccountType, CodingBody, CodingSubmission};

    /// The type of an account, as it may be submitted.
    pub(crate) struct SentAccountType;

    impl PartialSchema for SentAccountType {
        fn schema() -> RefOr<Schema> {
            let any_case = |name: &str| -> String {
                name.chars()
                    .map(|letter| format!("[{letter}{}]", letter.to_ascii_lowercase()))
                    .collect()
            };
            let names = AccountType::ALL.map(AccountType::name).into_iter().chain(["REVENUE"]);
            let pattern = names.map(any_case).collect::<Vec<_>>().join("|");
            let about =
                "In upper or lower case: INCOME (or REVENUE), EXPENSE, ASSET, LIABILITY, EQUITY.";
            ObjectBuilder::new()
                .schema_type(Type::String)
                .pattern(Some(format!("^({pattern})$")))
                .description(Some(about))
                .into()
        }
    }

    impl ToSchema for SentAccountType {}

    /// The published schema of the body, for [`CodingSubmission`].
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
    use crate::CodingRequest;

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
