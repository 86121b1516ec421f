//! The workers of each daemon: take the steps that the machine names.

use tieout::job::Product;
use tieout::queue::LEASE_MS;
use tieout::queue::settlement::RunOutcome;
use tieout::queue::worker::{LOOK_EVERY, RENEW_EVERY, WorkerEvent, WorkerStep};

use super::bugs::Bug;
use super::daemons::{Caller, Outcome, RunEnd, WorkerOfDaemon, after};
use super::laws::Fault;
use super::world::{Due, World, trace};
use super::writes::{Claim, Op, Reply};

/// All jobs are of one product.
pub(super) const PRODUCT: Product = Product::Reconcile;

const LOOK_MS: i64 = 1_000;
const RENEW_MS: i64 = LEASE_MS / 4;

impl WorkerOfDaemon {
    /// Whether it waits and only a wake-up or the next look ends that.
    pub(super) fn is_asleep(&self) -> bool {
        self.step == WorkerStep::Wait
    }

    fn held(&self) -> Result<Claim, Fault> {
        self.claimed.ok_or_else(|| format!("{:?} without a job", self.step))
    }
}

impl World {
    /// A daemon is there again.
    pub(super) fn start(&mut self, daemon: usize) -> Result<(), Fault> {
        assert_eq!(LOOK_EVERY, after(LOOK_MS));
        assert_eq!(RENEW_EVERY, after(RENEW_MS));
        if self.daemons[daemon].is_up {
            return Err(format!("daemon {daemon} is started twice"));
        }
        let is_alone = !self.daemons.iter().any(|other| other.is_up);
        trace!(self, "daemon {daemon} starts{}", if is_alone { ", alone" } else { "" });
        self.daemons[daemon].is_up = true;
        if is_alone {
            self.ask(daemon, Op::EndLeases, Caller::Start);
        } else {
            let life = self.daemons[daemon].life;
            self.plan(1, Due::Begin { daemon, life });
        }
        Ok(())
    }

    /// The workers of a daemon begin.
    pub(super) fn begin_work(&mut self, daemon: usize) {
        let now = self.now;
        if self.daemons[daemon].is_stopping {
            return;
        }
        for worker in 0..self.workers_per_daemon {
            self.daemons[daemon].workers.push(WorkerOfDaemon::new(now));
            self.next(daemon, worker, 0, WorkerEvent::Began);
        }
    }

    /// The order to stop.
    pub(super) fn stop(&mut self, daemon: usize) {
        let stopped = &mut self.daemons[daemon];
        if !stopped.is_up || stopped.is_stopping || stopped.workers.is_empty() {
            return;
        }
        stopped.is_stopping = true;
        trace!(self, "daemon {daemon} is to stop");
        for worker in 0..self.workers_per_daemon {
            match self.daemons[daemon].workers[worker].step {
                WorkerStep::Wait | WorkerStep::Pause => {
                    self.next(daemon, worker, 0, WorkerEvent::Waited);
                }
                WorkerStep::Watch => self.next(daemon, worker, 0, WorkerEvent::StopOrdered),
                _ => {}
            }
        }
    }

    /// A daemon that was told to stop goes once nothing is left to do.
    pub(super) fn may_go(&mut self, daemon: usize) {
        let stopped = &self.daemons[daemon];
        let is_idle = !stopped.writer.is_busy && stopped.writer.waiting.is_empty();
        let is_done = stopped.workers.iter().all(|worker| worker.step == WorkerStep::Stop);
        if stopped.is_stopping && is_idle && is_done {
            trace!(self, "daemon {daemon} has stopped");
            self.go(daemon);
        }
    }

    /// A job has been accepted: whoever listens is woken.
    pub(super) fn wake(&mut self, daemon: usize) {
        self.daemons[daemon].accepted_at = self.now;
        for worker in 0..self.daemons[daemon].workers.len() {
            let woken = &mut self.daemons[daemon].workers[worker];
            if !woken.is_listening {
                continue;
            }
            woken.is_woken = true;
            if woken.is_asleep() {
                self.next(daemon, worker, 0, WorkerEvent::Waited);
            }
        }
    }

    /// This comes of the step that the worker is at.
    fn next(&mut self, daemon: usize, worker: usize, after: i64, event: WorkerEvent) {
        let life = self.daemons[daemon].life;
        let turn = self.daemons[daemon].workers[worker].turn;
        self.plan(after, Due::Worker { daemon, life, worker, turn, event });
    }

    /// The worker's machine hears of it, and its next step is taken.
    pub(super) fn work_on(
        &mut self,
        daemon: usize,
        worker: usize,
        event: WorkerEvent,
    ) -> Result<(), Fault> {
        let (now, is_stopping) = (self.now, self.daemons[daemon].is_stopping);
        let it = &mut self.daemons[daemon].workers[worker];
        it.turn += 1;
        it.step = it.machine.on(event, after(now), is_stopping);
        let step = it.step;
        it.step_began_at = now;
        let is_for_job = matches!(step, WorkerStep::Watch | WorkerStep::Stage | WorkerStep::Renew);
        if is_for_job && it.lost.is_some() && it.lost == it.claimed {
            return Err(format!("worker {daemon}.{worker} goes on with a job that it has lost"));
        }
        let clock = self.daemons[daemon].clock(now);
        self.count(|| format!("{event:?}"));
        self.count(|| format!("{step:?}"));
        if !matches!(step, WorkerStep::Wait | WorkerStep::Watch) {
            trace!(self, "worker {daemon}.{worker}: {event:?}, so {step:?}");
        }
        match step {
            WorkerStep::FailDeadly => self.ask_for(daemon, worker, Op::GiveUp { at: clock }),
            WorkerStep::Claim => {
                let is_late = self.bug == Some(Bug::LostWakeUp);
                let it = &mut self.daemons[daemon].workers[worker];
                (it.is_listening, it.is_woken, it.claim_began_at) = (!is_late, false, now);
                self.ask_for(
                    daemon,
                    worker,
                    Op::Claim { at: clock, running_max: self.workers_per_daemon },
                );
            }
            WorkerStep::Wait => self.wait(daemon, worker),
            WorkerStep::Pause => self.next(daemon, worker, LOOK_MS, WorkerEvent::Waited),
            WorkerStep::TakeNext => {
                let it = &mut self.daemons[daemon].workers[worker];
                it.claimed = it.next.take();
                self.next(daemon, worker, 0, WorkerEvent::Taken);
            }
            WorkerStep::Start => self.start_run(daemon, worker)?,
            WorkerStep::Watch => self.watch(daemon, worker)?,
            WorkerStep::Renew => {
                let claim = self.daemons[daemon].workers[worker].held()?;
                self.ask_for(daemon, worker, Op::Renew { claim, until: clock + LEASE_MS });
            }
            WorkerStep::ExpireLease => {
                let claim = self.daemons[daemon].workers[worker].held()?;
                self.ask_for(daemon, worker, Op::Renew { claim, until: clock });
            }
            WorkerStep::GiveBack => {
                let claim = self.daemons[daemon].workers[worker].held()?;
                self.ask_for(daemon, worker, Op::GiveBack { claim, at: clock });
            }
            WorkerStep::GiveBackNext => {
                let it = &mut self.daemons[daemon].workers[worker];
                let claim = it.next.take().ok_or("no next job to be given back")?;
                self.ask_for(daemon, worker, Op::GiveBack { claim, at: clock });
            }
            WorkerStep::Stage => {
                let event = if self.goes_wrong(self.fails_one_in * 3) {
                    WorkerEvent::Failed { is_busy: self.dice.one_in(2) }
                } else {
                    WorkerEvent::Staged
                };
                self.next(daemon, worker, 1, event);
            }
            WorkerStep::Finish | WorkerStep::FinishAndClaim => {
                let it = &mut self.daemons[daemon].workers[worker];
                (it.finished, it.claimed_next) = (None, None);
                let (claim, outcome) = (it.held()?, it.outcome);
                self.ask_for(daemon, worker, Op::Finish { claim, outcome, at: clock });
                if step == WorkerStep::FinishAndClaim {
                    let claim = Op::Claim { at: clock, running_max: self.workers_per_daemon };
                    self.ask(daemon, claim, Caller::WorkerForNext(worker));
                }
            }
            WorkerStep::Stop => self.may_go(daemon),
        }
        Ok(())
    }

    fn ask_for(&mut self, daemon: usize, worker: usize, op: Op) {
        self.ask(daemon, op, Caller::Worker(worker));
    }

    fn wait(&mut self, daemon: usize, worker: usize) {
        let it = &mut self.daemons[daemon].workers[worker];
        if !it.is_listening {
            (it.is_listening, it.is_woken) = (true, false);
        }
        if it.is_woken || self.daemons[daemon].is_stopping {
            self.next(daemon, worker, 0, WorkerEvent::Waited);
        } else if self.bug != Some(Bug::NoTimer) {
            self.next(daemon, worker, LOOK_MS, WorkerEvent::Waited);
        }
    }

    /// What a job's run does is the job's own, whoever runs it; how long it takes is not.
    fn start_run(&mut self, daemon: usize, worker: usize) -> Result<(), Fault> {
        let claim = self.daemons[daemon].workers[worker].held()?;
        if self.goes_wrong(self.fails_one_in * 3) {
            let failed = WorkerEvent::Failed { is_busy: self.dice.one_in(2) };
            self.next(daemon, worker, 1, failed);
            return Ok(());
        }
        if !self.tables.job(claim.job).is_some_and(|row| row.has_payload) {
            self.next(daemon, worker, 1, WorkerEvent::Gone);
            return Ok(());
        }
        let takes = if self.dice.one_in(6) {
            self.dice.between(2_000, 12_000)
        } else {
            self.dice.between(1, 800)
        };
        let end = match claim.job % 16 {
            7 => RunEnd::Crash,
            11 => RunEnd::Panic,
            13 => RunEnd::CannotRun,
            _ => RunEnd::Result { is_billed: claim.job % 5 != 0 },
        };
        self.daemons[daemon].workers[worker].run = Some((self.now + takes, end));
        self.next(daemon, worker, 1, WorkerEvent::Running);
        Ok(())
    }

    fn watch(&mut self, daemon: usize, worker: usize) -> Result<(), Fault> {
        let it = &mut self.daemons[daemon].workers[worker];
        let (ends_at, end) = it.run.ok_or("no run to be watched")?;
        if self.daemons[daemon].is_stopping {
            self.next(daemon, worker, 0, WorkerEvent::StopOrdered);
            return Ok(());
        }
        let left = (ends_at - self.now).max(0);
        if left > RENEW_MS {
            self.next(daemon, worker, RENEW_MS, WorkerEvent::RenewalDue);
            return Ok(());
        }
        let (event, outcome) = match end {
            RunEnd::Result { is_billed: true } => (WorkerEvent::HasResult, RunOutcome::Billed),
            RunEnd::Result { is_billed: false } => (WorkerEvent::HasResult, RunOutcome::Free),
            RunEnd::CannotRun => (WorkerEvent::CannotRun, RunOutcome::Failed),
            RunEnd::Panic => (WorkerEvent::BroughtDown, RunOutcome::Failed),
            RunEnd::Crash => {
                self.crash(daemon);
                return Ok(());
            }
        };
        self.daemons[daemon].workers[worker].outcome = outcome;
        self.next(daemon, worker, left, event);
        Ok(())
    }

    /// A worker hears what came of a write.
    pub(super) fn tell_worker(&mut self, daemon: usize, caller: Caller, outcome: Outcome) {
        let (worker, is_of_next) = match caller {
            Caller::Worker(worker) => (worker, false),
            Caller::WorkerForNext(worker) => (worker, true),
            Caller::Client { .. } | Caller::Start => return,
        };
        let it = &mut self.daemons[daemon].workers[worker];
        let is_failed = outcome.is_err();
        let event = match it.step {
            WorkerStep::FailDeadly => WorkerEvent::Looked,
            WorkerStep::Claim => match outcome {
                Ok(Reply::Claimed(claim)) => {
                    it.claimed = Some(claim);
                    WorkerEvent::Claimed(true)
                }
                Ok(_) => WorkerEvent::Claimed(false),
                Err(failure) => WorkerEvent::Failed { is_busy: failure.is_busy },
            },
            WorkerStep::Renew if outcome == Ok(Reply::Stale) => {
                it.lost = it.claimed;
                WorkerEvent::Gone
            }
            WorkerStep::Renew => WorkerEvent::Renewed,
            WorkerStep::ExpireLease if is_failed => WorkerEvent::Failed { is_busy: true },
            WorkerStep::ExpireLease => WorkerEvent::LeaseExpired,
            WorkerStep::GiveBack | WorkerStep::GiveBackNext => WorkerEvent::GivenBack,
            WorkerStep::Finish | WorkerStep::FinishAndClaim => {
                if is_of_next {
                    it.claimed_next = Some(outcome);
                } else {
                    it.finished = Some(outcome);
                }
                match it.has_finished() {
                    Some(event) => event,
                    None => return,
                }
            }
            _ => return,
        };
        self.next(daemon, worker, 1, event);
    }
}

impl WorkerOfDaemon {
    /// What came of a job's end, once all is answered that was asked with it.
    fn has_finished(&mut self) -> Option<WorkerEvent> {
        let finished = self.finished?;
        let next = match (self.step, self.claimed_next) {
            (WorkerStep::FinishAndClaim, None) => return None,
            (WorkerStep::FinishAndClaim, Some(Err(_))) => None,
            (WorkerStep::FinishAndClaim, Some(Ok(Reply::Claimed(claim)))) => {
                self.next = Some(claim);
                Some(true)
            }
            _ => Some(false),
        };
        Some(match finished {
            Ok(_) => WorkerEvent::Finished(next),
            Err(failure) => {
                WorkerEvent::NotFinished { is_busy: failure.is_busy, has_next: next == Some(true) }
            }
        })
    }
}
