//! No rows are reconciled or coded by a daemon.

use tieout::contract::coding::CodingResult;
use tieout_reconcile::MatchOptions;

use super::absent::absent;
use super::reconcile_args::ReconcileArgs;
use crate::CommandResult;
use crate::exit::Failure;
use crate::files::ChartFile;
use crate::render::Ui;
use crate::statements::{Side, TransactionFile};
use crate::target::ConnectionArgs;

/// There is none.
pub(crate) enum RemoteDaemon {}

impl RemoteDaemon {
    pub(crate) fn asked_for(is_wanted: bool, _: &ConnectionArgs) -> Result<Option<Self>, Failure> {
        if is_wanted { Err(absent("--remote")) } else { Ok(None) }
    }
}

pub(crate) fn reconcile(
    daemon: &RemoteDaemon,
    _: &ReconcileArgs,
    _: (&Side, &Side),
    _: MatchOptions,
    _: &Ui,
) -> CommandResult {
    match *daemon {}
}

pub(crate) fn code<'a>(
    daemon: &RemoteDaemon,
    _: (&TransactionFile, &'a ChartFile),
    _: Option<String>,
    _: &Ui,
) -> Result<(String, CodingResult<'a>), Failure> {
    match *daemon {}
}
