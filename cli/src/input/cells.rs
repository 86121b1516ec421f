//! Date and amount of a row, from its cells; and single cells with their places.

use tieout::contract::chart::VatCode;
use tieout::contract::strict::check_text;
use tieout::date::Date;
use tieout::money::Money;

use super::amounts::{AmountReader, has_comma, negative_money_in};
use super::booked::Booked;
use super::currency::{self, Currency};
use super::few::Few;
use super::format::Format;
use super::halves::Halves;
use super::header::Column;
use super::problem::{CellFault, Dataset, Problem};
use super::records::Record;
use super::rivals::Rivals;
use super::row_columns::{AmountColumns, RowColumns, SignColumn};
use super::signs::{self, Given, Signs, Word};
use super::unread::Unread;
use crate::safe::quoted;

/// Reads the dates and amounts of one file.
pub(super) struct RowCells<'a> {
    format: &'a Format,
    delimiter: u8,
    dataset: Dataset,
    amounts: AmountReader,
    /// The row, the column and the cell of the first amount whose point may stand between thousands.
    thousands: Option<(u64, String, String)>,
    /// A balance that has a decimal comma.
    comma_in: Option<String>,
    /// What is wrong with the first minus of money in where no other follows.
    minus_in: Option<Problem>,
    /// Columns that may be the amount, where the user names none.
    rivals: Option<Rivals>,
    /// Amounts that a comma may have cut.
    halves: Option<Halves>,
    /// Amounts with debit or credit in their cells.
    booked: Booked,
    signs: Signs,
    unread: Unread,
    /// Columns of few values, as far as is known.
    few: Vec<Few>,
    has_begun: bool,
    /// The amount of the row at hand, canonical.
    number: String,
}

/// A date, and an amount with the column it stands in.
pub(super) struct DayAndAmount<'r> {
    pub(super) day: Date,
    /// Canonical.
    pub(super) number: &'r str,
    pub(super) column: &'r Column,
}

impl<'a> RowCells<'a> {
    pub(super) fn new(dataset: Dataset, format: &'a Format, delimiter: u8) -> Self {
        Self {
            format,
            delimiter,
            dataset,
            amounts: AmountReader::new(format.decimal, delimiter),
            thousands: None,
            comma_in: None,
            minus_in: None,
            rivals: None,
            halves: None,
            booked: Booked::default(),
            signs: Signs::new(dataset, format.decimal, delimiter),
            unread: Unread::default(),
            few: Vec::new(),
            has_begun: false,
            number: String::new(),
        }
    }

    /// Before the first row.
    fn begin(&mut self, columns: &RowColumns) {
        self.has_begun = true;
        self.unread = Unread::of(&columns.others);
        let is_of_balance = |column: &Column| columns.balances.contains(&column.at);
        let few = |column: &Column| Few::new(column.clone(), is_of_balance(column));
        self.few = columns.others.iter().map(few).collect();
        let (mark, delimiter) = (self.format.decimal, self.delimiter);
        self.halves = Some(Halves::of(columns, mark, delimiter));
        if !columns.is_stated && !columns.amount.is_split() {
            self.rivals = Some(Rivals::of(columns, mark, delimiter));
        }
        if let Some(said) = columns.amount.said_currency() {
            // Nothing was said before it.
            _ = self.amounts.are_in(said);
        }
    }

    pub(super) fn read<'r>(
        &'r mut self,
        record: &Record<'_>,
        columns: &'r RowColumns,
    ) -> Result<DayAndAmount<'r>, Problem> {
        let cell = |column: &Column| record.field(column.at).unwrap_or_default();
        let fault_in = |column: &Column, fault| fault_in(record, column, fault);
        let RowColumns { date, amount, .. } = columns;
        let day = self.format.dates.read(cell(date)).map_err(|fault| fault_in(date, fault))?;
        if !self.has_begun {
            self.begin(columns);
        }
        let column =
            read_amounts((amount, self.dataset), cell, &mut self.amounts, &mut self.number)
                .map_err(|(column, fault)| fault_in(column, fault))?;
        if !amount.is_split() {
            self.booked.add(record, column, &self.number);
        }
        if self.thousands.is_none() && self.amounts.may_be_thousands() {
            let text = cell(column).to_owned();
            self.thousands = Some((record.line, column.name.clone(), text));
        }
        if self.comma_in.is_none() && self.amounts.lacks_mark() {
            let balances = columns.others.iter().filter(|one| columns.balances.contains(&one.at));
            let mut with_comma = balances.filter(|one| has_comma(cell(one)));
            self.comma_in = with_comma.next().map(|one| one.name.clone());
        }
        if self.minus_in.is_none() && self.amounts.money_in_minuses() > 0 {
            self.minus_in = Some(fault_in(column, negative_money_in()));
        }
        if let Some(rivals) = &mut self.rivals {
            rivals.add(record, &self.number);
        }
        if let Some(halves) = &mut self.halves {
            halves.add(record, &self.number);
        }
        if columns.is_turned {
            turn(&mut self.number);
        }
        for column in &columns.currencies {
            if let Some(said) = Currency::of_cell(cell(column)) {
                let another = |first| fault_in(column, another_currency(&first));
                self.amounts.are_in(said).map_err(another)?;
            }
        }
        let negative = || fault_in(column, has_sign());
        self.signs.add(record, columns, &self.number, negative);
        if let Some(sign) = &columns.sign {
            self.give_sign(sign, cell(&sign.column))
                .map_err(|fault| fault_in(&sign.column, fault))?;
        }
        self.unread.add(record, cell(&columns.description), &self.number);
        let number = &self.number;
        self.few.retain_mut(|few| few.add(record, number));
        Ok(DayAndAmount { day, number: &self.number, column })
    }

    pub(super) fn has_date_and_amount<'r>(
        &self,
        columns: &RowColumns,
        cell: &dyn Fn(usize) -> &'r str,
    ) -> bool {
        let mut amounts = AmountReader::new(self.format.decimal, self.delimiter);
        let amount = (&columns.amount, self.dataset);
        let amount = read_amounts(amount, |c| cell(c.at), &mut amounts, &mut String::new());
        amount.is_ok() && self.format.dates.read(cell(columns.date.at)).is_ok()
    }

    /// Gives the amount at hand the sign that a cell says; a minus takes it back.
    ///
    /// # Errors
    /// What is wrong with the cell.
    fn give_sign(&mut self, sign: &SignColumn, cell: &str) -> Result<(), CellFault> {
        let is_some = self.number.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        let Some(word) = Word::by(cell, &sign.out_words) else {
            return if is_some { Err(signs::neither()) } else { Ok(()) };
        };
        if is_some && word.is_out(self.dataset, sign.is_turned) {
            turn(&mut self.number);
        }
        Ok(())
    }

    /// That the amounts may be others than were read, when all rows are.
    fn doubt(&self, columns: &RowColumns) -> Option<Problem> {
        if self.amounts.money_in_minuses() == 1 {
            return self.minus_in.clone();
        }
        let thousands =
            self.thousands.as_ref().zip(self.amounts.thousands_fault(self.comma_in.as_deref()));
        if let Some(((line, column, cell), fault)) = thousands {
            return Some(Problem::of_cell(*line, column, cell, fault));
        }
        if let AmountColumns::Signed(taken) = &columns.amount {
            let rivals = self.rivals.as_ref().and_then(|rivals| rivals.problem(taken));
            if let Some(problem) = self.booked.problem(taken).or(rivals) {
                return Some(problem);
            }
        }
        self.halves.as_ref().and_then(Halves::problem)
    }

    /// Which amounts were taken, and how, where it is not plain.
    fn notes_of_amounts(&self, file: &str, columns: &RowColumns) -> Vec<String> {
        let notes = match &columns.amount {
            AmountColumns::Signed(taken) => {
                let is_turned = columns.is_turned;
                let rivals = self.rivals.as_ref();
                let rival = rivals.and_then(|rivals| rivals.note(file, self.dataset, taken));
                [self.booked.note(file, self.dataset, taken, is_turned), rival]
            }
            AmountColumns::InOut { money_in, .. } => [self.note_of_minuses(file, money_in), None],
        };
        notes.into_iter().flatten().collect()
    }

    /// That all money in has a minus.
    fn note_of_minuses(&self, file: &str, money_in: &Column) -> Option<String> {
        (self.amounts.money_in_minuses() > 0).then(|| {
            format!(
                "{file}: all amounts of {} have a minus, and are read as money in",
                quoted(&money_in.name)
            )
        })
    }

    /// What is known when all rows are read; `file` is how notes name it.
    ///
    /// # Errors
    /// The amounts have no signs, or others than a column says.
    pub(super) fn end(self, file: &str, columns: &mut RowColumns) -> Result<End, Problem> {
        if let Some(problem) = self.doubt(columns) {
            return Err(problem);
        }
        if columns.lacks_currency
            && let Some(problem) = self.few.iter().find_map(two_currencies)
        {
            return Err(problem);
        }
        let of_amounts = self.notes_of_amounts(file, columns);
        columns.is_as_written |= self.booked.has_words();
        let Given { sign, turned, note } = self.signs.given(file, columns, &self.few)?;
        columns.sign = sign;
        let unread = self.unread.notes(file, self.dataset, &self.few);
        let notes = note.into_iter().chain(of_amounts).chain(unread).collect();
        Ok(End { currency: self.amounts.into_currency(), turned, notes })
    }
}

/// Another currency than the first, in a column that is not of something else by its header.
fn two_currencies(few: &Few) -> Option<Problem> {
    if currency::is_of_else(&few.header) { None } else { few.two_currencies() }
}

/// Gives a number, canonical, the other sign.
fn turn(number: &mut String) {
    if number.starts_with('-') {
        number.remove(0);
    } else if number.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
        number.insert(0, '-');
    }
}

/// What is known of the rows of a file when all are read.
pub(super) struct End {
    /// What the amounts are in, if the file says it.
    pub(super) currency: Option<Currency>,
    /// Which rows are to change their sign, where some are.
    pub(super) turned: Option<Vec<bool>>,
    /// What a person should check.
    pub(super) notes: Vec<String>,
}

fn another_currency(first: &Currency) -> CellFault {
    CellFault::new(format!("is another currency than {first}, which is said above it")).hint(
        "one currency at a time: filter this column in a spreadsheet, and save the rows of each \
         currency as a file of its own; where another column says what the amounts are in: --map \
         {side}currency=HEADER",
    )
}

fn has_sign() -> CellFault {
    CellFault::new("is negative where --map gives the amounts their signs")
        .hint("leave sign= out: these amounts have their signs already")
}

/// A cell of the row that cannot be taken.
pub(super) fn fault_in(record: &Record<'_>, column: &Column, fault: CellFault) -> Problem {
    let cell = record.field(column.at).unwrap_or_default();
    Problem::of_cell(record.line, &column.name, cell, fault)
}

/// A cell with its place, spaces around it aside.
#[derive(Clone, Copy)]
pub(super) struct Cell<'r> {
    pub(super) record: &'r Record<'r>,
    pub(super) column: &'r Column,
}

impl<'r> Cell<'r> {
    pub(super) fn text(self) -> &'r str {
        self.record.field(self.column.at).unwrap_or_default().trim()
    }

    pub(super) fn fault(self, message: impl Into<String>) -> Problem {
        fault_in(self.record, self.column, CellFault::new(message))
    }

    /// A text of so many characters at most; none where the cell is empty.
    pub(super) fn optional(self, chars_max: usize) -> Result<Option<&'r str>, Problem> {
        let text = self.text();
        check_text(text, chars_max).map_err(|fault| self.fault(fault))?;
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    pub(super) fn required(self, chars_max: usize, what: &str) -> Result<&'r str, Problem> {
        self.optional(chars_max)?
            .ok_or_else(|| self.fault(format!("is empty where {what} belongs")))
    }

    /// An amount that is not negative; none where the cell is empty.
    pub(super) fn magnitude(self, amounts: &mut AmountReader) -> Result<Option<Money>, Problem> {
        if self.text().is_empty() {
            return Ok(None);
        }
        let mut number = String::new();
        let read = amounts.read(self.text(), &mut number);
        read.map_err(|fault| fault_in(self.record, self.column, fault))?;
        let money = Money::parse(&number).map_err(|error| self.fault(error.to_string()))?;
        if money < Money::ZERO {
            let fault = CellFault::new("is negative where a positive amount belongs");
            let fault = fault.hint("a negative debit is a credit, and the reverse");
            return Err(fault_in(self.record, self.column, fault));
        }
        Ok(Some(money))
    }

    /// A VAT code in any case; none where the cell is empty.
    pub(super) fn vat_code(self) -> Result<Option<VatCode>, Problem> {
        if self.text().is_empty() {
            return Ok(None);
        }
        let code = self.text().to_ascii_uppercase().parse::<VatCode>();
        code.map(Some).map_err(|error| self.fault(error.to_string()))
    }
}

/// Writes the row's amount to `number`; gives the column it stands in, or the one at fault.
fn read_amounts<'c, 'r>(
    (columns, dataset): (&'c AmountColumns, Dataset),
    cell: impl Fn(&Column) -> &'r str,
    amounts: &mut AmountReader,
    number: &mut String,
) -> Result<&'c Column, (&'c Column, CellFault)> {
    let (money_in, money_out) = match columns {
        AmountColumns::Signed(column) => {
            amounts.read_booked(cell(column), dataset, number).map_err(|fault| (column, fault))?;
            return Ok(column);
        }
        AmountColumns::InOut { money_in, money_out } => (money_in, money_out),
    };
    let is_empty = |column: &Column| matches!(cell(column).trim(), "" | "-" | "\u{2013}");
    let is_some = |number: &str| number.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    let mut is_out = false;
    if !is_empty(money_out) {
        amounts.read_money_out(cell(money_out), number).map_err(|fault| (money_out, fault))?;
        is_out = is_some(number);
        if is_out {
            number.insert(0, '-');
        }
    }
    if is_empty(money_in) {
        let neither = || {
            let fault = CellFault::new("is empty, and so is the amount of money out");
            (money_in, fault.hint("a balance that is carried forward? Remove the row"))
        };
        return if is_empty(money_out) { Err(neither()) } else { Ok(money_out) };
    }
    let mut of_money_in = String::new();
    amounts.read_money_in(cell(money_in), &mut of_money_in).map_err(|fault| (money_in, fault))?;
    match (is_out, is_some(&of_money_in)) {
        (true, true) => Err((money_in, CellFault::new("stands beside an amount of money out"))),
        (true, false) => Ok(money_out),
        (false, _) => {
            *number = of_money_in;
            Ok(money_in)
        }
    }
}
