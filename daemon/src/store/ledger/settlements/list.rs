//! Receipts and payments, read.

use tieout::contract::ledger::settlement::{Settlement, SettlementStatus, SettlementType};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AllocationId, BankAccountId, ContactId, OrganisationId, SettlementId};

use super::allocations::of_settlements;
use super::rows::find;
use crate::store::error::StoreError;
use crate::store::ledger::filter::{day_from, day_to, pattern};
use crate::store::query::query;
use crate::store::{Page, Store};

/// Which receipts and payments are asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SettlementFilter {
    /// Of this type.
    pub kind: Option<SettlementType>,
    /// In this status.
    pub status: Option<SettlementStatus>,
    /// Of this contact.
    pub contact: Option<ContactId>,
    /// Of this bank account.
    pub bank_account: Option<BankAccountId>,
    /// On or after this day.
    pub date_from: Option<Date>,
    /// On or before this day.
    pub date_to: Option<Date>,
    /// With this in its reference, or in the contact's name, reference or address for mail.
    pub search: Option<String>,
}

impl Store {
    /// A receipt or a payment of an organisation.
    ///
    /// # Errors
    /// The database's.
    pub async fn settlement(
        &self,
        organisation: OrganisationId,
        id: SettlementId,
    ) -> Result<Option<Settlement>, StoreError> {
        Ok(self.with_allocations(organisation, &[id]).await?.into_iter().next())
    }

    /// Receipts and payments of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    pub async fn settlements(
        &self,
        organisation: OrganisationId,
        filter: &SettlementFilter,
        page: Page,
    ) -> Result<(Vec<Settlement>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM settlements s \
            JOIN contacts c ON c.id = s.contact_id WHERE s.organisation_id = $1 \
            AND s.type = coalesce($2, s.type) AND s.status = coalesce($3, s.status) \
            AND s.contact_id = coalesce($4, s.contact_id) \
            AND s.bank_account_id = coalesce($5, s.bank_account_id) \
            AND s.date >= $6 AND s.date <= $7 AND ($8 = '' OR s.search LIKE $8 ESCAPE '\\' \
            OR c.search LIKE $8 ESCAPE '\\')";
        const LIST: &str = "SELECT s.id FROM settlements s \
            JOIN contacts c ON c.id = s.contact_id WHERE s.organisation_id = $1 \
            AND s.type = coalesce($2, s.type) AND s.status = coalesce($3, s.status) \
            AND s.contact_id = coalesce($4, s.contact_id) \
            AND s.bank_account_id = coalesce($5, s.bank_account_id) \
            AND s.date >= $6 AND s.date <= $7 AND ($8 = '' OR s.search LIKE $8 ESCAPE '\\' \
            OR c.search LIKE $8 ESCAPE '\\') ORDER BY s.date DESC, s.id DESC LIMIT $9 OFFSET $10";
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.kind.map(|kind| kind.name().to_owned()))
                .bind(filter.status.map(|status| status.name().to_owned()))
                .bind(filter.contact.map(|id| id.to_string()))
                .bind(filter.bank_account.map(|id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
                .bind(pattern(filter.search.as_deref()))
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        let ids: Vec<_> = rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        Ok((self.with_allocations(organisation, &ids).await?, pagination))
    }

    async fn with_allocations(
        &self,
        organisation: OrganisationId,
        ids: &[SettlementId],
    ) -> Result<Vec<Settlement>, StoreError> {
        let rows = find(&self.database, organisation, ids).await?;
        let allocations = of_settlements(&self.database, organisation, ids).await?;
        let both = rows.into_iter().zip(allocations);
        Ok(both.filter_map(|(row, allocations)| Some(row?.object(allocations))).collect())
    }

    /// Whether an allocation of a receipt or a payment counts.
    ///
    /// # Errors
    /// The database's.
    pub async fn has_allocation(
        &self,
        organisation: OrganisationId,
        settlement: SettlementId,
        allocation: AllocationId,
    ) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT 1 AS found FROM allocations WHERE organisation_id = $1 \
            AND id = $2 AND settlement_id = $3 AND removed_at IS NULL";
        let asked = query(FIND).bind(organisation).bind(allocation).bind(settlement);
        Ok(self.database.first(asked).await?.is_some())
    }
}
