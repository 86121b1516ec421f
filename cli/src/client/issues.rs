//! What is wrong with a request, as its answer lists it: one complaint for each of the first issues.

use tieout::contract::issue::{Issue, Issues};

use crate::exit::{Complaint, Failure};

/// Issues shown to a person; the rest are counted.
const SHOWN_MAX: usize = 3;

/// The failure with its issues in front, each put in these words; as it is where it lists none.
pub(crate) fn with_issues(failure: Failure, words: &dyn Fn(&Issue) -> String) -> Failure {
    let details = failure.answer().and_then(|error| error.details.clone());
    let listed = details.and_then(|details| serde_json::from_value::<Issues>(details).ok());
    let Some(Issues { issues, issue_count }) = listed.filter(|listed| !listed.issues.is_empty())
    else {
        return failure;
    };
    let complaint = |message| Complaint { message, ..Complaint::default() };
    let mut complaints: Vec<Complaint> =
        issues.iter().take(SHOWN_MAX).map(|issue| complaint(words(issue))).collect();
    match issue_count.saturating_sub(complaints.len() as u64) {
        0 => {}
        1 => complaints.push(complaint("1 more problem".to_owned())),
        more => complaints.push(complaint(format!("{more} more problems"))),
    }
    // What the refusal itself says stands last, whether issues stand in front of it or not yet.
    complaints.extend(failure.complaints.last().cloned());
    failure.with_complaints(complaints)
}

/// An issue by the place that the request has for it.
pub(super) fn in_request(issue: &Issue) -> String {
    let Issue { dataset, row, field, message } = issue;
    let row = row.map(|row| format!("[{row}]"));
    let place = [dataset.as_deref(), row.as_deref()].into_iter().flatten().collect::<String>();
    match (place.as_str(), field) {
        ("", None) => message.clone(),
        ("", Some(field)) => format!("{field}: {message}"),
        (place, None) => format!("{place}: {message}"),
        (place, Some(field)) => format!("{place}.{field}: {message}"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tieout::contract::error::{Envelope, ErrorBody};

    use super::*;
    use crate::exit::Exit;

    fn refused(details: serde_json::Value) -> Vec<String> {
        let error =
            ErrorBody { code: "c".into(), message: "bad".to_owned(), details: Some(details) };
        let failure = Failure::answered(Exit::BadInput, Envelope { error, request_id: None });
        let once = with_issues(failure, &in_request);
        let twice = with_issues(once, &in_request);
        twice.complaints.into_iter().map(|complaint| complaint.message).collect()
    }

    #[test]
    fn the_first_issues_stand_in_front_and_the_rest_is_counted() {
        let issue =
            |row: u64| json!({"dataset": "bank", "row": row, "field": "date", "message": "m"});
        let issues = [issue(0), issue(1), issue(2), issue(3)];
        let said = refused(json!({"issues": issues, "issue_count": 9}));
        assert_eq!(
            said,
            ["bank[0].date: m", "bank[1].date: m", "bank[2].date: m", "6 more problems", "bad (c)"]
        );
        let said =
            refused(json!({"issues": [{"field": "name", "message": "m"}], "issue_count": 1}));
        assert_eq!(said, ["name: m", "bad (c)"]);
    }

    #[test]
    fn details_without_issues_change_nothing() {
        for details in [json!({"required": 1}), json!({"issues": [], "issue_count": 0}), json!(7)] {
            assert_eq!(refused(details), ["bad (c)"]);
        }
    }
}
