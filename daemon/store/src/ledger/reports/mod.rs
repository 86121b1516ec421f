//! Reports, from the totals of months and days that every posting keeps.

mod aged;
mod general_ledger;
mod statements;

use tieout::contract::ledger::audit::LedgerHead;
use tieout::contract::ledger::report::{TrialBalance, TrialBalanceRow};
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::money::Money;

use crate::db::batch_query::hex;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

pub use general_ledger::{LedgerPiece, LedgerView, LedgerWalk};

impl Store {
    /// What every account came to at the end of a day, by code; accounts that came to nothing are left
    /// out.
    ///
    /// # Errors
    /// The database's.
    pub async fn trial_balance(
        &self,
        organisation: OrganisationId,
        as_at: Option<Date>,
    ) -> Result<TrialBalance, StoreError> {
        // Whole months before the day's, then the days of its month.
        const BALANCES: &str = "SELECT a.id, a.code, a.name, a.account_type, t.balance \
            FROM (SELECT account_id, CAST(sum(balance) AS BIGINT) AS balance FROM ( \
            SELECT account_id, debit - credit AS balance FROM account_months \
            WHERE organisation_id = $1 AND month < $2 UNION ALL \
            SELECT account_id, debit - credit AS balance FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day <= $3) parts \
            GROUP BY account_id) t JOIN accounts a ON a.id = t.account_id \
            WHERE t.balance <> 0 ORDER BY a.code";
        let (month, day) = match as_at {
            Some(as_at) => (as_at.month(), as_at.to_string()),
            // Behind every month there is.
            None => ("9999-99".to_owned(), "9999-99".to_owned()),
        };
        let asked = query(BALANCES).bind(organisation).bind(month).bind(day);
        let (mut rows, mut debits, mut credits) = (Vec::new(), 0_i64, 0_i64);
        for row in self.database.all(asked).await? {
            let balance = row.get::<i64>("balance")?;
            let (debit, credit) = (balance.max(0), balance.min(0).saturating_neg());
            // Never beyond the sum of all totals, which fits.
            debits += debit;
            credits += credit;
            rows.push(TrialBalanceRow {
                account_id: row.parse("id")?,
                account_code: row.get("code")?,
                account_name: row.get("name")?,
                account_type: row.parse("account_type")?,
                debit: Money::from_minor(debit),
                credit: Money::from_minor(credit),
            });
        }
        let (total_debit, total_credit) = (Money::from_minor(debits), Money::from_minor(credits));
        let currency = self.currency(organisation).await?;
        Ok(TrialBalance { as_at, currency, rows, total_debit, total_credit })
    }

    async fn currency(&self, organisation: OrganisationId) -> Result<String, StoreError> {
        const CURRENCY: &str = "SELECT currency FROM organisations WHERE id = $1";
        let row = self.database.first(query(CURRENCY).bind(organisation)).await?;
        row.ok_or(StoreError::Corrupt("currency"))?.get("currency")
    }

    /// Where an organisation's books end.
    ///
    /// # Errors
    /// The database's.
    pub async fn ledger_head(
        &self,
        organisation: OrganisationId,
    ) -> Result<LedgerHead, StoreError> {
        const HEAD: &str = "SELECT sequence, hash, audited, audit_hash FROM ledger_heads \
            WHERE organisation_id = $1";
        let row = self.database.first(query(HEAD).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("sequence"))?;
        Ok(LedgerHead {
            sequence: row.get("sequence")?,
            hash: hex(&row.hash("hash")?),
            audit_sequence: row.get("audited")?,
            audit_hash: hex(&row.hash("audit_hash")?),
        })
    }
}
