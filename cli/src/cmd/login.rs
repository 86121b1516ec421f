//! `tieout login`, `tieout logout` and `tieout whoami`: which key a daemon is sent.

use std::io::{self, Read as _};

use serde::Serialize;
use tieout::contract::me::Me;
use tieout::secret::KeySecret;

use crate::CommandResult;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::profile::{Profile, Profiles};
use crate::render::{Tabular, Ui, Value, ask_secret, can_ask};
use crate::secret::Secret;
use crate::target::{ConnectionArgs, Target, variable};

/// Longest key that is read; real ones are far shorter.
const KEY_BYTES_MAX: u64 = 4096;

/// Save an API key for a daemon
///
/// Asks for the key without showing it, checks it with the daemon, and saves it in the profile, in a file that
/// only you can read. Without --profile, the current profile is used.
#[derive(Debug, clap::Args)]
#[command(after_help = "In scripts, set TIEOUT_URL and TIEOUT_API_KEY instead of using a profile.")]
pub(crate) struct LoginArgs {
    /// Read the key from standard input
    #[arg(long)]
    with_token: bool,
}

/// Remove the API key from a profile
///
/// The key itself stays valid; to revoke it: tieout keys revoke.
#[derive(Debug, clap::Args)]
pub(crate) struct LogoutArgs {}

/// Show the key in use: its user, daemon and scopes
#[derive(Debug, clap::Args)]
pub(crate) struct WhoamiArgs {}

pub(crate) fn login(args: &LoginArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.new_target()?;
    target.refuse_unplaced()?;
    let secret = read_key(args, connection, &target)?;
    let me = me(&Client::new(&target.url, &secret, connection.timeout, ui)?)?;
    let Target { profile: name, url, .. } = &target;
    Profiles::change(|profiles| {
        // Of another daemon, or another user's: it is no more than a guess then.
        let same = profiles.profiles.get(name).filter(|known| known.url == url.to_string());
        let organisation = same.and_then(|known| known.organisation.clone());
        let profile = Profile { url: url.to_string(), key: Some(secret), organisation };
        profiles.profiles.insert(name.clone(), profile);
        profiles.current.get_or_insert_with(|| name.clone());
        Ok(())
    })?;
    ui.note(&format!("logged in to {url} as {} (profile {name})", me.email));
    if Profiles::load()?.current_name() != name {
        ui.note(&format!("to make it the current profile: tieout profile use {name}"));
    }
    if variable("TIEOUT_API_KEY")?.is_some() {
        ui.note("TIEOUT_API_KEY is set and takes precedence over the key of a profile");
    }
    Ok(Exit::Done)
}

fn read_key(
    args: &LoginArgs,
    connection: &ConnectionArgs,
    target: &Target,
) -> Result<Secret, Failure> {
    let text = if args.with_token {
        let mut text = String::new();
        let read = io::stdin().take(KEY_BYTES_MAX).read_to_string(&mut text);
        read.map_err(|error| Failure::file(format!("cannot read standard input: {error}")))?;
        text
    } else if connection.no_input || !can_ask() {
        let failure = Failure::usage("there is no terminal to ask for the key");
        return Err(failure.with_hint("pipe it in: tieout login --with-token < FILE"));
    } else {
        ask_secret(&format!("API key for {}", target.url))?
    };
    let secret = Secret::new(&text).ok_or_else(|| Failure::usage("the key is empty"))?;
    // The checksum tells a typing error or a piece of a key without asking anyone.
    if KeySecret::parse(secret.reveal()).is_none() {
        let failure = Failure::no_key("that is not a key: it is mistyped or incomplete");
        return Err(failure.with_hint("a key is tieout_ and 49 letters and digits"));
    }
    Ok(secret)
}

pub(crate) fn logout(_: &LogoutArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let Target { profile: name, .. } = connection.target()?;
    let mut had_key = false;
    if Profiles::load()?.profiles.contains_key(&name) {
        Profiles::change(|profiles| {
            let profile = profiles.profiles.get_mut(&name);
            had_key = profile.and_then(|profile| profile.key.take()).is_some();
            Ok(())
        })?;
    }
    ui.note(&if had_key {
        format!("the key of profile {name} has been removed")
    } else {
        format!("profile {name} has no key")
    });
    Ok(Exit::Done)
}

/// What the daemon says of the key, and where it is used.
#[derive(Serialize)]
struct Whoami<'a> {
    #[serde(flatten)]
    me: Me,
    profile: Option<&'a str>,
    url: String,
}

impl Tabular for Whoami<'_> {
    const COLUMNS: &'static [&'static str] =
        &["user_id", "email", "key", "scopes", "credit_balance", "profile", "url"];

    fn values(&self) -> Vec<Value> {
        let Me { user_id, email, key, scopes, credit_balance, .. } = &self.me;
        vec![
            Value::text(user_id),
            Value::text(email),
            Value::text(&key.name),
            Value::text(scopes),
            Value::number(credit_balance),
            Value::optional(self.profile),
            Value::text(&self.url),
        ]
    }
}

pub(crate) fn whoami(_: &WhoamiArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.target()?;
    let me = me(&Client::new(&target.url, target.key()?, connection.timeout, ui)?)?;
    ui.record(&Whoami { me, profile: target.profile_of_key(), url: target.url.to_string() })?;
    Ok(Exit::Done)
}

fn me(client: &Client<'_>) -> Result<Me, Failure> {
    client.read(&client.get("/api/v1/me")?)
}
