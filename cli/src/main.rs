//! The `tieout` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    tieout_cli::run(std::env::args_os())
}
