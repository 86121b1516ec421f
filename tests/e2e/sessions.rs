//! Web sessions under attack: a token is let in when everything about it is right, and whatever is
//! wrong with it, it hears the same.

#![cfg(unix)]

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::{Sha256, Sha384, Sha512};
use tieout::id::UserId;
use tieout_daemon::clock;

use crate::account::make_key;
use crate::daemon::{Answer, Daemon};
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

const SECRET: &str = "the web application's own secret, of 32 bytes and more";

const HS256: &str = r#"{"alg":"HS256","typ":"JWT"}"#;

/// What a token may be signed with.
#[derive(Debug, Clone, Copy)]
enum Algorithm {
    HS256,
    HS384,
    HS512,
}

/// Base64 in the alphabet for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn sign(message: &str, secret: &str, algorithm: Algorithm) -> String {
    macro_rules! by {
        ($hash:ty) => {{
            let mac = Hmac::<$hash>::new_from_slice(secret.as_bytes()).expect("any secret");
            base64(&mac.chain_update(message).finalize().into_bytes())
        }};
    }
    match algorithm {
        Algorithm::HS256 => by!(Sha256),
        Algorithm::HS384 => by!(Sha384),
        Algorithm::HS512 => by!(Sha512),
    }
}

/// Two parts as they are, with the signature that belongs to them.
fn with_signature(header: &str, claims: &str) -> String {
    let message = format!("{header}.{claims}");
    let signature = sign(&message, SECRET, Algorithm::HS256);
    format!("{message}.{signature}")
}

/// A token of these three parts, with the signature that belongs to the first two.
fn signed(header: &str, claims: &str, secret: &str, algorithm: Algorithm) -> String {
    let message = format!("{}.{}", base64(header.as_bytes()), base64(claims.as_bytes()));
    let signature = sign(&message, secret, algorithm);
    format!("{message}.{signature}")
}

/// The same text of bytes in another form: its last character has bits to spare, and one is set.
fn other_form(part: &str) -> String {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    assert_ne!(part.len() % 4, 0, "{part} has no bits to spare");
    let (rest, last) = part.split_at(part.len() - 1);
    let bits = ALPHABET.find(last).expect("base64");
    format!("{rest}{}", &ALPHABET[bits + 1..=bits + 1])
}

/// The token of a web application that knows the secret.
fn token(claims: &Value) -> String {
    signed(HS256, &claims.to_string(), SECRET, Algorithm::HS256)
}

fn now() -> i64 {
    clock::now().unix_ms() / 1000
}

/// `tieout admin` with this secret in its environment.
fn admin_with(place: &Place, args: &[&str], secret: &str) -> Ran {
    let arguments = place.arguments();
    let whole = [&["admin", "--json", arguments[0], arguments[1]], args].concat();
    let desk = Desk::new();
    let mut command = place.at_home(desk.command(&whole));
    Ran::of(command.env("TIEOUT_SESSION_SECRET", secret).output().expect("it runs"))
}

/// A user and a daemon that takes sessions signed with [`SECRET`].
struct Front<'p> {
    daemon: Daemon,
    user: String,
    place: &'p Place,
}

impl<'p> Front<'p> {
    fn new(place: &'p Place) -> Self {
        let user = place.admin(&["users", "create", "--email", "jo@example.com"]);
        let user = user["id"].as_str().expect("an id").to_owned();
        let daemon = Daemon::start_as(place, &[], |mut command| {
            command.env("TIEOUT_SESSION_SECRET", SECRET);
            command
        });
        Self { daemon, user, place }
    }

    /// Claims that are good for ten minutes.
    fn claims(&self) -> Value {
        json!({"sub": self.user, "aud": "tieout-web", "exp": now() + 600, "iat": now()})
    }

    /// The same with one claim of another value, or without it.
    fn claims_with(&self, name: &str, value: Option<Value>) -> Value {
        let mut claims = self.claims();
        let members = claims.as_object_mut().expect("an object");
        members.remove(name);
        members.extend(value.map(|value| (name.to_owned(), value)));
        claims
    }

    fn ask(&self, token: &str) -> Answer {
        let header = format!("Authorization: Bearer {token}\r\n");
        self.daemon.send("GET", "/api/v1/keys", &header, "")
    }

    #[track_caller]
    fn lets_in(&self, token: &str) {
        let answer = self.ask(token);
        assert_eq!(answer.status, 200, "{token} {answer:?}");
    }

    /// Refused, in words that do not tell what was wrong.
    #[track_caller]
    fn refuses(&self, token: &str) {
        let answer = self.ask(token);
        answer.assert_error(401, "invalid_token");
        let error =
            json!({"code": "invalid_token", "message": "the web session is invalid or expired"});
        assert_eq!(answer.json()["error"], error, "{token}");
        assert_eq!(answer.header("www-authenticate"), Some("bearer"));
    }
}

on_both_databases! {
    fn a_session_signed_with_the_shared_secret_is_let_in_on_every_key_endpoint(place: &Place) {
        let front = Front::new(place);
        let good = token(&front.claims());
        front.lets_in(&good);
        front.lets_in(&token(&front.claims_with("iat", None)));
        front.lets_in(&token(&front.claims_with("nbf", Some((now() - 5).into()))));
        let headers = format!("Authorization: bearer {good}\r\n");
        let body = r#"{"name":"till","scopes":["reconcile:read"]}"#;
        let made = front.daemon.send("POST", "/api/v1/keys", &headers, body);
        assert_eq!(made.status, 201, "{made:?}");
    }

    fn only_hs256_is_believed_whatever_the_header_says(place: &Place) {
        let front = Front::new(place);
        let claims = front.claims().to_string();
        let good = token(&front.claims());
        let (message, signature) = good.rsplit_once('.').expect("a signature");
        front.lets_in(&good);
        // Nobody's signature.
        for none in ["none", "None", "NONE", "nOnE", ""] {
            let header = base64(format!(r#"{{"alg":"{none}","typ":"JWT"}}"#).as_bytes());
            let unsigned = format!("{header}.{}", base64(claims.as_bytes()));
            front.refuses(&format!("{unsigned}."));
            front.refuses(&unsigned);
            front.refuses(&format!("{unsigned}.{signature}"));
        }
        front.refuses(&format!("{message}."));
        front.refuses(message);
        // The right secret with another hash.
        for (name, algorithm) in [("HS384", Algorithm::HS384), ("HS512", Algorithm::HS512)] {
            let header = format!(r#"{{"alg":"{name}","typ":"JWT"}}"#);
            front.refuses(&signed(&header, &claims, SECRET, algorithm));
            front.refuses(&signed(&header, &claims, SECRET, Algorithm::HS256));
            front.refuses(&signed(HS256, &claims, SECRET, algorithm));
        }
        // The secret in the place of a public key, and names that are no algorithm.
        for name in ["RS256", "RS512", "PS256", "ES256", "EdDSA", "hs256", "HS256 ", "HS257"] {
            let header = format!(r#"{{"alg":"{name}","typ":"JWT"}}"#);
            front.refuses(&signed(&header, &claims, SECRET, Algorithm::HS256));
        }
        for header in [r#"{"typ":"JWT"}"#, r#"{"alg":null}"#, r#"{"alg":["HS256"]}"#, "{}", "[]", "x"] {
            front.refuses(&signed(header, &claims, SECRET, Algorithm::HS256));
        }
    }

    fn a_header_or_claims_that_say_something_twice_are_refused(place: &Place) {
        let front = Front::new(place);
        let claims = front.claims().to_string();
        for header in [
            r#"{"alg":"HS256","alg":"HS256"}"#,
            r#"{"alg":"none","alg":"HS256"}"#,
            r#"{"alg":"HS256","alg":"none"}"#,
            r#"{"alg":"HS256","\u0061lg":"none"}"#,
            r#"{"alg":"HS256","kid":"1","kid":"2"}"#,
        ] {
            front.refuses(&signed(header, &claims, SECRET, Algorithm::HS256));
        }
        for again in [
            format!(r#""sub":"{}","#, front.user),
            r#""aud":"other","#.to_owned(),
            r#""\u0061ud":"tieout-web","#.to_owned(),
            r#""exp":99999999999,"#.to_owned(),
            r#""iat":0,"#.to_owned(),
            r#""x":1,"x":1,"#.to_owned(),
        ] {
            let twice = claims.replacen('{', &format!("{{{again}"), 1);
            front.refuses(&signed(HS256, &twice, SECRET, Algorithm::HS256));
        }
    }

    fn a_token_has_three_parts_each_in_the_one_form_of_its_bytes(place: &Place) {
        let front = Front::new(place);
        // Blanks behind the JSON give either part a length with bits to spare.
        let spare = |text: &str| match text.len() % 3 {
            0 => base64(format!("{text} ").as_bytes()),
            _ => base64(text.as_bytes()),
        };
        let (header, claims) = (spare(HS256), spare(&front.claims().to_string()));
        let good = with_signature(&header, &claims);
        front.lets_in(&good);
        let (message, signature) = good.rsplit_once('.').expect("a signature");
        front.refuses(&format!("{message}.{}", other_form(signature)));
        front.refuses(&with_signature(&other_form(&header), &claims));
        front.refuses(&with_signature(&header, &other_form(&claims)));
        // Signed as they stand there, with padding, in the other alphabet, or in more parts.
        let padding = |part: &str| "=".repeat(4 - part.len() % 4);
        front.refuses(&with_signature(&format!("{header}{}", padding(&header)), &claims));
        front.refuses(&with_signature(&header, &format!("{claims}{}", padding(&claims))));
        front.refuses(&format!("{good}{}", padding(signature)));
        // Its base64 has a plus sign and a slash, which the alphabet for URLs has not.
        let other_alphabet = STANDARD.encode(r#"{"alg":"HS256","kid":"~~~???~~~???"} "#);
        assert!(other_alphabet.contains('/') && other_alphabet.contains('+'), "{other_alphabet}");
        front.refuses(&with_signature(other_alphabet.trim_end_matches('='), &claims));
        front.refuses(&with_signature(&header, &format!("{claims}.{claims}")));
        front.refuses(&with_signature(&format!("{header}.{header}"), &claims));
        front.refuses(&with_signature(&header, &format!(".{claims}")));
        front.refuses(&format!("{good}.{signature}"));
        front.refuses(&format!("{header}..{claims}.{signature}"));
    }

    fn an_extension_that_the_header_calls_critical_is_not_passed_over(place: &Place) {
        let front = Front::new(place);
        let claims = front.claims().to_string();
        for header in [
            r#"{"alg":"HS256","crit":["exp"],"exp":1}"#,
            r#"{"alg":"HS256","crit":["b64"],"b64":false}"#,
            r#"{"alg":"HS256","crit":["urn:example:unknown"],"urn:example:unknown":true}"#,
            r#"{"alg":"HS256","crit":[]}"#,
            r#"{"alg":"HS256","crit":"exp"}"#,
        ] {
            front.refuses(&signed(header, &claims, SECRET, Algorithm::HS256));
        }
        // What is not called critical is passed over (RFC 7515, 4).
        front.lets_in(&signed(r#"{"alg":"HS256","kid":"7","x":1}"#, &claims, SECRET, Algorithm::HS256));
    }

    fn a_key_that_comes_with_the_token_is_not_used(place: &Place) {
        let front = Front::new(place);
        let claims = front.claims().to_string();
        let own = "a secret of the attacker's own, of 32 bytes and more";
        let jwk = json!({"kty": "oct", "k": base64(own.as_bytes()), "alg": "HS256"});
        for header in [
            json!({"alg": "HS256", "jwk": jwk}),
            json!({"alg": "HS256", "jku": "http://127.0.0.1:1/keys"}),
            json!({"alg": "HS256", "kid": "../../../../dev/null"}),
        ] {
            front.refuses(&signed(&header.to_string(), &claims, own, Algorithm::HS256));
        }
        for secret in ["", "x", &SECRET[1..], &SECRET.to_uppercase(), own] {
            front.refuses(&signed(HS256, &claims, secret, Algorithm::HS256));
        }
    }

    fn a_session_may_be_for_several_audiences_of_which_this_is_one(place: &Place) {
        let front = Front::new(place);
        for audiences in [json!(["tieout-web"]), json!(["https://example.com/", "tieout-web"])] {
            front.lets_in(&token(&front.claims_with("aud", Some(audiences))));
        }
    }

    fn every_claim_that_is_wrong_or_not_there_is_refused(place: &Place) {
        let front = Front::new(place);
        let stranger = UserId::new(7).to_string();
        for (name, value) in [
            ("aud", None),
            ("aud", Some("other".into())),
            ("aud", Some("tieout-web2".into())),
            ("aud", Some("".into())),
            ("aud", Some(Value::Null)),
            ("aud", Some(json!([]))),
            ("aud", Some(json!(["other", "tieout-web2"]))),
            ("aud", Some(json!(["tieout-web", null]))),
            ("aud", Some(json!({ "tieout-web": true }))),
            ("exp", None),
            ("exp", Some(Value::Null)),
            ("exp", Some("never".into())),
            ("exp", Some((now() + 600).to_string().into())),
            ("exp", Some((now() - 1).into())),
            ("exp", Some(0.into())),
            ("exp", Some((-1).into())),
            // Exactly now: it is over by the time it is read, or in this very second.
            ("exp", Some(now().into())),
            ("nbf", Some((now() + 120).into())),
            ("nbf", Some("soon".into())),
            ("iat", Some((now() + 120).into())),
            ("sub", None),
            ("sub", Some(Value::Null)),
            ("sub", Some("".into())),
            ("sub", Some("jo@example.com".into())),
            ("sub", Some("key_00000000000000000000000007".into())),
            ("sub", Some(stranger.into())),
            ("sub", Some(front.user.to_uppercase().into())),
            ("sub", Some(format!("{} ", front.user).into())),
        ] {
            front.refuses(&token(&front.claims_with(name, value)));
        }
        for claims in ["", "{}", "[]", "null", "x", "{\"sub\":"] {
            front.refuses(&signed(HS256, claims, SECRET, Algorithm::HS256));
        }
        // A claim that stands twice could be read in two ways.
        let twice = front.claims().to_string().replacen('{', r#"{"exp":99999999999,"#, 1);
        front.refuses(&signed(HS256, &twice, SECRET, Algorithm::HS256));
    }

    fn a_clock_that_is_up_to_a_minute_ahead_is_forgiven_but_for_the_end(place: &Place) {
        let front = Front::new(place);
        for name in ["nbf", "iat"] {
            front.lets_in(&token(&front.claims_with(name, Some((now() + 50).into()))));
            front.refuses(&token(&front.claims_with(name, Some((now() + 90).into()))));
        }
        front.refuses(&token(&front.claims_with("exp", Some((now() - 30).into()))));
    }

    fn a_session_that_was_good_when_sessions_were_revoked_is_not_good_after_it(place: &Place) {
        let mut front = Front::new(place);
        for act in [["sessions", "revoke"], ["users", "disable"]] {
            let user = place.admin(&["users", "create", "--email", &format!("{}@example.com", act[1])]);
            user["id"].as_str().expect("an id").clone_into(&mut front.user);
            let ahead = [0, 20, 50].map(|ahead| token(&front.claims_with("iat", Some((now() + ahead).into()))));
            for session in &ahead {
                front.lets_in(session);
            }
            place.admin(&[&act[..], &["--user", &front.user]].concat());
            if act[0] == "users" {
                place.admin(&["users", "enable", "--user", &front.user]);
            }
            for session in &ahead {
                front.refuses(session);
            }
        }
    }

    fn a_token_with_one_byte_changed_is_refused(place: &Place) {
        let front = Front::new(place);
        let good = token(&front.claims());
        front.lets_in(&good);
        let parts: Vec<&str> = good.split('.').collect();
        let other = UserId::new(7).to_string();
        let of_other = base64(front.claims_with("sub", Some(other.into())).to_string().as_bytes());
        front.refuses(&format!("{}.{of_other}.{}", parts[0], parts[2]));
        for at in (0..good.len()).filter(|at| at % 7 == 0 && good.as_bytes()[*at] != b'.') {
            let replaced = if good.as_bytes()[at] == b'A' { "B" } else { "A" };
            let mut changed = good.clone();
            changed.replace_range(at..=at, replaced);
            front.refuses(&changed);
        }
        for changed in [
            format!("{good}="), format!("{good}."), format!(".{good}"), format!("{good}.{good}"),
            format!("{}..{}", parts[0], parts[2]), "..".to_owned(), "a.b.c".to_owned(), "x".repeat(8000),
            format!("{good}%"), good.replace('.', "-"), format!("{good},{good}"),
        ] {
            front.refuses(&changed);
        }
    }

    fn a_key_is_no_session_and_a_session_is_no_key(place: &Place) {
        let front = Front::new(place);
        let key = make_key(front.place, &front.user, &["--scope", "reconcile:read"]);
        let session = token(&front.claims());
        let get = |path: &str, headers: &str| front.daemon.send("GET", path, headers, "");
        front.refuses(&key);
        for headers in [
            String::new(),
            format!("X-API-Key: {key}\r\n"),
            format!("X-API-Key: {session}\r\n"),
            format!("Authorization: {session}\r\n"),
            format!("Authorization: Basic {session}\r\n"),
            format!("Cookie: session={session}\r\n"),
        ] {
            get("/api/v1/keys", &headers).assert_error(401, "unauthorized");
        }
        get(&format!("/api/v1/keys?token={session}"), "").assert_error(401, "unauthorized");
        for headers in [format!("Authorization: Bearer {session}\r\n"), format!("X-API-Key: {session}\r\n")] {
            get("/api/v1/me", &headers).assert_error(401, "unauthorized");
            get("/api/v1/reconciliations", &headers).assert_error(401, "unauthorized");
        }
        // A key beside a good session changes nothing.
        let both = format!("Authorization: Bearer {session}\r\nX-API-Key: {key}\r\n");
        assert_eq!(get("/api/v1/keys", &both).status, 200);
    }

    fn no_session_is_made_and_no_secret_rotated_that_the_daemons_do_not_go_by(place: &Place) {
        let front = Front::new(place);
        let create = ["sessions", "create", "--user", &*front.user, "--ttl", "1h"];
        for action in [&create[..], &["sessions", "rotate-secret"]] {
            let refused = place.try_admin(action);
            assert!(refused.refused(6).contains("with another secret than the one in"), "{refused:?}");
            assert!(refused.stderr.contains("run this with the TIEOUT_SESSION_SECRET"), "{refused:?}");
        }
        let made = admin_with(place, &create, SECRET);
        front.lets_in(made.json()["token"].as_str().expect("a token"));
        let refused = admin_with(place, &create, &SECRET.to_uppercase());
        assert!(refused.refused(6).contains("than TIEOUT_SESSION_SECRET here"), "{refused:?}");
        // Nobody else is there any more: the next daemon brings its own.
        front.daemon.kill();
        let without = Daemon::start(place, &[]);
        let minted = place.admin(&create);
        let header = format!("Authorization: Bearer {}\r\n", minted["token"].as_str().expect("a token"));
        assert_eq!(without.send("GET", "/api/v1/keys", &header, "").status, 200);
        place.admin(&["sessions", "rotate-secret"]);
        assert_eq!(without.send("GET", "/api/v1/keys", &header, "").status, 401);
        place.admin(&create);
    }

    fn daemons_with_different_secrets_do_not_run_on_one_database(place: &Place) {
        let front = Front::new(place);
        if !place.is_server() {
            return;
        }
        let same = Daemon::start_as(place, &[], |mut command| {
            command.env("TIEOUT_SESSION_SECRET", SECRET);
            command
        });
        let arguments = place.arguments();
        let desk = Desk::new();
        let other = ["serve", "--listen", "127.0.0.1:0", arguments[0], arguments[1]];
        let mut other = place.at_home(desk.command(&other));
        let refused = Ran::of(other.output().expect("it runs"));
        let message = "another daemon on this database signs web sessions with another secret";
        assert!(refused.refused(2).contains(message), "{refused:?}");
        let good = token(&front.claims());
        front.lets_in(&good);
        same.kill();
        front.daemon.kill();
        // All were stopped: now it may.
        Daemon::start(place, &[]);
    }
}
