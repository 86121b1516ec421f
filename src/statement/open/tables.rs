//! A table from its cells to its rows: what it says is inferred from a sample, and borne out by the whole.

use super::request::{ReadFile, ReadRequest, ReadTrouble};
use crate::fault::Fault;
use crate::grid::Grid;
use crate::infer::{EvidenceStrength, Inferred, Undecided, infer, split_decimals};
use crate::read::{BookedRow, PassOptions, PassResult, RowSink, rows};
use crate::reading::Reading;
use crate::repeats::Repeats;
use crate::stated::StatedReading;
use crate::table::TableSource;
use crate::{
    account_pairs, amounts_by_currency, audit_trail, days_turned, in_out_sections, transfers,
};

/// Records that a reading is inferred from; the rest of a larger file has to bear it out.
const SAMPLE_RECORDS: usize = 3_000;

/// Reads a delimited text or the cells of a sheet.
///
/// # Errors
/// [`ReadTrouble`].
pub fn read_table(
    table: &TableSource<'_>,
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    // What says the account or the way of a row elsewhere than in the row is written into it.
    let names_columns = request.stated.columns.named().next().is_some();
    let whole = account_pairs::grid(table)
        .or_else(|| transfers::grid(table))
        .or_else(|| (!names_columns).then(|| audit_trail::grid(table)).flatten())
        .or_else(|| (!names_columns).then(|| amounts_by_currency::grid(table)).flatten())
        .or_else(|| in_out_sections::grid(table));
    let table = &whole.as_ref().map_or(*table, TableSource::Cells);
    let read = read_in_order(table, format, request, sink);
    let is_broken = match &read {
        Ok(read) => read.pass.hole_count > 0 || !read.pass.discrepancies.is_empty(),
        Err(trouble) => !matches!(trouble, ReadTrouble::Faults { .. }),
    };
    if !is_broken {
        return read;
    }
    with_days_turned(table, format, request, sink).unwrap_or(read)
}

/// The same with the rows of each day the other way round, where only so a balance goes through all of them.
fn with_days_turned(
    table: &TableSource<'_>,
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Option<Result<ReadFile, ReadTrouble>> {
    let turned = days_turned::grid(table, request.stated)?;
    let turned = TableSource::Cells(&turned);
    let tried = read_in_order(&turned, format, request, &mut NoSink).ok()?;
    let is_whole = tried.chain.is_some_and(|chain| chain.is_proof() && chain.is_whole())
        && tried.pass.hole_count == 0
        && tried.pass.discrepancies.is_empty();
    if !is_whole {
        return None;
    }
    sink.restart();
    let mut read = read_in_order(&turned, format, request, sink);
    if let Ok(read) = &mut read {
        let says = "the rows of each day stand the other way round than the days: so the balance goes through them";
        read.notes.insert(0, says.to_owned());
    }
    Some(read)
}

/// Where rows go that are only counted.
struct NoSink;

impl RowSink for NoSink {
    fn row(&mut self, _: &BookedRow<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn restart(&mut self) {}
}

fn read_in_order(
    table: &TableSource<'_>,
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let (sample, is_whole) = table.sample(SAMPLE_RECORDS)?;
    let ReadRequest { stated, side, is_apart, keeps_zeros } = request;
    let options = |inferred: &Inferred| PassOptions {
        side: inferred.side,
        keeps_zeros,
        is_apart,
        is_proved: inferred.chain.is_some_and(|fit| fit.is_proof()),
        period: inferred.claimed_period,
    };
    let infer = |sample: &Grid, stated: &StatedReading| {
        let inferred = infer(sample, stated, side, is_apart)?;
        let may_be_cut = matches!(table, TableSource::Delimited { delimiter: b',', .. })
            && !stated.columns.names_amounts();
        match may_be_cut.then(|| split_decimals::question(sample, &inferred)).flatten() {
            Some(question) => Err(Undecided::Question(question)),
            None => Ok(inferred),
        }
    };
    let first = infer(&sample, stated);
    // What a part of the file leaves open, or only hints at, the whole may decide.
    let is_enough = is_whole || first.as_ref().is_ok_and(|one| !one.is_soft);
    if is_enough {
        let inferred = first?;
        let pass = rows(table, &inferred.reading, options(&inferred), sink)?;
        // Titles between later rows may say that these are of another account.
        let is_borne_out = pass.fault_count == 0 && !pass.left_out.contains_key("titles");
        if is_whole || is_borne_out {
            return finish(table, format, inferred, pass);
        }
        sink.restart();
    }
    let (whole, _) = table.sample(usize::MAX)?;
    let inferred = infer(&whole, stated)?;
    drop(whole);
    let pass = rows(table, &inferred.reading, options(&inferred), sink)?;
    finish(table, format, inferred, pass)
}

fn finish(
    table: &TableSource<'_>,
    format: &str,
    inferred: Inferred,
    mut pass: PassResult,
) -> Result<ReadFile, ReadTrouble> {
    if pass.fault_count > 0 {
        let (faults, count, is_stopped) = (pass.faults, pass.fault_count, pass.is_stopped);
        return Err(ReadTrouble::Faults { faults, count, is_stopped });
    }
    let is_proved = inferred.chain.is_some_and(|chain| chain.is_whole());
    if pass.is_unsorted && !is_proved {
        pass.discrepancies.extend(told_twice(table, &inferred.reading)?);
    }
    let soft = inferred.evidence.iter().filter(|one| one.strength == EvidenceStrength::Soft);
    let mut notes: Vec<String> = soft.map(|one| one.says.clone()).collect();
    notes.extend(pass.notes.iter().cloned());
    let (from, to) = inferred.period.unzip();
    pass.start = from;
    pass.end = to.max(pass.end);
    let account = inferred.reading.account.as_ref().map(|(_, name)| name.clone());
    let account = account.or_else(|| inferred.reading.section.clone());
    Ok(ReadFile {
        format: format.to_owned(),
        reading: Some(inferred.reading),
        evidence: inferred.evidence,
        pass,
        account,
        account_number: inferred.account_number,
        notes,
        chain: inferred.chain,
        ..ReadFile::default()
    })
}

/// Where rows of a table begin that stand in it already.
fn told_twice(table: &TableSource<'_>, reading: &Reading) -> Result<Option<Fault>, Fault> {
    let mut repeats = Repeats::default();
    table.each::<Fault>(|record| {
        if let Ok(day) = reading.day(record.cell(reading.date)) {
            repeats.row(record.cells(), day, record.line());
        }
        Ok(true)
    })?;
    Ok(repeats.found().map(|(first, again)| Repeats::told(first, again)))
}
