//! A daemon whose connection to its `PostgreSQL` server fails: what its callers hear, and what is kept.

use serde_json::json;

use crate::daemon::Answer;
use crate::faulty_connection::{ConnectionFault, FaultyConnection};
use crate::ledger::support::Books;
use crate::place::Place;

/// Does something with the books of a daemon whose server is reached by way of connections that fail.
fn with_books(name: &str, test: impl FnOnce(&FaultyConnection, &Books<'_>, &Place)) {
    let Some(place) = Place::postgres(name) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let url = place.url().expect("a server").to_owned();
    let between = runtime.block_on(FaultyConnection::new(&url));
    let place = place.by_way_of(&between.url);
    let books = Books::new(&place);
    test(&between, &books, &place);
}

/// A contact that is made once, however often it is asked for.
fn make(books: &Books<'_>, reference: &str) -> Answer {
    let account = &books.account;
    let path = format!("{}/contacts", books.path);
    let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {reference}\r\n", books.key);
    let body = json!({ "name": "Hallett", "kind": "customer", "reference": reference });
    account.daemon.send("POST", &path, &headers, &body.to_string())
}

fn made(place: &Place, reference: &str) -> i64 {
    place.number(&format!("SELECT count(*) FROM contacts WHERE reference = '{reference}'"))
}

#[test]
fn a_commit_whose_answer_is_lost_is_answered_as_what_it_is() {
    with_books("a_commit_whose_answer_is_lost", |between, books, place| {
        between.set(ConnectionFault::LosesAnswerToCommit);
        for number in 0..5 {
            let reference = format!("kept-{number}");
            assert_eq!(make(books, &reference).status, 201);
            assert_eq!(made(place, &reference), 1);
        }
        between.set(ConnectionFault::LosesCommit);
        let lost = make(books, "lost");
        lost.assert_error(503, "busy");
        assert!(lost.header("retry-after").is_some());
        assert_eq!(made(place, "lost"), 0);
        between.set(ConnectionFault::None);
        assert_eq!(make(books, "lost").status, 201);
    });
}

/// Makes contacts until the connection is lost just when one of them is committed: other commits of the
/// daemon may come first. Gives its reference.
fn made_without_an_answer(between: &FaultyConnection, books: &Books<'_>) -> String {
    for number in 0..50 {
        between.set(ConnectionFault::LosesAnswerToCommitAndCloses);
        let reference = format!("unknown-{number}");
        let unknown = make(books, &reference);
        if unknown.status == 500 {
            let details = unknown.assert_error(500, "internal_error");
            assert_eq!(details["reason"], "outcome_unknown");
            assert!(unknown.header("retry-after").is_none());
            return reference;
        }
        unknown.assert_error(503, "busy");
        between.set(ConnectionFault::None);
        books.account.daemon.get_until("/api/v1/ready", "", 200);
    }
    panic!("every commit is answered");
}

#[test]
fn what_nobody_can_say_is_no_invitation_to_do_it_again_and_a_key_tells_later() {
    with_books("what_nobody_can_say", |between, books, place| {
        let reference = made_without_an_answer(between, books);
        assert_eq!(books.account.daemon.get("/api/v1/ready", "").status, 503);
        assert_eq!(books.account.daemon.get("/api/v1/health", "").status, 200);
        between.set(ConnectionFault::None);
        books.account.daemon.get_until("/api/v1/ready", "", 200);
        let again = make(books, &reference);
        assert_eq!((again.status, again.header("idempotency-replayed")), (201, Some("true")));
        assert_eq!(made(place, &reference), 1);
    });
}

#[test]
fn no_request_waits_for_ever_and_writes_are_back_once_the_fault_has_ended() {
    with_books("no_request_waits_for_ever", |between, books, place| {
        for (number, fault) in
            [ConnectionFault::Silent, ConnectionFault::SilentAfterPing, ConnectionFault::Babbles]
                .into_iter()
                .enumerate()
        {
            let reference = format!("during-{number}");
            between.set(fault);
            let failed = make(books, &reference);
            let is_unknown = failed.status == 500;
            assert!(is_unknown || failed.status == 503, "{fault:?}: {failed:?}");
            assert_eq!(books.get("/contacts").status, 503, "{fault:?}");
            assert_eq!(books.account.daemon.get("/api/v1/ready", "").status, 503, "{fault:?}");
            between.set(ConnectionFault::None);
            let started = std::time::Instant::now();
            while make(books, &reference).status != 201 {
                assert!(started.elapsed().as_secs() < 15, "{fault:?} has ended");
            }
            assert_eq!(made(place, &reference), 1, "{fault:?}");
        }
    });
}
