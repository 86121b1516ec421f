//! Numbers of cheques and invoices: two rows of one amount that say the same one belong together, and two
//! payments that say other cheques do not.

use std::collections::{BTreeMap, BTreeSet};

use super::late::ClosedRow;
use super::paper_numbers::{Numbers, is_digits};
use super::payee::share_payee;
use super::pool::SidePool;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::sort::CompactCollect as _;

/// A payment that is entered twice has its second entry within so many days.
const TWICE_DAYS_MAX: i32 = 21;

/// So many rows of a side that share amount and number are told apart by more than these.
const SHARING_MAX: usize = 32;

/// What numbers say of the rows of two pools.
pub(super) struct NumberedRows<'a> {
    pools: [&'a SidePool; 2],
    numbers: [BTreeMap<u32, Numbers>; 2],
    /// Rows that share a number with each other and with no third: of the bank with those of the books.
    partners: [BTreeMap<u32, u32>; 2],
}

impl<'a> NumberedRows<'a> {
    /// What they say of these rows; `may_meet` says of two rows that they are near enough, and nobody ruled them
    /// out, `has_document` that the texts of a carried and a new one name one document.
    pub(super) fn of(
        pools: [&'a SidePool; 2],
        rows: [&BTreeSet<u32>; 2],
        may_meet: impl Fn(u32, u32) -> bool,
        has_document: impl Fn(u32, u32) -> bool,
    ) -> Self {
        let numbers = [0, 1].map(|at| {
            let of = |row: &u32| (*row, Numbers::of(pools[at].rows.description(*row)));
            let known = rows[at].iter().map(of).filter(|(_, numbers)| !numbers.all.is_empty());
            known.compact_map()
        });
        let mut numbered = Self { pools, numbers, partners: [BTreeMap::new(), BTreeMap::new()] };
        let found = numbered.sharing(may_meet, has_document);
        let mut counts: [BTreeMap<u32, usize>; 2] = [BTreeMap::new(), BTreeMap::new()];
        for (bank, book) in &found {
            *counts[0].entry(*bank).or_default() += 1;
            *counts[1].entry(*book).or_default() += 1;
        }
        for (bank, book) in found {
            if counts[0][&bank] == 1 && counts[1][&book] == 1 {
                numbered.partners[0].insert(bank, book);
                numbered.partners[1].insert(book, bank);
            }
        }
        numbered
    }

    /// Rows of equal amounts that share a number: of a carried one and a new one any, of two new ones that of a
    /// cheque or an invoice.
    fn sharing(
        &self,
        may_meet: impl Fn(u32, u32) -> bool,
        has_document: impl Fn(u32, u32) -> bool,
    ) -> BTreeSet<(u32, u32)> {
        let amount = |at: usize, row: u32| self.pools[at].rows.amount(row).value();
        let mut books: BTreeMap<(Amount, &str), Vec<u32>> = BTreeMap::new();
        for (row, numbers) in &self.numbers[1] {
            for number in &numbers.all {
                books.entry((amount(1, *row), number)).or_default().push(*row);
            }
        }
        let mut found = BTreeSet::new();
        for (bank, of_bank) in &self.numbers[0] {
            for number in &of_bank.all {
                let sharing = books.get(&(amount(0, *bank), number));
                for book in sharing.into_iter().flatten().take(SHARING_MAX) {
                    let carried =
                        (self.pools[0].is_carried(*bank), self.pools[1].is_carried(*book));
                    let is_theirs = match carried {
                        (true, true) => false,
                        (false, false) => of_bank.share_paper(&self.numbers[1][book]),
                        _ => {
                            of_bank.share(&self.numbers[1][book], number)
                                && may_meet(*bank, *book)
                                && has_document(*bank, *book)
                        }
                    };
                    if is_theirs && may_meet(*bank, *book) {
                        found.insert((*bank, *book));
                    }
                }
            }
        }
        found
    }

    /// The pairs of rows that share a number with each other and with no third.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (u32, u32)> {
        self.partners[0].iter().map(|(bank, book)| (*bank, *book))
    }

    /// Payments of one cheque whose amounts differ, that no third row shares the number with.
    pub(super) fn of_other_amount(&self, rows: [&BTreeSet<u32>; 2]) -> Vec<(u32, u32)> {
        let by_number = [0, 1].map(|at| {
            let mut by_number: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
            for (row, numbers) in &self.numbers[at] {
                let content = self.pools[at].rows.row(*row);
                let is_free = rows[at].contains(row) && content.amount.is_negative();
                for number in numbers.cheques.iter().filter(|_| is_free) {
                    by_number.entry(number).or_default().push(*row);
                }
            }
            by_number
        });
        let both = by_number[0].iter().filter_map(|(number, bank)| {
            match (&bank[..], &by_number[1].get(number)?[..]) {
                ([bank], [book]) => Some((*bank, *book)),
                _ => None,
            }
        });
        let amount = |at: usize, row: u32| self.pools[at].rows.amount(row).value();
        both.filter(|(bank, book)| amount(0, *bank) != amount(1, *book)).collect()
    }

    /// Whether numbers rule a pair out: one of the two has its partner, or both are payments by cheques of other numbers. What is paid in with a cheque has a number of the payer, and another of the slip.
    pub(super) fn rule_out(&self, bank: u32, book: u32) -> bool {
        let is_other = |at: usize, row: u32, of: u32| {
            self.partners[at].get(&row).is_some_and(|partner| *partner != of)
        };
        if is_other(0, bank, book) || is_other(1, book, bank) {
            return true;
        }
        let both = self.numbers[0].get(&bank).zip(self.numbers[1].get(&book));
        self.pools[0].rows.row(bank).amount.is_negative()
            && both.is_some_and(|(bank, book)| bank.are_other_cheques(book))
    }
}

/// Rows of the books that are assumed outstanding, and that it is not sure of: the bank may have paid them, or their
/// number is there twice. `left` are rows without a partner: undecided ones of the bank, and those of the books that
/// are assumed so. `removed` are rows of the books that are to go.
pub(super) struct AssumedCheques<'a> {
    pub(super) pools: [&'a SidePool; 2],
    pub(super) left: [&'a BTreeSet<u32>; 2],
    pub(super) removed: &'a BTreeSet<u32>,
    pub(super) closed: &'a [ClosedRow],
    pub(super) window_days: u8,
}

impl AssumedCheques<'_> {
    /// Those to be asked about.
    pub(super) fn doubtful(&self) -> BTreeSet<u32> {
        let cheques = self.left[1];
        if cheques.is_empty() {
            return BTreeSet::new();
        }
        let (maybe_paid, shown, twice) = (self.maybe_paid(), self.shown(), self.twice());
        let again = self.entered_again();
        cheques
            .iter()
            .copied()
            .filter(|row| {
                maybe_paid.contains(row)
                    || shown.contains(row)
                    || twice.contains(row)
                    || again.iter().any(|(cheque, _)| cheque == row)
            })
            .compact_set()
    }

    /// Those beside which the books have another payment of the amount to the same payee that is not by another
    /// cheque, with that row: entered twice, as a cheque and as it was paid.
    pub(super) fn entered_again(&self) -> Vec<(u32, u32)> {
        let book = self.pools[1];
        let mut by_amount: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
        for row in self.left[1] {
            by_amount.entry(book.rows.amount(*row).value()).or_default();
        }
        for row in book.rows.indices() {
            if let Some(rows) = by_amount.get_mut(&book.rows.amount(row).value()) {
                rows.push(row);
            }
        }
        let is_twin = |cheque: u32, row: u32| {
            let days = book.rows.date(cheque).days_after(book.rows.date(row)).abs();
            row != cheque
                && days <= TWICE_DAYS_MAX
                && !self.removed.contains(&row)
                && !of_cheque(book, row).has_cheque()
                && share_payee(book.rows.description(cheque), book.rows.description(row))
        };
        let twin = |cheque: &u32| {
            let rows = by_amount.get(&book.rows.amount(*cheque).value())?;
            Some((*cheque, *rows.iter().find(|row| is_twin(*cheque, **row))?))
        };
        self.left[1].iter().filter_map(twin).collect()
    }

    /// New ones whose amount an undecided row of the bank within the window has.
    fn maybe_paid(&self) -> BTreeSet<u32> {
        let [bank, book] = self.pools;
        let mut by_amount: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
        for row in self.left[0] {
            by_amount.entry(bank.rows.amount(*row).value()).or_default().push(*row);
        }
        let is_near = |one: u32, other: u32| {
            let days = bank.rows.date(one).days_after(book.rows.date(other));
            days.unsigned_abs() <= u32::from(self.window_days)
        };
        let may_be_paid = |row: &u32| {
            let of_bank = by_amount.get(&book.rows.amount(*row).value());
            !book.is_carried(*row)
                && of_bank.into_iter().flatten().any(|of_bank| is_near(*of_bank, *row))
        };
        self.left[1].iter().copied().filter(may_be_paid).compact_set()
    }

    /// Those whose number the bank has, of whatever amount, and whatever became of that row.
    fn shown(&self) -> BTreeSet<u32> {
        let [bank, book] = self.pools;
        let mut shown = BTreeSet::new();
        for row in bank.rows.indices() {
            let numbers = Numbers::of(bank.rows.description(row));
            // Among other words it is that of a shop as often: `CARD TOOLSTATION 0412`.
            shown.extend(if numbers.is_alone { numbers.all } else { numbers.cheques });
        }
        let is_shown = |row: &u32| !of_cheque(book, *row).cheques.is_disjoint(&shown);
        self.left[1].iter().copied().filter(is_shown).compact_set()
    }

    /// New ones whose number another payment of the books has, of this period, carried into it or closed before.
    fn twice(&self) -> BTreeSet<u32> {
        let book = self.pools[1];
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        let mut know = |cheques: BTreeSet<String>| {
            for number in cheques {
                *known.entry(number).or_default() += 1;
            }
        };
        let is_payment = |row: &u32| book.rows.row(*row).amount.is_negative();
        for row in book.rows.indices().filter(is_payment) {
            if !self.removed.contains(&row) {
                know(of_cheque(book, row).cheques);
            }
        }
        // A column of their numbers is not kept: what may be a number in the text of a closed or carried row is one.
        let is_in_column = !book.cheques.is_empty();
        let of_text = |text: &str| {
            let numbers = Numbers::of(text);
            if is_in_column { numbers.all } else { numbers.cheques }
        };
        for row in self.closed.iter().filter(|row| row.side == SideName::Book) {
            if row.amount < Amount::default() {
                know(of_text(&row.text));
            }
        }
        if is_in_column {
            for row in book.rows.indices().filter(|row| book.is_carried(*row) && is_payment(row)) {
                know(of_text(book.rows.description(row)));
            }
        }
        let is_twice = |row: &u32| {
            let own = of_cheque(book, *row).cheques;
            !book.is_carried(*row) && own.iter().any(|number| known[number] > 1)
        };
        self.left[1].iter().copied().filter(is_twice).compact_set()
    }
}

/// The numbers of a row; where a column says that it is by cheque and its text does not, any number is that of the
/// cheque.
pub(super) fn of_cheque(pool: &SidePool, row: u32) -> Numbers {
    let mut numbers = Numbers::of(pool.rows.description(row));
    if numbers.cheques.is_empty() && pool.cheques.contains(&row) {
        let all = numbers.all.iter().filter(|number| is_digits(number));
        numbers.cheques = all.cloned().collect();
    }
    numbers
}
