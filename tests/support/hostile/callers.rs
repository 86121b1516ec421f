//! Families of keys, sessions and idempotency keys.

use super::bodies::{TAKEN, good_body};
use super::case::{Allowed, Case, PATH, Request, Target};
use super::framing::join;
use super::random::Random;

/// Keys that are none, several, or somebody's but not valid.
pub(crate) fn keys(random: &mut Random, target: &Target) -> Case {
    let good = &target.steady;
    let length = 1 + random.below(300);
    let word = random.word(length);
    let unknown = tieout::secret::KeySecret::from_random([random.next().to_be_bytes()[0]; 32]);
    let unknown = unknown.expose();
    let (lines, status) = match random.below(14) {
        0 => (String::new(), 401),
        1 => (format!("X-API-Key: {word}\r\n"), 401),
        2 => (format!("X-API-Key: tieout_{}\r\n", random.word(49)), 401),
        3 => (format!("X-API-Key: {unknown}\r\n"), 401),
        4 => (format!("X-API-Key: {good}x\r\n"), 401),
        5 => (format!("Authorization: Bearer {good}\r\nX-API-Key: {unknown}\r\n"), 401),
        6 => (format!("Authorization: Bearer {good}\r\nX-API-Key: {good}\r\n"), 200),
        7 => (format!("Authorization: bEaReR {good}\r\n"), 200),
        8 => (format!("Authorization: Basic {good}\r\n"), 401),
        9 => (format!("Authorization: {good}\r\n"), 401),
        10 => (format!("Authorization: Bearer {}\r\n", target.session), 401),
        11 => (format!("X-API-Key: {}\r\n", "k".repeat(60_000)), 431),
        12 => ((0..50).map(|_| format!("X-API-Key: {good}\r\n")).collect(), 200),
        _ => ((0..50).map(|n| format!("X-API-Key: {word}{n}\r\n")).collect(), 401),
    };
    let path = random.pick(&["/api/v1/me", PATH]);
    Request::get(random, path, "").with(&lines).case(&[status])
}

/// Keys with bytes that are no text.
pub(crate) fn key_noise(random: &mut Random, _: &Target) -> Case {
    let noise: Vec<u8> = (0..50).map(|_| 0x80 | random.next().to_be_bytes()[0]).collect();
    let request = Request::get(random, "/api/v1/me", "");
    let name = random.pick(&["X-API-Key: ", "Authorization: Bearer ", "Authorization: "]);
    let bytes = request.bytes_with(&join(&[name.as_bytes(), b"tieout_", &noise, b"\r\n\r\n"]));
    Case::new(bytes, vec![Allowed::of(&[401]).with_id(&request.id)])
}

/// Tokens that are no web session, where one is needed.
pub(crate) fn sessions(random: &mut Random, target: &Target) -> Case {
    let session = &target.session;
    let mut parts: Vec<String> = session.split('.').map(str::to_owned).collect();
    let length = 1 + random.below(2000);
    let word = random.word(length);
    let token = match random.below(10) {
        0 => word,
        1 => format!("{}.{}.{}", random.word(20), random.word(50), random.word(43)),
        // {"alg":"none"}
        2 => format!("eyJhbGciOiJub25lIn0.{}.", parts[1]),
        // {"alg":"HS512","typ":"JWT"}
        3 => format!("eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.{}.{}", parts[1], parts[2]),
        4 => format!("{}.{}", parts[0], parts[1]),
        5 => format!("{session}.{}", parts[2]),
        6 => target.steady.clone(),
        7 => ".".repeat(length),
        8 => String::new(),
        _ => {
            // Another claim under the same signature.
            parts[1] = format!("{}{}", random.word(8), &parts[1][8..]);
            parts.join(".")
        }
    };
    let line = format!("Authorization: Bearer {token}\r\n");
    let path = random.pick(&["/api/v1/keys", "/api/v1/keys/key_x", "/api/v1/keys?limit=0"]);
    Request::get(random, path, "").with(&line).case(&[401])
}

/// Keys of nobody, and bodies that are none, by a good session.
pub(crate) fn key_endpoints(random: &mut Random, target: &Target) -> Case {
    let id = format!("key_01k{}", "0".repeat(23));
    let junk = random.word(26);
    let paths = [format!("/api/v1/keys/{id}"), format!("/api/v1/keys/{junk}")];
    let path = &paths[random.below(2)];
    let rotate = format!("{path}/rotate");
    let long = format!(r#"{{"name":"{}","scopes":["reconcile:read"]}}"#, "n".repeat(9000));
    let depth = 1 + random.below(20_000);
    let deep = format!(r#"{{"name":{}{},"scopes":[]}}"#, "[".repeat(depth), "]".repeat(depth));
    let (method, target_path, body, status) = match random.below(9) {
        0 => ("GET", path.as_str(), "", 404),
        1 => ("DELETE", path.as_str(), "", 404),
        2 => ("POST", rotate.as_str(), "", 404),
        3 => ("POST", rotate.as_str(), "{\"overlap_seconds\":-1e400}", 404),
        4 => ("POST", rotate.as_str(), "{", 400),
        5 => ("POST", "/api/v1/keys", r#"{"name":"\ud800","scopes":[1e400]}"#, 400),
        6 => ("POST", "/api/v1/keys", deep.as_str(), 400),
        7 => ("POST", "/api/v1/keys", r#"{"name":"a","scopes":["reconcile:read"],"":1}"#, 400),
        _ => ("POST", "/api/v1/keys", long.as_str(), 400),
    };
    let line = format!("Authorization: Bearer {}\r\n", target.session);
    let request = Request::post(random, "", body).with(&line);
    Request { method, target: target_path.to_owned(), ..request }.case(&[status])
}

/// Names for repetitions that are none; good ones do their work.
pub(crate) fn idempotency_keys(random: &mut Random, target: &Target) -> Case {
    let good = random.word(40);
    let lines = [
        "Idempotency-Key: \r\n".to_owned(),
        "Idempotency-Key: with space\r\n".to_owned(),
        format!("Idempotency-Key: {}\r\n", "k".repeat(256 + random.below(30_000))),
        "Idempotency-Key: a\tb\r\n".to_owned(),
        "Idempotency-Key: caf\u{e9}\r\n".to_owned(),
        format!("Idempotency-Key: {good}\r\nIdempotency-Key: {good}\r\n"),
        format!("Idempotency-Key: {good}\r\n"),
        format!("Idempotency-Key: {}\r\n", "k".repeat(200) + &good),
        format!("Idempotency-Key: '\";--{good}\r\n"),
    ];
    let at = random.below(lines.len());
    let body = good_body(random);
    let request = Request::post(random, &target.steady, body).with(&lines[at]);
    request.case(if at < 6 { &[422] } else { TAKEN })
}

/// The same submit by the same name: done once, whoever is first.
pub(crate) fn same_submit(random: &mut Random, target: &Target) -> Case {
    let name = format!("Idempotency-Key: {}\r\n", random.word(30));
    let body = good_body(random);
    Request::post(random, &target.steady, body).with(&name).case(&[202, 409, 503])
}
