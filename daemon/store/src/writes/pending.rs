//! What a batch adds to the books, written in a statement a table.

use std::collections::BTreeMap;

use tieout::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use tieout::contract::ledger::vat_side::Side;
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId, UserId};
use tieout::ledger::chain::{EntryHash, LAYOUT};
use tieout::ledger::entry::{BooksEnd, NewEntry, stored_kind};
use tieout::ledger::journal::searched_by;
use tieout::ledger::posting::Leg;
use tieout::ledger::vat_entry::{CountedVat, NetAndVat, VatLine};
use tieout::money::Money;
use tieout::time::Timestamp;

use super::events::{ChainedEvent, write_events};
use crate::db::batch_query::{BatchInsert, batch_insert, chunks, hex};
use crate::db::tx::Tx;
use crate::error::StoreError;
use crate::idempotency::{Answer, Repetition};

/// Debits and credits, and how many lines they are of.
#[derive(Debug, Clone, Copy, Default)]
struct Sides {
    debit: i64,
    credit: i64,
    line_count: i64,
}

/// What a total is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AccountDay {
    pub(crate) organisation: OrganisationId,
    pub(crate) day: Date,
    pub(crate) account: AccountId,
}

/// What a month's total is of.
type Month = (OrganisationId, AccountId, String);

/// What a total of VAT is of: a day, a side, and the day whose method holds.
type VatDay = (OrganisationId, Date, Side, Date, TaxCodeKind);

/// What waits to be written.
#[derive(Debug, Default)]
pub(crate) struct PendingRows {
    pub(crate) journals: Vec<PendingJournal>,
    totals: BTreeMap<AccountDay, Sides>,
    pub(crate) vat: Vec<(OrganisationId, CountedVat)>,
    pub(super) events: Vec<ChainedEvent>,
    pub(crate) answers: Vec<PendingAnswer>,
    pub(crate) heads: Vec<PendingHead>,
}

#[derive(Debug)]
pub(crate) struct PendingJournal {
    pub(crate) organisation: OrganisationId,
    pub(crate) sequence: i64,
    pub(crate) entry: NewEntry,
    pub(crate) legs: Vec<Leg>,
    pub(crate) total: Money,
    pub(crate) at: Timestamp,
    pub(crate) user: UserId,
    pub(crate) hash: EntryHash,
}

#[derive(Debug)]
pub(crate) struct PendingAnswer {
    pub(crate) user: UserId,
    pub(crate) repetition: Repetition,
    pub(crate) answer: Answer,
    pub(crate) at: Timestamp,
}

#[derive(Debug)]
pub(crate) struct PendingHead {
    pub(crate) organisation: OrganisationId,
    pub(crate) end: BooksEnd,
    /// With the operator's key, if there is one.
    pub(crate) seal: Option<[u8; 32]>,
}

const HEADS: BatchInsert<true> = batch_insert!(
    ledger_heads [
        organisation_id: text 0, sequence: int 1, hash: bytes 2, posted: int 3, audited: int 4,
        audit_hash: bytes 5, seal: bytes 6
    ]
    "ON CONFLICT (organisation_id) DO UPDATE SET sequence = excluded.sequence, \
    hash = excluded.hash, posted = excluded.posted, audited = excluded.audited, \
    audit_hash = excluded.audit_hash, seal = excluded.seal"
);

const LINES: BatchInsert<true> = batch_insert!(
    journal_lines [
        organisation_id: text 0, sequence: int 1, line: int 2, account_id: text 3, amount: int 4,
        memo: text 5, vat_code: text 6, vat_amount: int 7, is_generated: int 8, entry_date: text 9,
        vat_side: text 10, vat_kind: text 11, vat_in_cost: int 12
    ]
);

const JOURNALS: BatchInsert<true> = batch_insert!(
    journals [
        id: text 0, organisation_id: text 1, sequence: int 2, entry_date: text 3,
        description: text 4, reference: text 5, external_id: text 6, source: text 7,
        reverses_journal_id: text 8, total: int 9, created_at: int 10, created_by: text 11,
        hash: bytes 12, search: text 13, layout: int 14
    ]
);

const DAYS: BatchInsert<true> = batch_insert!(
    account_days [
        organisation_id: text 0, day: text 1, account_id: text 2, debit: int 3, credit: int 4,
        line_count: int 5
    ]
    "ON CONFLICT (organisation_id, day, account_id) DO UPDATE SET \
    debit = account_days.debit + excluded.debit, credit = account_days.credit + excluded.credit, \
    line_count = account_days.line_count + excluded.line_count"
);

const MONTHS: BatchInsert<true> = batch_insert!(
    account_months [
        organisation_id: text 0, account_id: text 1, month: text 2, debit: int 3, credit: int 4,
        line_count: int 5
    ]
    "ON CONFLICT (organisation_id, account_id, month) DO UPDATE SET \
    debit = account_months.debit + excluded.debit, \
    credit = account_months.credit + excluded.credit, \
    line_count = account_months.line_count + excluded.line_count"
);

const ANSWERS: BatchInsert<true> = batch_insert!(
    idempotent_answers [
        user_id: text 0, realm: text 1, idempotency_key: text 2, fingerprint: bytes 3,
        status: int 4, body: text 5, created_at: int 6
    ]
    "ON CONFLICT (user_id, realm, idempotency_key) DO UPDATE SET \
    fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body, \
    created_at = excluded.created_at"
);

const VAT_ENTRIES: BatchInsert<true> = batch_insert!(
    vat_entries [
        organisation_id: text 0, sequence: int 1, line: int 2, part: int 3, entry_date: text 4,
        vat_date: text 5, method_date: text 6, side: text 7, vat_code: text 8, net: int 9, vat: int 10,
        invoice_id: text 11, allocation_id: text 12, kind: text 13
    ]
);

const VAT_DAYS: BatchInsert<true> = batch_insert!(
    vat_days [
        organisation_id: text 0, day: text 1, side: text 2, method_date: text 3, net: int 4, vat: int 5,
        kind: text 6
    ]
    "ON CONFLICT (organisation_id, day, side, method_date, kind) DO UPDATE SET net = vat_days.net + excluded.net, \
    vat = vat_days.vat + excluded.vat"
);

impl PendingRows {
    /// Adds a line to what is posted to an account on a day.
    pub(crate) fn add_total(&mut self, of: AccountDay, debit: Money, credit: Money) {
        let sides = self.totals.entry(of).or_default();
        // Never beyond the sum of all totals, which was checked.
        sides.debit += debit.minor();
        sides.credit += credit.minor();
        sides.line_count += 1;
    }

    /// Writes it: lines before their journals, which the database holds against them.
    pub(crate) async fn write(self, tx: &mut Tx) -> Result<(), StoreError> {
        write_events(tx, &self.events).await?;
        let posted = chunks(LINES, self.lines())
            .chain(chunks(JOURNALS, self.journals()))
            .chain(chunks(DAYS, self.days()))
            .chain(chunks(MONTHS, self.months()));
        tx.put_all(posted).await?;
        self.write_vat(tx).await?;
        tx.put_all(chunks(ANSWERS, self.answers()).chain(chunks(HEADS, self.heads()))).await
    }

    /// Writes what counts in VAT returns, and what that makes of its days.
    async fn write_vat(&self, tx: &mut Tx) -> Result<(), StoreError> {
        let entries = self.vat.iter().map(|(organisation, row)| vat_values(*organisation, row));
        tx.put_all(chunks(VAT_ENTRIES, entries)).await?;
        let mut days: BTreeMap<VatDay, NetAndVat> = BTreeMap::new();
        for (organisation, row) in &self.vat {
            let Some(day) = row.vat_date else { continue };
            let VatLine { side, kind, .. } = row.entry;
            let sum = days.entry((*organisation, day, side, row.method_date, kind)).or_default();
            // Never beyond the sum of all totals, which was checked.
            sum.net += row.entry.net.minor();
            sum.vat += row.entry.vat.minor();
        }
        let day = |((organisation, day, side, method, kind), sum): (VatDay, NetAndVat)| {
            let (organisation, day, method) =
                (organisation.to_string(), day.to_string(), method.to_string());
            (organisation, day, side.name(), method, sum.net, sum.vat, kind.name())
        };
        tx.put_all(chunks(VAT_DAYS, days.into_iter().map(day))).await
    }

    fn lines(&self) -> impl Iterator<Item = impl serde::Serialize + use<'_>> {
        self.journals.iter().flat_map(lines_of)
    }

    fn journals(&self) -> impl Iterator<Item = impl serde::Serialize + use<'_>> {
        self.journals.iter().map(|journal| {
            let entry = &journal.entry;
            (
                entry.id,
                journal.organisation,
                journal.sequence,
                entry.entry_date,
                &*entry.description,
                entry.reference.as_deref(),
                entry.external_id.as_deref(),
                entry.source.name(),
                entry.reverses,
                journal.total.minor(),
                journal.at.unix_ms(),
                journal.user,
                hex(&journal.hash),
                searched_by(&entry.description, entry.reference.as_deref()),
                LAYOUT,
            )
        })
    }

    fn days(&self) -> impl Iterator<Item = impl serde::Serialize + use<>> {
        self.totals.iter().map(|(of, sides)| {
            let AccountDay { organisation, day, account } = *of;
            (organisation, day, account, sides.debit, sides.credit, sides.line_count)
        })
    }

    fn months(&self) -> impl Iterator<Item = impl serde::Serialize + use<>> + use<> {
        let mut months: BTreeMap<Month, Sides> = BTreeMap::new();
        for (of, sides) in &self.totals {
            let month = of.day.month();
            let sum = months.entry((of.organisation, of.account, month)).or_default();
            sum.debit += sides.debit;
            sum.credit += sides.credit;
            sum.line_count += sides.line_count;
        }
        months.into_iter().map(|((organisation, account, month), sides)| {
            let Sides { debit, credit, line_count } = sides;
            (organisation, account, month, debit, credit, line_count)
        })
    }

    fn answers(&self) -> impl Iterator<Item = impl serde::Serialize + use<'_>> {
        self.answers.iter().map(|PendingAnswer { user, repetition, answer, at }| {
            (
                *user,
                &*repetition.realm,
                &*repetition.key,
                hex(&repetition.fingerprint),
                answer.status,
                &*answer.body,
                at.unix_ms(),
            )
        })
    }

    fn heads(&self) -> impl Iterator<Item = impl serde::Serialize + use<>> {
        self.heads.iter().map(|PendingHead { organisation, end, seal }| {
            let (hash, audit_hash) = (hex(&end.hash), hex(&end.audit_hash));
            let seal = seal.as_ref().map(|seal| hex(seal));
            (*organisation, end.sequence, hash, end.posted_minor, end.audited, audit_hash, seal)
        })
    }
}

fn lines_of(journal: &PendingJournal) -> impl Iterator<Item = impl serde::Serialize + use<'_>> {
    journal.legs.iter().zip(1_i64..).map(|(leg, line)| {
        (
            journal.organisation,
            journal.sequence,
            line,
            leg.account,
            leg.amount.minor(),
            leg.memo.as_deref(),
            leg.vat_code.as_ref().map(LedgerVatCode::name),
            leg.vat.minor(),
            i64::from(leg.is_generated),
            journal.entry.entry_date,
            leg.vat_side.map(Side::name),
            stored_kind(leg.vat_kind).map(TaxCodeKind::name),
            leg.vat_in_cost.minor(),
        )
    })
}

/// For [`VAT_ENTRIES`].
fn vat_values(organisation: OrganisationId, row: &CountedVat) -> impl serde::Serialize + use<> {
    let VatLine { side, code, kind, net, vat } = row.entry;
    (
        organisation.to_string(),
        row.sequence,
        row.line,
        row.part,
        row.entry_date.to_string(),
        row.vat_date.map(|day| day.to_string()),
        row.method_date.to_string(),
        side.name(),
        code.name().to_owned(),
        net.minor(),
        vat.minor(),
        row.invoice.map(|id| id.to_string()),
        row.allocation.map(|id| id.to_string()),
        kind.name(),
    )
}
