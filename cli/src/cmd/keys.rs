//! `tieout keys`: API keys, made and ended with a web session.

use clap::Subcommand;
use tieout::contract::key::{self as contract, Data, Key, OVERLAP_SECONDS_MAX};
use tieout::contract::page::List;
use tieout::id::KeyId;
use tieout::key_name::check_key_name;
use tieout::scope::Scope;
use tieout::time::Timestamp;

use super::paging::Paging;
use crate::Ended;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value, write_line};
use crate::secret::Secret;
use crate::target::{Connection, variable};

const PATH: &str = "/api/v1/keys";

/// Where the session comes from: never from a flag, which others could read.
const SESSION: &str = "TIEOUT_SESSION";

/// Make, list, revoke and rotate API keys
///
/// These take a web session in place of an API key, from the environment.
#[derive(Debug, clap::Args)]
#[command(after_help = "TIEOUT_SESSION holds the session; on the daemon's own machine \
                        tieout admin sessions create makes one.")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List your keys, never their secrets
    List(Paging),
    /// Make a key; its secret is printed, this once
    Create(NewKey),
    /// End a key at once
    Revoke(Named),
    /// Make a new secret in place of the old one; it is printed, this once
    Rotate {
        #[command(flatten)]
        key: Named,
        /// How long the old secret stays valid
        #[arg(long, value_name = "SECONDS", default_value_t = 0,
              value_parser = clap::value_parser!(u32).range(0..=i64::from(OVERLAP_SECONDS_MAX)))]
        overlap: u32,
    },
}

/// What a new key is to be.
#[derive(Debug, clap::Args)]
pub(super) struct NewKey {
    /// What to call it
    #[arg(long, value_parser = name)]
    pub(super) name: String,
    /// What it may do, such as reconcile:write; may be given several times
    #[arg(long = "scope", value_name = "SCOPE", required = true)]
    pub(super) scopes: Vec<Scope>,
    /// Permit charges beyond the balance
    #[arg(long)]
    pub(super) allow_overage: bool,
    /// From when on it is refused, such as 2026-12-31T23:59:59Z; default never
    #[arg(long, value_name = "TIME", value_parser = Timestamp::parse)]
    pub(super) expires_at: Option<Timestamp>,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The key's identifier, key_...
    #[arg(value_name = "ID")]
    id: KeyId,
}

impl Tabular for Key {
    const COLUMNS: &'static [&'static str] = &[
        "id",
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
        vec![
            Value::text(self.id),
            Value::text(&self.name),
            Value::text(&self.hint),
            Value::text(self.scopes),
            Value::yes_or_no(self.allow_overage),
            Value::text(self.created_at),
            Value::optional(self.expires_at),
            Value::optional(self.last_used_at),
            Value::optional(self.revoked_at),
        ]
    }
}

pub(crate) fn run(args: &Args, connection: &Connection, ui: &Ui) -> Ended {
    let target = connection.target()?;
    let session = variable(SESSION)?.as_deref().and_then(Secret::new).ok_or_else(|| {
        Failure::no_key("API keys are made and ended with a web session, and there is none")
            .with_hint(format!("set {SESSION}; tieout admin sessions create makes one"))
    })?;
    let client = Client::new(&target.url, &session, connection.timeout, ui)?;
    match &args.action {
        Action::List(paging) => {
            let path = format!("{PATH}?{}", paging.query());
            let page: List<Key> = paging.list(&client, ui, &path)?;
            ui.page(&page)?;
        }
        Action::Create(new) => {
            let body = contract::NewKey {
                name: new.name.clone(),
                scopes: new.scopes.iter().copied().collect(),
                allow_overage: new.allow_overage,
                expires_at: new.expires_at,
            };
            show_once(&client, &client.post(PATH, &body)?, ui)?;
        }
        Action::Revoke(Named { id }) => {
            let revoked: Data<Key> = client.read(&client.delete(&format!("{PATH}/{id}"))?)?;
            ui.record(&revoked.data)?;
        }
        Action::Rotate { key: Named { id }, overlap } => {
            let body = contract::RotateKey { overlap_seconds: *overlap };
            show_once(&client, &client.post(&format!("{PATH}/{id}/rotate"), &body)?, ui)?;
        }
    }
    Ok(Exit::Done)
}

/// A new key as the daemon answers it.
fn show_once(client: &Client<'_>, body: &str, ui: &Ui) -> Result<(), Failure> {
    let Data { data: key } = client.read::<Data<Key>>(body)?;
    let Some(secret) = &key.secret else {
        // A repeated answer never has it.
        let id = key.id;
        let message = format!("{id} was made, but its secret was lost on the way");
        return Err(Failure::unreachable(message).with_hint(format!("tieout keys rotate {id}")));
    };
    show_secret(&key, secret, ui)
}

/// A new key: the secret alone on standard output, so that a script can take it from there.
pub(super) fn show_secret(key: &Key, secret: &str, ui: &Ui) -> Result<(), Failure> {
    ui.note(&format!("{} ({}): {}", key.id, key.name, key.scopes));
    ui.note("the secret is shown this once: keep it now");
    if ui.is_for_programs() { ui.record(key) } else { write_line(secret) }
}

fn name(text: &str) -> Result<String, &'static str> {
    check_key_name(text).map(|()| text.to_owned())
}
