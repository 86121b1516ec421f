//! Jobs: work that is accepted first and done later. Source: contract part 3.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::id::{CodingJobPrefix, Id, IdError, ReconciliationPrefix};
use crate::scope::Scope;

/// A product whose work is done in jobs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Product {
    /// Bank rows against book rows.
    Reconcile,
    /// An account and a VAT code for each transaction.
    Coding,
}

impl Product {
    /// Every product there is.
    pub const ALL: [Self; 2] = [Self::Reconcile, Self::Coding];

    /// The name in the database and in logs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reconcile => "reconcile",
            Self::Coding => "coding",
        }
    }

    /// Where its jobs are submitted; a job's own path is below it.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Reconcile => "/api/v1/reconciliations",
            Self::Coding => "/api/v1/coding/coding-jobs",
        }
    }

    /// The scope that submits its jobs.
    #[must_use]
    pub const fn write_scope(self) -> Scope {
        match self {
            Self::Reconcile => Scope::ReconcileWrite,
            Self::Coding => Scope::CodingWrite,
        }
    }

    /// The scope that polls them.
    #[must_use]
    pub const fn read_scope(self) -> Scope {
        match self {
            Self::Reconcile => Scope::ReconcileRead,
            Self::Coding => Scope::CodingRead,
        }
    }

    /// Whether no byte of what was submitted may remain once a job has ended. Source: contract part
    /// 2.5.
    #[must_use]
    pub const fn leaves_nothing(self) -> bool {
        match self {
            Self::Reconcile => false,
            Self::Coding => true,
        }
    }
}

/// The identifier of a job of any product: its prefix says which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobId {
    product: Product,
    bits: u128,
}

impl JobId {
    /// Names a job by these bits, a `UUIDv7` that the caller makes.
    #[must_use]
    pub const fn new(product: Product, bits: u128) -> Self {
        Self { product, bits }
    }

    /// Whose job it is.
    #[must_use]
    pub const fn product(self) -> Product {
        self.product
    }

    /// The path of its poll endpoint.
    #[must_use]
    pub fn poll_url(self) -> String {
        format!("{}/{self}", self.product.path())
    }
}

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.product {
            Product::Reconcile => Id::<ReconciliationPrefix>::new(self.bits).fmt(f),
            Product::Coding => Id::<CodingJobPrefix>::new(self.bits).fmt(f),
        }
    }
}

impl FromStr for JobId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        if let Ok(id) = text.parse::<Id<CodingJobPrefix>>() {
            return Ok(Self { product: Product::Coding, bits: id.bits() });
        }
        let id: Id<ReconciliationPrefix> = text.parse()?;
        Ok(Self { product: Product::Reconcile, bits: id.bits() })
    }
}

impl Serialize for JobId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for JobId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Status of a job: queued, then processing, then completed or failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobStatus {
    /// Accepted and waiting in the queue.
    Queued,
    /// Being worked on.
    Processing,
    /// Finished with a result.
    Completed,
    /// Finished without a result.
    Failed,
}

impl JobStatus {
    /// Every status there is.
    pub const ALL: [Self; 4] = [Self::Queued, Self::Processing, Self::Completed, Self::Failed];

    /// The name on the wire and in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Processing => "processing",
            Self::Completed => "completed",
            Self::Failed => "failed",
        }
    }
}

impl fmt::Display for JobStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a status of a job")]
pub struct JobStatusError;

impl FromStr for JobStatus {
    type Err = JobStatusError;

    fn from_str(name: &str) -> Result<Self, JobStatusError> {
        Self::ALL.into_iter().find(|status| status.name() == name).ok_or(JobStatusError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_named_with_the_prefix_of_its_product() {
        for (product, text, path) in [
            (Product::Reconcile, "rec_00000000000000000000000011", "/api/v1/reconciliations"),
            (Product::Coding, "cod_00000000000000000000000011", "/api/v1/coding/coding-jobs"),
        ] {
            let id = JobId::new(product, 33);
            assert_eq!(id.to_string(), text);
            assert_eq!(id.poll_url(), format!("{path}/{text}"));
            assert_eq!(text.parse(), Ok(id));
        }
        assert_eq!("usr_00000000000000000000000011".parse::<JobId>(), Err(IdError));
    }

    #[test]
    fn the_name_of_a_status_is_the_one_on_the_wire() {
        for name in ["queued", "processing", "completed", "failed"] {
            let status: JobStatus = name.parse().unwrap();
            assert_eq!(serde_json::to_string(&status).unwrap(), format!("\"{name}\""));
        }
    }
}
