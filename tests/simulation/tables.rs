//! The tables in memory, and what each statement of the store does to them. That the statements do the
//! same is what the run on `SQLite` shows: there, both are changed and compared.

use tieout::job::JobStatus;
use tieout::queue::ATTEMPTS_MAX;

use super::bugs::Bug;

/// A user's row, with the key's permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct UserRow {
    pub(super) balance: i64,
    pub(super) reserved: i64,
    /// Of its jobs that have not ended.
    pub(super) share: i64,
    pub(super) allow_overage: bool,
}

/// A job's row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct JobRow {
    pub(super) job: usize,
    pub(super) place: i64,
    pub(super) user: usize,
    pub(super) cost: i64,
    pub(super) allow_overage: bool,
    pub(super) status: JobStatus,
    pub(super) attempts: i64,
    pub(super) fence: i64,
    pub(super) leased_until: Option<i64>,
    pub(super) credits_charged: Option<i64>,
    pub(super) started_at: Option<i64>,
    pub(super) finished_at: Option<i64>,
    pub(super) has_payload: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MovementKind {
    Grant,
    Adjustment,
    Charge,
    Overage,
}

/// A movement of credits; a grant or an adjustment is told by the request that asked for it, a charge by its
/// job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Movement {
    pub(super) user: usize,
    pub(super) kind: MovementKind,
    pub(super) amount: i64,
    pub(super) units: i64,
    pub(super) of: usize,
}

/// An answer kept for a key, and what it names: a job or a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeptAnswer {
    pub(super) key: usize,
    pub(super) names: usize,
}

/// All that is stored. Rows are never moved.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Tables {
    pub(super) users: Vec<UserRow>,
    pub(super) accepted: i64,
    pub(super) unfinished: i64,
    pub(super) jobs: Vec<JobRow>,
    pub(super) movements: Vec<Movement>,
    pub(super) answers: Vec<KeptAnswer>,
    /// The request that each journal was asked for by.
    pub(super) journals: Vec<usize>,
}

/// A constraint of the schema does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Violated(pub(super) &'static str);

impl Tables {
    pub(super) fn job(&self, job: usize) -> Option<&JobRow> {
        self.jobs.iter().find(|row| row.job == job)
    }

    pub(super) fn answer(&self, key: usize) -> Option<usize> {
        self.answers.iter().find(|kept| kept.key == key).map(|kept| kept.names)
    }

    /// `INSERT INTO jobs`, after `queue::enter`.
    pub(super) fn enter(&mut self, job: usize, user: usize, cost: i64, allow_overage: bool) {
        self.accepted += 1;
        self.unfinished += 1;
        self.users[user].share += 1;
        self.jobs.push(JobRow {
            job,
            place: self.accepted,
            user,
            cost,
            allow_overage,
            status: JobStatus::Queued,
            attempts: 0,
            fence: 0,
            leased_until: None,
            credits_charged: None,
            started_at: None,
            finished_at: None,
            has_payload: true,
        });
    }

    fn is_free(row: &JobRow, at: i64) -> bool {
        let has_run_out = row.leased_until.is_some_and(|until| until <= at);
        row.finished_at.is_none() && (row.status == JobStatus::Queued || has_run_out)
    }

    /// `CLAIM`.
    pub(super) fn claim(
        &mut self,
        at: i64,
        leased_until: i64,
        running_max: usize,
        bug: Option<Bug>,
    ) -> Option<JobRow> {
        let runs = |row: &&JobRow| {
            row.status == JobStatus::Processing && row.leased_until.is_some_and(|until| until > at)
        };
        if self.jobs.iter().filter(runs).count() >= running_max {
            return None;
        }
        let may_be_taken = |row: &&mut JobRow| {
            let is_left = row.status == JobStatus::Queued || bug != Some(Bug::NoTakeOver);
            Self::is_free(row, at) && row.attempts < ATTEMPTS_MAX && is_left
        };
        let row = self.jobs.iter_mut().filter(may_be_taken).min_by_key(|row| row.place)?;
        row.status = JobStatus::Processing;
        row.attempts += 1;
        row.fence += 1;
        row.leased_until = Some(leased_until);
        row.started_at = Some(at);
        Some(*row)
    }

    /// `DEAD`.
    pub(super) fn dead(&self, at: i64) -> Vec<usize> {
        let is_dead = |row: &&JobRow| Self::is_free(row, at) && row.attempts >= ATTEMPTS_MAX;
        let mut dead: Vec<_> = self.jobs.iter().filter(is_dead).collect();
        dead.sort_by_key(|row| row.user);
        dead.into_iter().take(10).map(|row| row.job).collect()
    }

    /// A row that a worker has claimed: the condition that its statements share. Without a fence any will do.
    pub(super) fn claimed(&mut self, job: usize, fence: Option<i64>) -> Option<&mut JobRow> {
        let row = self.jobs.iter_mut().find(|row| row.job == job)?;
        let is_held = fence.is_none_or(|fence| row.fence == fence);
        (is_held && row.status == JobStatus::Processing).then_some(row)
    }

    /// `END` of leases.
    pub(super) fn end_leases(&mut self) {
        for row in self.jobs.iter_mut().filter(|row| row.finished_at.is_none()) {
            row.leased_until = Some(0);
        }
    }

    /// `move_credits`, with the constraints of its tables.
    pub(super) fn move_credits(&mut self, movement: Movement) -> Result<(), Violated> {
        let is_charge = matches!(movement.kind, MovementKind::Charge | MovementKind::Overage);
        let is_same = |old: &Movement| old.kind == movement.kind && old.of == movement.of;
        if is_charge && self.movements.iter().any(is_same) {
            return Err(Violated("a job is charged once"));
        }
        self.users[movement.user].balance += movement.amount;
        if self.users[movement.user].balance < 0 {
            return Err(Violated("a balance is not negative"));
        }
        self.movements.push(movement);
        Ok(())
    }

    /// `END` of a job.
    pub(super) fn end(&mut self, job: usize, at: i64, credits_charged: Option<i64>) -> JobStatus {
        let status =
            if credits_charged.is_some() { JobStatus::Completed } else { JobStatus::Failed };
        if let Some(row) = self.jobs.iter_mut().find(|row| row.job == job) {
            row.status = status;
            row.credits_charged = credits_charged;
            row.finished_at = Some(at);
            row.leased_until = None;
        }
        status
    }

    /// `queue::leave`.
    pub(super) fn leave(&mut self, user: usize) {
        self.unfinished -= 1;
        self.users[user].share -= 1;
    }
}
