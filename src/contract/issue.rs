//! What is wrong with a body: the `details` of a format error. Source: contract part 7.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;

/// Most issues that are listed; all are counted.
pub const ISSUES_LISTED_MAX: usize = 100;

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Issue {
    /// `bank` or `book`; null where neither is meant.
    // A client reads a coding job's section as well.
    #[serde(alias = "section")]
    #[schema(required, value_type = Option<String>)]
    pub dataset: Option<Cow<'static, str>>,
    /// The row's index in its dataset, from 0; null where no row is meant.
    #[schema(required)]
    pub row: Option<u64>,
    /// The key, or a dotted path at the top; null where the whole row or dataset is meant.
    #[schema(required)]
    pub field: Option<String>,
    /// What is wrong with it.
    pub message: String,
}

/// One thing that is wrong with the body of a coding job, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SectionIssue {
    /// `transactions` or `chart_of_accounts`; null where neither is meant.
    #[schema(required, value_type = Option<String>)]
    pub section: Option<Cow<'static, str>>,
    /// The item's index in its section, from 0; null where no item is meant.
    #[schema(required)]
    pub row: Option<u64>,
    /// The key; null where the whole item or section is meant.
    #[schema(required)]
    pub field: Option<String>,
    /// What is wrong with it.
    pub message: String,
}

macro_rules! issues {
    ($($name:ident of $issue:ident;)*) => {$(
        /// The first issues in document order, and how many there are.
        #[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
        pub struct $name {
            /// The first hundred, in the order of the document.
            #[schema(min_items = 1, max_items = 100)]
            pub issues: Vec<$issue>,
            /// All of them counted.
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

/// What is wrong with a body that belongs to no product, or with a query: only fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FieldIssue {
    /// The key or query parameter, with a path where it lies deeper.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// The first issues of fields, and how many there are.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub struct FieldIssues {
    /// The first hundred, in the order of the document.
    #[schema(min_items = 1, max_items = 100)]
    pub issues: Vec<FieldIssue>,
    /// All of them counted.
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
