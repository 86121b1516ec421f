//! Matching with rows that are carried: those of one number first, then all within the window, then what
//! was carried with whatever is left.

use std::collections::{BTreeMap, BTreeSet};

use super::account_words::AccountWords;
use super::agreement::may_be_cheque;
use super::equal_rows::EqualRows;
use super::identity::SharedIdentity;
use super::numbers::{NumberedRows, of_cheque};
use super::open_item::OpenItemState;
use super::payee::share_payee;
use super::pool::SidePool;
use crate::evidence::counts::Evidence;
use crate::matching::reconcile_after;
use crate::options::MatchOptions;
use crate::pair::Pair;
use crate::row::Rows;
use crate::suggest::suggestion::Suggestion;
use tieout::amount::Amount;
use tieout::cheque::is_another_way;
use tieout::contract::reconcile::Score;
use tieout::contract::suggestion::SuggestionKind;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// What was matched of two pools, by their rows.
#[derive(Debug, Default)]
pub(super) struct PoolMatching {
    pub(super) pairs: Vec<Pair>,
    pub(super) weak_pairs: Vec<Pair>,
    pub(super) suggestions: Option<Vec<Suggestion>>,
}

/// Matches rows of two pools.
pub(super) struct PoolMatcher<'a> {
    pub(super) bank: &'a SidePool,
    pub(super) book: &'a SidePool,
    /// Pairs that a person ruled out.
    pub(super) forbidden: &'a BTreeSet<(u32, u32)>,
    /// What the words of the account say.
    pub(super) words: &'a AccountWords<'a>,
    /// The rows of the amounts that are open, those of closed months as well.
    pub(super) equal: &'a EqualRows<'a>,
    /// What closed periods have taught.
    pub(super) learnt: &'a Evidence,
    pub(super) options: MatchOptions,
    /// Most days between the dates of a carried row and its partner.
    pub(super) carry_days: i32,
    pub(super) progress: &'a (dyn Fn(usize) + Sync),
}

/// Open items and new rows that show one document or payee, each with the only row that does.
#[derive(Default)]
struct ShownPartners {
    bank: BTreeMap<u32, u32>,
    book: BTreeMap<u32, u32>,
}

impl ShownPartners {
    /// Whether one of two rows has another that it shows to be its own.
    fn have_other(&self, bank: u32, book: u32) -> bool {
        self.bank.get(&bank).is_some_and(|partner| *partner != book)
            || self.book.get(&book).is_some_and(|partner| *partner != bank)
    }
}

/// Rows that have no partner yet.
struct UnmatchedRows {
    bank: BTreeSet<u32>,
    book: BTreeSet<u32>,
}

impl UnmatchedRows {
    fn take(&mut self, pair: &Pair) {
        self.bank.remove(&pair.bank_row);
        self.book.remove(&pair.book_row);
    }
}

impl PoolMatcher<'_> {
    /// Matches these rows.
    pub(super) fn run(&self, bank: Vec<u32>, book: Vec<u32>) -> PoolMatching {
        let mut free =
            UnmatchedRows { bank: bank.into_iter().collect(), book: book.into_iter().collect() };
        let mut matching = PoolMatching::default();
        let numbered = NumberedRows::of(
            [self.bank, self.book],
            [&free.bank, &free.book],
            |bank, book| self.may_meet(bank, book),
            |bank, book| self.has_document(bank, book),
        );
        // Those of new rows within the window are matched with all others, which learn from them.
        let is_far = |(bank, book): &(u32, u32)| {
            self.is_one_carried(*bank, *book) || !self.is_near(*bank, *book)
        };
        let (far, near): (Vec<_>, Vec<_>) = numbered.pairs().partition(is_far);
        for (bank, book) in far {
            free.take(&sure(bank, book));
            matching.pairs.push(sure(bank, book));
        }
        let shown = self.shown_partners(&free, &numbered);
        self.within_days(&mut free, &numbered, &shown, &mut matching);
        for (bank, book) in near {
            if free.bank.contains(&bank) && free.book.contains(&book) {
                free.take(&sure(bank, book));
                matching.pairs.push(sure(bank, book));
                matching.weak_pairs.retain(|pair| pair.bank_row != bank && pair.book_row != book);
            }
        }
        for is_bank in [false, true] {
            for pair in self.carried(&free, &numbered, is_bank) {
                free.take(&pair);
                matching.pairs.push(pair);
            }
        }
        matching.pairs.sort_unstable_by_key(|pair| pair.bank_row);
        matching
    }

    /// Whether one of two rows was open before.
    fn is_one_carried(&self, bank: u32, book: u32) -> bool {
        self.bank.is_carried(bank) != self.book.is_carried(book)
    }

    fn days_between(&self, bank: u32, book: u32) -> i32 {
        self.bank.rows.date(bank).days_after(self.book.rows.date(book)).abs()
    }

    /// Whether two rows are within the window.
    fn is_near(&self, bank: u32, book: u32) -> bool {
        self.days_between(bank, book) <= i32::from(self.options.window_days)
    }

    /// Whether two rows are near enough in time for a carry, and nobody ruled them out.
    fn may_meet(&self, bank: u32, book: u32) -> bool {
        self.days_between(bank, book) <= self.carry_days && !self.forbidden.contains(&(bank, book))
    }

    /// Whether two rows are not paired whatever their amounts: a person ruled them out, or numbers do, or a cheque would
    /// meet what is no cheque.
    fn is_ruled_out(&self, numbered: &NumberedRows<'_>, bank: u32, book: u32) -> bool {
        self.forbidden.contains(&(bank, book))
            || numbered.rule_out(bank, book)
            || self.is_no_cheque(bank, book)
    }

    /// Whether one of two payments is a cheque by its number, and the other is none, or has another number. Of two new
    /// ones it is enough that they name one payee: who enters a direct debit as a cheque is seldom, but he knows whom.
    fn is_no_cheque(&self, bank: u32, book: u32) -> bool {
        if !self.bank.rows.row(bank).amount.is_negative() {
            return false;
        }
        let (of_bank, of_book) =
            (self.bank.rows.description(bank), self.book.rows.description(book));
        let numbers = (of_cheque(self.bank, bank), of_cheque(self.book, book));
        if numbers.0.share_cheque(&numbers.1) {
            return false;
        }
        if !self.is_one_carried(bank, book) {
            return (numbers.1.has_cheque() && is_another_way(of_bank)
                || numbers.0.has_cheque() && is_another_way(of_book))
                && !share_payee(of_bank, of_book);
        }
        let is_bare_number = |text: &str| {
            let text = text.trim();
            !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        numbers.1.has_cheque() && (!may_be_cheque(of_bank) || is_bare_number(of_bank))
            || numbers.0.has_cheque() && is_another_way(of_book)
    }

    /// Whether the texts of two rows name one document, and those of no third row of the amount do.
    fn has_document(&self, bank: u32, book: u32) -> bool {
        let texts = (self.bank.rows.description(bank), self.book.rows.description(book));
        self.words.identity(texts.0, texts.1) == Some(SharedIdentity::Document)
            && !self.has_rival(bank, book)
    }

    /// Whether a third row of the amount has as much in common with one of two.
    fn has_rival(&self, bank: u32, book: u32) -> bool {
        let may_meet = |one: Date, other: Date| one.days_after(other).abs() <= self.carry_days;
        self.equal.has_rival(self.words, [self.bank, self.book], [bank, book], may_meet)
    }

    /// Whether a row that has been open may be cleared by another without anybody being asked: they are within the
    /// window, or their texts bear it out, and those of no third row as well.
    fn may_clear(&self, bank: u32, book: u32) -> bool {
        if self.is_near(bank, book) {
            return true;
        }
        let (of_bank, of_book) =
            (self.bank.rows.description(bank), self.book.rows.description(book));
        let is_asked =
            matches!(self.bank.carried[bank as usize], Some((OpenItemState::ToEnter, ..)));
        let is_borne_out = if is_asked {
            self.words.bear_out_entry(of_book, of_bank)
        } else {
            self.words.bear_out(of_bank, of_book)
        };
        is_borne_out && !self.has_rival(bank, book)
    }

    /// Of the rows without a partner, open items and new rows of one amount that show one document or payee, and that no
    /// third row does: nearness in time does not come before that.
    fn shown_partners(&self, free: &UnmatchedRows, numbered: &NumberedRows<'_>) -> ShownPartners {
        let mut shown = ShownPartners::default();
        let mut by_amount: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
        let is_open = |pool: &SidePool, row: u32| pool.is_carried(row);
        for row in &free.book {
            by_amount.entry(self.book.rows.amount(*row).value()).or_default().push(*row);
        }
        for bank in &free.bank {
            let Some(books) = by_amount.get(&self.bank.rows.amount(*bank).value()) else {
                continue;
            };
            for book in books {
                let text = (self.bank.rows.description(*bank), self.book.rows.description(*book));
                if is_open(self.bank, *bank) != is_open(self.book, *book)
                    && self.may_meet(*bank, *book)
                    && !self.is_ruled_out(numbered, *bank, *book)
                    && self.words.bear_out(text.0, text.1)
                    && !self.has_rival(*bank, *book)
                {
                    shown.bank.insert(*bank, *book);
                    shown.book.insert(*book, *bank);
                }
            }
        }
        shown
    }

    /// All rows within the window, in one matching. A row whose partner was ruled out, by a person or by numbers,
    /// waits until the others have theirs.
    fn within_days(
        &self,
        free: &mut UnmatchedRows,
        numbered: &NumberedRows<'_>,
        shown: &ShownPartners,
        matching: &mut PoolMatching,
    ) {
        let is_ruled_out = |bank: u32, book: u32| {
            self.is_ruled_out(numbered, bank, book)
                || self.is_one_carried(bank, book) && shown.have_other(bank, book)
        };
        let mut waiting: Vec<u32> = Vec::new();
        loop {
            let bank: Vec<u32> =
                free.bank.iter().copied().filter(|row| !waiting.contains(row)).collect();
            let book: Vec<u32> = free.book.iter().copied().collect();
            let (of_bank, of_book) = (part(&self.bank.rows, &bank), part(&self.book.rows, &book));
            let outcome =
                reconcile_after(self.learnt, &of_bank, &of_book, self.options, self.progress);
            let whole = |pair: &Pair| Pair {
                bank_row: bank[pair.bank_row as usize],
                book_row: book[pair.book_row as usize],
                ..*pair
            };
            let pairs: Vec<Pair> = outcome.pairs.iter().map(whole).collect();
            let is_forbidden = |pair: &&Pair| is_ruled_out(pair.bank_row, pair.book_row);
            let before = waiting.len();
            waiting.extend(pairs.iter().filter(is_forbidden).map(|pair| pair.bank_row));
            if waiting.len() > before {
                continue;
            }
            for pair in &pairs {
                free.take(pair);
            }
            matching.pairs.extend(pairs);
            matching.weak_pairs = outcome.weak_pairs.iter().map(whole).collect();
            matching.suggestions = outcome.suggestions.map(|suggestions| {
                let place = |of: &[u32], row: u32| of.get(row as usize).copied();
                let whole =
                    |one: Suggestion| one.placed(|row| place(&bank, row), |row| place(&book, row));
                let suggestions = suggestions.into_iter().filter_map(whole).collect();
                self.with_cheques(suggestions, numbered.of_other_amount([&free.bank, &free.book]))
            });
            break;
        }
        let options = MatchOptions { suggest: false, ..self.options };
        for row in waiting {
            let amount = self.bank.rows.amount(row).value();
            let may = |book: &u32| {
                self.book.rows.amount(*book).value() == amount && !is_ruled_out(row, *book)
            };
            let book: Vec<u32> = free.book.iter().copied().filter(may).collect();
            let of_book = part(&self.book.rows, &book);
            let of_bank = part(&self.bank.rows, &[row]);
            let outcome = reconcile_after(self.learnt, &of_bank, &of_book, options, &|_| ());
            if let Some(pair) = outcome.pairs.first() {
                let pair = Pair { bank_row: row, book_row: book[pair.book_row as usize], ..*pair };
                free.take(&pair);
                matching.pairs.push(pair);
            }
        }
    }

    /// Suggestions, and before all that the amount of a cheque is another on one side.
    fn with_cheques(&self, mut all: Vec<Suggestion>, cheques: Vec<(u32, u32)>) -> Vec<Suggestion> {
        for (bank, book) in cheques.into_iter().filter(|(bank, book)| self.may_meet(*bank, *book)) {
            let amounts =
                (self.bank.rows.amount(bank).value(), self.book.rows.amount(book).value());
            let reason = format!(
                "{} in the bank, {} in the books: the same number of a cheque.",
                amounts.0, amounts.1
            );
            all.retain(|one| !one.bank_rows.contains(&bank) && !one.book_rows.contains(&book));
            all.push(Suggestion {
                kind: SuggestionKind::MistypedAmount,
                bank_rows: vec![bank],
                book_rows: vec![book],
                amount_difference: amounts.0 - amounts.1,
                confidence: Score::from_thousandths(990),
                reason,
                alternatives: Vec::new(),
            });
        }
        all
    }

    /// Carried rows of one side with new ones of the other, by amount and text, whatever their days.
    fn carried(
        &self,
        free: &UnmatchedRows,
        numbered: &NumberedRows<'_>,
        is_bank: bool,
    ) -> Vec<Pair> {
        let of = |pool: &SidePool, rows: &BTreeSet<u32>, is_carried: bool| -> Vec<u32> {
            rows.iter().copied().filter(|row| pool.is_carried(*row) == is_carried).collect()
        };
        let mut bank = of(self.bank, &free.bank, is_bank);
        let book = of(self.book, &free.book, !is_bank);
        let options = MatchOptions { window_days: 0, suggest: false, ..self.options };
        let is_other = |bank: u32, book: u32| {
            self.is_ruled_out(numbered, bank, book) || !self.may_clear(bank, book)
        };
        let mut waiting: Vec<u32> = Vec::new();
        let mut pairs: Vec<Pair> = loop {
            let day = bank.iter().map(|row| self.bank.rows.date(*row)).max();
            let Some(day) = day.filter(|_| !book.is_empty()) else { break Vec::new() };
            let (of_bank, of_book) =
                (redated(&self.bank.rows, &bank, day), redated(&self.book.rows, &book, day));
            let outcome = reconcile_after(self.learnt, &of_bank, &of_book, options, &|_| ());
            let whole = outcome.pairs.iter().map(|pair| Pair {
                bank_row: bank[pair.bank_row as usize],
                book_row: book[pair.book_row as usize],
                ..*pair
            });
            let pairs: Vec<Pair> = whole.collect();
            let others = pairs.iter().filter(|pair| is_other(pair.bank_row, pair.book_row));
            let other: BTreeSet<u32> = others.map(|pair| pair.bank_row).compact_set();
            if other.is_empty() {
                break pairs;
            }
            bank.retain(|row| !other.contains(row));
            waiting.extend(other);
        };
        // Each by itself with those that its text agrees with.
        for row in waiting {
            let amount = self.bank.rows.amount(row).value();
            let may = |of_book: &u32| {
                self.book.rows.amount(*of_book).value() == amount
                    && !is_other(row, *of_book)
                    && pairs.iter().all(|pair| pair.book_row != *of_book)
            };
            let book: Vec<u32> = book.iter().copied().filter(may).collect();
            let day = self.bank.rows.date(row);
            let (of_bank, of_book) =
                (redated(&self.bank.rows, &[row], day), redated(&self.book.rows, &book, day));
            let outcome = reconcile_after(self.learnt, &of_bank, &of_book, options, &|_| ());
            pairs.extend(outcome.pairs.first().map(|pair| Pair {
                bank_row: row,
                book_row: book[pair.book_row as usize],
                ..*pair
            }));
        }
        pairs.retain(|pair| self.may_meet(pair.bank_row, pair.book_row));
        pairs
    }
}

/// A pair of which there is no doubt.
pub(super) const fn sure(bank_row: u32, book_row: u32) -> Pair {
    Pair { bank_row, book_row, score: Score::from_thousandths(1000), rivals: 0 }
}

/// Some of the rows.
pub(super) fn part(rows: &Rows, of: &[u32]) -> Rows {
    if of.len() == rows.len() {
        return rows.clone();
    }
    let mut part = Rows::default();
    for row in of {
        push(&mut part, rows, *row, rows.date(*row));
    }
    part
}

/// Some of the rows, all of one day.
fn redated(rows: &Rows, of: &[u32], day: Date) -> Rows {
    let mut part = Rows::default();
    for row in of {
        push(&mut part, rows, *row, day);
    }
    part
}

fn push(part: &mut Rows, rows: &Rows, row: u32, day: Date) {
    let pushed = part.push(day, &rows.amount(row).to_string(), rows.description(row));
    debug_assert_eq!(pushed, Ok(()), "a row taken once is taken again");
}
