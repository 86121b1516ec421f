//! All that happens, in the order of a simulated time: who acts when, and what goes wrong, is drawn from a
//! seed.

use std::collections::BTreeMap;

use tieout::queue::worker::WorkerEvent;

use super::bugs::Bug;
use super::clients::{Client, Heard, Request};
use super::daemons::{Daemon, WorkerOfDaemon, Writer};
use super::dice::Dice;
use super::laws::{Fault, hold, hold_between};
use super::on_sqlite::OnSqlite;
use super::tables::{Movement, MovementKind, Tables, UserRow};
use super::writes::{Notes, Op};

/// After the last fault everything accepted ends within this time: the longest lease by the clock that is
/// ahead most, and a full queue behind it.
const CALM_MS_MAX: i64 = 600_000;

/// A worker that could be woken is at work so soon after a job was accepted by its daemon.
const WAKE_MS_MAX: i64 = 100;

/// Something that is due.
#[derive(Debug, Clone, Copy)]
pub(super) enum Due {
    Writer {
        daemon: usize,
        life: u64,
    },
    Worker {
        daemon: usize,
        life: u64,
        worker: usize,
        turn: u64,
        event: WorkerEvent,
    },
    /// The workers of a daemon begin.
    Begin {
        daemon: usize,
        life: u64,
    },
    Request {
        daemon: usize,
        life: u64,
        client: usize,
        turn: u64,
        op: Op,
    },
    Act {
        client: usize,
        turn: u64,
    },
    Poll {
        user: usize,
        job: usize,
    },
    Hear {
        client: usize,
        turn: u64,
        heard: Heard,
    },
    Mishap,
    Start {
        daemon: usize,
    },
}

/// A transaction, and whose.
pub(super) struct OpenTransaction {
    pub(super) daemon: usize,
    pub(super) since: i64,
    pub(super) tables: Tables,
    pub(super) notes: Notes,
}

pub(super) struct World {
    pub(super) dice: Dice,
    pub(super) now: i64,
    agenda: BTreeMap<(i64, u64), Due>,
    entries: u64,
    /// What is durable.
    pub(super) tables: Tables,
    pub(super) open: Option<OpenTransaction>,
    pub(super) daemons: Vec<Daemon>,
    pub(super) clients: Vec<Client>,
    /// The request that asked for each job.
    pub(super) request_of: Vec<usize>,
    pub(super) workers_per_daemon: usize,
    /// One step in so many fails.
    pub(super) fails_one_in: usize,
    /// One thing that goes wrong brings others.
    is_bad_until: i64,
    /// From then on nothing goes wrong any more.
    calm_at: i64,
    pub(super) bug: Option<Bug>,
    is_traced: bool,
    /// The store that does the same, if there is one.
    pub(super) real: Option<OnSqlite>,
    pub(super) commits: u64,
    /// How often what happened, where somebody counts it.
    pub(super) counts: Option<BTreeMap<String, u64>>,
}

/// Notes what happens, where somebody wants to read it.
macro_rules! trace {
    ($world:expr, $($what:tt)*) => {
        if $world.is_traced() {
            $world.say(&format!($($what)*));
        }
    };
}
pub(super) use trace;

impl World {
    pub(super) fn new(seed: u64, bug: Option<Bug>, is_traced: bool) -> Self {
        let mut dice = Dice::new(seed);
        let users = 1 + dice.roll(3);
        let user = |user| UserRow { balance: 0, reserved: 0, share: 0, allow_overage: user == 1 };
        let mut tables = Tables { users: (0..users).map(user).collect(), ..Tables::default() };
        for user in 0..users {
            let (kind, amount) = (MovementKind::Grant, dice.between(10, 40));
            let movement = Movement { user, kind, amount, units: 0, of: usize::MAX - user };
            tables.move_credits(movement).expect("a grant");
        }
        let mut daemons = Vec::new();
        for _ in 0..=dice.roll(3) {
            let is_exact = dice.one_in(3);
            let ahead = if is_exact { 0 } else { dice.between(-4_000, 4_000) };
            let drift = if is_exact { 0 } else { dice.between(-500, 500) };
            daemons.push(Daemon::new(ahead, drift));
        }
        let mut number = 0;
        let mut clients = Vec::new();
        for _ in 0..2 + dice.roll(5) {
            let mut requests = Vec::new();
            for _ in 0..2 + dice.roll(6) {
                requests.push(Request::draw(&mut dice, users, number));
                number += 1;
            }
            clients.push(Client { requests, at: 0, turn: 0 });
        }
        let mut world = Self {
            now: 0,
            agenda: BTreeMap::new(),
            entries: 0,
            tables,
            open: None,
            daemons,
            clients,
            request_of: Vec::new(),
            workers_per_daemon: 1 + dice.roll(3),
            fails_one_in: [8, 20, 60, 300][dice.roll(4)],
            is_bad_until: 0,
            calm_at: dice.between(10_000, 40_000),
            bug,
            is_traced,
            real: None,
            commits: 0,
            counts: None,
            dice,
        };
        for daemon in 0..world.daemons.len() {
            let after = world.dice.between(0, 500);
            world.plan(after, Due::Start { daemon });
        }
        for client in 0..world.clients.len() {
            let after = world.dice.between(0, 6_000);
            world.plan(after, Due::Act { client, turn: 0 });
        }
        world.plan(1_000, Due::Mishap);
        world
    }

    pub(super) const fn is_traced(&self) -> bool {
        self.is_traced
    }

    #[expect(clippy::print_stdout, reason = "whoever replays a seed reads it")]
    pub(super) fn say(&self, what: &str) {
        let place = if self.real.is_some() { "sqlite" } else { "memory" };
        println!("{place} {:>6} ms  {what}", self.now);
    }

    /// Counts it, by its words up to the first number.
    pub(super) fn count(&mut self, what: impl FnOnce() -> String) {
        if let Some(counts) = &mut self.counts {
            let what = what();
            let end = what.find(|c: char| c.is_ascii_digit()).unwrap_or(what.len());
            *counts.entry(what[..end].to_owned()).or_default() += 1;
        }
    }

    /// To happen so many milliseconds from now.
    pub(super) fn plan(&mut self, after: i64, due: Due) {
        self.entries += 1;
        self.agenda.insert((self.now + after, self.entries), due);
    }

    /// Whether something goes wrong that does so once in so many times; for a while after that, more does.
    pub(super) fn goes_wrong(&mut self, one_in: usize) -> bool {
        if self.is_calm() {
            return false;
        }
        let one_in = if self.now < self.is_bad_until { one_in.min(4) } else { one_in };
        let goes_wrong = self.dice.one_in(one_in);
        if goes_wrong && self.dice.one_in(4) {
            self.is_bad_until = self.now + self.dice.between(5, 500);
        }
        goes_wrong
    }

    pub(super) const fn is_calm(&self) -> bool {
        self.now >= self.calm_at
    }

    /// Lets everything happen.
    pub(super) fn run(&mut self) -> Result<(), Fault> {
        while let Some(((at, _), due)) = self.agenda.pop_first() {
            self.now = at;
            if self.now > self.calm_at + CALM_MS_MAX {
                let jobs = self.tables.jobs.iter().filter(|job| job.finished_at.is_none());
                let waiting: Vec<_> = jobs.map(|job| job.job).collect();
                return Err(format!("these jobs wait for ever: {waiting:?}"));
            }
            self.happen(due)?;
            self.check_wakes()?;
            let is_done = self.is_calm()
                && self.tables.unfinished == 0
                && self.clients.iter().all(|client| client.request().is_none());
            if is_done {
                return hold(&self.tables);
            }
        }
        Err("nothing is due any more, and not everything has ended".to_owned())
    }

    fn happen(&mut self, due: Due) -> Result<(), Fault> {
        match due {
            Due::Writer { daemon, life }
            | Due::Worker { daemon, life, .. }
            | Due::Begin { daemon, life }
            | Due::Request { daemon, life, .. }
                if self.daemons[daemon].life == life
                    && self.daemons[daemon].paused_until > self.now =>
            {
                let after = self.daemons[daemon].paused_until - self.now;
                self.plan(after, due);
                Ok(())
            }
            Due::Writer { daemon, life } if self.daemons[daemon].life == life => {
                self.write_on(daemon)
            }
            Due::Worker { daemon, life, worker, turn, event }
                if self.daemons[daemon].life == life
                    && self.daemons[daemon].workers[worker].turn == turn =>
            {
                self.work_on(daemon, worker, event)
            }
            Due::Begin { daemon, life } if self.daemons[daemon].life == life => {
                self.begin_work(daemon);
                Ok(())
            }
            Due::Writer { .. } | Due::Worker { .. } | Due::Begin { .. } => Ok(()),
            Due::Request { daemon, life, client, turn, op } => {
                self.receive(daemon, life, (client, turn), op);
                Ok(())
            }
            Due::Act { client, turn } => {
                self.act(client, turn);
                Ok(())
            }
            Due::Poll { user, job } => self.poll(user, job),
            Due::Hear { client, turn, heard } => {
                self.hear(client, turn, heard);
                Ok(())
            }
            Due::Mishap => {
                self.mishap();
                Ok(())
            }
            Due::Start { daemon } => self.start(daemon),
        }
    }

    /// A worker that listens does not sleep beside a job that its daemon has accepted since.
    fn check_wakes(&self) -> Result<(), Fault> {
        for (number, daemon) in self.daemons.iter().enumerate() {
            if daemon.accepted_at + WAKE_MS_MAX >= self.now
                || self.now < daemon.paused_until + WAKE_MS_MAX
            {
                continue;
            }
            let sleeps = |worker: &WorkerOfDaemon| {
                worker.is_asleep()
                    && worker.claim_began_at < daemon.accepted_at
                    && worker.step_began_at + WAKE_MS_MAX < self.now
            };
            if daemon.workers.iter().any(sleeps) {
                return Err(format!("a worker of daemon {number} has missed a wake-up"));
            }
        }
        Ok(())
    }

    /// Something goes wrong with a whole daemon.
    fn mishap(&mut self) {
        if self.is_calm() {
            return;
        }
        let after = self.dice.between(500, 9_000);
        self.plan(after, Due::Mishap);
        let daemon = self.dice.roll(self.daemons.len());
        match self.dice.roll(6) {
            0 => self.crash(daemon),
            1 => self.stop(daemon),
            2 | 3 => {
                let pause = self.dice.between(500, 20_000);
                trace!(self, "daemon {daemon} sleeps for {pause} ms");
                self.daemons[daemon].paused_until = self.now + pause;
            }
            _ => {
                let jump = self.dice.between(-15_000, 15_000);
                trace!(self, "the clock of daemon {daemon} jumps by {jump} ms");
                let ahead = self.daemons[daemon].clock_ahead_ms + jump;
                self.daemons[daemon].clock_ahead_ms = ahead.clamp(-30_000, 30_000);
            }
        }
    }

    /// A daemon is gone, with all that it had not committed.
    pub(super) fn crash(&mut self, daemon: usize) {
        if self.daemons[daemon].is_up {
            self.count(|| "crash".to_owned());
            trace!(self, "daemon {daemon} crashes");
            self.go(daemon);
        }
    }

    /// A daemon is gone, however it went, and starts again.
    pub(super) fn go(&mut self, daemon: usize) {
        if self.open.as_ref().is_some_and(|open| open.daemon == daemon) {
            self.open = None;
        }
        let gone = &mut self.daemons[daemon];
        (gone.is_up, gone.is_stopping, gone.paused_until) = (false, false, 0);
        gone.life += 1;
        gone.workers.clear();
        let writer = std::mem::replace(&mut gone.writer, Writer::new());
        // Their connections break.
        let in_hand = writer.hand.iter().zip(&writer.is_answered);
        let unanswered = in_hand.filter(|(_, is_answered)| !**is_answered).map(|(asked, _)| asked);
        for asked in unanswered.chain(&writer.waiting) {
            self.break_off(asked);
        }
        if let Some(real) = &mut self.real {
            real.restart(daemon);
        }
        let after = self.dice.between(100, 4_000);
        self.plan(after, Due::Start { daemon });
    }

    /// Looks at what has become durable.
    pub(super) fn commit(&mut self, tables: Tables) -> Result<(), Fault> {
        self.commits += 1;
        hold_between(&self.tables, &tables, &self.request_of)?;
        self.tables = tables;
        hold(&self.tables)
    }
}
