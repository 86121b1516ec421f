//! A chart, prepared, and what codes transactions with it.

mod choice;
mod coded_rows;
mod merchants;
pub(super) mod past_codings;
mod precedents;
#[cfg(test)]
mod tests;
mod text;
mod with_usage;

use std::num::NonZeroUsize;
use std::ops::Range;

use super::account_fit::AccountFit;
use super::calibrate::ChartKind;
use super::chart::{Chart, ChartAccount};
use super::chart_map::ChartMap;
use super::duplicates::DuplicateCache;
use super::evidence::{Finding, FindingSource};
use super::features::model::{self, Model};
use super::history::usage::ChartUsage;
use super::normalise::{NormalisedText, TextMarks};
use super::outcome::{CodedRow, CodingOutcome};
use super::rank::{self, AccountScores, Ranking, Shares, TransactionFacts};
use super::reason::ReasonKind;
use super::sales;
use super::size::AmountSize;
use super::transactions::{CodingTransaction, CodingTransactions};
use coded_rows::{CodedRows, SizeDependentRow, nothing};
use text::TransactionText;
use tieout::contract::coding::AccountType;

/// Fewer transactions than this are not worth another thread.
const ROWS_OF_A_THREAD: usize = 2_000;

/// An account that a word in daily use names, fits no better: somebody may be called so.
const NAMED_BY_SURNAME: i32 = 500;

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
}

/// Buffers that one transaction after the other uses.
#[derive(Debug, Default)]
struct ScratchBuffers {
    features: Vec<u32>,
    account_scores: AccountScores,
}

/// The hashes that the model sees of a description, for training one.
#[must_use]
pub fn features(description: &str) -> Vec<u32> {
    let mut features = Vec::new();
    model::features(&NormalisedText::of(description, ""), &mut features);
    features
}
