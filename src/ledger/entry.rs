//! An entry of the books: what it is beside its lines, its place behind the last one, and what undoes it.

use super::chain::{self, ChainEntry, ChainEvent, ChainLine, EntryHash, EventHash};
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use crate::contract::ledger::journal::{Journal, Line, NewJournal, Source};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::id::{JournalId, OrganisationId, UserId};
use crate::money::Money;
use crate::time::Timestamp;

/// Most characters of a description.
const DESCRIPTION_CHARS_MAX: usize = 500;

/// An entry to be posted, but for its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// Its name in the API.
    pub id: JournalId,
    /// The day it counts for.
    pub entry_date: Date,
    /// What somebody wrote.
    pub description: String,
    /// A document's number.
    pub reference: Option<String>,
    /// Its name elsewhere.
    pub external_id: Option<String>,
    /// What makes it.
    pub source: Source,
    /// What it undoes.
    pub reverses: Option<JournalId>,
}

impl NewEntry {
    /// A journal as it was to be posted.
    #[must_use]
    pub fn of(journal: &Journal) -> Self {
        Self {
            id: journal.id,
            entry_date: journal.entry_date,
            description: journal.description.clone(),
            reference: journal.reference.clone(),
            external_id: journal.external_id.clone(),
            source: journal.source,
            reverses: journal.reverses_journal_id,
        }
    }

    /// The entry that undoes this one, which stands at a place in the books.
    #[must_use]
    pub fn reversal(
        &self,
        sequence: i64,
        id: JournalId,
        entry_date: Date,
        description: Option<String>,
    ) -> Self {
        let usual = || {
            let words = format!("Reversal of journal {sequence}: {}", self.description);
            words.chars().take(DESCRIPTION_CHARS_MAX).collect()
        };
        Self {
            id,
            entry_date,
            description: description.unwrap_or_else(usual),
            reference: self.reference.clone(),
            external_id: None,
            source: Source::Reversal,
            reverses: Some(self.id),
        }
    }
}

/// The lines of a journal as they were posted.
#[must_use]
pub fn legs(journal: &Journal) -> Vec<Leg> {
    let leg = |line: &Line| Leg {
        account: line.account_id,
        amount: Money::from_minor(line.debit.minor() - line.credit.minor()),
        memo: line.memo.clone(),
        vat_code: line.vat_code,
        vat_kind: line.vat_kind.unwrap_or(TaxCodeKind::Standard),
        vat: line.vat_amount,
        vat_in_cost: line.vat_in_cost,
        vat_side: line.vat_side,
        is_generated: line.generated,
    };
    journal.lines.iter().map(leg).collect()
}

/// The kind that stands on a line: none for the usual one.
#[must_use]
pub fn stored_kind(kind: TaxCodeKind) -> Option<TaxCodeKind> {
    (kind != TaxCodeKind::Standard).then_some(kind)
}

/// Whose books an entry goes to, by whom and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PostedBy {
    /// Whose books.
    pub organisation: OrganisationId,
    /// By whom.
    pub user: UserId,
    /// When.
    pub at: Timestamp,
}

/// Where an organisation's books end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BooksEnd {
    /// The place of the last entry; 0 where there is none.
    pub sequence: i64,
    /// Its hash.
    pub hash: EntryHash,
    /// The sum of all totals, in minor units.
    pub posted_minor: i64,
    /// The number of the last audit event.
    pub audited: i64,
    /// Its hash.
    pub audit_hash: EventHash,
}

impl BooksEnd {
    /// Where books end in which there is nothing yet.
    pub const OPENED: Self = Self {
        sequence: 0,
        hash: chain::START,
        posted_minor: 0,
        audited: 0,
        audit_hash: chain::START,
    };

    /// The end behind one more entry, chained to the one before with the operator's key, if there is one.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn after(
        &self,
        entry: &NewEntry,
        posting: &Posting,
        by: PostedBy,
        key: Option<&[u8]>,
    ) -> Result<Self, Refusal> {
        let posted_minor = room(self.posted_minor, posting.total(), entry.reverses.is_some())?;
        let sequence = self.sequence + 1;
        let reverses = entry.reverses.map(|id| id.to_string());
        let chained = ChainEntry {
            id: &entry.id.to_string(),
            organisation: &by.organisation.to_string(),
            sequence,
            entry_date: &entry.entry_date.to_string(),
            description: &entry.description,
            reference: entry.reference.as_deref(),
            external_id: entry.external_id.as_deref(),
            source: entry.source.name(),
            reverses: reverses.as_deref(),
            total_minor: posting.total().minor(),
            created_at_ms: by.at.unix_ms(),
            created_by: &by.user.to_string(),
            layout: chain::LAYOUT,
        };
        let accounts: Vec<_> = posting.legs().iter().map(|leg| leg.account.to_string()).collect();
        let lines = posting.legs().iter().zip(&accounts).map(|(leg, account)| ChainLine {
            account,
            amount_minor: leg.amount.minor(),
            memo: leg.memo.as_deref(),
            vat_code: leg.vat_code.as_ref().map(LedgerVatCode::name),
            vat_minor: leg.vat.minor(),
            is_generated: i64::from(leg.is_generated),
            vat_side: leg.vat_side.map(Side::name),
            vat_kind: stored_kind(leg.vat_kind).map(TaxCodeKind::name),
            vat_in_cost_minor: leg.vat_in_cost.minor(),
        });
        let hash = chain::hash(key, &chain::bytes(&self.hash, &chained, lines));
        Ok(Self { sequence, hash, posted_minor, ..*self })
    }

    /// The end behind one more audit event, which gets the next number and is chained to the one before.
    #[must_use]
    pub fn after_event(&self, event: ChainEvent<'_>, key: Option<&[u8]>) -> Self {
        let audited = self.audited + 1;
        let event = ChainEvent { number: audited, ..event };
        let audit_hash = chain::hash(key, &chain::event_bytes(&self.audit_hash, &event));
        Self { audited, audit_hash, ..*self }
    }
}

/// What the totals of the books come to with one more. What undoes another finds room always: the
/// others take half of it at most, and each is undone once.
///
/// # Errors
/// [`Reason::TotalOutOfRange`].
pub fn room(posted_minor: i64, total: Money, is_undoing: bool) -> Result<i64, Refusal> {
    let most = if is_undoing { i64::MAX } else { i64::MAX / 2 };
    let grown = posted_minor.checked_add(total.minor()).filter(|grown| *grown <= most);
    grown.ok_or_else(|| {
        let message = "the books would hold more than they can count";
        Refusal::new(Reason::TotalOutOfRange, message)
    })
}

/// What they come to with a journal and the one that it asks for to undo it.
///
/// # Errors
/// [`Reason::TotalOutOfRange`].
pub fn room_for(posted_minor: i64, new: &NewJournal, total: Money) -> Result<i64, Refusal> {
    let posted_minor = room(posted_minor, total, false)?;
    if new.reverse_on.is_some() { room(posted_minor, total, true) } else { Ok(posted_minor) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::id::AccountId;

    const END: BooksEnd = BooksEnd {
        sequence: 4,
        hash: chain::START,
        posted_minor: 700,
        audited: 9,
        audit_hash: chain::START,
    };

    fn entry() -> NewEntry {
        NewEntry {
            id: JournalId::new(7),
            entry_date: Date::parse_iso("2026-03-02").unwrap(),
            description: "Rent".to_owned(),
            reference: Some("R-1".to_owned()),
            external_id: Some("x".to_owned()),
            source: Source::Manual,
            reverses: None,
        }
    }

    fn posting(minor: i64) -> Posting {
        let leg = |account, minor| Leg::plain(AccountId::new(account), minor);
        Posting::of(vec![leg(1, minor), leg(2, -minor)]).unwrap()
    }

    fn by() -> PostedBy {
        PostedBy {
            organisation: OrganisationId::new(1),
            user: UserId::new(2),
            at: Timestamp::from_unix_ms(5),
        }
    }

    #[test]
    fn an_entry_stands_behind_the_last_and_its_hash_hangs_on_the_one_before_and_on_the_key() {
        let next = END.after(&entry(), &posting(50), by(), None).unwrap();
        assert_eq!((next.sequence, next.posted_minor, next.audited), (5, 750, 9));
        let moved = BooksEnd { hash: [1; 32], ..END };
        assert_ne!(next.hash, moved.after(&entry(), &posting(50), by(), None).unwrap().hash);
        let keyed = END.after(&entry(), &posting(50), by(), Some(&[3; 32])).unwrap();
        assert_ne!(next.hash, keyed.hash);
    }

    #[test]
    fn an_event_stands_behind_the_last_and_its_hash_hangs_on_all_of_it_the_one_before_and_the_key()
    {
        let event = ChainEvent {
            organisation: "org_1",
            number: 0,
            at_ms: 5,
            user: "usr_2",
            key: None,
            action: "account.update",
            object: "acc_1",
            was: None,
            became: Some("{}"),
            states: None,
        };
        let next = END.after_event(event, None);
        assert_eq!((next.audited, next.sequence, next.hash), (10, 4, END.hash));
        let others = [
            ChainEvent { organisation: "org_2", ..event },
            ChainEvent { at_ms: 6, ..event },
            ChainEvent { user: "usr_3", ..event },
            ChainEvent { key: Some(""), ..event },
            ChainEvent { action: "account.create", ..event },
            ChainEvent { object: "acc_2", ..event },
            ChainEvent { was: Some(""), ..event },
            ChainEvent { became: None, ..event },
            ChainEvent { states: Some(&[]), ..event },
            ChainEvent { states: Some(&[7; 32]), ..event },
        ];
        for other in others {
            assert_ne!(next.audit_hash, END.after_event(other, None).audit_hash, "{other:?}");
        }
        let moved = BooksEnd { audit_hash: [1; 32], ..END };
        assert_ne!(next.audit_hash, moved.after_event(event, None).audit_hash);
        assert_ne!(next.audit_hash, END.after_event(event, Some(&[3; 32])).audit_hash);
    }

    #[test]
    fn a_reversal_names_what_it_undoes_and_has_no_name_elsewhere() {
        let long = NewEntry { description: "x".repeat(500), ..entry() };
        let day = entry().entry_date.plus_days(3);
        let undoing = long.reversal(4, JournalId::new(8), day, None);
        assert_eq!((undoing.reverses, undoing.source), (Some(long.id), Source::Reversal));
        assert_eq!((undoing.external_id, undoing.entry_date), (None, day));
        assert!(undoing.description.starts_with("Reversal of journal 4: xx"));
        assert_eq!(undoing.description.chars().count(), DESCRIPTION_CHARS_MAX);
        let said = entry().reversal(4, JournalId::new(8), day, Some("Typed twice".to_owned()));
        assert_eq!(said.description, "Typed twice");
    }

    proptest! {
        #[test]
        fn whatever_is_posted_can_be_undone_however_full_the_books_are(
            totals in prop::collection::vec(1..=i64::MAX / 4, 0..12),
        ) {
            let (mut posted, mut taken) = (0, Vec::new());
            for total in totals.into_iter().map(Money::from_minor) {
                match room(posted, total, false) {
                    Ok(grown) => {
                        posted = grown;
                        taken.push(total);
                    }
                    Err(refusal) => prop_assert_eq!(refusal.reason, Reason::TotalOutOfRange),
                }
            }
            for total in taken {
                posted = room(posted, total, true).unwrap();
            }
        }
    }
}
