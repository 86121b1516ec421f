//! `tieout profile`: daemons by name.

use clap::Subcommand;
use serde::Serialize;

use crate::CommandResult;
use crate::exit::{Exit, Failure};
use crate::profile::{self, Profile, Profiles};
use crate::render::{Tabular, Ui, Value};
use crate::target::ConnectionArgs;

/// List, choose and add profiles, one per daemon
///
/// A profile holds the address of a daemon, the key for it (after tieout login), and the default organisation.
#[derive(Debug, clap::Args)]
pub(crate) struct ProfileArgs {
    #[command(subcommand)]
    action: ProfileCommand,
}

#[derive(Debug, Subcommand)]
enum ProfileCommand {
    /// List the profiles
    List,
    /// Make this the current profile
    Use {
        /// Name of the profile
        #[arg(value_name = "PROFILE", value_parser = profile::name)]
        name: String,
    },
    /// Add a profile for the daemon at --url
    #[command(override_usage = "tieout profile add [OPTIONS] --url <URL> <NAME>")]
    Add {
        /// Name of the profile
        #[arg(value_parser = profile::name)]
        name: String,
        /// Default organisation, by ID or name
        #[arg(long, value_name = "ORG", value_parser = organisation)]
        org: Option<String>,
    },
    /// Set the default organisation of the current profile, or of --profile
    Org {
        /// The organisation, by ID or name
        #[arg(value_name = "ORG", value_parser = organisation, required_unless_present = "none")]
        org: Option<String>,
        /// No default organisation
        #[arg(long, conflicts_with = "org")]
        none: bool,
    },
}

/// A profile as it is shown: never with its key.
#[derive(Serialize)]
struct ProfileSummary<'a> {
    name: &'a str,
    url: &'a str,
    organisation: Option<&'a str>,
    has_key: bool,
    is_current: bool,
}

impl Tabular for ProfileSummary<'_> {
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

pub(crate) fn run(args: &ProfileArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    match &args.action {
        ProfileCommand::List => list(ui)?,
        ProfileCommand::Use { name } => {
            Profiles::change(|profiles| {
                if !profiles.profiles.contains_key(name) {
                    return Err(profiles.unknown(name));
                }
                profiles.current = Some(name.clone());
                Ok(())
            })?;
            ui.note(&format!("the current profile is {name}"));
        }
        ProfileCommand::Add { name, org } => add(name, org.as_ref(), connection, ui)?,
        ProfileCommand::Org { org, .. } => choose(org.as_ref(), connection, ui)?,
    }
    Ok(Exit::Done)
}

fn list(ui: &Ui) -> Result<(), Failure> {
    let profiles = Profiles::load()?;
    let records: Vec<ProfileSummary<'_>> = profiles
        .profiles
        .iter()
        .map(|(name, profile)| ProfileSummary {
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
fn choose(org: Option<&String>, connection: &ConnectionArgs, ui: &Ui) -> Result<(), Failure> {
    let name = connection.target()?.profile;
    Profiles::change(|profiles| {
        let unknown = profiles.unknown(&name);
        let profile = profiles.profiles.get_mut(&name).ok_or(unknown)?;
        profile.organisation = org.cloned();
        Ok(())
    })?;
    ui.note(&match org {
        Some(org) => format!("the default organisation of profile {name} is {org}"),
        None => format!("profile {name} has no default organisation"),
    });
    Ok(())
}

/// An organisation as somebody names it.
fn organisation(text: &str) -> Result<String, &'static str> {
    if text.trim().is_empty() { Err("give a name or an ID") } else { Ok(text.to_owned()) }
}

fn add(
    name: &str,
    org: Option<&String>,
    connection: &ConnectionArgs,
    ui: &Ui,
) -> Result<(), Failure> {
    let Some(url) = &connection.url else {
        let failure = Failure::usage("give the address of the daemon");
        return Err(failure.with_hint(format!("tieout profile add {name} --url URL")));
    };
    // Refuses what no command could use.
    connection.new_target()?;
    Profiles::change(|profiles| {
        if profiles.profiles.contains_key(name) {
            return Err(Failure::conflict(format!("profile {name:?} already exists"))
                .with_hint("to change its address and key: tieout login"));
        }
        let profile = Profile { url: url.to_string(), key: None, organisation: org.cloned() };
        profiles.profiles.insert(name.to_owned(), profile);
        profiles.current.get_or_insert_with(|| name.to_owned());
        Ok(())
    })?;
    ui.note(&format!("profile {name} is for {url}; to save a key: tieout login --profile {name}"));
    Ok(())
}
