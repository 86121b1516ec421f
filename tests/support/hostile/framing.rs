//! Families of heads and framing: where one request ends and the next begins.

use super::bodies::{TAKEN, good_body, smuggled};
use super::case::{Allowed, Case, Request, Target, Then};
use super::random::Random;

/// Lengths that contradict each other or are none. Behind them stands a request that must not be
/// seen as one.
pub(crate) fn lengths(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    let n = body.len();
    let request = Request::post(random, &target.wild, Vec::new());
    let hidden = smuggled(random, target);
    let none = [
        format!("Content-Length: {n}\r\nContent-Length: {}\r\n", n + 1 + random.below(50)),
        format!("Content-Length: 0\r\nContent-Length: {n}\r\n"),
        format!("Content-Length: {n}, {n}\r\n"),
        format!("Content-Length: -{n}\r\n"),
        format!("Content-Length: +{n}\r\n"),
        format!("Content-Length: 0x{n:x}\r\n"),
        format!("Content-Length: {n:x}h\r\n"),
        "Content-Length: 18446744073709551616\r\n".to_owned(),
        "Content-Length: 18446744073709551615\r\n".to_owned(),
        format!("Content-Length: {n} {n}\r\n"),
        format!("Content-Length: {n};\r\n"),
        format!("Content-Length: {n}.0\r\n"),
        "Content-Length: \r\n".to_owned(),
        format!("Content-Length: \u{0b}{n}\r\n"),
        format!("Content-Length : {n}\r\n"),
        format!(" Content-Length: {n}\r\n"),
        format!("Content-Length: {n}\r\n 0\r\n"),
    ];
    let at = random.below(none.len() + 2);
    if let Some(line) = none.get(at) {
        let bytes =
            request.and_more().bytes_with(&join(&[line.as_bytes(), b"\r\n", &body, &hidden]));
        // One is a number and larger than any length.
        return Case::new(bytes, vec![Allowed::or_bare(&[400, 431])]);
    }
    // The same twice, or with spaces around it: one length.
    let line = match at - none.len() {
        0 => format!("Content-Length: {n}\r\nContent-Length: {n}\r\n"),
        _ => format!("Content-Length: \t  {n} \t\r\n"),
    };
    let bytes = request.bytes_with(&join(&[line.as_bytes(), b"\r\n", &body, &hidden]));
    Case::new(bytes, vec![Allowed::of(TAKEN).with_id(&request.id)])
}

/// Both a length and chunks: refused, and what either would see as a request behind it is none.
pub(crate) fn both_framings(random: &mut Random, target: &Target) -> Case {
    let hidden = smuggled(random, target);
    let request = Request::post(random, &target.wild, Vec::new()).and_more();
    let (length, body) = if random.one_in(2) {
        // By the chunks a good body ends before the hidden request, by the length after it.
        let body = join(&[&in_one_chunk(&good_body(random)), &hidden]);
        (body.len(), body)
    } else {
        // By the length it ends before, by the chunks after.
        (format!("{:x}\r\n", hidden.len()).len(), in_one_chunk(&hidden))
    };
    let (length, chunked) =
        (format!("Content-Length: {length}\r\n"), "Transfer-Encoding: chunked\r\n");
    let lines = if random.one_in(2) { length + chunked } else { chunked.to_owned() + &length };
    let bytes = request.bytes_with(&join(&[lines.as_bytes(), b"\r\n", &body]));
    Case::new(bytes, vec![Allowed::of(&[400]).with_id(&request.id)])
}

/// Transfer encodings other than the one there is. In the only chunk stands a hidden request, or a
/// body that would be taken.
pub(crate) fn transfer_encodings(random: &mut Random, target: &Target) -> Case {
    let data = if random.one_in(2) { smuggled(random, target) } else { good_body(random) };
    let body = in_one_chunk(&data);
    let line = random.pick(&[
        "Transfer-Encoding: identity",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding: chunked, chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Transfer-Encoding: chunked;q=1",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding:\r\n chunked",
        "Transfer-Encoding: \x0bchunked",
        "Transfer-Encoding: \"chunked\"",
        "Transfer-Encoding: chunked\0",
        "Transfer-Encoding:",
    ]);
    let request = Request::post(random, &target.wild, Vec::new());
    let bytes = request.bytes_with(&join(&[line.as_bytes(), b"\r\n\r\n", &body]));
    Case::new(bytes, vec![Allowed::or_bare(&[400])])
}

/// Chunks as they should be: of any size, with extensions and trailers.
pub(crate) fn good_chunks(random: &mut Random, target: &Target) -> Case {
    let body = good_body(random);
    let mut chunks = Vec::new();
    let mut rest = &body[..];
    while !rest.is_empty() {
        let (chunk, behind) = rest.split_at(1 + random.below(rest.len()));
        let extension = random.pick(&["", ";a", ";a=b", " ;a=\"b c\"", ";"]);
        chunks.extend_from_slice(format!("{:X}{extension}\r\n", chunk.len()).as_bytes());
        chunks.extend_from_slice(chunk);
        chunks.extend_from_slice(b"\r\n");
        rest = behind;
    }
    let trailer =
        random.pick(&["", "X-Trailer: 1\r\n", "X-API-Key: none\r\nContent-Length: 3\r\n"]);
    chunks.extend_from_slice(format!("0\r\n{trailer}\r\n").as_bytes());
    let request = Request::post(random, &target.steady, Vec::new());
    let bytes = request.bytes_with(&join(&[b"Transfer-Encoding: chunked\r\n\r\n", &chunks]));
    let case = Case::new(bytes, vec![Allowed::of(TAKEN).with_id(&request.id)]);
    if random.one_in(3) { case.split(random) } else { case }
}

/// Chunks that are none.
pub(crate) fn bad_chunks(random: &mut Random, target: &Target) -> Case {
    let hidden = smuggled(random, target);
    let long = format!("1;{}\r\n", "x".repeat(20_000 + random.below(30_000)));
    let trailers = format!("0\r\n{}\r\n", "X-T: 1\r\n".repeat(2000 + random.below(2000)));
    let chunks = random.pick(&[
        "zz\r\n{}\r\n",
        "\r\n{}\r\n",
        "-1\r\n{}\r\n",
        "+2\r\n{}\r\n",
        "0x2\r\n{}\r\n",
        "fffffffffffffffff\r\n{}\r\n",
        "ffffffffffffffff\r\n{}\r\n",
        "2\r\n{}XX0\r\n\r\n",
        "2\n{}\n0\n\n",
        "2\r{}\r\n0\r\n\r\n",
        " 2\r\n{}\r\n",
        "2 2\r\n{}\r\n0\r\n\r\n",
        "2;\nx\r\n{}\r\n0\r\n\r\n",
        &long,
        &trailers,
    ]);
    let request = Request::post(random, &target.wild, Vec::new());
    let head = b"Transfer-Encoding: chunked\r\n\r\n";
    let bytes = request.bytes_with(&join(&[head, chunks.as_bytes(), &hidden]));
    // Those that have no end are known to be broken when nothing more comes.
    let allowed = Allowed::of(&[400]).with_id(&request.id);
    Case::new(bytes, vec![allowed]).then(Then::HalfClose)
}

/// A body where none is read: what stands in it is no request.
pub(crate) fn bodies_of_reads(random: &mut Random, target: &Target) -> Case {
    let hidden = smuggled(random, target);
    let first = Request::get(random, "/api/v1/me", &target.steady).and_more();
    let last = Request::get(random, "/api/v1/health", "");
    let body = if random.one_in(2) {
        join(&[format!("Content-Length: {}\r\n\r\n", hidden.len()).as_bytes(), &hidden])
    } else {
        join(&[b"Transfer-Encoding: chunked\r\n\r\n", &in_one_chunk(&hidden)])
    };
    let bytes = join(&[&first.bytes_with(&body), &last.bytes()]);
    let answers =
        vec![Allowed::of(&[200]).with_id(&first.id), Allowed::of(&[200]).with_id(&last.id)];
    // It may as well end the connection than read what nobody wants.
    Case::new(bytes, answers).or_silence_after(1)
}

/// All of a good request, and then the word that nothing more comes.
pub(crate) fn half_closed(random: &mut Random, target: &Target) -> Case {
    let request = Request::get(random, "/api/v1/me", &target.steady).and_more();
    let allowed = Allowed::of(&[200]).with_id(&request.id);
    Case::new(request.bytes(), vec![allowed]).then(Then::HalfClose)
}

/// A good request, and then bytes that are none.
pub(crate) fn garbage_behind(random: &mut Random, target: &Target) -> Case {
    let request = Request::get(random, "/api/v1/me", &target.steady).and_more();
    let length = 1 + random.below(200);
    let mut garbage = random.bytes(length);
    // Of itself it does not say that it is no request before its first line has ended.
    garbage.extend_from_slice(b"\0\r\n\r\n");
    let bytes = join(&[&request.bytes(), &garbage]);
    let first = Allowed::of(&[200]).with_id(&request.id);
    Case::new(bytes, vec![first, Allowed::or_bare(&[400])])
}

/// Bytes of other protocols, or of none.
pub(crate) fn not_http(random: &mut Random, _: &Target) -> Case {
    let length = 1 + random.below(600);
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    let mut bytes = match random.below(6) {
        0 => random.bytes(length),
        1 => preface.to_vec(),
        2 => join(&[b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", &random.bytes(500)]),
        3 => b"GET /api/v1/health\r\n\r\n".to_vec(),
        4 => b"EHLO example.com\r\nMAIL FROM:<a@b>\r\n".to_vec(),
        _ => b"\x00\x00\x00\x08\x04\xd2\x16\x2f".to_vec(),
    };
    // An answer in HTTP/1.1 would mean nothing to who speaks HTTP/2, and empty lines ask nothing.
    let is_silent = bytes == preface || bytes.iter().all(|byte| b"\r\n".contains(byte));
    bytes.extend_from_slice(b"\r\n\r\n");
    let case = Case::new(bytes, vec![Allowed::or_bare(&[400])]).then(Then::HalfClose);
    if is_silent { case.or_silence() } else { case }
}

/// Heads that never end: there is no request to answer.
pub(crate) fn half_heads(random: &mut Random, target: &Target) -> Case {
    let request = Request::get(random, "/api/v1/me", &target.steady).with("X-A: b\r\n");
    let mut bytes = request.bytes();
    bytes.truncate(random.below(bytes.len() - 1));
    let then = if random.one_in(2) { Then::HalfClose } else { Then::Reset };
    Case::new(bytes, Vec::new()).then(then)
}

/// A body of one chunk with this in it.
fn in_one_chunk(data: &[u8]) -> Vec<u8> {
    join(&[format!("{:x}\r\n", data.len()).as_bytes(), data, b"\r\n0\r\n\r\n"])
}

pub(crate) fn join(parts: &[&[u8]]) -> Vec<u8> {
    parts.concat()
}
