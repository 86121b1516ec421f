//! Statements from a QIF file, once the order of its days and its decimal mark are chosen.

use super::super::super::fault::Fault;
use super::super::super::row_state::says_void;
use super::super::super::structured::{DatedBalance, StatementEntry, StructuredStatement};
use super::super::figure::{DecimalMark, ExactAmount};
use super::super::text::{FormatFaults, joined, some_words, words};
use super::{DateOrder, QifEntry, QifFile, QifList};

/// What an opening balance is called, in the languages of Quicken and Money.
const OPENING: [&str; 9] = [
    "opening balance",
    "solde initial",
    "solde d'ouverture",
    "anfangssaldo",
    "eröffnungssaldo",
    "saldo inicial",
    "saldo iniziale",
    "beginsaldo",
    "ingående saldo",
];

impl QifFile {
    fn entries(&self) -> impl Iterator<Item = &QifEntry> {
        self.lists.iter().flat_map(|list| &list.entries)
    }

    /// The orders of day and month that fit every entry of the file and give different days; none where
    /// there is no such order. Of orders that give the same days only the first is told.
    #[must_use]
    pub fn date_orders(&self) -> Vec<DateOrder> {
        let mut fitting: Vec<DateOrder> = Vec::new();
        for order in DateOrder::ALL {
            let fits = self.entries().all(|entry| order.day(&entry.date).is_some());
            // With dots between its parts no day is written month first.
            let is_dotted = order == DateOrder::MonthDayYear
                && fitting.contains(&DateOrder::DayMonthYear)
                && self.entries().all(|entry| entry.date.contains('.'));
            let is_new = |other: &DateOrder| {
                self.entries().any(|entry| order.day(&entry.date) != other.day(&entry.date))
            };
            if fits && !is_dotted && fitting.iter().all(is_new) {
                fitting.push(order);
            }
        }
        fitting
    }

    /// The first entry whose day is none by the order that fits most others, where no order fits all.
    #[must_use]
    pub fn misfit(&self) -> Fault {
        let fits = |order: &DateOrder| {
            self.entries().filter(|entry| order.day(&entry.date).is_some()).count()
        };
        let best = DateOrder::ALL.into_iter().rev().max_by_key(fits);
        let misfits = |entry: &&QifEntry| best.is_none_or(|order| order.day(&entry.date).is_none());
        match self.entries().find(misfits) {
            Some(entry) if entry.date.is_empty() => {
                Fault::at_line(entry.line, "an entry has no day (D)")
            }
            Some(entry) => {
                let message = "is no day in the order that fits most other entries";
                Fault::of_cell(entry.line, "D", &entry.date, message)
            }
            None => Fault::of_file("no order of day and month fits all entries"),
        }
    }

    /// The decimal marks that fit every amount of the file and give different amounts; none where there
    /// is no such mark. `1,234` is a thousand by the one and a one by the other.
    #[must_use]
    pub fn decimal_marks(&self) -> Vec<DecimalMark> {
        let amounts = || self.entries().flat_map(amounts_of);
        let by = |mark| move |text: &str| ExactAmount::written(text, mark);
        let (by_point, by_comma) = (by(DecimalMark::Point), by(DecimalMark::Comma));
        let fits_point = amounts().all(|(text, _)| by_point(text).is_some());
        let fits_comma = amounts().all(|(text, _)| by_comma(text).is_some());
        let is_same = amounts().all(|(text, _)| by_point(text) == by_comma(text));
        match (fits_point, fits_comma) {
            (true, true) if is_same => vec![DecimalMark::Point],
            (true, true) => vec![DecimalMark::Point, DecimalMark::Comma],
            (true, false) => vec![DecimalMark::Point],
            (false, true) => vec![DecimalMark::Comma],
            (false, false) => Vec::new(),
        }
    }

    /// Reads the file by this order and this mark: a statement for each list.
    ///
    /// # Errors
    /// Every day and amount that is none by them, with its line; a second opening balance.
    pub fn statements(
        &self,
        order: DateOrder,
        mark: DecimalMark,
    ) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
        let mut faults = FormatFaults::default();
        let mut statements: Vec<_> =
            self.lists.iter().map(|list| statement(list, order, mark, &mut faults)).collect();
        // Lists that have no name are told apart by their kind: of the bank, of a card, of cash.
        for (statement, list) in statements.iter_mut().zip(&self.lists) {
            if statement.account.is_none() && self.lists.iter().any(|one| one.kind != list.kind) {
                statement.account = Some(list.kind.clone());
            }
        }
        if let Some(first) = statements.first_mut() {
            first.notes.splice(0..0, self.notes.iter().cloned());
        }
        faults.finish(statements)
    }
}

/// All amounts of an entry with the letters of their fields.
fn amounts_of(entry: &QifEntry) -> impl Iterator<Item = (&str, &'static str)> {
    let splits = entry.splits.iter().filter_map(|split| Some((split.amount.as_deref()?, "$")));
    let own = [(entry.amount.as_deref(), "T"), (entry.long_amount.as_deref(), "U")];
    own.into_iter().filter_map(|(text, name)| Some((text?, name))).chain(splits)
}

fn statement(
    list: &QifList,
    order: DateOrder,
    mark: DecimalMark,
    faults: &mut FormatFaults,
) -> StructuredStatement {
    let mut statement = StructuredStatement {
        format: "QIF".to_owned(),
        account: list.account.clone(),
        is_debt: matches!(list.kind.as_str(), "CCard" | "Oth L"),
        ..StructuredStatement::default()
    };
    for (at, raw) in list.entries.iter().enumerate() {
        let Some((amount, said)) = amount(raw, mark, faults) else { continue };
        statement.discrepancies.extend(said);
        let Some(date) = order.day(&raw.date) else {
            let fault = match raw.date.as_str() {
                "" => Fault::at_line(raw.line, "an entry has no day (D)"),
                text => Fault::of_cell(raw.line, "D", text, "is not a day in this order"),
            };
            faults.push(fault);
            continue;
        };
        if is_opening(raw, list, at) {
            if statement.opening.is_some() {
                faults.push(Fault::at_line(raw.line, "is a second opening balance of one account"));
            }
            let (day, amount) = (Some(date), amount.canonical());
            statement.opening = Some(DatedBalance { day, amount, line: raw.line });
            continue;
        }
        faults.keep(void(raw, &amount).map_or(Ok(()), Err));
        statement.entries.push(entry(raw, date, amount));
    }
    statement
}

/// What marks an entry that moves money as void: a program that voids one writes 0.00.
fn void(raw: &QifEntry, amount: &ExactAmount) -> Option<Fault> {
    let cells = [("P", &raw.payee), ("M", &raw.memo)];
    let (name, cell) = cells.into_iter().find(|(_, cell)| says_void(cell))?;
    let message = "does not tell whether the entry counts";
    let fault = Fault::of_cell(raw.line, name, cell, message);
    (*amount != ExactAmount::ZERO)
        .then(|| fault.hint("delete the entry, or take the word out if it counts"))
}

/// The amount of an entry, and what contradicts it.
fn amount(
    raw: &QifEntry,
    mark: DecimalMark,
    faults: &mut FormatFaults,
) -> Option<(ExactAmount, Vec<Fault>)> {
    let mut read = |line: u64, name: &str, text: &str| {
        let figure = ExactAmount::written(text, mark);
        faults.keep(figure.ok_or_else(|| Fault::of_cell(line, name, text, "is not an amount")))
    };
    let short = raw.amount.as_deref().map(|text| read(raw.line, "T", text));
    let long = raw.long_amount.as_deref().map(|text| read(raw.line, "U", text));
    let mut said = Vec::new();
    let amount = match (short, long) {
        (Some(short), Some(long)) => {
            let (short, long) = (short?, long?);
            if short != long {
                let message = "is not the same amount as U, which is taken: it may be longer";
                let text = short.canonical();
                said.push(Fault::of_cell(raw.line, "T", &text, message));
            }
            long
        }
        (Some(one), None) | (None, Some(one)) => one?,
        (None, None) => {
            faults.push(Fault::at_line(raw.line, "an entry has no amount (T)"));
            return None;
        }
    };
    let mut parts = ExactAmount::ZERO;
    let mut has_parts = false;
    for split in &raw.splits {
        let Some(text) = split.amount.as_deref() else { continue };
        has_parts = true;
        parts = parts.checked_add(read(split.line, "$", text)?)?;
    }
    if has_parts && parts != amount {
        let message =
            format!("is the amount of an entry whose parts come to {}", parts.canonical());
        said.push(Fault::of_cell(raw.line, "T", &amount.canonical(), message));
    }
    Some((amount, said))
}

/// Whether an entry is the balance before the first one: it says so and is a transfer within the account
/// or stands first, or it is a transfer from the account to itself, which is how Quicken writes it.
fn is_opening(raw: &QifEntry, list: &QifList, at: usize) -> bool {
    let category = raw.category.trim();
    let transfer = category.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let to_itself = transfer.is_some() && transfer == list.account.as_deref();
    let says = |text: &str| OPENING.contains(&words(text).to_lowercase().as_str());
    to_itself || says(&raw.payee) && (transfer.is_some() || at == 0)
}

fn entry(raw: &QifEntry, date: tieout::date::Date, amount: ExactAmount) -> StatementEntry {
    let has_digit = raw.number.bytes().any(|byte| byte.is_ascii_digit());
    let number = some_words(&raw.number);
    let (reference, kind) = if has_digit { (number, None) } else { (None, number) };
    let counterparty = some_words(&raw.payee);
    let told = joined(&raw.payee, &raw.memo);
    let address = raw.address.join(" ");
    let split = raw.splits.first().map_or("", |split| split.memo.as_str());
    let description = [told.as_str(), &address, split, &raw.category, &raw.number]
        .into_iter()
        .find_map(some_words)
        .unwrap_or_default();
    StatementEntry {
        line: raw.line,
        date,
        value_date: None,
        amount: amount.canonical(),
        description,
        counterparty,
        reference,
        bank_id: None,
        kind,
        balance: None,
    }
}
