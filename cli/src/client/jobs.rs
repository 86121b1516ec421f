//! Waiting for a job.

use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use tieout::contract::error::ErrorBody;
use tieout::job::{JobId, JobStatus};

use super::Client;
use crate::exit::{Exit, Failure};
use crate::render::Progress;

/// The first pause between two polls; each further one is half as long again.
const FIRST_PAUSE: Duration = Duration::from_millis(20);

/// The longest, which keeps a minute of polling well within the rate limit.
const PAUSE_MAX: Duration = Duration::from_secs(1);

/// A job that ended with a result.
pub(crate) struct FinishedJob {
    /// The job as the daemon sent it.
    pub(crate) body: String,
}

/// What of a job decides how to go on.
#[derive(Deserialize)]
struct PolledJob<'a> {
    status: JobStatus,
    #[serde(borrow)]
    result: Option<&'a RawValue>,
    credits_charged: Option<u64>,
    error: Option<ErrorBody>,
}

impl FinishedJob {
    /// The result object, byte for byte as it was sent.
    pub(crate) fn result(&self, client: &Client<'_>) -> Result<&str, Failure> {
        let polled = polled(client, &self.body)?;
        let result =
            polled.result.ok_or_else(|| client.not_understood(&"the job has no result"))?;
        Ok(result.get())
    }

    pub(crate) fn credits_charged(&self, client: &Client<'_>) -> Result<u64, Failure> {
        Ok(polled(client, &self.body)?.credits_charged.unwrap_or_default())
    }
}

fn polled<'b>(client: &Client<'_>, body: &'b str) -> Result<PolledJob<'b>, Failure> {
    serde_json::from_str(body).map_err(|error| client.not_understood(&error))
}

impl Client<'_> {
    /// The job as it stands, as the daemon sent it.
    pub(crate) fn job(&self, job: JobId) -> Result<String, Failure> {
        self.get(&job.poll_url()).map_err(|failure| match failure.code() {
            "not_found" => {
                failure.with_hint(format!("{job} belongs to someone else, or has expired"))
            }
            _ => failure,
        })
    }

    /// The job as it stands, if it ended with a result; `None` while it has not ended.
    pub(crate) fn ended(&self, job: JobId) -> Result<(JobStatus, Option<FinishedJob>), Failure> {
        let body = self.job(job)?;
        let PolledJob { status, error, .. } = polled(self, &body)?;
        match status {
            JobStatus::Completed => Ok((status, Some(FinishedJob { body }))),
            JobStatus::Failed => {
                let error = error.unwrap_or_else(|| ErrorBody {
                    code: "internal_error".into(),
                    message: "the daemon gave no reason".to_owned(),
                    details: None,
                });
                Err(Failure::job(job, error))
            }
            JobStatus::Queued | JobStatus::Processing => Ok((status, None)),
        }
    }
}

/// Polls until the job has ended, or the time is over.
pub(crate) fn wait(client: &Client<'_>, job: JobId) -> Result<FinishedJob, Failure> {
    let progress = Progress::waiting(client.ui);
    let ended = poll(client, job, &progress);
    progress.finish();
    ended
}

fn poll(client: &Client<'_>, job: JobId, progress: &Progress) -> Result<FinishedJob, Failure> {
    let goes_on = format!("the job is still running; to wait for it: tieout jobs wait {job}");
    let mut pause = FIRST_PAUSE;
    loop {
        let (status, ended) = client.ended(job).map_err(|failure| match failure.exit {
            Exit::Interrupted | Exit::Unavailable => failure.with_hint(&goes_on),
            _ => failure,
        })?;
        if let Some(ended) = ended {
            return Ok(ended);
        }
        progress.say(&format!("{job} {status}"));
        let whole = client.deadline.whole;
        if pause >= client.deadline.left() {
            let message = format!("{job} is still {status} after {whole}");
            return Err(Failure::timed_out(message).with_hint(&goes_on));
        }
        client
            .run(async {
                tokio::time::sleep(pause).await;
                Ok(())
            })
            .map_err(|interrupted| interrupted.with_hint(&goes_on))?;
        pause = (pause * 3 / 2).min(PAUSE_MAX);
    }
}
