//! Which organisation's books: named by an option, by the profile, or the only one there is.

use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::{Organisation, Whole};
use tieout::id::OrganisationId;

use crate::client::Client;
use crate::exit::Failure;
use crate::safe::quoted;

/// Where organisations are.
pub(super) const ORGANISATIONS: &str = "/api/v1/ledger/organisations";

/// Organisations named in a hint.
pub(super) const NAMED_MAX: usize = 5;

/// Whose books.
#[derive(Debug, Clone, clap::Args)]
pub(in crate::cmd) struct OrganisationArg {
    #[arg(
        long,
        value_name = "ORG",
        help = "The organisation, by ID or name; else TIEOUT_ORG, the profile's, or the only one \
            the key can see"
    )]
    org: Option<String>,
}

impl OrganisationArg {
    /// The organisation of this name or identifier, or the only one.
    pub(in crate::cmd) const fn named(org: Option<String>) -> Self {
        Self { org }
    }

    /// The organisation itself.
    pub(in crate::cmd) fn organisation(
        &self,
        client: &Client<'_>,
    ) -> Result<Organisation, Failure> {
        if let Some(id) = self.id(client) {
            let found: Data<Organisation> = client.read(&client.get(&path_of(id))?)?;
            return Ok(found.data);
        }
        let all: Whole<Organisation> = client.read(&client.get(ORGANISATIONS)?)?;
        choose(all.data, self.meant(client))
    }

    /// The path below which its books are.
    pub(in crate::cmd) fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        match self.id(client) {
            Some(id) => Ok(path_of(id)),
            None => Ok(path_of(self.organisation(client)?.id)),
        }
    }

    /// What the option says, or what counts where it says nothing.
    fn meant<'w>(&'w self, client: &'w Client<'_>) -> Option<&'w str> {
        self.org.as_deref().or_else(|| client.organisation())
    }

    fn id(&self, client: &Client<'_>) -> Option<OrganisationId> {
        self.meant(client)?.parse().ok()
    }
}

/// Where an organisation is.
pub(in crate::cmd) fn path_of(id: OrganisationId) -> String {
    format!("{ORGANISATIONS}/{id}")
}

/// The organisation of this name, or the only one.
fn choose(all: Vec<Organisation>, name: Option<&str>) -> Result<Organisation, Failure> {
    let is_meant = |organisation: &Organisation| {
        name.is_none_or(|name| name.to_lowercase() == organisation.name.to_lowercase())
    };
    let (mut meant, others): (Vec<_>, Vec<_>) = all.into_iter().partition(is_meant);
    if meant.len() == 1
        && let Some(organisation) = meant.pop()
    {
        return Ok(organisation);
    }
    if meant.is_empty() && others.is_empty() {
        let failure = Failure::conflict("the key cannot see any organisation");
        return Err(failure.with_hint("create one: tieout ledger organisations create --name NAME"));
    }
    let is_ambiguous = !meant.is_empty();
    let message = match name {
        None => format!("the key can see {} organisations", meant.len()),
        Some(name) if is_ambiguous => format!("{} organisations are named {name}", meant.len()),
        Some(name) => format!("the key cannot see an organisation {}", quoted(name)),
    };
    let listed = if is_ambiguous { meant } else { others };
    let named = listed.iter().take(NAMED_MAX).map(|one| format!("{} ({})", one.id, one.name));
    let hint = format!("choose with --org: {}", named.collect::<Vec<_>>().join(", "));
    let failure = if is_ambiguous { Failure::usage(message) } else { Failure::conflict(message) };
    Err(failure.with_hint(hint))
}
