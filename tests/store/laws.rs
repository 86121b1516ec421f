//! Laws of credits and jobs under any order of actions, and both databases agreeing.
//!
//! - a balance is the sum of its movements and never negative
//! - what is reserved is the cost of the unfinished jobs, and the queue's counts are theirs
//! - a job is charged once at most, and only when completed
//! - payloads are there exactly for unfinished jobs, results for completed ones

use tieout::job::Product;
use tieout_store::{Claimed, Ended, Store};

use crate::support::{
    Desk, Party, at, by, completed, decided, on_both_databases, submit_of, try_submit,
};

/// Each gives a number that must be 0.
const LAWS: [&str; 9] = [
    "SELECT count(*) FROM users u WHERE balance <> \
     (SELECT coalesce(sum(amount), 0) FROM credit_movements m WHERE m.user_id = u.id)",
    "SELECT count(*) FROM users WHERE balance < 0",
    "SELECT count(*) FROM users u WHERE reserved <> \
     (SELECT coalesce(sum(cost), 0) FROM jobs j WHERE j.user_id = u.id AND finished_at IS NULL)",
    "SELECT count(*) FROM (SELECT job_id FROM credit_movements WHERE kind = 'charge' \
     GROUP BY job_id HAVING count(*) > 1) AS twice",
    "SELECT count(*) FROM jobs WHERE coalesce(credits_charged, 0) <> \
     (SELECT coalesce(sum(units - amount), 0) FROM credit_movements m WHERE m.job_id = jobs.id)",
    "SELECT count(*) FROM jobs WHERE status NOT IN ('queued', 'processing') AND payload IS NOT NULL",
    "SELECT count(*) FROM queues q WHERE unfinished <> \
     (SELECT count(*) FROM jobs j WHERE j.product = q.product AND finished_at IS NULL)",
    "SELECT count(*) FROM queue_shares s WHERE unfinished <> (SELECT count(*) FROM jobs j \
     WHERE j.product = s.product AND j.user_id = s.user_id AND finished_at IS NULL)",
    "SELECT (SELECT count(*) FROM blobs) - (SELECT count(payload) + count(result) FROM jobs)",
];

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// Does something; what came of it, in words that do not depend on the database.
async fn act(
    store: &Store,
    parties: &[Party],
    claims: &mut Vec<Claimed>,
    dice: &mut Dice,
    clock: &mut i64,
) -> String {
    *clock += i64::try_from(dice.roll(400)).unwrap();
    let party = &parties[usize::try_from(dice.roll(parties.len() as u64)).unwrap()];
    match dice.roll(12) {
        0..=2 => {
            let cost = u32::try_from(dice.roll(12)).unwrap();
            let mut submit = submit_of(store, party, cost).await;
            submit.allow_overage = dice.roll(2) == 0;
            submit.queue_capacity = 12;
            format!("submit {:?}", try_submit(store, submit).await)
        }
        3..=4 => {
            let limits = tieout_store::ClaimLimits { running_max: 2, lease_ms: 500 };
            let claimed = store.claim(Product::Reconcile, limits, at(*clock)).await.unwrap();
            let seen = format!(
                "claim {:?}",
                claimed.as_ref().map(|claimed| (claimed.cost, claimed.fence))
            );
            claims.extend(claimed);
            seen
        }
        5..=6 if !claims.is_empty() => {
            let which = usize::try_from(dice.roll(claims.len() as u64)).unwrap();
            let claimed = claims.remove(which);
            let ended: Ended = completed(store, dice.roll(4) > 0).await;
            format!("finish {:?}", decided(store.finish(claimed, ended, at(*clock)).await))
        }
        7 => {
            let amount = i64::try_from(dice.roll(30)).unwrap() - 12;
            format!(
                "adjust {:?}",
                decided(store.adjust_credits(party.user, amount, None, by(*clock)).await)
            )
        }
        8 if !claims.is_empty() => {
            let which = usize::try_from(dice.roll(claims.len() as u64)).unwrap();
            format!("give back {:?}", decided(store.give_back(&claims[which], at(*clock)).await))
        }
        9 if !claims.is_empty() => {
            let which = usize::try_from(dice.roll(claims.len() as u64)).unwrap();
            let until = at(*clock + 300);
            format!("renew {:?}", decided(store.renew_lease(&claims[which], until).await))
        }
        10 => {
            let rows = store.sweep_some(at(*clock - 3000), false, at(*clock)).await.unwrap();
            format!("sweep {rows}")
        }
        _ => {
            let given_up =
                store.give_up_on_deadly_jobs(Product::Reconcile, at(*clock)).await.unwrap();
            format!("give up {given_up}")
        }
    }
}

async fn history(desk: &Desk, seed: u64, steps: u32) -> Vec<String> {
    let store = desk.store().await;
    let parties = [
        Party::with_credits(&store, 20).await,
        Party::new(&store, 20, true, true).await,
        Party::new(&store, 5, true, false).await,
    ];
    let (mut claims, mut dice, mut clock) = (Vec::new(), Dice(seed), 0);
    let mut done = Vec::new();
    for _ in 0..steps {
        done.push(act(&store, &parties, &mut claims, &mut dice, &mut clock).await);
        for law in LAWS {
            assert_eq!(desk.number(law).await, 0, "{law}\nafter {done:#?}");
        }
    }
    store.close().await;
    done
}

on_both_databases! {
    async fn the_laws_hold_after_every_action(desk: &Desk) {
        history(desk, 7, 150).await;
    }
}

#[test]
fn both_databases_tell_the_same_history() {
    for seed in [1, 2, 3] {
        let name = concat!(module_path!(), "::both_databases_tell_the_same_history");
        let Some(postgres) = Desk::postgres(name) else { return };
        let sqlite = Desk::migrated();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let one = runtime.block_on(history(&sqlite, seed, 60));
        let other = runtime.block_on(history(&postgres, seed, 60));
        assert_eq!(one, other, "seed {seed}");
        assert!(
            one.iter().any(|seen| seen.starts_with("finish Ok")),
            "something was done: {one:?}"
        );
    }
}
