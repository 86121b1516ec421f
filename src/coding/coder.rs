//! A chart, prepared, and what codes transactions with it.

use std::num::NonZeroUsize;
use std::ops::Range;

use super::chart::{Account, Chart};
use super::clean::{Cleaned, Marks};
use super::confidence::Ledger;
use super::evidence::{By, Evidence, Finding};
use super::fit::{Fit, Fitting};
use super::model::{self, Model};
use super::outcome::{ALTERNATIVES_MAX, Coded, Outcome};
use super::reason::{Reason, Why};
use super::seen::Seen;
use super::transactions::{Transaction, Transactions};
use super::weigh::{self, Hands, Known, Ranked, Ranking, Shares};
use super::{confidence, lexicon, outcome, signal, vat};
use crate::contract::coding::{AccountType, VatCode};
use crate::contract::score::Score;

/// Fewer transactions than this are not worth another thread.
const ROWS_OF_A_THREAD: usize = 2_000;

/// An account that a word in daily use names, fits no better: somebody may be called so.
const NAMED_BY_SURNAME: i32 = 500;

/// Forms that leave open which of several accounts is meant, and the most confidence in any,
/// in thousandths.
const OPEN: [&str; 1] = ["HMRC"];
const LEFT_OPEN: u16 = 450;

/// Words that firms of any trade have in their names.
const FORM_WORDS: [&str; 5] = ["contractors", "media", "solutions", "supplies", "trading"];

/// The most confidence in a refund that is not said to be one: suppliers are customers too.
const UNSAID_REFUND: u16 = 750;

/// The most confidence in an account that stands in for a better one, by how well it fits.
const MOST_BY_FIT: [(i32, u16); 2] = [(300, 500), (500, 700)];

/// Words of what goes back to customers, and words for them.
const REFUNDS: [&str; 6] = ["refund", "refunds", "refunded", "refnd", "rfnd", "chargeback"];
const CUSTOMERS: [&str; 8] =
    ["customer", "customers", "client", "clients", "guest", "guests", "buyer", "buyers"];

const FEES: [&str; 4] = ["fee", "fees", "charge", "charges"];

/// Codes transactions with one chart.
#[derive(Debug, Clone)]
pub struct Coder<'a> {
    chart: &'a Chart,
    model: &'a Model,
    fit: Fit,
    shares: Shares,
    ledger: Ledger,
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
        let shares = Shares::of(&fit, chart);
        let ledger = Ledger::of(chart, &fit);
        Self { chart, model, fit, shares, ledger, threads: NonZeroUsize::MIN, is_calibrated: true }
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
        std::thread::scope(|scope| {
            let code = |rows| self.code_rows(transactions, rows);
            let helpers: Vec<_> = parts.map(|rows| scope.spawn(move || code(rows))).collect();
            let mut coded = code(first);
            for helper in helpers {
                let more = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                coded.extend(more);
            }
            Outcome { coded }
        })
    }

    #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
    fn code_rows(&self, transactions: &Transactions, rows: Range<usize>) -> Vec<Coded> {
        let (mut seen, mut desk) = (Seen::new(), Desk::default());
        let mut coded: Vec<Coded> = Vec::with_capacity(rows.len());
        let start = rows.start;
        for row in rows.map(|row| row as u32) {
            coded.push(match seen.before(row, transactions) {
                Some(earlier) => coded[earlier as usize - start].clone(),
                None => self.code_one(&transactions.get(row), &mut desk),
            });
        }
        coded
    }

    fn code_one(&self, transaction: &Transaction<'_>, desk: &mut Desk) -> Coded {
        let is_money_in = !transaction.amount.is_negative();
        let text = Text::of(transaction, is_money_in);
        if text.cleaned.words.is_empty() && text.findings.is_empty() {
            return nothing(Why::Nothing);
        }
        let is_taken = |named: &Fitting| {
            is_money_in || self.account(named.account).kind != AccountType::Income
        };
        let mut named = self.fit.named_in(text.cleaned.words.iter().map(String::as_str));
        named.retain(is_taken);
        // A surname is an everyday word often enough; an account of somebody's own is meant.
        let is_person = text.cleaned.marks.has(Marks::PERSON);
        named.retain(|named| !is_person || named.fit > NAMED_BY_SURNAME);
        if named.is_empty() && text.is_refund_of_nothing(is_money_in) {
            let why = if is_money_in { Why::Nothing } else { Why::CustomersRefund };
            return nothing(why);
        }
        model::features(&text.cleaned, &mut desk.features);
        let known = Known {
            scores: self.model.scores(&desk.features),
            findings: &text.findings,
            named: &named,
            marks: text.cleaned.marks,
            is_money_in,
        };
        let ranking = weigh::rank(known, &self.shares, &mut desk.hands);
        self.choose(&ranking, is_money_in, &text)
    }

    fn account(&self, at: u32) -> &'a Account {
        &self.chart.accounts()[at as usize]
    }

    fn choose(&self, ranking: &Ranking, is_money_in: bool, text: &Text) -> Coded {
        let ranked = &ranking.ranked;
        let is_null = |best: &Ranked| self.is_calibrated && confidence::is_null(best.likelihood);
        let Some(best) = ranked.first().filter(|best| !is_null(best)) else {
            let weak = ranked.first().and_then(|best| best.concept);
            let of_weak = weak.map_or(Why::Nothing, Why::TooWeak);
            return nothing(ranking.homeless.map_or(of_weak, Why::NoAccount));
        };
        let account = self.account(best.account);
        let others = ranked.iter().skip(1).take(ALTERNATIVES_MAX);
        let is_named = best.evidence == Evidence::Named;
        let vat = vat::choose(&vat::Question {
            concepts: if is_named { &[] } else { &best.concepts },
            supplier: best.vat,
            is_form: matches!(best.by, By::Signal(_)),
            account,
            home: self.fit.home(best.account),
        });
        let is_refund = is_money_in && account.kind == AccountType::Expense;
        let why = match best.concept {
            Some(concept) if !is_named => Why::Found { concept, by: best.by, vat, is_refund },
            _ => Why::AccountNamed(vat),
        };
        let marks = text.cleaned.marks;
        let is_said = marks.has(Marks::REFUND) || marks.has(Marks::CARD);
        let is_vague = self.is_calibrated && !is_money_in && text.has_form_words_alone();
        let most_of_text = Score::from_thousandths(if is_vague { LEFT_OPEN } else { 1000 });
        let confidence =
            self.confidence(best).min(self.most(ranked, is_refund && !is_said)).min(most_of_text);
        let beside = |other| confidence::beside(confidence, self.confidence(other));
        Coded {
            account: Some(best.account),
            vat: vat.code,
            confidence,
            alternatives: outcome::in_order(
                confidence,
                others.map(|other| (other.account, beside(other))).collect(),
            ),
            reason: Reason(why),
            evidence: best.evidence,
            concept: best.concept,
            fit: best.fit,
        }
    }

    /// The most confidence that the best of these deserves, whatever its likelihood.
    fn most(&self, ranked: &[Ranked], is_unsaid_refund: bool) -> Score {
        let (Some(best), true) = (ranked.first(), self.is_calibrated) else {
            return Score::from_thousandths(1000);
        };
        let others = ranked.iter().skip(1).map(|other| other.likelihood);
        let is_open = matches!(best.by, By::Signal(name) if OPEN.contains(&name))
            && others.max().is_some_and(|other| other * 20 > best.likelihood);
        let by_fit = MOST_BY_FIT.iter().find(|(below, _)| best.fit < *below);
        let most = by_fit.map_or(1000, |(_, most)| *most);
        let most = if is_unsaid_refund { most.min(UNSAID_REFUND) } else { most };
        Score::from_thousandths(if is_open { most.min(LEFT_OPEN) } else { most })
    }

    fn confidence(&self, ranked: &Ranked) -> Score {
        if self.is_calibrated {
            confidence::of(ranked, self.ledger)
        } else {
            confidence::bare(ranked.likelihood)
        }
    }
}

/// What one transaction after the other is coded on.
#[derive(Debug, Default)]
struct Desk {
    features: Vec<u32>,
    hands: Hands,
}

/// A transaction's text and what was found in it.
struct Text {
    cleaned: Cleaned,
    findings: Vec<Finding>,
}

impl Text {
    /// Whether all that is known of it is a word that firms of any trade have in their names.
    fn has_form_words_alone(&self) -> bool {
        let is_form_word =
            |found: &Finding| matches!(found.by, By::Trade(name) if FORM_WORDS.contains(&name));
        !self.findings.is_empty() && self.findings.iter().all(is_form_word)
    }

    /// Whether it is a refund, and nothing says of what.
    fn is_refund_of_nothing(&self, is_money_in: bool) -> bool {
        let has = |words: &[&str]| {
            self.cleaned.printed.iter().any(|printed| words.contains(&printed.as_str()))
        };
        if !self.cleaned.marks.has(Marks::REFUND) || !has(&REFUNDS) {
            return false;
        }
        if is_money_in {
            return self.findings.is_empty() && self.cleaned.marks.has(Marks::BARE);
        }
        let is_told = |found: &Finding| !matches!(found.by, By::Trade(_) | By::Model);
        has(&CUSTOMERS) || !has(&FEES) && !self.findings.iter().any(is_told)
    }

    /// What to read of a transaction. A merchant, where one is given, is read alone, so that its
    /// transactions agree whatever the bank prints beside it; unless the description holds one of
    /// the telling forms, or the merchant says nothing.
    fn of(transaction: &Transaction<'_>, is_money_in: bool) -> Self {
        let read = |description, merchant| {
            let cleaned = Cleaned::of(description, merchant);
            let mut findings = signal::find(&cleaned, is_money_in);
            findings.extend(lexicon::find(&cleaned));
            Self { cleaned, findings }
        };
        let Transaction { description, merchant, .. } = *transaction;
        if !merchant.is_empty() {
            let alone = read("", merchant);
            let is_telling = |text: &Self| {
                let nobody = [Marks::BARE, Marks::PERSON, Marks::ACQUIRER];
                !nobody.iter().any(|marks| text.cleaned.marks.has(*marks))
            };
            let beside = read(description, "");
            let is_signal = |finding: &Finding| matches!(finding.by, By::Signal(_));
            let says_more = beside.findings.iter().any(is_signal)
                || (alone.findings.is_empty() && !beside.findings.is_empty());
            if !says_more && (is_telling(&alone) || !is_telling(&beside)) {
                return alone;
            }
        }
        read(description, merchant)
    }
}

/// What is said where nothing can be known.
fn nothing(why: Why) -> Coded {
    Coded {
        account: None,
        vat: VatCode::Nv,
        confidence: Score::default(),
        alternatives: Vec::new(),
        reason: Reason(why),
        evidence: Evidence::Model,
        concept: None,
        fit: 0,
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
