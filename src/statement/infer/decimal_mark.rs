//! Which sign stands before the decimal places: all amounts and balances of a file decide as one.

use super::context::{AmountDecision, EvidenceStrength, InferenceContext, Undecided};
use crate::currency::Currency;
use crate::fault::Fault;
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::is_zero;
use crate::words::{self, HeaderWord};

/// The marks that read all amounts, the likelier first; one where the other reads less or the same.
pub(super) fn fitting(
    context: &mut InferenceContext<'_>,
    rows: &[usize],
) -> Result<Vec<DecimalMark>, Undecided> {
    if let Some(mark) = context.stated.mark {
        return Ok(vec![mark]);
    }
    fitting_of(context, rows, false)
}

fn fitting_of(
    context: &mut InferenceContext<'_>,
    rows: &[usize],
    without_balances: bool,
) -> Result<Vec<DecimalMark>, Undecided> {
    let columns = &context.profile.columns;
    let is_money = |word: Option<&HeaderWord>| {
        matches!(
            word,
            Some(
                HeaderWord::Amount
                    | HeaderWord::Net
                    | HeaderWord::Gross
                    | HeaderWord::In
                    | HeaderWord::Out
                    | HeaderWord::Credit
                    | HeaderWord::Debit
                    | HeaderWord::Balance
                    | HeaderWord::Fee
            )
        )
    };
    let named: Vec<usize> = (0..columns.len())
        .filter(|at| columns[*at].is_numeric() && is_money(columns[*at].meanings.first()))
        .filter(|at| !without_balances || !columns[*at].means(HeaderWord::Balance))
        .collect();
    let stated = context.stated.columns.named().filter(|(role, _)| {
        matches!(*role, "amount" | "turned_amount" | "in" | "out" | "balance" | "fee")
    });
    let mut voting: Vec<usize> =
        stated.filter_map(|(role, name)| context.profile.column(role, name).ok()).collect();
    voting.extend(&named);
    if voting.is_empty() {
        voting = (0..columns.len())
            .filter(|at| columns[*at].is_numeric() && !columns[*at].is_days())
            .filter(|at| !is_of_rates(context, rows, *at))
            .collect();
    }
    voting.sort_unstable();
    voting.dedup();
    let (mut by_point, mut by_comma, mut ambiguous, mut numbers) = (0, 0, 0, 0);
    let mut first_ambiguous = None;
    for row in rows {
        for at in &voting {
            let cell = context.cell(*row, *at);
            let Some(number) = WrittenNumber::parse(cell) else { continue };
            let marks = number.marks();
            numbers += 1;
            by_point += usize::from(marks.point);
            by_comma += usize::from(marks.comma);
            if number.is_ambiguous() {
                ambiguous += 1;
                first_ambiguous.get_or_insert((*row, *at));
            }
        }
    }
    let note = |context: &mut InferenceContext<'_>, mark: DecimalMark| {
        let name = if mark == DecimalMark::Point { "point" } else { "comma" };
        context.note(
            "decimal mark",
            EvidenceStrength::Hard,
            format!("the decimal mark is a {name}: only so all amounts are numbers"),
        );
    };
    match (by_point == numbers, by_comma == numbers) {
        (true, true) if ambiguous == 0 => Ok(by_unnamed(context, rows)),
        (true, true) if is_of_thousandths(context, rows, &voting) => Ok(vec![DecimalMark::Point]),
        (true, true) => Ok(without_places(context, rows, &voting)
            .map_or_else(|| vec![DecimalMark::Point, DecimalMark::Comma], |mark| vec![mark])),
        (true, false) => {
            note(context, DecimalMark::Point);
            Ok(vec![DecimalMark::Point])
        }
        (false, true) => {
            note(context, DecimalMark::Comma);
            Ok(vec![DecimalMark::Comma])
        }
        // Balances may be written in another way than amounts.
        (false, false) if !without_balances => fitting_of(context, rows, true),
        // Cells of both kinds: one of them is written in another way, and is named when it is read.
        (false, false) => {
            let mark = if by_comma > by_point { DecimalMark::Comma } else { DecimalMark::Point };
            if by_point.abs_diff(by_comma) * 10 < numbers {
                return Err(mixed(context, rows, &voting).into());
            }
            Ok(vec![mark])
        }
    }
}

/// The same by numbers that nothing names, where those that are named have no mark: one of two columns of
/// amounts may be among them.
fn by_unnamed(context: &InferenceContext<'_>, rows: &[usize]) -> Vec<DecimalMark> {
    let columns = &context.profile.columns;
    let (mut point, mut comma) = (true, true);
    let mut is_ambiguous = false;
    for (at, column) in columns.iter().enumerate() {
        let is_unnamed = column.meanings.is_empty() && column.is_numeric();
        if !is_unnamed || column.is_days() || is_of_rates(context, rows, at) {
            continue;
        }
        for number in rows.iter().filter_map(|row| WrittenNumber::parse(context.cell(*row, at))) {
            let marks = number.marks();
            (point, comma) = (point && marks.point, comma && marks.comma);
            is_ambiguous |= number.is_ambiguous();
        }
    }
    match (point, comma) {
        (true, true) if is_ambiguous => vec![DecimalMark::Point, DecimalMark::Comma],
        (false, true) => vec![DecimalMark::Comma],
        _ => vec![DecimalMark::Point],
    }
}

/// Whether the file says what all amounts are in, and each of these currencies is such a one.
fn are_all_in(
    context: &InferenceContext<'_>,
    rows: &[usize],
    voting: &[usize],
    is_such: impl Fn(&Currency) -> bool,
) -> bool {
    let columns = &context.profile.columns;
    let of_rows = |at: usize| rows.iter().map(move |row| context.cell(*row, at));
    let by_column = context
        .profile
        .meaning(HeaderWord::Currency)
        .map(|at| of_rows(at).filter_map(Currency::of_cell).collect::<Vec<_>>());
    let of_amounts = |at: &usize| {
        let of_cell = of_rows(*at)
            .find_map(|cell| WrittenNumber::parse(cell).and_then(|number| number.currency));
        Currency::of_header(&columns[*at].name).or(of_cell).into_iter().collect::<Vec<_>>()
    };
    let found = by_column.chain(voting.iter().map(of_amounts)).chain([above(context)]);
    let mut found = found.filter(|all| !all.is_empty());
    found.next().is_some_and(|all| all.iter().all(is_such))
}

/// Currencies that are stated above the rows, with a word for it.
fn above(context: &InferenceContext<'_>) -> Vec<Currency> {
    let of_row = |at: usize| {
        let cells: Vec<&str> = context.sample.row(at).cells().collect();
        cells.iter().enumerate().find_map(|(at, cell)| {
            let (label, rest) = cell.split_once(':').unwrap_or((cell, ""));
            let is_said = words::header(label).0.first() == Some(&HeaderWord::Currency);
            let mut behind = [rest].into_iter().chain(cells[at + 1..].iter().copied());
            behind.find(|cell| is_said && !cell.trim().is_empty()).and_then(Currency::of_known)
        })
    };
    (0..context.above()).filter_map(of_row).collect()
}

/// Whether amounts with three digits behind a point are of a currency that has three decimal places.
fn is_of_thousandths(context: &InferenceContext<'_>, rows: &[usize], voting: &[usize]) -> bool {
    are_all_in(context, rows, voting, |one| one.places() == 3)
}

/// The decimal mark of amounts of a currency that has no decimal places, whose own mark is one between thousands. Not
/// where all have zeros behind it, as a program writes that knows no currency.
fn without_places(
    context: &InferenceContext<'_>,
    rows: &[usize],
    voting: &[usize],
) -> Option<DecimalMark> {
    let cells = || rows.iter().flat_map(|row| voting.iter().map(|at| context.cell(*row, *at)));
    let marked = || {
        cells().filter_map(WrittenNumber::parse).filter(WrittenNumber::is_ambiguous).filter_map(
            |number| {
                number.magnitude.rsplit_once([',', '.']).map(|(_, behind)| {
                    (number.magnitude.contains(','), behind.bytes().any(|digit| digit != b'0'))
                })
            },
        )
    };
    let has_comma = marked().next()?.0;
    let is_one = marked().all(|(is_comma, _)| is_comma == has_comma);
    let is_it = is_one && marked().any(|(_, is_some)| is_some);
    let mark = if has_comma { DecimalMark::Point } else { DecimalMark::Comma };
    (is_it && are_all_in(context, rows, voting, Currency::is_without_places)).then_some(mark)
}

/// An amount with three digits behind the decimal mark among others with two: it is written without cents, and the
/// mark stands between thousands, or a place too many was typed. A balance that goes through it says which.
pub(super) fn perhaps_thousand(
    context: &InferenceContext<'_>,
    rows: &[usize],
    decided: &AmountDecision,
) -> Option<Fault> {
    let is_proved = decided.chain.is_some_and(|chain| chain.is_whole());
    let columns = decided.rule.columns();
    if context.stated.mark.is_some() || is_proved || is_of_thousandths(context, rows, &columns) {
        return None;
    }
    let mark = decided.mark.as_char();
    let places = |number: &WrittenNumber<'_>| {
        number.magnitude.rsplit_once(mark).map(|(_, places)| places.len())
    };
    let numbers = |at: usize| {
        let parsed =
            rows.iter().map(move |row| (*row, WrittenNumber::parse(context.cell(*row, at))));
        parsed.filter_map(|(row, number)| Some((row, number?)))
    };
    // `.5` and the like, and dust of sums, are of no thousands.
    let is_odd = |number: &WrittenNumber<'_>| number.is_ambiguous() && places(number) == Some(3);
    let (row, at) = columns.iter().find_map(|at| {
        let is_some = |number: &WrittenNumber<'_>| !is_zero(number.magnitude);
        let has_cents = numbers(*at)
            .any(|(_, number)| matches!(places(&number), Some(1 | 2)) && is_some(&number));
        // `0.125` beside it shows that amounts have three places.
        let are_of_three =
            numbers(*at).any(|(_, number)| !number.is_ambiguous() && places(&number) == Some(3));
        let (row, _) = numbers(*at)
            .find(|(_, number)| is_odd(number))
            .filter(|_| has_cents && !are_of_three)?;
        Some((row, *at))
    })?;
    let line = context.sample.row(row).line();
    let message = "has three digits behind the mark, where others have two";
    let fault = Fault::of_cell(line, &context.key(at), context.cell(row, at), message);
    let stated = if mark == '.' { "point" } else { "comma" };
    let hint = "write the amount with two decimal places";
    Some(fault.hint(format!("{hint}, or state its mark: --decimal {stated}")))
}

/// Whether a column has four decimal places or more: no amounts of money.
fn is_of_rates(context: &InferenceContext<'_>, rows: &[usize], at: usize) -> bool {
    rows.iter().filter_map(|row| WrittenNumber::parse(context.cell(*row, at))).any(|number| {
        let places = number.magnitude.rsplit_once(['.', ',']).map_or(0, |(_, places)| places.len());
        places > 3
    })
}

fn mixed(context: &InferenceContext<'_>, rows: &[usize], voting: &[usize]) -> Fault {
    for row in rows {
        for at in voting {
            let cell = context.cell(*row, *at);
            let only_comma = WrittenNumber::parse(cell).is_some_and(|number| !number.marks().point);
            if only_comma {
                let line = context.sample.row(*row).line();
                let fault = Fault::of_cell(
                    line,
                    &context.key(*at),
                    cell,
                    "has a decimal comma, others have a decimal point",
                );
                return fault.hint("one file has one decimal mark: export it again, or put the rows of each kind into a file of their own");
            }
        }
    }
    Fault::of_file("amounts have a decimal point in some rows and a decimal comma in others")
}
