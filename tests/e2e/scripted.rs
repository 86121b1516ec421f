//! A server that answers what a test tells it to: for what a real daemon cannot be made to answer
//! at will (a full queue, a cut connection, a redirect).

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

/// How long a request may take to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// One request as it came.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    /// Method and path.
    pub(crate) line: String,
    /// In lower case, values included.
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Request {
    fn read(stream: &TcpStream) -> Option<Self> {
        let mut reader = BufReader::new(stream);
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).ok().filter(|length| *length > 0)?;
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_owned());
        }
        let line = lines.first()?.rsplit_once(' ')?.0.to_owned();
        let headers: Vec<(String, String)> = lines[1..]
            .iter()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let mut request = Self { line, headers, body: String::new() };
        let length = request.header("content-length").map_or(0, |n| n.parse().expect("a length"));
        let mut body = vec![0; length];
        reader.read_exact(&mut body).ok()?;
        request.body = String::from_utf8(body).expect("UTF-8");
        Some(request)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// What to do with a request.
pub(crate) enum Answer {
    /// Status, further headers, body.
    Reply(u16, &'static str, String),
    /// Cut the connection.
    Cut,
}

/// A server on a port of its own.
pub(crate) struct Scripted {
    pub(crate) url: String,
    requests: mpsc::Receiver<Request>,
}

impl Scripted {
    /// Answers each request by its number, from 0, and content.
    pub(crate) fn new(answer: impl Fn(usize, &Request) -> Answer + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, requests) = mpsc::channel();
        // The thread ends with the tests.
        std::thread::spawn(move || {
            let mut count = 0;
            for mut stream in listener.incoming().flatten() {
                let Some(request) = Request::read(&stream) else { continue };
                let answered = answer(count, &request);
                count += 1;
                if sender.send(request).is_err() {
                    break;
                }
                if let Answer::Reply(status, headers, body) = answered {
                    let length = body.len();
                    // A client that has given up does not read it.
                    _ = write!(
                        stream,
                        "HTTP/1.1 {status} X\r\nConnection: close\r\nContent-Length: {length}\r\n\
                         {headers}\r\n{body}"
                    );
                }
            }
        });
        Self { url, requests }
    }

    /// Waits for a request that has not been asked for yet.
    pub(crate) fn next_request(&self) -> Request {
        self.requests.recv_timeout(PATIENCE).expect("a request")
    }

    /// The requests so far.
    pub(crate) fn requests(&self) -> Vec<Request> {
        self.requests.try_iter().collect()
    }
}
