//! Look-ups that share statements: everyone gets an answer of their own, and none that is old.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout_store::{CreateKey, JobRecord, KeyOwner, Store, StoreError};
use tokio::task::JoinSet;

use crate::support::{
    Party, accept, at, bits, by, claim, completed_with, new_key, on_both_databases,
};

/// More than share a statement.
const LOOK_UPS: usize = 1000;

/// The key that each secret lets in, looked up all at once, many times over.
async fn assert_let_in(store: &Store, secrets: &[(KeySecret, Option<KeyId>)]) {
    let mut tasks = JoinSet::new();
    for (secret, key) in secrets.iter().cycle().take(LOOK_UPS) {
        let (store, secret, key) = (store.clone(), secret.clone(), *key);
        tasks.spawn(async move {
            let caller = store.caller(&secret, at(1000)).await.unwrap();
            assert_eq!(caller.map(|caller| caller.key), key);
        });
    }
    tasks.join_all().await;
}

/// The job, as a poll with this secret finds it.
async fn polled(
    store: &Store,
    secret: &KeySecret,
    job: JobId,
) -> Result<Option<JobRecord>, StoreError> {
    let found = store.poll(secret, at(0), job, Scope::ReconcileRead).await?;
    Ok(found.and_then(|(_, job)| job))
}

/// A further key of the user, which may not look at other keys' jobs.
async fn limited_key(store: &Store, user: UserId) -> KeySecret {
    let mut random = [0; 32];
    random[16..].copy_from_slice(&bits().to_be_bytes());
    let secret = KeySecret::from_random(random);
    let create = CreateKey {
        id: KeyId::new(bits()),
        user,
        name: "limited".to_owned(),
        scopes: [Scope::ReconcileWrite, Scope::CodingRead].into_iter().collect(),
        allow_overage: false,
        expires_at: None,
        rate_limit: None,
        secret: secret.clone(),
        idempotency: None,
        context: by(0),
    };
    store.create_key(create).await.unwrap();
    secret
}

/// A job of this key with this result.
async fn complete(store: &Store, party: &Party, result: &[u8]) -> JobId {
    let job = accept(store, party, 1).await;
    let claimed = claim(store, 0).await.unwrap();
    let ended = completed_with(store, true, result).await;
    store.finish(claimed, ended, at(0)).await.unwrap();
    job
}

/// Bytes that hardly shrink.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state.to_be_bytes()[0]
    };
    std::iter::repeat_with(next).take(length).collect()
}

on_both_databases! {
    async fn each_of_many_look_ups_at_once_gets_its_own_answer(desk: &Desk) {
        let store = desk.store().await;
        let mut secrets = Vec::new();
        for number in 0..20_u8 {
            let user = Party::with_credits(&store, 0).await.user;
            let (key, secret) = new_key(&store, user, false, None).await;
            let (revoked, of_revoked) = new_key(&store, user, false, None).await;
            store.revoke_key(KeyOwner::User(user), revoked, by(0)).await.unwrap();
            let (_, of_expired) = new_key(&store, user, false, Some(at(1000))).await;
            let (lasting, of_lasting) = new_key(&store, user, false, Some(at(1001))).await;
            secrets.extend([
                (secret, Some(key)),
                (of_revoked, None),
                (of_expired, None),
                (of_lasting, Some(lasting)),
                (KeySecret::from_random([200 + number; 32]), None),
            ]);
        }
        assert_let_in(&store, &secrets).await;
        // The same one again and again is no matter either.
        assert_let_in(&store, &secrets[..1]).await;
    }

    async fn a_revoked_key_is_refused_by_every_look_up_that_begins_afterwards(desk: &Desk) {
        let (store, beside) = (desk.store().await, desk.store().await);
        for _ in 0..20 {
            let party = Party::with_credits(&store, 0).await;
            let is_revoked = Arc::new(AtomicBool::new(false));
            let mut tasks = JoinSet::new();
            for _ in 0..16 {
                let (store, party) = (store.clone(), party.clone());
                let is_revoked = Arc::clone(&is_revoked);
                tasks.spawn(async move {
                    loop {
                        let was_revoked = is_revoked.load(Ordering::SeqCst);
                        let caller = store.caller(&party.secret, at(0)).await.unwrap();
                        if was_revoked {
                            assert!(caller.is_none(), "its revocation was answered before");
                            return;
                        }
                    }
                });
            }
            let owner = KeyOwner::User(party.user);
            beside.revoke_key(owner, party.key, by(0)).await.unwrap();
            is_revoked.store(true, Ordering::SeqCst);
            tasks.join_all().await;
        }
    }

    async fn a_row_that_is_damaged_fails_those_alone_who_ask_for_it(desk: &Desk) {
        let store = desk.store().await;
        let (well, ill) =
            (Party::with_credits(&store, 1).await, Party::with_credits(&store, 1).await);
        let jobs = (accept(&store, &well, 1).await, accept(&store, &ill, 1).await);
        let damage = format!("UPDATE api_keys SET scopes = 'any' WHERE id = '{}'", ill.key);
        desk.execute(&damage).await.unwrap();
        let damage = format!("UPDATE jobs SET credits_charged = -1 WHERE id = '{}'", jobs.1);
        desk.execute(&damage).await.unwrap();
        let mut tasks = JoinSet::new();
        for number in 0..LOOK_UPS {
            let (store, is_well) = (store.clone(), number % 2 == 0);
            let (party, job) =
                if is_well { (well.clone(), jobs.0) } else { (ill.clone(), jobs.1) };
            tasks.spawn(async move {
                assert_eq!(store.caller(&party.secret, at(0)).await.is_ok(), is_well);
                let job = store.job(party.user, job).await;
                assert_eq!(job.is_ok(), is_well);
                if let Err(error) = job {
                    assert!(matches!(error, StoreError::Corrupt("credits_charged")), "{error}");
                }
                let poll = polled(&store, &party.secret, jobs.1).await;
                assert_eq!(poll.is_ok(), is_well, "whose it is not has no trouble with it");
            });
        }
        tasks.join_all().await;
    }

    async fn a_closed_store_gives_an_error_and_never_hangs(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 1).await;
        let job = accept(&store, &party, 1).await;
        let mut tasks = JoinSet::new();
        for _ in 0..LOOK_UPS {
            let (store, party) = (store.clone(), party.clone());
            // An answer or an error: that it comes is the point.
            tasks.spawn(async move { store.caller(&party.secret, at(0)).await.is_ok() });
        }
        store.close().await;
        tasks.join_all().await;
        assert!(store.caller(&party.secret, at(0)).await.unwrap_err().is_busy());
        assert!(polled(&store, &party.secret, job).await.unwrap_err().is_busy());
    }

    async fn each_of_many_polls_at_once_finds_its_own_job_or_none(desk: &Desk) {
        let store = desk.store().await;
        let (one, other) =
            (Party::with_credits(&store, 100).await, Party::with_credits(&store, 100).await);
        let mut polls = Vec::new();
        for (party, stranger) in [(&one, &other), (&other, &one)] {
            for number in 0..10 {
                let result = format!("{{\"number\":{number},\"user\":\"{}\"}}", party.user);
                let job = complete(&store, party, result.as_bytes()).await;
                polls.push((&party.secret, job, Some(Some(result))));
                polls.push((&stranger.secret, job, None));
            }
            polls.push((&party.secret, JobId::new(Product::Reconcile, bits()), None));
        }
        for party in [&one, &other] {
            polls.push((&party.secret, accept(&store, party, 1).await, Some(None)));
        }
        let mut tasks = JoinSet::new();
        for (secret, job, expected) in polls.iter().cycle().take(LOOK_UPS) {
            let (store, secret, job, expected) =
                (store.clone(), (*secret).clone(), *job, expected.clone());
            tasks.spawn(async move {
                let record = polled(&store, &secret, job).await.unwrap();
                assert_eq!(record.is_some(), expected.is_some());
                let (Some(record), Some(expected)) = (record, expected) else { return };
                assert_eq!(record.job.id.id(), job);
                let result = store.result(&record).await.unwrap();
                let result = result.map(|result| result.whole().unwrap().unwrap());
                assert_eq!(result, expected.map(String::into_bytes));
            });
        }
        tasks.join_all().await;
    }

    async fn a_small_result_is_read_along_with_its_job_for_who_may_see_it_alone(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        let user = party.user;
        let foreign = limited_key(&store, user).await;
        for (length, is_small) in [(0, true), (16_000, true), (16_500, false), (500_000, false)] {
            let job = complete(&store, &party, &noise(length)).await;
            let records = [
                (store.job(user, job).await, is_small),
                (polled(&store, &party.secret, job).await, is_small),
                (polled(&store, &foreign, job).await, false),
            ];
            // What is read from now on has this length.
            desk.execute("UPDATE blobs SET raw_length = 7").await.unwrap();
            for (record, is_read_along) in records {
                let record = record.unwrap().unwrap();
                let result = store.result(&record).await.unwrap().unwrap();
                let expected = if is_read_along { length as u64 } else { 7 };
                assert_eq!(result.raw_length(), expected, "{length}");
            }
        }
    }

    async fn a_result_is_at_hand_whole_or_comes_in_pieces_whatever_its_length(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        let limited = limited_key(&store, party.user).await;
        // Packed, they end before and after what is read along, a chunk, and a piece.
        for length in [0, 1, 16_000, 16_500, 65_536, 65_537, 131_000, 132_000, 500_000] {
            for bytes in [noise(length), vec![b'a'; length]] {
                let job = complete(&store, &party, &bytes).await;
                for record in [
                    store.job(party.user, job).await.unwrap().unwrap(),
                    polled(&store, &party.secret, job).await.unwrap().unwrap(),
                    polled(&store, &limited, job).await.unwrap().unwrap(),
                ] {
                    let result = store.result(&record).await.unwrap().unwrap();
                    // A piece or less is at hand at once.
                    let at_hand = (length <= 65_536).then_some(&bytes);
                    assert!(result.whole().unwrap().as_ref() == at_hand, "{length}");
                    assert!(result.read_all().await.unwrap() == bytes, "{length}");
                }
            }
        }
    }
}
