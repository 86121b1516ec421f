//! The sheet of a workbook, or the table of a page, that holds the transactions.

use super::{ReadFile, Request, Trouble, read_table};
use crate::statement::chain::ChainFit;
use crate::statement::fault::Fault;
use crate::statement::read::{Row, RowSink};
use crate::statement::scan::sheet::Sheet;
use crate::statement::table::Table;

/// Counts rows, to compare sheets.
#[derive(Default)]
struct Count(usize);

impl RowSink for Count {
    fn row(&mut self, _: &Row<'_>) -> Result<(), Fault> {
        self.0 += 1;
        Ok(())
    }

    fn restart(&mut self) {
        self.0 = 0;
    }
}

/// Reads the one sheet that has rows; where several have, the one of most, which is said.
///
/// # Errors
/// [`Trouble`] of the sheet that comes closest.
pub(super) fn read(
    sheets: &[Sheet],
    format: &str,
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    let mut best: Option<(usize, &Sheet)> = None;
    let mut others: Vec<&str> = Vec::new();
    let mut trouble: Option<(usize, Trouble)> = None;
    for sheet in sheets.iter().filter(|sheet| !sheet.is_hidden && !sheet.grid.is_empty()) {
        let mut count = Count::default();
        match read_table(&Table::Cells(&sheet.grid), format, request, &mut count) {
            Ok(_) if count.0 > 0 => {
                if best.is_some() {
                    others.push(&sheet.name);
                }
                if best.is_none_or(|(most, _)| count.0 > most) {
                    best = Some((count.0, sheet));
                }
            }
            Ok(_) => {}
            Err(one) => {
                // A question comes closer than a fault, and the larger sheet closer than the smaller.
                let weight = sheet.grid.len()
                    + if matches!(one, Trouble::Question(_)) { 1 << 30 } else { 0 };
                if trouble.as_ref().is_none_or(|(most, _)| weight > *most) {
                    trouble = Some((weight, one));
                }
            }
        }
    }
    let Some((_, sheet)) = best else {
        return Err(trouble.map_or_else(
            || Fault::of_file("holds no table of transactions").into(),
            |(_, trouble)| trouble,
        ));
    };
    let mut read = read_table(&Table::Cells(&sheet.grid), format, request, sink)?;
    if !others.is_empty() {
        let count = others.len() + 1;
        read.notes
            .push(format!("the sheet {:?} was read, one of {count} that hold rows", sheet.name));
        read.sheet = Some(sheet.name.clone());
    }
    Ok(read)
}

/// As [`read`], and only where a balance proves every row: the columns of a document are guessed from where
/// its words stand.
///
/// # Errors
/// [`Trouble`]; rows that no balance proves.
pub(super) fn read_proved(
    sheets: &[Sheet],
    format: &str,
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    let read = read(sheets, format, request, sink)?;
    let is_whole = read.pass.hole_count == 0 && read.pass.discrepancies.is_empty();
    if read.chain.as_ref().is_some_and(ChainFit::is_whole) && is_whole {
        return Ok(read);
    }
    let fault = Fault::of_file("no running balance proves the rows of this document");
    Err(fault.hint("download the statement as CSV, OFX, MT940 or CAMT, or as a workbook").into())
}
