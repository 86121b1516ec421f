//! Transactions to be coded as a JSON array, with the keys of the API.

use std::borrow::Cow;

use tieout::coding::Transactions;
use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::{self, check_text, kept, required};

use super::cells::fault_in;
use super::columns::{AccountColumns, is_headed};
use super::header::Column;
use super::json;
use super::problem::{CellFault, Dataset, LoadError, Problem};
use super::records::Record;
use super::source::{Begun, Source};

/// Transactions of a JSON file.
pub(crate) struct JsonTransactions {
    pub(crate) transactions: Transactions,
    /// The 1-based file line on which each starts.
    pub(crate) lines: Vec<u64>,
    /// The keys that they have.
    pub(crate) names: Vec<String>,
}

/// Whether a file that begun so is meant as JSON.
pub(crate) fn is_json(source: &Source, begun: &Begun<'_>) -> bool {
    source.is_named_json() || begun.is_json()
}

/// Whether a file that begun so has the header of a chart of accounts.
pub(crate) fn is_chart(begun: &Begun<'_>) -> bool {
    is_headed::<AccountColumns>(&begun.start)
}

/// Reads transactions from JSON.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_json_transactions(
    source: &Source,
    begun: Begun<'_>,
) -> Result<JsonTransactions, LoadError> {
    const KEYS: [&str; 4] = ["date", "description", "amount", "merchant"];
    let mut transactions = Transactions::default();
    let read = |values: [Option<&str>; 4], report: &mut dyn FnMut(&str, String)| {
        let [date, description, amount, merchant] = values;
        let date = kept("date", required(date, strict::date), report);
        let description = kept("description", required(description, json::short_text), report);
        let amount = kept("amount", required(amount, strict::amount), report);
        let merchant = merchant.map_or(Ok(Cow::Borrowed("")), json::short_text);
        let merchant = kept("merchant", merchant, report);
        if let (Some(date), Some(description), Some(amount), Some(merchant)) =
            (date, description, amount, merchant)
            && let Err(error) = transactions.push(date, amount, &description, &merchant)
        {
            report("amount", error.to_string());
        }
    };
    let lines = json::read(Dataset::Transactions, source, begun, KEYS, read)?;
    let has_merchants = transactions.iter().any(|transaction| !transaction.merchant.is_empty());
    let names = if has_merchants { &KEYS[..] } else { &KEYS[..3] };
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Ok(JsonTransactions { transactions, lines, names })
}

/// A text cell, which may be empty, of the length that the API takes.
pub(super) fn cell_text<'r>(record: &Record<'r>, column: &Column) -> Result<&'r str, Problem> {
    let text = record.field(column.at).unwrap_or_default();
    check_text(text, TEXT_CHARS_MAX)
        .map_err(|fault| fault_in(record, column, CellFault::new(fault)))?;
    Ok(text)
}
