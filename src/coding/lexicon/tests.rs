use super::*;
use crate::coding::concept::CONCEPTS;

/// The concept that the names in a text speak for most, and the name.
fn best(text: &str) -> Option<(&'static str, String)> {
    let cleaned = Cleaned::of(text, "");
    let mut sums = vec![0; CONCEPTS.len()];
    let findings = find(&cleaned);
    for finding in &findings {
        sums[usize::from(finding.concept.0)] += finding.weight;
    }
    let best = findings.iter().max_by_key(|finding| sums[usize::from(finding.concept.0)])?;
    let name = match best.by {
        By::Supplier(name) | By::Trade(name) | By::Signal(name) => name.to_owned(),
        By::Model => String::new(),
    };
    Some((CONCEPTS.get(best.concept).id.as_str(), name))
}

fn concept(text: &str) -> &'static str {
    best(text).map_or("", |(concept, _)| concept)
}

#[test]
fn every_phrase_is_as_texts_come_out_of_cleaning() {
    let mut wrong = Vec::new();
    for line in include_str!("../data/lexicon.tsv").lines().filter(|line| !line.starts_with('#')) {
        let phrase = line.split('\t').next().unwrap();
        let cleaned = Cleaned::of(phrase, "").words.join(" ");
        if cleaned != phrase {
            wrong.push(format!("{phrase} / {cleaned}"));
        }
    }
    assert!(wrong.is_empty(), "{} phrases:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn suppliers_are_known_however_they_are_spaced() {
    for text in ["SCREWFIX DIRECT", "SCREW FIX", "SCREWFI"] {
        assert_eq!(best(text).unwrap().1, "Screwfix", "{text}");
    }
    for text in ["BRITISHGAS", "British Gas Business", "DD BRITISH GAS 850012"] {
        assert_eq!(concept(text), "electricity_gas", "{text}");
    }
}

#[test]
fn the_longest_name_wins() {
    assert_eq!(concept("TESCO PETROL 3301"), "fuel");
    assert_eq!(concept("TESCO MOBILE"), "mobile");
    assert_eq!(concept("TESCO STORES 3301"), "groceries");
}
