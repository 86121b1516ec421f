//! The command line of tieout: files in, engine or daemon, tables out.
//!
//! A command takes arguments and returns a value; only `render` prints. Exit codes and errors
//! are the same in every output mode.
//!
//! Without the feature `daemon` the commands that are a daemon or ask one only say that they are not there.

#![cfg_attr(
    not(feature = "daemon"),
    expect(
        dead_code,
        unused_imports,
        reason = "what only those commands use is not compiled into code"
    )
)]

mod account;
#[cfg(feature = "daemon")]
mod client;
mod clock;
mod cmd;
#[cfg(feature = "daemon")]
mod daemon_settings;
#[cfg(feature = "daemon")]
mod database;
mod digest;
#[cfg(feature = "daemon")]
mod duration;
mod exit;
mod files;
mod interrupt;
#[cfg(feature = "daemon")]
mod log;
mod nearest;
#[cfg(feature = "daemon")]
mod operator;
#[cfg(feature = "daemon")]
mod profile;
mod render;
mod safe;
#[cfg(feature = "daemon")]
mod secret;
mod statements;
#[cfg_attr(not(feature = "daemon"), path = "without_daemon/target.rs")]
mod target;
mod unnamed_file;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _};

use cmd::Cli;
pub use exit::ExitMeaning;
use exit::{Exit, Failure};

/// Runs the program with these arguments, the first being its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(exit) = cmd::complete::answer(&args) {
        return exit;
    }
    let exit = match read(&args) {
        Ok(cli) => cmd::run(cli, &args),
        Err(UnreadArguments::Words(error)) => {
            let hint = cmd::hint_for(&error, &args);
            render::clap_error(&error, hint, cmd::asks_for_json(&args))
        }
        #[cfg(feature = "daemon")]
        Err(UnreadArguments::Settings(failure)) => {
            use render::{Color, Output, Style, Ui};

            let output = if cmd::asks_for_json(&args) { Output::Json } else { Output::Table };
            render::failure(failure, &Ui::new(output, false, Style::detect(Color::Auto)))
        }
    };
    exit.into()
}

/// Why arguments are no command.
enum UnreadArguments {
    /// What stands there is none, or help was asked for.
    Words(clap::Error),
    /// What is added to them is wrong.
    #[cfg(feature = "daemon")]
    Settings(Failure),
}

impl From<clap::Error> for UnreadArguments {
    fn from(error: clap::Error) -> Self {
        Self::Words(error)
    }
}

/// The command that arguments stand for, with the settings of the daemon that they leave open.
fn read(args: &[OsString]) -> Result<Cli, UnreadArguments> {
    let matches = Cli::command().try_get_matches_from(args)?;
    #[cfg(feature = "daemon")]
    if let Some(args) = daemon_settings::with_settings(args, Cli::command, &matches)
        .map_err(UnreadArguments::Settings)?
    {
        let matches = Cli::command().try_get_matches_from(args)?;
        return Ok(Cli::from_arg_matches(&matches)?);
    }
    Ok(Cli::from_arg_matches(&matches)?)
}

/// The whole tree of commands, of which completions and manual pages tell.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// What makes a shell ask the program for completions, as `tieout completions` prints it.
#[must_use]
pub fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    cmd::completions::script(shell)
}

/// File name and text of each manual page, as `tieout man --out` writes them.
///
/// # Errors
/// None in practice: the pages are written to memory.
pub fn man_pages() -> std::io::Result<Vec<(String, Vec<u8>)>> {
    cmd::man::pages()
}

/// What each exit code means, and the `code` of errors that end so.
#[must_use]
pub const fn exit_codes() -> &'static [ExitMeaning] {
    exit::MEANINGS
}

/// The exit code of a command that a daemon answers with this status, which is none of success.
#[must_use]
pub const fn exit_code_of(status: u16) -> u8 {
    Exit::of_status(status) as u8
}

/// What every command gives back: an exit code, or a failure to report.
type CommandResult = Result<Exit, Failure>;

#[cfg(test)]
mod tests {
    use super::*;

    /// Every option of a command and of those below it.
    fn options(command: &clap::Command, path: &str) -> Vec<(String, clap::Arg)> {
        let path = format!("{path} {}", command.get_name());
        let own = command.get_opts().map(|option| (path.clone(), option.clone()));
        let below = command.get_subcommands().flat_map(|below| options(below, &path));
        own.chain(below).collect()
    }

    #[test]
    fn what_a_person_writes_may_begin_with_a_dash_and_an_amount_may_be_below_zero() {
        let texts = ["note", "reason", "description", "reference", "memo", "unproved"];
        for (command, option) in options(&command(), "") {
            let names = option.get_value_names().unwrap_or_default();
            let is = |name: &str| names.len() == 1 && names[0] == *name;
            let id = option.get_id().as_str();
            if texts.contains(&id) && option.get_action().takes_values() || is("TEXT") {
                assert!(option.is_allow_hyphen_values_set(), "{command} --{id}");
            } else if is("AMOUNT") {
                assert!(option.is_allow_negative_numbers_set(), "{command} --{id}");
            }
        }
    }
}
