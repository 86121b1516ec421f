//! `tieout admin sessions`

use clap::Subcommand;
use serde::Serialize;
use tieout::id::UserId;
use tieout::time::Timestamp;
use tieout_daemon::store::{Location, Store, UserAccess};
use tieout_daemon::{clock, session};

use super::user::find_user;
use crate::database::{not_done, open_failure, session_secret};
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
        /// How long it is valid, 1m to 30d
        #[arg(long, value_name = "DURATION", default_value = "1h")]
        ttl: HumanDuration,
    },
    /// End a user's sessions, from the next request on
    ///
    /// Keys stay valid, and new sessions can be created at once.
    Revoke {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
    /// Replace the secret that signs sessions: all sessions of all users end
    ///
    /// A running daemon uses the new one from the next request on. Where the secret is set in the environment,
    /// change it there and restart the daemons.
    RotateSecret,
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

/// What has been ended.
#[derive(Serialize)]
struct RevokedSessions {
    /// Whose sessions; null for everybody's.
    user_id: Option<UserId>,
    revoked_at: Timestamp,
}

impl Tabular for RevokedSessions {
    const COLUMNS: &'static [&'static str] = &["user_id", "revoked_at"];

    fn values(&self) -> Vec<Value> {
        vec![Value::optional(self.user_id), Value::text(self.revoked_at)]
    }
}

pub(super) async fn run(
    action: &SessionsCommand,
    store: &Store,
    location: &Location,
    ui: &Ui,
) -> Result<(), Failure> {
    let at = clock::now();
    match action {
        SessionsCommand::Create { user, ttl } => create(user, *ttl, store, location, ui).await,
        SessionsCommand::Revoke { user } => {
            let id = find_user(store, user).await?.id;
            store.set_access(id, UserAccess::RevokeSessions, at).await.map_err(not_done)?;
            ui.record(&RevokedSessions { user_id: Some(id), revoked_at: at })
        }
        SessionsCommand::RotateSecret => {
            session::rotate(&session_secret(location)?).map_err(open_failure)?;
            ui.record(&RevokedSessions { user_id: None, revoked_at: at })
        }
    }
}

async fn create(
    user: &str,
    ttl: HumanDuration,
    store: &Store,
    location: &Location,
    ui: &Ui,
) -> Result<(), Failure> {
    let user = find_user(store, user).await?;
    if user.disabled_at.is_some() {
        let failure = Failure::conflict(format!("the user {} is disabled", user.email));
        return Err(failure.with_hint("tieout admin users enable lets them in again"));
    }
    let ttl_ms = i64::try_from(ttl.0.as_millis()).unwrap_or(i64::MAX);
    if !(TTL_MS_MIN..=TTL_MS_MAX).contains(&ttl_ms) {
        return Err(Failure::usage("--ttl must be between 1m and 30d"));
    }
    let secret = session::read_or_make(&session_secret(location)?).map_err(open_failure)?;
    // Sessions may have been revoked within this second.
    let at = clock::now().max(user.sessions_valid_from);
    let expires_at = at.plus_ms(ttl_ms);
    let token = session::mint(&secret, user.id, at, expires_at)
        .map_err(|error| Failure::file(format!("cannot create a session: {error}")))?;
    ui.note(&format!("valid until {expires_at}"));
    if ui.is_for_programs() {
        ui.record(&WebSession { token, expires_at })
    } else {
        // Alone, so that a script can take it from there.
        write_line(&token)
    }
}
