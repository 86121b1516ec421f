//! The command line as it was given, and the same with answers to questions in it.

use std::ffi::OsString;

use tieout_statement::number::DecimalMark;
use tieout_statement::stated::StatedAnswer;

use crate::files::{ColumnMap, Dataset};
use crate::safe::shell_word;

/// The words of a command line, the program first.
#[derive(Debug, Clone, Default)]
pub(crate) struct CommandLine {
    words: Vec<String>,
    /// Files that options can hold for alone.
    files: Vec<Dataset>,
}

impl CommandLine {
    /// The arguments as they were given; options may start with the name of one of `files`.
    pub(crate) fn new(words: &[OsString], files: &[Dataset]) -> Self {
        let words = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
        Self { words, files: files.to_vec() }
    }

    /// The same where options may start with the name of one of these files.
    pub(crate) fn of_files(&self, files: &[Dataset]) -> Self {
        Self { files: files.to_vec(), ..self.clone() }
    }

    /// The same without other files.
    pub(crate) fn without(&self, others: &[String]) -> Self {
        let stays = |word: &&String| !others.contains(word);
        Self { words: self.words.iter().filter(stays).cloned().collect(), ..self.clone() }
    }

    /// What a shell takes for the same command with one option more.
    pub(crate) fn with(&self, option: &str, value: &str) -> String {
        let mut words = self.words.clone();
        let end = words.iter().position(|word| word == "--").unwrap_or(words.len());
        words.splice(end..end, [option.to_owned(), value.to_owned()]);
        words.iter().map(|word| shell_word(word)).collect::<Vec<_>>().join(" ")
    }

    /// What a shell takes for the same command with these answers, each to a question about a file.
    pub(crate) fn answering(&self, answers: &[(Dataset, &[StatedAnswer])]) -> String {
        let mut words = self.words.clone();
        let mut added = Vec::new();
        for (file, states) in answers {
            for state in *states {
                if let StatedAnswer::Columns(columns) = state {
                    self.clear(&mut words, *file, columns);
                }
                let (option, value) = option(state);
                let value = format!("{}{value}", self.prefix(*file));
                if value.starts_with('-') {
                    added.push(format!("{option}={value}"));
                } else {
                    added.extend([option.to_owned(), value]);
                }
            }
        }
        let end = words.iter().position(|word| word == "--").unwrap_or(words.len());
        words.splice(end..end, added);
        words.iter().map(|word| shell_word(word)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn prefix(&self, file: Dataset) -> &'static str {
        if self.files.is_empty() { "" } else { file.prefix() }
    }

    /// Takes out of each `--map` that holds for the file what the answer says otherwise.
    fn clear(&self, words: &mut Vec<String>, file: Dataset, columns: &[(&'static str, String)]) {
        let files = if self.files.is_empty() { vec![file] } else { self.files.clone() };
        let Ok(answer) = ColumnMap::parse(&written(columns), &[file]) else { return };
        let mut kept: Vec<String> = Vec::with_capacity(words.len());
        let mut given = std::mem::take(words).into_iter();
        while let Some(word) = given.next() {
            if word == "--" {
                kept.push(word);
                break;
            }
            let (head, value) = match word.split_once('=') {
                _ if word == "--map" => (String::new(), given.next()),
                Some(("--map", value)) => (String::new(), Some(value.to_owned())),
                _ => (word, None),
            };
            match value {
                Some(value) => self.keep(&mut kept, (file, &files), &value, &answer),
                None if head.is_empty() => kept.push("--map".to_owned()),
                None => kept.push(head),
            }
        }
        kept.extend(given);
        *words = kept;
    }

    /// What of a map stays beside an answer.
    fn keep(
        &self,
        kept: &mut Vec<String>,
        (file, files): (Dataset, &[Dataset]),
        value: &str,
        answer: &ColumnMap,
    ) {
        let named = files.iter().find_map(|one| Some((*one, value.strip_prefix(one.prefix())?)));
        let named = named.filter(|(one, _)| !one.prefix().is_empty());
        let (held, text) = match named {
            Some((one, text)) => (vec![one], text),
            None => (files.to_vec(), value),
        };
        let Ok(map) = ColumnMap::parse(text, &held) else {
            kept.extend(["--map".to_owned(), value.to_owned()]);
            return;
        };
        let stays = map.of(file).beside(answer);
        if !held.contains(&file) || stays == map.of(file) {
            kept.extend(["--map".to_owned(), value.to_owned()]);
            return;
        }
        for one in held {
            let map = if one == file { stays.clone() } else { map.of(one) };
            if !map.is_empty() {
                let prefix = self.prefix(one);
                kept.extend(["--map".to_owned(), format!("{prefix}{map}")]);
            }
        }
    }
}

/// The option that states something, and its value.
fn option(state: &StatedAnswer) -> (&'static str, String) {
    match state {
        StatedAnswer::Columns(columns) => ("--map", written(columns)),
        StatedAnswer::Pattern(pattern) => ("--date-format", pattern.to_string()),
        StatedAnswer::Mark(DecimalMark::Point) => ("--decimal", "point".to_owned()),
        StatedAnswer::Mark(DecimalMark::Comma) => ("--decimal", "comma".to_owned()),
        StatedAnswer::Account(name) => ("--account", name.clone()),
    }
}

fn written(columns: &[(&'static str, String)]) -> String {
    let columns = columns.iter().map(|(role, name)| format!("{role}={name}"));
    columns.collect::<Vec<_>>().join(",")
}

/// The options that state all of this, option and value in turn.
pub(super) fn option_values(states: &[StatedAnswer]) -> Vec<String> {
    let options = states.iter().map(option);
    options.flat_map(|(option, value)| [option.to_owned(), value]).collect()
}

/// What options state all of this, as a shell takes them.
pub(crate) fn options(states: &[StatedAnswer]) -> String {
    let line = CommandLine::default();
    line.answering(&[(Dataset::Bank, states)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

    fn line(text: &str) -> CommandLine {
        let words: Vec<OsString> = text.split(' ').map(OsString::from).collect();
        CommandLine::new(&words, &SIDES)
    }

    fn columns(map: &[(&'static str, &str)]) -> Vec<StatedAnswer> {
        let map = map.iter().map(|(role, name)| (*role, (*name).to_owned()));
        vec![StatedAnswer::Columns(map.collect())]
    }

    #[test]
    fn an_answer_is_added_for_its_file() {
        let answer = columns(&[("in", "Paid in"), ("out", "Paid out")]);
        let date = [StatedAnswer::Pattern("%d/%m/%Y".parse().unwrap())];
        let asked = line("tieout reconcile a.csv b.csv --days 5");
        assert_eq!(
            asked.answering(&[(Dataset::Bank, &answer), (Dataset::Book, &date)]),
            "tieout reconcile a.csv b.csv --days 5 --map 'bank:in=Paid in,out=Paid out' \
             --date-format book:%d/%m/%Y"
        );
    }

    #[test]
    fn what_a_map_said_otherwise_is_taken_out_for_that_file_alone() {
        let answer = columns(&[("turned_amount", "Value")]);
        let answers: [(Dataset, &[StatedAnswer]); 1] = [(Dataset::Bank, &answer)];
        let asked = line("tieout reconcile --map date=Day,amount=Value --map=book:memo=Note a b");
        assert_eq!(
            asked.answering(&answers),
            "tieout reconcile --map bank:date=Day --map book:date=Day,amount=Value \
             --map book:memo=Note a b --map bank:turned_amount=Value"
        );
        let asked = line("tieout reconcile --map bank:amount=Value a b");
        assert_eq!(
            asked.answering(&answers),
            "tieout reconcile a b --map bank:turned_amount=Value"
        );
    }

    #[test]
    fn options_stand_before_the_end_of_options() {
        let account = [StatedAnswer::Account("Current".to_owned())];
        let asked = line("tieout reconcile -- a b");
        let answers: [(Dataset, &[StatedAnswer]); 1] = [(Dataset::Book, &account)];
        assert_eq!(asked.answering(&answers), "tieout reconcile --account book:Current -- a b");
    }
}
