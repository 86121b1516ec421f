//! Connections: how many, and how they end.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// What is counted of connections. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct ConnectionMetrics {
    open: Gauge,
    refused: Counter,
    not_accepted: Counter,
    ended_badly: Family<ConnectionEndLabels, Counter>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ConnectionEndLabels {
    reason: &'static str,
}

/// Why a connection did not end in good order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ConnectionFailure {
    /// What came was no HTTP/1 request, or one that the library refuses to read.
    NotHttp,
    /// A head, or the address in it, beyond what is read at all.
    HeadTooLarge,
    /// A head that did not come whole in its time.
    HeadTooSlow,
    /// The peer took nothing of its answer.
    Stalled,
    /// The peer went away in the middle.
    Gone,
    /// The daemon itself could not finish its answer.
    Failed,
}

impl Default for ConnectionMetrics {
    fn default() -> Self {
        let ended_badly = Family::default();
        // From the start, so that the first of a reason is seen as a step.
        for end in ConnectionFailure::ALL {
            drop(ended_badly.get_or_create(&ConnectionEndLabels { reason: end.name() }));
        }
        Self {
            open: Gauge::default(),
            refused: Counter::default(),
            not_accepted: Counter::default(),
            ended_badly,
        }
    }
}

impl ConnectionFailure {
    const ALL: [Self; 6] = [
        Self::NotHttp,
        Self::HeadTooLarge,
        Self::HeadTooSlow,
        Self::Stalled,
        Self::Gone,
        Self::Failed,
    ];

    /// The value of the label.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::NotHttp => "not_http",
            Self::HeadTooLarge => "head_too_large",
            Self::HeadTooSlow => "head_too_slow",
            Self::Stalled => "stalled",
            Self::Gone => "gone",
            Self::Failed => "failed",
        }
    }
}

/// A connection that is open; it has ended when this is dropped.
pub(crate) struct OpenConnection(Gauge);

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl ConnectionMetrics {
    /// A connection is served from now on.
    pub(crate) fn opened(&self) -> OpenConnection {
        self.open.inc();
        OpenConnection(self.open.clone())
    }

    /// There was no room for a connection.
    pub(crate) fn refused(&self) {
        self.refused.inc();
    }

    /// A connection could not even be accepted.
    pub(crate) fn not_accepted(&self) {
        self.not_accepted.inc();
    }

    /// A connection ended badly.
    pub(crate) fn ended_badly(&self, end: ConnectionFailure) {
        self.ended_badly.get_or_create(&ConnectionEndLabels { reason: end.name() }).inc();
    }

    #[cfg(test)]
    pub(crate) fn refusals(&self) -> u64 {
        self.refused.get()
    }

    #[cfg(test)]
    pub(crate) fn ends(&self, end: ConnectionFailure) -> u64 {
        self.ended_badly.get_or_create(&ConnectionEndLabels { reason: end.name() }).get()
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register("connections_open", "Connections being served", self.open.clone());
        registry.register(
            "connections_refused",
            "Connections refused because too many were open",
            self.refused.clone(),
        );
        registry.register(
            "connections_not_accepted",
            "Times a connection could not be accepted, mostly for lack of file descriptors",
            self.not_accepted.clone(),
        );
        registry.register(
            "connections_ended_badly",
            "Connections that ended badly, by reason",
            self.ended_badly.clone(),
        );
    }
}
