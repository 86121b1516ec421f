//! The days that reports are asked for.

use crate::contract::{IntoParams, filters};
use crate::date::Date;
use crate::id::AccountId;

/// Date of a trial balance.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct TrialBalanceFilter {
    /// At the end of this day; default: everything ever posted.
    pub as_at: Option<Date>,
}

/// Date of a report.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct AsAtFilter {
    /// At the end of this day; default: today in UTC.
    pub as_at: Option<Date>,
}

/// Period of a report.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct PeriodFilter {
    /// First day; default: the start of the financial year that `date_to` is in.
    pub date_from: Option<Date>,
    /// Last day; default: today in UTC.
    pub date_to: Option<Date>,
}

/// Period, account and page of a general ledger.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct GeneralLedgerFilter {
    /// First day; default: the start of the financial year that `date_to` is in.
    pub date_from: Option<Date>,
    /// Last day; default: today in UTC.
    pub date_to: Option<Date>,
    /// Only this account.
    pub account_id: Option<AccountId>,
    /// Maximum lines per page; without this and `offset` the whole report is returned.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
    /// Number of lines to skip.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    pub offset: Option<i64>,
}
