//! A column that says debit or credit directly behind a balance: of the balance, or of the amounts.

use super::words::{Kind, Word};
use crate::input::DecimalMark;
use crate::input::header::Column;
use crate::input::problem::{Dataset, Problem, SIDE};
use crate::input::records::Record;
use crate::input::role::plain;
use crate::input::row_columns::RowColumns;
use crate::input::running::{Running, balance_of, millionths};
use crate::safe::{quoted, shell_word};

/// Words of headers that are of a movement, wherever it stands.
const OF_AMOUNTS: [&str; 8] =
    ["transaction", "trans", "tran", "txn", "transfer", "movement", "entry", "posting"];

/// What the balance tells of such a column, row by row.
#[derive(Debug)]
pub(super) struct Behind {
    pub(super) column: Column,
    balance: Column,
    /// How amounts are written.
    written: (Option<DecimalMark>, u8),
    dataset: Dataset,
    /// It says money out or money in, which is said of no balance.
    is_of_money: bool,
    /// The balance moves by amounts that have their signs from it.
    of_amounts: Running,
    /// The balance has its sign from it, and moves by the amounts in any direction.
    of_sizes: Running,
    /// The same, and as the signs of the amounts say.
    of_balance: Running,
}

impl Behind {
    /// The first of these columns that stands so, unless its header says what it is of.
    pub(super) fn of(
        columns: &RowColumns,
        dataset: Dataset,
        written: (Option<DecimalMark>, u8),
    ) -> Option<Self> {
        let is_balance = |column: &&Column| columns.balances.contains(&column.at);
        let balances = || columns.others.iter().filter(is_balance);
        let found = columns.likely_signs.iter().find_map(|likely| {
            let balance = balances().find(|balance| balance.at + 1 == likely.column.at)?;
            let name = plain(&likely.column.name);
            let is_said = name.split(' ').any(|word| OF_AMOUNTS.contains(&word));
            (!is_said).then(|| (likely.column.clone(), balance.clone()))
        });
        let (column, balance) = found?;
        Some(Self {
            column,
            balance,
            written,
            dataset,
            is_of_money: false,
            of_amounts: Running::by_signs(),
            of_sizes: Running::by_sizes(),
            of_balance: Running::by_signs(),
        })
    }

    /// Takes note of a row and its amount, canonical.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) {
        let cell = |column: &Column| record.field(column.at).unwrap_or_default();
        let said = Word::of(cell(&self.column));
        self.is_of_money |= said.is_some_and(|word| word.kind == Kind::Money);
        let signed = |value: Option<i128>| {
            let is_out = said?.is_out(self.dataset, false);
            value.map(|value| if is_out { -value.abs() } else { value.abs() })
        };
        let (mark, delimiter) = self.written;
        let balance = balance_of(cell(&self.balance), mark, delimiter);
        let amount = millionths(number);
        self.of_amounts.add(signed(amount), balance);
        self.of_sizes.add(amount, signed(balance));
        self.of_balance.add(amount, signed(balance));
    }

    /// Whether it may be of the balance rather than of amounts without signs. Where the balance moves
    /// as it says of the amounts, and would not if its own sign were meant, it is theirs.
    pub(super) const fn is_doubtful(&self) -> bool {
        let is_theirs = self.of_amounts.is_shown() && !self.of_sizes.is_shown();
        !self.is_of_money && !is_theirs
    }

    /// Whether it is of the balance, which moves as the amounts say by their own signs.
    pub(super) const fn is_of_balance(&self) -> bool {
        self.of_balance.is_shown()
    }

    pub(super) fn problem(&self) -> Problem {
        let [stated, right] =
            [&*self.column.key(), ""].map(|name| shell_word(&format!("{SIDE}sign={name}")));
        Problem::of_file(format!(
            "no amount is negative, and {} behind {} may say debit or credit of either",
            quoted(&self.column.name),
            quoted(&self.balance.name)
        ))
        .hint(format!(
            "where it gives the amounts their signs: --map {stated}; where it is of the balance, and \
             the amounts are right as they stand: --map {right}"
        ))
    }
}
