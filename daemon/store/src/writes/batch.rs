//! A transaction that several writes share, and the rows that they add to the books.
//!
//! Rows of the books wait in memory and are written together, in few statements. Whoever reads their
//! tables has them written first, and there is no other way: a statement that names such a table is no
//! [`UnbufferedQuery`], and [`Batch::read`] gives the only thing that runs it.

use std::collections::BTreeSet;

use tieout::contract::ledger::warning::Warning;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::entry::BooksEnd;
use tieout::ledger::sanity::{check_strict, within};

use super::books::Books;
use super::events::{ObjectStates, PendingEvent, read_states};
use crate::db::backend::{Database, SharedTx};
use crate::db::batch_query::{BatchInsert, BatchQuery, chunks};
use crate::db::row_lock::RowLock;
use crate::db::statement::{Query, Row, UnbufferedQuery, query};
use crate::db::tx::Tx;
use crate::error::StoreError;
use crate::ledger_key::{ANOTHER_LEDGER, KEYLESS, LedgerKey};

/// A transaction that several writes share.
pub struct Batch {
    pub(super) tx: Tx,
    /// What the writes know of organisations' books, and what they add to them.
    pub(crate) books: Books,
    /// What the action at hand takes and is rarely meant.
    warnings: Vec<Warning>,
}

impl Batch {
    /// Begins one that has these rows for itself.
    pub(super) async fn begin(
        database: &Database,
        ledger_key: Option<LedgerKey>,
        locks: &BTreeSet<RowLock>,
    ) -> Result<Self, StoreError> {
        let mut tx = database.begin().await?;
        let books = Books::with_key(ledger_key);
        tx.lock(locks).await?;
        Ok(Self { tx, books, warnings: Vec::new() })
    }

    /// Tells of what is rarely meant, or where the caller is strict, refuses it.
    pub(crate) fn warn(&mut self, found: Vec<Warning>, is_strict: bool) -> Result<(), Refusal> {
        check_strict(&found, is_strict)?;
        self.warnings.extend(found);
        Ok(())
    }

    /// The same of one of a list of things.
    pub(crate) fn warn_of(&mut self, list: &str, index: usize, found: Vec<Warning>) {
        self.warnings.extend(found.into_iter().map(|one| within(one, list, index)));
    }

    /// What was told of since this was asked last.
    pub(crate) fn take_warnings(&mut self) -> Vec<Warning> {
        std::mem::take(&mut self.warnings)
    }

    /// Writes the rows that wait: what is left is to commit.
    pub(super) async fn complete(mut self) -> Result<Tx, StoreError> {
        self.chain_events().await?;
        self.write_pending().await?;
        Ok(self.tx)
    }

    /// Forgets everything.
    pub(super) async fn rollback(self) -> Result<(), StoreError> {
        self.tx.rollback().await
    }

    /// Chains the events that wait, with what the objects are by now that they changed.
    async fn chain_events(&mut self) -> Result<(), StoreError> {
        let events = self.books.events.take();
        if events.is_empty() {
            return Ok(());
        }
        let mut states = ObjectStates::new();
        if events.iter().any(PendingEvent::has_changed) {
            // What counts in VAT returns of a document is a part of its state.
            self.books.take_rows().write(&mut self.tx).await?;
            states = read_states(&mut self.tx, &events).await?;
        }
        self.books.chain_events(events, states)
    }

    async fn write_pending(&mut self) -> Result<(), StoreError> {
        self.books.take_pending().write(&mut self.tx).await
    }

    /// The books with all rows written that waited.
    pub(crate) async fn read(&mut self) -> Result<WrittenBooks<'_>, StoreError> {
        self.write_pending().await?;
        Ok(WrittenBooks { tx: &mut self.tx })
    }

    /// Writes the rows that wait, and forgets what is known of an organisation's books: they are about to
    /// change by other ways.
    pub(crate) async fn forget_book(
        &mut self,
        organisation: OrganisationId,
    ) -> Result<(), StoreError> {
        self.chain_events().await?;
        self.write_pending().await?;
        self.books.known.remove(&organisation);
        Ok(())
    }

    /// Begins the books of an organisation that is new: nothing of them can wait.
    pub(crate) async fn open_books(
        &mut self,
        organisation: OrganisationId,
    ) -> Result<(), StoreError> {
        const OPEN: &str = "INSERT INTO ledger_heads \
            (organisation_id, sequence, hash, posted, audited, seal) VALUES ($1, 0, $2, 0, 0, $3)";
        const MARK: &str = "SELECT 1 AS found FROM settings WHERE name = 'ledger_key_check'";
        if self.books.chain_key().is_none() && self.first(query!(MARK)).await?.is_some() {
            return Err(StoreError::LedgerKey(KEYLESS));
        }
        if self.is_another_ledger().await? {
            return Err(StoreError::LedgerKey(ANOTHER_LEDGER));
        }
        let seal = self.books.opening_seal(organisation);
        let open = query(OPEN).bind(organisation).bind(&BooksEnd::OPENED.hash[..]).bind(seal);
        self.tx.execute(open).await.map(drop)
    }

    /// Whether the ledger is not the one that the key was made that of: the database was put in its place.
    pub(super) async fn is_another_ledger(&mut self) -> Result<bool, StoreError> {
        const NAME: &str = "SELECT value FROM settings WHERE name = 'ledger_name'";
        let name = self.first(query!(NAME)).await?.map(|row| row.get::<String>("value"));
        Ok(!self.books.key_is_of(name.transpose()?.as_deref()))
    }

    /// How much has been changed so far, what only waits to be written included.
    pub(super) const fn changes(&self) -> u64 {
        self.tx.changed() + self.books.changes()
    }

    /// Every row of the answer.
    pub(crate) async fn all(&mut self, query: UnbufferedQuery) -> Result<Vec<Row>, StoreError> {
        self.tx.all(query.into()).await
    }

    /// The first row of the answer.
    pub(crate) async fn first(
        &mut self,
        query: UnbufferedQuery,
    ) -> Result<Option<Row>, StoreError> {
        self.tx.first(query.into()).await
    }

    /// Changes a row and gives what the statement returns of it.
    pub(crate) async fn change_one(
        &mut self,
        query: UnbufferedQuery,
    ) -> Result<Option<Row>, StoreError> {
        self.tx.change_one(query.into()).await
    }

    /// Changes rows; says how many.
    pub(crate) async fn execute(&mut self, query: UnbufferedQuery) -> Result<u64, StoreError> {
        self.tx.execute(query.into()).await
    }

    /// Every row of the answer about a list of things.
    pub(crate) async fn ask(
        &mut self,
        asked: BatchQuery,
        list: &(impl serde::Serialize + Sync),
    ) -> Result<Vec<Row>, StoreError> {
        self.tx.ask(asked, list).await
    }

    /// Writes a row for each of a list of things, if there is any.
    pub(crate) async fn put<T: serde::Serialize + Sync>(
        &mut self,
        insert: BatchInsert,
        list: &[T],
    ) -> Result<(), StoreError> {
        self.tx.put_all(chunks(insert, list.iter())).await
    }

    /// The books with all rows written that waited, as a database that somebody reads; [`Batch::take_back`] ends that.
    pub(crate) async fn lend(&mut self) -> Result<(Database, SharedTx), StoreError> {
        self.write_pending().await?;
        let lent = SharedTx::new(self.tx.lend());
        Ok((Database::Within(lent.clone()), lent))
    }

    /// Goes on after [`Batch::lend`].
    pub(crate) async fn take_back(&mut self, lent: &SharedTx) -> Result<(), StoreError> {
        self.tx = lent.take().await?;
        Ok(())
    }

    /// Whether several daemons may share the database.
    pub(crate) const fn is_shared(&self) -> bool {
        self.tx.is_shared()
    }
}

/// The books as a transaction sees them, with every row written that its batch has added so far: none
/// can be added while this is there.
pub(crate) struct WrittenBooks<'b> {
    tx: &'b mut Tx,
}

impl WrittenBooks<'_> {
    /// Every row of the answer.
    pub(crate) async fn all(&mut self, query: Query) -> Result<Vec<Row>, StoreError> {
        self.tx.all(query).await
    }

    /// The first row of the answer.
    pub(crate) async fn first(&mut self, query: Query) -> Result<Option<Row>, StoreError> {
        self.tx.first(query).await
    }

    /// Changes rows; says how many.
    pub(crate) async fn execute(&mut self, query: Query) -> Result<u64, StoreError> {
        self.tx.execute(query).await
    }

    /// Writes a row for each of a list of things.
    pub(crate) async fn put<T: serde::Serialize + Sync>(
        &mut self,
        insert: BatchInsert<true>,
        list: &[T],
    ) -> Result<(), StoreError> {
        self.tx.put_all(chunks(insert, list.iter())).await
    }

    /// Every row of the answer about a list of things.
    pub(crate) async fn ask<const OF_BOOKS: bool>(
        &mut self,
        asked: BatchQuery<OF_BOOKS>,
        list: &(impl serde::Serialize + Sync),
    ) -> Result<Vec<Row>, StoreError> {
        self.tx.ask(asked, list).await
    }
}
