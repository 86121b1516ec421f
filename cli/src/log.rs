//! The daemon's log: one event a line on standard error, whatever its texts hold.

use std::any::Any;
use std::io::{self, Write};
use std::panic;

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::safe::{safe, safe_json};

/// Forms of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// The least of what is logged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogLevel {
    /// Failures
    Error,
    /// Also warnings
    Warn,
    /// Also every request and job
    Info,
    /// Also connections that end badly
    Debug,
    /// Everything
    Trace,
}

impl LogLevel {
    const fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
            Self::Trace => LevelFilter::TRACE,
        }
    }
}

/// Starts the log, panics included. A log that nobody can read must not stop the daemon.
pub(crate) fn start(format: LogFormat, level: LogLevel) {
    let level = level.filter();
    // What libraries say in detail may hold what a request held; ours does not.
    let ours = Targets::new().with_default(level.min(LevelFilter::INFO)).with_targets([
        ("tieout", level),
        ("tieout_cli", level),
        ("tieout_daemon", level),
        ("tieout_store", level),
        (tieout_daemon::store::QUOTES_ADDRESSES, LevelFilter::OFF),
    ]);
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(LineFormat(format))
        .with_ansi(false)
        .log_internal_errors(false);
    let log = tracing_subscriber::registry().with(ours);
    match format {
        LogFormat::Text => log.with(lines).init(),
        LogFormat::Json => {
            log.with(lines.json().flatten_event(true).with_span_list(false)).init();
        }
    }
    panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, words = words_of(panic.payload()), "a panic");
    }));
}

/// What the program says of itself. Words that were put together may hold what was submitted (a text
/// that was cut in a character, a value that was none), and that is not for the log.
fn words_of(panic: &dyn Any) -> &'static str {
    panic.downcast_ref::<&'static str>().copied().unwrap_or("(left out)")
}

/// Makes every event one line: a text of a caller must not look like another event, nor steer the
/// terminal of who reads it.
#[derive(Debug, Clone, Copy)]
struct LineFormat(LogFormat);

impl<'a> MakeWriter<'a> for LineFormat {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        *self
    }
}

impl Write for LineFormat {
    /// Takes a whole event, which the subscriber hands over in one piece.
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let mut stderr = io::stderr().lock();
        // Nearly every event is such a line already.
        if is_plain_line(event) {
            stderr.write_all(event)?;
        } else {
            stderr.write_all(self.line(event).as_bytes())?;
        }
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Whether nothing in it is to be escaped: visible ASCII and spaces, and a line feed at its end alone.
fn is_plain_line(event: &[u8]) -> bool {
    let line = event.strip_suffix(b"\n");
    line.is_some_and(|line| line.iter().all(|byte| matches!(byte, b' '..=b'~')))
}

impl LineFormat {
    fn line(self, event: &[u8]) -> String {
        let text = String::from_utf8_lossy(event);
        let text = text.strip_suffix('\n').unwrap_or(&text);
        match self.0 {
            LogFormat::Text => format!("{}\n", safe(text)),
            LogFormat::Json => format!("{}\n", safe_json(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_line_whatever_it_holds() {
        let event = "INFO x: a\r\nERROR y: \u{1b}[31mforged\u{202e}\n".as_bytes();
        let line = LineFormat(LogFormat::Text).line(event);
        assert_eq!(line, "INFO x: a\\r\\nERROR y: \\u{1b}[31mforged\\u{202e}\n");
    }

    #[test]
    fn an_event_that_is_taken_for_a_plain_line_is_written_as_it_is() {
        let plain = "2026-01-01 INFO request{id=\"a\"}: path=/ ~\n";
        assert!(is_plain_line(plain.as_bytes()));
        for format in [LogFormat::Text, LogFormat::Json] {
            assert_eq!(LineFormat(format).line(plain.as_bytes()), plain);
        }
        for other in ["a", "a\nb\n", "a\r\n", "\u{7f}\n", "\t\n", "\u{9b}\n", "\u{202e}\n"] {
            assert!(!is_plain_line(other.as_bytes()), "{other:?}");
        }
    }

    #[test]
    fn of_a_panic_only_words_of_the_program_itself_are_logged() {
        let of = |panics: fn()| words_of(panic::catch_unwind(panics).unwrap_err().as_ref());
        assert_eq!(of(|| panic!("words of its own")), "words of its own");
        assert_eq!(of(|| _ = "Café Rouge 12.50".split_at(4)), "(left out)");
        assert_eq!(of(|| panic!("{}", String::from("a text"))), "(left out)");
    }

    #[test]
    fn an_event_in_json_keeps_its_value() {
        let line = LineFormat(LogFormat::Json).line("{\"a\":\"x\u{202e}\u{9b}y\"}\n".as_bytes());
        assert_eq!(line, "{\"a\":\"x\\u202e\\u009by\"}\n");
    }
}
