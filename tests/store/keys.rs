//! Keys: who has the secret, and for how long it is one.

use tieout::id::KeyId;
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout_store::{
    Answer, CreateKey, IdempotencyKey, KeyOwner, KeyRefusal, Once, Page, RotateKey, Store,
};

use crate::support::{Party, at, bits, by, decided, new_key, on_both_databases};

async fn is_let_in(store: &Store, secret: &KeySecret, after_ms: i64) -> bool {
    store.caller(secret, at(after_ms)).await.unwrap().is_some()
}

fn rotation(party: &Party, overlap_ms: i64) -> RotateKey {
    let mut random = [9; 32];
    random[..16].copy_from_slice(&bits().to_be_bytes());
    RotateKey {
        owner: KeyOwner::User(party.user),
        key: party.key,
        secret: KeySecret::from_random(random),
        overlap_ms,
        idempotency: None,
        context: by(0),
    }
}

on_both_databases! {
    async fn a_secret_lets_its_owner_in_and_no_other_text_does(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 5).await;
        let caller = store.caller(&party.secret, at(0)).await.unwrap().unwrap();
        assert_eq!((caller.user, caller.key, caller.funds.balance), (party.user, party.key, 5));
        assert!(!is_let_in(&store, &KeySecret::from_random([3; 32]), 0).await);
    }

    async fn a_user_has_a_thousand_good_keys_and_room_for_one_when_one_has_ended(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        let make = || async {
            let mut random = [0; 32];
            random[..16].copy_from_slice(&bits().to_be_bytes());
            let create = CreateKey {
                id: KeyId::new(bits()),
                user: party.user,
                name: "one of many".to_owned(),
                scopes: Scope::ALL.into_iter().collect(),
                allow_overage: false,
                expires_at: None,
                rate_limit: None,
                secret: KeySecret::from_random(random),
                idempotency: None,
                context: by(0),
            };
            decided(store.create_key(create).await).map(drop)
        };
        // The party has one already.
        for _ in 1..1000 {
            assert_eq!(make().await, Ok(()));
        }
        assert_eq!(make().await, Err(KeyRefusal::TooMany));
        store.revoke_key(KeyOwner::User(party.user), party.key, by(0)).await.unwrap();
        assert_eq!(make().await, Ok(()));
        assert_eq!(make().await, Err(KeyRefusal::TooMany));
    }

    async fn a_revoked_key_is_refused_at_once_and_revoking_twice_changes_nothing(desk: &Desk) {
        let (store, beside) = (desk.store().await, desk.store().await);
        let party = Party::with_credits(&store, 0).await;
        let owner = KeyOwner::User(party.user);
        assert!(is_let_in(&store, &party.secret, 0).await);
        assert_eq!(decided(beside.revoke_key(owner, party.key, by(10)).await), Ok(()));
        assert!(!is_let_in(&store, &party.secret, 0).await);
        assert_eq!(decided(store.revoke_key(owner, party.key, by(20)).await), Ok(()));
        let key = store.key(owner, party.key).await.unwrap().unwrap();
        assert_eq!(key.revoked_at, Some(at(10)));
    }

    async fn a_key_is_refused_from_the_instant_it_expires(desk: &Desk) {
        let store = desk.store().await;
        let user = Party::with_credits(&store, 0).await.user;
        let (_, secret) = new_key(&store, user, false, Some(at(1000))).await;
        assert!(is_let_in(&store, &secret, 999).await);
        assert!(!is_let_in(&store, &secret, 1000).await);
    }

    async fn somebody_elses_key_is_not_there(desk: &Desk) {
        let store = desk.store().await;
        let (one, other) =
            (Party::with_credits(&store, 0).await, Party::with_credits(&store, 0).await);
        let stranger = KeyOwner::User(other.user);
        assert!(store.key(stranger, one.key).await.unwrap().is_none());
        let refused = decided(store.revoke_key(stranger, one.key, by(0)).await);
        assert_eq!(refused, Err(KeyRefusal::NoSuchKey));
        let rotate = RotateKey { owner: stranger, ..rotation(&one, 0) };
        assert_eq!(decided(store.rotate_key(rotate).await), Err(KeyRefusal::NoSuchKey));
        assert!(is_let_in(&store, &one.secret, 0).await);
        let page = Page { limit: 50, offset: 0 };
        let (keys, pagination) = store.keys(stranger, page).await.unwrap();
        assert_eq!((keys.len(), keys[0].id, pagination.total), (1, other.key, 1));
        let (all, _) = store.keys(KeyOwner::Anybody, page).await.unwrap();
        assert_eq!(all.len(), 2);
    }

    async fn a_rotated_key_has_a_new_secret_and_the_old_one_for_as_long_as_was_said(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        let first = rotation(&party, 1000);
        assert_eq!(decided(store.rotate_key(first.clone()).await), Ok(Once::Done(())));
        assert!(is_let_in(&store, &first.secret, 0).await);
        assert!(is_let_in(&store, &party.secret, 999).await);
        assert!(!is_let_in(&store, &party.secret, 1000).await);
        let second = rotation(&party, 0);
        store.rotate_key(second.clone()).await.unwrap();
        assert!(is_let_in(&store, &second.secret, 0).await);
        for old in [&first.secret, &party.secret] {
            assert!(!is_let_in(&store, old, 0).await);
        }
        let key = store.key(KeyOwner::Anybody, party.key).await.unwrap().unwrap();
        assert_eq!(key.hint, second.secret.hint());
    }

    async fn a_key_has_two_good_secrets_at_most_the_new_one_and_the_one_before(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        let (second, third) = (rotation(&party, 60_000), rotation(&party, 60_000));
        store.rotate_key(second.clone()).await.unwrap();
        assert!(is_let_in(&store, &party.secret, 1).await);
        store.rotate_key(third.clone()).await.unwrap();
        assert!(!is_let_in(&store, &party.secret, 1).await, "its time is not over, but there are two");
        for secret in [&second.secret, &third.secret] {
            assert!(is_let_in(&store, secret, 1).await);
        }
        assert_eq!(desk.number("SELECT count(*) FROM key_secrets").await, 2);
    }

    async fn a_revoked_key_gets_no_new_secret(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        store.revoke_key(KeyOwner::Anybody, party.key, by(0)).await.unwrap();
        let refused = decided(store.rotate_key(rotation(&party, 0)).await);
        assert_eq!(refused, Err(KeyRefusal::Ended));
        let unknown = RotateKey { key: KeyId::new(bits()), ..rotation(&party, 0) };
        assert_eq!(decided(store.rotate_key(unknown).await), Err(KeyRefusal::NoSuchKey));
    }

    async fn two_daemons_make_one_key_of_a_repeated_request(desk: &Desk) {
        let stores = [desk.store().await, desk.store().await];
        let user = Party::with_credits(&stores[0], 0).await.user;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..16_u8 {
            let mut random = [number; 32];
            random[..16].copy_from_slice(&bits().to_be_bytes());
            let create = CreateKey {
                id: KeyId::new(bits()),
                user,
                name: "once".to_owned(),
                scopes: tieout::scope::Scopes::default(),
                allow_overage: false,
                expires_at: None,
                rate_limit: None,
                secret: KeySecret::from_random(random),
                idempotency: Some(IdempotencyKey {
                    realm: String::new(),
                    key: "same".to_owned(),
                    fingerprint: [1; 32],
                    answer: Answer { status: 201, body: "{}".to_owned() },
                }),
                context: by(0),
            };
            let store = stores[usize::from(number % 2)].clone();
            tasks.spawn(async move { store.create_key(create).await.unwrap() });
        }
        let done = tasks.join_all().await;
        assert_eq!(done.iter().filter(|once| **once == Once::Done(())).count(), 1);
        assert_eq!(desk.number("SELECT count(*) FROM api_keys WHERE name = 'once'").await, 1);
    }

    async fn the_last_use_of_a_key_is_noted_and_never_goes_back(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        for after_ms in [50, 20] {
            store.note_key_uses(vec![(party.key, at(after_ms))]).await.unwrap();
        }
        let key = store.key(KeyOwner::Anybody, party.key).await.unwrap().unwrap();
        assert_eq!(key.last_used_at, Some(at(50)));
    }
}
