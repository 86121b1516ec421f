//! Documents made, and issued.

use async_trait::async_trait;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoiceType, NewInvoice, NewInvoiceLine,
};
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::organisation::VatRounding;
use tieout::date::Date;
use tieout::id::{AccountId, InvoiceId, JournalId, OrganisationId};
use tieout::ledger::book::check_currency;
use tieout::ledger::document::{LinePricing, NetVatGross, VatTreatment, document_amounts};
use tieout::ledger::entry::{NewEntry, room};
use tieout::ledger::invoice::{
    DocumentLine, DocumentPosting, Stage, VatCounts, check_accounts, check_contact, check_due,
    check_number, check_tax_point, due_date, post, title,
};
use tieout::ledger::line_vat::LineVat;
use tieout::ledger::sanity::{of_date, of_document, of_number, of_purchase};
use tieout::ledger::vat::OwnVatCode;
use tieout::ledger::vat_method::{VatMethods, counts_of};
use tieout::ledger::{Book, Refusal};
use tieout::money::Money;

use super::number::{check_document, check_free, similar_number, take_next};
use super::rows::{InvoiceRow, LineRow, document_line};
use super::stored::{save, save_lines};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::contacts::naming::{Party, party};
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::vat::methods::methods_and_rounding;
use crate::ledger::vat::settled_up::settle_up;
use crate::writes::batch::Batch;
use crate::writes::books::no_room;
use crate::writes::events::audit_json;
use crate::writes::read_set::ReadSet;

/// How an organisation accounts for the VAT of documents.
#[derive(Debug, Clone)]
pub(super) struct VatManner {
    pub(super) rounding: VatRounding,
    methods: VatMethods,
}

impl VatManner {
    /// When the VAT of a document with this tax point counts.
    fn counts_on(&self, tax_point: Date) -> VatCounts {
        counts_of(self.methods.on(tax_point))
    }
}

pub(super) async fn vat_manner(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<VatManner, StoreError> {
    let (methods, rounding) = methods_and_rounding(batch, organisation).await?;
    Ok(VatManner { rounding, methods })
}

/// A document that is being made or changed.
#[derive(Debug)]
pub(super) struct DocumentDraft {
    pub(super) row: InvoiceRow,
    pub(super) lines: Vec<LineRow>,
    /// The VAT of each line, once they are worked out.
    pub(super) vats: Vec<LineVat>,
}

/// Lines as a body has them, not worked out yet.
pub(super) fn fresh(lines: &[NewInvoiceLine]) -> Vec<LineRow> {
    let line = |new| LineRow {
        line: document_line(new),
        amounts: NetVatGross::default(),
        account_code: String::new(),
        reverse_rate: None,
    };
    lines.iter().map(line).collect()
}

impl DocumentDraft {
    pub(super) fn accounts(&self) -> impl Iterator<Item = AccountId> + use<'_> {
        self.lines.iter().map(|row| row.line.account)
    }

    fn document_lines(&self) -> Vec<DocumentLine> {
        self.lines.iter().map(|row| row.line.clone()).collect()
    }

    /// Works its lines out anew.
    pub(super) fn work_out(&mut self, vat: &VatManner, book: &Book) -> Result<(), Refusal> {
        let document = self.row.document_vat();
        let (day, side) = (self.row.tax_point(), document.side);
        let amounts_are = self.row.amounts_are;
        let manner = VatTreatment { amounts_are, rounding: vat.rounding, day, side };
        let priced: Vec<LinePricing> = self.lines.iter().map(|row| row.line.priced).collect();
        let worth = document_amounts(&priced, manner, &book.rates)?;
        for (row, amounts) in self.lines.iter_mut().zip(&worth.lines) {
            row.amounts = *amounts;
            let own = book.rates.own_code(row.line.priced.vat_code);
            row.reverse_rate = own.and_then(OwnVatCode::domestic_reverse_rate);
            if let Some(account) = book.accounts.get(&row.line.account) {
                row.account_code.clone_from(&account.code);
            }
        }
        (self.row.total, self.vats) = (worth.total, worth.vats);
        Ok(())
    }

    /// Refuses lines on accounts that take none by hand.
    pub(super) fn check_accounts(&self, book: &Book) -> Result<(), Refusal> {
        check_accounts(&self.document_lines(), book)
    }

    /// Refuses a tax point that it cannot have.
    pub(super) fn check_tax_point(&self, book: &Book) -> Result<(), Refusal> {
        let row = &self.row;
        check_tax_point((row.invoice_type, row.kind), row.issue_date, row.tax_point(), book)
    }

    /// Tells of what is rarely meant of it, or where the caller is strict, refuses it; its lines are worked out.
    pub(super) async fn warn(
        &self,
        batch: &mut Batch,
        context: &Context,
        is_strict: bool,
    ) -> Decided<()> {
        let (row, today) = (&self.row, context.today()?);
        let similar = similar_number(batch, row).await?;
        let known = batch.book(context.organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let lines = || self.lines.iter().map(|row| (&row.line, row.amounts));
        let mut found = of_document(lines(), row.tax_point(), &known.book);
        if (row.invoice_type, row.kind) == (InvoiceType::Purchase, InvoiceKind::Invoice) {
            found.extend(of_purchase(lines(), row.tax_point(), &known.book));
        }
        let days = [
            ("issue_date", row.issue_date),
            ("tax_point", row.tax_point()),
            ("due_date", row.due_date),
        ];
        // The others follow from the first.
        found.extend(days.into_iter().find_map(|(field, day)| of_date(day, today, field)));
        let number = row.number.as_deref().unwrap_or_default();
        found.extend(of_number(number, similar.as_deref()));
        Ok(batch.warn(found, is_strict)?)
    }

    /// Issues it, its lines worked out: it gets its number, is posted, and changes no more.
    pub(super) async fn issue(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        vat: &VatManner,
        journal: JournalId,
    ) -> Decided<()> {
        let known = batch.book(context.organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let lines = self.document_lines();
        let worth = tieout::ledger::document::DocumentAmounts {
            lines: self.lines.iter().map(|row| row.amounts).collect(),
            vats: self.vats.clone(),
            total: self.row.total,
        };
        let document = DocumentPosting {
            invoice_type: self.row.invoice_type,
            kind: self.row.kind,
            issue_date: self.row.issue_date,
            lines: &lines,
            worth: &worth,
        };
        check_number(self.row.invoice_type, self.row.number.as_deref())?;
        self.check_tax_point(&known.book)?;
        let posting = post(document, &known.book)?;
        // Looked at before a number is taken, so that a refusal changes nothing.
        room(known.end.posted_minor, posting.total(), false)?;
        let number = match self.row.number.take() {
            Some(number) => number,
            None => take_next(batch, context.organisation, self.row.kind).await?,
        };
        self.row.vat_counts = vat.counts_on(self.row.tax_point());
        let row = &self.row;
        let entry = NewEntry {
            id: journal,
            entry_date: row.issue_date,
            description: title(row.invoice_type, row.kind, &number, &row.contact_name),
            reference: Some(number.clone()),
            external_id: None,
            source: Source::Invoice,
            reverses: None,
        };
        let posted = batch.books.post_as(context, entry, &posting, row.vat_counting());
        posted.map_err(no_room)?;
        self.row.number = Some(number);
        self.row.stage = Stage::Issued;
        self.row.journal = Some(journal);
        Ok(())
    }
}

/// Makes a document; issues it unless it is to be a draft.
#[derive(Debug, Clone)]
pub struct CreateInvoice {
    /// Its name.
    pub id: InvoiceId,
    /// The name of the journal that it becomes, if it becomes one.
    pub journal: JournalId,
    /// What it is to be.
    pub new: NewInvoice,
}

impl CreateInvoice {
    fn accounts(&self) -> impl Iterator<Item = AccountId> {
        self.new.lines.iter().map(|line| line.account_id)
    }

    fn draft(&self, context: &Context, currency: String, party: Party) -> DocumentDraft {
        let new = self.new.clone();
        let due = due_date(new.kind, new.issue_date, party.payment_terms_days);
        let row = InvoiceRow {
            id: self.id,
            organisation: context.organisation,
            currency,
            invoice_type: new.invoice_type,
            kind: new.kind,
            stage: Stage::Draft,
            number: new.number,
            contact: new.contact_id,
            contact_name: party.name,
            issue_date: new.issue_date,
            given_tax_point: new.tax_point,
            due_date: new.due_date.unwrap_or(due),
            amounts_are: new.amounts_are,
            reference: new.reference,
            notes: new.notes,
            external_id: new.external_id,
            metadata: new.metadata.unwrap_or_default(),
            total: NetVatGross::default(),
            paid: Money::ZERO,
            credited: Money::ZERO,
            written_off: Money::ZERO,
            relieved: Money::ZERO,
            vat_relieved: Money::ZERO,
            vat_counts: VatCounts::Issued,
            journal: None,
            void_date: None,
            void_journal: None,
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        DocumentDraft { row, lines: fresh(&new.lines), vats: Vec::new() }
    }
}

#[async_trait]
impl Action for CreateInvoice {
    type Object = Invoice;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, self.accounts());
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let (organisation, new) = (context.organisation, &self.new);
        let party = party(batch, organisation, new.contact_id, "contact_id").await?;
        let vat = vat_manner(batch, organisation).await?;
        let known = batch.book(organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let kind = party.kind;
        let mut draft = self.draft(context, known.currency.clone(), party);
        check_currency(new.currency.as_ref(), &known.currency)?;
        check_contact(new.invoice_type, kind)?;
        check_due(draft.row.issue_date, draft.row.due_date)?;
        draft.check_tax_point(&known.book)?;
        draft.check_accounts(&known.book)?;
        draft.work_out(&vat, &known.book)?;
        check_free(batch, &draft.row).await?;
        check_document(batch, &draft.row).await?;
        draft.warn(batch, context, new.strict).await?;
        if new.issue {
            draft.issue(batch, context, &vat, self.journal).await?;
        }
        save(batch, [&draft.row]).await?;
        save_lines(batch, &draft.row, &draft.lines).await?;
        if new.issue {
            settle_up(batch, &draft.row).await?;
        }
        let made = draft.row.object(&draft.lines, context.at.day());
        batch.books.audit(
            context,
            "invoice.create",
            self.id.to_string(),
            [None, audit_json(&made)],
        )?;
        Ok(made)
    }
}
