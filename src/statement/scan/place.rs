//! Places in a text, as an editor shows them.

use memchr::memchr2_iter;

/// The 1-based line that the byte at `at` stands on: LF, CR LF and a lone CR each end one.
pub(super) fn line_at(bytes: &[u8], at: usize) -> u64 {
    let mut lines = LineCursor::default();
    lines.line_at(bytes, at)
}

/// Lines of places that are asked for in the order of the text, each byte looked at once.
#[derive(Debug, Default)]
pub(crate) struct LineCursor {
    seen: usize,
    breaks: u64,
}

impl LineCursor {
    /// The 1-based line of the byte at `at`, which is not before the last place asked for.
    pub(crate) fn line_at(&mut self, bytes: &[u8], at: usize) -> u64 {
        let at = at.min(bytes.len());
        let from = self.seen.min(at);
        for found in memchr2_iter(b'\r', b'\n', &bytes[from..at]).map(|found| from + found) {
            // The CR of CR LF ends nothing: its LF does.
            let is_half = bytes[found] == b'\r' && bytes.get(found + 1) == Some(&b'\n');
            self.breaks += u64::from(!is_half);
        }
        self.seen = at;
        self.breaks + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_as_an_editor_counts_them() {
        let text = b"a\nb\r\nc\rd\n\ne";
        let lines: Vec<u64> = b"abcde"
            .iter()
            .map(|letter| line_at(text, text.iter().position(|byte| byte == letter).unwrap()))
            .collect();
        assert_eq!(lines, [1, 2, 3, 4, 6]);
        assert_eq!(line_at(text, 4), 2, "the LF of CR LF stands on the line that it ends");
        assert_eq!(line_at(b"", 7), 1);
    }
}
