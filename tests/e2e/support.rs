//! Runs the real program in a directory of its own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program under test.
pub(crate) fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_tieout"))
}

/// A directory with files, in which the program runs.
pub(crate) struct Desk {
    directory: TempDir,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self { directory: TempDir::new().expect("a temporary directory") }
    }

    /// A desk with one matching row a side, to be spoilt by a test.
    pub(crate) fn with(bank: &str, book: &str) -> Self {
        Self::new().file("bank.csv", bank).file("book.csv", book)
    }

    pub(crate) fn file(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        fs::write(self.path(name), content).expect("a file is written");
        self
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(program());
        command.args(args).current_dir(self.directory.path()).env_remove("NO_COLOR");
        // Whoever runs the tests may be logged in somewhere, and have a database.
        for (name, _) in std::env::vars_os() {
            if name.as_encoded_bytes().starts_with(b"TIEOUT_") {
                command.env_remove(name);
            }
        }
        command.env("XDG_CONFIG_HOME", self.path("config"));
        command.env("XDG_DATA_HOME", self.path("data"));
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        Ran::of(self.command(args).output().expect("the program runs"))
    }

    /// Runs with this on standard input.
    pub(crate) fn run_with_input(&self, args: &[&str], input: &[u8]) -> Ran {
        Ran::of_command(&mut self.command(args), input)
    }

    /// `reconcile bank.csv book.csv` with more arguments.
    pub(crate) fn reconcile(&self, args: &[&str]) -> Ran {
        self.run(&[&["reconcile", "bank.csv", "book.csv"], args].concat())
    }
}

/// How a run ended.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    /// Runs a command with this on standard input.
    pub(crate) fn of_command(command: &mut Command, input: &[u8]) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // A program that refuses early may not read it all.
        _ = child.stdin.take().expect("standard input").write_all(input);
        Self::of(child.wait_with_output().expect("the program ends"))
    }

    pub(crate) fn of(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("standard output is UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("standard error is UTF-8"),
        }
    }

    /// Standard output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// It refused with this code and nothing on standard output; gives what it said.
    #[track_caller]
    pub(crate) fn refused(&self, code: i32) -> &str {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.stdout, "", "nothing on standard output");
        &self.stderr
    }
}
