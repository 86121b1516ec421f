//! The security log: an event in the transaction of each change, and whatever is altered past the program named.

use tieout::id::{KeyId, UserId};
use tieout::scope::Scopes;
use tieout::secret::KeySecret;
use tieout_store::{
    Answer, CreateKey, IdempotencyKey, KeyOwner, LedgerKey, Once, Page, RotateKey, SecurityCheck,
    SecurityContext, SecurityEventRecord, SecurityFilter, SecurityHead, Store, StoreOptions,
    UserAccess,
};

use crate::integrity::tamper;
use crate::support::{Party, at, bits, by, decided, on_both_databases};

/// The whole log, the oldest first.
async fn events(store: &Store) -> Vec<SecurityEventRecord> {
    let page = Page { limit: 200, offset: 0 };
    let (mut events, _) = store.security_events(&SecurityFilter::default(), page).await.unwrap();
    events.reverse();
    events
}

async fn actions(store: &Store) -> Vec<String> {
    events(store).await.into_iter().map(|event| event.action).collect()
}

fn in_session(user: UserId) -> SecurityContext {
    SecurityContext {
        user: Some(user),
        via: "session".to_owned(),
        origin: "192.0.2.1".to_owned(),
        at: at(7),
    }
}

fn secret() -> KeySecret {
    let mut random = [7; 32];
    random[..16].copy_from_slice(&bits().to_be_bytes());
    KeySecret::from_random(random)
}

fn new_key(user: UserId) -> CreateKey {
    let answer = Answer { status: 201, body: "{}".to_owned() };
    CreateKey {
        id: KeyId::new(bits()),
        user,
        name: "a name that says who it is".to_owned(),
        scopes: Scopes::default(),
        allow_overage: true,
        expires_at: None,
        rate_limit: None,
        secret: secret(),
        idempotency: Some(IdempotencyKey {
            realm: String::new(),
            key: "once".to_owned(),
            fingerprint: [1; 32],
            answer,
        }),
        context: in_session(user),
    }
}

fn rotation(user: UserId, key: KeyId) -> RotateKey {
    RotateKey {
        owner: KeyOwner::User(user),
        key,
        secret: secret(),
        overlap_ms: 60_000,
        idempotency: None,
        context: in_session(user),
    }
}

fn fault_of(check: &SecurityCheck) -> Option<(Option<i64>, &'static str)> {
    check.fault.as_ref().map(|fault| (fault.number, fault.message))
}

/// A log of five events.
async fn five_events(store: &Store) {
    let user = UserId::new(bits());
    store.create_user(user, format!("{user}@example.com"), by(0)).await.unwrap();
    for amount in 1..=4 {
        store.grant_credits(user, amount, None, by(0)).await.unwrap();
    }
}

on_both_databases! {
    async fn each_change_is_written_down_with_who_how_from_where_and_when(desk: &Desk) {
        let store = desk.store().await;
        let user = UserId::new(bits());
        store.create_user(user, "jo@example.com".to_owned(), by(1)).await.unwrap();
        store.grant_credits(user, 5, Some("for Jo".to_owned()), by(2)).await.unwrap();
        store.adjust_credits(user, -2, None, by(3)).await.unwrap();
        store.set_overage(user, true, by(4)).await.unwrap();
        let create = new_key(user);
        let key = create.id;
        store.create_key(create).await.unwrap();
        store.rotate_key(rotation(user, key)).await.unwrap();
        store.revoke_key(KeyOwner::Anybody, key, by(8)).await.unwrap();
        for access in [UserAccess::Disable, UserAccess::Enable, UserAccess::RevokeSessions] {
            store.set_access(user, access, by(9)).await.unwrap();
        }
        store.delete_user(user, by(10)).await.unwrap();
        let events = events(&store).await;
        let told: Vec<_> = events.iter().map(|event| (&*event.action, event.details.get())).collect();
        assert_eq!(told, [
            ("user.create", "{}"),
            ("credits.grant", r#"{"amount":5,"balance":5}"#),
            ("credits.adjust", r#"{"amount":-2,"balance":3}"#),
            ("subscription.set", r#"{"allow_overage":true}"#),
            ("key.create", r#"{"allow_overage":true,"expires_at":null,"rate_limit":null,"scopes":[]}"#),
            ("key.rotate", r#"{"overlap_seconds":60}"#),
            ("key.revoke", "{}"),
            ("user.disable", "{}"),
            ("user.enable", "{}"),
            ("session.revoke", "{}"),
            ("user.delete", "{}"),
        ]);
        for (event, number) in events.iter().zip(1..) {
            let is_of_key = event.action.starts_with("key.");
            let object = if is_of_key { key.to_string() } else { user.to_string() };
            assert_eq!((event.number, &event.object, event.subject), (number, &object, Some(user)));
        }
        let of_session = &events[4];
        assert_eq!(
            (of_session.user, &*of_session.via, &*of_session.origin, of_session.at),
            (Some(user), "session", "192.0.2.1", at(7))
        );
        let of_operator = &events[0];
        assert_eq!(
            (of_operator.user, &*of_operator.via, &*of_operator.origin, of_operator.at),
            (None, "tieout admin", "jo@host", at(1))
        );
        let names = "SELECT count(*) FROM security_events WHERE details LIKE '%Jo%' \
            OR details LIKE '%example.com%' OR details LIKE '%who it is%'";
        assert_eq!(desk.number(names).await, 0, "who a person is stands elsewhere, or nowhere any more");
        let check = store.check_security_log(None).await.unwrap();
        assert_eq!((check.events, check.head.number, check.fault), (11, 11, None));
    }

    async fn what_is_refused_or_repeated_or_changes_nothing_is_not_written_down(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 5).await;
        let nobody = UserId::new(bits());
        let create = new_key(party.user);
        assert_eq!(store.create_key(create.clone()).await.unwrap(), Once::Done(()));
        store.revoke_key(KeyOwner::Anybody, create.id, by(1)).await.unwrap();
        let before = actions(&store).await;
        let again = CreateKey { id: KeyId::new(bits()), secret: secret(), ..create.clone() };
        assert!(matches!(store.create_key(again).await.unwrap(), Once::Replayed(_)));
        store.revoke_key(KeyOwner::Anybody, create.id, by(2)).await.unwrap();
        let email = format!("{}@example.com", party.user);
        assert!(decided(store.create_user(nobody, email, by(0)).await).is_err());
        assert!(decided(store.grant_credits(nobody, 1, None, by(0)).await).is_err());
        assert!(decided(store.adjust_credits(party.user, -6, None, by(0)).await).is_err());
        assert!(decided(store.set_overage(nobody, true, by(0)).await).is_err());
        assert!(decided(store.set_access(nobody, UserAccess::Disable, by(0)).await).is_err());
        assert!(decided(store.delete_user(nobody, by(0)).await).is_err());
        assert!(decided(store.create_key(CreateKey { idempotency: None, ..new_key(nobody) }).await).is_err());
        assert!(decided(store.rotate_key(rotation(party.user, create.id)).await).is_err());
        let others = KeyOwner::User(nobody);
        assert!(decided(store.revoke_key(others, party.key, by(0)).await).is_err());
        assert_eq!(actions(&store).await, before);
        let check = store.check_security_log(None).await.unwrap();
        assert_eq!((check.events, check.fault), (i64::try_from(before.len()).unwrap(), None));
    }

    async fn events_of_two_daemons_at_once_have_numbers_without_gaps_in_one_chain(desk: &Desk) {
        let stores = [desk.store().await, desk.store().await];
        let user = Party::with_credits(&stores[0], 0).await.user;
        let before = stores[0].check_security_log(None).await.unwrap().events;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..40 {
            let store = stores[number % 2].clone();
            tasks.spawn(async move { store.grant_credits(user, 1, None, by(0)).await.unwrap() });
        }
        tasks.join_all().await;
        let check = stores[1].check_security_log(None).await.unwrap();
        assert_eq!((check.events, check.head.number, check.fault), (before + 40, before + 40, None));
    }

    async fn a_list_is_of_what_matches_the_latest_first(desk: &Desk) {
        let store = desk.store().await;
        let (one, other) = (Party::with_credits(&store, 5).await, Party::with_credits(&store, 5).await);
        store.rotate_key(rotation(one.user, one.key)).await.unwrap();
        let listed = async |filter: SecurityFilter| {
            let page = Page { limit: 2, offset: 0 };
            let (events, pagination) = store.security_events(&filter, page).await.unwrap();
            let events: Vec<_> = events.into_iter().map(|event| event.action).collect();
            (events, pagination.total)
        };
        let all = SecurityFilter::default;
        assert_eq!(listed(all()).await, (vec!["key.rotate".to_owned(), "key.create".to_owned()], 7));
        assert_eq!(listed(SecurityFilter { user: Some(one.user), ..all() }).await.1, 4);
        let of_key = SecurityFilter { object: Some(other.key.to_string()), ..all() };
        assert_eq!(listed(of_key).await, (vec!["key.create".to_owned()], 1));
        assert_eq!(listed(SecurityFilter { action: Some("user.create".to_owned()), ..all() }).await.1, 2);
        assert_eq!(listed(SecurityFilter { since: Some(at(7)), ..all() }).await.1, 1);
    }

    async fn an_event_that_is_altered_removed_or_added_is_named(desk: &Desk) {
        let store = desk.store().await;
        five_events(&store).await;
        assert!(desk.execute("UPDATE security_events SET origin = 'nobody'").await.is_err());
        assert!(desk.execute("DELETE FROM security_events").await.is_err());
        tamper(desk, &["CREATE TABLE kept_events AS SELECT * FROM security_events"]).await;
        let unfollowed = "its hash does not follow from what is stored of it and the hash before";
        let gone = "it is not there";
        for (sql, fault) in [
            ("UPDATE security_events SET origin = 'nobody' WHERE number = 3", (Some(3), unfollowed)),
            ("UPDATE security_events SET user_id = 'usr_1' WHERE number = 1", (Some(1), unfollowed)),
            ("UPDATE security_events SET subject_id = NULL WHERE number = 2", (Some(2), unfollowed)),
            ("UPDATE security_events SET at = at + 1 WHERE number = 5", (Some(5), unfollowed)),
            ("DELETE FROM security_events WHERE number = 1", (Some(1), gone)),
            ("DELETE FROM security_events WHERE number = 4", (Some(4), gone)),
            ("DELETE FROM security_events WHERE number = 5", (Some(5), gone)),
            ("DELETE FROM security_events", (Some(1), gone)),
            (
                "UPDATE security_head SET number = 4",
                (Some(5), "it stands where no event is"),
            ),
            (
                "UPDATE security_head SET hash = (SELECT hash FROM security_events WHERE number = 4)",
                (None, "the head has not the hash of the last event"),
            ),
        ] {
            let was = store.check_security_log(None).await.unwrap();
            assert_eq!(fault_of(&was), None);
            tamper(desk, &["CREATE TABLE kept_head AS SELECT * FROM security_head", sql]).await;
            let found = store.check_security_log(None).await.unwrap();
            assert_eq!(fault_of(&found), Some(fault), "{sql}");
            tamper(desk, &[
                "DELETE FROM security_events",
                "INSERT INTO security_events SELECT * FROM kept_events",
                "DELETE FROM security_head",
                "INSERT INTO security_head SELECT * FROM kept_head",
                "DROP TABLE kept_head",
            ]).await;
        }
    }

    async fn events_cut_off_with_the_head_moved_back_are_seen_by_a_head_that_was_kept(desk: &Desk) {
        let store = desk.store().await;
        five_events(&store).await;
        let kept = store.check_security_log(None).await.unwrap().head;
        tamper(desk, &[
            "DELETE FROM security_events WHERE number = 5",
            "UPDATE security_head SET number = 4, \
                hash = (SELECT hash FROM security_events WHERE number = 4)",
        ]).await;
        assert_eq!(fault_of(&store.check_security_log(None).await.unwrap()), None);
        let found = store.check_security_log(Some(&kept)).await.unwrap();
        assert_eq!(fault_of(&found), Some((Some(5), "it is not there")));
        store.grant_credits(UserId::new(1), 1, None, by(0)).await.unwrap_err();
        five_events(&store).await;
        let found = store.check_security_log(Some(&kept)).await.unwrap();
        let another = "it has another hash than the one that was kept";
        assert_eq!(fault_of(&found), Some((Some(5), another)));
        let unknown = SecurityHead { number: 11, hash: kept.hash };
        let found = store.check_security_log(Some(&unknown)).await.unwrap();
        assert_eq!(fault_of(&found), Some((Some(10), "it is not there")), "the first that is not");
    }

    async fn a_log_that_is_chained_with_a_key_is_altered_by_nobody_without_it(desk: &Desk) {
        five_events(&desk.store().await).await;
        let key = LedgerKey::new(&"abcdefgh".repeat(8));
        let keyed = Store::open_with(&desk.location, StoreOptions::with_key(key.clone())).await.unwrap();
        keyed.seal_ledger(by(9)).await.unwrap();
        five_events(&keyed).await;
        assert_eq!(fault_of(&keyed.check_security_log(None).await.unwrap()), None);
        assert!(desk.store().await.compare_ledger_key().await.is_err());
        // One who has the program and the tables, and takes the seal away, is found out.
        tamper(desk, &["UPDATE security_head SET seal = NULL"]).await;
        five_events(&desk.store().await).await;
        let found = keyed.check_security_log(None).await.unwrap();
        let plain = "it is chained without the key, though the one before it is with it";
        // Five events, one of the sealing, five with the key.
        assert_eq!(fault_of(&found), Some((Some(12), plain)));
    }
}
