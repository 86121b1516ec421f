//! Nobody can tell by what the database is asked whether a secret or an id was ever there: the
//! same statements are run for what is wrong, what has ended and what is another's. Not timed: the
//! statements themselves are compared, as the daemon logs them at its most verbose level.

#![cfg(unix)]

use serde_json::json;
use tieout::id::KeyId;
use tieout::job::{JobId, Product};
use tieout::secret::KeySecret;
use tieout_daemon::clock;

use crate::account::{Account, make_key};
use crate::api::{EMPTY, PATH};
use crate::place::{Place, on_both_databases};

/// Words of the statements that the daemon runs by itself, at any time: workers that look for jobs,
/// the sweep, what clears the traces of what went, the notes of when keys were used. Transactions begin and end for
/// them too.
const BACKGROUND: [&str; 13] = [
    "BEGIN",
    "COMMIT",
    "ROLLBACK",
    "status = 'processing', attempts = attempts + 1",
    "attempts >= $3",
    "FROM queues WHERE product = ANY",
    "WHERE finished_at <= $1",
    "DELETE FROM idempotent_answers",
    "WHERE kept = 0 AND",
    "txid_snapshot_xmax",
    "traceless_chunks",
    "SET has_remains = 0",
    "SET last_used_at",
];

/// The statements that one request caused, and the status of its answer. A request's line is logged
/// before its answer is sent, and its statements before that.
fn statements(
    account: &Account,
    place: &Place,
    (method, path, headers, body): (&str, &str, &str, &str),
) -> (u16, Vec<String>) {
    let before = place.log().len();
    let answer = account.daemon.send(method, path, headers, body);
    let written = place.log()[before..].to_owned();
    let id = answer.header("x-request-id").expect("a request id");
    assert!(written.contains(id), "{written}");
    let statements = written.lines().filter_map(|line| Some(line.split_once("tieout::sql: ")?.1));
    let is_of_request = |sql: &&str| !BACKGROUND.iter().any(|words| sql.contains(words));
    (answer.status, statements.filter(is_of_request).map(str::to_owned).collect())
}

fn account(place: &Place) -> Account<'_> {
    let account = Account::of_daemon(place, 10, &["--log-level", "trace"]);
    account.occupy_queue();
    account
}

on_both_databases! {
    fn an_unknown_a_revoked_an_expired_and_a_rotated_key_take_the_same_statements(place: &Place) {
        let account = account(place);
        let keys = |method: &str, tail: &str, body: &str| {
            let headers = format!("Authorization: Bearer {}\r\n", account.session);
            account.daemon.send(method, &format!("/api/v1/keys{tail}"), &headers, body).json()
        };
        let make = |expires_in_ms: i64| {
            let body = json!({"name": "one", "scopes": ["reconcile:read"],
                "expires_at": clock::now().plus_ms(expires_in_ms)});
            let made = keys("POST", "", &body.to_string())["data"].clone();
            let text = |name: &str| made[name].as_str().expect("a text").to_owned();
            (text("id"), text("secret"))
        };
        let (revoked, expired, rotated, overlapped) = (make(600_000), make(3000), make(600_000), make(600_000));
        keys("DELETE", &format!("/{}", revoked.0), "");
        keys("POST", &format!("/{}/rotate", rotated.0), "");
        keys("POST", &format!("/{}/rotate", overlapped.0), r#"{"overlap_seconds":1}"#);
        for secret in [&expired.1, &overlapped.1] {
            account.daemon.get_until("/api/v1/me", secret, 401);
        }
        let unknown = KeySecret::from_random([7; 32]).expose().to_owned();
        for (method, path, body) in [("GET", "/api/v1/me", ""), ("POST", PATH, EMPTY), ("GET", PATH, "")] {
            let of = |key: &str| {
                let headers = format!("X-API-Key: {key}\r\n");
                statements(&account, place, (method, path, &headers, body))
            };
            let expected = of(&unknown);
            assert_eq!(expected.0, 401);
            assert!(expected.1.len() == 1 && expected.1[0].contains("key_secrets"), "{expected:?}");
            for (of_key, name) in [(&revoked.1, "revoked"), (&expired.1, "expired"),
                (&rotated.1, "rotated"), (&overlapped.1, "past its overlap")]
            {
                assert_eq!(of(of_key), expected, "{name} {method} {path}");
            }
            // A good key is looked up with the same statement.
            assert_eq!(of(&account.key).1[0], expected.1[0]);
            // What cannot be a key is not looked up.
            assert_eq!(of("tieout_mistyped"), (401, Vec::new()));
        }
    }

    fn another_users_job_and_one_that_never_was_take_the_same_statements(place: &Place) {
        let account = account(place);
        let other = account.another_user("other@example.com", 0);
        let job = account.daemon.submit(PATH, &account.key, EMPTY);
        let never = format!("{PATH}/{}", JobId::new(Product::Reconcile, 5));
        let writer = make_key(place, &other.id, &["--scope", "reconcile:write"]);
        for (key, status) in [(&other.key, 404), (&writer, 403)] {
            let headers = format!("X-API-Key: {key}\r\n");
            let of = |path: &str| statements(&account, place, ("GET", path, &headers, ""));
            let theirs = of(&job);
            assert_eq!(theirs.0, status);
            assert!(theirs.1.iter().any(|sql| sql.contains("jobs")), "{theirs:?}");
            assert_eq!(theirs, of(&never));
        }
    }

    fn another_users_key_and_one_that_never_was_take_the_same_statements(place: &Place) {
        let account = account(place);
        let other = account.another_user("other@example.com", 0);
        let keys = account.admin(&["keys", "list", "--user", &account.user]);
        let key = keys["data"][0]["id"].as_str().expect("an id").to_owned();
        let never = KeyId::new(5).to_string();
        let headers = format!("Authorization: Bearer {}\r\n", other.session);
        for (method, tail) in [("GET", ""), ("DELETE", ""), ("POST", "/rotate")] {
            let of = |id: &str| {
                let path = format!("/api/v1/keys/{id}{tail}");
                statements(&account, place, (method, &path, &headers, ""))
            };
            let theirs = of(&key);
            assert_eq!(theirs.0, 404);
            assert!(theirs.1.iter().any(|sql| sql.contains("api_keys")), "{theirs:?}");
            assert_eq!(theirs, of(&never), "{method}");
        }
    }

    fn another_users_idempotency_key_and_one_that_never_was_take_the_same_statements(place: &Place) {
        let account = account(place);
        let other = account.another_user("other@example.com", 0);
        let of = |key: &str, repetition: &str| {
            let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: {repetition}\r\n");
            statements(&account, place, ("POST", PATH, &headers, EMPTY))
        };
        assert_eq!(of(&account.key, "theirs").0, 202);
        let theirs = of(&other.key, "theirs");
        assert_eq!(theirs.0, 202);
        assert!(theirs.1.iter().any(|sql| sql.contains("idempotent_answers")), "{theirs:?}");
        assert_eq!(theirs, of(&other.key, "nobodys"));
    }
}
