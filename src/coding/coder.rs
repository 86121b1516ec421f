//! A chart, prepared, and what codes transactions with it.

mod past_codings;
mod precedents;
mod text;
mod with_usage;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::LazyLock;

use super::calibrate::{ChartKind, Difficulty};
use super::chart::{Chart, ChartAccount};
use super::chart_map::{AccountFit, ChartMap};
use super::concept::{CONCEPTS, ConceptId};
use super::duplicates::DuplicateCache;
use super::evidence::{EvidenceKind, Finding, FindingSource};
use super::features::model;
use super::normalise::{NormalisedText, TextMarks};
use super::outcome::{ALTERNATIVES_MAX, CodedRow, CodingOutcome};
use super::rank::{self, AccountScores, Ranked, Ranking, Shares, TransactionFacts};
use super::reason::{CodingReason, ReasonKind};
use super::sales::{self, SalesAccountChoice};
use super::size::AmountSize;
use super::transactions::{CodingTransaction, CodingTransactions};
use super::vat::{ForeignSign, SuggestedVat, VatBasis};
use super::{calibrate, outcome, vat};
use crate::coding::features::model::Model;
use crate::coding::history::usage::ChartUsage;
use crate::contract::coding::{AccountType, VatCode};
use crate::contract::score::Score;
use text::TransactionText;

pub use past_codings::{Advice, PastCodings, Precedent};

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
    fit: ChartMap,
    shares: Shares,
    ledger: ChartKind,
    /// How many accounts there are for what is sold.
    sales_accounts: usize,
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
        let fit = ChartMap::of(chart);
        let shares = Shares::of(&fit, chart, &ChartUsage::default());
        let ledger = ChartKind::of(chart, &fit);
        let sales_accounts = sales::count(chart, &fit);
        let threads = NonZeroUsize::MIN;
        Self { chart, model, fit, shares, ledger, sales_accounts, threads, is_calibrated: true }
    }

    /// Gives likelihoods as they are, and a suggestion however unlikely: what confidence is
    /// fitted to.
    #[must_use]
    pub fn uncalibrated(self) -> Self {
        Self { is_calibrated: false, ..self }
    }

    /// What the chart is like.
    #[must_use]
    pub const fn ledger(&self) -> ChartKind {
        self.ledger
    }

    /// Codes long jobs on so many threads; on one otherwise. The result is the same for any number.
    #[must_use]
    pub fn on_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Suggests an account and a VAT code for each transaction.
    #[must_use]
    pub fn code(&self, transactions: &CodingTransactions) -> CodingOutcome {
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
        CodingOutcome { coded: all.coded }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
    fn code_rows(&self, transactions: &CodingTransactions, rows: Range<usize>) -> CodedRows {
        let (mut seen, mut scratch) = (DuplicateCache::new(), ScratchBuffers::default());
        let mut all = CodedRows { coded: Vec::with_capacity(rows.len()), hanging: Vec::new() };
        let start = rows.start;
        for row in rows.map(|row| row as u32) {
            let transaction = transactions.get(row);
            let size = AmountSize::of(&transaction);
            let (coded, merchant) = match seen.before(row, transactions) {
                Some(earlier) => {
                    let at = all.hanging.binary_search_by_key(&earlier, |hanging| hanging.row);
                    let merchant = at.ok().map(|at| all.hanging[at].merchant.clone());
                    (all.coded[earlier as usize - start].clone(), merchant)
                }
                None => self.code_one(&transaction, size, &mut scratch),
            };
            all.coded.push(coded);
            let hanging = merchant.map(|merchant| SizeDependentRow { row, size, merchant });
            all.hanging.extend(hanging);
        }
        all
    }

    /// A merchant has one account in a job, whatever the order of its rows: half of its sums, or
    /// more, must be enough for something to keep, and then all are coded so.
    fn agree(&self, transactions: &CodingTransactions, all: &mut CodedRows) {
        let mut usual: BTreeMap<&str, UsualSize> = BTreeMap::new();
        for row in &all.hanging {
            usual.entry(&row.merchant).or_default().count(row.size);
        }
        let mut scratch = ScratchBuffers::default();
        for row in &all.hanging {
            let size =
                usual.get(row.merchant.as_str()).map_or(AmountSize::Small, |usual| usual.size());
            if size.is_large() != row.size.is_large() || size.is_capital() != row.size.is_capital()
            {
                let transaction = transactions.get(row.row);
                let (coded, _) = self.code_one(&transaction, size, &mut scratch);
                all.coded[row.row as usize] = coded;
            }
        }
    }

    /// What a transaction gets if its merchant's usual sum is large, or is not; and its merchant,
    /// where that matters.
    fn code_one(
        &self,
        transaction: &CodingTransaction<'_>,
        size: AmountSize,
        scratch: &mut ScratchBuffers,
    ) -> (CodedRow, Option<String>) {
        if transaction.amount.is_zero() {
            return (nothing(ReasonKind::NoMoney), None);
        }
        let text = TransactionText::of(transaction, !transaction.amount.is_negative());
        match self.weigh(&text, size, scratch) {
            Ok(ranking) => {
                let merchant = ranking.hangs_on_size.then(|| text.merchant());
                (self.choose(&ranking, transaction, &text), merchant)
            }
            Err(why) => (nothing(why), None),
        }
    }

    /// What a text points to; or why to nothing.
    fn weigh(
        &self,
        text: &TransactionText,
        size: AmountSize,
        scratch: &mut ScratchBuffers,
    ) -> Result<Ranking, ReasonKind> {
        let is_money_in = text.is_money_in;
        if text.cleaned.words.is_empty() && text.findings.is_empty() {
            return Err(ReasonKind::Nothing);
        }
        let moved_to = self.fit.moved_to(&text.findings, &text.cleaned.printed);
        let moved_to = moved_to.or_else(|| self.fit.deducted_tax(&text.cleaned.printed));
        let named = moved_to.map_or_else(|| self.named(text, is_money_in), |own| vec![own]);
        if named.is_empty() && text.is_refund_of_nothing(is_money_in) {
            return Err(if is_money_in {
                ReasonKind::Nothing
            } else {
                ReasonKind::CustomersRefund
            });
        }
        model::features(&text.cleaned, &mut scratch.features);
        let sold = if is_money_in { self.sold(text) } else { Vec::new() };
        let facts = TransactionFacts {
            sold: &sold,
            scores: self.model.scores(&scratch.features),
            findings: &text.findings,
            named: &named,
            is_moved: moved_to.is_some(),
            marks: text.cleaned.marks,
            is_money_in,
            size,
        };
        Ok(rank::rank(facts, &self.shares, &mut scratch.account_scores))
    }

    /// The accounts that a text names, none that the law of signs forbids.
    fn named(&self, text: &TransactionText, is_money_in: bool) -> Vec<AccountFit> {
        let is_taken = |named: &AccountFit| {
            is_money_in || self.account(named.account).kind != AccountType::Income
        };
        let mut named = self.fit.named_in(text.cleaned.words.iter().map(String::as_str));
        named.retain(is_taken);
        // A surname is an everyday word often enough; an account of somebody's own is meant.
        let is_person = text.cleaned.marks.has(TextMarks::PERSON);
        named.retain(|named| !is_person || named.fit > NAMED_BY_SURNAME);
        named
    }

    /// The accounts of what a text says a customer bought.
    fn sold(&self, text: &TransactionText) -> Vec<AccountFit> {
        let is_trade = |found: &&Finding| {
            matches!(found.by, FindingSource::Trade(_) | FindingSource::Supplier(_))
        };
        let trades = text.findings.iter().filter(is_trade).map(|found| found.concept);
        self.fit.sold(text.cleaned.words.iter().map(String::as_str), trades)
    }

    fn account(&self, at: u32) -> &'a ChartAccount {
        &self.chart.accounts()[at as usize]
    }

    fn choose(
        &self,
        ranking: &Ranking,
        transaction: &CodingTransaction<'_>,
        text: &TransactionText,
    ) -> CodedRow {
        let is_money_in = !transaction.amount.is_negative();
        let ranked = &ranking.ranked;
        let Some(best) = ranked.first().filter(|best| !self.is_too_weak(best)) else {
            // What the model alone takes it for is no reason.
            let weak = ranked.first().filter(|best| best.by != FindingSource::Model);
            let weak = weak.and_then(|best| best.concept);
            let of_weak = weak.map_or(ReasonKind::Nothing, ReasonKind::TooWeak);
            let is_found = |concept: &ConceptId| {
                text.findings.iter().any(|finding| finding.concept == *concept)
            };
            let homeless = ranking.homeless.filter(is_found);
            let missing =
                if self.fit.is_cut() { ReasonKind::NoneRead } else { ReasonKind::NoAccount };
            return nothing(homeless.map_or(of_weak, missing));
        };
        let account = self.account(best.account);
        let others = ranked.iter().skip(1).take(ALTERNATIVES_MAX);
        let vat = self.vat(best, transaction, text);
        let is_refund = is_money_in && account.kind == AccountType::Expense;
        let why = match best.concept {
            Some(concept) if best.evidence != EvidenceKind::Named => {
                let concept = paid_for(concept, transaction, text);
                ReasonKind::Found { concept, by: best.by, vat, is_refund }
            }
            _ => ReasonKind::AccountNamed(vat),
        };
        let grounds =
            Difficulty::of(best, text.unknown, SalesAccountChoice::of(best, self.sales_accounts));
        let bare = self.confidence(best);
        let said = if self.is_calibrated { grounds.tilt(bare, self.ledger) } else { bare };
        let confidence = said.min(self.most(ranked, text, is_refund, vat));
        let beside = |other| calibrate::beside(confidence, self.confidence(other));
        CodedRow {
            account: Some(best.account),
            vat: vat.code,
            confidence,
            alternatives: outcome::in_order(
                confidence,
                others.map(|other| (other.account, beside(other))).collect(),
            ),
            reason: CodingReason { why, is_by_history: ranking.is_by_history },
            evidence: best.evidence,
            concept: best.concept,
            fit: best.fit,
            grounds,
        }
    }

    /// Whether too little speaks for the best account to suggest it.
    fn is_too_weak(&self, best: &Ranked) -> bool {
        let is_guess = best.by == FindingSource::Model && best.evidence != EvidenceKind::Named
            || best.evidence == EvidenceKind::Nobody;
        let least =
            if self.ledger == ChartKind::Spending { GUESS_BELOW_SPENDING } else { GUESS_BELOW };
        let is_poor = || self.confidence(best).thousandths() < least;
        self.is_calibrated && (calibrate::is_null(best.likelihood) || is_guess && is_poor())
    }

    fn vat(
        &self,
        best: &Ranked,
        transaction: &CodingTransaction<'_>,
        text: &TransactionText,
    ) -> SuggestedVat {
        let is_named = best.evidence == EvidenceKind::Named;
        let concepts =
            best.concepts.map(|(concept, part)| (paid_for(concept, transaction, text), part));
        let concept = best.concept.filter(|_| !is_named);
        vat::choose(&vat::VatFacts {
            concepts: if is_named { &[] } else { &concepts },
            supplier: best.vat,
            is_form: matches!(best.by, FindingSource::Signal(_)),
            abroad: ForeignSign::of(text.abroad, concept, best.by),
            account: self.account(best.account),
            home: self.fit.home(best.account),
        })
    }

    /// The most confidence that the best of these deserves, whatever its likelihood.
    fn most(
        &self,
        ranked: &[Ranked],
        text: &TransactionText,
        is_refund: bool,
        vat: SuggestedVat,
    ) -> Score {
        let (Some(best), true) = (ranked.first(), self.is_calibrated) else {
            return Score::from_thousandths(1000);
        };
        let others = ranked.iter().skip(1).map(|other| other.likelihood);
        let is_open = others.max().is_some_and(|other| other * 20 > best.likelihood);
        let open = OPEN.iter().filter(|(name, most)| {
            (is_open || *most > LEFT_OPEN) && best.by == FindingSource::Signal(name)
        });
        let open = open.map(|(_, most)| *most).min().unwrap_or(1000);
        let by_fit = MOST_BY_FIT.iter().find(|(below, _)| best.fit < *below);
        let most = by_fit.map_or(1000, |(_, most)| *most);
        let marks = text.cleaned.marks;
        let is_said = marks.has(TextMarks::REFUND) || marks.has(TextMarks::CARD);
        let most = if is_refund && !is_said { most.min(UNSAID_REFUND) } else { most };
        let is_vague = !text.is_money_in && text.has_form_words_alone() || text.is_common_word();
        let most = if is_vague { most.min(LEFT_OPEN) } else { most };
        let is_abroad = matches!(vat.basis, VatBasis::Abroad(_));
        let most = if is_abroad { most.min(ABROAD) } else { most };
        Score::from_thousandths(most.min(open))
    }

    fn confidence(&self, ranked: &Ranked) -> Score {
        if self.is_calibrated {
            calibrate::of(ranked, self.ledger)
        } else {
            calibrate::bare(ranked.likelihood)
        }
    }
}

/// A test of a car, and its repairs.
static TEST_AND_REPAIRS: LazyLock<Option<[ConceptId; 2]>> =
    LazyLock::new(|| Some([CONCEPTS.named("mot")?, CONCEPTS.named("vehicle_repairs")?]));

/// What a sum of this size is paid for where a car's test is named: more than its fee was paid for
/// repairs, no more for the test, whoever does both.
fn paid_for(
    concept: ConceptId,
    transaction: &CodingTransaction<'_>,
    text: &TransactionText,
) -> ConceptId {
    let Some([mot, repairs]) = *TEST_AND_REPAIRS else { return concept };
    let is_named = || text.findings.iter().any(|finding| finding.concept == mot);
    let is_either = concept == mot || concept == repairs && is_named();
    match (is_either, AmountSize::of(transaction).is_above_fee()) {
        (true, true) => repairs,
        (true, false) => mot,
        _ => concept,
    }
}

/// Rows of a job.
struct CodedRows {
    coded: Vec<CodedRow>,
    /// Those that another size of the sum would send elsewhere, in order.
    hanging: Vec<SizeDependentRow>,
}

/// A row whose account depends on the size of its merchant's usual sum.
struct SizeDependentRow {
    row: u32,
    size: AmountSize,
    /// What its merchant is known by.
    merchant: String,
}

/// By how many a merchant's rows of a size outnumber its others.
#[derive(Debug, Clone, Copy, Default)]
struct UsualSize {
    large: i64,
    capital: i64,
}

impl UsualSize {
    fn count(&mut self, size: AmountSize) {
        self.large += if size.is_large() { 1 } else { -1 };
        self.capital += if size.is_capital() { 1 } else { -1 };
    }

    const fn size(self) -> AmountSize {
        if self.capital >= 0 {
            AmountSize::Capital
        } else if self.large >= 0 {
            AmountSize::Large
        } else {
            AmountSize::Small
        }
    }
}

/// Buffers that one transaction after the other uses.
#[derive(Debug, Default)]
struct ScratchBuffers {
    features: Vec<u32>,
    account_scores: AccountScores,
}

/// What is said where nothing can be known.
fn nothing(why: ReasonKind) -> CodedRow {
    CodedRow {
        account: None,
        vat: VatCode::Nv,
        confidence: Score::default(),
        alternatives: Vec::new(),
        reason: why.into(),
        evidence: EvidenceKind::Model,
        concept: None,
        fit: 0,
        grounds: Difficulty::default(),
    }
}

#[cfg(test)]
mod tests;

/// The hashes that the model sees of a description, for training one.
#[must_use]
pub fn features(description: &str) -> Vec<u32> {
    let mut features = Vec::new();
    model::features(&NormalisedText::of(description, ""), &mut features);
    features
}
