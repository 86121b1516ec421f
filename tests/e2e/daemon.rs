//! A running daemon, and plain HTTP to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::place::Place;
use crate::published;
use crate::support::Desk;

/// A running daemon; killed when dropped.
pub(crate) struct Daemon {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

/// An answer of the daemon.
#[derive(Debug, Clone)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Daemon {
    /// A daemon on this database, with further arguments; its log goes to a file beside it.
    pub(crate) fn start(place: &Place, args: &[&str]) -> Self {
        Self::start_as(place, args, |command| command)
    }

    /// As `start`, with the command changed first.
    pub(crate) fn start_as(
        place: &Place,
        args: &[&str],
        change: impl FnOnce(Command) -> Command,
    ) -> Self {
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(place.log_file())
            .expect("a log");
        let serve = [&["serve", "--listen", "127.0.0.1:0"], &place.arguments()[..], args].concat();
        let mut child = change(place.at_home(Desk::new().command(&serve)))
            // Its desk is gone at once, and it needs none.
            .current_dir(place.path())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the daemon starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("standard output"))
            .read_line(&mut line)
            .expect("the ready line");
        let address = line.trim_end().strip_prefix("listening on http://");
        let address = address.unwrap_or_else(|| panic!("no address: {line:?} {:?}", place.log()));
        Self { address: address.to_owned(), child }
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("the signal is sent");
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// Waits for its end; gives the exit code.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }

    /// One request with a key, or with an empty text none.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, path: &str, key: &str, body: &str) -> Answer {
        let key = if key.is_empty() { String::new() } else { format!("X-API-Key: {key}\r\n") };
        self.send(method, path, &key, body)
    }

    /// Submits a job; gives the path to poll.
    #[track_caller]
    pub(crate) fn submit(&self, path: &str, key: &str, body: &str) -> String {
        self.ask("POST", path, key, body).poll_url()
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str, key: &str) -> Answer {
        self.ask("GET", path, key, "")
    }

    /// One request with further lines of the head, each with its line break. The answer is one that
    /// the published contract has.
    #[track_caller]
    pub(crate) fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        self.send_bytes(method, path, headers, body.as_bytes())
    }

    /// The same with a body that need not be text.
    #[track_caller]
    pub(crate) fn send_bytes(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &[u8],
    ) -> Answer {
        let answer = try_send_bytes(&self.address, method, path, headers, body).expect("an answer");
        published::check(method, path, &answer);
        answer
    }

    /// Asks again and again until the answer has this status. There is no pause: each answer takes
    /// its time.
    #[track_caller]
    pub(crate) fn get_until(&self, path: &str, key: &str, status: u16) -> Answer {
        let started = std::time::Instant::now();
        while started.elapsed().as_secs() < 60 {
            let answer = self.get(path, key);
            if answer.status == status {
                return answer;
            }
        }
        panic!("{path} is never answered with {status}");
    }

    /// Asks until the job has ended; gives it. There is no pause: each answer takes its time.
    #[track_caller]
    pub(crate) fn ended_job(&self, path: &str, key: &str) -> Value {
        let started = std::time::Instant::now();
        while started.elapsed().as_secs() < 180 {
            let answer = self.get(path, key);
            assert_eq!(answer.status, 200, "{answer:?}");
            let job = answer.json();
            if job["status"] == "completed" || job["status"] == "failed" {
                return job;
            }
        }
        panic!("{path} does not end");
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Where the job is polled that was accepted with this answer.
    #[track_caller]
    pub(crate) fn poll_url(&self) -> String {
        assert_eq!(self.status, 202, "{self:?}");
        self.json()["poll_url"].as_str().expect("a path").to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// It is an error in the envelope, with this status and code.
    #[track_caller]
    pub(crate) fn assert_error(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        let envelope = self.json();
        assert_eq!(envelope["error"]["code"], code, "{self:?}");
        assert_eq!(envelope["request_id"].as_str(), self.header("x-request-id"), "{self:?}");
        assert!(envelope["error"]["message"].is_string(), "{self:?}");
        envelope["error"]["details"].clone()
    }
}

/// One request on a connection of its own; an error where the daemon goes away in the middle.
pub(crate) fn try_send(
    address: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<Answer> {
    try_send_bytes(address, method, path, headers, body.as_bytes())
}

/// The same with a body that need not be text.
fn try_send_bytes(
    address: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    let length = match (method, body) {
        ("GET" | "HEAD" | "DELETE", []) => String::new(),
        _ => format!("Content-Length: {}\r\n", body.len()),
    };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: tieout\r\nConnection: close\r\n{length}{headers}\r\n"
    );
    stream.write_all(head.as_bytes())?;
    // A daemon may answer before it has read everything.
    _ = stream.write_all(body);
    read_answer(stream)
}

/// Reads an answer to the end of the connection.
pub(crate) fn read_answer(mut stream: TcpStream) -> std::io::Result<Answer> {
    let cut_off = || std::io::Error::from(std::io::ErrorKind::UnexpectedEof);
    // Far longer than any answer takes: a test must fail by its name and not wait for ever.
    stream.set_read_timeout(Some(std::time::Duration::from_mins(3)))?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes).map_err(|_| cut_off())?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut_off)?;
    let head = head.to_lowercase();
    let status = head.strip_prefix("http/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    let mut answer = Answer { status: status.ok_or_else(cut_off)?, head, body: body.to_owned() };
    if answer.header("transfer-encoding") == Some("chunked") && !answer.body.is_empty() {
        answer.body = joined(body).ok_or_else(cut_off)?;
    }
    let length = answer.header("content-length").and_then(|length| length.parse().ok());
    match length {
        Some(length) if answer.body.len() < length && !answer.body.is_empty() => Err(cut_off()),
        _ => Ok(answer),
    }
}

/// A body of chunks, whole; none where its end is missing.
fn joined(mut chunks: &str) -> Option<String> {
    let mut body = Vec::new();
    loop {
        let (length, rest) = chunks.split_once("\r\n")?;
        let length = usize::from_str_radix(length, 16).ok()?;
        if length == 0 {
            return String::from_utf8(body).ok();
        }
        body.extend_from_slice(rest.as_bytes().get(..length)?);
        chunks = rest.get(length..)?.strip_prefix("\r\n")?;
    }
}
