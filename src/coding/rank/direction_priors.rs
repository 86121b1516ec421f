//! What concepts have to do with each other, and with the direction of the money.

use std::sync::LazyLock;

use crate::concept::{CONCEPTS, ConceptId};
use crate::probability::ONE;
use tieout::contract::coding::AccountType;

/// What a concept gives to its kin, of [`ONE`].
const TO_KIN: i64 = ONE * 2 / 100;

/// What it gives to those that the same shops are paid for, of [`ONE`].
const TO_BESIDE: i64 = ONE * 6 / 100;

/// Gives a little of each concept to its kin and to what the same shops sell besides: where one ends
/// and the next begins is a matter of taste, and an account for one of those is a better second guess
/// than any. Only of what is spent: a balance has one place.
pub(super) fn apply_direction_priors(posterior: &mut Vec<(ConceptId, i64)>) {
    for at in 0..posterior.len() {
        let (concept, probability) = posterior[at];
        if probability < ONE / 32 {
            continue;
        }
        for (other, part) in &KINDS.gives[usize::from(concept.0)] {
            let given = probability * part / ONE;
            posterior[at].1 -= given;
            posterior.push((*other, given));
        }
    }
}

/// What else the bill of such a supplier is often for: the hotel's is for a meal or a meeting, that of
/// the garage for fuel. Where two share a line, they share what is given.
const BESIDE: [(&str, &[&str]); 35] = [
    ("advertising", &["printing"]),
    ("arts_crafts", &["small_equipment"]),
    ("books", &["educational_supplies"]),
    ("cleaning", &["household_goods"]),
    ("client_entertaining", &["meals"]),
    ("clothing", &["small_equipment"]),
    ("computer_hardware", &["small_equipment"]),
    ("conferences", &["staff_training", "hospitality"]),
    ("department_store", &["clothing", "household_goods", "groceries"]),
    ("educational_supplies", &["books"]),
    ("electrical_goods", &["small_equipment"]),
    ("exhibitions", &["small_equipment"]),
    ("farm_garden_supplies", &["small_equipment"]),
    ("fuel", &["vehicle_repairs", "groceries"]),
    ("furniture", &["small_equipment", "household_goods"]),
    ("groceries", &["meals", "hospitality"]),
    ("hospitality", &["meals", "groceries", "client_entertaining"]),
    ("hotels", &["hospitality", "meals"]),
    ("household_goods", &["small_equipment"]),
    ("materials", &["small_equipment", "property_repairs"]),
    ("meals", &["groceries", "hospitality", "client_entertaining", "staff_entertaining"]),
    ("medical_supplies", &["small_equipment"]),
    ("memberships", &["staff_training"]),
    ("outings", &["hospitality"]),
    ("printing", &["stationery", "advertising"]),
    ("property_repairs", &["materials"]),
    ("security", &["property_repairs"]),
    ("software", &["subscriptions"]),
    ("staff_entertaining", &["client_entertaining"]),
    ("staff_training", &["memberships"]),
    ("stationery", &["small_equipment"]),
    ("toys_sports", &["outings"]),
    ("vehicle_repairs", &["fuel"]),
    ("waste", &["property_repairs"]),
    ("workwear", &["small_equipment"]),
];

/// What such a purchase is booked to where it is kept for years.
const KEPT_AS: [(&str, &str); 7] = [
    ("computer_hardware", "computer_asset"),
    ("educational_supplies", "equipment_asset"),
    ("electrical_goods", "office_equipment"),
    ("household_goods", "furniture"),
    ("medical_supplies", "equipment_asset"),
    ("small_equipment", "equipment_asset"),
    ("toys_sports", "equipment_asset"),
];

/// What of it is kept, of [`ONE`].
const KEPT: i64 = ONE * 60 / 100;

/// Gives what is kept for years its account among the assets, where the sum is large enough and the
/// chart has one; whether the size of the sum matters for concepts as likely as this.
pub(super) fn keep(
    posterior: &mut Vec<(ConceptId, i64)>,
    is_capital: bool,
    from: i64,
    has_asset: impl Fn(ConceptId) -> bool,
) -> bool {
    let mut matters = false;
    for at in 0..posterior.len() {
        let (concept, probability) = posterior[at];
        let Some(kept_as) = KINDS.kept_as[usize::from(concept.0)].filter(|id| has_asset(*id))
        else {
            continue;
        };
        if probability < from {
            continue;
        }
        matters = true;
        if is_capital {
            let kept = probability * KEPT / ONE;
            posterior[at].1 -= kept;
            posterior.push((kept_as, kept));
        }
    }
    matters
}

/// Concepts that the direction of the money speaks for or against.
pub(super) struct DirectionPriors {
    pub(super) sales: Option<ConceptId>,
    /// What is booked to income alone.
    pub(super) income: Vec<ConceptId>,
    /// What each gives to others, of [`ONE`]: to the wider one and the narrower ones, and to those
    /// beside it.
    gives: Vec<Vec<(ConceptId, i64)>>,
    /// What each is booked to where it is kept.
    kept_as: Vec<Option<ConceptId>>,
}

pub(super) static KINDS: LazyLock<DirectionPriors> = LazyLock::new(|| DirectionPriors {
    sales: CONCEPTS.named("sales"),
    income: CONCEPTS
        .iter()
        .filter(|(_, concept)| concept.types == [AccountType::Income])
        .map(|(id, _)| id)
        .collect(),
    gives: CONCEPTS.iter().map(|(id, _)| gives(id)).collect(),
    kept_as: CONCEPTS
        .iter()
        .map(|(_, concept)| {
            let kept = KEPT_AS.iter().find(|(one, _)| *one == concept.id);
            kept.and_then(|(_, asset)| CONCEPTS.named(asset))
        })
        .collect(),
});

fn gives(id: ConceptId) -> Vec<(ConceptId, i64)> {
    let concept = CONCEPTS.get(id);
    if !concept.types.contains(&AccountType::Expense) {
        return Vec::new();
    }
    let kin = CONCEPTS.parent(id).into_iter().chain(CONCEPTS.children(id));
    let beside = BESIDE.iter().filter(|(one, _)| *one == concept.id);
    let beside = beside.flat_map(|(_, others)| *others).filter_map(|other| CONCEPTS.named(other));
    let shared = |all: Vec<ConceptId>, given: i64| {
        let each = given / i64::try_from(all.len().max(1)).unwrap_or(i64::MAX);
        all.into_iter().map(move |other| (other, each))
    };
    shared(kin.collect(), TO_KIN).chain(shared(beside.collect(), TO_BESIDE)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn concepts_beside_each_other_are_known_and_in_order() {
        assert!(BESIDE.is_sorted_by_key(|(one, _)| one));
        for (one, others) in BESIDE {
            let is_spent = |name: &&str| {
                CONCEPTS
                    .named(name)
                    .is_some_and(|id| CONCEPTS.get(id).types.contains(&AccountType::Expense))
            };
            assert!(is_spent(&one) && others.iter().all(is_spent), "{one}");
        }
    }

    #[test]
    fn nothing_is_lost_where_a_concept_leans_on_others() {
        let hotels = CONCEPTS.named("hotels").unwrap();
        let mut posterior = vec![(hotels, ONE)];
        apply_direction_priors(&mut posterior);
        assert_eq!(posterior.iter().map(|(_, part)| part).sum::<i64>(), ONE);
        assert!(posterior[0].1 >= ONE * 92 / 100);
        assert!(posterior.iter().any(|(id, _)| CONCEPTS.get(*id).id == "hospitality"));
    }
}
