//! The days that reports are asked for.

use super::comparison::ReportComparison;
use super::trial_balance::ReportBasis;
use crate::contract::{IntoParams, filters};
use crate::date::Date;
use crate::id::AccountId;

/// Date and basis of a trial balance.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct TrialBalanceFilter {
    /// At the end of this day; default: everything ever posted, and with `basis` `financial_year` today in UTC.
    pub as_at: Option<Date>,
    /// `financial_year`: income and expenses begin at zero on the first day of the year, and the results of
    /// earlier years are in retained earnings; default: `cumulative`.
    pub basis: Option<ReportBasis>,
    /// Also show what it is compared with, in `comparatives`; without `as_at` then as at today in UTC.
    pub compare: Option<ReportComparison>,
}

/// Date of a report.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct AsAtFilter {
    /// At the end of this day; default: today in UTC.
    pub as_at: Option<Date>,
}

/// Date of a balance sheet, and what it is compared with.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct BalanceSheetFilter {
    /// At the end of this day; default: today in UTC.
    pub as_at: Option<Date>,
    /// Also show what it is compared with, in `comparatives`.
    pub compare: Option<ReportComparison>,
}

/// Period of a report, and what it is compared with.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct PeriodFilter {
    /// First day; default: the start of the financial year that `date_to` is in.
    pub date_from: Option<Date>,
    /// Last day; default: today in UTC.
    pub date_to: Option<Date>,
    /// Also show what it is compared with, in `comparatives`.
    pub compare: Option<ReportComparison>,
}

/// Period, basis, account and page of a general ledger.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct GeneralLedgerFilter {
    /// First day; default: the start of the financial year that `date_to` is in.
    pub date_from: Option<Date>,
    /// Last day; default: today in UTC.
    pub date_to: Option<Date>,
    /// `financial_year`: income and expenses begin at zero on the first day of the year, and the results of
    /// earlier years are in retained earnings; the period lies within one year. Default: `cumulative`.
    pub basis: Option<ReportBasis>,
    /// Only this account.
    pub account_id: Option<AccountId>,
    /// Maximum lines per page; without this and `offset` the whole report is returned.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
    /// Number of lines to skip.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    pub offset: Option<i64>,
}
