//! `tieout profile`: daemons by name.

use clap::Subcommand;
use serde::Serialize;

use crate::Ended;
use crate::exit::{Exit, Failure};
use crate::profile::{self, Profile, Profiles};
use crate::render::{Tabular, Ui, Value};
use crate::target::Connection;

/// List daemons by name, choose one, add one
///
/// A profile holds the address of a daemon, after tieout login the key for it, and the organisation
/// whose books are meant where --org is left out.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the profiles
    List,
    /// Use this profile from now on
    Use {
        /// Its name
        #[arg(value_name = "PROFILE", value_parser = profile::name)]
        name: String,
    },
    /// Add a profile for the daemon at --url
    #[command(override_usage = "tieout profile add [OPTIONS] --url <URL> <NAME>")]
    Add {
        /// Its name
        #[arg(value_parser = profile::name)]
        name: String,
        /// Whose books are meant where --org is left out, by identifier or name
        #[arg(long, value_name = "ORG", value_parser = organisation)]
        org: Option<String>,
    },
    /// Choose whose books are meant where --org is left out, for the profile in use or --profile
    Org {
        /// The organisation, by identifier or name
        #[arg(value_name = "ORG", value_parser = organisation, required_unless_present = "none")]
        org: Option<String>,
        /// No organisation
        #[arg(long, conflicts_with = "org")]
        none: bool,
    },
}

/// A profile as it is shown: never with its key.
#[derive(Serialize)]
struct Listed<'a> {
    name: &'a str,
    url: &'a str,
    organisation: Option<&'a str>,
    has_key: bool,
    is_current: bool,
}

impl Tabular for Listed<'_> {
    const COLUMNS: &'static [&'static str] =
        &["name", "url", "organisation", "has_key", "is_current"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.name),
            Value::text(self.url),
            Value::optional(self.organisation),
            Value::yes_or_no(self.has_key),
            Value::yes_or_no(self.is_current),
        ]
    }
}

pub(crate) fn run(args: &Args, connection: &Connection, ui: &Ui) -> Ended {
    match &args.action {
        Action::List => list(ui)?,
        Action::Use { name } => {
            Profiles::change(|profiles| {
                if !profiles.profiles.contains_key(name) {
                    return Err(profiles.unknown(name));
                }
                profiles.current = Some(name.clone());
                Ok(())
            })?;
            ui.note(&format!("profile {name} is in use"));
        }
        Action::Add { name, org } => add(name, org.as_ref(), connection, ui)?,
        Action::Org { org, .. } => choose(org.as_ref(), connection, ui)?,
    }
    Ok(Exit::Done)
}

fn list(ui: &Ui) -> Result<(), Failure> {
    let profiles = Profiles::load()?;
    let records: Vec<Listed<'_>> = profiles
        .profiles
        .iter()
        .map(|(name, profile)| Listed {
            name,
            url: &profile.url,
            organisation: profile.organisation.as_deref(),
            has_key: profile.key.is_some(),
            is_current: name == profiles.current_name(),
        })
        .collect();
    ui.list(&records)
}

/// Notes whose books a profile means; that there are such is known to its daemon alone.
fn choose(org: Option<&String>, connection: &Connection, ui: &Ui) -> Result<(), Failure> {
    let name = connection.target()?.profile;
    Profiles::change(|profiles| {
        let unknown = profiles.unknown(&name);
        let profile = profiles.profiles.get_mut(&name).ok_or(unknown)?;
        profile.organisation = org.cloned();
        Ok(())
    })?;
    ui.note(&match org {
        Some(org) => format!("profile {name} means the books of {org}"),
        None => format!("profile {name} means no books by itself"),
    });
    Ok(())
}

/// An organisation as somebody names it.
fn organisation(text: &str) -> Result<String, &'static str> {
    if text.trim().is_empty() {
        Err("a name or an identifier is needed")
    } else {
        Ok(text.to_owned())
    }
}

fn add(name: &str, org: Option<&String>, connection: &Connection, ui: &Ui) -> Result<(), Failure> {
    let Some(url) = &connection.url else {
        let failure = Failure::usage("the address of the daemon is needed");
        return Err(failure.with_hint(format!("tieout profile add {name} --url URL")));
    };
    // Refuses what no command could use.
    connection.new_target()?;
    Profiles::change(|profiles| {
        if profiles.profiles.contains_key(name) {
            return Err(Failure::conflict(format!("there is a profile {name:?} already"))
                .with_hint("tieout login changes its address and key"));
        }
        let profile = Profile { url: url.to_string(), key: None, organisation: org.cloned() };
        profiles.profiles.insert(name.to_owned(), profile);
        profiles.current.get_or_insert_with(|| name.to_owned());
        Ok(())
    })?;
    ui.note(&format!("profile {name} is for {url}; tieout login --profile {name} keeps a key"));
    Ok(())
}
