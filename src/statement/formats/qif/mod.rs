//! QIF of Quicken, as banks and programs export it.
//!
//! A QIF file says neither the order of day and month nor its decimal mark, and has no currency. So it is
//! read in two steps: [`read`] takes it apart, [`QifFile::date_orders`] and [`QifFile::decimal_marks`] say
//! which readings fit all of it, and [`QifFile::statements`] reads it by the one that was chosen. Lists of
//! categories and the like are passed over with a note; investments are refused.

mod build;
mod date;

#[cfg(test)]
mod tests;

use super::super::fault::Fault;
use super::text::{FIELD_BYTES_MAX, FormatFaults, lines, start};

pub use crate::day::DateOrder;

/// Lines of a file: each may take a hundred bytes of memory however short it is.
const LINES_MAX: u64 = 1 << 22;

/// A file taken apart, nothing of it interpreted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QifFile {
    /// The lists of entries in their order.
    pub lists: Vec<QifList>,
    /// What was passed over.
    pub notes: Vec<Fault>,
}

/// The entries of one account.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QifList {
    /// The name in the `!Account` block before it.
    pub account: Option<String>,
    /// What stands behind `!Type:`: `Bank`, `CCard`, `Oth L`.
    pub kind: String,
    /// The entries in their order.
    pub entries: Vec<QifEntry>,
}

/// One entry, its fields as they stand in the file without blanks around them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QifEntry {
    /// The 1-based line it starts on.
    pub line: u64,
    /// `D`: the day, in whatever order.
    pub date: String,
    /// `T`: the amount.
    pub amount: Option<String>,
    /// `U`: the amount once more, which may be larger than `T` can hold.
    pub long_amount: Option<String>,
    /// `P`: who paid or was paid.
    pub payee: String,
    /// `M`: a text.
    pub memo: String,
    /// `N`: the number of a cheque, or a kind of entry.
    pub number: String,
    /// `L`: a category, or the other account in square brackets.
    pub category: String,
    /// `A`: lines of an address.
    pub address: Vec<String>,
    /// `S`, `E`, `$`: the parts of its amount.
    pub splits: Vec<QifSplit>,
}

/// A part of an entry's amount.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QifSplit {
    /// The 1-based line it starts on.
    pub line: u64,
    /// `S`: its category.
    pub category: String,
    /// `E`: its text.
    pub memo: String,
    /// `$`: its amount.
    pub amount: Option<String>,
}

/// Whether the file starts with a header of QIF.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let start = start(bytes);
    ["!Type:", "!Account", "!Option:", "!Clear:"].iter().any(|word| {
        start.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word.as_bytes()))
    })
}

/// What the lines are of.
enum QifSection {
    /// Before the first header.
    None,
    /// `!Account`: descriptions of accounts.
    Accounts,
    /// Entries of an account.
    Entries,
    /// A list that is passed over: its name, its line, and how many records it has.
    Other { name: String, line: u64, records: u64 },
    /// Investments.
    Investments,
}

/// Takes a decoded file apart.
///
/// # Errors
/// Investments, a line that is too long, lines before the first header, a file without a list of entries.
pub fn read(text: &str) -> Result<QifFile, Vec<Fault>> {
    let mut reader = QifReader {
        file: QifFile::default(),
        section: QifSection::None,
        account: None,
        entry: None,
        faults: FormatFaults::default(),
    };
    for (line, text) in lines(text) {
        if line > LINES_MAX {
            reader.faults.push(Fault::at_line(line, "more lines than any statement has"));
            break;
        }
        let text = text.trim_start_matches('\u{feff}').trim_end();
        if text.len() > FIELD_BYTES_MAX {
            reader.faults.push(Fault::at_line(line, "the line is longer than 65,536 bytes"));
        } else if let Some(header) = text.strip_prefix('!') {
            reader.header(line, header);
        } else if !text.is_empty() {
            reader.field(line, text);
        }
    }
    if let Some(entry) = &reader.entry {
        let fault =
            Fault::at_line(entry.line, "the last entry has no ^ at its end: the file may be cut");
        let hint = "download or export it again; where it is whole, add a line of its own with ^ at the end";
        reader.faults.push(fault.hint(hint));
    }
    reader.end_entry();
    reader.end_section();
    let QifReader { file, mut faults, .. } = reader;
    if file.lists.is_empty() {
        faults.push(Fault::of_file("has no list of entries (!Type:Bank, !Type:CCard, !Type:Cash)"));
    }
    faults.finish(file)
}

struct QifReader {
    file: QifFile,
    section: QifSection,
    account: Option<String>,
    entry: Option<QifEntry>,
    faults: FormatFaults,
}

impl QifReader {
    fn header(&mut self, line: u64, header: &str) {
        let header = header.trim();
        if starts_with(header, "Option:") || starts_with(header, "Clear:") {
            return;
        }
        self.end_entry();
        self.end_section();
        if starts_with(header, "Account") {
            self.section = QifSection::Accounts;
            self.account = None;
            return;
        }
        let kind = if starts_with(header, "Type:") { header[5..].trim() } else { header };
        self.section = match kind.to_ascii_lowercase().as_str() {
            "cat" | "class" | "memorized" | "security" | "prices" | "budget" | "invitem"
            | "template" | "tag" | "tax" | "bill" | "invoice" | "loan" => {
                QifSection::Other { name: kind.to_owned(), line, records: 0 }
            }
            "invst" | "port" | "401(k)/403(b)" => QifSection::Investments,
            _ => {
                self.start_list(line, kind);
                QifSection::Entries
            }
        };
    }

    /// A list goes on where the header of the same one comes again, as before each entry of some files.
    fn start_list(&mut self, line: u64, kind: &str) {
        const KINDS: [&str; 6] = ["Bank", "Cash", "CCard", "Oth A", "Oth L", "Oth S"];
        let goes_on =
            |list: &QifList| list.account == self.account && list.kind.eq_ignore_ascii_case(kind);
        if self.file.lists.last().is_some_and(goes_on) {
            return;
        }
        let known = KINDS.into_iter().find(|known| known.eq_ignore_ascii_case(kind));
        if known.is_none() {
            // Some versions translate the kinds.
            self.file.notes.push(Fault {
                value: Some(kind.to_owned()),
                ..Fault::at_line(
                    line,
                    "is no kind of account that is known; it is read as a bank's",
                )
            });
        }
        self.file.lists.push(QifList {
            account: self.account.clone(),
            kind: known.unwrap_or(kind).to_owned(),
            entries: Vec::new(),
        });
    }

    fn field(&mut self, line: u64, text: &str) {
        let mut chars = text.chars();
        let Some(code) = chars.next() else { return };
        let value = chars.as_str().trim();
        match &mut self.section {
            QifSection::None => {
                self.faults
                    .push(Fault::at_line(line, "stands before the first header (!Type:...)"));
            }
            QifSection::Accounts => {
                if code == 'N' {
                    self.account = Some(value.to_owned()).filter(|name| !name.is_empty());
                }
            }
            QifSection::Entries if code == '^' => self.end_entry(),
            QifSection::Entries => {
                let entry =
                    self.entry.get_or_insert_with(|| QifEntry { line, ..QifEntry::default() });
                let is_again = match code {
                    'D' => !entry.date.is_empty(),
                    'T' => entry.amount.is_some(),
                    _ => false,
                };
                if is_again {
                    let message =
                        format!("a second {code} within the entry from line {}", entry.line);
                    let hint =
                        "a line with ^ is missing between two entries: export the file again";
                    self.faults.push(Fault::at_line(line, message).hint(hint));
                }
                set(entry, line, code, value);
            }
            QifSection::Other { records, .. } => *records += u64::from(code == '^'),
            QifSection::Investments => {
                let fault = Fault::at_line(line, "is of a list of investments (!Type:Invst)");
                let hint = "Export the bank or card account by itself.";
                self.faults.push(fault.hint(hint));
                self.section = QifSection::Other { name: "Invst".to_owned(), line, records: 0 };
            }
        }
    }

    fn end_entry(&mut self) {
        if let Some((entry, list)) = self.entry.take().zip(self.file.lists.last_mut()) {
            list.entries.push(entry);
        }
    }

    fn end_section(&mut self) {
        if let QifSection::Other { name, line, records } = &self.section {
            self.file.notes.push(Fault {
                value: Some(format!("!Type:{name}")),
                ..Fault::at_line(*line, format!("is a list of {records} and has no entries"))
            });
        }
        self.section = QifSection::None;
    }
}

fn starts_with(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word))
}

fn set(entry: &mut QifEntry, line: u64, code: char, value: &str) {
    let some = || Some(value.to_owned()).filter(|value| !value.is_empty());
    let first_split = |entry: &mut QifEntry| {
        if entry.splits.is_empty() {
            entry.splits.push(QifSplit { line, ..QifSplit::default() });
        }
    };
    match code {
        'D' => value.clone_into(&mut entry.date),
        'T' => entry.amount = some(),
        'U' => entry.long_amount = some(),
        'P' => value.clone_into(&mut entry.payee),
        'M' => value.clone_into(&mut entry.memo),
        'N' => value.clone_into(&mut entry.number),
        'L' => value.clone_into(&mut entry.category),
        'A' => entry.address.push(value.to_owned()),
        'S' => {
            let category = value.to_owned();
            entry.splits.push(QifSplit { line, category, ..QifSplit::default() });
        }
        'E' | '$' => {
            first_split(entry);
            let Some(split) = entry.splits.last_mut() else { return };
            if code == 'E' {
                value.clone_into(&mut split.memo);
            } else {
                split.amount = some();
            }
        }
        // Cleared status, percentages, and what single programs add say nothing of the row.
        _ => {}
    }
}
