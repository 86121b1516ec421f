//! Rows of bank statements: made, imported, coded, undone, left out; `confirming` has the rest.

use tieout::contract::ledger::account::NewAccount;
use tieout::contract::ledger::bank_account::{BankAccountFilter, NewBankAccount};
use tieout::contract::ledger::bank_transaction::{
    BankTransactionFilter, BankTransactionPatch, Import, NewBankTransaction, ReasonBody,
};
use tieout::id::{AccountId, BankAccountId, BankTransactionId, JournalId};
use tieout_store::{
    CreateAccount, CreateBankAccount, CreateBankTransaction, ExcludeBankTransaction,
    ImportBankTransactions, Page, Store, UpdateBankTransaction, VoidBankTransaction,
};

use super::{Play, ask, come_of, expected};
use crate::books::Books;
use crate::support::bits;

/// Each gives a number that must be 0.
pub(super) const LAWS: [&str; 5] = [
    // A confirmed row is a line of a journal on the account of its bank account, of its amount.
    "SELECT count(*) FROM bank_transactions t JOIN bank_accounts b ON b.id = t.bank_account_id \
     JOIN journals j ON j.id = t.journal_id LEFT JOIN journal_lines l \
     ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
     AND l.line = t.journal_line AND l.account_id = b.account_id AND l.amount = t.amount \
     WHERE l.line IS NULL",
    // Of a journal that stands.
    "SELECT count(*) FROM bank_transactions t JOIN journals r ON r.reverses_journal_id = t.journal_id",
    // A journal of the bank's that stands has a row that posted it.
    "SELECT count(*) FROM journals j WHERE j.source = 'bank' \
     AND NOT EXISTS (SELECT 1 FROM journals r WHERE r.reverses_journal_id = j.id) \
     AND NOT EXISTS (SELECT 1 FROM bank_transactions t WHERE t.journal_id = j.id \
     AND t.way <> 'match')",
    // What is posted again is posted no earlier than on the day on which the former was taken back.
    "SELECT count(*) FROM bank_transactions t JOIN journals j ON j.id = t.journal_id \
     WHERE t.way <> 'match' AND j.entry_date < t.taken_back",
    // Nothing belongs to two organisations.
    "SELECT count(*) FROM bank_transactions t JOIN bank_accounts b ON b.id = t.bank_account_id \
     LEFT JOIN journals j ON j.id = t.journal_id WHERE b.organisation_id <> t.organisation_id \
     OR j.organisation_id <> t.organisation_id",
];

/// What a history tells of what was done to rows.
pub(super) const KINDS: [&str; 10] = [
    "row", "import", "code", "account", "split", "transfer", "match", "void", "exclude", "restore",
];

/// What the bank accounts should be.
#[derive(Default)]
pub(super) struct Bank {
    pub(super) accounts: Vec<(BankAccountId, AccountId)>,
    pub(super) vat_control: Option<AccountId>,
    pub(super) rows: Vec<Row>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Waiting,
    Excluded,
    /// It is this line of this journal of the model; it has posted it, or not.
    Confirmed {
        entry: usize,
        line: usize,
        has_posted: bool,
    },
}

#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) id: BankTransactionId,
    pub(super) bank: usize,
    pub(super) day: u8,
    pub(super) minor: i64,
    external: Option<usize>,
    pub(super) account: Option<AccountId>,
    pub(super) is_standard_rated: bool,
    /// The latest day on which something that it had posted was taken back; 0 is none.
    pub(super) taken_back: u8,
    /// What it was matched to and is no longer.
    pub(super) unlinked: Vec<usize>,
    pub(super) standing: Standing,
}

impl Row {
    pub(super) const fn is_waiting(&self) -> bool {
        matches!(self.standing, Standing::Waiting)
    }

    /// The journal and the line that it stands for.
    const fn place(&self) -> Option<(usize, usize)> {
        match self.standing {
            Standing::Confirmed { entry, line, .. } => Some((entry, line)),
            _ => None,
        }
    }

    /// Why it is not confirmed, whatever as.
    pub(super) const fn refuses(&self) -> Option<&'static str> {
        match self.standing {
            Standing::Waiting => None,
            Standing::Excluded => Some("excluded"),
            Standing::Confirmed { .. } => Some("already_confirmed"),
        }
    }
}

impl Bank {
    /// Two bank accounts, and an account for VAT.
    pub(super) async fn new(store: &Store, books: &Books) -> Self {
        let vat_control = AccountId::new(bits());
        let new = r#"{"code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control"}"#;
        let new = NewAccount::read(new).unwrap();
        books.change(store, CreateAccount { id: vat_control, new }).await;
        let mut accounts = Vec::new();
        for name in ["Current", "Savings"] {
            let (id, account) = (BankAccountId::new(bits()), AccountId::new(bits()));
            let new = NewBankAccount::read(&format!(r#"{{"name":"{name}"}}"#)).unwrap();
            let journal = JournalId::new(bits());
            books.change(store, CreateBankAccount { id, account, journal, new }).await;
            accounts.push((id, account));
        }
        Self { accounts, vat_control: Some(vat_control), rows: Vec::new() }
    }

    pub(super) fn has_account(&self, account: AccountId) -> bool {
        self.accounts.iter().any(|(_, own)| *own == account)
    }

    pub(super) fn has_codings(&self, account: AccountId) -> bool {
        self.rows.iter().any(|row| row.account == Some(account))
    }

    /// Whether a row stands for a line of a journal.
    pub(super) fn stands_for(&self, entry: usize) -> bool {
        self.rows.iter().any(|row| row.place().is_some_and(|(of, _)| of == entry))
    }

    pub(super) fn is_taken(&self, place: (usize, usize)) -> bool {
        self.rows.iter().any(|row| row.place() == Some(place))
    }
}

pub(super) fn money(minor: i64) -> String {
    let sign = if minor < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", minor.abs() / 100, minor.abs() % 100)
}

impl Play<'_> {
    /// The account and the amount of a row that waits, now and then.
    pub(super) fn said_by_a_row(&mut self) -> Option<(AccountId, i64)> {
        if self.dice.roll(2) == 0 {
            return None;
        }
        let which = self.which()?;
        let row = &self.model.bank.rows[which];
        Some((self.model.bank.accounts[row.bank].1, row.minor))
    }

    /// An amount that other rows have too.
    fn movement(&mut self) -> i64 {
        let minor = [2, 1_000, 2_500, 12_000][self.dice.roll(4)];
        if self.dice.roll(2) == 0 { minor } else { -minor }
    }

    pub(super) async fn act_on_bank(&mut self) -> String {
        match self.dice.roll(16) {
            0..=2 => self.row().await,
            3 => self.import().await,
            4 | 5 => self.code().await,
            6..=9 => self.by_accounts().await,
            10 => self.transfer().await,
            11 | 12 => self.matched().await,
            13 | 14 => self.void().await,
            _ => self.exclude().await,
        }
    }

    /// A row of the model, more often one that waits.
    pub(super) fn which(&mut self) -> Option<usize> {
        let rows = &self.model.bank.rows;
        let waiting: Vec<usize> = (0..rows.len()).filter(|at| rows[*at].is_waiting()).collect();
        match (rows.len(), waiting.len()) {
            (0, _) => None,
            (all, 0) => Some(self.dice.roll(all)),
            (all, some) => Some(match self.dice.roll(4) {
                0 => self.dice.roll(all),
                _ => waiting[self.dice.roll(some)],
            }),
        }
    }

    fn external(&mut self) -> Option<usize> {
        (self.dice.roll(3) == 0).then(|| self.dice.roll(40))
    }

    async fn row(&mut self) -> String {
        let (bank, minor, external) = (self.dice.roll(2), self.movement(), self.external());
        let when = u8::try_from(1 + self.dice.roll(28)).unwrap();
        let bank_account = self.model.bank.accounts[bank].0;
        let named = external.map(|name| format!(r#","external_id":"{name}""#)).unwrap_or_default();
        let body = format!(
            r#"{{"bank_account_id":"{bank_account}","date":"2026-01-{when:02}","amount":{},
            "description":"R"{named}}}"#,
            money(minor)
        );
        let id = BankTransactionId::new(bits());
        let action = CreateBankTransaction { id, new: NewBankTransaction::read(&body).unwrap() };
        self.keys += 1;
        let came = come_of(&self.store, &self.books, action.clone(), Some(self.keys)).await;
        let is_there =
            |row: &Row| external.is_some() && (row.bank, row.external) == (bank, external);
        let should =
            expected(&[(self.model.bank.rows.iter().any(is_there), "duplicate_external_id")]);
        assert_eq!(came, should, "{body}");
        if came == "done" {
            self.model.bank.rows.push(new_row(id, (bank, when, minor), external));
            let again = come_of(&self.store, &self.books, action, Some(self.keys)).await;
            assert_eq!(again, "replayed");
        }
        format!("row {bank} {when} {minor} {came}")
    }

    async fn import(&mut self) -> String {
        let bank = self.dice.roll(2);
        let bank_account = self.model.bank.accounts[bank].0;
        let rows: Vec<_> = (0..4)
            .map(|_| {
                let when = [3, 20][self.dice.roll(2)];
                let minor = [1_000, -1_000][self.dice.roll(2)];
                (when, minor, self.external())
            })
            .collect();
        let row = |(when, minor, external): &(u8, i64, Option<usize>)| {
            let named =
                external.map(|name| format!(r#","external_id":"{name}""#)).unwrap_or_default();
            let amount = money(*minor);
            format!(r#"{{"date":"2026-01-{when:02}","amount":{amount},"description":"R"{named}}}"#)
        };
        let list = rows.iter().map(row).collect::<Vec<_>>().join(",");
        let body = format!(r#"{{"bank_account_id":"{bank_account}","rows":[{list}]}}"#);
        let ids: Vec<_> = rows.iter().map(|_| BankTransactionId::new(bits())).collect();
        let import = Import::read(&body).unwrap();
        let action = ImportBankTransactions { ids: ids.clone(), import };
        // An external id stands for one day and amount, there or in the file.
        let is_other = |(at, (when, minor, external)): (usize, &(u8, i64, Option<usize>))| {
            let there = self.model.bank.rows.iter();
            let is_it =
                |row: &&Row| external.is_some() && (row.bank, row.external) == (bank, *external);
            let before = rows[..at].iter().find(|row| external.is_some() && row.2 == *external);
            let said = there.filter(is_it).map(|row| (row.day, row.minor)).next();
            let said = said.or_else(|| before.map(|row| (row.0, row.1)));
            said.is_some_and(|said| said != (*when, *minor))
        };
        let contradicts = rows.iter().enumerate().any(is_other);
        // What is new: an external id that nobody has, the n-th of a content that fewer are there of.
        let known = self.model.bank.rows.clone();
        let mut made: Vec<Row> = Vec::new();
        for (at, (when, minor, external)) in rows.iter().enumerate() {
            let is_new = if external.is_some() {
                let mut all = known.iter().chain(&made);
                !all.any(|row| (row.bank, row.external) == (bank, *external))
            } else {
                let is_same = |row: &&Row| {
                    (row.bank, row.day, row.minor, row.external) == (bank, *when, *minor, None)
                };
                let before = &rows[..at];
                let before = before.iter().filter(|row| **row == (*when, *minor, None));
                before.count() >= known.iter().filter(is_same).count()
            };
            if is_new {
                made.push(new_row(ids[at], (bank, *when, *minor), *external));
            }
        }
        let (came, answer) = ask(&self.store, &self.books, action.clone(), None).await;
        assert_eq!(came, expected(&[(contradicts, "duplicate_external_id")]), "{body}");
        if contradicts {
            return format!("import {bank} 0 {came}");
        }
        let counts = format!(r#""created":{},"duplicates":{},"#, made.len(), 4 - made.len());
        let answered = answer.unwrap().body;
        assert!(answered.contains(&counts), "{answered} {body}");
        let created = made.len();
        self.model.bank.rows.extend(made);
        // The same file twice creates nothing.
        let (_, again) = ask(&self.store, &self.books, action, None).await;
        assert!(again.unwrap().body.contains(r#""created":0,"duplicates":4,"#));
        format!("import {bank} {created} {came}")
    }

    async fn code(&mut self) -> String {
        let Some(which) = self.which() else { return "nothing to code".to_owned() };
        let account = self.account();
        let is_standard_rated = self.dice.roll(2) == 0;
        let vat_code = if is_standard_rated { "ST" } else { "NV" };
        let body = format!(r#"{{"account_id":"{account}","vat_code":"{vat_code}"}}"#);
        let row = self.model.bank.rows[which].clone();
        let patch = BankTransactionPatch::read(&body).unwrap();
        let action = UpdateBankTransaction { id: row.id, patch };
        let elsewhere = come_of(&self.store, self.others, action.clone(), None).await;
        assert_eq!(elsewhere, "not there");
        let came = come_of(&self.store, &self.books, action, None).await;
        let refused = self.model.refuses(account);
        let own = self.model.bank.accounts[row.bank].1;
        let should = expected(&[
            (!row.is_waiting(), "not_unconfirmed"),
            (refused.is_some(), refused.unwrap_or_default()),
            (account == own, "same_bank_account"),
        ]);
        assert_eq!(came, should, "{body}");
        if came == "done" {
            let row = &mut self.model.bank.rows[which];
            (row.account, row.is_standard_rated) = (Some(account), is_standard_rated);
        }
        format!("code {which} {came}")
    }

    async fn void(&mut self) -> String {
        let rows = &self.model.bank.rows;
        let confirmed: Vec<usize> =
            (0..rows.len()).filter(|at| rows[*at].place().is_some()).collect();
        let which = match (self.dice.roll(6), rows.len(), confirmed.len()) {
            (_, 0, _) => return "nothing to void".to_owned(),
            (0, all, _) | (_, all, 0) => self.dice.roll(all),
            (_, _, some) => confirmed[self.dice.roll(some)],
        };
        let row = self.model.bank.rows[which].clone();
        let journal = JournalId::new(bits());
        let because = ReasonBody::default();
        let action = VoidBankTransaction { id: row.id, journal, because };
        let elsewhere = come_of(&self.store, self.others, action.clone(), None).await;
        assert_eq!(elsewhere, "not there");
        let came = come_of(&self.store, &self.books, action.clone(), None).await;
        assert_eq!(came, expected(&[(row.place().is_none(), "not_confirmed")]));
        match row.standing {
            Standing::Confirmed { entry, has_posted: true, .. } => {
                let counted_from = self.model.entries[entry].day;
                let day = self.model.reverse(entry, journal, None);
                // Whoever stands for a part of it waits again.
                for row in &mut self.model.bank.rows {
                    if row.place().is_some_and(|(of, _)| of == entry) {
                        row.standing = Standing::Waiting;
                        if day > counted_from {
                            row.taken_back = row.taken_back.max(day);
                        }
                    }
                }
            }
            Standing::Confirmed { entry, .. } => {
                let row = &mut self.model.bank.rows[which];
                row.standing = Standing::Waiting;
                row.unlinked.push(entry);
            }
            _ => {}
        }
        if came == "done" {
            assert_eq!(come_of(&self.store, &self.books, action, None).await, "not_confirmed");
        }
        format!("void {which} {came}")
    }

    async fn exclude(&mut self) -> String {
        let Some(which) = self.which() else { return "nothing to exclude".to_owned() };
        let row = self.model.bank.rows[which].clone();
        // What is out is taken in again now and then, and the other way round.
        let is_out = self.dice.roll(2) == 0;
        let out = self.model.bank.rows.iter().position(|row| row.standing == Standing::Excluded);
        let which = if is_out { which } else { out.unwrap_or(which) };
        let row = if is_out { row } else { self.model.bank.rows[which].clone() };
        let because = ReasonBody::default();
        let action = ExcludeBankTransaction { id: row.id, is_out, because };
        let came = come_of(&self.store, &self.books, action, None).await;
        let is_excluded = row.standing == Standing::Excluded;
        let should = expected(&[
            (is_out && row.place().is_some(), "already_confirmed"),
            (is_out && is_excluded, "already_excluded"),
            (!is_out && !is_excluded, "not_excluded"),
        ]);
        assert_eq!(came, should);
        if came == "done" {
            let standing = if is_out { Standing::Excluded } else { Standing::Waiting };
            self.model.bank.rows[which].standing = standing;
        }
        format!("{} {which} {came}", if is_out { "exclude" } else { "restore" })
    }

    /// The rows and the bank accounts are what the model says.
    pub(super) async fn compare_bank(&self) {
        let page = Page { limit: u32::MAX, offset: 0 };
        let filter = BankTransactionFilter::default();
        let listed =
            self.store.bank_transactions(self.books.organisation, &filter, &page.into()).await;
        let (mut found, _) = listed.unwrap();
        found.sort_by_key(|row| row.id);
        let mut rows: Vec<&Row> = self.model.bank.rows.iter().collect();
        rows.sort_by_key(|row| row.id);
        assert_eq!(found.len(), rows.len());
        for (found, row) in found.iter().zip(rows) {
            let journal = row.place().map(|(entry, _)| self.model.entries[entry].id);
            assert_eq!((found.id, found.journal_id), (row.id, journal), "{row:?}");
            let status = match row.standing {
                Standing::Waiting => "unconfirmed",
                Standing::Excluded => "excluded",
                Standing::Confirmed { .. } => "confirmed",
            };
            assert_eq!((found.status.name(), found.amount.minor()), (status, row.minor));
        }
        let balances = self.model.balances(31);
        let accounts = self
            .store
            .bank_accounts(self.books.organisation, &BankAccountFilter::default(), None)
            .await
            .unwrap();
        for account in accounts {
            let balance = balances.get(&account.account_id).copied().unwrap_or_default();
            assert_eq!(account.ledger_balance.minor(), balance);
            let own = |row: &&Row| self.model.bank.accounts[row.bank].0 == account.id;
            let waiting = self.model.bank.rows.iter().filter(own).filter(|row| row.is_waiting());
            assert_eq!(usize::try_from(account.unconfirmed_count).unwrap(), waiting.count());
        }
    }
}

const fn new_row(
    id: BankTransactionId,
    (bank, day, minor): (usize, u8, i64),
    external: Option<usize>,
) -> Row {
    let (account, is_standard_rated, standing) = (None, false, Standing::Waiting);
    Row {
        id,
        bank,
        day,
        minor,
        external,
        account,
        is_standard_rated,
        taken_back: 0,
        unlinked: Vec::new(),
        standing,
    }
}
