//! Balances that stand above or below the rows with a word for it: `Opening balance: 1,000.00`.

use super::balances::written;
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::grid::Record;
use crate::labels::{self, BalanceEnd, Label};
use crate::number::WrittenNumber;
use crate::reading::{Reading, is_owed};
use crate::stated::FileSide;
use tieout::date::Date;

/// A balance is of the rows if it is of their last day, or if no more than so many days went by without one.
const QUIET_DAYS_MAX: i32 = 31;

/// One of them, in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LabelledBalance {
    balance: i128,
    line: u64,
    stand: Option<BalanceEnd>,
    /// The day that stands in its label, in one word.
    day: Option<Date>,
    /// The same, in one word or in several.
    day_in_words: Option<Date>,
}

/// What was stated so far.
#[derive(Debug, Default)]
pub(super) struct BalancesBeside {
    above: Vec<LabelledBalance>,
    below: Vec<LabelledBalance>,
    /// What stands below the last row in the column of balances, and is called the closing one: with its line.
    trailing: Option<(i128, u64)>,
    /// Some stand between rows: they are of pages or of several lists.
    are_between: bool,
}

/// What the statement says of both ends, and the line of the later word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EndBalances {
    pub(super) opening: i128,
    pub(super) closing: i128,
    /// The first is not stated: it is what the second leads back to.
    pub(super) is_led_back: bool,
    pub(super) line: u64,
}

impl BalancesBeside {
    /// A record that is no row, whatever it is.
    pub(super) fn see(
        &mut self,
        record: &Record<'_>,
        reading: &Reading,
        side: FileSide,
        is_above: bool,
        words: &mut String,
    ) {
        let place = if is_above { &mut self.above } else { &mut self.below };
        let mark = reading.mark;
        let is_dated = reading.day(record.cell(reading.date)).is_ok();
        if let Some(at) = reading.balance.filter(|_| !is_above)
            && record.cells().any(|cell| {
                is_balance(cell, words)
                    && match end_of(words, false) {
                        Some(end) => end == BalanceEnd::Closing,
                        // `Balance` in a row of a day.
                        None => is_dated,
                    }
            })
            && let Some(number) = WrittenNumber::parse(record.cell(at))
            && let Some(size) = number.micros_by(mark)
        {
            self.trailing = Some((if number.is_negative { -size } else { size }, record.line()));
        }
        let cells: Vec<&str> = record.cells().collect();
        for (at, cell) in cells.iter().enumerate() {
            // `Opening balance: 12.00`, or the figure in one of the next cells.
            let (label, rest) = cell.split_once(':').unwrap_or((cell, ""));
            if !is_balance(label, words) {
                continue;
            }
            let value = |cell: &str| {
                let number = WrittenNumber::parse(cell)?;
                let magnitude = number.micros_by(mark)?.abs();
                let is_below = number.is_negative || is_owed(number.word, side);
                Some(if is_below { -magnitude } else { magnitude })
            };
            // Of several figures beside the word the one that is something.
            let beside = || {
                let values = |cells: &[&str]| cells.iter().find_map(|cell| value(cell));
                let is_some = |cell: &&&str| value(cell).is_some_and(|value| value != 0);
                let mut some = cells.iter().filter(is_some);
                let only = some.next().filter(|_| some.next().is_none());
                only.and_then(|cell| value(cell)).or_else(|| values(&cells[at + 1..]))
            };
            let figure = if rest.trim().is_empty() {
                beside()
            } else {
                value(&joined(rest, cells.get(at + 1)))
            };
            let Some(balance) = figure else { continue };
            let stand = end_of(words, is_above);
            let day = label.split_whitespace().find_map(|word| day_in(word, reading));
            let day_in_words = day.or_else(|| day_in_words(label, reading));
            let line = record.line();
            place.push(LabelledBalance { balance, line, stand, day, day_in_words });
            break;
        }
    }

    /// The balances above the rows.
    pub(super) fn above(&self) -> Vec<i128> {
        self.above.iter().map(|one| one.balance).collect()
    }

    /// A row: what stands above it and below another is of neither end.
    pub(super) fn row(&mut self) {
        self.trailing = None;
        self.are_between |= !self.below.is_empty();
    }

    /// The balance that is said for one end of the rows, and its line; not one of another day than the last row's.
    pub(super) fn said(&self, stand: BalanceEnd, last: Option<Date>) -> Option<(i128, u64)> {
        if stand == BalanceEnd::Closing && self.trailing.is_some() {
            return self.trailing;
        }
        if self.are_between {
            return None;
        }
        let is_it = |one: &&LabelledBalance| one.stand == Some(stand);
        let is_of_rows = |one: &LabelledBalance| one.day.is_none() || one.day == last;
        // What is carried forward below the rows is their end.
        let below = if stand == BalanceEnd::Closing { &self.below[..] } else { &[] };
        let mut found = self.above.iter().chain(below).filter(is_it);
        let first = found.next()?;
        let is_one = found.all(|other| other.balance == first.balance) && is_of_rows(first);
        is_one.then_some((first.balance, first.line))
    }

    /// The balance before all rows and the one after them, where each has a word for it, or one has and the other
    /// is said without; where there is one alone, that after the rows is its day's. `net` is what the rows come
    /// to, `last` their last day.
    pub(super) fn ends(&self, net: i128, [begun, last]: [Option<Date>; 2]) -> Option<EndBalances> {
        if self.are_between {
            return None;
        }
        let all = || self.above.iter().chain(&self.below);
        let only = |stand: Option<BalanceEnd>| {
            let mut found = all().filter(move |one| one.stand == stand);
            let first = found.next()?;
            found.all(|other| other.balance == first.balance).then_some(*first)
        };
        let is_said = |stand| all().any(|one| one.stand == Some(stand));
        let pair = |opening: LabelledBalance, closing: LabelledBalance| EndBalances {
            opening: opening.balance,
            closing: closing.balance,
            is_led_back: false,
            line: opening.line.max(closing.line),
        };
        match (only(Some(BalanceEnd::Opening)), only(Some(BalanceEnd::Closing)), only(None)) {
            (Some(opening), Some(closing), _) => Some(pair(opening, closing)),
            // `Kontostand` beside `Letzter Kontostand`.
            (Some(opening), None, Some(bare)) if !is_said(BalanceEnd::Closing) => {
                Some(pair(opening, bare))
            }
            (None, Some(closing), Some(bare)) if !is_said(BalanceEnd::Opening) => {
                Some(pair(bare, closing))
            }
            // `Balance on 1 March 2026` and `Balance on 31 March 2026`.
            (None, None, None) if self.of_two_days(begun, last).is_some() => {
                self.of_two_days(begun, last).map(|(opening, closing)| pair(opening, closing))
            }
            (None, None, None)
                if !is_said(BalanceEnd::Opening) && !is_said(BalanceEnd::Closing) =>
            {
                // `Letzter Kontostand` above the rows and `Kontostand` below them.
                let ([above], [below]) = (&self.above[..], &self.below[..]) else { return None };
                let is_reversed = below.balance.checked_add(net) == Some(above.balance);
                Some(if is_reversed { pair(*below, *above) } else { pair(*above, *below) })
            }
            // What the account holds when the list is made, and what it held before.
            (None, Some(closing), None) | (None, None, Some(closing)) if all().count() == 1 => {
                let is_of_day = closing.day.zip(last).is_some_and(|(day, last)| {
                    (0..=QUIET_DAYS_MAX).contains(&day.days_after(last))
                });
                let is_it = is_of_day || closing.stand.is_some() && closing.day.is_none();
                let opening = closing.balance.checked_sub(net).filter(|_| is_it)?;
                let (closing, line) = (closing.balance, closing.line);
                Some(EndBalances { opening, closing, is_led_back: true, line })
            }
            _ => None,
        }
    }
}

impl BalancesBeside {
    /// Two balances that say nothing but their days: one of the first row's day or soon before, and one of the last
    /// row's or soon after.
    fn of_two_days(
        &self,
        begun: Option<Date>,
        last: Option<Date>,
    ) -> Option<(LabelledBalance, LabelledBalance)> {
        let mut all = self.above.iter().chain(&self.below);
        let (one, other) = (all.next()?, all.next().filter(|_| all.next().is_none())?);
        if one.stand.is_some() || other.stand.is_some() {
            return None;
        }
        let mut both = [(one.day_in_words?, one), (other.day_in_words?, other)];
        both.sort_unstable_by_key(|(day, _)| *day);
        let [(first, opening), (end, closing)] = both;
        let quiet = [begun?.days_after(first), end.days_after(last?)];
        let is_near = quiet.iter().all(|days| (0..=QUIET_DAYS_MAX).contains(days));
        (first < end && is_near).then_some((*opening, *closing))
    }
}

impl EndBalances {
    /// The ends with the sign of what is owed, where only so the rows lead from one to the other.
    pub(super) fn by(self, net: i128) -> Self {
        let is_owed = self.opening - self.closing == net && net != 0;
        if is_owed { Self { opening: -self.opening, closing: -self.closing, ..self } } else { self }
    }

    /// What is wrong where the rows do not lead from one to the other.
    pub(super) fn fault(self, net: i128) -> Option<Fault> {
        let beyond = self.closing.checked_sub(self.opening)?.checked_sub(net)?;
        (beyond != 0).then(|| {
            let (opening, closing) = (written(self.opening), written(self.closing));
            let message = format!(
                "the stated balances are {opening} and {closing}, and the rows come to {}: {} is not explained",
                written(net),
                written(beyond)
            );
            Fault::at_line(self.line, message)
        })
    }
}

/// A figure whose group of thousands the delimiter has cut off: `$1` and `188.07`.
fn joined(figure: &str, next: Option<&&str>) -> String {
    let figure = figure.trim();
    let is_digit = |c: char| c.is_ascii_digit();
    let before = figure.len() - figure.trim_end_matches(is_digit).len();
    let has_mark = figure.contains(['.', ',']);
    let behind = next.map_or("", |next| next.trim());
    let group = behind.split(['.', ',']).next().unwrap_or_default();
    let is_cut = (1..=3).contains(&before)
        && !has_mark
        && group.len() == 3
        && behind.chars().all(|c| is_digit(c) || c == '.');
    if is_cut { format!("{figure},{behind}") } else { figure.to_owned() }
}

/// Whether a label is of a balance, and not of what may be spent. `words` is room for its words.
fn is_balance(label: &str, words: &mut String) -> bool {
    let label = Label::of(label, words);
    // Alone a pair of shoes, beside a figure outside the rows a balance.
    (label == Some(Label::Sure) || label == Some(Label::Perhaps) && words == "new balance")
        && labels::is_of_money_held(words)
        && !labels::is_of_total(words)
        && !labels::is_of_what_may_be_spent(words)
}

/// Which end of the rows the words of a label name. What is carried forward above the rows may be either.
fn end_of(words: &str, is_above: bool) -> Option<BalanceEnd> {
    let carried = || {
        if labels::is_carried_on(words) {
            return (!is_above).then_some(BalanceEnd::Closing);
        }
        labels::is_brought(words).then_some(BalanceEnd::Opening)
    };
    labels::stand(words).or_else(carried)
}

/// The day that several words of a label are: `1 March 2026`.
fn day_in_words(label: &str, reading: &Reading) -> Option<Date> {
    let words: Vec<&str> = label.split_whitespace().collect();
    (1..words.len().saturating_sub(2)).find_map(|at| day_in(&words[at..].join(" "), reading))
}

/// The day that a word is, in the form of the rows or in one that leaves no doubt.
fn day_in(word: &str, reading: &Reading) -> Option<Date> {
    reading.day(word).ok().or_else(|| {
        let patterns = DatePattern::fitting(word);
        let mut days = patterns.iter().filter_map(|pattern| pattern.read(word).ok());
        let first = days.next()?;
        days.all(|day| day == first).then_some(first)
    })
}
