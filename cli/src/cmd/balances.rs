//! Balances of the statement and of the books, from the files and from options.

use std::str::FromStr;

use clap::ValueHint;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::MatchOutcome;
use tieout_reconcile::period::{BalanceConflict, BankReconciliationStatement, StatedBalances};

use super::files::{PerFile, sided};
use crate::exit::Failure;
use crate::files::Dataset;
use crate::statements::Side;

/// The sides that have balances.
const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

/// Balances that the user states, where the files have none of their own.
#[derive(Debug, clap::Args)]
pub(crate) struct BalanceArgs {
    /// Opening balance, before the first row, of a file that has none: bank:1234.50 or book:1234.50
    #[arg(long, value_name = "SIDE:AMOUNT", value_hint = ValueHint::Other,
          value_parser = sided::<StatedBalance>(&SIDES))]
    opening: Vec<PerFile<StatedBalance>>,
    /// Closing balance, after the last row, of a file that has none: bank:1234.50 or book:1234.50
    #[arg(long, value_name = "SIDE:AMOUNT", value_hint = ValueHint::Other,
          value_parser = sided::<StatedBalance>(&SIDES))]
    closing: Vec<PerFile<StatedBalance>>,
}

/// A balance, as an option states it.
#[derive(Debug, Clone)]
struct StatedBalance(Amount);

impl FromStr for StatedBalance {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let amount = Amount::parse(text.trim());
        amount.map(Self).map_err(|_| "expected an amount, such as bank:1234.50".to_owned())
    }
}

impl BalanceArgs {
    /// Holds a run against the balances of both sides.
    pub(super) fn reconciliation(
        &self,
        (bank, book): (&Side, &Side),
        outcome: &MatchOutcome,
    ) -> BankReconciliationStatement {
        let [of_bank, of_book] =
            [(Dataset::Bank, bank), (Dataset::Book, book)].map(|(name, side)| self.of(name, side));
        BankReconciliationStatement::of((&bank.rows, &of_bank), (&book.rows, &of_book), outcome)
    }

    /// Every balance belongs to one side.
    ///
    /// # Errors
    /// One names none.
    pub(super) fn check(&self) -> Result<(), Failure> {
        for (name, stated) in [("--opening", &self.opening), ("--closing", &self.closing)] {
            if stated.iter().any(|one| one.file().is_none()) {
                let failure = Failure::usage(format!("{name} needs a side"));
                return Err(
                    failure.with_hint(format!("write {name} bank:AMOUNT or {name} book:AMOUNT"))
                );
            }
        }
        Ok(())
    }

    /// What the user states to be the balance before the first row of a side.
    pub(super) fn opening_of(&self, name: Dataset) -> Option<&Amount> {
        last_of(&self.opening, name)
    }

    /// What the user states to be the balance at the end.
    pub(super) fn closing_of(&self, name: Dataset) -> Option<&Amount> {
        last_of(&self.closing, name)
    }

    fn of(&self, name: Dataset, side: &Side) -> StatedBalances {
        let StatedBalances { opening, closing, gaps } = &side.balances;
        StatedBalances {
            opening: opening.as_ref().or(self.opening_of(name)).cloned(),
            closing: closing.as_ref().or(self.closing_of(name)).cloned(),
            gaps: gaps.clone(),
        }
    }

    /// No balance that is stated is another than that of its file.
    ///
    /// # Errors
    /// One is, with both and the line.
    pub(super) fn check_sides(&self, sides: [(Dataset, &Side); 2]) -> Result<(), Failure> {
        for (name, side) in sides {
            let stated = [self.opening_of(name), self.closing_of(name)];
            if let Err(conflict) = side.balances.completed_by(stated) {
                return Err(contradicted(&conflict, (name, side), None, None));
            }
        }
        Ok(())
    }
}

/// Why a balance that is stated does not count: the file has another. `until` is the end of the period; `kept`
/// names what stated it, where no option of this run did.
pub(super) fn contradicted(
    conflict: &BalanceConflict,
    (dataset, side): (Dataset, &Side),
    until: Option<Date>,
    kept: Option<&str>,
) -> Failure {
    let BalanceConflict { is_closing, stated, of_file } = conflict;
    let option = if *is_closing { "--closing" } else { "--opening" };
    let said = kept.map_or_else(|| format!("{option} {}{stated}", dataset.prefix()), str::to_owned);
    let at = side.end_row(*is_closing, until).map(|row| side.line(row)).filter(|at| !at.is_empty());
    let place = match at {
        Some(line) if side.is_of_several() => line,
        Some(line) => format!("{} line {line}", side.name),
        None => side.name.clone(),
    };
    let end = if *is_closing { "after" } else { "before" };
    let message = format!("{said} contradicts {place}: the balance {end} that row is {of_file}");
    let remedy = match kept {
        Some(_) => format!(
            "give {option} {}{of_file}, or mend the folder's account.toml",
            dataset.prefix()
        ),
        None => format!(
            "leave {option} {}AMOUNT out: the file has its own balance; if rows are missing from it, export it again",
            dataset.prefix()
        ),
    };
    Failure::usage(message).with_hint(remedy)
}

/// The last of the options that are of this side.
fn last_of(options: &[PerFile<StatedBalance>], name: Dataset) -> Option<&Amount> {
    options.iter().rfind(|one| one.file() == Some(name)).map(|one| &one.value().0)
}
