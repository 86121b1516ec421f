//! `tieout ledger journals`: what is in the books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::journal::{Journal, Line, Reverse, Source};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::JournalId;
use tieout::money::Money;

use super::{Query, Whose, account_path};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, described};

/// List, look at and reverse journals; tieout journals post adds them
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the journals, the latest day first
    List(Box<Listed>),
    /// Show a journal with its lines
    Show(Named),
    /// Post the journal that undoes another
    Reverse(Reversal),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// From this day on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With a line on this account, by code or identifier
    #[arg(long)]
    account: Option<String>,
    #[arg(
        long,
        help = "Made by this: manual, invoice, settlement, bank, reversal, opening or vat_return"
    )]
    source: Option<Source>,
    /// With this in its description or reference
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The journal's identifier, jnl_...
    #[arg(value_name = "ID")]
    id: JournalId,
    #[command(flatten)]
    whose: Whose,
}

#[derive(Debug, clap::Args)]
struct Reversal {
    #[command(flatten)]
    named: Named,
    /// The day it is undone on; default its own, or the first that is not locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// What to write; default that it reverses the journal
    #[arg(long, value_name = "TEXT")]
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
        &["account_code", "debit", "credit", "vat_code", "vat_amount", "memo"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.account_code),
            some(self.debit),
            some(self.credit),
            Value::optional(self.vat_code),
            some(self.vat_amount),
            Value::optional(self.memo.as_ref()),
        ]
    }
}

/// Money, or an empty place.
pub(super) fn some(money: Money) -> Value {
    if money.is_zero() { Value::number("") } else { Value::number(money) }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        Action::List(listed) => {
            let page: List<Journal> = listed.paging.list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        Action::Reverse(Reversal { named, date, description }) => {
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

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/journals/{}", self.whose.path(client)?, self.id))
    }
}

impl Listed {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = Query::new(self.paging);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("source", self.source);
        query.add("search", self.search.as_ref());
        if let Some(account) = &self.account {
            let account = account_path(client, &organisation, account)?;
            query.add("account_id", account.rsplit('/').next());
        }
        Ok(format!("{organisation}/journals?{}", query.text))
    }
}
