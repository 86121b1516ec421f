//! Journals from a table: a line for each leg, those of a journal with the same reference.

use std::collections::HashMap;

use super::listed::{LegPlace, ListedJournal};
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::list::cells::ListRow;
use crate::list::header::ListShape;
use crate::list::rows::ListBuilder;
use crate::number::WrittenNumber;
use tieout::contract::ledger::journal::{LINES_MAX, NewJournal, NewLine};
use tieout::id::AccountId;

/// Longest texts that the API takes, in characters.
const DESCRIPTION_CHARS_MAX: usize = 500;
const REFERENCE_CHARS_MAX: usize = 255;
const ACCOUNT_CHARS_MAX: usize = 30;

/// The journals so far.
#[derive(Default)]
pub(super) struct JournalListBuilder {
    pub(super) journals: Vec<ListedJournal>,
    /// Where the journal of a reference stands among them.
    by_reference: HashMap<String, usize>,
}

impl ListBuilder for JournalListBuilder {
    const SHAPE: ListShape = ListShape {
        needed: &["journal", "date", "account", "description", "debit", "credit"],
        wanted: &[],
        extra: &[
            "reference",
            "memo",
            "vat_code",
            "vat_amount",
            "vat_side",
            "external_id",
            "currency",
        ],
        instead: Some(("journal", "reference")),
        told: &["journal", "date", "account"],
        amounts: &["debit", "credit", "vat_amount"],
        days: &["date"],
    };

    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool {
        let [debit, credit] = ["debit", "credit"].map(cell);
        let is_amount = |text: &str| text.is_empty() || WrittenNumber::parse(text).is_some();
        is_amount(debit)
            && is_amount(credit)
            && !(debit.is_empty() && credit.is_empty())
            && !cell("account").is_empty()
            && !DatePattern::fitting(cell("date")).is_empty()
    }

    /// A day and an amount stand in it.
    fn is_data(cells: &[&str]) -> bool {
        let is_day = |cell: &str| {
            cell.contains(|c: char| !c.is_ascii_digit()) && !DatePattern::fitting(cell).is_empty()
        };
        let is_amount = |cell: &str| !is_day(cell) && WrittenNumber::parse(cell).is_some();
        cells.iter().any(|cell| is_day(cell)) && cells.iter().any(|cell| is_amount(cell))
    }

    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault> {
        let what = "the reference of a journal";
        let reference = row.required("journal", REFERENCE_CHARS_MAX, what)?;
        let line = NewLine {
            account_id: AccountId::NOBODY,
            debit: row.magnitude("debit")?,
            credit: row.magnitude("credit")?,
            memo: row.text("memo", DESCRIPTION_CHARS_MAX)?.map(str::to_owned),
            vat_code: row.vat_code("vat_code")?,
            vat_amount: row.magnitude("vat_amount")?,
            vat_side: row.vat_side("vat_side")?,
        };
        let account = row.required("account", ACCOUNT_CHARS_MAX, "an account")?.to_owned();
        let leg = LegPlace { line: row.line(), account };
        match self.by_reference.get(reference).and_then(|at| self.journals.get_mut(*at)) {
            Some(journal) => further(journal, (line, leg), &row),
            None => self.first(reference, (line, leg), &row),
        }
    }
}

impl JournalListBuilder {
    fn first(
        &mut self,
        reference: &str,
        (line, leg): (NewLine, LegPlace),
        row: &ListRow<'_>,
    ) -> Result<(), Fault> {
        let description = row.required("description", DESCRIPTION_CHARS_MAX, "a description")?;
        let text = |role| Ok(row.text(role, REFERENCE_CHARS_MAX)?.map(str::to_owned));
        let document = match row.cell("reference") {
            Some(_) => text("reference")?,
            None => Some(reference.to_owned()),
        };
        let Some(date) = row.cell("date") else { return Ok(()) };
        let journal = NewJournal {
            entry_date: date.day()?,
            description: description.to_owned(),
            lines: vec![line],
            reference: document,
            external_id: text("external_id")?,
            metadata: None,
            reverse_on: None,
            currency: row.currency(),
            strict: false,
        };
        self.by_reference.insert(reference.to_owned(), self.journals.len());
        self.journals.push(ListedJournal { line: row.line(), journal, legs: vec![leg] });
        Ok(())
    }
}

/// A further leg: what is of the whole journal is the same again, or left out. Only a description may differ:
/// then it is what stands beside the leg.
fn further(
    of: &mut ListedJournal,
    (mut line, leg): (NewLine, LegPlace),
    row: &ListRow<'_>,
) -> Result<(), Fault> {
    let ListedJournal { line: first, journal, legs } = of;
    if let Some(date) = row.cell("date").filter(|cell| !cell.text.is_empty())
        && date.day()? != journal.entry_date
    {
        let reference = row.cell("journal").map_or("", |cell| cell.text);
        let message =
            format!("is another day than on line {first}, where the journal {reference:?} begins");
        return Err(date.fault(message).hint("one journal, one day"));
    }
    for (role, known) in [("reference", &journal.reference), ("external_id", &journal.external_id)]
    {
        let Some(cell) = row.cell(role) else { continue };
        let text = cell.optional(REFERENCE_CHARS_MAX)?;
        if text.is_some() && text != known.as_deref() {
            let message = format!("is another than on line {first}, where the journal begins");
            return Err(cell.fault(message));
        }
    }
    if let (Some(said), Some(cell)) = (row.currency(), row.cell("currency")) {
        let known = journal.currency.get_or_insert_with(|| said.clone());
        if *known != said {
            let message = format!("is another currency than {known}, in which the journal begins");
            return Err(cell.fault(message));
        }
    }
    let description = row.text("description", DESCRIPTION_CHARS_MAX)?;
    if let Some(description) = description.filter(|text| *text != journal.description)
        && line.memo.is_none()
    {
        line.memo = Some(description.to_owned());
    }
    if journal.lines.len() >= LINES_MAX {
        let message = format!("the journal has more than {LINES_MAX} lines");
        return Err(Fault::at_line(row.line(), message));
    }
    journal.lines.push(line);
    legs.push(leg);
    Ok(())
}
