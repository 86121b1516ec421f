//! What every account came to at the end of a day, and of those it is compared with.

use tieout::contract::ledger::report::{ReportBasis, ReportComparison, TrialBalance};
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::report::posted::PostedTotals;
use tieout::ledger::report::{compare, trial_balance};

use super::statements::Profile;
use crate::ledger::context::Decided;
use crate::store::Store;

impl Store {
    /// What every account came to at the end of a day, by code, of everything posted up to then or with
    /// income and expenses of the day's financial year alone; accounts that came to nothing are left out.
    /// Without a day, everything that was ever posted counts; only that of one day is compared with others.
    ///
    /// # Errors
    /// A refusal where results cannot be brought forward; the database's.
    #[crate::boxed]
    pub async fn trial_balance(
        &self,
        organisation: OrganisationId,
        as_at: Option<Date>,
        (basis, comparison): (ReportBasis, Option<ReportComparison>),
    ) -> Decided<TrialBalance> {
        let profile = self.profile(organisation).await?;
        let day = as_at.unwrap_or(Date::LAST);
        let others = comparison.map(|of| compare::days(of, day, &profile.year_end));
        let days = others.iter().flatten().map(|(_, day)| *day).chain([day]);
        let ends = days.flat_map(|day| {
            let is_of_year = basis == ReportBasis::FinancialYear;
            [is_of_year.then(|| profile.year_from(day).previous()).flatten(), Some(day)]
        });
        let ends = ends.collect();
        let (totals, _) = self.posted(organisation, ends).await?;
        let mut report = of_day(&totals, &profile, (as_at, day, basis))?;
        if let Some(others) = others {
            let other = |(label, day): (String, Date)| {
                let of = of_day(&totals, &profile, (Some(day), day, basis))?;
                Ok::<_, Refusal>(trial_balance::comparative(label, day, of))
            };
            report.comparatives = Some(others.into_iter().map(other).collect::<Result<_, _>>()?);
        }
        Ok(report)
    }
}

/// That of one day.
fn of_day(
    totals: &PostedTotals,
    profile: &Profile,
    (as_at, day, basis): (Option<Date>, Date, ReportBasis),
) -> Result<TrialBalance, Refusal> {
    let (movements, year_from) = match basis {
        ReportBasis::Cumulative => (totals.movements([Date::FIRST, day]), None),
        ReportBasis::FinancialYear => {
            let from = profile.year_from(day);
            (totals.year_movements(from, [from, day])?, Some(from))
        }
    };
    let currency = profile.currency.clone();
    Ok(trial_balance::trial_balance((as_at, basis, year_from), currency, &movements))
}
