//! What a shell is told that asks how a word of a command line may go on.
//!
//! Commands, options and their values come from the tree of commands; what only this user's files or a
//! daemon know is looked up here. The user is in the middle of a line: nothing is asked, nothing is said but
//! values, whatever fails gives none, and the daemon has a second.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use clap::{Arg, Command};
use clap_complete::CompleteEnv;
use clap_complete::engine::{
    ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter as _,
};
use clap_complete::env::Shells;

use super::completion::{CompletedValue, Completion};
use super::known_values;
use crate::account;
use crate::render::clap_error;
use crate::safe::safe;

/// How the program is called: by its name alone, wherever it is installed.
pub(super) const PROGRAM: &str = "tieout";

/// The variable by which a shell asks; the scripts of `completions` set it to the shell's name.
pub(super) const VARIABLE: &str = "COMPLETE";

/// What a daemon has to answer: nobody waits longer for a word.
const ANSWER_WITHIN: Duration = Duration::from_secs(1);

/// Answers the shell, if it is a shell that asks.
pub(crate) fn answer(args: &[OsString]) -> Option<ExitCode> {
    let shell = std::env::var_os(VARIABLE)?;
    let shell = Path::new(&shell).file_stem()?.to_str()?.to_owned();
    if !Shells::builtins().iter().any(|known| known.is(&shell)) {
        return None;
    }
    let line = Arc::new(PartialLine::new(args, ShellQuoting::of(&shell)));
    let ask = CompleteEnv::with_factory(|| with_values(crate::command(), &line))
        .var(VARIABLE)
        .bin(PROGRAM)
        .completer(PROGRAM);
    let answered = ask.try_complete(args, std::env::current_dir().ok().as_deref());
    Some(match answered {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => clap_error(&error, None, false).into(),
    })
}

/// The tree of commands with what completes the values that it does not know itself.
fn with_values(command: Command, line: &Arc<PartialLine>) -> Command {
    let has = |id: &str| command.get_arguments().any(|arg| arg.get_id() == id);
    // Those that open a database themselves ask no daemon.
    let has_books = has("org") && !has("database");
    let of_arg = |arg: Arg| {
        let Some(kind) = CompletedValue::of(&arg, has_books) else { return arg };
        let line = Arc::clone(line);
        arg.add(ArgValueCompleter::new(move |start: &OsStr| line.candidates(kind, start)))
    };
    command.mut_args(of_arg).mut_subcommands(|command| with_values(command, line))
}

/// The command line so far, and how the shell takes a value.
#[derive(Debug)]
struct PartialLine {
    words: Vec<String>,
    quoting: ShellQuoting,
}

impl PartialLine {
    fn new(args: &[OsString], quoting: ShellQuoting) -> Self {
        let words = args.iter().skip_while(|arg| *arg != "--").skip(1);
        let words = words.map(|word| quoting.undone(&word.to_string_lossy()));
        Self { words: words.collect(), quoting }
    }

    /// What has been said of an option.
    fn said(&self, option: &str) -> Option<String> {
        let mut words = self
            .words
            .iter()
            .skip_while(|word| word.split_once('=').map_or(&***word, |(name, _)| name) != option);
        let word = words.next()?;
        if let Some((_, value)) = word.split_once('=') {
            return Some(value.to_owned());
        }
        // Bash takes --option=value for three words.
        words.find(|word| *word != "=").cloned()
    }

    fn candidates(&self, kind: CompletedValue, start: &OsStr) -> Vec<CompletionCandidate> {
        if kind == CompletedValue::Folder {
            return folders(start);
        }
        let start = self.quoting.undone(&start.to_string_lossy());
        let found = self.asked(kind, &start);
        let begins = |value: &str| value.to_lowercase().starts_with(&start.to_lowercase());
        let found = found.into_iter().filter(|(value, _)| begins(value));
        found.filter_map(|candidate| self.quoting.shown(candidate)).collect()
    }

    /// What the daemon knows. On a thread of its own: looking up a host's address ends when it will.
    fn asked(&self, kind: CompletedValue, start: &str) -> Vec<Completion> {
        let (answer, answered) = mpsc::channel();
        let profile = self.said("--profile").or_else(|| self.said("-p"));
        let (url, org, start) = (self.said("--url"), self.said("--org"), start.to_owned());
        thread::spawn(move || {
            let found = known_values::ask(kind, (profile, url), org, &start, ANSWER_WITHIN);
            // Whoever asked may have gone.
            _ = answer.send(found);
        });
        answered.recv_timeout(ANSWER_WITHIN).unwrap_or_default()
    }
}

/// Directories, those of accounts first.
fn folders(start: &OsStr) -> Vec<CompletionCandidate> {
    let told = |candidate: CompletionCandidate| {
        let is_account = account::is_kept_in(Path::new(candidate.get_value()));
        let help = is_account.then(|| "an account folder".into());
        candidate.display_order(Some(usize::from(!is_account))).help(help)
    };
    PathCompleter::dir().complete(start).into_iter().map(told).collect()
}

/// How a shell wants a value that it would take apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShellQuoting {
    /// It sees to that itself.
    None,
    /// With a backslash before each such character; words come as they were typed.
    Backslash,
    /// In single quotes, those within doubled.
    Single,
}

impl ShellQuoting {
    fn of(shell: &str) -> Self {
        match shell {
            "bash" => Self::Backslash,
            "elvish" | "fish" | "zsh" => Self::None,
            _ => Self::Single,
        }
    }

    /// None for a value that would steer a terminal: nobody could type it either.
    fn shown(self, (value, help): Completion) -> Option<CompletionCandidate> {
        let help = safe(&help).into_owned().into();
        let is_safe = safe(&value) == value;
        is_safe.then(|| CompletionCandidate::new(self.done(&value)).help(Some(help)))
    }

    fn done(self, value: &str) -> String {
        let is_plain = |char: char| char.is_alphanumeric() || "-_./".contains(char);
        if value.chars().all(is_plain) {
            return value.to_owned();
        }
        match self {
            Self::None => value.to_owned(),
            Self::Backslash => value.chars().fold(String::new(), |mut quoted, char| {
                if !is_plain(char) {
                    quoted.push('\\');
                }
                quoted.push(char);
                quoted
            }),
            Self::Single => format!("'{}'", value.replace('\'', "''")),
        }
    }

    fn undone(self, word: &str) -> String {
        if self != Self::Backslash {
            return word.to_owned();
        }
        let mut plain = String::new();
        let (mut chars, mut quote) = (word.chars(), None);
        while let Some(char) = chars.next() {
            match (char, quote) {
                ('\\', None | Some('"')) => plain.extend(chars.next()),
                ('\'' | '"', None) => quote = Some(char),
                (_, Some(end)) if end == char => quote = None,
                _ => plain.push(char),
            }
        }
        plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_for_a_shell_comes_back_as_it_was() {
        for value in ["Acorn", "Acorn Ltd", "Wren & Marsh's \"own\"", "a\\b", "£$", "", "Ærø"] {
            let done = ShellQuoting::Backslash.done(value);
            assert_eq!(ShellQuoting::Backslash.undone(&done), value);
            assert!(!done.replace("\\ ", "").contains(' '), "{done}");
        }
        assert_eq!(ShellQuoting::Backslash.undone("\"Acorn L"), "Acorn L");
        assert_eq!(ShellQuoting::Backslash.undone("'Acorn \\Ltd'"), "Acorn \\Ltd");
        assert_eq!(ShellQuoting::Single.done("Jo's Ltd"), "'Jo''s Ltd'");
    }

    #[test]
    fn what_would_steer_a_terminal_is_not_offered() {
        let shown = |value: &str, help: &str| ShellQuoting::None.shown((value.into(), help.into()));
        assert_eq!(shown("Acorn\u{1b}[2J", ""), None);
        assert_eq!(shown("Acorn\nLarch", ""), None);
        let help = shown("Acorn", "a\u{1b}[2Jb").unwrap().get_help().unwrap().to_string();
        assert!(!help.contains('\u{1b}'), "{help:?}");
    }

    #[test]
    fn an_option_is_found_in_every_way_to_write_it() {
        let line = |words: &str| {
            let args = ["tieout", "--"].into_iter().chain(words.split(';')).map(Into::into);
            PartialLine::new(&args.collect::<Vec<_>>(), ShellQuoting::Backslash)
        };
        for words in ["x;--org;Acorn\\ Ltd;y", "x;--org=Acorn Ltd", "x;--org;=;\"Acorn Ltd\""] {
            assert_eq!(line(words).said("--org").as_deref(), Some("Acorn Ltd"), "{words}");
        }
        assert_eq!(line("x;--organ;Acorn").said("--org"), None);
    }
}
