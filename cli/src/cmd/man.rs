//! `tieout man`: the manual pages.

use std::path::PathBuf;

use clap_mangen::Man;

use crate::CommandResult;
use crate::exit::{Exit, Failure};
use crate::render::write_bytes;

/// Print the manual page, or write the pages of all commands
#[derive(Debug, clap::Args)]
pub(crate) struct ManArgs {
    /// Write one page per command to this directory
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &ManArgs) -> CommandResult {
    let pages = pages().map_err(|error| Failure::file(format!("manual pages: {error}")))?;
    let Some(directory) = &args.out else {
        if let Some((_, page)) = pages.first() {
            write_bytes(page)?;
        }
        return Ok(Exit::Done);
    };
    for (name, page) in pages {
        let path = directory.join(name);
        std::fs::create_dir_all(directory)
            .and_then(|()| std::fs::write(&path, page))
            .map_err(|error| Failure::file(format!("cannot write {}: {error}", path.display())))?;
    }
    Ok(Exit::Done)
}

/// File name and text of each page, `tieout.1` first.
pub(crate) fn pages() -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let mut root = crate::command().disable_help_subcommand(true);
    root.build();
    let mut pages = Vec::new();
    collect(&root, "tieout", &mut pages)?;
    Ok(pages)
}

fn collect(
    command: &clap::Command,
    name: &str,
    pages: &mut Vec<(String, Vec<u8>)>,
) -> std::io::Result<()> {
    let mut page = Vec::new();
    let source = concat!("tieout ", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).title(name).source(source).manual("tieout").render(&mut page)?;
    pages.push((format!("{name}.1"), page));
    command
        .get_subcommands()
        .filter(|sub| !sub.is_hide_set())
        .try_for_each(|sub| collect(sub, &format!("{name}-{}", sub.get_name()), pages))
}
