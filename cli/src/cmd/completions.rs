//! `tieout completions`: completion scripts for shells.

use clap_complete::{Shell, generate};

use crate::Ended;
use crate::exit::Exit;
use crate::render::write_bytes;

/// Print the completion script of a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "For bash: tieout completions bash > \
                        ~/.local/share/bash-completion/completions/tieout")]
pub(crate) struct Args {
    /// The shell to complete for
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Ended {
    write_bytes(&script(args.shell))?;
    Ok(Exit::Done)
}

/// Made in memory first: clap's generator panics into a closed pipe.
pub(crate) fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    generate(shell, &mut crate::command(), "tieout", &mut script);
    script
}
