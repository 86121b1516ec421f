//! `tieout jobs`: what a daemon works on, and what came of it.

use clap::Subcommand;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tieout::contract::job::Job;
use tieout::contract::page::List;
use tieout::job::{JobId, Product};

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
    /// List your jobs, the latest first
    List(Paging),
    /// Show how a job stands; as JSON with its result
    Get(Named),
    /// Wait until a job has ended, --timeout at most
    Wait(Named),
    /// Print the result of a job as the daemon sent it: one JSON document
    Result(Named),
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The job's identifier, rec_...
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

pub(crate) fn run(args: &Args, connection: &Connection, ui: &Ui) -> Ended {
    let target = connection.target()?;
    let client = Client::new(&target.url, target.key()?, connection.timeout, ui)?;
    match &args.action {
        Action::List(paging) => {
            let path = Product::Reconcile.path();
            let body = client.get(&format!("{path}?{}", paging.query()))?;
            let page: List<Job> = client.read(&body)?;
            ui.page(&page)?;
        }
        Action::Get(Named { job }) => show(&client, &client.job(*job)?, ui)?,
        Action::Wait(Named { job }) => show(&client, &wait(&client, *job)?.body, ui)?,
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

/// A job: as JSON the way it was sent, which may be with a large result.
fn show(client: &Client<'_>, body: &str, ui: &Ui) -> Result<(), Failure> {
    if ui.wants_document() {
        return write_line(body);
    }
    ui.record(&client.read::<Shown>(body)?.job)
}
