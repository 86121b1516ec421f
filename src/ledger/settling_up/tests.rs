//! What counts of a document, and on which day, when cash accounting is left.

use proptest::prelude::*;

use super::*;
use crate::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use crate::id::{AllocationId, InvoiceId};

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

/// 100.00 and 20.00, issued on 2 March and settled up on the 31st.
fn document(kind: InvoiceKind, issued: &str) -> SettlingUp {
    let what = (InvoiceType::Sales, kind);
    let sign = if kind == InvoiceKind::Invoice { 1 } else { -1 };
    SettlingUp {
        document: DocumentVat::new(InvoiceId::new(1), what, day(issued), day("2026-03-02")),
        sequence: 1,
        on: day("2026-03-31"),
        gross: 12_000,
        whole: [(
            (Side::Output, LedgerVatCode::ST),
            NetAndVat { net: sign * 10_000, vat: sign * 2_000 },
        )]
        .into(),
        paid: Vec::new(),
        never_due: Vec::new(),
        void: None,
    }
}

fn paid(date: &str, amount: i64) -> SettledChange {
    SettledChange { allocation: AllocationId::new(1), date: day(date), amount }
}

/// Days with the VAT that counts of them.
fn vat(of: &SettlingUp) -> Vec<String> {
    let rows = of.rows(&[], 0, &Book::default());
    rows.iter().map(|row| format!("{} {}", row.entry_date, row.entry.vat)).collect()
}

/// Source: VAT Regulations 1995, reg. 61(3).
#[test]
fn what_is_outstanding_counts_on_the_day_and_what_is_paid_later_no_more() {
    let mut sale = document(InvoiceKind::Invoice, "2026-03-02");
    assert_eq!(vat(&sale), ["2026-03-31 20.00"]);
    sale.paid = vec![paid("2026-03-10", 3_000), paid("2026-05-01", 9_000)];
    assert_eq!(vat(&sale), ["2026-03-10 5.00", "2026-03-31 15.00"]);
    // Paid and taken back by then.
    sale.paid.push(paid("2026-03-20", -3_000));
    assert_eq!(vat(&sale), ["2026-03-10 5.00", "2026-03-20 -5.00", "2026-03-31 20.00"]);
    // Issued later for a supply of then.
    assert_eq!(vat(&document(InvoiceKind::Invoice, "2026-04-10")), ["2026-03-31 20.00"]);
    assert_eq!(vat(&document(InvoiceKind::CreditNote, "2026-04-10")), ["2026-04-10 -20.00"]);
}

#[test]
fn what_is_void_counts_until_then() {
    let mut sale = document(InvoiceKind::Invoice, "2026-03-02");
    sale.void = Some(day("2026-05-05"));
    assert_eq!(vat(&sale), ["2026-03-31 20.00", "2026-05-05 -20.00"]);
    sale.void = Some(day("2026-03-31"));
    assert_eq!(vat(&sale), Vec::<String>::new());
}

/// Source: HMRC manual VCAS6300.
#[test]
fn what_never_falls_due_does_not_count_until_it_is_due_again() {
    let mut sale = document(InvoiceKind::Invoice, "2026-03-02");
    sale.paid = vec![paid("2026-03-10", 3_000)];
    sale.never_due = vec![(day("2026-03-20"), 9_000)];
    assert_eq!(vat(&sale), ["2026-03-10 5.00"]);
    sale.never_due.extend([(day("2026-06-01"), -9_000), (day("2026-06-01"), 6_000)]);
    assert_eq!(vat(&sale), ["2026-03-10 5.00", "2026-06-01 5.00"]);
}

#[test]
fn what_counts_already_is_left_alone_and_what_is_late_counts_behind_the_returns() {
    let mut sale = document(InvoiceKind::Invoice, "2026-03-02");
    let book = Book { vat_returned_to: Some(day("2026-03-31")), ..Book::default() };
    let rows = sale.rows(&[], 4, &book);
    let seen: Vec<_> = rows.iter().map(|row| (row.part, row.entry_date, row.vat_date)).collect();
    assert_eq!(seen, [(5, day("2026-03-31"), Some(day("2026-04-01")))]);
    let counted = |rows: &[CountedVat]| -> Vec<_> {
        rows.iter().map(|row| CountedOn { day: row.entry_date, entry: row.entry }).collect()
    };
    let before = counted(&rows);
    assert_eq!(sale.rows(&before, 5, &book), []);
    sale.paid = vec![paid("2026-03-10", 6_000)];
    let moved = sale.rows(&before, 5, &book);
    let seen: Vec<_> = moved.iter().map(|row| (row.entry_date, row.entry.vat.minor())).collect();
    assert_eq!(seen, [(day("2026-03-10"), 1_000), (day("2026-03-31"), -1_000)]);
}

proptest! {
    /// In whatever order it is entered, the same counts on each day, and all of it in the end.
    #[test]
    fn any_order_gives_the_same_and_all_of_it_counts(
        payments in prop::collection::vec((0_i32..60, 1_i64..2_000), 0..6),
        order in any::<prop::sample::Index>(),
        net in 1_i64..1_000_000,
    ) {
        let first = day("2026-03-02");
        let whole = VatByCode::from([
            ((Side::Output, LedgerVatCode::ST), NetAndVat { net, vat: net / 5 }),
            ((Side::Output, LedgerVatCode::ZR), NetAndVat { net: 12_001, vat: 0 }),
        ]);
        let gross = net + net / 5 + 12_001;
        let mut all: Vec<_> = payments.into_iter().map(|(on, amount)| SettledChange {
            allocation: AllocationId::new(1), date: first.plus_days(on), amount,
        }).collect();
        let made = document(InvoiceKind::Invoice, "2026-03-02");
        let made = SettlingUp { whole: whole.clone(), gross, ..made };
        let once = SettlingUp { paid: all.clone(), ..made.clone() }.due();
        let turn = if all.is_empty() { 0 } else { order.index(all.len()) };
        all.rotate_left(turn);
        let (mut counted, mut so_far) = (Vec::new(), made);
        for change in all {
            so_far.paid.push(change);
            let rows = so_far.rows(&counted, 0, &Book::default());
            counted.extend(rows.iter().map(|row| CountedOn { day: row.entry_date, entry: row.entry }));
        }
        let mut sums = VatByDay::new();
        for one in if counted.is_empty() {
            so_far.rows(&[], 0, &Book::default()).iter()
                .map(|row| CountedOn { day: row.entry_date, entry: row.entry }).collect()
        } else {
            counted
        } {
            let sum = sums.entry((one.day, one.entry.side, one.entry.code)).or_default();
            sum.net += one.entry.net.minor();
            sum.vat += one.entry.vat.minor();
        }
        let is_something = |(_, sum): &(&(Date, Side, LedgerVatCode), &NetAndVat)| **sum != NetAndVat::default();
        prop_assert!(sums.iter().filter(is_something).eq(once.iter().filter(is_something)));
        for ((side, code), part) in &whole {
            let of = |sum: fn(&NetAndVat) -> i64| -> i64 {
                once.iter().filter(|((_, one, other), _)| (one, other) == (side, code)).map(|(_, part)| sum(part)).sum()
            };
            prop_assert_eq!([of(|sum| sum.net), of(|sum| sum.vat)], [part.net, part.vat]);
        }
    }
}
