//! Texts that are found by a part of them, in whatever case and composition that part is written.
//!
//! Databases differ in what they call the same letter; so what is stored to be searched, and what is
//! searched for, are both brought to one form here.

use unicode_normalization::UnicodeNormalization as _;

/// The texts in the form in which they are searched, one a line.
#[must_use]
pub fn folded<'t>(texts: impl IntoIterator<Item = &'t str>) -> String {
    let mut folded = String::new();
    for text in texts {
        if !folded.is_empty() {
            folded.push('\n');
        }
        // Composed again after the case is gone: some letters come apart with it.
        folded.extend(text.nfc().flat_map(char::to_lowercase).nfc());
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_composition_make_no_difference_and_each_text_has_its_line() {
        assert_eq!(folded(["CAFÉ Noir", "INV-7"]), "café noir\ninv-7");
        assert_eq!(folded(["CAFE\u{301}"]), folded(["Café"]));
        assert_eq!(folded(["ΟΔΟΣ"]), "οδοσ");
        assert_eq!(folded([]), "");
    }
}
