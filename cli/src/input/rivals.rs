//! Columns that may be meant where the column of amounts was guessed.

use super::amounts::AmountReader;
use super::header::Column;
use super::problem::{Problem, SIDE};
use super::records::Record;
use super::role::plain;
use super::signs;
use super::totals;
use crate::safe::{quoted, shell_word};

/// Words of headers of what was paid.
const AMOUNTS: &str = "amount amt value gross net total brutto netto betrag montant importe importo bedrag \
     kwota belopp";

/// With such a word it is a part of it, what was paid abroad, what is left, or no money.
const OTHERS: &str = "vat tax gst hst pst mwst ust iva tva btw moms steuer fee fees charge charges commission \
     cost costs discount tip tips cashback interest principal withholding rounding refund refunded original \
     orig foreign intl international forex fx source target exchange converted conversion rate currency ccy code date type id number no \
     count quantity qty units words in out due outstanding open remaining allocated unallocated available \
     limit budget running cumulative ytd daily reserve deposit tendered";

/// Such columns, held against the one that was taken.
#[derive(Debug)]
pub(super) struct Rivals {
    columns: Vec<Rival>,
    amounts: AmountReader,
}

#[derive(Debug)]
struct Rival {
    column: Column,
    /// The first line on which it has another amount.
    differs: Option<u64>,
}

impl Rivals {
    /// Those among the columns that are not read; `amounts` reads cells as those of the file are.
    pub(super) fn of(columns: &[Column], amounts: AmountReader) -> Self {
        let rivals = columns.iter().filter(|column| is_meant(&plain(&column.name)));
        let rivals = rivals.cloned().map(|column| Rival { column, differs: None });
        Self { columns: rivals.collect(), amounts }
    }

    /// Takes note of a row and its amount, canonical. What is empty or no amount differs from none.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) {
        for rival in self.columns.iter_mut().filter(|rival| rival.differs.is_none()) {
            let mut other = String::new();
            let cell = record.field(rival.column.at).unwrap_or_default();
            if self.amounts.read(cell, &mut other).is_ok() && other != number {
                rival.differs = Some(record.line);
            }
        }
    }

    /// That the amount may be another column than the one that was taken.
    pub(super) fn problem(&self, taken: &Column) -> Option<Problem> {
        let differing = || self.columns.iter().filter_map(|one| Some((one.differs?, &one.column)));
        let line = differing().map(|(line, _)| line).min()?;
        let columns = std::iter::once(taken).chain(differing().map(|(_, column)| column));
        let names: Vec<String> = columns.map(|column| quoted(&column.name)).collect();
        let choice = shell_word(&format!("{SIDE}amount={}", taken.key()));
        let message = format!("{} could be the amount, and they differ", names.join(" or "));
        Some(Problem::at_line(line, message).hint(format!("choose, as in --map {choice}")))
    }
}

fn is_meant(plain: &str) -> bool {
    let has = |words: &str| plain.split(' ').any(|word| words.split(' ').any(|one| one == word));
    has(AMOUNTS)
        && !has(OTHERS)
        && !totals::is_of_balance(plain)
        && signs::of_amounts(plain).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_of_an_amount_may_be_meant_but_not_one_of_a_part_or_a_balance() {
        for header in ["Gross Amount", "Billing Amount", "Settlement amount", "Total", "Betrag"] {
            assert!(is_meant(&plain(header)), "{header}");
        }
        for header in [
            "VAT Amount",
            "Fee amount",
            "Amount in",
            "Debit amount",
            "Balance amount",
            "Value date",
            "Original amount",
            "Intl.Amount",
            "Reference",
        ] {
            assert!(!is_meant(&plain(header)), "{header}");
        }
    }
}
