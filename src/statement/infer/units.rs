//! Amounts that are of another unit than whole pounds, dollars or euros: refused, for no row says so.

use super::context::InferenceContext;
use crate::fault::Fault;
use crate::grid::Record;
use crate::reading::{AmountRule, is_nothing};
use crate::words::{self, HeaderWord};

/// Words for parts of a unit.
const PARTS: [&str; 17] = [
    "minorunits",
    "minor",
    "cent",
    "cents",
    "ct",
    "cts",
    "pence",
    "pennies",
    "p",
    "gbx",
    "centime",
    "centimes",
    "centen",
    "centimos",
    "centesimi",
    "groszy",
    "ore",
];

/// Words for thousands and millions of it.
const MULTIPLES: [&str; 24] = [
    "000",
    "000s",
    "thousand",
    "thousands",
    "million",
    "millions",
    "lakh",
    "lakhs",
    "crore",
    "crores",
    "tausend",
    "tsd",
    "mio",
    "mln",
    "tys",
    "tis",
    "milliers",
    "miles",
    "milhares",
    "migliaia",
    "duizenden",
    "tusental",
    "ezer",
    "тыс",
];

/// The same in scripts without spaces.
const UNSPACED: [&str; 6] = ["千円", "万円", "百万円", "千元", "万元", "천원"];

/// What is a multiple beside a currency: `k€`, `TEUR`, `$M`, `tkr`.
const LETTERS: [&str; 6] = ["k", "t", "m", "mn", "mm", "bn"];

/// Currencies that a letter may stand at, as in `TEUR` and `tkr`.
const CODES: [&str; 10] = ["eur", "gbp", "usd", "chf", "sek", "nok", "dkk", "pln", "czk", "kr"];

/// Words that stand behind a multiple.
const WORDS: [&str; 6] = ["zl", "kc", "ft", "tl", "rs", "руб"];

const SIGNS: [char; 5] = ['£', '€', '$', '¥', '₹'];

/// What a word says of the unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AmountUnit {
    /// Pence, cents.
    Part,
    /// Thousands, in a word that may be of something else.
    Multiple,
    /// The same beside a currency, or pence in the code of markets.
    Sure,
}

/// What a word that stands alone says of the unit.
fn unit(word: &str) -> Option<AmountUnit> {
    // London's prices: the code of pounds is `GBP`.
    if word == "GBp" || word == "GBX" || UNSPACED.iter().any(|unit| word.contains(unit)) {
        return Some(AmountUnit::Sure);
    }
    let lower = words::folded_or_sign(word);
    let has_sign = word.contains(SIGNS);
    let without = CODES.iter().find_map(|currency| {
        let rest = lower.strip_suffix(currency).or_else(|| lower.strip_prefix(currency))?;
        Some(rest.trim())
    });
    let bare = lower.trim_matches(|c: char| !c.is_alphanumeric());
    let rest = without.unwrap_or(bare);
    let is_of_currency = has_sign || without.is_some();
    let is_digits = rest == "000" || rest == "000s";
    if is_of_currency && (is_digits || LETTERS.contains(&rest) || MULTIPLES.contains(&rest)) {
        return Some(AmountUnit::Sure);
    }
    if MULTIPLES.contains(&bare) {
        return Some(AmountUnit::Multiple);
    }
    PARTS.contains(&bare).then_some(AmountUnit::Part)
}

fn is_currency_word(word: &str) -> bool {
    CODES.contains(&word) || WORDS.contains(&word)
}

/// Words as they are written, with the signs beside them.
fn written(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || "()[]:;,/_-".contains(c))
        .map(|word| word.trim_matches(['.', '\'', '’']))
        .filter(|word| !word.is_empty())
}

/// Amounts in pence or in thousands, by the header of their column or by the currency beside them.
pub(super) fn of_columns(context: &InferenceContext<'_>, rule: &AmountRule) -> Option<Fault> {
    let is_of_unit = |at: &usize| {
        let column = &context.profile.columns[*at];
        let is_whole = column.with_cents == 0;
        let says = |word: &str| match unit(word) {
            Some(AmountUnit::Sure | AmountUnit::Multiple) => true,
            // `Paid (p)`, but not `P`.
            Some(AmountUnit::Part) => is_whole && (word.len() > 1 || column.name.trim().len() > 1),
            None => false,
        };
        written(&column.name).flat_map(words_of_name).any(says)
    };
    let Some(at) = rule.columns().into_iter().find(is_of_unit) else { return of_currency(context) };
    let message =
        format!("the amounts of {} are not in whole units of the currency", context.key(at));
    let fault = Fault::at_line(context.profile.header_line.unwrap_or(1), message);
    Some(fault.hint("write them as 12.34, and name the column Amount"))
}

/// A column of currencies that says pence or thousands: `GBX`, `kEUR`.
fn of_currency(context: &InferenceContext<'_>) -> Option<Fault> {
    let column = |at: &usize| context.profile.columns[*at].means(HeaderWord::Currency);
    let mut columns = (0..context.profile.columns.len()).filter(column);
    let rows = &context.profile.rows;
    columns.find_map(|at| {
        let row = rows
            .iter()
            .find(|row| unit(context.cell(**row, at).trim()) == Some(AmountUnit::Sure))?;
        let (line, cell) = (context.sample.row(*row).line(), context.cell(*row, at));
        let message = "says that the amounts are not in whole units of the currency";
        let fault = Fault::of_cell(line, &context.key(at), cell, message);
        Some(fault.hint("write them as 12.34, and the currency as GBP"))
    })
}

/// A line beside the rows that says that amounts are in pence, cents or thousands.
pub(super) fn beside(context: &InferenceContext<'_>, rule: &AmountRule) -> Option<Fault> {
    const IN: [&str; 6] = ["in", "en", "em", "i", "w", "as"];
    let columns = rule.columns();
    let have_cents = columns.iter().any(|at| context.profile.columns[*at].with_cents > 0);
    // `in pence`, `in £'000`, `Cash book £000s`, `tys. zł`, `x € 1.000`, or nothing else.
    let says = |cell: &str| {
        let all: Vec<&str> = written(cell).collect();
        // `50 TEUR` is an amount.
        let is_amount = |at: usize| at > 0 && all[at - 1].ends_with(|c: char| c.is_ascii_digit());
        let is_currency = |at: usize| {
            let word = all.get(at).map(|word| words::folded(word));
            word.is_some_and(|word| is_currency_word(&word))
        };
        let is_times = |at: usize| {
            let word = all.get(at + 1..).into_iter().flatten();
            let mut word = word.filter(|word| !word.contains(SIGNS) || word.len() > 3);
            let digits = word.next().map(|word| word.replace(['.', ',', '\''], ""));
            ["x", "×"].contains(&all[at]) && digits.is_some_and(|word| word == "1000")
        };
        all.iter().enumerate().any(|(at, word)| match unit(word) {
            _ if is_times(at) => true,
            Some(_) if is_amount(at) => false,
            Some(AmountUnit::Sure) => true,
            Some(AmountUnit::Part) if have_cents => false,
            Some(AmountUnit::Multiple) if is_currency(at + 1) => true,
            Some(_) if word.len() > 1 => {
                let before = all[..at]
                    .iter()
                    .rev()
                    .map(|word| words::folded(word))
                    .find(|word| !word.is_empty() && !is_currency_word(word) && word != "s");
                all.len() == 1 || before.is_some_and(|word| IN.contains(&&*word))
            }
            _ => false,
        })
    };
    let above = (0..context.above()).map(|at| context.sample.row(at));
    // Among the rows and below them such a line stands alone.
    let is_alone =
        |record: &Record<'_>| record.cells().filter(|cell| !is_nothing(cell)).count() == 1;
    let below = (context.above()..context.sample.len())
        .filter(|at| Some(*at) != context.profile.header)
        .map(|at| context.sample.row(at))
        .filter(is_alone);
    let (line, cell) = above
        .chain(below)
        .flat_map(|record| record.cells().map(move |cell| (record.line(), cell.trim())))
        .find(|(_, cell)| cell.len() <= 80 && says(cell))?;
    let message = format!("{cell:?}: the amounts are not in whole units of the currency");
    Some(Fault::at_line(line, message).hint("write them as 12.34, and take the line out"))
}

/// `amount`, `In` and `Cents` of `amountInCents`; with the whole, as `minorUnits` is one word.
fn words_of_name(part: &str) -> impl Iterator<Item = &str> {
    // A capital behind a small letter: not those of `PLN`.
    let mut starts = vec![0];
    let mut last = None;
    for (at, c) in part.char_indices() {
        if c.is_uppercase() && last.is_some_and(char::is_lowercase) {
            starts.push(at);
        }
        last = Some(c);
    }
    starts.push(part.len());
    let pieces: Vec<&str> = starts.windows(2).map(|pair| &part[pair[0]..pair[1]]).collect();
    pieces.into_iter().chain(std::iter::once(part))
}
