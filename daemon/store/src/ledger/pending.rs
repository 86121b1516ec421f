//! What a batch adds to the books, written in a statement a table.

use std::collections::BTreeMap;

use serde_json::Value;
use tieout::contract::chart::VatCode;
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId, UserId};
use tieout::ledger::chain::EntryHash;
use tieout::ledger::journal::searched_by;
use tieout::ledger::posting::Leg;
use tieout::money::Money;
use tieout::time::Timestamp;

use super::books::{Head, NewEntry};
use super::vat::{self, PendingVat};
use super::{Context, Repetition};
use crate::asking::{Putting, hex, parts, putting};
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::idempotency::Answer;

/// Debits and credits, and how many lines they are of.
#[derive(Debug, Clone, Copy, Default)]
struct Sides {
    debit: i64,
    credit: i64,
    line_count: i64,
}

/// What a total is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct AccountDay {
    pub(super) organisation: OrganisationId,
    pub(super) day: Date,
    pub(super) account: AccountId,
}

/// What a month's total is of.
type Month = (OrganisationId, AccountId, String);

/// What waits to be written.
#[derive(Debug, Default)]
pub(super) struct Pending {
    pub(super) journals: Vec<PendingJournal>,
    totals: BTreeMap<AccountDay, Sides>,
    pub(super) vat: Vec<(OrganisationId, PendingVat)>,
    pub(super) events: Vec<PendingEvent>,
    pub(super) answers: Vec<PendingAnswer>,
    pub(super) heads: Vec<PendingHead>,
}

#[derive(Debug)]
pub(super) struct PendingJournal {
    pub(super) organisation: OrganisationId,
    pub(super) sequence: i64,
    pub(super) entry: NewEntry,
    pub(super) legs: Vec<Leg>,
    pub(super) total: Money,
    pub(super) at: Timestamp,
    pub(super) user: UserId,
    pub(super) hash: EntryHash,
}

#[derive(Debug)]
pub(super) struct PendingEvent {
    pub(super) number: i64,
    pub(super) context: Context,
    pub(super) action: &'static str,
    pub(super) object_id: String,
    pub(super) was: Option<Told>,
    pub(super) became: Option<Told>,
}

/// An object in JSON, its numbers with all their digits.
#[derive(Debug)]
pub(crate) struct Told(String);

impl From<Value> for Told {
    fn from(value: Value) -> Self {
        Self(value.to_string())
    }
}

/// What an audit event says of an object.
pub(super) fn told(object: &impl serde::Serialize) -> Option<Told> {
    serde_json::to_string(object).ok().map(Told)
}

#[derive(Debug)]
pub(super) struct PendingAnswer {
    pub(super) user: UserId,
    pub(super) repetition: Repetition,
    pub(super) answer: Answer,
    pub(super) at: Timestamp,
}

#[derive(Debug)]
pub(super) struct PendingHead {
    pub(super) organisation: OrganisationId,
    pub(super) head: Head,
}

const HEADS: Putting = putting!(
    ledger_heads [
        organisation_id: text 0, sequence: int 1, hash: bytes 2, posted: int 3, audited: int 4
    ]
    "ON CONFLICT (organisation_id) DO UPDATE SET sequence = excluded.sequence, \
    hash = excluded.hash, posted = excluded.posted, audited = excluded.audited"
);

const LINES: Putting = putting!(
    journal_lines [
        organisation_id: text 0, sequence: int 1, line: int 2, account_id: text 3, amount: int 4,
        memo: text 5, vat_code: text 6, vat_amount: int 7, is_generated: int 8, entry_date: text 9
    ]
);

const JOURNALS: Putting = putting!(
    journals [
        id: text 0, organisation_id: text 1, sequence: int 2, entry_date: text 3,
        description: text 4, reference: text 5, external_id: text 6, source: text 7,
        reverses_journal_id: text 8, total: int 9, created_at: int 10, created_by: text 11,
        hash: bytes 12, search: text 13
    ]
);

const DAYS: Putting = putting!(
    account_days [
        organisation_id: text 0, day: text 1, account_id: text 2, debit: int 3, credit: int 4,
        line_count: int 5
    ]
    "ON CONFLICT (organisation_id, day, account_id) DO UPDATE SET \
    debit = account_days.debit + excluded.debit, credit = account_days.credit + excluded.credit, \
    line_count = account_days.line_count + excluded.line_count"
);

const MONTHS: Putting = putting!(
    account_months [
        organisation_id: text 0, account_id: text 1, month: text 2, debit: int 3, credit: int 4,
        line_count: int 5
    ]
    "ON CONFLICT (organisation_id, account_id, month) DO UPDATE SET \
    debit = account_months.debit + excluded.debit, \
    credit = account_months.credit + excluded.credit, \
    line_count = account_months.line_count + excluded.line_count"
);

const EVENTS: Putting = putting!(
    audit_events [
        organisation_id: text 0, number: int 1, at: int 2, user_id: text 3, key_id: text 4,
        action: text 5, object_id: text 6, was: text 7, became: text 8
    ]
);

const ANSWERS: Putting = putting!(
    idempotent_answers [
        user_id: text 0, realm: text 1, idempotency_key: text 2, fingerprint: bytes 3,
        status: int 4, body: text 5, created_at: int 6
    ]
    "ON CONFLICT (user_id, realm, idempotency_key) DO UPDATE SET \
    fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body, \
    created_at = excluded.created_at"
);

impl Pending {
    /// Adds a line to what is posted to an account on a day.
    pub(super) fn add_total(&mut self, of: AccountDay, debit: Money, credit: Money) {
        let sides = self.totals.entry(of).or_default();
        // Never beyond the sum of all totals, which was checked.
        sides.debit += debit.minor();
        sides.credit += credit.minor();
        sides.line_count += 1;
    }

    /// Writes it: lines before their journals, which the database holds against them.
    pub(super) async fn write(self, tx: &mut Tx) -> Result<(), StoreError> {
        let posted = parts(EVENTS, self.events())
            .chain(parts(LINES, self.lines()))
            .chain(parts(JOURNALS, self.journals()))
            .chain(parts(DAYS, self.days()))
            .chain(parts(MONTHS, self.months()));
        tx.put_all(posted).await?;
        vat::put(tx, &self.vat).await?;
        tx.put_all(parts(ANSWERS, self.answers()).chain(parts(HEADS, self.heads()))).await
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

    fn events(&self) -> impl Iterator<Item = impl serde::Serialize + use<'_>> {
        self.events.iter().map(|event| {
            (
                event.context.organisation,
                event.number,
                event.context.at.unix_ms(),
                event.context.actor.user,
                event.context.actor.key,
                event.action,
                &*event.object_id,
                event.was.as_ref().map(|told| &*told.0),
                event.became.as_ref().map(|told| &*told.0),
            )
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
        self.heads.iter().map(|PendingHead { organisation, head }| {
            (*organisation, head.sequence, hex(&head.hash), head.posted, head.audited)
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
            leg.vat_code.map(VatCode::name),
            leg.vat.minor(),
            i64::from(leg.is_generated),
            journal.entry.entry_date,
        )
    })
}
