//! `--remote`, and what else is said of it.

/// Whether a daemon does it.
#[derive(Debug, clap::Args)]
pub(super) struct RemoteArgs {
    /// Send the rows to a daemon, which charges one credit per bank row
    #[arg(long)]
    pub(super) remote: bool,
    /// Allow charges beyond the remaining credits, if the key and the subscription allow it too
    #[arg(long, requires = "remote")]
    pub(super) allow_overage: bool,
    /// Idempotency key: submitting again with the same key within 24 hours returns the same job
    #[arg(long, value_name = "KEY", requires = "remote")]
    pub(super) idempotency_key: Option<String>,
}
