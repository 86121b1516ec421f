//! `tieout completions`: what makes a shell ask the program how a word goes on.

use clap_complete::Shell;
use clap_complete::env::Shells;

pub(super) use super::complete::{PROGRAM, VARIABLE};
use crate::CommandResult;
use crate::exit::Exit;
use crate::render::write_bytes;

/// Print the completion script for a shell
///
/// The shell then asks tieout for commands and options, and for your profiles, organisations, accounts,
/// contacts, bank accounts and jobs; a daemon has one second to answer.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "For bash: tieout completions bash > ~/.local/share/bash-completion/completions/tieout"
)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs) -> CommandResult {
    write_bytes(&script(args.shell))?;
    Ok(Exit::Done)
}

pub(crate) fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    if let Some(shell) = Shells::builtins().completer(&shell.to_string()) {
        // Writing to memory cannot fail.
        _ = shell.write_registration(VARIABLE, PROGRAM, PROGRAM, PROGRAM, &mut script);
    }
    script
}
