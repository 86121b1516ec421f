//! All metrics written down, for Prometheus and whatever reads its format.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric as _, text};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use tieout::job::Product;
use tieout::time::Timestamp;
use tieout_store::{DatabaseUse, WriterMetrics};

use super::Metrics;
use super::jobs::ProductLabel;
use super::process::{ProcessUse, seconds_since_1970};

/// The media type of the text.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is asked for when the text is to be written, rather than counted along.
#[derive(Debug, Default)]
pub(crate) struct PolledGauges {
    /// None where the database did not answer in time; there is then nothing about it in the text.
    pub(crate) queues: Option<Vec<QueueDepth>>,
    /// Bytes of bodies that are held, as far as they count.
    pub(crate) body_bytes: usize,
    /// Writes that wait to be taken up.
    pub(crate) writes_waiting: usize,
    /// None where the system does not say it.
    pub(crate) process: Option<ProcessUse>,
    pub(crate) database: DatabaseUse,
}

/// The unfinished jobs of a product.
#[derive(Debug, Clone, Copy)]
pub(crate) struct QueueDepth {
    pub(crate) product: Product,
    pub(crate) queued: u64,
    pub(crate) running: u64,
    pub(crate) awaiting_erasure: u64,
}

/// Every metric there is.
#[derive(Debug)]
pub(crate) struct Exposition {
    registry: Registry,
    polled: Arc<PolledCollector>,
}

impl Exposition {
    pub(crate) fn new(
        metrics: &Metrics,
        writer: &WriterMetrics,
        database: &'static str,
        started_at: Timestamp,
    ) -> Self {
        let mut registry = Registry::with_prefix("tieout");
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", build);
        registry.register("database", "The database", Info::new([("kind", database)]));
        metrics.requests.register(&mut registry);
        metrics.connections.register(&mut registry);
        metrics.jobs.register(&mut registry);
        writer.register(&mut registry);
        let started = ConstGauge::new(seconds_since_1970(started_at));
        registry.register_with_unit(
            "process_start_time",
            "When the daemon began to count, in seconds since 1970",
            Unit::Seconds,
            started,
        );
        let polled = Arc::new(PolledCollector::default());
        registry.register_collector(Box::new(Arc::clone(&polled)));
        Self { registry, polled }
    }

    /// The text.
    ///
    /// # Errors
    /// None in practice: it is written to memory.
    pub(crate) fn write(&self, polled: PolledGauges) -> Result<String, fmt::Error> {
        *self.polled.0.lock().unwrap_or_else(PoisonError::into_inner) = polled;
        let mut text = String::new();
        text::encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Writes down what was polled last.
#[derive(Debug, Default)]
struct PolledCollector(Mutex<PolledGauges>);

impl Collector for PolledCollector {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let polled = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, help, unit, value) in polled.numbers() {
            let descriptor =
                encoder.encode_descriptor(name, help, unit.as_ref(), MetricType::Gauge)?;
            ConstGauge::new(value).encode(descriptor)?;
        }
        if let Some(process) = &polled.process {
            let help = "Processor time of the daemon";
            let descriptor = encoder.encode_descriptor(
                "process_cpu",
                help,
                Some(&Unit::Seconds),
                MetricType::Counter,
            )?;
            ConstCounter::new(process.cpu_seconds).encode(descriptor)?;
        }
        let Some(queues) = &polled.queues else { return Ok(()) };
        for (name, help, of) in [
            (
                "jobs_queued",
                "Jobs waiting, in the whole database, by product",
                (|queue| queue.queued) as fn(&QueueDepth) -> u64,
            ),
            ("jobs_running", "Jobs running, in the whole database, by product", |queue| {
                queue.running
            }),
            (
                "jobs_awaiting_erasure",
                "Jobs done that do not show as ended until their payload is erased, in the whole \
                 database, by product",
                |queue| queue.awaiting_erasure,
            ),
        ] {
            let family = Family::<ProductLabel, Gauge>::default();
            for queue in queues {
                let value = i64::try_from(of(queue)).unwrap_or(i64::MAX);
                family.get_or_create(&ProductLabel { product: queue.product.name() }).set(value);
            }
            family.encode(encoder.encode_descriptor(name, help, None, MetricType::Gauge)?)?;
        }
        Ok(())
    }
}

/// A gauge without labels: its name, what it is, its unit, and what it is now.
type PolledNumber = (&'static str, &'static str, Option<Unit>, u64);

impl PolledGauges {
    /// All gauges without labels that there is something to say of.
    fn numbers(&self) -> Vec<PolledNumber> {
        let DatabaseUse { connections_open, connections_idle, file_bytes, log_bytes } =
            self.database;
        let mut numbers = vec![
            (
                "http_bodies_held",
                "Bytes reserved for request bodies, out of the total budget",
                Some(Unit::Bytes),
                self.body_bytes as u64,
            ),
            ("writer_queue_length", "Writes waiting to start", None, self.writes_waiting as u64),
            ("database_connections_open", "Connections to the database", None, connections_open),
            ("database_connections_idle", "Those in no use", None, connections_idle),
        ];
        let files = [
            ("database_file", "Length of the SQLite file", file_bytes),
            ("database_log", "Length of its write-ahead log", log_bytes),
        ];
        numbers.extend(
            files
                .into_iter()
                .filter_map(|(name, help, length)| Some((name, help, Some(Unit::Bytes), length?))),
        );
        let Some(process) = self.process else { return numbers };
        let memory = "Memory of the daemon";
        numbers.push((
            "process_resident_memory",
            memory,
            Some(Unit::Bytes),
            process.resident_bytes,
        ));
        numbers.push((
            "process_open_fds",
            "Files that the daemon has open",
            None,
            process.files_open,
        ));
        if let Some(max) = process.files_open_max {
            numbers.push(("process_max_fds", "Files that it may have open", None, max));
        }
        numbers
    }
}
