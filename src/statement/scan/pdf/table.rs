//! Lines of words as rows and columns.
//!
//! - Lines with an amount beside other text are rows for sure. What lies between the first and the last of them
//!   on a page, or below its headings, shows by its gaps where columns are; headings beside them add columns
//!   that are empty, and part those that two of them stand over.
//! - A line without date and amount below a row, close to it and in its text column alone, continues it. Where
//!   rows have their date on the first line and their amount on the last, lines are held until the amount.
//! - A row without a day is of the day above it.
//! - What later pages repeat (headings, the letter's head and foot) is left out; what stands before and behind
//!   the table are lines without columns.
//! - A line with headings that differ from those before starts a new sheet.

use std::cmp::Ordering;

use super::beside::set_apart;
use super::columns::{Column, Phrase, Row, columns, nearest, pitch, row, text_column};
use super::layout::{Page, Word};
use super::region::{LINE_GAP, drop_repeated, is_heading, mark, parts};
use super::shape::{is_amount, is_date};
use super::years::{Draft, Drafted, complete};
use crate::statement::fault::Fault;
use crate::statement::labels::Label;
use crate::statement::scan::sheet::{Budget, Sheet, SheetWriter};

/// Lines of one font are at least a size apart; what is nearer stands beside each other.
const HALF_LINE: f64 = 0.95;

/// A gap is smaller than another one from this part on.
const NEARER: f64 = 0.9;

/// Finds the tables of a document. The lines of their rows count the lines of text from the first page on.
///
/// # Errors
/// More than any statement holds; days without a year in a document that names none.
pub fn tables(pages: &[Page]) -> Result<Vec<Sheet>, Fault> {
    let mut line = 0;
    let mut rows = Vec::new();
    for (page, content) in pages.iter().enumerate() {
        let pitch = pitch(&content.lines);
        for text in &content.lines {
            line += 1;
            if !text.words.is_empty() {
                rows.push(row(line, page, text, pitch));
            }
        }
    }
    mark(&mut rows);
    let mut rows = set_apart(rows);
    mark(&mut rows);
    drop_repeated(&mut rows);
    let mut drafts: Vec<Draft> = parts(&rows).into_iter().map(draft).collect();
    complete(&mut drafts)?;
    let mut budget = Budget::default();
    drafts.iter().map(|draft| sheet(draft, &mut budget)).collect()
}

fn sheet(draft: &Draft, budget: &mut Budget) -> Result<Sheet, Fault> {
    let mut writer = SheetWriter::new("", false);
    for row in &draft.rows {
        writer.begin_row(budget, row.line)?;
        for (column, cell) in row.cells.iter().enumerate() {
            writer.write(budget, row.line, column, cell)?;
        }
    }
    writer.finish(budget)
}

/// A line by the columns of its table.
struct Cut<'r, 'p> {
    row: &'r Row<'p>,
    cells: Vec<String>,
    /// It starts with a date in a column of dates; it has an amount in a column of amounts.
    is_dated: bool,
    has_amount: bool,
    /// It has text in the column of texts and nothing else.
    is_text: bool,
}

/// What the columns of a table hold.
struct Kinds {
    texts: usize,
    dates: Vec<usize>,
    amounts: Vec<usize>,
}

fn kinds(rows: &[Row<'_>], columns: &[Column]) -> Kinds {
    let count = columns.len();
    let (mut filled, mut dates, mut dated, mut amounts) =
        (vec![0_usize; count], vec![0_usize; count], vec![0_usize; count], vec![0_usize; count]);
    let first = first_dates(rows, columns);
    for row in rows.iter().filter(|row| row.is_inside) {
        let words = words_of(row, columns, &[]);
        let is_dated = row.starts_with_date && first.is_some_and(|at| is_date(&words[at]));
        for (column, words) in words.iter().enumerate().filter(|(_, words)| !words.is_empty()) {
            filled[column] += usize::from(row.is_body());
            dated[column] += usize::from(is_dated);
            dates[column] += usize::from(is_dated && is_date(words));
        }
        for phrase in row.phrases.iter().filter(|phrase| phrase.is_amount && row.is_body()) {
            amounts[nearest(columns, phrase.x_start(), phrase.x_end())] += 1;
        }
    }
    // `15.03` is an amount, too: all cells of the column tell.
    let is_date = |at: &usize| {
        let is_mostly = dates[*at] * 2 >= dated[*at] && dates[*at] > amounts[*at];
        dates[*at] > 0 && (dates[*at] == dated[*at] || is_mostly)
    };
    let dates: Vec<usize> = (0..count).filter(is_date).collect();
    let is_amount = |at: &usize| amounts[*at] > 0 && amounts[*at] * 2 >= filled[*at];
    let amounts = (0..count).filter(is_amount).filter(|at| !dates.contains(at)).collect();
    Kinds { texts: text_column(rows, columns), dates, amounts }
}

/// The column in which most lines that start with a date have it.
fn first_dates(rows: &[Row<'_>], columns: &[Column]) -> Option<usize> {
    let mut starts = vec![0_usize; columns.len()];
    for row in rows.iter().filter(|row| row.is_inside && row.starts_with_date) {
        let first = row.phrases.first().and_then(|phrase| phrase.words.first());
        if let Some(word) = first {
            starts[nearest(columns, word.x_start, word.x_end)] += 1;
        }
    }
    (0..starts.len()).rev().max_by_key(|at| starts[*at]).filter(|at| starts[*at] > 0)
}

fn cut<'r, 'p>(row: &'r Row<'p>, columns: &[Column], kinds: &Kinds) -> Cut<'r, 'p> {
    let words = words_of(row, columns, &kinds.amounts);
    let first_date = kinds.dates.first().map(|at| is_date(&words[*at]));
    let is_in = |phrase: &Phrase<'_>| {
        kinds.amounts.contains(&nearest(columns, phrase.x_start(), phrase.x_end()))
    };
    let mut amounts = row.phrases.iter().filter(|phrase| phrase.is_amount);
    let cells: Vec<String> = words.iter().map(|words| joined(words)).collect();
    Cut {
        row,
        is_dated: row.starts_with_date && first_date.unwrap_or(true),
        has_amount: if kinds.amounts.is_empty() { row.has_amount } else { amounts.any(is_in) },
        is_text: cells.iter().enumerate().all(|(at, cell)| cell.is_empty() || at == kinds.texts),
        cells,
    }
}

/// Where the amount of a row of several lines stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AmountLine {
    First,
    Last,
    /// Texts stand between amounts, and nothing tells of which they are.
    Unknown,
}

/// Dated lines without an amount go on to one that has it; lines with an amount go on with text until the next
/// date or the end. Else what stands nearer belongs together.
fn amount_line(cuts: &[Cut<'_, '_>]) -> AmountLine {
    let (mut last, mut first) = (0_usize, 0_usize);
    let (mut nearer_below, mut nearer_above) = (0_usize, 0_usize);
    let gap = |at: usize| match (cuts.get(at), cuts.get(at + 1)) {
        (Some(one), Some(next)) if one.row.page == next.row.page => next.row.y - one.row.y,
        _ => f64::MAX,
    };
    for (at, cut) in cuts.iter().enumerate().filter(|(_, cut)| cut.row.is_inside) {
        let is_text = |cut: &Cut<'_, '_>| !cut.is_dated && !cut.has_amount;
        let has_text_below =
            cuts.get(at + 1).is_some_and(is_text) && gap(at) < LINE_GAP * cut.row.size;
        let mut below = cuts[at + 1..].iter().take_while(|cut| cut.row.is_inside);
        let next = below.find(|below| !is_text(below));
        let is_next_dated = next.is_none_or(|next| next.is_dated);
        last += usize::from(cut.is_dated && !cut.has_amount && !is_next_dated);
        first += usize::from(cut.has_amount && has_text_below && is_next_dated);
        if at > 0 && is_text(cut) && cuts[at - 1].has_amount {
            let (above, below) = (gap(at - 1), gap(at));
            nearer_above += usize::from(above < below * NEARER);
            nearer_below += usize::from(below < above * NEARER);
        }
    }
    match (last.cmp(&first), nearer_below.cmp(&nearer_above)) {
        (Ordering::Greater, _) | (Ordering::Equal, Ordering::Greater) => AmountLine::Last,
        (Ordering::Less, _) | (Ordering::Equal, Ordering::Less) => AmountLine::First,
        _ => AmountLine::Unknown,
    }
}

fn draft(rows: &[Row<'_>]) -> Draft {
    let columns = columns(rows);
    let kinds = kinds(rows, &columns);
    let cuts: Vec<Cut<'_, '_>> = rows.iter().map(|row| cut(row, &columns, &kinds)).collect();
    let amount_line = amount_line(&cuts);
    let is_amount_last = amount_line == AmountLine::Last;
    let first_inside = rows.iter().position(|row| row.is_inside).unwrap_or(0);
    let mut drafted: Vec<Drafted> = Vec::new();
    let mut open: Option<Open> = None;
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
            let phrases = row.phrases.iter().map(Phrase::text);
            let text: Vec<String> = phrases.collect();
            let cells = if at < first_inside {
                text
            } else {
                let mut cells = vec![String::new(); kinds.texts];
                cells.push(text.join("  "));
                cells
            };
            drafted.push(Drafted { line: row.line, cells, is_row: false });
            continue;
        }
        let open = open.get_or_insert_with(|| Open {
            row: Drafted {
                line: row.line,
                cells: vec![String::new(); columns.len()],
                is_row: false,
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
    Draft { rows: drafted, dates: kinds.dates }
}

/// A row without a day is of the day above it. One that has words of a balance or a total is none, unless they
/// may be a name and a balance stands behind its amount.
fn carry_days(rows: &mut [Drafted], kinds: &Kinds) {
    let (mut last, mut room): (Option<Vec<String>>, String) = (None, String::new());
    for row in rows.iter_mut().filter(|row| row.is_row) {
        let has_day = kinds.dates.iter().any(|at| !row.cells[*at].is_empty());
        let amounts = kinds.amounts.iter().filter(|at| !row.cells[**at].is_empty()).count();
        let mut labels = row.cells.iter().filter_map(|cell| Label::of(cell, &mut room));
        if has_day {
            last = Some(kinds.dates.iter().map(|at| row.cells[*at].clone()).collect());
        } else if let Some(last) = &last
            && labels.all(|label| label != Label::Sure && amounts > 1)
        {
            for (at, day) in kinds.dates.iter().zip(last) {
                row.cells[*at].clone_from(day);
            }
        }
    }
}

/// Whether a line of text starts the row below it: where cells are centred upwards and downwards, the text of
/// two lines stands around the line of the amount, half a line away.
fn leads(cuts: &[Cut<'_, '_>], at: usize, text_column: usize) -> bool {
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
struct Open {
    row: Drafted,
    is_body: bool,
    is_complete: bool,
    /// Whether the next line goes on with it for sure.
    is_leading: bool,
}

/// The words of a row in each column. A phrase that lies over several is parted by its words, of which those
/// behind a text that are no amounts do not stand in a column of amounts.
fn words_of(row: &Row<'_>, columns: &[Column], amounts: &[usize]) -> Vec<Vec<Word>> {
    let mut cells = vec![Vec::new(); columns.len()];
    for phrase in &row.phrases {
        let (x_start, x_end) = (phrase.x_start(), phrase.x_end());
        let over = columns.iter().filter(|column| column.overlap(x_start, x_end) > 0.0).count();
        let whole = nearest(columns, x_start, x_end);
        let mut before: Option<usize> = None;
        for word in phrase.words {
            let own = nearest(columns, word.x_start, word.x_end);
            let is_text = amounts.contains(&own) && !phrase.is_amount && !is_amount(&word.text);
            let column = match before {
                _ if over < 2 => whole,
                Some(before) if is_text && !amounts.contains(&before) => before,
                _ => own,
            };
            before = Some(column);
            if let Some(cell) = cells.get_mut(column) {
                cell.push(word.clone());
            }
        }
    }
    cells
}

fn joined(words: &[Word]) -> String {
    words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::layout::Line;
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
