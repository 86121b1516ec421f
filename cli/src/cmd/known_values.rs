//! What only a user's profiles or a daemon know of a word on the command line.

use std::time::Duration;

use super::completion::{CompletedValue, Completion};
use super::jobs;
use super::ledger::{self, OrganisationArg};
use crate::client::Client;
use crate::duration::HumanDuration;
use crate::exit::Failure;
use crate::profile::Profiles;
use crate::render::{Color, Output, Style, Ui};
use crate::target::ConnectionArgs;

/// Values of a kind, of which the last may be meant; none, where the daemon named by profile and address does not answer
/// in time.
pub(super) fn ask(
    kind: CompletedValue,
    connection: (Option<String>, Option<String>),
    organisation: Option<String>,
    start: &str,
    within: Duration,
) -> Vec<Completion> {
    match kind {
        CompletedValue::Profile => profiles(),
        _ => ask_daemon(kind, connection, organisation, start, within).unwrap_or_default(),
    }
}

fn ask_daemon(
    kind: CompletedValue,
    (profile, url): (Option<String>, Option<String>),
    org: Option<String>,
    start: &str,
    within: Duration,
) -> Result<Vec<Completion>, Failure> {
    let url = url.map(|url| url.parse().map_err(Failure::usage)).transpose()?;
    let timeout = HumanDuration(within);
    let connection = ConnectionArgs { profile, url, timeout, no_input: true };
    let target = connection.target()?;
    let ui = Ui::new(Output::Json, true, Style::detect(Color::Never));
    let client = Client::of(&target, timeout, &ui)?;
    let whose = OrganisationArg::named(org);
    match kind {
        CompletedValue::Job => Ok(jobs::candidates(&client)),
        CompletedValue::Organisation => ledger::candidates::organisations(&client),
        CompletedValue::Account => ledger::candidates::accounts(&client, &whose),
        CompletedValue::Contact => ledger::candidates::contacts(&client, &whose, start),
        CompletedValue::BankAccount => ledger::candidates::bank_accounts(&client, &whose),
        CompletedValue::Profile | CompletedValue::Folder => Ok(Vec::new()),
    }
}

/// The names of profiles, with their addresses.
fn profiles() -> Vec<Completion> {
    let kept = Profiles::load().map(|kept| kept.profiles).unwrap_or_default();
    kept.into_iter().map(|(name, profile)| (name, profile.url)).collect()
}
