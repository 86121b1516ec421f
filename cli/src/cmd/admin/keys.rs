//! `tieout admin keys`

use clap::Subcommand;
use serde::Serialize;
use tieout::contract::key::Key;
use tieout::contract::page::List;
use tieout::id::{KeyId, UserId};
use tieout::rate_limit::RateLimit;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{CreateKey, KeyOwner, OwnedKey, Store};

use super::user::{find_active_user, find_user};
use crate::cmd::keys::{KeyCreateArgs, show_secret};
use crate::cmd::paging::PagingArgs;
use crate::database::{not_done, store_failure};
use crate::exit::Failure;
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value};

#[derive(Debug, Subcommand)]
pub(super) enum AdminKeysCommand {
    /// Create an API key; its secret is shown once only
    Create(AdminKeyCreateArgs),
    /// List API keys and whose they are, latest first, without their secrets
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
    /// How often it may be used, as 10/s or 600/m; default: the limit of tieout serve
    #[arg(long, value_name = "LIMIT")]
    rate_limit: Option<RateLimit>,
}

/// A key, and whose it is.
#[derive(Serialize)]
struct OwnedKeyRow {
    #[serde(flatten)]
    key: Key,
    user_id: UserId,
    email: String,
}

impl From<OwnedKey> for OwnedKeyRow {
    fn from(OwnedKey { key, user, email }: OwnedKey) -> Self {
        Self { key, user_id: user, email }
    }
}

impl Tabular for OwnedKeyRow {
    const COLUMNS: &'static [&'static str] = &[
        "id",
        "email",
        "name",
        "hint",
        "scopes",
        "allow_overage",
        "created_at",
        "expires_at",
        "last_used_at",
        "revoked_at",
    ];

    fn values(&self) -> Vec<Value> {
        let mut values = self.key.values();
        values.insert(1, Value::text(&self.email));
        values
    }
}

pub(super) async fn run(action: &AdminKeysCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        AdminKeysCommand::Create(new) => create(new, store, ui).await,
        AdminKeysCommand::List { user, paging } => {
            let owner = match user {
                Some(user) => KeyOwner::User(find_user(store, user).await?.id),
                None => KeyOwner::Anybody,
            };
            let page = store.owned_keys(owner, paging.page()).await;
            let (keys, pagination) = page.map_err(store_failure)?;
            let data = keys.into_iter().map(OwnedKeyRow::from).collect();
            ui.page(&List { data, pagination })
        }
        AdminKeysCommand::Revoke { key } => {
            let owner = KeyOwner::Anybody;
            store.revoke_key(owner, *key, operator("admin keys revoke")).await.map_err(not_done)?;
            let found = store.key(owner, *key).await.map_err(store_failure)?;
            found.map_or(Ok(()), |key| ui.record(&key))
        }
    }
}

async fn create(new: &AdminKeyCreateArgs, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let user = find_active_user(store, &new.user).await?;
    let context = operator("admin keys create");
    if new.key.expires_at.is_some_and(|expires_at| expires_at <= context.at) {
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
        rate_limit: new.rate_limit,
        secret: secret.clone(),
        idempotency: None,
        context,
    };
    let mut record = create.record();
    store.create_key(create).await.map_err(not_done)?;
    record.secret = Some(secret.expose().to_owned());
    show_secret(&record, secret.expose(), ui)
}
