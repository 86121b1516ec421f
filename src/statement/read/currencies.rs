//! What the amounts of a file are in: its headers, the signs beside its amounts, its column of currencies.
//! Amounts of two currencies are never added.

use crate::currency::Currency;
use crate::fault::Fault;
use crate::grid::Record;
use crate::number::WrittenNumber;
use crate::profile::column_key;
use crate::reading::Reading;

/// The currencies that were met, none of which excludes another.
#[derive(Debug, Default)]
pub(super) struct Currencies {
    known: Vec<Currency>,
    /// A header says a code: a column of currencies is of what was paid in.
    is_of_header: bool,
    /// A column says it of each row.
    is_of_column: bool,
    /// Amounts with a sign beside them, and without.
    beside: u64,
    bare: u64,
    /// Rows whose cell of the currency is filled, and is empty.
    said: u64,
    unsaid: u64,
    /// Where a currency stands that others lack.
    line: Option<u64>,
}

impl Currencies {
    /// What the headers of the amounts say.
    ///
    /// # Errors
    /// They say two.
    pub(super) fn of_headers(reading: &Reading) -> Result<Self, Fault> {
        let mut currencies = Self::default();
        for at in reading.amount.columns() {
            let name = reading.names.get(at).map_or("", String::as_str);
            let Some(said) = Currency::of_header(name) else { continue };
            if let Some(other) = currencies.excluded(&said) {
                let message =
                    format!("{name:?} is in {said}, and another column of amounts in {other}");
                return Err(Fault::at_line(reading.header_line.unwrap_or(1), message));
            }
            currencies.is_of_header |= said.is_code();
            currencies.known.push(said);
        }
        Ok(currencies)
    }

    /// What is wrong with the currency of a row whose amount stands in this column.
    pub(super) fn fault(
        &mut self,
        record: &Record<'_>,
        reading: &Reading,
        amount: usize,
    ) -> Option<Fault> {
        let key = |at: usize| column_key(&reading.names, at);
        let cell = record.cell(amount);
        if cell.bytes().any(|byte| byte.is_ascii_alphabetic() || byte == b'$' || byte > 127)
            && let Some(said) = WrittenNumber::parse(cell).and_then(|number| number.currency)
        {
            if let Some(other) = self.excluded(&said) {
                let message = format!("is in {said}, and other amounts are in {other}");
                return Some(Fault::of_cell(record.line(), &key(amount), cell, message));
            }
            self.add(said);
            self.beside += 1;
            // What stands at the first amount is of all below.
            let is_first = self.bare == 0 && self.beside == 1;
            self.line = self.line.or_else(|| (!is_first).then_some(record.line()));
            // A column beside an amount that says its currency is of what was paid in.
            return None;
        }
        self.bare += 1;
        let at = reading.currency.filter(|_| !self.is_of_header)?;
        self.is_of_column = true;
        let cell = record.cell(at);
        // An entry of several rows says it once.
        let is_of_above = reading.carries_days && record.cell(reading.date).trim().is_empty();
        self.unsaid += u64::from(cell.trim().is_empty() && !is_of_above);
        self.said += u64::from(!cell.trim().is_empty());
        if self.known.iter().any(|known| matches!(known, Currency::Code(code) if code == cell)) {
            return None;
        }
        let said = Currency::of_cell(cell)?;
        self.line.get_or_insert(record.line());
        if let Some(other) = self.excluded(&said) {
            let message = format!("is another currency than {other}, which rows above are in");
            let fault = Fault::of_cell(record.line(), &key(at), cell, message);
            let one = if other.is_code() { other.to_string() } else { "CODE".to_owned() };
            return Some(fault.hint(format!(
                "amounts of two currencies cannot be added: --account {one} reads the rows of one; if all are in the \
                 account's own, --map currency= says so"
            )));
        }
        self.add(said);
        None
    }

    /// That rows without a currency are taken to be in that of the others.
    pub(super) fn note(&self) -> Option<String> {
        let known = self.known.first()?;
        if self.is_odd() {
            let (beside, bare) = (self.beside, self.bare);
            return Some(format!(
                "{known} stands beside {beside} of {} amounts, and is taken for all",
                beside + bare
            ));
        }
        Some(match self.unsaid {
            0 => return None,
            1 => format!("1 row says no currency: it counts as {known} like the others"),
            count => format!("{count} rows say no currency: they count as {known} like the others"),
        })
    }

    /// That a few rows say a currency, and most say none: these may be in another.
    pub(super) fn few(&self) -> Option<Fault> {
        let (known, line) = (self.known.first()?, self.line?);
        let (few, most) =
            if self.is_odd() { (self.beside, self.bare) } else { (self.said, self.unsaid) };
        (few > 0 && few < most).then(|| {
            let rows = few + most;
            let message =
                format!("is in {known}, which {few} of {rows} rows say and the others do not");
            let hint = "say the currency of every row, or of none where all are in it";
            Fault::at_line(line, message).hint(hint)
        })
    }

    /// Whether a sign stands beside few of many bare amounts: it may be of where a card was used.
    const fn is_odd(&self) -> bool {
        let is_of_few = self.beside > 0 && self.beside < self.bare && self.unsaid == 0;
        is_of_few && !self.is_of_header && !self.is_of_column
    }

    /// The one that says most.
    pub(super) fn end(self) -> Option<Currency> {
        self.known.into_iter().min_by_key(Currency::vagueness)
    }

    fn excluded(&self, said: &Currency) -> Option<&Currency> {
        self.known.iter().find(|known| said.excludes(known))
    }

    fn add(&mut self, said: Currency) {
        if !self.known.contains(&said) {
            self.known.push(said);
        }
    }
}
