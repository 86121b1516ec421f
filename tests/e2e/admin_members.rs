//! `tieout admin orgs add-member`: an operator lets users into books.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::support::{Books, INVITATIONS, ORGANISATIONS};
use crate::place::on_both_databases;

on_both_databases! {
    fn an_operator_makes_a_user_a_member_and_the_record_tells_of_it(place: &Place) {
        let books = Books::new(place);
        let other = books.stranger(place);
        let organisation = books.path.rsplit('/').next().expect("an id");
        assert_eq!(books.ask_as(&other.key, "GET", "/accounts", &Value::Null).status, 404);
        let add = ["orgs", "add-member", "--org", organisation, "--user", "stranger@example.com"];
        let made = place.admin(&add);
        assert_eq!((&made["role"], &made["status"], &made["user_id"]), (&json!("editor"), &json!("accepted"), &json!(other.id)));
        assert_eq!(books.ask_as(&other.key, "GET", "/accounts", &Value::Null).status, 200);
        let contact = json!({ "kind": "customer", "name": "Oak" });
        assert_eq!(books.ask_as(&other.key, "POST", "/contacts", &contact).status, 201);
        let id = made["id"].as_str().expect("an id");
        let events = books.get(&format!("/audit-events?object_id={id}")).json()["data"].clone();
        let actions: Vec<_> = events.as_array().expect("events").iter().map(|event| (event["action"].clone(), event["key_id"].clone())).collect();
        assert_eq!(actions, [(json!("member.accept"), Value::Null), (json!("member.invite"), Value::Null)]);
        let twice = place.try_admin(&add);
        assert!(twice.refused(6).contains("is a member already"), "{twice:?}");
    }

    fn an_operator_invites_and_may_let_in_who_was_invited(place: &Place) {
        let books = Books::new(place);
        let other = books.stranger(place);
        let organisation = books.path.rsplit('/').next().expect("an id");
        let add = |more: &[&str]| place.try_admin(&[&["orgs", "add-member", "--org", organisation, "--user", &other.id], more].concat());
        let invited = add(&["--role", "viewer", "--invited", "--json"]);
        assert_eq!((invited.code, &invited.json()["status"]), (Some(0), &json!("invited")), "{invited:?}");
        assert_eq!(books.ask_as(&other.key, "GET", "/accounts", &Value::Null).status, 404);
        let listed = books.account.daemon.get(INVITATIONS, &other.key).json();
        assert_eq!(listed["data"][0]["role"], "viewer");
        assert!(add(&["--invited"]).refused(6).contains("is invited already"));
        let accepted = add(&["--role", "owner", "--json"]);
        assert_eq!((&accepted.json()["role"], &accepted.json()["status"]), (&json!("owner"), &json!("accepted")));
        assert_eq!(books.account.daemon.get(INVITATIONS, &other.key).json()["data"], json!([]));
        let seen = books.account.daemon.get(ORGANISATIONS, &other.key).json();
        assert_eq!(seen["data"][0]["role"], "owner");
        let nobody = place.try_admin(&["orgs", "add-member", "--org", organisation, "--user", "no@example.com"]);
        assert!(nobody.refused(6).contains("there is no user"), "{nobody:?}");
        let nowhere = ["orgs", "add-member", "--org", "org_00000000000000000000000001", "--user", &other.id];
        assert!(place.try_admin(&nowhere).refused(6).contains("there is no organisation org_0"));
        assert_eq!(add(&["--role", "king"]).code, Some(2));
        let named = |name: &str| place.try_admin(&["orgs", "add-member", "--org", name, "--user", &other.id]);
        assert!(named("acorn LTD").refused(6).contains("is a member already"));
        assert!(named("Oak Ltd").refused(6).contains("there is no organisation"));
        place.admin(&["orgs", "create", "--name", "Acorn Ltd", "--owner", &other.id]);
        assert!(named("Acorn Ltd").refused(6).contains("2 organisations are named"));
    }
}
