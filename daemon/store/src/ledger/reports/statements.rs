//! What accounts came to from one day to another: profit and loss, and the balance sheet.

use tieout::contract::ledger::report::{BalanceSheet, CashFlow, ProfitAndLoss, ReportComparison};
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::report::{cash_flow, compare, statement, year};

use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::context::Decided;
use crate::store::Store;

/// What a report has to know of an organisation.
pub(super) struct Profile {
    pub(super) currency: String,
    /// `MM-DD`.
    pub(super) year_end: String,
}

impl Store {
    /// What was earned and spent up to a day, from another or from the first of its year, and in the periods
    /// that it is compared with.
    ///
    /// # Errors
    /// A refusal where there would be too many of those; the database's.
    #[crate::boxed]
    pub async fn profit_and_loss(
        &self,
        organisation: OrganisationId,
        (date_from, date_to): (Option<Date>, Date),
        comparison: Option<ReportComparison>,
    ) -> Decided<ProfitAndLoss> {
        let profile = self.profile(organisation).await?;
        let own = [date_from.unwrap_or_else(|| profile.year_from(date_to)), date_to];
        let others = comparison.map(|of| compare::periods(of, own)).transpose()?;
        let all = others.iter().flatten().map(|(_, days)| *days).chain([own]);
        let ends = all.flat_map(|[from, to]| [from.previous(), Some(to)]).collect();
        let (totals, _) = self.posted(organisation, ends).await?;
        let of = |days| {
            statement::profit_and_loss(days, profile.currency.clone(), &totals.movements(days))
        };
        let other = |(label, days)| statement::profit_and_loss_comparative(label, of(days));
        let comparatives = others.map(|others| others.into_iter().map(other).collect());
        Ok(ProfitAndLoss { comparatives, ..of(own) })
    }

    /// How the profit of some days became their change in cash, and in the periods that they are compared with.
    ///
    /// # Errors
    /// A refusal where there would be too many of those; the database's.
    #[crate::boxed]
    pub async fn cash_flow(
        &self,
        organisation: OrganisationId,
        (date_from, date_to): (Option<Date>, Date),
        comparison: Option<ReportComparison>,
    ) -> Decided<CashFlow> {
        let profile = self.profile(organisation).await?;
        let own = [date_from.unwrap_or_else(|| profile.year_from(date_to)), date_to];
        let others = comparison.map(|of| compare::periods(of, own)).transpose()?;
        let all = others.iter().flatten().map(|(_, days)| *days).chain([own]);
        let ends = all.flat_map(|[from, to]| [from.previous(), Some(to)]).collect();
        let (totals, _) = self.posted(organisation, ends).await?;
        let of =
            |days| cash_flow::cash_flow(days, profile.currency.clone(), &totals.movements(days));
        let other = |(label, days)| cash_flow::comparative(label, of(days));
        let comparatives = others.map(|others| others.into_iter().map(other).collect());
        Ok(CashFlow { comparatives, ..of(own) })
    }

    /// What was owned and owed at the end of a day, and of those that it is compared with.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn balance_sheet(
        &self,
        organisation: OrganisationId,
        as_at: Date,
        comparison: Option<ReportComparison>,
    ) -> Result<BalanceSheet, StoreError> {
        let profile = self.profile(organisation).await?;
        let others = comparison.map(|of| compare::days(of, as_at, &profile.year_end));
        let all = others.iter().flatten().map(|(_, day)| *day).chain([as_at]);
        let ends = all.flat_map(|day| [profile.year_from(day).previous(), Some(day)]).collect();
        let (totals, _) = self.posted(organisation, ends).await?;
        let of = |day| {
            let days = [profile.year_from(day), day];
            statement::balance_sheet(days, profile.currency.clone(), &totals.movements(days))
        };
        let other = |(label, day)| statement::balance_sheet_comparative(label, of(day));
        let comparatives = others.map(|others| others.into_iter().map(other).collect());
        Ok(BalanceSheet { comparatives, ..of(as_at) })
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
}

impl Profile {
    pub(super) fn year_from(&self, day: Date) -> Date {
        year::year_from(&self.year_end, day)
    }
}
