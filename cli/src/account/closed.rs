//! A closed period as files: `rows.csv` says of each row what became of it.

use std::collections::BTreeMap;

use serde::Serialize;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout_reconcile::ConfirmedPairs;
use tieout_reconcile::period::{
    ClosedRow, ClosedRowState, Decisions, OpenItem, OpenItemState, Origin, PeriodRow,
    ReconciledPeriod, SidePool, add_pairs,
};

use super::closed_files::{DECISIONS, OPEN_ITEMS, READINGS, ROWS, STATEMENT, folder_of, listed};
use super::folder::AccountFolder;
use super::settings::{LastFile, Settings};
use super::table::{self, FolderTable, FolderTableRow, side_word};
use super::{decisions, open_items};
use crate::exit::Failure;
use crate::statements::Side;
use tieout::sort::CompactCollect as _;

/// How the files of a period were read.
#[derive(Serialize)]
struct ClosedReadings {
    bank: ClosedReading,
    book: ClosedReading,
}

/// How the files of a side were read.
#[derive(Serialize)]
struct ClosedReading {
    /// Their names, without the folders that they were in.
    files: Vec<String>,
    /// Of their bytes.
    sha256: Vec<String>,
    /// The columns of the first, or its format.
    read_as: String,
    /// What options said of it, option and value in turn.
    options: Vec<String>,
    /// The number of the account, where a file says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<String>,
}

impl ClosedReading {
    fn of(side: &Side, last: Option<&LastFile>) -> Self {
        let bare = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
        let mut files: Vec<String> = side.files.iter().map(|file| bare(&file.name)).collect();
        if files.is_empty() {
            files.push(bare(&side.name));
        }
        Self {
            files,
            sha256: side.digests(),
            read_as: side.columns.to_string(),
            options: last.map(|last| last.options.clone()).unwrap_or_default(),
            account: side.account.clone(),
        }
    }
}

/// How the files of a period were read, as it is kept with a close.
pub(crate) fn readings([bank, book]: [&Side; 2], settings: &Settings) -> String {
    let (bank, book) = (
        ClosedReading::of(bank, settings.bank.as_ref()),
        ClosedReading::of(book, settings.book.as_ref()),
    );
    toml::to_string(&ClosedReadings { bank, book }).unwrap_or_default()
}

const HEADER: [&str; 11] = [
    "side",
    "origin",
    "line",
    "date",
    "amount",
    "description",
    "bank_id",
    "state",
    "together",
    "score",
    "note",
];

/// A row that belongs with others.
#[derive(Debug, Clone, Default)]
struct GroupedRow {
    number: usize,
    state: &'static str,
    score: Option<Score>,
    note: String,
}

/// What the line of a row of a side is called.
pub(crate) type LineLabel<'a> = &'a dyn Fn(u32) -> String;

/// The folder of a closed period.
pub(crate) struct ClosedPeriod;

impl ClosedPeriod {
    /// Its name in the folder of the account.
    pub(crate) fn folder(as_at: &str) -> String {
        folder_of(as_at)
    }

    /// What is to stand in it, and the hash of all of it; `lines` are those of the files, of the bank and of the
    /// books.
    pub(crate) fn files(
        month: &ReconciledPeriod,
        lines: [LineLabel<'_>; 2],
        decisions: &Decisions,
        [statement, readings]: [&str; 2],
    ) -> (Vec<(&'static str, Vec<u8>)>, String) {
        listed(vec![
            (ROWS, rows_of(month, lines)),
            (DECISIONS, decisions::written(decisions)),
            (OPEN_ITEMS, open_items::written(&month.open)),
            (STATEMENT, statement.as_bytes().to_vec()),
            (READINGS, readings.as_bytes().to_vec()),
        ])
    }

    /// What is open after a closed period.
    ///
    /// # Errors
    /// The file is not there, or mended badly.
    pub(super) fn open_items(
        folder: &AccountFolder,
        as_at: &str,
    ) -> Result<Vec<OpenItem>, Failure> {
        let (name, text) = file(folder, as_at, OPEN_ITEMS)?;
        open_items::read(&name, &text)
    }

    /// What was decided in a closed period.
    ///
    /// # Errors
    /// Likewise.
    pub(crate) fn decisions(folder: &AccountFolder, as_at: &str) -> Result<Decisions, Failure> {
        let (name, text) = file(folder, as_at, DECISIONS)?;
        decisions::read(&name, &text)
    }

    /// Adds the pairs of a closed period to those that are learnt from.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn add_pairs(
        folder: &AccountFolder,
        as_at: &str,
        confirmed: &mut ConfirmedPairs,
    ) -> Result<(), Failure> {
        add_pairs(confirmed, &Self::rows(folder, as_at)?.1);
        Ok(())
    }

    /// The rows of a closed period that were new in it.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn new_rows(folder: &AccountFolder, as_at: &str) -> Result<Vec<ClosedRow>, Failure> {
        let rows = Self::rows(folder, as_at)?.1.into_iter().filter(|row| !row.is_carried);
        Ok(rows.map(closed_row).collect())
    }

    /// Those of them that take off a row of a period before.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn rows_taken_off(
        folder: &AccountFolder,
        as_at: &str,
    ) -> Result<Vec<ClosedRow>, Failure> {
        let rows = Self::rows(folder, as_at)?.1.into_iter().filter(|row| row.takes_off);
        Ok(rows.map(closed_row).collect())
    }

    /// The rows of a closed period, and the line of each.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn rows(
        folder: &AccountFolder,
        as_at: &str,
    ) -> Result<(Vec<u64>, Vec<PeriodRow>), Failure> {
        let (name, text) = file(folder, as_at, ROWS)?;
        let table = FolderTable::read(&name, &text, (&HEADER, 9))?;
        let rows = table.rows().map(|row| row_read(&row)).collect::<Result<_, _>>()?;
        Ok((table.rows().map(|row| row.line).collect(), rows))
    }
}

/// A file of a closed period: what messages call it, and its text.
///
/// # Errors
/// It is not there, or no text.
pub(super) fn file(
    folder: &AccountFolder,
    as_at: &str,
    name: &str,
) -> Result<(String, String), Failure> {
    let name = format!("{}/{name}", folder_of(as_at));
    let place = folder.named(&name);
    match folder.read(&name)? {
        Some(text) => Ok((place, text)),
        None => Err(Failure::file(format!("{place} is missing"))),
    }
}

/// Who belongs with whom, by their rows.
fn together(month: &ReconciledPeriod) -> [BTreeMap<u32, GroupedRow>; 2] {
    let mut sides = [BTreeMap::new(), BTreeMap::new()];
    let mut number = 0;
    for pair in &month.outcome.pairs {
        number += 1;
        let score = (!month.decided_pairs.contains(&pair.bank_row)).then_some(pair.score);
        let one = GroupedRow { number, state: "pair", score, note: String::new() };
        sides[0].insert(pair.bank_row, one.clone());
        sides[1].insert(pair.book_row, one);
    }
    for group in &month.groups {
        number += 1;
        let one = GroupedRow { number, state: "group", score: None, note: group.note.clone() };
        sides[0].extend(group.bank.iter().map(|row| (*row, one.clone())));
        sides[1].extend(group.book.iter().map(|row| (*row, one.clone())));
    }
    sides
}

fn rows_of(month: &ReconciledPeriod, lines: [LineLabel<'_>; 2]) -> Vec<u8> {
    let together = together(month);
    let open = [&month.unmatched.bank, &month.unmatched.book];
    let mut rows = Vec::new();
    for (at, pool) in [&month.bank, &month.book].into_iter().enumerate() {
        let standings: BTreeMap<u32, OpenItemState> = open[at].iter().copied().compact_map();
        for row in pool.rows.indices() {
            let content = pool.rows.row(row);
            let (origin, line) = origin_of(pool, row, lines[at]);
            let with = together[at].get(&row).cloned().unwrap_or_default();
            let state = standings.get(&row).map_or(with.state, |standing| standing.name());
            rows.push(vec![
                side_word(pool.side).to_owned(),
                origin.to_owned(),
                line,
                content.date.to_string(),
                content.amount.value().to_string(),
                table::text(content.description),
                table::text(pool.ids.get(&row).map_or("", String::as_str)),
                state.to_owned(),
                if with.number == 0 { String::new() } else { with.number.to_string() },
                with.score.map(|score| score.to_string()).unwrap_or_default(),
                table::text(&with.note),
            ]);
        }
    }
    table::written(&HEADER, rows)
}

fn origin_of(pool: &SidePool, row: u32, line: LineLabel<'_>) -> (&'static str, String) {
    match pool.origins[row as usize] {
        Origin::File(at) => ("file", line(at)),
        Origin::Carried(_) => ("carried", String::new()),
        Origin::TakenOut(_) => ("taken_out", String::new()),
    }
}

fn closed_row(row: PeriodRow) -> ClosedRow {
    ClosedRow { side: row.side, date: row.date, amount: row.amount, text: row.text }
}

fn row_read(row: &FolderTableRow<'_>) -> Result<PeriodRow, Failure> {
    let became = match row.cell("state") {
        "pair" | "group" => ClosedRowState::Together(row.value("together")?),
        word => {
            let standing = OpenItemState::parse(word);
            ClosedRowState::Open(standing.ok_or_else(|| row.fault("state", "is not a row state"))?)
        }
    };
    let score = match row.cell("score") {
        "" => None,
        score => Some(Score::parse(score).ok_or_else(|| row.fault("score", "is not from 0 to 1"))?),
    };
    Ok(PeriodRow {
        side: row.side()?,
        is_carried: row.cell("origin") == "carried",
        takes_off: row.cell("origin") == "taken_out",
        date: row.value::<Date>("date")?,
        amount: row.amount("amount")?,
        text: row.cell("description").to_owned(),
        became,
        score,
    })
}
