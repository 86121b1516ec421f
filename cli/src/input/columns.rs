//! The columns of charts, journals and the other files of a ledger.

use tieout::id::BankTransactionId;

use super::amounts::is_some_amount;
use super::currency;
use super::detect::detect;
use super::format::Format;
use super::header::{Column, Columns, Found, Part, Search};
use super::kinds;
use super::problem::Problem;
use super::role::{Role, plain};
use super::row_columns::{RowColumns, TransactionColumns};

/// Whether a file has a header of this kind. Some statements have types, and names of accounts,
/// but no chart has dates.
pub(super) fn is_headed<C: Columns>(start: &[u8]) -> bool {
    let is_of_day = |name: &String| plain(name).split(' ').any(|word| word == "date");
    detect::<C>(start, &Format::default())
        .is_ok_and(|(_, header)| C::NEEDED.contains(&"date") || !header.names.iter().any(is_of_day))
}

pub(super) fn swapped(what: &str) -> Problem {
    Problem::of_file(format!("this looks like {what}"))
        .hint("name the transactions first and the chart second")
}

/// Columns of a chart of accounts.
#[derive(Debug, Clone)]
pub(crate) struct AccountColumns {
    /// Some programs number no accounts.
    pub(super) code: Option<Column>,
    pub(super) name: Column,
    pub(super) kind: Column,
}

/// Columns of journals, a line for each leg.
#[derive(Debug, Clone)]
pub(crate) struct JournalColumns {
    /// What is the same on all lines of a journal.
    pub(super) journal: Column,
    /// A document's number, where it is not what tells journals apart.
    pub(super) reference: Option<Column>,
    pub(super) date: Column,
    pub(super) description: Column,
    pub(super) account: Column,
    pub(super) debit: Column,
    pub(super) credit: Column,
    pub(super) memo: Option<Column>,
    pub(super) vat_code: Option<Column>,
    pub(super) vat_amount: Option<Column>,
    pub(super) external_id: Option<Column>,
    pub(super) currency: Option<Column>,
}

/// Columns of bank transactions to be confirmed.
#[derive(Debug, Clone)]
pub(crate) struct ConfirmationColumns {
    pub(super) id: Column,
    /// None where all are coded already.
    pub(super) account: Option<Column>,
    pub(super) vat_code: Option<Column>,
    pub(super) vat_amount: Option<Column>,
    /// What tieout ledger bank-transactions suggest says that it is.
    pub(super) kind: Option<Column>,
    pub(super) confirm_with: Option<Column>,
}

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
    pub(super) currency: Option<Column>,
}

/// The column of currencies: told by the user, or by its header as those of statements are.
fn currency_of(search: &Search<'_>, account: &Column) -> Part<Column> {
    if search.is_mapped(Role::Currency) || search.is_declined(Role::Currency) {
        return search.extra(Role::Currency, account);
    }
    Ok(search.first_of(&currency::HEADERS, |at| at == account.at).into_iter().next())
}

impl Columns for AccountColumns {
    const NEEDED: [&'static str; 3] = ["code", "name", "type"];
    const MAY_BE_BOOKS: bool = false;

    fn mistaken(start: &[u8], _has_header: bool) -> Option<Problem> {
        is_headed::<TransactionColumns>(start)
            .then(|| swapped("transactions, not a chart of accounts"))
    }

    fn find(search: &Search<'_>) -> Found<Self> {
        let code = search.column(Role::Code);
        let (name, kind) = (search.column(Role::Name), search.column(Role::Type));
        let has_code = !matches!(code, Ok(None));
        Found::of((code.map(Some), name, kind), |code, name, kind| Ok(Self { code, name, kind }))
            .with_first(has_code)
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let code = self.code.iter().map(|code| (Role::Code, code));
        code.chain([(Role::Name, &self.name), (Role::Type, &self.kind)]).collect()
    }

    /// A number and a type of accounts stand in it.
    fn is_data(fields: &[&str]) -> bool {
        let is_number =
            |field: &&str| !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
        fields.iter().any(is_number) && fields.iter().any(|field| kinds::read(field).is_some())
    }
}

impl Columns for JournalColumns {
    const NEEDED: [&'static str; 3] = ["journal", "date", "account"];
    const MAY_BE_BOOKS: bool = true;

    fn find(search: &Search<'_>) -> Found<Self> {
        let (own, reference) = (search.column(Role::Journal), search.column(Role::Reference));
        // A reference tells journals apart where nothing else does.
        let (journal, reference) = match (own, reference) {
            (Ok(None), reference) => (reference, Ok(None)),
            (own, reference) => (own, reference),
        };
        let (date, account) = (search.column(Role::Date), search.column(Role::Account));
        Found::of((journal, date, account), |journal, date, account| {
            let needed = |role: Role| {
                let missing = || search.missing(&[role.name()], &Self::NEEDED);
                search.column(role)?.ok_or_else(missing)
            };
            let description = needed(Role::Narrative)?;
            Ok(Self {
                reference: reference?,
                debit: needed(Role::Debit)?,
                credit: needed(Role::Credit)?,
                memo: search.extra(Role::Memo, &description)?,
                vat_code: search.extra(Role::VatCode, &account)?,
                vat_amount: search.extra(Role::VatAmount, &account)?,
                external_id: search.extra(Role::ExternalId, &account)?,
                currency: currency_of(search, &account)?,
                journal,
                date,
                description,
                account,
            })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = vec![
            (Role::Date, &self.date),
            (Role::Journal, &self.journal),
            (Role::Narrative, &self.description),
            (Role::Account, &self.account),
            (Role::Debit, &self.debit),
            (Role::Credit, &self.credit),
        ];
        let extra = [
            (Role::Reference, &self.reference),
            (Role::Memo, &self.memo),
            (Role::VatCode, &self.vat_code),
            (Role::VatAmount, &self.vat_amount),
            (Role::ExternalId, &self.external_id),
            (Role::Currency, &self.currency),
        ];
        columns
            .extend(extra.into_iter().filter_map(|(role, column)| Some((role, column.as_ref()?))));
        columns
    }

    /// A date and an amount stand in it.
    fn is_data(fields: &[&str]) -> bool {
        RowColumns::is_data(fields)
    }
}

impl Columns for ConfirmationColumns {
    const NEEDED: [&'static str; 3] = ["id", "account", "vat_code"];
    const MAY_BE_BOOKS: bool = false;

    fn find(search: &Search<'_>) -> Found<Self> {
        let account = search.column(Role::Account).map(Some);
        let vat_code = search.column(Role::VatCode).map(Some);
        Found::of((search.column(Role::Id), account, vat_code), |id, account, vat_code| {
            Ok(Self {
                vat_amount: search.extra(Role::VatAmount, &id)?,
                kind: search.extra(Role::SuggestedKind, &id)?,
                confirm_with: search.extra(Role::ConfirmWith, &id)?,
                id,
                account,
                vat_code,
            })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let extra = [
            (Role::Account, &self.account),
            (Role::VatCode, &self.vat_code),
            (Role::VatAmount, &self.vat_amount),
            (Role::SuggestedKind, &self.kind),
            (Role::ConfirmWith, &self.confirm_with),
        ];
        let extra = extra.into_iter().filter_map(|(role, column)| Some((role, column.as_ref()?)));
        std::iter::once((Role::Id, &self.id)).chain(extra).collect()
    }

    /// An identifier of a bank transaction stands in it.
    fn is_data(fields: &[&str]) -> bool {
        fields.iter().any(|field| field.parse::<BankTransactionId>().is_ok())
    }
}

impl Columns for ImportColumns {
    const NEEDED: [&'static str; 3] = AccountColumns::NEEDED;
    const MAY_BE_BOOKS: bool = false;

    fn find(search: &Search<'_>) -> Found<Self> {
        let code = search.column(Role::Code);
        let (name, kind) = (search.column(Role::Name), search.column(Role::Type));
        Found::of((code, name, kind), |code, name, kind| {
            Ok(Self {
                role: search.extra(Role::Routed, &kind)?,
                vat_code: search.extra(Role::VatCode, &code)?,
                description: search.extra(Role::Narrative, &name)?,
                account: AccountColumns { code: Some(code), name, kind },
            })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = self.account.with_roles();
        let extra = [
            (Role::Routed, &self.role),
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
            let memo = search.extra(Role::Memo, &account)?;
            Ok(Self { memo, currency: currency_of(search, &account)?, account, debit, credit })
        })
    }

    fn with_roles(&self) -> Vec<(Role, &Column)> {
        let mut columns = vec![
            (Role::Account, &self.account),
            (Role::Debit, &self.debit),
            (Role::Credit, &self.credit),
        ];
        columns.extend(self.memo.as_ref().map(|column| (Role::Memo, column)));
        columns.extend(self.currency.as_ref().map(|column| (Role::Currency, column)));
        columns
    }

    /// An amount stands in it beside the account.
    fn is_data(fields: &[&str]) -> bool {
        fields.iter().skip(1).any(|field| is_some_amount(field))
    }
}
