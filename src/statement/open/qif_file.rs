//! QIF: its days and amounts are written as its program likes, and decided as those of a table are.

use super::request::{ReadFile, ReadRequest, ReadTrouble, faults};
use super::structured;
use crate::day::{DateOrder, DatePattern};
use crate::fault::Fault;
use crate::formats::qif::QifFile;
use crate::infer::{QuestionAnswer, ReadingQuestion, disorder, recur, span};
use crate::number::DecimalMark;
use crate::read::RowSink;
use crate::stated::StatedAnswer;
use crate::structured::StructuredStatement;
use tieout::date::Date;

/// Reads the lists of a file by the order of day and month, and the decimal mark, that fit.
///
/// # Errors
/// [`ReadTrouble`].
pub(super) fn read(
    file: &QifFile,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let mark = mark(file, request)?;
    let (order, note) = order(file, request, mark)?;
    let statements = file.statements(order, mark).map_err(faults)?;
    let mut read = structured::read(&statements, request, sink)?;
    read.notes.extend(note);
    Ok(read)
}

fn mark(file: &QifFile, request: ReadRequest<'_>) -> Result<DecimalMark, ReadTrouble> {
    if let Some(mark) = request.stated.mark {
        return Ok(mark);
    }
    match file.decimal_marks()[..] {
        [mark] => Ok(mark),
        [] => Err(Fault::of_file(
            "amounts have a decimal point in some entries and a comma in others",
        )
        .into()),
        _ => {
            let answer = |mark, says: &str| QuestionAnswer {
                says: says.to_owned(),
                states: vec![StatedAnswer::Mark(mark)],
            };
            Err(ReadingQuestion {
                asks: "is it a decimal mark or a mark between thousands?".to_owned(),
                understood: "every amount with a point or a comma has three digits behind it"
                    .to_owned(),
                answers: vec![
                    answer(DecimalMark::Point, "the decimal mark is a point"),
                    answer(DecimalMark::Comma, "the decimal mark is a comma"),
                ],
            }
            .into())
        }
    }
}

/// The order of day and month, and what is said of it.
fn order(
    file: &QifFile,
    request: ReadRequest<'_>,
    mark: DecimalMark,
) -> Result<(DateOrder, Option<String>), ReadTrouble> {
    let orders = file.date_orders();
    if let Some(stated) = request.stated.pattern.as_ref().and_then(DatePattern::order)
        && let Some(order) = orders.iter().copied().find(|order| *order == stated)
    {
        return Ok((order, None));
    }
    match orders[..] {
        [order] => return Ok((order, None)),
        [] => return Err(file.misfit().into()),
        _ => {}
    }
    let days: Vec<Vec<Option<Date>>> = orders
        .iter()
        .map(|order| file.statements(*order, mark).map(|lists| days_of(&lists)).unwrap_or_default())
        .collect();
    let wrong: Vec<usize> = days.iter().map(|days| disorder(days)).collect();
    let spans: Vec<i32> = days.iter().map(|days| span(days)).collect();
    let best = (0..orders.len()).min_by_key(|at| (wrong[*at], spans[*at])).unwrap_or(0);
    let others = || (0..orders.len()).filter(|at| *at != best);
    // Entries of one day of each month are entries of one month by the other order.
    let recurs = days.iter().any(|days| recur(days));
    let is_in_order = others().all(|at| wrong[at] >= wrong[best] + 2);
    let is_clear = is_in_order
        || (!recurs || wrong[best] == 0 && others().all(|at| wrong[at] > 0))
            && spans[best] <= 100
            && others().all(|at| wrong[at] >= wrong[best] && spans[at] > spans[best] * 3 + 5);
    if is_clear {
        let pattern = shown(orders[best]);
        let says = if is_in_order {
            format!("days are written {pattern}: so the entries stand in the order of their days")
        } else {
            format!("days are written {pattern}: so they lie within {} days", spans[best] + 1)
        };
        return Ok((orders[best], Some(says)));
    }
    let answers = orders.iter().map(|order| QuestionAnswer {
        says: format!("days are written {}", shown(*order)),
        states: vec![StatedAnswer::Pattern(shown(*order))],
    });
    Err(ReadingQuestion {
        asks: "is the day or the month first?".to_owned(),
        understood: "no day is over 12, and the order of the entries does not tell".to_owned(),
        answers: answers.collect(),
    }
    .into())
}

fn days_of(lists: &[StructuredStatement]) -> Vec<Option<Date>> {
    lists.iter().flat_map(|list| list.entries.iter().map(|entry| Some(entry.date))).collect()
}

/// The order as `--date-format` says it.
fn shown(order: DateOrder) -> DatePattern {
    let written = match order {
        DateOrder::DayMonthYear => "%d/%m/%Y",
        DateOrder::MonthDayYear => "%m/%d/%Y",
        DateOrder::YearMonthDay => "%Y-%m-%d",
    };
    written.parse().unwrap_or_else(|_| DatePattern::iso())
}
