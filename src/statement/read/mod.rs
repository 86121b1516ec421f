//! The rows of a table by one reading, in one pass, with its balances checked on the way.

mod balances;
mod currencies;
mod currency_beside;
mod days;
mod end_rows;
mod faults;
mod held;
mod kinds;
mod labelled;
mod outside;
mod pass;
mod reader;
mod row_kind;
pub(super) mod shifted_cells;
mod standing;
mod stated;
mod stated_totals;
mod summaries;
mod sums;
mod texts;

pub use self::balances::BalanceGap;
use self::balances::BalanceWalk;
pub(super) use self::balances::written;
pub(super) use self::days::Monotony;
use self::faults::{amount_column, named};
pub(super) use self::outside::OutsidePeriod;
pub use self::pass::{BookedRow, PassOptions, PassResult, RowSink};
use self::reader::RowReader;
use self::row_kind::RowKind;
use super::fault::Fault;
use super::grid::Record;
use super::profile::is_heading;
use super::reading::{Reading, is_nothing, is_owed, is_zero, micros, read_cell, turn};
use super::row_state::{is_booked, is_refund, state_of_row};
use super::table::TableSource;
use super::totals::{StatedPlace, TotalsBeside};
use super::words::{self, CellWord, HeaderWord};
use tieout::cheque;
use tieout::date::Date;

/// Faults of one file that are kept; the rest are counted.
const FAULTS_KEPT: usize = 100;

/// After so many a file is read no further.
const FAULTS_MAX: usize = 100_000;

/// Whether a column says that a row is by cheque: one of the numbers of cheques has one, or its reference says so.
/// Not where another cell says that it was paid another way.
fn is_by_cheque(record: &Record<'_>, reading: &Reading) -> bool {
    let Some(at) = reading.reference else { return false };
    let cell = record.cell(at).trim();
    let is_of_numbers =
        || reading.names.get(at).is_some_and(|name| cheque::is_column_of_numbers(name));
    (cheque::number_in(cell).is_some() || cheque::is_number(cell) && is_of_numbers())
        && !record.cells().any(cheque::is_another_way)
}

/// What a record is left out as whose state is not that of a booked row.
fn unbooked_by_state(
    record: &Record<'_>,
    reading: &Reading,
    is_undated: bool,
) -> Option<&'static str> {
    // `Pending` where the day belongs.
    if is_undated && words::state(record.cell(reading.date)) == Some(CellWord::Pending) {
        return Some("pending");
    }
    let counts = |cell: &str| is_booked(cell) || reading.counts_refunds && is_refund(cell);
    let state = reading.state.map(|at| record.cell(at)).filter(|cell| !counts(cell))?;
    Some(match state_of_row(state) {
        Some(CellWord::Declined) => "declined",
        Some(CellWord::Noted) => "that moved no balance",
        Some(CellWord::Reverted) => "reverted",
        _ => "pending",
    })
}

/// Reads the rows of a table.
///
/// # Errors
/// The table cannot be cut into records.
pub fn rows(
    table: &TableSource<'_>,
    reading: &Reading,
    options: PassOptions,
    sink: &mut dyn RowSink,
) -> Result<PassResult, Fault> {
    let delimiter = match table {
        TableSource::Delimited { delimiter, .. } => Some(*delimiter),
        TableSource::Cells(_) => None,
    };
    let mut reader = RowReader::new(reading, options, delimiter)?;
    // The first line of the table was reached.
    let mut has_begun = false;
    table.each::<Fault>(|record| {
        // Rows of a page may stand on the line of their header, or of what is above it.
        if !has_begun && reading.header_line == Some(reading.first_line) {
            has_begun = kinds::is_header(record, reading);
            reader.sections.begin(reading.section.as_deref());
        } else if has_begun || record.line() >= reading.first_line {
            if !has_begun {
                reader.sections.begin(reading.section.as_deref());
                has_begun = true;
            }
            reader.take(record, sink);
        } else {
            // A title right above the header, or below it, is of the rows.
            let is_title = reader.see_title(record);
            if !is_title && !record.is_blank() && reading.header_line != Some(record.line()) {
                reader.pending = None;
            }
            if reading.section.is_some() {
                reader.sections.see(record);
            }
            reader.see_stated(record, StatedPlace::Above);
        }
        if reader.pass.fault_count >= FAULTS_MAX {
            reader.pass.is_stopped = true;
            return Ok(false);
        }
        Ok(true)
    })?;
    Ok(reader.end())
}

impl RowReader<'_> {
    fn take(&mut self, record: &Record<'_>, sink: &mut dyn RowSink) {
        let reading = self.reading;
        if record.is_blank() {
            return;
        }
        let day = reading.day(record.cell(reading.date));
        if reading.carries_days
            && let Ok(day) = day
        {
            self.last_day = Some(day);
            self.last_text.clear();
            self.last_text.push_str(texts::describe(record, reading, &mut self.text));
        }
        if let Some(name) = &reading.section {
            let is_heading = self.sections.see(record);
            if is_heading || !self.sections.is_below(name) {
                let has_day = !is_heading && (day.is_ok() || self.last_day.is_some());
                return self.leave_out(if has_day { "of other accounts" } else { "titles" });
            }
        }
        if let Some((at, name)) = &reading.account
            && !super::infer::is_of_account(record.cell(*at), name)
        {
            let has_day = day.is_ok() || self.last_day.is_some();
            return self.leave_out(if has_day { "of other accounts" } else { "titles" });
        }
        if day.is_err() && !reading.names.is_empty() && is_heading(record) {
            return match labelled::other_heading(record, reading) {
                Some(fault) => self.fault(fault),
                None => self.leave_out("repeated headers"),
            };
        }
        if let Some(kind) = self.unbooked(record, day.is_ok()) {
            return self.leave_out(kind);
        }
        if let Some(kind) = unbooked_by_state(record, reading, day.is_err()) {
            return self.leave_out(kind);
        }
        let unmoved = reading.unmoved.iter().find_map(|one| one.of(record, &reading.texts));
        if let Some(kind) = unmoved {
            return self.leave_out(kind);
        }
        let amount = reading.amount.read(record, reading.mark, &mut self.number);
        let has_balance = self.read_balance(record);
        if has_balance {
            self.hold_unsaid();
        }
        let kind = kinds::kind(self, record, day.as_ref().ok().copied(), &amount, has_balance);
        match kind {
            RowKind::Transaction(_) => {}
            // Its figure was held against the rows above it, which may be some of all.
            RowKind::Total(_) if !summaries::amounts_of(record, reading).is_empty() => {
                self.see_stated(record, StatedPlace::Total);
            }
            _ => self.see_stated(record, StatedPlace::Below),
        }
        self.has_labels_above = !matches!(kind, RowKind::Transaction(_))
            && labelled::is_of_labels(record, &mut self.words);
        match kind {
            RowKind::Transaction(day) => {
                self.see_cut_off(record, has_balance);
                let delimiter = self.delimiter;
                let shifted = match delimiter {
                    Some(delimiter) => {
                        shifted_cells::fault(record, reading, &self.amount_columns, delimiter)
                    }
                    None => shifted_cells::narrow(record, reading),
                };
                match shifted {
                    Some(fault) => self.fault(fault),
                    None => self.push(record, day, has_balance, sink),
                }
            }
            RowKind::LeftOut(kind) => {
                if kind == "titles" && self.title.is_none() {
                    let is_of_values = kinds::has_number(record);
                    self.title = Some((kinds::date_fault(record, reading), is_of_values));
                }
                self.leave_out(kind);
            }
            RowKind::Stated(amount) => {
                self.stated.push((amount, record.line()));
                self.leave_out("balances");
            }
            RowKind::Balance(kind) => {
                if has_balance {
                    self.walk.stand(&self.balance, record.line());
                }
                self.leave_out(kind);
            }
            RowKind::Total(off) => {
                self.hold_total(off);
                self.leave_out("totals");
            }
            RowKind::Fault(fault) => self.fault(fault),
        }
    }

    /// A row that ends before its balance may end within its amount, or have its balance there.
    fn see_cut_off(&mut self, record: &Record<'_>, has_balance: bool) {
        let Some(at) = self.reading.balance.filter(|at| *at >= record.width()) else { return };
        if has_balance || !self.options.is_proved {
            return;
        }
        let key = crate::profile::column_key(&self.reading.names, at);
        if self.walk.last_balance().is_some() {
            let message = "is missing at the end of the row, though all rows above have one: was the file cut off?";
            self.cut_off.get_or_insert(Fault::of_cell(record.line(), &key, "", message));
        } else if self.delimiter.is_some() {
            let message = "is missing at the end of the row, though all rows below have one: is a cell of it missing?";
            self.first_cut.get_or_insert(Fault::of_cell(record.line(), &key, "", message));
        }
    }

    /// Holds the balance at hand against rows above that end early, or have no amount.
    fn hold_unsaid(&mut self) {
        self.cut_off = None;
        if let Some((balance, fault)) = self.unsaid.take()
            && micros(&self.balance) != Some(balance)
        {
            self.fault(fault);
        }
    }

    /// `Pending` above rows that are; any other title ends them. Whether the record is a title.
    fn see_title(&mut self, record: &Record<'_>) -> bool {
        let Some(title) = labelled::title(record) else { return false };
        let is_pending = words::state_of_title(title) == Some(CellWord::Pending);
        self.pending = is_pending.then_some(false);
        true
    }

    /// What a record is left out as, below a title that says that its rows are not booked yet, or as that title.
    fn unbooked(&mut self, record: &Record<'_>, has_day: bool) -> Option<&'static str> {
        if !has_day {
            let is_title = self.see_title(record);
            return (is_title && self.pending.is_some()).then_some("titles");
        }
        let is_unbalanced = self.pending?;
        // Where the balances of what is booked begin, the title says nothing any more.
        let has_balance = self.read_balance(record);
        let goes_on = !(has_balance && is_unbalanced);
        self.pending = goes_on.then_some(is_unbalanced || !has_balance);
        goes_on.then_some("pending")
    }

    /// Whether the row has a balance, which then stands in `self.balance`.
    fn read_balance(&mut self, record: &Record<'_>) -> bool {
        let Some(at) = self.reading.balance else { return false };
        let read = read_cell(record, at, self.reading.balance_mark, &mut self.balance);
        let behind = self.reading.balance_side.map(|at| words::direction(record.cell(at)));
        let word = read.as_ref().ok().and_then(|word| behind.flatten().or(*word));
        if is_owed(word, self.options.side) && !self.balance.starts_with('-') {
            turn(&mut self.balance);
        }
        if self.reading.is_balance_turned {
            turn(&mut self.balance);
        }
        read.is_ok()
    }

    fn push(&mut self, record: &Record<'_>, date: Date, has_balance: bool, sink: &mut dyn RowSink) {
        let reading = self.reading;
        let line = record.line();
        if is_zero(&self.number) && !self.options.keeps_zeros && !has_balance {
            return self.leave_out("of 0.00");
        }
        let amount_column = amount_column(record, &reading.amount);
        if let Some(fault) = self.currencies.fault(record, reading, amount_column) {
            return self.fault(fault);
        }
        let cell = |at: Option<usize>| at.map_or("", |at| record.cell(at).trim());
        let mut description = texts::describe(record, reading, &mut self.text);
        // What an entry is for may stand in its first row alone, as its day does.
        if reading.carries_days && description.is_empty() && is_nothing(record.cell(reading.date)) {
            description = &self.last_text;
        }
        self.has_texts &= !description.is_empty();
        self.last_told.clear();
        self.last_told.push_str(description);
        let row = BookedRow {
            line,
            date,
            amount: &self.number,
            description,
            balance: has_balance.then_some(&*self.balance),
            reference: cell(reading.reference),
            is_by_cheque: is_by_cheque(record, reading),
            counterparty: cell(reading.counterparty),
            bank_id: cell(reading.id),
            currency: cell(reading.currency),
            cells: Some(*record),
            amount_column,
        };
        if let Err(fault) = sink.row(&row) {
            let fault = named(fault, record, reading);
            return self.fault(fault);
        }
        self.pass.rows += 1;
        self.days.see(date, line);
        self.outside.see(date, line);
        self.stated_beside.row();
        self.totals_beside[1] = TotalsBeside::default();
        self.last_booked = self.last_booked.max(Some(date));
        self.first_booked = Some(self.first_booked.map_or(date, |first| first.min(date)));
        let amount = micros(&self.number);
        self.sums.add(amount);
        let is_referred = summaries::is_referred(record, reading);
        self.ends.add(amount, line, &self.last_told, is_referred);
        let balance = has_balance.then_some(&*self.balance);
        self.walk.step(amount, balance, line);
    }

    fn leave_out(&mut self, kind: &'static str) {
        *self.pass.left_out.entry(kind).or_default() += 1;
    }

    fn fault(&mut self, fault: Fault) {
        self.pass.fault_count += 1;
        if self.pass.faults.len() < FAULTS_KEPT {
            self.pass.faults.push(fault);
        }
    }

    /// What is said of a column called balance that most rows do not move as they say, in a list of one account.
    fn contradicted(&self, holes: &[BalanceGap], count: usize) -> Option<Fault> {
        let at = self.reading.balance?;
        let name = self.reading.names.get(at)?;
        let is_named = words::header(name).0.contains(&HeaderWord::Balance);
        let is_of_one = self.reading.account.is_none() && self.reading.section.is_none();
        let hole = holes.first().filter(|_| is_named && is_of_one)?;
        let more = match count - 1 {
            0 => String::new(),
            1 => ", and once more".to_owned(),
            more => format!(", and {more} times more"),
        };
        let BalanceGap { from_line, to_line, unexplained } = hole;
        let message = format!(
            "{name} does not go with the rows and proves nothing: from line {from_line} to line {to_line} it moves \
             by {unexplained} beyond them{more}"
        );
        Some(Fault::at_line(*to_line, message))
    }

    /// Takes note of a balance with a word for it outside the rows.
    fn see_stated(&mut self, record: &Record<'_>, place: StatedPlace) {
        let is_above = place == StatedPlace::Above;
        let side = self.options.side;
        self.stated_beside.see(record, self.reading, side, is_above, &mut self.words);
        self.currency_beside.see(record, self.reading, is_above, &mut self.words);
        if self.reading.header_line != Some(record.line()) {
            self.totals_beside[usize::from(!is_above)].see(record, place);
        }
    }

    fn end(mut self) -> PassResult {
        if let Some(fault) = self.cut_off.take() {
            self.fault(fault);
        }
        let is_one = self.walk.without() == 1;
        if let Some(fault) = self.first_cut.take().filter(|_| is_one) {
            self.fault(fault);
        }
        if let Some(line) = self.unsaid.take().and_then(|(_, fault)| fault.line) {
            self.pass.notes.push(kinds::brought_forward(line));
        }
        // A file of titles alone is none of transactions.
        let count = self.pass.left_out.get("titles").copied().unwrap_or(0);
        if let Some((fault, is_of_values)) = self.title.take()
            && self.pass.rows == 0
            && self.pass.fault_count == 0
            && (count > 1 || is_of_values)
        {
            self.pass.fault_count = usize::try_from(count).unwrap_or(usize::MAX);
            self.pass.faults.push(fault);
        }
        let pending = self.pass.left_out.get("pending").copied().unwrap_or(0);
        if pending > 0 && self.pass.rows == 0 && self.pass.fault_count == 0 {
            let fault = Fault::of_file("every row is pending, so none is booked");
            self.pass.fault_count = 1;
            self.pass.faults.push(fault.hint("is it the list of what is booked?"));
        }
        if !self.options.is_proved && self.pass.fault_count == 0 {
            let has_balances = self.pass.left_out.contains_key("balances");
            let ends = self.ends.fault(&self.sums, &self.stated, &self.last_told);
            let ends = ends.or_else(|| self.ends.new_balance(&self.last_told, has_balances));
            let ends = ends.or_else(|| self.end_beside());
            let above = self.stated_beside.above();
            let ends = ends.or_else(|| self.standing.fault(&self.sums, &above));
            if let Some(fault) = ends.or_else(|| self.currencies.few()) {
                self.fault(fault);
            }
        }
        let walk = std::mem::replace(&mut self.walk, BalanceWalk::new(self.reading.order));
        let ended = walk.end();
        for line in &ended.shifted {
            self.fault(shifted_cells::balance_as_amount(*line));
        }
        self.pass.opening = ended.opening;
        self.pass.closing = ended.closing;
        if ended.is_foreign {
            let says = self.contradicted(&ended.holes, ended.hole_count);
            self.pass.discrepancies.extend(says.filter(|_| ended.should_go));
        } else {
            self.pass.holes = ended.holes;
            self.pass.hole_count = ended.hole_count;
        }
        self.hold_stated_balances();
        self.hold_balances_beside();
        self.hold_totals_beside();
        self.pass.is_unsorted = self.days.is_unsorted();
        self.pass.notes.extend(self.days.astray());
        self.pass.notes.extend(self.outside.says(self.options.period));
        self.pass.notes.extend(self.currencies.note());
        self.pass.currency = self.currencies.end();
        self.pass.currency_beside = self.currency_beside.end(self.reading);
        self.pass
    }
}
