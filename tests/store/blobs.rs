//! Payloads and results: staged in pieces, erased when their time has come.

use tieout::time::Timestamp;
use tieout_store::{Packed, Store};

use crate::support::{
    Party, accept, at, claim, completed, completed_with, on_both_databases, submit_with, try_submit,
};

/// Bytes that do not compress.
fn noise(length: u32) -> Vec<u8> {
    let mut state = 7_u64;
    (0..length)
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            state.to_be_bytes()[0]
        })
        .collect()
}

async fn sweep(store: &Store, ended_before: Timestamp, is_alone: bool, at: Timestamp) {
    while store.sweep_some(ended_before, is_alone, at).await.unwrap() > 0 {}
}

on_both_databases! {
    async fn a_large_payload_and_a_large_result_come_back_byte_for_byte(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let (payload, result) = (noise(1_000_000), noise(600_000));
        let submit = submit_with(&store, &party, 1, &payload).await;
        let job = submit.job;
        try_submit(&store, submit).await.unwrap();
        assert!(desk.number("SELECT count(*) FROM blob_chunks").await > 4, "it is in pieces");
        let claimed = claim(&store, 0).await.unwrap();
        let stored = store.payload(&claimed).await.unwrap().unwrap();
        assert!(stored.read_all().await.unwrap() == payload);
        let ended = completed_with(&store, true, &result).await;
        store.finish(claimed, ended, at(0)).await.unwrap();
        let record = store.job(party.user, job).await.unwrap().unwrap();
        let stored = store.result(&record).await.unwrap().unwrap();
        assert_eq!(stored.raw_length(), 600_000);
        assert!(stored.read_all().await.unwrap() == result);
    }

    async fn a_payload_is_erased_with_the_end_of_its_job(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        for is_billed in [true, false] {
            try_submit(&store, submit_with(&store, &party, 1, &noise(500_000)).await).await.unwrap();
            let claimed = claim(&store, 0).await.unwrap();
            let ended = completed(&store, is_billed).await;
            store.finish(claimed, ended, at(0)).await.unwrap();
        }
        assert_eq!(desk.number("SELECT count(*) FROM blob_chunks").await, 0, "no payload");
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 2);
    }

    async fn what_was_staged_and_never_used_is_swept_away(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        try_submit(&store, submit_with(&store, &party, 1, &noise(500_000)).await).await.unwrap();
        let kept = desk.number("SELECT count(*) FROM blob_chunks").await;
        for _ in 0..3 {
            store.stage(&Packed::new(&noise(300_000)).unwrap(), at(0)).await.unwrap();
        }
        let hour_ms = 60 * 60 * 1000;
        sweep(&store, at(0), false, at(hour_ms)).await;
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 4, "somebody may be at it");
        sweep(&store, at(0), false, at(hour_ms + 1)).await;
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 1);
        store.stage(&Packed::new(&noise(300_000)).unwrap(), at(0)).await.unwrap();
        sweep(&store, at(0), true, at(1)).await;
        assert_eq!(desk.number("SELECT count(*) FROM blob_chunks").await, kept);
    }

    async fn what_was_staged_for_nothing_can_be_discarded(desk: &Desk) {
        let store = desk.store().await;
        let staged = store.stage(&Packed::new(&noise(300_000)).unwrap(), at(0)).await.unwrap();
        store.discard(staged).await.unwrap();
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 0);
    }

    async fn an_ended_job_goes_when_its_time_is_over_and_its_charge_stays(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let (ended_job, waiting) = (accept(&store, &party, 7).await, accept(&store, &party, 1).await);
        let claimed = claim(&store, 0).await.unwrap();
        let ended = completed(&store, true).await;
        store.finish(claimed, ended, at(100)).await.unwrap();
        sweep(&store, at(99), false, at(500)).await;
        assert!(store.job(party.user, ended_job).await.unwrap().is_some());
        sweep(&store, at(100), false, at(500)).await;
        assert!(store.job(party.user, ended_job).await.unwrap().is_none());
        assert!(store.job(party.user, waiting).await.unwrap().is_some());
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 1);
        assert_eq!(store.movements(party.user).await.unwrap().len(), 2);
    }
}
