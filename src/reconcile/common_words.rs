//! Words that name nobody: those that many names have (`services`, `london`), those that banks print around names
//! (`virement`, `zelle`), those that say what a row is for (`rent`, `takings`), and months.
//!
//! The build takes them from the tables that the program has. Common ones it counts over the names of suppliers, trades,
//! brands and places: they stand behind the first word of many names, or are a trade or a place.

/// Sorted, in lower case, one a line.
const COMMON: &str = include_str!(concat!(env!("OUT_DIR"), "/common_words.txt"));

/// The same, of what stands around names.
const BANK: &str = include_str!(concat!(env!("OUT_DIR"), "/bank_words.txt"));

/// The same, of what accounts of a chart are for.
const PURPOSES: &str = include_str!(concat!(env!("OUT_DIR"), "/purpose_words.txt"));

/// Words for months in all languages that files are read in, each with its number behind a tab.
const MONTHS: &str = include_str!(concat!(env!("OUT_DIR"), "/months.txt"));

/// Words for an invoice in these languages.
const INVOICES: &str = include_str!(concat!(env!("OUT_DIR"), "/invoice_words.txt"));

/// Words of the names of places.
const PLACES: &str = include_str!(concat!(env!("OUT_DIR"), "/places.txt"));

/// Whether many names have a word, in lower case.
pub(crate) fn is_common(word: &str) -> bool {
    line_of(COMMON, word).is_some()
}

/// Whether a word, in lower case, says how is paid, or stands in any text: it is never a part of a name.
pub(crate) fn is_of_banks(word: &str) -> bool {
    line_of(BANK, word).is_some()
}

/// Whether a word, in lower case, says what a row is for.
pub(crate) fn is_purpose(word: &str) -> bool {
    line_of(PURPOSES, word).is_some()
}

/// Whether a word, in lower case and without accents, is one for an invoice.
pub(crate) fn is_invoice(word: &str) -> bool {
    line_of(INVOICES, word).is_some()
}

/// Whether a word, in lower case, is of the name of a place: a bank prints where a shop is.
pub(crate) fn is_place(word: &str) -> bool {
    line_of(PLACES, word).is_some()
}

/// The number of the month that a word, in lower case and without accents, stands for.
pub(crate) fn month(word: &str) -> Option<u8> {
    line_of(MONTHS, word)?.parse().ok()
}

/// What a sorted table has behind a word; none where it does not have the word.
fn line_of(table: &'static str, word: &str) -> Option<&'static str> {
    // A table is some kilobytes: halved until one line is left.
    let mut lines = table;
    while !lines.is_empty() {
        let middle = lines.floor_char_boundary(lines.len() / 2);
        let start = lines[..middle].rfind('\n').map_or(0, |at| at + 1);
        let end = lines[start..].find('\n').map_or(lines.len(), |at| start + at);
        let (own, rest) = lines[start..end].split_once('\t').unwrap_or((&lines[start..end], ""));
        match word.cmp(own) {
            std::cmp::Ordering::Equal => return Some(rest),
            std::cmp::Ordering::Less => lines = &lines[..start],
            std::cmp::Ordering::Greater => {
                lines = lines.get(end + 1..).unwrap_or_default();
            }
        }
    }
    None
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
    }

    #[test]
    fn words_of_banks_and_purposes_are_known_and_names_are_none_of_them() {
        for word in ["virement", "gutschrift", "zelle", "ach", "final", "balance", "gmbh"] {
            assert!(is_of_banks(word), "{word}");
        }
        for word in ["rent", "takings", "repairs"] {
            assert!(is_purpose(word), "{word}");
        }
        for word in ["ventnor", "tesco", "apple", "google", "hadley", ""] {
            assert!(!is_of_banks(word) && !is_purpose(word), "{word}");
        }
    }

    #[test]
    fn months_are_known_in_the_languages_that_files_are_read_in() {
        for (word, number) in [("mars", 3), ("february", 2), ("dez", 12), ("enero", 1)] {
            assert_eq!(month(word), Some(number), "{word}");
        }
        assert_eq!(month("ventnor"), None);
    }

    #[test]
    fn each_word_of_a_table_is_found() {
        for table in [COMMON, BANK, PURPOSES, MONTHS, INVOICES, PLACES] {
            let words = || table.lines().map(|line| line.split('\t').next().unwrap());
            assert!(words().is_sorted() && words().count() > 5);
            assert!(words().all(|word| line_of(table, word).is_some()));
        }
    }
}
