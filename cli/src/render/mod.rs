//! The only place that prints: results to standard output, everything else to standard error.

mod csv;
mod json;
mod progress;
mod report;
pub(crate) mod safe;
mod style;
mod table;

use std::io::{self, BufWriter, IsTerminal, Write};

use clap::ValueEnum;

pub(crate) use progress::Progress;
pub(crate) use report::Report;
pub(crate) use style::{Color, Style};

use crate::exit::{Exit, Failure};
use crate::input::Side;

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
}

impl Ui {
    pub(crate) fn new(output: Output, is_quiet: bool, style: Style) -> Self {
        Self { output, is_quiet, style }
    }

    fn is_for_programs(&self) -> bool {
        matches!(self.output, Output::Json | Output::Jsonl)
    }

    /// Whether a moving bar may be drawn.
    fn shows_progress(&self) -> bool {
        !self.is_quiet && !self.is_for_programs() && io::stderr().is_terminal()
    }

    /// Says on standard error which columns were guessed; the table says it itself.
    #[expect(clippy::print_stderr, reason = "render prints")]
    pub(crate) fn note_guesses(&self, sides: &[&Side]) {
        if self.is_quiet || self.output == Output::Table {
            return;
        }
        for side in sides.iter().filter(|side| side.header.is_guessed) {
            eprintln!("note: {}  {}   (guessed; --map to change)", side.name, side.header);
        }
    }

    /// Writes a result in the form asked for.
    pub(crate) fn print(&self, report: &Report<'_>) -> Result<(), Failure> {
        write(|out| match self.output {
            Output::Table => out.write_all(table::report(report, self.style).as_bytes()),
            Output::Json => json::document(report, out),
            Output::Jsonl => json::lines(report, out),
            Output::Csv => csv::report(report, out),
        })
    }
}

/// Writes bytes to standard output as they are.
pub(crate) fn write_bytes(bytes: &[u8]) -> Result<(), Failure> {
    write(|out| out.write_all(bytes))
}

/// A reader that has seen enough (`| head`) is no failure.
fn write(
    write: impl FnOnce(&mut BufWriter<io::StdoutLock<'_>>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let Err(error) = write(&mut out).and_then(|()| out.flush()) else { return Ok(()) };
    // What is left in the buffer would be tried again on drop.
    _ = out.into_parts();
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Ok(());
    }
    Err(Failure::file(format!("cannot write to standard output: {error}")))
}

/// Reports a failure on standard error: for people, or as the API's envelope.
#[expect(clippy::print_stderr, reason = "render prints")]
pub(crate) fn failure(failure: Failure, ui: &Ui) -> Exit {
    let exit = failure.exit;
    if ui.is_for_programs() {
        envelope(failure);
        return exit;
    }
    eprintln!("{} {}", ui.style.error("error:"), failure.message);
    if let Some(hint) = &failure.hint {
        eprintln!("  hint: {hint}");
    }
    exit
}

/// Reports what clap found wrong with the arguments, or the help that was asked for.
#[expect(clippy::print_stderr, reason = "render prints")]
pub(crate) fn clap_error(error: &clap::Error, as_json: bool) -> Exit {
    if !error.use_stderr() {
        // Help or version into a closed pipe is no failure.
        _ = error.print();
        return Exit::Done;
    }
    if as_json {
        let text = error.render().to_string();
        let message = text.lines().next().unwrap_or_default();
        envelope(Failure::usage(message.trim_start_matches("error: ")));
    } else {
        eprint!("{}", error.render().ansi());
    }
    Exit::Usage
}

#[expect(clippy::print_stderr, reason = "render prints")]
fn envelope(failure: Failure) {
    match serde_json::to_string(&failure.into_envelope()) {
        Ok(json) => eprintln!("{json}"),
        Err(error) => eprintln!("error: {error}"),
    }
}
