//! The options of every command where no daemon can be asked.

/// What is left of how a daemon is reached.
#[derive(Debug, clap::Args)]
pub(crate) struct ConnectionArgs {
    /// Never prompt
    #[arg(long, global = true)]
    pub(crate) no_input: bool,
}
