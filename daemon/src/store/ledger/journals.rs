//! Journals: posted, reversed, read.

use std::collections::BTreeMap;

use serde_json::json;
use tieout::contract::ledger::journal::{
    Journal, JournalStatus, Line, NewJournal, Reverse, Source,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::journal::{post, reversal_date};
use tieout::ledger::posting::{Leg, Posting};
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::books::{Known, NewEntry, Posted};
use super::load::{hash_of, parsed};
use super::{Action, Context, Denial, Wants};
use crate::store::asking::{Asking, asking, hex};
use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::query::{Row, query};
use crate::store::{Page, Store};

/// Posts a journal that somebody has written.
#[derive(Debug, Clone)]
pub struct PostJournal {
    /// Its name.
    pub id: JournalId,
    /// The name of the journal that undoes it, should it ask for one.
    pub reversal: JournalId,
    /// What it is to be.
    pub new: NewJournal,
}

impl Action for PostJournal {
    type Object = Journal;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.accounts(organisation, self.accounts());
        if let Some(external_id) = &self.new.external_id {
            wants.external_id(organisation, external_id);
        }
    }

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<Result<Journal, Denial>, StoreError> {
        let new = &self.new;
        if let Some(external_id) = &new.external_id
            && tx.has_external_id(context.organisation, external_id).await?
        {
            let message = format!("another journal has the external_id {external_id}");
            let refusal = Refusal::new(Reason::DuplicateExternalId, message).at("external_id");
            return Ok(Err(refusal.into()));
        }
        let known = tx.book(context.organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = match checked(new, known) {
            Ok(posting) => posting,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let entry = self.entry();
        let posted = match tx.books.post(context, entry.clone(), &posting)? {
            Ok(posted) => posted,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let mut journal = written(tx, context, &entry, &posting, posted)?;
        if let Some(day) = new.reverse_on {
            let reversal = reversal(&journal, self.reversal, day, None);
            if let Err(refusal) = tx.books.post(context, reversal, &posting.mirrored())? {
                return Ok(Err(refusal.into()));
            }
            journal.reversed_by_journal_id = Some(self.reversal);
            (journal.status, journal.version) = (JournalStatus::Reversed, 2);
        }
        let became = json!({ "sequence": journal.sequence, "total": journal.total });
        let values = [None, Some(became)];
        tx.books.audit(context, "journal.post", self.id.to_string(), values)?;
        Ok(Ok(journal))
    }
}

/// The journal's posting, and everything else that the books may have against it.
fn checked(new: &NewJournal, known: &Known) -> Result<Posting, Refusal> {
    if new.currency.as_ref().is_some_and(|currency| *currency != known.currency) {
        let message = format!("the currency of this organisation is {}", known.currency);
        return Err(Refusal::new(Reason::CurrencyMismatch, message).at("currency"));
    }
    let posting = post(new, &known.book)?;
    if let Some(day) = new.reverse_on {
        if day < new.entry_date {
            let message = format!("reverse_on {day} comes before entry_date {}", new.entry_date);
            return Err(Refusal::new(Reason::ReversalTooEarly, message).at("reverse_on"));
        }
        known.book.check_open(day)?;
    }
    Ok(posting)
}

impl PostJournal {
    fn accounts(&self) -> impl Iterator<Item = AccountId> {
        self.new.lines.iter().map(|line| line.account_id)
    }

    fn entry(&self) -> NewEntry {
        NewEntry {
            id: self.id,
            entry_date: self.new.entry_date,
            description: self.new.description.clone(),
            reference: self.new.reference.clone(),
            external_id: self.new.external_id.clone(),
            source: Source::Manual,
            reverses: None,
        }
    }
}

/// The entry that undoes a journal.
fn reversal(
    journal: &Journal,
    id: JournalId,
    entry_date: Date,
    description: Option<String>,
) -> NewEntry {
    let usual = || {
        let words = format!("Reversal of journal {}: {}", journal.sequence, journal.description);
        words.chars().take(500).collect()
    };
    NewEntry {
        id,
        entry_date,
        description: description.unwrap_or_else(usual),
        reference: journal.reference.clone(),
        external_id: None,
        source: Source::Reversal,
        reverses: Some(journal.id),
    }
}

/// The journal as it was just posted.
fn written(
    tx: &Tx,
    context: &Context,
    entry: &NewEntry,
    posting: &Posting,
    posted: Posted,
) -> Result<Journal, StoreError> {
    let known = tx.books.known.get(&context.organisation);
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let line = |(number, leg): (i64, &Leg)| {
        let account = known.book.accounts.get(&leg.account);
        Ok(Line {
            id: format!("{}-{number}", entry.id),
            account_id: leg.account,
            account_code: account.ok_or(StoreError::Corrupt("account_id"))?.code.clone(),
            debit: leg.debit(),
            credit: leg.credit(),
            memo: leg.memo.clone(),
            vat_code: leg.vat_code,
            vat_amount: leg.vat,
            generated: leg.is_generated,
        })
    };
    Ok(Journal {
        id: entry.id,
        sequence: posted.sequence,
        entry_date: entry.entry_date,
        description: entry.description.clone(),
        reference: entry.reference.clone(),
        external_id: entry.external_id.clone(),
        source: entry.source,
        status: JournalStatus::Posted,
        currency: known.currency.clone(),
        lines: (1..).zip(posting.legs()).map(line).collect::<Result<_, StoreError>>()?,
        total: posting.total(),
        reverses_journal_id: entry.reverses,
        reversed_by_journal_id: None,
        hash: hex(&posted.hash),
        created_at: context.at,
        version: 1,
    })
}

/// Undoes a journal by its mirror.
#[derive(Debug, Clone)]
pub struct ReverseJournal {
    /// Which one.
    pub journal: JournalId,
    /// The name of the mirror.
    pub id: JournalId,
    /// How.
    pub how: Reverse,
}

impl Action for ReverseJournal {
    type Object = Journal;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<Result<Journal, Denial>, StoreError> {
        // It may be among what waits.
        tx.write_books().await?;
        let organisation = context.organisation;
        let Some(journal) = find(tx, organisation, self.journal).await? else {
            return Ok(Err(Denial::NotThere));
        };
        if let Err(denial) = context.check_version(journal.version) {
            return Ok(Err(denial));
        }
        if journal.reversed_by_journal_id.is_some() {
            let message = format!("journal {} has been reversed", journal.sequence);
            return Ok(Err(Refusal::new(Reason::AlreadyReversed, message).into()));
        }
        if journal.source != Source::Manual {
            let message = format!(
                "journal {} was made by something else ({}), which is to be undone instead",
                journal.sequence, journal.source
            );
            return Ok(Err(Refusal::new(Reason::NotManual, message).into()));
        }
        let accounts = journal.lines.iter().map(|line| line.account_id);
        let known = tx.book(organisation, accounts).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let day = match reversal_date(journal.entry_date, self.how.entry_date, &known.book) {
            Ok(day) => day,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let posting = Posting::of(legs(&journal)).map_err(|_| StoreError::Corrupt("amount"))?;
        let mirror = posting.mirrored();
        let entry = reversal(&journal, self.id, day, self.how.description.clone());
        let posted = match tx.books.post(context, entry.clone(), &mirror)? {
            Ok(posted) => posted,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let written = written(tx, context, &entry, &mirror, posted)?;
        let became = json!({ "reversed_by_journal_id": self.id, "total": written.total });
        let values = [None, Some(became)];
        tx.books.audit(context, "journal.reverse", self.journal.to_string(), values)?;
        Ok(Ok(written))
    }
}

/// The lines of a journal as they were posted.
fn legs(journal: &Journal) -> Vec<Leg> {
    let leg = |line: &Line| Leg {
        account: line.account_id,
        amount: Money::from_minor(line.debit.minor() - line.credit.minor()),
        memo: line.memo.clone(),
        vat_code: line.vat_code,
        vat: line.vat_amount,
        is_generated: line.generated,
    };
    journal.lines.iter().map(leg).collect()
}

const ONE: &str = "SELECT j.id, j.sequence, j.entry_date, j.description, j.reference, \
    j.external_id, j.source, j.reverses_journal_id, j.total, j.created_at, j.hash, o.currency, \
    r.id AS reversed_by FROM journals j JOIN organisations o ON o.id = j.organisation_id \
    LEFT JOIN journals r ON r.reverses_journal_id = j.id \
    WHERE j.organisation_id = $1 AND j.id = $2";

/// The lines of journals, by their places in the books.
const LINES: Asking = asking!(
    [organisation: text 0, number: int 1],
    [
        sequence: l.sequence, line: l.line, account_id: l.account_id, code: a.code,
        amount: l.amount, memo: l.memo, vat_code: l.vat_code, vat_amount: l.vat_amount,
        is_generated: l.is_generated
    ],
    "FROM asked JOIN journal_lines l ON l.organisation_id = asked.organisation \
    AND l.sequence = asked.number JOIN accounts a ON a.id = l.account_id"
);

async fn find(
    tx: &mut Tx,
    organisation: OrganisationId,
    id: JournalId,
) -> Result<Option<Journal>, StoreError> {
    let Some(row) = tx.first(query(ONE).bind(organisation).bind(id)).await? else {
        return Ok(None);
    };
    let journal = record(&row)?;
    let lines = tx.ask(LINES, &[(organisation.to_string(), journal.sequence)]).await?;
    let mut journals = [journal];
    add_lines(&mut journals, &lines)?;
    let [journal] = journals;
    Ok(Some(journal))
}

/// A journal without its lines.
fn record(row: &Row) -> Result<Journal, StoreError> {
    let reversed_by: Option<JournalId> = parsed(row, "reversed_by")?;
    let (status, version) = match reversed_by {
        Some(_) => (JournalStatus::Reversed, 2),
        None => (JournalStatus::Posted, 1),
    };
    let entry_date: String = row.get("entry_date")?;
    Ok(Journal {
        id: row.parse("id")?,
        sequence: row.get("sequence")?,
        entry_date: Date::parse_iso(&entry_date).map_err(|_| StoreError::Corrupt("entry_date"))?,
        description: row.get("description")?,
        reference: row.get("reference")?,
        external_id: row.get("external_id")?,
        source: row.parse("source")?,
        status,
        currency: row.get("currency")?,
        lines: Vec::new(),
        total: Money::from_minor(row.get("total")?),
        reverses_journal_id: parsed(row, "reverses_journal_id")?,
        reversed_by_journal_id: reversed_by,
        hash: hex(&hash_of(row, "hash")?),
        created_at: row.time("created_at")?,
        version,
    })
}

/// Gives journals their lines, in order.
fn add_lines(journals: &mut [Journal], rows: &[Row]) -> Result<(), StoreError> {
    let mut by_place: BTreeMap<i64, BTreeMap<i64, &Row>> = BTreeMap::new();
    for row in rows {
        by_place.entry(row.get("sequence")?).or_default().insert(row.get("line")?, row);
    }
    for journal in journals {
        let rows = by_place.remove(&journal.sequence).unwrap_or_default();
        for (number, row) in rows {
            let amount = row.get::<i64>("amount")?;
            journal.lines.push(Line {
                id: format!("{}-{number}", journal.id),
                account_id: row.parse("account_id")?,
                account_code: row.get("code")?,
                debit: Money::from_minor(amount.max(0)),
                credit: Money::from_minor(amount.min(0).saturating_neg()),
                memo: row.get("memo")?,
                vat_code: parsed(row, "vat_code")?,
                vat_amount: Money::from_minor(row.get("vat_amount")?),
                generated: row.flag("is_generated")?,
            });
        }
    }
    Ok(())
}

/// Which journals are asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct JournalFilter {
    /// On or after this day.
    pub date_from: Option<Date>,
    /// On or before this day.
    pub date_to: Option<Date>,
    /// Made by this.
    pub source: Option<Source>,
    /// With a line on this account.
    pub account: Option<AccountId>,
}

impl Store {
    /// A journal of an organisation.
    ///
    /// # Errors
    /// The database's.
    pub async fn journal(
        &self,
        organisation: OrganisationId,
        id: JournalId,
    ) -> Result<Option<Journal>, StoreError> {
        let row = self.database.first(query(ONE).bind(organisation).bind(id)).await?;
        let Some(row) = row else { return Ok(None) };
        let mut journals = [record(&row)?];
        self.fill(organisation, &mut journals).await?;
        let [journal] = journals;
        Ok(Some(journal))
    }

    async fn fill(
        &self,
        organisation: OrganisationId,
        journals: &mut [Journal],
    ) -> Result<(), StoreError> {
        let place = |journal: &Journal| (organisation.to_string(), journal.sequence);
        let places: Vec<_> = journals.iter().map(place).collect();
        let rows = self.database.ask(LINES, &places).await?;
        add_lines(journals, &rows)
    }

    /// Journals of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    pub async fn journals(
        &self,
        organisation: OrganisationId,
        filter: &JournalFilter,
        page: Page,
    ) -> Result<(Vec<Journal>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM journals j \
            WHERE j.organisation_id = $1 AND j.entry_date >= $2 AND j.entry_date <= $3 \
            AND j.source = coalesce($4, j.source) AND ($5 = '' OR EXISTS (SELECT 1 \
            FROM journal_lines l WHERE l.organisation_id = j.organisation_id \
            AND l.sequence = j.sequence AND l.account_id = $5))";
        const LIST: &str = "SELECT j.id, j.sequence, j.entry_date, j.description, j.reference, \
            j.external_id, j.source, j.reverses_journal_id, j.total, j.created_at, j.hash, \
            o.currency, r.id AS reversed_by FROM journals j \
            JOIN organisations o ON o.id = j.organisation_id \
            LEFT JOIN journals r ON r.reverses_journal_id = j.id \
            WHERE j.organisation_id = $1 AND j.entry_date >= $2 AND j.entry_date <= $3 \
            AND j.source = coalesce($4, j.source) AND ($5 = '' OR EXISTS (SELECT 1 \
            FROM journal_lines l WHERE l.organisation_id = j.organisation_id \
            AND l.sequence = j.sequence AND l.account_id = $5)) \
            ORDER BY j.entry_date DESC, j.id DESC LIMIT $6 OFFSET $7";
        let day = |day: Option<Date>, open: &str| {
            day.map_or_else(|| open.to_owned(), |day| day.to_string())
        };
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(day(filter.date_from, "0000-00-00"))
                .bind(day(filter.date_to, "9999-99-99"))
                .bind(filter.source.map(|source| source.name().to_owned()))
                .bind(filter.account.map_or_else(String::new, |account| account.to_string()))
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        let mut journals: Vec<_> = rows.iter().map(record).collect::<Result<_, _>>()?;
        self.fill(organisation, &mut journals).await?;
        Ok((journals, pagination))
    }
}
