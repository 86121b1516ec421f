//! `tieout ledger journals`: what is in the books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::journal::{Journal, Line, Reverse, Source};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::JournalId;
use tieout::money::Money;

use super::chart::account_path;
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::own_keys::FoundByArgs;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, described};

/// List, show and reverse journals; to post them: tieout journals post
#[derive(Debug, clap::Args)]
pub(super) struct LedgerJournalsArgs {
    #[command(subcommand)]
    action: LedgerJournalsCommand,
}

#[derive(Debug, Subcommand)]
enum LedgerJournalsCommand {
    /// List journals, latest date first
    List(Box<JournalListArgs>),
    /// Show a journal with its lines
    Show(JournalSelector),
    /// Reverse a journal by posting its opposite
    Reverse(JournalReverseArgs),
}

#[derive(Debug, clap::Args)]
struct JournalListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With a line on this account, by code or ID
    #[arg(long)]
    account: Option<String>,
    #[arg(
        long,
        help = "Source: manual, invoice, settlement, bank, reversal, opening or vat_return"
    )]
    source: Option<Source>,
    /// With this text in the description or reference
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    search: Option<String>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct JournalSelector {
    /// The journal's ID, jnl_...
    #[arg(value_name = "ID")]
    id: JournalId,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
struct JournalReverseArgs {
    #[command(flatten)]
    named: JournalSelector,
    /// Date of the reversal; default: the journal's own date, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Description; default: that it reverses the journal
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    description: Option<String>,
}

impl Tabular for Journal {
    const COLUMNS: &'static [&'static str] =
        &["sequence", "entry_date", "total", "description", "reference", "source", "status", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::number(self.sequence),
            Value::text(self.entry_date),
            Value::number(self.total),
            Value::text(&self.description),
            Value::optional(self.reference.as_ref()),
            Value::text(self.source),
            Value::text(self.status),
            Value::text(self.id),
        ]
    }
}

impl Tabular for Line {
    const COLUMNS: &'static [&'static str] =
        &["account_code", "debit", "credit", "vat_code", "vat_amount", "vat_side", "memo"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.account_code),
            some(self.debit),
            some(self.credit),
            Value::optional(self.vat_code),
            some(self.vat_amount),
            Value::optional(self.vat_side),
            Value::optional(self.memo.as_ref()),
        ]
    }
}

/// Money, or an empty place.
pub(super) fn some(money: Money) -> Value {
    if money.is_zero() { Value::number("") } else { Value::number(money) }
}

pub(super) fn run(args: &LedgerJournalsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        LedgerJournalsCommand::List(listed) => {
            let page: List<Journal> =
                listed.paging.ledger_list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        LedgerJournalsCommand::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        LedgerJournalsCommand::Reverse(JournalReverseArgs { named, date, description }) => {
            let path = format!("{}/reverse", named.path(client)?);
            let body = Reverse { entry_date: *date, description: description.clone() };
            show(&client.post(&path, &body)?, client, ui)
        }
    }
}

/// A journal, and its lines below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data: journal } = client.read::<Data<Journal>>(body)?;
    let heading = format!("{}\n", described(&journal));
    let total = Value::number(journal.total);
    let rest = [Value::text(""), Value::text(""), Value::text("")];
    let totals = [vec![Value::text("total"), total.clone(), total], rest.to_vec()].concat();
    ui.summed(&heading, &journal, &journal.lines, &totals)
}

impl JournalSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/journals/{}", self.whose.path(client)?, self.id))
    }
}

impl JournalListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("source", self.source);
        query.add("search", self.search.as_ref());
        self.found.add_to(&mut query);
        if let Some(account) = &self.account {
            let account = account_path(client, &organisation, account)?;
            query.add("account_id", account.rsplit('/').next());
        }
        Ok(format!("{organisation}/journals?{}", query.text))
    }
}
