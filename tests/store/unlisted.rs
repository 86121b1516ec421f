//! What stands where a look over pages and days would not come to it is found all the same.

use tieout_store::{IntegrityQuestion, Store};

use crate::integrity::tamper;
use crate::support::{Desk, on_both_databases};
use crate::whole_books::WholeBooks;

/// Lets a table hold what its checks forbid, as whoever changes the schema could.
fn unchecked(desk: &Desk, table: &str, column: &str) -> String {
    match desk.location {
        tieout_store::Location::Sqlite(_) => "PRAGMA ignore_check_constraints = ON".to_owned(),
        tieout_store::Location::Postgres(_) => {
            format!("ALTER TABLE {table} DROP CONSTRAINT IF EXISTS {table}_{column}_check")
        }
    }
}

on_both_databases! {
    async fn rows_before_the_first_place_are_found(desk: &Desk) {
        let changes = [
            (
                "members",
                "role",
                "INSERT INTO members (id, organisation_id, email, user_id, role, created_at, accepted_at, version) \
                 SELECT '', organisation_id, 'mal@x.example', NULL, 'owner', created_at, NULL, version \
                 FROM members WHERE role = 'owner'",
                "it is there without an identifier",
            ),
            (
                "vat_methods",
                "vat_scheme",
                "INSERT INTO vat_methods (organisation_id, effective_from, vat_registered, vat_number, vat_scheme, \
                 flat_rate_percent) SELECT id, '', 1, NULL, 'flat_rate', '5' FROM organisations",
                "it is there without an identifier",
            ),
            (
                "audit_states",
                "number",
                "INSERT INTO audit_states (organisation_id, number, place, object, object_id, state) \
                 SELECT organisation_id, 0, place, object, 'con_z', state FROM audit_states WHERE number = 1",
                "it stands where no audit event is",
            ),
            (
                "audit_events",
                "number",
                "INSERT INTO audit_events (organisation_id, number, at, user_id, key_id, action, object_id, was, \
                 became, hash, states) SELECT organisation_id, 0, at, user_id, key_id, 'period.lock', object_id, \
                 was, became, hash, states FROM audit_events WHERE number = 1",
                "it stands where no audit event is",
            ),
            (
                "journals",
                "sequence",
                "UPDATE journals SET sequence = -1 WHERE sequence = 1",
                "is not there",
            ),
            (
                "account_days",
                "day",
                "INSERT INTO account_days (organisation_id, day, account_id, debit, credit, line_count) \
                 SELECT organisation_id, '', account_id, 500, 0, 1 FROM account_days LIMIT 1",
                "account_days has a total without a day",
            ),
            (
                "account_months",
                "month",
                "INSERT INTO account_months (organisation_id, account_id, month, debit, credit, line_count) \
                 SELECT organisation_id, account_id, '', 500, 0, 1 FROM account_months LIMIT 1",
                "account_months has a total without a day",
            ),
        ];
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        for (table, column, change, message) in changes {
            let checks = unchecked(desk, table, column);
            let keep = format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}");
            tamper(desk, &[&keep, &checks, change]).await;
            let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
            let seen = store.integrity(whole.books.organisation, &question).await.unwrap();
            let bad = seen.first_bad.unwrap_or_else(|| panic!("{change} is not found"));
            assert!(bad.message.contains(message), "{change}: {bad:?}");
            tamper(desk, &[
                &format!("DELETE FROM {table}"),
                &format!("INSERT INTO {table} SELECT * FROM kept_{table}"),
                &format!("DROP TABLE kept_{table}"),
            ]).await;
        }
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        let seen = store.integrity(whole.books.organisation, &question).await.unwrap();
        assert!(seen.ok, "what was brought back is as it was: {seen:?}");
    }

    async fn vat_that_is_taken_out_of_every_return_is_found(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let last = "(SELECT max(vat_date) FROM vat_entries WHERE part = 0)";
        for of in ["invoice_id IS NULL", "invoice_id IS NOT NULL"] {
            tamper(desk, &[
                "CREATE TABLE kept_entries AS SELECT * FROM vat_entries",
                "CREATE TABLE kept_days AS SELECT * FROM vat_days",
                &format!("DELETE FROM vat_days WHERE day >= {last}"),
                &format!("UPDATE vat_entries SET vat_date = NULL WHERE part = 0 AND kind = 'standard' AND {of}"),
            ]).await;
            let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
            let seen = store.integrity(whole.books.organisation, &question).await.unwrap();
            assert!(!seen.ok, "{of}");
            tamper(desk, &[
                "DELETE FROM vat_entries",
                "INSERT INTO vat_entries SELECT * FROM kept_entries",
                "DELETE FROM vat_days",
                "INSERT INTO vat_days SELECT * FROM kept_days",
                "DROP TABLE kept_entries",
                "DROP TABLE kept_days",
            ]).await;
        }
    }

    async fn a_schema_that_is_not_the_programs_is_told_of(desk: &Desk) {
        desk.store().await.close().await;
        // As tools that copy or look at the database keep them.
        for others in ["CREATE TABLE _copies (seq INTEGER)", "CREATE INDEX _quick ON journals (sequence, organisation_id)"] {
            desk.execute(others).await.unwrap();
        }
        // Each with connections of its own, which are as the settings have them.
        let faults = async || {
            let store = Store::open_unchanged(&desk.location, None).await.unwrap();
            let faults = store.check_up().await.unwrap().schema_faults;
            store.close().await;
            faults
        };
        assert_eq!(faults().await, Vec::<String>::new());
        let changes = match desk.location {
            tieout_store::Location::Sqlite(_) => CHANGES_OF_FILE,
            tieout_store::Location::Postgres(_) => CHANGES_OF_SERVER,
        };
        for (change, back, fault) in changes {
            let database = desk.database_name();
            let [change, back] = [change, back].map(|sql| sql.replace("DATABASE_HERE", &database));
            desk.execute(&change).await.unwrap();
            assert!(faults().await.iter().any(|told| told == fault), "{change}: {:?}", faults().await);
            desk.execute(&back).await.unwrap();
            assert_eq!(faults().await, Vec::<String>::new(), "{back}");
        }
    }
}

/// What is changed, how it is taken back, and what is found meanwhile.
type SchemaChanges = &'static [(&'static str, &'static str, &'static str)];

const CHANGES_OF_FILE: SchemaChanges = &[
    (
        "CREATE TRIGGER launder AFTER UPDATE OF name ON bank_accounts BEGIN \
         UPDATE bank_accounts SET iban = 'GB29NWBK60161331926819' WHERE id = NEW.id; END",
        "DROP TRIGGER launder",
        "the trigger launder is none of this program's",
    ),
    (
        "CREATE TRIGGER launder AFTER UPDATE OF name ON BANK_ACCOUNTS BEGIN \
         UPDATE bank_accounts SET iban = 'GB29NWBK60161331926819' WHERE id = NEW.id; END",
        "DROP TRIGGER launder",
        "the trigger launder is none of this program's",
    ),
    (
        "ALTER TABLE members ADD COLUMN note TEXT",
        "ALTER TABLE members DROP COLUMN note",
        "the table members is not as this program made it",
    ),
    (
        "DROP TRIGGER security_events_never_go",
        "CREATE TRIGGER security_events_never_go BEFORE DELETE ON security_events \
         BEGIN SELECT RAISE(ABORT, 'security events are never deleted'); END",
        "the trigger security_events_never_go is not there",
    ),
];

const CHANGES_OF_SERVER: SchemaChanges = &[
    (
        "CREATE FUNCTION launder() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.iban := 'GB29NWBK60161331926819'; RETURN NEW; END $$; \
         CREATE TRIGGER launder BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION launder()",
        "DROP TRIGGER launder ON bank_accounts; DROP FUNCTION launder()",
        "the trigger bank_accounts.launder is none of this program's",
    ),
    (
        "CREATE FUNCTION json_build_array(text, text) RETURNS json LANGUAGE sql IMMUTABLE AS 'SELECT ''[]''::json'",
        "DROP FUNCTION json_build_array(text, text)",
        "the overload json_build_array(text, text) is none of this program's",
    ),
    (
        "CREATE FUNCTION \"public.settlements_close\"() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.amount := 1; RETURN NEW; END $$; CREATE TRIGGER \"public.settlements_close\" BEFORE UPDATE \
         ON settlements FOR EACH ROW EXECUTE FUNCTION \"public.settlements_close\"()",
        "DROP TRIGGER \"public.settlements_close\" ON settlements; DROP FUNCTION \"public.settlements_close\"()",
        "the trigger settlements.public.settlements_close is none of this program's",
    ),
    (
        "CREATE INDEX _quick_names ON contacts (lower(name))",
        "DROP INDEX _quick_names",
        "the computed index contacts._quick_names is none of this program's",
    ),
    (
        "CREATE DOMAIN \"text\" AS pg_catalog.text; ALTER TABLE members ALTER COLUMN email TYPE public.\"text\"",
        "ALTER TABLE members ALTER COLUMN email TYPE pg_catalog.text; DROP DOMAIN public.\"text\"",
        "the column members.email is not as this program made it",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET session_replication_role = replica",
        "ALTER DATABASE DATABASE_HERE RESET session_replication_role",
        "the setting session_replication_role=replica is none of this program's",
    ),
    (
        "CREATE ROLE other_DATABASE_HERE; \
         ALTER ROLE other_DATABASE_HERE IN DATABASE DATABASE_HERE SET search_path = evil, public",
        "DROP ROLE other_DATABASE_HERE",
        "the setting search_path=evil, public is none of this program's",
    ),
    (
        "CREATE FUNCTION cast_it(json) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT ''x''::text'; \
         CREATE CAST (json AS text) WITH FUNCTION cast_it(json)",
        "DROP CAST (json AS text); DROP FUNCTION cast_it(json)",
        "the cast json to text is none of this program's",
    ),
    (
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         E'BEGIN --\\r RETURN NULL;\\n RAISE EXCEPTION ''% is append-only'', TG_TABLE_NAME; END'",
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$",
        "the function refuse_change() is not as this program made it",
    ),
    (
        "CREATE RULE hide AS ON INSERT TO security_events DO INSTEAD NOTHING",
        "DROP RULE hide ON security_events",
        "the rule security_events.hide is none of this program's",
    ),
    (
        "ALTER TABLE members ADD COLUMN note TEXT",
        "ALTER TABLE members DROP COLUMN note",
        "the column members.note is none of this program's",
    ),
    (
        "ALTER TABLE journals DISABLE TRIGGER journals_append_only",
        "ALTER TABLE journals ENABLE TRIGGER journals_append_only",
        "the trigger journals.journals_append_only is not as this program made it",
    ),
    (
        "ALTER TABLE journal_lines DISABLE TRIGGER ALL; ALTER TABLE journal_lines ENABLE TRIGGER USER",
        "ALTER TABLE journal_lines ENABLE TRIGGER ALL",
        "the table journal_lines is not as this program made it",
    ),
    (
        "CREATE TABLE more_credits () INHERITS (members)",
        "DROP TABLE more_credits",
        "the table members is not as this program made it",
    ),
    (
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RETURN NULL; END $$",
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$",
        "the function refuse_change() is not as this program made it",
    ),
];

#[test]
fn a_row_on_a_server_that_refers_to_what_is_not_there_is_told_of() {
    let name = "unlisted::a_row_on_a_server_that_refers_to_what_is_not_there_is_told_of";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        assert_eq!(store.check_up().await.unwrap().faults, Vec::<String>::new());
        desk.execute(
            "SET session_replication_role = replica; INSERT INTO journal_lines SELECT * FROM ( \
             SELECT (jsonb_populate_record(l, '{\"organisation_id\": \"org_zzz\"}')).* FROM journal_lines l LIMIT 1) x",
        )
        .await
        .unwrap();
        let faults = store.check_up().await.unwrap().faults;
        assert!(faults[0].starts_with("a row of journal_lines refers to one of "), "{faults:?}");
    });
}
