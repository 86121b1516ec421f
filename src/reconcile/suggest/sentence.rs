//! A suggestion in a sentence that a bookkeeper understands.

use super::super::row::Rows;
use super::keying_error::KeyingError;
use super::near_pairs::PairMismatch;
use super::select::Hypothesis;
use tieout::date::Date;

/// The sentence for these rows of either side; `times`: how often a copied row is there.
pub(super) fn sentence(
    what: Hypothesis,
    times: usize,
    (bank, book): (&Rows, &Rows),
    (bank_rows, book_rows): (&[u32], &[u32]),
) -> String {
    match what {
        Hypothesis::Near(gap) => apart(gap, (bank, bank_rows[0]), (book, book_rows[0])),
        Hypothesis::Copy(_) if bank_rows.len() == 2 => copied_in_bank(times, bank, bank_rows),
        Hypothesis::Copy(_) => copied_in_books(times, book, book_rows),
        Hypothesis::Reentry(_) => entered_again(book, book_rows),
        Hypothesis::NetPayout => net_payout((bank, bank_rows[0]), (book, book_rows)),
        Hypothesis::Sum if bank_rows.len() == 1 => together(
            (bank, bank_rows[0]),
            (book, book_rows),
            ["book rows", "one row of the bank", "paid in or out together"],
        ),
        Hypothesis::Sum => together(
            (book, book_rows[0]),
            (bank, bank_rows),
            ["bank rows", "one row of the books", "paid in parts"],
        ),
    }
}

/// The days of both rows, the earlier first, where they differ.
fn two_days(side: &Rows, rows: &[u32]) -> Option<(Date, Date)> {
    let days = || rows.iter().map(|row| side.date(*row));
    days().min().zip(days().max()).filter(|(first, last)| first != last)
}

/// How often, in words.
fn often(times: usize) -> String {
    match times {
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}

fn copied_in_bank(times: usize, bank: &Rows, rows: &[u32]) -> String {
    let often = often(times);
    match two_days(bank, rows) {
        None => format!(
            "The bank has this row {often}, the books once: a payment made {often}, or a statement \
             read in {often}."
        ),
        Some((first, last)) => format!(
            "The bank has this amount and text on {first} and on {last}, the books once: a second \
             payment that is not entered, or one made twice."
        ),
    }
}

fn copied_in_books(times: usize, book: &Rows, rows: &[u32]) -> String {
    let often = often(times);
    match two_days(book, rows) {
        None => format!("The books have this row {often}, the bank once: entered {often}."),
        Some((first, last)) => format!(
            "The books have this amount and text on {first} and on {last}, the bank once: entered \
             twice, or a second payment that the bank does not have."
        ),
    }
}

fn entered_again(book: &Rows, rows: &[u32]) -> String {
    let when = match two_days(book, rows) {
        None => format!("twice on {}", book.date(rows[0])),
        Some((first, last)) => format!("on {first} and on {last}"),
    };
    format!(
        "The books have this amount and payee {when}, the bank once: perhaps entered twice under \
         another reference, or a second payment that the bank does not have."
    )
}

fn apart(
    gap: PairMismatch,
    (bank, bank_row): (&Rows, u32),
    (book, book_row): (&Rows, u32),
) -> String {
    let (in_bank, in_books) = (bank.amount(bank_row).value(), book.amount(book_row).value());
    let both = || format!("{in_bank} in the bank, {in_books} in the books");
    match gap {
        PairMismatch::Days => {
            let days = bank.date(bank_row).days_after(book.date(book_row));
            let side = if days > 0 { "bank" } else { "books" };
            format!(
                "The same amount, {} days later in the {side}: more days apart than a match allows.",
                days.abs()
            )
        }
        PairMismatch::Sign => format!("{}: money in on one side, out on the other.", both()),
        PairMismatch::Slip(KeyingError::Swapped) => format!("{}: two digits are swapped.", both()),
        PairMismatch::Slip(KeyingError::Shifted) => {
            format!("{}: the decimal point is off.", both())
        }
        PairMismatch::Slip(KeyingError::Doubled) => {
            format!("{}: a digit is typed twice on one side.", both())
        }
        PairMismatch::Slip(KeyingError::Replaced) => format!("{}: one digit is another.", both()),
        PairMismatch::Slip(KeyingError::Missed) => {
            format!("{}: a digit is missing on one side.", both())
        }
        PairMismatch::Cents => format!("{}: a few cents apart, as by rounding.", both()),
        PairMismatch::Fee => format!("{}: a fee may have been kept.", both()),
    }
}

fn net_payout((bank, paid): (&Rows, u32), (book, taken): (&Rows, &[u32])) -> String {
    let gross = book.total(taken.iter().copied());
    let net = bank.amount(paid).value();
    let fee = gross.clone() - net.clone();
    let when = when(book, taken);
    format!(
        "{} book rows {when} add up to {gross}; the bank has {net}: paid out less a fee of {fee}, at about the rate of \
         other payouts.",
        taken.len()
    )
}

/// The days of some rows.
fn when(side: &Rows, rows: &[u32]) -> String {
    let dates = || rows.iter().map(|row| side.date(*row));
    let of = |(first, last): (Date, Date)| {
        if first == last { format!("of {first}") } else { format!("of {first} to {last}") }
    };
    dates().min().zip(dates().max()).map(of).unwrap_or_default()
}

/// `words`: what the parts are, what the whole is, and how that comes about.
fn together(
    (side, whole): (&Rows, u32),
    (others, parts): (&Rows, &[u32]),
    [what, one, how]: [&str; 3],
) -> String {
    let when = when(others, parts);
    let amount = side.amount(whole).value();
    format!("{} {what} {when} add up to {one}, {amount}: {how}.", parts.len())
}
