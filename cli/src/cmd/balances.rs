//! Balances of the statement and of the books, from the files and from options.

use std::str::FromStr;

use clap::ValueHint;
use tieout::amount::Amount;
use tieout::reconcile::MatchOutcome;
use tieout::reconcile::period::{BankReconciliationStatement, StatedBalances};

use super::files::{PerFile, sided};
use crate::exit::Failure;
use crate::files::Dataset;
use crate::statements::Side;

/// The sides that have balances.
const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

/// Balances that the user states; they go before those of the files.
#[derive(Debug, clap::Args)]
pub(crate) struct BalanceArgs {
    /// Opening balance, before the first row: bank:1234.50 or book:1234.50
    #[arg(long, value_name = "SIDE:AMOUNT", value_hint = ValueHint::Other,
          value_parser = sided::<StatedBalance>(&SIDES))]
    opening: Vec<PerFile<StatedBalance>>,
    /// Closing balance, after the last row: bank:1234.50 or book:1234.50; both default to what the file says
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
        let StatedBalances { opening, closing, has_gaps } = &side.balances;
        StatedBalances {
            opening: self.opening_of(name).or(opening.as_ref()).cloned(),
            closing: self.closing_of(name).or(closing.as_ref()).cloned(),
            has_gaps: *has_gaps,
        }
    }
}

/// The last of the options that are of this side.
fn last_of(options: &[PerFile<StatedBalance>], name: Dataset) -> Option<&Amount> {
    options.iter().rfind(|one| one.file() == Some(name)).map(|one| &one.value().0)
}
