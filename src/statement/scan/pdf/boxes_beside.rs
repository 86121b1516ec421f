//! A box to the right of a table, on the lines of its rows or between them: no columns of the table.

use super::columns::columns;
use super::rows::{PdfPhrase, PhraseLine};
use super::shape::is_date;
use crate::fault::Fault;

/// Lines of a box: fewer may be anything.
const LINES_MIN: usize = 2;

/// Sets what stands in boxes beside the table apart, as lines above it.
///
/// # Errors
/// As [`columns`].
pub(super) fn set_apart(rows: Vec<PhraseLine<'_>>) -> Result<Vec<PhraseLine<'_>>, Fault> {
    let mut all = Vec::with_capacity(rows.len());
    let mut rows = rows.into_iter().peekable();
    while let Some(first) = rows.next() {
        let (page, line) = (first.page, first.line);
        let mut of_page = vec![first];
        of_page.extend(std::iter::from_fn(|| rows.next_if(|row| row.page == page)));
        let Some(x) = start(&of_page)? else {
            all.extend(of_page);
            continue;
        };
        for row in of_page.iter_mut().filter(|row| row.is_inside) {
            let at = row.phrases.partition_point(|phrase| phrase.x_start() < x);
            let beside = row.phrases.split_off(at);
            row.has_amount = row.phrases.iter().any(|phrase| phrase.is_amount);
            if !beside.is_empty() {
                let has_amount = beside.iter().any(|phrase| phrase.is_amount);
                all.push(PhraseLine {
                    line,
                    phrases: beside,
                    has_amount,
                    starts_with_date: false,
                    is_inside: false,
                    ..*row
                });
            }
        }
        of_page.retain(|row| !row.phrases.is_empty());
        all.extend(of_page);
    }
    Ok(all)
}

/// Where a box starts: behind amounts of the table stand words with an amount behind them, mostly on lines that
/// are no rows.
fn start(page: &[PhraseLine<'_>]) -> Result<Option<f64>, Fault> {
    let columns = columns(page)?;
    let starts = columns.iter().rev().map(|column| column.x_start);
    let is_row = |row: &PhraseLine<'_>, x: f64| {
        row.starts_with_date || row.phrases.iter().any(|own| own.is_amount && own.x_start() < x)
    };
    let is_of_box = |row: &PhraseLine<'_>, x: f64| {
        let beside = || row.phrases.iter().filter(|own| own.x_start() >= x);
        let is_label = |own: &PdfPhrase<'_>| {
            !own.is_amount && own.words.iter().any(|word| word.text.chars().count() > 2)
        };
        beside().next().is_some_and(is_label) && beside().any(|own| own.is_amount)
    };
    Ok(starts.into_iter().find(|x| {
        let has_amount_before = page.iter().any(|row| {
            row.starts_with_date
                && row
                    .phrases
                    .iter()
                    .any(|own| own.is_amount && !is_date(own.words) && own.x_end() <= *x)
        });
        let inside = page.iter().filter(|row| row.is_inside);
        let lines: Vec<&PhraseLine<'_>> = inside.filter(|row| is_of_box(row, *x)).collect();
        let apart = lines.iter().filter(|row| !is_row(row, *x)).count();
        has_amount_before && apart >= LINES_MIN && apart * 2 >= lines.len()
    }))
}
