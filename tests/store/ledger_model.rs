//! Books under any order of actions, beside a small model of them, and both databases agreeing.
//!
//! After each action: what came of it is what the model says; each journal balances; the trial balance
//! is the model's, at several days, and adds up to nothing; totals, places, hashes and links hold
//! (`integrity`); whatever was refused has left nothing; a repetition has done nothing again.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::account::AccountPatch;
use tieout::contract::ledger::journal::{NewJournal, Reverse};
use tieout::contract::ledger::organisation::PeriodLock;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId};
use tieout_daemon::store::{
    Action, Change, Changed, Context, DeleteAccount, Denial, IntegrityQuestion, LockPeriod,
    PostJournal, Repetition, ReverseJournal, Store, UpdateAccount,
};

use crate::books::Books;
use crate::support::{Desk, at, bits, on_both_databases};

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

/// A journal of the model: a debit and a credit.
struct Entry {
    id: JournalId,
    day: u8,
    debit: AccountId,
    credit: AccountId,
    minor: i64,
    is_reversal: bool,
    is_reversed: bool,
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
}

impl Model {
    fn has_postings(&self, account: AccountId) -> bool {
        self.entries.iter().any(|entry| entry.debit == account || entry.credit == account)
    }

    /// What accounts come to at the end of a day.
    fn balances(&self, day: u8) -> BTreeMap<AccountId, i64> {
        let mut balances = BTreeMap::new();
        for entry in self.entries.iter().filter(|entry| entry.day <= day) {
            *balances.entry(entry.debit).or_insert(0) += entry.minor;
            *balances.entry(entry.credit).or_insert(0) -= entry.minor;
        }
        balances.retain(|_, balance| *balance != 0);
        balances
    }

    /// Why an account takes no posting.
    fn refuses(&self, account: AccountId) -> Option<&'static str> {
        if self.gone.contains(&account) || !self.accounts.contains(&account) {
            return Some("unknown_reference");
        }
        self.archived.contains(&account).then_some("account_archived")
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
        action,
    };
    match store.change(change).await.unwrap() {
        Ok(Changed::Done(_)) => "done".to_owned(),
        Ok(Changed::Replayed(_)) => "replayed".to_owned(),
        Err(Denial::Refused(refusal)) => refusal.reason.to_string(),
        Err(Denial::NotThere) => "not there".to_owned(),
        Err(denial) => format!("{denial:?}"),
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
            _ => self.model.accounts[self.dice.roll(self.model.accounts.len())],
        }
    }

    async fn act(&mut self) -> String {
        match self.dice.roll(10) {
            0..=4 => self.post().await,
            5..=6 => self.reverse().await,
            7 => self.lock().await,
            8 => self.archive().await,
            _ => self.delete().await,
        }
    }

    async fn post(&mut self) -> String {
        let (debit, credit) = (self.account(), self.account());
        let when = u8::try_from(1 + self.dice.roll(28)).unwrap();
        let minor = i64::try_from(1 + self.dice.roll(100_000)).unwrap();
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
            let entry = Entry {
                id,
                day: when,
                debit,
                credit,
                minor,
                is_reversal: false,
                is_reversed: false,
            };
            self.model.entries.push(entry);
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
            (entry.is_reversed, "already_reversed"),
            (entry.is_reversal, "not_manual"),
            (asked.is_some_and(|asked| asked < entry.day), "reversal_too_early"),
            (asked.is_some_and(|asked| asked <= locked_to), "period_locked"),
        ]);
        // One journal's mirror may be asked of another organisation: it is not there.
        let elsewhere = come_of(&self.store, self.others, action.clone(), None).await;
        assert_eq!(elsewhere, "not there");
        let came = come_of(&self.store, &self.books, action, None).await;
        assert_eq!(came, should);
        if came == "done" {
            let usual = entry.day.max(locked_to.saturating_add(1));
            let mirror = Entry {
                id,
                day: asked.unwrap_or(if entry.day <= locked_to { usual } else { entry.day }),
                debit: entry.credit,
                credit: entry.debit,
                minor: entry.minor,
                is_reversal: true,
                is_reversed: false,
            };
            self.model.entries[which].is_reversed = true;
            self.model.entries.push(mirror);
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
            (self.model.has_postings(id), "account_in_use"),
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
            let trial = self.store.trial_balance(organisation, Some(day(when))).await.unwrap();
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
        for law in LAWS {
            assert_eq!(desk.number(law).await, 0, "{law}");
        }
    }
}

async fn history(desk: &Desk, seed: u64, steps: u32) -> Vec<String> {
    let store = desk.store().await;
    let (books, others) = (Books::new(&store).await, Books::new(&store).await);
    let model = Model { accounts: books.accounts.to_vec(), ..Model::default() };
    let (dice, keys) = (Dice(seed), 0);
    let mut play = Play { store, books, others: &others, model, dice, keys };
    let mut told = Vec::new();
    for _ in 0..steps {
        told.push(play.act().await);
        play.compare(desk).await;
    }
    play.store.close().await;
    told
}

on_both_databases! {
    async fn the_books_are_what_the_model_says_after_every_action(desk: &Desk) {
        history(desk, 11, 120).await;
    }
}

#[test]
fn both_databases_keep_the_same_books() {
    for seed in [1, 2] {
        let name = concat!(module_path!(), "::both_databases_keep_the_same_books");
        let Some(postgres) = Desk::postgres(name) else { return };
        let sqlite = Desk::sqlite();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let one = runtime.block_on(history(&sqlite, seed, 60));
        let other = runtime.block_on(history(&postgres, seed, 60));
        assert_eq!(one, other, "seed {seed}");
        for kind in ["post", "reverse"] {
            let is_done = |told: &String| told.starts_with(kind) && told.ends_with("done");
            assert!(one.iter().any(is_done), "something was done: {one:?}");
        }
    }
}
