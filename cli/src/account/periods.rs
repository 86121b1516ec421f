//! `periods.jsonl`: a line for each close, each with the hash of the line before. There is no clock in it: the
//! same files closed again give the same bytes.

use serde::{Deserialize, Serialize};
use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::period::{Proof, ReconciledPeriod, SideBalances};

use crate::digest::sha256;
use crate::exit::Failure;

/// Its name in the folder.
pub(super) const FILE: &str = "periods.jsonl";

/// A close.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PeriodLine {
    /// From 1.
    pub(crate) period: usize,
    /// What the account is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) account: Option<String>,
    /// Its last day.
    pub(crate) as_at: String,
    /// The bank's side.
    pub(crate) statement: ClosedSide,
    /// The side of the books.
    pub(crate) books: ClosedSide,
    /// Where both lead to; null where no balance is known.
    pub(crate) adjusted_statement: Option<String>,
    /// Likewise.
    pub(crate) adjusted_books: Option<String>,
    /// What it proves.
    pub(crate) proof: String,
    /// Why it was closed though it is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) unproved: Option<String>,
    /// Who prepared it, where somebody said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) prepared_by: Option<String>,
    /// Rows of the bank, those carried included.
    pub(crate) bank_rows: usize,
    /// Rows of the books, likewise.
    pub(crate) book_rows: usize,
    /// Pairs.
    pub(crate) matched: usize,
    /// Groups.
    pub(crate) groups: usize,
    /// Items that were open before it.
    pub(crate) carried_in: usize,
    /// Items that are open after it.
    pub(crate) carried_out: usize,
    /// What those come to, of the bank and of the books.
    pub(crate) open: [String; 2],
    /// SHA-256 of its files, the statement first.
    pub(crate) files: Vec<String>,
    /// SHA-256 of what stands in its folder.
    pub(crate) folder: String,
    /// The version of the program.
    pub(crate) program: String,
    /// SHA-256 of the line before; empty in the first.
    pub(crate) previous: String,
    /// SHA-256 of this line with nothing here.
    pub(crate) line: String,
}

/// A side over a closed period.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClosedSide {
    /// Before it; null where nobody knows it.
    pub(crate) opening: Option<String>,
    /// The sum of its rows.
    pub(crate) movements: String,
    /// After it; null where nobody knows it.
    pub(crate) closing: Option<String>,
}

impl ClosedSide {
    fn of(side: &SideBalances) -> Self {
        let text = |amount: &Option<Amount>| amount.as_ref().map(Amount::to_string);
        Self {
            opening: text(&side.opening),
            movements: side.movements.to_string(),
            closing: text(&side.closing),
        }
    }

    /// The balances as amounts.
    ///
    /// # Errors
    /// One of them is mended badly.
    pub(crate) fn balances(&self) -> Result<[Option<Amount>; 2], Failure> {
        let amount = |text: &Option<String>| {
            let parsed = text.as_ref().map(|text| Amount::parse(text)).transpose();
            parsed.map_err(|error| Failure::file(format!("{FILE}: a balance {error}")))
        };
        Ok([amount(&self.opening)?, amount(&self.closing)?])
    }
}

impl PeriodLine {
    /// The line of a period; its folder, its place in the chain and what people said of it come later.
    pub(crate) fn of(
        month: &ReconciledPeriod,
        as_at: Date,
        carried_in: usize,
        files: Vec<String>,
    ) -> Self {
        let all = &month.reconciliation;
        let text = |amount: &Option<Amount>| amount.as_ref().map(Amount::to_string);
        let open = |side| {
            let items = month.open.iter().filter(|item| item.side == side);
            items.fold(Amount::default(), |sum, item| sum + &item.amount).to_string()
        };
        Self {
            period: 0,
            account: None,
            as_at: as_at.to_string(),
            statement: ClosedSide::of(&all.statement),
            books: ClosedSide::of(&all.books),
            adjusted_statement: text(&all.adjusted_statement),
            adjusted_books: text(&all.adjusted_books),
            proof: all.proof.name().to_owned(),
            unproved: None,
            prepared_by: None,
            bank_rows: month.bank.rows.len(),
            book_rows: month.book.rows.len(),
            matched: month.outcome.pairs.len(),
            groups: month.groups.len(),
            carried_in,
            carried_out: month.open.len(),
            open: [month.bank.side, month.book.side].map(open),
            files,
            folder: String::new(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            previous: String::new(),
            line: String::new(),
        }
    }

    /// Its last day.
    ///
    /// # Errors
    /// It is mended badly.
    pub(crate) fn day(&self) -> Result<Date, Failure> {
        Date::parse_iso(&self.as_at)
            .map_err(|error| Failure::file(format!("{FILE}: as_at: {:?} {error}", self.as_at)))
    }

    /// Why it was closed though it is not proved; none where it is.
    pub(crate) fn unproved(&self) -> Option<&str> {
        self.unproved.as_deref().filter(|_| self.proof != Proof::Proved.name())
    }

    /// The line with its own hash.
    pub(crate) fn sealed(self) -> Self {
        let bare = Self { line: String::new(), ..self };
        Self { line: sha256(bare.written().as_bytes()), ..bare }
    }

    /// It as it is written.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// SHA-256 of it as it is written: of this close and, as it has that of the line before, of all before it.
    pub(crate) fn digest(&self) -> String {
        sha256(self.written().as_bytes())
    }
}

/// Reads all lines, and holds each against the one before.
///
/// # Errors
/// With the line of what is wrong.
pub(super) fn read(name: &str, text: &str) -> Result<Vec<PeriodLine>, Failure> {
    let mut periods: Vec<PeriodLine> = Vec::new();
    let mut previous = String::new();
    for (number, line) in (1_usize..).zip(text.lines()) {
        let wrong = |message: String| Failure::file(format!("{name} line {number}: {message}"));
        let period: PeriodLine = serde_json::from_str(line)
            .map_err(|_| wrong("is not the record of a close".to_owned()))?;
        let is_sealed = period.clone().sealed().line == period.line;
        if period.previous != previous
            || period.period != number
            || period.written() != line
            || !is_sealed
        {
            let failure =
                wrong("has been changed, or does not follow from the line before".to_owned());
            return Err(failure.with_hint("restore the file from a copy of the folder"));
        }
        previous = sha256(line.as_bytes());
        period.day()?;
        periods.push(period);
    }
    Ok(periods)
}
