//! Rows that sum up others: totals, balances that are told once more.

use super::balances::written;
use super::labelled::is_of_balance;
use super::reader::RowReader;
use super::row_kind::RowKind;
use super::sums::RowSums;
use crate::fault::Fault;
use crate::grid::Record;
use crate::labels::{Label, is_total_of_day, is_total_of_way, says_total};
use crate::number::WrittenNumber;
use crate::reading::{AmountRule, Reading, RowOrder, is_nothing, micros};
use crate::sections::is_period;

/// Whether a row without a word, below rows that have some, is the sum of all of them.
pub(super) fn is_bare_sum(reader: &RowReader<'_>, record: &Record<'_>, has_balance: bool) -> bool {
    let reading = reader.reading;
    let is_empty = |at: &usize| is_nothing(record.cell(*at));
    let mut told = reading.texts.iter().chain(&reading.other_texts).chain(&reading.reference);
    !has_balance
        && !reading.texts.is_empty()
        && reader.sums.rows > 2
        && reader.has_texts
        && told.all(is_empty)
        && micros(&reader.number).is_some_and(|amount| amount != 0 && amount == reader.sums.net())
}

/// What the amount of a row without a balance is of the rows above it.
#[derive(Clone, Copy)]
pub(super) struct SumAbove {
    amount: i128,
    /// What they come to, with its sign.
    is_net: bool,
    /// A sum of two of them or more, in some way that totals are written.
    is_of_two: bool,
}

impl SumAbove {
    /// None where it is no sum of them. Asked before any words are: hardly any row is one, and every row has a text.
    pub(super) fn of(reader: &RowReader<'_>, has_balance: bool) -> Option<Self> {
        let amount = micros(&reader.number).filter(|amount| *amount != 0 && !has_balance)?;
        let is_net = reader.sums.come_to(amount, 1);
        let is_of_two = reader.sums.explain_of(amount, 2);
        (is_net || is_of_two).then_some(Self { amount, is_net, is_of_two })
    }

    /// Whether the row is called after a month or a year and nothing else, and is the sum of two rows or more.
    pub(super) fn is_of_period(self, record: &Record<'_>, reading: &Reading) -> bool {
        let texts = reading.texts.iter();
        let mut told = texts.map(|at| record.cell(*at)).filter(|cell| !is_nothing(cell));
        self.is_of_two && told.next().is_some_and(is_period) && told.next().is_none()
    }

    /// How the row says that it is a total: of two rows or more, or of one where it says that it is of a day, or in a
    /// list that had totals before, in which a name is one, too; or of the rows that went one way.
    pub(super) fn named(self, reader: &RowReader<'_>, record: &Record<'_>) -> Option<Label> {
        if is_referred(record, reader.reading) {
            return None;
        }
        let mut texts = reader.reading.texts.iter().map(|at| record.cell(*at));
        if !self.is_net {
            return texts.any(is_total_of_way).then_some(Label::Sure);
        }
        let (text, said) = texts.find_map(|text| says_total(text).map(|said| (text, said)))?;
        let is_sum = is_total_of_day(text) || reader.sums.come_to(self.amount, 2);
        let said = Some(said).filter(|_| is_sum);
        said.map(|said| if reader.sums.has_totals() { Label::Sure } else { said })
    }
}

/// Whether the amount of the first row is its balance, and its text ends in a word for one.
pub(super) fn is_first_balance(
    reader: &RowReader<'_>,
    record: &Record<'_>,
    has_balance: bool,
) -> bool {
    let mut room = String::new();
    let is_said = |at: &usize| {
        Label::of(record.cell(*at), &mut room) == Some(Label::Perhaps) && room != "new balance"
    };
    has_balance
        && reader.sums.rows == 0
        && micros(&reader.number).is_some_and(|amount| micros(&reader.balance) == Some(amount))
        && reader.reading.texts.iter().any(is_said)
}

/// Whether the amount of a row is its balance and that of the row before it: it stands there once more, and moves
/// nothing.
pub(super) fn is_standing(reader: &RowReader<'_>, record: &Record<'_>, has_balance: bool) -> bool {
    let is_referred = is_referred(record, reader.reading);
    has_balance
        && reader.walk.order() != RowOrder::NewestFirst
        && reader.sums.rows > 1
        && !is_referred
        && micros(&reader.number).is_some_and(|amount| {
            let amount = Some(amount).filter(|amount| *amount != 0);
            amount.is_some()
                && amount == micros(&reader.balance)
                && amount == reader.walk.last_balance()
        })
}

/// Whether a row has a reference, which balances have none of; what tells of the row is none.
pub(super) fn is_referred(record: &Record<'_>, reading: &Reading) -> bool {
    let of_row = reading.reference.filter(|at| !reading.texts.contains(at));
    of_row.is_some_and(|at| !is_nothing(record.cell(at)))
}

/// Whether money in and money out in one row are the sums of both columns above it.
pub(super) fn is_sum_of_both(reader: &RowReader<'_>, record: &Record<'_>) -> bool {
    let sizes: Vec<i128> =
        amounts_of(record, reader.reading).into_iter().map(i128::saturating_abs).collect();
    reader.sums.rows > 2 && [reader.sums.all, reader.sums.below].iter().any(|sums| sizes == sums)
}

/// Whether a balance beside an amount shows that the row moves nothing: it is what the rows above come to
/// already, while the amount is a sum of theirs or the balance itself.
pub(super) fn is_told_again(reader: &RowReader<'_>, amount: i128) -> bool {
    let Some(balance) = micros(&reader.balance) else { return false };
    let last = reader.walk.last_balance();
    let is_unmoved = last.is_some() && !reader.walk.moves_to(balance);
    // A balance that moves by the amount is that of a row.
    let is_moved = last.is_some_and(|last| last + amount == balance);
    let is_sum = amount != 0 && reader.sums.explain(amount) && !is_moved;
    amount == balance && !is_moved || is_sum || is_unmoved && amount == 0
}

/// Whether a record has numbers alone, and one of them is a sum of the rows above or the last balance.
pub(super) fn is_explained_summary(reader: &RowReader<'_>, record: &Record<'_>) -> bool {
    let value = |cell: &str| WrittenNumber::parse(cell)?.micros_by(reader.reading.mark);
    let filled = || record.cells().filter(|cell| !is_nothing(cell));
    let known = |amount: i128| {
        amount != 0 && (reader.sums.explain(amount) || reader.walk.last_balance() == Some(amount))
    };
    filled().all(|cell| value(cell).is_some())
        && filled().any(|cell| value(cell).is_some_and(known))
}

/// A total, and what is wrong where it is none of the sums above.
pub(super) fn total(reader: &mut RowReader<'_>, record: &Record<'_>) -> RowKind {
    let amounts: Vec<i128> = amounts_of(record, reader.reading);
    // A total of both sides of a book has the balance in it.
    let opening = reader.walk.opening();
    let with_balance = |amount: i128| {
        let mut balances = reader.stated.iter().map(|(one, _)| *one).chain(opening);
        balances.any(|one| reader.sums.all.iter().any(|side| amount.abs() == side + one.abs()))
    };
    let is_sum = |amount: &i128| {
        reader.sums.explain(*amount)
            || reader.sums.explain_from_a_total(*amount)
            || with_balance(*amount)
    };
    let is_off = |amount: &&i128| **amount != 0 && !is_sum(amount);
    let off = amounts.iter().find(is_off).map(|stated| off_total(record, *stated, &reader.sums));
    let is_balance = {
        let mut words = String::new();
        record.cells().any(|cell| is_of_balance(cell, &mut words))
    };
    reader.sums.restart();
    if is_balance { RowKind::LeftOut("balances") } else { RowKind::Total(off) }
}

/// What is said of a total that is no sum of rows above it.
fn off_total(record: &Record<'_>, stated: i128, sums: &RowSums) -> Fault {
    let [money_in, money_out] = if sums.below_rows > 0 { sums.below } else { sums.all };
    let message = format!(
        "states a total of {}, and the rows above it come to {}: {} in and {} out",
        written(stated),
        written(money_in - money_out),
        written(money_in),
        written(money_out)
    );
    Fault::at_line(record.line(), message)
}

/// The amounts in the columns of a record that are of amounts.
pub(super) fn amounts_of(record: &Record<'_>, reading: &Reading) -> Vec<i128> {
    let columns = match reading.amount.gross() {
        AmountRule::Split { money_in, money_out, .. } => vec![*money_in, *money_out],
        rule => rule.columns().into_iter().take(1).collect(),
    };
    let read = |at: usize| {
        let number = WrittenNumber::parse(record.cell(at))?;
        let size = number.micros_by(reading.mark)?;
        Some(if number.is_negative { -size } else { size })
    };
    columns.into_iter().filter_map(read).collect()
}
