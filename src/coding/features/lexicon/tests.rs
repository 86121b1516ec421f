use proptest::prelude::*;

use super::*;
use crate::concept::CONCEPTS;

/// The concept that the names in a text speak for most, and the name.
fn best(text: &str) -> Option<(&'static str, String)> {
    let cleaned = NormalisedText::of(text, "");
    let mut sums = vec![0; CONCEPTS.len()];
    let findings = find(&cleaned).findings;
    for finding in &findings {
        sums[usize::from(finding.concept.0)] += finding.weight;
    }
    let best = findings.iter().max_by_key(|finding| sums[usize::from(finding.concept.0)])?;
    let name = match best.by {
        FindingSource::Supplier(name)
        | FindingSource::Trade(name)
        | FindingSource::Signal(name) => name.to_owned(),
        FindingSource::Model => String::new(),
    };
    Some((CONCEPTS.get(best.concept).id.as_str(), name))
}

fn concept(text: &str) -> &'static str {
    best(text).map_or("", |(concept, _)| concept)
}

#[test]
fn every_phrase_is_as_texts_come_out_of_cleaning() {
    let mut wrong = Vec::new();
    let names = [include_str!("../../data/lexicon.tsv"), include_str!("../../data/brands.tsv")];
    for line in names.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')) {
        let phrase = line.split('\t').next().unwrap();
        let cleaned = NormalisedText::of(phrase, "").words.join(" ");
        if cleaned != phrase {
            wrong.push(format!("{phrase} / {cleaned}"));
        }
    }
    assert!(wrong.is_empty(), "{} phrases:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_name_is_found_by_itself() {
    for entry in &TABLE.entries {
        assert!(!entry.concepts.is_empty() && entry.concepts.len() <= 4, "{}", entry.name);
        assert!((1..=10).contains(&entry.whole()), "{}", entry.name);
    }
    let lines =
        include_str!("../../data/lexicon.tsv").lines().filter(|line| !line.starts_with('#'));
    let phrases = lines.filter_map(|line| line.split('\t').next());
    let lost: Vec<&str> = phrases.filter(|phrase| best(phrase).is_none()).collect();
    assert!(lost.is_empty(), "{} phrases: {}", lost.len(), lost.join(", "));
}

#[test]
fn suppliers_are_known_however_they_are_spaced() {
    for text in ["SCREWFIX DIRECT", "SCREW FIX", "SCREWFI", "SCREWFIXDIRECT", "WWW.SCREWFIX.COM"] {
        assert_eq!(best(text).unwrap().1, "Screwfix", "{text}");
    }
    for text in
        ["BRITISHGAS", "British Gas Business", "DD BRITISH GAS 850012", "BRITISH GAS BUSINE"]
    {
        assert_eq!(concept(text), "electricity_gas", "{text}");
    }
    for text in ["TRAINLINE.COM", "TRAIN LINE", "THETRAINLINE", "trainline", "TRAINLIN"] {
        assert_eq!(concept(text), "rail", "{text}");
    }
    assert_eq!(concept("TESCOSTORES 3301"), "groceries");
    assert_eq!(concept("PAYPAL *UBER"), "taxi");
    assert_eq!(concept("SQ *UBER EATS"), "meals");
}

#[test]
fn the_longest_name_wins() {
    assert_eq!(concept("TESCO PETROL 3301"), "fuel");
    assert_eq!(concept("TESCO MOBILE"), "mobile");
    assert_eq!(concept("TESCO STORES 3301"), "groceries");
    assert_eq!(concept("BRITISH GAS SERVICES"), "property_repairs");
    assert_eq!(concept("AMAZON PRIME"), "subscriptions");
    assert_eq!(concept("AMAZON WEB SERVICES"), "web_hosting");
    assert_eq!(concept("AMZN MKTP UK*2K4AB1CD3"), "online_marketplace");
    assert_eq!(concept("DIRECT LINE FOR BUSINESS"), "insurance");
    assert_eq!(concept("BP PULSE"), "vehicle_charging");
    assert_eq!(concept("LINKEDIN ADS"), "advertising");
    assert_eq!(concept("APPLE.COM/BILL"), "software");
    assert_eq!(concept("ADOBE *CREATIVE CLD"), "software");
    assert_eq!(concept("ACCA SUBSCRIPTION"), "memberships");
    assert_eq!(concept("TFL TRAVEL CH TFL.GOV.UK/CP"), "rail");
}

#[test]
fn names_that_are_everyday_words_count_only_alone() {
    assert_eq!(concept("THREE"), "mobile");
    assert_eq!(concept("DD THREE UK LTD"), "mobile");
    assert_ne!(concept("THREE TUNS PUB"), "mobile");
    assert_eq!(concept("BOOTS 1234 LEEDS"), "medical_supplies");
    assert_eq!(concept("SAFETY BOOTS DIRECT"), "workwear");
    assert_eq!(concept("NEXT RETAIL"), "clothing");
    assert_ne!(concept("NEXT DAY COURIERS"), "clothing");
    assert_ne!(concept("ORANGE TREE CAFE"), "mobile");
    assert_eq!(concept("ZOOM.US 888-799-9666"), "software");
}

#[test]
fn words_of_trades_tell_who_is_not_known() {
    let cases = [
        ("HILLTOP SERVICE STN", "fuel"),
        ("DENBY DALE F/STN", "fuel"),
        ("CARTERS TYRES", "vehicle_repairs"),
        ("MOBILE TYRE FITTING CO", "vehicle_repairs"),
        ("BOBS PIZZA", "meals"),
        ("ROYAL BENGAL TANDOORI", "meals"),
        ("OLD MILL GUEST HOUSE", "hotels"),
        ("WHARTON AND SONS SOLICITORS", "legal"),
        ("PMB PLUMBING AND HEATING", "property_repairs"),
        ("APEX SKIP HIRE", "waste"),
        ("DALES MOTOR FACTORS", "vehicle_repairs"),
        ("ABC TAXIS", "taxi"),
        ("A1 LOCKSMITHS", "property_repairs"),
        ("RIVERSIDE VETERINARY CENTRE", "vet"),
        ("TAXI INSURANCE SERVICES", "insurance"),
        ("SMITHS BUTCHERS", "groceries"),
        ("THE RSTRNT", "meals"),
        ("STEEL STOCKHOLDERS", "materials"),
        ("SUNFLOWERS DAY NURSERY", "childcare"),
    ];
    for (text, expected) in cases {
        assert_eq!(concept(text), expected, "{text}");
    }
}

#[test]
fn plain_people_and_references_say_nothing() {
    for text in ["J SMITH", "MRS A OKAFOR", "REF 00123456", "", "PAYMENT", "X7K2P9Q4"] {
        assert_eq!(best(text), None, "{text}");
    }
}

#[test]
fn a_supplier_is_named_as_people_write_it() {
    assert_eq!(best("TRAINLINE.COM").unwrap().1, "Trainline");
    assert_eq!(best("SAINSBURYS S/MKTS").unwrap().1, "Sainsbury's");
    assert_eq!(best("B&Q 1234").unwrap().1, "B&Q");
}

proptest! {
    #[test]
    fn findings_are_of_some_weight_on_any_text(text in "[a-zA-Zé&*' 0-9]{0,200}") {
        let cleaned = NormalisedText::of(&text, "");
        for finding in find(&cleaned).findings {
            prop_assert!(finding.weight > 0 && finding.weight <= 8 * PARTS_PER_BIT);
        }
    }

    /// A supplier is known with whatever branch number and town stand behind it.
    #[test]
    fn numbers_behind_a_supplier_do_not_matter(number in 100_u32..99_999_999) {
        for name in ["COSTA COFFEE", "TRAINLINE", "SCREWFIX DIRECT", "PREMIER INN"] {
            prop_assert_eq!(best(&format!("{name} {number} LEEDS GB")), best(name));
        }
    }
}
