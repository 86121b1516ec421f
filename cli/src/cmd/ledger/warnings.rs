//! What the books take and what is rarely meant: refused, unless the user accepts it.

use serde::Deserialize;
use tieout::contract::error::ErrorBody;
use tieout::contract::ledger::warning::Warning;

use crate::client::Client;
use crate::exit::Failure;
use crate::render::Ui;

/// Whether the user accepts what is rarely meant.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct WarningsArg {
    /// Accept what is rarely meant, such as VAT far from its rate or a date over ten years back; without this it is
    /// refused
    #[arg(long)]
    accept_warnings: bool,
}

impl WarningsArg {
    /// Whether it is to be refused.
    pub(crate) const fn is_strict(self) -> bool {
        !self.accept_warnings
    }
}

/// The part of an answer that has warnings.
#[derive(Debug, Deserialize)]
struct AnsweredWarnings {
    #[serde(default)]
    warnings: Vec<Warning>,
}

/// Says what an answer tells of.
pub(super) fn note_warnings(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let AnsweredWarnings { warnings } = client.read(body)?;
    for warning in &warnings {
        ui.warn(&told(warning));
    }
    Ok(())
}

/// A warning with its place.
pub(crate) fn told(warning: &Warning) -> String {
    let Warning { field, message, .. } = warning;
    if field.is_empty() { message.clone() } else { format!("{field}: {message}") }
}

/// Whether a refusal is for the sake of warnings only.
pub(super) fn is_of_warnings(error: Option<&ErrorBody>) -> bool {
    let reason = || error?.details.as_ref()?.get("reason")?.as_str();
    reason() == Some("strict_warnings")
}
