//! What each account is handed for one transaction: sums and the best parts, without sorting.

use super::ranked::{ALTERNATIVES_MAX, CONCEPTS_KEPT, Ranked};
use crate::account_fit::FIT_MAX;
use crate::concept::ConceptId;
use crate::evidence::{EvidenceKind, Finding, FindingSource};

/// Accounts that are looked at in the end.
const RANKED_MAX: usize = 1 + ALTERNATIVES_MAX;

/// What accounts were handed for one transaction. One for many transactions, so that it need not
/// be made for each.
#[derive(Debug, Default)]
pub(crate) struct AccountScores {
    all: Vec<AccountScore>,
    /// Places in `all` plus one, by account; 0 for none.
    places: Vec<u32>,
}

/// What an account was handed.
#[derive(Debug, Clone, Copy)]
pub(super) struct AccountScore {
    account: u32,
    /// All of it.
    likelihood: i64,
    /// What it would be if nothing was known of earlier transactions.
    by_text: i64,
    /// What of it is for those.
    learnt: i64,
    /// What of it for its name, where the text has that.
    named: Option<i64>,
    /// How many of `parts` there are.
    count: usize,
    /// The most from one concept: how much, which, how well the account covers it; ties in order.
    parts: [(i64, ConceptId, i32); CONCEPTS_KEPT],
}

/// What an account is handed by a concept, of [`ONE`](super::ONE).
#[derive(Debug, Clone, Copy)]
pub(crate) struct ConceptPart {
    pub(super) concept: ConceptId,
    /// How well the account covers it.
    pub(super) fit: i32,
    pub(super) part: i64,
    /// What it would be if nothing was known of earlier transactions.
    pub(super) by_text: i64,
    /// What of `part` is for those.
    pub(super) learnt: i64,
}

impl AccountScores {
    /// Takes all of it away again.
    pub(super) fn clear(&mut self) {
        for handed in self.all.drain(..) {
            self.places[handed.account as usize] = 0;
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "accounts are counted so")]
    pub(super) fn of(&mut self, account: u32) -> &mut AccountScore {
        let at = account as usize;
        if at >= self.places.len() {
            self.places.resize(at + 1, 0);
        }
        if self.places[at] == 0 {
            let parts = [(0, ConceptId(0), 0); CONCEPTS_KEPT];
            let (likelihood, by_text, learnt) = (0, 0, 0);
            self.all.push(AccountScore {
                account,
                likelihood,
                by_text,
                learnt,
                named: None,
                count: 0,
                parts,
            });
            self.places[at] = self.all.len() as u32;
        }
        &mut self.all[self.places[at] as usize - 1]
    }

    /// The accounts that got most, the most first; ties in the order of the chart.
    pub(super) fn best(&self) -> Vec<&AccountScore> {
        let mut best: Vec<&AccountScore> = Vec::with_capacity(RANKED_MAX + 1);
        let key = |handed: &AccountScore| (std::cmp::Reverse(handed.likelihood), handed.account);
        for handed in self.all.iter().filter(|handed| handed.most() > 0) {
            let at = best.partition_point(|other| key(other) < key(handed));
            if at < RANKED_MAX {
                best.insert(at, handed);
                best.truncate(RANKED_MAX);
            }
        }
        best
    }

    /// The account that would have got most if nothing was known of earlier transactions.
    pub(super) fn best_by_text(&self) -> Option<u32> {
        let handed = self.all.iter().filter(|handed| handed.by_text > 0);
        let key = |handed: &&AccountScore| (std::cmp::Reverse(handed.by_text), handed.account);
        handed.min_by_key(key).map(|handed| handed.account)
    }
}

impl AccountScore {
    pub(super) fn take(&mut self, given: ConceptPart) {
        let ConceptPart { concept, fit, part, by_text, learnt } = given;
        self.likelihood += part;
        self.by_text += by_text;
        self.learnt += learnt;
        let kept = &self.parts[..self.count];
        let at = kept.partition_point(|(other, id, _)| (*other, concept) > (part, *id));
        if at < CONCEPTS_KEPT {
            self.count = (self.count + 1).min(CONCEPTS_KEPT);
            self.parts.copy_within(at..self.count - 1, at + 1);
            self.parts[at] = (part, concept, fit);
        }
    }

    pub(super) fn take_named(&mut self, part: i64) {
        self.likelihood += part;
        self.by_text += part;
        self.named = Some(part);
    }

    /// The most that it was handed at once.
    fn most(&self) -> i64 {
        self.named.unwrap_or(0).max(self.parts[0].0)
    }

    pub(super) fn ranked(&self, findings: &[Finding], is_nobody: bool) -> Ranked {
        let nothing = Ranked {
            account: self.account,
            concept: None,
            concepts: [(ConceptId(0), 0); CONCEPTS_KEPT],
            by: FindingSource::Model,
            vat: None,
            evidence: EvidenceKind::Named,
            fit: FIT_MAX,
            likelihood: self.likelihood,
            learnt: self.learnt,
        };
        let Some((most, concept, fit)) = self.parts[..self.count].first().copied() else {
            return nothing;
        };
        let found = findings
            .iter()
            .filter(|finding| finding.concept == concept && finding.weight > 0)
            .max_by_key(|finding| (finding.weight, EvidenceKind::of(finding)));
        let by = found.map_or(FindingSource::Model, |finding| finding.by);
        let mut concepts = [(concept, 0); CONCEPTS_KEPT];
        for (kept, (part, concept, _)) in concepts.iter_mut().zip(&self.parts[..self.count]) {
            *kept = (*concept, i32::try_from(*part).unwrap_or(i32::MAX));
        }
        let is_named = self.named.is_some_and(|named| named >= most);
        Ranked {
            concept: Some(concept),
            concepts,
            by,
            vat: found.and_then(|finding| finding.vat),
            evidence: match found {
                _ if is_named => EvidenceKind::Named,
                _ if is_nobody => EvidenceKind::Nobody,
                Some(found) => EvidenceKind::of(found),
                None => EvidenceKind::Model,
            },
            fit,
            ..nothing
        }
    }
}
