//! What is wrong with a line that should name the columns.

use super::{Column, Search};
use crate::input::problem::{Problem, SIDE};
use crate::input::role::Role;
use crate::safe::{quoted, shell_word};

/// Columns listed in a hint.
const LISTED_COLUMNS_MAX: usize = 12;

/// Headers of money in, and of money out beside it.
const IN_AND_OUT: [[&[&str]; 2]; 5] = [
    [&["incoming", "incoming amount", "incomings"], &["outgoing", "outgoing amount", "outgoings"]],
    [&["receipts", "receipt", "receipts amount"], &["payments", "payment", "payments amount"]],
    [&["received", "amount received"], &["spent", "amount spent", "sent", "paid"]],
    [&["income"], &["expense", "expenses", "expenditure"]],
    [&["credited", "amount credited"], &["debited", "amount debited"]],
];

impl Search<'_> {
    pub(super) fn ambiguous(&self, role: Role, columns: &[Column]) -> Problem {
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        let (count, role) = (columns.len(), role.name());
        if columns.iter().all(|column| column.name == columns[0].name) {
            let message = format!("{count} columns are named {}", names[0]);
            let choice = shell_word(&format!("{SIDE}{role}=#{}", columns[0].at + 1));
            let hint = format!("choose by place, as in --map {choice}, or rename them in the file");
            return Problem::at_line(self.line, message).hint(hint);
        }
        let choice = shell_word(&format!("{SIDE}{role}={}", columns[0].name));
        let others = if role == Role::Description.name() && !self.may_be_books {
            "; another, with who was paid, may be merchant="
        } else {
            ""
        };
        Problem::at_line(self.line, format!("{} could be the {role}", names.join(" or ")))
            .hint(format!("choose, as in --map {choice}{others}"))
    }

    pub(super) fn not_in_file(&self, role: Role, wanted: &str) -> Problem {
        let (role, wanted) = (role.name(), quoted(wanted));
        Problem::at_line(self.line, format!("no column {wanted}, which --map names for {role}"))
            .hint(format!("this line has {}", self.listed()))
    }

    /// That there are no columns for these roles.
    pub(in crate::input) fn missing(
        &self,
        roles: &[&str],
        [one, two, three]: &[&str; 3],
    ) -> Problem {
        let what = if roles.len() == 3 {
            format!("no header with {one}, {two} and {three}")
        } else {
            format!("no column for {}", roles.join(" and "))
        };
        let with_word = |word: &str| {
            let mut named = self.plain.iter().zip(self.names);
            named.find(|(plain, _)| plain.split(' ').any(|part| part == word)).map(|(_, name)| name)
        };
        let separates = |c: &char| self.names.len() == 1 && self.names[0].matches(*c).count() > 1;
        if let Some(c) = ['|', '^', '~', ':'].into_iter().find(separates) {
            let delimiter = shell_word(&format!("{SIDE}{c}"));
            let hint = format!("is {c} the delimiter? --delimiter {delimiter}");
            return Problem::at_line(self.line, what).hint(hint);
        }
        let hint = match (with_word("debit"), with_word("credit")) {
            _ if roles == ["amount"] && self.in_and_out().is_some() => {
                let [money_in, money_out] = self.in_and_out().unwrap_or_default();
                let both = shell_word(&format!("{SIDE}in={money_in},out={money_out}"));
                format!("where these are money in and money out: --map {both}")
            }
            (Some(debit), Some(credit)) if roles == ["amount"] => {
                let bank = shell_word(&format!("{SIDE}in={credit},out={debit}"));
                let books = "; in the books it is the other way round";
                let books = if self.may_be_books { books } else { "" };
                format!("on a bank statement: --map {bank}{books}")
            }
            _ => format!(
                "name columns with --map {SIDE}{}=HEADER; this line has {}",
                roles.first().unwrap_or(one),
                self.listed()
            ),
        };
        Problem::at_line(self.line, what).hint(hint)
    }

    /// Columns of money in and money out in words that are not certain enough to be taken.
    fn in_and_out(&self) -> Option<[&str; 2]> {
        let called = |words: &[&str]| {
            let mut named = self.plain.iter().zip(self.names);
            named.find(|(plain, _)| words.contains(&plain.as_str())).map(|(_, name)| *name)
        };
        let both = |[into, out]: &[&[&str]; 2]| Some([called(into)?, called(out)?]);
        IN_AND_OUT.iter().find_map(both)
    }

    fn listed(&self) -> String {
        let names = self.names.iter().take(LISTED_COLUMNS_MAX).map(|name| quoted(name));
        let listed = names.collect::<Vec<_>>().join(", ");
        match self.names.len().saturating_sub(LISTED_COLUMNS_MAX) {
            0 => listed,
            more => format!("{listed} and {more} more"),
        }
    }
}
