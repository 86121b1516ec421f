//! `tieout jobs`: what a daemon works on, and what came of it.

use clap::{Subcommand, ValueEnum};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tieout::contract::job::Job;
use tieout::contract::page::List;
use tieout::job::{JobId, Product};

use super::completion::Completion;
use super::paging::PagingArgs;
use crate::CommandResult;
use crate::client::Client;
use crate::client::jobs::wait;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value, write_line};
use crate::target::ConnectionArgs;

/// List your jobs, wait for one, get its result
#[derive(Debug, clap::Args)]
pub(crate) struct JobsArgs {
    #[command(subcommand)]
    action: JobsCommand,
}

#[derive(Debug, Subcommand)]
enum JobsCommand {
    /// List your jobs of one kind, latest first
    List(JobListArgs),
    /// Show the status of a job; with --json its result too
    Get(JobSelector),
    /// Wait for a job to end, for --timeout at most
    Wait(JobSelector),
    /// Print the result of a job as the daemon sent it, as one JSON document
    Result(JobSelector),
}

#[derive(Debug, clap::Args)]
struct JobListArgs {
    /// The kind of job
    #[arg(long, value_enum, default_value_t = JobProduct::Reconcile)]
    product: JobProduct,
    #[command(flatten)]
    paging: PagingArgs,
}

/// A product, as the command line calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum JobProduct {
    /// Reconciliations
    Reconcile,
    /// Coding jobs
    Coding,
}

#[derive(Debug, clap::Args)]
struct JobSelector {
    /// The job's ID, rec_... or cod_...
    #[arg(value_name = "ID")]
    job: JobId,
}

/// A job without its result, which may be large.
#[derive(Deserialize)]
struct JobSummary {
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
struct CodingJobSummary(Job);

impl Tabular for CodingJobSummary {
    const COLUMNS: &'static [&'static str] =
        &["job_id", "status", "created_at", "finished_at", "credits_charged", "error"];

    fn values(&self) -> Vec<Value> {
        self.0.values()
    }
}

pub(crate) fn run(args: &JobsArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.target()?;
    let client = Client::new(&target.url, target.key()?, connection.timeout, ui)?;
    match &args.action {
        JobsCommand::List(JobListArgs { product, paging }) => {
            let path = |product: Product| format!("{}?{}", product.path(), paging.query());
            match product {
                JobProduct::Reconcile => {
                    let path = path(Product::Reconcile);
                    ui.page(&paging.list::<Job>(&client, ui, &path)?)?;
                }
                JobProduct::Coding => {
                    let path = path(Product::Coding);
                    ui.page(&paging.list::<CodingJobSummary>(&client, ui, &path)?)?;
                }
            }
        }
        JobsCommand::Get(JobSelector { job }) => show(&client, *job, &client.job(*job)?, ui)?,
        JobsCommand::Wait(JobSelector { job }) => {
            show(&client, *job, &wait(&client, *job)?.body, ui)?;
        }
        JobsCommand::Result(JobSelector { job }) => {
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
pub(super) fn candidates(client: &Client<'_>) -> Vec<Completion> {
    let of = |product: Product| {
        let path = format!("{}?{}", product.path(), PagingArgs::default().query());
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
    let shown = client.read::<JobSummary>(body)?.job;
    match job.product() {
        Product::Reconcile => ui.record(&shown),
        Product::Coding => ui.record(&CodingJobSummary(shown)),
    }
}
