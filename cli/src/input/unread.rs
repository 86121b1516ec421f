//! Columns that change no sum, but that a person should know of: fees, and rows that never came to be.

use super::header::Column;
use super::records::Record;
use super::role::plain;
use crate::safe::quoted;

/// A column to be spoken of.
#[derive(Debug, Clone)]
pub(crate) struct Unread {
    column: Column,
    kind: Kind,
    rows: usize,
    /// The line of the first of them, and what it says.
    first: Option<(u64, String)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Amounts beside the amounts.
    Fees,
    /// What became of each row.
    States,
}

/// What a bank says of a row that moved no money, or has not yet.
const NOT_BOOKED: [&str; 13] = [
    "reverted",
    "failed",
    "declined",
    "pending",
    "cancelled",
    "canceled",
    "rejected",
    "reversed",
    "returned",
    "refused",
    "expired",
    "voided",
    "void",
];

/// Says which columns of a file are not read, in one note.
pub(super) fn note_columns(file: &str, columns: &[&str]) -> Option<String> {
    let named = columns.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ");
    match columns.len() {
        0 => None,
        1 => Some(format!("{file}: column {named} is not read")),
        _ => Some(format!("{file}: columns {named} are not read")),
    }
}

/// Whether a header speaks of how a line stands to VAT, or of the VAT in it.
pub(super) fn is_of_vat(name: &str) -> bool {
    let name = plain(name);
    let words: Vec<&str> = name.split(' ').collect();
    let of_others =
        ["number", "no", "registration", "reg", "id", "point", "date", "period", "year"];
    words.iter().any(|word| ["vat", "tax", "gst"].contains(word))
        && !words.iter().any(|word| of_others.contains(word))
}

impl Unread {
    /// Whether a column is to be spoken of, by its name as guesses see it.
    pub(super) fn of(name: &str, column: Column) -> Option<Self> {
        let kind = match name {
            "fee" | "fees" | "fee amount" | "transaction fee" | "transaction fees" | "bank fee"
            | "bank fees" | "total fees" | "charge" | "charges" | "commission" => Kind::Fees,
            "state" | "status" | "transaction state" | "transaction status" | "payment status" => {
                Kind::States
            }
            _ => return None,
        };
        Some(Self { column, kind, rows: 0, first: None })
    }

    /// Takes note of a row.
    pub(super) fn add(&mut self, record: &Record<'_>) {
        let cell = record.field(self.column.at).unwrap_or_default().trim();
        let is_told = match self.kind {
            Kind::Fees => cell.bytes().any(|byte| matches!(byte, b'1'..=b'9')),
            Kind::States => NOT_BOOKED.iter().any(|word| cell.eq_ignore_ascii_case(word)),
        };
        if is_told {
            self.rows += 1;
            self.first.get_or_insert_with(|| (record.line, cell.to_owned()));
        }
    }

    /// What there is to say when all rows are read.
    pub(super) fn note(&self, file: &str) -> Option<String> {
        let (line, cell) = self.first.as_ref()?;
        let name = quoted(&self.column.name);
        let rows = if self.rows == 1 { "1 row".to_owned() } else { format!("{} rows", self.rows) };
        Some(match self.kind {
            Kind::Fees => format!(
                "{file}: column {name} has amounts on {rows} that are not read (the first on line \
                 {line}): are they in the amounts already?"
            ),
            Kind::States => format!(
                "{file}: column {name} says {} or the like on {rows} (the first on line {line}), read \
                 as any other: take out what moved no money",
                quoted(cell)
            ),
        })
    }
}
