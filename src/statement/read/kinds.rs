//! What a record is: a transaction, or something that explains itself as none.

use super::faults::{amount_column, amount_fault};
use super::labelled::{is_of_balance, is_opening, label, names_end};
use super::reader::RowReader;
use super::row_kind::RowKind;
use super::summaries::{
    SumAbove, is_bare_sum, is_explained_summary, is_first_balance, is_standing, is_sum_of_both,
    is_told_again, total,
};
use crate::day::{DatePattern, DayFault};
use crate::fault::Fault;
use crate::grid::Record;
use crate::labels::Label;
use crate::number::WrittenNumber;
use crate::profile::column_key;
use crate::reading::{AmountTrouble, Reading, RowOrder, is_nothing, is_zero, micros, turn};
use crate::words::{self, CellWord};
use tieout::date::Date;

/// Tells what a record is. Its amount stands in `reader.number` where `amount` is good.
pub(super) fn kind(
    reader: &mut RowReader<'_>,
    record: &Record<'_>,
    day: Option<Date>,
    amount: &Result<(), AmountTrouble>,
    has_balance: bool,
) -> RowKind {
    let reading = reader.reading;
    let label = label(record, reading, day.is_none(), &mut reader.words);
    match (day, amount) {
        (Some(_), Ok(())) if label.is_none() && is_bare_sum(reader, record, has_balance) => {
            total(reader, record)
        }
        (Some(_), Ok(())) if label.is_none() && is_first_balance(reader, record, has_balance) => {
            RowKind::Balance("balances")
        }
        (Some(_), Ok(())) if label.is_none() && is_standing(reader, record, has_balance) => {
            RowKind::Balance("balances")
        }
        (Some(day), Ok(())) if label.is_none() => match SumAbove::of(reader, has_balance) {
            None => RowKind::Transaction(day),
            Some(sum) => sum_above(reader, record, day, sum),
        },
        (Some(day), Ok(())) => labelled(reader, record, day, has_balance),
        (Some(day), Err(AmountTrouble::Empty)) => {
            if label.is_some() {
                return RowKind::Balance("balances");
            }
            if has_balance {
                return unsaid(reader, record);
            }
            let has_text = reading.texts.iter().any(|at| !is_nothing(record.cell(*at)));
            if let Some(number) = told_amount(record, reading) {
                reader.number = number;
                let line = record.line();
                reader.pass.notes.push(format!("line {line}: the amount is the one in its text"));
                return RowKind::Transaction(day);
            }
            // A file that is cut off ends in fewer fields.
            if has_text || record.width() < reading.width && !reading.carries_days {
                return without_amount(reader, record);
            }
            RowKind::LeftOut("without an amount")
        }
        (_, Err(AmountTrouble::Both)) if label.is_some() || is_sum_of_both(reader, record) => {
            total(reader, record)
        }
        (Some(_), Err(trouble)) => RowKind::Fault(amount_fault(record, reading, trouble)),
        (None, Ok(())) => undated(reader, record, label.is_some(), has_balance),
        // Money in and out in one row is a summary: its balance is not that of the rows here.
        (None, Err(AmountTrouble::Both)) if has_balance => RowKind::LeftOut("totals"),
        // Figures and nothing else, in both columns: what those above come to.
        (None, Err(AmountTrouble::Both)) if reader.sums.rows > 0 && is_of_figures(record) => {
            total(reader, record)
        }
        // A title has no amount.
        (None, Err(AmountTrouble::NoDirection { .. }))
            if label.is_none() && is_told(record, reading) =>
        {
            RowKind::Fault(date_fault(record, reading))
        }
        (None, Err(_)) => texts_alone(record, reading, label.is_some(), has_balance),
    }
}

/// A row whose amount is a sum of those above it: a total where its words say so.
fn sum_above(reader: &mut RowReader<'_>, record: &Record<'_>, day: Date, sum: SumAbove) -> RowKind {
    if sum.is_of_period(record, reader.reading) {
        return total(reader, record);
    }
    match sum.named(reader, record) {
        None => RowKind::Transaction(day),
        Some(Label::Sure) => {
            let says = format!("line {}: is the sum of rows above it", record.line());
            reader.pass.notes.push(says);
            total(reader, record)
        }
        Some(_) => RowKind::Fault(total_or_name(record)),
    }
}

/// A day and a text without an amount or a balance: nothing moved, where the balances above and below show it. A
/// file that is cut off ends in a row with fewer fields than the others.
fn without_amount(reader: &mut RowReader<'_>, record: &Record<'_>) -> RowKind {
    let fault = amount_fault(record, reader.reading, &AmountTrouble::Empty);
    if !reader.options.is_proved {
        return RowKind::Fault(fault);
    }
    if record.width() < reader.reading.width {
        reader.cut_off.get_or_insert(fault);
    }
    RowKind::LeftOut("without an amount")
}

/// A day and a balance without an amount: a balance alone, unless it moved from the last one, or will have moved
/// from the next where the newest row comes first.
fn unsaid(reader: &mut RowReader<'_>, record: &Record<'_>) -> RowKind {
    let reading = reader.reading;
    let has_text = reading.texts.iter().any(|at| !is_nothing(record.cell(*at)));
    let balance = micros(&reader.balance);
    let column = amount_column(record, &reading.amount);
    let key = column_key(&reading.names, column);
    let message = "is empty where an amount belongs, though the balance moves on this row";
    let fault = Fault::of_cell(record.line(), &key, record.cell(column), message);
    let goes_so_far = reader.options.is_proved || reader.walk.goes_so_far();
    if !has_text || !goes_so_far {
        return match balance {
            Some(_) if is_of_payment(record, reading) => RowKind::Fault(fault),
            _ => RowKind::Balance("balances"),
        };
    }
    if reader.walk.order() == RowOrder::NewestFirst {
        reader.unsaid = balance.map(|balance| (balance, fault));
        return RowKind::Balance("balances");
    }
    match balance {
        Some(balance) if reader.walk.moves_to(balance) => RowKind::Fault(fault),
        Some(_) if reader.walk.last_balance().is_none() && is_of_payment(record, reading) => {
            RowKind::Fault(amount_fault(record, reading, &AmountTrouble::Empty))
        }
        Some(_) if reader.walk.last_balance().is_none() => {
            reader.pass.notes.push(brought_forward(record.line()));
            RowKind::Balance("balances")
        }
        _ => RowKind::Balance("balances"),
    }
}

/// Whether a record has a text and an amount where rows have theirs.
fn is_told(record: &Record<'_>, reading: &Reading) -> bool {
    let amount = record.cell(reading.amount.columns()[0]);
    WrittenNumber::parse(amount).is_some()
        && reading.texts.iter().any(|at| !is_nothing(record.cell(*at)))
}

/// Whether a record holds numbers alone.
fn is_of_figures(record: &Record<'_>) -> bool {
    record.cells().all(|cell| is_nothing(cell) || WrittenNumber::parse(cell).is_some())
}

/// Whether a row says of itself that money went one way: it is no balance.
fn is_of_payment(record: &Record<'_>, reading: &Reading) -> bool {
    let moves = words::of_flags("moves");
    reading.texts.iter().any(|at| {
        let cell = record.cell(*at);
        words::direction_in_text(cell).is_some()
            || words::folded(cell).split(' ').any(|word| moves.contains(&word))
    })
}

/// What is said of an oldest row without an amount: nothing shows whether it moved.
pub(super) fn brought_forward(line: u64) -> String {
    format!("line {line} has no amount: its balance is taken for the one before the rows")
}

/// The amount of a row whose columns have none and whose text begins with it and says which way it went:
/// `£412.60 sent to your bank account`.
fn told_amount(record: &Record<'_>, reading: &Reading) -> Option<String> {
    reading.texts.iter().find_map(|at| {
        let text = record.cell(*at);
        let is_out = words::direction_in_text(text)? == CellWord::Out;
        let figure = text.split_whitespace().next()?;
        let has_currency = figure.starts_with(|c: char| !c.is_alphanumeric() && !"+-(".contains(c));
        let written = WrittenNumber::parse(figure).filter(|number| !number.is_negative)?;
        let mut number = written.magnitude_by(reading.mark).filter(|_| has_currency)?;
        if is_out {
            turn(&mut number);
        }
        Some(number)
    })
}

/// A day, an amount, and words of a balance or a total.
fn labelled(
    reader: &mut RowReader<'_>,
    record: &Record<'_>,
    day: Date,
    has_balance: bool,
) -> RowKind {
    let reading = reader.reading;
    let Some(amount) = micros(&reader.number) else { return RowKind::Transaction(day) };
    let has_reference = reading.reference.is_some_and(|at| {
        let cell = record.cell(at).trim();
        !reading.texts.contains(&at)
            // A document number of 0 is none.
            && cell.contains(|c: char| c.is_alphanumeric() && c != '0')
            && Label::of(cell, &mut String::new()) != Some(Label::Sure)
    });
    if has_balance && let Some(balance) = micros(&reader.balance) {
        let last = reader.walk.last_balance();
        return match (last, reader.walk.order()) {
            // The amount of such a row is the balance again.
            _ if balance == amount && !has_reference => RowKind::Balance("balances"),
            // An account that is closed by its balance, as ledgers are.
            (Some(last), _)
                if balance == 0
                    && last + amount == 0
                    && !has_reference
                    && record.cells().any(|cell| is_of_balance(cell, &mut String::new())) =>
            {
                RowKind::LeftOut("balances")
            }
            (Some(last), RowOrder::OldestFirst | RowOrder::Unknown) if last + amount == balance => {
                RowKind::Transaction(day)
            }
            // A balance that never moves is that of the download.
            (Some(last), RowOrder::OldestFirst | RowOrder::Unknown)
                if last == balance && (reader.options.is_proved || reader.walk.goes_so_far()) =>
            {
                RowKind::Balance("balances")
            }
            _ if reader.sums.explain(amount) && amount != 0 => total(reader, record),
            _ => RowKind::Transaction(day),
        };
    }
    // What a bank charges in total is a payment.
    let is_charged = record.cells().any(|cell| {
        let text = crate::words::folded(cell);
        text.split(' ').any(|word| matches!(word, "charges" | "fees" | "interest" | "commission"))
    });
    // `Total` sells fuel, too: where who was paid stands in a column of its own, and another text beside it.
    let is_payee = || {
        let is_label = |at: usize| Label::of(record.cell(at), &mut String::new()).is_some();
        reading.counterparty.is_some_and(is_label)
            && reading.texts.iter().any(|at| {
                reading.counterparty != Some(*at) && !is_nothing(record.cell(*at)) && !is_label(*at)
            })
            && !record.cells().any(|cell| is_of_balance(cell, &mut String::new()))
    };
    // A sum has no number of its own as the rows have.
    let is_numbered = || {
        let has_number = |at: usize| !is_nothing(record.cell(at));
        reading.id.is_some_and(has_number)
            && !record.cells().any(|cell| is_of_balance(cell, &mut String::new()))
    };
    if has_reference || (is_charged || is_numbered() || is_payee()) && !reader.sums.explain(amount)
    {
        return RowKind::Transaction(day);
    }
    if is_zero(&reader.number) {
        return RowKind::Balance("balances");
    }
    // A balance of all rows may be that of an account that began with them, or their first is one too.
    let is_of_all = amount.saturating_abs() == reader.sums.net().saturating_abs();
    if is_of_all
        && reader.sums.rows > 1
        && record.cells().any(|cell| is_of_balance(cell, &mut String::new()))
    {
        return RowKind::Stated(amount);
    }
    // One row above it may be of the same amount.
    if reader.sums.explain(amount) && reader.sums.rows > 1 {
        return total(reader, record);
    }
    let mut room = String::new();
    let has_other_text = reading.texts.iter().any(|at| {
        !is_nothing(record.cell(*at)) && Label::of(record.cell(*at), &mut room) != Some(Label::Sure)
    });
    let fault = neither_sum_nor_balance(record, reading);
    if record.cells().any(|cell| is_of_balance(cell, &mut room)) {
        // Before the first row, whatever else stands beside it: what the account was opened with.
        let is_first = reader.sums.rows == 0 || reader.walk.order() != RowOrder::OldestFirst;
        // What leads through all rows from the balance before them is the one after them.
        let net = reader.sums.net();
        let is_led_to = || reader.stated.iter().any(|(opening, _)| opening + net == amount);
        let is_known = is_first && record.cells().any(is_opening) || net != 0 && is_led_to();
        if !has_other_text || is_known {
            let is_of_end = record.cells().any(names_end);
            reader.standing.see(amount, &reader.sums, is_of_end, fault);
            return RowKind::Stated(amount);
        }
    }
    RowKind::Fault(fault)
}

/// What is wrong with a row whose words may be of a total or the name of who was paid, and that is a sum.
fn total_or_name(record: &Record<'_>) -> Fault {
    let message =
        "is what the rows above it come to, and its text has the word of a total: it may be theirs";
    let hint = "take it out if it is their total; if it is a transaction, give it a reference or another text";
    Fault::at_line(record.line(), message).hint(hint)
}

/// What is wrong with a row that has words of a balance or a total and is explained as neither.
fn neither_sum_nor_balance(record: &Record<'_>, reading: &Reading) -> Fault {
    let column = amount_column(record, &reading.amount);
    let key = column_key(&reading.names, column);
    let message = "stands beside words of a balance or a total, and is neither a sum of rows above nor known as a balance";
    let fault = Fault::of_cell(record.line(), &key, record.cell(column), message);
    fault.hint("is it a transaction? Give it a reference or another text; else take the row out")
}

/// An amount without a day.
fn undated(
    reader: &mut RowReader<'_>,
    record: &Record<'_>,
    is_label: bool,
    has_balance: bool,
) -> RowKind {
    let reading = reader.reading;
    let cell = record.cell(reading.date);
    let amount = micros(&reader.number);
    if is_label {
        let is_balance = record.cells().any(|cell| is_of_balance(cell, &mut reader.words));
        return match amount.filter(|amount| *amount != 0 && is_balance && !has_balance) {
            Some(amount) if !reader.sums.explain(amount) => RowKind::Stated(amount),
            _ => total(reader, record),
        };
    }
    let is_empty = is_nothing(cell);
    if reader.has_labels_above && is_explained_summary(reader, record) {
        return RowKind::Total(None);
    }
    if is_empty && has_balance && amount.is_some_and(|amount| is_told_again(reader, amount)) {
        return RowKind::Balance("balances");
    }
    // `Agreed to the statement`, and the balance once more.
    let net = reader.sums.net();
    let is_stated = |amount: i128| {
        let mut stated = reader.stated.iter();
        stated.any(|(one, _)| one.abs() == amount.abs() || one + net == amount)
    };
    if is_empty && !has_balance && amount.is_some_and(is_stated) {
        return RowKind::LeftOut("balances");
    }
    if is_empty && let Some(day) = reader.last_day {
        return RowKind::Transaction(day);
    }
    // The sum of one row is a row like it, and so is what says what the row above says.
    let mut told = reading.texts.iter().map(|at| record.cell(*at)).filter(|cell| !is_nothing(cell));
    let rows_min = if told.clone().next().is_some() { 2 } else { 0 };
    let is_told_anew = told.any(|cell| cell.trim() == reader.last_told.trim());
    let is_sum_of = |rows_min| {
        amount.is_some_and(|amount| amount != 0 && reader.sums.explain_of(amount, rows_min))
    };
    if is_empty && !is_told_anew && !has_balance && is_sum_of(rows_min) {
        return total(reader, record);
    }
    // `Motor`, and what the rows above it came to.
    let is_named = !cell.contains(|c: char| c.is_ascii_digit())
        && record.cells().filter(|cell| !is_nothing(cell)).count() == 2;
    if is_named && !has_balance && is_sum_of(2) {
        return total(reader, record);
    }
    if is_empty && is_zero(&reader.number) {
        return RowKind::LeftOut("without a date");
    }
    RowKind::Fault(date_fault(record, reading))
}

/// Neither a day nor an amount: a title, a heading, a footer, or a row that is spoilt.
fn texts_alone(
    record: &Record<'_>,
    reading: &Reading,
    is_label: bool,
    has_balance: bool,
) -> RowKind {
    if is_label || has_balance {
        return RowKind::Balance("balances");
    }
    let cell = record.cell(reading.date);
    let is_like_day = reading.day(cell) == Err(DayFault::NoSuchDay)
        || !DatePattern::fitting(cell).is_empty() && record.width() > 2;
    let amount = record.cell(reading.amount.columns()[0]);
    if is_like_day && !is_nothing(amount) {
        return RowKind::Fault(date_fault(record, reading));
    }
    if !reading.names.is_empty() && is_header(record, reading) {
        return RowKind::LeftOut("repeated headers");
    }
    RowKind::LeftOut("titles")
}

/// Whether a record has a number beside something else.
pub(super) fn has_number(record: &Record<'_>) -> bool {
    let filled = record.cells().filter(|cell| !cell.trim().is_empty()).count();
    filled > 2 && record.cells().any(|cell| WrittenNumber::parse(cell).is_some())
}

/// Whether a record says what the columns are called.
pub(super) fn is_header(record: &Record<'_>, reading: &Reading) -> bool {
    let names = &reading.names;
    let same = (0..names.len())
        .filter(|at| !names[*at].is_empty() && record.cell(*at).trim() == names[*at])
        .count();
    same > 1 && same * 2 >= names.iter().filter(|name| !name.is_empty()).count()
}

pub(super) fn date_fault(record: &Record<'_>, reading: &Reading) -> Fault {
    let cell = record.cell(reading.date);
    let key = column_key(&reading.names, reading.date);
    if is_nothing(cell) {
        let fault = Fault::of_cell(record.line(), &key, cell, "is empty where a date belongs");
        return fault.hint("a total or a section title? It is no sum of the rows above it");
    }
    let pattern = &reading.pattern;
    let message = match pattern.read(cell) {
        Err(DayFault::NoSuchDay) => format!("is not a day of the calendar ({pattern})"),
        Err(DayFault::UnusualYear) => "is not of the years 1900 to 2199".to_owned(),
        _ => format!("is not a date in the form {pattern}"),
    };
    let fault = Fault::of_cell(record.line(), &key, cell, message);
    let is_serial = cell.trim().parse::<u32>().is_ok_and(|days| (20_000..70_000).contains(&days));
    let others = DatePattern::fitting(cell);
    // 2024 has a 29 February.
    let is_without_year =
        others.is_empty() && !DatePattern::fitting(&format!("{cell} 2024")).is_empty();
    match others.first() {
        _ if is_serial => fault
            .hint("a spreadsheet's number of a day? Format the column as dates and export again"),
        None if is_without_year => fault.hint("the day has no year: write it out in every row"),
        Some(other) => {
            fault.hint(format!("it is written {other}: all days of a file are to be of one form"))
        }
        None => fault,
    }
}
