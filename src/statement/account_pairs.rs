//! Entries that stand in one row with both of their accounts, as two rows with one account each.
//!
//! `Soll 1200, Haben 8400, 50.00` is 50.00 on 1200 and -50.00 on 8400. Where a mark says debit or credit of
//! the first account (`1200, against 8400, S`), the second row has the opposite mark. Nothing else is
//! changed, so that columns keep their names and the rest of the reader need not know.

use super::grid::{Grid, Record};
use super::table::TableSource;
use super::words;

/// A header stands within so many records.
const HEADER_WITHIN: usize = 30;

/// Where both accounts of an entry stand, and what says which of them is debited.
struct PairColumns {
    account: usize,
    against: usize,
    /// A mark of debit or credit of the first; without one it is debited, and this is the amount.
    by: DebitIndicator,
}

enum DebitIndicator {
    Mark(usize),
    Amount(usize),
}

/// Headers of the account that is debited, and of the one that is credited.
const DEBITED: [&str; 4] = ["sollkonto", "konto soll", "debit account", "compte debit"];
const CREDITED: [&str; 4] = ["habenkonto", "konto haben", "credit account", "compte credit"];

/// Headers of an account, of the one against it, and of the mark between them.
const ACCOUNT: [&str; 1] = ["konto"];
const AGAINST: [&str; 2] = ["gegenkonto", "gegenkonto ohne bu schlussel"];
const MARK: [&str; 4] = ["soll haben kennzeichen", "s h", "soll haben", "soll haben kz"];
const AMOUNT: [&str; 4] = ["buchungsbetrag", "betrag", "amount", "montant"];

/// The table with two rows an entry, if it is one of entries with two accounts a row.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let (header, columns) = start
        .iter()
        .enumerate()
        .find_map(|(at, record)| PairColumns::of(&record).map(|columns| (at, columns)))?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    if !columns.are_both_own(&whole, header) {
        return None;
    }
    let mut legs = Grid::default();
    for (at, record) in whole.iter().enumerate() {
        legs.push_row(record.line(), record.cells());
        let accounts = [columns.account, columns.against].map(|at| record.cell(at).trim());
        if at > header && accounts.iter().all(|account| !account.is_empty()) {
            let other: Vec<String> = columns.other_leg(&record);
            legs.push_row(record.line(), other.iter().map(String::as_str));
        }
    }
    Some(legs)
}

impl PairColumns {
    fn of(header: &Record<'_>) -> Option<Self> {
        let names: Vec<String> = header.cells().map(words::folded).collect();
        let at = |known: &[&str]| names.iter().position(|name| known.contains(&&**name));
        if let (Some(account), Some(against)) = (at(&DEBITED), at(&CREDITED)) {
            let amount = at(&AMOUNT)?;
            return Some(Self { account, against, by: DebitIndicator::Amount(amount) });
        }
        let (account, against, mark) = (at(&ACCOUNT)?, at(&AGAINST)?, at(&MARK)?);
        Some(Self { account, against, by: DebitIndicator::Mark(mark) })
    }

    /// Whether both columns are of accounts in the books: those of a bank's customers stand in one only.
    fn are_both_own(&self, table: &Grid, header: usize) -> bool {
        if matches!(self.by, DebitIndicator::Amount(_)) {
            return true;
        }
        let is_short = |record: Record<'_>, at: usize| {
            let cell = record.cell(at).trim();
            cell.len() <= 9 && cell.bytes().all(|byte| byte.is_ascii_digit())
        };
        let behind = header + 1..table.len();
        behind.into_iter().all(|at| {
            let record = table.row(at);
            is_short(record, self.account) && is_short(record, self.against)
        })
    }

    /// The cells of an entry as its second account sees it.
    fn other_leg(&self, record: &Record<'_>) -> Vec<String> {
        let mut cells: Vec<String> = record.cells().map(str::to_owned).collect();
        let width = self.account.max(self.against) + 1;
        cells.resize(cells.len().max(width), String::new());
        cells.swap(self.account, self.against);
        let (DebitIndicator::Mark(at) | DebitIndicator::Amount(at)) = self.by;
        let Some(cell) = cells.get_mut(at) else { return cells };
        let text = cell.trim().to_owned();
        *cell = match (&self.by, &*text) {
            (DebitIndicator::Mark(_), "S") => "H".to_owned(),
            (DebitIndicator::Mark(_), "H") => "S".to_owned(),
            (DebitIndicator::Mark(_), _) => text,
            (DebitIndicator::Amount(_), _) => match text.strip_prefix('-') {
                Some(size) => size.to_owned(),
                None if text.is_empty() => text,
                None => format!("-{text}"),
            },
        };
        cells
    }
}
