//! Amount cells, as people and banks write them.

mod like;
mod places;

use std::str::FromStr;

pub(super) use self::like::is_like_amount;
pub(crate) use self::like::is_some_amount;
use self::places::{OF_THOUSANDTHS, Places};
use super::currency::Currency;
use super::problem::CellFault;

/// Most digits of an amount in a file: far beyond any sum of money.
const DIGITS_MAX: usize = 40;

/// Spaces that may stand within an amount.
const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];

/// What to do where only the user knows which mark an amount has.
const WHICH_MARK: &str = "a thousands separator or a decimal mark? Say which: --decimal {side}. (point) or \
                          --decimal {side}, (comma)";

/// Which sign stands before the decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecimalMark {
    /// `1234.50` and `1,234.50`.
    Point,
    /// `1234,50` and `1.234,50`.
    Comma,
}

impl FromStr for DecimalMark {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "." | "point" => Ok(Self::Point),
            "," | "comma" => Ok(Self::Comma),
            _ => Err("is neither . (or point) nor , (or comma)".to_owned()),
        }
    }
}

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
    /// The currencies said, which may all be one. Another would mean amounts that cannot be added.
    currencies: Vec<Currency>,
    /// What is known of the point where no mark is stated.
    places: Places,
}

impl AmountReader {
    pub(super) const fn new(mark: Option<DecimalMark>, delimiter: u8) -> Self {
        let places = Places::new();
        Self { mark, delimiter, money_out_has_minus: None, currencies: Vec::new(), places }
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

    /// Whether all amounts so far that have a point could have it between thousands.
    pub(super) fn may_be_thousands(&self) -> bool {
        self.mark.is_none() && self.places.are_doubtful()
    }

    /// What is wrong with the first of them, when all are read; a currency of a thousand parts says
    /// what the three digits are.
    pub(super) fn thousands_fault(&self) -> Option<CellFault> {
        let is_of_thousandths = |said: &Currency| matches!(said, Currency::Code(code) if OF_THOUSANDTHS.contains(&code.as_str()));
        if !self.may_be_thousands() || self.currencies.iter().any(is_of_thousandths) {
            return None;
        }
        let message = "may be thousands, or one and three decimal places: all amounts with a point \
                       have three digits behind it";
        Some(CellFault::new(message).hint(WHICH_MARK))
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
        self.read(cell, number)?;
        if !number.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
            return Ok(());
        }
        let has_minus = number.starts_with('-');
        if *self.money_out_has_minus.get_or_insert(has_minus) != has_minus {
            let fault =
                CellFault::new("is money out with a minus where others have none, or the reverse");
            return Err(fault.hint("is it a refund? Put it into the column of money in"));
        }
        if has_minus {
            number.remove(0);
        }
        Ok(())
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

/// One minus at most, before, behind or as parentheses around, and one currency sign at most.
fn split_signs(text: &str) -> Option<(bool, &str, Option<Currency>)> {
    let is_minus = |c: char| c == '-' || c == '\u{2212}';
    let (rest, before) = without_currency(text);
    let (negative, rest) = if let Some(inner) = rest.strip_prefix('(') {
        (true, inner.strip_suffix(')')?)
    } else if let Some(rest) = rest.strip_prefix(is_minus).or_else(|| rest.strip_suffix(is_minus)) {
        (true, rest.trim_matches(SPACES))
    } else {
        (false, rest.strip_prefix('+').unwrap_or(rest))
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
mod tests {
    use super::*;

    fn amount(cell: &str, mark: Option<DecimalMark>) -> Option<String> {
        let mut number = String::new();
        AmountReader::new(mark, b',').read(cell, &mut number).ok().map(|()| number)
    }

    #[test]
    fn every_way_to_write_an_amount_becomes_one_canonical_form() {
        for (cell, number) in [
            ("5", "5.00"),
            ("+5", "5.00"),
            (".5", "0.50"),
            ("5.", "5.00"),
            ("-.5", "-0.50"),
            ("5-", "-5.00"),
            ("12.50-", "-12.50"),
            ("(12.5)", "-12.50"),
            ("\u{2212}3", "-3.00"),
            ("007.10", "7.10"),
            ("-0.00", "0.00"),
            (" 1.230 ", "1.23"),
            ("0.12345", "0.12345"),
            ("£950.00", "950.00"),
            ("-£950", "-950.00"),
            ("£-950", "-950.00"),
            ("(£5)", "-5.00"),
            ("-950.00 €", "-950.00"),
            ("$5-", "-5.00"),
            ("₹5", "5.00"),
            ("CHF 5", "5.00"),
            ("5 EUR", "5.00"),
            ("-12.50 PLN", "-12.50"),
            ("EUR -12.50", "-12.50"),
            ("- 5.00", "-5.00"),
            ("6.00 -", "-6.00"),
        ] {
            assert_eq!(amount(cell, None).as_deref(), Some(number), "{cell:?}");
        }
    }

    #[test]
    fn a_stated_mark_allows_grouped_thousands_and_nothing_looser() {
        let comma = Some(DecimalMark::Comma);
        let point = Some(DecimalMark::Point);
        for (cell, mark, number) in [
            ("1.234,50", comma, Some("1234.50")),
            ("1234,5", comma, Some("1234.50")),
            ("-1 234 567,89", comma, Some("-1234567.89")),
            ("1'234,00", comma, Some("1234.00")),
            ("-1.234,50 €", comma, Some("-1234.50")),
            ("1\u{2019}200.00", point, Some("1200.00")),
            ("1,20,000.00", point, Some("120000.00")),
            ("12,34,56,789.50", point, Some("123456789.50")),
            ("1,20,00.00", point, None),
            ("123,45,678.00", point, None),
            ("12.50", comma, None),
            ("1.23.456,00", comma, None),
            ("1,234.50", comma, None),
            ("1,234.50", point, Some("1234.50")),
            ("12,34.50", point, None),
            ("1,234,56", point, None),
            (",234.50", point, None),
            ("1,234.5,0", point, None),
            ("1 234,567.00", point, None),
            ("1,2345.00", point, None),
            ("0,500", point, None),
            ("00,123.00", point, None),
        ] {
            assert_eq!(amount(cell, mark).as_deref(), number, "{cell:?} {mark:?}");
        }
    }

    #[test]
    fn without_a_stated_mark_nothing_ambiguous_is_read() {
        for cell in [
            "",
            "-",
            ".",
            "+",
            "1,234",
            "1,234.50",
            "1.234,50",
            "12,50",
            "1e400",
            "1e5",
            "NaN",
            "inf",
            "5 ABC",
            "--5",
            "-5-",
            "(-5)",
            "(5",
            "+-5",
            "1 234.00",
            "1_000",
            "٣",
            "£",
            "£5€",
            "££5",
            "5 5",
            "CHF 5 EUR",
            "5 - 3",
            "5 eur",
        ] {
            assert_eq!(amount(cell, None), None, "{cell:?}");
        }
    }

    #[test]
    fn where_no_comma_separates_fields_three_places_after_a_point_could_be_thousands() {
        for delimiter in [b';', b'\t'] {
            let mut reader = AmountReader::new(None, delimiter);
            let mut read = |cell| reader.read(cell, &mut String::new()).is_ok();
            assert_eq!(["1.234", "12.34", "1234.567"].map(&mut read), [false, true, true]);
        }
    }

    #[test]
    fn two_currencies_in_one_file_are_refused() {
        let mut reader = AmountReader::new(None, b',');
        let mut read = |cell| reader.read(cell, &mut String::new()).is_ok();
        assert_eq!(["£1", "2", "£3", "€4"].map(&mut read), [true, true, true, false]);
    }

    #[test]
    fn a_sign_beside_a_word_for_a_currency_is_kept() {
        let mut reader = AmountReader::new(None, b',');
        let mut say = |cell| reader.are_in(Currency::of_cell(cell).unwrap()).is_ok();
        assert_eq!(
            ["Kronor", "£", "kr", "SEK", "Zloty"].map(&mut say),
            [true, false, true, true, false]
        );
        assert_eq!(reader.into_currency(), Some(Currency::of_code("SEK")));
    }
}
