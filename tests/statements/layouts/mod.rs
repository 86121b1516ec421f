//! Layouts that are made to be hard to read, with an oracle that knows what can be read in them.
//!
//! A seed gives a true account, a layout of many dimensions that are drawn each for itself, the file, and
//! whether a perfect reader could decide it ([`oracle`]). The file is then read with no option. Wrong rows
//! without a question are a failure whether the oracle decides or not; of those that it decides,
//! nine in ten have to be read. Each answer of a question is stated and the file read again: one of them gives
//! the right rows.
//!
//! 1,000 seeds are read by the ordinary test. All of them, and the table:
//! ```text
//! TIEOUT_LAYOUTS=100000 cargo test --release -p tieout --test statements layouts -- --nocapture
//! TIEOUT_LAYOUT_SEED=17 cargo test -p tieout --test statements one_layout -- --nocapture
//! ```
//! `TIEOUT_LAYOUTS_FROM=n` begins at another seed; `TIEOUT_LAYOUTS_LIST=wrong` (or `asked`, `refused`,
//! `answers`) lists seeds with what was said of each.
//!
//! # What is not drawn
//! - A card whose balance is what is owed where neither a title nor the text of a payment says so: to the
//!   byte it is an account of savings.
//! - Fees that are taken off the amount without a balance to show it; amounts with both a sign and a word.
//! - Days in the American order under words of another language; days of more than 90 days.
//! - Several accounts or currencies in one file; they have files of their own in the corpus.

mod account;
pub(crate) mod check;
mod days;
mod languages;
pub(crate) mod layout;
mod oracle;
mod random;
pub(crate) mod write;

use std::collections::BTreeMap;

use tieout_statement::stated::FileSide;

use self::account::{Account, Kind};
use self::check::{Answers, Found, answers, outcome};
use self::layout::Layout;
use self::random::Random;
use self::write::Written;

/// Seeds of the ordinary run.
const SEEDS: u64 = 1_000;

/// So many in a hundred may be read wrongly without a question: none in a run of this size.
const WRONG_MAX: f64 = 0.0;

/// So many in a hundred may be asked about with no answer that is right, or several, as measured.
const BAD_ANSWERS_MAX: f64 = 0.3;

/// Of those that can be decided, so many in a hundred are read.
const READ_MIN: f64 = 90.0;

/// A file and all that is known of it.
pub(crate) struct Case {
    account: Account,
    pub(crate) layout: Layout,
    pub(crate) written: Written,
    pub(crate) side: FileSide,
    /// Why it cannot be decided; empty where it can.
    reasons: Vec<&'static str>,
}

impl Case {
    pub(crate) fn of(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let account = Account::draw(&mut random);
        let layout = Layout::draw(&mut random, &account);
        let written = write::write(&account, &layout, &mut random);
        let side = match account.kind {
            Kind::Books => FileSide::Book,
            _ if random.is(15) => FileSide::Unknown,
            _ => FileSide::Bank,
        };
        let reasons = oracle::reasons(&account, &layout, &written, side);
        Self { account, layout, written, side, reasons }
    }

    /// Whether no way to state a reading gives the true rows: amounts of both signs that nothing signs.
    fn has_no_answer(&self) -> bool {
        let counts =
            |is_it: fn(i64) -> bool| self.account.transactions.iter().any(|one| is_it(one.units));
        let is_mixed = counts(|units| units < 0) && counts(|units| units > 0);
        is_mixed && self.layout.signs == layout::Signs::Unsigned
    }

    /// The values of its dimensions, for counting.
    fn dimensions(&self) -> Vec<String> {
        let layout = &self.layout;
        let mut found = vec![
            format!("kind {:?}", self.account.kind),
            format!("language {}", layout.language.code),
            format!("header {:?}", layout.header),
            format!("balance {:?}", layout.balance),
            format!("order {:?}", layout.order),
            format!("days {}", layout.day.pattern),
            format!("places {}", self.account.places),
            format!("group {:?}", layout.group),
            format!("minus {:?}", layout.minus),
            format!("fees {:?}", layout.fees),
            format!("symbol {:?}", layout.symbol),
            format!("encoding {:?}", layout.encoding),
            format!("delimiter {:?}", layout.delimiter),
            format!("nothing {:?}", layout.nothing),
            match layout.signs {
                layout::Signs::Columns(pair)
                | layout::Signs::Direction(pair)
                | layout::Signs::Words(pair, _) => {
                    let name = format!("{:?}", layout.signs);
                    let name = name.split('(').next().unwrap_or_default().to_owned();
                    format!("signs {name} {}/{}", pair.money_out, pair.money_in)
                }
                signs => format!("signs {signs:?}"),
            },
        ];
        let mut flag = |is_it: bool, name: &str| {
            if is_it {
                found.push(name.to_owned());
            }
        };
        flag(layout.is_against_usage, "against usage");
        flag(layout.has_balance_words, "balance with words");
        flag(layout.is_jittered, "jittered");
        flag(layout.has_plus, "plus");
        flag(layout.trims_zeros, "trims zeros");
        flag(layout.out_has_minus, "minus in the column of money out");
        flag(layout.is_of_card, "title of a card");
        flag(layout.states_balances, "stated balances");
        flag(layout.preamble_lines > 0, "preamble");
        flag(layout.has_balance_rows, "rows of balances");
        flag(layout.has_totals, "totals");
        flag(layout.has_pending, "pending");
        flag(layout.has_blank_lines, "blank lines");
        flag(layout.repeats_header, "repeated header");
        flag(layout.has_breaks, "line breaks");
        flag(layout.has_footer, "footer");
        flag(layout.trails_delimiter, "trailing delimiter");
        flag(layout.says_separator, "sep=");
        flag(layout.has_comma, "decimal comma");
        for column in &layout.columns {
            found.push(format!("column {:?}", column.role));
        }
        found
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a run over many seeds came to.
#[derive(Default)]
struct Tally {
    /// By what can be decided, then by what came of it.
    counts: [BTreeMap<&'static str, usize>; 2],
    wrong: Vec<String>,
    /// Wrong ones by what they have in common, and a seed of each.
    classes: BTreeMap<String, (usize, u64)>,
    answers: BTreeMap<&'static str, usize>,
    bad_answers: Vec<String>,
    /// Of those that can be decided: values of dimensions of all, and of those that were not read.
    all: BTreeMap<String, usize>,
    unread: BTreeMap<String, usize>,
    /// Why it was not read, where it could have been.
    why: BTreeMap<String, (usize, u64)>,
    false_holes: Vec<u64>,
}

impl Tally {
    fn take(&mut self, seed: u64) {
        let list = std::env::var("TIEOUT_LAYOUTS_LIST").unwrap_or_default();
        let case = Case::of(seed);
        let found = outcome(&case);
        let is_decidable = case.reasons.is_empty();
        *self.counts[usize::from(is_decidable)].entry(found.name()).or_default() += 1;
        if list == found.name() {
            println!("{seed}: {} {:?}", found.says(), case.reasons);
        }
        if is_decidable {
            let is_read = matches!(found, Found::Right { .. });
            for value in case.dimensions() {
                if !is_read {
                    *self.unread.entry(value.clone()).or_default() += 1;
                }
                *self.all.entry(value).or_default() += 1;
            }
            if !is_read {
                let says: String = plain(found.says());
                let why = self.why.entry(format!("{} {says}", found.name())).or_insert((0, seed));
                why.0 += 1;
            }
        }
        match &found {
            Found::Wrong(says) => {
                self.wrong.push(format!("{seed}: {says} {:?}", case.reasons));
                let layout = &case.layout;
                let kind = says.split(' ').next().unwrap_or_default();
                let signs = format!("{:?}", layout.signs);
                let signs = signs.split(['(', ' ']).next().unwrap_or_default();
                let class = format!(
                    "{kind} {:?}, {signs}, balance {:?}, header {:?}, {:?} {:?}",
                    case.account.kind, layout.balance, layout.header, layout.order, case.reasons
                );
                let class = self.classes.entry(class).or_insert((0, seed));
                class.0 += 1;
            }
            Found::Right { has_holes: true } => self.false_holes.push(seed),
            Found::Asked(question) => {
                let answers = answers(&case, question);
                *self.answers.entry(answers.name()).or_default() += 1;
                let is_right = matches!(answers, Answers::One)
                    || matches!(answers, Answers::None) && case.has_no_answer();
                if !is_right {
                    let says = format!("{seed}: {} {}", answers.name(), question.asks);
                    if list == "answers" {
                        println!("{says} {} {:?}", question.understood, case.reasons);
                    }
                    self.bad_answers.push(says);
                }
            }
            _ => {}
        }
    }

    fn print(&self) {
        let total: usize = self.counts.iter().flat_map(BTreeMap::values).sum();
        println!(
            "{:<12}{:>8}{:>8}{:>9}{:>8}{:>8}",
            "", "right", "asked", "refused", "WRONG", "all"
        );
        for (at, name) in [(1, "decidable"), (0, "undecidable")] {
            let count = |what: &str| self.counts[at].get(what).copied().unwrap_or(0);
            let all: usize = self.counts[at].values().sum();
            println!(
                "{name:<12}{:>8}{:>8}{:>9}{:>8}{all:>8}",
                count("right"),
                count("asked"),
                count("refused"),
                count("wrong")
            );
        }
        let asked: usize =
            self.counts.iter().map(|counts| counts.get("asked").copied().unwrap_or(0)).sum();
        println!("read of those that can be decided: {:.1} %", self.read_share());
        println!("asked: {:.1} %", share(asked, total));
        println!("answers: {:?}", self.answers);
        println!(
            "holes where there are none: {} {:?}",
            self.false_holes.len(),
            first(&self.false_holes)
        );
        let mut why: Vec<_> = self.why.iter().collect();
        why.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        println!("why those that can be decided are not read (and a seed):");
        for (says, (count, seed)) in why.iter().take(25) {
            println!("{count:>7}  {seed:>7}  {says}");
        }
        let mut classes: Vec<_> = self.classes.iter().collect();
        classes.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        println!("what wrong ones have in common (and a seed):");
        for (says, (count, seed)) in classes.iter().take(40) {
            println!("{count:>7}  {seed:>7}  {says}");
        }
        let mut unread: Vec<_> = self.unread.iter().collect();
        let rate = |value: &str, count: usize| share(count, self.all[value]);
        unread.retain(|(value, _)| self.all[*value] >= total / 400);
        unread.sort_by(|one, other| rate(other.0, *other.1).total_cmp(&rate(one.0, *one.1)));
        println!("dimensions by the share that is not read though it can be decided:");
        for (value, count) in unread.iter().take(25) {
            println!(
                "{:>6.1} %  {count:>6} of {:<6}  {value}",
                rate(value, **count),
                self.all[*value]
            );
        }
    }

    fn read_share(&self) -> f64 {
        let all: usize = self.counts[1].values().sum();
        share(self.counts[1].get("right").copied().unwrap_or(0), all)
    }
}

fn first<T>(list: &[T]) -> &[T] {
    &list[..list.len().min(8)]
}

#[expect(clippy::cast_precision_loss, reason = "counts of a test")]
fn share(count: usize, all: usize) -> f64 {
    100.0 * count as f64 / all.max(1) as f64
}

/// A message without the numbers and names of its file, to count it with its like.
fn plain(says: &str) -> String {
    let mut plain = String::new();
    let mut is_quoted = false;
    for c in says.chars().take(160) {
        match c {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            c if c.is_ascii_digit() => {
                if !plain.ends_with('0') {
                    plain.push('0');
                }
            }
            c => plain.push(c),
        }
    }
    plain
}

#[test]
fn hostile_layouts_are_never_read_wrongly_and_mostly_read() {
    let from = number("TIEOUT_LAYOUTS_FROM", 0);
    let count = number("TIEOUT_LAYOUTS", SEEDS);
    let mut tally = Tally::default();
    for seed in from..from + count {
        tally.take(seed);
    }
    tally.print();
    println!("{:#?}", first(&tally.bad_answers));
    let wrong = &tally.wrong;
    let share_of = |list: &[String]| share(list.len(), usize::try_from(count).unwrap());
    assert!(
        share_of(wrong) <= WRONG_MAX,
        "{} read wrongly: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(40)]
    );
    assert!(tally.read_share() >= READ_MIN, "{:.1} % read", tally.read_share());
    assert!(
        share_of(&tally.bad_answers) <= BAD_ANSWERS_MAX,
        "{} questions: {:#?}",
        tally.bad_answers.len(),
        first(&tally.bad_answers)
    );
}

#[test]
fn one_layout_is_shown() {
    let Ok(seed) = std::env::var("TIEOUT_LAYOUT_SEED") else { return };
    let case = Case::of(seed.parse().unwrap());
    println!("{}", case.written.text);
    println!("{:?} {:?}", case.side, case.dimensions());
    println!("cannot be decided because: {:?}", case.reasons);
    let found = outcome(&case);
    println!("{}: {}", found.name(), found.says());
    println!("{}", check::reading(&case));
    if let Found::Asked(question) = &found {
        println!("{}", question.understood);
        for answer in &question.answers {
            println!("  {}: {}", answer.says, check::answered(&case, answer));
        }
        println!("{}", answers(&case, question).name());
    }
}
