//! Journals sent in chunks, each of them once however often a file is posted.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tieout::contract::error::ErrorBody;
use tieout::contract::ledger::bulk::BULK_MAX;
use tieout::contract::ledger::journal::BulkMode;
use tieout::contract::ledger::organisation::Organisation;
use tieout::id::OrganisationId;
use tieout_statement::list::ListFaults;
use tieout_statement::list::journals::JournalList;

use super::check::JournalFault;
use crate::client::{Client, idempotency_key, with_issues};
use crate::cmd::ledger::path_of;
use crate::exit::{Complaint, Exit, Failure};
use crate::files::{Dataset, FaultReport, ListFile};
use crate::render::{Progress, Ui};

/// As many bytes of journals go into one request, unless one journal is larger: soon done, and far from
/// what a daemon takes.
const CHUNK_BYTES_MAX: usize = 4_000_000;

/// The reason of a refusal that tells a journal that was posted before.
const IS_POSTED: &str = "duplicate_external_id";

/// What became of the journals.
#[derive(Debug, Default)]
pub(super) struct PostedJournals {
    pub(super) count: usize,
    /// Not posted now: an earlier run did it, or they were there and are to be left out.
    pub(super) already: usize,
    /// Places in the books, of those that earlier runs of this file posted too.
    pub(super) first: Option<i64>,
    pub(super) last: Option<i64>,
}

impl PostedJournals {
    /// A journal of the file has this place in the books; the file may have them in another order.
    fn add(&mut self, sequence: Option<i64>) {
        let Some(sequence) = sequence else { return };
        self.first = Some(self.first.map_or(sequence, |first| first.min(sequence)));
        self.last = Some(self.last.map_or(sequence, |last| last.max(sequence)));
    }
}

/// Consecutive journals that are sent together.
struct JournalChunk {
    /// The first one's place in the file.
    first: usize,
    count: usize,
    /// The journals as JSON, with commas between.
    journals: String,
}

/// What became of a request, as far as it matters here.
#[derive(Deserialize)]
struct BatchResponse {
    data: BatchItems,
}

#[derive(Deserialize)]
struct BatchItems {
    items: Vec<BatchItem>,
}

#[derive(Deserialize)]
struct BatchItem {
    index: usize,
    sequence: Option<i64>,
    error: Option<ErrorBody>,
}

/// Posts all journals of a file, in its order.
pub(super) fn post(
    client: &Client<'_>,
    organisation: &Organisation,
    file: &ListFile<JournalList>,
    skips_posted: bool,
    ui: &Ui,
) -> Result<PostedJournals, Failure> {
    let mut posted = PostedJournals::default();
    let progress = Progress::posting(ui, file.list.journals.len());
    let sender = JournalSender { client, organisation: organisation.id, file, skips_posted };
    let mut next = 0;
    for ordinal in 0_u64.. {
        let Some(chunk) = JournalChunk::from(file, next)? else { break };
        next += chunk.count;
        let count = chunk.count as u64;
        if let Err(failure) = sender.send(&chunk, ordinal, &mut posted) {
            progress.finish();
            return Err(with_progress(failure, &posted, file));
        }
        progress.add(count);
    }
    progress.finish();
    Ok(posted)
}

impl JournalChunk {
    /// The journals from a place on; none at the end.
    fn from(file: &ListFile<JournalList>, first: usize) -> Result<Option<Self>, Failure> {
        let mut chunk = Self { first, count: 0, journals: String::new() };
        for journal in file.list.journals.iter().skip(first).take(BULK_MAX) {
            let json = serde_json::to_string(&journal.journal)
                .map_err(|error| Failure::usage(format!("cannot write the request: {error}")))?;
            let is_full = chunk.journals.len() + json.len() > CHUNK_BYTES_MAX;
            if chunk.count > 0 && is_full {
                break;
            }
            if chunk.count > 0 {
                chunk.journals.push(',');
            }
            chunk.journals.push_str(&json);
            chunk.count += 1;
        }
        Ok(Some(chunk).filter(|chunk| chunk.count > 0))
    }

    fn body(&self, mode: BulkMode) -> String {
        format!(r#"{{"journals":[{}],"mode":"{mode}"}}"#, self.journals)
    }
}

struct JournalSender<'a, 'c> {
    client: &'a Client<'c>,
    organisation: OrganisationId,
    file: &'a ListFile<JournalList>,
    skips_posted: bool,
}

impl JournalSender<'_, '_> {
    /// All or nothing; where some were posted before and are to be left out, each for itself.
    fn send(
        &self,
        chunk: &JournalChunk,
        ordinal: u64,
        posted: &mut PostedJournals,
    ) -> Result<(), Failure> {
        let answered = match self.request(chunk, ordinal, BulkMode::AllOrNothing) {
            Err(failure) if self.skips_posted && reason(failure.answer()) == Some(IS_POSTED) => {
                self.request(chunk, ordinal, BulkMode::Independent)
            }
            answered => answered,
        };
        let items = answered.map_err(|failure| self.in_file(failure, chunk))?;
        let was_posted = self.client.was_replayed();
        let mut faults = Vec::new();
        let mut exit = Exit::BadInput;
        for BatchItem { index, sequence, error } in items {
            match error {
                None => {
                    *(if was_posted { &mut posted.already } else { &mut posted.count }) += 1;
                    posted.add(sequence);
                }
                Some(error) if reason(Some(&error)) == Some(IS_POSTED) => posted.already += 1,
                Some(error) => {
                    exit = if error.code == "conflict" { Exit::Conflict } else { exit };
                    faults.push(fault(chunk.first + index, &error));
                }
            }
        }
        if faults.is_empty() {
            return Ok(());
        }
        let faults = faults.iter().map(|fault| fault.in_file(&self.file.list)).collect();
        let told = self.told(&faults);
        let failure = Failure::content("unprocessable_entity", told.complaints(), told.issues());
        Err(failure.with_exit(exit))
    }

    fn request(
        &self,
        chunk: &JournalChunk,
        ordinal: u64,
        mode: BulkMode,
    ) -> Result<Vec<BatchItem>, Failure> {
        let body = chunk.body(mode);
        let key = idempotency_key("journals", self.organisation, ordinal, &body);
        let body = RawValue::from_string(body)
            .map_err(|error| Failure::usage(format!("cannot write the request: {error}")))?;
        let path = format!("{}/journals/bulk", path_of(self.organisation));
        let answer = self.client.post_once(&path, &body, &key)?;
        Ok(self.client.read::<BatchResponse>(&answer)?.data.items)
    }

    /// What is said of journals of the file.
    fn told<'f>(&'f self, faults: &'f ListFaults) -> FaultReport<'f> {
        FaultReport { dataset: Dataset::Journals, name: &self.file.name, faults, prefix: "" }
    }

    /// A refusal of the daemon by line and column of the file.
    fn in_file(&self, failure: Failure, chunk: &JournalChunk) -> Failure {
        let Some(error) = failure.answer().cloned() else { return failure };
        let index = error.details.as_ref().and_then(|details| details.get("index")?.as_u64());
        if let Some(index) = index.and_then(|index| usize::try_from(index).ok()) {
            let at = chunk.first + index;
            let faults = fault(at, &error).in_file(&self.file.list).into();
            let mut complaints = self.told(&faults).complaints();
            let refusal = failure.complaints.last().cloned();
            let is_posted = reason(Some(&error)) == Some(IS_POSTED);
            let hint = "already posted by an earlier run? --skip-posted posts the rest";
            complaints.extend(refusal.map(|Complaint { message, hint: said, .. }| Complaint {
                message,
                hint: if is_posted { Some(hint.to_owned()) } else { said },
                ..Complaint::default()
            }));
            let line = self.file.list.journals.get(at).map_or(0, |journal| journal.line);
            return failure
                .with_complaints(complaints)
                .with_detail("file", self.file.name.clone())
                .with_detail("line", line);
        }
        with_issues(failure, &|issue| {
            let field = issue.field.as_deref().unwrap_or_default();
            let place = placed(field).map(|(index, field)| (chunk.first + index, field));
            let Some((at, field)) = place else { return format!("{field}: {}", issue.message) };
            let field = Some(field.to_owned()).filter(|field| !field.is_empty());
            let fault = JournalFault { at, field, message: issue.message.clone() };
            let said = self.told(&fault.in_file(&self.file.list).into()).complaints();
            said.into_iter().next().map_or_else(String::new, |complaint| complaint.message)
        })
    }
}

/// The index and the path within the journal: 3 and `lines[0].debit` of `journals[3].lines[0].debit`.
fn placed(field: &str) -> Option<(usize, &str)> {
    let (index, rest) = field.strip_prefix("journals[")?.split_once(']')?;
    Some((index.parse().ok()?, rest.trim_start_matches('.')))
}

fn reason(error: Option<&ErrorBody>) -> Option<&str> {
    error?.details.as_ref()?.get("reason").and_then(Value::as_str)
}

/// What the books have against a journal. The path may begin with the journal's place in the request.
fn fault(at: usize, error: &ErrorBody) -> JournalFault {
    let field = error.details.as_ref().and_then(|details| details.get("field")?.as_str());
    let field = field.map(|field| placed(field).map_or(field, |(_, field)| field).to_owned());
    JournalFault { at, field, message: error.message.clone() }
}

/// How far it came, and that it can be run again.
fn with_progress(
    failure: Failure,
    posted: &PostedJournals,
    file: &ListFile<JournalList>,
) -> Failure {
    let (done, all) = (posted.count + posted.already, file.list.journals.len());
    // The answer to the last request did not come: nobody here knows what became of it.
    let is_unsure = matches!(failure.exit, Exit::Interrupted | Exit::Unavailable);
    let (far, hint) = match (is_unsure, done) {
        (true, _) => (
            format!("at least {done} of {all} journals are in the books"),
            "run it again within 24 hours to post the rest; nothing is posted twice",
        ),
        (false, 0) => return failure,
        (false, _) => (
            format!("{done} of {all} journals are in the books"),
            "correct the file and run it again with --skip-posted, which goes by external ID",
        ),
    };
    let mut complaints = failure.complaints.clone();
    if failure.exit == Exit::Interrupted {
        complaints = vec![Complaint { message: "interrupted".to_owned(), ..Complaint::default() }];
    }
    complaints.push(Complaint {
        message: far,
        hint: Some(hint.to_owned()),
        ..Complaint::default()
    });
    failure.with_complaints(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_a_request_is_a_journal_and_a_path_in_it() {
        assert_eq!(placed("journals[3].lines[0].debit"), Some((3, "lines[0].debit")));
        assert_eq!(placed("journals[3]"), Some((3, "")));
        assert_eq!(placed("mode"), None);
    }
}
