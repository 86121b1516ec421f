//! `tieout ledger bank-transactions`: rows of bank statements, and what becomes of them.

mod batch;
mod change;
pub(super) mod import;
mod split;
pub(super) mod suggest;

use clap::Subcommand;
use tieout::contract::chart::VatCode;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::{BankStatus, BankTransaction, ReasonBody};
use tieout::contract::ledger::confirm::{Confirm, Match};
use tieout::contract::ledger::journal::Journal;
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{AccountId, BankTransactionId, JournalId, SettlementId};
use tieout::money::Money;

use super::bank_accounts::find;
use super::defaults::Defaults;
use super::{Query, Whose, account_path, allocating, money};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Import, list, code, confirm and exclude rows of bank statements
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    Import(Box<import::Args>),
    /// List bank transactions, the latest day first
    List(Box<Listed>),
    /// Show a bank transaction
    Show(Named),
    Create(Box<change::New>),
    Update(Box<change::Args>),
    /// Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already
    Confirm(Box<Confirmed>),
    ConfirmBatch(batch::Args),
    Suggest(suggest::Args),
    /// Undo a confirmation
    #[command(visible_alias = "void")]
    Unconfirm(Undone),
    /// Leave a bank transaction out of the books
    Exclude(Undone),
    /// Take an excluded bank transaction in again
    Restore(Undone),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// Of this bank account, by name or identifier
    #[arg(long, value_name = "BANK")]
    bank_account: Option<String>,
    /// unconfirmed, confirmed or excluded
    #[arg(long)]
    status: Option<BankStatus>,
    /// From this day on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With this in its description or reference
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The bank transaction's identifier, btx_...
    #[arg(value_name = "ID")]
    id: BankTransactionId,
    #[command(flatten)]
    whose: Whose,
}

#[derive(Debug, clap::Args)]
struct Confirmed {
    #[command(flatten)]
    named: Named,
    /// The account it goes to, by code or identifier; default the one that it is coded to
    #[arg(long, conflicts_with_all = ["lines", "parts", "transfer_to", "journal", "settlement"])]
    account: Option<String>,
    /// How it stands to VAT: ST, RR, ZR, EX or NV; default that of the account, in books registered
    /// for VAT
    #[arg(long, value_name = "CODE", conflicts_with_all = ["lines", "parts", "transfer_to", "journal", "settlement"])]
    vat_code: Option<VatCode>,
    /// The VAT in it; default what the code's rate makes of it
    #[arg(long, value_name = "AMOUNT", requires = "vat_code", value_parser = money)]
    vat_amount: Option<Money>,
    /// A part of it, once for each: an account, an amount with its sign (money out below 0), and if
    /// wanted a VAT code and the VAT in it, as 6200=-120:ST or 6200=-120:ST:20
    #[arg(long = "line", value_name = "ACCOUNT=AMOUNT[:VAT]", value_parser = split::part,
          conflicts_with_all = ["parts", "transfer_to", "journal", "settlement"])]
    lines: Vec<split::Part>,
    /// What of it settles which invoice, by number or identifier, once for each: money in sales
    /// invoices, money out those of a supplier; the rest stays with the contact
    #[arg(long = "allocate", value_name = "INVOICE=AMOUNT", value_parser = allocating::part,
          conflicts_with_all = ["transfer_to", "journal", "settlement"])]
    parts: Vec<allocating::Part>,
    /// The other bank account of a transfer, by name or identifier
    #[arg(long, value_name = "BANK", conflicts_with_all = ["journal", "settlement"])]
    transfer_to: Option<String>,
    /// The journal that has it already, jnl_...
    #[arg(long, value_name = "ID", conflicts_with = "settlement")]
    journal: Option<JournalId>,
    /// The receipt or payment that it is, set_...
    #[arg(long = "match-settlement", value_name = "ID")]
    settlement: Option<SettlementId>,
}

#[derive(Debug, clap::Args)]
struct Undone {
    #[command(flatten)]
    named: Named,
    /// Why; it is kept with the audit events
    #[arg(long)]
    reason: Option<String>,
}

impl Tabular for BankTransaction {
    const COLUMNS: &'static [&'static str] = &[
        "date",
        "amount",
        "status",
        "vat_code",
        "vat_amount",
        "id",
        "account_id",
        "journal_id",
        "description",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::number(self.amount),
            Value::text(self.status),
            Value::optional(self.vat_code),
            super::journals::some(self.vat_amount),
            Value::text(self.id),
            Value::optional(self.account_id),
            Value::optional(self.journal_id),
            Value::text(&self.description),
        ]
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let undo = |undone: &Undone, action: &str| {
        let path = format!("{}/{action}", undone.named.path(client)?);
        let body = ReasonBody { reason: undone.reason.clone() };
        show(&client.post(&path, &body)?, client, ui)
    };
    match &args.action {
        Action::Import(args) => import::run(args, client, ui),
        Action::List(listed) => {
            let page: List<BankTransaction> =
                listed.paging.list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        Action::Create(new) => change::create(new, client, ui),
        Action::Update(args) => change::update(args, client, ui),
        Action::Confirm(confirmed) => {
            let path = format!("{}/confirm", confirmed.named.path(client)?);
            let answer = client.post(&path, &confirmed.body(client, ui)?)?;
            show(&answer, client, ui)?;
            let posts = confirmed.matched().is_none() && confirmed.transfer_to.is_none();
            if let Some(note) = posts.then(|| later(confirmed, &answer, client)).flatten() {
                ui.note(&note);
            }
            Ok(())
        }
        Action::ConfirmBatch(args) => batch::run(args, client, ui),
        Action::Suggest(args) => suggest::run(args, client, ui),
        Action::Unconfirm(undone) => {
            let row = locked(&undone.named, client)?;
            undo(undone, "unconfirm")?;
            row.map_or(Ok(()), |row| note_locked(&undone.named, &row, client, ui))
        }
        Action::Exclude(undone) => undo(undone, "exclude"),
        Action::Restore(undone) => undo(undone, "restore"),
    }
}

/// Says from when on a row counts that was in the books before, if not from its own day. It is confirmed
/// whether or not that can be looked up.
fn later(confirmed: &Confirmed, answer: &str, client: &Client<'_>) -> Option<String> {
    let row = client.read::<Data<BankTransaction>>(answer).ok()?.data;
    let organisation = confirmed.named.whose.path(client).ok()?;
    let journal = client.get(&format!("{organisation}/journals/{}", row.journal_id?)).ok()?;
    let on = client.read::<Data<Journal>>(&journal).ok()?.data.entry_date;
    (on > row.date).then(|| {
        format!(
            "{} counts from {on}: until then it was in the books before it was taken back",
            row.id
        )
    })
}

/// The row as it is, where its day is locked.
fn locked(named: &Named, client: &Client<'_>) -> Result<Option<BankTransaction>, Failure> {
    let organisation = named.whose.organisation(client)?;
    let Some(locked) = organisation.lock_date else { return Ok(None) };
    let row: Data<BankTransaction> = client.read(&client.get(&named.path(client)?)?)?;
    Ok(Some(row.data).filter(|row| row.date <= locked))
}

/// Says from when on a row of a locked day counts that is confirmed again, or that it cannot be posted.
fn note_locked(
    named: &Named,
    was: &BankTransaction,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let organisation = named.whose.path(client)?;
    let journal = |id| -> Result<Journal, Failure> {
        let body = client.get(&format!("{organisation}/journals/{id}"))?;
        Ok(client.read::<Data<Journal>>(&body)?.data)
    };
    let undone_by = match was.journal_id {
        Some(id) => journal(id)?.reversed_by_journal_id,
        None => None,
    };
    ui.note(&match undone_by {
        Some(id) => format!(
            "{} is locked: what the row posted is taken back on {}, and confirmed again it counts from \
             that day",
            was.date,
            journal(id)?.entry_date
        ),
        None => format!(
            "{} is locked: to confirm it again, book it on a later day as a journal, receipt or \
             payment, and confirm it as that: --journal ID, --match-settlement ID",
            was.date
        ),
    });
    Ok(())
}

fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let transaction: Data<BankTransaction> = client.read(body)?;
    ui.record(&transaction.data)
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/bank-transactions/{}", self.whose.path(client)?, self.id))
    }
}

impl Listed {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = Query::new(self.paging);
        if let Some(named) = &self.bank_account {
            query.add("bank_account_id", Some(find(client, &organisation, named)?.id));
        }
        query.add("status", self.status);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("search", self.search.as_ref());
        Ok(format!("{organisation}/bank-transactions?{}", query.text))
    }
}

impl Confirmed {
    /// The VAT code of the account, unless the row is coded to that account already.
    fn default_code(
        &self,
        client: &Client<'_>,
        organisation: &str,
        account: AccountId,
        ui: &Ui,
    ) -> Result<Option<VatCode>, Failure> {
        let row: Data<BankTransaction> = client.read(&client.get(&self.named.path(client)?)?)?;
        if row.data.account_id == Some(account) {
            return Ok(None);
        }
        let defaults = Defaults::read(client, organisation)?;
        defaults.note(ui, "", account);
        Ok(Some(defaults.confirmed(account)))
    }

    fn matched(&self) -> Option<Match> {
        let (journal_id, settlement_id) = (self.journal, self.settlement);
        let is_asked = journal_id.is_some() || settlement_id.is_some();
        is_asked.then_some(Match { journal_id, settlement_id })
    }

    fn body(&self, client: &Client<'_>, ui: &Ui) -> Result<Confirm, Failure> {
        let mut body = Confirm {
            vat_code: self.vat_code,
            vat_amount: self.vat_amount,
            matched: self.matched(),
            ..Confirm::default()
        };
        let is_plain = self.account.is_none() && self.transfer_to.is_none();
        if is_plain && self.lines.is_empty() && self.parts.is_empty() {
            return Ok(body);
        }
        let organisation = self.named.whose.path(client)?;
        if !self.lines.is_empty() {
            let is_asked = self.lines.iter().any(split::Part::needs_default);
            let defaults = is_asked.then(|| Defaults::read(client, &organisation)).transpose()?;
            let of = defaults.as_ref().map(|defaults| (defaults, ui));
            let lines = self.lines.iter().map(|part| part.line(client, &organisation, of));
            body.lines = Some(lines.collect::<Result<_, _>>()?);
        }
        if !self.parts.is_empty() {
            let money = allocating::Settling::Row(self.named.id);
            let parts = allocating::allocations((client, &organisation), money, &self.parts)?;
            body.allocations = Some(parts);
        }
        if let Some(account) = &self.account {
            let path = account_path(client, &organisation, account)?;
            body.account_id = path.rsplit('/').next().and_then(|id| id.parse().ok());
            if let Some(account) = body.account_id.filter(|_| self.vat_code.is_none()) {
                body.vat_code = self.default_code(client, &organisation, account, ui)?;
            }
        }
        if let Some(named) = &self.transfer_to {
            body.transfer_to_bank_account_id = Some(find(client, &organisation, named)?.id);
        }
        Ok(body)
    }
}
