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
    by: DebitIndicator,
}

/// What says which of two accounts is debited.
enum DebitIndicator {
    /// A mark of debit or credit of the first.
    Mark(usize),
    /// The headers, which call them accounts; this is the amount.
    Amount(usize),
    /// The headers, where what stands below the sides are numbers of accounts; this is the amount.
    Side(usize),
}

/// Headers of the account that is debited, and of the one that is credited.
const DEBITED: [&str; 6] =
    ["sollkonto", "konto soll", "ktsoll", "kt soll", "debit account", "compte debit"];
const CREDITED: [&str; 6] =
    ["habenkonto", "konto haben", "kthaben", "kt haben", "credit account", "compte credit"];

/// Headers of the sides of an account, which hold the accounts themselves beside one amount.
const DEBIT_SIDE: [&str; 3] = ["soll", "debit", "dare"];
const CREDIT_SIDE: [&str; 3] = ["haben", "credit", "avere"];

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
        let named = if at == header { columns.named(&record) } else { Vec::new() };
        if named.is_empty() {
            legs.push_row(record.line(), record.cells());
        } else {
            legs.push_row(record.line(), named.iter().map(String::as_str));
        }
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
        if let (Some(account), Some(against)) = (at(&DEBIT_SIDE), at(&CREDIT_SIDE)) {
            let by = DebitIndicator::Side(at(&AMOUNT)?);
            return Some(Self { account, against, by });
        }
        let (account, against, mark) = (at(&ACCOUNT)?, at(&AGAINST)?, at(&MARK)?);
        Some(Self { account, against, by: DebitIndicator::Mark(mark) })
    }

    /// The header where it calls accounts what a statement calls amounts: with their name.
    fn named(&self, header: &Record<'_>) -> Vec<String> {
        if !matches!(self.by, DebitIndicator::Side(_)) {
            return Vec::new();
        }
        let mut cells: Vec<String> = header.cells().map(str::to_owned).collect();
        "Sollkonto".clone_into(&mut cells[self.account]);
        "Habenkonto".clone_into(&mut cells[self.against]);
        cells
    }

    /// Whether both columns are of accounts in the books: those of a bank's customers stand in one only.
    fn are_both_own(&self, table: &Grid, header: usize) -> bool {
        if matches!(self.by, DebitIndicator::Amount(_)) {
            return true;
        }
        // Sides that hold amounts are filled one at a time.
        let digits_min = if matches!(self.by, DebitIndicator::Side(_)) { 3 } else { 0 };
        let is_short = |cell: &str| {
            (digits_min..=9).contains(&cell.len()) && cell.bytes().all(|byte| byte.is_ascii_digit())
        };
        let behind = (header + 1..table.len()).map(|at| table.row(at));
        let mut behind = behind.filter(|record| digits_min == 0 || !record.is_blank());
        let are_accounts = behind.all(|record| {
            let both = [self.account, self.against].map(|at| record.cell(at).trim());
            both.into_iter().all(is_short) && (digits_min == 0 || both[0] != both[1])
        });
        are_accounts && header + 1 < table.len()
    }

    /// The cells of an entry as its second account sees it.
    fn other_leg(&self, record: &Record<'_>) -> Vec<String> {
        let mut cells: Vec<String> = record.cells().map(str::to_owned).collect();
        let width = self.account.max(self.against) + 1;
        cells.resize(cells.len().max(width), String::new());
        cells.swap(self.account, self.against);
        let (DebitIndicator::Mark(at) | DebitIndicator::Amount(at) | DebitIndicator::Side(at)) =
            self.by;
        let Some(cell) = cells.get_mut(at) else { return cells };
        let text = cell.trim().to_owned();
        *cell = match (&self.by, &*text) {
            (DebitIndicator::Mark(_), "S") => "H".to_owned(),
            (DebitIndicator::Mark(_), "H") => "S".to_owned(),
            (DebitIndicator::Mark(_), _) => text,
            (DebitIndicator::Amount(_) | DebitIndicator::Side(_), _) => {
                match text.strip_prefix('-') {
                    Some(size) => size.to_owned(),
                    None if text.is_empty() => text,
                    None => format!("-{text}"),
                }
            }
        };
        cells
    }
}
