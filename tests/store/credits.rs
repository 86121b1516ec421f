//! Credits: granted, corrected, never below zero, never rewritten.

use tieout::id::UserId;
use tieout_store::{CreditsRefusal, UserRefusal};

use crate::support::{Party, bits, by, decided, funds, on_both_databases};

on_both_databases! {
    async fn the_balance_is_the_sum_of_the_movements(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 10).await;
        let user = party.user;
        assert_eq!(decided(store.grant_credits(user, 5, None, by(1)).await), Ok(15));
        let reason = Some("a correction".to_owned());
        assert_eq!(decided(store.adjust_credits(user, -15, reason, by(2)).await), Ok(0));
        assert_eq!(funds(&store, user).await, (0, 0));
        let movements = store.movements(user).await.unwrap();
        assert_eq!(movements.iter().map(|one| one.amount).sum::<i64>(), 0);
        assert_eq!(movements[0].kind, "adjustment");
        assert_eq!(movements[0].reason.as_deref(), Some("a correction"));
    }

    async fn no_adjustment_takes_the_balance_below_zero_or_out_of_bounds(desk: &Desk) {
        let store = desk.store().await;
        let user = Party::with_credits(&store, 10).await.user;
        for amount in [-11, i64::MIN, i64::MAX, 1 << 53] {
            let refused = decided(store.adjust_credits(user, amount, None, by(0)).await);
            assert_eq!(refused, Err(CreditsRefusal::OutOfRange { balance: 10 }), "{amount}");
        }
        assert_eq!(store.movements(user).await.unwrap().len(), 1);
        let nobody = UserId::new(bits());
        let refused = decided(store.grant_credits(nobody, 1, None, by(0)).await);
        assert_eq!(refused, Err(CreditsRefusal::NoSuchUser));
    }

    async fn a_movement_can_be_neither_changed_nor_deleted(desk: &Desk) {
        let store = desk.store().await;
        Party::with_credits(&store, 10).await;
        for sql in ["UPDATE credit_movements SET amount = 99", "DELETE FROM credit_movements"] {
            desk.execute(sql).await.unwrap_err();
        }
        assert_eq!(desk.number("SELECT sum(amount) FROM credit_movements").await, 10);
    }

    async fn an_address_belongs_to_one_user(desk: &Desk) {
        let store = desk.store().await;
        let make = async || {
            decided(store.create_user(UserId::new(bits()), "a@example.com".to_owned(), by(0)).await)
        };
        assert_eq!(make().await, Ok(()));
        assert_eq!(make().await, Err(UserRefusal::EmailTaken));
        assert!(store.user_by_email("a@example.com").await.unwrap().is_some());
        let unknown = decided(store.set_overage(UserId::new(bits()), true, by(0)).await);
        assert_eq!(unknown, Err(UserRefusal::NoSuchUser));
    }

    async fn a_refused_write_is_no_failure_and_its_neighbours_are_kept(desk: &Desk) {
        let store = desk.store().await;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..40 {
            let (store, email) = (store.clone(), format!("{}@example.com", number / 2));
            let id = UserId::new(bits());
            tasks.spawn(async move { decided(store.create_user(id, email, by(0)).await) });
        }
        let outcomes = tasks.join_all().await;
        let taken = |outcome: &&_| matches!(outcome, Err(UserRefusal::EmailTaken));
        assert_eq!(outcomes.iter().filter(taken).count(), 20);
        assert_eq!(store.write_failed_ago(), None);
        assert_eq!(desk.number("SELECT count(*) FROM users").await, 20);
    }
}
