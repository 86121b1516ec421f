//! What counts in a VAT return: a line's net and VAT, on the side of sales or of purchases.
//!
//! As a rule it counts on the day of its posting. The VAT of an invoice under the cash accounting
//! scheme counts when it is settled, a share with each part of it.

use std::collections::BTreeMap;

use super::book::Book;
use super::invoice::VatCounts;
use super::posting::{Leg, Posting};
use super::vat::rounded_wide;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::ledger::vat_return::Side;
use crate::date::Date;
use crate::id::{AllocationId, InvoiceId};
use crate::money::Money;

/// The side of a line that belongs to no document: that of its account.
#[must_use]
pub const fn side_of(account_type: AccountType) -> Side {
    match account_type {
        AccountType::Income => Side::Output,
        _ => Side::Input,
    }
}

/// What one line counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatLine {
    /// Sales, or purchases.
    pub side: Side,
    /// How it stands to VAT; never `NV`.
    pub code: VatCode,
    /// Without the VAT; above 0 it adds to its side.
    pub net: Money,
    /// The VAT, with the sign of the net.
    pub vat: Money,
}

impl VatLine {
    /// What a line counts for on a side; none for one without a VAT code or outside the scope of VAT,
    /// and for the line of the VAT itself.
    #[must_use]
    pub fn of(leg: &Leg, side: Side) -> Option<Self> {
        let code = leg.vat_code.filter(|code| *code != VatCode::Nv && !leg.is_generated)?;
        // A credit adds to sales, a debit to purchases.
        let net = match side {
            Side::Output => leg.amount.minor().saturating_neg(),
            Side::Input => leg.amount.minor(),
        };
        let vat = leg.vat.minor() * net.signum();
        Some(Self { side, code, net: Money::from_minor(net), vat: Money::from_minor(vat) })
    }
}

/// Net and VAT of one side and code together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NetAndVat {
    /// Minor units.
    pub net: i64,
    /// Minor units.
    pub vat: i64,
}

/// Net and VAT of an invoice or a credit note, by side and code.
pub type VatByCode = BTreeMap<(Side, VatCode), NetAndVat>;

/// How much of a gross total is settled, minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettledShare {
    /// What is paid or credited by now: from 0 to the gross total.
    pub settled: i64,
    /// The gross total, above 0.
    pub gross: i64,
}

impl SettledShare {
    /// The share of a part of the invoice: part x settled / gross, to the nearest minor unit, a half
    /// away from zero. All of it where all is settled.
    ///
    /// Source: HMRC Notice 731, section 4: part payments are apportioned fairly between the supplies of
    /// an invoice.
    #[must_use]
    pub fn share(self, part: i64) -> i64 {
        if self.gross <= 0 {
            return 0;
        }
        let share =
            rounded_wide(i128::from(part) * i128::from(self.settled), i128::from(self.gross));
        // At most the part itself: what is settled is at most the gross total.
        i64::try_from(share).unwrap_or(part)
    }

    /// What of the whole is to count by now, by side and code.
    #[must_use]
    pub fn of(self, whole: &VatByCode) -> VatByCode {
        let share =
            |part: &NetAndVat| NetAndVat { net: self.share(part.net), vat: self.share(part.vat) };
        whole.iter().map(|(of, part)| (*of, share(part))).collect()
    }

    /// What comes to count now, besides what did before; below 0 where less is settled than was.
    /// Nothing for sides and codes where that is nothing.
    #[must_use]
    pub fn due(self, whole: &VatByCode, before: &VatByCode) -> Vec<VatLine> {
        let due = self.of(whole).into_iter().map(|((side, code), share)| {
            let was = before.get(&(side, code)).copied().unwrap_or_default();
            let (net, vat) = (share.net - was.net, share.vat - was.vat);
            VatLine { side, code, net: Money::from_minor(net), vat: Money::from_minor(vat) }
        });
        due.filter(|entry| !entry.net.is_zero() || !entry.vat.is_zero()).collect()
    }
}

/// How the VAT of a posting counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VatCounting {
    /// On its day, each line on the side of its account.
    ByAccount,
    /// On its day, for this document, all lines on its side: the posting that issues it, or its mirror.
    Issued(InvoiceId, Side),
    /// When this document is settled ([`CountedVat::of_changes`]).
    Paid(InvoiceId, Side),
}

/// What counts in a VAT return, or is to count there when it is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountedVat {
    /// The place of the entry that it is of.
    pub sequence: i64,
    /// The line of it; for a part of a document, the number of the code.
    pub line: i64,
    /// 0 for a line of a posting.
    pub part: i64,
    /// The day of the posting or of what settles it.
    pub entry_date: Date,
    /// The day on which it counts; none where it is to count when it is paid.
    pub vat_date: Option<Date>,
    /// What it counts for.
    pub entry: VatLine,
    /// The document, if it is of one.
    pub invoice: Option<InvoiceId>,
    /// What settles it.
    pub allocation: Option<AllocationId>,
}

impl VatCounting {
    /// That of a document's posting, or of the mirror that undoes it.
    #[must_use]
    pub const fn of_document(
        invoice: InvoiceId,
        invoice_type: InvoiceType,
        counts: VatCounts,
    ) -> Self {
        let side = match invoice_type {
            InvoiceType::Sales => Side::Output,
            InvoiceType::Purchase => Side::Input,
        };
        match counts {
            VatCounts::Issued => Self::Issued(invoice, side),
            VatCounts::Paid => Self::Paid(invoice, side),
        }
    }

    /// What the lines of a posting count for, which has this place in the books. None where the book was
    /// not asked for an account of it.
    #[must_use]
    pub fn of(
        self,
        posting: &Posting,
        day: Date,
        sequence: i64,
        book: &Book,
    ) -> Option<Vec<CountedVat>> {
        let mut counted = Vec::new();
        for (leg, line) in posting.legs().iter().zip(1_i64..) {
            if leg.vat_code.is_none() || leg.is_generated {
                continue;
            }
            let (side, invoice) = match self {
                Self::ByAccount => (side_of(book.accounts.get(&leg.account)?.account_type), None),
                Self::Issued(invoice, side) | Self::Paid(invoice, side) => (side, Some(invoice)),
            };
            let Some(entry) = VatLine::of(leg, side) else { continue };
            let vat_date = match self {
                Self::Paid(..) => None,
                Self::ByAccount | Self::Issued(..) => Some(book.vat_date(day)),
            };
            let (entry_date, part, allocation) = (day, 0, None);
            counted.push(CountedVat {
                sequence,
                line,
                part,
                entry_date,
                vat_date,
                entry,
                invoice,
                allocation,
            });
        }
        Some(counted)
    }
}

/// What of a document has come to be settled, or no longer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettledChange {
    /// What was added or taken back.
    pub allocation: AllocationId,
    /// From when on: the allocation's date, or its removed date.
    pub date: Date,
    /// Minor units; below 0 for one that is taken back.
    pub amount: i64,
}

/// What there is of a document to count, and what of it counts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CountedSoFar {
    /// By its posting, and the mirror if there is one.
    pub whole: VatByCode,
    /// What has counted.
    pub before: VatByCode,
    /// The last part that has been counted.
    pub part: i64,
}

impl CountedVat {
    /// What comes to count of a document by these changes, in their order, where its VAT counts when it is
    /// paid. `settled` is as it is behind all of them; `sequence` is the place of the document's entry.
    #[must_use]
    pub fn of_changes(
        (invoice, sequence): (InvoiceId, i64),
        settled: SettledShare,
        changes: &[SettledChange],
        mut counted: CountedSoFar,
        book: &Book,
    ) -> Vec<Self> {
        let all: i64 = changes.iter().map(|change| change.amount).sum();
        let mut now = SettledShare { settled: settled.settled - all, ..settled };
        let mut rows = Vec::new();
        for SettledChange { allocation, date, amount } in changes {
            now.settled += amount;
            counted.part += 1;
            rows.extend(now.due(&counted.whole, &counted.before).into_iter().map(|entry| Self {
                sequence,
                line: number_of(entry.code),
                part: counted.part,
                entry_date: *date,
                vat_date: Some(book.vat_date(*date)),
                entry,
                invoice: Some(invoice),
                allocation: Some(*allocation),
            }));
            counted.before = now.of(&counted.whole);
        }
        rows
    }
}

/// The number of a code: where what counts of a document stands, code by code.
fn number_of(code: VatCode) -> i64 {
    VatCode::ALL.iter().zip(1..).find(|(known, _)| **known == code).map_or(1, |(_, number)| number)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::id::AccountId;

    fn leg(minor: i64, vat: i64, code: Option<VatCode>) -> Leg {
        Leg {
            account: AccountId::new(1),
            amount: Money::from_minor(minor),
            memo: None,
            vat_code: code,
            vat: Money::from_minor(vat),
            is_generated: false,
        }
    }

    #[test]
    fn a_credit_adds_to_sales_and_a_debit_to_purchases() {
        let signs = |minor, side| {
            let entry = VatLine::of(&leg(minor, 20, Some(VatCode::St)), side).unwrap();
            (entry.net.minor(), entry.vat.minor())
        };
        assert_eq!(signs(-100, Side::Output), (100, 20));
        assert_eq!(signs(100, Side::Output), (-100, -20));
        assert_eq!(signs(100, Side::Input), (100, 20));
        assert_eq!(signs(-100, Side::Input), (-100, -20));
    }

    #[test]
    fn what_is_outside_the_scope_and_the_line_of_the_vat_count_for_nothing() {
        assert_eq!(VatLine::of(&leg(100, 0, None), Side::Input), None);
        assert_eq!(VatLine::of(&leg(100, 0, Some(VatCode::Nv)), Side::Input), None);
        let generated = Leg { is_generated: true, ..leg(20, 0, Some(VatCode::St)) };
        assert_eq!(VatLine::of(&generated, Side::Input), None);
        for code in [VatCode::St, VatCode::Rr, VatCode::Zr, VatCode::Ex] {
            assert!(VatLine::of(&leg(100, 0, Some(code)), Side::Input).is_some(), "{code}");
        }
    }

    /// An invoice of 100.00 at the standard rate and 50.00 at the zero rate, 170.00 in all.
    fn mixed() -> VatByCode {
        let part = |net, vat| NetAndVat { net, vat };
        BTreeMap::from([
            ((Side::Output, VatCode::St), part(10_000, 2_000)),
            ((Side::Output, VatCode::Zr), part(5_000, 0)),
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
        assert_eq!(part[&(Side::Output, VatCode::St)], NetAndVat { net: 1_961, vat: 392 });
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
                ((Side::Output, VatCode::St), NetAndVat { net, vat }),
                ((Side::Output, VatCode::Ex), NetAndVat { net: exempt, vat: 0 }),
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
            let of = (InvoiceId::new(1), 3);
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
}
