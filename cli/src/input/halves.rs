//! Amounts that a comma cuts in two, in rows that lack their last field: each half stands under a
//! header, and no row is too wide.

use super::DecimalMark;
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

/// Words of headers below which all rows may have one and the same number, and the largest there is:
/// rates, periods of a year, and years of two digits.
const SAME: [(&str, u32); 5] = [
    ("rate vat tax % percent mwst ust tva iva btw moms gst", 30),
    ("month monat mois mes period quarter", 13),
    ("day tag jour", 31),
    ("week woche semaine semana kw", 53),
    ("year jahr an année año fy", 49),
];

/// The same of three digits: codes of accounts and the like.
const CODES: &str = "account code nominal konto compte cuenta id no nr number branch store department dept site \
     project centre center";

/// So many rows show that a number is the same in all, but for those that prices end in.
const SAME_MIN: usize = 3;
const ENDS_OF_PRICES: [&str; 7] = ["00", "25", "50", "75", "95", "98", "99"];

/// The halves so far, as long as every amount may be one.
#[expect(clippy::struct_excessive_bools, reason = "each is seen or not, whatever the others are")]
#[derive(Debug)]
pub(super) struct Halves {
    /// Where the amount stands, or the last of money in and out.
    amount: Option<usize>,
    is_split: bool,
    /// The header of the column behind the amount, as guesses see it.
    header: String,
    /// The user says that amounts have a decimal comma, so that a point in them is no decimal point.
    has_comma: bool,
    /// Every amount may be cut at a decimal comma, or at one between thousands.
    may_be_decimal: bool,
    may_be_thousands: bool,
    /// Some amount has two digits behind it; others may have one, as spreadsheets write 7.50.
    has_two: bool,
    has_one: bool,
    /// Whether the amounts differ among each other, and what stands behind them.
    amounts: Seen,
    rests: Seen,
    rows: usize,
    /// What it shows where the header names a balance.
    running: Option<Running>,
    first: Option<(u64, String)>,
}

/// The first of some texts, and whether another differs from it.
#[derive(Debug, Default)]
struct Seen {
    first: Option<String>,
    differ: bool,
}

impl Seen {
    fn add(&mut self, text: &str) {
        match &self.first {
            None => self.first = Some(text.to_owned()),
            Some(first) => self.differ |= first != text,
        }
    }
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
        let is_balance = |column: &&Column| totals::is_of_balance(&plain(&column.name));
        Self {
            amount: behind.filter(|_| may_be_cut).map(|_| amount),
            is_split: columns.amount.is_split(),
            header: behind.map(|column| header_of(&column.name)).unwrap_or_default(),
            has_comma: mark == Some(DecimalMark::Comma),
            may_be_decimal: true,
            may_be_thousands: true,
            has_two: false,
            has_one: false,
            amounts: Seen::default(),
            rests: Seen::default(),
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
        let is_half = (1..=2).contains(&rest.len()) && is_digits(rest);
        let is_group = is_group(rest);
        if let Some(running) = &mut self.running {
            let point = if rest.contains('.') { "" } else { ".0" };
            let balance = millionths(&format!("{rest}{point}"));
            running.add(millionths(number), balance.filter(|_| is_half || is_group));
        }
        let is_nothing = !amount.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        if self.is_split && is_nothing {
            // The amount stands in the other column.
            return;
        }
        let is_whole = amount.ends_with(|c: char| c.is_ascii_digit())
            && !amount.contains(',')
            && (self.has_comma || !amount.contains('.'));
        self.may_be_decimal &= is_half && is_whole;
        self.may_be_thousands &= is_group && is_first_group(amount);
        if !self.may_be_decimal && !self.may_be_thousands {
            self.amount = None;
            return;
        }
        self.has_two |= rest.len() == 2;
        self.has_one |= rest.len() == 1;
        self.rows += 1;
        self.amounts.add(amount);
        self.rests.add(rest);
        self.first.get_or_insert_with(|| (record.line, format!("{amount},{rest}")));
    }

    /// That every amount of the file may be cut, when all rows are read.
    pub(super) fn problem(&self) -> Option<Problem> {
        let is_cut = if self.may_be_thousands {
            !self.is_balance() && !self.is_code()
        } else {
            self.has_two && !self.are_numbers()
        };
        let (line, both) = self.first.as_ref().filter(|_| self.amount.is_some() && is_cut)?;
        if self.may_be_thousands {
            let message = format!(
                "three digits stand behind every amount, as behind a thousands comma: \"{both}\" may \
                 be one"
            );
            return Some(Problem::at_line(*line, message).hint(
                "an amount that contains a comma must be quoted; where it is, or where these are two \
                 cells: --decimal {side}.",
            ));
        }
        let message = format!("digits alone stand behind every amount: \"{both}\" may be one");
        Some(Problem::at_line(*line, message).hint(
            "an amount that contains a comma must be quoted (then say which mark it is, as in \
             --decimal {side},); where these are two cells: --decimal {side}.",
        ))
    }

    /// Whether what stands behind the amounts shows that it is numbers of its own: of other lengths,
    /// a balance, or one and the same rate or period.
    fn are_numbers(&self) -> bool {
        let is_rate = |same: &str| {
            let is_at_most = |max: u32| same.parse::<u32>().is_ok_and(|number| number <= max);
            SAME.iter().any(|(words, max)| self.is_headed(words) && is_at_most(*max))
        };
        self.has_one && self.is_headed(NUMBERS)
            || self.is_balance()
            || self.same().is_some_and(is_rate)
    }

    fn is_balance(&self) -> bool {
        self.running.as_ref().is_some_and(Running::is_shown)
    }

    /// Whether it is one code throughout, which no thousand needs to end in.
    fn is_code(&self) -> bool {
        self.is_headed(CODES) && self.same().is_some_and(is_digits)
    }

    /// What stands behind all of several amounts, which differ among each other.
    fn same(&self) -> Option<&str> {
        let is_same = self.rows >= SAME_MIN && self.amounts.differ && !self.rests.differ;
        let same = self.rests.first.as_deref().filter(|_| is_same);
        same.filter(|same| !ENDS_OF_PRICES.iter().any(|end| same.ends_with(end)))
    }

    fn is_headed(&self, words: &str) -> bool {
        self.header.split(' ').any(|word| words.split(' ').any(|one| one == word))
    }
}

/// A header as guesses see it, which leave out that a number is in per cent.
fn header_of(name: &str) -> String {
    let percent = if name.contains('%') { " %" } else { "" };
    format!("{}{percent}", plain(name))
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Three digits, as behind a thousands comma, with decimal places or without.
fn is_group(text: &str) -> bool {
    let (group, fraction) = text.split_once('.').unwrap_or((text, "00"));
    group.len() == 3 && is_digits(group) && (1..=2).contains(&fraction.len()) && is_digits(fraction)
}

/// One to three digits behind signs, as before a thousands comma; no thousand begins with nought.
fn is_first_group(amount: &str) -> bool {
    let group = amount.trim_start_matches(|c: char| !c.is_ascii_digit());
    (1..=3).contains(&group.len()) && is_digits(group) && !group.starts_with('0')
}
