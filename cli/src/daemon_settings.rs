//! Settings of the daemon that no flag gives: those of the environment, then those of the file of `--config`. Both
//! name the flags of `tieout serve`, and what they say is read as the flag would be.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::{Spanned, Value};

use crate::exit::Failure;
use crate::nearest::{distance, nearest};
use crate::target::variable;
use tieout_daemon::store::has_password;

/// The command whose flags they are.
const SERVE: &str = "serve";

/// The commands on the daemon's database, which take from them where it is.
const ON_THE_DATABASE: [&str; 3] = ["admin", "db", "doctor"];

/// What is in the environment only, where no list of processes and no copy of the file shows it.
const SECRETS: [&str; 2] = ["session-secret", "ledger-key"];

/// A name with more letters that differ is another one.
const LETTERS_MISTYPED_MAX: usize = 4;

/// The flag that names the file.
const CONFIG: &str = "config";

/// The flags that name the database, of which one is given.
const DATABASE: [&str; 2] = ["database", "data-dir"];

/// The variable of one of these flags had its name before there were variables of the others.
const DATABASE_URL: &str = "TIEOUT_DATABASE_URL";

/// A setting that is no flag of this run.
struct Setting {
    /// As a flag; once for each value of one that may be repeated.
    words: Vec<OsString>,
    /// Where it stands.
    place: String,
}

/// The arguments with the settings that they leave open; none where nothing is added. `command` gives the whole
/// tree, which the arguments were read by.
///
/// # Errors
/// The file cannot be read, names no flag of `serve`, or a value is not one that the flag takes.
pub(crate) fn with_settings(
    args: &[OsString],
    command: impl Fn() -> Command,
    matches: &ArgMatches,
) -> Result<Option<Vec<OsString>>, Failure> {
    let Some((name, given)) = matches.subcommand() else { return Ok(None) };
    if name != SERVE && !ON_THE_DATABASE.contains(&name) {
        return Ok(None);
    }
    let command = command();
    let Some(serve) = command.find_subcommand(SERVE) else { return Ok(None) };
    let flags: Vec<&Arg> = serve.get_opts().filter(|flag| long(flag) != CONFIG).collect();
    let given = deepest(given);
    let file = match given.try_get_one::<PathBuf>(CONFIG).ok().flatten() {
        Some(path) => SettingsFile::read(path, &flags)?,
        None => match variable(&variable_of(CONFIG))? {
            Some(path) => SettingsFile::read(Path::new(&path), &flags)?,
            None => SettingsFile::default(),
        },
    };
    let mut settings: Vec<Setting> = database(given, &flags, &file)?.into_iter().collect();
    if name == SERVE {
        for flag in flags.iter().filter(|flag| !DATABASE.contains(&long(flag))) {
            let is_given =
                given.value_source(flag.get_id().as_str()) == Some(ValueSource::CommandLine);
            if !is_given && let Some(setting) = setting(flag, &file)? {
                settings.push(setting);
            }
        }
    }
    if settings.is_empty() {
        return Ok(None);
    }
    refuse_wrong(&command, &settings)?;
    // Behind a `--` there are no flags.
    let end = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    let (words, rest) = args.split_at(end);
    let added = settings.into_iter().flat_map(|setting| setting.words);
    Ok(Some(words.iter().cloned().chain(added).chain(rest.iter().cloned()).collect()))
}

impl Setting {
    fn of(words: Vec<String>, place: String) -> Self {
        Self { words: words.into_iter().map(OsString::from).collect(), place }
    }
}

/// Whether a flag may be given several times: then a file has a list of values, and a variable commas between them.
fn is_repeatable(flag: &Arg) -> bool {
    matches!(flag.get_action(), ArgAction::Append)
}

/// The matches of the last command named, which have the options of those above it, too.
fn deepest(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, below)| deepest(below))
}

fn long(flag: &Arg) -> &str {
    flag.get_long().unwrap_or_default()
}

/// The variable that stands for a flag.
fn variable_of(flag: &str) -> String {
    format!("TIEOUT_{}", flag.to_uppercase().replace('-', "_"))
}

/// Where the database is: by a flag, else by a variable, else by the file.
fn database(
    given: &ArgMatches,
    flags: &[&Arg],
    file: &SettingsFile,
) -> Result<Option<Setting>, Failure> {
    let is_flag = |id: &str| given.value_source(id) == Some(ValueSource::CommandLine);
    if is_flag("database") || is_flag("data_dir") {
        return Ok(None);
    }
    let directory = variable_of("data-dir");
    match (variable(DATABASE_URL)?, variable(&directory)?) {
        (Some(_), Some(_)) => {
            let message = format!("{DATABASE_URL} and {directory} name two databases");
            return Err(Failure::usage(message).with_hint(format!("unset {directory}")));
        }
        // Read where it is used: no argument may hold the password in it.
        (Some(_), None) => return Ok(None),
        (None, Some(path)) => {
            return Ok(Some(Setting::of(vec![format!("--data-dir={path}")], directory)));
        }
        (None, None) => {}
    }
    let named: Vec<&&Arg> = flags
        .iter()
        .filter(|flag| DATABASE.contains(&long(flag)) && file.value(long(flag)).is_some())
        .collect();
    match named[..] {
        [] => Ok(None),
        [flag] => file.setting(flag),
        [_, flag, ..] => {
            let message =
                format!("{}: database and data-dir name two databases", file.place(long(flag)));
            Err(Failure::usage(message).with_hint("leave one of them out"))
        }
    }
}

/// What the environment says for a flag, else what the file says.
fn setting(flag: &Arg, file: &SettingsFile) -> Result<Option<Setting>, Failure> {
    let name = variable_of(long(flag));
    let Some(value) = variable(&name)? else { return file.setting(flag) };
    if is_repeatable(flag) {
        let words = value.split(',').map(|value| format!("--{}={}", long(flag), value.trim()));
        return Ok(Some(Setting::of(words.collect(), name)));
    }
    if flag.get_action().takes_values() {
        return Ok(Some(Setting::of(vec![format!("--{}={value}", long(flag))], name)));
    }
    match &*value {
        "1" | "true" => Ok(Some(Setting::of(vec![format!("--{}", long(flag))], name))),
        "0" | "false" => Ok(None),
        _ => Err(Failure::usage(format!("{name} must be true or false"))),
    }
}

/// Names the place of a value that its flag does not take.
fn refuse_wrong(command: &Command, settings: &[Setting]) -> Result<(), Failure> {
    for Setting { words, place } in settings {
        let alone = [OsString::from("tieout"), OsString::from(SERVE)].into_iter();
        let alone = alone.chain(words.iter().cloned());
        if let Err(error) = command.clone().try_get_matches_from(alone) {
            let text = error.render().to_string();
            let message = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
            return Err(Failure::usage(format!("{place}: {message}")));
        }
    }
    Ok(())
}

/// The file of `--config`: flags of `serve` with their values.
#[derive(Default)]
struct SettingsFile {
    name: String,
    text: String,
    values: std::collections::BTreeMap<String, Spanned<Value>>,
}

impl SettingsFile {
    fn read(path: &Path, flags: &[&Arg]) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::file(format!("cannot read {name}: {error}")))?;
        let values = toml::from_str(&text).map_err(|error: toml::de::Error| {
            let line = line_at(&text, error.span().map_or(0, |span| span.start));
            Failure::file(format!("{name} line {line}: {}", error.message()))
        })?;
        let file = Self { name, text, values };
        for key in file.values.keys() {
            let names = || flags.iter().map(|flag| long(flag));
            if names().all(|name| name != key) {
                let message = format!("{}: {key} is no flag of tieout serve", file.place(key));
                return Err(Failure::file(message).with_hint(match nearest(key, names()) {
                    _ if SECRETS.contains(&&**key) => format!(
                        "secrets are not in this file: set {} in the environment",
                        variable_of(key)
                    ),
                    Some(meant) if distance(key, meant) <= LETTERS_MISTYPED_MAX => {
                        format!("perhaps {meant} is meant")
                    }
                    _ => "tieout serve --help lists them all".to_owned(),
                }));
            }
        }
        file.refuse_open_password(path)?;
        Ok(file)
    }

    /// An address with a password must not be there for everybody to read.
    fn refuse_open_password(&self, path: &Path) -> Result<(), Failure> {
        use std::os::unix::fs::PermissionsExt as _;

        let url = self.value(DATABASE[0]).and_then(Value::as_str).unwrap_or_default();
        let is_open = path.metadata().is_ok_and(|file| file.permissions().mode() & 0o007 != 0);
        if !(has_password(url) && is_open) {
            return Ok(());
        }
        let message = format!("{} holds a password and everybody may read it", self.name);
        Err(Failure::file(message).with_hint(format!("chmod o= '{}'", self.name)))
    }

    fn value(&self, flag: &str) -> Option<&Value> {
        self.values.get(flag).map(Spanned::get_ref)
    }

    /// The file and the line of a value.
    fn place(&self, flag: &str) -> String {
        let start = self.values.get(flag).map_or(0, |value| value.span().start);
        format!("{} line {}", self.name, line_at(&self.text, start))
    }

    /// What the file says for a flag.
    fn setting(&self, flag: &Arg) -> Result<Option<Setting>, Failure> {
        let name = long(flag);
        let Some(value) = self.value(name) else { return Ok(None) };
        let place = self.place(name);
        // What it is and not what it says: that may hold a password.
        let wrong = |wanted: &str| {
            let is = in_words(value);
            Failure::file(format!("{place}: {name} must be {wanted}, and is {is}"))
        };
        let word = |value: &Value| match (flag.get_action().takes_values(), value) {
            (false, Value::Boolean(true)) => Ok(Some(format!("--{name}"))),
            (false, Value::Boolean(false)) => Ok(None),
            (false, _) => Err(wrong("true or false")),
            (true, Value::String(text)) => Ok(Some(format!("--{name}={text}"))),
            (true, Value::Integer(number)) => Ok(Some(format!("--{name}={number}"))),
            (true, _) => Err(wrong("a text or a whole number")),
        };
        let words = match value {
            Value::Array(values) if is_repeatable(flag) => values.iter().map(word).collect(),
            value => [value].into_iter().map(word).collect::<Result<Vec<_>, _>>(),
        };
        let words: Vec<String> = words?.into_iter().flatten().collect();
        Ok(Some(Setting::of(words, place)).filter(|setting| !setting.words.is_empty()))
    }
}

/// The kind of a value.
const fn in_words(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number with a fraction",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date or a time",
        Value::Array(_) => "a list",
        Value::Table(_) => "a table",
    }
}

fn line_at(text: &str, start: usize) -> usize {
    text[..start.min(text.len())].matches('\n').count() + 1
}
