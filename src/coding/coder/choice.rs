//! The account, the VAT code and the confidence that a ranking leads to, or why it leads to none.

use std::sync::LazyLock;

use super::Coder;
use super::coded_rows::nothing;
use super::text::TransactionText;
use crate::calibrate::{self, ChartKind, Difficulty};
use crate::concept::{CONCEPTS, ConceptId};
use crate::evidence::{EvidenceKind, FindingSource};
use crate::normalise::TextMarks;
use crate::outcome::{self, CodedRow};
use crate::rank::ranked::ALTERNATIVES_MAX;
use crate::rank::{Ranked, Ranking};
use crate::reason::{CodingReason, ReasonKind};
use crate::sales::SalesAccountChoice;
use crate::size::AmountSize;
use crate::transactions::CodingTransaction;
use crate::vat::{self, ForeignSign, SuggestedVat, VatBasis};
use tieout::contract::coding::AccountType;
use tieout::contract::score::Score;

/// Forms that leave open which of several accounts is meant, with the most confidence in any, in
/// thousandths: the least only where another account is likely, too.
pub(super) const OPEN: [(&str, u16); 5] = [
    ("HMRC", LEFT_OPEN),
    ("council", LEFT_OPEN),
    ("HMRC accounts office", 600),
    ("HMRC direct debit", 600),
    ("council's direct debit", 650),
];
const LEFT_OPEN: u16 = 450;

/// The most confidence in a refund that is not said to be one: suppliers are customers too.
pub(super) const UNSAID_REFUND: u16 = 750;

/// The most confidence in an account that stands in for a better one, by how well it fits.
const MOST_BY_FIT: [(i32, u16); 2] = [(300, 500), (500, 700)];

/// The most confidence where something says that it was bought abroad: what, and taxed where?
pub(super) const ABROAD: u16 = 700;

/// Below this confidence, in thousandths, nobody is helped by what the model alone makes of a
/// text, or anything of a person's name; in a ledger of spending, where it is most of what is
/// known, by less.
pub(super) const GUESS_BELOW: u16 = 200;
const GUESS_BELOW_SPENDING: u16 = 80;

impl Coder<'_> {
    /// The best account of a ranking, unless too little speaks for it.
    pub(super) fn choose(
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
        let confidence = said.min(self.confidence_max(ranked, text, is_refund, vat));
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

    /// The VAT code that goes with what was found, or with the account.
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
    fn confidence_max(
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
