//! How the table of a file is read: plain data, and amounts by it.

mod nothing;
mod unmoved;

use std::collections::BTreeMap;
use std::ops::{Add, Mul};

pub use self::nothing::is_nothing;
pub use self::unmoved::NotBooked;
use super::day::{DatePattern, DayFault};
use super::grid::Record;
use super::number::{DecimalMark, WrittenNumber, plain_amount};
use super::stated::FileSide;
use super::words::{self, CellWord};
use tieout::amount::Amount;
use tieout::date::Date;

/// One way to read a table. What `--map`, `--date-format` and `--decimal` state, whole.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is said of it by itself")]
pub struct Reading {
    /// The names of the columns, by the header; empty where there is none.
    pub names: Vec<String>,
    /// How many fields a record has: as many as the header, else as most rows.
    pub width: usize,
    /// The line of the header.
    pub header_line: Option<u64>,
    /// The first line behind what stands above the rows.
    pub first_line: u64,
    /// Where days stand, and how they are written.
    pub date: usize,
    /// A row without a day is of the day above it.
    pub carries_days: bool,
    /// How they are written.
    pub pattern: DatePattern,
    /// Where amounts stand, and what their signs are.
    pub amount: AmountRule,
    /// Days of the other form that needs no pattern, `YYYY-MM-DD`, are read too: cells of a sheet that
    /// are days stand among texts.
    pub has_iso_days: bool,
    /// Which sign stands before the decimal places of amounts.
    pub mark: DecimalMark,
    /// The same of balances.
    pub balance_mark: DecimalMark,
    /// The column behind the balances that says which of them are debits and which credits, if one does.
    pub balance_side: Option<usize>,
    /// What is told of a row, in this order.
    pub texts: Vec<usize>,
    /// What is told of a row whose texts are empty: the first of these that is not.
    pub other_texts: Vec<usize>,
    /// What kind of row it is: told of a row that says neither who was paid nor what for.
    pub kind: Option<usize>,
    /// How many of `texts`, the first, say who was paid or what for; the others are references and the like.
    pub plain_texts: usize,
    /// The balance after the row.
    pub balance: Option<usize>,
    /// The balance is what is owed: its sign is the other way round.
    pub is_balance_turned: bool,
    /// What the amounts are in.
    pub currency: Option<usize>,
    /// What the parties know a row by.
    pub reference: Option<usize>,
    /// Who paid or was paid.
    pub counterparty: Option<usize>,
    /// What the bank knows a row by.
    pub id: Option<usize>,
    /// Whether a row was booked.
    pub state: Option<usize>,
    /// Rows whose state is that of a refund are refunds that were booked.
    pub counts_refunds: bool,
    /// What else says of a row that it moved no balance.
    pub unmoved: Vec<NotBooked>,
    /// Whose account a row is of, and the one that is wanted.
    pub account: Option<(usize, String)>,
    /// The section whose rows are wanted, by its heading.
    pub section: Option<String>,
    /// Which rows come first.
    pub order: RowOrder,
}

/// Which rows come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowOrder {
    /// The oldest.
    OldestFirst,
    /// The newest.
    NewestFirst,
    /// The days do not tell.
    Unknown,
}

/// Where amounts stand, and what their signs are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmountRule {
    /// One column with signs.
    Signed {
        /// The column.
        column: usize,
        /// Every sign is the other way round.
        is_turned: bool,
    },
    /// Money in and money out in columns of their own.
    Split {
        /// Money in.
        money_in: usize,
        /// Money out.
        money_out: usize,
        /// Money out is written with a minus.
        out_has_minus: bool,
        /// Money in is written with a minus.
        in_has_minus: bool,
    },
    /// Amounts without signs, and a column that says which way money goes.
    Directed {
        /// The amounts.
        column: usize,
        /// What says the way.
        sign: usize,
        /// Whether a text of that column, in lower case, is of money out.
        is_out: BTreeMap<String, bool>,
        /// What all other texts are, if they are something.
        others: Option<bool>,
    },
    /// Debit or credit within the cells of the amounts.
    Marked {
        /// The amounts.
        column: usize,
        /// Debits are money out.
        is_debit_out: bool,
        /// What cells without such a word are, if they are something; none: they keep their sign.
        unmarked_is_out: Option<bool>,
        /// It is the other way round than is usual in such a file.
        is_turned: bool,
    },
    /// A fee that is taken off each amount; a row of a fee alone is one of money out.
    LessFee {
        /// What it is taken off.
        gross: Box<AmountRule>,
        /// The fees, written without a sign or with the amount's.
        fee: usize,
        /// The fee has a minus where it is taken off.
        fee_has_minus: bool,
    },
}

/// Why a row has no amount.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmountTrouble {
    /// All cells of amounts are empty.
    Empty,
    /// A cell is no amount.
    NoNumber {
        /// Where it stands.
        column: usize,
    },
    /// Money in and money out in one row.
    Both,
    /// A cell that is to say which way money goes says neither.
    NoDirection {
        /// Where it stands.
        column: usize,
    },
    /// Too many digits.
    TooLong {
        /// Where it stands.
        column: usize,
    },
}

impl Reading {
    /// The day in a cell.
    ///
    /// # Errors
    /// Why it is none.
    pub fn day(&self, cell: &str) -> Result<Date, DayFault> {
        self.pattern.read(cell).or_else(|fault| {
            if self.has_iso_days { DatePattern::iso().read(cell) } else { Err(fault) }
        })
    }
}

impl AmountRule {
    /// The columns that it reads.
    #[must_use]
    pub fn columns(&self) -> Vec<usize> {
        match self {
            Self::Signed { column, .. } | Self::Marked { column, .. } => vec![*column],
            Self::Split { money_in, money_out, .. } => vec![*money_in, *money_out],
            Self::Directed { column, sign, .. } => vec![*column, *sign],
            Self::LessFee { gross, fee, .. } => {
                let mut columns = gross.columns();
                columns.push(*fee);
                columns
            }
        }
    }

    /// The rule without a fee that it takes off.
    #[must_use]
    pub fn gross(&self) -> &Self {
        match self {
            Self::LessFee { gross, .. } => gross.gross(),
            rule => rule,
        }
    }

    /// The same with every sign the other way round, where it can be said so.
    #[must_use]
    pub fn turned(&self) -> Option<Self> {
        let mut rule = self.clone();
        match &mut rule {
            Self::Signed { is_turned, .. } => *is_turned = !*is_turned,
            Self::LessFee { gross, fee_has_minus, .. } => {
                **gross = gross.turned()?;
                *fee_has_minus = !*fee_has_minus;
            }
            Self::Split { money_in, money_out, out_has_minus, in_has_minus } => {
                std::mem::swap(money_in, money_out);
                std::mem::swap(out_has_minus, in_has_minus);
            }
            Self::Directed { is_out, others, .. } => {
                for out in is_out.values_mut() {
                    *out = !*out;
                }
                *others = others.map(|out| !out);
            }
            Self::Marked { is_debit_out, unmarked_is_out, is_turned, .. } => {
                *is_turned = !*is_turned;
                *is_debit_out = !*is_debit_out;
                *unmarked_is_out = unmarked_is_out.map(|out| !out);
            }
        }
        Some(rule)
    }

    /// Writes the signed amount of a row to `number`, canonical.
    ///
    /// # Errors
    /// Why it has none.
    pub fn read(
        &self,
        record: &Record<'_>,
        mark: DecimalMark,
        number: &mut String,
    ) -> Result<(), AmountTrouble> {
        match self {
            Self::Signed { column, is_turned } => {
                read_cell(record, *column, mark, number)?;
                if *is_turned {
                    turn(number);
                }
                Ok(())
            }
            Self::Split { money_in, money_out, out_has_minus, in_has_minus } => {
                let mut out = String::new();
                let has_in = read_half(record, *money_in, mark, *in_has_minus, number)?;
                let has_out = read_half(record, *money_out, mark, *out_has_minus, &mut out)?;
                match (has_in, has_out) {
                    (None, None) => Err(AmountTrouble::Empty),
                    // A zero beside an amount is as good as nothing.
                    (Some(_), None) | (Some(true), Some(false)) => Ok(()),
                    (None | Some(false), Some(_)) => {
                        turn(&mut out);
                        *number = out;
                        Ok(())
                    }
                    (Some(true), Some(true)) => Err(AmountTrouble::Both),
                }
            }
            Self::Directed { column, sign, is_out, others } => {
                read_cell(record, *column, mark, number)?;
                if is_zero(number) {
                    return Ok(());
                }
                let text = record.cell(*sign).trim();
                let said = is_out.get(&*words::folded_or_sign(text)).copied().or(*others);
                if said.ok_or(AmountTrouble::NoDirection { column: *sign })? {
                    turn(number);
                }
                Ok(())
            }
            Self::Marked { column, is_debit_out, unmarked_is_out, .. } => {
                let word = read_cell(record, *column, mark, number)?;
                let is_out = match word {
                    Some(CellWord::Debit) => Some(*is_debit_out),
                    Some(CellWord::Credit) => Some(!*is_debit_out),
                    Some(word) => Some(word == CellWord::Out),
                    None => *unmarked_is_out,
                };
                // `-12.50 DR` says it twice.
                if is_out == Some(true) && !number.starts_with('-') {
                    turn(number);
                }
                Ok(())
            }
            Self::LessFee { gross, fee, fee_has_minus } => {
                let read = gross.read(record, mark, number);
                let mut charged = String::new();
                match read_cell(record, *fee, mark, &mut charged) {
                    Ok(_) if !is_zero(&charged) => {}
                    Ok(_) | Err(AmountTrouble::Empty) => return read,
                    Err(trouble) => return Err(trouble),
                }
                if !*fee_has_minus {
                    turn(&mut charged);
                }
                match read {
                    Ok(()) => {
                        let less = sum(number, &charged);
                        *number = less.ok_or(AmountTrouble::TooLong { column: *fee })?;
                    }
                    Err(AmountTrouble::Empty) => *number = charged,
                    Err(trouble) => return Err(trouble),
                }
                Ok(())
            }
        }
    }
}

/// Writes one cell to `number`, canonical with its sign, and gives the word beside it.
///
/// # Errors
/// It is empty or no amount.
pub fn read_cell(
    record: &Record<'_>,
    column: usize,
    mark: DecimalMark,
    number: &mut String,
) -> Result<Option<CellWord>, AmountTrouble> {
    let cell = record.cell(column);
    if mark == DecimalMark::Point && plain_amount(cell, number).is_some() {
        return Ok(None);
    }
    if is_nothing(cell) {
        return Err(AmountTrouble::Empty);
    }
    let no_number = AmountTrouble::NoNumber { column };
    let written = WrittenNumber::parse(cell).ok_or(no_number.clone())?;
    if !match mark {
        DecimalMark::Point => written.marks().point,
        DecimalMark::Comma => written.marks().comma,
    } {
        return Err(no_number);
    }
    let magnitude = written.magnitude_by(mark).ok_or(AmountTrouble::TooLong { column })?;
    number.clear();
    if written.is_negative && !is_zero(&magnitude) {
        number.push('-');
    }
    number.push_str(&magnitude);
    // A plus says money in where other amounts have no sign.
    let plus = if written.has_plus { Some(CellWord::In) } else { None };
    Ok(written.word.or(plus))
}

/// One of two columns of money in and out, as a magnitude with a minus where it takes back; whether it
/// is something, none where the cell is empty.
fn read_half(
    record: &Record<'_>,
    column: usize,
    mark: DecimalMark,
    has_minus: bool,
    number: &mut String,
) -> Result<Option<bool>, AmountTrouble> {
    match read_cell(record, column, mark, number) {
        Ok(_) => {
            if has_minus {
                turn(number);
            }
            Ok(Some(!is_zero(number)))
        }
        Err(AmountTrouble::Empty) => Ok(None),
        Err(trouble) => Err(trouble),
    }
}

/// Whether a canonical amount is zero.
#[must_use]
pub fn is_zero(number: &str) -> bool {
    !number.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
}

/// Whether a word beside a balance says that it is below zero: a debit balance is overdrawn on a statement,
/// and money in the books.
pub(super) fn is_owed(word: Option<CellWord>, side: FileSide) -> bool {
    match word {
        Some(CellWord::Debit) => side != FileSide::Book,
        Some(CellWord::Credit) => side == FileSide::Book,
        word => word == Some(CellWord::Out),
    }
}

/// Gives a canonical amount the other sign.
pub fn turn(number: &mut String) {
    if number.starts_with('-') {
        number.remove(0);
    } else if !is_zero(number) {
        number.insert(0, '-');
    }
}

/// The sum of two canonical amounts.
fn sum(one: &str, other: &str) -> Option<String> {
    let mut sum = Amount::parse(one).ok()?;
    sum += &Amount::parse(other).ok()?;
    let text = sum.to_string();
    let mut number = String::new();
    plain_amount(&text, &mut number)?;
    Some(number)
}

/// A canonical amount in millionths, where that holds it.
#[must_use]
pub fn micros(number: &str) -> Option<i128> {
    const SCALES: [u32; 7] = [1_000_000, 100_000, 10_000, 1_000, 100, 10, 1];
    let (is_negative, digits) = match number.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, number),
    };
    let point = digits.bytes().position(|byte| byte == b'.');
    let places = point.map_or(0, |at| digits.len() - at - 1);
    let integer = point.unwrap_or(digits.len());
    if integer == 0 || integer > 24 || places > 6 {
        return None;
    }
    let digits = digits.as_bytes();
    let parts = [&digits[..integer], digits.get(integer + 1..).unwrap_or_default()];
    let scale = i128::from(SCALES[places]);
    // Every row is asked: what fits in 64 bits is a third of the work.
    let is_short = integer + places <= 18;
    let value = if is_short { joined::<u64>(parts)?.into() } else { joined::<i128>(parts)? };
    let value = value * scale;
    Some(if is_negative { -value } else { value })
}

/// The number that some digits are; none where one is no digit.
fn joined<N: From<u8> + Mul<Output = N> + Add<Output = N>>(parts: [&[u8]; 2]) -> Option<N> {
    let mut value = N::from(0);
    for byte in parts.into_iter().flatten() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * N::from(10) + N::from(digit);
    }
    Some(value)
}
