//! `tieout admin credits`

use clap::Subcommand;
use serde::Serialize;
use tieout::time::Timestamp;
use tieout_daemon::store::{MovementRecord, Store};

use super::user::find_user;
use crate::database::{not_done, store_failure};
use crate::exit::Failure;
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value};

#[derive(Debug, Subcommand)]
pub(super) enum CreditsCommand {
    /// Grant credits to a user
    Grant {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// How many credits
        #[arg(long, value_name = "CREDITS", allow_negative_numbers = true, value_parser = granted)]
        amount: u32,
        /// The reason, recorded with the change
        #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
        reason: Option<String>,
    },
    /// Adjust a user's credits up or down, never below 0
    Adjust {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// How many credits to add; negative to take away
        #[arg(long, value_name = "CREDITS", allow_negative_numbers = true)]
        amount: i64,
        /// The reason, recorded with the change
        #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
        reason: Option<String>,
    },
    /// Show a user's credit balance
    Show {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// List every movement instead, latest first
        #[arg(long)]
        movements: bool,
    },
}

/// What there is to spend.
#[derive(Serialize)]
struct CreditBalance {
    balance: u64,
    reserved: u64,
}

impl Tabular for CreditBalance {
    const COLUMNS: &'static [&'static str] = &["balance", "reserved"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.balance), Value::number(self.reserved)]
    }
}

/// What a change has made of it.
#[derive(Serialize)]
struct NewCreditBalance {
    balance: u64,
}

impl Tabular for NewCreditBalance {
    const COLUMNS: &'static [&'static str] = &["balance"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.balance)]
    }
}

#[derive(Serialize)]
struct CreditMovement {
    created_at: Timestamp,
    kind: String,
    amount: i64,
    units: u64,
    job: Option<String>,
    reason: Option<String>,
}

impl From<MovementRecord> for CreditMovement {
    fn from(record: MovementRecord) -> Self {
        let MovementRecord { kind, amount, units, job, reason, created_at } = record;
        Self { created_at, kind, amount, units, job, reason }
    }
}

impl Tabular for CreditMovement {
    const COLUMNS: &'static [&'static str] =
        &["created_at", "kind", "amount", "units", "job", "reason"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.created_at),
            Value::text(&self.kind),
            Value::number(self.amount),
            Value::number(self.units),
            Value::optional(self.job.as_ref()),
            Value::optional(self.reason.as_ref()),
        ]
    }
}

/// Credits that are granted: one at least.
fn granted(text: &str) -> Result<u32, String> {
    match text.parse::<i64>() {
        Ok(amount) if amount < 0 => Err(format!(
            "must be 1 or more; to take credits away: tieout admin credits adjust --amount {amount}"
        )),
        Ok(0) => Err("must be 1 or more".to_owned()),
        Ok(amount) => u32::try_from(amount).map_err(|_| format!("must be at most {}", u32::MAX)),
        Err(_) => Err("must be a whole number".to_owned()),
    }
}

pub(super) async fn run(action: &CreditsCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let changed = match action {
        CreditsCommand::Grant { user, amount, reason } => {
            let user = find_user(store, user).await?.id;
            store
                .grant_credits(user, *amount, reason.clone(), operator("admin credits grant"))
                .await
        }
        CreditsCommand::Adjust { user, amount, reason } => {
            let user = find_user(store, user).await?.id;
            let by = operator("admin credits adjust");
            store.adjust_credits(user, *amount, reason.clone(), by).await
        }
        CreditsCommand::Show { user, movements: true } => {
            let user = find_user(store, user).await?.id;
            let movements = store.movements(user).await.map_err(store_failure)?;
            return ui.list(&movements.into_iter().map(CreditMovement::from).collect::<Vec<_>>());
        }
        CreditsCommand::Show { user, movements: false } => {
            let funds = find_user(store, user).await?.funds;
            return ui.record(&CreditBalance { balance: funds.balance, reserved: funds.reserved });
        }
    };
    let balance = changed.map_err(not_done)?;
    ui.record(&NewCreditBalance { balance })
}
