//! What was posted to each account up to the ends of days.

use std::collections::{BTreeSet, HashMap};

use tieout::contract::ledger::account::AccountGroup;
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::account_group::default_group;
use tieout::ledger::report::ReportAccount;
use tieout::ledger::report::posted::{Posted, PostedTotals, ranges};

use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;
use tieout::sort::CompactCollect as _;

/// What the totals of ranges come to, by account, and where the books ended. In one statement, so that all
/// is of one instant, however many days a report compares.
const POSTED: BatchQuery<true> = batch_query!(
    [organisation: text 0, unit: text 1, range_from: text 2, range_below: text 3],
    [account_id: asked.account_id, debit: asked.debit, credit: asked.credit,
        line_count: asked.line_count, sequence: asked.sequence],
    "FROM (SELECT total.place, total.account_id, total.debit, total.credit, total.line_count, \
    h.sequence FROM (SELECT one.place AS place, one.organisation AS organisation, \
    m.account_id AS account_id, CAST(sum(m.debit) AS BIGINT) AS debit, \
    CAST(sum(m.credit) AS BIGINT) AS credit, CAST(sum(m.line_count) AS BIGINT) AS line_count \
    FROM asked AS one CROSS JOIN account_months m WHERE one.unit = 'month' \
    AND m.organisation_id = one.organisation AND m.month >= one.range_from \
    AND m.month < one.range_below GROUP BY one.place, one.organisation, m.account_id \
    UNION ALL SELECT one.place AS place, one.organisation AS organisation, \
    d.account_id AS account_id, CAST(sum(d.debit) AS BIGINT) AS debit, \
    CAST(sum(d.credit) AS BIGINT) AS credit, CAST(sum(d.line_count) AS BIGINT) AS line_count \
    FROM asked AS one CROSS JOIN account_days d WHERE one.unit = 'day' \
    AND d.organisation_id = one.organisation AND d.day >= one.range_from \
    AND d.day < one.range_below GROUP BY one.place, one.organisation, d.account_id) AS total \
    JOIN ledger_heads h ON h.organisation_id = total.organisation) AS asked"
);

impl Store {
    /// What was posted to every account of a chart up to the ends of these days, and where the books ended
    /// then; none stands for the day before the calendar, by which there is nothing.
    pub(super) async fn posted(
        &self,
        organisation: OrganisationId,
        ends: Vec<Option<Date>>,
    ) -> Result<(PostedTotals, i64), StoreError> {
        let days: BTreeSet<Date> = ends.into_iter().flatten().compact_set();
        let days: Vec<Date> = days.into_iter().collect();
        let (mut asked, mut day_of_range, mut after) = (Vec::new(), Vec::new(), None);
        for (at, day) in days.iter().enumerate() {
            for range in ranges(after, *day) {
                let unit = if range.is_of_months { "month" } else { "day" };
                asked.push((organisation.to_string(), unit, range.from, range.below));
                day_of_range.push(at);
            }
            after = Some(*day);
        }
        let mut posted: HashMap<AccountId, Vec<Posted>> = HashMap::new();
        let mut sequence = 0;
        for row in self.database.ask(POSTED, &asked).await? {
            sequence = row.get("sequence")?;
            let at = day_of_range.get(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            let posted = posted.entry(row.parse("account_id")?);
            posted.or_insert_with(|| vec![Posted::default(); days.len()])[*at].add(total(&row)?);
        }
        for posted in posted.values_mut() {
            for at in 1..posted.len() {
                let before = posted[at - 1];
                posted[at].add(before);
            }
        }
        // Read after the totals: no account that has any is removed.
        let accounts = self.report_accounts(organisation).await?.into_iter().map(|account| {
            let posted = posted.remove(&account.id);
            (account, posted.unwrap_or_else(|| vec![Posted::default(); days.len()]))
        });
        let accounts = accounts.collect();
        Ok((PostedTotals::new(days, accounts), sequence))
    }

    /// The chart, by code.
    async fn report_accounts(
        &self,
        organisation: OrganisationId,
    ) -> Result<Vec<ReportAccount>, StoreError> {
        const ACCOUNTS: &str = "SELECT id, code, name, account_type, role, account_group FROM \
            accounts WHERE organisation_id = $1 ORDER BY code";
        let account = |row: &Row| {
            let (account_type, role) = (row.parse("account_type")?, row.parse_or_none("role")?);
            let own: Option<AccountGroup> = row.parse_or_none("account_group")?;
            Ok(ReportAccount {
                id: row.parse("id")?,
                code: row.get("code")?,
                name: row.get("name")?,
                account_type,
                role,
                group: own.unwrap_or_else(|| default_group(account_type, role)),
            })
        };
        self.database.all(query(ACCOUNTS).bind(organisation)).await?.iter().map(account).collect()
    }
}

fn total(row: &Row) -> Result<Posted, StoreError> {
    Ok(Posted {
        debit_minor: row.get("debit")?,
        credit_minor: row.get("credit")?,
        line_count: row.get("line_count")?,
    })
}
