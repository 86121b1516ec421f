//! A chart, prepared, and what codes transactions with it.

use super::chart::{Account, Chart};
use super::clean::{Cleaned, Marks};
use super::evidence::{By, Evidence, Finding};
use super::fit::{Fit, Fitting};
use super::model::{self, Model};
use super::outcome::{ALTERNATIVES_MAX, Coded, Outcome};
use super::reason::{Reason, Why};
use super::transactions::{Transaction, Transactions};
use super::weigh::{self, Known, Ranked, Ranking, Shares};
use super::{confidence, lexicon, outcome, signal, vat};
use crate::contract::coding::{AccountType, VatCode};
use crate::contract::score::Score;

/// Codes transactions with one chart.
#[derive(Debug, Clone)]
pub struct Coder<'a> {
    chart: &'a Chart,
    model: &'a Model,
    fit: Fit,
    shares: Shares,
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
        Self { chart, model, fit, shares, is_calibrated: true }
    }

    /// Gives likelihoods as they are, and a suggestion however unlikely: what confidence is
    /// fitted to.
    #[must_use]
    pub fn uncalibrated(self) -> Self {
        Self { is_calibrated: false, ..self }
    }

    /// Suggests an account and a VAT code for each transaction.
    #[must_use]
    pub fn code(&self, transactions: &Transactions) -> Outcome {
        #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
        let rows = 0..transactions.len() as u32;
        let mut features = Vec::new();
        let rows = rows.map(|row| self.code_one(&transactions.get(row), &mut features));
        Outcome { coded: rows.collect() }
    }

    fn code_one(&self, transaction: &Transaction<'_>, features: &mut Vec<u32>) -> Coded {
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
        model::features(&text.cleaned, features);
        let known = Known {
            scores: self.model.scores(features),
            findings: &text.findings,
            named: &named,
            marks: text.cleaned.marks,
            is_money_in,
        };
        self.choose(&weigh::rank(known, &self.shares), is_money_in)
    }

    fn account(&self, at: u32) -> &'a Account {
        &self.chart.accounts()[at as usize]
    }

    fn choose(&self, ranking: &Ranking, is_money_in: bool) -> Coded {
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
            account,
            home: self.fit.home(best.account),
        });
        let is_refund = is_money_in && account.kind == AccountType::Expense;
        let why = match best.concept {
            Some(concept) if !is_named => Why::Found { concept, by: best.by, vat, is_refund },
            _ => Why::AccountNamed(vat),
        };
        let confidence = self.confidence(best);
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

    fn confidence(&self, ranked: &Ranked) -> Score {
        if self.is_calibrated {
            confidence::of(ranked)
        } else {
            confidence::bare(ranked.likelihood)
        }
    }
}

/// A transaction's text and what was found in it.
struct Text {
    cleaned: Cleaned,
    findings: Vec<Finding>,
}

impl Text {
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

/// The hashes that the model sees of a description, for training one.
#[must_use]
pub fn features(description: &str) -> Vec<u32> {
    let mut features = Vec::new();
    model::features(&Cleaned::of(description, ""), &mut features);
    features
}
