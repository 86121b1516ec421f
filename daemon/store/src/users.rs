//! Users: who owns keys, jobs and credits.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tieout::contract::page::Pagination;
use tieout::id::UserId;
use tieout::time::Timestamp;

use crate::db::row_lock::RowLock;
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::funds::Funds;
use crate::page::Page;
use crate::security_context::SecurityContext;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::security_event::SecurityAction;
use crate::writes::write::Write;

/// A user as stored.
#[derive(Debug, Clone)]
pub struct UserRecord {
    /// Names the user.
    pub id: UserId,
    /// Unique, in lower case.
    pub email: String,
    /// What there is to spend.
    pub funds: Funds,
    /// When the user was made.
    pub created_at: Timestamp,
    /// Since when no key and no session of the user is let in, if so.
    pub disabled_at: Option<Timestamp>,
    /// Sessions that began before have ended.
    pub sessions_valid_from: Timestamp,
}

/// Why a user is not made or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UserRefusal {
    /// The address belongs to a user already.
    #[error("there is a user with this address already")]
    EmailTaken,
    /// There is no such user.
    #[error("there is no such user")]
    NoSuchUser,
    /// Books would lose a member, perhaps their owner.
    #[error("the user is a member of an organisation; remove the membership first")]
    IsMember,
    /// What they will cost is not known yet.
    #[error("the user has jobs that have not ended")]
    HasJobs,
}

struct CreateUser {
    id: UserId,
    email: String,
    context: SecurityContext,
}

impl Write for CreateUser {
    type Done = ();
    type Refusal = UserRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<UserRefusal>> {
        const CREATE: &str = "INSERT INTO users (id, email, created_at) VALUES ($1, $2, $3) \
            ON CONFLICT (email) DO NOTHING";
        let create = query!(CREATE).bind(self.id).bind(&*self.email).bind(self.context.at);
        if batch.execute(create).await? == 0 {
            return Err(NotDone::Refused(UserRefusal::EmailTaken));
        }
        Ok(batch.record_security(&self.context, on_user("user.create", self.id, json!({}))).await?)
    }
}

/// What is done to a user.
fn on_user(name: &'static str, user: UserId, details: Value) -> SecurityAction {
    SecurityAction { name, object: user.to_string(), subject: Some(user), details }
}

struct SetOverage {
    user: UserId,
    allow: bool,
    context: SecurityContext,
}

impl Write for SetOverage {
    type Done = ();
    type Refusal = UserRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<UserRefusal>> {
        const SET: &str = "UPDATE users SET allow_overage = $2 WHERE id = $1";
        if batch.execute(query!(SET).bind(self.user).bind(self.allow)).await? == 0 {
            return Err(NotDone::Refused(UserRefusal::NoSuchUser));
        }
        let details = json!({ "allow_overage": self.allow });
        let action = on_user("subscription.set", self.user, details);
        Ok(batch.record_security(&self.context, action).await?)
    }
}

/// What is done to a user's access.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UserAccess {
    /// Keys and sessions are refused from the next request on. Sessions stay refused.
    Disable,
    /// Keys are let in again, and new sessions.
    Enable,
    /// Sessions that began before are refused; keys and new sessions are not.
    RevokeSessions,
}

impl UserAccess {
    /// As the security log calls it.
    const fn action(self) -> &'static str {
        match self {
            Self::Disable => "user.disable",
            Self::Enable => "user.enable",
            Self::RevokeSessions => "session.revoke",
        }
    }
}

struct SetAccess {
    user: UserId,
    access: UserAccess,
    context: SecurityContext,
}

impl SetAccess {
    /// The whole second that comes next: tokens tell no less, and one of this second began before. Each revocation has
    /// a time of its own, which sessions name; two in a second have the second one's a millisecond later.
    fn next_second(&self) -> Timestamp {
        Timestamp::from_unix_ms((self.context.at.unix_ms() / 1000 + 1) * 1000)
    }
}

impl Write for SetAccess {
    type Done = ();
    type Refusal = UserRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend([RowLock::User(self.user), RowLock::SecurityLog]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<UserRefusal>> {
        const DISABLE: &str = "UPDATE users SET disabled_at = COALESCE(disabled_at, $2), \
            sessions_valid_from = CASE WHEN sessions_valid_from < $3 THEN $3 \
            ELSE sessions_valid_from + 1 END WHERE id = $1";
        const ENABLE: &str = "UPDATE users SET disabled_at = NULL WHERE id = $1 AND email <> id";
        const REVOKE: &str = "UPDATE users SET sessions_valid_from = \
            CASE WHEN sessions_valid_from < $2 THEN $2 ELSE sessions_valid_from + 1 END WHERE id = $1";
        let set = match self.access {
            UserAccess::Disable => {
                query!(DISABLE).bind(self.user).bind(self.context.at).bind(self.next_second())
            }
            UserAccess::Enable => query!(ENABLE).bind(self.user),
            UserAccess::RevokeSessions => query!(REVOKE).bind(self.user).bind(self.next_second()),
        };
        if batch.execute(set).await? == 0 {
            return Err(NotDone::Refused(UserRefusal::NoSuchUser));
        }
        let action = on_user(self.access.action(), self.user, json!({}));
        Ok(batch.record_security(&self.context, action).await?)
    }
}

/// Takes away all that lets a user in and says who it was. Its identifier stays where books and credits name it.
struct DeleteUser {
    user: UserId,
    context: SecurityContext,
}

impl Write for DeleteUser {
    type Done = ();
    type Refusal = UserRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend([RowLock::User(self.user), RowLock::SecurityLog]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<UserRefusal>> {
        const MEMBER: &str = "SELECT id FROM members WHERE user_id = $1 LIMIT 1";
        const JOBS: &str = "SELECT id FROM jobs WHERE user_id = $1 AND finished_at IS NULL LIMIT 1";
        // No address is without an @.
        const DELETE: &str = "UPDATE users SET email = id, allow_overage = 0, \
            disabled_at = COALESCE(disabled_at, $2) WHERE id = $1";
        const REVOKE: &str =
            "UPDATE api_keys SET revoked_at = COALESCE(revoked_at, $2) WHERE user_id = $1";
        const FORGET: &str = "DELETE FROM key_secrets WHERE key_id IN \
            (SELECT id FROM api_keys WHERE user_id = $1)";
        let held = [(query!(MEMBER), UserRefusal::IsMember), (query!(JOBS), UserRefusal::HasJobs)];
        for (held, refusal) in held {
            if batch.first(held.bind(self.user)).await?.is_some() {
                return Err(NotDone::Refused(refusal));
            }
        }
        if batch.execute(query!(DELETE).bind(self.user).bind(self.context.at)).await? == 0 {
            return Err(NotDone::Refused(UserRefusal::NoSuchUser));
        }
        batch.execute(query!(FORGET).bind(self.user)).await?;
        batch.execute(query!(REVOKE).bind(self.user).bind(self.context.at)).await?;
        let action = on_user("user.delete", self.user, json!({}));
        Ok(batch.record_security(&self.context, action).await?)
    }
}

fn record(row: &Row) -> Result<UserRecord, StoreError> {
    Ok(UserRecord {
        id: row.parse("id")?,
        email: row.get("email")?,
        funds: Funds {
            balance: row.count("balance")?,
            reserved: row.count("reserved")?,
            allow_overage: row.flag("allow_overage")?,
        },
        created_at: row.time("created_at")?,
        disabled_at: row.time_or_none("disabled_at")?,
        sessions_valid_from: row.time("sessions_valid_from")?,
    })
}

impl Store {
    /// Makes a user. The address should be in lower case.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`UserRefusal::EmailTaken`].
    #[crate::boxed]
    pub async fn create_user(
        &self,
        id: UserId,
        email: String,
        context: SecurityContext,
    ) -> Result<(), NotDone<UserRefusal>> {
        self.write(CreateUser { id, email, context }).await
    }

    /// Sets whether the user's subscription permits charges beyond the balance.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`UserRefusal::NoSuchUser`].
    #[crate::boxed]
    pub async fn set_overage(
        &self,
        user: UserId,
        allow: bool,
        context: SecurityContext,
    ) -> Result<(), NotDone<UserRefusal>> {
        self.write(SetOverage { user, allow, context }).await
    }

    /// Changes what the user's keys and sessions are let in for, on every daemon.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`UserRefusal::NoSuchUser`].
    #[crate::boxed]
    pub async fn set_access(
        &self,
        user: UserId,
        access: UserAccess,
        context: SecurityContext,
    ) -> Result<(), NotDone<UserRefusal>> {
        self.write(SetAccess { user, access, context }).await
    }

    /// Deletes a user: keys and sessions are refused, and the address is free for another.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or a [`UserRefusal`].
    #[crate::boxed]
    pub async fn delete_user(
        &self,
        user: UserId,
        context: SecurityContext,
    ) -> Result<(), NotDone<UserRefusal>> {
        self.write(DeleteUser { user, context }).await
    }

    /// A user by id.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn user(&self, id: UserId) -> Result<Option<UserRecord>, StoreError> {
        const READ: &str = "SELECT id, email, balance, reserved, allow_overage, created_at, \
            disabled_at, sessions_valid_from \
            FROM users WHERE id = $1";
        let row = self.database.first(query(READ).bind(id)).await?;
        row.as_ref().map(record).transpose()
    }

    /// A user by address, in lower case.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn user_by_email(&self, email: &str) -> Result<Option<UserRecord>, StoreError> {
        const READ: &str = "SELECT id, email, balance, reserved, allow_overage, created_at, \
            disabled_at, sessions_valid_from \
            FROM users WHERE email = $1";
        let row = self.database.first(query(READ).bind(email)).await?;
        row.as_ref().map(record).transpose()
    }

    /// Users, in the order they were made.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn users(&self, page: Page) -> Result<(Vec<UserRecord>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM users";
        const LIST: &str = "SELECT id, email, balance, reserved, allow_overage, created_at, \
            disabled_at, sessions_valid_from \
            FROM users ORDER BY id LIMIT $1 OFFSET $2";
        let (rows, pagination) = self.page(query(COUNT), query(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }
}
