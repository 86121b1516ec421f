//! Which column is the day, and how days are written.

mod exchanged;
mod namesakes;
mod posting;
mod spread;

pub(super) use self::exchanged::{has_iso_beside, swapped_by_a_program, turned_in_part};
use self::spread::{
    YEARS_MIN, distinct, is_lone_day, is_of_old, is_of_years_by_all, without_sort_codes,
};
pub(crate) use self::spread::{disorder, recur, span};
use super::context::{
    EvidenceStrength, InferenceContext, QuestionAnswer, ReadingQuestion, Undecided,
};
use super::period;
use super::unmoved::are_unposted;
use crate::day::{DateOrder, DatePattern};
use crate::fault::Fault;
use crate::reading::RowOrder;
use crate::stated::FileSide;
use crate::stated::StatedAnswer;
use crate::words::{self, HeaderWord};
use tieout::date::Date;
use tieout::sort::CompactSort as _;

/// Headers of the day without more: the first choice of any file.
const PLAIN_DATES: [&str; 8] = ["date", "datum", "fecha", "data", "dato", "pvm", "jour", "date op"];

/// The column of days.
pub(super) fn column(
    context: &mut InferenceContext<'_>,
    booked: &[usize],
) -> Result<usize, Undecided> {
    if let Some(name) = &context.stated.columns.date {
        return Ok(context.profile.column("date", name)?);
    }
    let columns = &context.profile.columns;
    let rank = |at: usize| {
        let column = &columns[at];
        let is_plain = PLAIN_DATES.contains(&&*words::plain(&column.name));
        // In books that is the day on which a person typed it.
        let is_typed = context.side == FileSide::Book
            && ["entry date", "date entered"].contains(&&*words::plain(&column.name));
        match column.meanings.first() {
            _ if is_typed => 3,
            Some(HeaderWord::Date) if is_plain => 0,
            Some(HeaderWord::BookingDate) => 1,
            Some(HeaderWord::Date) => 2,
            Some(HeaderWord::ValueDate) => 3,
            Some(HeaderWord::OtherDate) => 5,
            _ => 4,
        }
    };
    let rows = context.profile.rows.len();
    let mut found: Vec<usize> = (0..columns.len())
        .filter(|at| columns[*at].is_days() && columns[*at].filled * 2 >= rows)
        // Eight digits are a day where nothing else is.
        .filter(|at| rank(*at) < 4 || has_marks(context, *at) || columns[*at].meanings.is_empty())
        .collect();
    if context.profile.rows.is_empty() {
        found = (0..columns.len()).filter(|at| rank(*at) < 4).collect();
    }
    // A day that most rows lack is not the day of the row.
    let filled =
        |at: usize| booked.iter().filter(|row| !context.cell(**row, at).trim().is_empty()).count();
    let most = found.iter().map(|at| filled(*at)).max().unwrap_or(0);
    // But one on which rows are booked is empty in those that are not.
    let is_open = |at: usize| columns[at].means(HeaderWord::BookingDate) && filled(at) < most;
    // A day that a header names and most rows have is missing in the others: those are refused by line. Only the day
    // of a purchase stands in for one of booking.
    let is_instead = |at: &usize| rank(*at) <= 2 && !columns[*at].means(HeaderWord::BookingDate);
    let has_other = found.iter().any(|at| is_instead(at) && filled(*at) * 10 >= most * 9);
    let least = |at: usize| match rank(at) {
        0 => 5,
        1 if !has_other => 5,
        1 => 9,
        // A day that a few rows lack is missing there.
        _ => 7,
    };
    found.retain(|at| {
        let is_enough = filled(*at) * 10 >= most * least(*at);
        if is_open(*at) && has_other { are_unposted(context, *at) } else { is_enough }
    });
    without_sort_codes(context, &mut found);
    found.compact_sort_by_key(|at| (rank(*at), !has_marks(context, *at), *at));
    let posted = posting::over_purchase(context, &found, booked);
    let Some(first) = posted.or(found.first().copied()) else {
        let line = context.profile.header_line.unwrap_or(1);
        let fault = Fault::at_line(line, "no column holds days that can be read");
        return Err(fault
            .hint("--map date=NAME names it, --date-format says how it is written")
            .into());
    };
    let alike = |at: &usize| words::plain(&columns[*at].name) == words::plain(&columns[first].name);
    let alike: Vec<usize> = found.iter().copied().filter(alike).collect();
    if let Some(decided) = namesakes::decide(context, &alike, booked) {
        let (first, says) = decided?;
        context.note("dates", EvidenceStrength::Soft, says);
        return Ok(first);
    }
    let (name, count) = (context.key(first), found.len());
    if let Some(other) = posted.and(found.first()) {
        let other = context.key(*other);
        let says = format!("the day is {name}, on which rows were posted; {other} differs from it");
        context.note("dates", EvidenceStrength::Soft, says);
        return Ok(first);
    }
    let strength = if rank(first) >= 4 && count > 1 {
        EvidenceStrength::Soft
    } else {
        EvidenceStrength::Usual
    };
    let others = match count {
        1 => String::new(),
        _ => format!(", the first choice of {count} columns of days"),
    };
    context.note("dates", strength, format!("the day is {name}{others}"));
    Ok(first)
}

/// The first row without a day, and how many more there are: `: line 6, and 2 more`.
pub(super) fn first_without(
    context: &InferenceContext<'_>,
    column: Option<usize>,
    rows: &[usize],
) -> String {
    let Some(column) = column else { return String::new() };
    let mut without = rows.iter().filter(|row| context.cell(**row, column).trim().is_empty());
    let Some(first) = without.next() else { return String::new() };
    let line = context.sample.row(*first).line();
    match without.count() {
        0 => format!(": line {line}"),
        more => format!(": line {line}, and {more} more"),
    }
}

/// Whether its days are written with marks between their parts.
fn has_marks(context: &InferenceContext<'_>, at: usize) -> bool {
    let patterns = &context.profile.columns[at].patterns;
    patterns.iter().any(|(pattern, _)| pattern.to_string().contains(['-', '/', '.', ' ', 'b']))
}

/// The patterns that read the days of all rows, the likeliest first; one where something decides.
pub(super) fn patterns(
    context: &mut InferenceContext<'_>,
    column: usize,
    rows: &[usize],
) -> Vec<DatePattern> {
    if let Some(pattern) = context.stated.pattern.clone() {
        if let Some(says) = challenge(context, column, rows, &pattern) {
            context.note("dates", EvidenceStrength::Soft, says);
        }
        return vec![pattern];
    }
    let found = &context.profile.columns[column].patterns;
    let Some(most) = found.iter().map(|(_, count)| *count).max() else {
        return vec![DatePattern::iso()];
    };
    let mut best: Vec<DatePattern> =
        found.iter().filter(|(_, count)| *count == most).map(|(one, _)| one.clone()).collect();
    // Cells of a sheet that are days stand among days that are texts: these have the pattern.
    if best.len() == 1 && best[0].is_iso() {
        let written = found.iter().filter(|(one, _)| !one.is_iso()).map(|(_, count)| *count).max();
        if let Some(written) = written
            && written + most == context.profile.columns[column].days
        {
            let rest = found.iter().filter(|(one, count)| !one.is_iso() && *count == written);
            best = rest.map(|(one, _)| one.clone()).collect();
        }
    }
    if best.len() == 1 {
        let pattern = &best[0];
        let says = format!("days are written {pattern}: no other pattern reads them all");
        context.note("dates", EvidenceStrength::Hard, says);
        return best;
    }
    // With dots between its parts no day is written month first.
    if best.iter().any(|one| one.order() == Some(DateOrder::DayMonthYear) && one.has_dots()) {
        best.retain(|one| one.order() != Some(DateOrder::MonthDayYear) || !one.has_dots());
    }
    // Days that are the same by each pattern need no choice.
    let days_by = |pattern: &DatePattern| -> Vec<Option<Date>> {
        rows.iter().map(|row| pattern.read(context.cell(*row, column)).ok()).collect()
    };
    let mut read: Vec<Vec<Option<Date>>> = best.iter().map(days_by).collect();
    // Patterns of different rows are no choice: the file mixes forms, and the others are faults.
    let base = best.iter().position(DatePattern::is_iso).unwrap_or(0);
    let reads: Vec<bool> = read[base].iter().map(Option::is_some).collect();
    let is_alike =
        |days: &[Option<Date>]| days.iter().map(Option::is_some).eq(reads.iter().copied());
    let alike: Vec<bool> = read.iter().map(|days| is_alike(days)).collect();
    let keep = |is_kept: &[bool], best: &mut Vec<_>, read: &mut Vec<_>| {
        let mut at = is_kept.iter();
        best.retain(|_| at.next() == Some(&true));
        let mut at = is_kept.iter();
        read.retain(|_| at.next() == Some(&true));
    };
    keep(&alike, &mut best, &mut read);
    let is_now: Vec<bool> = (0..best.len()).map(|at| !is_of_old(at, &best, &read)).collect();
    keep(&is_now, &mut best, &mut read);
    if read.windows(2).all(|pair| pair[0] == pair[1]) {
        best.truncate(1);
        return best;
    }
    if let Some((chosen, says, strength)) = decide(context, column, &best, &read) {
        context.note("dates", strength, says);
        return vec![best[chosen].clone()];
    }
    best
}

/// That the rows would stand in the order of their days by another pattern than the one that is stated.
fn challenge(
    context: &InferenceContext<'_>,
    column: usize,
    rows: &[usize],
    stated: &DatePattern,
) -> Option<String> {
    let other = stated.swapped()?;
    let read = |pattern: &DatePattern| -> Option<Vec<Option<Date>>> {
        rows.iter().map(|row| pattern.read(context.cell(*row, column)).ok().map(Some)).collect()
    };
    let jumps = disorder(&read(stated)?);
    let is_in_order = disorder(&read(&other)?) == 0;
    (jumps > 1 && is_in_order).then(|| {
        format!(
            "read as {stated} the days go back and forth {jumps} times; as {other} they would be in order"
        )
    })
}

/// Which pattern the rest of the file speaks for.
fn decide(
    context: &InferenceContext<'_>,
    column: usize,
    patterns: &[DatePattern],
    read: &[Vec<Option<Date>>],
) -> Option<(usize, String, EvidenceStrength)> {
    let order_of = |at: usize| patterns[at].order();
    let alone = |is_left: &dyn Fn(usize) -> bool| {
        let mut left = (0..patterns.len()).filter(|at| is_left(*at));
        left.next().filter(|_| left.next().is_none())
    };
    // Another column of the file that only one order reads.
    let elsewhere = sure_orders(context, column);
    if let Some((from, to)) = period::stated(context) {
        let within = |at: usize| read[at].iter().flatten().all(|day| (from..=to).contains(day));
        let is_against = |at: usize| order_of(at).is_some_and(|one| !elsewhere.contains(&one));
        // Many days lie in a period by no chance, however the days of the period itself are written.
        let is_chance = |at: usize| distinct(&read[at]) < DAYS_NO_CHANCE;
        match alone(&within) {
            Some(at) if !elsewhere.is_empty() && is_against(at) && is_chance(at) => return None,
            Some(at) => {
                let says = format!(
                    "days are written {}: so they lie in the period that the file states",
                    patterns[at]
                );
                return Some((at, says, EvidenceStrength::Soft));
            }
            None => {}
        }
    }
    if let Some(at) = alone(&|at| order_of(at).is_some_and(|order| elsewhere.contains(&order))) {
        let says = format!(
            "days are written {}, as others in the file are that can be read in one way only",
            patterns[at]
        );
        return Some((at, says, EvidenceStrength::Hard));
    }
    // Rows stand in the order of their days.
    let disorder: Vec<usize> = read.iter().map(|days| disorder(days)).collect();
    if let Some(at) = alone(&|at| disorder[at] == 0)
        && disorder.iter().enumerate().all(|(other, count)| other == at || *count >= 2)
    {
        let says =
            format!("days are written {}: the rows stand in the order of their days", patterns[at]);
        return Some((at, says, EvidenceStrength::Soft));
    }
    // The stated period, or the days of one statement.
    let spans: Vec<i32> = read.iter().map(|days| span(days)).collect();
    let shortest = spans.iter().copied().min()?;
    // No statement is of many years, whatever the order of its rows.
    let is_of_years = |at: usize| spans[at] > YEARS_MIN;
    // Rows of one day of each month are rows of one month by the other order, but for the order of the rows.
    let recurs = read.iter().any(|days| recur(days));
    let in_order = alone(&|at| disorder[at] == 0);
    if let Some(at) = alone(&|at| spans[at] <= shortest.saturating_mul(3) + 5)
        && (!recurs || in_order == Some(at))
        && spans[at] <= 100
        && (disorder[at] <= disorder.iter().copied().min()?
            || (0..patterns.len()).all(|other| other == at || is_of_years(other)))
    {
        let says = format!(
            "days are written {}: so they lie within {} days, day and month the other way round within a year",
            patterns[at],
            spans[at] + 1
        );
        return Some((at, says, EvidenceStrength::Soft));
    }
    if let Some(order) = usual_order(context).filter(|_| !is_lone_day(patterns, read))
        && let Some(at) = alone(&|at| order_of(at) == Some(order))
        && disorder[at] <= disorder.iter().copied().min()?
        && (!is_of_years(at) || is_of_years_by_all(&spans))
    {
        let says = format!(
            "days are written {}, as is usual with the language or currency of the file",
            patterns[at]
        );
        return Some((at, says, EvidenceStrength::Soft));
    }
    None
}

/// So many days that lie in a period do so by no chance.
const DAYS_NO_CHANCE: usize = 5;

/// Orders that a cell elsewhere in the file can only be in.
fn sure_orders(context: &InferenceContext<'_>, column: usize) -> Vec<DateOrder> {
    let mut orders = Vec::new();
    let mut add = |patterns: Vec<DatePattern>| {
        if let [pattern] = &patterns[..]
            && let Some(order) = pattern.order()
            && !orders.contains(&order)
            && pattern.to_string().contains(['/', '.', '-'])
            && !pattern.is_iso()
        {
            orders.push(order);
        }
    };
    for (at, other) in context.profile.columns.iter().enumerate() {
        if at == column || !other.is_days() {
            continue;
        }
        let most = other.patterns.iter().map(|(_, count)| *count).max();
        let best: Vec<DatePattern> = other
            .patterns
            .iter()
            .filter(|(_, count)| Some(*count) == most)
            .map(|(pattern, _)| pattern.clone())
            .collect();
        add(best);
    }
    // What stands above the header: the period, the day of the export.
    let above = context.above().min(60);
    for at in 0..above {
        for cell in context.sample.row(at).cells() {
            let is_gap = |c: char| c.is_whitespace() || ":,;".contains(c);
            for word in cell.split(is_gap).filter(|word| word.len() >= 6) {
                add(DatePattern::fitting(word));
            }
        }
    }
    orders
}

/// Day or month first, by the currency or the words of the file.
fn usual_order(context: &InferenceContext<'_>) -> Option<DateOrder> {
    let above = context.profile.header.map_or(context.above(), |at| at + 1);
    let shown = context.profile.rows.iter().copied().take(50);
    let mut text = String::new();
    for at in (0..above).chain(shown) {
        for cell in context.sample.row(at).cells() {
            text.push_str(cell);
            text.push(' ');
        }
    }
    let has = |words: &[&str]| {
        let folded = text.to_uppercase();
        words
            .iter()
            .any(|word| folded.split(|c: char| !c.is_alphanumeric()).any(|one| one == *word))
    };
    // Words of a language only: a currency is used in files of all countries.
    let is_other = has(&[
        "DATUM",
        "BETRAG",
        "FECHA",
        "IMPORTE",
        "MONTANT",
        "DATA",
        "IMPORTO",
        "KWOTA",
        "BELOPP",
        "DATO",
        "BOEKDATUM",
    ]);
    is_other.then_some(DateOrder::DayMonthYear)
}

/// So many pairs of rows of the same way are no chance.
const HALF_MIN: usize = 5;

/// Which rows come first, by their days.
pub(super) fn row_order(days: &[Option<Date>]) -> RowOrder {
    let days: Vec<i32> = days.iter().flatten().map(|day| day.day_number()).collect();
    // Neighbours may be a few days off; the later half is not.
    let half = days.len() / 2;
    if half >= HALF_MIN {
        let mut pairs = days.iter().zip(&days[half..]);
        if pairs.clone().all(|(one, later)| later > one) {
            return RowOrder::OldestFirst;
        }
        if pairs.all(|(one, later)| later < one) {
            return RowOrder::NewestFirst;
        }
    }
    let rising = days.windows(2).filter(|pair| pair[1] > pair[0]).count();
    let falling = days.windows(2).filter(|pair| pair[1] < pair[0]).count();
    match rising.cmp(&falling) {
        std::cmp::Ordering::Greater if falling * 4 <= rising => RowOrder::OldestFirst,
        std::cmp::Ordering::Less if rising * 4 <= falling => RowOrder::NewestFirst,
        _ => RowOrder::Unknown,
    }
}

/// Asks how days are written.
pub(super) fn question(
    context: &InferenceContext<'_>,
    column: usize,
    rows: &[usize],
    patterns: &[DatePattern],
) -> ReadingQuestion {
    let sample = rows.iter().map(|row| context.cell(*row, column).trim()).find(|cell| {
        let days: Vec<_> = patterns.iter().map(|pattern| pattern.read(cell).ok()).collect();
        days.windows(2).any(|pair| pair[0] != pair[1])
    });
    let sample = sample.unwrap_or_default().to_owned();
    let answers = patterns.iter().map(|pattern| {
        let day = pattern.read(&sample).map(|day| day.to_string()).unwrap_or_default();
        QuestionAnswer {
            says: format!("{sample} is {day}"),
            states: vec![StatedAnswer::Pattern(pattern.clone())],
        }
    });
    let name = context.key(column);
    ReadingQuestion {
        asks: format!("is the day or the month first in {name}?"),
        understood: format!("no day of {name} is over 12, and their order does not tell"),
        answers: answers.collect(),
    }
}
