//! The order to stop, as everyone in the daemon hears it.

use tokio::sync::watch;

/// Gives the order.
#[derive(Debug)]
pub(crate) struct StopSwitch(watch::Sender<bool>);

/// Hears the order.
#[derive(Debug, Clone)]
pub(crate) struct Stop(watch::Receiver<bool>);

/// A switch and who listens to it.
pub(crate) fn stop_switch() -> (StopSwitch, Stop) {
    let (switch, stop) = watch::channel(false);
    (StopSwitch(switch), Stop(stop))
}

impl StopSwitch {
    pub(crate) fn order(&self) {
        self.0.send_replace(true);
    }
}

impl Stop {
    /// Whether the order has been given.
    pub(crate) fn is_ordered(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits for the order, for ever if nobody is left to give it.
    pub(crate) async fn ordered(&mut self) {
        if self.0.wait_for(|ordered| *ordered).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
