//! What concepts have to do with each other, and with the direction of the money.

use std::sync::LazyLock;

use super::ONE;
use crate::coding::concept::{CONCEPTS, ConceptId};
use crate::contract::coding::AccountType;

/// What a concept gives to its kin, of [`ONE`].
const TO_KIN: i64 = ONE * 2 / 100;

/// Gives a little of each concept to its kin: where one ends and the next begins is a matter of
/// taste, and an account for the wider or narrower one is a better second guess than any. Only of
/// what is spent: a balance has one place.
pub(super) fn lean(posterior: &mut Vec<(ConceptId, i64)>) {
    for at in 0..posterior.len() {
        let (concept, probability) = posterior[at];
        let kin = &KINDS.kin[usize::from(concept.0)];
        if kin.is_empty() || probability < ONE / 32 {
            continue;
        }
        let given = probability * TO_KIN / ONE;
        posterior[at].1 -= given;
        let each = given / i64::try_from(kin.len()).unwrap_or(i64::MAX);
        posterior.extend(kin.iter().map(|kin| (*kin, each)));
    }
}

/// Where it is not in the text who was at the table, or what the sum is for: the first, and perhaps
/// the second.
const BESIDE: [(&str, &str); 5] = [
    ("meals", "client_entertaining"),
    ("meals", "staff_entertaining"),
    ("hospitality", "client_entertaining"),
    ("client_entertaining", "meals"),
    ("staff_entertaining", "client_entertaining"),
];

/// Concepts that the direction of the money speaks for or against.
pub(super) struct Kinds {
    pub(super) sales: Option<ConceptId>,
    /// What is booked to income alone.
    pub(super) income: Vec<ConceptId>,
    /// The wider and the narrower ones of each.
    kin: Vec<Vec<ConceptId>>,
}

pub(super) static KINDS: LazyLock<Kinds> = LazyLock::new(|| Kinds {
    sales: CONCEPTS.named("sales"),
    income: CONCEPTS
        .iter()
        .filter(|(_, concept)| concept.types == [AccountType::Income])
        .map(|(id, _)| id)
        .collect(),
    kin: CONCEPTS
        .iter()
        .map(|(id, concept)| {
            let is_spent = concept.types.contains(&AccountType::Expense);
            let kin = CONCEPTS.parent(id).into_iter().chain(CONCEPTS.children(id));
            let beside = BESIDE.iter().filter(|(one, _)| *one == concept.id);
            let beside = beside.filter_map(|(_, other)| CONCEPTS.named(other));
            kin.chain(beside).filter(|_| is_spent).collect()
        })
        .collect(),
});
