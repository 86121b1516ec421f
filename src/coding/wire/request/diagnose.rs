//! A body that was not as expected, read with care: every fault with its place.

use std::borrow::Cow;

use super::parts::{
    CodingBodyParts, CodingRequestError, KEYS, KEYS_OF_ACCOUNT, KEYS_OF_TRANSACTION, TakeAccount,
    TakeTransaction,
};
use tieout::contract::coding::{AccountType, TEXT_CHARS_MAX};
use tieout::contract::issue::{SectionIssue, SectionIssues};
use tieout::contract::strict::{
    self, ReportFault, ValueFault, in_order, members, required, short_text, value_or_report,
};

/// Reads the body again with care. Should nothing be wrong with it after all, it is taken.
pub(super) fn diagnose<T: TakeTransaction, A: TakeAccount>(
    body: &str,
) -> Result<CodingBodyParts<T, A>, CodingRequestError> {
    let mut issues = SectionIssues::default();
    let mut parts = CodingBodyParts::<T, A>::default();
    let at_top = |field: &str, fault: ValueFault| issue(None, None, field, fault);
    let values = members(body, KEYS, &mut |key, fault| issues.push(|| at_top(key, fault)));
    for (name, json) in values.map(|values| in_order(KEYS, values)).unwrap_or_default() {
        let Some(json) = json else {
            issues.push(|| at_top(name, "is missing".to_owned()));
            continue;
        };
        let mut report = |row: Option<u64>, field: &str, fault: ValueFault| {
            issues.push(|| issue(Some(name), row, field, fault));
        };
        if name == KEYS[0] {
            let transactions = &mut parts.transactions;
            let mut read = |item: &str, report: &mut ReportFault<'_>| {
                read_transaction(item, transactions, report);
            };
            strict::rows(json, &mut read, &mut report);
        } else {
            let accounts = &mut parts.accounts;
            let mut read = |item: &str, report: &mut ReportFault<'_>| {
                read_account(item, accounts, report);
            };
            strict::rows(json, &mut read, &mut report);
        }
    }
    if issues.is_empty() { Ok(parts) } else { Err(CodingRequestError::Format(issues)) }
}

fn issue(
    section: Option<&'static str>,
    row: Option<u64>,
    field: &str,
    message: ValueFault,
) -> SectionIssue {
    let field = (!field.is_empty()).then(|| field.to_owned());
    SectionIssue { section: section.map(Cow::Borrowed), row, field, message }
}

/// Appends the transaction if nothing is wrong with it, and reports everything that is.
fn read_transaction(
    json: &str,
    transactions: &mut impl TakeTransaction,
    report: &mut ReportFault<'_>,
) {
    let Some(values) = members(json, KEYS_OF_TRANSACTION, report) else { return };
    let [date, description, amount, merchant] = values;
    let date = value_or_report("date", required(date, strict::date), report);
    let description = value_or_report("description", required(description, read_text), report);
    let amount = value_or_report("amount", required(amount, strict::amount), report);
    let merchant =
        value_or_report("merchant", merchant.map_or(Ok(Cow::Borrowed("")), read_text), report);
    if let (Some(date), Some(amount), Some(description), Some(merchant)) =
        (date, amount, description, merchant)
        && let Err(error) = transactions.take(date, amount, &description, &merchant)
    {
        report("amount", error.to_string());
    }
}

fn read_account(json: &str, accounts: &mut impl TakeAccount, report: &mut ReportFault<'_>) {
    let Some([code, name, kind]) = members(json, KEYS_OF_ACCOUNT, report) else { return };
    let code = value_or_report("code", required(code, read_text), report);
    let name = value_or_report("name", required(name, read_text), report);
    let kind = value_or_report("type", required(kind, read_type), report);
    if let (Some(code), Some(name), Some(kind)) = (code, name, kind) {
        accounts.take(&code, &name, kind);
    }
}

fn read_text(json: &str) -> Result<Cow<'_, str>, ValueFault> {
    short_text(json, TEXT_CHARS_MAX)
}

fn read_type(json: &str) -> Result<AccountType, ValueFault> {
    let word = strict::text(json)?;
    word.parse().map_err(|error: tieout::contract::chart::AccountTypeError| error.to_string())
}
