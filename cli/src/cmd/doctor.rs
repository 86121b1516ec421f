//! `tieout doctor`: what an operator should know before there is trouble.

use serde::{Serialize, Serializer};
use tieout_daemon::doctor::{Finding, FindingStatus, examine};

use super::db::wait;
use crate::CommandResult;
use crate::database::{DatabaseArgs, ledger_key, session_secret};
use crate::exit::Exit;
use crate::render::{Tabular, Ui, Value};

/// Check the database's files, its server, clocks, room and limits
///
/// Looks at permissions, the secret that signs sessions, versions, clocks, disk space, the limit on open files, the
/// write-ahead log and the last backup, also while a daemon is running. Nothing is changed. Exits with 1 if there is
/// a problem; a warning is none yet.
#[derive(Debug, clap::Args)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    /// Connections that the daemon is to serve at once
    #[arg(long, value_name = "N", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    max_connections: u32,
}

pub(crate) fn run(args: &DoctorArgs, ui: &Ui) -> CommandResult {
    let location = args.database.noted_location(ui)?;
    let secret = session_secret(&location)?;
    let findings = wait(examine(&location, &secret, ledger_key()?, args.max_connections))?;
    let is_well = findings.iter().all(|finding| finding.status != FindingStatus::Problem);
    let rows: Vec<_> = findings.into_iter().map(FindingRow).collect();
    ui.list(&rows)?;
    Ok(if is_well { Exit::Done } else { Exit::Differences })
}

struct FindingRow(Finding);

impl FindingRow {
    const fn status(&self) -> &'static str {
        match self.0.status {
            FindingStatus::Ok => "ok",
            FindingStatus::Warning => "warning",
            FindingStatus::Problem => "problem",
        }
    }
}

impl Serialize for FindingRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Finding { check, found, advice, .. } = &self.0;
        serde_json::json!({
            "check": check, "status": self.status(), "found": found, "advice": advice,
        })
        .serialize(serializer)
    }
}

impl Tabular for FindingRow {
    const COLUMNS: &'static [&'static str] = &["check", "status", "found", "advice"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.0.check),
            Value::text(self.status()),
            Value::text(&self.0.found),
            Value::optional(self.0.advice.as_ref()),
        ]
    }
}
