//! Jobs that this daemon ran.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use tieout::job::Product;

/// From a few rows to the largest body on a slow machine.
const RUN_SECONDS: [f64; 12] =
    [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0, 300.0];

/// What is counted of jobs. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct JobMetrics {
    ended: Family<JobEndLabels, Counter>,
    run: Family<ProductLabel, Histogram, fn() -> Histogram>,
    credits_charged: Counter,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobEndLabels {
    product: &'static str,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct ProductLabel {
    pub(super) product: &'static str,
}

/// How a job ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobEndKind {
    /// With a result.
    Completed {
        /// What it was charged.
        credits: u32,
    },
    /// Without one, and uncharged.
    Failed,
}

impl Default for JobMetrics {
    fn default() -> Self {
        let ended = Family::default();
        let run: Family<_, _, fn() -> Histogram> =
            Family::new_with_constructor(|| Histogram::new(RUN_SECONDS));
        // From the start, so that the first of an outcome is seen as a step.
        for product in Product::ALL {
            drop(run.get_or_create(&ProductLabel { product: product.name() }));
            for outcome in ["completed", "failed"] {
                drop(ended.get_or_create(&JobEndLabels { product: product.name(), outcome }));
            }
        }
        Self { ended, run, credits_charged: Counter::default() }
    }
}

impl JobMetrics {
    /// A run has come to its end, whatever it made.
    pub(crate) fn ran(&self, product: Product, took: Duration) {
        let product = product.name();
        self.run.get_or_create(&ProductLabel { product }).observe(took.as_secs_f64());
    }

    /// A job has ended for good.
    pub(crate) fn ended(&self, product: Product, outcome: JobEndKind) {
        let (credits, outcome) = match outcome {
            JobEndKind::Completed { credits } => (credits, "completed"),
            JobEndKind::Failed => (0, "failed"),
        };
        self.ended.get_or_create(&JobEndLabels { product: product.name(), outcome }).inc();
        self.credits_charged.inc_by(u64::from(credits));
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register(
            "jobs_ended",
            "Jobs that this daemon ended, by product and outcome",
            self.ended.clone(),
        );
        registry.register_with_unit(
            "job_run_duration",
            "How long the run of a job took, by product",
            Unit::Seconds,
            self.run.clone(),
        );
        registry.register(
            "credits_charged",
            "Credits that this daemon charged",
            self.credits_charged.clone(),
        );
    }
}
