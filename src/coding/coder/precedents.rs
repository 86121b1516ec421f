//! A result in which what was coded before is coded so again.

use super::past_codings::{PastCodings, PayeeHistory};
use crate::chart::Chart;
use crate::outcome::AccountTypes;
use crate::transactions::CodingTransactions;
use tieout::contract::coding::{Alternative, CodedTransaction, CodingResult};
use tieout::contract::score::Score;

/// Other accounts that are named beside a suggestion.
const ALTERNATIVES_MAX: usize = 2;

impl PastCodings {
    /// Codes each transaction of a payee that was coded in one way before so again, and says so; what its
    /// text reads like is then an alternative. The result is that of these transactions and this chart.
    pub fn decide<'a>(
        &self,
        transactions: &CodingTransactions,
        chart: &'a Chart,
        result: &mut CodingResult<'a>,
    ) {
        let types = AccountTypes::of(chart);
        for (transaction, coded) in transactions.iter().zip(&mut result.results) {
            match self.of(&transaction) {
                PayeeHistory::Precedent(before) => {
                    let account = &chart.accounts()[before.account as usize];
                    coded.alternatives = alternatives(coded, &account.code, before.confidence);
                    coded.suggested_account_code = Some(&account.code);
                    coded.suggested_account_name = Some(&account.name);
                    coded.suggested_account_type = types.of_code(&account.code);
                    coded.vat_code = before.vat;
                    coded.confidence = before.confidence;
                    coded.reason = format!("coded so {before}");
                }
                PayeeHistory::Disputed => {
                    coded.reason = format!("coded in different ways before; {}", coded.reason);
                }
                PayeeHistory::Nothing => {}
            }
        }
        let is_coded = |coded: &&CodedTransaction<'_>| coded.suggested_account_code.is_some();
        result.summary.coded = result.results.iter().filter(is_coded).count();
        result.summary.uncoded = result.summary.transactions - result.summary.coded;
    }
}

/// What the text reads like, less the account itself; with it they add up to 1 at most.
fn alternatives<'a>(
    coded: &CodedTransaction<'a>,
    code: &str,
    confidence: Score,
) -> Vec<Alternative<'a>> {
    let best = coded
        .suggested_account_code
        .map(|account_code| Alternative { account_code, confidence: coded.confidence });
    let mut left = 1000 - confidence.thousandths();
    best.into_iter()
        .chain(coded.alternatives.iter().copied())
        .filter(|one| one.account_code != code)
        .take(ALTERNATIVES_MAX)
        .map(|one| {
            let capped = one.confidence.thousandths().min(left).min(confidence.thousandths());
            left -= capped;
            Alternative { confidence: Score::from_thousandths(capped), ..one }
        })
        .collect()
}
