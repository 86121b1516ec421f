//! `tieout admin sessions`

use clap::Subcommand;
use serde::Serialize;
use tieout::time::Timestamp;
use tieout_daemon::store::Store;
use tieout_daemon::{clock, session};

use super::find_user;
use crate::database::session_secret;
use crate::duration::Span;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, write_line};

const TTL_MS_MIN: i64 = 60_000;
const TTL_MS_MAX: i64 = 30 * 24 * 60 * 60_000;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    #[command(
        about = "Make a web session: a token for the key endpoints, in TIEOUT_SESSION",
        after_help = "The token is printed alone: export TIEOUT_SESSION=$(tieout admin sessions create \
                      --user USER). A daemon with TIEOUT_SESSION_SECRET believes only what is signed \
                      with it: set it here, too."
    )]
    Create {
        /// Whose, by id or address
        #[arg(long, value_name = "USER")]
        user: String,
        /// How long it is good, 1m to 30d; it cannot be ended before
        #[arg(long, value_name = "DURATION", default_value = "1h")]
        ttl: Span,
    },
}

#[derive(Serialize)]
struct Session {
    token: String,
    expires_at: Timestamp,
}

impl Tabular for Session {
    const COLUMNS: &'static [&'static str] = &["token", "expires_at"];

    fn values(&self) -> Vec<Value> {
        vec![Value::text(&self.token), Value::text(self.expires_at)]
    }
}

pub(super) async fn run(action: &Action, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let Action::Create { user, ttl } = action;
    let user = find_user(store, user).await?.id;
    let failed = |error: &dyn std::fmt::Display| Failure::file(format!("no session: {error}"));
    let at = clock::now();
    let ttl_ms = i64::try_from(ttl.0.as_millis()).unwrap_or(i64::MAX);
    if !(TTL_MS_MIN..=TTL_MS_MAX).contains(&ttl_ms) {
        return Err(Failure::usage("--ttl must be from 1m to 30d"));
    }
    let secret = session::secret(store, session_secret()?).await.map_err(|error| failed(&error))?;
    let expires_at = at.plus_ms(ttl_ms);
    let token = session::mint(&secret, user, at, expires_at).map_err(|error| failed(&error))?;
    ui.note(&format!("good until {expires_at}"));
    if ui.is_for_programs() {
        ui.record(&Session { token, expires_at })
    } else {
        // Alone, so that a script can take it from there.
        write_line(&token)
    }
}
