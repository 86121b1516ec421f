//! What came back, read strictly: complete HTTP, our headers, and the envelope around each error.

use serde_json::Value;

use super::case::Allowed;

/// One answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in lower case.
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// By the HTTP library, before a request was one.
    fn is_bare(&self) -> bool {
        (400..500).contains(&self.status) && self.header("x-request-id").is_none()
    }

    /// Where the job is that was accepted.
    pub(crate) fn poll_url(&self) -> Option<String> {
        let body: Value = serde_json::from_slice(&self.body).ok()?;
        body["poll_url"].as_str().map(str::to_owned)
    }

    pub(crate) fn ends_the_connection(&self) -> bool {
        self.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close"))
    }
}

/// Cuts the bytes of a connection into answers. `heads` says which of them answer a HEAD.
pub(crate) fn cut(mut bytes: &[u8], allowed: &[Allowed]) -> Result<Vec<Answer>, String> {
    let mut answers = Vec::new();
    while !bytes.is_empty() {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.ok_or_else(|| format!("half a head: {}", shown(bytes)))?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| "a head that is no text")?;
        bytes = &bytes[end + 4..];
        let (status, headers) = read_head(head)?;
        // Another answer comes after it.
        if status == 100 {
            continue;
        }
        let mut answer = Answer { status, headers, body: Vec::new() };
        let is_head = allowed.get(answers.len()).is_some_and(|allowed| allowed.is_head);
        let length = answer.header("content-length").ok_or("an answer without a length")?;
        let length: usize = length.parse().map_err(|_| "a length that is none")?;
        if !is_head {
            let body = bytes.get(..length).ok_or_else(|| format!("half a body after: {head}"))?;
            answer.body = body.to_vec();
            bytes = &bytes[length..];
        }
        answers.push(answer);
    }
    Ok(answers)
}

fn read_head(head: &str) -> Result<(u16, Vec<(String, String)>), String> {
    let mut lines = head.split("\r\n");
    let first = lines.next().unwrap_or_default();
    let rest = first.strip_prefix("HTTP/1.1 ").or_else(|| first.strip_prefix("HTTP/1.0 "));
    let status = rest.and_then(|rest| rest.get(..3)?.parse().ok());
    let status = status.ok_or_else(|| format!("no status line: {first}"))?;
    let headers = lines.map(|line| {
        let (name, value) = line.split_once(':').ok_or_else(|| format!("no header: {line}"))?;
        Ok((name.to_lowercase(), value.trim().to_owned()))
    });
    Ok((status, headers.collect::<Result<_, String>>()?))
}

/// Holds one answer against what may come.
pub(crate) fn check(answer: &Answer, allowed: &Allowed) -> Result<(), String> {
    let status = answer.status;
    if !allowed.statuses.contains(&status) {
        let body = shown(&answer.body);
        return Err(format!("{status} and not one of {:?}: {body}", allowed.statuses));
    }
    if allowed.may_be_bare && answer.is_bare() {
        return if answer.body.is_empty() {
            Ok(())
        } else {
            Err("a bare error with a body".into())
        };
    }
    let id =
        answer.header("x-request-id").ok_or_else(|| format!("{status} without a request id"))?;
    if allowed.id.as_ref().is_some_and(|wanted| wanted != id) {
        return Err(format!("the answer to {id} in place of that to {:?}", allowed.id));
    }
    for name in ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"] {
        let is_number = answer.header(name).is_some_and(|value| value.parse::<u64>().is_ok());
        if !is_number {
            return Err(format!("{status} without {name}"));
        }
    }
    let wanted = match status {
        401 => Some("www-authenticate"),
        405 => Some("allow"),
        429 | 503 => Some("retry-after"),
        _ => None,
    };
    if let Some(name) = wanted.filter(|name| answer.header(name).is_none()) {
        return Err(format!("{status} without {name}"));
    }
    if status >= 400 && !allowed.is_head { check_envelope(answer, id) } else { Ok(()) }
}

fn check_envelope(answer: &Answer, id: &str) -> Result<(), String> {
    let told = || format!("{}: {}", answer.status, shown(&answer.body));
    let envelope: Value = serde_json::from_slice(&answer.body).map_err(|_| told())?;
    let code = envelope["error"]["code"].as_str().ok_or_else(told)?;
    let is_one = envelope["request_id"] == id
        && envelope["error"]["message"].as_str().is_some_and(|message| !message.is_empty())
        && answer.header("content-type") == Some("application/json")
        && codes_of(answer.status).contains(&code);
    if is_one { Ok(()) } else { Err(format!("no envelope for {id}: {}", told())) }
}

/// Source: contract part 7, and what `docs/guide/api.md` adds.
const fn codes_of(status: u16) -> &'static [&'static str] {
    match status {
        400 => &["invalid_json", "validation_error"],
        401 => &["unauthorized", "invalid_token"],
        402 => &["insufficient_credits"],
        403 => &["forbidden"],
        404 => &["not_found"],
        405 => &["method_not_allowed"],
        408 => &["request_timeout"],
        409 => &["conflict"],
        413 => &["payload_too_large"],
        414 => &["uri_too_long"],
        422 => &["invalid_dataset_format", "invalid_request_format"],
        429 => &["rate_limited"],
        431 => &["headers_too_large"],
        503 => &["busy"],
        _ => &[],
    }
}

/// The beginning, for a person.
pub(crate) fn shown(bytes: &[u8]) -> String {
    let start = &bytes[..bytes.len().min(300)];
    start.escape_ascii().to_string()
}

#[test]
fn an_answer_is_a_fault_unless_it_is_whole_and_as_the_contract_wants_it() {
    let rate = "RateLimit-Limit: 1\r\nRateLimit-Remaining: 1\r\nRateLimit-Reset: 60\r\n";
    let ours = format!("X-Request-Id: a\r\n{rate}");
    let fault = |status: &str, headers: &str, body: &str, allowed: &Allowed| {
        let length = body.len();
        let head = format!("HTTP/1.1 {status} X\r\nContent-Length: {length}\r\n{headers}\r\n");
        let came = cut((head + body).as_bytes(), std::slice::from_ref(allowed));
        check(&came.expect("an answer")[0], allowed).err()
    };
    let json = format!("{ours}Content-Type: application/json\r\n");
    let body = r#"{"error":{"code":"not_found","message":"m"},"request_id":"a"}"#;
    let allowed = Allowed::of(&[200, 400, 404]).with_id("a");
    assert_eq!(fault("404", &json, body, &allowed), None);
    assert_eq!(fault("200", &ours, "{}", &allowed), None);
    assert!(fault("500", &json, body, &allowed).is_some());
    assert!(fault("400", &json, body, &allowed).is_some(), "another status's code");
    assert!(fault("404", &ours, body, &allowed).is_some(), "no type");
    assert!(fault("404", &json, "{}", &allowed).is_some(), "no envelope");
    assert!(fault("404", &json, body, &allowed.clone().with_id("b")).is_some(), "out of order");
    assert!(fault("200", "X-Request-Id: a\r\n", "{}", &allowed).is_some(), "no rate");
    assert!(fault("503", &json, body, &Allowed::of(&[503])).is_some(), "when again?");
    assert!(fault("400", "", "", &allowed).is_some(), "bare where it may not be");
    assert_eq!(fault("400", "", "", &Allowed::or_bare(&[400])), None);
    assert!(fault("400", "", "x", &Allowed::or_bare(&[400])).is_some());
    let whole = format!("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n{ours}\r\n{{}}");
    assert!(cut(&whole.as_bytes()[..whole.len() - 1], &[]).is_err(), "half a body");
    assert!(cut(b"HTTP/1.1 200 OK\r\n", &[]).is_err(), "half a head");
    assert_eq!(cut(whole.repeat(2).as_bytes(), &[]).map(|came| came.len()), Ok(2));
}
