//! Standard output: to programs and files what came in as it came, to a terminal nothing that steers
//! it.

use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};

use crate::exit::Failure;
use crate::safe::{safe, safe_json};

/// What is written, by how what steers a terminal is taken out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EscapeForm {
    /// Nothing of it comes from a file without having been made safe, and colours are meant.
    Plain,
    /// Values stay what they are: only more of them is escaped.
    Json,
    /// A person sees escapes in the place of what would steer the terminal.
    Csv,
}

/// Who reads what is written.
pub(super) enum OutputSink {
    /// A program, a file, or a person who reads what is safe.
    Stream(BufWriter<StdoutLock<'static>>),
    /// A person, before it is made safe.
    Held(Vec<u8>),
}

impl Write for OutputSink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stream(stream) => stream.write(bytes),
            Self::Held(held) => held.write(bytes),
        }
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Stream(stream) => stream.write_all(bytes),
            Self::Held(held) => held.write_all(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stream(stream) => stream.flush(),
            Self::Held(_) => Ok(()),
        }
    }
}

/// Writes to standard output. A reader that has seen enough (`| head`) is no failure.
pub(super) fn write(
    form: EscapeForm,
    write: impl FnOnce(&mut OutputSink) -> io::Result<()>,
) -> Result<(), Failure> {
    let stdout = io::stdout();
    let stream = || OutputSink::Stream(BufWriter::with_capacity(1 << 16, io::stdout().lock()));
    let is_held = form != EscapeForm::Plain && stdout.is_terminal();
    let mut out = if is_held { OutputSink::Held(Vec::new()) } else { stream() };
    let mut written = write(&mut out);
    if let OutputSink::Held(held) = &out {
        let shown = shown(form, &String::from_utf8_lossy(held));
        out = stream();
        written = written.and_then(|()| out.write_all(shown.as_bytes()));
    }
    let Err(error) = written.and_then(|()| out.flush()) else { return Ok(()) };
    // What is left in the buffer would be tried again on drop.
    if let OutputSink::Stream(stream) = out {
        _ = stream.into_parts();
    }
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Ok(());
    }
    Err(Failure::file(format!("cannot write to standard output: {error}")))
}

/// The text as a terminal is to have it: its lines stay lines.
fn shown(form: EscapeForm, text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let (content, end) = line.strip_suffix('\n').map_or((line, ""), |content| (content, "\n"));
        match form {
            EscapeForm::Plain => shown.push_str(content),
            EscapeForm::Json => shown.push_str(&safe_json(content)),
            EscapeForm::Csv => shown.push_str(&safe(content)),
        }
        shown.push_str(end);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_gets_lines_with_nothing_in_them_that_steers_it() {
        let csv = "a,b\n1,\"x\u{1b}[2J\ry\u{202e}\n\u{9b}z\"\n";
        assert_eq!(shown(EscapeForm::Csv, csv), "a,b\n1,\"x\\u{1b}[2J\\ry\\u{202e}\n\\u{9b}z\"\n");
        assert_eq!(shown(EscapeForm::Json, "{\"a\":\"\u{9b}é\"}\n"), "{\"a\":\"\\u009bé\"}\n");
        assert_eq!(shown(EscapeForm::Plain, "\u{1b}[1mbold\n"), "\u{1b}[1mbold\n");
    }
}
