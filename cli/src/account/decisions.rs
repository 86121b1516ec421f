//! `decisions.csv`: a line for each row that a decision names, and one for each standing rule.

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::period::{Decision, DecisionKind, Decisions, RowName, StandingRule};

use super::table::{self, FolderTable, FolderTableRow, side_word};
use crate::exit::Failure;

/// Its name in the folder.
pub(super) const FILE: &str = "decisions.csv";

const HEADER: [&str; 11] = [
    "decision",
    "verb",
    "side",
    "date",
    "amount",
    "description",
    "occurrence",
    "bank_id",
    "fee",
    "to",
    "note",
];

/// What begins the verb of a rule.
const ALWAYS: &str = "always ";

/// What of a decision stands in any of its rows, and is the same in all that have it.
const OF_ALL: [&str; 4] = ["verb", "fee", "to", "note"];

/// Reads what is decided of rows that are not closed: those that are accepted are of the days up to `closed`.
///
/// # Errors
/// With the line of what is wrong.
pub(super) fn read_open(
    name: &str,
    text: &str,
    closed: Option<Date>,
) -> Result<Decisions, Failure> {
    let table = FolderTable::read(name, text, (&HEADER, 6))?;
    for row in table.rows().filter(|row| row.cell("verb") == DecisionKind::Accept.name()) {
        let date: Date = row.value("date")?;
        if closed.is_none_or(|day| date > day) {
            let failure = row.fault(
                "date",
                "is not in a closed month: accept is only for rows of closed months",
            );
            return Err(
                failure.with_hint("remove the row: rows that are not closed need no acceptance")
            );
        }
    }
    read(name, text)
}

/// Reads decisions.
///
/// # Errors
/// With the line of what is wrong.
pub(super) fn read(name: &str, text: &str) -> Result<Decisions, Failure> {
    let table = FolderTable::read(name, text, (&HEADER, 6))?;
    let mut all = Decisions::default();
    let mut open: Option<(FolderTableRow<'_>, Decision)> = None;
    let mut number = String::new();
    for row in table.rows() {
        if let Some(verb) = row.cell("verb").strip_prefix(ALWAYS) {
            all.add_rule(rule_of(&row, verb)?);
            continue;
        }
        let named = name_of(&row)?;
        match &mut open {
            Some((first, decision)) if row.cell("decision") == number && !number.is_empty() => {
                let (before, own) = (decision.clone(), begun(&row, named.clone())?);
                add_row(decision, named, own);
                if let Some(column) = contradicting(first, &row, &before) {
                    let what = format!("differs from decision {number} on an earlier line");
                    return Err(row.fault(column, &what));
                }
            }
            _ => {
                add(&mut all, open.take())?;
                row.cell("decision").clone_into(&mut number);
                let decision = begun(&row, named)?;
                open = Some((row, decision));
            }
        }
    }
    add(&mut all, open)?;
    Ok(all)
}

/// The rows that decisions name, each with its line and the verb.
///
/// # Errors
/// With the line of what is wrong.
pub(super) fn rows_named(name: &str, text: &str) -> Result<Vec<(u64, String, RowName)>, Failure> {
    let table = FolderTable::read(name, text, (&HEADER, 6))?;
    let of_rows = table.rows().filter(|row| !row.cell("verb").starts_with(ALWAYS));
    of_rows.map(|row| Ok((row.line, row.cell("verb").to_owned(), name_of(&row)?))).collect()
}

/// A rule: it is of a text, whatever the day and the amount.
fn rule_of(row: &FolderTableRow<'_>, verb: &str) -> Result<StandingRule, Failure> {
    let verb = DecisionKind::parse(verb)
        .filter(|verb| matches!(verb, DecisionKind::Enter | DecisionKind::Aside));
    let verb =
        verb.ok_or_else(|| row.fault("verb", "is neither \"always enter\" nor \"always aside\""))?;
    let (text, to) = (row.cell("description").to_owned(), row.cell("to").to_owned());
    if !text.chars().any(char::is_alphanumeric) {
        return Err(row.fault("description", "is empty: a rule needs a text"));
    }
    for column in ["side", "date", "amount", "occurrence", "bank_id", "fee"] {
        if !row.cell(column).is_empty() {
            let failure =
                row.fault(column, "is not allowed in a rule, which applies to a text only");
            return Err(failure
                .with_hint("the verb of a decision on one row does not begin with \"always\""));
        }
    }
    Ok(StandingRule { verb, text, to })
}

/// Adds a further row of a decision, with what only it says of all.
fn add_row(decision: &mut Decision, row: RowName, own: Decision) {
    decision.rows.push(row);
    decision.fee = decision.fee.take().or(own.fee);
    for (of, also) in [(&mut decision.to, own.to), (&mut decision.note, own.note)] {
        if of.is_empty() {
            *of = also;
        }
    }
}

/// The column in which a further row of a decision says something else than the rows before it.
fn contradicting(
    first: &FolderTableRow<'_>,
    row: &FolderTableRow<'_>,
    before: &Decision,
) -> Option<&'static str> {
    let known = |column: &str| match column {
        "verb" => first.cell("verb").to_owned(),
        "fee" => before.fee.as_ref().map(Amount::to_string).unwrap_or_default(),
        "to" => before.to.clone(),
        _ => before.note.clone(),
    };
    let own = |column: &str| match (column, row.amount("fee")) {
        ("fee", Ok(fee)) => fee.to_string(),
        _ => row.cell(column).to_owned(),
    };
    OF_ALL.into_iter().find(|column| {
        let (known, own) = (known(column), own(column));
        !own.is_empty() && !known.is_empty() && own != known
    })
}

fn add(all: &mut Decisions, open: Option<(FolderTableRow<'_>, Decision)>) -> Result<(), Failure> {
    let Some((row, decision)) = open else { return Ok(()) };
    let decision = decision.checked().map_err(|error| row.wrong(&error))?;
    all.add(decision).map_err(|clash| {
        let (verb, text) = (clash.earlier.verb.name(), &clash.row.text);
        row.wrong(&format!("another line already decides {verb} of {text:?}"))
    })
}

fn begun(row: &FolderTableRow<'_>, named: RowName) -> Result<Decision, Failure> {
    let verb = DecisionKind::parse(row.cell("verb"));
    let verb = verb.ok_or_else(|| {
        let known = DecisionKind::ALL.map(DecisionKind::name).join(", ");
        row.fault("verb", "is not a decision").with_hint(format!("one of {known}"))
    })?;
    let fee = if row.cell("fee").is_empty() { None } else { Some(row.amount("fee")?) };
    let (to, note) = (row.cell("to").to_owned(), row.cell("note").to_owned());
    Ok(Decision { verb, rows: vec![named], fee, to, note })
}

fn name_of(row: &FolderTableRow<'_>) -> Result<RowName, Failure> {
    let occurrence = if row.cell("occurrence").is_empty() { 1 } else { row.value("occurrence")? };
    if occurrence == 0 {
        return Err(row.fault("occurrence", "is less than 1"));
    }
    Ok(RowName {
        side: row.side()?,
        date: row.value("date")?,
        amount: row.amount("amount")?,
        text: row.cell("description").to_owned(),
        occurrence,
        bank_id: row.cell("bank_id").to_owned(),
    })
}

/// Writes decisions, in their order.
pub(super) fn written(all: &Decisions) -> Vec<u8> {
    let mut rows = Vec::new();
    for (number, decision) in (1..).zip(&all.decisions) {
        for (at, row) in decision.rows.iter().enumerate() {
            let first = |text: String| if at == 0 { text } else { String::new() };
            rows.push(vec![
                number.to_string(),
                decision.verb.name().to_owned(),
                side_word(row.side).to_owned(),
                row.date.to_string(),
                row.amount.to_string(),
                table::text(&row.text),
                row.occurrence.to_string(),
                table::text(&row.bank_id),
                first(decision.fee.as_ref().map(Amount::to_string).unwrap_or_default()),
                first(table::text(&decision.to)),
                first(table::text(&decision.note)),
            ]);
        }
    }
    for rule in &all.rules {
        let mut cells = vec![String::new(); HEADER.len()];
        cells[1] = format!("{ALWAYS}{}", rule.verb.name());
        cells[5] = table::text(&rule.text);
        cells[9] = table::text(&rule.to);
        rows.push(cells);
    }
    table::written(&HEADER, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "decision,verb,side,date,amount,description,occurrence,bank_id,fee,to,note\n\
        1,enter,bank,2026-03-09,-12.50,ACCOUNT CHARGES,1,,,404,monthly\n\
        2,group,bank,2026-03-10,145.80,PAYOUT,1,id-7,4.20,,\n\
        2,group,book,2026-03-09,50.00,Sale 2,1,,,,\n\
        2,group,book,2026-03-09,100.00,Sale 1,1,,,,\n\
        ,always enter,,,,account charges,,,,404,\n";

    #[test]
    fn decisions_come_back_as_they_were_written() {
        let all = read(FILE, TEXT).unwrap();
        assert_eq!((all.decisions.len(), all.rules.len()), (2, 1));
        assert_eq!(String::from_utf8(written(&all)).unwrap(), TEXT);
    }

    #[test]
    fn what_is_said_of_all_rows_of_a_decision_may_stand_in_any_of_them() {
        let moved =
            TEXT.replace("id-7,4.20", "id-7,").replace("Sale 1,1,,,,", "Sale 1,1,,4.2,,SumUp");
        let all = read(FILE, &moved).unwrap();
        assert_eq!(all.decisions[1].fee, Some(Amount::parse("4.20").unwrap()));
        assert_eq!(all.decisions[1].note, "SumUp");
    }

    #[test]
    fn a_file_that_a_spreadsheet_saved_in_its_own_way_says_the_same() {
        let saved = |order: fn([&str; 3]) -> String, text: &str| {
            let mut saved = HEADER.join(";") + "\n";
            for row in csv::Reader::from_reader(text.as_bytes()).into_records() {
                let mut row: Vec<String> = row.unwrap().iter().map(str::to_owned).collect();
                let date = row[3].clone();
                if let [year, month, day] = date.split('-').collect::<Vec<_>>()[..] {
                    row[3] = order([year, month, day]);
                }
                for at in [4, 8] {
                    row[at] = row[at].replace('.', ",");
                }
                saved += &(row.join(";") + "\n");
            }
            saved
        };
        let day_first = |[year, month, day]: [&str; 3]| format!("{day}/{month}/{year}");
        let month_first = |[year, month, day]: [&str; 3]| format!("{month}/{day}/{year}");
        let later = TEXT.replace("2026-03-10", "2026-03-30");
        let orders: [fn([&str; 3]) -> String; 2] = [day_first, month_first];
        for order in orders {
            let text = saved(order, &later);
            assert_eq!(read(FILE, &text).unwrap(), read(FILE, &later).unwrap(), "{text}");
        }
        let either = read(FILE, &saved(day_first, TEXT)).unwrap_err();
        assert_eq!(
            either.complaints[0].message,
            "decisions.csv line 2: date: \"09/03/2026\" is 2026-03-09 or 2026-09-03"
        );
    }

    #[test]
    fn only_a_row_of_a_closed_month_is_accepted() {
        let text = TEXT.replace("1,enter", "1,accept");
        let day = |text: &str| Some(Date::parse_iso(text).unwrap());
        assert_eq!(read_open(FILE, &text, day("2026-03-09")).unwrap().decisions.len(), 2);
        for closed in [None, day("2026-03-08")] {
            let fault = read_open(FILE, &text, closed).unwrap_err().complaints[0].message.clone();
            let told = "decisions.csv line 2: date: \"2026-03-09\" is not in a closed month";
            assert!(fault.starts_with(told), "{fault}");
        }
    }

    #[test]
    fn a_column_that_nobody_reads_is_named_with_the_nearest_that_is_lacking() {
        for (from, to, told) in [
            (
                "fee,to",
                "fees,to",
                "column 9: \"fees\" is not a column of this file; the nearest that it lacks is fee",
            ),
            (
                "side,date",
                "side,day",
                "column 4: \"day\" is not a column of this file; the nearest that it lacks is date",
            ),
            ("to,note", "to,note,colour", "column 12: \"colour\" is not a column of this file"),
            ("fee,to", "fee,fee", "column 10: fee stands there twice"),
        ] {
            let text = TEXT.replacen(from, to, 1);
            let failure = read(FILE, &text).unwrap_err();
            assert_eq!(failure.complaints[0].message, format!("decisions.csv line 1: {told}"));
        }
        let short = "decision,verb,side,amount\n";
        let fault = read(FILE, short).unwrap_err().complaints[0].message.clone();
        assert_eq!(fault, "decisions.csv line 1: the column date is missing");
        let spread = TEXT.replacen("to,note", "to,note,,", 1);
        assert_eq!(read(FILE, &spread).unwrap(), read(FILE, TEXT).unwrap());
    }

    #[test]
    fn a_line_that_was_mended_badly_is_named() {
        let fault = |from: &str, to: &str| {
            read(FILE, &TEXT.replace(from, to)).unwrap_err().complaints[0].message.clone()
        };
        assert_eq!(
            fault("1,enter", "1,entre"),
            "decisions.csv line 2: verb: \"entre\" is not a decision"
        );
        assert_eq!(
            fault("50.00", "51.00"),
            "decisions.csv line 3: the rows of the books less those of the bank come to 5.20, and \
             the fee is 4.20"
        );
        assert!(
            fault("2026-03-10", "10 March").starts_with("decisions.csv line 3: date: \"10 March\"")
        );
        for (from, to, told) in [
            (
                "id-7,4.20,,\n2,group,book,2026-03-09,50.00,Sale 2,1,,,,",
                "id-7,4.20,,\n2,group,book,2026-03-09,50.00,Sale 2,1,,4.21,,",
                "line 4: fee: \"4.21\" differs from decision 2 on an earlier line",
            ),
            (
                "2,group,book,2026-03-09,50.00",
                "2,timing,book,2026-03-09,50.00",
                "line 4: verb: \"timing\" differs from decision 2 on an earlier line",
            ),
            (
                ",always enter,,,,account charges",
                ",always enter,,,,",
                "line 6: description: \"\" is empty: a rule needs a text",
            ),
            (
                ",always enter,,,,",
                ",always enter,bank,,,",
                "line 6: side: \"bank\" is not allowed in a rule, which applies to a text only",
            ),
            (
                ",always enter,,,,",
                ",always enter,,2026-03-09,-12.50,",
                "line 6: date: \"2026-03-09\" is not allowed in a rule, which applies to a text only",
            ),
        ] {
            assert_eq!(fault(from, to), format!("decisions.csv {told}"));
        }
        let twice = "2,bank-error,bank,2026-03-09,-12.50,ACCOUNT CHARGES,1,,,,\n2,group";
        assert_eq!(
            fault("2,group,bank", &format!("{},bank", twice.replacen("2,", "9,", 1))),
            "decisions.csv line 3: another line already decides enter of \"ACCOUNT CHARGES\""
        );
    }
}
