//! Open items as a file: `side,date,amount,description`, and what is known of them besides.

use tieout_reconcile::SideName;
use tieout_reconcile::period::{OpenItem, OpenItemState};

use super::table::{self, FolderTable, side_word};
use crate::exit::Failure;

/// The columns that are written.
const HEADER: [&str; 7] = ["side", "date", "amount", "description", "since", "standing", "link"];

/// Reads open items.
///
/// # Errors
/// With the line of what is wrong.
pub(super) fn read(name: &str, text: &str) -> Result<Vec<OpenItem>, Failure> {
    Ok(read_lines(name, text)?.into_iter().map(|(_, item)| item).collect())
}

/// Reads open items with their lines. A file of somebody who begins has the first four columns.
///
/// # Errors
/// With the line of what is wrong.
pub(crate) fn read_lines(name: &str, text: &str) -> Result<Vec<(u64, OpenItem)>, Failure> {
    let table = FolderTable::read(name, text, (&HEADER, 4))?;
    let items = table.rows().map(|row| {
        let (side, date) = (row.side()?, row.value("date")?);
        let since = if row.cell("since").is_empty() { date } else { row.value("since")? };
        let standing = match row.cell("standing") {
            // Who lists it says that it is open.
            "" if side == SideName::Book => OpenItemState::AssumedOutstanding,
            "" => OpenItemState::ToEnter,
            word => {
                let known = OpenItemState::parse(word).filter(|standing| standing.is_of(side));
                known.ok_or_else(|| row.fault("standing", "is not valid for a row on this side"))?
            }
        };
        let link = if row.cell("link").is_empty() { 0 } else { row.value("link")? };
        let (amount, description) = (row.amount("amount")?, row.cell("description").to_owned());
        let item = OpenItem { side, date, amount, description, since, standing, link };
        Ok((row.line, item))
    });
    items.collect()
}

/// Writes open items.
pub(super) fn written(items: &[OpenItem]) -> Vec<u8> {
    let rows = items.iter().map(|item| {
        vec![
            side_word(item.side).to_owned(),
            item.date.to_string(),
            item.amount.to_string(),
            table::text(&item.description),
            item.since.to_string(),
            item.standing.name().to_owned(),
            if item.link == 0 { String::new() } else { item.link.to_string() },
        ]
    });
    table::written(&HEADER, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_back_as_they_were_written() {
        let text = "side,date,amount,description,since,standing,link\n\
            bank,2026-03-09,-12.50,\"'=Charges, \"\"new\"\"\",2026-03-31,to_correct,1\n\
            book,2026-03-01,-100.00,Cheque 7,2026-03-31,assumed_outstanding,\n";
        let items = read("open-items.csv", text).unwrap();
        assert_eq!(items[0].description, "=Charges, \"new\"");
        assert_eq!(String::from_utf8(written(&items)).unwrap(), text);
    }

    #[test]
    fn a_side_is_read_in_any_case_and_only_the_columns_that_are_needed_are_asked_for() {
        let items = read(
            "open.csv",
            "Side,Date,Amount,Description\nBank,2026-03-01,1,x\nBOOK,2026-03-01,2,y\n",
        );
        let sides: Vec<SideName> = items.unwrap().iter().map(|item| item.side).collect();
        assert_eq!(sides, [SideName::Bank, SideName::Book]);
        let failure = read("open.csv", "side,amount\n").unwrap_err();
        let hint = failure.complaints[0].hint.clone();
        assert_eq!(
            hint.as_deref(),
            Some("the columns are side,date,amount,description; others may be left out")
        );
    }

    #[test]
    fn what_is_wrong_is_named_by_file_and_line() {
        let fault = |row: &str| {
            let text = format!("side,date,amount,description,standing\n{row}\n");
            read("open.csv", &text).unwrap_err().complaints[0].message.clone()
        };
        for (row, message) in [
            ("books,2026-03-01,1,x,", "open.csv line 2: side: \"books\" is neither bank nor book"),
            (
                "book,01/03/2026,1,x,",
                "open.csv line 2: date: \"01/03/2026\" is 2026-03-01 or 2026-01-03",
            ),
            ("book,2026-03-01,1.2.3,x,", "open.csv line 2: amount: \"1.2.3\" is not a number"),
            (
                "bank,2026-03-01,1,x,to_remove",
                "open.csv line 2: standing: \"to_remove\" is not valid for a row on this side",
            ),
        ] {
            assert_eq!(fault(row), message);
        }
        let missing = read("open.csv", "side,amount\n").unwrap_err();
        assert!(missing.complaints[0].message.contains("line 1: the column date is missing"));
    }
}
