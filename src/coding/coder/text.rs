//! What is read of a transaction.

use crate::concept::{CONCEPTS, ConceptId};
use crate::evidence::{Finding, FindingSource};
use crate::features::{lexicon, signal};
use crate::normalise::word_lists::{is_customer, is_fee, is_of_any_firm, is_refund};
use crate::normalise::{NormalisedText, TextMarks};
use crate::transactions::CodingTransaction;

/// A transaction's text and what was found in it.
pub(super) struct TransactionText {
    pub(super) cleaned: NormalisedText,
    pub(super) findings: Vec<Finding>,
    /// How many of its words are part of no name that is known.
    pub(super) unknown: usize,
    /// What any of its texts says of a purchase abroad.
    pub(super) abroad: TextMarks,
    pub(super) is_money_in: bool,
    /// Whether a merchant was given.
    is_merchant: bool,
}

impl TransactionText {
    /// What to read of a transaction. A merchant, where one is given, is read alone, so that its
    /// transactions agree whatever the bank prints beside it; unless the description holds one of
    /// the telling forms, or the merchant says nothing.
    pub(super) fn of(transaction: &CodingTransaction<'_>, is_money_in: bool) -> Self {
        let CodingTransaction { description, merchant, .. } = *transaction;
        if merchant.is_empty() {
            return Self::read(description, "", is_money_in);
        }
        let alone = Self::read("", merchant, is_money_in);
        let beside = Self::read(description, "", is_money_in);
        let is_signal = |finding: &Finding| matches!(finding.by, FindingSource::Signal(_));
        let says_more = beside.findings.iter().any(is_signal)
            || (alone.findings.is_empty() && !beside.findings.is_empty());
        if alone.is_named_longer_in(&beside) {
            return Self { is_merchant: true, ..beside };
        }
        let whole = Self::read(description, merchant, is_money_in);
        let is_new = |found: &Finding| is_signal(found) && !alone.findings.contains(found);
        if says_more
            || !alone.is_telling() && beside.is_telling()
            || whole.findings.iter().any(is_new)
        {
            return whole;
        }
        Self { abroad: alone.abroad.with(beside.abroad), ..alone }
    }

    fn read(description: &str, merchant: &str, is_money_in: bool) -> Self {
        let mut cleaned = NormalisedText::of(description, merchant);
        if is_money_in && is_paid_back(&cleaned) {
            cleaned.marks = cleaned.marks.with(TextMarks::REFUND);
        }
        let mut findings = signal::find(&cleaned, is_money_in);
        let names = lexicon::find(&cleaned);
        findings.extend(names.findings);
        let unknown = cleaned.words.len().saturating_sub(names.words);
        let of_cards = CONCEPTS.named("card_processing");
        let pays_out = |finding: &Finding| Some(finding.concept) == of_cards;
        if is_money_in && is_paid_back(&cleaned) && !names_of(&findings).any(pays_out) {
            // `PAYPAL *UDEMY` names whom PayPal paid: what comes back is no takings.
            let is_customers = |found: &Finding| matches!(found.by, FindingSource::Signal(name) if signal::is_paid_in(name));
            findings.retain(|found| !is_customers(found));
        }
        let abroad = cleaned.marks.of_abroad();
        if !is_money_in && abroad != TextMarks::default() {
            stay_abroad(&mut findings);
        }
        let is_merchant = !merchant.is_empty();
        Self { cleaned, findings, unknown, abroad, is_money_in, is_merchant }
    }

    /// Whether a description names a supplier whose name begins with this merchant's, or whose name
    /// it follows, and who sells something else: Uber Eats is more than Uber.
    fn is_named_longer_in(&self, description: &Self) -> bool {
        let Some((first, concept)) = self.suppliers().next() else { return false };
        let merchant = &self.cleaned.words;
        let words = &description.cleaned.words;
        let is_repeated = words.len() > merchant.len()
            && words.windows(merchant.len()).any(|some| some == merchant.as_slice());
        let is_longer = |name: &str| name.len() > first.len() && name.starts_with(first);
        description.suppliers().any(|(name, other)| {
            name != first && other != concept && (is_repeated || is_longer(name))
        })
    }

    /// The suppliers that were found, by the names that people write, with what each sells first.
    fn suppliers(&self) -> impl Iterator<Item = (&'static str, ConceptId)> {
        let mut last = None;
        self.findings.iter().filter_map(move |found| match found.by {
            FindingSource::Supplier(name) if last != Some(name) => {
                last = Some(name);
                Some((name, found.concept))
            }
            _ => None,
        })
    }

    /// Whether it names somebody of whom something may be known.
    fn is_telling(&self) -> bool {
        let nobody = [TextMarks::BARE, TextMarks::PERSON, TextMarks::ACQUIRER];
        !nobody.iter().any(|marks| self.cleaned.marks.has(*marks))
    }

    /// Whether all that is known of it is a word that firms of any trade have in their names.
    pub(super) fn has_form_words_alone(&self) -> bool {
        let is_form_word = |found: &Finding| matches!(found.by, FindingSource::Trade(name) if is_of_any_firm(name));
        !self.findings.is_empty() && self.findings.iter().all(is_form_word)
    }

    /// Whether it is no more than one word that people use every day, or somebody's name, without a
    /// sign that it is a supplier: thanks, Monday, Campbell.
    pub(super) fn is_common_word(&self) -> bool {
        let signs =
            [TextMarks::CARD, TextMarks::DOMAIN, TextMarks::ACQUIRER, TextMarks::DIRECT_DEBIT];
        let is_signed = signs.iter().any(|marks| self.cleaned.marks.has(*marks));
        match &self.cleaned.words[..] {
            [word] if !is_signed && !self.is_merchant => {
                let is_form = |found: &Finding| matches!(found.by, FindingSource::Signal(_));
                !self.findings.iter().any(is_form) && lexicon::is_common(word)
            }
            _ => false,
        }
    }

    /// Whether it is a refund, and nothing says of what.
    pub(super) fn is_refund_of_nothing(&self, is_money_in: bool) -> bool {
        let has = |is_one: fn(&str) -> bool| self.cleaned.printed.iter().any(|word| is_one(word));
        if !self.cleaned.marks.has(TextMarks::REFUND) || !has(is_refund) {
            return false;
        }
        if is_money_in {
            return self.findings.is_empty() && self.cleaned.marks.has(TextMarks::BARE);
        }
        let is_told =
            |found: &Finding| !matches!(found.by, FindingSource::Trade(_) | FindingSource::Model);
        has(is_customer) || !has(is_fee) && !self.findings.iter().any(is_told)
    }

    /// What its merchant is known by within a job, whether it is paid or pays back.
    pub(super) fn merchant(&self) -> String {
        lexicon::without_refund(&self.cleaned.words).join(" ")
    }
}

/// What pays out takings says so, perhaps; a shop's name behind a star does not.
const PAID_OUT: [&str; 7] =
    ["deposit", "payments", "payout", "payouts", "settlement", "takings", "transfer"];

/// Whether a card was used, or somebody who collects for a shop that is named: what comes in comes back.
fn is_paid_back(cleaned: &NormalisedText) -> bool {
    let pays_out = || cleaned.printed.iter().any(|word| PAID_OUT.contains(&word.as_str()));
    cleaned.marks.has(TextMarks::PURCHASE) || cleaned.marks.has(TextMarks::COLLECTED) && !pays_out()
}

/// What names of suppliers say.
fn names_of(findings: &[Finding]) -> impl Iterator<Item = &Finding> {
    findings.iter().filter(|finding| matches!(finding.by, FindingSource::Supplier(_)))
}

/// A bed abroad is one abroad, whoever's.
fn stay_abroad(findings: &mut [Finding]) {
    let (Some(hotels), Some(overseas)) =
        (CONCEPTS.named("hotels"), CONCEPTS.named("hotels_overseas"))
    else {
        return;
    };
    for finding in findings.iter_mut().filter(|finding| finding.concept == hotels) {
        finding.concept = overseas;
    }
}
