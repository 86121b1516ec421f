//! A chart, prepared, and what codes transactions with it.

use super::chart::Chart;
use super::clean::Cleaned;
use super::evidence::Evidence;
use super::fit::Fit;
use super::model::{self, Model};
use super::outcome::{ALTERNATIVES_MAX, Coded, Outcome};
use super::reason::{Reason, Why};
use super::transactions::{Transaction, Transactions};
use super::weigh::{self, Known, Ranked, Shares};
use super::{confidence, lexicon, signal, vat};
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
        let cleaned = Cleaned::of(transaction.description, transaction.merchant);
        let is_money_in = !transaction.amount.is_negative();
        let mut findings = signal::find(&cleaned, is_money_in);
        findings.extend(lexicon::find(&cleaned));
        model::features(&cleaned, features);
        let scores = self.model.scores(features);
        let known = Known { scores, findings: &findings, is_money_in };
        self.choose(&weigh::rank(known, &self.shares), is_money_in)
    }

    fn choose(&self, ranked: &[Ranked], is_money_in: bool) -> Coded {
        let Some(best) = ranked.first() else { return nothing(Why::Nothing) };
        if self.is_calibrated && confidence::is_null(best.likelihood) {
            return nothing(Why::TooWeak(best.concept));
        }
        let account = &self.chart.accounts()[best.account as usize];
        let others = ranked.iter().skip(1).take(ALTERNATIVES_MAX);
        let vat = vat::choose(&vat::Question {
            concepts: &best.concepts,
            supplier: best.vat,
            account,
            home: self.fit.home(best.account),
        });
        let (concept, by) = (best.concept, best.by);
        let confidence = self.confidence(best);
        let beside = |other| confidence::beside(confidence, self.confidence(other));
        let is_refund = is_money_in && account.kind == AccountType::Expense;
        Coded {
            account: Some(best.account),
            vat: vat.code,
            confidence,
            alternatives: others.map(|other| (other.account, beside(other))).collect(),
            reason: Reason(Why::Found { concept, by, vat, is_refund }),
            evidence: best.evidence,
        }
    }

    fn confidence(&self, ranked: &Ranked) -> Score {
        if self.is_calibrated {
            confidence::of(ranked.likelihood, ranked.evidence)
        } else {
            confidence::bare(ranked.likelihood)
        }
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
    }
}

/// The hashes that the model sees of a description, for training one.
#[must_use]
pub fn features(description: &str) -> Vec<u32> {
    let mut features = Vec::new();
    model::features(&Cleaned::of(description, ""), &mut features);
    features
}
