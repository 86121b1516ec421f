//! Somebody who looks on: does the daemon answer, and what does it take meanwhile?

use std::net::TcpStream;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::case::{Allowed, Case};
use super::wire::{connect, run};

/// How often the daemon is asked.
const INTERVAL: Duration = Duration::from_millis(200);

/// Told once to all who go on until then.
#[derive(Debug, Default)]
pub(crate) struct Done {
    is_set: Mutex<bool>,
    changed: Condvar,
}

impl Done {
    pub(crate) fn set(&self) {
        *self.is_set.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    pub(crate) fn is_set(&self) -> bool {
        *self.is_set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for it at most so long.
    pub(crate) fn wait(&self, at_most: Duration) -> bool {
        let is_set = self.is_set.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.changed.wait_timeout_while(is_set, at_most, |is_set| !*is_set);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

/// What was seen.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// How long each `GET /api/v1/health` took, on a connection of its own.
    pub(crate) health: Vec<Duration>,
    pub(crate) faults: Vec<String>,
    /// Most resident memory, in KiB, where the system says.
    pub(crate) memory_kib_max: Option<u64>,
}

/// Looks on until it is told to stop, with so many connections open that ask nothing.
pub(crate) fn look_on(address: &str, process: u32, idle: usize, done: &Done) -> Seen {
    let mut seen = Seen::default();
    let mut held: Vec<TcpStream> = Vec::new();
    while !done.wait(INTERVAL) {
        // The daemon closes them after a while.
        held.retain(is_open);
        for _ in held.len()..idle {
            match connect(address) {
                Ok(stream) => held.push(stream),
                Err(fault) => seen.faults.push(format!("idle: {fault}")),
            }
        }
        let ask = "GET /api/v1/health HTTP/1.1\r\nHost: tieout\r\nConnection: close\r\n\r\n";
        let asked = Instant::now();
        match run(address, &Case::new(ask, vec![Allowed::of(&[200])])) {
            Ok(_) => seen.health.push(asked.elapsed()),
            Err(fault) => seen.faults.push(format!("health: {fault}")),
        }
        seen.memory_kib_max = seen.memory_kib_max.max(memory_kib(process));
    }
    seen
}

fn is_open(stream: &TcpStream) -> bool {
    let is_waiting = |error: &std::io::Error| error.kind() == std::io::ErrorKind::WouldBlock;
    stream.set_nonblocking(true).is_ok()
        && stream.peek(&mut [0]).is_err_and(|error| is_waiting(&error))
}

/// Resident memory of a process, where the system says.
pub(crate) fn memory_kib(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// Connections that the daemon has open on its port, where the system says.
pub(crate) fn open_connections(address: &str) -> Option<usize> {
    let port: u16 = address.rsplit_once(':')?.1.parse().ok()?;
    let sockets = std::fs::read_to_string("/proc/net/tcp").ok()?;
    let here = format!(":{port:04X}");
    let is_ours = |line: &&str| {
        let mut fields = line.split_whitespace().skip(1);
        let is_here = fields.next().is_some_and(|local| local.ends_with(&here));
        // Established, or closed by the other side alone.
        is_here && fields.nth(1).is_some_and(|state| matches!(state, "01" | "08"))
    };
    Some(sockets.lines().filter(is_ours).count())
}
