//! Clients that take their time, and those that never take an answer.

use std::io::Write as _;
use std::time::Duration;

use super::answers::Answer;
use super::bodies::good_body;
use super::case::{Allowed, Case, PATH, Request, Target};
use super::random::Random;
use super::watch::Done;
use super::wire::{connect, judge, read_all, wait_for_answer};

/// A connection that goes on for as long as it may.
struct Drip {
    family: &'static str,
    /// Sent at once.
    start: Vec<u8>,
    /// Sent byte by byte.
    rest: Vec<u8>,
    /// Sent again and again when the rest has been; empty for nothing more.
    filler: &'static [u8],
    /// Whether it takes answers.
    reads: bool,
    statuses: &'static [u16],
}

/// Families of the slow: as many as there are.
const KINDS: usize = 7;

fn drip(kind: usize, random: &mut Random, target: &Target) -> Drip {
    let body = good_body(random);
    let submit = Request::post(random, &target.wild, body);
    let open = submit.open_head();
    let read = Request::get(random, "/api/v1/me", &target.steady);
    let nothing = Vec::new;
    match kind % KINDS {
        0 => Drip {
            family: "slow head",
            start: nothing(),
            rest: read.bytes(),
            filler: b"",
            reads: true,
            statuses: &[200, 408],
        },
        1 => Drip {
            family: "slow body",
            start: submit.bytes_with_length(submit.body.len())[..open.len()].to_vec(),
            rest: submit.bytes()[open.len()..].to_vec(),
            filler: b"",
            reads: true,
            statuses: &[202, 408, 503],
        },
        2 => Drip {
            family: "endless chunks",
            start: format!("{open}Transfer-Encoding: chunked\r\n\r\n").into_bytes(),
            rest: nothing(),
            filler: b"4\r\n    \r\n",
            reads: true,
            statuses: &[408, 503],
        },
        3 => Drip {
            family: "large body, never whole",
            start: [submit.bytes_with_length(24_000_000), vec![b' '; 1_000_000]].concat(),
            rest: nothing(),
            filler: b" ",
            reads: true,
            statuses: &[400, 408, 503],
        },
        4 => Drip {
            family: "endless head",
            start: open.into_bytes(),
            rest: nothing(),
            filler: b"X-A: b\r\n",
            reads: true,
            statuses: &[400, 408, 431],
        },
        5 => Drip {
            family: "result never taken",
            start: Request::get(random, &target.large, &target.steady).bytes(),
            rest: nothing(),
            filler: b"",
            reads: false,
            statuses: &[200],
        },
        _ => Drip {
            family: "lists never taken",
            start: lists(random, target),
            rest: nothing(),
            filler: b"",
            reads: false,
            statuses: &[200],
        },
    }
}

/// More pages than the buffers of a connection hold.
fn lists(random: &mut Random, target: &Target) -> Vec<u8> {
    let page = format!("{PATH}?limit=200");
    let mut one = || Request::get(random, &page, &target.steady).and_more().bytes();
    (0..300).flat_map(|_| one()).collect()
}

/// Opens one slow connection after the other until it is told to stop; tells of each that has ended
/// by itself.
pub(crate) fn run(
    number: usize,
    target: &Target,
    (seed, pace): (u64, Duration),
    done: &Done,
    tell: &dyn Fn(&'static str, Result<Vec<Answer>, String>),
) {
    let mut random = Random::new(seed, u64::MAX - number as u64);
    for round in 0.. {
        let drip = drip(number + round, &mut random, target);
        let ended = one(&drip, target, pace, done);
        let is_told = ended.is_none();
        tell(drip.family, ended.unwrap_or(Ok(Vec::new())));
        if is_told {
            return;
        }
    }
}

/// One connection; nothing where it still went on when it was told to stop.
fn one(
    drip: &Drip,
    target: &Target,
    pace: Duration,
    done: &Done,
) -> Option<Result<Vec<Answer>, String>> {
    let mut stream = match connect(&target.address) {
        Ok(stream) => stream,
        Err(error) => return Some(Err(error)),
    };
    if !drip.reads {
        // What it does not take keeps the daemon from reading on: the write may not end.
        _ = stream.set_write_timeout(Some(pace));
        _ = stream.write_all(&drip.start);
        while !done.wait(pace) {}
        return None;
    }
    let mut is_open = stream.write_all(&drip.start).is_ok();
    let mut rest = drip.rest.chunks(1);
    while is_open && !wait_for_answer(&stream, pace) {
        if done.is_set() {
            return None;
        }
        let piece = rest.next().unwrap_or(drip.filler);
        is_open = stream.write_all(piece).is_ok();
    }
    let case = Case::new(Vec::new(), vec![Allowed::or_bare(drip.statuses)]).or_silence();
    Some(read_all(&mut stream).and_then(|bytes| judge(&bytes, &case)))
}
