//! What a client keeps with objects, and finds them by: an ID of its own, and keys and values.

use serde_json::Value as Json;
use tieout::contract::ledger::metadata::Metadata;
use tieout::time::Timestamp;

use super::list_query::ListQuery;
use crate::exit::Failure;

/// Of an object that is created or changed.
#[derive(Debug, clap::Args)]
pub(super) struct OwnKeysArgs {
    /// Your own ID for it; must be unique; empty for none
    #[arg(long, value_name = "ID", allow_hyphen_values = true)]
    external_id: Option<String>,
    #[command(flatten)]
    kept: MetadataArgs,
}

/// Of an object that is created or changed.
#[derive(Debug, clap::Args)]
pub(super) struct MetadataArgs {
    /// Metadata: a key and value of your own, up to 40 and 500 characters; repeat for up to 20, which replace any there
    /// are; empty for none
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair, allow_hyphen_values = true)]
    metadata: Vec<MetadataPair>,
}

/// A key and its value; none for no metadata.
#[derive(Debug, Clone)]
struct MetadataPair(Option<(String, String)>);

fn pair(text: &str) -> Result<MetadataPair, String> {
    if text.is_empty() {
        return Ok(MetadataPair(None));
    }
    let (key, value) = text.split_once('=').ok_or("must be KEY=VALUE")?;
    Ok(MetadataPair(Some((key.to_owned(), value.to_owned()))))
}

/// A key of a body.
fn member(key: &str, value: impl Into<Json>) -> (String, Json) {
    (key.to_owned(), value.into())
}

impl MetadataArgs {
    /// For a body that creates something.
    pub(super) fn metadata(&self) -> Result<Option<Metadata>, Failure> {
        if self.metadata.is_empty() {
            return Ok(None);
        }
        let mut metadata = Metadata::default();
        for (key, value) in self.metadata.iter().filter_map(|pair| pair.0.as_ref()) {
            let added = metadata.add(key, value);
            added.map_err(|fault| Failure::usage(format!("--metadata {fault}")))?;
        }
        Ok(Some(metadata))
    }

    /// For a body that changes something.
    pub(super) fn change(&self) -> Result<Option<(String, Json)>, Failure> {
        Ok(self.metadata()?.map(|metadata| {
            member(
                "metadata",
                metadata.iter().map(|(key, value)| member(key, value)).collect::<Json>(),
            )
        }))
    }
}

impl OwnKeysArgs {
    /// For a body that creates something.
    pub(super) fn external_id(&self) -> Option<String> {
        self.external_id.clone().filter(|id| !id.is_empty())
    }

    /// For a body that creates something.
    pub(super) fn metadata(&self) -> Result<Option<Metadata>, Failure> {
        self.kept.metadata()
    }

    /// For a body that changes something.
    pub(super) fn changes(&self) -> Result<impl Iterator<Item = (String, Json)> + use<>, Failure> {
        let named = |id: &String| if id.is_empty() { Json::Null } else { Json::from(id.clone()) };
        let named = self.external_id.as_ref().map(|id| member("external_id", named(id)));
        Ok(named.into_iter().chain(self.kept.change()?))
    }
}

/// What a list is narrowed down by.
#[derive(Debug, clap::Args)]
pub(super) struct FoundByArgs {
    /// With exactly this ID of your own
    #[arg(long, value_name = "ID", allow_hyphen_values = true)]
    external_id: Option<String>,
    /// Created or changed at this time or later, such as 2026-03-31T18:00:00Z
    #[arg(long, value_name = "TIME")]
    updated_since: Option<Timestamp>,
}

impl FoundByArgs {
    pub(super) fn add_to(&self, query: &mut ListQuery) {
        query.add("external_id", self.external_id.as_ref());
        query.add("updated_since", self.updated_since);
    }
}
