//! A closed period as files: `rows.csv` says of each row what became of it.

use std::collections::BTreeMap;

use serde::Serialize;
use tieout::amount::Amount;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::reconcile::period::{
    ClosedRow, ClosedRowState, Decisions, OpenItem, OpenItemState, Origin, PeriodBalances,
    PeriodRow, ReconciledPeriod, SidePool, add_pairs, faults_of, gaps_of,
};
use tieout::reconcile::{ConfirmedPairs, SideName};

use super::folder::AccountFolder;
use super::periods::{PeriodLine, sha256};
use super::settings::{LastFile, Settings};
use super::table::{self, FolderTable, FolderTableRow, side_word};
use super::{decisions, open_items};
use crate::exit::Failure;
use crate::statements::Side;

const ROWS: &str = "rows.csv";
const OPEN_ITEMS: &str = "open-items.csv";
const DECISIONS: &str = "decisions.csv";
const STATEMENT: &str = "statement.txt";
const READINGS: &str = "readings.toml";

/// What a period's folder holds.
pub(crate) const FILES: [&str; 5] = [ROWS, DECISIONS, OPEN_ITEMS, STATEMENT, READINGS];

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
        format!("closed/{as_at}")
    }

    /// What is to stand in it, in the order of [`FILES`]; `lines` are those of the files, of the bank and of
    /// the books.
    pub(crate) fn files(
        month: &ReconciledPeriod,
        lines: [LineLabel<'_>; 2],
        decisions: &Decisions,
        [statement, readings]: [&str; 2],
    ) -> [(&'static str, Vec<u8>); 5] {
        [
            (ROWS, rows_of(month, lines)),
            (DECISIONS, decisions::written(decisions)),
            (OPEN_ITEMS, open_items::written(&month.open)),
            (STATEMENT, statement.as_bytes().to_vec()),
            (READINGS, readings.as_bytes().to_vec()),
        ]
    }

    /// The hash of all that stands in it.
    pub(crate) fn digest(files: &[(&str, Vec<u8>)]) -> String {
        let parts: Vec<String> =
            files.iter().map(|(name, bytes)| format!("{} {name}\n", sha256(bytes))).collect();
        sha256(parts.concat().as_bytes())
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
        add_pairs(confirmed, &rows_read(folder, as_at)?);
        Ok(())
    }

    /// The rows of a closed period that were new in it.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn new_rows(folder: &AccountFolder, as_at: &str) -> Result<Vec<ClosedRow>, Failure> {
        let rows = rows_read(folder, as_at)?.into_iter().filter(|row| !row.is_carried);
        let row = |row: PeriodRow| ClosedRow {
            side: row.side,
            date: row.date,
            amount: row.amount,
            text: row.text,
        };
        Ok(rows.map(row).collect())
    }

    /// What is wrong with a closed period: `before` was open when it began. What its files say is worked out
    /// again; nothing is matched. Beside it, what was known to be wrong when it was closed: balances that do not go
    /// with the rows of a period that was closed though nothing was proved.
    ///
    /// # Errors
    /// A file is not there, or mended badly.
    pub(super) fn faults(
        folder: &AccountFolder,
        line: &PeriodLine,
        before: &[OpenItem],
    ) -> Result<[Vec<String>; 2], Failure> {
        let as_at = &line.as_at;
        let mut faults = Vec::new();
        for name in folder.names(&Self::folder(as_at))? {
            if !FILES.contains(&name.as_str()) && !name.starts_with('.') {
                let folder = folder.named(&Self::folder(as_at));
                faults.push(format!("{folder}/{name} is not one of its files"));
            }
        }
        if Self::digest(&parts(folder, as_at)?) != line.folder {
            let (folder, names) = (folder.named(&Self::folder(as_at)), FILES.join(", "));
            faults.push(format!("a file of {folder} has been changed since the close: {names}"));
        }
        let rows = rows_read(folder, as_at)?;
        let after = Self::open_items(folder, as_at)?;
        let [statement, books] = [&line.statement, &line.books].map(|side| {
            let [opening, closing] = side.balances()?;
            Ok(PeriodBalances { opening, closing })
        });
        faults.extend(faults_of(before, &rows, &after));
        let mut gaps = gaps_of(&rows, &[statement?, books?]);
        if line.unproved.is_none() {
            faults.append(&mut gaps);
        }
        let open = |side| {
            let items = after.iter().filter(|item| item.side == side);
            items.fold(Amount::default(), |sum, item| sum + &item.amount).to_string()
        };
        if line.open != [SideName::Bank, SideName::Book].map(open) {
            faults.push("the open items do not add up to the amount in the close".to_owned());
        }
        Ok([faults, gaps])
    }
}

/// All files of a period. One that was closed before readings were kept has none; of another the digest misses them.
fn parts(folder: &AccountFolder, as_at: &str) -> Result<Vec<(&'static str, Vec<u8>)>, Failure> {
    let path = format!("{}/{READINGS}", ClosedPeriod::folder(as_at));
    let has_readings = folder.read(&path)?.is_some();
    let part = |name: &'static str| Ok((name, file(folder, as_at, name)?.1.into_bytes()));
    FILES.into_iter().filter(|name| *name != READINGS || has_readings).map(part).collect()
}

fn file(folder: &AccountFolder, as_at: &str, name: &str) -> Result<(String, String), Failure> {
    let name = format!("{}/{name}", ClosedPeriod::folder(as_at));
    match folder.read(&name)? {
        Some(text) => Ok((name, text)),
        None => Err(Failure::file(format!("{} is missing", folder.path().join(name).display()))),
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
        let standings: BTreeMap<u32, OpenItemState> = open[at].iter().copied().collect();
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

fn rows_read(folder: &AccountFolder, as_at: &str) -> Result<Vec<PeriodRow>, Failure> {
    let (name, text) = file(folder, as_at, ROWS)?;
    let table = FolderTable::read(&name, &text, (&HEADER, 9))?;
    let read = |row: FolderTableRow<'_>| {
        let became = match row.cell("state") {
            "pair" | "group" => ClosedRowState::Together(row.value("together")?),
            word => {
                let standing = OpenItemState::parse(word);
                ClosedRowState::Open(
                    standing.ok_or_else(|| row.fault("state", "is not a row state"))?,
                )
            }
        };
        let score = match row.cell("score") {
            "" => None,
            score => {
                Some(Score::parse(score).ok_or_else(|| row.fault("score", "is not from 0 to 1"))?)
            }
        };
        Ok(PeriodRow {
            side: row.side()?,
            is_carried: row.cell("origin") == "carried",
            date: row.value::<Date>("date")?,
            amount: row.amount("amount")?,
            text: row.cell("description").to_owned(),
            became,
            score,
        })
    };
    table.rows().map(read).collect()
}
