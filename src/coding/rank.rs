//! Evidence for concepts into accounts.
//!
//! Every concept has log-odds: what the model says, and what was found on top. They become
//! probabilities (a softmax to the base of two, in integers); a concept hands its probability to
//! the accounts of the chart that cover it, in proportion to how well they do; what no account
//! covers, and what the background class holds, is nobody's. An account's likelihood is the sum
//! of what it was handed.

pub(super) mod account_scores;
pub(super) mod direction_priors;
pub(super) mod ranked;
mod shares;

use super::account_fit::{AccountFit, FIT_MAX};
use super::concept::ConceptId;
use super::evidence::{FORM_FROM, Finding, FindingSource, PARTS_PER_BIT};
use super::normalise::TextMarks;
use super::probability::{ONE, power_of_two};
use super::size::AmountSize;
use crate::features::model::ModelScores;
pub(super) use account_scores::AccountScores;
use account_scores::ConceptPart;
use direction_priors::{KINDS, apply_direction_priors, keep};
pub(super) use shares::Shares;

pub(super) use ranked::Ranked;

/// Money out is never income.
const INCOME_OUT: i32 = -20 * PARTS_PER_BIT;
/// Money in without a known supplier is a customer's rather than a refund of something guessed.
const SALES_IN: i32 = 6 * PARTS_PER_BIT;
/// The names of the forms that say that a customer pays.
const RECEIPTS: [&str; 2] = ["customer's invoice", "customer receipt"];
/// What an account gets that is named outright, of [`ONE`].
const NAMED: i64 = ONE * 80 / 100;
/// The same beside a supplier or a form that is known.
const NAMED_BESIDE: i64 = ONE * 40 / 100;
/// The size of the sum counts for concepts that are as likely as this, of [`ONE`].
const SIZE_FROM: i64 = ONE / 16;
/// What the background class gets where a person is named and nothing else was found, and where
/// there is no name at all.
const PERSON: i32 = 7 * PARTS_PER_BIT;
const BARE: i32 = 8 * PARTS_PER_BIT;
/// What the background class loses where a form or a supplier was found.
const FOUND: i32 = -6 * PARTS_PER_BIT;

/// What is known about one transaction.
pub(super) struct TransactionFacts<'a> {
    /// The model's log-odds.
    pub(super) scores: ModelScores,
    /// What was found.
    pub(super) findings: &'a [Finding],
    /// Accounts that the text names, none that the law of signs forbids.
    pub(super) named: &'a [AccountFit],
    /// Accounts of what the text says a customer bought.
    pub(super) sold: &'a [AccountFit],
    /// Whether money is moved to an account of one's own that the text names: then it is that one.
    pub(super) is_moved: bool,
    /// What the text says beside a name.
    pub(super) marks: TextMarks,
    /// Whether money came in.
    pub(super) is_money_in: bool,
    /// Whether it is enough for something that is kept for years.
    pub(super) size: AmountSize,
}

/// What evidence points to.
pub(super) struct Ranking {
    /// Accounts, the likeliest first; ties in the order of the chart.
    pub(super) ranked: Vec<Ranked>,
    /// The likeliest concept, where the chart has no account for it.
    pub(super) homeless: Option<ConceptId>,
    /// Whether another size of the sum would have pointed elsewhere.
    pub(super) hangs_on_size: bool,
    /// Whether the likeliest account is another than the text alone would have had, or most of what speaks for
    /// it was learnt from earlier transactions.
    pub(super) is_by_history: bool,
    /// What it was spent on or got for, with what of [`ONE`] each handed to the accounts that share it.
    pub(super) kinds: Vec<(ConceptId, i64)>,
}

/// Hands evidence to the accounts of a chart.
pub(super) fn rank(
    facts: TransactionFacts<'_>,
    shares: &Shares,
    account_scores: &mut AccountScores,
) -> Ranking {
    let TransactionFacts { mut scores, findings, named, sold, is_moved, marks, is_money_in, size } =
        facts;
    let side = shares.side(is_money_in);
    let is_sure = add(&mut scores, findings, marks, is_money_in);
    let is_nobody = !is_sure && (marks.has(TextMarks::BARE) || marks.has(TextMarks::PERSON));
    let strongest = named.iter().map(|named| i64::from(named.fit)).max().unwrap_or(0);
    let whole = if is_sure && !is_moved { NAMED_BESIDE } else { NAMED };
    let of_named = whole * strongest.pow(2) / i64::from(FIT_MAX).pow(2);
    account_scores.clear();
    let mut posterior = posterior(&scores);
    let likeliest = posterior.iter().max_by_key(|(id, one)| (*one, std::cmp::Reverse(*id)));
    let is_homeless = |id: &ConceptId| side.of_concept(*id).is_empty();
    let homeless = likeliest.map(|(id, _)| *id).filter(is_homeless);
    apply_direction_priors(&mut posterior);
    let has_asset = |id: ConceptId| side.of_little(id).is_some();
    let mut hangs_on_size = keep(&mut posterior, size.is_capital(), SIZE_FROM, has_asset);
    let told: i64 = sold.iter().map(|told| i64::from(told.fit)).sum();
    for (concept, kind) in &mut posterior {
        let (concept, probability) = (*concept, *kind);
        let little = side.of_little(concept).filter(|_| probability >= SIZE_FROM);
        hangs_on_size |= little.is_some();
        let probability = if Some(concept) == KINDS.sales {
            score_sold(account_scores, concept, probability * (ONE - of_named) / ONE, sold);
            probability - probability * told / i64::from(FIT_MAX)
        } else {
            probability
        };
        let of = |part: i64| probability * part / ONE * (ONE - of_named) / ONE;
        for sharer in
            little.filter(|_| !size.is_large()).unwrap_or_else(|| side.of_concept(concept))
        {
            account_scores.of(sharer.account).take(ConceptPart {
                concept,
                fit: sharer.fit,
                part: of(sharer.part),
                by_text: of(sharer.by_text),
                learnt: of(sharer.learnt),
            });
        }
        *kind = of(ONE);
    }
    let all: i64 = named.iter().map(|named| i64::from(named.fit)).sum();
    for named in named {
        account_scores.of(named.account).take_named(of_named * i64::from(named.fit) / all);
    }
    let ranked: Vec<Ranked> = account_scores
        .best()
        .into_iter()
        .map(|handed| handed.ranked(findings, is_nobody))
        .collect();
    let by_text = account_scores.best_by_text();
    let is_learnt =
        |best: &Ranked| by_text != Some(best.account) || 2 * best.learnt > best.likelihood;
    let is_by_history = ranked.first().is_some_and(is_learnt);
    Ranking { ranked, homeless, hangs_on_size, is_by_history, kinds: posterior }
}

/// Hands sales to the accounts that the text speaks of, as much as it does.
fn score_sold(
    account_scores: &mut AccountScores,
    sales: ConceptId,
    probability: i64,
    sold: &[AccountFit],
) {
    for told in sold {
        let part = probability * i64::from(told.fit) / i64::from(FIT_MAX);
        let given = ConceptPart { concept: sales, fit: told.fit, part, by_text: part, learnt: 0 };
        account_scores.of(told.account).take(given);
    }
}

/// Adds findings and the laws of signs to what the model says; whether a form or a supplier is
/// known.
fn add(
    scores: &mut ModelScores,
    findings: &[Finding],
    marks: TextMarks,
    is_money_in: bool,
) -> bool {
    let is_form = findings
        .iter()
        .any(|found| matches!(found.by, FindingSource::Signal(_)) && found.weight >= FORM_FROM);
    let is_receipt = |found: &Finding| matches!(found.by, FindingSource::Signal(name) if RECEIPTS.contains(&name));
    let is_paid = is_money_in && findings.iter().any(is_receipt);
    let is_supplier = findings.iter().any(|found| matches!(found.by, FindingSource::Supplier(_)));
    let is_sure = is_form || is_supplier && !is_paid;
    // Nobody is known, or it reads like a customer's payment, and nothing says that it comes back: a customer,
    // whatever their trade.
    let is_customer = is_money_in && !is_sure && !marks.has(TextMarks::REFUND);
    // What the model makes of a surname is chance.
    let is_person = marks.has(TextMarks::PERSON) && !is_form;
    let is_chance = is_customer || is_person || is_form && is_money_in;
    let doubt = if is_chance { 4 } else { 1 + i32::from(is_form) };
    let all = scores.concepts.iter_mut().chain([&mut scores.background]);
    all.for_each(|score| *score /= doubt);
    for finding in findings {
        let is_told = matches!(finding.by, FindingSource::Signal(_));
        let weight = if is_told { finding.weight } else { finding.weight / doubt };
        scores.concepts[usize::from(finding.concept.0)] += weight;
    }
    let is_nobody = marks.has(TextMarks::BARE) || marks.has(TextMarks::PERSON);
    scores.background += if is_form || (is_sure && !is_nobody) {
        FOUND
    } else if marks.has(TextMarks::BARE) {
        BARE
    } else if is_nobody && !is_sure {
        PERSON
    } else {
        0
    };
    if is_customer && let Some(sales) = KINDS.sales {
        let weight = if is_nobody { SALES_IN / 4 } else { SALES_IN };
        scores.concepts[usize::from(sales.0)] += weight;
    }
    if !is_money_in {
        for income in &KINDS.income {
            scores.concepts[usize::from(income.0)] += INCOME_OUT;
        }
    }
    is_sure
}

/// Concepts with a probability worth a look, of [`ONE`].
fn posterior(scores: &ModelScores) -> Vec<(ConceptId, i64)> {
    let best = scores.concepts.iter().copied().max().unwrap_or(0).max(scores.background);
    let mass = |score: i32| power_of_two(best - score);
    let total: i64 =
        scores.concepts.iter().map(|score| mass(*score)).sum::<i64>() + mass(scores.background);
    // The best has a mass of ONE: what is ten bits below has too little, whatever the others have.
    let numbered = (0..).map(ConceptId).zip(scores.concepts.iter().copied());
    numbered
        .filter(|(_, score)| best - score <= 10 * PARTS_PER_BIT)
        .map(|(id, score)| (id, mass(score) * ONE / total))
        .filter(|(_, probability)| *probability > ONE / 1024)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chart, ChartAccount, Coder, CodingTransactions};
    use tieout::contract::coding::AccountType;
    use tieout::date::Date;

    /// The account that money in goes to, by name.
    fn account_of(description: &str) -> &'static str {
        let accounts = [
            ("Sales", AccountType::Income),
            ("Materials", AccountType::Expense),
            ("Bank charges", AccountType::Expense),
        ];
        let account = |(name, kind): (&str, AccountType)| ChartAccount {
            code: name.to_owned(),
            name: name.to_owned(),
            kind,
        };
        let chart = Chart::new(accounts.into_iter().map(account).collect());
        let mut transactions = CodingTransactions::default();
        let date = Date::parse_iso("2026-03-31").unwrap();
        transactions.push(date, "240.00", description, "").unwrap();
        let outcome = Coder::new(&chart).code(&transactions);
        outcome.coded[0].account.map_or("-", |at| accounts[at as usize].0)
    }

    #[test]
    fn customers_pay_whatever_their_trade_and_suppliers_refund() {
        for (description, account) in [
            ("FPI BLACKDOWN BUILDERS INV2071", "Sales"),
            ("BGC HOLT ROOFING SUPPLIES INV 118", "Sales"),
            ("SUMUP PAYMENTS PAYOUT 4410", "Sales"),
            ("ZETTLE BY PAYPAL TRANSFER", "Sales"),
            ("AMAZON PAYMENTS UK PAYOUT", "Sales"),
            ("TRAVIS PERKINS 0472 REFUND", "Materials"),
            ("SCREWFIX DIRECT LTD", "Materials"),
        ] {
            assert_eq!(account_of(description), account, "{description}");
        }
    }

    #[test]
    fn halves_are_halves_and_256_steps_make_one() {
        assert_eq!(power_of_two(0), ONE);
        assert_eq!(power_of_two(PARTS_PER_BIT), ONE / 2);
        assert_eq!(power_of_two(PARTS_PER_BIT / 2), 741_455); // 2^20 / sqrt 2
        assert_eq!(power_of_two(40 * PARTS_PER_BIT), 0);
    }
}
