//! Books under any order of actions, beside a small model of them, and both databases agreeing.
//!
//! After each action: what came of it is what the model says; each journal balances; the trial balance
//! is the model's, at several days, and adds up to nothing; totals, places, hashes and links hold
//! (`integrity`); whatever was refused has left nothing; a repetition has done nothing again. Rows of
//! bank statements are among the actions (`banking`), with what they say of the books.

mod banking;
mod confirming;

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::account::AccountPatch;
use tieout::contract::ledger::journal::{NewJournal, Reverse};
use tieout::contract::ledger::organisation::PeriodLock;
use tieout::contract::ledger::report::ReportBasis;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId};
use tieout_store::{
    Action, Answer, Change, Changed, Context, DeleteAccount, Denial, IntegrityQuestion, LockPeriod,
    PostJournal, Repetition, ReverseJournal, Store, UpdateAccount,
};

use crate::books::Books;
use crate::support::{Desk, at, bits, decided, on_both_databases};
use crate::whole_export::check_import;
use banking::Bank;

/// Each gives a number that must be 0.
const LAWS: [&str; 6] = [
    "SELECT count(*) FROM (SELECT organisation_id, sequence FROM journal_lines \
     GROUP BY organisation_id, sequence HAVING sum(amount) <> 0 OR count(*) < 2) AS unbalanced",
    "SELECT (SELECT count(*) FROM journals) - (SELECT sum(sequence) FROM ledger_heads)",
    "SELECT (SELECT count(*) FROM audit_events) - (SELECT sum(audited) FROM ledger_heads)",
    "SELECT coalesce(sum(debit) - sum(credit), 0) FROM account_days",
    "SELECT count(*) FROM journal_lines l JOIN accounts a ON a.id = l.account_id \
     WHERE a.organisation_id <> l.organisation_id",
    "SELECT count(*) FROM journals j JOIN journals r ON r.id = j.reverses_journal_id \
     WHERE r.organisation_id <> j.organisation_id OR r.sequence >= j.sequence",
];

/// Numbers that look random and are the same on every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides as u64).unwrap()
    }
}

/// What made a journal of the model.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    Manually,
    ByBank,
    ByReversal,
}

/// A journal of the model.
struct Entry {
    id: JournalId,
    day: u8,
    /// Accounts and what they are debited with, in the order of the lines.
    legs: Vec<(AccountId, i64)>,
    made: Made,
    reversed_on: Option<u8>,
}

/// What the books should be.
#[derive(Default)]
struct Model {
    accounts: Vec<AccountId>,
    archived: BTreeSet<AccountId>,
    gone: BTreeSet<AccountId>,
    entries: Vec<Entry>,
    names: BTreeSet<usize>,
    /// Days of January 2026; 0 is none.
    locked_to: u8,
    bank: Bank,
}

impl Model {
    fn has_postings(&self, account: AccountId) -> bool {
        let mut legs = self.entries.iter().flat_map(|entry| &entry.legs);
        legs.any(|(posted, _)| *posted == account)
    }

    /// What accounts come to at the end of a day.
    fn balances(&self, day: u8) -> BTreeMap<AccountId, i64> {
        let mut balances = BTreeMap::new();
        for entry in self.entries.iter().filter(|entry| entry.day <= day) {
            for (account, minor) in &entry.legs {
                *balances.entry(*account).or_insert(0) += minor;
            }
        }
        balances.retain(|_, balance| *balance != 0);
        balances
    }

    /// Why an account takes no posting.
    fn refuses(&self, account: AccountId) -> Option<&'static str> {
        if self.bank.has_account(account) {
            return None;
        }
        if self.gone.contains(&account) || !self.accounts.contains(&account) {
            return Some("unknown_reference");
        }
        self.archived.contains(&account).then_some("account_archived")
    }

    /// Undoes a journal, on its own day or the first that is open; gives that day.
    fn reverse(&mut self, which: usize, id: JournalId, asked: Option<u8>) -> u8 {
        let entry = &mut self.entries[which];
        let usual = if entry.day <= self.locked_to { self.locked_to + 1 } else { entry.day };
        entry.reversed_on = Some(asked.unwrap_or(usual));
        let legs = entry.legs.iter().map(|(account, minor)| (*account, -minor)).collect();
        let (day, made) = (asked.unwrap_or(usual), Made::ByReversal);
        self.entries.push(Entry { id, day, legs, made, reversed_on: None });
        day
    }
}

fn day(day: u8) -> Date {
    Date::parse_iso(&format!("2026-01-{day:02}")).unwrap()
}

/// What came of an action, in words.
pub(crate) async fn come_of<A: Action + Clone>(
    store: &Store,
    books: &Books,
    action: A,
    key: Option<usize>,
) -> String {
    ask(store, books, action, key).await.0
}

/// The same with the answer, where it was done.
async fn ask<A: Action + Clone>(
    store: &Store,
    books: &Books,
    action: A,
    key: Option<usize>,
) -> (String, Option<Answer>) {
    let change = Change {
        context: Context {
            organisation: books.organisation,
            actor: books.actor,
            version: None,
            at: at(0),
        },
        repetition: key.map(|key| Repetition {
            realm: books.organisation.to_string(),
            key: key.to_string(),
            fingerprint: [u8::try_from(key % 251).unwrap(); 32],
        }),
        status: 201,
        action: Box::new(action),
    };
    match decided(store.change(change).await) {
        Ok(Changed::Done(answer)) => ("done".to_owned(), Some(answer)),
        Ok(Changed::Replayed(_)) => ("replayed".to_owned(), None),
        Err(Denial::Refused(refusal)) => (refusal.reason.to_string(), None),
        Err(Denial::NotThere) => ("not there".to_owned(), None),
        Err(denial) => (format!("{denial:?}"), None),
    }
}

/// What of the first of these is true, in the order in which the books look.
fn expected(reasons: &[(bool, &'static str)]) -> String {
    reasons.iter().find(|(is_so, _)| *is_so).map_or("done", |(_, reason)| reason).to_owned()
}

struct Play<'d> {
    store: Store,
    books: Books,
    others: &'d Books,
    model: Model,
    dice: Dice,
    keys: usize,
}

impl Play<'_> {
    fn account(&mut self) -> AccountId {
        match self.dice.roll(20) {
            // Of another organisation.
            0 => self.others.accounts[0],
            // Of none.
            1 => AccountId::new(u128::MAX),
            2..=4 => self.model.bank.accounts[self.dice.roll(2)].1,
            _ => self.model.accounts[self.dice.roll(self.model.accounts.len())],
        }
    }

    async fn act(&mut self) -> String {
        match self.dice.roll(26) {
            10.. => self.act_on_bank().await,
            0..=4 => self.post().await,
            5..=6 => self.reverse().await,
            7 => self.lock().await,
            8 => self.archive().await,
            _ => self.delete().await,
        }
    }

    async fn post(&mut self) -> String {
        let (mut debit, mut credit) = (self.account(), self.account());
        let when = u8::try_from(1 + self.dice.roll(28)).unwrap();
        let mut minor = i64::try_from(1 + self.dice.roll(100_000)).unwrap();
        // Now and then what a row of a statement says, so that the row can be matched to it.
        if let Some((account, amount)) = self.said_by_a_row() {
            minor = amount.abs();
            *(if amount > 0 { &mut debit } else { &mut credit }) = account;
        }
        let off = i64::from(self.dice.roll(10) == 0);
        let name = self.dice.roll(60);
        let money = |minor: i64| format!("{}.{:02}", minor / 100, minor % 100);
        let body = format!(
            r#"{{"entry_date":"2026-01-{when:02}","description":"d","external_id":"{name}","lines":
            [{{"account_id":"{debit}","debit":{}}},{{"account_id":"{credit}","credit":{}}}]}}"#,
            money(minor),
            money(minor + off)
        );
        let id = JournalId::new(bits());
        let new = NewJournal::read(&body).unwrap();
        let action = PostJournal { id, reversal: JournalId::new(bits()), new };
        self.keys += 1;
        let came = come_of(&self.store, &self.books, action.clone(), Some(self.keys)).await;
        let refused = self.model.refuses(debit).or_else(|| self.model.refuses(credit));
        let should = expected(&[
            (self.model.names.contains(&name), "duplicate_external_id"),
            (off != 0, "unbalanced"),
            (when <= self.model.locked_to, "period_locked"),
            (refused.is_some(), refused.unwrap_or_default()),
        ]);
        assert_eq!(came, should, "{body}");
        if came == "done" {
            self.model.names.insert(name);
            let legs = vec![(debit, minor), (credit, -minor)];
            let (day, made) = (when, Made::Manually);
            self.model.entries.push(Entry { id, day, legs, made, reversed_on: None });
            // The same request again has the same answer and does nothing.
            let again = come_of(&self.store, &self.books, action, Some(self.keys)).await;
            assert_eq!(again, "replayed");
        }
        format!("post {when} {minor} {came}")
    }

    async fn reverse(&mut self) -> String {
        if self.model.entries.is_empty() {
            return "nothing to reverse".to_owned();
        }
        let which = self.dice.roll(self.model.entries.len());
        let asked = (self.dice.roll(3) == 0).then(|| u8::try_from(1 + self.dice.roll(28)).unwrap());
        let (id, locked_to) = (JournalId::new(bits()), self.model.locked_to);
        let how = Reverse { entry_date: asked.map(day), description: None };
        let entry = &self.model.entries[which];
        let action = ReverseJournal { journal: entry.id, id, how };
        let should = expected(&[
            (entry.reversed_on.is_some(), "already_reversed"),
            (entry.made != Made::Manually, "not_manual"),
            (self.model.bank.stands_for(which), "owned_by_bank_transaction"),
            (asked.is_some_and(|asked| asked < entry.day), "reversal_too_early"),
            (asked.is_some_and(|asked| asked <= locked_to), "period_locked"),
        ]);
        // One journal's mirror may be asked of another organisation: it is not there.
        let elsewhere = come_of(&self.store, self.others, action.clone(), None).await;
        assert_eq!(elsewhere, "not there");
        let came = come_of(&self.store, &self.books, action, None).await;
        assert_eq!(came, should);
        if came == "done" {
            self.model.reverse(which, id, asked);
        }
        format!("reverse {which} {came}")
    }

    async fn lock(&mut self) -> String {
        let to = u8::try_from(self.dice.roll(16)).unwrap();
        let date = if to == 0 { "null".to_owned() } else { format!("\"{}\"", day(to)) };
        let body = format!(r#"{{"lock_date":{date},"reason":"r"}}"#);
        let lock = LockPeriod(PeriodLock::read(&body).unwrap());
        assert_eq!(come_of(&self.store, &self.books, lock, None).await, "done");
        self.model.locked_to = to;
        format!("lock {to}")
    }

    async fn archive(&mut self) -> String {
        let which = self.dice.roll(self.model.accounts.len());
        let id = self.model.accounts[which];
        let is_archived = self.dice.roll(2) == 0;
        let status = if is_archived { "archived" } else { "active" };
        let patch = AccountPatch::read(&format!(r#"{{"status":"{status}"}}"#)).unwrap();
        let came = come_of(&self.store, &self.books, UpdateAccount { id, patch }, None).await;
        let should = expected(&[(self.model.gone.contains(&id), "not there")]);
        assert_eq!(came, should);
        if came == "done" && is_archived {
            self.model.archived.insert(id);
        } else {
            self.model.archived.remove(&id);
        }
        format!("{status} {which} {came}")
    }

    async fn delete(&mut self) -> String {
        let which = self.dice.roll(self.model.accounts.len());
        let id = self.model.accounts[which];
        let came = come_of(&self.store, &self.books, DeleteAccount(id), None).await;
        let should = expected(&[
            (self.model.gone.contains(&id), "not there"),
            (self.model.has_postings(id) || self.model.bank.has_codings(id), "account_in_use"),
        ]);
        assert_eq!(came, should);
        if came == "done" {
            self.model.gone.insert(id);
            self.model.archived.remove(&id);
        }
        format!("delete {which} {came}")
    }

    /// The books are what the model says.
    async fn compare(&self, desk: &Desk) {
        let organisation = self.books.organisation;
        for when in [1, 5, 14, 15, 28] {
            let trial = self
                .store
                .trial_balance(organisation, Some(day(when)), (ReportBasis::Cumulative, None))
                .await
                .unwrap();
            let balances = trial.rows.iter();
            let balances =
                balances.map(|row| (row.account_id, row.debit.minor() - row.credit.minor()));
            let found: BTreeMap<AccountId, i64> = balances.collect();
            assert_eq!(found, self.model.balances(when));
            assert_eq!(trial.total_debit, trial.total_credit);
        }
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        let integrity = self.store.integrity(organisation, &question).await.unwrap();
        assert!(integrity.ok, "{integrity:?}");
        assert_eq!(integrity.entries, i64::try_from(self.model.entries.len()).unwrap());
        // One statement for all; if they do not hold, the one that does not is told.
        let laws = || LAWS.into_iter().chain(banking::LAWS);
        let all: Vec<_> = laws().map(|law| format!("abs(({law}))")).collect();
        if desk.number(&format!("SELECT {}", all.join(" + "))).await != 0 {
            for law in laws() {
                assert_eq!(desk.number(law).await, 0, "{law}");
            }
        }
        self.compare_bank().await;
    }
}

async fn history(desk: &Desk, seed: u64, steps: u32) -> Vec<String> {
    let store = desk.store().await;
    let (books, others) = (Books::new(&store).await, Books::new(&store).await);
    let bank = Bank::new(&store, &books).await;
    let model = Model { accounts: books.accounts.to_vec(), bank, ..Model::default() };
    let (dice, keys) = (Dice(seed), 0);
    let mut play = Play { store, books, others: &others, model, dice, keys };
    let mut told = Vec::new();
    for _ in 0..steps {
        told.push(play.act().await);
        play.compare(desk).await;
    }
    if matches!(desk.location, tieout_store::Location::Sqlite(_)) {
        check_import(&play.store, &play.books).await;
    }
    play.store.close().await;
    told
}

on_both_databases! {
    async fn the_books_are_what_the_model_says_after_every_action(desk: &Desk) {
        history(desk, 11, 240).await;
    }
}

#[test]
fn both_databases_keep_the_same_books() {
    let mut told = Vec::new();
    for seed in [1, 2] {
        let name = concat!(module_path!(), "::both_databases_keep_the_same_books");
        let Some(postgres) = Desk::postgres(name) else { return };
        let sqlite = Desk::migrated();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let one = runtime.block_on(history(&sqlite, seed, 160));
        let other = runtime.block_on(history(&postgres, seed, 160));
        assert_eq!(one, other, "seed {seed}");
        told.extend(one);
    }
    for kind in ["post", "reverse"].into_iter().chain(banking::KINDS) {
        let is_done = |told: &String| told.starts_with(kind) && told.ends_with("done");
        assert!(told.iter().any(is_done), "{kind} was done: {told:?}");
    }
}
