//! The only place that prints: results to standard output, everything else to standard error.

mod bank_reconciliation;
mod blocks;
mod coded;
mod confidence;
mod converted;
mod csv;
mod equation;
mod explained;
mod html;
mod json;
mod ledger_close;
mod ledger_reconciliation;
mod month;
mod out;
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
mod why;

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use clap::ValueEnum;

use out::{EscapeForm, write};

pub(crate) use coded::CodedReport;
pub(crate) use confidence::how_likely;
pub(crate) use converted::Conversion;
pub(crate) use explained::PairExplainer;
pub(crate) use ledger_close::{ItemStatus, LedgerClosing, LedgerMatch, LedgerSuggestion};
pub(crate) use month::MonthReport;
pub(crate) use progress::Progress;
pub(crate) use prompt::{KeyReader, ask_secret, can_ask};
pub(crate) use records::{Tabular, Value, described, further};
pub(crate) use report::Report;
pub(crate) use report::check_distinct_outputs;
pub(crate) use save::{check_target, place};
pub(crate) use sheet::{
    Sheet, SheetColumn, SheetLine, SheetProof, amount, amount_or_nothing, in_words,
};
pub(crate) use style::{Color, Style};
pub(crate) use table::grouped;
pub(crate) use why::{Explained, WhyAnswer, WhyAnswers};

use crate::exit::{Complaint, Exit, Failure};
use crate::safe::{safe, safe_json};
use crate::statements::CommandLine;

/// Forms of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Output {
    /// For people
    Table,
    /// One JSON document
    Json,
    /// One JSON object a line
    Jsonl,
    /// Comma-separated values with a header
    Csv,
}

/// How this run talks to its user.
#[derive(Debug)]
pub(crate) struct Ui {
    output: Output,
    is_quiet: bool,
    style: Style,
    command_line: CommandLine,
}

impl Ui {
    pub(crate) fn new(output: Output, is_quiet: bool, style: Style) -> Self {
        Self { output, is_quiet, style, command_line: CommandLine::default() }
    }

    /// The same, knowing how the program was called.
    pub(crate) fn called(self, command_line: CommandLine) -> Self {
        Self { command_line, ..self }
    }

    /// How the program was called.
    pub(crate) const fn command_line(&self) -> &CommandLine {
        &self.command_line
    }

    /// Whether results are to be JSON.
    pub(crate) fn is_for_programs(&self) -> bool {
        matches!(self.output, Output::Json | Output::Jsonl)
    }

    /// Whether a moving bar may be drawn.
    fn shows_progress(&self) -> bool {
        !self.is_quiet && !self.is_for_programs() && io::stderr().is_terminal()
    }

    /// What a result is made of.
    fn form(&self) -> EscapeForm {
        match self.output {
            Output::Table => EscapeForm::Plain,
            Output::Json | Output::Jsonl => EscapeForm::Json,
            Output::Csv => EscapeForm::Csv,
        }
    }

    /// Says something on standard error that the user should know and no program needs.
    pub(crate) fn note(&self, text: &str) {
        if !self.is_quiet {
            complain(&format!("note: {}", safe(text)));
        }
    }

    /// Says something on standard error to whoever is asked.
    #[expect(clippy::unused_self, reason = "a question is asked whatever else is quiet")]
    pub(crate) fn say(&self, text: &str) {
        complain(text);
    }

    /// Says on a terminal how the work goes, and nowhere else.
    pub(crate) fn note_progress(&self, text: &str) {
        if self.shows_progress() {
            self.note(text);
        }
    }

    /// Whether a list is to be rows that programs read one by one.
    pub(crate) fn wants_rows(&self) -> bool {
        matches!(self.output, Output::Jsonl | Output::Csv)
    }

    /// Whether a result is to be one JSON document.
    pub(crate) fn wants_document(&self) -> bool {
        self.output == Output::Json
    }

    /// Says which columns of a file were guessed; the table says it itself.
    pub(crate) fn note_guess(&self, file: &str, columns: &dyn Display, guess: Option<String>) {
        if let Some(guess) = guess.filter(|_| self.output != Output::Table) {
            self.note(&format!("{file}  {columns}   {guess}"));
        }
    }

    /// Writes a result in the form asked for.
    pub(crate) fn print(&self, report: &Report<'_>) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(table::report(report, self.style).as_bytes()),
            Output::Json => json::document(report, out),
            Output::Jsonl => json::lines(report, out),
            Output::Csv => csv::report(report, out),
        })
    }
}

impl Ui {
    /// Writes coded transactions in the form asked for.
    pub(crate) fn print_coded(&self, report: &CodedReport<'_>) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(coded::table(report, self.style).as_bytes()),
            Output::Json => coded::document(report, out),
            Output::Jsonl => coded::lines(report, out),
            Output::Csv => coded::joined(report, out),
        })
    }
}

impl Ui {
    /// Says on standard error what is wrong with a file that was read all the same.
    #[expect(clippy::unused_self, reason = "it is said whatever else is quiet")]
    pub(crate) fn warn(&self, text: &str) {
        complain(&format!("warning: {}", safe(text)));
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

/// A line on standard error. Where nobody can read it, the exit code still tells.
fn complain(line: &str) {
    _ = writeln!(io::stderr(), "{line}");
}
