//! `tieout admin sessions`

use clap::Subcommand;
use serde::Serialize;
use serde_json::json;
use tieout::id::UserId;
use tieout::time::Timestamp;
use tieout_daemon::session::SecretError;
use tieout_daemon::store::{Location, SecurityAction, SessionSecretCheck, Store, UserAccess};
use tieout_daemon::{SessionSecretSource, clock, session};

use super::user::{find_active_user, find_user};
use crate::database::{not_done, open_failure, session_secret, store_failure};
use crate::duration::HumanDuration;
use crate::exit::Failure;
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value, write_line};

const TTL_MS_MIN: i64 = 60_000;
const TTL_MS_MAX: i64 = 30 * 24 * 60 * 60_000;

#[derive(Debug, Subcommand)]
pub(super) enum SessionsCommand {
    #[command(
        about = "Create a web session: a token for the key endpoints, to set as TIEOUT_SESSION",
        after_help = "Only the token is printed: export TIEOUT_SESSION=$(tieout admin sessions \
            create --user USER). If the daemon runs with TIEOUT_SESSION_SECRET, set the same \
            value here; with another secret it is refused."
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
    /// Keys stay valid, and new sessions can be created here at once. Those that a web application signs count from a
    /// minute later on: its clock may be that far ahead.
    Revoke {
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
    /// Replace the secret that signs sessions: all sessions of all users end
    ///
    /// A running daemon uses the new one from the next request on. Where the secret is set in the environment,
    /// change it there, stop all daemons, and start them again.
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
    match action {
        SessionsCommand::Create { user, ttl } => create(user, *ttl, store, location, ui).await,
        SessionsCommand::Revoke { user } => {
            let id = find_user(store, user).await?.id;
            let context = operator("admin sessions revoke");
            let at = context.at;
            store.set_access(id, UserAccess::RevokeSessions, context).await.map_err(not_done)?;
            ui.record(&RevokedSessions { user_id: Some(id), revoked_at: at })
        }
        SessionsCommand::RotateSecret => {
            let source = session_secret(location)?;
            if matches!(source, SessionSecretSource::Given(_)) {
                return Err(open_failure(SecretError::Given));
            }
            let before = secret_in_force(store, &source).await?;
            // The file is no part of the database. A replacement that did not come about is written down sooner than
            // one that nothing tells of.
            let context = operator("admin sessions rotate-secret");
            let at = context.at;
            let action = SecurityAction {
                name: "session.rotate_secret",
                object: "session_secret".to_owned(),
                subject: None,
                details: json!({}),
            };
            store.record_security(context, action).await.map_err(store_failure)?;
            session::rotate(&source).map_err(open_failure)?;
            let now = session::read_existing(&source).map_err(open_failure)?;
            if let (Some(before), Some(now)) = (before, now) {
                store
                    .note_session_secret(Some(before), now.check())
                    .await
                    .map_err(store_failure)?;
            }
            ui.record(&RevokedSessions { user_id: None, revoked_at: at })
        }
    }
}

/// The secret that the daemons sign with, where it is the one at hand; none where there was no daemon yet.
///
/// # Errors
/// It is another one: what is done with the one at hand would do nothing.
async fn secret_in_force(
    store: &Store,
    source: &SessionSecretSource,
) -> Result<Option<SessionSecretCheck>, Failure> {
    let noted = store.session_secret_check().await.map_err(store_failure)?;
    let at_hand = session::read_existing(source).map_err(open_failure)?;
    if noted.is_none() || noted == at_hand.map(|secret| secret.check()) {
        return Ok(noted);
    }
    let other = match source {
        SessionSecretSource::Given(_) => "TIEOUT_SESSION_SECRET here".to_owned(),
        SessionSecretSource::File(path) => format!("the one in {}", path.display()),
    };
    let message =
        format!("the daemons of this database sign web sessions with another secret than {other}");
    Err(Failure::conflict(message).with_hint(
        "run this with the TIEOUT_SESSION_SECRET of the daemons' environment; if the secret was \
         changed, start a daemon with the new one first",
    ))
}

async fn create(
    user: &str,
    ttl: HumanDuration,
    store: &Store,
    location: &Location,
    ui: &Ui,
) -> Result<(), Failure> {
    let user = find_active_user(store, user).await?;
    let ttl_ms = i64::try_from(ttl.0.as_millis()).unwrap_or(i64::MAX);
    if !(TTL_MS_MIN..=TTL_MS_MAX).contains(&ttl_ms) {
        return Err(Failure::usage("--ttl must be between 1m and 30d"));
    }
    let source = session_secret(location)?;
    secret_in_force(store, &source).await?;
    let secret = session::read_or_make(&source).map_err(open_failure)?;
    let at = clock::now();
    let expires_at = at.plus_ms(ttl_ms);
    let valid_from = Some(user.sessions_valid_from);
    let token = session::mint(&secret, user.id, at, expires_at, valid_from)
        .map_err(|error| Failure::file(format!("cannot create a session: {error}")))?;
    let action = SecurityAction {
        name: "session.create",
        object: user.id.to_string(),
        subject: Some(user.id),
        details: json!({ "expires_at": expires_at }),
    };
    let context = operator("admin sessions create");
    store.record_security(context, action).await.map_err(store_failure)?;
    ui.note(&format!("valid until {expires_at}"));
    if ui.is_for_programs() {
        ui.record(&WebSession { token, expires_at })
    } else {
        // Alone, so that a script can take it from there.
        write_line(&token)
    }
}
