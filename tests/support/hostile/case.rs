//! A case: what is sent on one connection, and what may come back.

use super::random::Random;

/// Who is asked, and who asks.
#[derive(Debug, Clone)]
pub(crate) struct Target {
    /// Host and port.
    pub(crate) address: String,
    /// Of the daemon.
    pub(crate) process: u32,
    /// A key whose submits are always read to their answer.
    pub(crate) steady: String,
    /// A key of a user whose connections may be cut.
    pub(crate) wild: String,
    /// A key that is sent only where nobody must look: in what is a body, or comes after a refusal.
    pub(crate) smuggled: String,
    /// A web session of the wild user.
    pub(crate) session: String,
    /// The path of a job of the steady user with a large result.
    pub(crate) large: String,
}

/// Bytes for one connection.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    /// Written one after the other, each with a chance to arrive by itself.
    pub(crate) writes: Vec<Vec<u8>>,
    pub(crate) then: Then,
    /// What may be answered, in order; there must not be more.
    pub(crate) answers: Vec<Allowed>,
    /// So many of the answers must come, unless one of them ends the connection.
    pub(crate) answers_min: usize,
}

/// What the client does when everything is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// Reads to the end.
    Read,
    /// Says that nothing more comes, and reads to the end.
    HalfClose,
    /// Goes away.
    Leave,
    /// Goes away with a reset.
    Reset,
}

/// One answer that may come.
#[derive(Debug, Clone)]
pub(crate) struct Allowed {
    pub(crate) statuses: Vec<u16>,
    /// Whether it may come from the HTTP library: a 4xx without a body or a request id.
    pub(crate) may_be_bare: bool,
    /// The request id that it must carry.
    pub(crate) id: Option<String>,
    /// An answer to HEAD has no body.
    pub(crate) is_head: bool,
}

impl Allowed {
    pub(crate) fn of(statuses: &[u16]) -> Self {
        Self { statuses: statuses.to_vec(), may_be_bare: false, id: None, is_head: false }
    }

    /// A refusal, by us or by the HTTP library.
    pub(crate) fn or_bare(statuses: &[u16]) -> Self {
        Self { may_be_bare: true, ..Self::of(statuses) }
    }

    /// With this request id.
    pub(crate) fn with_id(self, id: &str) -> Self {
        Self { id: Some(id.to_owned()), ..self }
    }
}

impl Case {
    /// One write, and these answers.
    pub(crate) fn new(bytes: impl Into<Vec<u8>>, answers: Vec<Allowed>) -> Self {
        let answers_min = answers.len();
        Self { writes: vec![bytes.into()], then: Then::Read, answers, answers_min }
    }

    /// The connection may end without any answer.
    pub(crate) fn or_silence(self) -> Self {
        self.or_silence_after(0)
    }

    /// The connection may end when so many answers have come.
    pub(crate) fn or_silence_after(self, answers_min: usize) -> Self {
        Self { answers_min, ..self }
    }

    pub(crate) fn then(self, then: Then) -> Self {
        Self { then, ..self }
    }

    /// The same bytes, cut into pieces at random places.
    pub(crate) fn split(mut self, random: &mut Random) -> Self {
        let bytes = self.writes.concat();
        let mut cuts: Vec<usize> =
            (0..=random.below(6)).map(|_| random.below(bytes.len() + 1)).collect();
        cuts.extend([0, bytes.len()]);
        cuts.sort_unstable();
        self.writes = cuts.windows(2).map(|cut| bytes[cut[0]..cut[1]].to_vec()).collect();
        self
    }
}

/// Where reconciliations are submitted and listed.
pub(crate) const PATH: &str = "/api/v1/reconciliations";

/// A request as it should be, with one id that its answer must carry.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) method: &'static str,
    pub(crate) target: String,
    /// Further lines of the head, each with its line break.
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
    pub(crate) id: String,
    /// Whether the connection ends with its answer.
    pub(crate) is_last: bool,
}

impl Request {
    pub(crate) fn get(random: &mut Random, target: &str, key: &str) -> Self {
        Self {
            method: "GET",
            target: target.to_owned(),
            headers: key_line(key),
            body: Vec::new(),
            id: random.word(20),
            is_last: true,
        }
    }

    pub(crate) fn post(random: &mut Random, key: &str, body: impl Into<Vec<u8>>) -> Self {
        Self { method: "POST", body: body.into(), ..Self::get(random, PATH, key) }
    }

    pub(crate) fn with(mut self, headers: &str) -> Self {
        self.headers.push_str(headers);
        self
    }

    /// Not the last on its connection.
    pub(crate) fn and_more(self) -> Self {
        Self { is_last: false, ..self }
    }

    /// The head without its end, and without a length.
    pub(crate) fn open_head(&self) -> String {
        let Self { method, target, headers, id, .. } = self;
        let close = if self.is_last { "Connection: close\r\n" } else { "" };
        format!(
            "{method} {target} HTTP/1.1\r\nHost: tieout\r\nX-Request-Id: {id}\r\n{close}{headers}"
        )
    }

    /// With a length of the body that may not be its own.
    pub(crate) fn bytes_with_length(&self, length: usize) -> Vec<u8> {
        let mut bytes = self.open_head().into_bytes();
        if self.method != "GET" && self.method != "HEAD" {
            bytes.extend_from_slice(format!("Content-Length: {length}\r\n").as_bytes());
        }
        bytes.extend_from_slice(b"\r\n");
        bytes.extend_from_slice(&self.body);
        bytes
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.bytes_with_length(self.body.len())
    }

    /// With further bytes in place of a length and the body.
    pub(crate) fn bytes_with(&self, rest: &[u8]) -> Vec<u8> {
        [self.open_head().as_bytes(), rest].concat()
    }

    /// The case of this request alone.
    pub(crate) fn case(&self, statuses: &[u16]) -> Case {
        let mut allowed = Allowed::of(statuses).with_id(&self.id);
        allowed.is_head = self.method == "HEAD";
        Case::new(self.bytes(), vec![allowed])
    }
}

pub(crate) fn key_line(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("X-API-Key: {key}\r\n") }
}
