//! What counts for VAT, worked out by hand: each kind of supply, under each scheme, by each event; and laws that hold
//! for any events, in any order.
//!
//! | What | Source, as of November 2026 |
//! |---|---|
//! | boxes | HMRC Notice 700/12, section 3 |
//! | cash accounting: issued, paid in part, credited | Notice 731, 1.2 and section 4 |
//! | and written off | HMRC manual VCAS6300 |
//! | and left | VAT Regulations 1995, reg. 61 |
//! | flat rate | Notice 733, sections 6 and 7; what is outside it 6.4, Revenue and Customs Brief 3 (2022) |
//! | and capital goods | Notice 733, section 15; VAT Regulations 1995, reg. 55E |
//! | deposits | Notice 700, section 14 |
//! | tax points, credit notes | Notice 700, sections 14 and 18 |
//! | bad debts under the other schemes | Notice 700/18, section 2: writing off counts in no box |
//! | reverse charges | Notice 741A, section 5; Notice 735 |
//! | late | Notice 700/45, section 4, within its limits |
//!
//! What cannot be has no row: a deposit of a supplier's (the supplier's invoice is its tax point for the customer), one
//! without VAT or under a reverse charge (`no_deposit`).

use std::collections::BTreeMap;

use proptest::prelude::*;
use tieout::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use tieout::contract::ledger::organisation::{OutstandingVat, VatScheme};
use tieout::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use tieout::contract::ledger::vat_return::Boxes;
use tieout::ledger::flat_rate_days::FlatRateDays;
use tieout::ledger::vat::VatRates;
use tieout::ledger::vat_method::VatMethods;
use tieout::money::Money;

use crate::vat_books::{VatBooks, day, method};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// Issued, not paid.
    Issue,
    /// And half of it paid.
    PayHalf,
    /// And all of it.
    PayAll,
    /// And credited in full, by a credit note that settles it.
    Credit,
    /// And void on its own day.
    Void,
    /// Issued when the return of its period is finalised, and paid: what counts in the next one.
    Late,
    /// Half of it paid, and the rest written off.
    WriteOff,
    /// Half of it paid under cash accounting, which is left then: what is outstanding counts.
    Leave,
}

const EVENTS: [Event; 8] = [
    Event::Issue,
    Event::PayHalf,
    Event::PayAll,
    Event::Credit,
    Event::Void,
    Event::Late,
    Event::WriteOff,
    Event::Leave,
];

const SCHEMES: [VatScheme; 3] = [VatScheme::Standard, VatScheme::Cash, VatScheme::FlatRate];

/// 100.00 net of each kind, and its VAT.
const KINDS: [(LedgerVatCode, i64); 5] = [
    (LedgerVatCode::ST, 2_000),
    (LedgerVatCode::RR, 500),
    (LedgerVatCode::ZR, 0),
    (LedgerVatCode::EX, 0),
    (LedgerVatCode::NV, 0),
];

const WHOLE: [&str; 5] = ["20.00 100", "5.00 100", "0.00 100", "0.00 100", "0.00 0"];
const HALF: [&str; 5] = ["10.00 50", "2.50 50", "0.00 50", "0.00 50", "0.00 0"];
const NOTHING: [&str; 5] = ["0.00 0"; 5];
/// 12 % of what is charged with VAT, exempt supplies included.
const FLAT: [&str; 5] = ["14.40 120", "12.60 105", "12.00 100", "12.00 100", "0.00 0"];

/// Scheme and event; boxes 1 and 6 of a sale of each kind, boxes 4 and 7 of a purchase.
const CASES: [(VatScheme, Event, [&str; 5], [&str; 5]); 24] = [
    (VatScheme::Standard, Event::Issue, WHOLE, WHOLE),
    (VatScheme::Standard, Event::PayHalf, WHOLE, WHOLE),
    (VatScheme::Standard, Event::PayAll, WHOLE, WHOLE),
    (VatScheme::Standard, Event::Credit, NOTHING, NOTHING),
    (VatScheme::Standard, Event::Void, NOTHING, NOTHING),
    (VatScheme::Standard, Event::Late, WHOLE, WHOLE),
    (VatScheme::Standard, Event::WriteOff, WHOLE, WHOLE),
    (VatScheme::Standard, Event::Leave, WHOLE, WHOLE),
    (VatScheme::Cash, Event::Issue, NOTHING, NOTHING),
    (VatScheme::Cash, Event::PayHalf, HALF, HALF),
    (VatScheme::Cash, Event::PayAll, WHOLE, WHOLE),
    (VatScheme::Cash, Event::Credit, NOTHING, NOTHING),
    (VatScheme::Cash, Event::Void, NOTHING, NOTHING),
    (VatScheme::Cash, Event::Late, WHOLE, WHOLE),
    (VatScheme::Cash, Event::WriteOff, HALF, HALF),
    (VatScheme::Cash, Event::Leave, WHOLE, WHOLE),
    (VatScheme::FlatRate, Event::Issue, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::PayHalf, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::PayAll, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::Credit, NOTHING, NOTHING),
    (VatScheme::FlatRate, Event::Void, NOTHING, NOTHING),
    (VatScheme::FlatRate, Event::Late, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::WriteOff, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::Leave, FLAT, NOTHING),
];

/// What a case comes to: the nine boxes. A supply is of a code, its kind, a net and VAT.
fn boxes_of(
    of: InvoiceType,
    scheme: VatScheme,
    event: Event,
    line: (LedgerVatCode, TaxCodeKind, i64, i64),
) -> Boxes {
    let [issued, paid, end] = ["2026-02-10", "2026-03-20", "2026-03-31"].map(day);
    let next =
        method(VatScheme::Standard, Some(day("2026-04-01")), Some(OutstandingVat::SettleNow));
    let later = if event == Event::Leave { vec![next] } else { Vec::new() };
    let mut books = VatBooks::under(VatMethods::new(method(scheme, None, None), later));
    if event == Event::Late {
        books.book.vat_returned_to = Some(end);
    }
    let invoice = books.issue_kind((of, InvoiceKind::Invoice), [issued; 2], line);
    let gross = books.issued[invoice].gross;
    match event {
        Event::Issue => {}
        Event::PayHalf | Event::Leave => books.settle(invoice, paid, gross / 2),
        Event::WriteOff => {
            books.settle(invoice, paid, gross / 2);
            books.write_off(invoice, end);
        }
        Event::PayAll | Event::Late => books.settle(invoice, paid, gross),
        Event::Credit => {
            let note = books.issue_kind((of, InvoiceKind::CreditNote), [paid, issued], line);
            books.settle(invoice, paid, gross);
            books.settle(note, paid, gross);
        }
        Event::Void => books.void(invoice, issued),
    }
    let period = match event {
        Event::Late => [day("2026-04-01"), day("2026-06-30")],
        _ => [day("2026-01-01"), end],
    };
    assert!(books.reconciles(), "{of} {scheme} {event:?}");
    books.figures(period).boxes(&[]).expect("within range")
}

/// Boxes 1, 4, 6 and 7 of 100.00 with VAT of 20.00: under standard and cash accounting by whatever event, and under
/// the flat rate. A code that is not built in may be any.
const OUTSIDE_SCHEMES: [(InvoiceType, TaxCodeKind, [i64; 4], [i64; 4]); 6] = [
    (InvoiceType::Purchase, TaxCodeKind::ReverseCharge, [20, 20, 100, 100], [20, 20, 100, 100]),
    (InvoiceType::Purchase, TaxCodeKind::DomesticReverseCharge, [20, 20, 0, 100], [20, 20, 0, 100]),
    (InvoiceType::Purchase, TaxCodeKind::ImportPostponed, [20, 20, 0, 100], [20, 0, 0, 100]),
    (InvoiceType::Sales, TaxCodeKind::DomesticReverseCharge, [0, 0, 100, 0], [0, 0, 100, 0]),
    (InvoiceType::Sales, TaxCodeKind::OutsideUk, [0, 0, 100, 0], [0, 0, 100, 0]),
    (InvoiceType::Sales, TaxCodeKind::OutsideScope, [0; 4], [0; 4]),
];

#[test]
fn reverse_charges_imports_and_sales_abroad_count_at_their_tax_point_outside_the_schemes() {
    for (of, kind, usual, flat) in OUTSIDE_SCHEMES {
        let vat = if of == InvoiceType::Purchase { 2_000 } else { 0 };
        let line = ("X".parse().expect("a code"), kind, 10_000, vat);
        for scheme in SCHEMES {
            for event in EVENTS {
                let boxes = boxes_of(of, scheme, event, line);
                let made = [boxes.box_1, boxes.box_4, boxes.box_6, boxes.box_7];
                let expected = match (scheme, event) {
                    (_, Event::Credit | Event::Void) => [0; 4],
                    (VatScheme::FlatRate, _) => flat,
                    _ => usual,
                };
                let made = made.map(Money::minor);
                assert_eq!(
                    made,
                    expected.map(|pounds| 100 * pounds),
                    "{of} {kind} {scheme} {event:?}"
                );
            }
        }
    }
}

/// Boxes 1, 4, 6 and 7 of capital goods of 100.00 with VAT of 20.00 under the flat rate. Source: HMRC Notice 733, section
/// 15; VAT Regulations 1995, reg. 55E.
const CAPITAL_GOODS: [(InvoiceType, [i64; 4]); 2] =
    [(InvoiceType::Purchase, [0, 20, 0, 100]), (InvoiceType::Sales, [20, 0, 100, 0])];

#[test]
fn capital_goods_count_beside_the_flat_rate_and_under_the_other_schemes_like_anything_else() {
    for (of, flat) in CAPITAL_GOODS {
        for scheme in SCHEMES {
            let days = FlatRateDays::of([(None, scheme)]);
            let rates = VatRates::default().with_flat_rate(days);
            let meaning = rates.meaning(LedgerVatCode::CG, day("2026-02-10"), "").expect("a code");
            for event in EVENTS {
                let boxes = |code, kind| boxes_of(of, scheme, event, (code, kind, 10_000, 2_000));
                let made = boxes(LedgerVatCode::CG, meaning.kind);
                let usual = boxes(LedgerVatCode::ST, TaxCodeKind::Standard);
                if scheme != VatScheme::FlatRate {
                    assert_eq!(made, usual, "{of} {scheme} {event:?}");
                    continue;
                }
                let is_undone = matches!(event, Event::Credit | Event::Void);
                let expected = if is_undone { [0; 4] } else { flat };
                let made = [made.box_1, made.box_4, made.box_6, made.box_7].map(Money::minor);
                assert_eq!(made, expected.map(|pounds| 100 * pounds), "{of} {event:?}");
            }
        }
    }
}

/// What a case comes to: the boxes of its side, as the table has them.
fn worked_out(
    of: InvoiceType,
    scheme: VatScheme,
    event: Event,
    (code, vat): (LedgerVatCode, i64),
) -> String {
    let boxes = boxes_of(of, scheme, event, (code, TaxCodeKind::Standard, 10_000, vat));
    let [of_vat, of_net, other_vat, other_net] = match of {
        InvoiceType::Sales => [boxes.box_1, boxes.box_6, boxes.box_4, boxes.box_7],
        InvoiceType::Purchase => [boxes.box_4, boxes.box_7, boxes.box_1, boxes.box_6],
    };
    assert_eq!([other_vat, other_net], [Money::ZERO; 2], "{of} {scheme} {event:?} {code}");
    format!("{of_vat} {}", of_net.minor() / 100)
}

#[test]
fn every_kind_under_every_scheme_counts_by_every_event_as_worked_out_by_hand() {
    let mut seen = Vec::new();
    for (scheme, event, sales, purchases) in CASES {
        for (at, kind) in KINDS.into_iter().enumerate() {
            for (of, expected) in
                [(InvoiceType::Sales, sales[at]), (InvoiceType::Purchase, purchases[at])]
            {
                let made = worked_out(of, scheme, event, kind);
                assert_eq!(made, expected, "{of} {scheme} {event:?} {}", kind.0);
            }
        }
        seen.push((scheme.name(), event));
    }
    for scheme in SCHEMES {
        for event in EVENTS {
            let rows = seen.iter().filter(|row| **row == (scheme.name(), event)).count();
            assert_eq!(rows, 1, "{scheme} {event:?}");
        }
    }
}

/// What happens to one document: its type, kind, days, line, and how it is paid.
#[derive(Debug, Clone)]
struct Story {
    what: (InvoiceType, InvoiceKind),
    days: [i32; 2],
    line: (LedgerVatCode, i64, i64),
    payments: Vec<(i32, i64)>,
    voided: bool,
}

prop_compose! {
    fn story()(
        is_sale in any::<bool>(), is_invoice in any::<bool>(), issued in 0_i32..90, earlier in 0_i32..30,
        kind in 0_usize..4, net in 1_i64..1_000_000, payments in prop::collection::vec((0_i32..90, 1_i64..100), 0..4),
        voided in any::<bool>(),
    ) -> Story {
        let (code, vat) = KINDS[kind];
        let vat = net * vat / 10_000;
        let gross = net + vat;
        let mut left = gross;
        let mut parts = Vec::new();
        for (on, percent) in payments {
            let part = (gross * percent / 100).min(left);
            left -= part;
            parts.push((on, part));
        }
        let of = if is_sale { InvoiceType::Sales } else { InvoiceType::Purchase };
        let kind = if is_invoice { InvoiceKind::Invoice } else { InvoiceKind::CreditNote };
        Story {
            what: (of, kind),
            days: [issued, (issued - earlier).max(0)],
            line: (code, net, vat),
            voided: voided && parts.is_empty(),
            payments: parts,
        }
    }
}

/// Any methods of the quarter, the later ones from a day within it.
fn methods() -> impl Strategy<Value = VatMethods> {
    let scheme = || prop::sample::select(SCHEMES.to_vec());
    let outstanding = prop::sample::select(vec![
        None,
        Some(OutstandingVat::SettleNow),
        Some(OutstandingVat::SixMonths),
    ]);
    let later = prop::collection::btree_map(0_i32..90, (scheme(), outstanding), 0..3);
    (scheme(), later).prop_map(|(first, later)| {
        let from = |(at, (scheme, outstanding))| {
            method(scheme, Some(day("2026-01-01").plus_days(at)), outstanding)
        };
        VatMethods::new(method(first, None, None), later.into_iter().map(from).collect())
    })
}

proptest! {
    #[test]
    fn within_an_open_period_the_boxes_are_the_same_for_any_order_of_entries(
        methods in methods(), stories in prop::collection::vec(story(), 1..8), seed in any::<u64>(),
    ) {
        let [start, end] = [day("2026-01-01"), day("2026-04-01")];
        let boxes = |seed: u64| {
            let mut books = VatBooks::under(methods.clone());
            let mut order: Vec<usize> = (0..stories.len()).collect();
            order.sort_by_key(|at| (*at as u64).wrapping_mul(seed | 1) >> 7);
            let mut places = BTreeMap::new();
            let mut payments = Vec::new();
            for at in order {
                let Story { what, days, line, payments: parts, .. } = &stories[at];
                places.insert(at, books.issue(*what, days.map(|at| start.plus_days(at)), *line));
                payments.extend(parts.iter().map(|part| (at, *part)));
            }
            payments.sort_by_key(|(at, (on, part))| {
                ((*at as u64) ^ (part.unsigned_abs() << 3) ^ u64::from(on.unsigned_abs())).wrapping_mul(seed | 1) >> 5
            });
            for (at, (on, part)) in payments {
                books.settle(places[&at], start.plus_days(on), part);
            }
            for (at, story) in stories.iter().enumerate().filter(|(_, story)| story.voided) {
                books.void(places[&at], start.plus_days(story.days[0]));
            }
            books.figures([start, end]).boxes(&[]).expect("within range")
        };
        prop_assert_eq!(boxes(1), boxes(seed));
    }

    #[test]
    fn the_control_account_is_what_counted_and_what_is_to_count_when_it_is_paid_at_every_moment(
        methods in methods(), stories in prop::collection::vec(story(), 1..8), returned_to in 0_i32..120,
        written_off in prop::collection::vec((0_usize..8, 0_i32..400, any::<bool>()), 0..6),
    ) {
        let start = day("2026-01-01");
        let mut books = VatBooks::under(methods);
        let mut rest = Vec::new();
        for (at, Story { what, days, line, payments, voided }) in stories.iter().enumerate() {
            if at == stories.len() / 2 {
                // From here on some of it is late.
                books.book.vat_returned_to = Some(start.plus_days(returned_to - 30));
            }
            let place = books.issue(*what, days.map(|at| start.plus_days(at)), *line);
            prop_assert!(books.reconciles());
            let (now, later) = payments.split_at(payments.len() / 2);
            for (on, part) in now {
                books.settle(place, start.plus_days(*on), *part);
                prop_assert!(books.reconciles());
            }
            rest.extend(later.iter().map(|(on, part)| (place, start.plus_days(*on), *part)));
            if *voided {
                books.void(place, start.plus_days(days[0] + 3));
            }
            prop_assert!(books.reconciles());
        }
        // Debts are written off and due again between the payments, which come in another order.
        rest.reverse();
        let mut written_off = written_off.into_iter();
        for (place, on, part) in rest {
            if let Some((of, at, is_back)) = written_off.next() {
                let of = of % stories.len();
                books.write_off(of, start.plus_days(at));
                prop_assert!(books.reconciles());
                if is_back {
                    books.write_back(of, start.plus_days(at + 9));
                    prop_assert!(books.reconciles());
                }
            }
            // Money makes due again what was written off.
            books.write_back(place, on);
            books.settle(place, on, part);
            prop_assert!(books.reconciles());
        }
    }
}

/// 100.00 net of each kind that makes a tax point when it is paid, received on 20 February and invoiced on 10 April: boxes 1
/// and 6 of the first quarter, and of both. Source: Notice 700, section 14.
const DEPOSITS: [(VatScheme, [&str; 4], [&str; 4]); 3] = [
    (
        VatScheme::Standard,
        ["20.00 100", "5.00 100", "0.00 100", "0.00 100"],
        ["20.00 100", "5.00 100", "0.00 100", "0.00 100"],
    ),
    (
        VatScheme::Cash,
        ["20.00 100", "5.00 100", "0.00 100", "0.00 100"],
        ["20.00 100", "5.00 100", "0.00 100", "0.00 100"],
    ),
    (
        VatScheme::FlatRate,
        ["14.40 120", "12.60 105", "12.00 100", "12.00 100"],
        ["14.40 120", "12.60 105", "12.00 100", "12.00 100"],
    ),
];

#[test]
fn a_deposit_counts_when_it_is_received_and_its_invoice_no_second_time() {
    let [received, issued] = ["2026-02-20", "2026-04-10"].map(day);
    for (scheme, first, both) in DEPOSITS {
        for (at, (code, vat)) in KINDS.into_iter().enumerate() {
            let mut books =
                VatBooks::under(VatMethods::new(method(scheme, None, None), Vec::new()));
            let deposit = books.deposit(received, code, 10_000 + vat);
            assert_eq!(deposit.is_none(), code == LedgerVatCode::NV, "{code}");
            let Some(deposit) = deposit else { continue };
            assert!(books.reconciles(), "{scheme} {code}");
            let shown = |books: &VatBooks, to: &str| {
                let boxes =
                    books.figures([day("2026-01-01"), day(to)]).boxes(&[]).expect("within range");
                format!("{} {}", boxes.box_1, boxes.box_6.minor() / 100)
            };
            assert_eq!(shown(&books, "2026-03-31"), first[at], "{scheme} {code}");
            let what = (InvoiceType::Sales, InvoiceKind::Invoice);
            let invoice = books.issue(what, [issued; 2], (code, 10_000, vat));
            books.settle(invoice, issued, 10_000 + vat);
            books.release(&deposit, received, issued);
            assert!(books.reconciles(), "{scheme} {code}");
            assert_eq!(shown(&books, "2026-03-31"), first[at], "{scheme} {code}");
            assert_eq!(shown(&books, "2026-06-30"), both[at], "{scheme} {code}");
        }
    }
}
