//! How a run talks to its user: the form of its results, and what is said on standard error.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};

use clap::ValueEnum;

use super::out::EscapeForm;
use super::style::Style;
use crate::safe::safe;
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
    pub(super) output: Output,
    is_quiet: bool,
    pub(super) style: Style,
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
    pub(super) fn shows_progress(&self) -> bool {
        !self.is_quiet && !self.is_for_programs() && io::stderr().is_terminal()
    }

    /// What a result is made of.
    pub(super) fn form(&self) -> EscapeForm {
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

    /// Says on standard error what is wrong with a file that was read all the same.
    #[expect(clippy::unused_self, reason = "it is said whatever else is quiet")]
    pub(crate) fn warn(&self, text: &str) {
        complain(&format!("warning: {}", safe(text)));
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
}

/// A line on standard error. Where nobody can read it, the exit code still tells.
pub(super) fn complain(line: &str) {
    _ = writeln!(io::stderr(), "{line}");
}
