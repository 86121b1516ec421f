//! `tieout jobs`: what a daemon works on, and what came of it.

use clap::{Subcommand, ValueEnum};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tieout::contract::job::Job;
use tieout::contract::page::List;
use tieout::job::{JobId, Product};

use super::complete::Candidate;
use super::paging::Paging;
use crate::Ended;
use crate::client::{Client, wait};
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value, write_line};
use crate::target::Connection;

/// List jobs of a daemon, wait for one, fetch its result
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List your jobs of a product, the latest first
    List(Listed),
    /// Show how a job stands; as JSON with its result
    Get(Named),
    /// Wait until a job has ended, --timeout at most
    Wait(Named),
    /// Print the result of a job as the daemon sent it: one JSON document
    Result(Named),
}

#[derive(Debug, clap::Args)]
struct Listed {
    /// Whose jobs
    #[arg(long, value_enum, default_value_t = Of::Reconcile)]
    product: Of,
    #[command(flatten)]
    paging: Paging,
}

/// A product, as the command line calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Of {
    /// Reconciliations
    Reconcile,
    /// Coding jobs
    Coding,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The job's identifier, rec_... or cod_...
    #[arg(value_name = "ID")]
    job: JobId,
}

/// A job without its result, which may be large.
#[derive(Deserialize)]
struct Shown {
    #[serde(flatten)]
    job: Job,
    #[serde(rename = "result")]
    _result: Option<IgnoredAny>,
}

impl Tabular for Job {
    const COLUMNS: &'static [&'static str] =
        &["reconciliation_id", "status", "created_at", "finished_at", "credits_charged", "error"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id.id()),
            Value::text(self.status),
            Value::text(self.created_at),
            Value::optional(self.finished_at),
            self.credits_charged.map_or(Value::None, Value::number),
            Value::optional(self.error.as_ref().map(|error| &error.code)),
        ]
    }
}

/// A coding job: the same, but that its identifier has another name.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct CodingJob(Job);

impl Tabular for CodingJob {
    const COLUMNS: &'static [&'static str] =
        &["job_id", "status", "created_at", "finished_at", "credits_charged", "error"];

    fn values(&self) -> Vec<Value> {
        self.0.values()
    }
}

pub(crate) fn run(args: &Args, connection: &Connection, ui: &Ui) -> Ended {
    let target = connection.target()?;
    let client = Client::new(&target.url, target.key()?, connection.timeout, ui)?;
    match &args.action {
        Action::List(Listed { product, paging }) => {
            let path = |product: Product| format!("{}?{}", product.path(), paging.query());
            match product {
                Of::Reconcile => {
                    let path = path(Product::Reconcile);
                    ui.page(&paging.list::<Job>(&client, ui, &path)?)?;
                }
                Of::Coding => {
                    let path = path(Product::Coding);
                    ui.page(&paging.list::<CodingJob>(&client, ui, &path)?)?;
                }
            }
        }
        Action::Get(Named { job }) => show(&client, *job, &client.job(*job)?, ui)?,
        Action::Wait(Named { job }) => show(&client, *job, &wait(&client, *job)?.body, ui)?,
        Action::Result(Named { job }) => {
            let (status, ended) = client.ended(*job)?;
            let Some(ended) = ended else {
                let failure = Failure::conflict(format!("{job} is {status}"));
                return Err(failure.with_hint(format!("tieout jobs wait {job}")));
            };
            write_line(ended.result(&client)?)?;
        }
    }
    Ok(Exit::Done)
}

/// The latest jobs of each product, for a shell that completes a word.
pub(super) fn candidates(client: &Client<'_>) -> Vec<Candidate> {
    let of = |product: Product| {
        let path = format!("{}?{}", product.path(), Paging::default().query());
        client.read::<List<Job>>(&client.get(&path)?)
    };
    let shown = |job: Job| (job.id.id().to_string(), format!("{}, {}", job.status, job.created_at));
    // The key may be for one of them alone.
    let lists = Product::ALL.into_iter().filter_map(|product| of(product).ok());
    lists.flat_map(|list| list.data).map(shown).collect()
}

/// A job: as JSON the way it was sent, which may be with a large result.
fn show(client: &Client<'_>, job: JobId, body: &str, ui: &Ui) -> Result<(), Failure> {
    if ui.wants_document() {
        return write_line(body);
    }
    let shown = client.read::<Shown>(body)?.job;
    match job.product() {
        Product::Reconcile => ui.record(&shown),
        Product::Coding => ui.record(&CodingJob(shown)),
    }
}
