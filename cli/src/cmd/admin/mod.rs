//! `tieout admin`: users, keys, credits and organisations, directly on the database.
//!
//! Works while a daemon runs on the same database, and before the first one has.

mod credits;
mod keys;
mod orgs;
mod sessions;
mod subscription;
mod users;

use clap::Subcommand;
use tieout::id::UserId;
use tieout_daemon::store::{NotDone, Store, UserRecord};

use crate::Ended;
use crate::database::{DatabaseArgs, store_failure};
use crate::exit::{Exit, Failure};
use crate::render::Ui;

/// Manage users, keys, credits and organisations, directly on the database
///
/// No daemon is needed, and one may be running. Whoever can write the database may do everything.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    thing: Thing,
}

#[derive(Debug, Subcommand)]
enum Thing {
    /// Grant, correct and show credits
    #[command(subcommand)]
    Credits(credits::Action),
    /// Make, list and revoke API keys
    #[command(subcommand)]
    Keys(keys::Action),
    /// Make and list organisations, whose books are kept
    #[command(subcommand)]
    Orgs(orgs::Action),
    /// Make web sessions, with which the key endpoints are used
    #[command(subcommand)]
    Sessions(sessions::Action),
    /// Set what a user has agreed to
    #[command(subcommand)]
    Subscription(subscription::Action),
    /// Make and list users
    #[command(subcommand)]
    Users(users::Action),
}

pub(crate) fn run(args: &Args, ui: &Ui) -> Ended {
    let location = args.database.location()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::file(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let store = if matches!(args.thing, Thing::Users(users::Action::Create { .. })) {
            Store::open(&location).await
        } else {
            Store::open_existing(&location).await
        };
        let store = store.map_err(store_failure)?;
        let done = match &args.thing {
            Thing::Credits(action) => credits::run(action, &store, ui).await,
            Thing::Keys(action) => keys::run(action, &store, ui).await,
            Thing::Orgs(action) => orgs::run(action, &store, ui).await,
            Thing::Sessions(action) => sessions::run(action, &store, ui).await,
            Thing::Subscription(action) => subscription::run(action, &store, ui).await,
            Thing::Users(action) => users::run(action, &store, ui).await,
        };
        store.close().await;
        done.map(|()| Exit::Done)
    })
}

/// A user as the operator names one: by id or by address.
async fn find_user(store: &Store, name: &str) -> Result<UserRecord, Failure> {
    let found = match name.parse::<UserId>() {
        Ok(id) => store.user(id).await,
        Err(_) => store.user_by_email(&name.to_lowercase()).await,
    };
    found.map_err(store_failure)?.ok_or_else(|| {
        let failure = Failure::conflict(format!("there is no user {name}"));
        failure.with_hint("tieout admin users list shows them all")
    })
}

/// What the store does not do.
fn not_done(error: NotDone<impl std::fmt::Display>) -> Failure {
    let refused = |refusal| Failure::conflict(format!("{refusal}"));
    error.refusal().map_or_else(store_failure, refused)
}
