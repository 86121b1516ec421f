//! `tieout serve`: the HTTP API daemon.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use tieout_daemon::session::SecretError;
use tieout_daemon::store::{SERVER_CONNECTIONS, SERVER_CONNECTIONS_MIN};
use tieout_daemon::{AddressRange, Config, Daemon, ServeEnd};
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::CommandResult;
use crate::database::{DatabaseArgs, ledger_key, open_failure, session_secret, store_failure};
use crate::duration::HumanDuration;
use crate::exit::{Exit, Failure};
use crate::log::{self, LogFormat, LogLevel};
use crate::render::{Ui, write_line};

/// Run the HTTP API daemon
///
/// Prints one line with its address once it is ready; logs go to standard error. On SIGTERM or SIGINT it gives
/// running requests up to ten seconds to finish and the database up to eight more; a second signal stops it at
/// once.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every option can also be set by a variable of the environment (TIEOUT_RATE_LIMIT=240; the \
    one of --database is TIEOUT_DATABASE_URL) or in the file of --config (rate-limit = 240). An option on the \
    command line counts before a variable, a variable before the file, the file before the default."
)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 picks a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8417")]
    listen: SocketAddr,
    /// A proxy with TLS is in front: give no warning that others can reach the address
    #[arg(long)]
    behind_proxy: bool,
    /// A proxy whose X-Forwarded-For tells where requests come from, as an address or a range; may be repeated
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<AddressRange>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Serve books whose ledger key is lost: they can be read and exported, and not changed
    #[arg(long)]
    without_ledger_key: bool,
    /// Maximum connections to PostgreSQL; all daemons together must stay below the server's own limit
    #[arg(long, value_name = "N", default_value_t = SERVER_CONNECTIONS,
          value_parser = clap::value_parser!(u32).range(i64::from(SERVER_CONNECTIONS_MIN)..=1_000))]
    database_connections: u32,
    /// Requests per key in 60 seconds; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 120)]
    rate_limit: u32,
    /// Maximum unfinished jobs per product; one user may take up half
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    queue_capacity: u32,
    /// Maximum running jobs per product, over all daemons on the database
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs_per_product: u32,
    /// How long the result of a job is kept
    #[arg(long, value_name = "DURATION", default_value = "30d")]
    job_retention: HumanDuration,
    /// Maximum connections at once; further ones are told to retry
    #[arg(long, value_name = "N", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    max_connections: u32,
    /// Time limit for a request's headers, and for an idle connection
    #[arg(long, value_name = "DURATION", default_value = "30s", value_parser = some_time)]
    head_timeout: HumanDuration,
    /// Time limit for a request's body
    #[arg(long, value_name = "DURATION", default_value = "60s", value_parser = some_time)]
    body_timeout: HumanDuration,
    /// How long to go on answering after SIGTERM or SIGINT, while /api/v1/ready is 503
    #[arg(long, value_name = "DURATION", default_value = "0s")]
    drain_time: HumanDuration,
    /// Address and port for GET /metrics, /health and /ready; default: none
    #[arg(long, value_name = "ADDR")]
    metrics_listen: Option<SocketAddr>,
    /// Add heads of the ledger to this file, for tieout ledger integrity --since; keep copies of it on another machine
    ///
    /// A line for each organisation whose books have changed, at the start, at every interval and at the end. A new
    /// file is readable by its owner only.
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    anchor_file: Option<PathBuf>,
    /// How often to add to the anchor file
    #[arg(long, value_name = "DURATION", default_value = "1m", value_parser = some_time)]
    anchor_interval: HumanDuration,
    /// Format of the log on standard error
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    /// Lowest level to log
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = LogLevel::Info)]
    log_level: LogLevel,
}

/// A duration other than none at all, in which nothing could be done.
fn some_time(text: &str) -> Result<HumanDuration, &'static str> {
    let span: HumanDuration = text.parse()?;
    if span.0.is_zero() { Err("must be more than zero") } else { Ok(span) }
}

impl ServeArgs {
    fn config(&self) -> Result<Config, Failure> {
        let location = self.database.location()?;
        let session_secret = session_secret(&location)?;
        let retention_ms = i64::try_from(self.job_retention.0.as_millis());
        Ok(Config {
            database_connections: self.database_connections,
            rate_limit: self.rate_limit,
            queue_capacity: self.queue_capacity,
            jobs_per_product: self.jobs_per_product,
            job_retention_ms: retention_ms
                .map_err(|_| Failure::usage("--job-retention is too long"))?,
            connections_max: self.max_connections,
            head_time_max: self.head_timeout.0,
            body_time_max: self.body_timeout.0,
            drain_time: self.drain_time.0,
            trusted_proxies: self.trusted_proxy.clone(),
            ledger_key: ledger_key()?,
            may_lack_ledger_key: self.without_ledger_key,
            ..Config::new(location, session_secret)
        })
    }
}

pub(crate) fn run(args: &ServeArgs, ui: &Ui) -> CommandResult {
    let config = args.config()?;
    let place = config.location.clone();
    log::start(args.log_format, args.log_level);
    let note = |text: &str| note(args, ui, text);
    run_daemon(async |mut signals| {
        let mut daemon = tokio::select! {
            opened = Daemon::open(config) => opened.map_err(|error| match error {
                SecretError::Store(error) => args.database.failure(error),
                error => open_failure(error),
            })?,
            // A server that does not answer can take minutes to say so.
            () = signals.next() => return Ok(Exit::Interrupted),
        };
        let is_empty = daemon.has_no_users().await.map_err(store_failure)?;
        let mut metrics_at = None;
        if let Some(address) = args.metrics_listen {
            let (listener, address) = bind(address, "--metrics-listen").await?;
            daemon.expose_metrics_on(listener);
            metrics_at = Some(address);
        }
        if let Some(file) = &args.anchor_file {
            let anchored = daemon.anchor_in(file.clone(), args.anchor_interval.0);
            anchored.map_err(|error| {
                Failure::file(format!("{} cannot be the anchor file: {error}", file.display()))
            })?;
        }
        warn_of_the_network(args, &daemon).await;
        listen(daemon, args.listen, signals, |address| {
            note(&format!("the data is in {place}"));
            if is_empty {
                tell_first_steps(&args.database, note);
            }
            if let Some(address) = metrics_at {
                note(&format!("metrics are on http://{address}/metrics"));
            }
            write_line(&format!("listening on http://{address}"))
        })
        .await
    })
}

/// Says something beside the log, or in it where every line is to be JSON.
fn note(args: &ServeArgs, ui: &Ui, text: &str) {
    match args.log_format {
        LogFormat::Text => ui.note(text),
        LogFormat::Json => tracing::info!("{text}"),
    }
}

/// What is said in the clear where others may listen.
async fn warn_of_the_network(args: &ServeArgs, daemon: &Daemon) {
    if !args.behind_proxy && !args.listen.ip().to_canonical().is_loopback() {
        tracing::warn!(
            address = %args.listen,
            "other machines may reach this address, and keys cross the network unencrypted: put a proxy with \
             TLS in front and start with --behind-proxy, or listen on 127.0.0.1"
        );
    }
    match daemon.store().is_in_the_clear().await {
        Ok(true) => tracing::warn!(
            "the connection to PostgreSQL crosses the network unencrypted: add sslmode=verify-full to its \
             address"
        ),
        Ok(false) => {}
        Err(error) => tracing::warn!(%error, "how PostgreSQL is reached is not known"),
    }
}

/// How somebody gets in for the first time.
fn tell_first_steps(database: &DatabaseArgs, note: impl Fn(&str)) {
    let place = database.as_arguments();
    note("there is no user yet; to create one, with a key and credits:");
    for step in [
        "users create --email you@example.com",
        "keys create --user you@example.com --name first --scope reconcile:write --scope \
         reconcile:read --scope coding:write --scope coding:read",
        "credits grant --user you@example.com --amount 1000",
    ] {
        note(&format!("  tieout admin {step}{place}"));
    }
}

/// Runs a daemon on a runtime of its own. Work that is left when it ends is not waited for: a job
/// that still runs has been given back.
pub(super) fn run_daemon(daemon: impl AsyncFnOnce(Signals) -> CommandResult) -> CommandResult {
    let cannot_start = |error| Failure::file(format!("cannot start: {error}"));
    let runtime = tokio::runtime::Runtime::new().map_err(cannot_start)?;
    let ended = runtime.block_on(async {
        let signals = Signals::new().map_err(cannot_start)?;
        daemon(signals).await
    });
    runtime.shutdown_background();
    ended
}

/// A listener, and the address that it has got; `flag` is what takes another one.
async fn bind(address: SocketAddr, flag: &str) -> Result<(TcpListener, SocketAddr), Failure> {
    let cannot_listen = |error: io::Error| {
        let failure = Failure::file(format!("cannot listen on {address}: {error}"));
        match error.kind() {
            io::ErrorKind::AddrInUse => {
                failure.with_hint(format!("choose another port with {flag} ADDR"))
            }
            _ => failure,
        }
    };
    let listener = TcpListener::bind(address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    Ok((listener, address))
}

/// Listens, says so, and answers until a signal comes.
pub(super) async fn listen(
    daemon: Daemon,
    address: SocketAddr,
    mut signals: Signals,
    announce: impl FnOnce(SocketAddr) -> Result<(), Failure>,
) -> CommandResult {
    let (listener, address) = bind(address, "--listen").await?;
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

fn end(ended: Result<ServeEnd, tokio::task::JoinError>) -> CommandResult {
    match ended.map_err(|error| Failure::file(format!("the daemon failed: {error}")))? {
        ServeEnd::Stopped => Ok(Exit::Done),
        ServeEnd::DatabaseStuck => Err(Failure::file(
            "the daemon ends: the database has not finished a write for a minute; its disk may hang",
        )),
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
