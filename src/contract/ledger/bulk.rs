//! Many journals in one request.

use serde::{Deserialize, Serialize};

use super::journal::{BulkMode, NewJournal};
use crate::contract::error::ErrorBody;
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::id::JournalId;

/// Maximum number of journals in a bulk request.
pub const BULK_MAX: usize = NewJournals::JOURNALS_MAX;

words! {
    /// Outcome of an item in a bulk request.
    ItemStatus {
        /// Posted to the books.
        Posted = "posted",
        /// Refused; the other items are not affected.
        Refused = "refused",
    }
}

/// Journals to post in a single request.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewJournals {
    /// Journals, posted in this order.
    #[schema(max_items = 1_000)]
    pub journals: Vec<NewJournal>,
    /// What happens to the other items if one is refused.
    #[schema(default = "all_or_nothing")]
    pub mode: BulkMode,
}

/// Result of a bulk request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PostedJournals {
    /// Mode, as requested.
    pub mode: BulkMode,
    /// Number of journals posted.
    pub posted: usize,
    /// Number of journals refused.
    pub refused: usize,
    /// Result for each journal, in the order submitted.
    pub items: Vec<JournalItem>,
}

/// Result for one journal of a bulk request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct JournalItem {
    /// Index in the request, from 0.
    pub index: usize,
    /// Whether it was posted or refused.
    pub status: ItemStatus,
    /// ID of the journal; null if refused.
    #[schema(required)]
    pub id: Option<JournalId>,
    /// Sequence number in the books; null if refused.
    #[schema(required)]
    pub sequence: Option<i64>,
    /// The error, as if the journal had been submitted on its own; null if it was posted.
    #[schema(required, value_type = Option<crate::contract::error::LedgerRefusal>)]
    pub error: Option<ErrorBody>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_named_by_the_journal_and_the_line_it_is_in() {
        let good = r#"{"entry_date":"2026-01-31","description":"x","lines":[]}"#;
        let bad = r#"{"entry_date":"2026-01-31","description":"x","lines":[{"account_id":"x","debit":"1.234"}]}"#;
        let json = format!(r#"{{"journals":[{good},{bad},3],"mode":"some"}}"#);
        let issues = NewJournals::read(&json).unwrap_err().issues;
        let fields: Vec<_> = issues.iter().map(|issue| &*issue.field).collect();
        assert_eq!(fields, ["journals[1].lines[0].debit", "journals[2]", "mode"]);
    }

    #[test]
    fn a_thousand_journals_go_in_and_no_more_and_the_usual_mode_is_all_or_nothing() {
        let of = |count: usize| {
            let one = r#"{"entry_date":"2026-01-31","description":"x","lines":[]}"#;
            NewJournals::read(&format!(r#"{{"journals":[{}]}}"#, vec![one; count].join(",")))
        };
        let read = of(BULK_MAX).unwrap();
        assert_eq!((read.journals.len(), read.mode), (1_000, BulkMode::AllOrNothing));
        let issues = of(BULK_MAX + 1).unwrap_err();
        assert_eq!((issues.issue_count, &*issues.issues[0].field), (1, "journals"));
    }
}
