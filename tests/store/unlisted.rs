//! What stands where a look over pages and days would not come to it is found all the same.

use tieout_store::{IntegrityQuestion, Store};

use crate::books::Books;
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

    async fn rows_that_are_the_same_past_an_index_that_says_it_is_unique_are_told_of(desk: &Desk) {
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        assert_eq!(store.check_up().await.unwrap().faults, Vec::<String>::new());
        store.close().await;
        let says_unique = match desk.location {
            tieout_store::Location::Sqlite(_) => {
                "PRAGMA writable_schema = ON; UPDATE sqlite_schema \
                 SET sql = replace(sql, 'CREATE INDEX', 'CREATE UNIQUE INDEX') WHERE name = 'accounts_by_role'"
            }
            tieout_store::Location::Postgres(_) => {
                "UPDATE pg_index SET indisunique = true WHERE indexrelid = 'accounts_by_role'::regclass"
            }
        };
        for sql in [
            "DROP INDEX accounts_by_role",
            "UPDATE accounts SET role = 'vat_control' WHERE role <> 'bank'",
            "CREATE INDEX accounts_by_role ON accounts (organisation_id, role) WHERE role <> 'bank'",
            says_unique,
        ] {
            desk.execute(sql).await.unwrap();
        }
        let store = Store::open_unchanged(&desk.location, None).await.unwrap();
        let seen = store.check_up().await.unwrap();
        assert_eq!(seen.schema_faults, Vec::<String>::new());
        assert!(seen.faults.iter().any(|fault| fault.contains("accounts_by_role")), "{:?}", seen.faults);
    }
}

/// How the rows of a server's table come to break what its schema says, and what is told of it.
const BROKEN_ROWS: &[(&[&str], &str)] = &[
    (
        &[
            "UPDATE pg_attribute SET attnotnull = false WHERE attrelid = 'members'::regclass AND attname = 'id'",
            "SET session_replication_role = replica; INSERT INTO members SELECT (jsonb_populate_record(m, \
             '{\"id\": null, \"user_id\": \"usr_z\", \"email\": \"mal@x.example\"}')).* FROM members m LIMIT 1",
            "UPDATE pg_attribute SET attnotnull = true WHERE attrelid = 'members'::regclass AND attname = 'id'",
        ],
        "in a row of members, id is missing",
    ),
    (
        &[
            "UPDATE pg_attribute SET attnotnull = false WHERE attrelid = 'account_months'::regclass \
             AND attname = 'month'",
            "SET session_replication_role = replica; INSERT INTO account_months SELECT (jsonb_populate_record(m, \
             '{\"month\": null, \"debit\": 500000}')).* FROM account_months m LIMIT 1",
            "UPDATE pg_attribute SET attnotnull = true WHERE attrelid = 'account_months'::regclass \
             AND attname = 'month'",
        ],
        "in a row of account_months, month is missing",
    ),
    (
        &[
            "CREATE TABLE kept_check AS SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint \
             WHERE conname = 'members_role_check'; ALTER TABLE members DROP CONSTRAINT members_role_check",
            "SET session_replication_role = replica; UPDATE members SET role = 'king' WHERE id > ''",
            "DO $$ BEGIN EXECUTE 'ALTER TABLE members ADD CONSTRAINT members_role_check ' \
             || (SELECT text FROM kept_check) || ' NOT VALID'; END $$; DROP TABLE kept_check",
            "UPDATE pg_constraint SET convalidated = true WHERE conname = 'members_role_check'",
        ],
        "in a row of members, the constraint members_role_check is not met",
    ),
    (
        &[
            "UPDATE pg_index SET indisunique = false WHERE indrelid = 'contacts'::regclass",
            "SET session_replication_role = replica; INSERT INTO contacts SELECT * FROM contacts",
            "UPDATE pg_index SET indisunique = true WHERE indrelid = 'contacts'::regclass \
             AND (indexrelid IN (SELECT conindid FROM pg_constraint) \
             OR indexrelid = 'contacts_by_external_id'::regclass)",
        ],
        "two rows of contacts are the same to contacts_pkey",
    ),
    (
        &["SET session_replication_role = replica; INSERT INTO journal_lines SELECT * FROM ( \
           SELECT (jsonb_populate_record(l, '{\"organisation_id\": \"org_zzz\"}')).* FROM journal_lines l LIMIT 1) x"],
        "a row of journal_lines refers to one of journals that is not there",
    ),
];

#[test]
fn rows_on_a_server_that_break_what_its_schema_says_are_told_of() {
    let name = "unlisted::rows_on_a_server_that_break_what_its_schema_says_are_told_of";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        assert_eq!(store.check_up().await.unwrap().faults, Vec::<String>::new());
        store.close().await;
        for (changes, fault) in BROKEN_ROWS {
            for change in *changes {
                desk.execute(change).await.unwrap();
            }
            let store = Store::open_unchanged(&desk.location, None).await.unwrap();
            let seen = store.check_up().await.unwrap();
            store.close().await;
            assert_eq!(seen.schema_faults, Vec::<String>::new(), "{fault}");
            assert!(seen.faults.iter().any(|told| told == fault), "{fault}: {:?}", seen.faults);
        }
    });
}

#[test]
fn what_has_the_name_of_a_check_of_the_file_answers_none() {
    let desk = Desk::migrated();
    desk.run(async |desk| {
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        store.close().await;
        let hide = "PRAGMA foreign_keys = OFF; CREATE TABLE pragma_integrity_check (integrity_check); \
            CREATE VIEW pragma_foreign_key_check AS SELECT 1 AS \"table\", 2 AS parent WHERE false; \
            DELETE FROM users WHERE id IN (SELECT user_id FROM api_keys UNION SELECT user_id FROM members)";
        desk.execute(hide).await.unwrap();
        let store = Store::open_unchanged(&desk.location, None).await.unwrap();
        let seen = store.check_up().await.unwrap();
        store.close().await;
        assert!(seen.faults.iter().any(|told| told.ends_with("refers to one of users that is not there")), "{seen:?}");
    });
}

#[test]
fn an_organisation_that_has_no_id_is_named() {
    let desk = Desk::migrated();
    desk.run(async |desk| {
        let store = desk.store().await;
        let copy = "CREATE TABLE _more AS SELECT * FROM organisations; UPDATE _more SET id = 'org_X'; \
            INSERT INTO organisations SELECT * FROM _more; DROP TABLE _more";
        WholeBooks::new(&store).await;
        desk.execute(copy).await.unwrap();
        let seen = store.check_up().await.unwrap();
        assert_eq!(seen.fault().as_deref(), Some("a row of organisations has the ID \"org_X\", which is none"));
        store.close().await;
    });
}

#[test]
fn no_second_ledger_is_begun_in_a_schema_that_is_searched_first() {
    let name = "unlisted::no_second_ledger_is_begun_in_a_schema_that_is_searched_first";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        desk.store().await.close().await;
        desk.execute("DO $$ BEGIN EXECUTE format('CREATE SCHEMA %I', current_user); END $$")
            .await
            .unwrap();
        let refused = Store::open(&desk.location).await.unwrap_err().to_string();
        assert!(
            refused.starts_with("this program's tables are in the schema public, and "),
            "{refused}"
        );
        // Whoever only looks is told the same, and not to bring nothing up to date.
        let refused = Store::open_unchanged(&desk.location, None).await.unwrap_err().to_string();
        assert!(
            refused.starts_with("this program's tables are in the schema public, and "),
            "{refused}"
        );
        desk.execute("DO $$ BEGIN EXECUTE format('DROP SCHEMA %I', current_user); END $$")
            .await
            .unwrap();
        desk.store().await.close().await;
    });
}

#[test]
fn what_is_put_in_front_of_the_tables_while_the_program_runs_is_none_of_them() {
    let name =
        "unlisted::what_is_put_in_front_of_the_tables_while_the_program_runs_is_none_of_them";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let (organisation, user) = (whole.books.organisation, whole.books.actor.user);
        let front = "DO $$ BEGIN EXECUTE format('CREATE SCHEMA %1$I; \
            CREATE VIEW %1$I.organisations AS SELECT * FROM public.organisations WHERE false; \
            CREATE VIEW %1$I.audit_events AS SELECT * FROM public.audit_events', current_user); END $$";
        desk.execute(front).await.unwrap();
        // Others of the pool begin anew, and so does what the next statement is prepared on.
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.organisation(organisation, user, None).await })
            })
            .collect();
        for answered in asked {
            assert!(answered.await.unwrap().unwrap().is_some());
        }
        Books::new(&store).await;
        store.close().await;
        // At the next start it is asked which of them are meant.
        let refused = Store::open_unchanged(&desk.location, None).await.unwrap_err().to_string();
        assert!(refused.starts_with("this program's tables are in the schema public"), "{refused}");
    });
}

#[test]
fn a_schema_whose_name_is_a_word_of_the_server_is_read_as_any_other() {
    let name = "unlisted::a_schema_whose_name_is_a_word_of_the_server_is_read_as_any_other";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        let database = desk.database_name();
        let of_own = format!("ALTER SCHEMA public RENAME TO \"user\"; ALTER DATABASE \"{database}\" SET search_path = \"user\""
        );
        desk.execute(&of_own).await.unwrap();
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        store.close().await;
        let store = Store::open_unchanged(&desk.location, None).await.unwrap();
        let seen = store.check_up().await.unwrap();
        assert_eq!((seen.schema_faults, seen.faults), (Vec::new(), Vec::new()));
        store.close().await;
        desk.execute("ALTER SCHEMA \"user\" RENAME TO public").await.unwrap();
        desk.execute(&format!("ALTER DATABASE \"{database}\" RESET search_path")).await.unwrap();
    });
}

#[test]
fn a_role_that_reads_texts_or_isolates_transactions_otherwise_changes_nothing() {
    let name =
        "unlisted::a_role_that_reads_texts_or_isolates_transactions_otherwise_changes_nothing";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk| {
        let database = desk.database_name();
        let set = |how: &str| {
            [
                "standard_conforming_strings",
                "default_transaction_isolation",
                "transform_null_equals",
            ]
            .map(|setting| format!("ALTER DATABASE \"{database}\" {}", how.replace("IT", setting)))
            .join("; ")
        };
        let changed = set("SET IT = off").replace("isolation = off", "isolation = serializable");
        desk.execute(&changed).await.unwrap();
        let store = desk.store().await;
        WholeBooks::new(&store).await;
        let books = Books::new(&store).await;
        assert!(
            store.organisation(books.organisation, books.actor.user, None).await.unwrap().is_some()
        );
        assert_eq!(store.check_up().await.unwrap().fault(), None);
        store.close().await;
        desk.execute(&set("RESET IT")).await.unwrap();
    });
}
