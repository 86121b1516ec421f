//! A path for the log, up to where somebody may have put a key or a session by mistake.
//!
//! What is written with percent signs is looked at as what it stands for, however often it was encoded; what is
//! logged is what was sent.

use std::borrow::Cow;

/// Longest path that is logged, in characters.
const LENGTH_LOGGED: usize = 200;

/// Percent signs are resolved so often at most. What is encoded more often is not shown at all.
const DECODINGS_MAX: usize = 8;

/// What a key begins with, in whatever case it was typed.
const KEY_PREFIX: &[u8] = b"tieout_";

/// What the header or the claims of a session begin with: `{"` in base64.
const SESSION_PREFIX: &[u8] = b"eyJ";

/// Two parts as long as this with a point between them are a part of a session, whatever they begin with.
const TOKEN_PART_LENGTH_MIN: usize = 16;

/// So many letters and digits in a row are taken for a key without its prefix. An identifier has 26.
const RUN_LENGTH_MIN: usize = 32;

/// The path, cut where a secret begins.
pub(super) fn logged_path(path: &str) -> Cow<'_, str> {
    let secret = start_of_secret(path);
    if secret.is_none() && path.len() <= LENGTH_LOGGED {
        return Cow::Borrowed(path);
    }
    // A secret begins at a byte of its own or at a percent sign, which are ASCII.
    let shown = path.get(..secret.unwrap_or(path.len())).unwrap_or_default();
    let shown: String = shown.chars().take(LENGTH_LOGGED).collect();
    Cow::Owned(if secret.is_some() { shown + "(not shown)" } else { shown })
}

/// Whether a key may be in a text that has no percent signs.
pub(super) fn has_key(text: &str) -> bool {
    find_key(text.as_bytes()).is_some()
}

/// Where in the path as it was sent something begins that may be a key or a session.
fn start_of_secret(path: &str) -> Option<usize> {
    let mut bytes: Vec<u8> = path.bytes().collect();
    let mut places: Vec<usize> = (0..bytes.len()).collect();
    let mut found: Option<usize> = None;
    for _ in 0..DECODINGS_MAX {
        let starts = [find_key(&bytes), find_session(&bytes), find_token(&bytes), find_run(&bytes)];
        // Each round is looked at: a secret that has percent signs in it is one, too.
        let first = starts.into_iter().flatten().min().and_then(|at| places.get(at).copied());
        found = found.into_iter().chain(first).min();
        if !decode(&mut bytes, &mut places) {
            return found;
        }
    }
    let percent = path.find('%');
    found.into_iter().chain(percent).min()
}

/// Resolves the percent signs once; `places` says where each byte began. Whether there were any.
fn decode(bytes: &mut Vec<u8>, places: &mut Vec<usize>) -> bool {
    let (mut from, mut to) = (0, 0);
    while from < bytes.len() {
        let escaped = escaped(&bytes[from..]);
        bytes[to] = escaped.unwrap_or(bytes[from]);
        places[to] = places[from];
        from += if escaped.is_some() { 3 } else { 1 };
        to += 1;
    }
    let is_changed = to < bytes.len();
    bytes.truncate(to);
    places.truncate(to);
    is_changed
}

/// The byte that a percent sign and two digits stand for.
fn escaped(bytes: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = bytes else { return None };
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    Some((digit(*high)? << 4) | digit(*low)?)
}

fn find_key(bytes: &[u8]) -> Option<usize> {
    bytes.windows(KEY_PREFIX.len()).position(|window| window.eq_ignore_ascii_case(KEY_PREFIX))
}

fn find_session(bytes: &[u8]) -> Option<usize> {
    bytes.windows(SESSION_PREFIX.len()).position(|window| window == SESSION_PREFIX)
}

/// Two parts of a token: one whose header has white space in it begins with other characters.
fn find_token(bytes: &[u8]) -> Option<usize> {
    let is_base64 = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    let mut start = 0;
    let mut previous: Option<usize> = None;
    // A part ends at whatever is not base64; the next one belongs to it only behind a point.
    for end in (0..=bytes.len()).filter(|at| bytes.get(*at).is_none_or(|byte| !is_base64(byte))) {
        let is_long = end - start >= TOKEN_PART_LENGTH_MIN;
        if is_long && previous.is_some() {
            return previous;
        }
        previous = (is_long && bytes.get(end) == Some(&b'.')).then_some(start);
        start = end + 1;
    }
    None
}

/// Letters and digits, more of them than any identifier has: what stands behind the prefix of a key.
fn find_run(bytes: &[u8]) -> Option<usize> {
    let mut start = 0;
    for at in 0..=bytes.len() {
        if bytes.get(at).is_some_and(u8::is_ascii_alphanumeric) {
            continue;
        }
        if at - start >= RUN_LENGTH_MIN {
            return Some(start);
        }
        start = at + 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    const KEY: &str = "tieout_0123456789abcdefghij";
    const SESSION: &str = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDAifQ.c2lnbmF0dXJl";

    /// Every character of the first ones as a percent sign and two digits.
    fn encoded(text: &str, count: usize) -> String {
        let (first, rest) = text.split_at(count.min(text.len()));
        let mut written = String::new();
        for byte in first.bytes() {
            write!(written, "%{byte:02X}").unwrap();
        }
        written + rest
    }

    #[test]
    fn a_path_is_cut_where_a_secret_begins_however_it_is_written() {
        assert_eq!(logged_path("/api/v1/keys/key_1"), "/api/v1/keys/key_1");
        assert_eq!(logged_path("/a%0ab/100%/%zz.x"), "/a%0ab/100%/%zz.x");
        for path in [
            "/api/v1/keys/tieout_abc/rotate",
            "/api/v1/keys/Tieout_abc",
            "/api/v1/keys/tieout%5Fabc",
            "/api/v1/keys/%74ieout_abc",
            "/api/v1/keys/tie%6fut%5fabc",
            "/api/v1/keys/%2574ieout_abc",
            "/api/v1/keys/eyJhbGci.eyJ.x",
            "/api/v1/keys/%65yJhbGci.eyJ.x",
            "/api/v1/keys/e%79%4ahbGci.eyJ.x",
            // A header with white space.
            "/api/v1/keys/eyAiYWxnIjogIkhTMjU2IiB9.c29tZXRoaW5nIGVsc2U.x",
            "/api/v1/keys/ewoiYWxnIjogIkhTMjU2IiB9%2Ec29tZXRoaW5nIGVsc2U.x",
        ] {
            assert_eq!(logged_path(path), "/api/v1/keys/(not shown)", "{path}");
        }
        // A key whose prefix is not one any more.
        let secret = "0123456789abcdefghijABCDEFGHIJ0123456789abc";
        for before in ["", "tieout.", "tieout-", "tieout%C0%9F"] {
            let path = format!("/api/v1/keys/{before}{secret}");
            let shown = logged_path(&path);
            assert!(shown.ends_with("(not shown)") && !shown.contains("0123"), "{shown}");
        }
        assert_eq!(logged_path("/t=eyJhbGci.eyJ.x"), "/t=(not shown)");
        assert_eq!(logged_path("/Bearer%20eyJhbGci.eyJ.x"), "/Bearer%20(not shown)");
        assert_eq!(logged_path(&"/é".repeat(500)).chars().count(), LENGTH_LOGGED);
    }

    #[test]
    fn what_is_encoded_too_often_to_be_looked_at_is_not_shown() {
        let path = format!("/a/%{}74ieout_abc", "25".repeat(2000));
        assert_eq!(logged_path(&path), "/a/(not shown)");
    }

    #[test]
    fn no_secret_is_shown_wherever_it_stands_and_however_often_it_is_encoded() {
        for secret in [KEY, SESSION] {
            for (count, again) in (0..20).flat_map(|count| (0..4).map(move |again| (count, again)))
            {
                let mut written = encoded(secret, count);
                for _ in 0..again {
                    written = written.replace('%', "%25");
                }
                for before in ["/", "/t=", "/%", "/a%2fb", "/x.y", "/%7", "/key_", "/a%25"] {
                    let path = format!("{before}{written}/rotate");
                    let shown = logged_path(&path);
                    assert!(shown.ends_with("(not shown)"), "{path}: {shown}");
                    assert!(!shown.contains(&secret[secret.len() - 10..]), "{path}: {shown}");
                }
            }
        }
    }
}
