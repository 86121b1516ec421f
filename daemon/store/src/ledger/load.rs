//! What a batch of writes needs of the books, read in a statement each for all of them.

use std::collections::{BTreeMap, BTreeSet};

use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId, UserId};
use tieout::ledger::chain::EntryHash;
use tieout::ledger::{Book, LedgerAccount};
use tieout::time::Timestamp;

use super::Repetition;
use super::books::{Head, Known, Remembered};
use crate::asking::{Asking, asking};
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::idempotency::{Answer, KEPT_FOR_MS};
use crate::query::Row;

/// What writes are going to ask of organisations' books.
#[derive(Debug, Default)]
pub struct Wants {
    books: BTreeMap<OrganisationId, BTreeSet<AccountId>>,
    answers: BTreeMap<(UserId, String, String), Timestamp>,
    external_ids: BTreeSet<(OrganisationId, String)>,
}

impl Wants {
    /// The head of an organisation's books, and its accounts with roles.
    pub(crate) fn book(&mut self, organisation: OrganisationId) {
        self.books.entry(organisation).or_default();
    }

    /// These accounts.
    pub(crate) fn accounts(
        &mut self,
        organisation: OrganisationId,
        accounts: impl IntoIterator<Item = AccountId>,
    ) {
        self.books.entry(organisation).or_default().extend(accounts);
    }

    /// Whether a journal has this external id.
    pub(crate) fn external_id(&mut self, organisation: OrganisationId, id: &str) {
        self.external_ids.insert((organisation, id.to_owned()));
    }

    /// What a request with this key was answered.
    pub(crate) fn answer(&mut self, user: UserId, repetition: &Repetition, at: Timestamp) {
        let key = (user, repetition.realm.clone(), repetition.key.clone());
        self.answers.insert(key, at.plus_ms(-KEPT_FOR_MS));
    }
}

impl Tx {
    /// Reads all that is wanted and not known yet.
    pub(crate) async fn prepare_books(&mut self, wants: Wants) -> Result<(), StoreError> {
        let Wants { mut books, answers, external_ids } = wants;
        self.load_answers(&answers).await?;
        self.load_external_ids(external_ids).await?;
        self.load_heads(&books.keys().copied().collect()).await?;
        for (organisation, accounts) in &mut books {
            // One that is not there has no accounts either.
            match self.books.known.get(organisation) {
                Some(known) => accounts.retain(|account| !known.looked_up.contains(account)),
                None => accounts.clear(),
            }
        }
        self.load_accounts(&books).await
    }

    async fn load_heads(&mut self, wanted: &BTreeSet<OrganisationId>) -> Result<(), StoreError> {
        const HEADS: Asking = asking!(
            [organisation: text 0],
            [
                organisation_id: o.id, currency: o.currency, lock_date: o.lock_date,
                vat_returned_to: o.vat_returned_to, own_rates: o.own_rates,
                sequence: h.sequence, posted: h.posted, audited: h.audited; hash: h.hash
            ],
            "FROM asked JOIN organisations o ON o.id = asked.organisation \
            JOIN ledger_heads h ON h.organisation_id = o.id"
        );
        const WITH_ROLES: Asking = asking!(
            [organisation: text 0],
            [
                organisation_id: a.organisation_id, account_id: a.id, code: a.code,
                account_type: a.account_type, account_role: a.role,
                default_vat_code: a.default_vat_code, status: a.status
            ],
            "FROM asked JOIN accounts a ON a.organisation_id = asked.organisation \
            AND a.role <> 'bank'"
        );
        let unknown =
            |organisation: &&OrganisationId| !self.books.known.contains_key(*organisation);
        let list: Vec<_> = wanted.iter().filter(unknown).map(|id| (id.to_string(),)).collect();
        if list.is_empty() {
            return Ok(());
        }
        let mut with_rates = Vec::new();
        for row in self.ask(HEADS, &list).await? {
            let organisation: OrganisationId = row.parse("organisation_id")?;
            let known = known(&row, self.books.last_day())?;
            self.books.known.insert(organisation, known);
            if row.get::<i64>("own_rates")? > 0 {
                with_rates.push(organisation);
            }
        }
        self.load_rates(&with_rates).await?;
        for row in self.ask(WITH_ROLES, &list).await? {
            self.books.add_account(row.parse("organisation_id")?, account(&row)?);
        }
        Ok(())
    }

    async fn load_accounts(
        &mut self,
        wanted: &BTreeMap<OrganisationId, BTreeSet<AccountId>>,
    ) -> Result<(), StoreError> {
        const ACCOUNTS: Asking = asking!(
            [organisation: text 0, account: text 1],
            [
                organisation_id: a.organisation_id, account_id: a.id, code: a.code,
                account_type: a.account_type, account_role: a.role,
                default_vat_code: a.default_vat_code, status: a.status
            ],
            "FROM asked JOIN accounts a ON a.organisation_id = asked.organisation \
            AND a.id = asked.account"
        );
        let mut list = Vec::new();
        for (organisation, accounts) in wanted {
            list.extend(accounts.iter().map(|id| (organisation.to_string(), id.to_string())));
            if let Some(known) = self.books.known.get_mut(organisation) {
                known.looked_up.extend(accounts);
            }
        }
        if list.is_empty() {
            return Ok(());
        }
        for row in self.ask(ACCOUNTS, &list).await? {
            self.books.add_account(row.parse("organisation_id")?, account(&row)?);
        }
        Ok(())
    }

    async fn load_answers(
        &mut self,
        wanted: &BTreeMap<(UserId, String, String), Timestamp>,
    ) -> Result<(), StoreError> {
        const ANSWERS: Asking = asking!(
            [caller: text 0, room: text 1, name: text 2, since: int 3],
            [status: a.status, body: a.body; fingerprint: a.fingerprint],
            "FROM asked JOIN idempotent_answers a ON a.user_id = asked.caller \
            AND a.realm = asked.room AND a.idempotency_key = asked.name AND a.created_at > since"
        );
        let list: Vec<_> = wanted
            .iter()
            .map(|((user, realm, key), since)| (user.to_string(), realm, key, since.unix_ms()))
            .collect();
        if list.is_empty() {
            return Ok(());
        }
        let rows = self.ask(ANSWERS, &list).await?;
        let mut found: Vec<Option<Remembered>> = wanted.iter().map(|_| None).collect();
        for row in rows {
            let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            *place = Some(remembered(&row)?);
        }
        for (key, found) in wanted.keys().zip(found) {
            self.books.answers.insert(key.clone(), found);
        }
        Ok(())
    }

    async fn load_external_ids(
        &mut self,
        wanted: BTreeSet<(OrganisationId, String)>,
    ) -> Result<(), StoreError> {
        const TAKEN: Asking = asking!(
            [organisation: text 0, name: text 1],
            [external_id: j.external_id],
            "FROM asked JOIN journals j ON j.organisation_id = asked.organisation \
            AND j.external_id = asked.name"
        );
        if wanted.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = wanted.iter().map(|(id, name)| (id.to_string(), name)).collect();
        let rows = self.ask(TAKEN, &list).await?;
        let mut is_taken = vec![false; list.len()];
        for row in rows {
            *is_taken.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))? = true;
        }
        for (name, is_taken) in wanted.into_iter().zip(is_taken) {
            self.books.external_ids.insert(name, is_taken);
        }
        Ok(())
    }

    /// The organisation's books with these accounts, as far as it has them; none if it is not there.
    pub(crate) async fn book(
        &mut self,
        organisation: OrganisationId,
        accounts: impl IntoIterator<Item = AccountId>,
    ) -> Result<Option<&Known>, StoreError> {
        let mut wants = Wants::default();
        wants.accounts(organisation, accounts);
        self.prepare_books(wants).await?;
        Ok(self.books.known.get(&organisation))
    }

    /// What a request with this key was answered, with its fingerprint.
    pub(crate) async fn recall(
        &mut self,
        user: UserId,
        repetition: &Repetition,
        at: Timestamp,
    ) -> Result<Option<([u8; 32], Answer)>, StoreError> {
        let key = (user, repetition.realm.clone(), repetition.key.clone());
        if !self.books.answers.contains_key(&key) {
            let mut wants = Wants::default();
            wants.answer(user, repetition, at);
            self.prepare_books(wants).await?;
        }
        let found = self.books.answers.get(&key).and_then(Option::as_ref);
        Ok(found.map(|found| (found.fingerprint, found.answer.clone())))
    }

    /// Whether a journal has this external id.
    pub(crate) async fn has_external_id(
        &mut self,
        organisation: OrganisationId,
        id: &str,
    ) -> Result<bool, StoreError> {
        let name = (organisation, id.to_owned());
        if !self.books.external_ids.contains_key(&name) {
            self.load_external_ids(BTreeSet::from([name.clone()])).await?;
        }
        Ok(self.books.external_ids.get(&name) == Some(&true))
    }
}

fn known(row: &Row, last_day: Option<Date>) -> Result<Known, StoreError> {
    let book = Book {
        lock_date: parsed(row, "lock_date")?,
        last_day,
        vat_returned_to: parsed(row, "vat_returned_to")?,
        ..Book::default()
    };
    Ok(Known {
        currency: row.get("currency")?,
        book,
        head: Head {
            sequence: row.get("sequence")?,
            hash: hash_of(row, "hash")?,
            posted: row.get("posted")?,
            audited: row.get("audited")?,
        },
        looked_up: BTreeSet::new(),
        is_changed: false,
    })
}

/// 32 bytes.
pub(super) fn hash_of(row: &Row, column: &'static str) -> Result<EntryHash, StoreError> {
    let bytes = row.bytes(column)?.ok_or(StoreError::Corrupt(column))?;
    bytes.as_ref().try_into().map_err(|_| StoreError::Corrupt(column))
}

/// A text that means something, if there is one.
pub(super) fn parsed<T: std::str::FromStr>(
    row: &Row,
    column: &'static str,
) -> Result<Option<T>, StoreError> {
    let text: Option<String> = row.get(column)?;
    text.map(|text| text.parse()).transpose().map_err(|_| StoreError::Corrupt(column))
}

fn account(row: &Row) -> Result<LedgerAccount, StoreError> {
    Ok(LedgerAccount {
        id: row.parse("account_id")?,
        code: row.get("code")?,
        account_type: row.parse("account_type")?,
        role: parsed(row, "account_role")?,
        default_vat_code: parsed(row, "default_vat_code")?,
        status: row.parse("status")?,
    })
}

fn remembered(row: &Row) -> Result<Remembered, StoreError> {
    let status = u16::try_from(row.count("status")?).map_err(|_| StoreError::Corrupt("status"))?;
    Ok(Remembered {
        fingerprint: hash_of(row, "fingerprint")?,
        answer: Answer { status, body: row.get("body")? },
    })
}
