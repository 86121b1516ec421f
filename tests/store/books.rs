//! An organisation with journals, for tests that look at its tables.

use tieout::contract::ledger::journal::NewJournal;
use tieout::contract::ledger::organisation::NewOrganisation;
use tieout::id::{AccountId, JournalId, MemberId, OrganisationId};
use tieout::ledger::chart::UK_DEFAULT;
use tieout_store::{
    Action, Actor, Change, Changed, Context, CreateOrganisation, Denial, NotDone, PostJournal,
    ReverseJournal, Store,
};

use crate::support::{Party, at, bits};

/// An organisation and some accounts that take journals.
#[derive(Debug, Clone)]
pub(crate) struct Books {
    pub(crate) organisation: OrganisationId,
    pub(crate) actor: Actor,
    pub(crate) accounts: [AccountId; 8],
}

impl Books {
    pub(crate) async fn new(store: &Store) -> Self {
        let party = Party::with_credits(store, 0).await;
        let account_bits: Vec<u128> = UK_DEFAULT.iter().map(|_| bits()).collect();
        let plain =
            UK_DEFAULT.iter().zip(&account_bits).filter(|(account, _)| account.role.is_none());
        let ids: Vec<AccountId> = plain.map(|(_, bits)| AccountId::new(*bits)).collect();
        let books = Self {
            organisation: OrganisationId::new(bits()),
            actor: Actor { user: party.user, key: Some(party.key) },
            accounts: ids[..8].try_into().expect("eight"),
        };
        let create = CreateOrganisation {
            new: NewOrganisation::read(r#"{"name":"Acorn Ltd"}"#).expect("a body"),
            email: "owner@example.com".to_owned(),
            member: MemberId::new(bits()),
            account_bits,
        };
        books.change(store, create).await;
        books
    }

    /// Does something that must be done.
    pub(crate) async fn change<A: Action>(&self, store: &Store, action: A) {
        let changed = self.try_change(store, action).await;
        let changed = changed.unwrap_or_else(|denial| panic!("{denial:?}"));
        assert!(matches!(changed, Changed::Done(_)));
    }

    /// What comes of a change.
    pub(crate) async fn try_change<A: Action>(
        &self,
        store: &Store,
        action: A,
    ) -> Result<Changed, NotDone<Denial>> {
        let context = Context {
            organisation: self.organisation,
            actor: self.actor,
            version: None,
            at: at(0),
        };
        let change = Change { context, repetition: None, status: 201, action: Box::new(action) };
        store.change(change).await
    }

    /// Posts a journal of 10.00 on this day of January 2026.
    pub(crate) async fn post(&self, store: &Store, day: u8) -> JournalId {
        let journal = self.journal(day);
        let id = journal.id;
        self.change(store, journal).await;
        id
    }

    /// A journal of 10.00 on this day of January 2026.
    pub(crate) fn journal(&self, day: u8) -> PostJournal {
        let [debit, credit, ..] = self.accounts;
        let body = format!(
            r#"{{"entry_date":"2026-01-{day:02}","description":"Day {day}","reference":"R{day}",
            "external_id":"X{day}","lines":[{{"account_id":"{debit}","debit":10.00,"memo":"m"}},
            {{"account_id":"{credit}","credit":10.00,"vat_code":"ZR"}}]}}"#
        );
        let new = NewJournal::read(&body).expect("a body");
        PostJournal { id: JournalId::new(bits()), reversal: JournalId::new(bits()), new }
    }

    /// Undoes a journal.
    pub(crate) async fn reverse(&self, store: &Store, journal: JournalId) {
        let id = JournalId::new(bits());
        let how = tieout::contract::ledger::journal::Reverse::default();
        self.change(store, ReverseJournal { journal, id, how }).await;
    }
}
