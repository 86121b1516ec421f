//! Taking jobs up, losing them, and ending them once.

use tieout::contract::error::ErrorBody;
use tieout::job::{JobStatus, Product};
use tieout_store::{ClaimLimits, Ended, Stale};

use crate::support::{
    LIMITS, Party, accept, at, by, claim, completed, completed_with, decided, funds,
    on_both_databases, submit_of, try_submit,
};

fn failure() -> Ended {
    let (code, message) = ("internal_error".into(), "it broke".to_owned());
    Ended::Failed(ErrorBody { code, message, details: None })
}

on_both_databases! {
    async fn jobs_are_taken_up_one_at_a_time_in_order_of_acceptance(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 9).await;
        let mut jobs = Vec::new();
        for _ in 0..3 {
            jobs.push(accept(&store, &party, 1).await);
        }
        for job in jobs {
            let claimed = claim(&store, 0).await.unwrap();
            assert_eq!(claimed.job, job);
            assert!(claim(&store, 0).await.is_none(), "one runs at a time");
            let record = store.job(party.user, job).await.unwrap().unwrap().job;
            assert_eq!((record.status, record.started_at), (JobStatus::Processing, Some(at(0))));
            let ended = completed(&store, true).await;
            store.finish(claimed, ended, at(5)).await.unwrap();
        }
        assert!(claim(&store, 0).await.is_none());
    }

    async fn an_operator_may_let_more_run_at_once(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 9).await;
        for _ in 0..3 {
            accept(&store, &party, 1).await;
        }
        let limits = ClaimLimits { running_max: 2, ..LIMITS };
        let mut claims = Vec::new();
        for _ in 0..3 {
            claims.push(store.claim(Product::Reconcile, limits, at(0)).await.unwrap().is_some());
        }
        assert_eq!(claims, [true, true, false]);
    }

    async fn many_claims_at_once_give_the_job_to_one(desk: &Desk) {
        let stores = [desk.store().await, desk.store().await];
        let party = Party::with_credits(&stores[0], 9).await;
        accept(&stores[0], &party, 1).await;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..16 {
            let store = stores[number % 2].clone();
            tasks.spawn(async move { claim(&store, 0).await.is_some() });
        }
        let given = tasks.join_all().await;
        assert_eq!(given.iter().filter(|given| **given).count(), 1);
    }

    async fn a_charge_is_the_cost_and_is_made_once(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let claimed = claim(&store, 0).await.unwrap();
        let ended = completed(&store, true).await;
        let first = decided(store.finish(claimed.clone(), ended.clone(), at(9)).await);
        assert_eq!(first, Ok(JobStatus::Completed));
        assert_eq!(decided(store.finish(claimed, ended, at(9)).await), Err(Stale));
        assert_eq!(funds(&store, party.user).await, (3, 0));
        let record = store.job(party.user, job).await.unwrap().unwrap().job;
        assert_eq!((record.credits_charged, record.finished_at), (Some(7), Some(at(9))));
        let movements = store.movements(party.user).await.unwrap();
        let charges: Vec<_> = movements.iter().filter(|one| one.kind == "charge").collect();
        assert_eq!(charges.len(), 1);
        assert_eq!((charges[0].amount, charges[0].job.clone()), (-7, Some(job.to_string())));
    }

    async fn a_run_that_is_not_billed_costs_nothing_and_gives_the_reservation_back(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let claimed = claim(&store, 0).await.unwrap();
        let ended = completed(&store, false).await;
        store.finish(claimed, ended, at(0)).await.unwrap();
        assert_eq!(funds(&store, party.user).await, (10, 0));
        let record = store.job(party.user, job).await.unwrap().unwrap().job;
        assert_eq!(record.credits_charged, Some(0));
        assert!(store.movements(party.user).await.unwrap().iter().all(|one| one.kind == "grant"));
    }

    async fn a_failed_job_costs_nothing_and_says_why(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let claimed = claim(&store, 0).await.unwrap();
        let ended = decided(store.finish(claimed, failure(), at(0)).await);
        assert_eq!(ended, Ok(JobStatus::Failed));
        assert_eq!(funds(&store, party.user).await, (10, 0));
        let record = store.job(party.user, job).await.unwrap().unwrap().job;
        assert_eq!(record.error.unwrap().code, "internal_error");
        assert_eq!(record.credits_charged, None);
    }

    async fn credits_that_are_gone_at_charge_time_fail_the_job_and_nothing_is_charged(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let claimed = claim(&store, 0).await.unwrap();
        store.adjust_credits(party.user, -4, None, by(0)).await.unwrap();
        let large: Vec<u8> = (0..400_000_u32).flat_map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()).collect();
        let ended = completed_with(&store, true, &large).await;
        assert_eq!(decided(store.finish(claimed, ended, at(0)).await), Ok(JobStatus::Failed));
        assert_eq!(funds(&store, party.user).await, (6, 0));
        let record = store.job(party.user, job).await.unwrap().unwrap();
        assert_eq!(record.job.error.as_ref().unwrap().code, "insufficient_credits");
        assert!(store.result(&record).await.unwrap().is_none());
        assert_eq!(desk.number("SELECT count(*) FROM blob_chunks").await, 0, "the result is gone");
    }

    async fn overage_takes_the_balance_to_zero_and_counts_the_rest(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::new(&store, 5, true, true).await;
        let mut submit = submit_of(&store, &party, 12).await;
        submit.allow_overage = true;
        let job = submit.job;
        try_submit(&store, submit).await.unwrap();
        let claimed = claim(&store, 0).await.unwrap();
        let ended = completed(&store, true).await;
        store.finish(claimed, ended, at(0)).await.unwrap();
        assert_eq!(funds(&store, party.user).await, (0, 0));
        let record = store.job(party.user, job).await.unwrap().unwrap().job;
        assert_eq!(record.credits_charged, Some(12));
        let movements = store.movements(party.user).await.unwrap();
        let seen: Vec<_> =
            movements.iter().map(|one| (one.kind.as_str(), one.amount, one.units)).collect();
        assert_eq!(seen, [("overage", 0, 7), ("charge", -5, 0), ("grant", 5, 0)]);
    }

    async fn overage_that_is_no_longer_permitted_at_charge_time_fails_the_job(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::new(&store, 5, true, true).await;
        let mut submit = submit_of(&store, &party, 12).await;
        submit.allow_overage = true;
        try_submit(&store, submit).await.unwrap();
        let claimed = claim(&store, 0).await.unwrap();
        store.set_overage(party.user, false, by(0)).await.unwrap();
        let ended = completed(&store, true).await;
        assert_eq!(decided(store.finish(claimed, ended, at(0)).await), Ok(JobStatus::Failed));
        assert_eq!(funds(&store, party.user).await, (5, 0));
    }

    async fn a_job_whose_lease_has_run_out_is_taken_up_again_and_its_first_worker_is_too_late(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        let first = claim(&store, 0).await.unwrap();
        assert!(claim(&store, 999).await.is_none());
        let second = claim(&store, 1000).await.unwrap();
        assert!(second.job == job && second.fence > first.fence);
        let ended = completed(&store, true).await;
        assert_eq!(decided(store.renew_lease(&first, at(5000)).await), Err(Stale));
        assert_eq!(decided(store.give_back(&first, at(0)).await), Err(Stale));
        assert_eq!(decided(store.finish(first, ended.clone(), at(0)).await), Err(Stale));
        assert_eq!(funds(&store, party.user).await, (10, 7));
        store.finish(second, ended, at(0)).await.unwrap();
        assert_eq!(funds(&store, party.user).await, (3, 0));
    }

    async fn a_renewed_lease_holds(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        accept(&store, &party, 7).await;
        let claimed = claim(&store, 0).await.unwrap();
        store.renew_lease(&claimed, at(3000)).await.unwrap();
        assert!(claim(&store, 2999).await.is_none());
        assert!(claim(&store, 3000).await.is_some());
    }

    async fn a_job_given_back_keeps_its_place_and_its_tries(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let (first, _second) = (accept(&store, &party, 1).await, accept(&store, &party, 1).await);
        for _ in 0..5 {
            let claimed = claim(&store, 0).await.unwrap();
            assert_eq!(claimed.job, first);
            store.give_back(&claimed, at(0)).await.unwrap();
            let record = store.job(party.user, first).await.unwrap().unwrap().job;
            assert_eq!((record.status, record.started_at), (JobStatus::Queued, None));
        }
    }

    async fn a_job_that_brings_three_workers_down_fails_and_costs_nothing(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let (deadly, next) = (accept(&store, &party, 7).await, accept(&store, &party, 1).await);
        for try_number in 0..3 {
            let claimed = claim(&store, try_number * 1000).await.unwrap();
            assert_eq!(claimed.job, deadly);
        }
        assert_eq!(store.give_up_on_deadly_jobs(Product::Reconcile, at(2999)).await.unwrap(), 0);
        assert_eq!(claim(&store, 3000).await.unwrap().job, next);
        assert_eq!(store.give_up_on_deadly_jobs(Product::Reconcile, at(3000)).await.unwrap(), 1);
        let record = store.job(party.user, deadly).await.unwrap().unwrap().job;
        assert_eq!(record.status, JobStatus::Failed);
        assert_eq!(record.error.unwrap().code, "internal_error");
        assert_eq!(funds(&store, party.user).await, (10, 1));
    }

    async fn a_daemon_that_is_alone_need_not_wait_for_leases(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let job = accept(&store, &party, 7).await;
        claim(&store, 0).await.unwrap();
        assert!(claim(&store, 1).await.is_none());
        store.end_leases(Product::Reconcile).await.unwrap();
        assert_eq!(claim(&store, 1).await.unwrap().job, job);
    }

    async fn a_job_of_a_revoked_key_is_still_charged(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        accept(&store, &party, 7).await;
        let owner = tieout_store::KeyOwner::User(party.user);
        store.revoke_key(owner, party.key, by(0)).await.unwrap();
        let claimed = claim(&store, 0).await.unwrap();
        let ended = completed(&store, true).await;
        store.finish(claimed, ended, at(0)).await.unwrap();
        assert_eq!(funds(&store, party.user).await, (3, 0));
    }
}
