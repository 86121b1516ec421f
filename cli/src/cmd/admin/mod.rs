//! `tieout admin`: users, keys, credits and organisations, directly on the database.
//!
//! Works while a daemon runs on the same database, and before the first one has.

mod credits;
mod keys;
mod orgs;
mod sessions;
mod subscription;
mod user;
mod users;

use clap::Subcommand;
use tieout_daemon::store::Store;

use crate::CommandResult;
use crate::database::{DatabaseArgs, store_failure};
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

pub(crate) fn run(args: &AdminArgs, ui: &Ui) -> CommandResult {
    let location = args.database.location()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::file(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let store = if matches!(args.thing, AdminCommand::Users(users::UsersCommand::Create { .. }))
        {
            Store::open(&location).await
        } else {
            Store::open_existing(&location).await
        };
        let store = store.map_err(store_failure)?;
        let done = match &args.thing {
            AdminCommand::Credits(action) => credits::run(action, &store, ui).await,
            AdminCommand::Keys(action) => keys::run(action, &store, ui).await,
            AdminCommand::Orgs(action) => orgs::run(action, &store, ui).await,
            AdminCommand::Sessions(action) => sessions::run(action, &store, &location, ui).await,
            AdminCommand::Subscription(action) => subscription::run(action, &store, ui).await,
            AdminCommand::Users(action) => users::run(action, &store, ui).await,
        };
        store.close().await;
        done.map(|()| Exit::Done)
    })
}
