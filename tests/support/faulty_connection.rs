//! Stands between a program and its `PostgreSQL` server, and does what networks and proxies do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ConnectionFault {
    None,
    /// Nothing is passed on, either way, until the fault ends.
    Silent,
    /// The same, but that connections seem to be there when they are tried.
    SilentAfterPing,
    /// The server is told to commit; the connection ends before it can say that it has.
    LosesAnswerToCommit,
    /// The same, and every other connection ends then, too.
    LosesAnswerToCommitAndCloses,
    /// The connection ends before the server is told to commit.
    LosesCommit,
    /// Connections end, and new ones end at once.
    Closes,
    /// What the server says is no answer.
    Babbles,
}

/// A server by way of connections that can fail.
pub(crate) struct FaultyConnection {
    /// The address of the database by this way.
    pub(crate) url: String,
    fault: Arc<watch::Sender<ConnectionFault>>,
}

impl FaultyConnection {
    pub(crate) async fn new(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().expect("a connection");
        let server = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a connection");
        let own = listener.local_addr().expect("a connection").to_string();
        assert!(url.contains(&server), "a server at a port");
        let url = url.replacen(&server, &own, 1);
        let fault = Arc::new(watch::Sender::new(ConnectionFault::None));
        let faults = Arc::clone(&fault);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&server).await.expect("a connection");
                let ((near_in, near_out), (far_in, far_out)) =
                    (near.into_split(), far.into_split());
                let is_committing = Arc::new(AtomicBool::new(false));
                let there = Direction { is_there: true, faults: Arc::clone(&faults) };
                let back = Direction { is_there: false, faults: Arc::clone(&faults) };
                let committing = Arc::clone(&is_committing);
                tokio::spawn(async move {
                    tokio::select! {
                        () = there.pass_on(near_in, far_out, &committing) => {}
                        () = back.pass_on(far_in, near_out, &committing) => {}
                        () = there.ended() => {}
                    }
                });
            }
        });
        Self { url, fault }
    }

    pub(crate) fn set(&self, fault: ConnectionFault) {
        self.fault.send_replace(fault);
    }
}

/// One of the two ways.
struct Direction {
    /// To the server.
    is_there: bool,
    faults: Arc<watch::Sender<ConnectionFault>>,
}

impl Direction {
    /// Until either side ends, or a fault ends it.
    async fn pass_on(
        &self,
        mut from: OwnedReadHalf,
        mut to: OwnedWriteHalf,
        is_committing: &AtomicBool,
    ) {
        use ConnectionFault as Fault;
        let mut faults = self.faults.subscribe();
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = from.read(&mut bytes).await {
            let bytes = &mut bytes[..read];
            // A test of a connection is a message to synchronise, and says nothing else.
            let is_ping = read <= 6;
            let passes = |fault: &Fault| match fault {
                Fault::Silent => false,
                Fault::SilentAfterPing => is_ping,
                _ => true,
            };
            let Ok(fault) = faults.wait_for(passes).await.map(|fault| *fault) else { return };
            let is_commit = self.is_there && bytes.windows(7).any(|word| word == b"COMMIT\0");
            match fault {
                Fault::LosesCommit if is_commit => return,
                Fault::LosesAnswerToCommit | Fault::LosesAnswerToCommitAndCloses if is_commit => {
                    is_committing.store(true, Ordering::SeqCst);
                }
                Fault::LosesAnswerToCommit if is_committing.load(Ordering::SeqCst) => return,
                Fault::LosesAnswerToCommitAndCloses if is_committing.load(Ordering::SeqCst) => {
                    self.faults.send_replace(Fault::Closes);
                    return;
                }
                Fault::Babbles if !self.is_there => bytes.fill(0),
                _ => {}
            }
            if to.write_all(bytes).await.is_err() {
                return;
            }
        }
    }

    /// When every connection is to end.
    async fn ended(&self) {
        _ = self.faults.subscribe().wait_for(|fault| *fault == ConnectionFault::Closes).await;
    }
}
