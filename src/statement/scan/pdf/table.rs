//! Lines of words as rows and columns.
//!
//! - Lines with an amount beside other text are rows for sure. What lies between the first and the last of them
//!   on a page shows by its gaps where columns are; headings beside them add columns that are empty.
//! - A line without date and amount below a row, close to it and in its text column alone, continues it. Where
//!   rows have their date on the first line and their amount on the last, lines are held until the amount.
//! - What later pages repeat (headings, the letter's head and foot) is left out; all else is a row, also what
//!   stands before and behind the table.
//! - A line with headings that differ from those before starts a new sheet.

use std::collections::BTreeMap;

use super::columns::{Column, Row, body_of, columns, is_heading, nearest, row, text_column};
use super::layout::Page;
use crate::statement::fault::Fault;
use crate::statement::scan::sheet::{Budget, Sheet, SheetWriter};

/// Lines that continue each other are not further apart.
const LINE_GAP: f64 = 1.9;
/// Lines of one font are at least a size apart; what is nearer stands beside each other.
const HALF_LINE: f64 = 0.95;

/// Finds the tables of a document. The lines of their rows count the lines of text from the first page on.
///
/// # Errors
/// More than any statement holds.
pub fn tables(pages: &[Page]) -> Result<Vec<Sheet>, Fault> {
    let mut line = 0;
    let mut rows = Vec::new();
    for (page, content) in pages.iter().enumerate() {
        for text in &content.lines {
            line += 1;
            rows.push(row(line, page, text)?);
        }
    }
    drop_repeated(&mut rows);
    let mut budget = Budget::default();
    parts(&rows).into_iter().map(|rows| sheet(rows, &mut budget)).collect()
}

/// Leaves out what stood at the same height of the page before, above or below the rows of the table, and
/// headings that are repeated.
fn drop_repeated(rows: &mut Vec<Row<'_>>) {
    let mut seen: BTreeMap<String, (usize, f64)> = BTreeMap::new();
    let mut heading = String::new();
    let mut is_kept = Vec::with_capacity(rows.len());
    for page in rows.chunk_by(|a, b| a.page == b.page) {
        let body = body_of(page);
        for (at, row) in page.iter().enumerate() {
            let text = row.masked();
            if is_heading(page, at) {
                is_kept.push(heading != text);
                heading = text;
                continue;
            }
            let is_inside = body.is_some_and(|(first, last)| (first..=last).contains(&at));
            let before = if is_inside { None } else { seen.insert(text, (row.page, row.y)) };
            let is_repeated =
                before.is_some_and(|(page, y)| page + 1 == row.page && (y - row.y).abs() < 3.0);
            is_kept.push(row.starts_with_date || !is_repeated);
        }
    }
    let mut is_kept = is_kept.into_iter();
    rows.retain(|_| is_kept.next().unwrap_or(true));
}

/// The rows of each sheet: a new one starts where there is a heading and rows of a table came before it.
fn parts<'r, 'p>(rows: &'r [Row<'p>]) -> Vec<&'r [Row<'p>]> {
    let mut parts = Vec::new();
    let (mut start, mut has_heading, mut has_body) = (0, false, false);
    for (at, row) in rows.iter().enumerate() {
        if is_heading(rows, at) {
            if has_heading && has_body {
                parts.push(&rows[start..at]);
                (start, has_body) = (at, false);
            }
            has_heading = true;
        }
        has_body |= row.is_body();
    }
    parts.push(&rows[start..]);
    parts.retain(|rows| rows.iter().any(Row::is_body));
    parts
}

fn sheet(rows: &[Row<'_>], budget: &mut Budget) -> Result<Sheet, Fault> {
    let columns = columns(rows)?;
    let text_column = text_column(rows, &columns);
    let (mut dates, mut dates_with_amounts) = (0, 0);
    for row in rows.iter().filter(|row| row.starts_with_date) {
        dates += 1;
        dates_with_amounts += usize::from(row.has_amount);
    }
    let is_amount_last = dates_with_amounts * 2 < dates;
    let mut writer = SheetWriter::new("", false);
    let mut open: Option<Open> = None;
    for (at, row) in rows.iter().enumerate() {
        let cells = cells(row, &columns);
        let is_near =
            at > 0 && rows[at - 1].page == row.page && row.y - rows[at - 1].y < LINE_GAP * row.size;
        let is_text_alone =
            cells.iter().enumerate().all(|(column, cell)| cell.is_empty() || column == text_column);
        let leads = !is_amount_last && leads(rows, at, &columns, text_column);
        let continues = open.as_ref().is_some_and(|open| {
            if open.is_leading {
                true
            } else if leads {
                false
            } else if is_amount_last && !open.is_complete {
                is_near && !row.starts_with_date
            } else {
                is_near
                    && !is_amount_last
                    && open.is_body
                    && !row.has_amount
                    && !row.starts_with_date
                    && is_text_alone
            }
        });
        if !continues && let Some(open) = open.take() {
            open.write(&mut writer, budget)?;
        }
        let open = open.get_or_insert_with(|| Open {
            line: row.line,
            cells: vec![String::new(); columns.len()],
            is_body: row.is_body() || row.starts_with_date,
            // What has neither date nor amount is a row of its own unless an amount may still come.
            is_complete: row.has_amount,
            is_leading: false,
        });
        open.is_complete |= row.has_amount;
        open.is_body |= row.is_body();
        open.is_leading = leads;
        for (own, cell) in open.cells.iter_mut().zip(cells) {
            if !own.is_empty() && !cell.is_empty() {
                own.push(' ');
            }
            own.push_str(&cell);
        }
    }
    if let Some(open) = open {
        open.write(&mut writer, budget)?;
    }
    writer.finish(budget)
}

fn is_alone(cells: &[String], column: usize) -> bool {
    cells.iter().enumerate().all(|(at, cell)| cell.is_empty() || at == column)
}

/// Whether a line of text starts the row below it: where cells are centred upwards and downwards, the text of
/// two lines stands around the line of the amount, half a line away.
fn leads(rows: &[Row<'_>], at: usize, columns: &[Column], text_column: usize) -> bool {
    let (row, Some(next)) = (&rows[at], rows.get(at + 1)) else { return false };
    let gap = next.y - row.y;
    let has_gap_before = at == 0 || rows[at - 1].page != row.page || row.y - rows[at - 1].y > gap;
    let is_text = |row: &Row<'_>| {
        !row.has_amount && !row.starts_with_date && is_alone(&cells(row, columns), text_column)
    };
    let is_half_line = gap < HALF_LINE * row.size;
    row.page == next.page
        && is_half_line
        && has_gap_before
        && is_text(row)
        && next.is_body()
        && cells(next, columns).get(text_column).is_none_or(String::is_empty)
}

/// A row that may still go on.
struct Open {
    line: u64,
    cells: Vec<String>,
    is_body: bool,
    is_complete: bool,
    /// Whether the next line goes on with it for sure.
    is_leading: bool,
}

impl Open {
    fn write(self, writer: &mut SheetWriter, budget: &mut Budget) -> Result<(), Fault> {
        writer.begin_row(budget, self.line)?;
        for (column, cell) in self.cells.iter().enumerate() {
            writer.write(budget, self.line, column, cell)?;
        }
        Ok(())
    }
}

/// The text of a row in each column. A phrase that lies over several is parted by its words.
fn cells(row: &Row<'_>, columns: &[Column]) -> Vec<String> {
    let mut cells = vec![String::new(); columns.len()];
    for phrase in &row.phrases {
        let (x_start, x_end) = (phrase.x_start(), phrase.x_end());
        let over = columns.iter().filter(|column| column.overlap(x_start, x_end) > 0.0).count();
        let whole = nearest(columns, x_start, x_end);
        for word in phrase.words {
            let column = if over > 1 { nearest(columns, word.x_start, word.x_end) } else { whole };
            let Some(cell) = cells.get_mut(column) else { continue };
            if !cell.is_empty() {
                cell.push(' ');
            }
            cell.push_str(&word.text);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Line, Word};
    use super::*;
    use crate::statement::scan::sheet::tests::shown;

    /// A page of which each character is 5 points wide, in lines of 12 points.
    fn page(text: &str) -> Page {
        let mut page = Page::default();
        for (text, number) in text.lines().zip(0_u16..) {
            let mut words = Vec::new();
            let mut x = 0.0;
            for part in text.split(' ') {
                let x_end = x + 5.0 * f64::from(u16::try_from(part.chars().count()).unwrap());
                if !part.is_empty() {
                    words.push(Word { x_start: x, x_end, text: part.to_owned() });
                }
                x = x_end + 5.0;
            }
            if !words.is_empty() {
                page.lines.push(Line { y: f64::from(number) * 12.0, size: 10.0, words });
            }
        }
        page
    }

    fn rows(pages: &[&str]) -> Vec<Vec<String>> {
        let pages: Vec<Page> = pages.iter().map(|text| page(text)).collect();
        tables(&pages).unwrap().iter().map(shown).collect()
    }

    #[test]
    fn columns_lines_that_go_on_and_repeated_headings_are_found() {
        let first = "\
Example Bank                       Page 1
Date          Description              Paid out   Paid in   Balance

02 Mar 2026   TESCO STORES                18.20              981.80
03 Mar 2026   DIRECT DEBIT                20.00              961.80
              REF 123456
04 Mar 2026   CARD PAYMENT TO AMAZON       1.00              960.80";
        let second = "\
Example Bank                       Page 2
Date          Description              Paid out   Paid in   Balance
05 Mar 2026   GAS                      1,000.00              -39.20";
        let expected = [
            "1: |Example Bank|Page 1",
            "2: Date|Description|Paid out|Paid in|Balance",
            "3: 02 Mar 2026|TESCO STORES|18.20||981.80",
            "4: 03 Mar 2026|DIRECT DEBIT REF 123456|20.00||961.80",
            "6: 04 Mar 2026|CARD PAYMENT TO AMAZON|1.00||960.80",
            "9: 05 Mar 2026|GAS|1,000.00||-39.20",
        ];
        let found = rows(&[first, second]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0][1..], expected[1..]);
    }

    #[test]
    fn rows_whose_amount_is_on_their_last_line_are_held_until_it() {
        let text = "\
02 Mar 26  VIS  TESCO STORES
                3217 LEEDS             18.20     981.80
03 Mar 26  DD   BRITISH GAS
                REF 1
                ENERGY                 20.00     961.80";
        assert_eq!(
            rows(&[text]),
            [[
                "1: 02 Mar 26|VIS|TESCO STORES 3217 LEEDS|18.20|981.80",
                "3: 03 Mar 26|DD|BRITISH GAS REF 1 ENERGY|20.00|961.80"
            ]]
        );
    }

    #[test]
    fn what_two_pages_have_in_common_within_their_tables_is_kept() {
        let page = "\
02 Mar 26   TESCO              18.20     981.80
            REF 1   A   B
03 Mar 26   GAS                20.00     961.80";
        let row = |line: u64| format!("{line}: 02 Mar 26|TESCO REF 1 A B|18.20|981.80");
        let found = rows(&[page, page]);
        assert_eq!(found.len(), 1);
        assert_eq!((&found[0][0], &found[0][2]), (&row(1), &row(4)));
    }

    #[test]
    fn other_headings_start_another_sheet() {
        let text = "\
Date        Details      Amount
02/03/2026  a             18.20

Account   Name       Kind     Closing
1234      Savings    Easy      100.00";
        let found = rows(&[text]);
        assert_eq!(found.len(), 2);
        assert_eq!(found[1], ["3: Account|Name|Kind|Closing", "4: 1234|Savings|Easy|100.00"]);
        assert!(rows(&["no table\nat all"]).is_empty());
    }
}
