//! Lines of words as rows and columns.
//!
//! - Lines with an amount beside other text are rows for sure. What lies between the first and the last of them
//!   on a page, or below its headings, shows by its gaps where columns are; headings beside them add columns
//!   that are empty, and part those that two of them stand over.
//! - A line without date and amount below a row, close to it and in its text column alone, continues it. Where
//!   rows have their date on the first line and their amount on the last, lines are held until the amount.
//! - A row without a day is of the day above it.
//! - What stands above the table are lines without columns; what stands between its pages and below it (headings
//!   again, the letter's head and foot) is left out.
//! - A line with headings that differ from those before starts a new sheet.

use super::boxes_beside::set_apart;
use super::columns::columns;
use super::layout::PdfPage;
use super::lines::{AmountLine, ColumnKinds, ColumnLine, amount_line, cut, kinds};
use super::region::{LINE_GAP, drop_repeated, is_heading, mark, parts};
use super::rows::{PdfPhrase, PhraseLine, pitch, row};
use super::years::{DraftedRow, TableDraft, complete};
use crate::fault::Fault;
use crate::labels::Label;
use crate::scan::sheet::{Sheet, SheetBudget, SheetWriter};

/// Lines of one font are at least a size apart; what is nearer stands beside each other.
const HALF_LINE: f64 = 0.95;

/// Finds the tables of a document. The lines of their rows count the lines of text from the first page on.
///
/// # Errors
/// More than any statement holds; days without a year in a document that names none.
pub fn tables(pages: &[PdfPage]) -> Result<Vec<Sheet>, Fault> {
    let mut line = 0;
    let mut rows = Vec::new();
    for (page, content) in pages.iter().enumerate() {
        let pitch = pitch(&content.lines);
        for text in &content.lines {
            line += 1;
            if !text.words.is_empty() {
                rows.push(row(line, page, text, pitch)?);
            }
        }
    }
    mark(&mut rows);
    let mut rows = set_apart(rows)?;
    mark(&mut rows);
    drop_repeated(&mut rows);
    // What is held before it is written is bounded as what is written.
    let mut room = SheetBudget::default();
    let drafts = parts(&rows).into_iter().map(|rows| draft(rows, &mut room));
    let mut drafts: Vec<TableDraft> = drafts.collect::<Result<_, _>>()?;
    complete(&mut drafts)?;
    let mut budget = SheetBudget::default();
    drafts.iter().map(|draft| sheet(draft, &mut budget)).collect()
}

fn sheet(draft: &TableDraft, budget: &mut SheetBudget) -> Result<Sheet, Fault> {
    let mut writer = SheetWriter::new("", false);
    for row in draft.rows.iter().filter(|row| !row.is_aside) {
        writer.begin_row(budget, row.line)?;
        for (column, cell) in row.cells.iter().enumerate() {
            writer.write(budget, row.line, column, cell)?;
        }
    }
    writer.finish(budget)
}

fn draft(rows: &[PhraseLine<'_>], room: &mut SheetBudget) -> Result<TableDraft, Fault> {
    let columns = columns(rows)?;
    // Once for its lines, once for its rows.
    let cells = rows.len().saturating_mul(columns.len()).saturating_mul(2);
    room.spend(cells, 0, rows.first().map(|row| row.line))?;
    let kinds = kinds(rows, &columns);
    let cuts: Vec<ColumnLine<'_, '_>> = rows.iter().map(|row| cut(row, &columns, &kinds)).collect();
    let amount_line = amount_line(&cuts);
    if amount_line == AmountLine::Unknown {
        let line = rows.first().map_or(1, |row| row.line);
        let what = "texts stand between the amounts of this table, and nothing tells of which rows";
        return Err(Fault::at_line(line, what).hint("export the statement as CSV, OFX or XLSX"));
    }
    let is_amount_last = amount_line == AmountLine::Last;
    let first_inside = rows.iter().position(|row| row.is_inside).unwrap_or(0);
    let mut drafted: Vec<DraftedRow> = Vec::new();
    let mut open: Option<OpenRow> = None;
    for (at, cut) in cuts.iter().enumerate() {
        let row = cut.row;
        let is_below_heading = at > 0 && is_heading(rows, at - 1);
        let is_near = !is_below_heading
            && at > 0
            && rows[at - 1].page == row.page
            && row.y - rows[at - 1].y < LINE_GAP * row.size;
        let leads = !is_amount_last && leads(&cuts, at, kinds.texts);
        let continues = open.as_ref().is_some_and(|open| {
            if open.is_leading {
                true
            } else if leads {
                false
            } else if is_amount_last && !open.is_complete {
                is_near && !cut.is_dated && row.is_inside
            } else {
                let is_text = !cut.has_amount && !cut.is_dated && cut.is_text;
                is_near && amount_line == AmountLine::First && open.is_body && is_text
            }
        });
        if !continues && let Some(open) = open.take() {
            drafted.push(open.row);
        }
        if !row.is_inside && !leads && !continues {
            let phrases = row.phrases.iter().map(PdfPhrase::text);
            let text: Vec<String> = phrases.collect();
            let is_aside = at > first_inside;
            drafted.push(DraftedRow { line: row.line, cells: text, is_row: false, is_aside });
            continue;
        }
        let open = open.get_or_insert_with(|| OpenRow {
            row: DraftedRow {
                line: row.line,
                cells: vec![String::new(); columns.len()],
                is_row: false,
                is_aside: false,
            },
            is_body: cut.row.is_body() || cut.is_dated,
            // What has neither date nor amount is a row of its own unless an amount may still come.
            is_complete: cut.has_amount,
            is_leading: false,
        });
        open.is_complete |= cut.has_amount;
        open.row.is_row |= cut.has_amount || cut.is_dated;
        open.is_body |= row.is_body();
        open.is_leading = leads;
        for (own, cell) in open.row.cells.iter_mut().zip(&cut.cells) {
            if !own.is_empty() && !cell.is_empty() {
                own.push(' ');
            }
            own.push_str(cell);
        }
    }
    drafted.extend(open.map(|open| open.row));
    carry_days(&mut drafted, &kinds);
    Ok(TableDraft { rows: drafted, dates: kinds.dates })
}

/// A row without a day is of the day above it, unless words of a balance or a total stand in it. Where these may
/// be a name it is one if a balance stands behind its amount, or a row without such words follows.
fn carry_days(rows: &mut [DraftedRow], kinds: &ColumnKinds) {
    let mut room = String::new();
    let mut label = |row: &DraftedRow| {
        let mut labels = row.cells.iter().filter_map(|cell| Label::of(cell, &mut room));
        labels.next().map(|first| {
            if first == Label::Sure || labels.any(|one| one == Label::Sure) {
                Label::Sure
            } else {
                Label::Name
            }
        })
    };
    let of_rows: Vec<usize> = (0..rows.len()).filter(|at| rows[*at].is_row).collect();
    let labels: Vec<Option<Label>> = of_rows.iter().map(|at| label(&rows[*at])).collect();
    let mut last: Option<Vec<String>> = None;
    for (place, at) in of_rows.into_iter().enumerate() {
        let row = &mut rows[at];
        let amounts = kinds.amounts.iter().filter(|at| !row.cells[**at].is_empty()).count();
        let is_followed = labels.get(place + 1).is_some_and(Option::is_none);
        let is_row = match labels[place] {
            None => true,
            Some(Label::Sure) => false,
            Some(_) => amounts > 1 || is_followed,
        };
        if kinds.dates.iter().any(|at| !row.cells[*at].is_empty()) {
            last = Some(kinds.dates.iter().map(|at| row.cells[*at].clone()).collect());
        } else if let Some(last) = last.as_ref().filter(|_| is_row) {
            for (at, day) in kinds.dates.iter().zip(last) {
                row.cells[*at].clone_from(day);
            }
        }
    }
}

/// Whether a line of text starts the row below it: where cells are centred upwards and downwards, the text of
/// two lines stands around the line of the amount, half a line away.
fn leads(cuts: &[ColumnLine<'_, '_>], at: usize, text_column: usize) -> bool {
    let (cut, Some(next)) = (&cuts[at], cuts.get(at + 1)) else { return false };
    let (row, below) = (cut.row, next.row);
    let gap = below.y - row.y;
    let has_gap_before =
        at == 0 || cuts[at - 1].row.page != row.page || row.y - cuts[at - 1].row.y > gap;
    row.page == below.page
        && gap < HALF_LINE * row.size
        && has_gap_before
        && !row.has_amount
        && !row.starts_with_date
        && cut.is_text
        && below.is_body()
        && next.cells.get(text_column).is_none_or(String::is_empty)
}

/// A row that may still go on.
struct OpenRow {
    row: DraftedRow,
    is_body: bool,
    is_complete: bool,
    /// Whether the next line goes on with it for sure.
    is_leading: bool,
}

#[cfg(test)]
mod tests {
    use super::super::layout::{PdfLine, PdfWord};
    use super::*;
    use crate::scan::sheet::tests::shown;

    /// A page of which each character is 5 points wide, in lines of 12 points.
    fn page(text: &str) -> PdfPage {
        let mut page = PdfPage::default();
        for (text, number) in text.lines().zip(0_u16..) {
            let mut words = Vec::new();
            let mut x = 0.0;
            for part in text.split(' ') {
                let x_end = x + 5.0 * f64::from(u16::try_from(part.chars().count()).unwrap());
                if !part.is_empty() {
                    words.push(PdfWord { x_start: x, x_end, text: part.to_owned() });
                }
                x = x_end + 5.0;
            }
            if !words.is_empty() {
                page.lines.push(PdfLine { y: f64::from(number) * 12.0, size: 10.0, words });
            }
        }
        page
    }

    fn rows(pages: &[&str]) -> Vec<Vec<String>> {
        let pages: Vec<PdfPage> = pages.iter().map(|text| page(text)).collect();
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
