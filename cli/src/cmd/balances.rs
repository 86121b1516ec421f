//! Balances of the statement and of the books, from the files and from options.

use std::str::FromStr;

use clap::ValueHint;
use tieout::amount::Amount;
use tieout::reconcile::MatchOutcome;
use tieout::reconcile::period::{BankReconciliationStatement, StatedBalances};

use super::files::{Sided, sided};
use crate::exit::Failure;
use crate::files::Dataset;
use crate::statements::Side;

/// The sides that have balances.
const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

/// Balances that the user states; they go before those of the files.
#[derive(Debug, clap::Args)]
pub(crate) struct Balances {
    /// The balance before the first row, of the file that is named: bank:1234.50 or book:1234.50
    #[arg(long, value_name = "SIDE:AMOUNT", value_hint = ValueHint::Other,
          value_parser = sided::<Balance>(&SIDES))]
    opening: Vec<Sided<Balance>>,
    /// The balance after the last row, likewise; default for both: as the file has it
    #[arg(long, value_name = "SIDE:AMOUNT", value_hint = ValueHint::Other,
          value_parser = sided::<Balance>(&SIDES))]
    closing: Vec<Sided<Balance>>,
}

/// A balance, as an option states it.
#[derive(Debug, Clone)]
struct Balance(Amount);

impl FromStr for Balance {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let amount = Amount::parse(text.trim());
        amount.map(Self).map_err(|_| "an amount is needed, such as bank:1234.50".to_owned())
    }
}

impl Balances {
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
                let failure = Failure::usage(format!("{name} needs the side that it is of"));
                return Err(failure.with_hint(format!("{name} bank:AMOUNT or {name} book:AMOUNT")));
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
fn last_of(options: &[Sided<Balance>], name: Dataset) -> Option<&Amount> {
    options.iter().rfind(|one| one.file() == Some(name)).map(|one| &one.value().0)
}
