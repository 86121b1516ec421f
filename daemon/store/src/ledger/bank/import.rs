//! Statements imported: what is there already makes nothing.

use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use tieout::contract::ledger::bank_transaction::{
    Import, Imported, ImportedRow, RowStatus, StatementRow,
};
use tieout::date::Date;
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::bank::BankMovement;
use tieout::ledger::book::check_currency;
use tieout::ledger::contact::NamedContacts;
use tieout::ledger::import::{ImportVerdict, RowIdentity, check_external_ids, import_verdicts};
use tieout::money::Money;

use super::accounts::{BankAccountRef, held};
use super::rows::{BankRow, coding, content_of, save};
use crate::db::batch_query::{BatchQuery, batch_query, hex};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::contacts::naming;
use crate::ledger::context::{Context, Decided, Denial};
use crate::writes::batch::Batch;
use crate::writes::books::KnownBooks;
use crate::writes::read_set::ReadSet;
use crate::writes::recorded::RecordedTable;
use tieout::sort::CompactCollect as _;

/// A bank transaction that a statement brings.
pub(super) fn new_row(
    context: &Context,
    currency: &str,
    held: BankAccountRef,
    (id, occurrence): (BankTransactionId, i64),
    row: &StatementRow,
) -> BankRow {
    BankRow {
        id,
        organisation: context.organisation,
        held,
        currency: currency.to_owned(),
        date: row.date,
        amount: row.amount,
        description: row.description.clone(),
        reference: row.reference.clone(),
        external_id: row.external_id.clone(),
        content: content_of(row),
        occurrence,
        is_excluded: false,
        coding: coding(row),
        contact: row.contact_id,
        metadata: row.metadata.clone().unwrap_or_default(),
        settlement: None,
        confirmation: None,
        taken_back: None,
        unlinked: Vec::new(),
        created_at: context.at,
        updated_at: context.at,
        version: 1,
    }
}

/// Which of these are there in a bank account: of an external id one, of a content all, by their
/// occurrence.
pub(super) async fn known_of(
    batch: &mut Batch,
    held: BankAccountRef,
    identities: &[RowIdentity],
) -> Result<BTreeMap<RowIdentity, Vec<BankTransactionId>>, StoreError> {
    const BY_NAME: BatchQuery = batch_query!(
        [bank: text 0, name: text 1],
        [id: t.id],
        "FROM asked JOIN bank_transactions t ON t.bank_account_id = asked.bank \
        AND t.external_id = asked.name"
    );
    const BY_CONTENT: BatchQuery = batch_query!(
        [bank: text 0, content: bytes 1],
        [id: t.id, occurrence: t.occurrence],
        "FROM asked JOIN bank_transactions t ON t.bank_account_id = asked.bank \
        AND t.content_hash = asked.content AND t.occurrence > 0"
    );
    // Those without an external id have an occurrence: to ask for that lets no database look through
    // all of them.
    let mut distinct: Vec<&RowIdentity> = identities.iter().collect();
    distinct.sort_unstable();
    distinct.dedup();
    let bank = held.id.to_string();
    let (mut names, mut contents) = (Vec::new(), Vec::new());
    for identity in distinct {
        match identity {
            RowIdentity::External(name) => names.push((identity, (bank.clone(), name.clone()))),
            RowIdentity::Content(content) => {
                contents.push((identity, (bank.clone(), hex(content))));
            }
        }
    }
    let mut known: BTreeMap<RowIdentity, Vec<(i64, BankTransactionId)>> = BTreeMap::new();
    for (asking, asked) in [(BY_NAME, names), (BY_CONTENT, contents)] {
        if asked.is_empty() {
            continue;
        }
        let (of, list): (Vec<_>, Vec<_>) = asked.into_iter().unzip();
        for row in batch.ask(asking, &list).await? {
            let identity = *of.get(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            let occurrence = match identity {
                RowIdentity::External(_) => 0,
                RowIdentity::Content(_) => row.get("occurrence")?,
            };
            known.entry(identity.clone()).or_default().push((occurrence, row.parse("id")?));
        }
    }
    let in_order = |(identity, mut found): (RowIdentity, Vec<_>)| {
        found.sort_unstable();
        (identity, found.into_iter().map(|(_, id)| id).collect())
    };
    Ok(known.into_iter().map(in_order).collect())
}

/// Imports rows of a statement.
#[derive(Debug, Clone)]
pub struct ImportBankTransactions {
    /// A name for each row, should it be new.
    pub ids: Vec<BankTransactionId>,
    /// What is to be imported.
    pub import: Import,
}

#[async_trait]
impl Action for ImportBankTransactions {
    type Object = Imported;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, self.accounts());
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Imported, NotDone<Denial>> {
        let (organisation, import) = (context.organisation, &self.import);
        let held = held(batch, organisation, import.bank_account_id).await?;
        let held = held.ok_or_else(|| Refusal::unknown("bank_account_id", "bank account"))?;
        let contacts = import.rows.iter().filter_map(|row| row.contact_id);
        let contacts = naming::known(batch, organisation, contacts).await?;
        let known = batch.book(organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        self.check(held, known, &contacts)?;
        let currency = known.currency.clone();
        let identity = |row: &StatementRow| match &row.external_id {
            Some(external_id) => RowIdentity::External(external_id.clone()),
            None => RowIdentity::Content(content_of(row)),
        };
        let identities: Vec<_> = import.rows.iter().map(identity).collect();
        self.check_external_ids(batch, held).await?;
        let there = known_of(batch, held, &identities).await?;
        let verdicts = import_verdicts(&identities, &there);
        let (mut made, mut rows) = (Vec::new(), Vec::with_capacity(import.rows.len()));
        for (index, ((row, id), verdict)) in
            import.rows.iter().zip(&self.ids).zip(verdicts).enumerate()
        {
            // Of one that would be made there is no name.
            let named = |id: BankTransactionId| Some(id).filter(|_| !import.dry_run);
            let (status, id) = match verdict {
                ImportVerdict::New(occurrence) => {
                    made.push(new_row(context, &currency, held, (*id, occurrence), row));
                    (RowStatus::Created, named(*id))
                }
                ImportVerdict::Known(id) => (RowStatus::Duplicate, Some(id)),
                ImportVerdict::Repeats(first) => {
                    (RowStatus::Duplicate, self.ids.get(first).copied().and_then(named))
                }
            };
            rows.push(ImportedRow { index, status, id });
        }
        let created = made.len();
        let duplicates = rows.len() - created;
        let imported = Imported { created, duplicates, dry_run: import.dry_run, rows };
        if !import.dry_run {
            save(batch, &made).await?;
            self.note(batch, context, &imported).await?;
        }
        Ok(imported)
    }
}

impl ImportBankTransactions {
    fn accounts(&self) -> impl Iterator<Item = tieout::id::AccountId> {
        self.import.rows.iter().filter_map(|row| row.account_id)
    }

    /// Refuses an external id that stands for another day or amount, there or in the file: to call that
    /// the same row would lose money without a word.
    async fn check_external_ids(&self, batch: &mut Batch, held: BankAccountRef) -> Decided<()> {
        const SAID: BatchQuery = batch_query!(
            [bank: text 0, name: text 1],
            [date: t.date, amount: t.amount],
            "FROM asked JOIN bank_transactions t ON t.bank_account_id = asked.bank \
            AND t.external_id = asked.name"
        );
        let rows = self.import.rows.iter();
        let names: BTreeSet<&str> = rows.filter_map(|row| row.external_id.as_deref()).compact_set();
        if names.is_empty() {
            return Ok(());
        }
        let (bank, names) = (held.id.to_string(), names.into_iter().collect::<Vec<_>>());
        let asked: Vec<_> = names.iter().map(|name| (bank.clone(), *name)).collect();
        let mut said: BTreeMap<&str, (Date, Money)> = BTreeMap::new();
        for row in batch.ask(SAID, &asked).await? {
            let name = *names.get(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            said.insert(name, (row.parse("date")?, Money::from_minor(row.get("amount")?)));
        }
        let rows = self.import.rows.iter();
        let rows = rows.map(|row| (row.external_id.as_deref(), row.date, row.amount));
        Ok(check_external_ids(rows, said)?)
    }

    /// Everything that the books have against it.
    fn check(
        &self,
        held: BankAccountRef,
        known: &KnownBooks,
        contacts: &NamedContacts,
    ) -> Result<(), Refusal> {
        check_currency(self.import.currency.as_ref(), &known.currency)?;
        for (at, row) in self.import.rows.iter().enumerate() {
            let StatementRow { date, amount, .. } = *row;
            let of = BankMovement { account: held.account, date, amount, posted_on: date };
            let checked = check_currency(row.currency.as_ref(), &known.currency)
                .and_then(|()| coding(row).check(of, &known.book, ""))
                .and_then(|()| contacts.check(row.contact_id, ""));
            checked.map_err(|refusal| refusal.within("rows", at))?;
        }
        Ok(())
    }

    /// The balance that the statement ends with, and who imported it.
    async fn note(
        &self,
        batch: &mut Batch,
        context: &Context,
        imported: &Imported,
    ) -> Result<(), StoreError> {
        let id = self.import.bank_account_id;
        let balance = self.import.statement_balance;
        if let Some(balance) = balance {
            self.keep_balance(batch, context, balance).await?;
        }
        let became = json!({
            "created": imported.created, "duplicates": imported.duplicates,
            "statement_balance": balance,
            "statement_date": balance.and_then(|_| self.import.statement_day()),
        });
        let action = "bank_transactions.import";
        batch.books.audit(context, action, id.to_string(), [None, Some(became)])
    }

    /// Keeps what the statement said, by its day; the bank account shows that of the latest.
    async fn keep_balance(
        &self,
        batch: &mut Batch,
        context: &Context,
        balance: Money,
    ) -> Result<(), StoreError> {
        const OF_DAY: &str = "INSERT INTO stated_balances (organisation_id, bank_account_id, day, balance, \
            stated_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (bank_account_id, day) \
            DO UPDATE SET balance = excluded.balance, stated_at = excluded.stated_at";
        const LATEST: &str = "UPDATE bank_accounts SET statement_balance = $3, statement_date = $4, \
            updated_at = $5, version = version + 1 WHERE organisation_id = $1 AND id = $2 \
            AND coalesce(statement_date, '') <= coalesce($4, statement_date, '')";
        let id = self.import.bank_account_id;
        let day = self.import.statement_day().map(|day| day.to_string());
        if let Some(day) = &day {
            let keep = query!(OF_DAY)
                .bind(context.organisation)
                .bind(id)
                .bind(&**day)
                .bind(balance.minor())
                .bind(context.at);
            batch.execute(keep).await?;
            let of_day = format!("{id}/{day}");
            batch.books.record(context.organisation, RecordedTable::StatedBalances, of_day);
        }
        let show = query!(LATEST)
            .bind(context.organisation)
            .bind(id)
            .bind(balance.minor())
            .bind(day)
            .bind(context.at);
        batch.execute(show).await?;
        batch.books.record(context.organisation, RecordedTable::BankAccounts, id);
        Ok(())
    }
}
