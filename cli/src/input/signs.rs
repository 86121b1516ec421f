//! Amounts without a sign, beside a column that says of each whether it is a debit or a credit; and
//! amounts with signs, which such a column must not contradict.

mod behind;
mod candidate;
mod doubt;
mod notes;
mod pair;
mod words;

use self::behind::Behind;
use self::candidate::Candidate;
use self::pair::{Pair, Said};
use super::DecimalMark;
use super::amounts::AmountReader;
use super::few::Few;
use super::header::Column;
use super::problem::{CellFault, Dataset, Problem, SIDE};
use super::records::Record;
use super::row_columns::{AmountColumns, RowColumns, SignColumn};
use crate::safe::{quoted, shell_word};

pub(super) use self::candidate::is_some;
pub(super) use self::doubt::is_of_else;
pub(super) use self::words::{Kind, Word, is_header, of_amounts};

/// Where fewer than one amount in so many is negative, a minus may take something back.
const AMOUNTS_A_MINUS: usize = 4;

/// What gives the amounts of a file their signs, as its rows tell.
#[derive(Debug)]
pub(super) struct Signs {
    dataset: Dataset,
    /// The user names the column; the other way round, where it is said.
    stated: Option<bool>,
    has_begun: bool,
    out_words: Vec<String>,
    candidates: Vec<Candidate>,
    /// Money in and money out once more, beside the amounts.
    pair: Option<Pair>,
    /// One of the candidates, where it stands behind a balance.
    behind: Option<Behind>,
    /// How amounts are written.
    written: (Option<DecimalMark>, u8),
    rows: usize,
    positives: usize,
    negatives: usize,
    first_negative: Option<(u64, Problem)>,
}

/// What came of it.
pub(super) struct Given {
    /// What gives the signs, where a column does.
    pub(super) sign: Option<SignColumn>,
    /// Whether each row is to be turned; none where no row is.
    pub(super) turned: Option<Vec<bool>>,
    /// What was made of the amounts, for a person to check.
    pub(super) note: Option<String>,
}

impl Signs {
    /// `mark` and `delimiter` say how amounts are written.
    pub(super) fn new(dataset: Dataset, mark: Option<DecimalMark>, delimiter: u8) -> Self {
        Self {
            dataset,
            stated: None,
            has_begun: false,
            out_words: Vec::new(),
            candidates: Vec::new(),
            pair: None,
            behind: None,
            written: (mark, delimiter),
            rows: 0,
            positives: 0,
            negatives: 0,
            first_negative: None,
        }
    }

    fn begin(&mut self, columns: &RowColumns) {
        self.has_begun = true;
        if let Some(SignColumn { column, is_turned, out_words }) = &columns.sign {
            self.stated = Some(*is_turned);
            self.out_words.clone_from(out_words);
            self.candidates.push(Candidate::new(column.clone(), true));
            return;
        }
        let (mark, delimiter) = self.written;
        let pair = columns.pair.clone();
        self.pair =
            pair.map(|pair| Pair::new(pair, self.dataset, AmountReader::new(mark, delimiter)));
        self.behind = Behind::of(columns, self.dataset, self.written);
        let likely = columns.likely_signs.iter();
        self.candidates
            .extend(likely.map(|likely| Candidate::new(likely.column.clone(), likely.is_named)));
    }

    /// Takes note of a row and its amount as it is written; `negative` says of a negative one, where
    /// the user names the column, what is wrong with it.
    pub(super) fn add(
        &mut self,
        record: &Record<'_>,
        columns: &RowColumns,
        number: &str,
        negative: impl FnOnce() -> Problem,
    ) {
        if !self.has_begun {
            self.begin(columns);
        }
        let is_negative = number.starts_with('-');
        self.negatives += usize::from(is_negative);
        self.positives += usize::from(!is_negative && is_some(number));
        if is_negative && self.first_negative.is_none() {
            self.first_negative = Some((record.line, negative()));
        }
        if let Some(pair) = &mut self.pair {
            pair.add(record, number);
        }
        if let Some(behind) = &mut self.behind {
            behind.add(record, number);
        }
        let reading = (self.dataset, self.stated.unwrap_or(false), &self.out_words[..]);
        for candidate in &mut self.candidates {
            candidate.add(self.rows, record, number, reading);
        }
        if self.first_negative.is_some() {
            self.candidates.retain(|candidate| !candidate.is_idle_beside_signs());
        }
        self.rows += 1;
    }

    /// What gives the amounts their signs, when all rows are read; `few` are the columns of few
    /// values.
    ///
    /// # Errors
    /// A column says debit or credit, but not of every row, or not as the signs of the amounts do,
    /// or not as another column does; or it may say so in words that are not known.
    pub(super) fn given(
        mut self,
        file: &str,
        columns: &RowColumns,
        few: &[Few],
    ) -> Result<Given, Problem> {
        let first_negative = self.first_negative.take();
        if let Some(sign) = columns.sign.clone() {
            return self.stated_by(file, sign, first_negative);
        }
        if let (Some(pair), AmountColumns::Signed(amount)) = (self.pair.take(), &columns.amount)
            && let Some(given) =
                given_by_pair(file, self.dataset, pair, amount, first_negative.is_some())?
        {
            return Ok(given);
        }
        match first_negative {
            Some((line, _)) => {
                if let Some(behind) = self.behind.take_if(|behind| behind.is_of_balance()) {
                    self.candidates.retain(|candidate| candidate.column.at != behind.column.at);
                }
                self.beside_signs(file, columns, few, line)
            }
            // Nor may another column give them signs where their own cells do.
            None if columns.is_as_written => self.unsigned(file, columns, few),
            None => self.without_signs(file, columns, few),
        }
    }

    /// By the column that the user names. An amount with a minus is a debit or a credit taken back,
    /// unless all are written as their signs already are.
    fn stated_by(
        &self,
        file: &str,
        sign: SignColumn,
        first_negative: Option<(u64, Problem)>,
    ) -> Result<Given, Problem> {
        let has_reversals = first_negative.is_some();
        let candidate = self.candidates.first();
        if let Some((line, problem)) = first_negative
            && candidate.is_some_and(|candidate| candidate.contradiction(line).is_none())
        {
            return Err(problem);
        }
        if let (false, Some(candidate)) = (sign.out_words.is_empty(), candidate)
            && candidate.words > 0
            && !candidate.says_out()
        {
            if candidate.is_nearly_said {
                return Err(no_such_word(&sign));
            }
            let note = Some(notes::never_said(file, &sign));
            return Ok(Given { sign: Some(sign), turned: None, note });
        }
        let words = candidate.map(|candidate| candidate.has).unwrap_or_default();
        let note = Some(notes::given(file, &sign, self.dataset, words, has_reversals));
        Ok(Given { sign: Some(sign), turned: None, note })
    }

    /// Amounts with signs say it themselves, and no column may say something else.
    fn beside_signs(
        &self,
        file: &str,
        columns: &RowColumns,
        few: &[Few],
        first_negative: u64,
    ) -> Result<Given, Problem> {
        let as_they_are = |note| Ok(Given { sign: None, turned: None, note });
        let mut speaking = self.candidates.iter().filter(|one| one.speaks_beside_signs());
        let confirmed = speaking.clone().find(|one| one.is_confirmed(first_negative));
        let contradiction =
            speaking.find_map(|one| Some((one.contradiction(first_negative)?, &one.column)));
        if let (None, Some((line, column))) = (confirmed, contradiction) {
            return Err(mixed(line, column));
        }
        let is_bank = self.dataset != Dataset::Book;
        let is_reverse = |one: &&Candidate| one.is_reverse() && (is_bank || !one.has.booking);
        let speaking = self.candidates.iter().filter(|one| one.speaks_beside_signs());
        // One row behind a balance shows nothing: its word may be of that.
        let is_behind = |one: &Candidate| {
            self.behind.as_ref().is_some_and(|behind| behind.column.at == one.column.at)
        };
        let mut shown = speaking.filter(|one| one.words > 1 || !is_behind(one));
        if let Some(reverse) = shown.find(is_reverse) {
            return as_they_are(Some(self.reversed(file, columns, &reverse.column)));
        }
        if confirmed.is_some() {
            return as_they_are(None);
        }
        let doubtful = self.candidates.iter().find(|one| one.is_doubtful());
        let note = doubtful.map(|one| notes::doubtful(file, self.dataset, &one.column));
        as_they_are(note.or_else(|| self.few_signs(file, few)))
    }

    fn reversed(&self, file: &str, columns: &RowColumns, by: &Column) -> String {
        let amount = match &columns.amount {
            AmountColumns::Signed(amount) => amount.key(),
            AmountColumns::InOut { money_in, .. } => money_in.key(),
        };
        notes::reversed(file, self.dataset, &quoted(&by.name), &amount)
    }

    /// A minus here and there may take something back, and a column of kinds be what gives the signs,
    /// unless each kind has one sign.
    fn few_signs(&self, file: &str, few: &[Few]) -> Option<String> {
        if self.negatives * AMOUNTS_A_MINUS > self.negatives + self.positives {
            return None;
        }
        let is_mixed = |few: &&Few| few.values.iter().any(|one| one.has_plus && one.has_minus);
        let suspect = few.iter().filter(is_mixed).find(|few| doubt::is_suspect(few))?;
        let amounts = (self.negatives, self.negatives + self.positives);
        Some(notes::few_signs(file, self.dataset, suspect, amounts))
    }

    /// Amounts without signs get them from a column that says debit or credit of every row.
    fn without_signs(
        mut self,
        file: &str,
        columns: &RowColumns,
        few: &[Few],
    ) -> Result<Given, Problem> {
        self.candidates.retain(Candidate::speaks);
        // Where another column says it of every row, one behind a balance is of that.
        if let Some(behind) = self.behind.as_ref().filter(|behind| behind.is_doubtful()) {
            let is_it = |candidate: &Candidate| candidate.column.at == behind.column.at;
            if self.candidates.iter().any(|one| !is_it(one) && one.odd.is_none()) {
                self.candidates.retain(|candidate| !is_it(candidate));
            }
        }
        let at = self.candidates.iter().position(|candidate| candidate.odd.is_none());
        let Some(at) = at else {
            let named = self.candidates.iter().position(|candidate| candidate.is_named);
            let odd = named.or(if self.candidates.is_empty() { None } else { Some(0) });
            let odd = odd.and_then(|at| self.candidates.swap_remove(at).odd);
            return odd.map_or_else(|| self.unsigned(file, columns, few), Err);
        };
        let candidate = self.candidates.remove(at);
        let is_candidate = |behind: &&Behind| behind.column.at == candidate.column.at;
        if let Some(behind) = self.behind.as_ref().filter(is_candidate)
            && behind.is_doubtful()
        {
            return Err(behind.problem());
        }
        let differs = |other: &&Candidate| {
            (0..self.rows).any(|row| {
                let both = candidate.said(row).zip(other.said(row));
                both.is_some_and(|(one, other)| one != other)
            })
        };
        if let Some(other) = self.candidates.iter().find(differs) {
            return Err(disagreement(&candidate.column, &other.column));
        }
        let turned = (0..self.rows).map(|row| candidate.said(row) == Some(true)).collect();
        let sign = SignColumn::of(candidate.column, false);
        let note = Some(notes::given(file, &sign, self.dataset, candidate.has, false));
        Ok(Given { sign: Some(sign), turned: Some(turned), note })
    }

    /// Nothing that is known says what is money out. A column that looks as if it did must be spoken
    /// of by the user; that there is none is worth a word.
    fn unsigned(&self, file: &str, columns: &RowColumns, few: &[Few]) -> Result<Given, Problem> {
        let as_they_are = Given { sign: None, turned: None, note: None };
        if columns.amount.is_split() || columns.is_as_written || self.positives == 0 {
            return Ok(as_they_are);
        }
        let suspects = few.iter().filter(|few| doubt::is_suspect(few));
        if let Some(suspect) = suspects.min_by_key(|few| doubt::rank(few)) {
            return Err(undecided(suspect));
        }
        let others = few.iter().filter(|few| doubt::may_be_of_kinds(few));
        let note = Some(notes::unsigned(file, self.dataset, self.rows, others));
        Ok(Given { note, ..as_they_are })
    }
}

/// By columns of money in and money out beside the amounts; none where they say nothing.
fn given_by_pair(
    file: &str,
    dataset: Dataset,
    pair: Pair,
    amount: &Column,
    has_negative: bool,
) -> Result<Option<Given>, Problem> {
    let as_they_are = |note| Ok(Some(Given { sign: None, turned: None, note }));
    let names = pair.in_and_out().map(Clone::clone);
    let is_booking = pair.columns.is_booking;
    match pair.said(amount, has_negative)? {
        Said::Nothing => Ok(None),
        Said::AsSigned => as_they_are(None),
        Said::Reversed if is_booking && dataset == Dataset::Book => as_they_are(None),
        Said::Reversed => {
            let by = format!("{} and {}", quoted(&names[0].name), quoted(&names[1].name));
            as_they_are(Some(notes::reversed(file, dataset, &by, &amount.key())))
        }
        Said::Turned(turned) => {
            let note = Some(notes::by_pair(file, dataset, amount, &names));
            Ok(Some(Given { sign: None, turned: Some(turned), note }))
        }
    }
}

/// A cell that should say debit or credit.
pub(super) fn neither() -> CellFault {
    let right = shell_word(&format!("{SIDE}sign="));
    CellFault::new("says neither debit nor credit, and the amounts have no signs").hint(format!(
        "write debit or credit (DR or CR, D or C), or give the amounts their signs; where they are \
         right as they stand: --map {right}"
    ))
}

fn mixed(line: u64, column: &Column) -> Problem {
    let [stated, right] =
        [&*column.key(), ""].map(|name| shell_word(&format!("{SIDE}sign={name}")));
    let message = format!(
        "some amounts are negative, but not as {} says debit or credit: one word stands beside \
         amounts of both signs, or both words beside amounts of one",
        quoted(&column.name)
    );
    Problem::at_line(line, message).hint(format!(
        "to read a negative debit as money back, so that the column gives the signs: --map {stated}; \
         where the amounts are right as they stand: --map {right}"
    ))
}

fn disagreement(one: &Column, other: &Column) -> Problem {
    let choice = shell_word(&format!("{SIDE}sign={}", one.key()));
    Problem::of_file(format!(
        "{} or {} could say which amounts are debits, and they disagree",
        quoted(&one.name),
        quoted(&other.name)
    ))
    .hint(format!("choose, as in --map {choice}"))
}

/// A column that may say it, in words that are not known.
fn undecided(few: &Few) -> Problem {
    let right = shell_word(&format!("{SIDE}sign="));
    Problem::of_file(format!(
        "no amount is negative, and {} may say which are money out",
        few.named()
    ))
    .hint(format!(
        "say what is money out: {}; all else is money in. Where the amounts are right as they stand: \
         --map {right}",
        notes::stated_with(SIDE, few)
    ))
}

fn no_such_word(sign: &SignColumn) -> Problem {
    let column = quoted(&sign.column.name);
    Problem::of_file(format!("no row says {} in column {column}", sign.out_words.join(" or ")))
        .hint("out_is= gives what the column says of money out, as it stands there")
}
