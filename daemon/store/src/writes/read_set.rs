//! What a batch of writes needs of the books, read in a statement each for all of them.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::organisation::VatScheme;
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId, UserId};
use tieout::ledger::account_group::default_group;
use tieout::ledger::entry::BooksEnd;
use tieout::ledger::flat_rate_days::FlatRateDays;
use tieout::ledger::vat::{DatedVatRate, OwnVatCode, VatRate, VatRates};
use tieout::ledger::{Book, LedgerAccount};
use tieout::time::Timestamp;

use super::batch::Batch;
use super::books::{KnownBooks, Remembered};
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::Row;
use crate::error::StoreError;
use crate::idempotency::{Answer, KEPT_FOR_MS, Repetition};
use crate::ledger_key::ANOTHER_LEDGER;
use crate::stored_metadata::metadata;

/// What writes are going to ask of organisations' books.
#[derive(Debug, Default)]
pub struct ReadSet {
    books: BTreeMap<OrganisationId, BTreeSet<AccountId>>,
    answers: BTreeMap<(UserId, String, String), Timestamp>,
    external_ids: BTreeSet<(OrganisationId, String)>,
}

impl ReadSet {
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

impl Batch {
    /// Reads all that is wanted and not known yet.
    pub(crate) async fn prepare(&mut self, reads: ReadSet) -> Result<(), StoreError> {
        let ReadSet { mut books, answers, external_ids } = reads;
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
        const HEADS: BatchQuery<true> = batch_query!(
            [organisation: text 0],
            [
                organisation_id: o.id, currency: o.currency, lock_date: o.lock_date,
                vat_returned_to: o.vat_returned_to, own_rates: o.own_rates,
                own_codes: o.own_codes, has_flat_rate: h.has_flat_rate,
                sequence: h.sequence, posted: h.posted, audited: h.audited,
                is_sealed: h.is_sealed;
                hashes: h.hash + h.audit_hash + h.seal
            ],
            "FROM asked JOIN organisations o ON o.id = asked.organisation \
            JOIN (SELECT organisation_id, sequence, posted, audited, hash, audit_hash, \
            CASE WHEN seal IS NULL THEN hash ELSE seal END AS seal, \
            CAST(CASE WHEN seal IS NULL THEN 0 ELSE 1 END AS BIGINT) AS is_sealed, \
            CAST(CASE WHEN EXISTS (SELECT 1 FROM organisations f WHERE f.id = ledger_heads.organisation_id \
            AND f.vat_scheme = 'flat_rate') OR EXISTS (SELECT 1 FROM vat_methods m \
            WHERE m.organisation_id = ledger_heads.organisation_id AND m.vat_scheme = 'flat_rate') \
            THEN 1 ELSE 0 END AS BIGINT) AS has_flat_rate FROM ledger_heads) h \
            ON h.organisation_id = o.id"
        );
        const WITH_ROLES: BatchQuery = batch_query!(
            [organisation: text 0],
            [
                organisation_id: a.organisation_id, account_id: a.id, code: a.code,
                account_type: a.account_type, account_role: a.role,
                default_vat_code: a.default_vat_code, status: a.status,
                account_group: a.account_group
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
        let (mut with_rates, mut with_codes, mut with_flat_rate) =
            (Vec::new(), Vec::new(), Vec::new());
        for row in self.tx.ask(HEADS, &list).await? {
            let organisation: OrganisationId = row.parse("organisation_id")?;
            let [hash, audit_hash, seal] = row.hashes("hashes")?;
            let mut known = known(&row, [hash, audit_hash], self.books.last_day())?;
            let seal = Some(seal).filter(|_| row.get::<i64>("is_sealed").is_ok_and(|is| is != 0));
            known.seal = self.books.seal_found(organisation, &known.end, seal);
            if known.seal.is_err() && self.is_another_ledger().await? {
                known.seal = Err(ANOTHER_LEDGER);
            }
            self.books.known.insert(organisation, known);
            if row.get::<i64>("own_rates")? > 0 {
                with_rates.push(organisation);
            }
            if row.get::<i64>("own_codes")? > 0 {
                with_codes.push(organisation);
            }
            if row.flag("has_flat_rate")? {
                with_flat_rate.push(organisation);
            }
        }
        self.load_rates(&with_rates).await?;
        self.load_codes(&with_codes).await?;
        self.load_flat_rate(&with_flat_rate).await?;
        for row in self.tx.ask(WITH_ROLES, &list).await? {
            self.books.add_account(row.parse("organisation_id")?, account(&row)?);
        }
        Ok(())
    }

    /// Reads the rates of organisations that have some, into what is known of their books.
    async fn load_rates(&mut self, organisations: &[OrganisationId]) -> Result<(), StoreError> {
        const RATES: BatchQuery = batch_query!(
            [organisation: text 0],
            [code: r.code, effective_from: r.effective_from, rate: r.rate],
            "FROM asked JOIN tax_rates r ON r.organisation_id = asked.organisation"
        );
        if organisations.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = organisations.iter().map(|id| (id.to_string(),)).collect();
        let mut own = vec![Vec::new(); organisations.len()];
        for row in self.tx.ask(RATES, &list).await? {
            let of = own.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            of.push(dated(&row)?);
        }
        for (organisation, own) in organisations.iter().zip(own) {
            if let Some(known) = self.books.known.get_mut(organisation) {
                known.book.rates = VatRates::with_own(own);
            }
        }
        Ok(())
    }

    /// Reads the VAT codes of organisations that have some of their own, into what is known of their books.
    async fn load_codes(&mut self, organisations: &[OrganisationId]) -> Result<(), StoreError> {
        const CODES: BatchQuery = batch_query!(
            [organisation: text 0],
            [
                code: c.code, name: c.name, kind: c.kind, rate: c.rate, recoverable: c.recoverable,
                effective_from: c.effective_from, effective_to: c.effective_to, external_id: c.external_id,
                metadata: c.metadata, updated_at: c.updated_at, version: c.version
            ],
            "FROM asked JOIN tax_codes c ON c.organisation_id = asked.organisation"
        );
        if organisations.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = organisations.iter().map(|id| (id.to_string(),)).collect();
        let mut own = vec![Vec::new(); organisations.len()];
        for row in self.tx.ask(CODES, &list).await? {
            let of = own.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            of.push(stored_code(&row)?);
        }
        for (organisation, own) in organisations.iter().zip(own) {
            if let Some(known) = self.books.known.get_mut(organisation) {
                known.book.rates = std::mem::take(&mut known.book.rates).with_codes(own);
            }
        }
        Ok(())
    }

    /// Reads on which days organisations are on the flat rate scheme that ever are, into what is known of their books.
    async fn load_flat_rate(&mut self, organisations: &[OrganisationId]) -> Result<(), StoreError> {
        const FIRST: BatchQuery = batch_query!(
            [organisation: text 0],
            [vat_scheme: o.vat_scheme],
            "FROM asked JOIN organisations o ON o.id = asked.organisation"
        );
        const LATER: BatchQuery = batch_query!(
            [organisation: text 0],
            [effective_from: m.effective_from, vat_scheme: m.vat_scheme],
            "FROM asked JOIN vat_methods m ON m.organisation_id = asked.organisation"
        );
        if organisations.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = organisations.iter().map(|id| (id.to_string(),)).collect();
        let mut schemes = vec![Vec::<(Option<Date>, VatScheme)>::new(); organisations.len()];
        for row in self.tx.ask(FIRST, &list).await? {
            let of = schemes.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            of.push((None, row.parse("vat_scheme")?));
        }
        for row in self.tx.ask(LATER, &list).await? {
            let of = schemes.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            of.push((row.parse_or_none("effective_from")?, row.parse("vat_scheme")?));
        }
        for (organisation, schemes) in organisations.iter().zip(schemes) {
            if let Some(known) = self.books.known.get_mut(organisation) {
                let rates = std::mem::take(&mut known.book.rates);
                known.book.rates = rates.with_flat_rate(FlatRateDays::of(schemes));
            }
        }
        Ok(())
    }

    async fn load_accounts(
        &mut self,
        wanted: &BTreeMap<OrganisationId, BTreeSet<AccountId>>,
    ) -> Result<(), StoreError> {
        const ACCOUNTS: BatchQuery = batch_query!(
            [organisation: text 0, account: text 1],
            [
                organisation_id: a.organisation_id, account_id: a.id, code: a.code,
                account_type: a.account_type, account_role: a.role,
                default_vat_code: a.default_vat_code, status: a.status,
                account_group: a.account_group
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
        for row in self.tx.ask(ACCOUNTS, &list).await? {
            self.books.add_account(row.parse("organisation_id")?, account(&row)?);
        }
        Ok(())
    }

    async fn load_answers(
        &mut self,
        wanted: &BTreeMap<(UserId, String, String), Timestamp>,
    ) -> Result<(), StoreError> {
        const ANSWERS: BatchQuery<true> = batch_query!(
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
        let rows = self.tx.ask(ANSWERS, &list).await?;
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
        const TAKEN: BatchQuery<true> = batch_query!(
            [organisation: text 0, name: text 1],
            [external_id: j.external_id],
            "FROM asked JOIN journals j ON j.organisation_id = asked.organisation \
            AND j.external_id = asked.name"
        );
        if wanted.is_empty() {
            return Ok(());
        }
        let list: Vec<_> = wanted.iter().map(|(id, name)| (id.to_string(), name)).collect();
        let rows = self.tx.ask(TAKEN, &list).await?;
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
    ) -> Result<Option<&KnownBooks>, StoreError> {
        let mut reads = ReadSet::default();
        reads.accounts(organisation, accounts);
        self.prepare(reads).await?;
        Ok(self.books.known.get(&organisation))
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

fn known(
    row: &Row,
    [hash, audit_hash]: [[u8; 32]; 2],
    last_day: Option<Date>,
) -> Result<KnownBooks, StoreError> {
    let book = Book {
        lock_date: row.parse_or_none("lock_date")?,
        last_day,
        vat_returned_to: row.parse_or_none("vat_returned_to")?,
        ..Book::default()
    };
    Ok(KnownBooks {
        currency: row.get("currency")?,
        book,
        end: BooksEnd {
            sequence: row.get("sequence")?,
            hash,
            posted_minor: row.get("posted")?,
            audited: row.get("audited")?,
            audit_hash,
        },
        looked_up: BTreeSet::new(),
        seal: Ok(()),
        is_changed: false,
    })
}

fn account(row: &Row) -> Result<LedgerAccount, StoreError> {
    let (account_type, role) = (row.parse("account_type")?, row.parse_or_none("account_role")?);
    let own_group = row.parse_or_none("account_group")?;
    Ok(LedgerAccount {
        id: row.parse("account_id")?,
        code: row.get("code")?,
        account_type,
        role,
        group: own_group.unwrap_or_else(|| default_group(account_type, role)),
        default_vat_code: row.parse_or_none("default_vat_code")?,
        status: row.parse("status")?,
    })
}

fn remembered(row: &Row) -> Result<Remembered, StoreError> {
    let status = u16::try_from(row.count("status")?).map_err(|_| StoreError::Corrupt("status"))?;
    Ok(Remembered {
        fingerprint: row.hash("fingerprint")?,
        answer: Answer { status, body: row.get("body")? },
    })
}

/// A rate as it is stored.
pub(crate) fn rate(row: &Row) -> Result<VatRate, StoreError> {
    let rate = u32::try_from(row.count("rate")?).map_err(|_| StoreError::Corrupt("rate"))?;
    Ok(VatRate::from_ten_thousandths(rate))
}

/// A VAT code of an organisation's own as it is stored.
pub(crate) fn stored_code(row: &Row) -> Result<OwnVatCode, StoreError> {
    let recoverable = u32::try_from(row.count("recoverable")?);
    let recoverable = recoverable.map_err(|_| StoreError::Corrupt("recoverable"))?;
    Ok(OwnVatCode {
        code: row.parse("code")?,
        name: row.get("name")?,
        kind: row.parse("kind")?,
        rate: rate(row)?,
        recoverable: VatRate::from_ten_thousandths(recoverable),
        from: row.parse("effective_from")?,
        to: row.parse_or_none("effective_to")?,
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

/// A rate, and from when on it holds.
pub(crate) fn dated(row: &Row) -> Result<DatedVatRate, StoreError> {
    Ok(DatedVatRate {
        code: row.parse("code")?,
        from: row.parse("effective_from")?,
        rate: rate(row)?,
    })
}
