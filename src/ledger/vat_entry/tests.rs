//! What counts in a VAT return.

use proptest::prelude::*;

use super::*;
use crate::id::AccountId;

fn leg(minor: i64, vat: i64, code: Option<LedgerVatCode>) -> Leg {
    Leg { vat_code: code, vat: Money::from_minor(vat), ..Leg::plain(AccountId::new(1), minor) }
}

/// What a line counts for that counts once, if it does.
fn one_of(leg: &Leg, side: Side) -> Option<VatLine> {
    let mut all = VatLine::all_of(leg, side);
    let first = all.next();
    assert_eq!(all.next(), None);
    first
}

#[test]
fn a_credit_adds_to_sales_and_a_debit_to_purchases() {
    let signs = |minor, side| {
        let entry = one_of(&leg(minor, 20, Some(LedgerVatCode::ST)), side).unwrap();
        (entry.net.minor(), entry.vat.minor())
    };
    assert_eq!(signs(-100, Side::Output), (100, 20));
    assert_eq!(signs(100, Side::Output), (-100, -20));
    assert_eq!(signs(100, Side::Input), (100, 20));
    assert_eq!(signs(-100, Side::Input), (-100, -20));
}

#[test]
fn what_is_outside_the_scope_and_the_line_of_the_vat_count_for_nothing() {
    assert_eq!(one_of(&leg(100, 0, None), Side::Input), None);
    assert_eq!(one_of(&leg(100, 0, Some(LedgerVatCode::NV)), Side::Input), None);
    let generated = Leg { is_generated: true, ..leg(20, 0, Some(LedgerVatCode::ST)) };
    assert_eq!(one_of(&generated, Side::Input), None);
    for code in [LedgerVatCode::ST, LedgerVatCode::RR, LedgerVatCode::ZR, LedgerVatCode::EX] {
        assert!(one_of(&leg(100, 0, Some(code)), Side::Input).is_some(), "{code}");
    }
}

/// Boxes 1, 4, 6 and 7 of a purchase of 100.00 with VAT of 20.00, of which so much is reclaimed, and of its mirror.
/// Source: HMRC Notice 741A, section 5; Notice 735; Notice 700/12, section 3, as of November 2026.
#[test]
fn where_the_buyer_accounts_for_the_vat_a_purchase_counts_on_both_sides() {
    use TaxCodeKind::{
        CapitalGoods, DomesticReverseCharge, ImportPostponed, OutsideScope, ReverseCharge, Standard,
    };
    for (kind, reclaimed, boxes) in [
        (Standard, 20, [0, 20, 0, 100]),
        (Standard, 10, [0, 10, 0, 100]),
        (Standard, 0, [0, 0, 0, 100]),
        (ReverseCharge, 20, [20, 20, 100, 100]),
        (ReverseCharge, 5, [20, 5, 100, 100]),
        (DomesticReverseCharge, 20, [20, 20, 0, 100]),
        (DomesticReverseCharge, 0, [20, 0, 0, 100]),
        (ImportPostponed, 20, [20, 20, 0, 100]),
        (CapitalGoods, 20, [0, 20, 0, 100]),
        (CapitalGoods, 10, [0, 10, 0, 100]),
        (OutsideScope, 0, [0; 4]),
    ] {
        for sign in [1, -1] {
            let in_cost = if kind == OutsideScope { 0 } else { 20 - reclaimed };
            let line = Leg {
                vat_kind: kind,
                vat_in_cost: Money::from_minor(in_cost),
                ..leg(sign * (100 + in_cost), reclaimed, Some(LedgerVatCode::RC))
            };
            let mut made = [0; 4];
            for entry in VatLine::all_of(&line, Side::Input) {
                let place = usize::from(entry.side == Side::Input);
                made[place] += entry.vat.minor();
                made[place + 2] += entry.net.minor();
            }
            assert_eq!(made, boxes.map(|minor| sign * minor), "{kind} {reclaimed}");
        }
    }
}

#[test]
fn what_does_not_wait_for_payment_counts_at_its_tax_point() {
    let day = |text: &str| Date::parse_iso(text).unwrap();
    let [tax_point, issued] = ["2026-03-10", "2026-04-02"].map(day);
    let bought = (InvoiceType::Purchase, InvoiceKind::Invoice);
    let of = DocumentVat::new(InvoiceId::new(1), bought, issued, tax_point);
    let abroad =
        Leg { vat_kind: TaxCodeKind::ReverseCharge, ..leg(100, 20, Some(LedgerVatCode::RC)) };
    let lines = vec![abroad, leg(50, 0, Some(LedgerVatCode::ZR)), leg(-150, 0, None)];
    let posting = Posting::of(lines).unwrap();
    let paid = VatCounting::of_document(of, VatCounts::Paid);
    let counted = paid.of(&posting, issued, 1, &Book::default()).unwrap();
    let days: Vec<_> = counted.iter().map(|row| (row.line, row.entry.side, row.vat_date)).collect();
    let at_once = Some(tax_point);
    assert_eq!(
        days,
        [(1, Side::Input, at_once), (1, Side::Output, at_once), (2, Side::Input, None)]
    );
}

/// An invoice of 100.00 at the standard rate and 50.00 at the zero rate, 170.00 in all.
fn mixed() -> VatByCode {
    let part = |net, vat| NetAndVat { net, vat };
    BTreeMap::from([
        ((Side::Output, LedgerVatCode::ST), part(10_000, 2_000)),
        ((Side::Output, LedgerVatCode::ZR), part(5_000, 0)),
    ])
}

/// Source: HMRC Notice 731, section 4. Half of an invoice is half of each of its supplies.
#[test]
fn a_part_payment_is_apportioned_between_the_supplies_of_an_invoice() {
    let half = SettledShare { settled: 8_500, gross: 17_000 }.due(&mixed(), &VatByCode::new());
    let of: Vec<_> =
        half.iter().map(|is| (is.code.name(), is.net.minor(), is.vat.minor())).collect();
    assert_eq!(of, [("ST", 5_000, 1_000), ("ZR", 2_500, 0)]);
    // 33.33 of 170.00: 33.33 x 20 / 170 = 3.9212, 33.33 x 100 / 170 = 19.6059.
    let part = SettledShare { settled: 3_333, gross: 17_000 }.of(&mixed());
    assert_eq!(part[&(Side::Output, LedgerVatCode::ST)], NetAndVat { net: 1_961, vat: 392 });
}

#[test]
fn what_is_taken_back_is_taken_back_whole() {
    let third = SettledShare { settled: 3_333, gross: 17_000 };
    let before = third.of(&mixed());
    let none = SettledShare { settled: 0, gross: 17_000 };
    let due = none.due(&mixed(), &before);
    assert_eq!((due[0].net.minor(), due[0].vat.minor()), (-1_961, -392));
    assert_eq!(third.due(&mixed(), &before), []);
}

prop_compose! {
    /// An invoice's parts above 0, by code, and how it is paid.
    fn paid_in_parts()(
        net in 1_i64..=crate::money::MINOR_MAX / 4,
        vat in 0_i64..=crate::money::MINOR_MAX / 8,
        exempt in 0_i64..=1_000_000,
        cuts in prop::collection::vec(0_i64..1_000, 0..12),
    ) -> (VatByCode, i64, Vec<i64>) {
        let whole = BTreeMap::from([
            ((Side::Output, LedgerVatCode::ST), NetAndVat { net, vat }),
            ((Side::Output, LedgerVatCode::EX), NetAndVat { net: exempt, vat: 0 }),
        ]);
        let gross = net + vat + exempt;
        let mut levels: Vec<i64> =
            cuts.iter().map(|cut| gross / 1_000 * cut + cut % (gross % 1_000 + 1)).collect();
        levels.push(gross);
        (whole, gross, levels)
    }
}

fn add(sum: &mut VatByCode, due: &[VatLine]) {
    for entry in due {
        let of = sum.entry((entry.side, entry.code)).or_default();
        of.net += entry.net.minor();
        of.vat += entry.vat.minor();
    }
}

proptest! {
    #[test]
    fn an_invoice_paid_in_any_number_of_parts_counts_with_exactly_its_vat(
        (whole, gross, levels) in paid_in_parts(),
    ) {
        let mut counted = VatByCode::new();
        // Up and down: parts are taken back too.
        for settled in levels {
            let now = SettledShare { settled, gross };
            let due = now.due(&whole, &counted);
            add(&mut counted, &due);
            for (of, part) in now.of(&whole) {
                prop_assert_eq!(counted.get(&of).copied().unwrap_or_default(), part);
                prop_assert!((0..=whole[&of].vat).contains(&part.vat));
            }
        }
        for (of, part) in &whole {
            prop_assert_eq!(counted.get(of).copied().unwrap_or_default(), *part);
        }
        let mut rest = counted.clone();
        add(&mut rest, &SettledShare { settled: 0, gross }.due(&whole, &counted));
        prop_assert!(rest.values().all(|part| *part == NetAndVat::default()));
    }

    #[test]
    fn changes_that_come_together_count_as_those_that_come_one_after_the_other(
        (whole, gross, levels) in paid_in_parts(),
    ) {
        let book = Book::default();
        let date = Date::parse_iso("2026-03-02").unwrap();
        let sold = DocumentVat::new(InvoiceId::new(1), (InvoiceType::Sales, InvoiceKind::Invoice), date, date);
        let of = (sold, 3);
        let (mut level, mut changes) = (0, Vec::new());
        for settled in levels {
            let allocation = AllocationId::new(changes.len() as u128);
            changes.push(SettledChange { allocation, date, amount: settled - level });
            level = settled;
        }
        let so_far = CountedSoFar { whole: whole.clone(), ..CountedSoFar::default() };
        let behind = SettledShare { settled: level, gross };
        let together = CountedVat::of_changes(of, behind, &changes, so_far.clone(), &book);
        let (mut one_by_one, mut so_far, mut settled) = (Vec::new(), so_far, 0);
        for change in &changes {
            settled += change.amount;
            let now = SettledShare { settled, gross };
            let counted = CountedVat::of_changes(
                of, now, std::slice::from_ref(change), so_far.clone(), &book,
            );
            let due: Vec<_> = counted.iter().map(|counted| counted.entry).collect();
            add(&mut so_far.before, &due);
            so_far.part += 1;
            one_by_one.extend(counted);
        }
        prop_assert_eq!(together, one_by_one);
    }

    #[test]
    fn an_invoice_and_its_credit_note_count_for_nothing_together(
        (whole, gross, levels) in paid_in_parts(),
    ) {
        let turned = |part: &NetAndVat| NetAndVat { net: -part.net, vat: -part.vat };
        let credit: VatByCode = whole.iter().map(|(of, part)| (*of, turned(part))).collect();
        for settled in levels {
            let now = SettledShare { settled, gross };
            let (invoice, note) = (now.of(&whole), now.of(&credit));
            for (of, part) in invoice {
                prop_assert_eq!(turned(&part), note[&of]);
            }
        }
    }
}

/// Source: HMRC Notice 700, sections 14 and 18.
#[test]
fn an_invoice_counts_on_its_tax_point_and_a_credit_note_when_it_is_issued() {
    let day = |text: &str| Date::parse_iso(text).unwrap();
    let [tax_point, issued, voided] = ["2026-03-10", "2026-04-02", "2026-05-01"].map(day);
    let lines = vec![
        Leg::plain(AccountId::new(1), 120),
        leg(-100, 20, Some(LedgerVatCode::ST)),
        leg(-20, 0, None),
    ];
    let posting = Posting::of(lines).unwrap();
    for (kind, counts_from) in
        [(InvoiceKind::Invoice, tax_point), (InvoiceKind::CreditNote, issued)]
    {
        let of = DocumentVat::new(InvoiceId::new(1), (InvoiceType::Sales, kind), issued, tax_point);
        for (on, counts_on) in [(issued, counts_from), (voided, voided)] {
            let counting = VatCounting::of_document(of, VatCounts::Issued);
            let counted = counting.of(&posting, on, 1, &Book::default()).unwrap();
            let days = (counted[0].entry_date, counted[0].vat_date, counted[0].method_date);
            assert_eq!(days, (on, Some(counts_on), tax_point), "{kind}");
        }
        let paid = VatCounting::of_document(of, VatCounts::Paid);
        assert_eq!(paid.of(&posting, issued, 1, &Book::default()).unwrap()[0].vat_date, None);
    }
}

proptest! {
    #[test]
    fn what_counts_by_another_method_is_the_whole_or_the_share_that_is_paid(
        (whole, gross, levels) in paid_in_parts(), joins in any::<bool>(), returned_to in 0_i32..40,
    ) {
        let start = Date::parse_iso("2026-03-02").unwrap();
        let sold = (InvoiceType::Sales, InvoiceKind::Invoice);
        let of = DocumentVat::new(InvoiceId::new(1), sold, start, start);
        let returned_to = start.plus_days(returned_to - 20);
        let book = Book { vat_returned_to: Some(returned_to), ..Book::default() };
        let (mut level, mut changes, mut date) = (0, Vec::new(), start);
        for settled in levels.into_iter().rev() {
            let allocation = AllocationId::new(changes.len() as u128);
            changes.push(SettledChange { allocation, date, amount: settled - level });
            (level, date) = (settled, date.plus_days(3));
        }
        let now = SettledShare { settled: level, gross };
        let all = SettledShare { settled: gross, gross };
        let so_far = CountedSoFar { whole: whole.clone(), ..CountedSoFar::default() };
        let by_payment = CountedVat::of_changes((of, 3), now, &changes, so_far, &Book::default());
        let (counts, was, expected): (_, Vec<CountedPart>, _) = if joins {
            let was = all.due(&whole, &VatByCode::new());
            let was = was.into_iter().map(|entry| CountedPart { vat_date: start, entry });
            (VatCounts::Paid, was.collect(), now.of(&whole))
        } else {
            let part = |row: &CountedVat| {
                CountedPart { vat_date: row.vat_date.unwrap(), entry: row.entry }
            };
            (VatCounts::Issued, by_payment.iter().map(part).collect(), whole.clone())
        };
        let part = i64::try_from(changes.len()).unwrap();
        let moved = CountedVat::of_new_method(
            (of, 3), counts, now, &changes, (&whole, &was, part), &book,
        );
        let mut counted = VatByCode::new();
        let was: Vec<_> = was.iter().map(|part| part.entry).collect();
        let added: Vec<_> = moved.iter().map(|row| row.entry).collect();
        add(&mut counted, &was);
        add(&mut counted, &added);
        for (key, sum) in &expected {
            prop_assert_eq!(counted.get(key).copied().unwrap_or_default(), *sum);
        }
        for row in &moved {
            prop_assert!(row.part > part && row.vat_date > Some(returned_to));
        }
    }
}
