//! The floor: an axum route that gives a constant answer, in a process of its own as the daemon is.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::process::listening_on;

/// The argument that makes this program the bare server; the answer follows it.
pub(crate) const BARE: &str = "--bare-server";

/// A running bare server; killed when dropped.
pub(crate) struct Bare {
    child: Child,
    address: SocketAddr,
}

impl Bare {
    /// Starts this program again, to answer every `GET` of `/api/v1/me` with this JSON.
    pub(crate) fn start(answer: &str) -> Self {
        let program = std::env::current_exe().expect("the path of this program");
        let mut child = Command::new(program)
            .args([BARE, answer])
            .stdout(Stdio::piped())
            .spawn()
            .expect("it runs again");
        let address = listening_on(&mut child);
        Self { child, address }
    }

    /// Where it listens, and its process.
    pub(crate) fn place(&self) -> (SocketAddr, u32) {
        (self.address, self.child.id())
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Is the bare server, for ever. `axum::serve` is hyper's connection with nothing around it.
pub(crate) async fn serve(answer: String) {
    let show = move || async move { ([(CONTENT_TYPE, "application/json")], answer) };
    let router = Router::new().route("/api/v1/me", get(show));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("listening on http://{}", listener.local_addr().expect("an address"));
    // As the daemon's connections are.
    let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a socket option"));
    axum::serve(listener, router).await.expect("it serves");
}
