//! Laws of reading, over generated layouts: what must not change the rows does not, and what spoils them
//! beside a running balance is noticed.

use tieout_statement::open::{ReadFile, ReadTrouble};
use tieout_statement::stated::StatedReading;

use super::layouts::Case;
use super::layouts::check::{Rows, run, run_bytes};
use super::layouts::layout::{Balance, Encoding, Header, Order, Role};
use super::layouts::write::encode;

/// Seeds of each law.
const SEEDS: u64 = 400;

type Read = (Result<ReadFile, ReadTrouble>, Rows);

/// What came of a file, as far as it must not depend on its outward form: days and amounts.
fn gist(read: &Read) -> (&'static str, Vec<(String, String)>) {
    match &read.0 {
        Ok(_) => {
            let rows = read.1.0.iter().map(|row| (row.0.clone(), row.1.clone()));
            ("read", rows.collect())
        }
        Err(ReadTrouble::Question(_)) => ("asked", Vec::new()),
        Err(ReadTrouble::Faults { .. }) => ("refused", Vec::new()),
    }
}

/// The file of a case from other records.
fn bytes_of(case: &Case, records: &[Vec<String>], delimiter: char, encoding: Encoding) -> Vec<u8> {
    encode(&case.layout.delimited(records, delimiter), encoding)
}

/// All seeds whose law is broken must be none.
fn hold(law: impl Fn(&Case) -> Option<String>) {
    let (mut tried, mut broken) = (0, Vec::new());
    for seed in 0..SEEDS {
        if let Some(says) = law(&Case::of(seed)) {
            tried += 1;
            if !says.is_empty() {
                broken.push(format!("{seed}: {says}"));
            }
        }
    }
    println!("{} of {tried} broken", broken.len());
    assert!(tried > 50, "{tried}");
    assert!(
        broken.is_empty(),
        "{} of {tried}: {:#?}",
        broken.len(),
        &broken[..broken.len().min(20)]
    );
}

fn compared(one: &Read, other: &Read) -> String {
    if gist(one) == gist(other) {
        return String::new();
    }
    let (first, second) = (gist(one), gist(other));
    let at = first.1.iter().zip(&second.1).position(|(one, other)| one != other);
    let at = at.unwrap_or(first.1.len().min(second.1.len()));
    let says = |read: &Read, rows: &[(String, String)]| match &read.0 {
        Ok(_) => format!("{:?}", rows.get(at)),
        Err(ReadTrouble::Question(question)) => question.asks.clone(),
        Err(ReadTrouble::Faults { faults, .. }) => {
            faults.first().map(ToString::to_string).unwrap_or_default()
        }
    };
    format!("{}, else {}", says(one, &first.1), says(other, &second.1))
}

#[test]
fn columns_in_another_order_give_the_same_rows() {
    hold(|case| {
        // Names tell the columns; without them their order may.
        if case.layout.header != Header::Usual {
            return None;
        }
        let width = case.layout.columns.len();
        let mut records = case.written.records.clone();
        for record in records.iter_mut().filter(|record| record.len() == width) {
            record.rotate_left(width / 2);
            record.swap(0, width - 1);
        }
        let delimiter = case.layout.delimiter;
        let bytes = bytes_of(case, &records, delimiter, Encoding::Utf8Mark);
        let stated =
            StatedReading { delimiter: u8::try_from(delimiter).ok(), ..StatedReading::default() };
        Some(compared(&run(case, &stated), &run_bytes(&bytes, case, &stated)))
    });
}

#[test]
fn another_delimiter_or_encoding_gives_the_same_rows() {
    hold(|case| {
        let delimiter = if case.layout.delimiter == ';' { '\t' } else { ';' };
        if case.layout.says_separator() {
            return None;
        }
        let encoding = match case.layout.delimiter {
            ',' => Encoding::Utf16Little,
            ';' => Encoding::Utf16Big,
            _ => Encoding::Utf8Mark,
        };
        let bytes = bytes_of(case, &case.written.records, delimiter, encoding);
        let stated = StatedReading::default();
        let (one, other) = (run(case, &stated), run_bytes(&bytes, case, &stated));
        let says = compared(&one, &other);
        if says.is_empty() && one.1.0 != other.1.0 {
            return Some("other texts".to_owned());
        }
        Some(says)
    });
}

#[test]
fn a_reading_stated_as_flags_gives_the_same_rows() {
    hold(|case| {
        let first = run(case, &StatedReading::default());
        let reading = first.0.as_ref().ok()?.reading.as_ref()?;
        let stated = StatedReading::default().answered(&reading.as_stated());
        Some(compared(&first, &run(case, &stated)))
    });
}

/// Whether the file has a balance after each row that its rows walk, and is read.
fn walks(case: &Case) -> bool {
    case.layout.balance == Balance::Running
        && case.layout.order != Order::Shuffled
        && !case.layout.has_pending
        && case.written.rows.len() >= 8
        && run(case, &StatedReading::default()).0.is_ok_and(|read| read.pass.hole_count == 0)
}

fn is_noticed(bytes: &[u8], case: &Case) -> String {
    match run_bytes(bytes, case, &StatedReading::default()).0 {
        Ok(read) if read.pass.hole_count == 0 => {
            format!("nothing is said: {:?} {:?}", read.pass.left_out, read.pass.notes)
        }
        _ => String::new(),
    }
}

#[test]
fn a_dropped_row_beside_a_running_balance_is_noticed() {
    hold(|case| {
        let at = case.written.rows.len() / 2;
        if !walks(case) || case.written.rows[at].units == 0 || case.layout.has(Role::Gross) {
            return None;
        }
        let mut records = case.written.records.clone();
        records.remove(case.written.row_records[at]);
        let bytes = bytes_of(case, &records, case.layout.delimiter, Encoding::Utf8Mark);
        Some(is_noticed(&bytes, case))
    });
}

#[test]
fn an_altered_amount_beside_a_running_balance_is_noticed() {
    hold(|case| {
        let at = case.written.rows.len() / 2;
        if !walks(case) || case.written.rows[at].units == 0 || case.layout.has(Role::Gross) {
            return None;
        }
        let columns = &case.layout.columns;
        let is_amount =
            |at: &usize| matches!(columns[*at].role, Role::Amount | Role::In | Role::Out);
        let mut records = case.written.records.clone();
        let record = &mut records[case.written.row_records[at]];
        let column = (0..columns.len())
            .filter(is_amount)
            .find(|at| record[*at].contains(|c: char| matches!(c, '1'..='9')))?;
        let digit = record[column].find(|c: char| matches!(c, '1'..='9'))?;
        let other = if &record[column][digit..=digit] == "4" { "7" } else { "4" };
        record[column].replace_range(digit..=digit, other);
        let bytes = bytes_of(case, &records, case.layout.delimiter, Encoding::Utf8Mark);
        Some(is_noticed(&bytes, case))
    });
}
