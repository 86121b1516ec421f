//! What comes out: indices into the chart, for each transaction.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::calibrate::Difficulty;
use super::chart::Chart;
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::EvidenceKind;
use super::reason::CodingReason;
use tieout::contract::coding::{
    AccountType, Alternative, CodedTransaction, CodingResult, CodingSummary, VatCode,
};
use tieout::contract::score::Score;

/// What is suggested for one transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodedRow {
    /// The account that fits best, as its place in the chart.
    pub account: Option<u32>,
    /// Its VAT code; `NV` without an account.
    pub vat: VatCode,
    /// How likely the account is right.
    pub confidence: Score,
    /// Up to two other accounts, the likelier first, each with how likely it is right by itself.
    pub alternatives: Vec<(u32, Score)>,
    /// Why.
    pub reason: CodingReason,
    /// What the suggestion rests on most.
    pub(super) evidence: EvidenceKind,
    /// What it was taken for.
    pub(super) concept: Option<ConceptId>,
    /// How well the account covers that.
    pub(super) fit: i32,
    /// What else its confidence hangs on.
    pub(super) grounds: Difficulty,
}

/// What is suggested for all transactions, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CodingOutcome {
    /// One for each transaction.
    pub coded: Vec<CodedRow>,
}

impl CodingOutcome {
    /// The result as it stands on the wire.
    #[must_use]
    pub fn to_contract<'a>(&self, chart: &'a Chart, credits_charged: u64) -> CodingResult<'a> {
        let coded = self.coded.iter().filter(|coded| coded.account.is_some()).count();
        let transactions = self.coded.len();
        let types = AccountTypes::of(chart);
        CodingResult {
            summary: CodingSummary { transactions, coded, uncoded: transactions - coded },
            credits_charged,
            results: (0..)
                .zip(&self.coded)
                .map(|(row, coded)| coded.to_contract(row, chart, &types))
                .collect(),
        }
    }
}

/// The likelier first, then in the order of the chart; with the suggestion they add up to 1 at
/// most, as only one account can be right.
pub(super) fn in_order(best: Score, mut alternatives: Vec<(u32, Score)>) -> Vec<(u32, Score)> {
    alternatives.sort_by_key(|(account, confidence)| (Reverse(*confidence), *account));
    let mut left = 1000 - best.thousandths();
    for (_, confidence) in &mut alternatives {
        let capped = confidence.thousandths().min(left).min(best.thousandths());
        left -= capped;
        *confidence = Score::from_thousandths(capped);
    }
    alternatives
}

impl CodedRow {
    /// What the suggestion rests on most.
    #[must_use]
    pub const fn evidence(&self) -> EvidenceKind {
        self.evidence
    }

    /// How well the account covers what it was taken for, in thousandths.
    #[must_use]
    pub const fn fit(&self) -> i32 {
        self.fit
    }

    /// What else its confidence hangs on.
    #[must_use]
    pub const fn grounds(&self) -> Difficulty {
        self.grounds
    }

    /// What the transaction was taken for, as the data calls it.
    #[must_use]
    pub fn concept(&self) -> Option<&'static str> {
        self.concept.map(|concept| CONCEPTS.get(concept).id.as_str())
    }

    fn to_contract<'a>(
        &self,
        row: u32,
        chart: &'a Chart,
        types: &AccountTypes<'a>,
    ) -> CodedTransaction<'a> {
        let account = |at: u32| &chart.accounts()[at as usize];
        let suggested = self.account.map(account);
        CodedTransaction {
            row,
            suggested_account_code: suggested.map(|account| account.code.as_str()),
            suggested_account_name: suggested.map(|account| account.name.as_str()),
            suggested_account_type: suggested.and_then(|account| types.of_code(&account.code)),
            vat_code: self.vat,
            confidence: self.confidence,
            alternatives: self
                .alternatives
                .iter()
                .map(|(at, confidence)| Alternative {
                    account_code: account(*at).code.as_str(),
                    confidence: *confidence,
                })
                .collect(),
            reason: self.reason.to_string(),
        }
    }
}

/// The type of each code, unless it stands in the chart with different ones.
pub(super) struct AccountTypes<'a>(BTreeMap<&'a str, Option<AccountType>>);

impl<'a> AccountTypes<'a> {
    pub(super) fn of(chart: &'a Chart) -> Self {
        let mut types = BTreeMap::new();
        for account in chart.accounts() {
            let kind = types.entry(account.code.as_str()).or_insert(Some(account.kind));
            *kind = kind.filter(|kind| *kind == account.kind);
        }
        Self(types)
    }

    pub(super) fn of_code(&self, code: &str) -> Option<AccountType> {
        self.0.get(code).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChartAccount;

    #[test]
    fn alternatives_stand_likelier_first_and_leave_room_for_the_suggestion() {
        let of = Score::from_thousandths;
        let others = |best, others: [(u32, u16); 2]| {
            in_order(of(best), others.map(|(at, score)| (at, of(score))).to_vec())
        };
        assert_eq!(others(500, [(7, 100), (3, 300)]), [(3, of(300)), (7, of(100))]);
        assert_eq!(others(400, [(7, 200), (3, 200)]), [(3, of(200)), (7, of(200))]);
        assert_eq!(others(600, [(1, 300), (2, 300)]), [(1, of(300)), (2, of(100))]);
        assert_eq!(others(100, [(1, 300), (2, 90)]), [(1, of(100)), (2, of(90))]);
        assert_eq!(others(1000, [(1, 1), (2, 1)]), [(1, of(0)), (2, of(0))]);
    }

    #[test]
    fn a_code_that_stands_in_the_chart_with_different_types_has_none() {
        let account =
            |code: &str, kind| ChartAccount { code: code.to_owned(), name: String::new(), kind };
        let (asset, expense) = (AccountType::Asset, AccountType::Expense);
        let chart = Chart::new(vec![
            account("1", asset),
            account("2", asset),
            account("1", expense),
            account("2", asset),
            account("1", asset),
        ]);
        let types = AccountTypes::of(&chart);
        assert_eq!([types.of_code("1"), types.of_code("2")], [None, Some(asset)]);
    }
}
