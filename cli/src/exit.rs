//! Exit codes and failures. The codes are the same in every output mode.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Value, json};
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
    /// A file cannot be read or written, or does not hold what it should; the daemon cannot listen.
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
    /// What is wrong; one at least.
    pub(crate) complaints: Vec<Complaint>,
    issues: Option<Issues>,
}

/// One thing that is wrong, in one line, and what to do about it.
#[derive(Debug, Clone)]
pub(crate) struct Complaint {
    pub(crate) message: String,
    pub(crate) hint: Option<String>,
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
        Self::one(Exit::Usage, "usage", message)
    }

    /// A file, or an address to listen on, cannot be had.
    pub(crate) fn file(message: impl Into<String>) -> Self {
        Self::one(Exit::BadInput, "file_error", message)
    }

    /// A signal came before the work was done.
    pub(crate) fn interrupted() -> Self {
        Self::one(Exit::Interrupted, "interrupted", "interrupted; nothing was written")
    }

    /// A file does not hold what it should: the contract's code for a bad dataset.
    pub(crate) fn dataset(complaints: Vec<Complaint>, issues: Issues) -> Self {
        let code = "invalid_dataset_format";
        Self { exit: Exit::BadInput, code, complaints, issues: Some(issues) }
    }

    /// Two files that are well each, but not together.
    pub(crate) fn data(message: impl Into<String>) -> Self {
        Self::one(Exit::BadInput, "invalid_dataset_format", message)
    }

    /// Both failures as one: two files may be bad at once.
    pub(crate) fn and(mut self, other: Self) -> Self {
        self.complaints.extend(other.complaints);
        self.issues = match (self.issues, other.issues) {
            (Some(mut issues), Some(more)) => {
                issues.issues.extend(more.issues);
                issues.issue_count += more.issue_count;
                Some(issues)
            }
            (one, another) => one.or(another),
        };
        self
    }

    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> Self {
        if let Some(last) = self.complaints.last_mut() {
            last.hint = Some(hint.into());
        }
        self
    }

    fn one(exit: Exit, code: &'static str, message: impl Into<String>) -> Self {
        let complaint = Complaint { message: message.into(), hint: None };
        Self { exit, code, complaints: vec![complaint], issues: None }
    }

    /// The failure as the API would put it: all complaints in one line.
    pub(crate) fn into_envelope(self) -> Envelope {
        let messages: Vec<&str> =
            self.complaints.iter().map(|complaint| complaint.message.as_str()).collect();
        let message = messages.join("; ");
        let hint = self.complaints.iter().find_map(|complaint| complaint.hint.as_deref());
        let details = match self.issues {
            Some(issues) => serde_json::to_value(issues).ok(),
            None => hint.map(|hint| json!({ "hint": hint })),
        };
        let error = ErrorBody { code: self.code.into(), message, details };
        Envelope { error, request_id: None }
    }
}
