//! `tieout admin`: users, keys, credits and organisations, directly on the database.
//!
//! Works while a daemon runs on the same database, and before the first one has.

mod audit;
mod credits;
mod keys;
mod orgs;
mod sessions;
mod subscription;
mod user;
mod users;

use clap::Subcommand;
use tieout_daemon::store::{Store, StoreOptions};

use crate::CommandResult;
use crate::database::{DatabaseArgs, ledger_key, store_failure};
use crate::exit::{Exit, Failure};
use crate::render::Ui;

/// Manage users, keys, credits and organisations, directly on the database
///
/// Works with or without a running daemon. Anyone who can write to the database can do all of this.
#[derive(Debug, clap::Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    thing: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List and check the security log: who changed users, keys and credits
    Audit(audit::SecurityLogArgs),
    /// Grant, correct and show credits
    #[command(subcommand)]
    Credits(credits::CreditsCommand),
    /// Create, list and revoke API keys
    #[command(subcommand)]
    Keys(keys::AdminKeysCommand),
    /// Create and list organisations
    #[command(subcommand)]
    Orgs(orgs::AdminOrgsCommand),
    /// Create and revoke web sessions for the key endpoints
    #[command(subcommand)]
    Sessions(sessions::SessionsCommand),
    /// Set what a user's subscription allows
    #[command(subcommand)]
    Subscription(subscription::SubscriptionCommand),
    /// Create, list, disable, enable and delete users
    #[command(subcommand)]
    Users(users::UsersCommand),
}

impl AdminCommand {
    /// Whether it only shows what is there.
    const fn is_reading(&self) -> bool {
        matches!(
            self,
            Self::Audit(_)
                | Self::Credits(credits::CreditsCommand::Show { .. })
                | Self::Keys(keys::AdminKeysCommand::List { .. })
                | Self::Orgs(orgs::AdminOrgsCommand::List { .. })
                | Self::Subscription(subscription::SubscriptionCommand::Show { .. })
                | Self::Users(users::UsersCommand::List(_) | users::UsersCommand::Show { .. })
        )
    }
}

pub(crate) fn run(args: &AdminArgs, ui: &Ui) -> CommandResult {
    let location = if args.thing.is_reading() {
        args.database.location()?
    } else {
        args.database.noted_location(ui)?
    };
    let key = ledger_key()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::file(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let store = if matches!(args.thing, AdminCommand::Users(users::UsersCommand::Create { .. }))
        {
            Store::open_with(&location, StoreOptions::with_key(key)).await
        } else {
            Store::open_existing(&location, key).await
        };
        let store = store.map_err(store_failure)?;
        // What is written is chained, and never without the key that was used before.
        if !args.thing.is_reading() {
            let checked = store.check_ledger_key().await;
            checked.map_err(|error| args.database.failure(error))?;
        }
        let done = |()| Exit::Done;
        let ended = match &args.thing {
            AdminCommand::Audit(args) => audit::run(args, &store, ui).await,
            AdminCommand::Credits(action) => credits::run(action, &store, ui).await.map(done),
            AdminCommand::Keys(action) => keys::run(action, &store, ui).await.map(done),
            AdminCommand::Orgs(action) => orgs::run(action, &store, ui).await.map(done),
            AdminCommand::Sessions(action) => {
                sessions::run(action, &store, &location, ui).await.map(done)
            }
            AdminCommand::Subscription(action) => {
                subscription::run(action, &store, ui).await.map(done)
            }
            AdminCommand::Users(action) => users::run(action, &store, ui).await.map(done),
        };
        store.close().await;
        ended
    })
}
