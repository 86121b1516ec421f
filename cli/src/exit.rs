//! Exit codes and failures. The codes are the same in every output mode.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;
use tieout::contract::error::{Envelope, ErrorBody};

/// How the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Done; nothing unmatched and verified.
    Done = 0,
    /// Done; differences found or not verified, as `diff` says it.
    Differences = 1,
    /// The command line itself is wrong.
    Usage = 2,
    /// A file cannot be read or written, or does not hold what it should.
    BadInput = 3,
    /// Stopped by a signal before it was done.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// A failure to report on standard error.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    pub(crate) exit: Exit,
    code: &'static str,
    pub(crate) message: String,
    pub(crate) hint: Option<String>,
    issues: Option<Issues>,
}

/// What is wrong with a dataset, as `details` of the error envelope lists it.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Issues {
    /// The first ones, in order.
    pub(crate) issues: Vec<Value>,
    /// How many there are in all.
    pub(crate) issue_count: usize,
}

impl Failure {
    /// The command line asks for something that makes no sense.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self::new(Exit::Usage, "usage", message)
    }

    /// A file cannot be read or written.
    pub(crate) fn file(message: impl Into<String>) -> Self {
        Self::new(Exit::BadInput, "file_error", message)
    }

    /// A file does not hold what it should: the contract's code for a bad dataset.
    pub(crate) fn dataset(message: impl Into<String>, issues: Issues) -> Self {
        let failure = Self::new(Exit::BadInput, "invalid_dataset_format", message);
        Self { issues: Some(issues), ..failure }
    }

    /// Both failures as one: two files may be bad at once.
    pub(crate) fn and(self, other: Self) -> Self {
        let issues = match (self.issues, other.issues) {
            (Some(mut issues), Some(more)) => {
                issues.issues.extend(more.issues);
                issues.issue_count += more.issue_count;
                Some(issues)
            }
            (one, another) => one.or(another),
        };
        Self {
            message: format!("{}\nerror: {}", self.message, other.message),
            hint: self.hint.or(other.hint),
            issues,
            ..other
        }
    }

    pub(crate) fn with_hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    fn new(exit: Exit, code: &'static str, message: impl Into<String>) -> Self {
        Self { exit, code, message: message.into(), hint: None, issues: None }
    }

    /// The failure as the API would put it.
    pub(crate) fn into_envelope(self) -> Envelope {
        let details = self.issues.and_then(|issues| serde_json::to_value(issues).ok());
        let error = ErrorBody { code: self.code, message: self.message, details };
        Envelope { error, request_id: None }
    }
}
