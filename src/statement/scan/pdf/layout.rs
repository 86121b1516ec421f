//! Characters as words and lines.

use unicode_normalization::UnicodeNormalization;

use super::content::PlacedGlyph;
use tieout::sort::CompactSort as _;

/// One page.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PdfPage {
    /// From top to bottom.
    pub lines: Vec<PdfLine>,
}

/// Words on one base line.
#[derive(Debug, Clone, PartialEq)]
pub struct PdfLine {
    /// In points, growing downwards; only differences mean something.
    pub y: f64,
    /// How high its font is, in points.
    pub size: f64,
    /// From left to right.
    pub words: Vec<PdfWord>,
}

/// Characters without a gap.
#[derive(Debug, Clone, PartialEq)]
pub struct PdfWord {
    /// Where it starts, in points.
    pub x_start: f64,
    /// Where it ends.
    pub x_end: f64,
    /// Its text, without spaces.
    pub text: String,
}

/// A base line may differ by this part of the size: bold and plain fonts are set apart.
const SAME_LINE: f64 = 0.35;
/// A gap of this part of the size is a space; spaces are at least a fifth of the size wide.
const GAP: f64 = 0.17;
/// A character again, this near, is a way to make it bold.
const SAME_PLACE: f64 = 0.15;

/// What a line and a word take, as such and as a row and phrases of a table.
const LINE_BYTES: usize = 256;
const WORD_BYTES: usize = 96;

/// What a line takes in memory.
pub(super) fn bytes(line: &PdfLine) -> usize {
    LINE_BYTES + line.words.iter().map(|word| WORD_BYTES + word.text.len()).sum::<usize>()
}

/// Puts the characters of a page into lines.
pub(super) fn page(mut glyphs: Vec<PlacedGlyph>) -> PdfPage {
    glyphs.compact_sort_by(|a, b| a.y.total_cmp(&b.y));
    let mut lines = Vec::new();
    let mut rest = glyphs.as_mut_slice();
    while let Some((first, others)) = rest.split_first() {
        let is_beside =
            |glyph: &&PlacedGlyph| glyph.y - first.y <= SAME_LINE * first.size.min(glyph.size);
        let length = 1 + others.iter().take_while(is_beside).count();
        let (own, others) = rest.split_at_mut(length);
        lines.push(line(own));
        rest = others;
    }
    lines.retain(|line| !line.words.is_empty());
    PdfPage { lines }
}

fn line(glyphs: &mut [PlacedGlyph]) -> PdfLine {
    glyphs.compact_sort_by(|a, b| a.x_start.total_cmp(&b.x_start));
    let y = glyphs.first().map_or(0.0, |glyph| glyph.y);
    let size = glyphs.iter().map(|glyph| glyph.size).fold(0.0, f64::max);
    let mut words: Vec<PdfWord> = Vec::new();
    let mut is_within = false;
    let mut before: Option<(f64, &str)> = None;
    for glyph in glyphs {
        let is_again = before.is_some_and(|(x, text)| {
            text == glyph.text && glyph.x_start - x < SAME_PLACE * glyph.size
        });
        before = Some((glyph.x_start, &glyph.text));
        if is_again {
            continue;
        }
        if glyph.text.chars().all(|c| c.is_whitespace() || c.is_control()) {
            is_within = false;
            continue;
        }
        let text = shown(&glyph.text);
        match words.last_mut() {
            Some(word) if is_within && glyph.x_start - word.x_end <= GAP * glyph.size => {
                word.text.push_str(&text);
                word.x_end = word.x_end.max(glyph.x_end);
            }
            _ => words.push(PdfWord { x_start: glyph.x_start, x_end: glyph.x_end, text }),
        }
        is_within = true;
    }
    words.shrink_to_fit();
    PdfLine { y, size, words }
}

/// Letters that are joined in one glyph, apart; a hyphen that is soft elsewhere is shown in a PDF.
fn shown(text: &str) -> String {
    let is_joined = |c: char| matches!(c, 'ﬀ'..='ﬆ');
    text.chars()
        .flat_map(|c| {
            let joined = is_joined(c).then(|| c.nfkc()).into_iter().flatten();
            joined.chain((!is_joined(c)).then_some(if c == '\u{ad}' { '-' } else { c }))
        })
        .filter(|c| !c.is_control())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glyphs(text: &str, x: f64, y: f64) -> impl Iterator<Item = PlacedGlyph> {
        text.chars().zip(0_u8..).map(move |(c, at)| PlacedGlyph {
            x_start: x + f64::from(at) * 5.0,
            x_end: x + f64::from(at) * 5.0 + 5.0,
            y,
            size: 10.0,
            text: c.into(),
        })
    }

    fn shown_lines(page: &PdfPage) -> Vec<String> {
        let words = |line: &PdfLine| {
            line.words.iter().map(|word| &*word.text).collect::<Vec<_>>().join("|")
        };
        page.lines.iter().map(words).collect()
    }

    #[test]
    fn gaps_and_spaces_part_words_and_order_does_not_matter() {
        let mut all: Vec<PlacedGlyph> =
            glyphs("b c", 100.0, 21.0).chain(glyphs("second", 0.0, 40.0)).collect();
        all.extend(glyphs("aﬁ", 0.0, 20.0));
        all.extend(glyphs("d", 20.0, 20.0));
        assert_eq!(shown_lines(&page(all)), ["afi|d|b|c", "second"]);
    }

    #[test]
    fn what_is_painted_twice_is_read_once() {
        let all = glyphs("11.00", 0.0, 0.0).chain(glyphs("11.00", 0.3, 0.1)).collect();
        assert_eq!(shown_lines(&page(all)), ["11.00"]);
    }
}
