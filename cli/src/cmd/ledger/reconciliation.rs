//! `tieout ledger reconciliation`: a bank account held against its books at the end of a day.

use clap::ValueEnum;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, Proof};
use tieout::date::Date;
use tieout::id::BankAccountId;

use super::Whose;
use super::bank_accounts::find;
use crate::Ended;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::Ui;

/// Show what leads from the balance of the bank and from that of the books to one adjusted balance
///
/// Both balances are of the end of a day: with what is outstanding (posted, and not at the bank by then) and
/// what is still to be entered (at the bank, and not confirmed). --output csv gives the items as rows.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The bank account, by name or identifier
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// The day; default today in UTC
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
    /// When to exit with 1
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = FailOn::Never)]
    fail_on: FailOn,
    #[command(flatten)]
    whose: Whose,
}

/// When to exit with 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum FailOn {
    /// The bank reconciliation is not proved: a balance is missing, the adjusted ones differ, or something is
    /// on one side only and undecided
    Unproved,
    /// Never
    Never,
}

impl FailOn {
    /// How the command ends.
    pub(super) fn exit(self, proof: Proof) -> Exit {
        let is_fine = self == Self::Never || proof == Proof::Proved;
        if is_fine { Exit::Done } else { Exit::Differences }
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Ended {
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
