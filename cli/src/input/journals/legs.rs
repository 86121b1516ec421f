//! Journals from a delimited file: a line for each leg, those of a journal with the same reference.

use std::collections::HashMap;

use tieout::contract::chart::VatCode;
use tieout::contract::ledger::journal::{LINES_MAX, NewJournal, NewLine};
use tieout::date::Date;
use tieout::id::AccountId;
use tieout::money::Money;

use super::{FileJournal, LegPlace};
use crate::input::amounts::AmountReader;
use crate::input::cells::{Cell, fault_in};
use crate::input::columns::JournalColumns;
use crate::input::format::Format;
use crate::input::header::{Column, Header};
use crate::input::problem::{CellFault, Dataset, LoadError, Problem};
use crate::input::records::Record;
use crate::input::source::{Begun, Source};
use crate::input::table::{self, Gather, Table};

/// Longest texts that the API takes, in characters.
const DESCRIPTION_CHARS_MAX: usize = 500;
const REFERENCE_CHARS_MAX: usize = 255;
const ACCOUNT_CHARS_MAX: usize = 30;

/// Reads the file.
pub(super) fn read(
    source: &Source,
    begun: Begun<'_>,
    format: &Format,
) -> Result<(Header<JournalColumns>, Vec<FileJournal>), LoadError> {
    let table = table::read(Dataset::Journals, source, begun, format, |delimiter| Gathered {
        format,
        delimiter,
        amounts: AmountReader::new(format.decimal, delimiter),
        journals: Vec::new(),
        by_reference: HashMap::new(),
    })?;
    let Table { header, gathered, .. } = table;
    Ok((header, gathered.journals))
}

/// The journals so far.
struct Gathered<'a> {
    format: &'a Format,
    delimiter: u8,
    amounts: AmountReader,
    journals: Vec<FileJournal>,
    /// Where the journal of a reference stands among them.
    by_reference: HashMap<String, usize>,
}

impl Gather for Gathered<'_> {
    type Columns = JournalColumns;

    fn add(&mut self, record: &Record<'_>, columns: &JournalColumns) -> Result<(), Problem> {
        let cell = |column| Cell { record, column };
        let reference = cell(&columns.journal);
        let reference = reference.required(REFERENCE_CHARS_MAX, "the reference of a journal")?;
        let line = self.line(record, columns)?;
        let account = cell(&columns.account).required(ACCOUNT_CHARS_MAX, "an account")?;
        let leg = LegPlace { line: record.line, account: account.to_owned() };
        match self.by_reference.get(reference) {
            Some(at) => {
                let at = *at;
                self.further(at, (line, leg), record, columns)
            }
            None => self.first(reference, (line, leg), record, columns),
        }
    }

    fn is_row<'r>(&self, columns: &JournalColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        let mut amounts = AmountReader::new(self.format.decimal, self.delimiter);
        let [debit, credit] =
            [&columns.debit, &columns.credit].map(|column| cell(column.at).trim());
        let mut is_amount =
            |text: &str| text.is_empty() || amounts.read(text, &mut String::new()).is_ok();
        let has_amounts = is_amount(debit) && is_amount(credit);
        has_amounts
            && !(debit.is_empty() && credit.is_empty())
            && !cell(columns.account.at).trim().is_empty()
            && self.format.dates.read(cell(columns.date.at)).is_ok()
    }
}

impl Gathered<'_> {
    /// What the leg is to be, but for its account.
    fn line(&mut self, record: &Record<'_>, columns: &JournalColumns) -> Result<NewLine, Problem> {
        let extra = |column: &'_ Option<Column>, chars_max| {
            let text = column.as_ref().map(|column| Cell { record, column }.optional(chars_max));
            Ok::<_, Problem>(text.transpose()?.flatten().map(str::to_owned))
        };
        let debit = self.amount(record, &columns.debit)?;
        let credit = self.amount(record, &columns.credit)?;
        let vat_amount = match &columns.vat_amount {
            Some(column) => self.amount(record, column)?,
            None => None,
        };
        Ok(NewLine {
            account_id: AccountId::NOBODY,
            debit,
            credit,
            memo: extra(&columns.memo, DESCRIPTION_CHARS_MAX)?,
            vat_code: vat_code(record, columns)?,
            vat_amount,
        })
    }

    fn amount(&mut self, record: &Record<'_>, column: &Column) -> Result<Option<Money>, Problem> {
        Cell { record, column }.magnitude(&mut self.amounts)
    }

    fn first(
        &mut self,
        reference: &str,
        (line, leg): (NewLine, LegPlace),
        record: &Record<'_>,
        columns: &JournalColumns,
    ) -> Result<(), Problem> {
        let cell = |column| Cell { record, column };
        let description =
            cell(&columns.description).required(DESCRIPTION_CHARS_MAX, "a description")?;
        let extra = |column: &'_ Option<Column>| {
            let text = column.as_ref();
            let text = text.map(|column| Cell { record, column }.optional(REFERENCE_CHARS_MAX));
            Ok::<_, Problem>(text.transpose()?.flatten().map(str::to_owned))
        };
        let document = match &columns.reference {
            Some(_) => extra(&columns.reference)?,
            None => Some(reference.to_owned()),
        };
        let journal = NewJournal {
            entry_date: self.date(record, columns)?,
            description: description.to_owned(),
            lines: vec![line],
            reference: document,
            external_id: extra(&columns.external_id)?,
            reverse_on: None,
            currency: currency(record, columns),
        };
        self.by_reference.insert(reference.to_owned(), self.journals.len());
        self.journals.push(FileJournal { line: record.line, journal, legs: vec![leg] });
        Ok(())
    }

    /// A further leg: what is of the whole journal is the same again, or left out. Only a description
    /// may differ: then it is what stands beside the leg.
    fn further(
        &mut self,
        at: usize,
        (mut line, leg): (NewLine, LegPlace),
        record: &Record<'_>,
        columns: &JournalColumns,
    ) -> Result<(), Problem> {
        let cell = |column| Cell { record, column };
        let date = cell(&columns.date);
        let day = if date.text().is_empty() { None } else { Some(self.date(record, columns)?) };
        let description = cell(&columns.description).optional(DESCRIPTION_CHARS_MAX)?;
        let FileJournal { line: first, journal, legs } = &mut self.journals[at];
        if day.is_some_and(|day| day != journal.entry_date) {
            let message = format!(
                "is another day than on line {first}, where the journal {} begins",
                crate::safe::quoted(cell(&columns.journal).text())
            );
            let fault = CellFault::new(message);
            return Err(fault_in(record, &columns.date, fault.hint("one journal, one day")));
        }
        for (column, known) in
            [(&columns.reference, &journal.reference), (&columns.external_id, &journal.external_id)]
        {
            let Some(column) = column else { continue };
            let text = cell(column).optional(REFERENCE_CHARS_MAX)?;
            if text.is_some() && text != known.as_deref() {
                let message = format!("is another than on line {first}, where the journal begins");
                return Err(cell(column).fault(message));
            }
        }
        let said = currency(record, columns);
        if let (Some(column), Some(said)) = (&columns.currency, said) {
            let known = journal.currency.get_or_insert_with(|| said.clone());
            if *known != said {
                let message =
                    format!("is another currency than {known}, in which the journal begins");
                return Err(cell(column).fault(message));
            }
        }
        if let Some(description) = description
            && description != journal.description
            && line.memo.is_none()
        {
            line.memo = Some(description.to_owned());
        }
        if journal.lines.len() >= LINES_MAX {
            let message = format!("the journal has more than {LINES_MAX} lines");
            return Err(Problem::at_line(record.line, message));
        }
        journal.lines.push(line);
        legs.push(leg);
        Ok(())
    }

    fn date(&self, record: &Record<'_>, columns: &JournalColumns) -> Result<Date, Problem> {
        let cell = record.field(columns.date.at).unwrap_or_default();
        self.format.dates.read(cell).map_err(|fault| fault_in(record, &columns.date, fault))
    }
}

/// What a line says its amounts are in, as codes are written.
fn currency(record: &Record<'_>, columns: &JournalColumns) -> Option<String> {
    let said = record.field(columns.currency.as_ref()?.at)?.trim();
    Some(said.to_ascii_uppercase()).filter(|said| !said.is_empty())
}

fn vat_code(record: &Record<'_>, columns: &JournalColumns) -> Result<Option<VatCode>, Problem> {
    let Some(column) = &columns.vat_code else { return Ok(None) };
    Cell { record, column }.vat_code()
}
