//! First and last rows that are balances or totals by what they come to, whatever their words.

use crate::fault::Fault;
use crate::labels::ends::{
    Brought, brought, is_of_holdings, may_be_balance, may_be_first, may_be_left,
};
use crate::words;

use super::stated::EndBalances;
use super::sums::RowSums;

/// In fewer rows a row may be the sum of the others by chance.
const ROWS_MIN: usize = 4;

/// In fewer rows two may be the sums of both ways by chance.
const ROWS_OF_TURNOVERS_MIN: usize = 5;

/// An amount and its line.
type AmountAtLine = (i128, u64);

/// The amounts at both ends of a table.
#[derive(Debug, Default)]
pub(super) struct TableEnds {
    first: Option<AmountAtLine>,
    /// The last three.
    last: [AmountAtLine; 3],
    /// What is told of the first.
    first_told: String,
    /// The first and the last have a reference, as balances have none.
    referred: [bool; 2],
    /// Not all are of one size: of equal amounts one is the sum of the others by chance.
    differ: bool,
}

impl TableEnds {
    pub(super) fn add(&mut self, amount: Option<i128>, line: u64, told: &str, is_referred: bool) {
        let Some(amount) = amount else { return };
        self.referred[1] = is_referred;
        if self.first.is_none() {
            told.clone_into(&mut self.first_told);
            self.referred[0] = is_referred;
        }
        let (first, _) = *self.first.get_or_insert((amount, line));
        self.differ |= first.saturating_abs() != amount.saturating_abs();
        self.last.rotate_left(1);
        self.last[2] = (amount, line);
    }

    /// A row at the other end than a balance that is known, if the rows with it come to that balance: it is the one
    /// before them that their sum has in it. Or the one after them, carried forward among what goes out, where its
    /// words may be those of a balance: the last row of an account that ends with nothing is the same.
    fn beside_known(
        &self,
        sums: &RowSums,
        stated: &[AmountAtLine],
        last_told: &str,
    ) -> Option<Fault> {
        let [(known, line)] = *stated else { return None };
        let first = self.first.filter(|_| sums.rows > 1)?;
        let last = self.last[2];
        let ((_, at), told) =
            if line > last.1 { (first, &*self.first_told) } else { (last, last_told) };
        let may_be = || told.is_empty() || may_be_balance(told) || is_of_holdings(told);
        let is_it = sums.net() == known || sums.net() == -known && may_be();
        is_it.then(|| {
            let message = format!(
                "makes all rows come to the balance on line {line}: it may be the balance at the other end"
            );
            let hint = format!(
                "take it out if it is one; if it is a transaction, take out the balance on line {line}"
            );
            Fault::at_line(at, message).hint(hint)
        })
    }

    /// A row at an end whose text has a word for a balance; or, where all rows come to nothing, one for what there
    /// was: the balance before them among what came in, the one after them among what went out.
    fn named(&self, sums: &RowSums, last_told: &str) -> Option<Fault> {
        let (first, last) = (self.first?, self.last[2]);
        let ends =
            [(&*self.first_told, first, self.referred[0]), (last_told, last, self.referred[1])];
        let is_nothing = sums.net() == 0 && sums.rows > 2 && (first.0 < 0) != (last.0 < 0);
        let is_brought = |told: &str, amount: i128| match brought(told) {
            Brought::Likely => true,
            Brought::Perhaps => amount > 0,
            Brought::No => false,
        };
        let is_it = |(told, (amount, _), is_referred): &&(&str, AmountAtLine, bool)| {
            may_be_balance(told)
                || is_nothing && is_of_holdings(told) && words::direction_in_text(told).is_none()
                || !is_referred && (is_brought(told, *amount) || may_be_left(told))
        };
        let is_first = |end: &&(&str, AmountAtLine, bool)| {
            let &&(told, (amount, _), is_referred) = end;
            amount > 0 && !is_referred && sums.rows > 1 && may_be_first(told)
        };
        let first = || ends.first().filter(is_first);
        let (told, (_, line), _) = ends.iter().find(is_it).or_else(first)?;
        let message = format!("{told:?} stands at an end of the list: it may be a balance");
        let hint = "take it out if it is one; if it is a transaction, tell of it in other words";
        Some(Fault::at_line(*line, message).hint(hint))
    }

    /// A row at an end that is a balance by those that stand beside the rows: without it these lead from one to the
    /// other; or it is all that the account had before them, and only the balance after them is stated. `is_newest_first`
    /// says that the oldest row is the last.
    pub(super) fn beside(
        &self,
        sums: &RowSums,
        ends: &EndBalances,
        is_newest_first: bool,
        last_told: &str,
    ) -> Option<Fault> {
        let first = self.first.filter(|_| sums.rows > 1)?;
        let rows = [
            (first, &*self.first_told, self.referred[0]),
            (self.last[2], last_told, self.referred[1]),
        ];
        let beyond = ends.closing.checked_sub(ends.opening)?.checked_sub(sums.net())?;
        let is_balance = |amount: i128| {
            let is_one = [ends.opening, ends.closing].iter().any(|one| one.abs() == amount.abs());
            is_one && amount != 0 && beyond.saturating_add(amount) == 0
        };
        let by_proof = rows.iter().find(|((amount, _), ..)| is_balance(*amount));
        let oldest = &rows[usize::from(is_newest_first)];
        let is_all = |((amount, _), told, is_referred): &&(AmountAtLine, &str, bool)| {
            let is_paid = *is_referred || words::direction_in_text(told).is_some();
            ends.is_led_back && ends.opening == 0 && *amount > 0 && !is_paid
        };
        let ((_, at), ..) = by_proof.or_else(|| Some(oldest).filter(is_all))?;
        let message =
            format!("may be a balance: the balance on line {} stands beside the rows", ends.line);
        let hint = "take it out if it is one; if it is a transaction, give it a reference or take out the balance";
        Some(Fault::at_line(*at, message).hint(hint))
    }

    /// A last row called `New balance`, of money in or below rows that were balances: no pair of shoes.
    pub(super) fn new_balance(&self, last_told: &str, has_balances: bool) -> Option<Fault> {
        let may_be = has_balances || self.last[2].0 > 0;
        let is_it = may_be && last_told.trim().eq_ignore_ascii_case("new balance");
        is_it.then(|| {
            let message =
                format!("{last_told:?} stands at an end of the list: it may be a balance");
            let hint =
                "take it out if it is one; if it is a transaction, tell of it in other words";
            Fault::at_line(self.last[2].1, message).hint(hint)
        })
    }

    /// What is wrong with a row at an end: it is what all others come to, with the balance that is stated
    /// before them; or two at the end are the sums of money in and of money out; or its words are those of a
    /// balance.
    pub(super) fn fault(
        &self,
        sums: &RowSums,
        stated: &[AmountAtLine],
        last_told: &str,
    ) -> Option<Fault> {
        let by_words = || self.named(sums, last_told);
        if let Some(fault) = self.beside_known(sums, stated, last_told).or_else(by_words) {
            return Some(fault);
        }
        let rows_min = if stated.len() == 1 { 2 } else { ROWS_MIN };
        let first = self.first.filter(|_| sums.rows >= rows_min && self.differ)?;
        let brought = if let [(one, _)] = stated { *one } else { 0 };
        let [third, second, last] = self.last;
        let is_sum = |one: &AmountAtLine, brought: i128| {
            one.0 != 0 && sums.net().saturating_add(brought) == one.0.saturating_mul(2)
        };
        // Of few rows what has a reference was paid, whatever it comes to.
        let is_told = |is_referred: bool| is_referred && sums.rows < ROWS_OF_TURNOVERS_MIN;
        let is_end = |(one, is_referred): &(AmountAtLine, bool)| {
            (is_sum(one, 0) || is_sum(one, brought)) && !is_told(*is_referred)
        };
        // What is left of the sums without some rows: these two, one way each?
        let are_turnovers = |pair: [AmountAtLine; 2], others: &[AmountAtLine]| {
            let mut left = sums.all;
            for (amount, _) in pair.iter().chain(others) {
                let way = usize::from(*amount < 0);
                left[way] = left[way].saturating_sub(amount.saturating_abs());
            }
            let sizes = pair.map(|(amount, _)| amount.saturating_abs());
            sums.rows >= ROWS_OF_TURNOVERS_MIN
                && left.iter().all(|sum| *sum > 0)
                && (left == sizes || left == [sizes[1], sizes[0]])
        };
        let turnover = [
            (are_turnovers([second, last], &[]), second),
            (are_turnovers([second, last], &[first]), second),
            (are_turnovers([third, second], &[first, last]), third),
        ];
        let turnover = turnover.iter().find(|(is_it, _)| *is_it).map(|(_, one)| one);
        let ends = [(first, self.referred[0]), (last, self.referred[1])];
        let (_, line) = ends.iter().find(|end| is_end(end)).map(|(one, _)| one).or(turnover)?;
        let message = "is what all other rows come to: it may be a balance or a total";
        let hint = "take out the rows that are balances or totals, at the top and at the end";
        Some(Fault::at_line(*line, message).hint(hint))
    }
}
