//! `tieout ledger import`: a new organisation from an export.

use clap::ValueHint;
use serde_json::value::RawValue;
use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::Organisation;

use super::documents::text;
use super::organisation::ORGANISATIONS;
use super::organisations::OrganisationDetails;
use crate::client::Client;
use crate::cmd::files;
use crate::exit::Failure;
use crate::files::Source;
use crate::render::Ui;

/// Make a new organisation of an export in JSON
///
/// The file is what tieout ledger export --format json wrote, at most 25 MB. You become its owner and only member. All
/// reports are equal to those of the source; IDs are new, and the first audit event names the source and where its hash
/// chains ended. Nothing is imported of a file that is not whole.
#[derive(Debug, clap::Args)]
pub(super) struct ImportArgs {
    /// The export; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
}

pub(super) fn run(args: &ImportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let name = args.file.name();
    let document = RawValue::from_string(text(&args.file)?.trim().to_owned());
    let document =
        document.map_err(|error| Failure::file(format!("{name} is not JSON: {error}")))?;
    let path = format!("{ORGANISATIONS}/import");
    let made: Data<Organisation> = client.read(&client.post(&path, &document)?)?;
    ui.record(&OrganisationDetails(made.data))
}
