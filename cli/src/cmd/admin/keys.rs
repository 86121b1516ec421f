//! `tieout admin keys`

use clap::Subcommand;
use tieout::contract::page::List;
use tieout::id::KeyId;
use tieout_daemon::clock;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{CreateKey, KeyOwner, Store};

use super::user::find_user;
use crate::cmd::keys::{KeyCreateArgs, show_secret};
use crate::cmd::paging::PagingArgs;
use crate::database::{not_done, store_failure};
use crate::exit::Failure;
use crate::render::Ui;

#[derive(Debug, Subcommand)]
pub(super) enum AdminKeysCommand {
    /// Create an API key; its secret is shown once only
    Create(AdminKeyCreateArgs),
    /// List API keys, latest first, without their secrets
    List {
        /// Only this user's keys, by ID or email address
        #[arg(long, value_name = "USER")]
        user: Option<String>,
        #[command(flatten)]
        paging: PagingArgs,
    },
    /// Revoke a key, effective from the next request
    Revoke {
        /// The key's ID, key_...
        #[arg(value_name = "ID")]
        key: KeyId,
    },
}

#[derive(Debug, clap::Args)]
pub(super) struct AdminKeyCreateArgs {
    /// The user, by ID or email address
    #[arg(long, value_name = "USER")]
    user: String,
    #[command(flatten)]
    key: KeyCreateArgs,
}

pub(super) async fn run(action: &AdminKeysCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        AdminKeysCommand::Create(new) => create(new, store, ui).await,
        AdminKeysCommand::List { user, paging } => {
            let owner = match user {
                Some(user) => KeyOwner::User(find_user(store, user).await?.id),
                None => KeyOwner::Anybody,
            };
            let page = store.keys(owner, paging.page()).await;
            let (data, pagination) = page.map_err(store_failure)?;
            ui.page(&List { data, pagination })
        }
        AdminKeysCommand::Revoke { key } => {
            let owner = KeyOwner::Anybody;
            store.revoke_key(owner, *key, clock::now()).await.map_err(not_done)?;
            let found = store.key(owner, *key).await.map_err(store_failure)?;
            found.map_or(Ok(()), |key| ui.record(&key))
        }
    }
}

async fn create(new: &AdminKeyCreateArgs, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let user = find_user(store, &new.user).await?;
    let at = clock::now();
    if new.key.expires_at.is_some_and(|expires_at| expires_at <= at) {
        return Err(Failure::usage("--expires-at must be in the future"));
    }
    let secret = new_key_secret()
        .map_err(|error| Failure::file(format!("no random numbers are available: {error}")))?;
    let create = CreateKey {
        id: KeyId::new(new_id_bits()),
        user: user.id,
        name: new.key.name.clone(),
        scopes: new.key.scopes.iter().copied().collect(),
        allow_overage: new.key.allow_overage,
        expires_at: new.key.expires_at,
        secret: secret.clone(),
        idempotency: None,
        at,
    };
    let mut record = create.record();
    store.create_key(create).await.map_err(not_done)?;
    record.secret = Some(secret.expose().to_owned());
    show_secret(&record, secret.expose(), ui)
}
