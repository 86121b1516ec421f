//! `tieout serve`: the HTTP API daemon.

use std::net::SocketAddr;

use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::Ended;
use crate::exit::{Exit, Failure};
use crate::render::write_bytes;

/// Run the HTTP API daemon
///
/// Prints one line with its address once it is ready; logs go to standard error. SIGTERM and
/// SIGINT let running requests finish, for ten seconds at most; a second signal stops at once.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8417")]
    listen: SocketAddr,
}

pub(crate) fn run(args: &Args) -> Ended {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::file(format!("cannot start: {error}")))?;
    // A log that nobody can read must not stop the daemon.
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .log_internal_errors(false)
        .init();
    runtime.block_on(serve(args.listen))
}

async fn serve(address: SocketAddr) -> Ended {
    let cannot_listen = |error| Failure::file(format!("cannot listen on {address}: {error}"));
    let listener = TcpListener::bind(address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let mut signals = Signals::new().map_err(cannot_listen)?;
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let mut server = tokio::spawn(tieout_daemon::serve(listener, async {
        // An error means that nobody can ask any more: stop as well.
        _ = stopped.await;
    }));
    write_bytes(format!("listening on http://{address}\n").as_bytes())?;
    tokio::select! {
        ended = &mut server => return end(ended),
        () = signals.next() => {}
    }
    // A server that has ended meanwhile does not listen.
    _ = stop.send(());
    tokio::select! {
        ended = server => end(ended),
        () = signals.next() => Ok(Exit::Interrupted),
    }
}

fn end(ended: Result<std::io::Result<()>, tokio::task::JoinError>) -> Ended {
    let failed =
        |error: &dyn std::fmt::Display| Failure::file(format!("the daemon failed: {error}"));
    match ended {
        Ok(Ok(())) => Ok(Exit::Done),
        Ok(Err(error)) => Err(failed(&error)),
        Err(error) => Err(failed(&error)),
    }
}

/// SIGTERM and SIGINT.
struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}
