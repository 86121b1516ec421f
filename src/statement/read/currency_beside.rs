//! What a file says of its currency outside its rows: `Account currency: GBP`, a closing balance of `12.00 EUR`.

use crate::currency::Currency;
use crate::grid::Record;
use crate::labels::Label;
use crate::number::WrittenNumber;
use crate::reading::Reading;
use crate::words::{self, HeaderWord};

/// What was said so far.
#[derive(Debug, Default)]
pub(super) struct CurrencyBeside {
    /// With a word for a currency or a balance.
    said: Vec<Currency>,
    /// Codes in titles above the rows.
    titles: Vec<Currency>,
}

impl CurrencyBeside {
    /// A record that is no row.
    pub(super) fn see(
        &mut self,
        record: &Record<'_>,
        reading: &Reading,
        is_above: bool,
        words: &mut String,
    ) {
        if reading.header_line == Some(record.line()) {
            return;
        }
        let cells: Vec<&str> = record.cells().collect();
        for (at, cell) in cells.iter().enumerate() {
            let (label, rest) = cell.split_once(':').unwrap_or((cell, ""));
            let behind = [rest].into_iter().chain(cells[at + 1..].iter().copied());
            let mut behind = behind.filter(|cell| !cell.trim().is_empty());
            let is_of_currency = words::header(label).0.first() == Some(&HeaderWord::Currency);
            if is_of_currency {
                self.said.extend(behind.next().and_then(Currency::of_known));
            } else if Label::of(label, words) == Some(Label::Sure) {
                let beside = |cell: &str| WrittenNumber::parse(cell).and_then(|one| one.currency);
                let code = |cell: &str| Currency::codes_in(cell).pop();
                self.said.extend(behind.find_map(|cell| beside(cell).or_else(|| code(cell))));
            }
            if is_above {
                self.titles.extend(Currency::codes_in(cell));
            }
        }
    }

    /// The one that is said, by a word before by a title, or by the header of the balances.
    pub(super) fn end(&self, reading: &Reading) -> Option<Currency> {
        let one_of = |said: &[Currency]| {
            let precise = said.iter().min_by_key(|one| one.vagueness())?;
            said.iter().all(|one| !one.excludes(precise)).then(|| precise.clone())
        };
        let of_balance = || Currency::of_header(reading.names.get(reading.balance?)?);
        if self.said.is_empty() {
            return of_balance().or_else(|| one_of(&self.titles));
        }
        one_of(&self.said)
    }
}
