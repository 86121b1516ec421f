//! Credits: an append-only list of movements, and the balance that is their sum.

use std::collections::BTreeSet;

use serde_json::json;
use tieout::id::UserId;
use tieout::job::JobId;
use tieout::time::Timestamp;

use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::funds::Funds;
use crate::security_context::SecurityContext;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::security_event::SecurityAction;
use crate::writes::write::Write;

pub(super) async fn funds(batch: &mut Batch, user: UserId) -> Result<Funds, StoreError> {
    const READ: &str = "SELECT balance, reserved, allow_overage FROM users WHERE id = $1";
    let row = batch.first(query!(READ).bind(user)).await?.ok_or(StoreError::Corrupt("user_id"))?;
    Funds::of(&row)
}

/// Reserves, or with a negative amount gives back, what a job costs.
pub(super) async fn reserve(batch: &mut Batch, user: UserId, cost: i64) -> Result<(), StoreError> {
    const RESERVE: &str = "UPDATE users SET reserved = reserved + $2 WHERE id = $1";
    batch.execute(query!(RESERVE).bind(user).bind(cost)).await?;
    Ok(())
}

/// A movement to be added to the list.
pub(super) struct CreditMovement<'a> {
    pub(super) user: UserId,
    pub(super) kind: &'static str,
    /// Added to the balance.
    pub(super) amount: i64,
    /// Of an overage: credits beyond the balance.
    pub(super) units: i64,
    pub(super) job: Option<JobId>,
    pub(super) reason: Option<&'a str>,
    pub(super) at: Timestamp,
}

/// Adds the movement and changes the balance. A second charge of a job is refused by the database.
pub(super) async fn move_credits(
    batch: &mut Batch,
    movement: &CreditMovement<'_>,
) -> Result<(), StoreError> {
    const MOVE: &str = "INSERT INTO credit_movements \
        (user_id, kind, amount, units, job_id, reason, created_at) \
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    const CHANGE: &str = "UPDATE users SET balance = balance + $2 WHERE id = $1";
    let insert = query!(MOVE)
        .bind(movement.user)
        .bind(movement.kind)
        .bind(movement.amount)
        .bind(movement.units)
        .bind(movement.job)
        .bind(movement.reason.map(str::to_owned))
        .bind(movement.at);
    batch.execute(insert).await?;
    batch.execute(query!(CHANGE).bind(movement.user).bind(movement.amount)).await?;
    Ok(())
}

/// Adds to a user's credits, or takes from them.
struct ChangeCredits {
    user: UserId,
    is_grant: bool,
    amount: i64,
    reason: Option<String>,
    context: SecurityContext,
}

/// Why credits are not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CreditsRefusal {
    /// There is no such user.
    #[error("there is no such user")]
    NoSuchUser,
    /// The balance would fall below 0, or beyond what can be counted.
    #[error("the balance is {balance}, and it cannot become less than 0 or more than 2^53")]
    OutOfRange {
        /// What it is.
        balance: u64,
    },
}

/// Every program can hold a whole number up to this one.
const BALANCE_MAX: i64 = 1 << 53;

impl Write for ChangeCredits {
    type Done = u64;
    type Refusal = CreditsRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend([RowLock::User(self.user), RowLock::SecurityLog]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<u64, NotDone<CreditsRefusal>> {
        const READ: &str = "SELECT balance FROM users WHERE id = $1";
        let Some(row) = batch.first(query!(READ).bind(self.user)).await? else {
            return Err(NotDone::Refused(CreditsRefusal::NoSuchUser));
        };
        let balance: i64 = row.get("balance")?;
        let changed =
            balance.checked_add(self.amount).filter(|sum| (0..=BALANCE_MAX).contains(sum));
        let Some(changed) = changed.and_then(|sum| u64::try_from(sum).ok()) else {
            let refusal = CreditsRefusal::OutOfRange { balance: row.count("balance")? };
            return Err(NotDone::Refused(refusal));
        };
        let movement = CreditMovement {
            user: self.user,
            kind: if self.is_grant { "grant" } else { "adjustment" },
            amount: self.amount,
            units: 0,
            job: None,
            reason: self.reason.as_deref(),
            at: self.context.at,
        };
        move_credits(batch, &movement).await?;
        // The reason, which anything may stand in, is with the movement.
        let action = SecurityAction {
            name: if self.is_grant { "credits.grant" } else { "credits.adjust" },
            object: self.user.to_string(),
            subject: Some(self.user),
            details: json!({ "amount": self.amount, "balance": changed }),
        };
        batch.record_security(&self.context, action).await?;
        Ok(changed)
    }
}

/// One line of a user's list of movements.
#[derive(Debug, Clone)]
pub struct MovementRecord {
    /// `grant`, `charge`, `adjustment` or `overage`.
    pub kind: String,
    /// Added to the balance.
    pub amount: i64,
    /// Of an overage: credits beyond the balance.
    pub units: u64,
    /// The job that was charged.
    pub job: Option<String>,
    /// What the operator said.
    pub reason: Option<String>,
    /// When.
    pub created_at: Timestamp,
}

impl Store {
    /// Grants credits; gives the new balance.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`CreditsRefusal`].
    #[crate::boxed]
    pub async fn grant_credits(
        &self,
        user: UserId,
        amount: u32,
        reason: Option<String>,
        context: SecurityContext,
    ) -> Result<u64, NotDone<CreditsRefusal>> {
        let amount = i64::from(amount);
        self.write(ChangeCredits { user, is_grant: true, amount, reason, context }).await
    }

    /// Corrects credits, up or down; gives the new balance.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`CreditsRefusal`].
    #[crate::boxed]
    pub async fn adjust_credits(
        &self,
        user: UserId,
        amount: i64,
        reason: Option<String>,
        context: SecurityContext,
    ) -> Result<u64, NotDone<CreditsRefusal>> {
        self.write(ChangeCredits { user, is_grant: false, amount, reason, context }).await
    }

    /// A user's movements, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn movements(&self, user: UserId) -> Result<Vec<MovementRecord>, StoreError> {
        const LIST: &str = "SELECT kind, amount, units, job_id, reason, created_at \
            FROM credit_movements WHERE user_id = $1 ORDER BY id DESC";
        let rows = self.database.all(query(LIST).bind(user)).await?;
        let record = |row: &crate::db::statement::Row| {
            Ok(MovementRecord {
                kind: row.get("kind")?,
                amount: row.get("amount")?,
                units: row.count("units")?,
                job: row.get("job_id")?,
                reason: row.get("reason")?,
                created_at: row.time("created_at")?,
            })
        };
        rows.iter().map(record).collect()
    }
}
