//! `tieout ledger export`: the books for other programs; and any text that a daemon makes while it is
//! sent.

use std::cell::RefCell;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ValueHint;
use tieout::contract::ledger::export::ExportFormat;

use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::cmd::files;
use crate::exit::Failure;
use crate::render::{Ui, save_text, write_line, write_text};

/// Export the books for hledger or beancount, as CSV or as JSON
///
/// Every account and every entry; balances agree with the trial balance. CSV has one row per journal line.
#[derive(Debug, clap::Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// hledger, beancount, csv or json
    #[arg(long)]
    format: ExportFormat,
    /// Write to this file; default: standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("books.journal"))]
    output_file: Option<PathBuf>,
}

pub(super) fn run(args: &ExportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let path = format!("{}/export?format={}", args.whose.path(client)?, args.format);
    if args.output_file.is_none() && ui.is_for_programs() {
        return write_line(&client.get(&path)?);
    }
    downloaded(client, (&path, "text/plain"), args.output_file.as_deref())?;
    if let Some(file) = &args.output_file {
        ui.note(&format!("wrote {}", file.display()));
    }
    Ok(())
}

/// Writes a resource as a text of this kind to a file, or to standard output, while it arrives.
pub(super) fn downloaded(
    client: &Client<'_>,
    (path, kind): (&str, &'static str),
    file: Option<&Path>,
) -> Result<(), Failure> {
    let failed: RefCell<Option<Failure>> = RefCell::new(None);
    let copy = |out: &mut dyn Write| match client.download(path, kind, out) {
        Ok(written) => written,
        Err(failure) => {
            failed.replace(Some(failure));
            Err(io::Error::other("the export was cut off before its end"))
        }
    };
    let written = match file {
        Some(file) => save_text("--output-file", file, &copy),
        None => write_text(copy),
    };
    // What stopped the daemon says more than that the file could not be written.
    failed.into_inner().map_or(written, Err)
}
