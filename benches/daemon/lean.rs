//! A client that does as little as can be: one request, always the same bytes, and of the answer
//! its status and its length. What it takes of the processors the server does not get.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// A connection that is kept and asks one thing.
pub(crate) struct Asker {
    stream: TcpStream,
    request: Vec<u8>,
    buffer: Vec<u8>,
}

impl Asker {
    pub(crate) async fn open(address: SocketAddr, key: &str, path: &str) -> Self {
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("a socket option");
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: tieout\r\nAuthorization: Bearer {key}\r\n\r\n");
        Self { stream, request: request.into(), buffer: vec![0; 16 << 10] }
    }

    /// Asks, and takes the whole answer, which must be 200; gives its body.
    pub(crate) async fn ask(&mut self) -> &[u8] {
        self.stream.write_all(&self.request).await.expect("it is sent");
        self.answer("200").await
    }

    /// Sends another request, and takes the whole answer, which must have this status; gives its body.
    pub(crate) async fn send(&mut self, request: &[u8], status: &str) -> &[u8] {
        self.stream.write_all(request).await.expect("it is sent");
        self.answer(status).await
    }

    /// Sends a request until the daemon has taken it; gives how often it answered 503 before.
    ///
    /// Any other answer than this status and 503 ends the benchmark.
    pub(crate) async fn insist(&mut self, request: &[u8], status: &str) -> usize {
        let mut refused = 0;
        loop {
            self.stream.write_all(request).await.expect("it is sent");
            let (kept, body) = self.any_answer().await;
            if kept == status {
                return refused;
            }
            assert_eq!(kept, "503", "{}", String::from_utf8_lossy(body));
            refused += 1;
            sleep(Duration::from_millis(250)).await;
        }
    }

    async fn answer(&mut self, status: &str) -> &[u8] {
        let (given, body) = self.any_answer().await;
        assert_eq!(given, status, "{}", String::from_utf8_lossy(body));
        body
    }

    /// The status and the body of the next answer.
    async fn any_answer(&mut self) -> (String, &[u8]) {
        let mut filled = 0;
        let mut whole = None;
        while whole.is_none_or(|(_, end)| filled < end) {
            if filled == self.buffer.len() {
                self.buffer.resize(2 * filled, 0);
            }
            let read = self.stream.read(&mut self.buffer[filled..]).await.expect("an answer");
            assert_ne!(read, 0, "the connection is kept");
            filled += read;
            whole = whole.or_else(|| body_of(&self.buffer[..filled]));
        }
        let (start, end) = whole.expect("a whole answer");
        let status = String::from_utf8_lossy(&self.buffer[9..12]).into_owned();
        (status, &self.buffer[start..end])
    }
}

/// Where the body begins and ends, once the head is there.
fn body_of(answer: &[u8]) -> Option<(usize, usize)> {
    const LENGTH: &[u8] = b"content-length: ";
    let head = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
    let lines = &answer[..head];
    let at = lines.windows(LENGTH.len()).position(|bytes| bytes == LENGTH).expect("a length");
    let digits = lines[at + LENGTH.len()..].iter().take_while(|byte| byte.is_ascii_digit());
    let length = digits.fold(0, |length, digit| length * 10 + usize::from(digit - b'0'));
    Some((head + 4, head + 4 + length))
}
