//! The columns of files that an organisation's books are begun from.

use super::amounts::is_some_amount;
use super::columns::AccountColumns;
use super::header::{Column, Columns, Found, Search};
use super::role::Role;

/// Columns of a chart that becomes an organisation's.
#[derive(Debug, Clone)]
pub(crate) struct ImportColumns {
    pub(super) account: AccountColumns,
    /// What is routed to it.
    pub(super) role: Option<Column>,
    pub(super) vat_code: Option<Column>,
    pub(super) description: Option<Column>,
}

/// Columns of opening balances.
#[derive(Debug, Clone)]
pub(crate) struct OpeningColumns {
    pub(super) account: Column,
    pub(super) debit: Column,
    pub(super) credit: Column,
    pub(super) memo: Option<Column>,
}

impl Columns for ImportColumns {
    const NEEDED: [&'static str; 3] = AccountColumns::NEEDED;
    const MAY_BE_BOOKS: bool = false;

    fn find(search: &Search<'_>) -> Found<Self> {
        let code = search.column(Role::Code);
        let (name, kind) = (search.column(Role::Name), search.column(Role::Type));
        Found::of((code, name, kind), |code, name, kind| {
            Ok(Self {
                role: search.extra(Role::AccountRole, &kind)?,
                vat_code: search.extra(Role::VatCode, &code)?,
                description: search.extra(Role::Narrative, &name)?,
                account: AccountColumns { code: Some(code), name, kind },
            })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = self.account.with_roles();
        let extra = [
            (Role::AccountRole, &self.role),
            (Role::VatCode, &self.vat_code),
            (Role::Narrative, &self.description),
        ];
        columns
            .extend(extra.into_iter().filter_map(|(role, column)| Some((role, column.as_ref()?))));
        columns
    }

    fn is_data(fields: &[&str]) -> bool {
        AccountColumns::is_data(fields)
    }
}

impl Columns for OpeningColumns {
    const NEEDED: [&'static str; 3] = ["account", "debit", "credit"];
    const MAY_BE_BOOKS: bool = true;

    fn find(search: &Search<'_>) -> Found<Self> {
        let account = search.column(Role::Account);
        let (debit, credit) = (search.column(Role::Debit), search.column(Role::Credit));
        Found::of((account, debit, credit), |account, debit, credit| {
            Ok(Self { memo: search.extra(Role::Memo, &account)?, account, debit, credit })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = vec![
            (Role::Account, &self.account),
            (Role::Debit, &self.debit),
            (Role::Credit, &self.credit),
        ];
        columns.extend(self.memo.as_ref().map(|column| (Role::Memo, column)));
        columns
    }

    /// An amount stands in it beside the account.
    fn is_data(fields: &[&str]) -> bool {
        fields.iter().skip(1).any(|field| is_some_amount(field))
    }
}
