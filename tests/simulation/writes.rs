//! What daemons write, as the store's writes are: the rules are the core's, the statements are those of
//! `tables`.

use tieout::job::JobStatus;
use tieout::queue::LEASE_MS;
use tieout::queue::admission::{AdmissionRefusal, QueueStanding};
use tieout::queue::settlement::{
    AcceptanceChange, Chargeable, JobChange, JobEnding, RunOutcome, acceptance, ending, settlement,
};

use super::bugs::Bug;
use super::tables::{KeptAnswer, Movement, MovementKind, Tables, Violated};

/// Most unfinished jobs.
pub(super) const QUEUE_CAPACITY: u32 = 6;

/// A claim of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) job: usize,
    pub(super) user: usize,
    pub(super) cost: i64,
    pub(super) fence: i64,
}

/// Something to be written. Times are those of the daemon's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Op {
    Submit {
        job: usize,
        user: usize,
        key: Option<usize>,
        cost: i64,
        allow_overage: bool,
        at: i64,
    },
    Claim {
        at: i64,
        running_max: usize,
    },
    GiveUp {
        at: i64,
    },
    Renew {
        claim: Claim,
        until: i64,
    },
    GiveBack {
        claim: Claim,
        at: i64,
    },
    Finish {
        claim: Claim,
        outcome: RunOutcome,
        at: i64,
    },
    EndLeases,
    /// A grant, or where it is negative an adjustment.
    ChangeCredits {
        user: usize,
        amount: i64,
        request: usize,
    },
    /// A journal.
    Post {
        key: Option<usize>,
        request: usize,
    },
}

/// What is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reply {
    /// This job is accepted, now or when the key came first.
    Accepted(usize),
    NotAccepted(AdmissionRefusal),
    Claimed(Claim),
    NothingToClaim,
    GaveUp(usize),
    /// The lease is changed.
    Held,
    Stale,
    Ended(JobStatus),
    Done,
    /// A balance cannot be less than nothing.
    OutOfRange,
    /// A journal is there that this request asked for.
    Posted(usize),
}

impl Reply {
    pub(super) const fn is_refusal(self) -> bool {
        matches!(self, Self::NotAccepted(_) | Self::NothingToClaim | Self::Stale | Self::OutOfRange)
    }
}

/// What a transaction notes for the model beside its changes.
#[derive(Debug, Clone, Default)]
pub(super) struct Notes {
    /// A worker changed a job by a claim that is not the last.
    pub(super) stale_change: Option<Claim>,
    /// Of a bug: charges that are made in a transaction of their own.
    pub(super) charges: Vec<Movement>,
}

impl Op {
    pub(super) fn apply(
        self,
        tables: &mut Tables,
        bug: Option<Bug>,
        notes: &mut Notes,
    ) -> Result<Reply, Violated> {
        let fence = |claim: Claim| (bug != Some(Bug::NoFencing)).then_some(claim.fence);
        let mut note_stale = |tables: &Tables, claim: Claim| {
            if tables.job(claim.job).is_some_and(|row| row.fence != claim.fence) {
                notes.stale_change = Some(claim);
            }
        };
        Ok(match self {
            Self::Submit { job, user, key, cost, allow_overage, .. } => {
                return Ok(submit(tables, (job, user, cost, allow_overage), key, bug));
            }
            Self::Claim { at, running_max } => {
                match tables.claim(at, at + LEASE_MS, running_max, bug) {
                    Some(row) => {
                        let (job, user, cost, fence) = (row.job, row.user, row.cost, row.fence);
                        Reply::Claimed(Claim { job, user, cost, fence })
                    }
                    None => Reply::NothingToClaim,
                }
            }
            Self::GiveUp { at } => {
                let dead = tables.dead(at);
                for job in &dead {
                    let cost = tables.job(*job).map_or(0, |row| row.cost);
                    let changes = ending(cost, JobEnding::Failed);
                    write(tables, *job, at, &changes)?;
                }
                Reply::GaveUp(dead.len())
            }
            Self::Renew { claim, until } => match tables.claimed(claim.job, fence(claim)) {
                Some(row) => {
                    row.leased_until = Some(until);
                    note_stale(tables, claim);
                    Reply::Held
                }
                None => Reply::Stale,
            },
            Self::GiveBack { claim, at } => match tables.claimed(claim.job, fence(claim)) {
                Some(row) => {
                    row.leased_until = Some(at);
                    row.status = JobStatus::Queued;
                    row.attempts -= 1;
                    row.started_at = None;
                    note_stale(tables, claim);
                    Reply::Held
                }
                None => Reply::Stale,
            },
            Self::Finish { claim, outcome, at } => {
                let Some(row) = tables.claimed(claim.job, fence(claim)) else {
                    return Ok(Reply::Stale);
                };
                let (cost, user) = (row.cost, tables.users[claim.user]);
                let may_overrun = row_permits(tables, claim.job) && user.allow_overage;
                note_stale(tables, claim);
                let chargeable = Chargeable { balance: user.balance, may_overrun };
                let mut changes = settlement(cost, outcome, chargeable);
                if bug == Some(Bug::ChargeApart) {
                    let is_charge = |change: &JobChange| {
                        matches!(change, JobChange::Charge(_) | JobChange::ChargeBeyond(_))
                    };
                    let apart = changes.iter().filter(|change| is_charge(change));
                    notes.charges.extend(apart.filter_map(|change| movement(claim, *change)));
                    changes.retain(|change| !is_charge(change));
                }
                Reply::Ended(write(tables, claim.job, at, &changes)?)
            }
            Self::EndLeases => {
                tables.end_leases();
                Reply::Done
            }
            Self::ChangeCredits { user, amount, request } => {
                if tables.users[user].balance + amount < 0 {
                    return Ok(Reply::OutOfRange);
                }
                let kind = if amount < 0 { MovementKind::Adjustment } else { MovementKind::Grant };
                tables.move_credits(Movement { user, kind, amount, units: 0, of: request })?;
                Reply::Done
            }
            Self::Post { key, request } => {
                if let Some(names) = key.and_then(|key| tables.answer(key)) {
                    return Ok(Reply::Posted(names));
                }
                tables.journals.push(request);
                keep_answer(tables, key, request, bug);
                Reply::Posted(request)
            }
        })
    }
}

fn row_permits(tables: &Tables, job: usize) -> bool {
    tables.job(job).is_some_and(|row| row.allow_overage)
}

fn keep_answer(tables: &mut Tables, key: Option<usize>, names: usize, bug: Option<Bug>) {
    if let Some(key) = key.filter(|_| bug != Some(Bug::KeyForgotten)) {
        tables.answers.push(KeptAnswer { key, names });
    }
}

/// As `Submit::apply`.
fn submit(
    tables: &mut Tables,
    (job, user, cost, allow_overage): (usize, usize, i64, bool),
    key: Option<usize>,
    bug: Option<Bug>,
) -> Reply {
    if let Some(names) = key.and_then(|key| tables.answer(key)) {
        return Reply::Accepted(names);
    }
    let row = tables.users[user];
    let standing = QueueStanding {
        available: (row.balance - row.reserved).max(0).unsigned_abs(),
        unfinished: tables.unfinished.unsigned_abs(),
        of_user: row.share.unsigned_abs(),
        capacity: u64::from(QUEUE_CAPACITY),
    };
    let may_overrun = allow_overage && row.allow_overage;
    if let Err(refusal) = standing.admit(cost.unsigned_abs(), may_overrun) {
        return Reply::NotAccepted(refusal);
    }
    for change in acceptance(cost) {
        match change {
            AcceptanceChange::Enter => tables.enter(job, user, cost, allow_overage),
            AcceptanceChange::Reserve(cost) => tables.users[user].reserved += cost,
            AcceptanceChange::KeepAnswer => keep_answer(tables, key, job, bug),
        }
    }
    Reply::Accepted(job)
}

fn movement(claim: Claim, change: JobChange) -> Option<Movement> {
    let (user, of) = (claim.user, claim.job);
    match change {
        JobChange::Charge(amount) => {
            Some(Movement { user, kind: MovementKind::Charge, amount: -amount, units: 0, of })
        }
        JobChange::ChargeBeyond(units) => {
            Some(Movement { user, kind: MovementKind::Overage, amount: 0, units, of })
        }
        _ => None,
    }
}

/// As `Unfinished::write`.
fn write(
    tables: &mut Tables,
    job: usize,
    at: i64,
    changes: &[JobChange],
) -> Result<JobStatus, Violated> {
    let row = *tables.job(job).ok_or(Violated("the job is there"))?;
    let claim = Claim { job, user: row.user, cost: row.cost, fence: row.fence };
    let mut status = row.status;
    for change in changes {
        match *change {
            JobChange::Charge(_) | JobChange::ChargeBeyond(_) => {
                if let Some(movement) = movement(claim, *change) {
                    tables.move_credits(movement)?;
                }
            }
            JobChange::KeepResult | JobChange::RemoveResult => {}
            JobChange::End(JobEnding::Completed { credits_charged }) => {
                status = tables.end(job, at, Some(credits_charged));
            }
            JobChange::End(_) => status = tables.end(job, at, None),
            JobChange::Leave => tables.leave(row.user),
            JobChange::Release(cost) => tables.users[row.user].reserved -= cost,
            JobChange::RemovePayload => {
                if let Some(row) = tables.jobs.iter_mut().find(|row| row.job == job) {
                    row.has_payload = false;
                }
            }
        }
    }
    Ok(status)
}
