//! The balances of a table walked row by row.

use crate::number::plain_amount;
use crate::reading::{RowOrder, micros};

/// Steps that no row explains, for each that one does: with more of them the balances are of something else.
const AGAINST_ONE: usize = 4;

/// Holes that are kept; the rest are counted.
const HOLES_KEPT: usize = 50;

/// A move of the balance that no row explains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BalanceGap {
    /// The line of the older of the two balances, and of the newer.
    pub from_line: u64,
    /// As `from_line`.
    pub to_line: u64,
    /// What the balance moves by beyond the rows between, canonical.
    pub unexplained: String,
}

/// Balances so far.
#[derive(Debug)]
pub(super) struct BalanceWalk {
    order: RowOrder,
    first: Option<BalancePoint>,
    last: Option<BalancePoint>,
    /// Moves of rows since the last balance; none where one is beyond what can be added.
    moved: Option<i128>,
    /// Rows above the first balance.
    before_first: Option<i128>,
    holes: Vec<BalanceGap>,
    hole_count: usize,
    agreeing: usize,
    /// Holes where the balance is the amount of its row: it begins anew.
    anew: usize,
    /// Some balance is another than the one before it.
    has_moved: bool,
    has_rows: bool,
    /// The amount and the line of the row since the last balance, where it is one alone.
    between: Option<(i128, u64)>,
    rows_between: usize,
    /// Rows without a balance.
    without: usize,
    /// Rows whose balance stands where their amount belongs.
    shifted: Vec<u64>,
}

#[derive(Debug, Clone, Copy)]
struct BalancePoint {
    balance: i128,
    /// The amount of its row.
    amount: i128,
    line: u64,
}

/// What the walk came to.
pub(super) struct WalkedBalances {
    pub(super) opening: Option<String>,
    pub(super) closing: Option<String>,
    pub(super) holes: Vec<BalanceGap>,
    pub(super) hole_count: usize,
    /// The balances are not of these rows.
    pub(super) is_foreign: bool,
    /// Of balances that are not of the rows: they move, and are of one account, so that they should be.
    pub(super) should_go: bool,
    /// Rows whose balance stands where their amount belongs.
    pub(super) shifted: Vec<u64>,
}

impl BalanceWalk {
    pub(super) const fn new(order: RowOrder) -> Self {
        Self {
            order,
            first: None,
            last: None,
            moved: Some(0),
            before_first: Some(0),
            holes: Vec::new(),
            hole_count: 0,
            agreeing: 0,
            anew: 0,
            has_moved: false,
            has_rows: false,
            between: None,
            rows_between: 0,
            without: 0,
            shifted: Vec::new(),
        }
    }

    /// The balance at hand, canonical, and that of the last row.
    pub(super) fn last_balance(&self) -> Option<i128> {
        self.last.map(|point| point.balance)
    }

    /// Whether a balance below the last one is another than the rows between come to.
    pub(super) fn moves_to(&self, balance: i128) -> bool {
        let expected = self.last.zip(self.moved).map(|(last, moved)| last.balance + moved);
        expected.is_some_and(|expected| expected != balance)
    }

    /// Whether every balance so far is what the rows come to, and one showed it.
    pub(super) const fn goes_so_far(&self) -> bool {
        self.agreeing > 0 && self.hole_count == 0
    }

    /// The balance before the first row so far, where the oldest is the first.
    pub(super) fn opening(&self) -> Option<i128> {
        let first = self.first.filter(|_| self.order != RowOrder::NewestFirst)?;
        Some(first.balance - first.amount - self.before_first?)
    }

    /// How many rows so far had no balance.
    pub(super) const fn without(&self) -> usize {
        self.without
    }

    pub(super) const fn order(&self) -> RowOrder {
        self.order
    }

    /// A row that moves the balance.
    pub(super) fn step(&mut self, amount: Option<i128>, balance: Option<&str>, line: u64) {
        self.has_rows = true;
        let moves = self.moved.zip(amount).and_then(|(moved, amount)| moved.checked_add(amount));
        let Some(balance) = balance.and_then(micros) else {
            self.moved = moves;
            self.rows_between += 1;
            self.without += 1;
            self.between = amount.map(|amount| (amount, line)).filter(|_| self.rows_between == 1);
            if self.first.is_none() {
                self.before_first = moves;
            }
            return;
        };
        let Some(amount) = amount else {
            self.moved = None;
            return;
        };
        let point = BalancePoint { balance, amount, line };
        self.check(point, moves);
        self.reach(point);
    }

    /// A balance that stands without a row that moves it.
    pub(super) fn stand(&mut self, balance: &str, line: u64) {
        let Some(balance) = micros(balance) else { return };
        let point = BalancePoint { balance, amount: 0, line };
        // A closing balance of another day, an opening one below rows of a newer day: only what agrees counts.
        if let Some(last) = self.last {
            let moves = self.moved.unwrap_or(0);
            let agrees = match self.order {
                RowOrder::NewestFirst => last.balance - last.amount - moves == balance,
                _ => last.balance + moves == balance,
            };
            if !agrees && self.has_rows {
                return;
            }
            // Of two before all rows the nearer one is theirs.
            if !agrees {
                self.first = None;
            }
        }
        self.reach(point);
    }

    fn reach(&mut self, point: BalancePoint) {
        self.first.get_or_insert(point);
        self.last = Some(point);
        self.moved = Some(0);
        (self.between, self.rows_between) = (None, 0);
    }

    /// A row between two balances that do not lead to each other, whose amount is the balance that it led to: it lost
    /// a cell, and its balance moved up.
    fn see_shifted(&mut self, last: BalancePoint, point: BalancePoint) {
        let newer = if self.order == RowOrder::NewestFirst { last } else { point };
        let own = newer.balance - newer.amount;
        let found = self.between.filter(|(amount, _)| amount.abs() == own.abs());
        self.shifted.extend(found.map(|(_, line)| line));
    }

    fn check(&mut self, point: BalancePoint, moves: Option<i128>) {
        let Some(last) = self.last else { return };
        self.has_moved |= last.balance != point.balance;
        // Rows without a balance stand between; in a file that begins with the newest row the older balance
        // is the one at hand, and the amount that led from it stands at the last.
        let unexplained = match self.order {
            RowOrder::NewestFirst => {
                let between = self.moved.unwrap_or(0);
                last.balance - last.amount - between - point.balance
            }
            _ => match moves {
                Some(moves) => point.balance - last.balance - moves,
                None => return,
            },
        };
        if unexplained == 0 {
            self.agreeing += 1;
            return;
        }
        self.see_shifted(last, point);
        self.hole_count += 1;
        self.anew += usize::from(point.balance == point.amount);
        if self.holes.len() < HOLES_KEPT {
            let (from_line, to_line) = match self.order {
                RowOrder::NewestFirst => (point.line, last.line),
                _ => (last.line, point.line),
            };
            self.holes.push(BalanceGap { from_line, to_line, unexplained: written(unexplained) });
        }
    }

    /// The one row beyond the last balance, where its amount is the balance that stands there.
    fn balance_at_end(&self, last: BalancePoint) -> Option<u64> {
        let end = match self.order {
            RowOrder::NewestFirst => last.balance - last.amount,
            _ => last.balance,
        };
        let (amount, line) = self.between.filter(|_| self.agreeing > 0)?;
        (amount != 0 && amount.abs() == end.abs()).then_some(line)
    }

    pub(super) fn end(mut self) -> WalkedBalances {
        if let Some(last) = self.last {
            self.shifted.extend(self.balance_at_end(last));
        }
        let (Some(first), Some(last)) = (self.first, self.last) else {
            return WalkedBalances {
                opening: None,
                closing: None,
                holes: Vec::new(),
                hole_count: 0,
                is_foreign: false,
                should_go: false,
                shifted: Vec::new(),
            };
        };
        let before = self.before_first.unwrap_or(0);
        let after = self.moved.unwrap_or(0);
        let (opening, closing) = match self.order {
            RowOrder::NewestFirst => (last.balance - last.amount - after, first.balance + before),
            _ => (first.balance - first.amount - before, last.balance + after),
        };
        // Balances that do not go with the rows, or begin anew in each section, are none of theirs. One step of
        // several that goes with its row to the penny is no chance.
        let is_of_sections = self.anew > 1 && self.anew == self.hole_count;
        if self.hole_count > self.agreeing * AGAINST_ONE || is_of_sections {
            return WalkedBalances {
                opening: None,
                closing: None,
                holes: self.holes,
                hole_count: self.hole_count,
                is_foreign: true,
                should_go: self.has_moved && !is_of_sections,
                shifted: Vec::new(),
            };
        }
        WalkedBalances {
            opening: Some(written(opening)),
            closing: Some(written(closing)),
            holes: self.holes,
            hole_count: self.hole_count,
            is_foreign: false,
            should_go: false,
            shifted: self.shifted,
        }
    }
}

/// Millionths as a canonical amount.
pub(crate) fn written(micros: i128) -> String {
    let sign = if micros < 0 { "-" } else { "" };
    let size = micros.unsigned_abs();
    let text = format!("{sign}{}.{:06}", size / 1_000_000, size % 1_000_000);
    let mut number = String::new();
    if plain_amount(&text, &mut number).is_none() {
        return text;
    }
    number
}
