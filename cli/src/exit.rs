//! Exit codes and failures. The codes are the same in every output mode.

use std::borrow::Cow;
use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Value, json};
use tieout::contract::BODY_BYTES_MAX;
use tieout::contract::error::{Envelope, ErrorBody};
use tieout::job::JobId;

/// A way to end, in words: for `docs/errors.md`.
#[derive(Debug, Clone, Copy)]
pub struct ExitMeaning {
    /// What the shell gets.
    pub number: u8,
    /// The `code` of a failure of the command line itself that ends so.
    pub code: Option<&'static str>,
    /// What it stands for.
    pub cause: &'static str,
    /// What to do about it.
    pub remedy: &'static str,
}

/// The ways to end, each with its meaning.
macro_rules! exits {
    ($($exit:ident = $number:literal, $code:expr, $cause:literal, $remedy:literal;)+) => {
        /// How the program ends.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Exit {
            $(#[doc = $cause] $exit = $number,)+
        }

        /// What each way to end means.
        pub(crate) const MEANINGS: &[ExitMeaning] = &[
            $(ExitMeaning { number: $number, code: $code, cause: $cause, remedy: $remedy },)+
        ];
    };
}

exits! {
    Done = 0, None,
        "Done: nothing is unmatched and the totals prove it, or every transaction is coded.",
        "Nothing.";
    Differences = 1, None,
        "Done, but there are differences, the totals do not prove the result, or transactions are uncoded.",
        "Look at what is listed. `--fail-on` sets when a command exits with 1.";
    Usage = 2, Some("usage"),
        "The command line is wrong.",
        "Run the command with `--help`.";
    BadInput = 3, Some("file_error"),
        "A file cannot be read or written, or its content is wrong; or the daemon rejects the request, or cannot \
         listen on its address.",
        "Fix what the message points to by file and line. If it asks a question, run one of the commands it \
         offers as answers.";
    Denied = 4, Some("no_key"),
        "The API key is missing, refused, or lacks the scope.",
        "Save a key with `tieout login`, or set `TIEOUT_API_KEY`; `tieout whoami` shows its scopes.";
    Credits = 5, None,
        "There were not enough credits when the job was submitted or when it was to be charged.",
        "Have credits granted: `tieout admin credits grant`.";
    Conflict = 6, Some("conflict"),
        "Something does not exist, or its current state does not allow the operation.",
        "Read the message; if it gives a reason, look it up above.";
    Unavailable = 7, Some("unreachable"),
        "The daemon cannot be reached, has failed, is busy, or time ran out.",
        "Try again. If the message gives an `--idempotency-key`, use it.";
    Job = 8, Some("timed_out"),
        "A job failed, or did not finish in time.",
        "Wait for a job that is still running with `tieout jobs wait ID`; submit a failed one again.";
    Interrupted = 130, Some("interrupted"),
        "The command was stopped by a signal before it finished.",
        "Run the command again.";
}

impl Exit {
    /// How a command ends that a daemon answers with this status, which is none of success.
    pub(crate) const fn of_status(status: u16) -> Self {
        match status {
            401 | 403 => Self::Denied,
            402 => Self::Credits,
            404 | 409 => Self::Conflict,
            408 | 429 => Self::Unavailable,
            400..=499 => Self::BadInput,
            _ => Self::Unavailable,
        }
    }
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
    code: Cow<'static, str>,
    /// What is wrong; one at least.
    pub(crate) complaints: Vec<Complaint>,
    issues: Option<Issues>,
    questions: Box<Questions>,
    /// The envelope as the daemon sent it.
    answer: Option<Box<Envelope>>,
}

/// One thing that is wrong, in one line, and what to do about it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Complaint {
    pub(crate) message: String,
    pub(crate) hint: Option<String>,
    /// Further lines, as they are to stand.
    pub(crate) below: Vec<String>,
}

/// What is asked before files can be read, for programs.
#[derive(Debug, Clone, Default, Serialize)]
struct Questions {
    /// One a file, each with its answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<Value>,
    /// Where several files ask: answers to all of them together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    combinations: Vec<Value>,
}

/// `details` of an envelope for files.
#[derive(Serialize)]
struct FileDetails {
    #[serde(flatten)]
    issues: Option<Issues>,
    #[serde(flatten)]
    questions: Questions,
}

/// What is wrong with a file, as `details` of the error envelope lists it.
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
        Self::one(Exit::Interrupted, "interrupted", "interrupted; nothing was saved")
    }

    /// A file does not hold what it should; `code` is the contract's for a bad body.
    pub(crate) fn content(code: &'static str, complaints: Vec<Complaint>, issues: Issues) -> Self {
        let failure = Self::new(Exit::BadInput, code, complaints);
        Self { issues: Some(issues), ..failure }
    }

    /// Files can be read in several ways, and the user is to say which.
    pub(crate) fn asking(
        code: &'static str,
        complaints: Vec<Complaint>,
        questions: Vec<Value>,
        combinations: Vec<Value>,
    ) -> Self {
        let failure = Self::new(Exit::BadInput, code, complaints);
        Self { questions: Box::new(Questions { questions, combinations }), ..failure }
    }

    /// The daemon refused, in the envelope of the API.
    pub(crate) fn answered(exit: Exit, envelope: Envelope) -> Self {
        let ErrorBody { code, message, .. } = &envelope.error;
        let message = match &envelope.request_id {
            Some(request_id) => format!("{message} ({code}, request {request_id})"),
            None => format!("{message} ({code})"),
        };
        let failure = Self::one(exit, code.clone(), message);
        Self { answer: Some(Box::new(envelope)), ..failure }
    }

    /// The daemon cannot be reached, or what answers is none.
    pub(crate) fn unreachable(message: impl Into<String>) -> Self {
        Self::one(Exit::Unavailable, "unreachable", message)
    }

    /// For programs: one of the API's codes, or one of the command line's own.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// More than a daemon takes: not sent at all, rather than to be cut off.
    pub(crate) fn too_large(bytes: usize) -> Self {
        let message =
            format!("the request is {bytes} bytes long; a daemon accepts at most {BODY_BYTES_MAX}");
        Self::one(Exit::BadInput, "payload_too_large", message)
    }

    /// No key that could be sent.
    pub(crate) fn no_key(message: impl Into<String>) -> Self {
        Self::one(Exit::Denied, "no_key", message)
    }

    /// The command asks for what the thing's state does not allow.
    pub(crate) fn conflict(message: impl Into<String>) -> Self {
        Self::one(Exit::Conflict, "conflict", message)
    }

    /// A job was not done in time.
    pub(crate) fn timed_out(message: impl Into<String>) -> Self {
        Self::one(Exit::Job, "timed_out", message)
    }

    /// A job ended without a result.
    pub(crate) fn job(job: JobId, error: ErrorBody) -> Self {
        let short = error.code == "insufficient_credits";
        let message = format!("{job} failed: {} ({})", error.message, error.code);
        let failure =
            Self::one(if short { Exit::Credits } else { Exit::Job }, error.code.clone(), message);
        Self { answer: Some(Box::new(Envelope { error, request_id: None })), ..failure }
    }

    /// The same failure, put in other words for people.
    pub(crate) fn with_complaints(self, complaints: Vec<Complaint>) -> Self {
        Self { complaints, ..self }
    }

    /// The error the daemon answered with, if it did.
    pub(crate) fn answer(&self) -> Option<&ErrorBody> {
        self.answer.as_deref().map(|envelope| &envelope.error)
    }

    /// The same failure, ending otherwise.
    pub(crate) fn with_exit(self, exit: Exit) -> Self {
        Self { exit, ..self }
    }

    /// The same failure, of this line of a file.
    pub(crate) fn at_line(mut self, line: u64) -> Self {
        for complaint in &mut self.complaints {
            complaint.message = format!("line {line}: {}", complaint.message);
        }
        self
    }

    /// The same failure with one more detail for programs, where the daemon's answer has details.
    pub(crate) fn with_detail(mut self, name: &str, value: impl Into<Value>) -> Self {
        let details = self.answer.as_mut().and_then(|envelope| envelope.error.details.as_mut());
        if let Some(Value::Object(details)) = details {
            details.insert(name.to_owned(), value.into());
        }
        self
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
        self.questions.questions.extend(other.questions.questions);
        self.questions.combinations.extend(other.questions.combinations);
        self
    }

    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> Self {
        if let Some(last) = self.complaints.last_mut() {
            last.hint = Some(hint.into());
        }
        self
    }

    /// A further hint, behind one that is there.
    pub(crate) fn and_hint(mut self, hint: impl Into<String>) -> Self {
        if let Some(last) = self.complaints.last_mut() {
            let hint = hint.into();
            last.hint = Some(match last.hint.take() {
                Some(before) => format!("{before}; {hint}"),
                None => hint,
            });
        }
        self
    }

    fn one(exit: Exit, code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self::new(exit, code, vec![Complaint { message: message.into(), ..Complaint::default() }])
    }

    fn new(exit: Exit, code: impl Into<Cow<'static, str>>, complaints: Vec<Complaint>) -> Self {
        Self {
            exit,
            code: code.into(),
            complaints,
            issues: None,
            questions: Box::default(),
            answer: None,
        }
    }

    /// The failure as the daemon put it, or as it would: all complaints in one line.
    pub(crate) fn into_envelope(self) -> Envelope {
        if let Some(answer) = self.answer {
            return *answer;
        }
        let messages: Vec<&str> =
            self.complaints.iter().map(|complaint| complaint.message.as_str()).collect();
        let message = messages.join("; ");
        let hint = self.complaints.iter().find_map(|complaint| complaint.hint.as_deref());
        let details = match (self.issues, self.questions) {
            (issues, questions) if issues.is_some() || !questions.questions.is_empty() => {
                serde_json::to_value(FileDetails { issues, questions: *questions }).ok()
            }
            _ => hint.map(|hint| json!({ "hint": hint })),
        };
        let error = ErrorBody { code: self.code, message, details };
        Envelope { error, request_id: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_of_the_command_line_itself_has_the_code_of_its_exit() {
        let failures = [
            Failure::usage(""),
            Failure::file(""),
            Failure::no_key(""),
            Failure::conflict(""),
            Failure::unreachable(""),
            Failure::timed_out(""),
            Failure::interrupted(),
        ];
        for failure in &failures {
            let meant = MEANINGS.iter().find(|meaning| meaning.number == failure.exit as u8);
            assert_eq!(meant.and_then(|meaning| meaning.code), Some(failure.code()));
        }
        let with_code = MEANINGS.iter().filter(|meaning| meaning.code.is_some());
        assert_eq!(with_code.count(), failures.len());
    }
}
