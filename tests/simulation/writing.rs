//! The writer of each daemon, on tables in memory: takes the steps that the machine names, and fails.

use tieout::group_commit::{
    CommitEvent, CommitStep, FailureKind, Verdict, WRITES_PER_COMMIT_MAX, WriteDecision,
};
use tieout::job::JobStatus;
use tieout::queue::settlement::RunOutcome;

use super::bugs::Bug;
use super::clients::Heard;
use super::daemons::{Asked, Caller, Failure, Outcome, after};
use super::laws::{Fault, is_durable};
use super::world::{Due, OpenTransaction, World, trace};
use super::writes::{Notes, Op, Reply};

/// How long a transaction waits for another, and how long a server lets one be that says nothing.
const LOCK_MS_MAX: i64 = 5_000;
const IDLE_MS_MAX: i64 = 15_000;

/// What comes of a step of the writer.
enum Taken {
    Event(CommitEvent),
    Failed(Failure),
    /// It is tried again.
    NotYet,
    /// The daemon has gone down.
    Down,
}

const BUSY: Failure = Failure { is_busy: true, is_unknown: false };
const OTHER: Failure = Failure { is_busy: false, is_unknown: false };
const UNANSWERED: Failure = Failure { is_busy: true, is_unknown: true };
/// The disk failed at the end of a commit.
const BROKEN: Failure = Failure { is_busy: false, is_unknown: true };

impl World {
    /// Something is to be written by a daemon.
    pub(super) fn ask(&mut self, daemon: usize, op: Op, caller: Caller) {
        let (at, is_broken) = (self.now, self.goes_wrong(self.fails_one_in * 4));
        let writer = &mut self.daemons[daemon].writer;
        writer.waiting.push_back(Asked { op, caller, at, is_broken });
        if !writer.is_busy {
            writer.is_busy = true;
            self.next_step(daemon, 1);
        }
    }

    pub(super) fn next_step(&mut self, daemon: usize, after: i64) {
        let life = self.daemons[daemon].life;
        self.plan(after, Due::Writer { daemon, life });
    }

    /// The writer takes its next step.
    pub(super) fn write_on(&mut self, daemon: usize) -> Result<(), Fault> {
        let step = self.daemons[daemon].writer.step;
        let event = match step {
            CommitStep::Gather => {
                let writer = &mut self.daemons[daemon].writer;
                writer.failure = BUSY;
                let many = writer.waiting.len().min(WRITES_PER_COMMIT_MAX);
                writer.hand = writer.waiting.drain(..many).collect();
                if writer.hand.is_empty() {
                    writer.is_busy = false;
                    self.may_go(daemon);
                    return Ok(());
                }
                writer.replies = vec![None; many];
                writer.is_answered = vec![false; many];
                if self.real.is_some() {
                    return self.write_for_real(daemon);
                }
                let asked_at = self.daemons[daemon].writer.hand.iter().map(|one| after(one.at));
                CommitEvent::Gathered(asked_at.collect())
            }
            CommitStep::Answer(write, verdict) => {
                let life = self.daemons[daemon].life;
                self.answer(daemon, write, verdict)?;
                if self.daemons[daemon].life != life {
                    return Ok(());
                }
                CommitEvent::Answered
            }
            _ => match self.take_step(daemon, step)? {
                Taken::Event(event) => event,
                Taken::Failed(failure) => {
                    trace!(self, "daemon {daemon}: {step:?} fails: {failure:?}");
                    self.let_go(daemon);
                    self.daemons[daemon].writer.failure = failure;
                    if failure.is_unknown && self.bug == Some(Bug::CommitTriedAgain) {
                        CommitEvent::RolledBack
                    } else if failure.is_busy {
                        CommitEvent::Failed(FailureKind::Busy)
                    } else {
                        CommitEvent::Failed(FailureKind::Other)
                    }
                }
                Taken::NotYet => {
                    let after = self.dice.between(5, 50);
                    self.next_step(daemon, after);
                    return Ok(());
                }
                Taken::Down => return Ok(()),
            },
        };
        let writer = &mut self.daemons[daemon].writer;
        writer.step = writer.machine.on(event, after(self.now));
        let is_quick = matches!(writer.step, CommitStep::Answer(..) | CommitStep::Gather);
        let after = match (is_quick, self.goes_wrong(8 * self.fails_one_in)) {
            (true, _) => 0,
            (false, true) => self.dice.between(1_000, 14_000),
            (false, false) => self.dice.between(0, 4),
        };
        self.next_step(daemon, after);
        Ok(())
    }

    /// The transaction of this daemon is over.
    fn let_go(&mut self, daemon: usize) {
        if self.open.as_ref().is_some_and(|open| open.daemon == daemon) {
            self.open = None;
        }
    }

    /// A step on the database.
    fn take_step(&mut self, daemon: usize, step: CommitStep) -> Result<Taken, Fault> {
        if step == CommitStep::Begin {
            return Ok(self.begin(daemon));
        }
        if self.open.as_ref().is_none_or(|open| open.daemon != daemon) {
            // The server has ended what said nothing for so long.
            return Ok(Taken::Failed(BUSY));
        }
        if self.goes_wrong(self.fails_one_in * 4) && step != CommitStep::Commit {
            return match self.dice.roll(3) {
                0 => Ok(Taken::Failed(BUSY)),
                1 => Ok(Taken::Failed(OTHER)),
                _ => {
                    self.crash(daemon);
                    Ok(Taken::Down)
                }
            };
        }
        let Some(open) = &mut self.open else { return Ok(Taken::Failed(BUSY)) };
        Ok(Taken::Event(match step {
            CommitStep::Apply(write) => {
                let Asked { op, is_broken, .. } = self.daemons[daemon].writer.hand[write];
                if is_broken {
                    return Ok(Taken::Failed(OTHER));
                }
                match op.apply(&mut open.tables, self.bug, &mut open.notes) {
                    Ok(reply) => {
                        self.daemons[daemon].writer.replies[write] = Some(reply);
                        trace!(self, "daemon {daemon}: {op:?} gives {reply:?}");
                        let is_refused = reply.is_refusal();
                        CommitEvent::Applied(if is_refused {
                            WriteDecision::Refused
                        } else {
                            WriteDecision::Done
                        })
                    }
                    Err(violated) => {
                        return Err(format!("{op:?} breaks a constraint: {violated:?}"));
                    }
                }
            }
            CommitStep::RollBack => {
                self.open = None;
                CommitEvent::RolledBack
            }
            CommitStep::Complete => CommitEvent::Completed,
            _ => return self.commit_step(daemon),
        }))
    }

    fn begin(&mut self, daemon: usize) -> Taken {
        let now = self.now;
        if let Some(open) = &self.open {
            if now - open.since > IDLE_MS_MAX {
                self.open = None;
            } else {
                let since = *self.daemons[daemon].writer.locked_out_since.get_or_insert(now);
                if now - since > LOCK_MS_MAX {
                    self.daemons[daemon].writer.locked_out_since = None;
                    return Taken::Failed(BUSY);
                }
                return Taken::NotYet;
            }
        }
        self.daemons[daemon].writer.locked_out_since = None;
        let writes = self.daemons[daemon].writer.machine.group().len();
        self.count(|| if writes > 1 { "together".to_owned() } else { "alone".to_owned() });
        if self.goes_wrong(self.fails_one_in * 2) {
            return Taken::Failed(BUSY);
        }
        let (tables, notes) = (self.tables.clone(), Notes::default());
        self.open = Some(OpenTransaction { daemon, since: now, tables, notes });
        Taken::Event(CommitEvent::Begun)
    }

    /// Makes it durable, or not, and says so, or not.
    fn commit_step(&mut self, daemon: usize) -> Result<Taken, Fault> {
        if self.bug == Some(Bug::AnswerBeforeCommit) {
            for write in self.daemons[daemon].writer.machine.group().to_vec() {
                self.answer(daemon, write, Verdict::Decided)?;
            }
        }
        let fails = self.goes_wrong(self.fails_one_in);
        let (is_kept, is_told, goes_down) = match (fails, self.dice.roll(6)) {
            (false, _) => (true, true, false),
            (true, 0) => (false, true, false),
            (true, 1) => (false, false, false),
            (true, 2 | 3) => (true, false, false),
            (true, 4) => (false, false, true),
            (true, _) => (true, false, true),
        };
        let Some(open) = self.open.take() else { return Ok(Taken::Failed(BUSY)) };
        if is_kept {
            if let Some(claim) = open.notes.stale_change {
                return Err(format!("a stale worker has changed something: {claim:?}"));
            }
            trace!(self, "daemon {daemon}: committed");
            self.commit(open.tables)?;
        }
        if goes_down {
            self.crash(daemon);
            return Ok(Taken::Down);
        }
        if is_kept && !open.notes.charges.is_empty() {
            let mut tables = self.tables.clone();
            for charge in open.notes.charges {
                tables.move_credits(charge).map_err(|violated| format!("{violated:?}"))?;
            }
            self.commit(tables)?;
        }
        Ok(match (is_kept, is_told) {
            (true, true) => Taken::Event(CommitEvent::Committed),
            (false, true) => Taken::Failed(if self.dice.one_in(2) { BUSY } else { OTHER }),
            (_, false) => Taken::Failed(if self.dice.one_in(2) { UNANSWERED } else { BROKEN }),
        })
    }

    fn answer(&mut self, daemon: usize, write: usize, verdict: Verdict) -> Result<(), Fault> {
        let writer = &mut self.daemons[daemon].writer;
        if std::mem::replace(&mut writer.is_answered[write], true) {
            return Ok(());
        }
        let asked = writer.hand[write];
        let (reply, failure) = (writer.replies[write], writer.failure);
        let outcome = match (verdict, reply) {
            (Verdict::Decided, Some(reply)) => Ok(reply),
            (Verdict::Late, _) => {
                self.count(|| "late".to_owned());
                Err(BUSY)
            }
            (Verdict::Decided, None) => return Err("decided, and no decision".to_owned()),
            (Verdict::Failed, _) => Err(failure),
        };
        self.deliver(daemon, asked, outcome)
    }

    /// Whoever asked hears what came of it.
    pub(super) fn deliver(
        &mut self,
        daemon: usize,
        asked: Asked,
        outcome: Outcome,
    ) -> Result<(), Fault> {
        let Asked { op, caller, .. } = asked;
        self.count(|| format!("{outcome:?}"));
        match (op, outcome) {
            (_, Ok(Reply::GaveUp(1..))) => self.count(|| "given up".to_owned()),
            (Op::Submit { job, .. }, Ok(Reply::Accepted(first))) if first != job => {
                self.count(|| "replayed".to_owned());
            }
            (
                Op::Finish { outcome: RunOutcome::Billed, .. },
                Ok(Reply::Ended(JobStatus::Failed)),
            ) => {
                self.count(|| "short".to_owned());
            }
            _ => {}
        }
        trace!(self, "daemon {daemon} answers {caller:?}: {outcome:?}");
        if let Ok(reply) = outcome
            && !is_durable(&self.tables, op, reply)
        {
            return Err(format!("{reply:?} is the answer to {op:?}, and is not durable"));
        }
        if let (Op::Submit { job, .. }, Err(Failure { is_unknown: false, .. })) = (op, outcome)
            && self.tables.job(job).is_some()
        {
            return Err(format!("{op:?} is said to have failed, and was kept"));
        }
        match caller {
            Caller::Client { client, turn } => {
                if matches!(outcome, Ok(Reply::Accepted(_))) {
                    self.wake(daemon);
                }
                let heard = match (outcome, op) {
                    (Ok(Reply::Accepted(job)), Op::Submit { user, .. }) => {
                        Heard::Accepted { user, job }
                    }
                    (Ok(_), _) => Heard::Decided,
                    (Err(Failure { is_unknown: true, .. }), _) => Heard::Unknown,
                    (Err(_), _) => Heard::NotKept,
                };
                self.respond((client, turn), heard);
                Ok(())
            }
            Caller::Worker(_) | Caller::WorkerForNext(_) => {
                self.tell_worker(daemon, caller, outcome);
                Ok(())
            }
            Caller::Start if outcome.is_ok() => {
                let life = self.daemons[daemon].life;
                self.plan(1, Due::Begin { daemon, life });
                Ok(())
            }
            Caller::Start => {
                self.crash(daemon);
                Ok(())
            }
        }
    }
}
