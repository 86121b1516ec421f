//! `tieout ledger bank-transactions`: rows of bank statements, and what becomes of them.

mod batch;
mod change;
pub(super) mod import;
mod selector;
mod split;
pub(super) mod suggest;

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::{BankStatus, BankTransaction, ReasonBody};
use tieout::contract::ledger::confirm::{Confirm, Match};
use tieout::contract::ledger::journal::Journal;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::ledger::vat_side::Side;
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, SettlementId};
use tieout::money::Money;

use super::allocation;
use super::amount::money;
use super::bank_accounts::find;
use super::chart::account_path;
use super::defaults::DefaultVatCodes;
use super::list_query::ListQuery;
use super::names;
use super::organisation::OrganisationArg;
use super::own_keys::FoundByArgs;
use super::unregistered::note_vat_at;
use super::warnings::{WarningsArg, note_warnings};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};
use selector::{BankTransactionSelector, show};

/// Import, list, code, confirm and exclude bank transactions
#[derive(Debug, clap::Args)]
pub(super) struct BankTransactionsArgs {
    #[command(subcommand)]
    action: BankTransactionsCommand,
}

#[derive(Debug, Subcommand)]
enum BankTransactionsCommand {
    Import(Box<import::BankImportArgs>),
    /// List bank transactions, latest date first
    List(Box<BankTransactionListArgs>),
    /// Show a bank transaction
    Show(BankTransactionSelector),
    Create(Box<change::BankTransactionCreateArgs>),
    Update(Box<change::BankTransactionUpdateArgs>),
    /// Confirm a bank transaction: post it to an account, allocate it to invoices, make it a transfer, or match
    /// it to an existing posting
    Confirm(Box<BankTransactionConfirmArgs>),
    ConfirmBatch(batch::ConfirmBatchArgs),
    Suggest(suggest::BankSuggestArgs),
    /// Undo the confirmation of a bank transaction
    #[command(visible_alias = "void")]
    Unconfirm(BankTransactionUndoArgs),
    /// Exclude a bank transaction from the books
    Exclude(BankTransactionUndoArgs),
    /// Restore an excluded bank transaction
    Restore(BankTransactionUndoArgs),
}

#[derive(Debug, clap::Args)]
struct BankTransactionListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Only this bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: Option<String>,
    /// unconfirmed, confirmed or excluded
    #[arg(long)]
    status: Option<BankStatus>,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With this text in the description or reference
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    search: Option<String>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct BankTransactionConfirmArgs {
    #[command(flatten)]
    named: BankTransactionSelector,
    /// The account to post it to, by code or ID; default: the one it is coded to
    #[arg(long, conflicts_with_all = ["lines", "parts", "transfer_to", "journal", "settlement"])]
    account: Option<String>,
    /// VAT code: ST, RR, ZR, EX, NV, RC, PVA, CG or one of your own; default: the account's, if the organisation is registered for VAT
    #[arg(long, value_name = "CODE", conflicts_with_all = ["lines", "parts", "transfer_to", "journal", "settlement"])]
    vat_code: Option<LedgerVatCode>,
    /// VAT amount; default: calculated from the rate of the VAT code
    #[arg(long, value_name = "AMOUNT", allow_negative_numbers = true, requires = "vat_code", value_parser = money)]
    vat_amount: Option<Money>,
    /// Side of the VAT return: output (sales) or input (purchases); default: by the account
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["lines", "parts", "transfer_to", "journal", "settlement"])]
    vat_side: Option<Side>,
    #[arg(long = "line", value_name = "ACCOUNT=AMOUNT[:VAT]", value_parser = split::part,
          help = "Split: one part as account and signed amount (money out negative), optionally with VAT code, \
                  VAT amount and VAT side, as 6200=-120:ST, 6200=-120:ST:20 or 6200=120:ST::output; repeat for \
                  each part",
          conflicts_with_all = ["transfer_to", "journal", "settlement"])]
    lines: Vec<split::SplitPart>,
    /// Allocate to an invoice or credit note, by number or ID, with a positive amount: money in to sales invoices, money
    /// out to purchase invoices, less credit notes; repeat for more. Anything left over stays on the contact's account; with
    /// --line (fees, a discount), both must add up
    #[arg(long = "allocate", value_name = "INVOICE=AMOUNT", value_parser = allocation::part,
          conflicts_with_all = ["transfer_to", "journal", "settlement"])]
    parts: Vec<allocation::AllocationArg>,
    /// A refund: money back to a customer or from a supplier. It settles the credit notes of --allocate; anything left
    /// over stays on the contact's account
    #[arg(long, conflicts_with_all = ["account", "vat_code", "vat_side", "transfer_to", "journal", "settlement"])]
    refund: bool,
    /// Contact of a refund without --allocate, by name, reference or ID; default: the one already set
    #[arg(long, value_name = "CONTACT", requires = "refund")]
    contact: Option<String>,
    /// For a transfer, the other bank account, by name or ID
    #[arg(long, value_name = "BANK", conflicts_with_all = ["journal", "settlement"])]
    transfer_to: Option<String>,
    /// Match it to this journal, already posted, jnl_...
    #[arg(long, value_name = "ID", conflicts_with = "settlement")]
    journal: Option<JournalId>,
    /// Match it to this receipt or payment, already posted, set_...
    #[arg(long = "match-settlement", value_name = "ID")]
    settlement: Option<SettlementId>,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct BankTransactionUndoArgs {
    #[command(flatten)]
    named: BankTransactionSelector,
    /// The reason, recorded in the audit log
    #[arg(long, allow_hyphen_values = true)]
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

pub(super) fn run(
    args: &BankTransactionsArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let undo = |undone: &BankTransactionUndoArgs, action: &str| {
        let path = format!("{}/{action}", undone.named.path(client)?);
        let body = ReasonBody { reason: undone.reason.clone() };
        show(&client.post(&path, &body)?, client, ui)
    };
    match &args.action {
        BankTransactionsCommand::Import(args) => import::run(args, client, ui),
        BankTransactionsCommand::List(listed) => {
            let page: List<BankTransaction> =
                listed.paging.ledger_list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        BankTransactionsCommand::Show(named) => {
            show(&client.get(&named.path(client)?)?, client, ui)
        }
        BankTransactionsCommand::Create(new) => change::create(new, client, ui),
        BankTransactionsCommand::Update(args) => change::update(args, client, ui),
        BankTransactionsCommand::Confirm(confirmed) => {
            let path = format!("{}/confirm", confirmed.named.path(client)?);
            let answer = client.post(&path, &confirmed.body(client, ui)?)?;
            note_warnings(&answer, client, ui)?;
            show(&answer, client, ui)?;
            let posts = confirmed.matched().is_none() && confirmed.transfer_to.is_none();
            if let Some(note) = posts.then(|| later(confirmed, &answer, client)).flatten() {
                ui.note(&note);
            }
            let Data { data: row } = client.read::<Data<BankTransaction>>(&answer)?;
            let organisation = confirmed.named.whose.path(client)?;
            note_vat_at(&organisation, &[(row.date, row.vat_amount)], client, ui)
        }
        BankTransactionsCommand::ConfirmBatch(args) => batch::run(args, client, ui),
        BankTransactionsCommand::Suggest(args) => suggest::run(args, client, ui),
        BankTransactionsCommand::Unconfirm(undone) => {
            let row = locked(&undone.named, client)?;
            undo(undone, "unconfirm")?;
            row.map_or(Ok(()), |row| note_locked(&undone.named, &row, client, ui))
        }
        BankTransactionsCommand::Exclude(undone) => undo(undone, "exclude"),
        BankTransactionsCommand::Restore(undone) => undo(undone, "restore"),
    }
}

/// Says from when on a row counts that was in the books before, if not from its own day. It is confirmed
/// whether or not that can be looked up.
fn later(
    confirmed: &BankTransactionConfirmArgs,
    answer: &str,
    client: &Client<'_>,
) -> Option<String> {
    let row = client.read::<Data<BankTransaction>>(answer).ok()?.data;
    let organisation = confirmed.named.whose.path(client).ok()?;
    let journal = client.get(&format!("{organisation}/journals/{}", row.journal_id?)).ok()?;
    let on = client.read::<Data<Journal>>(&journal).ok()?.data.entry_date;
    (on > row.date).then(|| {
        format!("{} is posted on {on}, the date on which its earlier posting was reversed", row.id)
    })
}

/// The row as it is, where its day is locked.
fn locked(
    named: &BankTransactionSelector,
    client: &Client<'_>,
) -> Result<Option<BankTransaction>, Failure> {
    let organisation = named.whose.organisation(client)?;
    let Some(locked) = organisation.lock_date else { return Ok(None) };
    let row: Data<BankTransaction> = client.read(&client.get(&named.path(client)?)?)?;
    Ok(Some(row.data).filter(|row| row.date <= locked))
}

/// Says from when on a row of a locked day counts that is confirmed again, or that it cannot be posted.
fn note_locked(
    named: &BankTransactionSelector,
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
            "{} is in the locked period: the posting is reversed on {}, and confirmed again it is \
             posted on that date",
            was.date,
            journal(id)?.entry_date
        ),
        None => format!(
            "{} is in the locked period: to confirm it again, post a journal, receipt or payment \
             on a later date and match it to that with --journal ID or --match-settlement ID",
            was.date
        ),
    });
    Ok(())
}

impl BankTransactionListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
        if let Some(named) = &self.bank_account {
            query.add("bank_account_id", Some(find(client, &organisation, named)?.id));
        }
        query.add("status", self.status);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("search", self.search.as_ref());
        self.found.add_to(&mut query);
        Ok(format!("{organisation}/bank-transactions?{}", query.text))
    }
}

impl BankTransactionConfirmArgs {
    /// The VAT code of the account, unless the row is coded to that account already.
    fn default_code(
        &self,
        client: &Client<'_>,
        organisation: &str,
        account: AccountId,
        ui: &Ui,
    ) -> Result<Option<LedgerVatCode>, Failure> {
        let row: Data<BankTransaction> = client.read(&client.get(&self.named.path(client)?)?)?;
        if row.data.account_id == Some(account) {
            return Ok(None);
        }
        let defaults = DefaultVatCodes::read(client, organisation)?;
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
            vat_side: self.vat_side,
            matched: self.matched(),
            refund: self.refund,
            strict: self.warnings.is_strict(),
            ..Confirm::default()
        };
        let is_plain =
            self.account.is_none() && self.transfer_to.is_none() && self.contact.is_none();
        if is_plain && self.lines.is_empty() && self.parts.is_empty() {
            return Ok(body);
        }
        let organisation = self.named.whose.path(client)?;
        if let Some(named) = &self.contact {
            body.contact_id = Some(names::contact(client, &organisation, named)?);
        }
        if !self.lines.is_empty() {
            let is_asked = self.lines.iter().any(split::SplitPart::needs_default);
            let defaults =
                is_asked.then(|| DefaultVatCodes::read(client, &organisation)).transpose()?;
            let of = defaults.as_ref().map(|defaults| (defaults, ui));
            let lines = self.lines.iter().map(|part| part.line(client, &organisation, of));
            body.lines = Some(lines.collect::<Result<_, _>>()?);
        }
        if !self.parts.is_empty() {
            let money = allocation::AllocationSource::Row(self.named.id);
            let parts = allocation::allocations((client, &organisation), money, &self.parts)?;
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
