//! Days that a spreadsheet exchanged with months, or wrote in another form than the rest.

use super::spread::disorder;
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::infer::context::InferenceContext;
use tieout::date::Date;

/// That a spreadsheet may have taken the days of a text for months: those that can be months are cells of
/// days, and all others stayed texts.
pub(in crate::infer) fn swapped_by_a_program(
    context: &InferenceContext<'_>,
    column: usize,
    rows: &[usize],
) -> Option<Fault> {
    let days: Vec<&str> = rows.iter().map(|row| context.cell(*row, column).trim()).collect();
    let iso = DatePattern::iso();
    let (cells, texts): (Vec<&str>, Vec<&str>) =
        days.iter().copied().filter(|day| !day.is_empty()).partition(|day| iso.read(day).is_ok());
    let may_be_months = |day: &&str| day.get(8..10).is_some_and(|day| day <= "12");
    let is_one_way = |day: &&str| {
        let orders: Vec<_> = DatePattern::fitting(day).iter().map(DatePattern::order).collect();
        day.contains(['/', '.', '-']) && orders.windows(2).all(|pair| pair[0] == pair[1])
    };
    let is_swapped = cells.len() > 1
        && !texts.is_empty()
        && days.len() > 3
        && cells.iter().all(may_be_months)
        && texts.iter().all(is_one_way);
    is_swapped.then(|| {
        let line = context.sample.row(rows[0]).line();
        let message = format!(
            "days are dates where they can be months ({}), and texts where they cannot ({}): the \
             spreadsheet may have swapped day and month",
            cells[0], texts[0]
        );
        let fault = Fault::at_line(line, message);
        fault.hint("open the original file with the days as text, or give the original itself")
    })
}

/// That days stand out of order, and all would be in order if those that can be months were months: a
/// spreadsheet of another country took them so, and left the others as they were.
pub(in crate::infer) fn turned_in_part(
    context: &InferenceContext<'_>,
    column: usize,
    rows: &[usize],
    pattern: &DatePattern,
) -> Option<Fault> {
    const ROWS_MIN: usize = 5;
    let other = pattern.swapped().filter(|_| context.stated.pattern.is_none())?;
    let read = |row: &usize| {
        let cell = context.cell(*row, column);
        Some((*row, pattern.read(cell).ok()?, other.read(cell).ok()))
    };
    let days: Vec<(usize, Date, Option<Date>)> = rows.iter().filter_map(read).collect();
    let are_both = days.iter().any(|day| day.2.is_none()) && days.len() >= ROWS_MIN;
    let as_read: Vec<_> = days.iter().map(|day| Some(day.1)).collect();
    if !are_both || disorder(&as_read) == 0 {
        return None;
    }
    let turned: Vec<_> = days.iter().map(|day| day.2.or(Some(day.1))).collect();
    let (row, ..) = days.iter().find(|day| day.2.is_some_and(|other| other != day.1))?;
    if disorder(&turned) > 0 {
        return None;
    }
    let message = "stands out of order, and with day and month exchanged all days are in order: a \
                   spreadsheet may have exchanged them where it could";
    let line = context.sample.row(*row).line();
    let fault = Fault::of_cell(line, &context.key(column), context.cell(*row, column), message);
    Some(fault.hint(format!(
        "give the file as it was downloaded; --date-format {pattern} takes the days as they stand"
    )))
}

/// Whether some days of the rows are written `YYYY-MM-DD` beside the pattern of the others. At an end of the rows
/// alone such a day is of something else: a line of sums.
pub(in crate::infer) fn has_iso_beside(
    context: &InferenceContext<'_>,
    column: usize,
    rows: &[usize],
    pattern: &DatePattern,
) -> bool {
    let iso = DatePattern::iso();
    let is_iso = |row: &usize| {
        let cell = context.cell(*row, column);
        pattern.read(cell).is_err() && iso.read(cell).is_ok()
    };
    let mut found = (0..rows.len()).filter(|at| is_iso(&rows[*at]));
    let (first, more) = (found.next(), found.next());
    let is_at_an_end = |at: usize| rows.len() > 3 && (at == 0 || at + 1 == rows.len());
    !pattern.is_iso()
        && context.stated.pattern.is_none()
        && first.is_some_and(|at| more.is_some() || !is_at_an_end(at))
}
