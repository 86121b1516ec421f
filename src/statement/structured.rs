//! Statements of formats that say what each value is: OFX, QIF, MT940, CAMT, BAI2.

use tieout::date::Date;

use super::fault::Fault;

/// One statement of one account, as its format states it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StructuredStatement {
    /// What the format is called: `OFX 1`, `MT940`, `CAMT.053`.
    pub format: String,
    /// The account: IBAN, number or name, as the file has it.
    pub account: Option<String>,
    /// ISO 4217 code of all amounts.
    pub currency: Option<String>,
    /// The first and last day that the statement is of, where it says so.
    pub from: Option<Date>,
    /// As `from`.
    pub to: Option<Date>,
    /// The balance before the first entry.
    pub opening: Option<DatedBalance>,
    /// The balance after the last entry.
    pub closing: Option<DatedBalance>,
    /// Sums and counts that the file states of its entries.
    pub totals: StatedTotals,
    /// What was booked, in the order of the file.
    pub entries: Vec<StatementEntry>,
    /// What stands in the file and moved no balance.
    pub left_out: Vec<LeftOutEntry>,
    /// Whether the account is a debt (card, loan): only informative, signs in `entries` are settled.
    pub is_debt: bool,
    /// Whether a later statement has the entries again: an interim report or an advice (MT942,
    /// CAMT.052, CAMT.054).
    pub is_interim: bool,
    /// Where the file contradicts itself: entries that do not come to the balance or the totals that it
    /// states, an id that two entries have. Nothing was changed because of them.
    pub discrepancies: Vec<Fault>,
    /// What was read in a way worth a line to the reader, and is settled.
    pub notes: Vec<Fault>,
}

/// A balance with the day it is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatedBalance {
    /// The day at whose end (opening: before whose start) it holds, where the file says it. MT940 writes
    /// the end of the day before an opening balance or its own first day, and does not say which.
    pub day: Option<Date>,
    /// Canonical signed amount; what is owed is negative.
    pub amount: String,
    /// The 1-based line it stands on.
    pub line: u64,
}

/// What a file states of its entries as a whole; magnitudes are canonical amounts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedTotals {
    /// The number of entries.
    pub count: Option<u64>,
    /// The sum of money in and of money out, both positive.
    pub money_in: Option<String>,
    /// As `money_in`.
    pub money_out: Option<String>,
    /// The line that states them.
    pub line: u64,
}

/// A booked entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatementEntry {
    /// The 1-based line it starts on.
    pub line: u64,
    /// The day it was booked on.
    pub date: Date,
    /// The day from which it bears interest, where the format says it.
    pub value_date: Option<Date>,
    /// Signed, canonical: a JSON number with at least two decimal places (`-12.50`), no plus sign, no
    /// grouping, no negative zero. Money into the account is positive.
    pub amount: String,
    /// Text for a person: counterparty and purpose, single spaces, never empty if the entry has any text.
    pub description: String,
    /// Who paid or was paid, where the format says it apart.
    pub counterparty: Option<String>,
    /// What the parties know it by: an end-to-end id, a cheque number, a customer reference.
    pub reference: Option<String>,
    /// The bank's own id of the entry, unique in the account: `FITID`, `AcctSvcrRef`. None where
    /// several entries of the file share it.
    pub bank_id: Option<String>,
    /// What kind of entry it is, as the file has it: `DEBIT`, `NTRF`, `Transfer`.
    pub kind: Option<String>,
    /// The balance after it, where the format has one an entry.
    pub balance: Option<String>,
}

/// An entry that moved no balance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOutEntry {
    /// The 1-based line it starts on.
    pub line: u64,
    /// What it is: `pending`, `reversed`, `information`.
    pub kind: &'static str,
}

/// Writes digits as a canonical amount: a JSON number with at least two decimal places and no further
/// trailing zeros, no leading zeros, no negative zero. `integer` and `fraction` are ASCII digits.
#[must_use]
pub fn canonical(is_negative: bool, integer: &str, fraction: &str) -> String {
    let integer = integer.trim_start_matches('0');
    let fraction = fraction.trim_end_matches('0');
    let is_zero = integer.is_empty() && fraction.is_empty();
    let mut number = String::with_capacity(integer.len() + fraction.len() + 4);
    if is_negative && !is_zero {
        number.push('-');
    }
    number.push_str(if integer.is_empty() { "0" } else { integer });
    number.push('.');
    number.push_str(fraction);
    for _ in fraction.len()..2 {
        number.push('0');
    }
    number
}
