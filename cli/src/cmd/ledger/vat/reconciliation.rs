//! `tieout ledger vat-reconciliation`: what the VAT control account is made of.

use tieout::contract::ledger::report::{
    VatReconciliation, VatReconciliationAnswer, VatReconciliationEntry, VatReconciliationPart,
};
use tieout::contract::page::{LIMIT_MAX, List, Page, Pagination};
use tieout::money::Money;

use crate::CommandResult;
use crate::client::Client;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::cmd::paging::PagingArgs;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value};

/// Reconcile the VAT control account: returns, VAT still to be returned, payments to HMRC
///
/// Amounts are positive where they are owed to HMRC. The exit code is 1 if the account's balance is not what the parts come
/// to.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct VatReconciliationArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// List the entries of a part: open (VAT in no finalised return), unpaid (documents whose VAT counts when they are
    /// paid), payments (named on a return) or other (any other posting to the account)
    #[arg(long)]
    part: Option<VatReconciliationPart>,
    #[command(flatten)]
    paging: PagingArgs,
}

/// A line of the reconciliation.
#[derive(serde::Serialize)]
struct VatReconciliationLine {
    what: &'static str,
    of: String,
    amount: Money,
}

impl Tabular for VatReconciliationLine {
    const COLUMNS: &'static [&'static str] = &["what", "of", "amount"];

    fn values(&self) -> Vec<Value> {
        vec![Value::text(self.what), Value::text(&self.of), Value::number(self.amount)]
    }
}

impl Tabular for VatReconciliationEntry {
    const COLUMNS: &'static [&'static str] = &[
        "date",
        "amount",
        "description",
        "invoice_number",
        "contact_name",
        "vat_return_id",
        "journal_id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::number(self.amount),
            Value::text(&self.description),
            Value::optional(self.invoice_number.as_ref()),
            Value::optional(self.contact_name.as_ref()),
            Value::optional(self.vat_return_id.as_ref()),
            Value::text(self.journal_id),
        ]
    }
}

fn lines(all: &VatReconciliation) -> Vec<VatReconciliationLine> {
    let line = |what, of: String, amount| VatReconciliationLine { what, of, amount };
    let mut lines = Vec::new();
    for one in &all.returns {
        let days = format!("{} to {}, {}", one.date_from, one.date_to, one.status);
        let paid = format!("{days}, {} paid of {}", one.amount_paid, one.net_vat_due);
        lines.push(line("VAT return", paid, one.vat));
        if !one.scheme_difference.is_zero() {
            lines.push(line("flat-rate difference", days.clone(), one.scheme_difference));
        }
        if !one.left_out_vat.is_zero() {
            lines.push(line("errors left out of it", days, one.left_out_vat));
        }
    }
    let rest = [
        ("VAT not yet returned", "open", all.open_vat),
        ("VAT not yet due (cash accounting)", "unpaid", all.unpaid_vat),
        ("payments to HMRC", "payments", all.paid),
        ("other postings", "other", all.other),
    ];
    lines.extend(rest.map(|(what, part, amount)| line(what, format!("--part {part}"), amount)));
    lines
}

pub(in crate::cmd::ledger) fn reconciliation(
    args: &VatReconciliationArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> CommandResult {
    let path = format!("{}/reports/vat-reconciliation", args.whose.path(client)?);
    let Some(part) = args.part else {
        let VatReconciliationAnswer { data: all, .. } = client.read(&client.get(&path)?)?;
        return summary(&all, ui);
    };
    let path = format!("{path}?{}&part={part}", args.paging.query());
    let entries = args.paging.all_pages(ui, &path, |path| {
        let VatReconciliationAnswer { data, pagination } = client.read(&client.get(path)?)?;
        let data = data.entries.unwrap_or_default();
        let total = data.len();
        let page = Page { limit: LIMIT_MAX, offset: 0 };
        let whole = Pagination::at(page, total, total as u64);
        Ok(List { data, pagination: pagination.unwrap_or(whole) })
    })?;
    ui.page(&entries)?;
    Ok(Exit::Done)
}

/// All parts, and whether they are the account's balance.
fn summary(all: &VatReconciliation, ui: &Ui) -> Result<Exit, Failure> {
    let account = all.control_account.as_ref().map_or_else(
        || "no VAT control account".to_owned(),
        |account| format!("{} {}: {}", account.account_code, account.account_name, account.balance),
    );
    let heading = format!("VAT reconciliation, {}\n{account}\n\n", all.currency);
    let outcome = if all.agrees { "agrees with the account" } else { "differs from the account" };
    let total = [Value::text(outcome), Value::text(""), Value::number(all.total)];
    ui.summed(&heading, all, &lines(all), &total)?;
    Ok(if all.agrees { Exit::Done } else { Exit::Differences })
}
