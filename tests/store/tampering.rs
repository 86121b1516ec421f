//! Whatever is changed of objects past the store is found, and named by object, field and event.

use tieout::contract::ledger::account::NewAccount;
use tieout::contract::ledger::audit::{FirstBad, Integrity};
use tieout::contract::ledger::organisation::OrganisationPatch;
use tieout::id::AccountId;
use tieout_store::{CreateAccount, IntegrityQuestion, Store, UpdateOrganisation};

use crate::books::Books;
use crate::integrity::tamper;
use crate::support::{Desk, bits, on_both_databases};
use crate::vat::{finalise, post, vat_control};
use crate::whole_books::WholeBooks;

async fn look(store: &Store, books: &Books) -> Integrity {
    let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
    store.integrity(books.organisation, &question).await.unwrap()
}

/// What is found when a table is changed; it is brought back as it was.
async fn found(desk: &Desk, store: &Store, books: &Books, table: &str, change: &str) -> FirstBad {
    tamper(desk, &[&format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}"), change]).await;
    let seen = look(store, books).await;
    tamper(
        desk,
        &[
            &format!("DELETE FROM {table}"),
            &format!("INSERT INTO {table} SELECT * FROM kept_{table}"),
            &format!("DROP TABLE kept_{table}"),
        ],
    )
    .await;
    assert!(!seen.ok, "{change}");
    seen.first_bad.unwrap_or_else(|| panic!("{change} is not found"))
}

on_both_databases! {
    async fn every_object_is_held_against_its_last_event_and_the_first_field_is_named(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let books = &whole.books;
        let seen = look(&store, books).await;
        assert!(seen.ok, "{seen:?}");
        assert!(seen.objects > 40 && seen.objects_not_recorded == 0, "{seen:?}");
        for (table, set, field) in [
            ("organisations", "lock_date = '2026-01-31'", "lock_date"),
            ("organisations", "vat_rounding = 'document'", "vat_rounding"),
            ("organisations", "name = 'Acorn Limited'", "name"),
            ("members", "role = 'viewer'", "role"),
            ("accounts", "default_vat_code = 'RR'", "default_vat_code"),
            ("accounts", "account_group = 'tax'", "account_group"),
            ("accounts", "account_type = 'EQUITY', version = version + 1", "account_type"),
            ("deposit_releases", "created_at = created_at + 1", "created_at"),
            ("contacts", "address = '{}'", "address"),
            ("contras", "reference = 'None'", "reference"),
            ("bank_accounts", "iban = 'GB33BUKB20201555555555'", "iban"),
            ("stated_balances", "stated_at = stated_at + 1", "stated_at"),
            ("bank_transactions", "description = 'Row'", "description"),
            ("unlinked_journals", "journal_id = (SELECT min(id) FROM journals)", "unlinked_journals.1.journal_id"),
            ("invoices", "notes = 'None'", "notes"),
            ("invoice_lines", "description = 'Labour'", "lines.1.description"),
            ("late_vat", "behaviour = 'deliberate'", "behaviour"),
            ("allocations", "created_at = created_at + 1", "allocations.1.created_at"),
            ("settlements", "reference = 'CHQ'", "reference"),
            ("number_sequences", "last = last + 1", "last"),
            ("tax_rates", "rate = rate + 1", "rate"),
            ("unpaid_vat", "reason = 'None'", "reason"),
            ("vat_payments", "created_at = created_at + 1", "created_at"),
            ("vat_returns", "updated_at = updated_at + 1", "updated_at"),
            ("vat_methods", "outstanding_vat = CASE WHEN vat_scheme <> 'cash' THEN 'six_months' END", "outstanding_vat"),
            ("write_offs", "reason = 'None'", "reason"),
        ] {
            let change = format!("UPDATE {table} SET {set}");
            let bad = found(desk, &store, books, table, &change).await;
            assert_eq!(bad.field.as_deref(), Some(field), "{change}: {bad:?}");
            assert!(bad.object_kind.is_some() && bad.object_id.is_some(), "{change}: {bad:?}");
            let event = bad.audit_event.unwrap_or_else(|| panic!("{change}: {bad:?}"));
            let named = format!(
                "SELECT count(*) FROM audit_states WHERE organisation_id = '{}' AND number = {event} \
                 AND object_id = '{}'",
                books.organisation,
                bad.object_id.unwrap_or_default()
            );
            assert_eq!(desk.number(&named).await, 1, "{change}: that event recorded it");
        }
        let seen = look(&store, books).await;
        assert!(seen.ok, "what was brought back is as it was: {seen:?}");
    }

    async fn objects_that_no_event_recorded_and_those_that_are_gone_are_named(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let books = &whole.books;
        for (table, change, message) in [
            (
                "contacts",
                "INSERT INTO contacts SELECT 'con_z', organisation_id, kind, 'Oak', NULL, email, vat_number, \
                 company_number, address, payment_terms_days, default_account_id, default_vat_code, status, \
                 search, created_at, updated_at, version, NULL, NULL FROM contacts",
                "no audit event has recorded it",
            ),
            ("members", "DELETE FROM members WHERE user_id IS NULL", "it is not there"),
            ("bank_accounts", "DELETE FROM bank_accounts", "it is not there"),
            (
                "invoices",
                "DELETE FROM invoices WHERE status = 'draft'",
                "it is not there",
            ),
            (
                "invoices",
                "UPDATE invoices SET organisation_id = 'org_z' WHERE status = 'draft'",
                "it is not there",
            ),
        ] {
            let bad = found(desk, &store, books, table, change).await;
            assert!(bad.message.contains(message), "{change}: {bad:?}");
            assert_eq!(bad.object_kind.as_deref(), Some(table), "{change}: {bad:?}");
        }
    }

    async fn what_events_recorded_cannot_be_changed_either(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let books = &whole.books;
        for change in [
            "UPDATE audit_states SET state = replace(state, 'Birch', 'Beech') WHERE object = 'contacts'",
            "UPDATE audit_states SET state = NULL WHERE object = 'contacts'",
            "UPDATE audit_states SET object_id = 'con_z' WHERE object = 'contacts'",
            "UPDATE audit_states SET object = 'members' WHERE object = 'contacts'",
            "UPDATE audit_states SET place = place + 1 WHERE object = 'contacts'",
            "DELETE FROM audit_states WHERE object = 'contacts'",
            "DELETE FROM audit_states",
            "INSERT INTO audit_states SELECT organisation_id, number, 99, object, object_id, state \
             FROM audit_states WHERE object = 'contacts'",
            "INSERT INTO audit_states SELECT organisation_id, number + 500, place, object, object_id, state \
             FROM audit_states WHERE object = 'contacts'",
        ] {
            let bad = found(desk, &store, books, "audit_states", change).await;
            assert!(bad.audit_event.is_some(), "{change}: {bad:?}");
        }
        // With the contact changed to match, as one would do who knows the tables.
        tamper(desk, &[
            "UPDATE audit_states SET state = replace(state, 'Birch', 'Beech')",
            "UPDATE contacts SET name = 'Beech'",
            "UPDATE audit_events SET states = (SELECT m.states FROM audit_events m WHERE m.number = 1) \
             WHERE states IS NOT NULL",
        ]).await;
        assert!(!look(&store, books).await.ok);
    }

    async fn objects_from_before_states_were_recorded_are_told_apart(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let books = &whole.books;
        let objects = look(&store, books).await.objects;
        forget_states(desk).await;
        let seen = look(&store, books).await;
        assert!(seen.ok, "{seen:?}");
        assert_eq!((seen.objects, seen.objects_not_recorded), (0, objects), "{seen:?}");
    }

    async fn finalised_returns_are_made_anew_whatever_the_log_says_of_them(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let books = &whole.books;
        forget_states(desk).await;
        assert!(look(&store, books).await.ok);
        for (set, field) in [
            ("box_1 = box_1 + 1", "box_1"),
            ("box_2 = 1", "box_2"),
            ("box_3 = box_3 - 1", "box_3"),
            ("box_4 = 0", "box_4"),
            ("box_5 = box_5 + 100", "box_5"),
            ("box_6 = box_6 + 100", "box_6"),
            ("box_7 = box_7 - 100", "box_7"),
            ("box_8 = 100", "box_8"),
            ("box_9 = 100", "box_9"),
            ("adjustments = '[]'", "box_1"),
            ("adjustments = '{}'", "state"),
            ("scheme = 'flat_rate', flat_rate_percent = '9.5'", "scheme"),
            ("output_net = output_net + 1", "output_net"),
            ("input_vat = input_vat + 1", "input_vat"),
            ("journal_id = (SELECT max(id) FROM journals)", "journal_id"),
        ] {
            let change = format!("UPDATE vat_returns SET {set} WHERE status = 'finalised'");
            let bad = found(desk, &store, books, "vat_returns", &change).await;
            assert_eq!(bad.field.as_deref(), Some(field), "{change}: {bad:?}");
            assert_eq!(bad.object_kind.as_deref(), Some("vat_returns"), "{change}: {bad:?}");
            assert!(bad.object_id.is_some() && bad.audit_event.is_some(), "{change}: {bad:?}");
        }
        assert!(look(&store, books).await.ok, "what was brought back is as it was");
    }

    async fn the_journal_of_the_flat_rate_schemes_difference_is_looked_for(desk: &Desk) {
        let store = desk.store().await;
        let mut books = Books::new(&store).await;
        vat_control(&store, &books).await;
        let new = r#"{"code":"4500","name":"Fees","account_type":"INCOME"}"#;
        let (id, new) = (AccountId::new(bits()), NewAccount::read(new).unwrap());
        books.change(&store, CreateAccount { id, new }).await;
        books.accounts[0] = id;
        let patch = r#"{"vat_registered":true,"vat_scheme":"flat_rate","flat_rate_percent":9.5}"#;
        let patch = OrganisationPatch::read(patch).unwrap();
        books.change(&store, UpdateOrganisation(patch)).await;
        post(&store, &books, "2026-01-10", 12_000, ["credit", "debit"]).await;
        finalise(&store, &books, "2026-01-01", "2026-03-31").await;
        forget_states(desk).await;
        let seen = look(&store, &books).await;
        assert!(seen.ok, "{seen:?}");
        for (set, field) in [
            ("journal_id = NULL", "journal_id"),
            ("journal_id = (SELECT min(id) FROM journals)", "journal_id"),
            ("flat_rate_percent = '9'", "flat_rate_percent"),
        ] {
            let change = format!("UPDATE vat_returns SET {set}");
            let bad = found(desk, &store, &books, "vat_returns", &change).await;
            let named = (bad.field.as_deref(), bad.object_kind.as_deref());
            assert_eq!(named, (Some(field), Some("vat_returns")), "{change}: {bad:?}");
        }
    }
}

/// As the schema before step 6 left the log.
async fn forget_states(desk: &Desk) {
    let head = format!("UPDATE ledger_heads SET audit_hash = {}", zeros(desk));
    let events = "UPDATE audit_events SET states = NULL, hash = NULL";
    tamper(desk, &["DELETE FROM audit_states", events, &head]).await;
}

/// 32 bytes of nothing.
fn zeros(desk: &Desk) -> String {
    match desk.location {
        tieout_store::Location::Sqlite(_) => "zeroblob(32)".to_owned(),
        tieout_store::Location::Postgres(_) => "decode(repeat('00', 32), 'hex')".to_owned(),
    }
}
