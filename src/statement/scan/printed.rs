//! Texts in fixed columns: printed statements, whose words stand below their headings by spaces alone.
//!
//! They are read as pages of a document are, each character as wide as the next.

use super::pdf::{PdfLine, PdfPage, PdfWord, tables};
use super::sheet::Sheet;
use crate::fault::Fault;

/// Of a font of this size one space is between words, also beside an amount, and two are between columns.
const SIZE: f64 = 13.0;
const CHARACTER: f64 = 5.0;
const LINE: f64 = 15.0;
/// A tab leads to the next column that is a multiple of it.
const TAB: u32 = 8;
/// Longer texts and lines are none that was printed.
const BYTES_MAX: usize = 2 << 20;
const COLUMNS_MAX: u32 = 1_000;

/// Reads the tables of a text.
///
/// # Errors
/// More than any statement; days without a year in a text that names none.
pub fn sheets(text: &str) -> Result<Vec<Sheet>, Fault> {
    if text.len() > BYTES_MAX {
        return Ok(Vec::new());
    }
    // Pages that are not parted by a form feed follow each other as one.
    let mut pages = vec![PdfPage::default()];
    let mut y = 0.0;
    for line in text.lines() {
        // A form feed ends a page; what stands before it on its line is no more than a space.
        let (pages_before, part) = line.rsplit_once('\u{c}').unwrap_or(("", line));
        if !pages_before.trim().is_empty() {
            return Ok(Vec::new());
        }
        if line.contains('\u{c}') {
            pages.push(PdfPage::default());
        }
        let Some(words) = words(part) else { return Ok(Vec::new()) };
        y += LINE;
        if let Some(page) = pages.last_mut() {
            page.lines.push(PdfLine { y, size: SIZE, words });
        }
    }
    tables(&pages)
}

/// The words of a line at their places; none of a line of rules, nothing of a line that is too long.
fn words(line: &str) -> Option<Vec<PdfWord>> {
    let is_rule = |text: &str| text.chars().all(|c| "-=_.*|+─━═ \u{a0}".contains(c));
    if is_rule(line) {
        return Some(Vec::new());
    }
    let mut words: Vec<PdfWord> = Vec::new();
    let (mut column, mut is_within) = (0_u32, false);
    for c in line.chars() {
        let x_start = f64::from(column) * CHARACTER;
        column = if c == '\t' { (column / TAB + 1) * TAB } else { column + 1 };
        if column > COLUMNS_MAX {
            return None;
        }
        if c.is_whitespace() || c.is_control() {
            is_within = false;
            continue;
        }
        let x_end = x_start + CHARACTER;
        match words.last_mut() {
            Some(word) if is_within => {
                word.text.push(c);
                word.x_end = x_end;
            }
            _ => words.push(PdfWord { x_start, x_end, text: c.into() }),
        }
        is_within = true;
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::sheet::tests::shown;

    /// The rows of the only sheet.
    fn rows(text: &str) -> Vec<String> {
        let sheets = sheets(text).unwrap();
        assert_eq!(sheets.len(), 1, "{sheets:?}");
        shown(&sheets[0])
    }

    #[test]
    fn words_stand_below_their_headings_and_rules_are_no_rows() {
        let text = "\
Your statement                       Page 1
Money in                    1,000.00
Date        Description                 Amount   Balance
--------------------------------------------------------
02/03/2026  CARD TESCO 4417 ON 01 MAR    -5.20    994.80
03/03/2026  A NAME THAT IS LONG         -14.80    980.00
========================================================
Fees of a year              12.00";
        assert_eq!(
            rows(text),
            [
                "1: Your statement|Page 1",
                "2: Money in|1,000.00",
                "3: Date|Description|Amount|Balance",
                "5: 02/03/2026|CARD TESCO 4417 ON 01 MAR|-5.20|994.80",
                "6: 03/03/2026|A NAME THAT IS LONG|-14.80|980.00",
            ]
        );
    }

    #[test]
    fn two_headings_over_one_column_part_it() {
        // No row leaves a gap of two spaces between the day and the text.
        let text = "\
Date       Details         Out     Balance
02/03/2026 CARD TESCO       5.00     95.00
03/03/2026 RENT OF MARCH   15.00     80.00";
        assert_eq!(rows(text)[1], "2: 02/03/2026|CARD TESCO|5.00|95.00");
    }

    #[test]
    fn a_day_stands_for_the_rows_below_it_but_not_for_balances_and_totals() {
        let text = "\
Date        Details                 Out      In     Balance
02/03/2026  CARD TESCO             5.00
            GAS                    7.00               88.00
            BALANCE CARRIED FORWARD                   88.00
            TOTAL OF ALL          12.00";
        assert_eq!(
            rows(text)[1..],
            [
                "2: 02/03/2026|CARD TESCO|5.00",
                "3: 02/03/2026|GAS|7.00||88.00",
                "4: |BALANCE CARRIED FORWARD|||88.00",
                "5: |TOTAL OF ALL|12.00",
            ]
        );
    }

    #[test]
    fn amounts_on_the_last_line_of_a_row_are_told_from_texts_below_them() {
        let last = "\
Date        Details                 Out    Balance
02/03/2026  VIS TESCO
            LEEDS                  5.00
            DD GAS                 7.00      88.00
03/03/2026  CR A NAME
            REF 12.50 OF A         8.00      80.00";
        assert_eq!(
            rows(last)[1..],
            [
                "2: 02/03/2026|VIS TESCO LEEDS|5.00",
                "4: 02/03/2026|DD GAS|7.00|88.00",
                "5: 03/03/2026|CR A NAME REF 12.50 OF A|8.00|80.00",
            ]
        );
        let first = "\
Date        Details                 Out    Balance
02/03/2026  VIS                    5.00      95.00
            TESCO LEEDS
            DD                     7.00      88.00
            GAS
03/03/2026  CR                     8.00      80.00";
        assert_eq!(
            rows(first)[1..],
            [
                "2: 02/03/2026|VIS TESCO LEEDS|5.00|95.00",
                "4: 02/03/2026|DD GAS|7.00|88.00",
                "6: 03/03/2026|CR|8.00|80.00",
            ]
        );
    }

    #[test]
    fn texts_between_amounts_that_may_be_of_either_row_are_refused() {
        let text = "\
Date        Details                 Out    Balance
02/03/2026  VIS TESCO              5.00
            LEEDS
            DD GAS                 7.00      88.00
03/03/2026  CR A NAME              8.00      80.00";
        assert!(sheets(text).unwrap_err().message.contains("nothing tells of which rows"));
        let blank = text.replace("LEEDS\n", "LEEDS\n\n");
        assert_eq!(rows(&blank)[1], "2: 02/03/2026|VIS TESCO LEEDS|5.00");
    }

    #[test]
    fn a_page_without_headings_goes_on_with_the_columns_of_the_one_before() {
        let text = "\
Date        Details                  Out   Balance
02/03/2026  TESCO                   5.00     95.00
Page 1 of 2                                  Fee 7.00 a year
\u{c}Bank of all        Contact us  12.00
            BALANCE BROUGHT FORWARD          95.00
03/03/2026  GAS
            LEEDS                   7.00     88.00
            A NAME                  8.00     80.00
Interest of 10.00 is paid";
        assert_eq!(
            rows(text)[1..],
            [
                "2: 02/03/2026|TESCO|5.00|95.00",
                "5: |BALANCE BROUGHT FORWARD||95.00",
                "6: 03/03/2026|GAS LEEDS|7.00|88.00",
                "8: 03/03/2026|A NAME|8.00|80.00",
            ]
        );
    }

    #[test]
    fn a_box_beside_the_table_is_none_of_its_columns() {
        let text = "\
Date        Details         Out    Balance      At a glance
02/03/2026  TESCO          5.00      95.00
                                                Start balance   100.00
03/03/2026  GAS            7.00      88.00      Money out        20.00
                                                End balance      80.00
04/03/2026  RENT           8.00      80.00";
        let rows = rows(text);
        let table: Vec<&String> = rows.iter().filter(|row| row.contains("/2026")).collect();
        assert_eq!(
            table,
            [
                "2: 02/03/2026|TESCO|5.00|95.00",
                "4: 03/03/2026|GAS|7.00|88.00",
                "6: 04/03/2026|RENT|8.00|80.00"
            ]
        );
        assert!(rows.contains(&"1: Start balance|100.00".to_owned()), "{rows:?}");
    }

    /// The first cells of rows below a heading.
    fn days(above: &str, days: [&str; 3]) -> Vec<String> {
        let [first, second, third] = days;
        let text = format!(
            "{above}\n\
             Date       Details     Out   Balance\n\
             {first:<10} A NAME     5.00     95.00\n\
             {second:<10} A NAME     5.00     90.00\n\
             {third:<10} A NAME     5.00     85.00\n"
        );
        match sheets(&text) {
            Ok(sheets) => shown(&sheets[0])
                .iter()
                .filter(|row| row.contains("A NAME"))
                .map(|row| row.split([' ', '|']).nth(1).unwrap().to_owned())
                .collect(),
            Err(fault) => vec![fault.message],
        }
    }

    #[test]
    fn a_day_without_a_year_is_of_the_latest_year_that_the_period_allows() {
        let over_new_year = ["2024-12-30", "2025-01-02", "2025-01-15"];
        let short = ["30 DEC", "02 JAN", "15 JAN"];
        for above in [
            "PERIOD 16 DECEMBER 2024 TO 15 JANUARY 2025",
            "Statement date 15/01/2025",
            "Statement date: 18 Jan 2025 Payment due 28 Jan 2025",
            "January 2025",
            "Account 40-41-07 opened 12 May 2013, as of 13 Jan 2025",
        ] {
            assert_eq!(days(above, short), over_new_year, "{above}");
        }
        let newest_first = ["2025-01-15", "2025-01-02", "2024-12-30"];
        assert_eq!(days("to 15 January 2025", ["15.01.", "02.01.", "30.12."]), newest_first);
        let of_a_year = ["2024-01-02", "2024-06-30", "2024-12-28"];
        let year = "1 January 2024 to 31 December 2024";
        assert_eq!(days(year, ["2nd Jan", "30th Jun", "28th Dec"]), of_a_year);
    }

    #[test]
    fn the_period_says_whether_the_day_or_the_month_is_first() {
        let short = ["02/03", "05/03", "09/03"];
        let march = ["2025-03-02", "2025-03-05", "2025-03-09"];
        assert_eq!(days("01/03/2025 to 31/03/2025", short), march);
        let autumn = ["2025-02-03", "2025-05-03", "2025-09-03"];
        assert_eq!(days("01/31/2025 to 09/30/2025", short), autumn);
    }

    #[test]
    fn days_of_no_year_or_of_two_are_refused() {
        let short = ["30 NOV", "02 DEC", "15 DEC"];
        assert!(days("Your statement", short)[0].contains("nothing beside them names it"));
        assert!(days("since 12 May 2013", short)[0].contains("nothing beside them names it"));
        let two = "Statement of 16 Dec 2024, rates of 20 Dec 2023";
        assert!(days(two, short)[0].contains("names more than one"));
    }
}
