//! Amounts that their decimal comma cuts in two, in rows that lack their last field: each half stands
//! under a header, and no row is too wide.

use super::amounts::DecimalMark;
use super::header::Column;
use super::problem::Problem;
use super::records::Record;
use super::role::plain;
use super::row_columns::{AmountColumns, RowColumns};

/// Words of headers below which two digits are at home.
const NUMBERS: &str = "amount value balance vat tax rate percent fee charge code id no nr number type class \
     category account period day week month year qty quantity count units line branch store rank age sequence \
     department dept site project";

/// The halves so far, as long as every amount may be one.
#[derive(Debug)]
pub(super) struct Halves {
    /// The column behind the amount.
    behind: Option<Column>,
    /// The user says that amounts have a decimal comma, so that a point in them is no decimal point.
    has_comma: bool,
    /// Some amount has two digits behind it; others may have one, as spreadsheets write 7.50.
    has_two: bool,
    first: Option<(u64, String)>,
}

impl Halves {
    /// None where no comma separates fields, where the user says that amounts have a decimal point, or
    /// where numbers belong behind the amount.
    pub(super) fn of(columns: &RowColumns, mark: Option<DecimalMark>, delimiter: u8) -> Self {
        let has_comma = mark == Some(DecimalMark::Comma);
        let none = Self { behind: None, has_comma, has_two: false, first: None };
        let AmountColumns::Signed(amount) = &columns.amount else { return none };
        let texts = columns.others.iter().chain([&columns.description]);
        let mut behind = texts.filter(|column| column.at == amount.at + 1);
        let is_text = |column: &&Column| {
            !plain(&column.name).split(' ').any(|word| NUMBERS.split(' ').any(|one| one == word))
        };
        let may_be_cut = delimiter == b',' && mark != Some(DecimalMark::Point);
        let behind = behind.next().filter(is_text).filter(|_| may_be_cut);
        Self { behind: behind.cloned(), ..none }
    }

    /// Takes note of a row.
    pub(super) fn add(&mut self, record: &Record<'_>) {
        let Some(behind) = &self.behind else { return };
        let cell = |at: usize| record.field(at).unwrap_or_default().trim();
        let (amount, rest) = (cell(behind.at - 1), cell(behind.at));
        let is_half =
            (1..=2).contains(&rest.len()) && rest.bytes().all(|byte| byte.is_ascii_digit());
        let is_whole = amount.ends_with(|c: char| c.is_ascii_digit())
            && !amount.contains(',')
            && (self.has_comma || !amount.contains('.'));
        self.has_two |= rest.len() == 2;
        if !(is_half && is_whole) {
            self.behind = None;
        } else if self.first.is_none() {
            self.first = Some((record.line, format!("{amount},{rest}")));
        }
    }

    /// That every amount of the file may be cut, when all rows are read.
    pub(super) fn problem(&self) -> Option<Problem> {
        let (line, both) = self.first.as_ref().filter(|_| self.behind.is_some() && self.has_two)?;
        let message = format!("digits alone stand behind every amount: \"{both}\" may be one");
        Some(Problem::at_line(*line, message).hint(
            "an amount that contains a comma must be quoted (then say which mark it is, as in \
             --decimal {side},); where these are two cells: --decimal {side}.",
        ))
    }
}
