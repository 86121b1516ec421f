//! Journals, read.

use std::collections::BTreeMap;

use tieout::contract::ledger::journal::{Journal, JournalStatus, Line, Source};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::money::Money;

use super::load::{hash_of, parsed};
use crate::store::asking::{Asking, asking, hex};
use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::query::{Row, query};
use crate::store::{Page, Store};

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

/// A journal, as a transaction sees it.
pub(super) async fn find(
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
