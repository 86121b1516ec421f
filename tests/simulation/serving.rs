//! Between clients and daemons: requests and responses on a network that loses some.

use tieout::job::JobStatus;

use super::clients::Heard;
use super::daemons::{Asked, Caller};
use super::laws::Fault;
use super::world::{Due, World, trace};
use super::writes::Op;

/// How long a client waits for an answer.
const CLIENT_MS_MAX: i64 = 12_000;

impl World {
    /// A client sends its next request, or the same again.
    pub(super) fn act(&mut self, client: usize, turn: u64) {
        if self.clients[client].turn != turn {
            return;
        }
        let Some(request) = self.clients[client].request() else { return };
        let up: Vec<usize> =
            (0..self.daemons.len()).filter(|daemon| self.daemons[*daemon].is_up).collect();
        if up.is_empty() {
            self.plan(500, Due::Act { client, turn });
            return;
        }
        let daemon = up[self.dice.roll(up.len())];
        let job = self.request_of.len();
        let op = request.op(job, self.daemons[daemon].clock(self.now));
        if matches!(op, Op::Submit { .. }) {
            self.request_of.push(request.number);
        }
        self.clients[client].turn += 1;
        let turn = self.clients[client].turn;
        let life = self.daemons[daemon].life;
        trace!(self, "client {client} asks daemon {daemon}: {op:?}");
        let after = self.dice.between(1, 30);
        if !self.goes_wrong(self.fails_one_in * 2) {
            self.plan(after, Due::Request { daemon, life, client, turn, op });
        }
        self.plan(CLIENT_MS_MAX, Due::Hear { client, turn, heard: Heard::Unknown });
    }

    /// A daemon gets a request.
    pub(super) fn receive(
        &mut self,
        daemon: usize,
        life: u64,
        (client, turn): (usize, u64),
        op: Op,
    ) {
        let it = &self.daemons[daemon];
        if it.is_up && !it.is_stopping && it.life == life {
            self.ask(daemon, op, Caller::Client { client, turn });
        } else {
            self.respond((client, turn), Heard::NotKept);
        }
    }

    /// A response is under way, or lost.
    pub(super) fn respond(&mut self, (client, turn): (usize, u64), heard: Heard) {
        if !self.goes_wrong(self.fails_one_in * 2) {
            let after = self.dice.between(1, 30);
            self.plan(after, Due::Hear { client, turn, heard });
        }
    }

    /// The connection of whoever waits for this breaks.
    pub(super) fn break_off(&mut self, asked: &Asked) {
        if let Caller::Client { client, turn } = asked.caller {
            self.plan(5, Due::Hear { client, turn, heard: Heard::Unknown });
        }
    }

    pub(super) fn hear(&mut self, client: usize, turn: u64, heard: Heard) {
        let it = &mut self.clients[client];
        if it.turn != turn {
            return;
        }
        it.turn += 1;
        // Without a key, the same again might be done twice.
        let has_key = it.request().is_some_and(|request| request.has_key);
        let is_over = match heard {
            Heard::Decided | Heard::Accepted { .. } => true,
            Heard::Unknown => !has_key,
            Heard::NotKept => false,
        };
        if is_over {
            it.at += 1;
        }
        let turn = it.turn;
        trace!(self, "client {client} hears {heard:?}");
        if let Heard::Accepted { user, job } = heard {
            self.plan(500, Due::Poll { user, job });
        }
        let after = self.dice.between(100, 3_000);
        self.plan(after, Due::Act { client, turn });
    }

    /// A client asks what has become of its job, until that has ended.
    pub(super) fn poll(&mut self, user: usize, job: usize) -> Result<(), Fault> {
        let row = self.tables.job(job).filter(|row| row.user == user);
        let Some(status) = row.map(|row| row.status) else {
            return Err(format!("job {job} was accepted, and is not there"));
        };
        if let Some(real) = &mut self.real {
            let shown = real.poll(user, job);
            if shown != Some(status) {
                return Err(format!("job {job} shows as {shown:?}, and is {status}"));
            }
        }
        if !matches!(status, JobStatus::Completed | JobStatus::Failed) {
            let after = self.dice.between(500, 4_000);
            self.plan(after, Due::Poll { user, job });
        }
        Ok(())
    }
}
