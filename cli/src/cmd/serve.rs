//! `tieout serve`: the HTTP API daemon.

use std::io;
use std::net::SocketAddr;

use tieout_daemon::{Config, Daemon};
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::filter::LevelFilter;

use crate::Ended;
use crate::database::{DatabaseArgs, session_secret, store_failure};
use crate::duration::Span;
use crate::exit::{Exit, Failure};
use crate::render::{Ui, write_line};

/// Run the HTTP API daemon
///
/// Prints one line with its address once it is ready; logs go to standard error. SIGTERM and
/// SIGINT let running requests finish, for ten seconds at most; a second signal stops at once.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8417")]
    listen: SocketAddr,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Requests of a key in 60 seconds; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 120)]
    rate_limit: u32,
    /// Unfinished jobs of each product; one user may fill half of it
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    queue_capacity: u32,
    /// Running jobs of each product, on all daemons of the database together
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs_per_product: u32,
    /// How long an ended job can be polled
    #[arg(long, value_name = "DURATION", default_value = "30d")]
    job_retention: Span,
    /// What is logged: this and all that is graver
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = LogLevel::Info)]
    log_level: LogLevel,
}

/// How much is logged.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(super) enum LogLevel {
    /// What is broken
    Error,
    /// What may break
    Warn,
    /// Each request, start and end
    Info,
    /// Connections as well
    Debug,
    /// Every statement as well, without its values
    Trace,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
            LogLevel::Trace => Self::TRACE,
        }
    }
}

impl Args {
    fn config(&self) -> Result<Config, Failure> {
        let retention_ms = i64::try_from(self.job_retention.0.as_millis());
        Ok(Config {
            rate_limit: self.rate_limit,
            queue_capacity: self.queue_capacity,
            jobs_per_product: self.jobs_per_product,
            job_retention_ms: retention_ms
                .map_err(|_| Failure::usage("--job-retention is too long"))?,
            session_secret: session_secret()?,
            ..Config::new(self.database.location()?)
        })
    }
}

pub(crate) fn run(args: &Args, ui: &Ui) -> Ended {
    let config = args.config()?;
    let place = config.location.clone();
    start_logging(args.log_level);
    run_daemon(async |mut signals| {
        let daemon = tokio::select! {
            opened = Daemon::open(config) => opened.map_err(store_failure)?,
            // A server that does not answer can take minutes to say so.
            () = signals.next() => return Ok(Exit::Interrupted),
        };
        let is_empty = daemon.has_no_users().await.map_err(store_failure)?;
        listen(daemon, args.listen, signals, |address| {
            ui.note(&format!("the data is in {place}"));
            if is_empty {
                tell_first_steps(&args.database, ui);
            }
            write_line(&format!("listening on http://{address}"))
        })
        .await
    })
}

/// How somebody gets in for the first time.
fn tell_first_steps(database: &DatabaseArgs, ui: &Ui) {
    let place = database.as_arguments();
    ui.note("there is no user yet; to make one, with a key and credits:");
    for step in [
        "users create --email you@example.com",
        "keys create --user you@example.com --name first --scope reconcile:write --scope reconcile:read",
        "credits grant --user you@example.com --amount 1000",
    ] {
        ui.note(&format!("  tieout admin {step}{place}"));
    }
}

/// A log that nobody can read must not stop the daemon.
pub(super) fn start_logging(level: LogLevel) {
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(io::stderr)
        .with_ansi(false)
        .log_internal_errors(false)
        .init();
}

/// Runs a daemon on a runtime of its own. Work that is left when it ends is not waited for: a job
/// that still runs has been given back.
pub(super) fn run_daemon(daemon: impl AsyncFnOnce(Signals) -> Ended) -> Ended {
    let cannot_start = |error| Failure::file(format!("cannot start: {error}"));
    let runtime = tokio::runtime::Runtime::new().map_err(cannot_start)?;
    let ended = runtime.block_on(async {
        let signals = Signals::new().map_err(cannot_start)?;
        daemon(signals).await
    });
    runtime.shutdown_background();
    ended
}

/// Listens, says so, and answers until a signal comes.
pub(super) async fn listen(
    daemon: Daemon,
    address: SocketAddr,
    mut signals: Signals,
    announce: impl FnOnce(SocketAddr) -> Result<(), Failure>,
) -> Ended {
    let cannot_listen = |error: io::Error| {
        let failure = Failure::file(format!("cannot listen on {address}: {error}"));
        match error.kind() {
            io::ErrorKind::AddrInUse => failure.with_hint("--listen ADDR takes another port"),
            _ => failure,
        }
    };
    let listener = TcpListener::bind(address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let mut server = tokio::spawn(daemon.serve(listener, async {
        // An error means that nobody can ask any more: stop as well.
        _ = stopped.await;
    }));
    announce(address)?;
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

fn end(ended: Result<io::Result<()>, tokio::task::JoinError>) -> Ended {
    let failed =
        |error: &dyn std::fmt::Display| Failure::file(format!("the daemon failed: {error}"));
    match ended {
        Ok(Ok(())) => Ok(Exit::Done),
        Ok(Err(error)) => Err(failed(&error)),
        Err(error) => Err(failed(&error)),
    }
}

/// SIGTERM and SIGINT.
pub(super) struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    fn new() -> io::Result<Self> {
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
