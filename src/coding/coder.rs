//! A chart, prepared, and what codes transactions with it.

use super::chart::Chart;
use super::clean::Cleaned;
use super::evidence::{By, Finding};
use super::fit::Fit;
use super::model::Model;
use super::outcome::{ALTERNATIVES_MAX, Coded, Outcome};
use super::reason::{Reason, Why};
use super::transactions::{Transaction, Transactions};
use super::weigh::{self, Ranked};
use super::{lexicon, signal, vat};
use crate::contract::coding::VatCode;
use crate::contract::score::Score;

/// Codes transactions with one chart.
#[derive(Debug, Clone)]
pub struct Coder<'a> {
    chart: &'a Chart,
    model: &'a Model,
    fit: Fit,
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
        Self { chart, model, fit: Fit::of(chart) }
    }

    /// Suggests an account and a VAT code for each transaction.
    #[must_use]
    pub fn code(&self, transactions: &Transactions) -> Outcome {
        #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
        let rows = 0..transactions.len() as u32;
        Outcome { coded: rows.map(|row| self.code_one(&transactions.get(row))).collect() }
    }

    fn code_one(&self, transaction: &Transaction<'_>) -> Coded {
        let cleaned = Cleaned::of(transaction.description, transaction.merchant);
        let is_money_in = !transaction.amount.to_string().starts_with('-');
        let mut findings = signal::find(&cleaned, is_money_in);
        findings.extend(lexicon::find(&cleaned));
        let scores = (0..).zip(self.model.scores(&cleaned));
        findings.extend(scores.filter(|(_, weight)| *weight > 0).map(|(concept, weight)| {
            Finding {
                concept: super::concept::ConceptId(concept),
                weight,
                vat: None,
                by: By::Model,
            }
        }));
        self.choose(&weigh::rank(&findings, &self.fit))
    }

    fn choose(&self, ranked: &[Ranked]) -> Coded {
        let Some(best) = ranked.first() else {
            return Coded {
                account: None,
                vat: VatCode::Nv,
                confidence: Score::default(),
                alternatives: Vec::new(),
                reason: Reason(Why::Nothing),
            };
        };
        let account = &self.chart.accounts()[best.account as usize];
        let others = ranked.iter().skip(1).take(ALTERNATIVES_MAX);
        let vat = vat::choose(&vat::Question {
            concepts: &[(best.concept, 1)],
            supplier: None,
            account,
            home: self.fit.home(best.account),
        });
        let (concept, by) = (best.concept, best.by);
        Coded {
            account: Some(best.account),
            vat: vat.code,
            confidence: Score::from_thousandths(500),
            alternatives: others
                .map(|other| (other.account, Score::from_thousandths(100)))
                .collect(),
            reason: Reason(Why::Found { concept, by, vat, is_refund: false }),
        }
    }
}
