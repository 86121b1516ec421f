//! Why the books do not take something: one reason of the closed list in `contract/error/reason.rs`, in
//! words for people and with figures for programs.

use serde_json::{Map, Value};

use crate::contract::error::ErrorBody;
pub use crate::contract::error::ErrorReason as Reason;
use crate::date::Date;

/// Why the books do not take something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// For programs.
    pub reason: Reason,
    /// For people.
    pub message: String,
    /// What else programs may want to know, beside the reason.
    pub details: Map<String, Value>,
}

impl Refusal {
    /// A refusal without further details.
    #[must_use]
    pub fn new(reason: Reason, message: impl Into<String>) -> Self {
        Self { reason, message: message.into(), details: Map::new() }
    }

    /// With one more detail.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.details.insert(name.to_owned(), value.into());
        self
    }

    /// With the place in the body that is meant (`lines[2].account_id`).
    #[must_use]
    pub fn at(self, field: impl Into<String>) -> Self {
        self.with("field", field.into())
    }

    /// The details with the reason among them.
    #[must_use]
    pub fn all_details(&self) -> Value {
        let mut details = self.details.clone();
        details.insert("reason".to_owned(), self.reason.name().into());
        Value::Object(details)
    }

    /// The same on the wire.
    #[must_use]
    pub fn to_error(&self) -> ErrorBody {
        ErrorBody {
            code: self.reason.code().name().into(),
            message: self.message.clone(),
            details: Some(self.all_details()),
        }
    }

    /// The refusal of a request of many things for the sake of the one at this index of the named
    /// list, which it says; its field is a path in the whole body.
    #[must_use]
    pub fn within(mut self, list: &str, index: usize) -> Self {
        let item = format!("{list}[{index}]");
        let field = match self.details.get("field").and_then(Value::as_str) {
            Some(field) => format!("{item}.{field}"),
            None => item.clone(),
        };
        self.message = format!("{item}: {}", self.message);
        self.at(field).with("index", index)
    }

    /// The body refers to something that the organisation does not have.
    #[must_use]
    pub fn unknown(field: impl Into<String>, what: &str) -> Self {
        let field = field.into();
        let message = format!("{field} names no {what} of this organisation");
        Self::new(Reason::UnknownReference, message).at(field)
    }

    /// Nothing is posted on or before the lock date. Source: the ledger's invariant 10.
    #[must_use]
    pub fn locked(date: Date, lock_date: Date) -> Self {
        let message = format!("the period up to {lock_date} is locked; {date} is in it");
        Self::new(Reason::PeriodLocked, message).with("lock_date", lock_date.to_string())
    }
}
