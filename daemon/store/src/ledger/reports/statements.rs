//! What accounts came to from one day to another: profit and loss, and the balance sheet.

use tieout::contract::ledger::report::{BalanceSheet, ProfitAndLoss};
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::report::{AccountMovement, statement, year};

use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// No day of the calendar, and behind all of them.
const NEVER: &str = "9999-99-99";

/// What a report has to know of an organisation.
pub(super) struct Profile {
    pub(super) currency: String,
    /// `MM-DD`.
    year_end: String,
}

impl Store {
    /// What was earned and spent up to a day: from another, or from the first of its year.
    ///
    /// # Errors
    /// The database's.
    pub async fn profit_and_loss(
        &self,
        organisation: OrganisationId,
        date_from: Option<Date>,
        date_to: Date,
    ) -> Result<ProfitAndLoss, StoreError> {
        let profile = self.profile(organisation).await?;
        let date_from = date_from.unwrap_or_else(|| profile.year_from(date_to));
        let days = [date_from, date_to];
        let (movements, _) = self.account_movements(organisation, days).await?;
        Ok(statement::profit_and_loss(days, profile.currency, &movements))
    }

    /// What was owned and owed at the end of a day.
    ///
    /// # Errors
    /// The database's.
    pub async fn balance_sheet(
        &self,
        organisation: OrganisationId,
        as_at: Date,
    ) -> Result<BalanceSheet, StoreError> {
        let profile = self.profile(organisation).await?;
        let days = [profile.year_from(as_at), as_at];
        let (movements, _) = self.account_movements(organisation, days).await?;
        Ok(statement::balance_sheet(days, profile.currency, &movements))
    }

    pub(super) async fn profile(
        &self,
        organisation: OrganisationId,
    ) -> Result<Profile, StoreError> {
        const PROFILE: &str =
            "SELECT currency, financial_year_end FROM organisations WHERE id = $1";
        let row = self.database.first(query(PROFILE).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("currency"))?;
        Ok(Profile { currency: row.get("currency")?, year_end: row.get("financial_year_end")? })
    }

    /// Every account that came to something before the first day or has lines in these days, by code;
    /// and where the books ended then.
    pub(super) async fn account_movements(
        &self,
        organisation: OrganisationId,
        [from, to]: [Date; 2],
    ) -> Result<(Vec<AccountMovement>, i64), StoreError> {
        // Before: whole months, then days of the first month. Within: the rest of that month, whole
        // months, and the days of the last. In one statement, so that all is of one instant.
        const MOVEMENTS: &str = "SELECT a.id, a.code, a.name, a.account_type, t.opening, t.debit, \
            t.credit, t.line_count, h.sequence FROM (SELECT account_id, \
            CAST(sum(opening) AS BIGINT) AS opening, CAST(sum(debit) AS BIGINT) AS debit, \
            CAST(sum(credit) AS BIGINT) AS credit, CAST(sum(line_count) AS BIGINT) AS line_count \
            FROM (SELECT account_id, debit - credit AS opening, 0 AS debit, 0 AS credit, \
            0 AS line_count FROM account_months WHERE organisation_id = $1 AND month < $2 UNION ALL \
            SELECT account_id, debit - credit, 0, 0, 0 FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day < $3 UNION ALL \
            SELECT account_id, 0, debit, credit, line_count FROM account_days \
            WHERE organisation_id = $1 AND day >= $3 AND day <= $4 UNION ALL \
            SELECT account_id, 0, debit, credit, line_count FROM account_months \
            WHERE organisation_id = $1 AND month > $2 AND month < $5 UNION ALL \
            SELECT account_id, 0, debit, credit, line_count FROM account_days \
            WHERE organisation_id = $1 AND day >= $6 AND day <= $7) parts GROUP BY account_id) t \
            JOIN accounts a ON a.organisation_id = $1 AND a.id = t.account_id \
            JOIN ledger_heads h ON h.organisation_id = $1 \
            WHERE t.opening <> 0 OR t.line_count <> 0 ORDER BY a.code";
        let (first_month, last_month) = (from.month(), to.month());
        // A month and two nines are behind each of its days.
        let first_month_to = to.to_string().min(format!("{first_month}-99"));
        let last_month_from =
            if last_month > first_month { last_month.clone() } else { NEVER.to_owned() };
        let asked = query(MOVEMENTS)
            .bind(organisation)
            .bind(first_month)
            .bind(from.to_string())
            .bind(first_month_to)
            .bind(last_month)
            .bind(last_month_from)
            .bind(to.to_string());
        let (mut movements, mut sequence) = (Vec::new(), 0);
        for row in self.database.all(asked).await? {
            sequence = row.get("sequence")?;
            movements.push(AccountMovement {
                account: row.parse("id")?,
                code: row.get("code")?,
                name: row.get("name")?,
                account_type: row.parse("account_type")?,
                opening_minor: row.get("opening")?,
                debit_minor: row.get("debit")?,
                credit_minor: row.get("credit")?,
                line_count: row.get("line_count")?,
            });
        }
        Ok((movements, sequence))
    }
}

impl Profile {
    pub(super) fn year_from(&self, day: Date) -> Date {
        year::year_from(&self.year_end, day)
    }
}
