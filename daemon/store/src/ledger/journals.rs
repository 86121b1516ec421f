//! Journals, read.

use std::collections::BTreeMap;

use tieout::contract::ledger::journal::{Journal, JournalFilter, JournalStatus, Line, Source};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{JournalId, OrganisationId};
use tieout::money::Money;

use super::filter::{day_from, day_to, pattern, since};
use super::metadata::metadata;
use crate::db::batch_query::{BatchQuery, batch_query, hex};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::page::{KeyColumn, ListPage, last_day};
use crate::store::Store;
use crate::writes::batch::WrittenBooks;

const ONE: &str = "SELECT j.id, j.sequence, j.entry_date, j.description, j.reference, \
    j.external_id, m.metadata, j.source, j.reverses_journal_id, j.total, j.created_at, j.hash, \
    o.currency, r.id AS reversed_by, coalesce(r.created_at, j.created_at) AS updated_at \
    FROM journals j JOIN organisations o ON o.id = j.organisation_id \
    LEFT JOIN journals r ON r.reverses_journal_id = j.id \
    LEFT JOIN journal_metadata m ON m.journal_id = j.id \
    WHERE j.organisation_id = $1 AND j.id = $2";

/// The lines of journals, by their places in the books. Those that do not say their side, since they were posted
/// before lines did, count on the one that the entry for VAT returns has.
const LINES: BatchQuery<true> = batch_query!(
    [organisation: text 0, number: int 1],
    [
        sequence: l.sequence, line: l.line, account_id: l.account_id, code: a.code,
        amount: l.amount, memo: l.memo, vat_code: l.vat_code, vat_amount: l.vat_amount,
        is_generated: l.is_generated, vat_side: l.vat_side, vat_kind: l.vat_kind,
        vat_in_cost: l.vat_in_cost, counted_side: e.side
    ],
    "FROM asked JOIN journal_lines l ON l.organisation_id = asked.organisation \
    AND l.sequence = asked.number JOIN accounts a ON a.id = l.account_id \
    LEFT JOIN vat_entries e ON e.organisation_id = CASE WHEN l.vat_side IS NULL AND l.vat_code <> 'NV' \
    THEN l.organisation_id END AND e.sequence = l.sequence AND e.line = l.line AND e.part = 0"
);

/// A journal, as a transaction sees it.
pub(super) async fn find(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    id: JournalId,
) -> Result<Option<Journal>, StoreError> {
    let Some(row) = books.first(query(ONE).bind(organisation).bind(id)).await? else {
        return Ok(None);
    };
    let journal = record(&row)?;
    let lines = books.ask(LINES, &[(organisation.to_string(), journal.sequence)]).await?;
    let mut journals = [journal];
    add_lines(&mut journals, &lines)?;
    let [journal] = journals;
    Ok(Some(journal))
}

/// A journal without its lines.
fn record(row: &Row) -> Result<Journal, StoreError> {
    let reversed_by: Option<JournalId> = row.parse_or_none("reversed_by")?;
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
        metadata: metadata(row)?,
        source: row.parse("source")?,
        status,
        currency: row.get("currency")?,
        lines: Vec::new(),
        total: Money::from_minor(row.get("total")?),
        reverses_journal_id: row.parse_or_none("reverses_journal_id")?,
        reversed_by_journal_id: reversed_by,
        hash: hex(&row.hash("hash")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
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
                vat_code: row.parse_or_none("vat_code")?,
                vat_amount: Money::from_minor(row.get("vat_amount")?),
                vat_kind: row.parse_or_none("vat_kind")?,
                vat_in_cost: Money::from_minor(row.get("vat_in_cost")?),
                vat_side: match row.parse_or_none("vat_side")? {
                    None => row.parse_or_none("counted_side")?,
                    said => said,
                },
                generated: row.flag("is_generated")?,
            });
        }
    }
    Ok(())
}

/// What the list is ordered by.
const KEY: &[KeyColumn] = &[KeyColumn::Text("entry_date"), KeyColumn::Int("sequence")];

/// Lines that are read at once: a page may have more than should be held.
const LINES_AT_ONCE: u64 = 10_000;

/// The journals of a table `place`, which has where they stand.
macro_rules! journals {
    ($joined:literal) => {
        concat!(
            "j.id, j.sequence, j.entry_date, j.description, j.reference, j.external_id, m.metadata, j.source, \
            j.reverses_journal_id, j.total, j.created_at, j.hash, o.currency, r.id AS reversed_by, \
            coalesce(r.created_at, j.created_at) AS updated_at FROM ",
            $joined,
            " ORDER BY j.entry_date DESC, j.sequence DESC"
        )
    };
    (of $from:literal, $groups:literal) => {
        [
            concat!("SELECT count(*) AS total FROM (SELECT sequence ", $from, $groups, ") places"),
            concat!(
                "WITH place AS (SELECT sequence ", $from, " AND (entry_date || '', sequence) < ($11, $12)", $groups,
                " ORDER BY entry_date DESC, sequence DESC LIMIT $9 OFFSET $10) SELECT ",
                journals!(
                    "place CROSS JOIN journals j JOIN organisations o ON o.id = j.organisation_id \
                    LEFT JOIN journals r ON r.reverses_journal_id = j.id \
                    LEFT JOIN journal_metadata m ON m.journal_id = j.id \
                    WHERE j.organisation_id = $1 AND j.sequence = place.sequence"
                )
            ),
        ]
    };
}

/// The list by day and its count: the index has where they stand.
const BY_DAY: [&str; 2] = journals!(
    of "FROM journals WHERE organisation_id = $1 AND entry_date >= $2 AND entry_date <= $3 \
    AND $4 = '' AND $5 = '' AND $6 = '' AND $7 = '' AND $8 = 0", ""
);

/// Those with lines on an account: the index of its lines has where they stand.
const OF_ACCOUNT: [&str; 2] = journals!(
    of "FROM journal_lines WHERE account_id = (SELECT id FROM accounts \
    WHERE organisation_id = $1 AND id = $5) AND entry_date >= $2 AND entry_date <= $3 \
    AND $4 = '' AND $6 = '' AND $7 = '' AND $8 = 0", " GROUP BY entry_date, sequence"
);

/// What is looked for among these journals, and only once for the list and its count.
macro_rules! found {
    ($among:literal) => {
        concat!(
            "WITH found AS MATERIALIZED (SELECT j.sequence, j.entry_date FROM journals j \
            WHERE j.organisation_id = $1 AND ", $among, " AND j.entry_date || '' >= $2 \
            AND j.entry_date || '' <= $3 AND ($4 = '' OR j.source = $4) AND ($5 = '' OR EXISTS (SELECT 1 \
            FROM journal_lines l WHERE l.organisation_id = j.organisation_id \
            AND l.sequence = j.sequence AND l.account_id = $5 AND l.entry_date = j.entry_date)) \
            AND ($6 = '' OR j.search LIKE $6 ESCAPE '\\')), \
            place AS (SELECT sequence FROM found WHERE (entry_date, sequence) < ($11, $12) \
            ORDER BY entry_date DESC, sequence DESC LIMIT $9 OFFSET $10) SELECT counted.found, ",
            journals!(
                "(SELECT count(*) AS found FROM found) counted LEFT JOIN place ON true \
                LEFT JOIN journals j ON j.organisation_id = $1 AND j.sequence = place.sequence \
                LEFT JOIN organisations o ON o.id = j.organisation_id \
                LEFT JOIN journals r ON r.reverses_journal_id = j.id \
                LEFT JOIN journal_metadata m ON m.journal_id = j.id"
            )
        )
    };
}

/// Among all of them, in the order in which they were posted and stand in the table.
const FOUND: &str = found!("j.sequence > 0 AND $7 = '' AND $8 = 0");

/// The one with an external ID.
const NAMED: &str = found!(
    "j.external_id = $7 AND (j.created_at >= $8 OR EXISTS (SELECT 1 FROM journals u \
    WHERE u.reverses_journal_id = j.id AND u.created_at >= $8))"
);

/// Those that were posted or reversed since: an index has what was posted, and what that reverses.
const CHANGED: &str = found!(
    "j.sequence IN (SELECT n.sequence FROM journals n WHERE n.organisation_id = $1 AND n.created_at >= $8 \
    UNION SELECT u.sequence FROM journals n JOIN journals u ON u.id = n.reverses_journal_id \
    WHERE n.organisation_id = $1 AND n.created_at >= $8) AND $7 = ''"
);

/// A page of journals, without their lines.
#[derive(Debug)]
pub struct JournalPage {
    /// The journals in their order, as many together as may have their lines read at once.
    pub groups: Vec<Vec<Journal>>,
    /// Which part of the list they are.
    pub pagination: Pagination,
}

impl Store {
    /// A journal of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn journal(
        &self,
        organisation: OrganisationId,
        id: JournalId,
    ) -> Result<Option<Journal>, StoreError> {
        let row = self.database.first(query(ONE).bind(organisation).bind(id)).await?;
        let Some(row) = row else { return Ok(None) };
        let journals = self.with_lines(organisation, vec![record(&row)?]).await?;
        Ok(journals.into_iter().next())
    }

    /// Journals of an organisation, the latest day first. [`with_lines`](Self::with_lines)
    /// completes them.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn journals(
        &self,
        organisation: OrganisationId,
        filter: &JournalFilter,
        page: &ListPage,
    ) -> Result<JournalPage, StoreError> {
        let to = day_to(filter.date_to);
        let asked = |sql, to: &str| {
            query(sql)
                .bind(organisation)
                .bind(day_from(filter.date_from))
                .bind(to)
                .bind(filter.source.map_or("", Source::name))
                .bind(filter.account_id.map_or_else(String::new, |account| account.to_string()))
                .bind(pattern(filter.search.as_deref()))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let (rows, pagination) = if filter.external_id.is_some() {
            self.page_found(KEY, asked(NAMED, &to), page).await?
        } else if since(filter.updated_since) > 0 {
            self.page_found(KEY, asked(CHANGED, &to), page).await?
        } else if filter.source.is_some() || filter.search.is_some() {
            self.page_found(KEY, asked(FOUND, &to), page).await?
        } else {
            let [count, list] = if filter.account_id.is_some() { OF_ACCOUNT } else { BY_DAY };
            let list = asked(list, &last_day(to.clone(), page));
            self.page_by(KEY, asked(count, &to), list, page).await?
        };
        let journals: Vec<_> = rows.iter().map(record).collect::<Result<_, _>>()?;
        let groups = self.grouped(organisation, journals).await?;
        Ok(JournalPage { groups, pagination })
    }

    /// The journals, in groups of so many lines at most; one of more stands alone.
    async fn grouped(
        &self,
        organisation: OrganisationId,
        journals: Vec<Journal>,
    ) -> Result<Vec<Vec<Journal>>, StoreError> {
        const COUNTS: BatchQuery<true> = batch_query!(
            [organisation: text 0, number: int 1],
            [lines: asked.lines],
            "FROM (SELECT one.place AS place, (SELECT count(*) FROM journal_lines l \
            WHERE l.organisation_id = one.organisation AND l.sequence = one.number) AS lines \
            FROM asked AS one) AS asked"
        );
        let mut counts = vec![0; journals.len()];
        for row in self.database.ask(COUNTS, &places(organisation, &journals)).await? {
            let count = counts.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            *count = row.count("lines")?;
        }
        let (mut groups, mut group, mut lines) = (Vec::new(), Vec::new(), 0);
        for (journal, count) in journals.into_iter().zip(counts) {
            if lines + count > LINES_AT_ONCE && !group.is_empty() {
                groups.push(std::mem::take(&mut group));
                lines = 0;
            }
            group.push(journal);
            lines += count;
        }
        groups.push(group);
        Ok(groups)
    }

    /// Journals of an organisation with their lines, which never change.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn with_lines(
        &self,
        organisation: OrganisationId,
        mut journals: Vec<Journal>,
    ) -> Result<Vec<Journal>, StoreError> {
        let rows = self.database.ask(LINES, &places(organisation, &journals)).await?;
        add_lines(&mut journals, &rows)?;
        Ok(journals)
    }
}

/// Where journals stand, as a list that a statement is asked about.
fn places(organisation: OrganisationId, journals: &[Journal]) -> Vec<(String, i64)> {
    journals.iter().map(|journal| (organisation.to_string(), journal.sequence)).collect()
}
