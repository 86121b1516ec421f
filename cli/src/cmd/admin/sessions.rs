//! `tieout admin sessions`

use clap::Subcommand;
use serde::Serialize;
use tieout::time::Timestamp;
use tieout_daemon::store::Store;
use tieout_daemon::{clock, session};

use super::find_user;
use crate::database::session_secret;
use crate::duration::HumanDuration;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, write_line};

const TTL_MS_MIN: i64 = 60_000;
const TTL_MS_MAX: i64 = 30 * 24 * 60 * 60_000;

#[derive(Debug, Subcommand)]
pub(super) enum SessionsCommand {
    #[command(
        about = "Create a web session: a token for the key endpoints, to set as TIEOUT_SESSION",
        after_help = "Only the token is printed: export TIEOUT_SESSION=$(tieout admin sessions \
            create --user USER). If the daemon runs with TIEOUT_SESSION_SECRET, set the same \
            value here."
    )]
    Create {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// How long it is valid, 1m to 30d; it cannot be revoked earlier
        #[arg(long, value_name = "DURATION", default_value = "1h")]
        ttl: HumanDuration,
    },
}

#[derive(Serialize)]
struct WebSession {
    token: String,
    expires_at: Timestamp,
}

impl Tabular for WebSession {
    const COLUMNS: &'static [&'static str] = &["token", "expires_at"];

    fn values(&self) -> Vec<Value> {
        vec![Value::text(&self.token), Value::text(self.expires_at)]
    }
}

pub(super) async fn run(action: &SessionsCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let SessionsCommand::Create { user, ttl } = action;
    let user = find_user(store, user).await?.id;
    let failed =
        |error: &dyn std::fmt::Display| Failure::file(format!("cannot create a session: {error}"));
    let at = clock::now();
    let ttl_ms = i64::try_from(ttl.0.as_millis()).unwrap_or(i64::MAX);
    if !(TTL_MS_MIN..=TTL_MS_MAX).contains(&ttl_ms) {
        return Err(Failure::usage("--ttl must be between 1m and 30d"));
    }
    let secret = session::secret(store, session_secret()?).await.map_err(|error| failed(&error))?;
    let expires_at = at.plus_ms(ttl_ms);
    let token = session::mint(&secret, user, at, expires_at).map_err(|error| failed(&error))?;
    ui.note(&format!("valid until {expires_at}"));
    if ui.is_for_programs() {
        ui.record(&WebSession { token, expires_at })
    } else {
        // Alone, so that a script can take it from there.
        write_line(&token)
    }
}
