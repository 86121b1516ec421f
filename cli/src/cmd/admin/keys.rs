//! `tieout admin keys`

use clap::Subcommand;
use tieout::contract::page::{LIMIT_DEFAULT, LIMIT_MAX, List};
use tieout::id::KeyId;
use tieout::scope::Scope;
use tieout::time::Timestamp;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{CreateKey, KeyOwner, Page, Store};
use tieout_daemon::{check_key_name, clock};

use super::{find_user, refused};
use crate::cmd::keys::show_secret;
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
        /// Most keys to list
        #[arg(long, value_name = "KEYS", default_value_t = LIMIT_DEFAULT,
              value_parser = clap::value_parser!(u32).range(1..=i64::from(LIMIT_MAX)))]
        limit: u32,
        /// Keys to leave out in front
        #[arg(long, value_name = "KEYS", default_value_t = 0,
              value_parser = clap::value_parser!(i64).range(0..))]
        offset: i64,
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
    /// What to call it
    #[arg(long, value_parser = name)]
    name: String,
    /// What it may do, such as reconcile:write; may be given several times
    #[arg(long = "scope", value_name = "SCOPE", required = true)]
    scopes: Vec<Scope>,
    /// Permit charges beyond the balance
    #[arg(long)]
    allow_overage: bool,
    /// From when on it is refused, such as 2026-12-31T23:59:59Z; default never
    #[arg(long, value_name = "TIME", value_parser = Timestamp::parse)]
    expires_at: Option<Timestamp>,
}

pub(super) async fn run(action: &Action, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        Action::Create(new) => create(new, store, ui).await,
        Action::List { user, limit, offset } => {
            let owner = match user {
                Some(user) => KeyOwner::User(find_user(store, user).await?.id),
                None => KeyOwner::Anybody,
            };
            let page = store.keys(owner, Page { limit: *limit, offset: *offset }).await;
            let (data, pagination) = page.map_err(store_failure)?;
            ui.page(&List { data, pagination })
        }
        Action::Revoke { key } => {
            let revoked = store.revoke_key(KeyOwner::Anybody, *key, clock::now()).await;
            revoked.map_err(store_failure)?.map_err(refused)?;
            let found = store.key(KeyOwner::Anybody, *key).await.map_err(store_failure)?;
            found.map_or(Ok(()), |key| ui.record(&key))
        }
    }
}

async fn create(new: &New, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let user = find_user(store, &new.user).await?;
    let at = clock::now();
    if new.expires_at.is_some_and(|expires_at| expires_at <= at) {
        return Err(Failure::usage("--expires-at must lie in the future"));
    }
    let secret = new_key_secret()
        .map_err(|error| Failure::file(format!("there is no randomness to be had: {error}")))?;
    let create = CreateKey {
        id: KeyId::new(new_id_bits()),
        user: user.id,
        name: new.name.clone(),
        scopes: new.scopes.iter().copied().collect(),
        allow_overage: new.allow_overage,
        expires_at: new.expires_at,
        secret: secret.clone(),
        idempotency: None,
        at,
    };
    let mut record = create.record();
    store.create_key(create).await.map_err(store_failure)?.map_err(refused)?;
    record.secret = Some(secret.expose().to_owned());
    show_secret(&record, secret.expose(), ui)
}

fn name(text: &str) -> Result<String, &'static str> {
    check_key_name(text).map(|()| text.to_owned())
}
