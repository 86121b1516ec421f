//! The real store beside the tables in memory: what daemons write is written by both, with faults in the
//! store's transactions, and both must answer the same and end up the same.

use std::path::Path;
use std::{fs, io};

use tempfile::TempDir;
use tieout::job::JobStatus;
use tokio::task::JoinSet;

use super::daemons::{Asked, Outcome};
use super::laws::Fault;
use super::real_store::{Came, Reader, Wanted, shown, write};
use super::tables::{MovementKind, Tables};
use super::world::{World, trace};
use super::writes::{Claim, Notes, Op, Reply};
use crate::db::faults::{TxFault, inject, is_dead};
use crate::{Claimed, Location, Store};

pub(super) struct OnSqlite {
    runtime: tokio::runtime::Runtime,
    directory: TempDir,
    /// Each daemon's, once it has asked for something.
    stores: Vec<Option<Store>>,
    reader: Reader,
    /// What workers have claimed.
    claims: Vec<(Claim, Claimed)>,
    pub(super) faults: u64,
}

/// A directory in memory where there is one: a disk would be waited for at every commit.
pub(super) fn directory() -> io::Result<TempDir> {
    let in_memory = Path::new("/dev/shm");
    if in_memory.is_dir() { TempDir::new_in(in_memory) } else { TempDir::new() }
}

fn file_in(directory: &Path) -> std::path::PathBuf {
    let Location::Sqlite(path) = Location::in_directory(directory) else { panic!("a file") };
    path
}

impl OnSqlite {
    /// A database with what the world begins with, made from one that has its users.
    pub(super) fn new(world: &World, template: &Path) -> Self {
        let directory = directory().expect("a directory");
        fs::copy(file_in(template), file_in(directory.path())).expect("copied");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let users = world.tables.users.len();
        let reader = runtime.block_on(Reader::new(&directory, users));
        let stores = world.daemons.iter().map(|_| None).collect();
        let mut real = Self { runtime, directory, stores, reader, claims: Vec::new(), faults: 0 };
        inject(None);
        let grants = world.tables.movements.iter().filter(|one| one.kind == MovementKind::Grant);
        for one in grants {
            let grant = Op::ChangeCredits { user: one.user, amount: one.amount, request: one.of };
            let (came, _) = real.write(0, &[grant], 0, None);
            assert_eq!(came, [Ok(Reply::Done)]);
        }
        real
    }

    /// A daemon is gone; what it had not committed is lost.
    pub(super) fn restart(&mut self, daemon: usize) {
        let _runtime = self.runtime.enter();
        self.stores[daemon] = None;
    }

    /// Lets the daemon's writer write these; says what came of each, and whether the daemon died over them.
    fn write(
        &mut self,
        daemon: usize,
        ops: &[Op],
        now: i64,
        fault: Option<TxFault>,
    ) -> (Vec<Outcome>, bool) {
        inject(None);
        let location = Location::in_directory(self.directory.path());
        let slot = &mut self.stores[daemon];
        let claims = &self.claims;
        let came = self.runtime.block_on(async {
            if slot.is_none() {
                *slot = Some(Store::open(&location).await.expect("the store opens"));
            }
            let store = slot.as_ref().expect("a store");
            inject(fault);
            let mut tasks = JoinSet::new();
            // All ask before the writer looks: they share a batch, in this order.
            for (place, op) in ops.iter().enumerate() {
                let claimed = op.claim().and_then(|claim| held(claims, claim));
                let wanted = Wanted { op: *op, now, claimed };
                let store = store.clone();
                tasks.spawn(async move { (place, write(store, wanted).await) });
            }
            let mut came: Vec<(usize, Came)> = tasks.join_all().await;
            came.sort_by_key(|(place, _)| *place);
            came
        });
        let is_down = is_dead();
        inject(None);
        let mut outcomes = Vec::new();
        for (_, (outcome, claimed)) in came {
            if let (Ok(Reply::Claimed(claim)), Some(claimed)) = (outcome, claimed) {
                self.claims.push((claim, claimed));
            }
            outcomes.push(outcome);
        }
        (outcomes, is_down)
    }

    /// How a job shows to its user; asked of any daemon that is there.
    pub(super) fn poll(&mut self, user: usize, job: usize) -> Option<JobStatus> {
        let location = Location::in_directory(self.directory.path());
        let stores = &mut self.stores;
        self.runtime.block_on(async {
            if stores.iter().all(Option::is_none) {
                stores[0] = Some(Store::open(&location).await.expect("the store opens"));
            }
            let store = stores.iter().flatten().next().expect("a store");
            shown(store, user, job).await
        })
    }

    fn tables(&mut self, jobs: usize) -> Tables {
        self.runtime.block_on(self.reader.tables(jobs))
    }
}

fn held(claims: &[(Claim, Claimed)], claim: Claim) -> Option<Claimed> {
    claims.iter().find(|(known, _)| *known == claim).map(|(_, claimed)| claimed.clone())
}

impl Op {
    /// The claim by which a worker changes its job.
    fn claim(&self) -> Option<Claim> {
        match self {
            Self::Renew { claim, .. }
            | Self::GiveBack { claim, .. }
            | Self::Finish { claim, .. } => Some(*claim),
            _ => None,
        }
    }
}

/// The tables after those of the writes that were kept; none if their answers were others.
fn kept(before: &Tables, writes: &[Op], outcomes: &[Outcome], mask: usize) -> Option<Tables> {
    let (mut tables, mut notes) = (before.clone(), Notes::default());
    let mut unsure = 0;
    for (op, outcome) in writes.iter().zip(outcomes) {
        let is_kept = outcome.is_ok() || mask & (1 << unsure) != 0;
        unsure += u32::from(outcome.is_err());
        if is_kept {
            let reply = op.apply(&mut tables, None, &mut notes).ok()?;
            if outcome.is_ok_and(|answer| answer != reply) {
                return None;
            }
        }
    }
    Some(tables)
}

impl World {
    fn draw_fault(&mut self) -> Option<TxFault> {
        if !self.goes_wrong(self.fails_one_in) {
            return None;
        }
        let after = u32::try_from(self.dice.roll(14)).expect("few");
        let (is_busy, is_kept) = (self.dice.one_in(2), self.dice.one_in(2));
        Some(match self.dice.roll(6) {
            0 => TxFault::Statement { after, is_busy },
            1 => TxFault::CommitFails { is_busy },
            2 => TxFault::CommitUnanswered { is_kept },
            3 => TxFault::DeathAtStatement { after },
            4 => TxFault::CommitBreaks,
            _ => TxFault::DeathAtCommit { is_kept },
        })
    }

    /// What the writer of a daemon has in hand is written by the store, and then in memory.
    pub(super) fn write_for_real(&mut self, daemon: usize) -> Result<(), Fault> {
        let fault = self.draw_fault();
        let hand: Vec<Asked> = self.daemons[daemon].writer.hand.clone();
        let ops: Vec<Op> = hand.iter().map(|asked| asked.op).collect();
        let (now, jobs) = (self.now, self.request_of.len());
        let Some(real) = &mut self.real else { return Ok(()) };
        real.faults += u64::from(fault.is_some());
        let (outcomes, is_down) = real.write(daemon, &ops, now, fault);
        let stored = real.tables(jobs);
        for (op, outcome) in ops.iter().zip(&outcomes) {
            trace!(self, "daemon {daemon}: {op:?} gives {outcome:?} ({fault:?})");
        }
        let unsure = |outcome: &&Outcome| outcome.is_err();
        let count = outcomes.iter().filter(unsure).count();
        let may_be_kept = matches!(
            fault,
            Some(
                TxFault::CommitBreaks
                    | TxFault::CommitUnanswered { is_kept: true }
                    | TxFault::DeathAtCommit { is_kept: true }
            )
        );
        let masks = if may_be_kept { 0..1 << count } else { 0..1 };
        let is_stored = |tables: &Tables| {
            let mut sorted = tables.clone();
            sorted.answers.sort_by_key(|kept| kept.key);
            sorted == stored
        };
        let mut after = masks.filter_map(|mask| kept(&self.tables, &ops, &outcomes, mask));
        let Some(tables) = after.find(is_stored) else {
            let (before, most) = (&self.tables, kept(&self.tables, &ops, &outcomes, usize::MAX));
            return Err(format!(
                "the store and the tables in memory differ after {ops:?}, which gave {outcomes:?} \
                 ({fault:?}):\nbefore {before:?}\nstored {stored:?}\nin memory {most:?}"
            ));
        };
        self.commit(tables)?;
        if is_down {
            self.crash(daemon);
            return Ok(());
        }
        let life = self.daemons[daemon].life;
        for (write, (asked, outcome)) in hand.into_iter().zip(outcomes).enumerate() {
            if self.daemons[daemon].life == life {
                self.daemons[daemon].writer.is_answered[write] = true;
                self.deliver(daemon, asked, outcome)?;
            }
        }
        if self.daemons[daemon].life == life {
            let after = self.dice.between(1, 10);
            self.next_step(daemon, after);
        }
        Ok(())
    }
}
