//! Texts in fixed columns: printed statements, whose words stand below their headings by spaces alone.
//!
//! They are read as pages of a document are, each character as wide as the next.

use super::pdf::{Line, Page, Word, tables};
use super::sheet::Sheet;
use crate::statement::fault::Fault;

/// Of a font of ten points, one space is between words and two are between columns.
const SIZE: f64 = 10.0;
const CHARACTER: f64 = 5.0;
const LINE: f64 = 12.0;
/// A tab leads to the next column that is a multiple of it.
const TAB: u32 = 8;
/// Longer texts and lines are none that was printed.
const BYTES_MAX: usize = 8 << 20;
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
    let mut pages = vec![Page::default()];
    let mut y = 0.0;
    for line in text.lines() {
        for (at, part) in line.split('\u{c}').enumerate() {
            if at > 0 {
                pages.push(Page::default());
            }
            let Some(words) = words(part) else { return Ok(Vec::new()) };
            y += LINE;
            if let Some(page) = pages.last_mut() {
                page.lines.push(Line { y, size: SIZE, words });
            }
        }
    }
    tables(&pages)
}

/// The words of a line at their places; none of a line of rules, nothing of a line that is too long.
fn words(line: &str) -> Option<Vec<Word>> {
    let is_rule = |text: &str| text.chars().all(|c| "-=_.*|+─━═ \u{a0}".contains(c));
    if is_rule(line) {
        return Some(Vec::new());
    }
    let mut words: Vec<Word> = Vec::new();
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
            _ => words.push(Word { x_start, x_end, text: c.into() }),
        }
        is_within = true;
    }
    Some(words)
}
