//! Pages that a document says it has: `Page 1 of 3`.

use std::collections::BTreeSet;

use crate::scan::sheet::Sheet;
use crate::words;

/// More pages than a statement has are something else.
const PAGES_MAX: u32 = 500;

/// What is said of the first page that is missing, where others say their number and how many there are.
pub(super) fn missing(sheets: &[Sheet]) -> Option<String> {
    let records = sheets.iter().flat_map(|sheet| sheet.grid.iter());
    let mut found = BTreeSet::new();
    for record in records {
        let cells: Vec<&str> = record.cells().collect();
        found.extend(page_of(&cells.join(" ")));
    }
    let (_, count) = found.first().copied()?;
    let is_one = found.iter().all(|(_, other)| *other == count);
    let page = (1..=count).find(|page| !found.contains(&(*page, count))).filter(|_| is_one)?;
    Some(format!("page {page} of {count} is missing in this document"))
}

/// The number of a page and how many there are, as a line says them.
fn page_of(line: &str) -> Option<(u32, u32)> {
    const PAGE: [&str; 7] = ["page", "seite", "pagina", "pag", "sida", "side", "strona"];
    let folded = words::folded(line);
    let words: Vec<&str> = folded.split(' ').collect();
    let number = |word: Option<&&str>| word?.parse::<u32>().ok();
    words.iter().enumerate().filter(|(_, word)| PAGE.contains(word)).find_map(|(at, _)| {
        let page = number(words.get(at + 1))?;
        // `1/3` and `1 of 3`.
        let count = number(words.get(at + 2)).or_else(|| number(words.get(at + 3)))?;
        (page > 0 && page <= count && count <= PAGES_MAX).then_some((page, count))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;

    fn said(lines: &[&str]) -> Option<String> {
        let mut grid = Grid::default();
        for (line, text) in (1..).zip(lines) {
            grid.push_row(line, [*text]);
        }
        missing(&[Sheet { grid, ..Sheet::default() }])
    }

    #[test]
    fn a_page_that_others_count_and_that_is_not_there_is_named() {
        let says = said(&["Statement Page 1 of 3", "Total", "Page 3 of 3"]);
        assert!(says.is_some_and(|says| says.starts_with("page 2 of 3 is missing")));
        let says = said(&["Seite 1/2"]);
        assert!(says.is_some_and(|says| says.starts_with("page 2 of 2 is missing")));
        assert_eq!(said(&["Page 1 of 2", "Page 2 of 2"]), None);
        assert_eq!(said(&["Page 1", "page 4 of 3", "Page 1 of 2", "Page 1 of 5"]), None);
    }
}
