//! JSON: lists of objects, whose amounts may be in pence, and of which there may be more pages.

use super::request::{ReadFile, ReadRequest, ReadTrouble};
use super::sheets;
use crate::fault::Fault;
use crate::read::{BookedRow, RowSink};
use crate::scan::json::JsonLists;

/// Currencies that have no parts.
const WHOLE: [&str; 6] = ["JPY", "KRW", "ISK", "CLP", "VND", "XAF"];

/// Hands rows on, and keeps whether they show what their amounts are in.
struct UnitWatch<'s> {
    sink: &'s mut dyn RowSink,
    /// An amount or a balance has decimal places, or they are of a currency without any.
    are_shown: bool,
    /// The line of the first amount of three digits or more.
    large: Option<(u64, String)>,
}

impl RowSink for UnitWatch<'_> {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        let has_places = |cell: &str| cell.contains(['.', ',']);
        let written = row.cells.map_or("", |cells| cells.cell(row.amount_column)).trim();
        let is_parted = row.balance.is_some_and(|balance| !balance.ends_with(".00"));
        self.are_shown |= has_places(written) || is_parted || WHOLE.contains(&row.currency);
        if written.bytes().filter(u8::is_ascii_digit).count() > 2 {
            self.large.get_or_insert_with(|| (row.line, written.to_owned()));
        }
        self.sink.row(row)
    }

    fn restart(&mut self) {
        (self.are_shown, self.large) = (false, None);
        self.sink.restart();
    }
}

/// As [`sheets::read`]; refused where amounts may be in pence, unless their decimal mark is stated.
///
/// # Errors
/// [`ReadTrouble`].
pub(super) fn read(
    lists: JsonLists,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let mut units = UnitWatch { sink, are_shown: request.stated.mark.is_some(), large: None };
    let mut read = sheets::read(&lists.sheets, "JSON", request, &mut units)?;
    if let Some((line, amount)) = units.large.filter(|_| !units.are_shown) {
        let message = format!(
            "no amount has a decimal point, and {amount} may be in pence or thousandths of the currency"
        );
        let hint = "write amounts as 12.34; --decimal point says that they are whole";
        return Err(Fault::at_line(line, message).hint(hint).into());
    }
    read.pass.discrepancies.extend(lists.beyond);
    Ok(read)
}
