//! `tieout ledger reconciliation`: a bank account held against its books at the end of a day.

use clap::ValueEnum;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, Proof};
use tieout::date::Date;
use tieout::id::BankAccountId;

use super::bank_accounts::find;
use super::organisation::OrganisationArg;
use crate::CommandResult;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::Ui;

/// Show the bank reconciliation: from the balance at the bank and the balance in the books to one adjusted
/// balance
///
/// Both balances are as at the end of a day. It lists what is outstanding (posted, but not yet at the bank) and
/// what is still to be entered (at the bank, but not confirmed). --output csv gives the items as rows.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerReconciliationArgs {
    /// The bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// As at this date; default: today in UTC
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
    /// When to exit with status 1
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = LedgerFailOn::Never)]
    fail_on: LedgerFailOn,
    #[command(flatten)]
    whose: OrganisationArg,
}

/// When to exit with status 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum LedgerFailOn {
    /// The bank reconciliation is not proved: a balance is missing, the adjusted balances differ, or an item on
    /// one side only is undecided
    Unproved,
    /// Never
    Never,
}

impl LedgerFailOn {
    /// How the command ends.
    pub(super) fn exit(self, proof: Proof) -> Exit {
        let is_fine = self == Self::Never || proof == Proof::Proved;
        if is_fine { Exit::Done } else { Exit::Differences }
    }
}

pub(super) fn run(args: &LedgerReconciliationArgs, client: &Client<'_>, ui: &Ui) -> CommandResult {
    let path = args.whose.path(client)?;
    let account = find(client, &path, &args.bank_account)?;
    let all = at_day(client, &path, account.id, args.as_at)?;
    ui.bank_reconciliation(&all, &all)?;
    Ok(args.fail_on.exit(all.proof))
}

/// The bank reconciliation of a bank account at the end of a day; without one, of today.
pub(super) fn at_day(
    client: &Client<'_>,
    path: &str,
    account: BankAccountId,
    as_at: Option<Date>,
) -> Result<BankReconciliation, Failure> {
    let day = as_at.map(|day| format!("?as_at={day}")).unwrap_or_default();
    let path = format!("{path}/bank-accounts/{account}/reconciliation{day}");
    let found: Data<BankReconciliation> = client.read(&client.get(&path)?)?;
    Ok(found.data)
}
