//! The security log: every change of users, keys, credits, sessions and organisations, by whom and from where.

#![cfg(unix)]

use rustix::process::getuid;
use serde_json::{Value, json};

use tieout::time::Timestamp;
use tieout_daemon::store::SecurityContext;

use crate::account::Account;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

const LEDGER_KEY: &str = "the operator's own key for the ledger, of 32 bytes and more";

/// Events that match, the oldest first.
#[track_caller]
fn events(place: &Place, args: &[&str]) -> Vec<Value> {
    let listed = place.admin(&[&["audit", "--limit", "200"], args].concat());
    let mut events = listed["data"].as_array().expect("a list").clone();
    events.reverse();
    events
}

fn named(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["action"].as_str().expect("a text")).collect()
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().expect("a text")
}

/// `tieout admin` with the key of the ledger.
fn admin_with_key(place: &Place, args: &[&str]) -> Ran {
    let [flag, at] = place.arguments();
    let desk = Desk::new();
    let mut command = place.at_home(desk.command(&[&["admin", "--json", flag, at], args].concat()));
    Ran::of(command.env("TIEOUT_LEDGER_KEY", LEDGER_KEY).output().expect("it runs"))
}

on_both_databases! {
    fn what_is_done_in_a_session_names_the_user_and_where_the_request_came_from(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--trusted-proxy", "127.0.0.1"]);
        let headers = format!(
            "Authorization: Bearer {}\r\nX-Forwarded-For: 198.51.100.7\r\nIdempotency-Key: one\r\n",
            account.session
        );
        let send = |method: &str, tail: &str, body: &str| {
            account.daemon.send(method, &format!("/api/v1/keys{tail}"), &headers, body)
        };
        let body = r#"{"name":"for Jo","scopes":["reconcile:read"]}"#;
        let made = send("POST", "", body);
        assert_eq!(made.status, 201, "{made:?}");
        let key = made.json()["data"].clone();
        assert_eq!(send("POST", "", body).status, 201, "a repetition");
        send("POST", "", "{}").assert_error(400, "validation_error");
        let id = text(&key, "id");
        let headers = headers.replace("one", "two");
        let rotated = account.daemon.send("POST", &format!("/api/v1/keys/{id}/rotate"), &headers, "");
        let secrets = [text(&key, "secret").to_owned(), text(&rotated.json()["data"], "secret").to_owned()];
        for _ in 0..2 {
            assert_eq!(send("DELETE", &format!("/{id}"), "").status, 200);
        }
        let events = events(place, &["--object", id]);
        assert_eq!(named(&events), ["key.create", "key.rotate", "key.revoke"]);
        for event in &events {
            assert_eq!(
                [&event["user_id"], &event["subject_id"], &event["via"], &event["origin"]],
                [&json!(account.user), &json!(account.user), &json!("session"), &json!("198.51.100.7")]
            );
        }
        assert_eq!(
            events[0]["details"],
            json!({ "scopes": ["reconcile:read"], "allow_overage": false, "expires_at": null, "rate_limit": null })
        );
        let all = place.admin(&["audit", "--limit", "200"]).to_string();
        for unsaid in [&*secrets[0], &secrets[1], &account.session, "for Jo", "jo@example.com"] {
            assert!(!all.contains(unsaid), "the log holds {unsaid}");
        }
    }

    fn what_an_operator_does_names_the_command_and_who_ran_it_and_what_is_refused_is_not_there(place: &Place) {
        let account = Account::with_credits(place, 5);
        let user = &*account.user;
        let before = events(place, &[]).len();
        for args in [
            &["credits", "adjust", "--user", user, "--amount", "-1"][..],
            &["subscription", "set", "--user", user, "--allow-overage", "true"],
            &["sessions", "create", "--user", user],
            &["sessions", "revoke", "--user", user],
            &["sessions", "rotate-secret"],
            &["users", "disable", "--user", user],
            &["users", "enable", "--user", user],
            &["orgs", "create", "--name", "Acorn Ltd", "--owner", user],
        ] {
            place.admin(args);
            let refused: &[&str] = match args[0] {
                "credits" => &["credits", "adjust", "--user", user, "--amount", "-100"],
                "users" => &["users", "delete", "--user", "nobody@example.com"],
                "sessions" => &["sessions", "create", "--user", user, "--ttl", "60d"],
                _ => &["orgs", "create", "--name", "", "--owner", user],
            };
            assert_ne!(place.try_admin(refused).code, Some(0));
        }
        let other = account.another_user("al@example.com", 0);
        let organisation = place.admin(&["orgs", "list"])["data"][0]["id"].clone();
        let organisation = organisation.as_str().expect("an id");
        let add = ["orgs", "add-member", "--org", organisation, "--user", &other.id];
        place.admin(&add);
        assert_eq!(place.try_admin(&add).code, Some(6));
        let key = place.admin(&["keys", "list", "--user", &other.id])["data"][0]["id"].clone();
        place.admin(&["keys", "revoke", key.as_str().expect("an id")]);
        let all = events(place, &[]);
        let done = &all[before..];
        assert_eq!(named(done), [
            "credits.adjust", "subscription.set", "session.create", "session.revoke",
            "session.rotate_secret", "user.disable", "user.enable", "organisation.create",
            "user.create", "key.create", "session.create", "member.add", "key.revoke",
        ]);
        assert_eq!(done[0]["via"], "tieout admin credits adjust");
        assert_eq!(done[11]["via"], "tieout admin orgs add-member");
        assert_eq!(
            (&done[11]["subject_id"], &done[11]["details"]),
            (&json!(other.id), &json!({ "organisation_id": organisation, "role": "editor" }))
        );
        let users = std::fs::read_to_string("/etc/passwd").expect("the system's users");
        let own = format!(":x:{}:", getuid().as_raw());
        let name = users.lines().find_map(|line| line.split_once(&own).map(|(name, _)| name));
        for (event, number) in all.iter().zip(1..) {
            assert_eq!((&event["number"], &event["user_id"]), (&json!(number), &Value::Null));
            let origin = text(event, "origin");
            assert!(name.is_none_or(|name| origin.starts_with(&format!("{name}@"))), "{origin}");
        }
        let of_other = events(place, &["--user", "al@example.com"]);
        assert_eq!(named(&of_other), ["user.create", "key.create", "session.create", "member.add", "key.revoke"]);
        assert_eq!(named(&events(place, &["--action", "user.disable"])), ["user.disable"]);
        for event in &all {
            assert_ne!(events(place, &["--action", text(event, "action")]).len(), 0, "{event}");
        }
        let nonsense = place.try_admin(&["audit", "--action", "nonsense"]);
        assert!(nonsense.refused(2).contains("[possible values: user.create, ") || nonsense.stderr.contains("possible values"), "{nonsense:?}");
        let negative = place.try_admin(&["credits", "grant", "--user", user, "--amount", "-5"]);
        assert!(negative.refused(2).contains("tieout admin credits adjust --amount -5"), "{negative:?}");
        assert_eq!(events(place, &["--since", "2200-01-01"]).len(), 0);
        let checked = place.admin(&["audit", "--verify"]);
        assert_eq!((&checked["ok"], &checked["events"]), (&json!(true), &json!(all.len())));
    }

    fn a_deleted_user_stays_in_the_log_by_id_alone(place: &Place) {
        let account = Account::with_credits(place, 0);
        let other = account.another_user("al@example.com", 0);
        place.admin(&["users", "delete", "--user", &other.id]);
        let events = events(place, &["--user", &other.id]);
        assert_eq!(named(&events), ["user.create", "key.create", "session.create", "user.delete"]);
        let all = "SELECT count(*) FROM security_events WHERE details LIKE '%example.com%' \
            OR object_id LIKE '%example.com%' OR via LIKE '%example.com%' OR origin LIKE '%example.com%'";
        assert_eq!(place.number(all), 0);
    }

    fn csv_is_the_whole_log_and_an_altered_event_is_named_by_the_check(place: &Place) {
        let account = Account::with_credits(place, 0);
        // Two hundred are the most that is listed at once.
        let user = account.user.parse().expect("an identifier");
        place.with_store(async |store| {
            for ms in 0..240 {
                let by = SecurityContext {
                    user: None,
                    via: "tieout admin".to_owned(),
                    origin: "jo@host".to_owned(),
                    at: Timestamp::from_unix_ms(1_800_000_000_000 + ms),
                };
                store.grant_credits(user, 1, None, by).await.expect("credits");
            }
        });
        let [flag, at] = place.arguments();
        let ran = Desk::new().run(&["admin", flag, at, "audit", "--output", "csv"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.stdout.starts_with("number,at,user_id,via,origin,action,object_id,subject_id,details"));
        let rows = ran.stdout.lines().count() - 1;
        let checked = place.admin(&["audit", "--verify"]);
        assert_eq!(checked["events"], json!(rows));
        let kept = format!("{}:{}", checked["number"], text(&checked, "hash"));
        place.admin(&["audit", "--verify", "--kept", &kept]);
        place.execute(if place.is_server() {
            "SET session_replication_role = replica; \
                UPDATE security_events SET origin = 'nobody' WHERE number = 2"
        } else {
            "DROP TRIGGER security_events_never_change; \
                UPDATE security_events SET origin = 'nobody' WHERE number = 2"
        });
        let found = place.try_admin(&["audit", "--verify"]);
        assert_eq!(found.code, Some(1), "{found:?}");
        assert_eq!((&found.json()["ok"], &found.json()["first_bad_number"]), (&json!(false), &json!(2)));
        let checked = Desk::new().run(&["db", "--json", flag, at, "check"]);
        assert_eq!(checked.code, Some(1), "{checked:?}");
        assert!(checked.stdout.contains("event 2: its hash does not follow"), "{checked:?}");
    }

    fn with_a_key_of_the_ledger_nothing_is_changed_without_it(place: &Place) {
        let made = admin_with_key(place, &["users", "create", "--email", "jo@example.com"]);
        assert_eq!(made.code, Some(0), "{made:?}");
        let made = made.json();
        let user = text(&made, "id");
        let refused = place.try_admin(&["credits", "grant", "--user", user, "--amount", "1"]);
        assert!(refused.refused(2).contains("set TIEOUT_LEDGER_KEY"), "{refused:?}");
        assert_eq!(place.try_admin(&["users", "list"]).code, Some(0), "to look needs no key");
        assert_eq!(events(place, &[]).len(), 1);
        assert_eq!(place.try_admin(&["audit", "--verify"]).code, Some(2));
        let checked = admin_with_key(place, &["audit", "--verify"]);
        assert_eq!((checked.code, &checked.json()["ok"]), (Some(0), &json!(true)));
    }
}
