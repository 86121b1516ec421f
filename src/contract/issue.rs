//! What is wrong with a body: the `details` of a format error. Source: contract part 7.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;

/// Maximum number of issues listed; all are counted.
pub const ISSUES_LISTED_MAX: usize = 100;

/// A problem in the request, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Issue {
    /// `bank` or `book`; null if the issue is not in a particular dataset.
    // A client reads a coding job's section as well.
    #[serde(alias = "section")]
    #[schema(required, value_type = Option<String>)]
    pub dataset: Option<Cow<'static, str>>,
    /// Index of the row in its dataset, from 0; null if the issue is not in a particular row.
    #[schema(required)]
    pub row: Option<u64>,
    /// The key, or a dotted path at the top level; null if the issue is with the whole row or
    /// dataset.
    #[schema(required)]
    pub field: Option<String>,
    /// What is wrong.
    pub message: String,
}

/// A problem in the body of a coding job, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SectionIssue {
    /// `transactions` or `chart_of_accounts`; null if the issue is not in a particular section.
    #[schema(required, value_type = Option<String>)]
    pub section: Option<Cow<'static, str>>,
    /// Index of the item in its section, from 0; null if the issue is not in a particular item.
    #[schema(required)]
    pub row: Option<u64>,
    /// The key; null if the issue is with the whole item or section.
    #[schema(required)]
    pub field: Option<String>,
    /// What is wrong.
    pub message: String,
}

macro_rules! issues {
    ($($name:ident of $issue:ident;)*) => {$(
        /// The first issues found, and how many there are in all.
        #[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
        pub struct $name {
            /// The first 100 issues, in document order.
            #[schema(min_items = 1, max_items = 100)]
            pub issues: Vec<$issue>,
            /// Total number of issues.
            #[schema(minimum = 1)]
            pub issue_count: u64,
        }

        impl $name {
            /// Counts an issue, and keeps it if it is among the first.
            pub fn push(&mut self, issue: impl FnOnce() -> $issue) {
                if self.issues.len() < ISSUES_LISTED_MAX {
                    self.issues.push(issue());
                }
                self.issue_count += 1;
            }

            /// Whether nothing is wrong.
            #[must_use]
            pub const fn is_empty(&self) -> bool {
                self.issue_count == 0
            }
        }
    )*};
}

issues! {
    Issues of Issue;
    SectionIssues of SectionIssue;
}

/// A problem with a field of the body, or with a query parameter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FieldIssue {
    /// The key or query parameter, as a path if it is nested.
    pub field: String,
    /// What is wrong.
    pub message: String,
}

/// The first issues found, and how many there are in all.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct FieldIssues {
    /// The first 100 issues, in document order.
    #[schema(min_items = 1, max_items = 100)]
    pub issues: Vec<FieldIssue>,
    /// Total number of issues.
    #[schema(minimum = 1)]
    pub issue_count: u64,
}

impl FieldIssues {
    /// Counts an issue, and keeps it if it is among the first.
    pub fn push(&mut self, field: &str, message: impl Into<String>) {
        if self.issues.len() < ISSUES_LISTED_MAX {
            self.issues.push(FieldIssue { field: field.to_owned(), message: message.into() });
        }
        self.issue_count += 1;
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.issue_count == 0
    }
}
