//! Whatever is changed in the tables, past the store and its triggers, is seen and named.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, Row as _};
use tieout::contract::ledger::audit::{Integrity, LedgerHead};
use tieout_store::LedgerKey;
use tieout_store::{IntegrityQuestion, Location, Store, StoreError, StoreOptions};

use crate::books::Books;
use crate::support::{Desk, by, on_both_databases};

const TABLES: [&str; 8] = [
    "journal_lines",
    "journals",
    "ledger_heads",
    "account_days",
    "account_months",
    "vat_entries",
    "audit_events",
    "audit_states",
];

/// Runs statements as somebody who has the database in his hands: without triggers or references.
pub(crate) async fn tamper(desk: &Desk, statements: &[&str]) {
    match &desk.location {
        Location::Sqlite(path) => {
            let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
            let mut connection = options.connect().await.unwrap();
            let triggers = "SELECT name FROM sqlite_schema WHERE type = 'trigger'";
            let triggers = sqlx::query(triggers).fetch_all(&mut connection).await.unwrap();
            for trigger in triggers {
                let drop = format!("DROP TRIGGER {}", trigger.get::<String, _>("name"));
                sqlx::query(AssertSqlSafe(drop)).execute(&mut connection).await.unwrap();
            }
            for sql in statements {
                let sql = AssertSqlSafe((*sql).to_owned());
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
        }
        Location::Postgres(url) => {
            let mut connection = PgConnection::connect(url).await.unwrap();
            let without = "SET session_replication_role = replica";
            for sql in std::iter::once(&without).chain(statements) {
                let sql = AssertSqlSafe((*sql).to_owned());
                sqlx::query(sql).execute(&mut connection).await.unwrap();
            }
        }
    }
}

/// Keeps the tables as they are, so that [`restore`] can bring them back.
async fn keep(desk: &Desk) {
    for table in TABLES {
        tamper(desk, &[&format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}")]).await;
    }
}

async fn restore(desk: &Desk) {
    for table in TABLES {
        let (clear, fill) = (
            format!("DELETE FROM {table}"),
            format!("INSERT INTO {table} SELECT * FROM kept_{table}"),
        );
        tamper(desk, &[&clear, &fill]).await;
    }
}

async fn look(store: &Store, books: &Books) -> Integrity {
    let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
    store.integrity(books.organisation, &question).await.unwrap()
}

/// The place that is named; whatever is wrong elsewhere, with -1 for no place.
fn named(integrity: &Integrity) -> i64 {
    let bad = integrity.first_bad.as_ref().expect("it is seen");
    assert!(!integrity.ok);
    bad.sequence.unwrap_or(-1)
}

/// Six entries: the fifth reverses the first.
async fn six(store: &Store) -> Books {
    let books = Books::new(store).await;
    let first = books.post(store, 1).await;
    for day in 2..5 {
        books.post(store, day).await;
    }
    books.reverse(store, first).await;
    books.post(store, 6).await;
    books
}

/// Every way to change the third entry by as little as can be.
fn changes(is_sqlite: bool, books: &Books) -> Vec<String> {
    let hash = if is_sqlite {
        "unhex(substr(hex(hash), 1, 62) || CASE substr(hex(hash), 63) WHEN '00' THEN '01' ELSE '00' END)"
    } else {
        "set_byte(hash, 31, (get_byte(hash, 31) + 1) % 256)"
    };
    let hash = format!("hash = {hash}");
    let other = format!("account_id = '{}'", books.accounts[2]);
    let of_entry = [
        // No id ends so: the neighbours, of the same millisecond, may differ in the last letter alone.
        "id = substr(id, 1, length(id) - 1) || '-'",
        "organisation_id = 'org_z'",
        "sequence = 500",
        "entry_date = '2026-01-04'",
        "description = description || ' '",
        "description = 'day 3'",
        "reference = NULL",
        "reference = ''",
        "reference = reference || '1'",
        "external_id = NULL",
        "external_id = external_id || '1'",
        "source = 'bank'",
        "source = 'Manual'",
        "reverses_journal_id = 'jnl_z'",
        "reverses_journal_id = (SELECT j.id FROM journals j WHERE j.sequence = 2)",
        "total = total + 1",
        "created_at = created_at + 1",
        "created_by = created_by || '1'",
        "search = ''",
        "search = search || '1'",
        "layout = 1",
        &hash,
    ];
    let of_line = [
        "organisation_id = 'org_z'",
        "sequence = 4, line = 9",
        "line = line + 5",
        &other,
        "amount = amount + 1",
        "amount = -amount",
        "memo = ''",
        "memo = 'M'",
        "memo = 'n'",
        "vat_code = 'ZR'",
        "vat_amount = vat_amount + 1",
        "is_generated = 1",
        "entry_date = '2026-01-04'",
        "vat_side = 'output'",
    ];
    let entry = of_entry.iter().map(|set| format!("UPDATE journals SET {set} WHERE sequence = 3"));
    let line = of_line
        .iter()
        .map(|set| format!("UPDATE journal_lines SET {set} WHERE sequence = 3 AND line = 1"));
    let both = [
        "UPDATE journal_lines SET amount = 2 * amount WHERE sequence = 3",
        "UPDATE journal_lines SET line = 3 - line + 3 WHERE sequence = 3",
        "DELETE FROM journal_lines WHERE sequence = 3 AND line = 2",
        "DELETE FROM journal_lines WHERE sequence = 3",
        "DELETE FROM journals WHERE sequence = 3",
        "INSERT INTO journal_lines SELECT organisation_id, sequence, 3, account_id, 1, memo, \
        vat_code, vat_amount, is_generated, entry_date, vat_side, vat_kind, vat_in_cost FROM journal_lines \
        WHERE sequence = 3 AND line = 1",
    ];
    let mut all: Vec<String> = entry.chain(line).chain(both.map(str::to_owned)).collect();
    if is_sqlite {
        // No text at all; a server does not take it.
        all.push("UPDATE journals SET description = CAST(x'ff' AS TEXT) WHERE sequence = 3".into());
        all.push(
            "UPDATE journal_lines SET memo = CAST(x'ff' AS TEXT) WHERE sequence = 3 AND line = 1"
                .into(),
        );
    }
    all
}

on_both_databases! {
    async fn books_that_nobody_touched_are_whole_and_can_be_looked_at_in_parts(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        let whole = look(&store, &books).await;
        assert!(whole.ok, "{whole:?}");
        assert_eq!((whole.entries, whole.head.sequence), (6, 6));
        assert_eq!((&whole.first_bad, &whole.next, whole.keyed_from), (&None, &None, None));
        assert_eq!(store.ledger_head(books.organisation).await.unwrap(), whole.head);
        let (mut after, mut looks, mut entries, mut events) = (None, 0, 0, 0);
        loop {
            let question = IntegrityQuestion { after, entries_max: 2 };
            let part = store.integrity(books.organisation, &question).await.unwrap();
            assert!(part.ok, "{part:?}");
            // Later parts begin with the last entry and event of the one before.
            let again = i64::from(looks > 0);
            assert!(part.entries <= 2 + again && part.audit_events <= 2 + again, "{part:?}");
            (entries, events) = (entries + part.entries - again, events + part.audit_events - again);
            looks += 1;
            after = part.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!((entries, events), (6, whole.head.audit_sequence));
    }

    async fn any_change_of_what_counts_in_vat_returns_is_named(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        keep(desk).await;
        for change in [
            "UPDATE vat_entries SET net = net + 1 WHERE sequence = 3",
            "UPDATE vat_entries SET vat = vat + 1 WHERE sequence = 3",
            "UPDATE vat_entries SET line = line + 5 WHERE sequence = 3",
            "UPDATE vat_entries SET side = CASE side WHEN 'input' THEN 'output' ELSE 'input' END \
            WHERE sequence = 3",
            "DELETE FROM vat_entries WHERE sequence = 3",
            "INSERT INTO vat_entries SELECT organisation_id, sequence, line + 1, part, entry_date, \
            vat_date, method_date, side, vat_code, net, vat, invoice_id, allocation_id, kind FROM vat_entries \
            WHERE sequence = 3",
            "UPDATE vat_entries SET kind = 'outside_uk' WHERE sequence = 3",
        ] {
            tamper(desk, &[change]).await;
            assert_eq!(named(&look(&store, &books).await), 3, "{change}");
            restore(desk).await;
        }
        assert!(look(&store, &books).await.ok, "what was brought back is as it was");
        tamper(desk, &["UPDATE vat_days SET vat = vat + 1 WHERE day = '2026-01-03'"]).await;
        let seen = look(&store, &books).await;
        assert_eq!(named(&seen), -1, "no entry in particular: {seen:?}");
    }

    async fn any_change_of_an_entry_or_its_lines_is_named(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        keep(desk).await;
        for change in changes(matches!(desk.location, Location::Sqlite(_)), &books) {
            tamper(desk, &[&change]).await;
            let seen = look(&store, &books).await;
            assert!(!seen.ok, "{change}");
            assert_eq!(named(&seen), 3, "{change}: {seen:?}");
            restore(desk).await;
        }
        assert!(look(&store, &books).await.ok, "what was brought back is as it was");
    }

    async fn any_change_of_an_audit_event_is_named(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        keep(desk).await;
        let third = "(SELECT number FROM audit_events WHERE action = 'journal.post' \
            ORDER BY number LIMIT 1 OFFSET 2)";
        let whole = look(&store, &books).await;
        assert_eq!(whole.audit_events, whole.head.audit_sequence, "{whole:?}");
        for set in [
            "at = at + 1",
            "user_id = user_id || '1'",
            "key_id = NULL",
            "key_id = ''",
            "key_id = coalesce(key_id, '') || '1'",
            "action = 'journal.reverse'",
            "object_id = substr(object_id, 1, length(object_id) - 1) || '-'",
            "was = '{}'",
            "became = NULL",
            "became = became || ' '",
            "hash = NULL",
            "hash = (SELECT hash FROM journals WHERE sequence = 3)",
            "number = 500",
        ] {
            let of_third = format!("UPDATE audit_events SET {set} WHERE number = {third}");
            tamper(desk, &[&of_third]).await;
            let seen = look(&store, &books).await;
            let bad = seen.first_bad.as_ref().unwrap_or_else(|| panic!("{set} is not seen"));
            assert!(!seen.ok && bad.audit_event.is_some() && bad.sequence.is_none(), "{set}: {seen:?}");
            restore(desk).await;
        }
        for change in [
            format!("DELETE FROM audit_events WHERE number = {third}"),
            "DELETE FROM audit_events".to_owned(),
            "DELETE FROM audit_events WHERE number = (SELECT max(number) FROM audit_events)".to_owned(),
            "UPDATE ledger_heads SET audited = audited - 1".to_owned(),
            "UPDATE ledger_heads SET audit_hash = hash".to_owned(),
            "UPDATE audit_events SET hash = NULL".to_owned(),
            "INSERT INTO audit_events SELECT organisation_id, number + 500, at, user_id, key_id, action, \
            object_id, was, became, hash, states FROM audit_events WHERE number = 2".to_owned(),
        ] {
            tamper(desk, &[&change]).await;
            let seen = look(&store, &books).await;
            assert!(!seen.ok, "{change}: {seen:?}");
            restore(desk).await;
        }
        assert!(look(&store, &books).await.ok, "what was brought back is as it was");
    }

    async fn events_that_were_cut_off_the_end_show_by_a_head_that_was_kept(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        let head = store.ledger_head(books.organisation).await.unwrap();
        let last = head.audit_sequence;
        // The last event is of the last journal, which is found missing of the log only by a head that was kept.
        tamper(desk, &[
            &format!("DELETE FROM audit_events WHERE number = {last}"),
            &format!("UPDATE ledger_heads SET audited = {last} - 1, audit_hash = \
                (SELECT hash FROM audit_events WHERE number = {last} - 1)"),
        ]).await;
        let pinned = IntegrityQuestion { after: Some(head), entries_max: i64::MAX };
        let seen = store.integrity(books.organisation, &pinned).await.unwrap();
        assert_eq!(seen.first_bad.as_ref().and_then(|bad| bad.audit_event), Some(last), "{seen:?}");
    }

    async fn the_links_of_reversals_are_looked_at(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        let link = "UPDATE journals SET reverses_journal_id = NULL WHERE sequence = 5";
        tamper(desk, &[link]).await;
        assert_eq!(named(&look(&store, &books).await), 5);
    }

    async fn heads_and_totals_that_do_not_fit_the_entries_are_seen(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        keep(desk).await;
        for change in [
            "UPDATE ledger_heads SET posted = posted + 1",
            "UPDATE ledger_heads SET hash = (SELECT hash FROM journals WHERE sequence = 5)",
            "UPDATE account_days SET debit = debit + 1 WHERE day = '2026-01-03' AND debit > 0",
            "UPDATE account_days SET debit = debit + 1, credit = credit + 1 WHERE day = '2026-01-03'",
            "DELETE FROM account_days WHERE day = '2026-01-03'",
            "UPDATE account_days SET day = '2031-01-03' WHERE day = '2026-01-03'",
            "UPDATE account_days SET line_count = line_count + 1 WHERE day = '2026-01-03'",
            "UPDATE account_months SET credit = credit + 1 WHERE credit > 0",
            "UPDATE account_months SET line_count = line_count - 1 WHERE credit > 0",
            "DELETE FROM account_months",
            "UPDATE account_months SET month = '1999-12'",
        ] {
            tamper(desk, &[change]).await;
            let seen = look(&store, &books).await;
            assert_eq!(named(&seen), -1, "{change}: {seen:?}");
            restore(desk).await;
        }
    }

    async fn a_tail_that_was_cut_off_shows_by_the_head_and_without_it_by_a_kept_one(desk: &Desk) {
        const CUT: [&str; 2] = [
            "DELETE FROM journals WHERE sequence = 6",
            "DELETE FROM journal_lines WHERE sequence = 6",
        ];
        // Everything that hangs on it, as one would do who knows the tables.
        const HIDDEN: [&str; 8] = [
            "UPDATE ledger_heads SET sequence = 5, posted = posted - 1000, \
            hash = (SELECT hash FROM journals WHERE sequence = 5)",
            "DELETE FROM vat_entries WHERE sequence = 6",
            "DELETE FROM vat_days",
            "INSERT INTO vat_days SELECT organisation_id, vat_date, side, method_date, sum(net), sum(vat), \
            kind FROM vat_entries GROUP BY organisation_id, vat_date, side, method_date, kind",
            "DELETE FROM account_days",
            "INSERT INTO account_days SELECT organisation_id, entry_date, account_id, \
            sum(CASE WHEN amount > 0 THEN amount ELSE 0 END), \
            sum(CASE WHEN amount < 0 THEN -amount ELSE 0 END), count(*) FROM journal_lines \
            GROUP BY organisation_id, entry_date, account_id",
            "DELETE FROM account_months",
            "INSERT INTO account_months SELECT organisation_id, account_id, substr(day, 1, 7), \
            sum(debit), sum(credit), sum(line_count) FROM account_days \
            GROUP BY organisation_id, account_id, substr(day, 1, 7)",
        ];
        const LOG_HIDDEN: [&str; 2] = [
            "UPDATE ledger_heads SET audited = audited - 1, audit_hash = (SELECT e.hash FROM audit_events e \
            WHERE e.number = audited - 1)",
            "DELETE FROM audit_events WHERE number > (SELECT audited FROM ledger_heads)",
        ];
        let store = desk.store().await;
        let books = six(&store).await;
        let head = store.ledger_head(books.organisation).await.unwrap();
        let fifth = {
            let question = IntegrityQuestion { after: None, entries_max: 5 };
            store.integrity(books.organisation, &question).await.unwrap().next.unwrap()
        };
        tamper(desk, &CUT).await;
        assert_eq!(named(&look(&store, &books).await), 6);
        tamper(desk, &HIDDEN).await;
        let seen = look(&store, &books).await;
        let bad = seen.first_bad.as_ref().expect("the audit log tells of it");
        assert_eq!(bad.audit_event, Some(seen.head.audit_sequence), "{seen:?}");
        tamper(desk, &LOG_HIDDEN).await;
        assert!(look(&store, &books).await.ok, "nothing in the database tells of it");
        let pinned = |head: &LedgerHead| IntegrityQuestion {
            after: Some(head.clone()),
            entries_max: i64::MAX,
        };
        let seen = store.integrity(books.organisation, &pinned(&head)).await.unwrap();
        assert_eq!(named(&seen), 6, "{seen:?}");
        let seen = store.integrity(books.organisation, &pinned(&fifth)).await.unwrap();
        assert!(seen.ok && seen.entries == 1, "{seen:?}");
        // Another entry in the place of the one that was cut off.
        books.post(&store, 7).await;
        assert!(look(&store, &books).await.ok);
        let seen = store.integrity(books.organisation, &pinned(&head)).await.unwrap();
        assert_eq!(named(&seen), 6, "{seen:?}");
    }

    async fn a_line_behind_the_end_of_the_books_is_seen(desk: &Desk) {
        let store = desk.store().await;
        let books = six(&store).await;
        tamper(desk, &["INSERT INTO journal_lines SELECT organisation_id, 9, line, account_id, \
            amount, memo, vat_code, vat_amount, is_generated, entry_date, vat_side, vat_kind, vat_in_cost FROM journal_lines \
            WHERE sequence = 3 AND line = 1"]).await;
        assert_eq!(named(&look(&store, &books).await), 9);
    }

    async fn another_organisations_entries_are_no_matter_of_ones_own(desk: &Desk) {
        let store = desk.store().await;
        let (books, others) = (six(&store).await, six(&store).await);
        let change = format!(
            "UPDATE journals SET description = '' WHERE sequence = 2 AND organisation_id = '{}'",
            others.organisation
        );
        tamper(desk, &[&change]).await;
        assert!(look(&store, &books).await.ok);
        assert_eq!(named(&look(&store, &others).await), 2);
    }

    async fn entries_chained_with_a_key_cannot_be_made_or_checked_without_it(desk: &Desk) {
        let key = |text: &str| Some(LedgerKey::new(&text.repeat(8)).unwrap());
        let plain = desk.store().await;
        let books = Books::new(&plain).await;
        books.post(&plain, 1).await;
        let keyed = Store::open_with(&desk.location, StoreOptions::with_key(key("abcdefgh"))).await.unwrap();
        keyed.seal_ledger(by(9)).await.unwrap();
        for day in 2..4 {
            books.post(&keyed, day).await;
        }
        let seen = look(&keyed, &books).await;
        assert!(seen.ok && seen.keyed_from == Some(2), "{seen:?}");
        let seen = look(&plain, &books).await;
        assert_eq!(named(&seen), 2);
        assert!(seen.first_bad.unwrap().message.contains("key"));
        let wrong = Store::open_with(&desk.location, StoreOptions::with_key(key("abcdefgi"))).await.unwrap();
        assert_eq!(named(&look(&wrong, &books).await), 2);
        // Somebody who can write to the tables, and has the program, but not the key.
        tamper(desk, &["UPDATE ledger_heads SET seal = NULL"]).await;
        books.post(&plain, 9).await;
        let seen = look(&keyed, &books).await;
        assert_eq!(named(&seen), 4);
        assert!(seen.first_bad.unwrap().message.contains("without the key"));
    }

    async fn a_daemon_without_the_key_of_a_ledger_does_not_open_it(desk: &Desk) {
        let key = |text: &str| Some(LedgerKey::new(&text.repeat(8)).unwrap());
        let open = async |key| Store::open_for_daemon(&desk.location, StoreOptions::with_key(key)).await.map(|(store, tenure)| {
            drop(tenure);
            store
        });
        open(None).await.unwrap().close().await;
        open(key("abcdefgh")).await.unwrap().close().await;
        open(key("abcdefgh")).await.unwrap().close().await;
        for wrong in [None, key("abcdefgi")] {
            let refused = open(wrong).await.unwrap_err();
            assert!(matches!(refused, StoreError::LedgerKey(_)), "{refused}");
            assert!(refused.to_string().contains("TIEOUT_LEDGER_KEY"));
        }
    }
}
