//! The rows of one side, compact: integers, and all text in one arena.
//!
//! Files in the command line and JSON bodies in the daemon build the same [`Rows`].
//! Results refer to rows by index; rendering borrows from here.

use tieout::amount::{Amount, AmountColumn, AmountError, WrittenAmount};
use tieout::contract::reconcile::DESCRIPTION_CHARS_MAX;
use tieout::contract::row::Row;
use tieout::date::Date;

/// Most rows of one side: indices are 32 bits wide.
pub const ROWS_MAX: usize = u32::MAX as usize - 1;

/// Longest description of a row that was not submitted over HTTP, in characters.
const TEXT_CHARS_MAX: usize = 10_000;

/// Why a row was not taken. The rows taken before are untouched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RowError {
    /// The amount is no exact number.
    #[error(transparent)]
    Amount(#[from] AmountError),
    /// The description has more than so many characters.
    #[error("is longer than {0} characters")]
    DescriptionTooLong(usize),
    /// The description holds U+0000, which PostgreSQL cannot store.
    #[error("contains a NUL character")]
    DescriptionNul,
    /// More than [`ROWS_MAX`] rows, or more than 4 GiB of text on one side.
    #[error("is beyond what one run can hold")]
    TooMany,
}

/// The rows of one side, in input order.
#[derive(Debug, Clone, Default)]
pub struct Rows {
    dates: Vec<Date>,
    amounts: AmountColumn,
    text: String,
    text_ends: Vec<u32>,
}

impl Rows {
    /// Appends a row. `amount` is a JSON number; its digits are what the result gives back.
    ///
    /// # Errors
    /// [`RowError`]; the row is then not appended.
    pub fn push(&mut self, date: Date, amount: &str, description: &str) -> Result<(), RowError> {
        check_description(description, TEXT_CHARS_MAX)?;
        let text_end = text_end(self.len(), self.text.len(), description)?;
        self.amounts.push(amount)?;
        self.dates.push(date);
        self.text.push_str(description);
        self.text_ends.push(text_end);
        Ok(())
    }

    /// The same rows with money in for money out.
    #[must_use]
    pub fn with_signs_turned(&self) -> Self {
        self.with_signs_turned_where(|_| true)
    }

    /// The same, where this holds of the row at an index.
    #[must_use]
    pub fn with_signs_turned_where(&self, is_turned: impl Fn(u32) -> bool) -> Self {
        let mut turned = Self::default();
        for row in self.indices() {
            let Row { date, amount, description } = self.row(row);
            let amount = if is_turned(row) { amount.negated() } else { amount.to_string() };
            let pushed = turned.push(date, &amount, description);
            debug_assert_eq!(pushed, Ok(()), "a row taken once is taken again");
        }
        turned
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.dates.len()
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dates.is_empty()
    }

    /// Every row's index, counted from 0.
    #[must_use]
    pub fn indices(&self) -> std::ops::Range<u32> {
        0..index(self.len())
    }

    /// The row at this index.
    ///
    /// # Panics
    /// Beyond the last row, as slices do.
    #[must_use]
    pub fn row(&self, row: u32) -> Row<'_> {
        Row { date: self.date(row), amount: self.amount(row), description: self.description(row) }
    }

    pub(crate) fn date(&self, row: u32) -> Date {
        self.dates[row as usize]
    }

    pub(crate) fn amount(&self, row: u32) -> WrittenAmount<'_> {
        self.amounts.get(row)
    }

    #[inline]
    pub(crate) fn description(&self, row: u32) -> &str {
        let row = row as usize;
        let start = if row == 0 { 0 } else { self.text_ends[row - 1] };
        &self.text[start as usize..self.text_ends[row] as usize]
    }

    /// The values of the amounts that are not kept as short cents.
    pub(crate) fn long_values(&self) -> impl Iterator<Item = &Amount> {
        self.amounts.long_values()
    }

    /// The exact sum of the amounts of some rows.
    ///
    /// # Panics
    /// Beyond the last row, as slices do.
    pub fn total(&self, rows: impl IntoIterator<Item = u32>) -> Amount {
        // 2^32 rows of an i64 each stay within 2^96.
        let mut cents = 0_i128;
        let mut total = Amount::default();
        for row in rows {
            match self.amount(row) {
                WrittenAmount::Short(short) => cents += i128::from(short.cents),
                WrittenAmount::Long(long) => total += long.value(),
            }
        }
        total += &Amount::from_cents(cents);
        total
    }
}

/// Rows that are checked as those of a submit are, and counted, and not kept.
#[derive(Debug, Clone, Default)]
pub(super) struct CountedRows {
    rows: usize,
    /// Bytes of their descriptions.
    text: usize,
}

impl CountedRows {
    /// Counts a row of a submit that [`Rows::push`] would take.
    ///
    /// # Errors
    /// As [`Rows::push`], and where the description has more than [`DESCRIPTION_CHARS_MAX`] characters.
    pub(super) fn push(&mut self, amount: &str, description: &str) -> Result<(), RowError> {
        check_description(description, DESCRIPTION_CHARS_MAX)?;
        let text_end = text_end(self.rows, self.text, description)?;
        AmountColumn::check(amount)?;
        self.rows += 1;
        self.text = text_end as usize;
        Ok(())
    }

    pub(super) const fn len(&self) -> usize {
        self.rows
    }
}

/// Where a description ends behind so many rows with so much text.
fn text_end(rows: usize, text: usize, description: &str) -> Result<u32, RowError> {
    match u32::try_from(text + description.len()) {
        Ok(text_end) if rows < ROWS_MAX => Ok(text_end),
        _ => Err(RowError::TooMany),
    }
}

/// Whether a row may have this description, of so many characters at most.
pub(super) fn check_description(description: &str, chars_max: usize) -> Result<(), RowError> {
    if description.len() > chars_max && description.chars().count() > chars_max {
        return Err(RowError::DescriptionTooLong(chars_max));
    }
    if description.contains('\0') {
        return Err(RowError::DescriptionNul);
    }
    Ok(())
}

/// Row counts stay within [`ROWS_MAX`], which [`Rows::push`] guards.
#[expect(clippy::cast_possible_truncation, reason = "guarded by ROWS_MAX")]
const fn index(length: usize) -> u32 {
    length as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(amounts: &[&str]) -> Rows {
        let day = Date::parse_iso("2026-01-31").unwrap();
        let mut rows = Rows::default();
        for amount in amounts {
            rows.push(day, amount, "x").unwrap_or_else(|error| panic!("{amount}: {error}"));
        }
        rows
    }

    #[test]
    fn an_amount_comes_back_with_the_digits_it_came_with() {
        for text in [
            "5",
            "5.0",
            "5.00",
            "-0.1",
            "0",
            "0.00",
            "-0",
            "-0.00",
            "1e2",
            "1.230",
            "0.005",
            "92233720368547758.07",
            "123456789012345678901234567890.12",
            "10.299999999999999",
        ] {
            let rows = rows(&[text]);
            assert_eq!(rows.row(0).amount.to_string(), text);
            assert_eq!(serde_json::to_string(&rows.row(0).amount).unwrap(), text);
            assert_eq!(rows.row(0).amount.value(), Amount::parse(text).unwrap());
        }
    }

    #[test]
    fn a_total_is_exact_across_short_and_long_amounts() {
        let rows = rows(&["0.1", "0.2", "-0.30", "0.001", "1e20", "99999999999999999.99"]);
        assert_eq!(rows.total(rows.indices()).to_string(), "100099999999999999999.991");
    }

    #[test]
    fn a_description_has_so_many_characters_at_most_whatever_their_bytes() {
        let day = Date::parse_iso("2026-01-31").unwrap();
        let mut submitted = CountedRows::default();
        assert_eq!(submitted.push("1", &"é".repeat(500)), Ok(()));
        assert_eq!(submitted.push("1", &"e".repeat(501)), Err(RowError::DescriptionTooLong(500)));
        let mut rows = Rows::default();
        assert_eq!(rows.push(day, "1", &"é".repeat(10_000)), Ok(()));
        let too_long = Err(RowError::DescriptionTooLong(10_000));
        assert_eq!(rows.push(day, "1", &"e".repeat(10_001)), too_long);
        assert_eq!(rows.push(day, "1", "a\0b"), Err(RowError::DescriptionNul));
        assert_eq!(rows.len(), 1, "a refused row leaves no trace");
    }

    #[test]
    fn a_text_that_is_no_number_is_refused_and_leaves_no_trace() {
        let day = Date::parse_iso("2026-01-31").unwrap();
        let mut rows = Rows::default();
        for text in ["", "+5", ".5", "1,5", "NaN"] {
            let refused = Err(RowError::Amount(AmountError::NotANumber));
            assert_eq!(rows.push(day, text, "x"), refused, "{text:?}");
        }
        assert!(rows.is_empty() && rows.long_values().next().is_none());
    }
}
