//! Texts whose entries are blocks of labelled lines (`Date: 05/03/2026`), as cells of a table.

use crate::grid::Grid;

/// Fewer blocks could be anything.
const BLOCKS_MIN: usize = 2;

/// Labels of one block, at most.
const LABELS_MAX: usize = 40;

/// A block: its line, and its labels with their values.
type LabelBlock<'a> = (u64, Vec<(&'a str, &'a str)>);

/// The entries of a text as a table with their labels for a header, and above it the lines before them; none
/// where the text is of another kind.
#[must_use]
pub fn grid(text: &str) -> Option<Grid> {
    let (above, blocks) = blocks(text)?;
    let labels: Vec<&str> = blocks.first()?.1.iter().map(|(label, _)| *label).collect();
    let mut grid = Grid::default();
    for (line, values) in &above {
        for ((label, value), line) in values.iter().zip(*line..) {
            grid.push_row(line, [*label, *value]);
        }
    }
    grid.push_row(blocks[0].0.saturating_sub(1).max(1), labels.iter().copied());
    for (line, values) in &blocks {
        let value = |label: &&str| {
            values.iter().find(|(name, _)| name == label).map_or("", |(_, value)| *value)
        };
        grid.push_row(*line, labels.iter().map(value));
    }
    Some(grid)
}

/// Blocks that all have the labels of the first that comes more than once, behind those above them.
fn blocks(text: &str) -> Option<(Vec<LabelBlock<'_>>, Vec<LabelBlock<'_>>)> {
    let mut found: Vec<LabelBlock<'_>> = Vec::new();
    let mut block: LabelBlock<'_> = (0, Vec::new());
    let lines = text.lines().chain(std::iter::once(""));
    for (at, line) in lines.enumerate() {
        let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{a0}');
        if line.is_empty() {
            if !block.1.is_empty() {
                found.push(std::mem::take(&mut block));
            }
            block = (0, Vec::new());
            continue;
        }
        let (label, value) = line.split_once(':')?;
        if block.1.is_empty() {
            block.0 = at as u64 + 1;
        }
        let is_label = label.len() <= 40 && !label.contains([',', ';', '\t', '"']);
        if !is_label || block.1.len() >= LABELS_MAX {
            return None;
        }
        block
            .1
            .push((label.trim(), value.trim_matches(|c: char| c.is_whitespace() || c == '\u{a0}')));
    }
    let labels = |block: &LabelBlock<'_>| {
        block.1.iter().map(|(label, _)| label.to_string()).collect::<Vec<_>>()
    };
    let is_usual = |one: &Vec<String>| {
        one.len() > 1 && found.iter().filter(|other| labels(other) == *one).count() >= BLOCKS_MIN
    };
    let usual = found.iter().map(labels).find(is_usual)?;
    let first = found.iter().position(|block| labels(block) == usual)?;
    let mut entries = found.split_off(first);
    entries.retain(|block| labels(block) == usual);
    Some((found, entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_labelled_lines_are_rows() {
        let text = "From: 02/02/2026 to 08/03/2026\n\nAccount: 7741\n\nDate: 05/03/2026\nAmount: 93.67\n\nDate: 03/03/2026\nAmount: -78.02\n";
        let grid = grid(text).unwrap();
        let rows: Vec<Vec<&str>> = grid.iter().map(|row| row.cells().collect()).collect();
        let above = [["From", "02/02/2026 to 08/03/2026"], ["Account", "7741"]];
        let entries = [["Date", "Amount"], ["05/03/2026", "93.67"], ["03/03/2026", "-78.02"]];
        assert_eq!(rows, [&above[..], &entries].concat());
        assert_eq!(grid.row(3).line(), 5);
    }

    #[test]
    fn a_table_is_none() {
        assert!(super::grid("Date,Amount\n2026-03-02,5\n").is_none());
        assert!(super::grid("a: b\nc: d\n").is_none());
    }
}
