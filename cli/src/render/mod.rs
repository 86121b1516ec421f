//! The only place that prints: results to standard output, everything else to standard error.

mod bank_reconciliation;
mod blocks;
mod coded;
mod confidence;
mod converted;
mod csv;
mod csv_writer;
mod equation;
mod explained;
mod figures;
mod html;
mod input_files;
mod json;
mod ledger_close;
mod ledger_reconciliation;
mod month;
mod out;
mod output_files;
mod pairs;
mod progress;
mod prompt;
mod records;
mod report;
mod save;
mod sheet;
mod style;
mod suggestions;
mod table;
mod text_table;
mod ui;
mod why;

use std::io::{self, Write};
use std::path::Path;

use out::{EscapeForm, write};
use ui::complain;

pub(crate) use coded::CodedReport;
pub(crate) use confidence::how_likely;
pub(crate) use converted::Conversion;
pub(crate) use explained::PairExplainer;
pub(crate) use figures::{amount, amount_or_nothing, grouped, in_words};
pub(crate) use ledger_close::{ItemStatus, LedgerClosing, LedgerMatch, LedgerSuggestion};
pub(crate) use month::{MonthReport, OfferedPair};
pub(crate) use output_files::check_distinct_outputs;
pub(crate) use progress::Progress;
pub(crate) use prompt::{KeyReader, ask_secret, can_ask};
pub(crate) use records::{Tabular, Value, described, further};
pub(crate) use report::Report;
pub(crate) use save::{check_target, place};
pub(crate) use sheet::{Sheet, SheetColumn, SheetLine, SheetProof};
pub(crate) use style::{Color, Style};
pub(crate) use ui::{Output, Ui};
pub(crate) use why::{Explained, WhyAnswer, WhyAnswers};

use crate::exit::{Complaint, Exit, Failure};
use crate::safe::{safe, safe_json};

impl Ui {
    /// Writes a result in the form asked for.
    pub(crate) fn print(&self, report: &Report<'_>) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(table::report(report, self.style).as_bytes()),
            Output::Json => json::document(report, out),
            Output::Jsonl => json::lines(report, out),
            Output::Csv => csv::report(report, out),
        })
    }

    /// Writes coded transactions in the form asked for.
    pub(crate) fn print_coded(&self, report: &CodedReport<'_>) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(coded::table(report, self.style).as_bytes()),
            Output::Json => coded::document(report, out),
            Output::Jsonl => coded::lines(report, out),
            Output::Csv => coded::joined(report, out),
        })
    }

    /// Writes converted statements in the form asked for; a table of them is CSV.
    pub(crate) fn print_conversion(&self, conversion: &Conversion<'_>) -> Result<(), Failure> {
        let is_text = conversion.is_explained && !self.is_for_programs();
        let form = match self.output {
            Output::Json | Output::Jsonl => EscapeForm::Json,
            Output::Table | Output::Csv if is_text => EscapeForm::Plain,
            Output::Table | Output::Csv => EscapeForm::Csv,
        };
        write(form, |out| converted::write(conversion, self.output, out))
    }

    /// Writes them to a file, whole or not at all.
    pub(crate) fn save_conversion(
        &self,
        conversion: &Conversion<'_>,
        path: &Path,
    ) -> Result<(), Failure> {
        let write = |out: &mut dyn Write| converted::write(conversion, self.output, out);
        save::write_whole("--out", path, &[], &write)
    }
}

/// Writes a line to standard output: a plain word, or JSON.
pub(crate) fn write_line(line: &str) -> Result<(), Failure> {
    write(EscapeForm::Json, |out| writeln!(out, "{line}"))
}

/// Writes bytes to standard output as they are.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<(), Failure> {
    write(EscapeForm::Plain, |out| out.write_all(bytes))
}

/// Writes a text that comes from elsewhere to standard output: to a terminal with escapes for what would
/// steer it.
pub(crate) fn write_text(
    text: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    write(EscapeForm::Csv, |out| text(out))
}

/// Writes such a text to a file, whole or not at all; `option` names it.
pub(crate) fn save_text(
    option: &str,
    path: &Path,
    text: &dyn Fn(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    save::write_whole(option, path, &[], text)
}

/// Reports a failure on standard error: for people, or as the API's envelope.
pub(crate) fn failure(failure: Failure, ui: &Ui) -> Exit {
    let exit = failure.exit;
    if ui.is_for_programs() {
        envelope(failure);
        return exit;
    }
    for Complaint { message, hint, below } in &failure.complaints {
        complain(&format!("{} {}", ui.style.error("error:"), safe(message)));
        if let Some(hint) = hint {
            complain(&format!("  hint: {}", safe(hint)));
        }
        for line in below {
            complain(&safe(line));
        }
    }
    exit
}

/// Reports what clap found wrong with the arguments, or gives the help that was asked for.
pub(crate) fn clap_error(error: &clap::Error, hint: Option<&str>, as_json: bool) -> Exit {
    let text = error.render().to_string();
    if !error.use_stderr() {
        return match write_bytes(text.as_bytes()) {
            Ok(()) => Exit::Done,
            Err(failure) => {
                failure.complaints.iter().for_each(|complaint| complain(&complaint.message));
                failure.exit
            }
        };
    }
    if as_json {
        let words = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
        envelope(Failure::usage(words.split_whitespace().collect::<Vec<_>>().join(" ")));
    } else {
        // What clap quotes from the arguments is made safe; its own colours are left out.
        text.lines().for_each(|line| complain(&safe(line)));
        if let Some(hint) = hint {
            complain(&format!("  hint: {hint}"));
        }
    }
    Exit::Usage
}

fn envelope(failure: Failure) {
    match serde_json::to_string(&failure.into_envelope()) {
        Ok(json) => complain(&safe_json(&json)),
        Err(error) => complain(&format!("error: {error}")),
    }
}
