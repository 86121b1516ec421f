//! Keys and values that clients keep with objects, as the tables have them.

use tieout::contract::ledger::metadata::Metadata;

use crate::db::statement::Row;
use crate::error::StoreError;

/// As the tables have it: JSON, or nothing where there is none.
pub(crate) fn stored(metadata: &Metadata) -> Option<String> {
    if metadata.is_empty() { None } else { serde_json::to_string(metadata).ok() }
}

/// The metadata of a row.
pub(crate) fn metadata(row: &Row) -> Result<Metadata, StoreError> {
    let Some(json) = row.get::<Option<String>>("metadata")? else { return Ok(Metadata::default()) };
    serde_json::from_str(&json).map_err(|_| StoreError::Corrupt("metadata"))
}
