//! What counts in VAT returns, as it is stored.

use std::collections::BTreeMap;

use tieout::contract::chart::VatCode;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::vat_return::Side;
use tieout::date::Date;
use tieout::id::{AllocationId, InvoiceId, OrganisationId};
use tieout::ledger::Book;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::posting::Posting;
use tieout::ledger::vat_entry::{NetAndVat, VatLine, side_of};

use crate::asking::{Putting, putting};
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::invoices::InvoiceRow;

/// How the VAT of a posting counts.
#[derive(Debug, Clone, Copy)]
pub(crate) enum VatCounting {
    /// On its day, each line on the side of its account.
    ByAccount,
    /// On its day, for this document, all lines on its side: the posting that issues it, or its mirror.
    Issued(InvoiceId, Side),
    /// When this document is settled ([`settled`](super::settled)).
    Paid(InvoiceId, Side),
}

/// What counts in a VAT return, or is to count there when it is paid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PendingVat {
    pub(super) sequence: i64,
    pub(super) line: i64,
    /// 0 for a line of a posting.
    pub(super) part: i64,
    pub(super) entry_date: Date,
    /// None where it is to count when it is paid.
    pub(super) vat_date: Option<Date>,
    pub(super) entry: VatLine,
    pub(super) invoice: Option<InvoiceId>,
    pub(super) allocation: Option<AllocationId>,
}

const VAT_ENTRIES: Putting = putting!(
    vat_entries [
        organisation_id: text 0, sequence: int 1, line: int 2, part: int 3, entry_date: text 4,
        vat_date: text 5, side: text 6, vat_code: text 7, net: int 8, vat: int 9,
        invoice_id: text 10, allocation_id: text 11
    ]
);

const VAT_DAYS: Putting = putting!(
    vat_days [organisation_id: text 0, day: text 1, side: text 2, net: int 3, vat: int 4]
    "ON CONFLICT (organisation_id, day, side) DO UPDATE SET net = vat_days.net + excluded.net, \
    vat = vat_days.vat + excluded.vat"
);

/// Writes what counts, and what that makes of its days.
pub(in crate::ledger) async fn put(
    tx: &mut Tx,
    rows: &[(OrganisationId, PendingVat)],
) -> Result<(), StoreError> {
    let entries: Vec<_> = rows.iter().map(|(id, row)| row.values(*id)).collect();
    tx.put(VAT_ENTRIES, &entries).await?;
    let mut days: BTreeMap<(OrganisationId, Date, Side), NetAndVat> = BTreeMap::new();
    for (organisation, row) in rows {
        let Some(day) = row.vat_date else { continue };
        let sum = days.entry((*organisation, day, row.entry.side)).or_default();
        // Never beyond the sum of all totals, which was checked.
        sum.net += row.entry.net.minor();
        sum.vat += row.entry.vat.minor();
    }
    let day = |((organisation, day, side), sum): (&(OrganisationId, Date, Side), &NetAndVat)| {
        (organisation.to_string(), day.to_string(), side.name(), sum.net, sum.vat)
    };
    tx.put(VAT_DAYS, &days.iter().map(day).collect::<Vec<_>>()).await
}

impl VatCounting {
    /// That of a document's posting, or of the mirror that undoes it.
    pub(in crate::ledger) const fn of_document(document: &InvoiceRow) -> Self {
        let side = match document.invoice_type {
            InvoiceType::Sales => Side::Output,
            InvoiceType::Purchase => Side::Input,
        };
        match document.vat_counts {
            VatCounts::Issued => Self::Issued(document.id, side),
            VatCounts::Paid => Self::Paid(document.id, side),
        }
    }

    /// What the lines of a posting count for, which has this place in the books.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] for an account that the book was not asked for.
    pub(in crate::ledger) fn of(
        self,
        posting: &Posting,
        day: Date,
        sequence: i64,
        book: &Book,
    ) -> Result<Vec<PendingVat>, StoreError> {
        let mut rows = Vec::new();
        for (leg, line) in posting.legs().iter().zip(1_i64..) {
            if leg.vat_code.is_none() || leg.is_generated {
                continue;
            }
            let (side, invoice) = match self {
                Self::ByAccount => {
                    let account = book.accounts.get(&leg.account);
                    (side_of(account.ok_or(StoreError::Corrupt("account_id"))?.account_type), None)
                }
                Self::Issued(invoice, side) | Self::Paid(invoice, side) => (side, Some(invoice)),
            };
            let Some(entry) = VatLine::of(leg, side) else { continue };
            let vat_date = match self {
                Self::Paid(..) => None,
                Self::ByAccount | Self::Issued(..) => Some(book.vat_date(day)),
            };
            let (entry_date, part, allocation) = (day, 0, None);
            let row = PendingVat {
                sequence,
                line,
                part,
                entry_date,
                vat_date,
                entry,
                invoice,
                allocation,
            };
            rows.push(row);
        }
        Ok(rows)
    }
}

impl PendingVat {
    /// For [`VAT_ENTRIES`].
    fn values(&self, organisation: OrganisationId) -> impl serde::Serialize + use<> {
        let VatLine { side, code, net, vat } = self.entry;
        (
            organisation.to_string(),
            self.sequence,
            self.line,
            self.part,
            self.entry_date.to_string(),
            self.vat_date.map(|day| day.to_string()),
            side.name(),
            VatCode::name(code),
            net.minor(),
            vat.minor(),
            self.invoice.map(|id| id.to_string()),
            self.allocation.map(|id| id.to_string()),
        )
    }
}
