//! What bookkeepers think of when they read a bank line: about 160 concepts.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use tieout::contract::coding::{AccountType, VatCode};
use tieout::packed::unpacked;
use tieout::sort::CompactCollect as _;

/// A concept, as its place in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ConceptId(pub(super) u8);

/// One concept.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Concept {
    /// What data refers to it by.
    pub(super) id: String,
    /// What a bookkeeper calls it.
    pub(super) label: String,
    /// The types of account it is booked to.
    pub(super) types: Vec<AccountType>,
    /// The wider concept whose account takes it where it has none of its own.
    #[serde(default)]
    pub(super) parent: Option<String>,
    /// The concept whose account takes it where the chart has none for it or anything wider.
    #[serde(default)]
    pub(super) otherwise: Option<String>,
    /// Its usual VAT, and where that is laid down.
    pub(super) vat: VatRule,
    /// Names that accounts for it go by, in lower case.
    pub(super) names: Vec<String>,
    /// Names of accounts for something wider that take it too.
    #[serde(default)]
    pub(super) also: Vec<String>,
}

/// A VAT code and its source.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VatRule {
    /// The code.
    pub(super) code: VatCode,
    /// The notice of HMRC.
    pub(super) notice: String,
}

/// All concepts.
pub(super) static CONCEPTS: LazyLock<Concepts> = LazyLock::new(Concepts::read);

/// The table.
pub(super) struct Concepts {
    all: Vec<Concept>,
    parents: Vec<Option<ConceptId>>,
    numbers: BTreeMap<String, ConceptId>,
}

impl Concepts {
    #[expect(clippy::expect_used, reason = "embedded, and read by every test")]
    fn read() -> Self {
        let json = unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/concepts.json.gz")));
        let all: Vec<Concept> = serde_json::from_slice(&json).expect("the table is well-formed");
        let numbered = (0..).map(ConceptId).zip(&all);
        let numbers: BTreeMap<String, ConceptId> =
            numbered.map(|(number, concept)| (concept.id.clone(), number)).compact_map();
        let parent = |concept: &Concept| numbers.get(concept.parent.as_ref()?).copied();
        let parents = all.iter().map(parent).collect();
        Self { all, parents, numbers }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Every concept with its number.
    pub(super) fn iter(&self) -> impl Iterator<Item = (ConceptId, &Concept)> {
        (0..).map(ConceptId).zip(&self.all)
    }

    /// The concept of this number.
    pub(super) fn get(&self, id: ConceptId) -> &Concept {
        &self.all[usize::from(id.0)]
    }

    /// The number of the concept that data calls this.
    pub(super) fn named(&self, id: &str) -> Option<ConceptId> {
        self.numbers.get(id).copied()
    }

    /// The wider concept.
    pub(super) fn parent(&self, id: ConceptId) -> Option<ConceptId> {
        self.parents[usize::from(id.0)]
    }

    /// Whether accounts for it may hold what is bought to be kept for years: equipment and all
    /// that is narrower, and what is booked to costs or to assets.
    pub(super) fn is_kept(&self, id: ConceptId) -> bool {
        let is_equipment = |id: &ConceptId| self.get(*id).id == "equipment_asset";
        let concept = self.get(id);
        let is_bought = concept.vat.code != VatCode::Nv;
        let has = |kind| concept.types.contains(&kind);
        let is_either = has(AccountType::Expense) && has(AccountType::Asset);
        std::iter::successors(Some(id), |at| self.parent(*at)).any(|at| is_equipment(&at))
            || concept.id == "software_asset"
            || is_either && is_bought
    }

    /// The narrower concepts right below it.
    pub(super) fn children(&self, id: ConceptId) -> impl Iterator<Item = ConceptId> {
        let pairs = self.iter().zip(&self.parents);
        pairs.filter(move |(_, parent)| **parent == Some(id)).map(|((child, _), _)| child)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_told_from_what_is_owed_and_what_is_sold() {
        let is_kept = |id: &str| CONCEPTS.is_kept(CONCEPTS.named(id).unwrap());
        for id in ["computer_asset", "vehicle_asset", "software_asset", "furniture"] {
            assert!(is_kept(id), "{id}");
        }
        for id in ["bank_account", "stock", "vat", "loan", "software", "suspense", "prepayments"] {
            assert!(!is_kept(id), "{id}");
        }
    }

    #[test]
    fn every_concept_has_one_name_and_a_parent_that_there_is() {
        assert!(u8::try_from(CONCEPTS.len()).is_ok());
        for (number, concept) in CONCEPTS.iter() {
            assert_eq!(CONCEPTS.named(&concept.id), Some(number), "{}", concept.id);
            assert_eq!(concept.parent.is_some(), CONCEPTS.parent(number).is_some());
            let otherwise = concept.otherwise.as_deref();
            assert!(otherwise.is_none_or(|other| CONCEPTS.named(other).is_some()));
            let mut above = Some(number);
            let mut steps = 0;
            while let Some(next) = above.and_then(|id| CONCEPTS.parent(id)) {
                above = Some(next);
                steps += 1;
                assert!(steps < 10, "{} is above itself", concept.id);
            }
        }
    }
}
