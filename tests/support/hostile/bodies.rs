//! Families of bodies: good ones, spoilt ones, and what only looks like one.

use super::case::{Allowed, Case, PATH, Request, Target, Then, key_line};
use super::random::Random;

/// Taken, or no room in the queue.
pub(crate) const TAKEN: &[u16] = &[202, 503];

/// Whatever a body may have become.
const ANY_OF_A_BODY: &[u16] = &[202, 400, 422, 503];

/// A submit with up to three rows a side.
pub(crate) fn good_body(random: &mut Random) -> Vec<u8> {
    let texts =
        ["Tea", "CARD 4417 BREWERS", "Caf\u{e9} \u{2615}", "a \\\"b\\\" \\u00e9 \\ud83d\\ude00"];
    let amounts =
        ["1.50", "-19.99", "0", "1e2", "123456789012345678901234567890.12", "10.299999999"];
    let mut side = || {
        let row = |random: &mut Random| {
            let day = random.below(28) + 1;
            let (amount, text) = (random.pick(&amounts), random.pick(&texts));
            format!(r#"{{"date":"2026-03-{day:02}","amount":{amount},"description":"{text}"}}"#)
        };
        (0..random.below(4)).map(|_| row(random)).collect::<Vec<_>>().join(",")
    };
    let (bank, book) = (side(), side());
    let options = if random.one_in(2) { r#","options":{"includeMatched":true}"# } else { "" };
    format!(r#"{{"bank":[{bank}],"book":[{book}]{options}}}"#).into_bytes()
}

/// One row a side.
fn one_row(date: &str, amount: &str, description: &str) -> String {
    let row = format!(r#"{{"date":{date},"amount":{amount},"description":{description}}}"#);
    format!(r#"{{"bank":[{row}],"book":[]}}"#)
}

pub(crate) fn good_submits(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    Request::post(random, &target.steady, body).case(TAKEN)
}

pub(crate) fn good_reads(random: &mut Random, target: &Target) -> Case {
    let bearer = format!("Authorization: Bearer {}\r\n", target.steady);
    let session = format!("Authorization: Bearer {}\r\n", target.session);
    let ask = |random: &mut Random, path: &str| Request::get(random, path, &target.steady);
    match random.below(8) {
        0 => ask(random, "/api/v1/me").case(&[200]),
        1 => Request::get(random, "/api/v1/me", "").with(&bearer).case(&[200]),
        2 => ask(random, &format!("{PATH}?limit=200&offset=3")).case(&[200]),
        3 => {
            let id = random_id(random);
            ask(random, &format!("{PATH}/rec_{id}")).case(&[404])
        }
        4 => Request::get(random, "/api/v1/health", "").case(&[200]),
        5 => Request::get(random, "/api/v1/ready", "").case(&[200]),
        6 => Request::get(random, "/api/v1/keys", "").with(&session).case(&[200]),
        _ => Request { method: "HEAD", ..ask(random, "/api/v1/me") }.case(&[200]),
    }
}

/// Of the right form, and nobody's.
fn random_id(random: &mut Random) -> String {
    format!("01k{}", random.word(23).to_lowercase().replace(['i', 'l', 'o', 'u'], "0"))
}

pub(crate) fn flipped_bits(random: &mut Random, target: &Target) -> Case {
    let mut body = good_body(random);
    for _ in 0..=random.below(8) {
        let at = random.below(body.len());
        body[at] ^= 1 << random.below(8);
    }
    Request::post(random, &target.wild, body).case(ANY_OF_A_BODY)
}

/// Cut short, and its length says so.
pub(crate) fn cut_bodies(random: &mut Random, target: &Target) -> Case {
    let mut body = good_body(random);
    body.truncate(random.below(body.len()));
    Request::post(random, &target.wild, body).case(&[400])
}

/// Announced longer than it comes, or shorter.
pub(crate) fn wrong_lengths(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    let length = body.len();
    let request = Request::post(random, &target.wild, body);
    if random.one_in(2) {
        let longer = length + 1 + random.below(1000);
        let allowed = Allowed::of(&[400]).with_id(&request.id);
        let case = Case::new(request.bytes_with_length(longer), vec![allowed]);
        return case.then(if random.one_in(3) { Then::Reset } else { Then::HalfClose });
    }
    let allowed = Allowed::of(&[400]).with_id(&request.id);
    let request = if random.one_in(2) { request.and_more() } else { request };
    let bytes = request.bytes_with_length(random.below(length));
    // What is left over is no request; it may also look like the beginning of one.
    let case = Case::new(bytes, vec![allowed, Allowed::or_bare(&[400])]);
    case.or_silence_after(1).then(Then::HalfClose)
}

pub(crate) fn doubled_slices(random: &mut Random, target: &Target) -> Case {
    let mut body = good_body(random);
    for _ in 0..=random.below(3) {
        let (one, other) = (random.below(body.len()), random.below(body.len()));
        let slice = body[one.min(other)..one.max(other)].to_vec();
        let at = random.below(body.len());
        body.splice(at..at, slice);
    }
    Request::post(random, &target.wild, body).case(ANY_OF_A_BODY)
}

/// Traps for readers of JSON at a random place.
pub(crate) fn traps_anywhere(random: &mut Random, target: &Target) -> Case {
    let traps: [&[u8]; 16] = [
        b"1e400",
        b"\\ud800",
        b"\\u0000",
        b"\0",
        b"\xff",
        b"\xed\xa0\x80",
        b"\xef\xbb\xbf",
        b"[[[[[[",
        b"null",
        b"-",
        b"\"",
        b"{\"bank\":",
        b"NaN",
        b"/*x*/",
        b"9999999999999999999999",
        b"\x1b[2J",
    ];
    let mut body = good_body(random);
    for _ in 0..=random.below(2) {
        let (at, trap) = (random.below(body.len() + 1), random.pick(&traps));
        body.splice(at..at, trap.iter().copied());
    }
    Request::post(random, &target.wild, body).case(ANY_OF_A_BODY)
}

/// Traps in the place of a value, each with the one answer it must get.
pub(crate) fn traps_in_place(random: &mut Random, target: &Target) -> Case {
    let deep = |open: &str, close: &str, depth: usize| open.repeat(depth) + &close.repeat(depth);
    let (day, text) = (r#""2026-01-31""#, r#""x""#);
    let depth = 1 + random.below(20_000);
    let (status, body) = match random.below(16) {
        0 => (422, one_row(day, "1e400", text)),
        1 => (422, one_row(day, "1", r#""\ud800""#)),
        2 => (422, one_row(day, "1", r#""a\u0000b""#)),
        3 => (400, one_row(day, "1", "\"a\0b\"")),
        4 => (422, one_row(day, &deep("[", "]", depth), text)),
        5 => (422, one_row(day, &(deep("{\"a\":", "", depth) + "1" + &"}".repeat(depth)), text)),
        6 => (400, one_row(day, &"[".repeat(depth), text)),
        7 => (400, format!("\u{feff}{}", one_row(day, "1", text))),
        8 => (422, one_row(day, "\"1.5\"", text)),
        9 => (422, one_row(r#"" 2026-1-1""#, "1", text)),
        10 => (422, one_row(r#""0000-01-01""#, "1", text)),
        11 => (422, one_row(day, "1", &format!("\"{}\"", "x".repeat(501 + random.below(9000))))),
        12 => (422, format!(r#"{{"bank":[],"bank":[],"book":[],"{}":1}}"#, random.word(5000))),
        13 => (422, format!(r#"{{"bank":[{}1],"book":[]}}"#, "1,".repeat(random.below(9000)))),
        14 => (400, one_row(day, "01", text)),
        _ => (422, one_row(day, "1", text).replace(":1,", ":1,\"amount\":1,")),
    };
    Request::post(random, &target.wild, body).case(&[status])
}

pub(crate) fn random_bytes(random: &mut Random, target: &Target) -> Case {
    let length = 2 + random.below(3000);
    let body = random.bytes(length);
    // A digit or two are JSON.
    Request::post(random, &target.wild, body).case(&[400, 422])
}

/// JSON of any shape but that of a submit.
pub(crate) fn random_json(random: &mut Random, target: &Target) -> Case {
    let mut body = String::new();
    let mut left = 200;
    write_json(random, &mut body, 0, &mut left);
    let is_keys = random.one_in(3);
    if is_keys {
        let session = format!("Authorization: Bearer {}\r\n", target.session);
        let request = Request::post(random, "", body).with(&session);
        return Request { target: "/api/v1/keys".to_owned(), ..request }.case(&[400]);
    }
    Request::post(random, &target.wild, body).case(&[422])
}

fn write_json(random: &mut Random, out: &mut String, depth: usize, left: &mut usize) {
    *left = left.saturating_sub(1);
    let kinds = if depth > 60 || *left == 0 { 4 } else { 8 };
    match random.below(kinds) {
        0 => out.push_str(random.pick(&["null", "true", "false"])),
        1 => {
            out.push_str(random.pick(&["0", "-1.5e10", "1e400", "123456789012345678901234567890"]));
        }
        2 => out.push_str(random.pick(&[r#""""#, r#""\ud800""#, r#""bank""#, "\"\u{1f600}\""])),
        3 => out.extend(["\"", &random.word(12), "\""]),
        4 | 5 => write_list(random, out, ('[', ']'), depth, left),
        _ => write_list(random, out, ('{', '}'), depth, left),
    }
}

fn write_list(
    random: &mut Random,
    out: &mut String,
    (open, close): (char, char),
    depth: usize,
    left: &mut usize,
) {
    out.push(open);
    for at in 0..random.below(6) {
        if at > 0 {
            out.push(',');
        }
        if open == '{' {
            let keys = ["\"bank\":", "\"amount\":", "\"\":", r#""\ud800":"#, "\"name\":", "\"x\":"];
            out.push_str(random.pick(&keys));
        }
        write_json(random, out, depth + 1, left);
    }
    out.push(close);
}

/// Larger than what is taken, announced or in chunks, and never sent to the end.
pub(crate) fn too_large(random: &mut Random, target: &Target) -> Case {
    let request = Request::post(random, &target.wild, Vec::new());
    let allowed = Allowed::of(&[413]).with_id(&request.id);
    let length = 25_000_001 + random.below(1 << 40);
    if random.one_in(2) {
        let request = request.with("Expect: 100-continue\r\n");
        return Case::new(request.bytes_with_length(length), vec![allowed]);
    }
    // It waits for what was announced, until it hears that nothing comes.
    let bytes = request.bytes_with_length(length);
    Case::new(bytes, vec![allowed]).then(Then::HalfClose)
}

/// Compressed or said to be: never inflated.
pub(crate) fn encodings(random: &mut Random, target: &Target) -> Case {
    let names = ["gzip", "br", "deflate, gzip", "zstd", "identity, gzip", "x", ""];
    let line = format!("Content-Encoding: {}\r\n", random.pick(&names));
    let body = good_body(random);
    Request::post(random, &target.wild, body).with(&line).case(&[400])
}

/// Good requests cut into pieces anywhere.
pub(crate) fn pieces(random: &mut Random, target: &Target) -> Case {
    let case =
        if random.one_in(2) { good_submits(random, target) } else { good_reads(random, target) };
    case.split(random)
}

/// Several requests in one write: answered in order.
pub(crate) fn pipelined(random: &mut Random, target: &Target) -> Case {
    let count = 2 + random.below(6);
    let (mut bytes, mut answers) = (Vec::new(), Vec::new());
    for number in 1..=count {
        let body = good_body(random);
        let (request, statuses): (Request, &[u16]) = match random.below(4) {
            0 => (Request::post(random, &target.steady, body), TAKEN),
            1 => (Request::post(random, &target.steady, "{"), &[400]),
            2 => (Request::get(random, "/nowhere", ""), &[404]),
            _ => (Request::get(random, "/api/v1/me", &target.steady), &[200]),
        };
        let request = if number < count { request.and_more() } else { request };
        bytes.extend(request.bytes());
        answers.push(Allowed::of(statuses).with_id(&request.id));
    }
    let case = Case::new(bytes, answers);
    if random.one_in(2) { case.split(random) } else { case }
}

/// Gone in the middle of a request, or before its answer.
pub(crate) fn gone(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    let mut bytes = Request::post(random, &target.wild, body).bytes();
    if random.one_in(2) {
        bytes.truncate(random.below(bytes.len()));
    }
    let then = if random.one_in(2) { Then::Reset } else { Then::Leave };
    Case::new(bytes, Vec::new()).then(then)
}

/// A request whose key may be sent where it is not read, if it is not the target of the case.
pub(crate) fn smuggled(random: &mut Random, target: &Target) -> Vec<u8> {
    let body = good_body(random);
    let request = Request::post(random, "", body).with(&key_line(&target.smuggled));
    Request { id: format!("smuggled-{}", request.id), ..request }.bytes()
}
