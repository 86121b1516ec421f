//! The books as text for other programs: [hledger](https://hledger.org) and
//! [beancount](https://beancount.github.io), which come to the same balances; comma-separated values
//! and JSON with everything there is of an entry.
//!
//! For the first two:
//! What these programs would read as something else in a text becomes its full-width likeness (`;` and
//! `:` in a comment, for instance), and a line break or another control character a space. Amounts and
//! days are never touched.

mod account;
mod rows;

use std::collections::BTreeMap;
use std::fmt::Write as _;

pub use self::account::ExportedAccount;
use super::integrity::StoredEntry;
use crate::contract::chart::AccountType;
use crate::contract::ledger::export::ExportFormat;
use crate::money::Money;
use crate::sort::CompactSort as _;

/// Writes the books of an organisation, piece by piece.
#[derive(Debug, Clone)]
pub struct ExportWriter {
    format: ExportFormat,
    currency: String,
    /// Names of accounts in the other program, by identifier.
    names: BTreeMap<String, (String, AccountType)>,
    /// By identifier.
    accounts: BTreeMap<String, ExportedAccount>,
    has_entries: bool,
}

impl ExportWriter {
    /// For these accounts, by their order.
    #[must_use]
    pub fn new(format: ExportFormat, currency: String, accounts: &[ExportedAccount]) -> Self {
        let mut names = BTreeMap::new();
        let mut taken = BTreeMap::new();
        for account in accounts {
            let name = match format {
                ExportFormat::Hledger => hledger_name(account),
                ExportFormat::Beancount => beancount_name(account),
                ExportFormat::Csv | ExportFormat::Json => continue,
            };
            // Codes differ, but not always in what the other program can tell apart.
            let count = taken.entry(name.to_lowercase()).or_insert(0_u32);
            *count += 1;
            let name = match *count {
                1 => name,
                _ => format!("{name}-{}", account.id.to_uppercase().replace('_', "-")),
            };
            names.insert(account.id.clone(), (name, account.account_type));
        }
        let by_id = |account: &ExportedAccount| (account.id.clone(), account.clone());
        let accounts = accounts.iter().map(by_id).collect();
        Self { format, currency, names, accounts, has_entries: false }
    }

    /// What stands in front: the currency, and every account. `first_day` is that of the earliest
    /// entry, if there is one.
    #[must_use]
    pub fn head(&self, organisation: &str, first_day: Option<&str>) -> String {
        let mut text = String::new();
        let currency = &self.currency;
        let mut accounts: Vec<_> = self.names.values().collect();
        accounts.compact_sort();
        // Writing to a text does not fail.
        match self.format {
            ExportFormat::Hledger => {
                _ = write!(
                    text,
                    "; {}\ndecimal-mark .\ncommodity 1000.00 {currency}\n",
                    comment(organisation)
                );
                for (name, kind) in accounts {
                    let letter = match kind {
                        AccountType::Asset => 'A',
                        AccountType::Liability => 'L',
                        AccountType::Equity => 'E',
                        AccountType::Income => 'R',
                        AccountType::Expense => 'X',
                    };
                    _ = writeln!(text, "account {name}  ; type: {letter}");
                }
            }
            ExportFormat::Beancount => {
                let title = quoted(organisation);
                _ = write!(
                    text,
                    "option \"title\" {title}\noption \"operating_currency\" \"{currency}\"\n"
                );
                let day = first_day.unwrap_or("1970-01-01");
                for (name, _) in accounts {
                    _ = writeln!(text, "{day} open {name} {currency}");
                }
            }
            ExportFormat::Csv => text = rows::csv_head(),
            // The document has more than entries: `books_file` has its head.
            ExportFormat::Json => {}
        }
        text
    }

    /// An entry.
    #[must_use]
    pub fn entry(&mut self, entry: &StoredEntry) -> String {
        let is_first = !std::mem::replace(&mut self.has_entries, true);
        match self.format {
            ExportFormat::Csv => rows::csv_entry(entry, &self.currency, &self.accounts),
            ExportFormat::Json => rows::json_entry(entry, &self.accounts, is_first),
            ExportFormat::Hledger | ExportFormat::Beancount => self.text_entry(entry),
        }
    }

    fn text_entry(&self, entry: &StoredEntry) -> String {
        let mut text = String::with_capacity(256 + 64 * entry.lines.len());
        let StoredEntry { sequence, id, .. } = entry;
        let day = &entry.entry_date;
        let notes = [
            ("reference", entry.reference.as_deref()),
            ("external_id", entry.external_id.as_deref()),
            ("source", Some(&*entry.source)),
            ("reverses", entry.reverses.as_deref()),
        ];
        let notes = notes.into_iter().filter_map(|(name, value)| Some((name, value?)));
        let is_beancount = self.format == ExportFormat::Beancount;
        if is_beancount {
            let what = quoted(&entry.description);
            _ = write!(text, "\n{day} * {what}\n  sequence: {sequence}\n  id: \"{id}\"\n");
            for (name, value) in notes {
                _ = writeln!(text, "  {name}: {}", quoted(value));
            }
        } else {
            let what = comment(&entry.description);
            _ = write!(text, "\n{day} * ({sequence}) {what}\n    ; id: {id}\n");
            for (name, value) in notes {
                _ = writeln!(text, "    ; {name}: {}", comment(value));
            }
        }
        for line in &entry.lines {
            let name = self.names.get(&line.account).map_or("", |(name, _)| name);
            let amount = Money::from_minor(line.amount_minor);
            _ = write!(text, "    {name}  {amount} {}", self.currency);
            // A code has no sign that either program reads otherwise.
            match (line.memo.as_deref(), line.vat_code.as_deref()) {
                (memo, code) if is_beancount => {
                    if let Some(memo) = memo {
                        _ = write!(text, "\n      memo: {}", quoted(memo));
                    }
                    if let Some(code) = code {
                        _ = write!(text, "\n      vat_code: {}", quoted(code));
                    }
                }
                (Some(memo), Some(code)) => {
                    _ = write!(text, "  ; {}, vat_code: {}", comment(memo), comment(code));
                }
                (Some(memo), None) => _ = write!(text, "  ; {}", comment(memo)),
                (None, Some(code)) => _ = write!(text, "  ; vat_code: {}", comment(code)),
                (None, None) => {}
            }
            text.push('\n');
        }
        text
    }
}

/// The top of an account's name.
const fn root(kind: AccountType) -> &'static str {
    match kind {
        AccountType::Asset => "Assets",
        AccountType::Liability => "Liabilities",
        AccountType::Equity => "Equity",
        AccountType::Income => "Income",
        AccountType::Expense => "Expenses",
    }
}

/// hledger takes anything but two spaces, `;` and a colon, which stands between levels.
fn hledger_name(account: &ExportedAccount) -> String {
    let words = comment(&format!("{} {}", account.code, account.name));
    let words: Vec<&str> = words.split_whitespace().collect();
    format!("{}:{}", root(account.account_type), words.join(" "))
}

/// beancount takes ASCII letters, digits and hyphens, beginning with a capital or a digit.
fn beancount_name(account: &ExportedAccount) -> String {
    let text = format!("{} {}", account.code, account.name);
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut name = words.join("-");
    if name.is_empty() {
        name.push('X');
    }
    let begins_well =
        name.starts_with(|first: char| first.is_ascii_digit() || first.is_ascii_uppercase());
    let prefix = if begins_well { "" } else { "X-" };
    format!("{}:{prefix}{name}", root(account.account_type))
}

/// A text within a line of hledger: no comment within, no tag, no day in brackets.
fn comment(text: &str) -> String {
    let likeness = |letter: char| match letter {
        ';' => '\u{ff1b}',
        ':' => '\u{ff1a}',
        '[' => '\u{ff3b}',
        ']' => '\u{ff3d}',
        '|' => '\u{ff5c}',
        letter if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') => ' ',
        letter => letter,
    };
    text.chars().map(likeness).collect()
}

/// A text of beancount, within quotes.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(letter);
            }
            letter if letter.is_control() => quoted.push(' '),
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(id: &str, code: &str, name: &str) -> ExportedAccount {
        let (id, code, name) = (id.to_owned(), code.to_owned(), name.to_owned());
        ExportedAccount { id, code, name, account_type: AccountType::Expense }
    }

    #[test]
    fn names_are_legal_in_the_other_program_and_no_two_are_the_same() {
        let accounts = [
            account("acc_1", "5000", "Rent: office;  first"),
            account("acc_2", "a/b", "café"),
            account("acc_3", "a.b", "caf\u{e9}"),
            account("acc_4", "\u{e9}", "\u{e9}"),
        ];
        let names = |format| {
            let writer = ExportWriter::new(format, "GBP".to_owned(), &accounts);
            writer.names.values().map(|(name, _)| name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(
            names(ExportFormat::Beancount),
            [
                "Expenses:5000-Rent-office-first",
                "Expenses:X-a-b-caf",
                "Expenses:X-a-b-caf-ACC-3",
                "Expenses:X"
            ]
        );
        assert_eq!(
            names(ExportFormat::Hledger)[..2],
            ["Expenses:5000 Rent\u{ff1a} office\u{ff1b} first", "Expenses:a/b café"]
        );
    }
}
