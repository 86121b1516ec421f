//! A result that came back from a daemon, checked as if a stranger had sent it.
//!
//! It must be one of the transactions and the chart that were sent: a suggestion for each of them, in
//! their order, of accounts that there are, and counts that are those of the list.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::chart::{Chart, ChartAccount};
use crate::outcome::AccountTypes;
use crate::rank::ranked::ALTERNATIVES_MAX;
use tieout::contract::coding::{
    AccountType, Alternative, CodedTransaction, CodingResult, CodingSummary, VatCode,
};
use tieout::contract::score::Score;

/// Why a result cannot be that of what was sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodingResultError {
    /// Not the shape of a coding result.
    #[error("is not the result of a coding job: {0}")]
    Malformed(String),
    /// The list does not have one suggestion for each transaction, in their order.
    #[error("does not have one suggestion for each transaction, in their order")]
    OtherRows,
    /// A suggestion names an account that was not sent, or gives it another name or type.
    #[error("names at results[{0}] an account that was not sent")]
    Foreign(usize),
    /// A suggestion contradicts itself: a VAT code or alternatives without an account, or too many.
    #[error("contradicts itself at results[{0}]")]
    Contradiction(usize),
    /// The counts or the credits are not those of the list.
    #[error("has a summary that does not count its own list")]
    Miscounted,
}

/// Reads the API's result object for so many transactions and the chart that was sent with them.
///
/// # Errors
/// [`CodingResultError`] for what cannot be their result.
pub fn received<'a>(
    transactions: usize,
    chart: &'a Chart,
    result: &str,
) -> Result<CodingResult<'a>, CodingResultError> {
    let result: CodingResultBody<'_> =
        serde_json::from_str(result).map_err(|error| malformed(&error))?;
    let in_order = |(at, coded): (usize, &ReceivedCoded<'_>)| coded.row == at;
    if result.results.len() != transactions || !result.results.iter().enumerate().all(in_order) {
        return Err(CodingResultError::OtherRows);
    }
    let accounts = AccountsByCode::of(chart);
    let results: Result<Vec<_>, _> =
        result.results.iter().map(|coded| coded.checked(&accounts)).collect();
    let results = results?;
    let coded = results.iter().filter(|coded| coded.suggested_account_code.is_some()).count();
    let summary = CodingSummary { transactions, coded, uncoded: transactions - coded };
    if result.summary.counts() != summary || result.credits_charged != transactions as u64 {
        return Err(CodingResultError::Miscounted);
    }
    Ok(CodingResult { summary, credits_charged: result.credits_charged, results })
}

fn malformed(error: &impl ToString) -> CodingResultError {
    CodingResultError::Malformed(error.to_string())
}

/// The result object, numbers as text. Members that are not needed are not read, so that a later
/// daemon may add some.
#[derive(Deserialize)]
struct CodingResultBody<'a> {
    summary: CodingSummaryBody,
    credits_charged: u64,
    #[serde(borrow)]
    results: Vec<ReceivedCoded<'a>>,
}

#[derive(Deserialize)]
struct CodingSummaryBody {
    transactions: usize,
    coded: usize,
    uncoded: usize,
}

impl CodingSummaryBody {
    const fn counts(&self) -> CodingSummary {
        let Self { transactions, coded, uncoded } = *self;
        CodingSummary { transactions, coded, uncoded }
    }
}

#[derive(Deserialize)]
struct ReceivedCoded<'a> {
    row: usize,
    #[serde(borrow)]
    suggested_account_code: Option<Cow<'a, str>>,
    #[serde(borrow)]
    suggested_account_name: Option<Cow<'a, str>>,
    suggested_account_type: Option<AccountType>,
    vat_code: VatCode,
    #[serde(borrow)]
    confidence: &'a RawValue,
    #[serde(borrow)]
    alternatives: Vec<ReceivedAlternative<'a>>,
    reason: String,
}

#[derive(Deserialize)]
struct ReceivedAlternative<'a> {
    #[serde(borrow)]
    account_code: Cow<'a, str>,
    #[serde(borrow)]
    confidence: &'a RawValue,
}

/// The accounts that were sent, by their codes.
struct AccountsByCode<'a> {
    by_code: BTreeMap<&'a str, Vec<&'a ChartAccount>>,
    types: AccountTypes<'a>,
}

impl<'a> AccountsByCode<'a> {
    fn of(chart: &'a Chart) -> Self {
        let mut by_code: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for account in chart.accounts() {
            by_code.entry(account.code.as_str()).or_default().push(account);
        }
        Self { by_code, types: AccountTypes::of(chart) }
    }

    /// The account of this code, as it was sent.
    fn named(&self, code: &str, name: Option<&str>) -> Option<&'a ChartAccount> {
        let alike = self.by_code.get(code)?;
        alike.iter().find(|account| name.is_none_or(|name| account.name == name)).copied()
    }
}

impl ReceivedCoded<'_> {
    fn checked<'a>(
        &self,
        accounts: &AccountsByCode<'a>,
    ) -> Result<CodedTransaction<'a>, CodingResultError> {
        let at = self.row;
        let named = |code: &str, name: Option<&str>| {
            accounts.named(code, name).ok_or(CodingResultError::Foreign(at))
        };
        let account = match (&self.suggested_account_code, &self.suggested_account_name) {
            (Some(code), Some(name)) => Some(named(code, Some(name))?),
            (None, None) => None,
            _ => return Err(CodingResultError::Contradiction(at)),
        };
        let kind = account.and_then(|account| accounts.types.of_code(&account.code));
        if self.suggested_account_type != kind {
            return Err(CodingResultError::Foreign(at));
        }
        let is_empty = self.vat_code == VatCode::Nv && self.alternatives.is_empty();
        if self.alternatives.len() > ALTERNATIVES_MAX || (account.is_none() && !is_empty) {
            return Err(CodingResultError::Contradiction(at));
        }
        let alternative = |other: &ReceivedAlternative<'_>| {
            let account = named(&other.account_code, None)?;
            Ok(Alternative { account_code: &account.code, confidence: score(other.confidence)? })
        };
        Ok(CodedTransaction {
            row: u32::try_from(at).map_err(|error| malformed(&error))?,
            suggested_account_code: account.map(|account| account.code.as_str()),
            suggested_account_name: account.map(|account| account.name.as_str()),
            suggested_account_type: kind,
            vat_code: self.vat_code,
            confidence: score(self.confidence)?,
            alternatives: self.alternatives.iter().map(alternative).collect::<Result<_, _>>()?,
            reason: self.reason.clone(),
        })
    }
}

fn score(number: &RawValue) -> Result<Score, CodingResultError> {
    Score::parse(number.get())
        .ok_or_else(|| malformed(&"a confidence is not a number from 0 to 1 with three decimals"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Coder, CodingRequest};

    const BODY: &str = concat!(
        r#"{"transactions":[{"date":"2026-01-31","description":"TRAINLINE.COM LONDON","amount":-42.5},"#,
        r#"{"date":"2026-01-31","description":"","amount":-1}],"chart_of_accounts":["#,
        r#"{"code":"493","name":"Rail travel","type":"EXPENSE"},"#,
        r#"{"code":"404","name":"Bank charges","type":"EXPENSE"},"#,
        r#"{"code":"404","name":"Bank","type":"ASSET"}]}"#
    );

    /// Any result of the body, whatever the engine thinks of it.
    const RESULT: &str = concat!(
        r#"{"summary":{"transactions":2,"coded":1,"uncoded":1},"credits_charged":2,"results":["#,
        r#"{"row":0,"suggested_account_code":"493","suggested_account_name":"Rail travel","#,
        r#""suggested_account_type":"EXPENSE","vat_code":"ZR","confidence":0.900,"#,
        r#""alternatives":[{"account_code":"404","confidence":0.050}],"reason":"rail"},"#,
        r#"{"row":1,"suggested_account_code":null,"suggested_account_name":null,"#,
        r#""suggested_account_type":null,"vat_code":"NV","confidence":0.000,"alternatives":[],"#,
        r#""reason":"nothing"}]}"#
    );

    #[test]
    fn a_result_comes_back_as_it_was_written() {
        let CodingRequest { transactions, chart } = CodingRequest::decode(BODY.as_bytes()).unwrap();
        let outcome = Coder::new(&chart).code(&transactions);
        let written = serde_json::to_string(&outcome.to_contract(&chart, 2)).unwrap();
        for result in [&*written, RESULT] {
            let received = received(2, &chart, result).unwrap();
            assert_eq!(serde_json::to_string(&received).unwrap(), result);
        }
    }

    #[test]
    fn a_result_that_cannot_be_theirs_is_refused() {
        let CodingRequest { chart, .. } = CodingRequest::decode(BODY.as_bytes()).unwrap();
        assert_eq!(received(3, &chart, RESULT).unwrap_err(), CodingResultError::OtherRows);
        for (from, to, error) in [
            ("\"row\":1", "\"row\":0", CodingResultError::OtherRows),
            ("\"coded\":1", "\"coded\":2", CodingResultError::Miscounted),
            ("charged\":2", "charged\":1", CodingResultError::Miscounted),
            ("Rail travel", "Rail", CodingResultError::Foreign(0)),
            ("code\":\"404", "code\":\"405", CodingResultError::Foreign(0)),
            ("EXPENSE", "ASSET", CodingResultError::Foreign(0)),
            ("\"NV\"", "\"ST\"", CodingResultError::Contradiction(1)),
            ("code\":\"493\"", "code\":null", CodingResultError::Contradiction(0)),
        ] {
            let changed = RESULT.replacen(from, to, 1);
            assert_ne!(changed, RESULT);
            assert_eq!(received(2, &chart, &changed).unwrap_err(), error, "{from}");
        }
        for (from, to) in
            [("0.900", "1.900"), ("\"ZR\"", "\"ZZ\""), ("\"reason\":\"rail\"", "\"x\":1")]
        {
            let error = received(2, &chart, &RESULT.replacen(from, to, 1)).unwrap_err();
            assert!(matches!(error, CodingResultError::Malformed(_)), "{from}: {error}");
        }
    }
}
