//! Cells of a list with their places: texts, codes, amounts and days.
//!
//! The amounts of a file have one decimal mark, and its days one pattern: those that fit most cells. Where
//! two fit as many and differ, nothing is read until the user says which.

use super::format::{ListFormat, pasted};
use super::header::ListColumns;
use crate::currency::Currency;
use crate::day::{DatePattern, DayFault};
use crate::fault::Fault;
use crate::grid::Record;
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::is_nothing;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::ledger::vat_side::Side;
use tieout::contract::strict::check_text;
use tieout::date::Date;
use tieout::money::Money;

/// Patterns of days that are kept.
const PATTERNS_MAX: usize = 40;

const WHICH_MARK: &str =
    "say which mark stands before the decimals: --decimal . (point) or --decimal , (comma)";

/// How the amounts and days of a file are written.
#[derive(Debug, Default)]
pub(super) struct ListFacts {
    stated_mark: Option<DecimalMark>,
    stated_pattern: Option<DatePattern>,
    /// Amounts that have a decimal point and no comma, and the other way round.
    by_point: usize,
    by_comma: usize,
    /// How many days each pattern reads.
    patterns: Vec<(DatePattern, usize)>,
    /// The first currency that stands beside an amount.
    currency: Option<Currency>,
}

impl ListFacts {
    pub(super) fn of(format: &ListFormat) -> Self {
        let (stated_mark, stated_pattern) = (format.mark, format.pattern.clone());
        Self { stated_mark, stated_pattern, ..Self::default() }
    }

    pub(super) fn add_amount(&mut self, cell: &str) {
        let Some(number) = WrittenNumber::parse(cell) else { return };
        let marks = number.marks();
        self.by_point += usize::from(marks.point && !marks.comma);
        self.by_comma += usize::from(marks.comma && !marks.point);
        if self.currency.is_none() {
            self.currency = number.currency;
        }
    }

    pub(super) fn add_day(&mut self, cell: &str) {
        for pattern in DatePattern::fitting(cell) {
            if let Some((_, count)) = self.patterns.iter_mut().find(|(known, _)| *known == pattern)
            {
                *count += 1;
            } else if self.patterns.len() < PATTERNS_MAX {
                self.patterns.push((pattern, 1));
            }
        }
    }

    /// The decimal mark, if something says it.
    fn mark(&self) -> Option<DecimalMark> {
        let found = match self.by_point.cmp(&self.by_comma) {
            std::cmp::Ordering::Greater => Some(DecimalMark::Point),
            std::cmp::Ordering::Less => Some(DecimalMark::Comma),
            std::cmp::Ordering::Equal => None,
        };
        self.stated_mark.or(found)
    }

    /// The patterns that read as many days as any.
    fn patterns(&self) -> Vec<&DatePattern> {
        if let Some(stated) = &self.stated_pattern {
            return vec![stated];
        }
        let most = self.patterns.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let of_most = self.patterns.iter().filter(|(_, count)| *count == most);
        of_most.map(|(pattern, _)| pattern).collect()
    }
}

/// A row of a list.
#[derive(Clone, Copy)]
pub(super) struct ListRow<'r> {
    pub(super) record: &'r Record<'r>,
    pub(super) columns: &'r ListColumns,
    pub(super) facts: &'r ListFacts,
}

/// A cell with its place, spaces around it aside.
#[derive(Clone, Copy)]
pub(super) struct ListCell<'r> {
    line: u64,
    name: &'r str,
    pub(super) text: &'r str,
    facts: &'r ListFacts,
}

impl<'r> ListRow<'r> {
    pub(super) const fn line(&self) -> u64 {
        self.record.line()
    }

    /// The cell of a column, which may be none.
    pub(super) fn cell(&self, role: &str) -> Option<ListCell<'r>> {
        let at = self.columns.at(role)?;
        let (name, text) = (self.columns.name(at), self.record.cell(at).trim());
        Some(ListCell { line: self.line(), name, text, facts: self.facts })
    }

    /// A text of so many characters at most; none where the cell is empty or there is no such column.
    pub(super) fn text(&self, role: &str, chars_max: usize) -> Result<Option<&'r str>, Fault> {
        self.cell(role).map_or(Ok(None), |cell| cell.optional(chars_max))
    }

    /// Likewise, where there has to be one.
    pub(super) fn required(
        &self,
        role: &str,
        chars_max: usize,
        what: &str,
    ) -> Result<&'r str, Fault> {
        self.text(role, chars_max)?.ok_or_else(|| {
            let message = format!("is empty where {what} belongs");
            match self.cell(role) {
                Some(cell) => cell.fault(message),
                None => Fault::at_line(self.line(), message),
            }
        })
    }

    /// A VAT code in any case, likewise.
    pub(super) fn vat_code(&self, role: &str) -> Result<Option<LedgerVatCode>, Fault> {
        let Some(cell) = self.cell(role).filter(|cell| !cell.text.is_empty()) else {
            return Ok(None);
        };
        let code = cell.text.to_ascii_uppercase().parse::<LedgerVatCode>();
        code.map(Some).map_err(|error| cell.fault(error.to_string()))
    }

    /// A side of the VAT return in any case, likewise.
    pub(super) fn vat_side(&self, role: &str) -> Result<Option<Side>, Fault> {
        let Some(cell) = self.cell(role).filter(|cell| !cell.text.is_empty()) else {
            return Ok(None);
        };
        let side = cell.text.to_ascii_lowercase().parse::<Side>();
        side.map(Some).map_err(|error| cell.fault(error.to_string()))
    }

    /// An amount that is not negative, likewise.
    pub(super) fn magnitude(&self, role: &str) -> Result<Option<Money>, Fault> {
        self.cell(role).map_or(Ok(None), |cell| cell.magnitude())
    }

    /// What a column says the amounts are in, as codes are written.
    pub(super) fn currency(&self) -> Option<String> {
        let cell = self.cell("currency").filter(|cell| !cell.text.is_empty())?;
        Some(cell.text.to_ascii_uppercase())
    }
}

impl<'r> ListCell<'r> {
    pub(super) fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::of_cell(self.line, self.name, self.text, message)
    }

    pub(super) fn optional(&self, chars_max: usize) -> Result<Option<&'r str>, Fault> {
        check_text(self.text, chars_max).map_err(|fault| self.fault(fault))?;
        Ok(Some(self.text).filter(|text| !text.is_empty()))
    }

    fn magnitude(&self) -> Result<Option<Money>, Fault> {
        if is_nothing(self.text) {
            return Ok(None);
        }
        let number = WrittenNumber::parse(self.text).filter(|number| number.word.is_none());
        let number = number.ok_or_else(|| self.not_a_number())?;
        if let (Some(said), Some(first)) = (&number.currency, &self.facts.currency)
            && said.excludes(first)
        {
            let fault = self.fault(format!("is in {said}, and above it {first} is said"));
            return Err(
                fault.hint("one currency at a time: put the rows of each into a file of its own")
            );
        }
        let mark = self.facts.mark();
        let magnitude = number.magnitude_by(mark.unwrap_or(DecimalMark::Point));
        let magnitude = magnitude.ok_or_else(|| self.other_mark(mark))?;
        let is_open = mark.is_none() && number.is_ambiguous();
        let money = Money::parse(&magnitude).map_err(|error| {
            let fault = self.fault(error.to_string());
            if is_open { fault.hint(WHICH_MARK) } else { fault }
        })?;
        if is_open {
            let message = "may be thousands, or have three decimal places";
            return Err(self.fault(message).hint(WHICH_MARK));
        }
        if number.is_negative && !money.is_zero() {
            let fault = self.fault("is negative where a positive amount belongs");
            return Err(fault.hint("a negative debit is a credit, and the reverse"));
        }
        Ok(Some(money))
    }

    fn not_a_number(&self) -> Fault {
        let is_scientific =
            self.text.contains(['e', 'E']) && self.text.starts_with(|c: char| c.is_ascii_digit());
        self.fault("is not a number").hint(if is_scientific {
            "a spreadsheet wrote this in scientific notation and may have lost digits; format the column \
             as a number with 2 decimals"
        } else {
            "write amounts as plain numbers such as 1234.50, without letters"
        })
    }

    fn other_mark(&self, mark: Option<DecimalMark>) -> Fault {
        let name = |mark| if mark == DecimalMark::Comma { "comma" } else { "point" };
        let (is, other) = match mark {
            Some(DecimalMark::Comma) => (DecimalMark::Comma, DecimalMark::Point),
            _ => (DecimalMark::Point, DecimalMark::Comma),
        };
        if self.facts.stated_mark.is_some() {
            let fault = self.fault(format!("is not a number with a decimal {}", name(is)));
            return fault.hint(format!("try --decimal {}", other.as_char()));
        }
        let message = format!("has no decimal {}, as the other amounts have", name(is));
        self.fault(message).hint("write all amounts of a file in one way")
    }

    /// The day in the cell.
    pub(super) fn day(&self) -> Result<Date, Fault> {
        let iso = DatePattern::iso();
        let patterns = self.facts.patterns();
        let pattern = match patterns[..] {
            [] => &iso,
            [pattern] => pattern,
            _ if patterns.contains(&&iso) => &iso,
            [one, other, ..] => {
                let message = format!("may be written {one} or {other}");
                let option = |pattern: &DatePattern| pasted(&pattern.to_string());
                let hint = format!(
                    "say which: --date-format {} or --date-format {}",
                    option(one),
                    option(other)
                );
                return Err(self.fault(message).hint(hint));
            }
        };
        pattern.read(self.text).map_err(|fault| {
            let shown =
                if pattern.is_iso() { "YYYY-MM-DD".to_owned() } else { pattern.to_string() };
            match fault {
                DayFault::NoSuchDay => self.fault("is not a day of the calendar"),
                DayFault::UnusualYear => self.fault("is not of the years 1900 to 2199"),
                DayFault::OtherForm => {
                    let said = self.fault(format!("is not a date in the form {shown}"));
                    match DatePattern::fitting(self.text).first() {
                        Some(_) if self.facts.stated_pattern.is_none() => {
                            said.hint("write all dates of a file in one way")
                        }
                        Some(own) if own.is_iso() => said.hint("leave --date-format out"),
                        Some(own) => {
                            said.hint(format!("try --date-format {}", pasted(&own.to_string())))
                        }
                        None => said,
                    }
                }
            }
        })
    }
}
