//! Several files of one side, read and joined.

use clap::ValueEnum;
use serde_json::json;
use tieout_reconcile::period::{
    JoinedFiles, PlacedRow, SideFile, TextConflict, are_other_accounts,
};

use super::files::{self, FormatOptions};
use crate::account::FurtherFile;
use crate::exit::{Complaint, Failure};
use crate::files::{Dataset, Source};
use crate::render::{Ui, grouped};
use crate::statements::{FileOfRows, FileRequest as File, Side, load_side};

/// How rows of one day and amount count whose texts differ between files of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum OverlapRule {
    /// They are one row with different text in each file
    Once,
    /// They are different rows
    Twice,
}

impl OverlapRule {
    /// As it is kept.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Once => "once",
            Self::Twice => "twice",
        }
    }
}

impl From<OverlapRule> for TextConflict {
    fn from(overlap: OverlapRule) -> Self {
        match overlap {
            OverlapRule::Once => Self::Once,
            OverlapRule::Twice => Self::Twice,
        }
    }
}

/// How further files of a side are read.
#[derive(Clone, Copy)]
pub(super) struct FurtherReading<'r> {
    /// What is said of each.
    pub(super) written: &'r dyn Fn(usize) -> FormatOptions<'r>,
    /// It was said of an earlier file, and serves only an equal header.
    pub(super) is_kept: bool,
}

/// A side with the rows of further files, each counted once that stands in several.
pub(super) fn with_further(
    first: Side,
    (dataset, further): (Dataset, &[Source]),
    reading: FurtherReading<'_>,
    overlap: Option<OverlapRule>,
    ui: &Ui,
) -> Result<Side, Failure> {
    if further.is_empty() {
        return Ok(first);
    }
    let mut sides = vec![first];
    for (at, source) in further.iter().enumerate() {
        let of_first = sides[0].columns.header.clone();
        let wanted = (dataset, source);
        let mut side = read(wanted, &(reading.written)(at), ui)?;
        if reading.is_kept && side.columns.header != of_first {
            side = read(wanted, &FormatOptions::default(), ui)?;
        }
        if let (Some(of_first), Some(other)) = (&sides[0].currency, &side.currency)
            && of_first.excludes(other)
        {
            let both = format!("{} is in {of_first}, {} in {other}", sides[0].name, side.name);
            return Err(
                Failure::data(both).with_hint("all files of one side must be of the same account")
            );
        }
        let known = sides.iter().find_map(|one| Some((one, one.account.as_ref()?)));
        if let (Some((one, known)), Some(own)) = (known, &side.account)
            && are_other_accounts(known, own)
        {
            let both = format!(
                "{} is of the account {known}, {} of the account {own}",
                one.name, side.name
            );
            return Err(
                Failure::usage(both).with_hint("all files of one side must be of the same account")
            );
        }
        sides.push(side);
    }
    joined(dataset, &mut sides, overlap, ui)
}

/// Reads a further file: as the first one was, where that fits it.
fn read(
    (dataset, source): (Dataset, &Source),
    written: &FormatOptions<'_>,
    ui: &Ui,
) -> Result<Side, Failure> {
    let read = |written: &FormatOptions<'_>| {
        let options = written.options(dataset);
        let wanted = File::side(dataset, source, written.stated(dataset)?);
        let wanted = File { is_kept: true, ..wanted };
        let read =
            files::read_alone(source, ui, |opened, on_bytes| load_side(&wanted, opened, on_bytes));
        let side = files::known(read, &[Dataset::Bank, Dataset::Book], ui)?;
        Ok(Side { options, ..side })
    };
    match read(written) {
        Err(failure) if written.holds_for(dataset) && *source != Source::Stdin => {
            let mut side = read(&FormatOptions::default()).map_err(|_| failure)?;
            let note = format!("{}: the options for the first file do not fit it", side.name);
            side.notes.push(note);
            Ok(side)
        }
        read => read,
    }
}

fn joined(
    dataset: Dataset,
    sides: &mut [Side],
    overlap: Option<OverlapRule>,
    ui: &Ui,
) -> Result<Side, Failure> {
    for side in &mut *sides {
        let name = &side.name;
        let place =
            |line: &String| if line.is_empty() { name.clone() } else { format!("{name}:{line}") };
        side.balances.gaps = side.balances.gaps.iter().map(place).collect();
    }
    let files: Vec<SideFile<'_>> = sides
        .iter()
        .map(|side| SideFile {
            rows: &side.rows,
            ids: &side.ids,
            cheques: &side.cheques,
            balances: &side.balances,
        })
        .collect();
    let joined = JoinedFiles::of(&files, overlap.map(TextConflict::from))
        .map_err(|rows| asked(dataset, sides, &rows, ui))?;
    Ok(side_of(sides, joined))
}

/// What a person should know of the files and of what they have in common.
fn notes(sides: &[Side], joined: &JoinedFiles) -> Vec<String> {
    let mut notes: Vec<String> = sides.iter().flat_map(|side| side.notes.clone()).collect();
    for (side, repeated) in sides.iter().zip(&joined.repeated).skip(1) {
        let rows = side.rows.len();
        let Some(repeated) = repeated else { continue };
        let of = match (*repeated, rows) {
            (0, _) => format!("none of its {} rows is in an earlier file", grouped(rows)),
            (1, _) => "1 row is also in an earlier file and counts once".to_owned(),
            (repeated, _) => {
                format!("{} rows are also in earlier files and count once", grouped(repeated))
            }
        };
        notes.push(format!("{}: {of}", side.name));
    }
    notes.extend(breaks(sides, joined));
    notes.extend(joined.changed.iter().map(|[one, other]| {
        let told = |(file, row): &PlacedRow| {
            let side = &sides[*file];
            let content = side.rows.row(*row);
            format!("line {} of {} ({} {})", side.line(*row), side.name, content.date, content.amount)
        };
        let text = sides[one.0].rows.row(one.1).description;
        format!(
            "{} and {} look like one row, changed between the downloads: {text}; both count, so take the wrong one out \
             of its file",
            told(one),
            told(other)
        )
    }));
    notes
}

/// Where the balances do not go on from one file to the next.
fn breaks<'a>(sides: &'a [Side], joined: &'a JoinedFiles) -> impl Iterator<Item = String> + 'a {
    joined.breaks.iter().map(|([before, after], [closing, opening])| {
        format!(
            "the balance is {closing} after {} and {opening} before {}: rows between them are missing",
            sides[*before].name, sides[*after].name
        )
    })
}

fn side_of(sides: &[Side], joined: JoinedFiles) -> Side {
    let notes = notes(sides, &joined);
    let of_file = |side: &Side| {
        let named = side.contradictions.iter().map(|says| format!("{}: {says}", side.name));
        named.collect::<Vec<_>>()
    };
    let contradictions = sides.iter().flat_map(of_file).chain(breaks(sides, &joined)).collect();
    let lines = joined.origins.iter().map(|(file, row)| sides[*file].lines[*row as usize]);
    let lines: Vec<u64> = lines.collect();
    let of_rows = joined.origins.iter().map(|(file, _)| *file).collect();
    let files = sides.iter().map(|side| FileOfRows {
        name: side.name.clone(),
        sha256: side.sha256.clone().unwrap_or_default(),
        options: side.options.clone(),
    });
    let files = files.collect();
    let names: Vec<&str> = sides.iter().map(|side| side.name.as_str()).collect();
    let name = match &names[..] {
        [one, other] => format!("{one} and {other}"),
        [one, others @ ..] => format!("{one} and {} more files", others.len()),
        [] => String::new(),
    };
    let currency = sides.iter().find_map(|side| side.currency.clone());
    let account = sides.iter().find_map(|side| side.account.clone());
    let columns = sides[0].columns.clone();
    let stated_start = sides.iter().filter_map(|side| side.stated_start).min();
    let stated_end = sides.iter().filter_map(|side| side.stated_end).max();
    let sha256 = sides[0].sha256.clone();
    Side {
        columns,
        account,
        ids: joined.ids,
        cheques: joined.cheques,
        sha256,
        balances: joined.balances,
        stated_start,
        stated_end,
        notes,
        contradictions,
        files,
        of_rows,
        ..Side::of_rows(name, joined.rows, lines, currency)
    }
}

/// What a person has to decide.
fn asked(dataset: Dataset, sides: &[Side], rows: &[[PlacedRow; 2]], ui: &Ui) -> Failure {
    /// More are not listed.
    const SHOWN: usize = 3;
    let told = |(file, row): &PlacedRow| {
        let side = &sides[*file];
        format!("{} line {} {:?}", side.name, side.line(*row), side.rows.row(*row).description)
    };
    let shown: Vec<String> = rows
        .iter()
        .take(SHOWN)
        .map(|[one, other]| {
            let row = sides[one.0].rows.row(one.1);
            format!("{} {}: {} and {}", row.date, row.amount, told(one), told(other))
        })
        .collect();
    let asks =
        "rows with the same date and amount but different text in each file: one row, or two?";
    let command = ui.command_line();
    let answers = [("one row", "once"), ("two rows", "twice")]
        .map(|(says, value)| (says, command.with("--overlap", value)));
    let mut below: Vec<String> = shown.iter().map(|line| format!("  {line}")).collect();
    below.extend(
        (rows.len() > SHOWN).then(|| format!("  and {} more", grouped(rows.len() - SHOWN))),
    );
    for (says, command) in &answers {
        below.extend([format!("  {says}:"), format!("    {command}")]);
    }
    let answers = answers.map(|(says, command)| json!({ "says": says, "command": command }));
    let details = json!({ "asks": asks, "understood": shown, "answers": answers });
    let complaint = Complaint { message: asks.to_owned(), hint: None, below };
    Failure::asking(dataset.error_code(), vec![complaint], vec![details], Vec::new())
}

/// The further files of a run, for the next one.
pub(super) fn further_files(side: &Side, sources: &[Source]) -> Vec<FurtherFile> {
    let files = sources.iter().zip(side.files.iter().skip(1)).map(|(source, file)| {
        let path = std::path::absolute(source.path()).unwrap_or_else(|_| source.path().to_owned());
        let (sha256, options) = (file.sha256.clone(), file.options.clone());
        FurtherFile { path: path.display().to_string(), sha256, options }
    });
    files.collect()
}
