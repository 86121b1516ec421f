//! Rows of bank statements confirmed in each way.

use tieout::contract::ledger::confirm::Confirm;
use tieout::id::{AccountId, JournalId};
use tieout_store::ConfirmBankTransaction;

use super::banking::{Row, Standing, money};
use super::{Entry, Made, Play, come_of, expected};
use crate::support::bits;

/// The two sides of a transfer are at most so many days apart.
const TRANSFER_DAYS: u8 = 5;

/// The VAT of 20 % in an amount, with its sign: a sixth, a half away from zero.
const fn vat_in(minor: i64) -> i64 {
    (minor.abs() + 3) / 6 * minor.signum()
}

/// A part of a row that goes to an account.
type Part = (AccountId, i64, bool);

impl Play<'_> {
    /// Confirms as it is coded, by an account, or by two.
    pub(super) async fn by_accounts(&mut self) -> String {
        let Some(which) = self.which() else { return "nothing to confirm".to_owned() };
        let row = self.model.bank.rows[which].clone();
        let is_standard_rated = self.dice.roll(2) == 0;
        let vat_code = if is_standard_rated { "ST" } else { "NV" };
        let (mut parts, mut off, mut coded) = (Vec::new(), 0, None);
        let (word, body) = match self.dice.roll(3) {
            0 => {
                parts
                    .extend(row.account.map(|account| (account, row.minor, row.is_standard_rated)));
                ("account", "{}".to_owned())
            }
            1 => {
                let account = self.account();
                parts.push((account, row.minor, is_standard_rated));
                coded = Some((account, is_standard_rated));
                ("account", format!(r#"{{"account_id":"{account}","vat_code":"{vat_code}"}}"#))
            }
            _ => {
                let (one, other) = (self.account(), self.account());
                off = i64::from(self.dice.roll(6) == 0);
                let first = row.minor * 2;
                parts = vec![(one, first, is_standard_rated), (other, -row.minor, false)];
                let body = format!(
                    r#"{{"lines":[{{"account_id":"{one}","amount":{},"vat_code":"{vat_code}"}},
                    {{"account_id":"{other}","amount":{}}}]}}"#,
                    money(first),
                    money(-row.minor + off)
                );
                ("split", body)
            }
        };
        let should = self.should_take(&row, &parts, (off, word == "account"));
        let (came, journal) = self.confirm(which, &body).await;
        assert_eq!(came, should, "{body} {row:?}");
        if came == "done" {
            let legs = self.legs(&row, &parts);
            self.keep(which, journal, (self.posted_on(&row), legs));
            if let Some((account, is_standard_rated)) = coded {
                let row = &mut self.model.bank.rows[which];
                (row.account, row.is_standard_rated) = (Some(account), is_standard_rated);
            }
        }
        format!("{word} {which} {came}")
    }

    /// What should come of confirming by these parts.
    fn should_take(&self, row: &Row, parts: &[Part], (off, is_whole): (i64, bool)) -> String {
        let own = self.model.bank.accounts[row.bank].1;
        let of_parts = parts.iter().find_map(|(account, ..)| {
            let is_own = (*account == own).then_some("same_bank_account");
            self.model.refuses(*account).or(is_own)
        });
        // The whole of it goes to another bank account as a transfer only.
        let is_bank = |part: &Part| self.model.bank.accounts.iter().any(|bank| bank.1 == part.0);
        expected(&[
            (row.refuses().is_some(), row.refuses().unwrap_or_default()),
            (parts.is_empty(), "not_coded"),
            (off != 0, "split_mismatch"),
            (self.posted_on(row) <= self.model.locked_to, "period_locked"),
            (of_parts.is_some(), of_parts.unwrap_or_default()),
            (is_whole && parts.iter().any(is_bank), "transfer_needed"),
        ])
    }

    /// The bank's line, then each part without its VAT, with the VAT behind it.
    fn legs(&self, row: &Row, parts: &[Part]) -> Vec<(AccountId, i64)> {
        let mut legs = vec![(self.model.bank.accounts[row.bank].1, row.minor)];
        for (account, minor, is_standard_rated) in parts {
            let vat = if *is_standard_rated { vat_in(*minor) } else { 0 };
            legs.push((*account, vat - minor));
            if vat != 0 {
                legs.push((self.model.bank.vat_control.unwrap(), -vat));
            }
        }
        legs
    }

    async fn confirm(&mut self, which: usize, body: &str) -> (String, JournalId) {
        let (id, journal) = (self.model.bank.rows[which].id, JournalId::new(bits()));
        let action = ConfirmBankTransaction { id, journal, how: Confirm::read(body).unwrap() };
        let elsewhere = come_of(&self.store, self.others, action.clone(), None).await;
        assert_eq!(elsewhere, "not there");
        self.keys += 1;
        let came = come_of(&self.store, &self.books, action.clone(), Some(self.keys)).await;
        if came == "done" {
            let again = come_of(&self.store, &self.books, action.clone(), Some(self.keys)).await;
            assert_eq!(again, "replayed");
            assert_eq!(come_of(&self.store, &self.books, action, None).await, "already_confirmed");
        }
        (came, journal)
    }

    /// The day on which a row is posted: not before what it stood for was last taken back.
    fn posted_on(&self, row: &Row) -> u8 {
        let unlinked = row.unlinked.iter().map(|entry| &self.model.entries[*entry]);
        // What is undone on its own day never counted.
        let counted = unlinked.filter_map(|entry| entry.reversed_on.filter(|day| *day > entry.day));
        row.day.max(row.taken_back).max(counted.max().unwrap_or(0))
    }

    /// Notes what a row has posted, and when.
    fn keep(&mut self, which: usize, id: JournalId, (day, legs): (u8, Vec<(AccountId, i64)>)) {
        let entry = self.model.entries.len();
        self.model.entries.push(Entry { id, day, legs, made: Made::ByBank, reversed_on: None });
        let standing = Standing::Confirmed { entry, line: 1, has_posted: true };
        self.stand(which, standing);
    }

    fn stand(&mut self, which: usize, standing: Standing) {
        let taken_back = self.posted_on(&self.model.bank.rows[which]);
        let row = &mut self.model.bank.rows[which];
        (row.standing, row.taken_back) = (standing, taken_back);
    }

    pub(super) async fn transfer(&mut self) -> String {
        let Some(which) = self.which() else { return "nothing to transfer".to_owned() };
        let row = self.model.bank.rows[which].clone();
        let to = if self.dice.roll(8) == 0 { row.bank } else { 1 - row.bank };
        let (other, other_account) = self.model.bank.accounts[to];
        let body = format!(r#"{{"transfer_to_bank_account_id":"{other}"}}"#);
        let made = self.made_by_other_side(&row, to);
        let partner = self.only(&row, to);
        let of_partner = partner.map_or(0, |at| {
            let partner = &self.model.bank.rows[at];
            // Its own day is no matter: only that it was in the books.
            let posted_on = self.posted_on(partner);
            if posted_on > partner.day { posted_on } else { 0 }
        });
        let day = self.posted_on(&row).max(of_partner);
        let is_locked = day <= self.model.locked_to;
        let free_from = self.posted_on(&row);
        let is_before = |entry: usize| self.model.entries[entry].day < free_from;
        let is_early = free_from > row.day && made.is_some_and(is_before);
        let should = expected(&[
            (row.refuses().is_some(), row.refuses().unwrap_or_default()),
            (to == row.bank, "same_bank_account"),
            (is_locked && made.is_none(), "period_locked"),
            (is_early, "match_mismatch"),
        ]);
        let (came, journal) = self.confirm(which, &body).await;
        assert_eq!(came, should, "{row:?}");
        if came == "done" {
            let match_line_2 = |entry| Standing::Confirmed { entry, line: 2, has_posted: false };
            if let Some(entry) = made {
                self.stand(which, match_line_2(entry));
            } else {
                let own = self.model.bank.accounts[row.bank].1;
                let legs = vec![(own, row.minor), (other_account, -row.minor)];
                self.keep(which, journal, (day, legs));
                if let Some(partner) = partner {
                    let entry = self.model.entries.len() - 1;
                    self.stand(partner, match_line_2(entry));
                }
            }
        }
        format!("transfer {which} {came}")
    }

    /// The row of the other bank account that waits with the opposite amount, if there is but one of
    /// about that day.
    fn only(&self, row: &Row, to: usize) -> Option<usize> {
        let rows = self.model.bank.rows.iter().enumerate();
        let mut fits = rows.filter(|(_, other)| {
            let is_near = other.day.abs_diff(row.day) <= TRANSFER_DAYS;
            other.bank == to && other.minor == -row.minor && is_near && other.is_waiting()
        });
        let (at, _) = fits.next()?;
        fits.next().is_none().then_some(at)
    }

    /// The transfer that the other side has made and this row is the second line of.
    fn made_by_other_side(&self, row: &Row, to: usize) -> Option<usize> {
        let rows = self.model.bank.rows.iter();
        let is_transfer = |entry: usize| {
            let account = self.model.bank.accounts[row.bank].1;
            let legs = &self.model.entries[entry].legs;
            self.model.entries[entry].made == Made::ByBank
                && legs.len() == 2
                && legs[1] == (account, row.minor)
        };
        let made = rows.filter_map(|other| match other.standing {
            Standing::Confirmed { entry, has_posted: true, .. } => Some((other, entry)),
            _ => None,
        });
        let fits = made.filter(|(other, entry)| {
            let is_near = other.day.abs_diff(row.day) <= TRANSFER_DAYS;
            let is_open = is_transfer(*entry) && !self.model.bank.is_taken((*entry, 2));
            other.bank == to && other.minor == -row.minor && is_near && is_open
        });
        fits.min_by_key(|(other, entry)| {
            (other.day.abs_diff(row.day), other.day, self.model.entries[*entry].id)
        })
        .map(|(_, entry)| entry)
    }

    /// Confirms by a journal that is in the books.
    pub(super) async fn matched(&mut self) -> String {
        let Some(which) = self.which() else { return "nothing to match".to_owned() };
        let row = self.model.bank.rows[which].clone();
        let own = self.model.bank.accounts[row.bank].1;
        let fits = |entry: &Entry| entry.legs.contains(&(own, row.minor));
        let stands = |entry: &Entry| entry.reversed_on.is_none() && entry.made == Made::Manually;
        let all = 0..self.model.entries.len();
        let fitting = all.filter(|at| fits(&self.model.entries[*at])).collect::<Vec<_>>();
        let standing = fitting.iter().copied().filter(|at| stands(&self.model.entries[*at]));
        let standing: Vec<usize> = standing.collect();
        let fitting = if standing.is_empty() { fitting } else { standing };
        let chosen = match (self.dice.roll(6), fitting.len(), self.model.entries.len()) {
            (0, ..) | (_, _, 0) => None,
            (1, _, all) | (_, 0, all) => Some(self.dice.roll(all)),
            (_, some, _) => Some(fitting[self.dice.roll(some)]),
        };
        let entry = chosen.map(|at| &self.model.entries[at]);
        let id = entry.map_or(JournalId::new(u128::MAX), |entry| entry.id);
        let body = format!(r#"{{"match":{{"journal_id":"{id}"}}}}"#);
        let is_undone = entry
            .is_some_and(|entry| entry.reversed_on.is_some() || entry.made == Made::ByReversal);
        let lines = entry.into_iter().flat_map(|entry| (1..).zip(&entry.legs));
        let fitting = lines.filter(|(_, leg)| **leg == (own, row.minor)).map(|(line, _)| line);
        let fitting: Vec<usize> = fitting.collect();
        let is_open =
            |line: &&usize| chosen.is_some_and(|at| !self.model.bank.is_taken((at, **line)));
        let open = fitting.iter().find(is_open).copied();
        let free_from = self.posted_on(&row);
        let is_early = free_from > row.day && entry.is_some_and(|entry| entry.day < free_from);
        let should = expected(&[
            (row.refuses().is_some(), row.refuses().unwrap_or_default()),
            (chosen.is_none(), "unknown_reference"),
            (is_undone, "already_reversed"),
            (fitting.is_empty(), "match_mismatch"),
            (open.is_none(), "already_matched"),
            (is_early, "match_mismatch"),
        ]);
        let (came, _) = self.confirm(which, &body).await;
        assert_eq!(came, should, "{row:?}");
        if let (Some(entry), Some(line), "done") = (chosen, open, came.as_str()) {
            let standing = Standing::Confirmed { entry, line, has_posted: false };
            self.stand(which, standing);
        }
        format!("match {which} {came}")
    }
}
