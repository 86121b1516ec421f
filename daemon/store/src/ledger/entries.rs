//! The lines of one account, with what they bring it to.

use tieout::contract::ledger::entry::AccountEntry;
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::money::Money;

use super::filter::{day_from, day_to};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::page::{KeyColumn, ListPage, last_day};
use crate::store::Store;

impl Store {
    /// The lines of an account from one day to another, the latest first. Each has the balance of
    /// the account with all lines up to it.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn account_entries(
        &self,
        organisation: OrganisationId,
        account: AccountId,
        [date_from, date_to]: [Option<Date>; 2],
        page: &ListPage,
    ) -> Result<(Vec<AccountEntry>, Pagination), StoreError> {
        // From the totals: whole months, and the days of the first and the last.
        const COUNT: &str = "SELECT CAST(coalesce(sum(line_count), 0) AS BIGINT) AS total FROM ( \
            SELECT line_count FROM account_months WHERE organisation_id = $1 AND account_id = $2 \
            AND month > $5 AND month < $6 UNION ALL \
            SELECT line_count FROM account_days WHERE organisation_id = $1 AND account_id = $2 \
            AND day >= $3 AND day <= $7 UNION ALL \
            SELECT line_count FROM account_days WHERE organisation_id = $1 AND account_id = $2 \
            AND day >= $8 AND day <= $4) parts";
        // What the account comes to with the page's first line: whole months, then the days of its
        // month, then the lines of its day. Those are found by the index of the account's lines:
        // SQLite turns no CROSS JOIN round, and takes no index for a text that is made on the way.
        // In one statement, so that nothing is posted in between.
        // What comes before the page is left out by that index alone.
        const LIST: &str = "WITH part AS (SELECT l.sequence, l.line, l.account_id, l.amount, \
            l.memo, l.vat_code, l.vat_amount, l.is_generated, l.entry_date FROM ( \
            SELECT sequence, line FROM journal_lines WHERE account_id = ( \
            SELECT id FROM accounts WHERE organisation_id = $1 AND id = $2) AND entry_date >= $3 \
            AND entry_date <= $4 AND (entry_date || '', sequence, line) < ($7, $8, $9) ORDER BY entry_date DESC, sequence DESC, line DESC \
            LIMIT $5 OFFSET $6) place CROSS JOIN journal_lines l WHERE l.organisation_id = $1 \
            AND l.sequence = place.sequence AND l.line = place.line), \
            latest AS (SELECT entry_date, substr(entry_date, 1, 7) AS month, sequence, line \
            FROM part ORDER BY entry_date DESC, sequence DESC, line DESC LIMIT 1), \
            parts AS (SELECT m.debit - m.credit AS amount FROM latest JOIN account_months m \
            ON m.organisation_id = $1 AND m.account_id = $2 AND m.month < latest.month \
            UNION ALL SELECT d.debit - d.credit AS amount FROM latest JOIN account_days d \
            ON d.organisation_id = $1 AND d.account_id = $2 AND d.day >= latest.month \
            AND d.day < latest.entry_date \
            UNION ALL SELECT l.amount AS amount FROM latest CROSS JOIN journal_lines l \
            WHERE l.organisation_id || '' = $1 AND l.account_id = $2 \
            AND l.entry_date = latest.entry_date AND (l.sequence, l.line) <= (latest.sequence, latest.line)) \
            SELECT part.sequence, part.line, part.account_id, part.amount, part.memo, \
            part.vat_code, part.vat_amount, part.is_generated, part.entry_date, \
            j.id AS journal_id, j.description, j.reference, j.source, j.reverses_journal_id, \
            o.currency, \
            (SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM parts) AS balance \
            FROM part JOIN journals j ON j.organisation_id = $1 AND j.sequence = part.sequence \
            JOIN organisations o ON o.id = $1 \
            ORDER BY part.entry_date DESC, part.sequence DESC, part.line DESC";
        const KEY: &[KeyColumn] =
            &[KeyColumn::Text("entry_date"), KeyColumn::Int("sequence"), KeyColumn::Int("line")];
        let (from, to) = (day_from(date_from), day_to(date_to));
        let (first_month, last_month) = (from[..7].to_owned(), to[..7].to_owned());
        // A month and two nines are behind each of its days, and 9999-99-99 behind all days.
        let first_month_to = to.clone().min(format!("{first_month}-99"));
        let last_month_from =
            if last_month > first_month { last_month.clone() } else { day_to(None) };
        let asked =
            |sql, to: &str| query(sql).bind(organisation).bind(account).bind(&*from).bind(to);
        let list = asked(LIST, &last_day(to.clone(), page));
        let count = asked(COUNT, &to)
            .bind(first_month)
            .bind(last_month)
            .bind(first_month_to)
            .bind(last_month_from);
        let (rows, pagination) = self.page_by(KEY, count, list, page).await?;
        let mut entries: Vec<_> = rows.iter().map(record).collect::<Result<_, _>>()?;
        // Each has that of the first by now.
        let mut later = 0;
        for entry in &mut entries {
            entry.balance = Money::from_minor(entry.balance.minor() - later);
            later += entry.debit.minor() - entry.credit.minor();
        }
        Ok((entries, pagination))
    }
}

/// A line, with the balance that the statement gives it.
pub(super) fn record(row: &Row) -> Result<AccountEntry, StoreError> {
    let (journal, amount): (JournalId, i64) = (row.parse("journal_id")?, row.get("amount")?);
    let entry_date: String = row.get("entry_date")?;
    Ok(AccountEntry {
        id: format!("{journal}-{}", row.get::<i64>("line")?),
        account_id: row.parse("account_id")?,
        journal_id: journal,
        sequence: row.get("sequence")?,
        entry_date: Date::parse_iso(&entry_date).map_err(|_| StoreError::Corrupt("entry_date"))?,
        description: row.get("description")?,
        reference: row.get("reference")?,
        source: row.parse("source")?,
        reverses_journal_id: row.parse_or_none("reverses_journal_id")?,
        currency: row.get("currency")?,
        debit: Money::from_minor(amount.max(0)),
        credit: Money::from_minor(amount.min(0).saturating_neg()),
        balance: Money::from_minor(row.get("balance")?),
        memo: row.get("memo")?,
        vat_code: row.parse_or_none("vat_code")?,
        vat_amount: Money::from_minor(row.get("vat_amount")?),
        generated: row.flag("is_generated")?,
    })
}
