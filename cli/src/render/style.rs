//! Colours, where they are wanted.

use std::io::{self, IsTerminal};

use clap::ValueEnum;

/// Width of a line where standard output is no terminal.
const DEFAULT_WIDTH: usize = 100;

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Whether to use colours and how wide the terminal is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    /// Neither the user nor `NO_COLOR` forbids colours.
    is_allowed: bool,
    is_colored: bool,
    /// The figures behind what is said in words are wanted.
    pub(super) is_verbose: bool,
    /// Columns of the terminal; `None` where standard output is none.
    pub(super) width: Option<u16>,
}

impl Style {
    pub(crate) fn detect(color: Color) -> Self {
        let is_terminal = io::stdout().is_terminal();
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_allowed = color == Color::Always || color == Color::Auto && !no_color;
        let is_colored = is_allowed && (is_terminal || color == Color::Always);
        let width = terminal_size::terminal_size().filter(|_| is_terminal);
        Self {
            is_allowed,
            is_colored,
            is_verbose: false,
            width: width.map(|(terminal_size::Width(columns), _)| columns),
        }
    }

    /// The same, with figures where they are wanted.
    pub(crate) const fn verbose(self, is_verbose: bool) -> Self {
        Self { is_verbose, ..self }
    }

    /// No colours, and lines as long as they are.
    pub(super) const fn plain() -> Self {
        Self { is_allowed: false, is_colored: false, is_verbose: false, width: None }
    }

    pub(super) fn is_terminal(self) -> bool {
        self.width.is_some()
    }

    /// How long lines may get that can be broken.
    pub(super) fn width_or_default(self) -> usize {
        self.width.map_or(DEFAULT_WIDTH, usize::from)
    }

    pub(super) fn heading(self, text: &str) -> String {
        self.paint("1", text)
    }

    pub(super) fn good(self, text: &str) -> String {
        self.paint("32", text)
    }

    pub(super) fn bad(self, text: &str) -> String {
        self.paint("1;31", text)
    }

    pub(super) fn dim(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// Standard error may be no terminal even where standard output is one, and the reverse.
    pub(super) fn colors_errors(self) -> bool {
        self.is_allowed && io::stderr().is_terminal()
    }

    pub(super) fn error(self, text: &str) -> String {
        if self.colors_errors() { format!("\x1b[1;31m{text}\x1b[0m") } else { text.to_owned() }
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.is_colored { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
