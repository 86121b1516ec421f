//! Numbers of cheques, as books and banks write them.

/// Words for a cheque, in lower case.
pub const CHEQUE_WORDS: [&str; 9] =
    ["cheque", "cheq", "chq", "check", "chk", "ck", "cq", "chque", "cheques"];

/// Those of them that mean something else as well.
const CHECK_WORDS: [&str; 3] = ["check", "chk", "ck"];

/// What may stand between such a word and the number.
pub const NUMBER_WORDS: [&str; 4] = ["no", "nr", "num", "number"];

/// What may stand before such a word: how a row is kept or paid, and when. Anything else says what it is of, and
/// the number may be that of a test or of a year: `MOT check 100231`.
const KIND_WORDS: &str = "payment payments paid pay by bank bp pp pmt jnl supplier purchase jan feb mar apr may jun jul \
    aug sep oct nov dec";

/// The number of the cheque that a text is of: a word for a cheque and a number, and before them nothing but days and
/// words of how is paid. A year is a number of a cheque only where it is called a number: `Check #2026`.
#[must_use]
pub fn number_in(text: &str) -> Option<String> {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let text = text.to_lowercase().replace('#', " no ");
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let may_stand_before =
        |word: &&&str| is_digits(word) || KIND_WORDS.split(' ').any(|kind| kind == **word);
    let at = words.iter().take_while(may_stand_before).count();
    let (label, within) = words.get(at).map(|word| split_label(word))?;
    if !CHEQUE_WORDS.contains(&label) {
        return None;
    }
    if !within.is_empty() {
        return is_number(within).then(|| within.to_owned());
    }
    let behind = &words[at + 1..];
    let called = behind.iter().take_while(|word| NUMBER_WORDS.contains(word)).count();
    match behind.get(called) {
        Some(word) if called > 0 && is_digits(word) => Some((*word).to_owned()),
        Some(word) if is_number(word) => Some((*word).to_owned()),
        // `000404 CHQ roofer`; a check may be one of something.
        word if word.is_none() || !CHECK_WORDS.contains(&label) => {
            let before = words[..at].last().filter(|word| is_number(word));
            before.map(|word| (*word).to_owned())
        }
        _ => None,
    }
}

/// Whether the name of a column says that its numbers are those of cheques, or of entries of a cheque book.
#[must_use]
pub fn is_column_of_numbers(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_told = words.clone().any(|word| CHEQUE_WORDS.contains(&word));
    is_told
        || words.next().is_some_and(|word| NUMBER_WORDS.contains(&word)) && words.next().is_none()
}

/// Whether a cell of such a column is the number of a cheque.
#[must_use]
pub fn is_number(word: &str) -> bool {
    let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    word.len() > 2 && is_digits(word) && !is_year
}

/// A word as its letters in front and the rest, where that is a number: `chq000405`.
fn split_label(word: &str) -> (&str, &str) {
    let at = word.find(|c: char| c.is_ascii_digit()).filter(|at| is_digits(&word[*at..]));
    word.split_at(at.unwrap_or(word.len()))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cheque_is_its_word_and_number_with_nothing_before_but_days_and_kinds() {
        for (text, number) in [
            ("Cheque 000123", "000123"),
            ("CHQ 101 Smith", "101"),
            ("Check #1234", "1234"),
            ("Check No. 2026", "2026"),
            ("CHQ000405", "000405"),
            ("000404 CHQ roofer", "000404"),
            ("12/03/2026 BP cheque no 7712 roofer", "7712"),
            ("12 March 2026", ""),
            ("Health check 2026", ""),
            ("MOT check 100231", ""),
            ("Check 2026", ""),
            ("Check in 501", ""),
            ("CHECKCARD 0501 SHOP", ""),
            ("100231 check up", ""),
            ("100231", ""),
            ("Fee for cheque 100231", ""),
            ("Checkatrade 220", ""),
            ("cheque", ""),
            ("", ""),
        ] {
            assert_eq!(number_in(text).unwrap_or_default(), number, "{text}");
        }
    }

    #[test]
    fn a_column_of_cheques_says_so() {
        for name in ["Cheque No", "CHQ", "Check #", "Check or slip", "Num", "No."] {
            assert!(is_column_of_numbers(name), "{name}");
        }
        for name in ["Reference", "Order number", "Invoice No", "Checked by", ""] {
            assert!(!is_column_of_numbers(name), "{name}");
        }
    }
}
