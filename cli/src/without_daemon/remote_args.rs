//! `--remote` where no daemon can be asked.

/// Whether a daemon does it.
#[derive(Debug, clap::Args)]
pub(crate) struct RemoteArgs {
    /// Not in this program, which was built without the daemon
    #[arg(long, hide = true)]
    pub(crate) remote: bool,
}
