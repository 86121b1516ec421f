//! What counts for VAT, worked out by hand: each kind of supply, under each scheme, by each event; and laws that hold
//! for any events, in any order.
//!
//! Events that the ledger does not have yet (deposit, write-off) have no row. Sources: HMRC Notice 700/12, section 3
//! (boxes); Notice 731, 1.2 and section 4 (cash accounting); Notice 733, sections 6 and 7 (flat rate), 6.4 with Revenue
//! and Customs Brief 3 (2022) (what is outside it); Notice 741A, section 5, and Notice 735 (reverse charges); Notice
//! 700, sections 14 and 18 (tax points, credit notes), as of November 2026.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tieout::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use tieout::contract::ledger::organisation::{VatMethod, VatScheme};
use tieout::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use tieout::contract::ledger::vat_return::Boxes;
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::{AccountId, AllocationId, InvoiceId};
use tieout::ledger::Book;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::posting::{Leg, Posting};
use tieout::ledger::vat_entry::{
    CountedSoFar, CountedVat, DocumentVat, SettledChange, SettledShare, VatByCode, VatCounting,
};
use tieout::ledger::vat_method::{VatMethods, counts_of, return_method};
use tieout::ledger::vat_return::{PeriodFigures, VatTotals};
use tieout::money::Money;

/// The account for VAT.
const CONTROL: AccountId = AccountId::new(9);

/// A document that is in the books.
struct Issued {
    vat: DocumentVat,
    counts: VatCounts,
    posting: Posting,
    gross: i64,
    settled: i64,
    counted: CountedSoFar,
}

/// Books that know of nothing but VAT.
struct VatBooks {
    methods: VatMethods,
    book: Book,
    issued: Vec<Issued>,
    entries: Vec<CountedVat>,
    /// What the account for VAT has moved by: a credit is above 0.
    control: i64,
}

fn day(text: &str) -> Date {
    Date::parse_iso(text).expect("a day")
}

fn method(scheme: VatScheme, from: Option<Date>) -> VatMethod {
    let percent =
        (scheme == VatScheme::FlatRate).then(|| Factor::parse("12").expect("a percentage"));
    VatMethod {
        effective_from: from,
        vat_registered: scheme != VatScheme::None,
        vat_number: None,
        vat_scheme: scheme,
        flat_rate_percent: percent,
        outstanding_vat: None,
    }
}

impl VatBooks {
    fn under(methods: VatMethods) -> Self {
        let book = Book::default();
        Self { methods, book, issued: Vec::new(), entries: Vec::new(), control: 0 }
    }

    /// A document of one line; gives its place.
    fn issue(
        &mut self,
        what: (InvoiceType, InvoiceKind),
        [issued, tax_point]: [Date; 2],
        (code, net, vat): (LedgerVatCode, i64, i64),
    ) -> usize {
        self.issue_kind(what, [issued, tax_point], (code, TaxCodeKind::Standard, net, vat))
    }

    /// The same of a code of a kind.
    fn issue_kind(
        &mut self,
        what: (InvoiceType, InvoiceKind),
        [issued, tax_point]: [Date; 2],
        (code, kind, net, vat): (LedgerVatCode, TaxCodeKind, i64, i64),
    ) -> usize {
        let gross = if kind.is_reverse() { net } else { net + vat };
        let of_line = Leg {
            vat_code: Some(code),
            vat_kind: kind,
            vat: Money::from_minor(vat),
            ..Leg::plain(AccountId::new(2), -net)
        };
        let mut legs = vec![Leg::plain(AccountId::new(1), gross), of_line.clone()];
        legs.extend(of_line.vat_lines().map(|amount| Leg {
            vat_code: Some(code),
            is_generated: true,
            ..Leg::plain(CONTROL, amount.minor())
        }));
        let posting = Posting::of(legs).expect("it balances");
        let is_mirrored = (what.0 == InvoiceType::Sales) != (what.1 == InvoiceKind::Invoice);
        let posting = if is_mirrored { posting.mirrored() } else { posting };
        let id = InvoiceId::new(self.issued.len() as u128 + 1);
        let document = DocumentVat::new(id, what, issued, tax_point);
        let counts = counts_of(self.methods.on(tax_point));
        let counted = CountedSoFar::default();
        let made = Issued { vat: document, counts, posting, gross, settled: 0, counted };
        self.issued.push(made);
        self.post(self.issued.len() - 1, issued, false);
        self.issued.len() - 1
    }

    fn post(&mut self, place: usize, on: Date, is_mirror: bool) {
        let made = &mut self.issued[place];
        let posting = if is_mirror { made.posting.mirrored() } else { made.posting.clone() };
        let counting = VatCounting::of_document(made.vat, made.counts);
        let rows = counting.of(&posting, on, 1, &self.book).expect("a document says its side");
        for row in rows.iter().filter(|row| row.entry.kind == TaxCodeKind::Standard) {
            let whole = made.counted.whole.entry((row.entry.side, row.entry.code)).or_default();
            whole.net += row.entry.net.minor();
            whole.vat += row.entry.vat.minor();
        }
        let of_vat = posting.legs().iter().filter(|leg| leg.account == CONTROL);
        self.control -= of_vat.map(|leg| leg.amount.minor()).sum::<i64>();
        self.entries.extend(rows);
    }

    fn void(&mut self, place: usize, on: Date) {
        self.post(place, on, true);
    }

    /// More of a document is settled, or less.
    fn settle(&mut self, place: usize, date: Date, amount: i64) {
        let made = &mut self.issued[place];
        made.settled += amount;
        if made.counts != VatCounts::Paid {
            return;
        }
        let change = SettledChange { allocation: AllocationId::new(1), date, amount };
        let now = SettledShare { settled: made.settled, gross: made.gross };
        let so_far = made.counted.clone();
        let rows = CountedVat::of_changes((made.vat, 1), now, &[change], so_far, &self.book);
        for row in &rows {
            let before = made.counted.before.entry((row.entry.side, row.entry.code)).or_default();
            before.net += row.entry.net.minor();
            before.vat += row.entry.vat.minor();
        }
        self.entries.extend(rows);
    }

    fn figures(&self, [from, to]: [Date; 2]) -> PeriodFigures {
        let mut figures = PeriodFigures::ending(return_method(self.methods.on(to)));
        for row in &self.entries {
            if row.vat_date.is_some_and(|day| from <= day && day <= to) {
                let method = return_method(self.methods.on(row.method_date));
                figures.add(method, row.entry.kind, VatTotals::default().with(row.entry));
            }
        }
        figures
    }

    /// VAT of documents that is to count when they are paid.
    fn to_be_paid(&self) -> i64 {
        let open = |made: &Issued| -> i64 {
            let paid = made.counts == VatCounts::Paid;
            let sum = |of: &VatByCode| -> i64 {
                let signed = of.iter().map(|((side, _), sum)| match side.name() {
                    "output" => sum.vat,
                    _ => -sum.vat,
                });
                signed.sum()
            };
            if paid { sum(&made.counted.whole) - sum(&made.counted.before) } else { 0 }
        };
        self.issued.iter().map(open).sum()
    }
}

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
}

const EVENTS: [Event; 6] =
    [Event::Issue, Event::PayHalf, Event::PayAll, Event::Credit, Event::Void, Event::Late];

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
const CASES: [(VatScheme, Event, [&str; 5], [&str; 5]); 18] = [
    (VatScheme::Standard, Event::Issue, WHOLE, WHOLE),
    (VatScheme::Standard, Event::PayHalf, WHOLE, WHOLE),
    (VatScheme::Standard, Event::PayAll, WHOLE, WHOLE),
    (VatScheme::Standard, Event::Credit, NOTHING, NOTHING),
    (VatScheme::Standard, Event::Void, NOTHING, NOTHING),
    (VatScheme::Standard, Event::Late, WHOLE, WHOLE),
    (VatScheme::Cash, Event::Issue, NOTHING, NOTHING),
    (VatScheme::Cash, Event::PayHalf, HALF, HALF),
    (VatScheme::Cash, Event::PayAll, WHOLE, WHOLE),
    (VatScheme::Cash, Event::Credit, NOTHING, NOTHING),
    (VatScheme::Cash, Event::Void, NOTHING, NOTHING),
    (VatScheme::Cash, Event::Late, WHOLE, WHOLE),
    (VatScheme::FlatRate, Event::Issue, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::PayHalf, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::PayAll, FLAT, NOTHING),
    (VatScheme::FlatRate, Event::Credit, NOTHING, NOTHING),
    (VatScheme::FlatRate, Event::Void, NOTHING, NOTHING),
    (VatScheme::FlatRate, Event::Late, FLAT, NOTHING),
];

/// What a case comes to: the nine boxes. A supply is of a code, its kind, a net and VAT.
fn boxes_of(
    of: InvoiceType,
    scheme: VatScheme,
    event: Event,
    line: (LedgerVatCode, TaxCodeKind, i64, i64),
) -> Boxes {
    let mut books = VatBooks::under(VatMethods::new(method(scheme, None), Vec::new()));
    let [issued, paid, end] = ["2026-02-10", "2026-03-20", "2026-03-31"].map(day);
    if event == Event::Late {
        books.book.vat_returned_to = Some(end);
    }
    let invoice = books.issue_kind((of, InvoiceKind::Invoice), [issued; 2], line);
    let gross = books.issued[invoice].gross;
    match event {
        Event::Issue => {}
        Event::PayHalf => books.settle(invoice, paid, gross / 2),
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
    (scheme(), prop::collection::btree_map(0_i32..90, scheme(), 0..3)).prop_map(|(first, later)| {
        let from = |(at, scheme)| method(scheme, Some(day("2026-01-01").plus_days(at)));
        VatMethods::new(method(first, None), later.into_iter().map(from).collect())
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
    ) {
        let start = day("2026-01-01");
        let ever = [Date::FIRST, Date::LAST];
        let mut books = VatBooks::under(methods);
        for (at, Story { what, days, line, payments, voided }) in stories.iter().enumerate() {
            if at == stories.len() / 2 {
                // From here on some of it is late.
                books.book.vat_returned_to = Some(start.plus_days(returned_to - 30));
            }
            let place = books.issue(*what, days.map(|at| start.plus_days(at)), *line);
            prop_assert_eq!(i128::from(books.control), books.figures(ever).totals().tracked() + i128::from(books.to_be_paid()));
            for (on, part) in payments {
                books.settle(place, start.plus_days(*on), *part);
                prop_assert_eq!(i128::from(books.control), books.figures(ever).totals().tracked() + i128::from(books.to_be_paid()));
            }
            if *voided {
                books.void(place, start.plus_days(days[0] + 3));
            }
            prop_assert_eq!(i128::from(books.control), books.figures(ever).totals().tracked() + i128::from(books.to_be_paid()));
        }
    }
}
