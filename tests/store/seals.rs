//! With the operator's key, nobody else makes the chains anew: their heads are sealed.

use tieout::contract::ledger::organisation::NewOrganisation;
use tieout::id::{MemberId, OrganisationId, UserId};
use tieout_store::{
    CreateOrganisation, IntegrityQuestion, LedgerKey, Store, StoreError, StoreOptions,
};

use crate::books::Books;
use crate::integrity::tamper;
use crate::support::{Desk, bits, by, on_both_databases};

async fn keyed(desk: &Desk) -> Store {
    let key = LedgerKey::new(&"abcdefgh".repeat(4));
    let store = Store::open_with(&desk.location, StoreOptions::with_key(key)).await.unwrap();
    store.seal_ledger(by(9)).await.unwrap();
    store.check_ledger_key().await.unwrap();
    store
}

/// What is wrong with the books, if anything is.
async fn fault(store: &Store, books: &Books) -> Option<String> {
    let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
    let seen = store.integrity(books.organisation, &question).await.unwrap();
    assert_eq!(seen.ok, seen.first_bad.is_none());
    seen.first_bad.map(|bad| bad.message)
}

/// What is wrong with the security log.
async fn log_fault(store: &Store) -> Option<&'static str> {
    store.check_security_log(None).await.unwrap().fault.map(|fault| fault.message)
}

/// The key is not used on a ledger that it did not seal.
#[track_caller]
fn assert_refused(error: &StoreError) {
    let told = error.to_string();
    assert!(told.contains("was never sealed with TIEOUT_LEDGER_KEY"), "{told}");
}

const NO_SEAL: &str = "the head has no seal, though heads are sealed with the key";
const ANOTHER: &str = "the head has another seal than the key gives it";

on_both_databases! {
    async fn chains_that_are_made_anew_without_the_key_end_in_a_head_without_its_seal(desk: &Desk) {
        let plain = desk.store().await;
        let books = Books::new(&plain).await;
        books.post(&plain, 1).await;
        let keyed = keyed(desk).await;
        assert_eq!(fault(&keyed, &books).await, None, "what was there before the key is sealed");
        tamper(desk, &["CREATE TABLE kept_heads AS SELECT * FROM ledger_heads"]).await;
        // Whoever has the program and the tables, but not the key: every hash follows from the one before.
        tamper(desk, &["UPDATE ledger_heads SET seal = NULL"]).await;
        books.post(&plain, 2).await;
        assert_eq!(fault(&keyed, &books).await.as_deref(), Some(NO_SEAL));
        let old = "UPDATE ledger_heads SET seal = (SELECT seal FROM kept_heads k \
            WHERE k.organisation_id = ledger_heads.organisation_id)";
        tamper(desk, &[old]).await;
        assert_eq!(fault(&keyed, &books).await.as_deref(), Some(ANOTHER));
        let found = fault(&plain, &books).await;
        assert_eq!(found.as_deref(), Some("the head is sealed, and there is no TIEOUT_LEDGER_KEY here to hold it against"));
    }

    async fn a_head_that_moves_with_the_key_is_sealed_anew(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        for day in 1..4 {
            books.post(&keyed, day).await;
            assert_eq!(fault(&keyed, &books).await, None);
        }
        assert_eq!(desk.number("SELECT count(*) FROM ledger_heads WHERE seal IS NULL").await, 0);
        tamper(desk, &["UPDATE ledger_heads SET seal = NULL"]).await;
        assert_eq!(fault(&keyed, &books).await.as_deref(), Some(NO_SEAL));
    }

    async fn the_head_of_the_security_log_is_sealed_as_well(desk: &Desk) {
        let plain = desk.store().await;
        plain.create_user(UserId::new(bits()), "ann@x.example".to_owned(), by(0)).await.unwrap();
        let keyed = keyed(desk).await;
        assert_eq!(log_fault(&keyed).await, None);
        keyed.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        assert_eq!(log_fault(&keyed).await, None);
        tamper(desk, &["UPDATE security_head SET seal = NULL"]).await;
        assert_eq!(log_fault(&keyed).await, Some(NO_SEAL));
        tamper(desk, &["UPDATE security_head SET seal = hash"]).await;
        assert_eq!(log_fault(&keyed).await, Some(ANOTHER));
    }

    async fn chains_without_seals_are_not_taken_for_those_of_a_key_that_was_never_used(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        books.post(&keyed, 1).await;
        keyed.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        tamper(desk, &["UPDATE ledger_heads SET seal = NULL", "UPDATE security_head SET seal = NULL"]).await;
        // There is one mark, which tells by itself that heads were sealed.
        assert_eq!(desk.number("SELECT count(*) FROM settings WHERE name LIKE 'ledger_key%'").await, 1);
        assert_eq!(desk.number("SELECT count(*) FROM settings WHERE name = 'heads_sealed'").await, 0);
        assert_eq!(fault(&keyed, &books).await.as_deref(), Some(NO_SEAL));
        tamper(desk, &["DELETE FROM settings WHERE name = 'ledger_key_check'"]).await;
        assert_refused(&keyed.check_up().await.unwrap_err());
        assert_refused(&keyed.check_ledger_key().await.unwrap_err());
    }

    async fn nothing_is_chained_behind_a_head_that_is_not_as_it_was_sealed(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        books.post(&keyed, 1).await;
        keyed.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        tamper(desk, &[
            "CREATE TABLE kept_heads AS SELECT * FROM ledger_heads",
            "CREATE TABLE kept_log AS SELECT * FROM security_head",
        ]).await;
        // The next seal would vouch for whatever somebody made of the books.
        for seal in ["NULL", "hash"] {
            let change = format!("UPDATE ledger_heads SET seal = {seal}");
            let of_log = format!("UPDATE security_head SET seal = {seal}");
            tamper(desk, &[&change, &of_log]).await;
            let refused = books.try_change(&keyed, books.journal(2)).await.unwrap_err();
            assert!(format!("{refused:?}").contains("not sealed with the ledger key"), "{refused:?}");
            let user = UserId::new(bits());
            let refused = keyed.create_user(user, "ann@x.example".to_owned(), by(2)).await.unwrap_err();
            assert!(format!("{refused:?}").contains("not sealed with the ledger key"), "{refused:?}");
        }
        tamper(desk, &[
            "UPDATE ledger_heads SET seal = (SELECT seal FROM kept_heads k \
             WHERE k.organisation_id = ledger_heads.organisation_id)",
            "UPDATE security_head SET seal = (SELECT seal FROM kept_log)",
        ]).await;
        books.post(&keyed, 2).await;
        assert_eq!((fault(&keyed, &books).await, log_fault(&keyed).await), (None, None));
    }

    async fn a_daemon_without_the_key_changes_nothing_once_another_has_begun_with_it(desk: &Desk) {
        let plain = desk.store().await;
        let books = Books::new(&plain).await;
        books.post(&plain, 1).await;
        let keyed = keyed(desk).await;
        let refused = books.try_change(&plain, books.journal(2)).await.unwrap_err();
        let refused = format!("{refused:?}");
        assert!(refused.contains("a key that this program was not given"), "{refused}");
        let user = UserId::new(bits());
        let refused = plain.create_user(user, "ann@x.example".to_owned(), by(0)).await.unwrap_err();
        let refused = format!("{refused:?}");
        assert!(refused.contains("a key that this program was not given"), "{refused}");
        books.post(&keyed, 2).await;
        assert_eq!((fault(&keyed, &books).await, log_fault(&keyed).await), (None, None));
    }

    async fn heads_of_what_is_empty_are_sealed_too(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        assert_eq!(desk.number("SELECT count(*) FROM ledger_heads WHERE seal IS NULL").await, 0);
        // Emptied, with heads as a database has them in which nothing was written yet.
        tamper(desk, &[
            "DELETE FROM security_events",
            "UPDATE security_head SET number = 0, hash = (SELECT audit_hash FROM ledger_heads), seal = NULL",
        ]).await;
        let user = UserId::new(bits());
        let refused = keyed.create_user(user, "ann@x.example".to_owned(), by(2)).await.unwrap_err();
        assert!(format!("{refused:?}").contains("not sealed with the ledger key"), "{refused:?}");
        books.post(&keyed, 1).await;
        tamper(desk, &["UPDATE ledger_heads SET sequence = 0, posted = 0, audited = 0, seal = NULL"]).await;
        let refused = books.try_change(&keyed, books.journal(2)).await.unwrap_err();
        assert!(format!("{refused:?}").contains("not sealed with the ledger key"), "{refused:?}");
    }

    async fn a_ledger_that_the_key_did_not_seal_is_not_taken_for_its_own(desk: &Desk) {
        let plain = desk.store().await;
        let books = Books::new(&plain).await;
        books.post(&plain, 1).await;
        let key = LedgerKey::new(&"abcdefgh".repeat(4));
        let store = Store::open_with(&desk.location, StoreOptions::with_key(key)).await.unwrap();
        assert_refused(&store.check_ledger_key().await.unwrap_err());
        assert_refused(&store.check_up().await.unwrap_err());
        // Nothing that is wrong is sealed.
        desk.execute("UPDATE account_days SET debit = debit + 1").await.unwrap();
        let refused = store.seal_ledger(by(9)).await.unwrap_err().to_string();
        assert!(refused.starts_with("nothing was sealed: books of "), "{refused}");
        desk.execute("UPDATE account_days SET debit = debit - 1").await.unwrap();
        assert_eq!(store.seal_ledger(by(9)).await.unwrap(), Some(1));
        assert_eq!(store.seal_ledger(by(9)).await.unwrap(), None);
        store.check_ledger_key().await.unwrap();
        assert_eq!(store.check_up().await.unwrap().fault(), None);
        assert!(plain.seal_ledger(by(9)).await.unwrap_err().to_string().contains("TIEOUT_LEDGER_KEY"));
        let other = LedgerKey::new(&"hgfedcba".repeat(4));
        let other = Store::open_with(&desk.location, StoreOptions::with_key(other)).await.unwrap();
        let refused = other.seal_ledger(by(9)).await.unwrap_err().to_string();
        assert_eq!(refused, "TIEOUT_LEDGER_KEY is not the key of this ledger");
        other.close().await;
    }

    async fn a_seal_of_another_ledger_of_the_same_key_fits_no_head(desk: &Desk) {
        let key = LedgerKey::new(&"abcdefgh".repeat(4));
        let open = || Store::open_with(&desk.location, StoreOptions::with_key(key.clone()));
        // Who empties a ledger has the daemon begin one, and seal the end of a log in which nothing is.
        let begun = open().await.unwrap();
        begun.check_ledger_key().await.unwrap();
        tamper(desk, &[
            "CREATE TABLE kept_log AS SELECT * FROM security_head",
            "CREATE TABLE kept_settings AS SELECT * FROM settings",
            "DELETE FROM settings",
            "UPDATE security_head SET seal = NULL",
        ]).await;
        let store = open().await.unwrap();
        store.check_ledger_key().await.unwrap();
        let books = Books::new(&store).await;
        books.post(&store, 1).await;
        store.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        assert_eq!((log_fault(&store).await, fault(&store, &books).await), (None, None));
        tamper(desk, &[
            "DELETE FROM security_events",
            "UPDATE security_head SET number = 0, hash = (SELECT hash FROM kept_log), seal = (SELECT seal FROM kept_log)",
        ]).await;
        assert_eq!(log_fault(&store).await, Some(ANOTHER));
        tamper(desk, &["DELETE FROM settings", "INSERT INTO settings SELECT * FROM kept_settings"]).await;
        let anew = open().await.unwrap();
        anew.check_ledger_key().await.unwrap();
        assert_eq!((log_fault(&anew).await, fault(&anew, &books).await.as_deref()), (None, Some(ANOTHER)));
        for store in [begun, store, anew] {
            store.close().await;
        }
    }

    async fn what_is_chained_with_the_key_is_not_sealed_as_if_the_key_were_new(desk: &Desk) {
        let key = LedgerKey::new(&"abcdefgh".repeat(4));
        let store = Store::open_with(&desk.location, StoreOptions::with_key(key)).await.unwrap();
        store.check_ledger_key().await.unwrap();
        store.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        for sql in ["DELETE FROM settings", "UPDATE security_head SET seal = NULL", "UPDATE ledger_heads SET seal = NULL"] {
            desk.execute(sql).await.unwrap();
        }
        let refused = store.seal_ledger(by(9)).await.unwrap_err().to_string();
        assert!(refused.contains("are chained with TIEOUT_LEDGER_KEY"), "{refused}");
        store.close().await;
    }

    async fn what_is_sealed_in_part_is_not_sealed_again(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        books.post(&keyed, 1).await;
        keyed.create_user(UserId::new(bits()), "bob@x.example".to_owned(), by(1)).await.unwrap();
        // The log is forged without the key, and the mark taken out: the books' seals tell.
        tamper(desk, &[
            "DELETE FROM settings WHERE name = 'ledger_key_check'",
            "DELETE FROM security_events",
            "UPDATE security_head SET number = 0, hash = (SELECT audit_hash FROM ledger_heads), seal = NULL",
        ]).await;
        let refused = keyed.seal_ledger(by(9)).await.unwrap_err().to_string();
        assert!(refused.contains("the head") || refused.contains("mark of the key was removed"), "{refused}");
        // Without even an organisation that shows, there is still something in it.
        tamper(desk, &["UPDATE ledger_heads SET seal = NULL", "DELETE FROM organisations"]).await;
        assert_refused(&keyed.check_ledger_key().await.unwrap_err());
        assert_eq!(desk.number("SELECT count(*) FROM settings WHERE name = 'ledger_key_check'").await, 0);
    }

    async fn what_came_in_place_of_the_ledger_is_told_from_what_was_changed(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        // Another ledger of the same key: it has a name and seals of its own.
        tamper(desk, &[
            "UPDATE settings SET value = 'another' WHERE name = 'ledger_name'",
            "UPDATE ledger_heads SET seal = hash",
        ]).await;
        let refused = books.try_change(&keyed, books.journal(1)).await.unwrap_err();
        assert!(format!("{refused:?}").contains("start it again"), "{refused:?}");
        let new = Books { organisation: OrganisationId::new(bits()), ..books };
        let create = CreateOrganisation {
            new: NewOrganisation::read(r#"{"name":"Oak Ltd","chart":"empty"}"#).unwrap(),
            email: "owner@example.com".to_owned(),
            member: MemberId::new(bits()),
            account_bits: Vec::new(),
        };
        let refused = new.try_change(&keyed, create).await.unwrap_err();
        assert!(format!("{refused:?}").contains("start it again"), "{refused:?}");
    }

    async fn a_ledger_in_which_nothing_was_ever_written_is_well_with_a_key(desk: &Desk) {
        desk.store().await.close().await;
        let key = LedgerKey::new(&"abcdefgh".repeat(4));
        let store = Store::open_unchanged(&desk.location, key).await.unwrap();
        assert_eq!(store.check_up().await.unwrap().fault(), None);
        store.close().await;
    }

    async fn a_head_without_its_seal_is_a_fault_also_where_the_mark_is_gone(desk: &Desk) {
        let keyed = keyed(desk).await;
        let books = Books::new(&keyed).await;
        books.post(&keyed, 1).await;
        tamper(desk, &[
            "DELETE FROM settings WHERE name = 'ledger_key_check'",
            "UPDATE ledger_heads SET seal = NULL",
            "UPDATE security_head SET seal = NULL",
        ]).await;
        assert_eq!(fault(&keyed, &books).await.as_deref(), Some(NO_SEAL));
        assert_eq!(log_fault(&keyed).await, Some(NO_SEAL));
    }
}
