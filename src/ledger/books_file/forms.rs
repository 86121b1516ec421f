//! What a row says, said as a body of the API would say it: a row is what the API takes, or it is refused. There is no
//! second list of what a name, a currency or a number of a document may be.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::Value;
use serde_json::value::RawValue;

use super::row::{Keys, UniqueKeys, text};
use super::{BooksFault, BooksSection, ColumnKind};
use crate::contract::issue::FieldIssues;
use crate::contract::ledger::account::NewAccount;
use crate::contract::ledger::assertion::NewBalanceAssertion;
use crate::contract::ledger::bank_account::NewBankAccount;
use crate::contract::ledger::bank_transaction::NewBankTransaction;
use crate::contract::ledger::contact::NewContact;
use crate::contract::ledger::contra::NewContra;
use crate::contract::ledger::invoice::{
    AmountsAre, InvoiceKind, NewInvoice, NewInvoiceLine, VatRelief, WriteOff,
};
use crate::contract::ledger::journal::NewJournal;
use crate::contract::ledger::late_vat::LateVatNote;
use crate::contract::ledger::organisation::NewOrganisation;
use crate::contract::ledger::settlement::NewSettlement;
use crate::contract::ledger::tax_code::NewTaxCode;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::ledger::vat_return::NewVatReturn;
use crate::factor::Factor;
use crate::ledger::account::check_role_type;
use crate::ledger::account_group::group_of;
use crate::ledger::document::{LinePricing, line_worth};
use crate::ledger::posting::LINES_MAX;
use crate::ledger::tax_code::own_code;
use crate::ledger::unpaid_vat::UnpaidVatAct;
use crate::ledger::vat::VatRate;
use crate::money::Money;
use crate::time::Timestamp;

/// A row as a body.
struct RowForm {
    section: &'static str,
    /// Columns, each with its key in the body.
    keys: &'static [(&'static str, &'static str)],
    /// What the body needs beside them.
    beside: &'static str,
    read: fn(&str) -> Result<(), FieldIssues>,
}

macro_rules! row_form {
    (@key $column:ident) => { (stringify!($column), stringify!($column)) };
    (@key $column:ident $key:literal) => { (stringify!($column), $key) };
    ($section:literal, $body:ident $(with $beside:literal)?, [$($column:ident $(as $key:literal)?),+ $(,)?]) => {
        RowForm {
            section: $section,
            keys: &[$(row_form!(@key $column $($key)?)),+],
            beside: concat!($($beside)?),
            read: |json| $body::read(json).map(drop),
        }
    };
}

const FORMS: [RowForm; 16] = [
    row_form!(
        "settings",
        NewOrganisation,
        [
            name,
            currency,
            country,
            financial_year_end,
            vat_registered,
            vat_number,
            vat_scheme,
            flat_rate_percent,
            vat_rounding,
        ]
    ),
    row_form!(
        "vat_methods",
        NewOrganisation with r#""name":"-""#,
        [vat_registered, vat_number, vat_scheme, flat_rate_percent]
    ),
    row_form!("accounts", NewAccount, [
        code, name, account_type, role, account_group as "group", default_vat_code, description, external_id,
    ]),
    RowForm {
        read: read_own_code,
        ..row_form!("tax_codes", NewTaxCode, [
            code, name, kind, rate, recoverable as "recoverable_percent", effective_from, effective_to, external_id,
        ])
    },
    row_form!(
        "contacts",
        NewContact,
        [
            kind,
            name,
            reference,
            email,
            vat_number,
            company_number,
            address,
            payment_terms_days,
            default_account_id,
            default_vat_code,
            external_id,
        ]
    ),
    row_form!("balance_assertions", NewBalanceAssertion, [account_id, date, amount, note]),
    row_form!("bank_accounts", NewBankAccount, [
        account_id, name, kind as "type", account_number, sort_code, iban, opening_balance, opening_date, external_id,
    ]),
    row_form!(
        "bank_transactions",
        NewBankTransaction,
        [
            bank_account_id,
            date,
            amount,
            description,
            reference,
            external_id,
            account_id,
            vat_code,
            vat_amount,
            contact_id,
        ]
    ),
    row_form!("invoices", NewInvoice with r#""lines":[{"description":"-","account_id":"-","unit_price":1}]"#, [
        type as "type", kind, number, contact_id, issue_date, tax_point, due_date, amounts_are, reference, notes,
        external_id,
    ]),
    row_form!("invoice_lines", NewInvoiceLine, [
        description, quantity, unit_price, discount_percent, account_id, vat_code, given_vat as "vat_amount",
    ]),
    row_form!("settlements", NewSettlement, [
        type as "type", contact_id, bank_account_id, date, amount, reference, external_id,
    ]),
    row_form!("contras", NewContra with r#""allocations":[{"invoice_id":"-","amount":1}]"#, [
        contact_id, date, reference, external_id,
    ]),
    row_form!("write_offs", WriteOff, [date, account_id, reason]),
    row_form!("unpaid_vat", VatRelief with r#""not_assigned":true"#, [date, reason]),
    row_form!("vat_returns", NewVatReturn, [date_from, date_to, adjustments]),
    row_form!("late_vat", LateVatNote, [journal_id, kind, behaviour, reason]),
];

const JOURNAL: RowForm = row_form!("journals", NewJournal with r#""lines":[]"#, [
    entry_date, description, reference, external_id,
]);

/// Reads a VAT code of one's own, whose rate goes with its kind.
fn read_own_code(json: &str) -> Result<(), FieldIssues> {
    let mut new = NewTaxCode::read(json)?;
    // An export says it of every code, also where no VAT goes with it.
    let is_all = |percent: &Factor| VatRate::of_percent(*percent) == Some(VatRate::ALL);
    new.recoverable_percent = new.recoverable_percent.filter(|percent| !is_all(percent));
    let code = own_code(&new, 0, false, Timestamp::from_unix_ms(0)).map(drop);
    code.map_err(|refusal| {
        let mut issues = FieldIssues::default();
        let field = refusal.details.get("field").and_then(Value::as_str);
        issues.push(field.unwrap_or("code"), refusal.message);
        issues
    })
}

impl RowForm {
    /// Reads the body that the row is.
    fn check(&self, row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
        let mut body = String::from("{");
        for (column, key) in self.keys {
            // What is not there, and a list of nothing, is left out of a body.
            let value = row.get(column).map(|json| without_nulls(json));
            if let Some(value) = value.filter(|value| !["null", "[]"].contains(&&**value)) {
                _ = write!(body, "{}\"{key}\":{value}", if body.len() > 1 { "," } else { "" });
            }
        }
        if !self.beside.is_empty() {
            _ = write!(body, "{}{}", if body.len() > 1 { "," } else { "" }, self.beside);
        }
        body.push('}');
        let Err(issues) = (self.read)(&body) else { return Ok(()) };
        let Some(issue) = issues.issues.into_iter().next() else { return Ok(()) };
        let (key, rest) = match issue.field.find(['.', '[']) {
            Some(at) => issue.field.split_at(at),
            None => (&*issue.field, ""),
        };
        let column = self.keys.iter().find(|(_, of)| *of == key).map_or(key, |(column, _)| column);
        Err(BooksFault::new(format!("{path}.{column}{rest}"), issue.message))
    }
}

/// A value; of an object what is not null.
fn without_nulls(json: &RawValue) -> Cow<'_, str> {
    let Ok(UniqueKeys(keys)) = serde_json::from_str(json.get()) else { return json.get().into() };
    let mut object = String::from("{");
    for (key, value) in keys.iter().filter(|(_, value)| value.get() != "null") {
        _ = write!(object, "{}\"{key}\":{value}", if object.len() > 1 { "," } else { "" });
    }
    object.push('}');
    object.into()
}

/// What rows are held against beside themselves.
#[derive(Debug, Default)]
pub(super) struct RowForms {
    /// The VAT codes that there are.
    codes: BTreeSet<String>,
    /// How the prices of documents are meant, by their identifiers.
    amounts_are: BTreeMap<String, AmountsAre>,
}

impl RowForms {
    /// Beside codes that are built in there are these rows', and these are the documents.
    pub(super) fn new<'t>(
        tax_codes: impl IntoIterator<Item = Keys<'t>>,
        invoices: impl IntoIterator<Item = Keys<'t>>,
    ) -> Self {
        let built_in = LedgerVatCode::BUILT_IN.iter().map(|code| code.name().to_owned());
        let own = tax_codes.into_iter().filter_map(|row| words(&row, "code"));
        let amounts_are = invoices.into_iter().filter_map(|row| {
            Some((words(&row, "id")?, words(&row, "amounts_are")?.parse().ok()?))
        });
        Self { codes: built_in.chain(own).collect(), amounts_are: amounts_are.collect() }
    }

    /// Holds a row of a section against the body that it is.
    pub(super) fn check(
        &self,
        section: &BooksSection,
        row: &Keys<'_>,
        path: &str,
    ) -> Result<(), BooksFault> {
        if let Some(form) = FORMS.iter().find(|form| form.section == section.name) {
            form.check(row, path)?;
        }
        for column in section.columns {
            if column.name.ends_with("vat_code") {
                self.check_code(row, column.name, path)?;
            }
            // What the books never hold as it is, but what the first event of an import repeats.
            let is_short = section.name == "audit_events" || section.is_information;
            if is_short && column.kind == ColumnKind::Text {
                check_short(row, column.name, path)?;
            }
        }
        match section.name {
            "accounts" => check_account(row, path),
            "invoice_lines" => self.check_line(row, path),
            "number_sequences" => check_sequence(row, path),
            "vat_returns" => check_return(row, path),
            "invoices" => check_due_date(row, path),
            "tax_codes" => check_own_code(row, path),
            "unpaid_vat" => check_act(row, path),
            "audit_events" => check_event(row, path),
            _ => Ok(()),
        }
    }

    /// Holds a journal against the body that it is, and a line against what lines may say.
    pub(super) fn check_journal(
        &self,
        row: &Keys<'_>,
        lines: &[Keys<'_>],
        path: &str,
    ) -> Result<(), BooksFault> {
        JOURNAL.check(row, path)?;
        if lines.len() > LINES_MAX {
            let message = format!("must have at most {LINES_MAX} lines");
            return Err(BooksFault::new(format!("{path}.lines"), message));
        }
        for (line, at) in lines.iter().zip(0_usize..) {
            let path = format!("{path}.lines[{at}]");
            self.check_code(line, "vat_code", &path)?;
            check_length(line, "memo", &path, MEMO_CHARS_MAX)?;
        }
        Ok(())
    }

    fn check_code(&self, row: &Keys<'_>, column: &str, path: &str) -> Result<(), BooksFault> {
        match words(row, column) {
            Some(code) if !self.codes.contains(&code) => {
                let message = format!("there is no VAT code {code}");
                Err(BooksFault::new(format!("{path}.{column}"), message))
            }
            _ => Ok(()),
        }
    }

    /// A line of a document comes to its quantity and price: net of VAT, or with it, as its document says.
    fn check_line(&self, row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
        let fault = |key: &str, message: String| BooksFault::new(format!("{path}.{key}"), message);
        let document = words(row, "invoice_id").and_then(|id| self.amounts_are.get(&id));
        let Some(amounts_are) = document else {
            return Err(fault("invoice_id", "names no invoice of the document".to_owned()));
        };
        let factor = |key: &str| row.get(key).and_then(|json| Factor::parse(json.get()).ok());
        let (Some(quantity), Some(unit_price)) = (factor("quantity"), factor("unit_price")) else {
            return Err(fault("quantity", "must be a number".to_owned()));
        };
        let priced = LinePricing {
            quantity,
            unit_price,
            discount_percent: factor("discount_percent"),
            vat_code: LedgerVatCode::NV,
            given_vat: None,
        };
        let worth = line_worth(&priced).map_err(|refusal| fault("unit_price", refusal.message))?;
        let key = match amounts_are {
            AmountsAre::Exclusive => "net",
            AmountsAre::Inclusive => "gross",
        };
        let amount = |key: &str| row.get(key).and_then(|json| Money::parse(json.get()).ok());
        if amount(key) != Some(worth) {
            return Err(fault(
                key,
                format!("must be quantity x unit_price less discount: {worth}"),
            ));
        }
        let [net, vat] = ["net", "vat"].map(|key| amount(key).unwrap_or_default().minor());
        if vat == 0 || (net.signum() == vat.signum() && vat.abs() <= net.abs()) {
            return Ok(());
        }
        Err(fault("vat", "must be a part of the net amount, on the same side of 0".to_owned()))
    }
}

/// Most characters of a line's memo. Source: contract, `NewLine`.
const MEMO_CHARS_MAX: usize = 500;

/// Most bytes of what an event says: a document of 500 lines has a fifth of it.
const EVENT_BYTES_MAX: usize = 1_000_000;

/// Most characters of what the books do not hold themselves.
const SHORT_CHARS_MAX: usize = 255;

fn check_short(row: &Keys<'_>, column: &str, path: &str) -> Result<(), BooksFault> {
    check_length(row, column, path, SHORT_CHARS_MAX)
}

fn check_length(
    row: &Keys<'_>,
    column: &str,
    path: &str,
    chars_max: usize,
) -> Result<(), BooksFault> {
    match words(row, column) {
        Some(text) if text.chars().count() > chars_max => {
            let message = format!("must have at most {chars_max} characters");
            Err(BooksFault::new(format!("{path}.{column}"), message))
        }
        _ => Ok(()),
    }
}

/// An account has a role and a group that go with its type.
fn check_account(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    let word = |key: &str| words(row, key);
    let Some(account_type) = word("account_type").and_then(|word| word.parse().ok()) else {
        return Ok(());
    };
    let role = word("role").and_then(|word| word.parse().ok());
    let own = word("account_group").and_then(|word| word.parse().ok());
    let fits = check_role_type(role, account_type);
    fits.map_err(|refusal| BooksFault::new(format!("{path}.role"), refusal.message))?;
    let group = group_of(account_type, role, own).map(drop);
    group.map_err(|refusal| BooksFault::new(format!("{path}.account_group"), refusal.message))
}

/// It is due on its issue date or later.
fn check_due_date(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    // Days are compared as they are written.
    if words(row, "due_date") >= words(row, "issue_date") {
        return Ok(());
    }
    Err(BooksFault::new(format!("{path}.due_date"), "comes before issue_date"))
}

/// A code of one's own is none that is built in.
fn check_own_code(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    let code = words(row, "code").and_then(|code| code.parse::<LedgerVatCode>().ok());
    if code.is_some_and(LedgerVatCode::is_built_in) {
        return Err(BooksFault::new(format!("{path}.code"), "is a code that is built in"));
    }
    Ok(())
}

/// What is done about the VAT of what is not paid, by its word.
fn check_act(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    if words(row, "act").is_some_and(|act| act.parse::<UnpaidVatAct>().is_ok()) {
        return Ok(());
    }
    Err(BooksFault::new(
        format!("{path}.act"),
        "must be relief, relief_repaid, input_repaid or input_restored",
    ))
}

/// A return is filed after its last day.
fn check_return(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    check_short(row, "receipt", path)?;
    let (filed, last) = (words(row, "filed_at"), words(row, "date_to").unwrap_or_default());
    if filed.is_some_and(|filed| filed.get(..10).is_none_or(|day| *day <= *last)) {
        return Err(BooksFault::new(format!("{path}.filed_at"), "is not after date_to"));
    }
    Ok(())
}

/// An event says what changed, which is no larger than a request.
fn check_event(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    for key in ["was", "became"] {
        if row.get(key).is_some_and(|json| json.get().len() > EVENT_BYTES_MAX) {
            let message = format!("must have at most {EVENT_BYTES_MAX} bytes");
            return Err(BooksFault::new(format!("{path}.{key}"), message));
        }
    }
    Ok(())
}

/// Numbers are counted for invoices and for credit notes.
fn check_sequence(row: &Keys<'_>, path: &str) -> Result<(), BooksFault> {
    let name = words(row, "name");
    if name.is_some_and(|name| name.parse::<InvoiceKind>().is_ok()) {
        return Ok(());
    }
    Err(BooksFault::new(format!("{path}.name"), "must be invoice or credit_note"))
}

/// The text of a key; none where there is none.
fn words(row: &Keys<'_>, key: &str) -> Option<String> {
    row.get(key).and_then(|json| text(json.get()).ok())
}
