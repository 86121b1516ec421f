//! Clients: each sends its requests one after another, and repeats what it has not heard of.

use super::dice::Dice;
use super::writes::Op;

/// What a client wants, once, however often it has to say so.
#[derive(Debug, Clone, Copy)]
pub(super) enum Wish {
    Submit { user: usize, cost: i64, allow_overage: bool },
    ChangeCredits { user: usize, amount: i64 },
    Post,
}

/// A wish with its number, by which its effects are told from others', and whether it has a key (the
/// number, too).
#[derive(Debug, Clone, Copy)]
pub(super) struct Request {
    pub(super) wish: Wish,
    pub(super) number: usize,
    pub(super) has_key: bool,
}

impl Request {
    pub(super) fn draw(dice: &mut Dice, users: usize, number: usize) -> Self {
        let user = dice.roll(users);
        let wish = match dice.roll(8) {
            0 => Wish::ChangeCredits { user, amount: dice.between(-15, 20) },
            1 | 2 => Wish::Post,
            _ => {
                let allow_overage = dice.one_in(3);
                Wish::Submit { user, cost: dice.between(0, 9), allow_overage }
            }
        };
        let has_key = !matches!(wish, Wish::ChangeCredits { .. }) && !dice.one_in(4);
        Self { wish, number, has_key }
    }

    /// What a daemon writes for it; a job gets this number.
    pub(super) fn op(&self, job: usize, at: i64) -> Op {
        let key = self.has_key.then_some(self.number);
        match self.wish {
            Wish::Submit { user, cost, allow_overage } => {
                Op::Submit { job, user, key, cost, allow_overage, at }
            }
            Wish::ChangeCredits { user, amount } => {
                Op::ChangeCredits { user, amount, request: self.number }
            }
            Wish::Post => Op::Post { key, request: self.number },
        }
    }
}

/// A client, and the request that it is at.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) requests: Vec<Request>,
    pub(super) at: usize,
    /// Grows with each attempt: what is heard of an earlier one is not listened to.
    pub(super) turn: u64,
}

impl Client {
    pub(super) fn request(&self) -> Option<Request> {
        self.requests.get(self.at).copied()
    }
}

/// What a client hears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heard {
    /// It is done, or refused.
    Decided,
    /// This job of this user is accepted.
    Accepted { user: usize, job: usize },
    /// Nothing was kept: the same again is safe.
    NotKept,
    /// Nobody knows.
    Unknown,
}
