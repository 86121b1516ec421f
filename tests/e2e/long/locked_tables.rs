//! Tables that somebody else keeps locked on a server: a daemon none of whose writes go through says that it is not
//! ready, and is again by itself.

use std::time::{Duration, Instant};

use crate::account::Account;
use crate::api::{PATH, body_of};
use crate::place::Place;

#[test]
fn a_daemon_whose_writes_all_wait_in_vain_is_not_ready_until_they_go_through() {
    let name = concat!(module_path!(), "::a_daemon_whose_writes_all_wait_in_vain");
    let Some(place) = Place::postgres(name) else { return };
    let account = Account::with_credits(&place, 1000);
    let is_ready = || account.daemon.get("/api/v1/ready", "").status == 200;
    let submitted = || account.daemon.ask("POST", PATH, &account.key, &body_of(3)).status;
    assert!(is_ready());
    let lock = place.lock();
    let since = Instant::now();
    while is_ready() {
        assert_eq!(submitted(), 503);
        assert!(since.elapsed() < Duration::from_mins(1), "it still says that it is ready");
    }
    lock.release();
    assert_eq!(submitted(), 202);
    let since = Instant::now();
    while !is_ready() {
        assert!(since.elapsed() < Duration::from_mins(1), "it does not say that it is ready again");
    }
}
