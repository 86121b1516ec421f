//! `tieout admin keys`

use clap::Subcommand;
use tieout::contract::page::List;
use tieout::id::KeyId;
use tieout_daemon::clock;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{CreateKey, KeyOwner, Store};

use super::{find_user, not_done};
use crate::cmd::keys::{NewKey, show_secret};
use crate::cmd::paging::Paging;
use crate::database::store_failure;
use crate::exit::Failure;
use crate::render::Ui;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Make a key; its secret is shown, this once
    Create(New),
    /// List keys, the latest first, never their secrets
    List {
        /// Only this user's, by id or address
        #[arg(long, value_name = "USER")]
        user: Option<String>,
        #[command(flatten)]
        paging: Paging,
    },
    /// End a key, from the next request on
    Revoke {
        /// The key's id, key_...
        #[arg(value_name = "ID")]
        key: KeyId,
    },
}

#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// Whose key, by id or address
    #[arg(long, value_name = "USER")]
    user: String,
    #[command(flatten)]
    key: NewKey,
}

pub(super) async fn run(action: &Action, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        Action::Create(new) => create(new, store, ui).await,
        Action::List { user, paging } => {
            let owner = match user {
                Some(user) => KeyOwner::User(find_user(store, user).await?.id),
                None => KeyOwner::Anybody,
            };
            let page = store.keys(owner, paging.page()).await;
            let (data, pagination) = page.map_err(store_failure)?;
            ui.page(&List { data, pagination })
        }
        Action::Revoke { key } => {
            let owner = KeyOwner::Anybody;
            store.revoke_key(owner, *key, clock::now()).await.map_err(not_done)?;
            let found = store.key(owner, *key).await.map_err(store_failure)?;
            found.map_or(Ok(()), |key| ui.record(&key))
        }
    }
}

async fn create(new: &New, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let user = find_user(store, &new.user).await?;
    let at = clock::now();
    if new.key.expires_at.is_some_and(|expires_at| expires_at <= at) {
        return Err(Failure::usage("--expires-at must lie in the future"));
    }
    let secret = new_key_secret()
        .map_err(|error| Failure::file(format!("there is no randomness to be had: {error}")))?;
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
