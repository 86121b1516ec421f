//! A connection that is kept, and one request at a time on it: as little as a client can be, since
//! it shares the processors with the daemon.

use std::net::SocketAddr;

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// Where reconciliations are submitted and listed.
pub(crate) const RECONCILIATIONS: &str = "/api/v1/reconciliations";

/// One bank row and its book row.
pub(crate) const SMALL_BODY: &str = r#"{"bank":[{"date":"2026-03-02","amount":-19.99,"description":"CARD PAYMENT COFFEE 4411"}],"book":[{"date":"2026-03-01","amount":-19.99,"description":"Coffee, office"}]}"#;

pub(crate) struct Connection {
    sender: SendRequest<Full<Bytes>>,
    authorization: String,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr, key: &str) -> Self {
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("a socket option");
        let (sender, connection) = handshake(TokioIo::new(stream)).await.expect("a handshake");
        // Its end shows in the next request.
        tokio::spawn(connection);
        Self { sender, authorization: format!("Bearer {key}") }
    }

    /// Status and body of the answer.
    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Bytes) -> (u16, Bytes) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, "tieout")
            .header(AUTHORIZATION, &self.authorization)
            .body(Full::new(body))
            .expect("a request");
        self.sender.ready().await.expect("the connection is kept");
        let answer = self.sender.send_request(request).await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.into_body().collect().await.expect("a whole answer").to_bytes())
    }

    pub(crate) async fn submit(&mut self, body: Bytes) -> (u16, Bytes) {
        self.send(Method::POST, RECONCILIATIONS, body).await
    }

    /// The answer to a `GET` that must succeed.
    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.send(Method::GET, path, Bytes::new()).await;
        assert_eq!(status, 200, "{path}");
        serde_json::from_slice(&body).expect("JSON")
    }

    /// The job that the caller submitted last.
    pub(crate) async fn latest(&mut self) -> Value {
        let list = self.get(&format!("{RECONCILIATIONS}?limit=1")).await;
        list["data"][0].clone()
    }
}
