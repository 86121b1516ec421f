//! What holds of the tables after every commit, and between one and the next.

use tieout::job::JobStatus;

use super::tables::{MovementKind, Tables};
use super::writes::{Op, Reply};

/// What is wrong.
pub(super) type Fault = String;

fn law(holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Credits and counts are what the jobs say.
pub(super) fn hold(tables: &Tables) -> Result<(), Fault> {
    for (user, row) in tables.users.iter().enumerate() {
        let moved: i64 =
            tables.movements.iter().filter(|one| one.user == user).map(|one| one.amount).sum();
        law(row.balance == moved, || format!("user {user} has {}, not {moved}", row.balance))?;
        let (mut reserved, mut share) = (0, 0);
        let is_unfinished =
            |job: &&super::tables::JobRow| job.user == user && job.finished_at.is_none();
        for job in tables.jobs.iter().filter(is_unfinished) {
            reserved += job.cost;
            share += 1;
        }
        law((row.reserved, row.share) == (reserved, share), || {
            format!("user {user} has reserved {} for {reserved}", row.reserved)
        })?;
    }
    let unfinished = tables.jobs.iter().filter(|job| job.finished_at.is_none()).count();
    law(usize::try_from(tables.unfinished) == Ok(unfinished), || {
        format!("{} unfinished jobs are counted, {unfinished} are there", tables.unfinished)
    })?;
    for job in &tables.jobs {
        let of_job = tables.movements.iter().filter(|one| {
            let is_charge = matches!(one.kind, MovementKind::Charge | MovementKind::Overage);
            is_charge && one.of == job.job && one.user == job.user
        });
        let charged: i64 = of_job.map(|one| one.units - one.amount).sum();
        law(charged == job.credits_charged.unwrap_or(0), || {
            format!("job {} says {:?} and is charged {charged}", job.job, job.credits_charged)
        })?;
        let has_ended = matches!(job.status, JobStatus::Completed | JobStatus::Failed);
        let is_whole = has_ended == job.finished_at.is_some()
            && has_ended != job.has_payload
            && (job.status == JobStatus::Completed) == job.credits_charged.is_some();
        law(is_whole, || format!("half an end: {job:?}"))?;
    }
    Ok(())
}

/// Nothing vanishes, nothing ends twice, fences only grow, and no request has effects twice.
pub(super) fn hold_between(old: &Tables, new: &Tables, request_of: &[usize]) -> Result<(), Fault> {
    law(new.jobs.len() >= old.jobs.len(), || "a job has vanished".to_owned())?;
    for (before, after) in old.jobs.iter().zip(&new.jobs) {
        law(before.job == after.job && before.place == after.place, || {
            format!("job {} has vanished", before.job)
        })?;
        law(after.fence >= before.fence, || format!("the fence of job {} fell", after.job))?;
        law(before.finished_at.is_none() || before == after, || {
            format!("job {} had ended: {before:?}, {after:?}", after.job)
        })?;
    }
    law(new.journals.starts_with(&old.journals), || "a journal has vanished".to_owned())?;
    law(new.movements.starts_with(&old.movements), || "a movement has vanished".to_owned())?;
    law(new.answers.starts_with(&old.answers), || "an answer has vanished".to_owned())?;
    for (place, job) in new.jobs.iter().enumerate().skip(old.jobs.len()) {
        let same = |other: &super::tables::JobRow| request_of[other.job] == request_of[job.job];
        law(!new.jobs[..place].iter().any(same), || {
            format!("request {} has two jobs", request_of[job.job])
        })?;
    }
    for (place, request) in new.journals.iter().enumerate().skip(old.journals.len()) {
        law(!new.journals[..place].contains(request), || {
            format!("request {request} has two journals")
        })?;
    }
    for (place, one) in new.movements.iter().enumerate().skip(old.movements.len()) {
        let is_same =
            |other: &super::tables::Movement| other.kind == one.kind && other.of == one.of;
        law(!new.movements[..place].iter().any(is_same), || format!("twice: {one:?}"))?;
    }
    Ok(())
}

/// What was answered with success is there.
pub(super) fn is_durable(tables: &Tables, op: Op, reply: Reply) -> bool {
    let row = |job| tables.job(job);
    match (op, reply) {
        (Op::Submit { .. }, Reply::Accepted(job)) => row(job).is_some(),
        (Op::Claim { .. }, Reply::Claimed(claim)) => {
            row(claim.job).is_some_and(|row| row.fence >= claim.fence)
        }
        (Op::Finish { claim, .. }, Reply::Ended(status)) => {
            row(claim.job).is_some_and(|row| row.status == status)
        }
        (Op::ChangeCredits { request, .. }, Reply::Done) => tables.movements.iter().any(|one| {
            matches!(one.kind, MovementKind::Grant | MovementKind::Adjustment) && one.of == request
        }),
        (Op::Post { .. }, Reply::Posted(request)) => tables.journals.contains(&request),
        _ => true,
    }
}
