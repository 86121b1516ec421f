//! Amounts that their decimal comma cuts in two, in rows that lack their last field: each half stands
//! under a header, and no row is too wide.

use super::amounts::DecimalMark;
use super::header::Column;
use super::problem::Problem;
use super::records::Record;
use super::role::plain;
use super::row_columns::{AmountColumns, RowColumns};
use super::running::{Running, millionths};
use super::totals;

/// Words of headers below which digits alone are at home.
const NUMBERS: &str = "amount value balance vat tax rate percent fee charge code id no nr number type class \
     category account period day week month year qty quantity count units line branch store rank age sequence \
     department dept site project";

/// Rows that all have the same two digits: a rate or a branch, but for those that prices end in.
const SAME_MIN: usize = 3;
const ENDS_OF_PRICES: [&str; 7] = ["00", "25", "50", "75", "95", "98", "99"];

/// The halves so far, as long as every amount may be one.
#[expect(clippy::struct_excessive_bools, reason = "each is seen or not, whatever the others are")]
#[derive(Debug)]
pub(super) struct Halves {
    /// Where the amount stands, or the last of money in and out.
    amount: Option<usize>,
    is_split: bool,
    /// Numbers belong behind the amount: less is then a half of it.
    is_of_numbers: bool,
    /// The user says that amounts have a decimal comma, so that a point in them is no decimal point.
    has_comma: bool,
    /// Some amount has two digits behind it; others may have one, as spreadsheets write 7.50.
    has_two: bool,
    has_one: bool,
    /// The digits behind the first amount, and whether those behind the others are the same.
    same: Option<String>,
    rows: usize,
    /// What it shows where the header names a balance.
    running: Option<Running>,
    first: Option<(u64, String)>,
}

impl Halves {
    /// Nothing is one where no comma separates fields, or where the user says that amounts have a
    /// decimal point.
    pub(super) fn of(columns: &RowColumns, mark: Option<DecimalMark>, delimiter: u8) -> Self {
        let amount = match &columns.amount {
            AmountColumns::Signed(amount) => amount.at,
            AmountColumns::InOut { money_in, money_out } => money_in.at.max(money_out.at),
        };
        let others = columns.others.iter().chain(&columns.currencies);
        let mut behind = others.chain([&columns.description]);
        let behind = behind.find(|column| column.at == amount + 1);
        let may_be_cut = delimiter == b',' && mark != Some(DecimalMark::Point);
        let is_of_numbers = |column: &Column| {
            plain(&column.name).split(' ').any(|word| NUMBERS.split(' ').any(|one| one == word))
        };
        let is_balance = |column: &&Column| totals::is_of_balance(&plain(&column.name));
        Self {
            amount: behind.filter(|_| may_be_cut).map(|_| amount),
            is_split: columns.amount.is_split(),
            is_of_numbers: behind.is_some_and(is_of_numbers),
            has_comma: mark == Some(DecimalMark::Comma),
            has_two: false,
            has_one: false,
            same: None,
            rows: 0,
            running: behind.filter(is_balance).map(|_| Running::by_sizes()),
            first: None,
        }
    }

    /// Takes note of a row and its amount, canonical.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) {
        let Some(at) = self.amount else { return };
        let cell = |at: usize| record.field(at).unwrap_or_default().trim();
        let (amount, rest) = (cell(at), cell(at + 1));
        let is_half =
            (1..=2).contains(&rest.len()) && rest.bytes().all(|byte| byte.is_ascii_digit());
        if let Some(running) = &mut self.running {
            running.add(millionths(number), millionths(&format!("{rest}.0")).filter(|_| is_half));
        }
        let is_nothing = !amount.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        if self.is_split && is_nothing {
            // The amount stands in the other column.
            return;
        }
        let is_whole = amount.ends_with(|c: char| c.is_ascii_digit())
            && !amount.contains(',')
            && (self.has_comma || !amount.contains('.'));
        if !(is_half && is_whole) {
            self.amount = None;
            return;
        }
        self.has_two |= rest.len() == 2;
        self.has_one |= rest.len() == 1;
        self.rows += 1;
        match &mut self.same {
            _ if self.first.is_none() => self.same = Some(rest.to_owned()),
            Some(same) if same != rest => self.same = None,
            _ => {}
        }
        self.first.get_or_insert_with(|| (record.line, format!("{amount},{rest}")));
    }

    /// That every amount of the file may be cut, when all rows are read.
    pub(super) fn problem(&self) -> Option<Problem> {
        let is_cut = self.has_two && !(self.is_of_numbers && self.are_numbers());
        let (line, both) = self.first.as_ref().filter(|_| self.amount.is_some() && is_cut)?;
        let message = format!("digits alone stand behind every amount: \"{both}\" may be one");
        Some(Problem::at_line(*line, message).hint(
            "an amount that contains a comma must be quoted (then say which mark it is, as in \
             --decimal {side},); where these are two cells: --decimal {side}.",
        ))
    }

    /// Whether what stands behind the amounts shows that it is numbers of its own: of other lengths,
    /// a balance, or one and the same rate.
    fn are_numbers(&self) -> bool {
        let is_rate =
            |same: &String| self.rows >= SAME_MIN && !ENDS_OF_PRICES.contains(&same.as_str());
        let is_balance = self.running.as_ref().is_some_and(Running::is_shown);
        self.has_one || is_balance || self.same.as_ref().is_some_and(is_rate)
    }
}
