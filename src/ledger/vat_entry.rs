//! What counts in a VAT return: a line's net and VAT, on the side of sales or of purchases.
//!
//! As a rule it counts on the day of its posting. The VAT of an invoice under the cash accounting
//! scheme counts when it is settled, a share with each part of it.

use std::collections::{BTreeMap, BTreeSet};

use super::book::Book;
use super::invoice::VatCounts;
use super::posting::{Leg, Posting};
use super::vat::rounded_wide;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::id::{AllocationId, InvoiceId};
use crate::money::Money;

/// The side of a line that belongs to no document and does not say its side: that of its account.
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
    pub code: LedgerVatCode,
    /// The kind of the code. All but the usual one count by the usual rules whatever the scheme: at their tax
    /// point, and outside a flat-rate turnover.
    pub kind: TaxCodeKind,
    /// Without the VAT; above 0 it adds to its side.
    pub net: Money,
    /// The VAT, with the sign of the net.
    pub vat: Money,
}

impl VatLine {
    /// What a line counts for on a side; nothing for one without a VAT code or outside the scope of VAT,
    /// and for the line of the VAT itself. Where the buyer accounts for the VAT it counts on both sides: of what is
    /// not reclaimed, on that of sales only. A line of VAT that says its side belongs to no other: it counts as VAT
    /// without a net amount.
    ///
    /// Source: HMRC Notice 741A, section 5 (services from abroad: the full value in boxes 6 and 7); Notice 735
    /// (domestic: no value in box 6 of the buyer); Notice 700/12, section 3 (imports).
    pub fn all_of(leg: &Leg, side: Side) -> impl Iterator<Item = Self> + use<> {
        let kind = leg.vat_kind;
        let code = leg.vat_code.filter(|code| {
            *code != LedgerVatCode::NV
                && kind != TaxCodeKind::OutsideScope
                && !is_vat_of_another(leg)
        });
        let sign = leg.amount.minor().signum();
        let (net, vat) = if leg.is_generated {
            (0, leg.amount.minor())
        } else {
            (leg.amount.minor() - sign * leg.vat_in_cost.minor(), sign * leg.vat.minor())
        };
        let line = move |side, net: i64, vat: i64| {
            let (net, vat) = (Money::from_minor(net), Money::from_minor(vat));
            Some(Self { side, code: code?, kind, net, vat })
        };
        let own = match side {
            // A credit adds to sales, a debit to purchases.
            Side::Output => line(side, -net, -vat),
            Side::Input => line(side, net, vat),
        };
        let all_vat = vat + sign * leg.vat_in_cost.minor();
        let reversed = match (kind, side) {
            (TaxCodeKind::ReverseCharge, Side::Input) => line(Side::Output, net, all_vat),
            (kind, Side::Input) if kind.is_reverse() => line(Side::Output, 0, all_vat),
            _ => None,
        };
        let is_something = |line: &Self| !line.net.is_zero() || !line.vat.is_zero();
        own.into_iter().chain(reversed.filter(is_something))
    }
}

/// Whether it is the line of the VAT of the one before.
const fn is_vat_of_another(leg: &Leg) -> bool {
    leg.is_generated && leg.vat_side.is_none()
}

/// Net and VAT of one side and code together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NetAndVat {
    /// Minor units.
    pub net: i64,
    /// Minor units.
    pub vat: i64,
}

/// Net and VAT of an invoice or a credit note, by side and code; of codes of the usual kind, the others do not
/// wait for payment.
pub type VatByCode = BTreeMap<(Side, LedgerVatCode), NetAndVat>;

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
            let (net, vat) = (Money::from_minor(net), Money::from_minor(vat));
            VatLine { side, code, kind: TaxCodeKind::Standard, net, vat }
        });
        due.filter(|entry| !entry.net.is_zero() || !entry.vat.is_zero()).collect()
    }
}

/// A document, as far as its VAT has to know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocumentVat {
    /// Which one.
    pub invoice: InvoiceId,
    /// Its side.
    pub side: Side,
    /// The day of its posting.
    pub issue_date: Date,
    /// The day whose method holds.
    pub tax_point: Date,
    /// The day for which it counts where it counts when it is issued.
    pub counts_from: Date,
}

impl DocumentVat {
    /// One of this type. A credit note has the rates and the method of what it credits, and counts when it
    /// is issued. Source: HMRC Notice 700, section 18 (as of 2024).
    #[must_use]
    pub const fn new(
        invoice: InvoiceId,
        (invoice_type, kind): (InvoiceType, InvoiceKind),
        issue_date: Date,
        tax_point: Date,
    ) -> Self {
        let side = match invoice_type {
            InvoiceType::Sales => Side::Output,
            InvoiceType::Purchase => Side::Input,
        };
        let counts_from = match kind {
            InvoiceKind::Invoice => tax_point,
            InvoiceKind::CreditNote => issue_date,
        };
        Self { invoice, side, issue_date, tax_point, counts_from }
    }

    /// The day for which a posting of it counts: that of the one that issues it also for the mirror of the
    /// same day; its own day for a mirror that comes later.
    #[must_use]
    pub fn counts_on(&self, day: Date) -> Date {
        if day == self.issue_date { self.counts_from } else { day }
    }
}

/// How the VAT of a posting counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VatCounting {
    /// On its day, each line on its side, under the method of that day.
    ByAccount,
    /// The same under the method of this day: that of what it undoes.
    Undoing(Date),
    /// For this document, all lines on its side: the posting that issues it, or its mirror.
    Issued(DocumentVat),
    /// When this document is settled ([`CountedVat::of_changes`]).
    Paid(DocumentVat),
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
    /// The day whose VAT method holds for it.
    pub method_date: Date,
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
    pub const fn of_document(document: DocumentVat, counts: VatCounts) -> Self {
        match counts {
            VatCounts::Issued => Self::Issued(document),
            VatCounts::Paid => Self::Paid(document),
        }
    }

    /// That of the mirror of an entry of this day.
    #[must_use]
    pub const fn undoing(self, entry_date: Date) -> Self {
        match self {
            Self::ByAccount => Self::Undoing(entry_date),
            other => other,
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
        let (vat_date, method_date, document) = match self {
            Self::ByAccount => (Some(book.vat_date(day)), day, None),
            Self::Undoing(of) => (Some(book.vat_date(day)), of, None),
            Self::Issued(of) => (Some(book.vat_date(of.counts_on(day))), of.tax_point, Some(of)),
            Self::Paid(of) => (None, of.tax_point, Some(of)),
        };
        // What does not wait for payment.
        let at_tax_point = |kind| {
            let of = document.filter(|_| kind != TaxCodeKind::Standard);
            of.map(|document| book.vat_date(document.counts_on(day)))
        };
        for (leg, line) in posting.legs().iter().zip(1_i64..) {
            if leg.vat_code.is_none() || is_vat_of_another(leg) {
                continue;
            }
            let side = match document {
                Some(document) => document.side,
                None => match leg.vat_side {
                    Some(side) => side,
                    // Posted before lines said their side.
                    None => side_of(book.accounts.get(&leg.account)?.account_type),
                },
            };
            for entry in VatLine::all_of(leg, side) {
                counted.push(CountedVat {
                    sequence,
                    line,
                    part: 0,
                    entry_date: day,
                    vat_date: vat_date.or_else(|| at_tax_point(entry.kind)),
                    method_date,
                    entry,
                    invoice: document.map(|document| document.invoice),
                    allocation: None,
                });
            }
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
        (document, sequence): (DocumentVat, i64),
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
                line: number_of(entry.code, &counted.whole),
                part: counted.part,
                entry_date: *date,
                vat_date: Some(book.vat_date(*date)),
                method_date: document.tax_point,
                entry,
                invoice: Some(document.invoice),
                allocation: Some(*allocation),
            }));
            counted.before = now.of(&counted.whole);
        }
        rows
    }
}

/// What counts of a document by now, on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountedPart {
    /// The day for which it counts.
    pub vat_date: Date,
    /// What it counts for.
    pub entry: VatLine,
}

impl CountedVat {
    /// What comes to count of a document whose method has changed: all that counts of it is taken back, and
    /// what counts by the new method is added, each on its day, or behind the finalised returns. Nothing
    /// for days on which that is the same. `changes` are all of its allocations, in their order; `part` is
    /// the last part that there is.
    #[must_use]
    pub fn of_new_method(
        (document, sequence): (DocumentVat, i64),
        counts: VatCounts,
        settled: SettledShare,
        changes: &[SettledChange],
        so_far: (&VatByCode, &[CountedPart], i64),
        book: &Book,
    ) -> Vec<Self> {
        let (whole, counted, mut part) = so_far;
        let mut sums: BTreeMap<(Date, Side, LedgerVatCode), NetAndVat> = BTreeMap::new();
        let mut add = |day: Date, entry: VatLine, sign: i64| {
            let sum = sums.entry((book.vat_date(day), entry.side, entry.code)).or_default();
            sum.net += sign * entry.net.minor();
            sum.vat += sign * entry.vat.minor();
        };
        for CountedPart { vat_date, entry } in counted {
            add(*vat_date, *entry, -1);
        }
        match counts {
            VatCounts::Issued => {
                let all = SettledShare { settled: settled.gross, ..settled };
                for entry in all.due(whole, &VatByCode::new()) {
                    add(document.counts_from, entry, 1);
                }
            }
            VatCounts::Paid => {
                let nothing = CountedSoFar { whole: whole.clone(), ..CountedSoFar::default() };
                let of = (document, sequence);
                for row in Self::of_changes(of, settled, changes, nothing, book) {
                    add(row.entry_date, row.entry, 1);
                }
            }
        }
        let (mut rows, mut last) = (Vec::new(), None);
        for ((day, side, code), NetAndVat { net, vat }) in sums {
            if net == 0 && vat == 0 {
                continue;
            }
            part += i64::from(last.replace(day) != Some(day));
            let (net, vat) = (Money::from_minor(net), Money::from_minor(vat));
            rows.push(Self {
                sequence,
                line: number_of(code, whole),
                part,
                entry_date: day,
                vat_date: Some(day),
                method_date: document.tax_point,
                entry: VatLine { side, code, kind: TaxCodeKind::Standard, net, vat },
                invoice: Some(document.invoice),
                allocation: None,
            });
        }
        rows
    }
}

/// The number of a code: where what counts of a document stands, code by code. Those of the contract have
/// theirs, an organisation's own come behind them by their place among those of the document.
pub(super) fn number_of(code: LedgerVatCode, whole: &VatByCode) -> i64 {
    let place = |found: Option<usize>| found.and_then(|at| i64::try_from(at).ok());
    let of_contract = VatCode::ALL.map(LedgerVatCode::from);
    let fixed = place(of_contract.iter().position(|known| *known == code));
    let behind = || {
        let codes: BTreeSet<_> = whole.keys().map(|(_, code)| *code).collect();
        place(codes.iter().position(|known| *known == code)).unwrap_or_default() + 5
    };
    fixed.unwrap_or_else(behind) + 1
}

#[cfg(test)]
mod tests;
