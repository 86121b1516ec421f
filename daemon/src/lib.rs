//! The HTTP API of tieout: what `tieout serve` runs.
//!
//! So far it answers `GET /api/v1/health` and puts every refusal into the contract's envelope.
//! Routes stand in one table, in the `http` module.

mod http;
pub mod store;

use std::future::Future;
use std::time::Duration;

use tokio::net::TcpListener;

/// How long running requests may take to finish after the order to stop.
const DRAIN_SECONDS_MAX: u64 = 10;

/// Answers requests on `listener` until `shutdown` resolves, then lets running requests finish
/// for at most ten seconds.
///
/// # Errors
/// The listener's own, should it fail.
pub async fn serve(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (stop, mut stopped) = tokio::sync::watch::channel(false);
    let ordered = async move {
        shutdown.await;
        tracing::info!("stopping: running requests may finish");
        stop.send_replace(true);
    };
    let server = axum::serve(listener, http::router()).with_graceful_shutdown(ordered);
    let deadline = async move {
        // An error means that the server ended first; the other branch then says so.
        if stopped.wait_for(|is_stopped| *is_stopped).await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(Duration::from_secs(DRAIN_SECONDS_MAX)).await;
    };
    tokio::select! {
        result = server.into_future() => result,
        () = deadline => {
            tracing::warn!("stopping with requests unfinished");
            Ok(())
        }
    }
}
