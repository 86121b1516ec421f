//! The commands, one file each.

#[cfg(not(feature = "daemon"))]
#[path = "../without_daemon/commands.rs"]
mod absent;
#[cfg(feature = "daemon")]
mod admin;
mod balances;
#[cfg_attr(not(feature = "daemon"), path = "../without_daemon/book_from.rs")]
mod book_from;
mod close_month;
mod closed_months;
mod code;
pub(crate) mod complete;
mod completion;
pub(crate) mod completions;
mod convert;
#[cfg(feature = "daemon")]
mod db;
mod decidable;
mod decide;
mod decided_rows;
#[cfg(feature = "daemon")]
mod demo;
#[cfg(feature = "daemon")]
mod doctor;
mod files;
mod history;
#[cfg(feature = "daemon")]
mod jobs;
#[cfg(feature = "daemon")]
mod journals;
mod kept_reading;
#[cfg(feature = "daemon")]
mod keys;
#[cfg_attr(not(feature = "daemon"), path = "../without_daemon/known_values.rs")]
mod known_values;
#[cfg(feature = "daemon")]
mod ledger;
#[cfg(feature = "daemon")]
mod login;
pub(crate) mod man;
mod month;
mod month_account;
mod month_args;
mod month_entries;
mod month_files;
mod offered_pairs;
mod opening;
#[cfg(feature = "daemon")]
mod paging;
#[cfg(feature = "daemon")]
mod profile;
mod reconcile;
mod reconcile_args;
mod reconcile_outcome;
#[cfg_attr(not(feature = "daemon"), path = "../without_daemon/remote.rs")]
mod remote;
#[cfg_attr(not(feature = "daemon"), path = "../without_daemon/remote_args.rs")]
mod remote_args;
mod review;
#[cfg(feature = "daemon")]
mod serve;
mod several;
mod sides;
mod why;

use std::ffi::OsString;
use std::path::Path;

use clap::{Args, Parser, Subcommand};

use crate::exit::Exit;
use crate::render::{self, Color, Output, Style, Ui};
use crate::statements::CommandLine;
use crate::target::ConnectionArgs;
#[cfg(not(feature = "daemon"))]
use absent::{admin, db, demo, doctor, jobs, journals, keys, ledger, login, profile, serve};

/// Reconcile bank rows against book rows, and prove it.
#[derive(Debug, Parser)]
#[command(name = "tieout", version, propagate_version = true, max_term_width = 100)]
#[command(
    after_help = "Exit codes: 0 done, nothing unmatched and verified, or all coded; 1 differences, or some uncoded; 2 usage; \
                        3 a file cannot be read or written, or its contents are not valid; 4 no key, or not allowed; 5 not enough credits; 6 not found, or not possible in its present state; 7 the daemon cannot be reached or is busy, try again; 8 a job failed or timed out; \
                        130 interrupted.\n\n\
                        Environment: TIEOUT_URL and TIEOUT_API_KEY replace a profile, TIEOUT_PROFILE names one; TIEOUT_ORG is the default for --org; TIEOUT_SESSION is the web session for tieout keys; \
                        TIEOUT_DATABASE_URL is the database of serve, admin, db and doctor, \
                        TIEOUT_SESSION_SECRET signs their sessions, TIEOUT_LEDGER_KEY keys the hash chain of the ledger; TIEOUT_ALLOW_HTTP=1 allows http:// to other machines; NO_COLOR."
)]
pub(crate) struct Cli {
    #[command(flatten)]
    global: GlobalArgs,
    #[command(subcommand)]
    command: Command,
}

/// Options of every command.
#[derive(Debug, Args)]
#[command(next_help_heading = "Global options")]
struct GlobalArgs {
    /// Output format
    #[arg(long, global = true, value_enum, default_value_t = Output::Table, value_name = "FORMAT")]
    output: Output,
    /// Same as --output json
    #[arg(long, global = true, conflicts_with = "output")]
    json: bool,
    /// No notes or progress on standard error
    #[arg(short, long, global = true)]
    quiet: bool,
    /// Show the figures behind the words: scores, evidence
    #[arg(short, long, global = true)]
    verbose: bool,
    /// When to use colours; NO_COLOR is respected
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,
    #[command(flatten)]
    connection: ConnectionArgs,
}

#[derive(Debug, Subcommand)]
enum Command {
    Admin(admin::AdminArgs),
    Code(Box<code::CodeArgs>),
    Completions(completions::CompletionsArgs),
    Convert(Box<convert::ConvertArgs>),
    Db(db::DbArgs),
    Decide(decide::DecideArgs),
    Demo(demo::DemoArgs),
    Doctor(doctor::DoctorArgs),
    Jobs(jobs::JobsArgs),
    Journals(Box<journals::JournalsArgs>),
    Keys(keys::KeysArgs),
    Ledger(ledger::LedgerArgs),
    Login(login::LoginArgs),
    Logout(login::LogoutArgs),
    Man(man::ManArgs),
    Profile(profile::ProfileArgs),
    Reconcile(Box<self::reconcile_args::ReconcileArgs>),
    Reopen(closed_months::ReopenArgs),
    Serve(serve::ServeArgs),
    Verify(closed_months::VerifyArgs),
    Whoami(login::WhoamiArgs),
}

/// Runs the command and reports its failure, if any; `words` are the arguments as they were given.
pub(crate) fn run(cli: Cli, words: &[OsString]) -> Exit {
    let GlobalArgs { output, json, quiet, verbose, color, connection } = cli.global;
    let output = if json { Output::Json } else { output };
    let style = Style::detect(color).verbose(verbose);
    let ui = Ui::new(output, quiet, style).called(CommandLine::new(words, &[]));
    let outcome = match cli.command {
        Command::Admin(args) => admin::run(&args, &ui),
        Command::Code(args) => code::run(&args, &connection, &ui),
        Command::Completions(args) => completions::run(&args),
        Command::Convert(args) => convert::run(&args, &ui),
        Command::Db(args) => db::run(&args, &ui),
        Command::Decide(args) => decide::run(&args, &ui),
        Command::Demo(args) => demo::run(&args, &ui),
        Command::Doctor(args) => doctor::run(&args, &ui),
        Command::Jobs(args) => jobs::run(&args, &connection, &ui),
        Command::Journals(args) => journals::run(&args, &connection, &ui),
        Command::Keys(args) => keys::run(&args, &connection, &ui),
        Command::Ledger(args) => ledger::run(&args, &connection, &ui),
        Command::Login(args) => login::login(&args, &connection, &ui),
        Command::Logout(args) => login::logout(&args, &connection, &ui),
        Command::Man(args) => man::run(&args),
        Command::Profile(args) => profile::run(&args, &connection, &ui),
        Command::Reconcile(args) => reconcile::run(&args, &connection, &ui),
        Command::Reopen(args) => closed_months::reopen(&args, &ui),
        Command::Serve(args) => serve::run(&args, &ui),
        Command::Verify(args) => closed_months::verify(&args, &ui),
        Command::Whoami(args) => login::whoami(&args, &connection, &ui),
    };
    outcome.unwrap_or_else(|failure| render::failure(failure, &ui))
}

/// What clap cannot know: a file where a command belongs is meant to be reconciled.
pub(crate) fn hint_for(error: &clap::Error, args: &[OsString]) -> Option<&'static str> {
    let is_unknown = error.kind() == clap::error::ErrorKind::InvalidSubcommand;
    let names_a_file = args.iter().skip(1).any(|arg| Path::new(arg).is_file());
    (is_unknown && names_a_file).then_some("to compare two files: tieout reconcile BANK BOOK")
}

/// Whether arguments that cannot be parsed ask for JSON, so that their error is JSON too.
pub(crate) fn asks_for_json(args: &[OsString]) -> bool {
    args.iter().any(|arg| arg == "--json" || arg == "--output=json" || arg == "--output=jsonl")
        || args
            .windows(2)
            .any(|two| two[0] == "--output" && (two[1] == "json" || two[1] == "jsonl"))
}
