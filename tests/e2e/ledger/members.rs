//! Members: invited, let in, told what they may do, removed. And what is remembered of it.

use serde_json::{Value, json};

use super::support::{Books, INVITATIONS, ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

on_both_databases! {
    fn a_user_who_is_invited_by_address_accepts_with_a_key_of_their_own(place: &Place) {
        let books = Books::new(place);
        let [stranger, other] = [books.stranger(place), books.user(place, "other@example.com")];
        let daemon = &books.account.daemon;
        let invited = books.data(201, "/members", &json!({ "email": "Stranger@Example.com", "role": "editor" }));
        assert_eq!(invited["email"], "stranger@example.com");
        assert_eq!((&invited["status"], &invited["user_id"]), (&json!("invited"), &Value::Null));
        assert_eq!((&invited["accepted_at"], &invited["version"]), (&Value::Null, &json!(1)));
        // Not a member yet.
        books.ask_as(&stranger.key, "GET", "", &Value::Null).assert_error(404, "not_found");
        assert_eq!(daemon.get(ORGANISATIONS, &stranger.key).json()["data"], json!([]));
        let listed = daemon.get(INVITATIONS, &stranger.key).json();
        assert_eq!(listed["pagination"]["total"], 1);
        let invitation = &listed["data"][0];
        assert_eq!(invitation["id"], invited["id"]);
        assert_eq!((&invitation["organisation_name"], &invitation["role"]), (&json!("Acorn Ltd"), &json!("editor")));
        let accept = format!("{INVITATIONS}/{}/accept", text(&invited["id"]));
        for key in [&other.key, &books.key] {
            assert_eq!(daemon.get(INVITATIONS, key).json()["data"], json!([]));
            daemon.ask("POST", &accept, key, "").assert_error(404, "not_found");
        }
        daemon.ask("POST", &accept, &stranger.key, "{\"x\":1}").assert_error(422, "invalid_request_format");
        let accepted = daemon.ask("POST", &accept, &stranger.key, "").json()["data"].clone();
        assert_eq!((&accepted["status"], &accepted["user_id"]), (&json!("accepted"), &json!(stranger.id)));
        assert_eq!(accepted["version"], 2);
        assert_eq!(daemon.get(INVITATIONS, &stranger.key).json()["data"], json!([]));
        let organisation = books.ask_as(&stranger.key, "GET", "", &Value::Null).json();
        assert_eq!(organisation["data"]["role"], "editor");
        let again = daemon.ask("POST", &accept, &stranger.key, "{}");
        refused(&again, 409, "already_member");
        let members = books.get("/members").json();
        assert_eq!(members["pagination"]["total"], 2);
        assert_eq!(members["data"][0], accepted);
        assert_eq!(members["data"][1]["role"], "owner");
    }

    fn nobody_is_invited_twice_nor_a_member_again(place: &Place) {
        let books = Books::new(place);
        let invite = |email: &str| {
            books.ask("POST", "/members", &json!({ "email": email, "role": "viewer" }))
        };
        assert_eq!(invite("a@example.com").status, 201);
        assert_eq!(refused(&invite("A@example.com"), 409, "already_member")["field"], "email");
        refused(&invite("jo@example.com"), 409, "already_member");
        for body in [json!({ "email": "a", "role": "owner" }), json!({ "email": "a@b", "role": "boss" }), json!({})] {
            books.ask("POST", "/members", &body).assert_error(422, "invalid_request_format");
        }
        assert_eq!(books.get("/members").json()["pagination"]["total"], 2);
    }

    fn a_viewer_reads_everything_and_writes_nothing(place: &Place) {
        let books = Books::new(place);
        let posted = books.post(&books.journal("2026-01-31", "6000", "1300", "5"));
        let contact = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Birch" }));
        let viewer = books.member(place, "viewer@example.com", "viewer");
        let account = format!("/accounts/{}", books.id("6000"));
        let contact = format!("/contacts/{}", text(&contact["id"]));
        let journal = format!("/journals/{}", text(&posted["id"]));
        let head = books.get("/ledger-head").body;
        for below in ["", "/accounts", &account, &format!("{account}/entries"), "/contacts", &contact,
            "/journals", &journal, "/members", "/audit-events", "/tax-codes", "/ledger-head",
            "/reports/trial-balance"] {
            let seen = books.ask_as(&viewer.key, "GET", below, &Value::Null);
            assert_eq!(seen.status, 200, "{below} {seen:?}");
        }
        let body = books.journal("2026-01-31", "6000", "1300", "5");
        for (method, below, body) in [
            ("PATCH", "", json!({ "name": "Oak" })),
            ("POST", "/period-lock", json!({ "lock_date": null, "reason": "x" })),
            ("POST", "/accounts", json!({ "code": "9", "name": "x", "account_type": "ASSET" })),
            ("PATCH", &account, json!({ "name": "x" })),
            ("DELETE", &account, Value::Null),
            ("POST", "/journals", body.clone()),
            ("POST", "/journals/bulk", json!({ "journals": [body] })),
            ("POST", &format!("{journal}/reverse"), Value::Null),
            ("POST", &format!("{journal}/void"), Value::Null),
            ("POST", "/contacts", json!({ "kind": "both", "name": "x" })),
            ("PATCH", &contact, json!({ "name": "x" })),
            ("DELETE", &contact, Value::Null),
            ("POST", "/members", json!({ "email": "a@b", "role": "owner" })),
            // The role is looked at before the thing and the body.
            ("DELETE", "/members/mem_x", Value::Null),
            ("PATCH", "/members/mem_x", json!({ "role": "owner" })),
            ("POST", "/journals", json!({ "x": 1 })),
        ] {
            books.ask_as(&viewer.key, method, below, &body).assert_error(403, "forbidden");
        }
        assert_eq!(books.get("/ledger-head").body.split("request_id").next(), head.split("request_id").next());
    }

    fn an_editor_posts_and_leaves_to_owners_what_others_may_do_and_what_cannot_be_undone(place: &Place) {
        let books = Books::with_vat(place);
        let editor = books.member(place, "editor@example.com", "editor");
        let post = books.journal("2026-01-31", "6000", "1300", "5");
        assert_eq!(books.ask_as(&editor.key, "POST", "/journals", &post).status, 201);
        // A draft can be deleted; what it becomes cannot.
        let quarter = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let draft = books.ask_as(&editor.key, "POST", "/vat-returns", &quarter).json()["data"].clone();
        let [finalise, file] = ["finalise", "file"].map(|act| format!("/vat-returns/{}/{act}", text(&draft["id"])));
        let filed = json!({ "filed_at": "2026-05-01T00:00:00.000Z" });
        let own = format!("/members/{}", text(&books.get("/members").json()["data"][0]["id"]));
        for (method, below, body) in [
            ("POST", "/tax-codes", json!({ "code": "ST", "rate": 10, "effective_from": "2026-04-01" })),
            ("POST", &*finalise, Value::Null),
            ("POST", &*file, filed),
            ("PATCH", &*own, json!({ "role": "owner" })),

            ("PATCH", "", json!({ "name": "Oak" })),
            ("POST", "/period-lock", json!({ "lock_date": null, "reason": "x" })),
            ("POST", "/members", json!({ "email": "a@b", "role": "owner" })),
            ("DELETE", "/members/mem_x", Value::Null),
            ("PATCH", "/members/mem_x", json!({ "role": "owner" })),
        ] {
            books.ask_as(&editor.key, method, below, &body).assert_error(403, "forbidden");
        }
        let owner = books.member(place, "owner@example.com", "owner");
        let lock = json!({ "lock_date": "2026-03-31", "reason": "x" });
        assert_eq!(books.ask_as(&owner.key, "POST", "/period-lock", &lock).status, 200);
        assert_eq!(books.ask_as(&owner.key, "POST", &finalise, &Value::Null).status, 200);
    }

    fn a_role_changes_in_place_from_the_next_request_on_and_is_remembered(place: &Place) {
        let books = Books::new(place);
        let member = books.member(place, "member@example.com", "viewer");
        let id = books.get("/members").json()["data"][0]["id"].clone();
        let path = format!("/members/{}", text(&id));
        let journal = books.journal("2026-01-31", "6000", "1300", "5");
        let post = || books.ask_as(&member.key, "POST", "/journals", &journal).status;
        assert_eq!(post(), 403);
        let changed = books.ask("PATCH", &path, &json!({ "role": "editor" })).json()["data"].clone();
        assert_eq!((&changed["id"], &changed["role"], &changed["version"]), (&id, &json!("editor"), &json!(3)));
        assert_eq!(books.get("/members").json()["data"][0], changed);
        assert_eq!(post(), 201);
        assert_eq!(books.ask("PATCH", &path, &json!({ "role": "viewer" })).status, 200);
        assert_eq!(post(), 403);
        let events = books.get("/audit-events?action=member.update").json();
        assert_eq!(events["pagination"]["total"], 2);
        let event = &events["data"][0];
        assert_eq!((&event["from"]["role"], &event["to"]["role"]), (&json!("editor"), &json!("viewer")));
        // An invitation's, too.
        let invited = books.data(201, "/members", &json!({ "email": "x@example.com", "role": "viewer" }));
        let invitation = format!("/members/{}", text(&invited["id"]));
        assert_eq!(books.ask("PATCH", &invitation, &json!({ "role": "editor" })).json()["data"]["role"], "editor");
        for body in [json!({}), json!({ "role": "boss" }), json!({ "role": null }), json!({ "email": "a@b" })] {
            books.ask("PATCH", &path, &body).assert_error(422, "invalid_request_format");
        }
        for id in ["mem_00000000000000000000000001", "x"] {
            let nobody = books.ask("PATCH", &format!("/members/{id}"), &json!({ "role": "viewer" }));
            nobody.assert_error(404, "not_found");
        }
        let stale = format!("X-API-Key: {}\r\nIf-Match: \"3\"\r\n", books.key);
        let stale = books.account.daemon.send("PATCH", &format!("{}{path}", books.path), &stale, "{\"role\":\"owner\"}");
        refused(&stale, 409, "version_mismatch");
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
    }

    fn the_last_owner_stays_one(place: &Place) {
        let books = Books::new(place);
        let first = format!("/members/{}", text(&books.get("/members").json()["data"][0]["id"]));
        let set = |path: &str, role: &str| books.ask("PATCH", path, &json!({ "role": role }));
        refused(&set(&first, "editor"), 409, "last_owner");
        assert_eq!(set(&first, "owner").status, 200, "it is one");
        books.data(201, "/members", &json!({ "email": "x@example.com", "role": "owner" }));
        refused(&set(&first, "viewer"), 409, "last_owner");
        books.member(place, "second@example.com", "owner");
        assert_eq!(set(&first, "viewer").status, 200);
        set(&first, "owner").assert_error(403, "forbidden");
    }

    fn every_member_may_leave_but_the_last_owner(place: &Place) {
        let books = Books::new(place);
        for role in ["viewer", "editor", "owner"] {
            let member = books.member(place, &format!("{role}@example.com"), role);
            let listed = books.get("/members").json()["data"].clone();
            let [own, others] = [0, 1].map(|at| format!("/members/{}", text(&listed[at]["id"])));
            if role != "owner" {
                books.ask_as(&member.key, "DELETE", &others, &Value::Null).assert_error(403, "forbidden");
            }
            let left = books.ask_as(&member.key, "DELETE", &own, &Value::Null);
            assert_eq!((left.status, &left.json()["data"]), (200, &listed[0]), "{role}");
            books.ask_as(&member.key, "GET", "", &Value::Null).assert_error(404, "not_found");
            books.ask_as(&member.key, "DELETE", &own, &Value::Null).assert_error(404, "not_found");
            let event = books.get("/audit-events?action=member.remove").json()["data"][0].clone();
            assert_eq!(event["user_id"], json!(member.id));
        }
        let own = format!("/members/{}", text(&books.get("/members").json()["data"][0]["id"]));
        refused(&books.ask("DELETE", &own, &Value::Null), 409, "last_owner");
    }

    fn a_removed_member_hears_of_no_organisation_from_then_on(place: &Place) {
        let books = Books::new(place);
        let editor = books.member(place, "editor@example.com", "editor");
        let member = books.get("/members").json()["data"][0].clone();
        let path = format!("/members/{}", text(&member["id"]));
        let journal = books.journal("2026-01-31", "6000", "1300", "5");
        assert_eq!(books.ask_as(&editor.key, "POST", "/journals", &journal).status, 201);
        let removed = books.ask("DELETE", &path, &Value::Null);
        assert_eq!(removed.json()["data"], member);
        for (method, below, body) in [("GET", "", Value::Null), ("GET", "/accounts", Value::Null),
            ("GET", "/members", Value::Null), ("POST", "/journals", journal.clone()), ("PATCH", "", json!({}))] {
            books.ask_as(&editor.key, method, below, &body).assert_error(404, "not_found");
        }
        let daemon = &books.account.daemon;
        assert_eq!(daemon.get(ORGANISATIONS, &editor.key).json()["data"], json!([]));
        let accept = format!("{INVITATIONS}/{}/accept", text(&member["id"]));
        daemon.ask("POST", &accept, &editor.key, "").assert_error(404, "not_found");
        books.ask("DELETE", &path, &Value::Null).assert_error(404, "not_found");
        let again = json!({ "email": "editor@example.com", "role": "viewer" });
        let again = books.data(201, "/members", &again);
        let accept = format!("{INVITATIONS}/{}/accept", text(&again["id"]));
        assert_eq!(daemon.ask("POST", &accept, &editor.key, "").status, 200);
        books.ask_as(&editor.key, "POST", "/journals", &journal).assert_error(403, "forbidden");
        assert_eq!(books.balance("6000"), "5.00");
    }

    fn the_last_owner_stays_and_one_who_is_only_invited_is_none(place: &Place) {
        let books = Books::new(place);
        let first = format!("/members/{}", text(&books.get("/members").json()["data"][0]["id"]));
        let remove = |path: &str| books.ask("DELETE", path, &Value::Null);
        refused(&remove(&first), 409, "last_owner");
        let invited = books.data(201, "/members", &json!({ "email": "x@example.com", "role": "owner" }));
        refused(&remove(&first), 409, "last_owner");
        let second = books.member(place, "second@example.com", "owner");
        // An invitation is taken back.
        assert_eq!(remove(&format!("/members/{}", text(&invited["id"]))).status, 200);
        assert_eq!(remove(&first).status, 200);
        remove(&first).assert_error(404, "not_found");
        let left = books.ask_as(&second.key, "GET", "/members", &Value::Null).json()["data"].clone();
        assert_eq!(left.as_array().map(Vec::len), Some(1));
        let own = format!("/members/{}", text(&left[0]["id"]));
        refused(&books.ask_as(&second.key, "DELETE", &own, &Value::Null), 409, "last_owner");
    }

    fn a_member_of_another_organisation_is_not_there(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let body = json!({ "name": "Birch Ltd", "chart": "empty" }).to_string();
        let daemon = &books.account.daemon;
        let made = daemon.ask("POST", ORGANISATIONS, &stranger.key, &body).json();
        let path = format!("{ORGANISATIONS}/{}/members", text(&made["data"]["id"]));
        let theirs = daemon.get(&path, &stranger.key).json()["data"][0].clone();
        for id in [text(&theirs["id"]), "mem_00000000000000000000000001", "x"] {
            let remove = books.ask("DELETE", &format!("/members/{id}"), &Value::Null);
            remove.assert_error(404, "not_found");
            let accept = daemon.ask("POST", &format!("{INVITATIONS}/{id}/accept"), &books.key, "");
            accept.assert_error(404, "not_found");
        }
        for method in ["GET", "POST"] {
            let body = json!({ "email": "a@b", "role": "owner" });
            books.ask_as(&stranger.key, method, "/members", &body).assert_error(404, "not_found");
        }
        books.ask_as(&stranger.key, "GET", "/audit-events", &Value::Null).assert_error(404, "not_found");
    }

    fn of_many_who_accept_at_once_one_is_let_in(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let invited = books.data(201, "/members", &json!({ "email": "stranger@example.com", "role": "viewer" }));
        let path = format!("{INVITATIONS}/{}/accept", text(&invited["id"]));
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let accept = || books.account.daemon.ask("POST", &path, &stranger.key, "").status;
            let running: Vec<_> = (0..16).map(|_| scope.spawn(accept)).collect();
            running.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
        assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 15, "{statuses:?}");
        let accepted = books.get("/audit-events?action=member.accept").json();
        assert_eq!(accepted["pagination"]["total"], 1);
    }

    fn a_member_of_a_version_that_is_not_the_last_is_not_removed(place: &Place) {
        let books = Books::new(place);
        books.member(place, "viewer@example.com", "viewer");
        let id = books.get("/members").json()["data"][0]["id"].clone();
        let path = format!("{}/members/{}", books.path, text(&id));
        let remove = |version: u8| {
            let headers = format!("X-API-Key: {}\r\nIf-Match: \"{version}\"\r\n", books.key);
            books.account.daemon.send("DELETE", &path, &headers, "")
        };
        refused(&remove(1), 409, "version_mismatch");
        assert_eq!(remove(2).status, 200);
    }

    fn every_change_is_remembered_with_who_made_it_and_with_all_digits(place: &Place) {
        let books = Books::new(place);
        let posted = books.post(&books.journal("2026-01-31", "6000", "1300", "120.5"));
        let account = format!("/accounts/{}", books.id("6000"));
        books.ask("PATCH", &account, &json!({ "name": "Pay" }));
        // What is refused is not done.
        books.ask("POST", &account, &json!({}));
        books.ask("POST", "/journals", &books.journal("2026-01-31", "6000", "1200", "1"));
        let listed = books.get("/audit-events").json();
        let events = listed["data"].as_array().expect("events").clone();
        let actions: Vec<_> = events.iter().map(|event| text(&event["action"])).collect();
        assert_eq!(actions, ["account.update", "journal.post", "organisation.create"]);
        let [update, post, create] = &events[..] else { unreachable!() };
        assert_eq!((&update["from"]["name"], &update["to"]["name"]), (&json!("Wages and salaries"), &json!("Pay")));
        assert_eq!(money(&update["to"]["balance"]), "120.50");
        assert_eq!((&post["object_id"], &post["from"]), (&posted["id"], &Value::Null));
        assert_eq!(create["to"]["name"], "Acorn Ltd");
        for event in &events {
            assert_eq!(event["user_id"], json!(books.account.user));
            assert!(text(&event["key_id"]).starts_with("key_"));
        }
        let of_journal = books.get(&format!("/audit-events?object_id={}", text(&posted["id"])));
        assert!(of_journal.body.contains("\"total\":120.50"), "{of_journal:?}");
        assert_eq!(of_journal.json()["pagination"]["total"], 1);
        let page = books.get("/audit-events?limit=1&offset=1").json();
        assert_eq!((&page["data"][0], &page["pagination"]["total"]), (post, &json!(3)));
        assert_eq!(books.get("/audit-events?action=x").json()["data"], json!([]));
        for query in ["?action=%00", "?limit=201", "?object=x"] {
            books.get(&format!("/audit-events{query}")).assert_error(422, "invalid_request_format");
        }
    }
}
