//! `tieout admin users`

use clap::Subcommand;
use serde::Serialize;
use tieout::contract::page::List;
use tieout::id::UserId;
use tieout::time::Timestamp;
use tieout_daemon::entropy::new_id_bits;
use tieout_daemon::store::{SecurityContext, Store, UserAccess, UserRecord, UserRefusal};

use super::user::find_user;
use crate::cmd::paging::PagingArgs;
use crate::database::{not_done, store_failure};
use crate::exit::Failure;
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value};

#[derive(Debug, Subcommand)]
pub(super) enum UsersCommand {
    /// Create a user
    Create {
        /// The user's email address, unique to them
        #[arg(long, value_name = "EMAIL", value_parser = email)]
        email: String,
    },
    /// List users, oldest first
    List(PagingArgs),
    /// Delete a user who is a member of no organisation: revoke the keys, forget the address
    ///
    /// The ID stays where books and credits name it. Results of jobs go when their time is over. There is no way
    /// back.
    Delete {
        /// ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
    /// Refuse a user's keys and sessions, from the next request on
    ///
    /// What the user has is kept: books, jobs, credits, keys. Jobs that were accepted still run.
    Disable {
        /// ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
    /// Let a disabled user's keys in again; sessions have to be created anew
    Enable {
        /// ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
    /// Show a user
    Show {
        /// ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
    },
}

#[derive(Serialize)]
struct UserRow {
    id: UserId,
    email: String,
    balance: u64,
    reserved: u64,
    allow_overage: bool,
    created_at: Timestamp,
    disabled_at: Option<Timestamp>,
}

impl From<UserRecord> for UserRow {
    fn from(record: UserRecord) -> Self {
        Self {
            id: record.id,
            email: record.email,
            balance: record.funds.balance,
            reserved: record.funds.reserved,
            allow_overage: record.funds.allow_overage,
            created_at: record.created_at,
            disabled_at: record.disabled_at,
        }
    }
}

impl Tabular for UserRow {
    const COLUMNS: &'static [&'static str] =
        &["id", "email", "balance", "reserved", "allow_overage", "created_at", "disabled_at"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id),
            Value::text(&self.email),
            Value::number(self.balance),
            Value::number(self.reserved),
            Value::yes_or_no(self.allow_overage),
            Value::text(self.created_at),
            Value::optional(self.disabled_at),
        ]
    }
}

fn by(action: &str) -> SecurityContext {
    operator(&format!("admin users {action}"))
}

pub(super) async fn run(action: &UsersCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        UsersCommand::Create { email } => {
            let id = UserId::new(new_id_bits());
            store.create_user(id, email.clone(), by("create")).await.map_err(not_done)?;
            ui.record(&UserRow::from(find_user(store, email).await?))
        }
        UsersCommand::List(paging) => {
            let page = store.users(paging.page()).await;
            let (records, pagination) = page.map_err(store_failure)?;
            let data = records.into_iter().map(UserRow::from).collect();
            ui.page(&List { data, pagination })
        }
        UsersCommand::Delete { user } => {
            let id = find_user(store, user).await?.id;
            let deleted = store.delete_user(id, by("delete")).await;
            deleted.map_err(|error| match error.refusal() {
                Ok(UserRefusal::IsMember) => Failure::conflict(UserRefusal::IsMember.to_string())
                    .with_hint(format!(
                        "an owner runs tieout ledger members remove ID --org ORG; which they are: \
                         tieout admin orgs list --user {user}"
                    )),
                Ok(refusal) => Failure::conflict(refusal.to_string()),
                Err(error) => store_failure(error),
            })?;
            ui.record(&UserRow::from(find_user(store, &id.to_string()).await?))
        }
        UsersCommand::Disable { user } => set_access(user, UserAccess::Disable, store, ui).await,
        UsersCommand::Enable { user } => set_access(user, UserAccess::Enable, store, ui).await,
        UsersCommand::Show { user } => ui.record(&UserRow::from(find_user(store, user).await?)),
    }
}

async fn set_access(user: &str, access: UserAccess, store: &Store, ui: &Ui) -> Result<(), Failure> {
    let id = find_user(store, user).await?.id;
    let context = by(if access == UserAccess::Enable { "enable" } else { "disable" });
    store.set_access(id, access, context).await.map_err(not_done)?;
    ui.record(&UserRow::from(find_user(store, user).await?))
}

/// An address, kept in lower case.
fn email(text: &str) -> Result<String, &'static str> {
    tieout::email::check(text).map(|()| text.to_lowercase())
}
