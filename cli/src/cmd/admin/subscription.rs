//! `tieout admin subscription`

use clap::{ArgAction, Subcommand};
use serde::Serialize;
use tieout_daemon::store::Store;

use super::user::find_user;
use crate::database::not_done;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

#[derive(Debug, Subcommand)]
pub(super) enum SubscriptionCommand {
    /// Set whether a user may be charged beyond their balance
    Set {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// Allow overage; the key and the request must allow it too
        #[arg(long, value_name = "BOOL", action = ArgAction::Set)]
        allow_overage: bool,
    },
    /// Show what a user's subscription allows
    Show {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
}

#[derive(Serialize)]
struct Subscription {
    allow_overage: bool,
}

impl Tabular for Subscription {
    const COLUMNS: &'static [&'static str] = &["allow_overage"];

    fn values(&self) -> Vec<Value> {
        vec![Value::yes_or_no(self.allow_overage)]
    }
}

pub(super) async fn run(
    action: &SubscriptionCommand,
    store: &Store,
    ui: &Ui,
) -> Result<(), Failure> {
    let (SubscriptionCommand::Set { user, .. } | SubscriptionCommand::Show { user }) = action;
    let found = find_user(store, user).await?;
    let mut allow = found.funds.allow_overage;
    if let SubscriptionCommand::Set { allow_overage, .. } = action {
        allow = *allow_overage;
        store.set_overage(found.id, allow).await.map_err(not_done)?;
    }
    ui.record(&Subscription { allow_overage: allow })
}
