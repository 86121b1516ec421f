//! Families of request lines and headers.

use super::bodies::{TAKEN, good_body};
use super::case::{Allowed, Case, PATH, Request, Target};
use super::framing::join;
use super::random::Random;

/// Methods on paths that do not take them, or that nobody knows.
pub(crate) fn methods(random: &mut Random, _: &Target) -> Case {
    let methods = ["PUT", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "M-SEARCH", "get", "X"];
    let paths = [PATH, "/api/v1/health", "/api/v1/me", "/api/v1/keys", "/api/v1/keys/key_x/rotate"];
    let (method, path) = (random.pick(&methods), random.pick(&paths));
    let request = Request::get(random, path, "");
    let line = format!("{method} {} HTTP/1.1\r\n", request.target);
    let rest = request.open_head();
    let (_, rest) = rest.split_once("\r\n").expect("a first line");
    let bytes = format!("{line}{rest}\r\n");
    Case::new(bytes, vec![Allowed::of(&[405]).with_id(&request.id)])
}

/// Targets of every form, and paths that only look like known ones.
pub(crate) fn targets(random: &mut Random, target: &Target) -> Case {
    let id = random.word(30);
    let known: [(&str, &[u16]); 24] = [
        ("/api/v1/reconciliations/%00", &[404]),
        ("/api/v1/reconciliations/%2e%2e%2fhealth", &[404]),
        ("/api/v1/reconciliations/../health", &[404]),
        ("/api/v1/reconciliations/%ff%fe", &[404]),
        ("/api/v1/reconciliations/%", &[404]),
        ("/api/v1/reconciliations/%zz", &[404]),
        ("/api/v1/reconciliations/rec_%30", &[404]),
        ("/api/v1/reconciliations/", &[404]),
        ("/api/v1//reconciliations", &[404]),
        ("/api%2fv1%2fhealth", &[404]),
        ("/api/v1/health/", &[404]),
        ("/api/v1/health;a=b", &[404]),
        ("/API/V1/HEALTH", &[404]),
        ("//api/v1/health", &[404]),
        ("/", &[404]),
        ("*", &[404]),
        ("/api/v1/health?%ff%00&&&===", &[200]),
        ("/api/v1/me?%ff%00&&&===", &[422]),
        ("/api/v1/me?=", &[422]),
        ("/api/v1/reconciliations?limit=%31&offset=%FF", &[422]),
        ("/api/v1/reconciliations?limit=99999999999999999999", &[422]),
        ("http://elsewhere.example/api/v1/health", &[200]),
        ("http://user:pw@[::1]:99999/api/v1/health", &[200, 400]),
        ("elsewhere.example:443", &[404]),
    ];
    let (path, statuses) = match random.below(known.len() + 3) {
        at if at < known.len() => (known[at].0.to_owned(), known[at].1),
        at if at == known.len() => (format!("{PATH}/{id}"), &[404][..]),
        at if at == known.len() + 1 => (format!("/{}", "x/".repeat(10_000)), &[414][..]),
        _ => {
            let path = format!("{PATH}?{}", "limit=1&".repeat(1000 + random.below(3000)));
            let is_long = path.len() > 8192;
            (path, if is_long { &[414][..] } else { &[422] })
        }
    };
    let request = Request::get(random, &path, &target.steady);
    Case::new(request.bytes(), vec![Allowed::of(statuses).with_id(&request.id)])
}

/// Bytes that are no text in a path, a query or a header.
pub(crate) fn not_text(random: &mut Random, target: &Target) -> Case {
    let request = Request::get(random, "/api/v1/health", &target.steady);
    let head = request.open_head();
    let noise: Vec<u8> =
        (0..=random.below(20)).map(|_| 0x80 | random.next().to_be_bytes()[0]).collect();
    let is_text = std::str::from_utf8(&noise).is_ok();
    let rest = b" HTTP/1.1\r\nHost: tieout\r\nConnection: close\r\n\r\n";
    let (bytes, status) = match random.below(3) {
        0 => (join(&[b"GET /api/v1/", &noise, rest]), if is_text { 404 } else { 400 }),
        1 => (join(&[b"GET /api/v1/health?", &noise, rest]), if is_text { 200 } else { 400 }),
        _ => (join(&[head.as_bytes(), b"X-Noise: ", &noise, b"\r\n\r\n"]), 200),
    };
    Case::new(bytes, vec![Allowed::or_bare(&[status])])
}

/// Headers that the grammar has no place for, or a place that is easily forgotten.
pub(crate) fn headers(random: &mut Random, target: &Target) -> Case {
    let lines = [
        ("X-A: b\r\n folded\r\n", 400),
        ("X-A: b\0c\r\n", 400),
        ("X-A: b\rc\r\n", 400),
        ("X A: b\r\n", 400),
        (": b\r\n", 400),
        ("X-A\r\n", 400),
        ("X-A\0: b\r\n", 400),
        ("X-\u{e9}: b\r\n", 400),
        ("X-A: \x7f\r\n", 400),
        ("X-A:\r\n", 200),
        ("X-A: b\n", 200),
        ("X-Request-Id: a b\r\n", 200),
        ("Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==\r\n", 200),
        ("Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMA\r\n", 200),
        ("Host: other\r\n", 400),
        ("Expect: 200-ok\r\n", 200),
        ("Range: bytes=0-0,-1,5-2\r\n", 200),
        ("If-None-Match: *\r\nIf-Match: x\r\nAccept: image/png;q=2\r\n", 200),
    ];
    let (lines, status) = lines[random.below(lines.len())];
    let request = Request::get(random, "/api/v1/health", &target.steady).with(lines);
    Case::new(request.bytes(), vec![Allowed::or_bare(&[status])])
}

/// More headers or bytes of them than there is room for.
pub(crate) fn large_heads(random: &mut Random, _: &Target) -> Case {
    let many = |count: usize| (0..count).map(|n| format!("X-{n}: v\r\n")).collect::<String>();
    let request = Request::get(random, "/api/v1/health", "");
    let (request, statuses): (_, &[u16]) = match random.below(6) {
        0 => (request.with(&many(60)), &[200]),
        1 => (request.with(&many(200)), &[431]),
        2 => (request.with(&many(20_000)), &[431]),
        3 => (request.with(&format!("X-A: {}\r\n", "v".repeat(200_000))), &[431]),
        4 => (request.with(&format!("X-A: {}\r\n", "v".repeat(33_000))), &[431]),
        _ => {
            let target = format!("/api/v1/health?{}", "v".repeat(70_000 + random.below(100_000)));
            (Request { target, ..request }, &[414, 431])
        }
    };
    Case::new(request.bytes(), vec![Allowed::or_bare(statuses)])
}

/// First lines that are none, or have a version that is not spoken.
const BAD_FIRST_LINES: [&str; 13] = [
    "GET /api/v1/health HTTP/1.2",
    "GET /api/v1/health HTTP/2.0",
    "GET /api/v1/health HTTP/0.9",
    "GET /api/v1/health http/1.1",
    "GET /api/v1/health",
    "GET  /api/v1/health HTTP/1.1",
    "GET /api/v1/health  HTTP/1.1",
    "GET\t/api/v1/health\tHTTP/1.1",
    "GET /api/v1/hea lth HTTP/1.1",
    " GET /api/v1/health HTTP/1.1",
    "GET /api/v1/health HTTP/1.1 x",
    "G\0T /api/v1/health HTTP/1.1",
    "GET /api/v1/he\0lth HTTP/1.1",
];

/// Rare ones that are taken, with their answers.
const ODD_FIRST_LINES: [(&str, u16); 4] = [
    ("GET /api/v1/health HTTP/1.0", 200),
    ("GET http://elsewhere.example/api/v1/health HTTP/1.1", 200),
    ("CONNECT elsewhere.example:443 HTTP/1.1", 404),
    ("OPTIONS * HTTP/1.1", 404),
];

/// First lines of every form, with a Host and without.
pub(crate) fn first_lines(random: &mut Random, target: &Target) -> Case {
    if random.one_in(4) {
        return bare_newlines(random, target);
    }
    let hosts = [
        ("Host: tieout\r\n", true),
        ("Host: \r\n", true),
        ("Host: a b\r\n", false),
        ("Host: tieout\r\nHost: tieout\r\n", false),
        ("", false),
    ];
    let (host, is_host) = hosts[random.below(hosts.len())];
    let (line, allowed) = if random.one_in(2) {
        (random.pick(&BAD_FIRST_LINES), Allowed::or_bare(&[400]))
    } else {
        let (line, status) = ODD_FIRST_LINES[random.below(ODD_FIRST_LINES.len())];
        // Before HTTP/1.1 a request might say nothing of its host.
        let is_taken = is_host || host.is_empty() && line.ends_with("/1.0");
        (line, Allowed::of(&[if is_taken { status } else { 400 }]))
    };
    // Empty lines before a request are passed over.
    let before = if random.one_in(4) { "\r\n\r\n" } else { "" };
    let bytes = format!("{before}{line}\r\n{host}Connection: close\r\n\r\n");
    let case = Case::new(bytes, vec![allowed]);
    if random.one_in(8) { case.split(random) } else { case }
}

/// Line feeds alone for line ends, which are taken.
fn bare_newlines(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    let request = Request::post(random, &target.steady, body);
    let text = request.open_head() + &format!("Content-Length: {}\r\n\r\n", request.body.len());
    let bytes = join(&[text.replace("\r\n", "\n").as_bytes(), &request.body]);
    Case::new(bytes, vec![Allowed::of(TAKEN).with_id(&request.id)])
}
