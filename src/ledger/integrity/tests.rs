//! Chains of entries of both layouts, and what is found where they are not as they were posted.

use super::*;

const KEY: [u8; 32] = [7; 32];

fn line(number: i64, amount_minor: i64, vat_side: Option<&str>) -> StoredLine {
    StoredLine {
        number,
        entry_date: "2026-01-31".to_owned(),
        account: format!("acc_{number}"),
        amount_minor,
        memo: None,
        vat_code: Some("ZR".to_owned()),
        vat_minor: 0,
        is_generated: 0,
        vat_side: vat_side.map(str::to_owned),
        vat_kind: None,
        vat_in_cost_minor: 0,
    }
}

/// An entry at a place, without a hash.
fn entry(sequence: i64, layout: i64, vat_side: Option<&str>) -> StoredEntry {
    StoredEntry {
        id: format!("jnl_{sequence}"),
        sequence,
        entry_date: "2026-01-31".to_owned(),
        description: "Rent".to_owned(),
        reference: None,
        external_id: None,
        source: "manual".to_owned(),
        reverses: None,
        reversed: None,
        total_minor: 100,
        created_at_ms: 5,
        created_by: "usr_1".to_owned(),
        search: searched_by("Rent", None),
        hash: Vec::new(),
        layout,
        lines: vec![line(1, 100, vat_side), line(2, -100, None)],
    }
}

/// Entries, each with the hash that follows from it and the one before.
fn chained(entries: Vec<StoredEntry>) -> Vec<StoredEntry> {
    let mut walk = ChainWalk::behind("org_1".to_owned(), Some(&KEY), 0, chain::START);
    let mut hashed = Vec::new();
    for mut entry in entries {
        walk.hash = chain::hash(Some(&KEY), &walk.bytes(&entry));
        entry.hash = walk.hash.to_vec();
        hashed.push(entry);
    }
    hashed
}

/// What is wrong with the first entry that is not as it was posted, and its place.
fn found(entries: &[StoredEntry]) -> Option<(Option<i64>, String)> {
    let mut walk = ChainWalk::behind("org_1".to_owned(), Some(&KEY), 0, chain::START);
    let bad = entries.iter().find_map(|entry| walk.step(entry).err());
    bad.map(|bad| (bad.sequence, bad.message))
}

#[test]
fn entries_of_before_lines_said_their_side_verify_as_they_were_and_later_ones_follow() {
    let both =
        vec![entry(1, 1, None), entry(2, 1, None), entry(3, 2, Some("input")), entry(4, 2, None)];
    assert_eq!(found(&chained(both)), None);
}

/// The hash of an entry of the first layout, as the first program with one made it.
#[test]
fn the_bytes_of_the_first_layout_never_change() {
    let hashed = chained(vec![entry(1, 1, None)]);
    let [one] = &hashed[..] else { panic!("one entry") };
    let hex: String = one.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hex, "86ede1031e1a94b699c442e9d28eb31afb893e81e99deb7b184bfd421ab18e38");
}

#[test]
fn the_layout_of_entries_never_falls_and_is_one_that_is_known() {
    let fallen = chained(vec![entry(1, 2, None), entry(2, 1, None)]);
    let (place, message) = found(&fallen).unwrap();
    assert_eq!(place, Some(2));
    assert_eq!(message, "its layout 1 is older than that of the entry before it");
    for layout in [0, -1, 3, i64::MAX] {
        let (place, message) = found(&chained(vec![entry(1, layout, None)])).unwrap();
        assert_eq!(place, Some(1));
        assert!(message.contains("none that this program knows"), "{message}");
    }
}

#[test]
fn a_side_that_was_changed_added_or_taken_away_is_found() {
    let posted = chained(vec![entry(1, 2, Some("input"))]);
    for other in [None, Some("output"), Some("")] {
        let mut changed = posted.clone();
        changed[0].lines[0].vat_side = other.map(str::to_owned);
        assert_eq!(found(&changed).and_then(|(place, _)| place), Some(1), "{other:?}");
    }
    let mut moved = posted;
    moved[0].lines.swap(0, 1);
    for (line, number) in moved[0].lines.iter_mut().zip(1..) {
        line.number = number;
    }
    assert!(found(&moved).is_some());
    // The first layout does not cover it: there is none.
    let mut old = chained(vec![entry(1, 1, None)]);
    old[0].lines[0].vat_side = Some("input".to_owned());
    let (_, message) = found(&old).unwrap();
    assert!(message.contains("which its layout does not cover"), "{message}");
}

#[test]
fn both_lines_of_vat_behind_a_reverse_charge_are_its_own() {
    let found_with = |amounts: [i64; 2]| {
        let bought = StoredLine {
            vat_kind: Some("reverse_charge".to_owned()),
            vat_minor: 20,
            ..line(1, 100, Some("input"))
        };
        let of_vat = |number, amount| StoredLine { is_generated: 1, ..line(number, amount, None) };
        let total_minor = 100 + amounts[0].max(amounts[1]);
        let lines = vec![bought, of_vat(2, amounts[0]), of_vat(3, amounts[1]), line(4, -100, None)];
        let made = StoredEntry { total_minor, lines, ..entry(1, 2, None) };
        found(&chained(vec![made])).map(|(_, message)| message)
    };
    assert_eq!(found_with([20, -20]), None);
    // They come to nothing together all the same, and the chain fits.
    for amounts in [[30, -30], [-20, 20]] {
        let message = found_with(amounts).unwrap();
        assert_eq!(message, "the lines of VAT behind line 1 are not its own");
    }
}

#[test]
fn what_a_code_did_is_covered_by_the_second_layout_and_never_stands_in_the_first() {
    let with = |layout, kind: Option<&str>, in_cost| {
        let mut made = entry(1, layout, None);
        made.lines[0].vat_kind = kind.map(str::to_owned);
        made.lines[0].vat_in_cost_minor = in_cost;
        made
    };
    let posted = chained(vec![with(2, Some("outside_uk"), 0)]);
    for (kind, in_cost) in [(None, 0), (Some("outside_scope"), 0), (Some("outside_uk"), 5)] {
        let mut changed = posted.clone();
        changed[0].lines[0].vat_kind = kind.map(str::to_owned);
        changed[0].lines[0].vat_in_cost_minor = in_cost;
        assert!(found(&changed).is_some(), "{kind:?} {in_cost}");
    }
    for old in [with(1, Some("outside_uk"), 0), with(1, None, 5)] {
        let (_, message) = found(&chained(vec![old])).unwrap();
        assert!(message.contains("which its layout does not cover"), "{message}");
    }
    let (_, message) = found(&chained(vec![with(2, Some("else"), 0)])).unwrap();
    assert_eq!(message, "line 1 has no known VAT kind");
}
