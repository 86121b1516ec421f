//! Invoices and credit notes as they are kept, and as callers get them.

use tieout::contract::ledger::invoice::{
    AmountsAre, Invoice, InvoiceKind, InvoiceLine, InvoiceSummary, InvoiceType, NewInvoiceLine,
};
use tieout::contract::ledger::metadata::Metadata;
use tieout::date::Date;
use tieout::id::{ContactId, InvoiceId, JournalId, OrganisationId};
use tieout::ledger::document::{LinePricing, NetVatGross};
use tieout::ledger::invoice::{DocumentLine, Stage, VatCounts, status, vat_note};
use tieout::ledger::vat::VatRate;
use tieout::ledger::vat_entry::{DocumentVat, VatCounting};
use tieout::money::Money;
use tieout::search::folded;
use tieout::time::Timestamp;

use crate::ledger::metadata::stored;

/// An invoice or a credit note, without its lines.
#[derive(Debug, Clone)]
pub(in crate::ledger) struct InvoiceRow {
    pub(in crate::ledger) id: InvoiceId,
    pub(in crate::ledger) organisation: OrganisationId,
    pub(in crate::ledger) currency: String,
    pub(in crate::ledger) invoice_type: InvoiceType,
    pub(in crate::ledger) kind: InvoiceKind,
    pub(in crate::ledger) stage: Stage,
    pub(in crate::ledger) number: Option<String>,
    pub(in crate::ledger) contact: ContactId,
    pub(in crate::ledger) contact_name: String,
    pub(in crate::ledger) issue_date: Date,
    /// None where it is the issue date.
    pub(in crate::ledger) given_tax_point: Option<Date>,
    pub(in crate::ledger) due_date: Date,
    pub(in crate::ledger) amounts_are: AmountsAre,
    pub(in crate::ledger) reference: Option<String>,
    pub(in crate::ledger) notes: Option<String>,
    pub(in crate::ledger) external_id: Option<String>,
    pub(in crate::ledger) metadata: Metadata,
    pub(in crate::ledger) total: NetVatGross,
    /// What receipts and payments settle of it.
    pub(in crate::ledger) paid: Money,
    /// What settles it other than money: what credit notes settle of it, or it of invoices; and what is written
    /// off of it.
    pub(in crate::ledger) credited: Money,
    /// What is written off of it.
    pub(in crate::ledger) written_off: Money,
    /// The gross amount of it whose VAT is moved since it is not paid.
    pub(in crate::ledger) relieved: Money,
    /// The VAT of that.
    pub(in crate::ledger) vat_relieved: Money,
    pub(in crate::ledger) vat_counts: VatCounts,
    pub(in crate::ledger) journal: Option<JournalId>,
    pub(in crate::ledger) void_date: Option<Date>,
    pub(in crate::ledger) void_journal: Option<JournalId>,
    pub(in crate::ledger) created_at: Timestamp,
    pub(in crate::ledger) updated_at: Timestamp,
    pub(in crate::ledger) version: i64,
}

/// A line, and what it comes to.
#[derive(Debug, Clone)]
pub(super) struct LineRow {
    pub(super) line: DocumentLine,
    pub(super) amounts: NetVatGross,
    /// The account's name in the chart.
    pub(super) account_code: String,
    /// The rate at which the buyer accounts for its VAT, under a domestic reverse charge.
    pub(super) reverse_rate: Option<VatRate>,
}

impl InvoiceRow {
    /// What is settled of it, or written off.
    pub(in crate::ledger) const fn settled(&self) -> Money {
        // At most the gross: the database sees to it.
        Money::from_minor(self.paid.minor() + self.credited.minor())
    }

    /// What of it was paid or credited, so that its VAT counts where it counts when it is paid. Under cash
    /// accounting that of what is written off never falls due. Source: HMRC manual VCAS6300 (as of November 2026).
    pub(in crate::ledger) const fn vat_settled(&self) -> Money {
        Money::from_minor(self.settled().minor() - self.written_off.minor())
    }

    /// What is left to be settled, once it is issued.
    pub(in crate::ledger) const fn open(&self) -> Money {
        Money::from_minor(self.total.gross.minor() - self.settled().minor())
    }

    /// How the VAT of its posting counts, and of the mirror that undoes that.
    pub(super) fn vat_counting(&self) -> VatCounting {
        VatCounting::of_document(self.document_vat(), self.vat_counts)
    }

    /// What its VAT has to know of it.
    pub(in crate::ledger) fn document_vat(&self) -> DocumentVat {
        let what = (self.invoice_type, self.kind);
        DocumentVat::new(self.id, what, self.issue_date, self.tax_point())
    }

    /// The day whose rates and VAT method hold for it.
    pub(in crate::ledger) fn tax_point(&self) -> Date {
        self.given_tax_point.unwrap_or(self.issue_date)
    }

    /// Notes that it has changed.
    pub(in crate::ledger) const fn touch(&mut self, at: Timestamp) {
        self.version += 1;
        self.updated_at = at;
    }

    /// As a caller gets it on this day, but for its lines.
    pub(in crate::ledger) fn summary(&self, today: Option<Date>) -> InvoiceSummary {
        let is_open = self.stage == Stage::Issued && self.open() > Money::ZERO;
        let is_late = today.is_some_and(|today| self.due_date < today);
        InvoiceSummary {
            id: self.id,
            invoice_type: self.invoice_type,
            kind: self.kind,
            status: status(self.stage, self.total.gross, self.settled()),
            number: self.number.clone(),
            contact_id: self.contact,
            contact_name: self.contact_name.clone(),
            issue_date: self.issue_date,
            tax_point: self.tax_point(),
            due_date: self.due_date,
            amounts_are: self.amounts_are,
            currency: self.currency.clone(),
            reference: self.reference.clone(),
            notes: self.notes.clone(),
            external_id: self.external_id.clone(),
            metadata: self.metadata.clone(),
            net_total: self.total.net,
            vat_total: self.total.vat,
            gross_total: self.total.gross,
            amount_paid: self.paid,
            amount_credited: Money::from_minor(self.credited.minor() - self.written_off.minor()),
            amount_written_off: self.written_off,
            vat_relieved: self.vat_relieved,
            amount_due: if self.stage == Stage::Void { Money::ZERO } else { self.open() },
            overdue: is_open && is_late && self.kind == InvoiceKind::Invoice,
            journal_id: self.journal,
            void_date: self.void_date,
            void_journal_id: self.void_journal,
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        }
    }

    /// As a caller gets it on this day.
    pub(super) fn object(&self, lines: &[LineRow], today: Option<Date>) -> Invoice {
        let line = |row: &LineRow| {
            let LinePricing { quantity, unit_price, discount_percent, vat_code, .. } =
                row.line.priced;
            InvoiceLine {
                description: row.line.description.clone(),
                quantity,
                unit_price,
                discount_percent,
                account_id: row.line.account,
                account_code: row.account_code.clone(),
                vat_code,
                net_amount: row.amounts.net,
                vat_amount: row.amounts.vat,
                gross_amount: row.amounts.gross,
                vat_note: vat_note(self.invoice_type, row.reverse_rate),
            }
        };
        Invoice { summary: self.summary(today), lines: lines.iter().map(line).collect() }
    }

    /// In the order of the columns that are written.
    pub(super) fn values(&self) -> Vec<serde_json::Value> {
        let texts = [self.number.as_ref(), self.reference.as_ref(), self.notes.as_ref()];
        vec![
            self.id.to_string().into(),
            self.organisation.to_string().into(),
            self.invoice_type.name().into(),
            self.kind.name().into(),
            self.stage.name().into(),
            self.number.clone().into(),
            self.contact.to_string().into(),
            self.issue_date.to_string().into(),
            self.due_date.to_string().into(),
            self.amounts_are.name().into(),
            self.reference.clone().into(),
            self.notes.clone().into(),
            self.total.net.minor().into(),
            self.total.vat.minor().into(),
            self.total.gross.minor().into(),
            self.paid.minor().into(),
            self.credited.minor().into(),
            self.vat_counts.name().into(),
            self.journal.map(|id| id.to_string()).into(),
            self.void_date.map(|day| day.to_string()).into(),
            self.void_journal.map(|id| id.to_string()).into(),
            folded(texts.into_iter().flatten().map(String::as_str)).into(),
            self.created_at.unix_ms().into(),
            self.updated_at.unix_ms().into(),
            self.version.into(),
            self.given_tax_point.map(|day| day.to_string()).into(),
            self.written_off.minor().into(),
            self.relieved.minor().into(),
            self.vat_relieved.minor().into(),
            self.external_id.clone().into(),
            stored(&self.metadata).into(),
        ]
    }
}

/// A line as the body has it.
pub(super) fn document_line(new: &NewInvoiceLine) -> DocumentLine {
    DocumentLine {
        description: new.description.clone(),
        account: new.account_id,
        priced: LinePricing {
            quantity: new.quantity,
            unit_price: new.unit_price,
            discount_percent: new.discount_percent,
            vat_code: new.vat_code,
            given_vat: new.vat_amount,
        },
    }
}
