//! API keys over HTTP: who makes them, their record, scopes, end, rotation and pages.

#![cfg(unix)]

use serde_json::{Value, json};
use tieout::id::KeyId;
use tieout_daemon::clock;

use crate::account::Account;
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::{Answer, Daemon};
use crate::place::{Place, on_both_databases};

const ME: &str = "/api/v1/me";

/// One request to the key endpoints, in the user's session.
fn keys(account: &Account, method: &str, tail: &str, body: &str) -> Answer {
    let headers = format!("Authorization: Bearer {}\r\n", account.session);
    account.daemon.send(method, &format!("/api/v1/keys{tail}"), &headers, body)
}

/// Makes a key of this body; gives its record with the secret.
#[track_caller]
fn made(account: &Account, body: &Value) -> Value {
    let answer = keys(account, "POST", "", &body.to_string());
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["data"].clone()
}

fn text<'v>(record: &'v Value, name: &str) -> &'v str {
    record[name].as_str().expect("a text")
}

on_both_databases! {
    fn the_key_endpoints_take_a_session_and_nothing_else(place: &Place) {
        let account = Account::with_credits(place, 0);
        let ask = |token: &str| {
            let header = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
            account.daemon.send("GET", "/api/v1/keys", &header, "")
        };
        assert_eq!(ask(&account.session).status, 200);
        ask("").assert_error(401, "unauthorized");
        ask(&account.key).assert_error(401, "invalid_token");
        ask("a.b.c").assert_error(401, "invalid_token");
        let by_key = account.daemon.get("/api/v1/keys", &account.key);
        by_key.assert_error(401, "unauthorized");
    }

    fn a_key_made_over_http_shows_its_secret_once_and_a_repetition_does_not(place: &Place) {
        let account = Account::with_credits(place, 0);
        let headers = format!("Authorization: Bearer {}\r\nIdempotency-Key: one\r\n", account.session);
        let body = r#"{"name":"till","scopes":["reconcile:read"]}"#;
        let made = account.daemon.send("POST", "/api/v1/keys", &headers, body);
        assert_eq!(made.status, 201, "{made:?}");
        let key = &made.json()["data"];
        let secret = key["secret"].as_str().expect("a secret");
        assert_eq!(account.daemon.get("/api/v1/me", secret).json()["key"]["name"], "till");
        let again = account.daemon.send("POST", "/api/v1/keys", &headers, body);
        assert_eq!((again.status, again.header("idempotency-replayed")), (201, Some("true")));
        assert_eq!(again.json()["data"]["id"], key["id"]);
        assert!(!again.body.contains(secret) && again.json()["data"].get("secret").is_none());
        let id = key["id"].as_str().expect("an id");
        let path = format!("/api/v1/keys/{id}");
        let session = format!("Authorization: Bearer {}\r\n", account.session);
        let shown = account.daemon.send("GET", &path, &session, "");
        assert!(!shown.body.contains(secret), "{shown:?}");
        // Revoked: refused from the next request on.
        let revoked = account.daemon.send("DELETE", &path, &session, "");
        assert!(revoked.json()["data"]["revoked_at"].is_string(), "{revoked:?}");
        account.daemon.get("/api/v1/me", secret).assert_error(401, "unauthorized");
        // When it was used last may be noted in between.
        let again = account.daemon.send("DELETE", &path, &session, "").json();
        assert_eq!(again["data"]["revoked_at"], revoked.json()["data"]["revoked_at"]);
        let rotate = account.daemon.send("POST", &format!("{path}/rotate"), &session, "");
        rotate.assert_error(409, "conflict");
        let nothing = format!("/api/v1/keys/{}", KeyId::new(5));
        account.daemon.send("GET", &nothing, &session, "").assert_error(404, "not_found");
    }

    fn a_bad_key_body_is_a_validation_error_with_every_field(place: &Place) {
        let account = Account::with_credits(place, 0);
        let headers = format!("Authorization: Bearer {}\r\n", account.session);
        let body = r#"{"name":"","scopes":["ledger"],"allow_overage":null,"expires_at":"2020-01-01T00:00:00Z","x":1}"#;
        let answer = account.daemon.send("POST", "/api/v1/keys", &headers, body);
        let details = answer.assert_error(400, "validation_error");
        let fields: Vec<_> =
            details["issues"].as_array().expect("a list").iter().map(|issue| &issue["field"]).collect();
        assert_eq!(fields, ["x", "name", "scopes", "allow_overage", "expires_at"]);
    }

    fn the_record_of_a_key_has_its_nine_members_and_the_secret_only_when_it_is_made(place: &Place) {
        let account = Account::with_credits(place, 0);
        let body = json!({"name": "till", "scopes": ["reconcile:write", "reconcile:read"],
            "allow_overage": true, "expires_at": "2100-01-01T01:00:00+01:00"});
        let mut record = made(&account, &body);
        let secret = record.as_object_mut().expect("an object").remove("secret").expect("a secret");
        let secret = secret.as_str().expect("a text");
        let is_key = secret.strip_prefix("tieout_").is_some_and(|rest| {
            rest.len() == 49 && rest.bytes().all(|byte| byte.is_ascii_alphanumeric())
        });
        assert!(is_key, "{secret}");
        let id = text(&record, "id");
        assert!(id.starts_with("key_") && id.len() == 30, "{id}");
        assert_eq!(record, json!({
            "id": id, "name": "till", "scopes": ["reconcile:read", "reconcile:write"],
            "allow_overage": true, "hint": &secret[secret.len() - 4..],
            "created_at": record["created_at"], "expires_at": "2100-01-01T00:00:00.000Z",
            "last_used_at": null, "revoked_at": null,
        }));
        let shown = keys(&account, "GET", &format!("/{id}"), "").json();
        assert_eq!(shown, json!({"data": record}));
        let least = made(&account, &json!({"name": "x", "scopes": ["coding:read"]}));
        assert_eq!((&least["allow_overage"], &least["expires_at"]), (&json!(false), &Value::Null));
        let listed = keys(&account, "GET", "", "").json();
        assert_eq!(listed["data"][1], record);
        assert!(listed["data"].as_array().expect("a list").iter().all(|key| key.get("secret").is_none()));
    }

    fn a_key_may_have_a_limit_of_its_own_which_its_headers_tell(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--rate-limit", "0"]);
        let make = |limit: &str| {
            let args = ["keys", "create", "--user", &account.user, "--name", "one", "--scope", "reconcile:read"];
            place.try_admin(&[&args[..], &["--rate-limit", limit]].concat())
        };
        for bad in ["0/s", "10", "10/h", "1.5/m", "01/s"] {
            assert!(make(bad).refused(2).contains("is no rate limit as 10/s"), "{bad}");
        }
        let limited = make("3/m").json();
        let limited = text(&limited, "secret");
        for remaining in ["2", "1", "0"] {
            let answer = account.daemon.get(ME, limited);
            assert_eq!(
                (answer.status, answer.header("ratelimit-limit"), answer.header("ratelimit-remaining")),
                (200, Some("3"), Some(remaining))
            );
        }
        let refused = account.daemon.get(ME, limited);
        refused.assert_error(429, "rate_limited");
        assert_eq!(refused.header("ratelimit-remaining"), Some("0"));
        assert_eq!(refused.header("retry-after"), refused.header("ratelimit-reset"));
        let poll = format!("{PATH}/rec_{}", "0".repeat(26));
        account.daemon.get(&poll, limited).assert_error(429, "rate_limited");
        assert_eq!(account.daemon.get(ME, &account.key).status, 200, "another key of the user is as it was");
        let by_second = make("1000/s").json();
        let answer = account.daemon.get(ME, text(&by_second, "secret"));
        assert_eq!(
            (answer.status, answer.header("ratelimit-limit"), answer.header("ratelimit-reset")),
            (200, Some("1000"), Some("1"))
        );
    }

    fn each_scope_grants_what_it_says_and_nothing_else(place: &Place) {
        let account = Account::with_credits(place, 10);
        let job = account.daemon.submit(PATH, &account.key, EMPTY);
        for (scope, submits, polls) in [
            ("reconcile:read", 403, 200),
            ("reconcile:write", 202, 403),
            ("coding:read", 403, 403),
            ("coding:write", 403, 403),
            ("ledger:read", 403, 403),
            ("ledger:write", 403, 403),
        ] {
            let key = made(&account, &json!({"name": "one", "scopes": [scope]}));
            let key = text(&key, "secret");
            let status = |method: &str, path: &str, body: &str| {
                let answer = account.daemon.ask(method, path, key, body);
                if answer.status == 403 {
                    answer.assert_error(403, "forbidden");
                }
                answer.status
            };
            assert_eq!(status("POST", PATH, EMPTY), submits, "{scope}");
            assert_eq!(status("GET", &job, ""), polls, "{scope}");
            assert_eq!(status("GET", PATH, ""), polls, "{scope}");
            assert_eq!(account.daemon.get(ME, key).json()["scopes"], json!([scope]));
        }
    }

    fn the_key_that_submitted_polls_without_the_read_scope(place: &Place) {
        let account = Account::with_credits(place, 10);
        let scopes = json!({"name": "one", "scopes": ["reconcile:write"]});
        let (maker, other) = (made(&account, &scopes), made(&account, &scopes));
        let url = account.daemon.submit(PATH, text(&maker, "secret"), EMPTY);
        assert_eq!(account.daemon.ended_job(&url, text(&maker, "secret"))["status"], "completed");
        account.daemon.get(&url, text(&other, "secret")).assert_error(403, "forbidden");
        // A new secret is the same key.
        let rotated = keys(&account, "POST", &format!("/{}/rotate", text(&maker, "id")), "").json();
        assert_eq!(account.daemon.get(&url, text(&rotated["data"], "secret")).status, 200);
    }

    fn a_rotated_secret_is_good_for_the_overlap_and_refused_after_it(place: &Place) {
        let account = Account::with_credits(place, 0);
        let key = made(&account, &json!({"name": "till", "scopes": ["reconcile:read"]}));
        let rotate = |body: &str| {
            let answer = keys(&account, "POST", &format!("/{}/rotate", text(&key, "id")), body);
            assert_eq!(answer.status, 200, "{answer:?}");
            answer.json()["data"].clone()
        };
        let first = text(&key, "secret");
        let at = clock::now();
        let second = rotate(r#"{"overlap_seconds":1}"#);
        let second = text(&second, "secret");
        assert_ne!(first, second);
        // Where a second has not passed, the old one is good still; a slow machine may miss that.
        let answer = account.daemon.get(ME, first);
        assert!(answer.status == 200 || clock::now() >= at.plus_ms(1000), "{answer:?}");
        let refused = account.daemon.get_until(ME, first, 401);
        refused.assert_error(401, "unauthorized");
        assert!(clock::now() >= at.plus_ms(1000), "not before the overlap has ended");
        assert_eq!(account.daemon.get(ME, second).json()["key"]["id"], key["id"]);
        // An hour of overlap, then none: what was good for an hour ends at once.
        let third = rotate(r#"{"overlap_seconds":3600}"#);
        assert_eq!(account.daemon.get(ME, second).status, 200);
        let fourth = rotate("");
        for old in [first, second, text(&third, "secret")] {
            account.daemon.get(ME, old).assert_error(401, "unauthorized");
        }
        assert_eq!(account.daemon.get(ME, text(&fourth, "secret")).status, 200);
        assert_eq!(fourth["hint"], text(&fourth, "secret")[52..]);
    }

    fn a_key_is_refused_from_the_instant_it_expires(place: &Place) {
        let account = Account::with_credits(place, 0);
        let expires_at = clock::now().plus_ms(3000);
        let body = json!({"name": "till", "scopes": ["reconcile:read"], "expires_at": expires_at});
        let key = made(&account, &body);
        let answer = account.daemon.get(ME, text(&key, "secret"));
        assert!(answer.status == 200 || clock::now() >= expires_at, "{answer:?}");
        account.daemon.get_until(ME, text(&key, "secret"), 401).assert_error(401, "unauthorized");
        assert!(clock::now() >= expires_at, "not before its time");
        let rotate = keys(&account, "POST", &format!("/{}/rotate", text(&key, "id")), "");
        assert_eq!(rotate.assert_error(409, "conflict"), json!({"reason": "key_ended"}));
    }

    fn a_revoked_key_is_refused_from_the_next_request_on_and_its_job_still_runs(place: &Place) {
        let account = Account::with_credits(place, 10);
        account.occupy_queue();
        let key = made(&account, &json!({"name": "till", "scopes": ["reconcile:write"]}));
        let secret = text(&key, "secret");
        let body = body_of(4);
        let job = account.daemon.ask("POST", PATH, secret, &body).json();
        let id = text(&key, "id");
        let rotated = keys(&account, "POST", &format!("/{id}/rotate"), r#"{"overlap_seconds":600}"#);
        let new = rotated.json()["data"]["secret"].as_str().expect("a secret").to_owned();
        let revoked = keys(&account, "DELETE", &format!("/{id}"), "");
        assert_eq!(revoked.status, 200);
        for secret in [secret, &new] {
            account.daemon.get(ME, secret).assert_error(401, "unauthorized");
            account.daemon.get(text(&job, "poll_url"), secret).assert_error(401, "unauthorized");
        }
        let again = keys(&account, "DELETE", &format!("/{id}"), "");
        assert_eq!(again.status, 200, "twice is no error");
        assert_eq!(again.json()["data"]["revoked_at"], revoked.json()["data"]["revoked_at"]);
        account.free_queue();
        let ended = account.daemon.ended_job(text(&job, "poll_url"), &account.key);
        assert_eq!((&ended["status"], &ended["credits_charged"]), (&json!("completed"), &json!(4)));
        assert_eq!(account.balance(), 6);
    }

    fn a_user_has_a_thousand_keys_at_most(place: &Place) {
        let account = Account::with_credits(place, 0);
        let body = json!({"name": "till", "scopes": ["reconcile:read"]});
        let last = made(&account, &body);
        place.execute(
            "WITH RECURSIVE numbers(number) AS \
             (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 998) \
             INSERT INTO api_keys (id, user_id, name, scopes, allow_overage, hint, created_at) \
             SELECT id || number, user_id, name, scopes, allow_overage, hint, created_at \
             FROM api_keys JOIN numbers ON name = 'till'",
        );
        let refused = keys(&account, "POST", "", &body.to_string()).assert_error(409, "conflict");
        assert_eq!(refused["reason"], "too_many_keys");
        assert_eq!(keys(&account, "DELETE", &format!("/{}", text(&last, "id")), "").status, 200);
        made(&account, &body);
    }

    fn keys_come_in_pages_the_latest_first(place: &Place) {
        let account = Account::with_credits(place, 0);
        let ids: Vec<String> = (0..4).map(|number| {
            let key = made(&account, &json!({"name": format!("k{number}"), "scopes": ["coding:read"]}));
            text(&key, "id").to_owned()
        }).collect();
        let page = |query: &str| keys(&account, "GET", query, "").json();
        let all = page("");
        assert_eq!(all["pagination"], json!({"limit": 50, "offset": 0, "count": 5, "total": 5}));
        let some = page("?limit=2&offset=1");
        assert_eq!(some["pagination"], json!({"limit": 2, "offset": 1, "count": 2, "total": 5}));
        assert_eq!((text(&some["data"][0], "id"), text(&some["data"][1], "id")), (&*ids[2], &*ids[1]));
        let beyond = page("?offset=9223372036854775807&limit=200");
        assert_eq!(beyond["data"], json!([]));
        assert_eq!((&beyond["pagination"]["count"], &beyond["pagination"]["total"]), (&json!(0), &json!(5)));
        for query in ["?limit=0", "?limit=201", "?offset=-1", "?offset=9223372036854775808", "?limit=x",
            "?limit=", "?limit=1&limit=1", "?page=2"]
        {
            let details = keys(&account, "GET", query, "").assert_error(422, "invalid_request_format");
            assert!(details["issues"][0]["field"].is_string(), "{details}");
        }
    }
}

#[test]
fn a_key_revoked_at_one_daemon_is_refused_by_the_other_from_the_next_request_on() {
    let name = concat!(module_path!(), "::a_key_revoked_at_one_daemon_is_refused_by_the_other");
    let Some(place) = Place::postgres(name) else { return };
    let account = Account::with_credits(&place, 0);
    let second = Daemon::start(&place, &["--rate-limit", "0"]);
    for _ in 0..20 {
        let key = made(&account, &json!({"name": "till", "scopes": ["reconcile:read"]}));
        assert_eq!(second.get(ME, text(&key, "secret")).status, 200);
        assert_eq!(keys(&account, "DELETE", &format!("/{}", text(&key, "id")), "").status, 200);
        second.get(ME, text(&key, "secret")).assert_error(401, "unauthorized");
    }
}
