//! A chart, prepared, and what codes transactions with it.

mod habits;
mod past;
mod precedents;
mod text;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::LazyLock;

use super::chart::{Account, Chart};
use super::clean::{Cleaned, Marks};
use super::concept::{CONCEPTS, ConceptId};
use super::confidence::{Grounds, Ledger};
use super::evidence::{By, Evidence, Finding};
use super::fit::{Fit, Fitting};
use super::model::{self, Model};
use super::outcome::{ALTERNATIVES_MAX, Coded, Outcome};
use super::reason::{Reason, Why};
use super::seen::Seen;
use super::size::Size;
use super::takings::{self, Takings};
use super::transactions::{Transaction, Transactions};
use super::usage::Usage;
use super::vat::{Basis, Sign, Vat};
use super::weigh::{self, Hands, Known, Ranked, Ranking, Shares};
use super::{confidence, outcome, vat};
use crate::contract::coding::{AccountType, VatCode};
use crate::contract::score::Score;
use text::Text;

pub use past::{Advice, Past, Precedent};

/// Fewer transactions than this are not worth another thread.
const ROWS_OF_A_THREAD: usize = 2_000;

/// An account that a word in daily use names, fits no better: somebody may be called so.
const NAMED_BY_SURNAME: i32 = 500;

/// Forms that leave open which of several accounts is meant, with the most confidence in any, in
/// thousandths: the least only where another account is likely, too.
const OPEN: [(&str, u16); 5] = [
    ("HMRC", LEFT_OPEN),
    ("council", LEFT_OPEN),
    ("HMRC accounts office", 600),
    ("HMRC direct debit", 600),
    ("council's direct debit", 650),
];
const LEFT_OPEN: u16 = 450;

/// The most confidence in a refund that is not said to be one: suppliers are customers too.
const UNSAID_REFUND: u16 = 750;

/// The most confidence in an account that stands in for a better one, by how well it fits.
const MOST_BY_FIT: [(i32, u16); 2] = [(300, 500), (500, 700)];

/// The most confidence where something says that it was bought abroad: what, and taxed where?
const ABROAD: u16 = 700;

/// Below this confidence, in thousandths, nobody is helped by what the model alone makes of a
/// text, or anything of a person's name; in a ledger of spending, where it is most of what is
/// known, by less.
const GUESS_BELOW: u16 = 200;
const GUESS_BELOW_SPENDING: u16 = 80;

/// Codes transactions with one chart.
#[derive(Debug, Clone)]
pub struct Coder<'a> {
    chart: &'a Chart,
    model: &'a Model,
    fit: Fit,
    shares: Shares,
    ledger: Ledger,
    /// How many accounts there are for what is sold.
    takings: usize,
    threads: NonZeroUsize,
    is_calibrated: bool,
}

impl<'a> Coder<'a> {
    /// Prepares a chart.
    #[must_use]
    pub fn new(chart: &'a Chart) -> Self {
        Self::with_model(chart, Model::embedded())
    }

    /// Prepares a chart for another model than the one in this program: for measuring.
    #[must_use]
    pub fn with_model(chart: &'a Chart, model: &'a Model) -> Self {
        let fit = Fit::of(chart);
        let shares = Shares::of(&fit, chart, &Usage::default());
        let ledger = Ledger::of(chart, &fit);
        let takings = takings::count(chart, &fit);
        let threads = NonZeroUsize::MIN;
        Self { chart, model, fit, shares, ledger, takings, threads, is_calibrated: true }
    }

    /// Gives likelihoods as they are, and a suggestion however unlikely: what confidence is
    /// fitted to.
    #[must_use]
    pub fn uncalibrated(self) -> Self {
        Self { is_calibrated: false, ..self }
    }

    /// What the chart is like.
    #[must_use]
    pub const fn ledger(&self) -> Ledger {
        self.ledger
    }

    /// Codes long jobs on so many threads; on one otherwise. The result is the same for any number.
    #[must_use]
    pub fn on_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Suggests an account and a VAT code for each transaction.
    #[must_use]
    pub fn code(&self, transactions: &Transactions) -> Outcome {
        let count = transactions.len();
        let each = count.div_ceil(self.threads.get()).max(ROWS_OF_A_THREAD);
        let mut parts = (0..count).step_by(each).map(|start| start..count.min(start + each));
        let first = parts.next().unwrap_or_default();
        let mut all = std::thread::scope(|scope| {
            let code = |rows| self.code_rows(transactions, rows);
            let helpers: Vec<_> = parts.map(|rows| scope.spawn(move || code(rows))).collect();
            let mut all = code(first);
            for helper in helpers {
                let more = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                all.coded.extend(more.coded);
                all.hanging.extend(more.hanging);
            }
            all
        });
        self.agree(transactions, &mut all);
        Outcome { coded: all.coded }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
    fn code_rows(&self, transactions: &Transactions, rows: Range<usize>) -> Rows {
        let (mut seen, mut desk) = (Seen::new(), Desk::default());
        let mut all = Rows { coded: Vec::with_capacity(rows.len()), hanging: Vec::new() };
        let start = rows.start;
        for row in rows.map(|row| row as u32) {
            let transaction = transactions.get(row);
            let size = Size::of(&transaction);
            let (coded, merchant) = match seen.before(row, transactions) {
                Some(earlier) => {
                    let at = all.hanging.binary_search_by_key(&earlier, |hanging| hanging.row);
                    let merchant = at.ok().map(|at| all.hanging[at].merchant.clone());
                    (all.coded[earlier as usize - start].clone(), merchant)
                }
                None => self.code_one(&transaction, size, &mut desk),
            };
            all.coded.push(coded);
            let hanging = merchant.map(|merchant| Hanging { row, size, merchant });
            all.hanging.extend(hanging);
        }
        all
    }

    /// A merchant has one account in a job, whatever the order of its rows: half of its sums, or
    /// more, must be enough for something to keep, and then all are coded so.
    fn agree(&self, transactions: &Transactions, all: &mut Rows) {
        let mut usual: BTreeMap<&str, Usual> = BTreeMap::new();
        for row in &all.hanging {
            usual.entry(&row.merchant).or_default().count(row.size);
        }
        let mut desk = Desk::default();
        for row in &all.hanging {
            let size = usual.get(row.merchant.as_str()).map_or(Size::Small, |usual| usual.size());
            if size.is_large() != row.size.is_large() || size.is_capital() != row.size.is_capital()
            {
                let transaction = transactions.get(row.row);
                let (coded, _) = self.code_one(&transaction, size, &mut desk);
                all.coded[row.row as usize] = coded;
            }
        }
    }

    /// What a transaction gets if its merchant's usual sum is large, or is not; and its merchant,
    /// where that matters.
    fn code_one(
        &self,
        transaction: &Transaction<'_>,
        size: Size,
        desk: &mut Desk,
    ) -> (Coded, Option<String>) {
        if transaction.amount.is_zero() {
            return (nothing(Why::NoMoney), None);
        }
        let text = Text::of(transaction, !transaction.amount.is_negative());
        match self.weigh(&text, size, desk) {
            Ok(ranking) => {
                let merchant = ranking.hangs_on_size.then(|| text.merchant());
                (self.choose(&ranking, transaction, &text), merchant)
            }
            Err(why) => (nothing(why), None),
        }
    }

    /// What a text points to; or why to nothing.
    fn weigh(&self, text: &Text, size: Size, desk: &mut Desk) -> Result<Ranking, Why> {
        let is_money_in = text.is_money_in;
        if text.cleaned.words.is_empty() && text.findings.is_empty() {
            return Err(Why::Nothing);
        }
        let moved_to = self.fit.moved_to(&text.findings, &text.cleaned.printed);
        let moved_to = moved_to.or_else(|| self.fit.deducted_tax(&text.cleaned.printed));
        let named = moved_to.map_or_else(|| self.named(text, is_money_in), |own| vec![own]);
        if named.is_empty() && text.is_refund_of_nothing(is_money_in) {
            return Err(if is_money_in { Why::Nothing } else { Why::CustomersRefund });
        }
        model::features(&text.cleaned, &mut desk.features);
        let sold = if is_money_in { self.sold(text) } else { Vec::new() };
        let known = Known {
            sold: &sold,
            scores: self.model.scores(&desk.features),
            findings: &text.findings,
            named: &named,
            is_moved: moved_to.is_some(),
            marks: text.cleaned.marks,
            is_money_in,
            size,
        };
        Ok(weigh::rank(known, &self.shares, &mut desk.hands))
    }

    /// The accounts that a text names, none that the law of signs forbids.
    fn named(&self, text: &Text, is_money_in: bool) -> Vec<Fitting> {
        let is_taken = |named: &Fitting| {
            is_money_in || self.account(named.account).kind != AccountType::Income
        };
        let mut named = self.fit.named_in(text.cleaned.words.iter().map(String::as_str));
        named.retain(is_taken);
        // A surname is an everyday word often enough; an account of somebody's own is meant.
        let is_person = text.cleaned.marks.has(Marks::PERSON);
        named.retain(|named| !is_person || named.fit > NAMED_BY_SURNAME);
        named
    }

    /// The accounts of what a text says a customer bought.
    fn sold(&self, text: &Text) -> Vec<Fitting> {
        let is_trade = |found: &&Finding| matches!(found.by, By::Trade(_) | By::Supplier(_));
        let trades = text.findings.iter().filter(is_trade).map(|found| found.concept);
        self.fit.sold(text.cleaned.words.iter().map(String::as_str), trades)
    }

    fn account(&self, at: u32) -> &'a Account {
        &self.chart.accounts()[at as usize]
    }

    fn choose(&self, ranking: &Ranking, transaction: &Transaction<'_>, text: &Text) -> Coded {
        let is_money_in = !transaction.amount.is_negative();
        let ranked = &ranking.ranked;
        let Some(best) = ranked.first().filter(|best| !self.is_too_weak(best)) else {
            // What the model alone takes it for is no reason.
            let weak = ranked.first().filter(|best| best.by != By::Model);
            let weak = weak.and_then(|best| best.concept);
            let of_weak = weak.map_or(Why::Nothing, Why::TooWeak);
            let is_found = |concept: &ConceptId| {
                text.findings.iter().any(|finding| finding.concept == *concept)
            };
            let homeless = ranking.homeless.filter(is_found);
            let missing = if self.fit.is_cut() { Why::NoneRead } else { Why::NoAccount };
            return nothing(homeless.map_or(of_weak, missing));
        };
        let account = self.account(best.account);
        let others = ranked.iter().skip(1).take(ALTERNATIVES_MAX);
        let vat = self.vat(best, transaction, text);
        let is_refund = is_money_in && account.kind == AccountType::Expense;
        let why = match best.concept {
            Some(concept) if best.evidence != Evidence::Named => {
                let concept = paid_for(concept, transaction, text);
                Why::Found { concept, by: best.by, vat, is_refund }
            }
            _ => Why::AccountNamed(vat),
        };
        let grounds = Grounds::of(best, text.unknown, Takings::of(best, self.takings));
        let bare = self.confidence(best);
        let said = if self.is_calibrated { grounds.tilt(bare, self.ledger) } else { bare };
        let confidence = said.min(self.most(ranked, text, is_refund, vat));
        let beside = |other| confidence::beside(confidence, self.confidence(other));
        Coded {
            account: Some(best.account),
            vat: vat.code,
            confidence,
            alternatives: outcome::in_order(
                confidence,
                others.map(|other| (other.account, beside(other))).collect(),
            ),
            reason: Reason { why, is_by_history: ranking.is_by_history },
            evidence: best.evidence,
            concept: best.concept,
            fit: best.fit,
            grounds,
        }
    }

    /// Whether too little speaks for the best account to suggest it.
    fn is_too_weak(&self, best: &Ranked) -> bool {
        let is_guess = best.by == By::Model && best.evidence != Evidence::Named
            || best.evidence == Evidence::Nobody;
        let least =
            if self.ledger == Ledger::Spending { GUESS_BELOW_SPENDING } else { GUESS_BELOW };
        let is_poor = || self.confidence(best).thousandths() < least;
        self.is_calibrated && (confidence::is_null(best.likelihood) || is_guess && is_poor())
    }

    fn vat(&self, best: &Ranked, transaction: &Transaction<'_>, text: &Text) -> Vat {
        let is_named = best.evidence == Evidence::Named;
        let concepts =
            best.concepts.map(|(concept, part)| (paid_for(concept, transaction, text), part));
        let concept = best.concept.filter(|_| !is_named);
        vat::choose(&vat::Question {
            concepts: if is_named { &[] } else { &concepts },
            supplier: best.vat,
            is_form: matches!(best.by, By::Signal(_)),
            abroad: Sign::of(text.abroad, concept, best.by),
            account: self.account(best.account),
            home: self.fit.home(best.account),
        })
    }

    /// The most confidence that the best of these deserves, whatever its likelihood.
    fn most(&self, ranked: &[Ranked], text: &Text, is_refund: bool, vat: Vat) -> Score {
        let (Some(best), true) = (ranked.first(), self.is_calibrated) else {
            return Score::from_thousandths(1000);
        };
        let others = ranked.iter().skip(1).map(|other| other.likelihood);
        let is_open = others.max().is_some_and(|other| other * 20 > best.likelihood);
        let open = OPEN
            .iter()
            .filter(|(name, most)| (is_open || *most > LEFT_OPEN) && best.by == By::Signal(name));
        let open = open.map(|(_, most)| *most).min().unwrap_or(1000);
        let by_fit = MOST_BY_FIT.iter().find(|(below, _)| best.fit < *below);
        let most = by_fit.map_or(1000, |(_, most)| *most);
        let marks = text.cleaned.marks;
        let is_said = marks.has(Marks::REFUND) || marks.has(Marks::CARD);
        let most = if is_refund && !is_said { most.min(UNSAID_REFUND) } else { most };
        let is_vague = !text.is_money_in && text.has_form_words_alone() || text.is_common_word();
        let most = if is_vague { most.min(LEFT_OPEN) } else { most };
        let is_abroad = matches!(vat.basis, Basis::Abroad(_));
        let most = if is_abroad { most.min(ABROAD) } else { most };
        Score::from_thousandths(most.min(open))
    }

    fn confidence(&self, ranked: &Ranked) -> Score {
        if self.is_calibrated {
            confidence::of(ranked, self.ledger)
        } else {
            confidence::bare(ranked.likelihood)
        }
    }
}

/// A test of a car, and its repairs.
static TEST_AND_REPAIRS: LazyLock<Option<[ConceptId; 2]>> =
    LazyLock::new(|| Some([CONCEPTS.named("mot")?, CONCEPTS.named("vehicle_repairs")?]));

/// What a sum of this size is paid for where a car's test is named: more than its fee was paid for
/// repairs, no more for the test, whoever does both.
fn paid_for(concept: ConceptId, transaction: &Transaction<'_>, text: &Text) -> ConceptId {
    let Some([mot, repairs]) = *TEST_AND_REPAIRS else { return concept };
    let is_named = || text.findings.iter().any(|finding| finding.concept == mot);
    let is_either = concept == mot || concept == repairs && is_named();
    match (is_either, Size::of(transaction).is_above_fee()) {
        (true, true) => repairs,
        (true, false) => mot,
        _ => concept,
    }
}

/// Rows of a job.
struct Rows {
    coded: Vec<Coded>,
    /// Those that another size of the sum would send elsewhere, in order.
    hanging: Vec<Hanging>,
}

/// A row that hangs on the size of its merchant's usual sum.
struct Hanging {
    row: u32,
    size: Size,
    /// What its merchant is known by.
    merchant: String,
}

/// By how many a merchant's rows of a size outnumber its others.
#[derive(Debug, Clone, Copy, Default)]
struct Usual {
    large: i64,
    capital: i64,
}

impl Usual {
    fn count(&mut self, size: Size) {
        self.large += if size.is_large() { 1 } else { -1 };
        self.capital += if size.is_capital() { 1 } else { -1 };
    }

    const fn size(self) -> Size {
        if self.capital >= 0 {
            Size::Capital
        } else if self.large >= 0 {
            Size::Large
        } else {
            Size::Small
        }
    }
}

/// What one transaction after the other is coded on.
#[derive(Debug, Default)]
struct Desk {
    features: Vec<u32>,
    hands: Hands,
}

/// What is said where nothing can be known.
fn nothing(why: Why) -> Coded {
    Coded {
        account: None,
        vat: VatCode::Nv,
        confidence: Score::default(),
        alternatives: Vec::new(),
        reason: why.into(),
        evidence: Evidence::Model,
        concept: None,
        fit: 0,
        grounds: Grounds::default(),
    }
}

#[cfg(test)]
mod tests;

/// The hashes that the model sees of a description, for training one.
#[must_use]
pub fn features(description: &str) -> Vec<u32> {
    let mut features = Vec::new();
    model::features(&Cleaned::of(description, ""), &mut features);
    features
}
