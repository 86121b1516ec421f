//! One bank row and one book row that did not match, and would have but for one thing.

use super::keying_error::{KeyingError, each_slip};
use super::unmatched::{UnmatchedContent, UnmatchedSide};
use tieout::cheque;

/// Dates further apart than this are not two dates of one event.
pub(super) const DAYS_APART_MAX: i32 = 62;

/// A row with more candidates of one kind than this gets none of it: they are coincidences.
const CANDIDATES_MAX: usize = 256;

/// All rows together have about so many candidates of one kind at most, each row an even share of
/// them, however many rows are unmatched: they are all held at once.
const CANDIDATES_TOGETHER_MAX: usize = 1 << 20;

/// Amounts this many cents apart may differ by rounding.
const ROUNDING_CENTS_MAX: i64 = 10;

/// What keeps two rows from matching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PairMismatch {
    /// Equal amounts, too many days apart.
    Days,
    /// The sign.
    Sign,
    /// A slip of the keyboard.
    Slip(KeyingError),
    /// A few cents.
    Cents,
    /// The bank has less than the books, by what a bank or a card company keeps.
    Fee,
}

/// A bank row and a book row that may belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NearPair {
    /// Place among the bank's unmatched rows.
    pub(super) bank: u32,
    /// Place among the books' unmatched rows.
    pub(super) book: u32,
    pub(super) gap: PairMismatch,
    /// How much speaks for it, in parts of a bit; 0 until it is weighed.
    pub(super) parts: i32,
}

/// A fee is at most 6 % of the amount and 50 cents.
pub(super) fn fee_max(book_cents: i64) -> i64 {
    book_cents.abs() * 6 / 100 + 50
}

/// Finds what may belong together, bank row by bank row.
pub(super) struct NearPairFinder<'a> {
    pub(super) bank: &'a UnmatchedSide<'a>,
    pub(super) book: &'a UnmatchedSide<'a>,
    pub(super) window_days: i32,
    /// One bit for each amount of the books, hashed: most slips lead nowhere.
    amounts: Vec<u64>,
    /// A row's share of candidates of one kind.
    most: usize,
}

impl<'a> NearPairFinder<'a> {
    pub(super) fn new(
        bank: &'a UnmatchedSide<'a>,
        book: &'a UnmatchedSide<'a>,
        window_days: i32,
    ) -> Self {
        let words = (book.list.len() / 4).next_power_of_two();
        let share = CANDIDATES_TOGETHER_MAX / bank.list.len().max(1);
        let most = share.clamp(4, CANDIDATES_MAX);
        let mut finder = Self { bank, book, window_days, amounts: vec![0; words], most };
        for left in &book.list {
            let bit = finder.bit(left.cents);
            finder.amounts[bit / 64] |= 1 << (bit % 64);
        }
        finder
    }

    fn bit(&self, cents: i64) -> usize {
        let hash = cents.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        usize::try_from(hash).unwrap_or(0) % (self.amounts.len() * 64)
    }

    fn may_have(&self, cents: i64) -> bool {
        let bit = self.bit(cents);
        self.amounts[bit / 64] & 1 << (bit % 64) != 0
    }

    /// The candidates of one bank row, each book row once.
    pub(super) fn candidates(&self, bank: u32, found: &mut Vec<NearPair>) {
        let left = self.bank.list[bank as usize];
        let start = found.len();
        for gap in
            [Self::days_apart, Self::turned, Self::mistyped, Self::cents_apart, Self::less_a_fee]
        {
            let before = found.len();
            gap(self, bank, left, found);
            if found.len() - before > self.most {
                found.truncate(before);
            }
        }
        let of_row = &mut found[start..];
        of_row.sort_unstable_by_key(|near| (near.book, near.gap));
        let mut last = None;
        let mut kept = start;
        for at in start..found.len() {
            if last != Some(found[at].book) {
                last = Some(found[at].book);
                found[kept] = found[at];
                kept += 1;
            }
        }
        found.truncate(kept);
    }

    /// More than one too many says nothing that one too many does not.
    fn with_amount(&self, cents: i64, days: (i32, i32)) -> &[u32] {
        self.book.with_amount(cents, days, self.most + 1)
    }

    fn days_apart(&self, bank: u32, left: UnmatchedContent, found: &mut Vec<NearPair>) {
        let day = left.day;
        let early = (day - DAYS_APART_MAX, day - self.window_days - 1);
        let late = (day + self.window_days + 1, day + DAYS_APART_MAX);
        for days in [early, late] {
            push(bank, self.with_amount(left.cents, days), PairMismatch::Days, found);
        }
    }

    fn days(&self, left: UnmatchedContent) -> (i32, i32) {
        (left.day - self.window_days, left.day + self.window_days)
    }

    fn turned(&self, bank: u32, left: UnmatchedContent, found: &mut Vec<NearPair>) {
        let books = self.with_amount(-left.cents, self.days(left));
        push(bank, books, PairMismatch::Sign, found);
    }

    fn mistyped(&self, bank: u32, left: UnmatchedContent, found: &mut Vec<NearPair>) {
        let days = self.days(left);
        each_slip(left.cents, |cents, slip| {
            if self.may_have(cents) {
                push(bank, self.with_amount(cents, days), PairMismatch::Slip(slip), found);
            }
        });
    }

    fn cents_apart(&self, bank: u32, left: UnmatchedContent, found: &mut Vec<NearPair>) {
        for cents in 1..=ROUNDING_CENTS_MAX {
            for cents in [left.cents - cents, left.cents + cents] {
                if cents.signum() == left.cents.signum() && self.may_have(cents) {
                    let books = self.with_amount(cents, self.days(left));
                    push(bank, books, PairMismatch::Cents, found);
                }
            }
        }
    }

    fn less_a_fee(&self, bank: u32, left: UnmatchedContent, found: &mut Vec<NearPair>) {
        // The fee is taken of the amount in the books, which is at most so much larger.
        let (least, most) = (left.cents + 1, left.cents + fee_max(left.cents) * 2);
        let (start, end) = self.days(left);
        let of_day = |day: i32| self.book.on_day(day, (least, most));
        let count: usize = (start..=end).map(|day| of_day(day).len()).sum();
        if count > self.most {
            return;
        }
        for day in start..=end {
            for book in of_day(day) {
                let of_book = self.book.list[book as usize].cents;
                let is_fee = of_book - left.cents <= fee_max(of_book);
                if is_fee && of_book.signum() == left.cents.signum() {
                    found.push(NearPair { bank, book, gap: PairMismatch::Fee, parts: 0 });
                }
            }
        }
    }
}

fn push(bank: u32, books: &[u32], gap: PairMismatch, found: &mut Vec<NearPair>) {
    found.extend(books.iter().map(|book| NearPair { bank, book: *book, gap, parts: 0 }));
}

/// Leaves out pairs of two payments by cheques of other numbers.
pub(super) fn drop_other_cheques(
    near: &mut Vec<NearPair>,
    bank: &UnmatchedSide<'_>,
    book: &UnmatchedSide<'_>,
) {
    let [of_bank, of_book] = [bank, book].map(|side| -> Vec<Option<String>> {
        let of = |row: u32| {
            let content = side.all.row(row);
            let number = cheque::number_in(content.description);
            number.filter(|_| content.amount.is_negative())
        };
        let numbers = side.list.iter().map(|left| of(side.rows[left.start as usize]));
        numbers.map(|number| number.map(|it| it.trim_start_matches('0').to_owned())).collect()
    });
    near.retain(|near| {
        let both = of_bank[near.bank as usize].as_ref().zip(of_book[near.book as usize].as_ref());
        both.is_none_or(|(bank, book)| bank == book)
    });
}

/// Lags and texts in common of candidates too many days apart, neither of whose rows has another.
pub(super) fn sure_far(
    near: &[NearPair],
    bank: &UnmatchedSide<'_>,
    book: &UnmatchedSide<'_>,
) -> Vec<(i32, i32)> {
    let far = || near.iter().filter(|near| near.gap == PairMismatch::Days);
    let mut counts = [bank, book].map(|side| vec![0_u32; side.list.len()]);
    for near in far() {
        counts[0][near.bank as usize] += 1;
        counts[1][near.book as usize] += 1;
    }
    far()
        .map(|near| (near.bank as usize, near.book as usize))
        .filter(|(b, k)| counts[0][*b] == 1 && counts[1][*k] == 1)
        .map(|(b, k)| {
            (book.list[k].day - bank.list[b].day, bank.words[b].in_common(&book.words[k]))
        })
        .collect()
}
