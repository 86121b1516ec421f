//! Amount cells, as people and banks write them.

mod like;
mod places;

use tieout::statement::number::DecimalMark;

pub(crate) use self::like::is_some_amount;
pub(super) use self::like::{is_like_amount, with_word};
pub(super) use self::places::has_comma;
use self::places::{OF_THOUSANDTHS, Places};
use super::currency::Currency;
use super::problem::{CellFault, Dataset};
use crate::safe::quoted;

/// Most digits of an amount in a file: far beyond any sum of money.
const DIGITS_MAX: usize = 40;

/// Spaces that may stand within an amount.
const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];

/// What to do where only the user knows which mark an amount has.
const WHICH_MARK: &str = "a thousands separator or a decimal mark? Say which: --decimal {side}. (point) or \
                          --decimal {side}, (comma)";

/// A number in its parts.
struct Figures<'a> {
    negative: bool,
    /// Digits alone.
    integer: String,
    fraction: &'a str,
    currency: Option<Currency>,
}

/// Reads the amounts of one file.
#[derive(Debug)]
pub(super) struct AmountReader {
    mark: Option<DecimalMark>,
    /// Where it is no comma, a comma may be the decimal mark, and a point a thousands separator.
    delimiter: u8,
    /// How the first amount of money out is written.
    money_out_has_minus: Option<bool>,
    /// The same of money in, and how many have one.
    money_in_has_minus: Option<bool>,
    money_in_minuses: usize,
    /// The currencies said, which may all be one. Another would mean amounts that cannot be added.
    currencies: Vec<Currency>,
    /// What is known of the point where no mark is stated.
    places: Places,
}

impl AmountReader {
    pub(super) const fn new(mark: Option<DecimalMark>, delimiter: u8) -> Self {
        let places = Places::new();
        Self {
            mark,
            delimiter,
            money_out_has_minus: None,
            money_in_has_minus: None,
            money_in_minuses: 0,
            currencies: Vec::new(),
            places,
        }
    }

    /// Reads a cell and writes it to `number` in the canonical form: a JSON number, at least two
    /// decimal places, no further trailing zeros, no plus sign, no negative zero.
    ///
    /// A leading or trailing minus, parentheses and a leading plus are signs. Without a stated
    /// mark only what can be meant in one way is understood, so not `1,234`. A stated mark also
    /// allows the usual marks between groups of three digits.
    pub(super) fn read(&mut self, cell: &str, number: &mut String) -> Result<(), CellFault> {
        let text = cell.trim();
        if text.is_empty() {
            return Err(CellFault::new("is empty where an amount belongs"));
        }
        let Figures { negative, integer, fraction, currency } =
            self.figures(text).ok_or_else(|| self.not_a_number(text))?;
        if integer.len() + fraction.len() > DIGITS_MAX {
            return Err(CellFault::new(format!("has more than {DIGITS_MAX} digits")));
        }
        if let Some(said) = currency {
            self.are_in(said.clone()).map_err(|first| {
                let fault = CellFault::new(format!("is in {said}, and above it {first} is said"));
                fault.hint("one currency at a time: put the rows of each into a file of its own")
            })?;
        }
        self.places.add(&integer, fraction);
        write_canonical(negative, &integer, fraction, number);
        Ok(())
    }

    /// As [`Self::read`], an amount that may have debit or credit for a sign, and then no other.
    pub(super) fn read_booked(
        &mut self,
        cell: &str,
        dataset: Dataset,
        number: &mut String,
    ) -> Result<(), CellFault> {
        let has_sign = |text: &str| text.contains(['+', '-', '(', '\u{2212}', '\u{2013}']);
        let Some((rest, word)) = with_word(cell).filter(|(rest, _)| !has_sign(rest)) else {
            return self.read(cell, number);
        };
        self.read(rest, number)?;
        if word.is_out(dataset, false) && number.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
            number.insert(0, '-');
        }
        Ok(())
    }

    /// Whether all amounts so far that have a point could have it between thousands.
    pub(super) fn may_be_thousands(&self) -> bool {
        self.mark.is_none() && self.places.are_doubtful()
    }

    /// What is wrong with the first of them, when all are read; a currency of a thousand parts says
    /// what the three digits are, unless a column, by this name, has its commas where they are decimal.
    pub(super) fn thousands_fault(&self, comma_in: Option<&str>) -> Option<CellFault> {
        let is_of_thousandths = |said: &Currency| matches!(said, Currency::Code(code) if OF_THOUSANDTHS.contains(&code.as_str()));
        let is_known = comma_in.is_none() && self.currencies.iter().any(is_of_thousandths);
        if !self.may_be_thousands() || is_known {
            return None;
        }
        let message = "may be thousands, or one and three decimal places: all amounts with a point \
                       have three digits behind it";
        let hint = comma_in.map_or(WHICH_MARK.to_owned(), |column| {
            let column = quoted(column);
            format!(
                "{column} has a decimal comma; where the amounts have, too: --decimal {{side}}, \
                 (comma), else --decimal {{side}}. (point)"
            )
        });
        Some(CellFault::new(message).hint(hint))
    }

    /// Whether no amount so far shows its decimal mark, so that those beside them may.
    pub(super) const fn lacks_mark(&self) -> bool {
        self.mark.is_none() && self.places.may_be_doubtful()
    }

    /// The parts of a number; `None` where it is none, or could be two.
    fn figures<'a>(&self, text: &'a str) -> Option<Figures<'a>> {
        let (negative, magnitude, currency) = split_signs(text)?;
        let point = if self.mark == Some(DecimalMark::Comma) { ',' } else { '.' };
        let (integer, fraction) = magnitude.split_once(point).unwrap_or((magnitude, ""));
        let looks_grouped = (1..=3).contains(&integer.len()) && fraction.len() == 3;
        let integer = match self.mark {
            None if self.delimiter != b',' && looks_grouped => return None,
            None => integer.to_owned(),
            Some(_) => ungrouped(integer, point)?,
        };
        let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let is_number =
            is_digits(&integer) && is_digits(fraction) && integer.len() + fraction.len() > 0;
        is_number.then_some(Figures { negative, integer, fraction, currency })
    }

    /// Names the option that does read the cell, if one does.
    fn not_a_number(&self, text: &str) -> CellFault {
        let reads = |mark| Self::new(Some(mark), self.delimiter).figures(text).is_some();
        let is_scientific =
            text.contains(['e', 'E']) && text.contains(|c: char| c.is_ascii_digit());
        let hint = match (reads(DecimalMark::Point), reads(DecimalMark::Comma)) {
            (true, true) => WHICH_MARK,
            (true, false) if self.mark.is_none() => {
                "the file looks like it uses thousands separators; try --decimal {side}."
            }
            (true, false) => "the file looks like it uses a decimal point; try --decimal {side}.",
            (false, true) => "the file looks like it uses a decimal comma; try --decimal {side},",
            _ if is_scientific => {
                "a spreadsheet wrote this in scientific notation and may have lost digits; \
                 format the column as a number with 2 decimals"
            }
            _ => "write amounts as plain signed numbers such as -1234.50, without letters",
        };
        CellFault::new("is not a number").hint(hint)
    }

    /// Reads an amount of money out, written with a minus or without, but not both in one file:
    /// then a minus could be a refund. `number` is the magnitude.
    pub(super) fn read_money_out(
        &mut self,
        cell: &str,
        number: &mut String,
    ) -> Result<(), CellFault> {
        let Some(has_minus) = self.read_magnitude(cell, number)? else { return Ok(()) };
        if *self.money_out_has_minus.get_or_insert(has_minus) != has_minus {
            let fault =
                CellFault::new("is money out with a minus where others have none, or the reverse");
            return Err(fault.hint("is it a refund? Put it into the column of money in"));
        }
        Ok(())
    }

    /// Reads an amount of money in, as that of money out; where a single one has a minus it is one
    /// that was taken back, which [`Self::money_in_minuses`] tells when all are read.
    pub(super) fn read_money_in(
        &mut self,
        cell: &str,
        number: &mut String,
    ) -> Result<(), CellFault> {
        let Some(has_minus) = self.read_magnitude(cell, number)? else { return Ok(()) };
        if *self.money_in_has_minus.get_or_insert(has_minus) != has_minus {
            return Err(if has_minus { negative_money_in() } else { positive_money_in() });
        }
        self.money_in_minuses += usize::from(has_minus);
        Ok(())
    }

    /// Reads an amount and takes its minus from it; whether it has one, none where it is nothing.
    fn read_magnitude(
        &mut self,
        cell: &str,
        number: &mut String,
    ) -> Result<Option<bool>, CellFault> {
        self.read(cell, number)?;
        if !number.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
            return Ok(None);
        }
        let has_minus = number.starts_with('-');
        if has_minus {
            number.remove(0);
        }
        Ok(Some(has_minus))
    }

    /// How many amounts of money in have a minus.
    pub(super) const fn money_in_minuses(&self) -> usize {
        self.money_in_minuses
    }

    /// Notes what is said of the currency of the amounts.
    ///
    /// # Errors
    /// The currency that was said before, where it is another.
    pub(super) fn are_in(&mut self, said: Currency) -> Result<(), Currency> {
        if let Some(other) = self.currencies.iter().find(|known| said.excludes(known)) {
            return Err(other.clone());
        }
        if !self.currencies.contains(&said) {
            self.currencies.push(said);
        }
        Ok(())
    }

    /// The currency of the file, if it says one: a code before a sign, which may stand for several,
    /// and that before another word.
    pub(super) fn into_currency(self) -> Option<Currency> {
        self.currencies.into_iter().min_by_key(Currency::vagueness)
    }
}

/// A deposit with a minus where others have none, or the only one there is.
pub(super) fn negative_money_in() -> CellFault {
    CellFault::new("is negative where money in belongs")
        .hint("is it a deposit taken back? Put it into the column of money out, without its minus")
}

fn positive_money_in() -> CellFault {
    CellFault::new("is money in without a minus where others have one")
        .hint("are those with a minus taken back? Put them into the column of money out")
}

/// One sign at most, before, behind or as parentheses around, and one currency sign at most.
fn split_signs(text: &str) -> Option<(bool, &str, Option<Currency>)> {
    let is_minus = |c: char| matches!(c, '-' | '\u{2212}' | '\u{2013}');
    let (rest, before) = without_currency(text);
    let (negative, rest) = if let Some(inner) = rest.strip_prefix('(') {
        (true, inner.strip_suffix(')')?)
    } else if let Some(rest) = rest.strip_prefix(is_minus).or_else(|| rest.strip_suffix(is_minus)) {
        (true, rest.trim_matches(SPACES))
    } else {
        let unsigned = rest.strip_prefix('+').or_else(|| rest.strip_suffix('+'));
        (false, unsigned.map_or(rest, |rest| rest.trim_matches(SPACES)))
    };
    let (rest, inside) = without_currency(rest);
    let is_one_at_most = before.is_none() || inside.is_none();
    is_one_at_most.then_some((negative, rest, before.or(inside)))
}

/// A sign or a code before or behind an amount.
fn without_currency(text: &str) -> (&str, Option<Currency>) {
    let split = Currency::before(text).or_else(|| Currency::behind(text));
    let (rest, said) = split.map_or((text, None), |(rest, said)| (rest, Some(said)));
    if said.is_some() { (rest.trim_matches(SPACES), said) } else { (text, None) }
}

/// The digits without the marks between groups of three; `None` where a mark stands elsewhere.
fn ungrouped(integer: &str, point: char) -> Option<String> {
    let other = if point == ',' { '.' } else { ',' };
    let marks = [other, ' ', '\u{a0}', '\u{202f}', '\'', '\u{2019}'];
    let Some(mark) = integer.chars().find(|c| marks.contains(c)) else {
        return Some(integer.to_owned());
    };
    let mut groups = integer.split(mark);
    let is_first = |group: &&str| (1..=3).contains(&group.len()) && !group.starts_with('0');
    let first = groups.next().filter(is_first)?;
    if mark == ',' && is_indian(integer) {
        return Some(integer.replace(',', ""));
    }
    groups.try_fold(first.to_owned(), |digits, group| (group.len() == 3).then(|| digits + group))
}

/// `12,34,567`: lakhs and crores, groups of two before the last one of three.
fn is_indian(integer: &str) -> bool {
    let groups: Vec<usize> = integer.split(',').map(str::len).collect();
    matches!(groups[..], [1 | 2, ref pairs @ .., 3] if !pairs.is_empty() && pairs.iter().all(|pair| *pair == 2))
}

fn write_canonical(negative: bool, integer: &str, fraction: &str, number: &mut String) {
    let integer = integer.trim_start_matches('0');
    let fraction = fraction.trim_end_matches('0');
    number.clear();
    if negative && !(integer.is_empty() && fraction.is_empty()) {
        number.push('-');
    }
    number.push_str(if integer.is_empty() { "0" } else { integer });
    number.push('.');
    number.push_str(fraction);
    (fraction.len()..2).for_each(|_| number.push('0'));
}

#[cfg(test)]
mod tests;
