//! Opening a database: its schema, its locks, its files.

use sqlx::{Connection as _, SqliteConnection};
use tieout_store::{Location, NotDone, Store, StoreError, StoreOptions};

use crate::support::{Desk, Party, accept, by, claim, on_both_databases};

/// Steps of the schema: the files in `migrations/sqlite`, and as many in `migrations/postgres`.
const STEPS: i64 = 23;

/// The number of the last of them.
const NEWEST: i64 = 23;

on_both_databases! {
    async fn a_schema_of_a_later_version_is_refused_with_its_number(desk: &Desk) {
        desk.store().await.close().await;
        desk.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await
        .unwrap();
        let refused = Store::open(&desk.location).await.unwrap_err();
        assert!(matches!(refused, StoreError::NewerSchema(9999, NEWEST)), "{refused}");
        assert!(refused.to_string().contains("use a newer tieout"));
    }

    async fn a_schema_from_before_the_first_release_is_refused_and_left_as_it_is(desk: &Desk) {
        desk.store().await.close().await;
        // There were up to seventeen steps, the first under the number and name that it has today.
        let applied = "SELECT count(*) FROM _sqlx_migrations";
        for last in [1, NEWEST, 17] {
            let of_old = [
                "DELETE FROM _sqlx_migrations WHERE version > 1".to_owned(),
                "UPDATE _sqlx_migrations SET checksum = CAST('old' AS BYTES)".to_owned(),
                format!(
                    "WITH RECURSIVE steps (number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM steps \
                     WHERE number < {last}) INSERT INTO _sqlx_migrations \
                     (version, description, success, checksum, execution_time) \
                     SELECT number, 'old', success, checksum, 0 FROM _sqlx_migrations, steps \
                     WHERE version = 1 AND number <= {last}"
                ),
            ];
            let bytes = if let Location::Sqlite(_) = desk.location { "BLOB" } else { "BYTEA" };
            for sql in of_old {
                desk.execute(&sql.replace("BYTES", bytes)).await.unwrap();
            }
            let refused = Store::open(&desk.location).await.unwrap_err();
            assert!(matches!(refused, StoreError::OtherSchema(1)), "{last}: {refused}");
            assert!(refused.to_string().contains("before the first release"), "{refused}");
            assert_eq!(desk.number(applied).await, last, "nothing is applied");
        }
    }

    async fn many_who_open_an_empty_database_at_once_all_get_it(desk: &Desk) {
        desk.empty().await;
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let location = desk.location.clone();
            tasks.spawn(async move { Store::open(&location).await.map(drop) });
        }
        for opened in tasks.join_all().await {
            opened.unwrap();
        }
        assert_eq!(desk.number("SELECT count(*) FROM _sqlx_migrations").await, STEPS);
    }

    async fn what_was_answered_is_there_after_the_database_is_opened_again(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 5).await;
        store.close().await;
        let store = desk.store().await;
        assert_eq!(store.user(party.user).await.unwrap().unwrap().funds.balance, 5);
    }

    async fn a_closed_store_takes_no_writes(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 5).await;
        store.close().await;
        let refused = store.set_overage(party.user, true, by(0)).await.unwrap_err().refusal().unwrap_err();
        assert!(refused.is_busy(), "{refused}");
    }

    async fn a_daemon_knows_whether_it_is_alone(desk: &Desk) {
        let (store, tenure) = Store::open_for_daemon(&desk.location, StoreOptions::default()).await.unwrap();
        assert!(tenure.is_alone);
        // An admin command is no daemon.
        desk.store().await.close().await;
        match &desk.location {
            Location::Sqlite(path) => {
                let refused = Store::open_for_daemon(&desk.location, StoreOptions::default()).await.unwrap_err();
                assert!(matches!(&refused, StoreError::InUse(used) if used == path), "{refused}");
            }
            Location::Postgres(_) => {
                let (second, of_second) = Store::open_for_daemon(&desk.location, StoreOptions::default()).await.unwrap();
                assert!(!of_second.is_alone);
                drop(of_second);
                second.close().await;
            }
        }
        drop(tenure);
        store.close().await;
        if let Location::Postgres(_) = &desk.location {
            // The server lets go of the lock when it sees that the connection is gone.
            let held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = \
                (SELECT oid FROM pg_database WHERE datname = current_database())";
            while desk.number(held).await > 0 {
                tokio::task::yield_now().await;
            }
        }
        let (store, tenure) = Store::open_for_daemon(&desk.location, StoreOptions::default()).await.unwrap();
        assert!(tenure.is_alone);
        drop(tenure);
        store.close().await;
    }

    async fn a_daemon_that_is_leaving_is_waited_for_where_it_holds_jobs(desk: &Desk) {
        let (store, tenure) = Store::open_for_daemon(&desk.location, StoreOptions::default()).await.unwrap();
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        claim(&store, 0).await.unwrap();
        let location = desk.location.clone();
        let next = tokio::spawn(async move { Store::open_for_daemon(&location, StoreOptions::default()).await });
        if let Location::Postgres(_) = &desk.location {
            // The next one has looked, and found it there.
            let looked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                AND pid <> pg_backend_pid() AND query LIKE '%pg_try_advisory_lock%'";
            while desk.number(looked).await == 0 {
                tokio::task::yield_now().await;
            }
        }
        drop(tenure);
        let (next, of_next) = next.await.unwrap().unwrap();
        assert!(of_next.is_alone);
        assert_eq!(claim(&next, 1).await.unwrap().job, job, "its lease need not run out");
        store.close().await;
    }

    async fn requests_are_counted_together_only_where_daemons_share_a_database(desk: &Desk) {
        let stores = [desk.store().await, desk.store().await];
        let key = tieout::id::KeyId::new(7);
        let other = tieout::id::KeyId::new(8);
        let counted = stores[0].count_requests(&[(key, 3), (other, 1)], 60_000).await.unwrap();
        let Location::Postgres(_) = &desk.location else {
            assert_eq!(counted, None);
            return;
        };
        let used = |windows: Option<Vec<tieout_store::Window>>| {
            windows.unwrap().iter().map(|window| window.used).collect::<Vec<_>>()
        };
        assert_eq!(used(counted), [3, 1]);
        let counted = stores[1].count_requests(&[(other, 1), (key, 2)], 60_000).await.unwrap();
        assert_eq!(used(counted), [2, 5]);
        // A window that has lasted as long as it may starts anew.
        let counted = stores[1].count_requests(&[(key, 2)], 0).await.unwrap();
        assert_eq!(used(counted), [2]);
    }
}

/// A full disk or a failing device makes `SQLite` end the transaction by itself, as this trigger does.
#[test]
fn after_a_failure_that_ends_the_transaction_by_itself_writes_go_on() {
    let desk = crate::support::Desk::migrated();
    desk.run(async |desk| {
        let store = desk.store().await;
        Party::with_credits(&store, 1).await;
        desk.execute(
            "CREATE TRIGGER fault BEFORE INSERT ON users WHEN new.email LIKE 'fault%' \
             BEGIN SELECT RAISE(ROLLBACK, 'as if the disk were full'); END",
        )
        .await
        .unwrap();
        assert_eq!(store.write_failed_ago(), None);
        for round in 0..3 {
            let mut tasks = tokio::task::JoinSet::new();
            for name in ["fault", "well", "good", "fine"] {
                let (store, email) = (store.clone(), format!("{name}{round}@example.com"));
                let id = tieout::id::UserId::new(crate::support::bits());
                let at = by(0);
                tasks.spawn(async move { store.create_user(id, email, at).await });
            }
            let is_failed = |outcome: &Result<_, _>| matches!(outcome, Err(NotDone::Failed(_)));
            let failed = tasks.join_all().await.into_iter().filter(is_failed).count();
            assert_eq!(failed, 1, "round {round}");
            assert!(store.write_failed_ago().is_some());
        }
        assert_eq!(desk.number("SELECT count(*) FROM users").await, 10);
    });
}

#[test]
fn a_database_of_another_program_is_refused_and_not_touched() {
    for its_own in ["PRAGMA application_id = 7", "SELECT 1"] {
        let desk = Desk::sqlite();
        desk.run(async |desk| {
            let Location::Sqlite(path) = &desk.location else { panic!("a file") };
            std::fs::write(path, "").unwrap();
            for sql in
                [its_own, "CREATE TABLE _sqlx_migrations (version)", "CREATE TABLE users (id)"]
            {
                desk.execute(sql).await.unwrap();
            }
            let before = std::fs::read(path).unwrap();
            let refused = Store::open(&desk.location).await.unwrap_err();
            assert!(matches!(refused, StoreError::OtherProgram(_)), "{refused}");
            assert_eq!(std::fs::read(path).unwrap(), before, "{its_own}");
        });
    }
}

#[test]
fn what_a_process_that_was_killed_left_unfinished_is_taken_back_by_whoever_opens_the_file_next() {
    let desk = Desk::sqlite();
    desk.run(async |desk| {
        desk.store().await.close().await;
        let Location::Sqlite(path) = &desk.location else { panic!("a file") };
        // As in the first start, before the file has a log: pages are in the file already, and the old ones in the journal.
        let url = format!("sqlite://{}", path.display());
        let mut killed = SqliteConnection::connect(&url).await.unwrap();
        let begun = "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN IMMEDIATE; \
            CREATE TABLE unfinished AS WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers \
            WHERE n < 20000) SELECT n, hex(randomblob(50)) AS text FROM numbers; UPDATE settings SET value = value || 'x'";
        sqlx::raw_sql(begun).execute(&mut killed).await.unwrap();
        let copied = tempfile::TempDir::new().unwrap();
        for ending in ["", "-journal"] {
            let from = format!("{}{ending}", path.display());
            std::fs::copy(from, copied.path().join(format!("tieout.db{ending}"))).unwrap();
        }
        drop(killed);
        let left = std::fs::metadata(copied.path().join("tieout.db-journal")).unwrap().len();
        assert!(left > 1_000, "the journal is hot: {left}");
        let store = Store::open(&Location::in_directory(copied.path())).await.unwrap();
        assert_eq!(store.check_up().await.unwrap().fault(), None);
        store.close().await;
    });
}

#[test]
fn a_database_is_marked_as_ours_and_one_without_the_mark_is_known_by_its_tables() {
    let desk = Desk::sqlite();
    desk.run(async |desk| {
        const MARK: &str = "SELECT application_id FROM pragma_application_id";
        for _ in 0..2 {
            desk.store().await.close().await;
            assert_eq!(desk.number(MARK).await, i64::from(u32::from_be_bytes(*b"tieo")));
            desk.execute("PRAGMA application_id = 0").await.unwrap();
        }
    });
}

#[test]
fn links_to_a_database_do_not_let_a_second_daemon_in() {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("tieout.db");
    let link = directory.path().join("link.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let first =
            Store::open_for_daemon(&Location::Sqlite(file.clone()), StoreOptions::default())
                .await
                .unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let refused = Store::open_for_daemon(&Location::Sqlite(link), StoreOptions::default())
            .await
            .unwrap_err();
        assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
        let hard_link = directory.path().join("hard.db");
        std::fs::hard_link(&file, &hard_link).unwrap();
        let refused = Store::open_for_daemon(&Location::Sqlite(hard_link), StoreOptions::default())
            .await
            .unwrap_err();
        assert!(matches!(refused, StoreError::SecondName(_)), "{refused}");
        drop(first);
    });
}

#[test]
fn the_files_of_a_database_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let directory = tempfile::TempDir::new().unwrap();
    let data = directory.path().join("new").join("deeper");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let location = Location::in_directory(&data);
        let (store, _tenure) =
            Store::open_for_daemon(&location, StoreOptions::default()).await.unwrap();
        Party::with_credits(&store, 1).await;
        let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&data), 0o700);
        let files: Vec<_> =
            std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(files.iter().any(|file| file.to_string_lossy().ends_with("-wal")), "{files:?}");
        for file in files {
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
    });
}

#[test]
fn a_database_that_cannot_be_reached_is_busy_and_not_broken() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let location: Location = "postgres://nobody@127.0.0.1:1/none".parse().unwrap();
    let refused = runtime.block_on(Store::open(&location)).unwrap_err();
    assert!(refused.is_busy(), "{refused}");
}

/// `SQLite` looks, for each journal that is posted, at what may refer to it.
#[test]
fn what_refers_to_a_journal_in_a_file_is_found_by_an_index() {
    Desk::sqlite().run(async |desk| {
        desk.store().await.close().await;
        let references = "FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f \
            WHERE t.type = 'table' AND f.\"table\" IN ('journals', 'allocations') \
            AND f.\"from\" <> 'organisation_id'";
        let without = format!(
            "SELECT count(*) {references} AND NOT EXISTS (SELECT 1 FROM pragma_index_list(t.name) i \
            JOIN pragma_index_info(i.name) c WHERE c.name = f.\"from\" AND (c.seqno = 0 \
            OR c.seqno = 1 AND EXISTS (SELECT 1 FROM pragma_index_info(i.name) o \
            WHERE o.seqno = 0 AND o.name = 'organisation_id')))"
        );
        assert!(desk.number(&format!("SELECT count(*) {references}")).await >= 10);
        assert_eq!(desk.number(&without).await, 0);
    });
}

/// A session plans such a look-up once, while the tables are empty, and may keep to it for long.
#[test]
fn what_is_referred_to_on_a_server_is_found_by_its_key_from_the_first_row_on() {
    const ASTRAY: &str = "CREATE FUNCTION astray() RETURNS BIGINT LANGUAGE plpgsql AS $$
        DECLARE
            of RECORD;
            plan JSON;
            found BIGINT := 0;
        BEGIN
            FOR of IN SELECT c.confrelid::regclass AS place, cardinality(c.confkey) AS columns, (
                SELECT string_agg(format('x.%I = %L::%s', a.attname, '1', a.atttypid::regtype), ' AND ')
                FROM pg_attribute a WHERE a.attrelid = c.confrelid AND a.attnum = ANY(c.confkey)
            ) AS asked FROM pg_constraint c WHERE c.contype = 'f'
            LOOP
                EXECUTE format('EXPLAIN (FORMAT JSON) SELECT 1 FROM ONLY %s x WHERE %s FOR KEY SHARE',
                    of.place, of.asked) INTO plan;
                IF NOT EXISTS (
                    SELECT 1 FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
                    WHERE c.relname = plan #>> '{0,Plan,Plans,0,Index Name}' AND i.indisunique
                    AND i.indnkeyatts <= of.columns
                ) THEN found := found + 1; END IF;
            END LOOP;
            RETURN found;
        END $$";
    let Some(desk) = Desk::postgres("what is referred to on a server") else { return };
    desk.run(async |desk| {
        desk.store().await.close().await;
        desk.execute(ASTRAY).await.unwrap();
        let references = "SELECT count(*) FROM pg_constraint WHERE contype = 'f'";
        assert!(desk.number(references).await >= 50);
        assert_eq!(desk.number("SELECT astray()").await, 0);
    });
}
