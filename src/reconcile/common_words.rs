//! Words that many names have, and that therefore name nobody: `services`, `rent`, `london`.
//!
//! The build counts them over the names of suppliers, trades, brands and places that the program knows: they stand
//! behind the first word of many names, or are a trade or a place.

/// Sorted, in lower case, one a line.
const WORDS: &str = include_str!(concat!(env!("OUT_DIR"), "/common_words.txt"));

/// Whether many names have a word, in lower case.
pub(crate) fn is_common(word: &str) -> bool {
    // The list is some kilobytes: halved until one line is left.
    let mut lines = WORDS;
    while !lines.is_empty() {
        let middle = lines.floor_char_boundary(lines.len() / 2);
        let start = lines[..middle].rfind('\n').map_or(0, |at| at + 1);
        let end = lines[start..].find('\n').map_or(lines.len(), |at| start + at);
        match word.cmp(&lines[start..end]) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => lines = &lines[..start],
            std::cmp::Ordering::Greater => {
                lines = lines.get(end + 1..).unwrap_or_default();
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_trades_and_places_are_common_and_those_of_one_name_are_not() {
        for word in ["services", "rent", "london", "deposit", "insurance", "smith", "dorset"] {
            assert!(is_common(word), "{word}");
        }
        for word in ["ventnor", "hadley", "blackdown", "screwfix", "tesco", "", "zzz", "0"] {
            assert!(!is_common(word), "{word}");
        }
        let mut words = WORDS.lines();
        assert!(words.all(is_common), "each is found");
        assert!(WORDS.lines().is_sorted());
    }
}
