//! `tieout keys`: API keys, made and ended with a web session.

use clap::Subcommand;
use tieout::contract::key::{self as contract, Data, Key, OVERLAP_SECONDS_MAX};
use tieout::contract::page::List;
use tieout::id::KeyId;
use tieout::key_name::check_key_name;
use tieout::scope::Scope;
use tieout::time::Timestamp;

use super::paging::PagingArgs;
use crate::CommandResult;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value, write_line};
use crate::secret::Secret;
use crate::target::{ConnectionArgs, variable};

const PATH: &str = "/api/v1/keys";

/// Where the session comes from: never from a flag, which others could read.
const SESSION: &str = "TIEOUT_SESSION";

/// Create, list, revoke and rotate API keys
///
/// These commands use a web session, from the environment, instead of an API key.
#[derive(Debug, clap::Args)]
#[command(after_help = "Set TIEOUT_SESSION to the session; on the daemon's own machine, create \
    one with tieout admin sessions create.")]
pub(crate) struct KeysArgs {
    #[command(subcommand)]
    action: KeysCommand,
}

#[derive(Debug, Subcommand)]
enum KeysCommand {
    /// List your keys, without their secrets
    List(PagingArgs),
    /// Create a key; its secret is printed once only
    Create(KeyCreateArgs),
    /// Revoke a key immediately
    Revoke(KeySelector),
    /// Replace the secret of a key; the new one is printed once only
    Rotate {
        #[command(flatten)]
        key: KeySelector,
        /// How long the old secret stays valid
        #[arg(long, value_name = "SECONDS", default_value_t = 0,
              value_parser = clap::value_parser!(u32).range(0..=i64::from(OVERLAP_SECONDS_MAX)))]
        overlap: u32,
    },
}

/// What a new key is to be.
#[derive(Debug, clap::Args)]
pub(super) struct KeyCreateArgs {
    /// Name of the key
    #[arg(long, value_parser = name)]
    pub(super) name: String,
    /// What it may do, such as reconcile:write; repeat for more
    #[arg(long = "scope", value_name = "SCOPE", required = true)]
    pub(super) scopes: Vec<Scope>,
    /// Allow charges beyond the balance
    #[arg(long)]
    pub(super) allow_overage: bool,
    /// When it expires, such as 2026-12-31T23:59:59Z; default: never
    #[arg(long, value_name = "TIME", value_parser = Timestamp::parse)]
    pub(super) expires_at: Option<Timestamp>,
}

#[derive(Debug, clap::Args)]
struct KeySelector {
    /// The key's ID, key_...
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

pub(crate) fn run(args: &KeysArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.target()?;
    let session = variable(SESSION)?.as_deref().and_then(Secret::new).ok_or_else(|| {
        Failure::no_key("managing API keys needs a web session, and none is set")
            .with_hint(format!("set {SESSION}; create a session with tieout admin sessions create"))
    })?;
    let client = Client::new(&target.url, &session, connection.timeout, ui)?;
    match &args.action {
        KeysCommand::List(paging) => {
            let path = format!("{PATH}?{}", paging.query());
            let page: List<Key> = paging.list(&client, ui, &path)?;
            ui.page(&page)?;
        }
        KeysCommand::Create(new) => {
            let body = contract::NewKey {
                name: new.name.clone(),
                scopes: new.scopes.iter().copied().collect(),
                allow_overage: new.allow_overage,
                expires_at: new.expires_at,
            };
            show_once(&client, &client.post(PATH, &body)?, ui)?;
        }
        KeysCommand::Revoke(KeySelector { id }) => {
            let revoked: Data<Key> = client.read(&client.delete(&format!("{PATH}/{id}"))?)?;
            ui.record(&revoked.data)?;
        }
        KeysCommand::Rotate { key: KeySelector { id }, overlap } => {
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
        let message = format!("{id} was created, but its secret was lost on the way");
        return Err(Failure::unreachable(message)
            .with_hint(format!("get a new one: tieout keys rotate {id}")));
    };
    show_secret(&key, secret, ui)
}

/// A new key: the secret alone on standard output, so that a script can take it from there.
pub(super) fn show_secret(key: &Key, secret: &str, ui: &Ui) -> Result<(), Failure> {
    ui.note(&format!("{} ({}): {}", key.id, key.name, key.scopes));
    ui.note("the secret is shown only once: store it now");
    if ui.is_for_programs() { ui.record(key) } else { write_line(secret) }
}

fn name(text: &str) -> Result<String, &'static str> {
    check_key_name(text).map(|()| text.to_owned())
}
