//! Accepting jobs: credits, room, repetitions, and neighbours in one commit.

use tieout::contract::page::Pagination;
use tieout::job::{JobId, JobStatus, Product};
use tieout_store::{Answer, IdempotencyKey, NotDone, Page, Submission, SubmitRefusal};

use crate::support::{
    Party, accept, at, bits, by, claim, completed, funds, on_both_databases, submit_of, try_submit,
};

fn repetition(key: &str, fingerprint: u8, body: &str) -> IdempotencyKey {
    let answer = Answer { status: 202, body: body.to_owned() };
    let (realm, key) = (String::new(), key.to_owned());
    IdempotencyKey { realm, key, fingerprint: [fingerprint; 32], answer }
}

on_both_databases! {
    async fn an_accepted_job_is_queued_and_its_cost_reserved(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let record = store.job(party.user, job).await.unwrap().unwrap();
        assert_eq!((record.job.status, record.key), (JobStatus::Queued, party.key));
        assert_eq!(funds(&store, party.user).await, (10, 7));
    }

    async fn what_other_jobs_have_reserved_cannot_be_spent_twice(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        accept(&store, &party, 7).await;
        let refused = try_submit(&store, submit_of(&store, &party, 4).await).await;
        let short = SubmitRefusal::InsufficientCredits { required: 4, available: 3 };
        assert_eq!(refused, Err(short));
        accept(&store, &party, 3).await;
        assert_eq!(funds(&store, party.user).await, (10, 10));
    }

    async fn thirty_two_submits_at_once_never_overspend(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..32 {
            let submit = submit_of(&store, &party, 9).await;
            let store = store.clone();
            tasks.spawn(async move { try_submit(&store, submit).await });
        }
        let outcomes = tasks.join_all().await;
        let accepted = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        assert_eq!(accepted, 11, "{outcomes:?}");
        assert_eq!(funds(&store, party.user).await, (100, 99));
    }

    async fn overage_needs_the_permission_of_request_key_and_subscription(desk: &Desk) {
        let store = desk.store().await;
        for permissions in 0..8_u8 {
            let [request, key, subscription] = [1, 2, 4].map(|bit| permissions & bit != 0);
            let party = Party::new(&store, 5, key, subscription).await;
            let mut submit = submit_of(&store, &party, 6).await;
            submit.allow_overage = request;
            let is_accepted = try_submit(&store, submit).await.is_ok();
            assert_eq!(is_accepted, permissions == 7, "{request} {key} {subscription}");
        }
    }

    async fn a_full_queue_refuses_and_half_of_it_is_the_most_for_one_user(desk: &Desk) {
        let store = desk.store().await;
        let submit_to = async |party: &Party, capacity| {
            let mut submit = submit_of(&store, party, 0).await;
            submit.queue_capacity = capacity;
            try_submit(&store, submit).await
        };
        let (one, other) =
            (Party::with_credits(&store, 0).await, Party::with_credits(&store, 0).await);
        for _ in 0..2 {
            assert_eq!(submit_to(&one, 4).await, Ok(Submission::Accepted));
        }
        assert_eq!(submit_to(&one, 4).await, Err(SubmitRefusal::ShareFull));
        for _ in 0..2 {
            assert_eq!(submit_to(&other, 4).await, Ok(Submission::Accepted));
        }
        let third = Party::with_credits(&store, 0).await;
        assert_eq!(submit_to(&third, 4).await, Err(SubmitRefusal::QueueFull));
        // A running job counts; an ended one makes room.
        let claimed = claim(&store, 0).await.unwrap();
        assert_eq!(submit_to(&third, 4).await, Err(SubmitRefusal::QueueFull));
        let ended = completed(&store, true).await;
        store.finish(claimed, ended, at(0)).await.unwrap();
        assert_eq!(submit_to(&third, 4).await, Ok(Submission::Accepted));
    }

    async fn a_refused_submit_leaves_no_row(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 1).await;
        let mut submit = submit_of(&store, &party, 2).await;
        submit.idempotency = Some(repetition("k", 1, "{}"));
        try_submit(&store, submit).await.unwrap_err();
        for table in ["jobs", "blobs", "blob_chunks", "idempotent_answers"] {
            assert_eq!(desk.number(&format!("SELECT count(*) FROM {table}")).await, 0, "{table}");
        }
        assert_eq!(funds(&store, party.user).await, (1, 0));
    }

    async fn a_failing_write_harms_none_of_those_it_shares_a_commit_with(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 1000).await;
        let taken = accept(&store, &party, 1).await;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..60 {
            let mut submit = submit_of(&store, &party, 1).await;
            submit.queue_capacity = 1000;
            if number % 20 == 7 {
                // The database refuses a second job of this name.
                submit.job = taken;
            }
            let store = store.clone();
            tasks.spawn(async move { store.submit(submit).await });
        }
        let outcomes = tasks.join_all().await;
        let is_failed = |outcome: &&_| matches!(outcome, Err(NotDone::Failed(_)));
        assert_eq!(outcomes.iter().filter(is_failed).count(), 3, "{outcomes:?}");
        let is_accepted = |outcome: &&_| matches!(outcome, Ok(Submission::Accepted));
        assert_eq!(outcomes.iter().filter(is_accepted).count(), 57, "{outcomes:?}");
        assert_eq!(desk.number("SELECT count(*) FROM jobs").await, 58);
        assert_eq!(desk.number("SELECT count(*) FROM blobs").await, 58);
        assert_eq!(funds(&store, party.user).await, (1000, 58));
    }

    async fn a_repetition_gets_the_first_answer_and_makes_no_second_job(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let repeat = async |body: &str, fingerprint, after_ms| {
            let mut submit = submit_of(&store, &party, 4).await;
            submit.idempotency = Some(repetition("key-1", fingerprint, body));
            submit.at = at(after_ms);
            try_submit(&store, submit).await
        };
        assert_eq!(repeat("first", 1, 0).await, Ok(Submission::Accepted));
        let first = Answer { status: 202, body: "first".to_owned() };
        assert_eq!(repeat("second", 1, 1).await, Ok(Submission::Replayed(first)));
        assert_eq!(repeat("other", 2, 2).await, Err(SubmitRefusal::IdempotencyKeyReused));
        assert_eq!(funds(&store, party.user).await, (10, 4));
        let day_ms = 24 * 60 * 60 * 1000;
        assert_eq!(repeat("new", 2, day_ms).await, Ok(Submission::Accepted));
        let new = Answer { status: 202, body: "new".to_owned() };
        assert_eq!(repeat("again", 2, day_ms + 1).await, Ok(Submission::Replayed(new)));
    }

    async fn a_refusal_does_not_use_up_the_key_and_users_do_not_share_keys(desk: &Desk) {
        let store = desk.store().await;
        let (poor, rich) =
            (Party::with_credits(&store, 0).await, Party::with_credits(&store, 9).await);
        let submit = async |party: &Party| {
            let mut submit = submit_of(&store, party, 4).await;
            submit.idempotency = Some(repetition("key-1", 1, "{}"));
            try_submit(&store, submit).await
        };
        submit(&poor).await.unwrap_err();
        assert_eq!(submit(&rich).await, Ok(Submission::Accepted));
        store.grant_credits(poor.user, 4, None, by(0)).await.unwrap();
        assert_eq!(submit(&poor).await, Ok(Submission::Accepted));
    }

    async fn another_users_job_is_not_there(desk: &Desk) {
        let store = desk.store().await;
        let (one, other) =
            (Party::with_credits(&store, 1).await, Party::with_credits(&store, 1).await);
        let job = accept(&store, &one, 1).await;
        assert!(store.job(other.user, job).await.unwrap().is_none());
        assert!(store.job(one.user, JobId::new(Product::Reconcile, bits())).await.unwrap().is_none());
    }

    async fn a_users_jobs_are_listed_in_pages_the_latest_first(desk: &Desk) {
        let store = desk.store().await;
        let (one, other) =
            (Party::with_credits(&store, 9).await, Party::with_credits(&store, 9).await);
        let mut jobs = Vec::new();
        for _ in 0..5 {
            jobs.push(accept(&store, &one, 1).await);
            accept(&store, &other, 1).await;
        }
        let page = Page { limit: 2, offset: 1 };
        let page = store.jobs(one.user, Product::Reconcile, page).await.unwrap();
        let ids: Vec<_> = page.jobs.iter().map(|job| job.id.id()).collect();
        assert_eq!(ids, [jobs[3], jobs[2]]);
        assert_eq!(page.pagination, Pagination::at(tieout_store::Page { limit: 2, offset: 1 }, 2, 5));
        let beyond = Page { limit: 200, offset: i64::MAX };
        assert!(store.jobs(one.user, Product::Reconcile, beyond).await.unwrap().jobs.is_empty());
    }
}
