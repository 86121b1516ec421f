//! What amounts and dates look like, as far as it shows what is a row and what a column.
//!
//! Whether a text is an amount or a date, and which, is for others to say.

use super::layout::PdfWord;

/// `1,234.50`, `-12,00`, `£12.00`, `(1 380.00)`, `12.00CR`: two decimal places, and groups of three before
/// them. `02.03` is the start of a date.
pub(super) fn is_amount(text: &str) -> bool {
    let text = text.trim_end_matches(|c: char| {
        c.is_alphabetic() || matches!(c, '-' | '+' | ')' | '€' | '£' | '$' | '−')
    });
    let is_sign = |c: char| {
        matches!(c, '-' | '+' | '(' | '−') || (!c.is_ascii() && !c.is_alphanumeric()) || c == '$'
    };
    let text = text.trim_start_matches(is_sign);
    let text = ["GBP", "EUR", "USD", "CHF"]
        .iter()
        .find_map(|code| text.strip_prefix(code))
        .unwrap_or(text);
    let is_mark = |c: char| matches!(c, '.' | ',' | '\'' | '’' | ' ');
    let mut groups = text.trim_start_matches(is_sign).split(is_mark).rev();
    let is_digits =
        |group: &str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    let Some(decimals) =
        groups.next().filter(|decimals| decimals.len() == 2 && is_digits(decimals))
    else {
        return false;
    };
    let groups: Vec<&str> = groups.collect();
    let Some((first, others)) = groups.split_last() else { return false };
    let is_day = others.is_empty() && first.len() == 2 && first.starts_with('0') && decimals < "13";
    let is_first = is_digits(first) && first.len() <= if others.is_empty() { 15 } else { 3 };
    is_first && !is_day && others.iter().all(|group| group.len() == 3 && is_digits(group))
}

/// Whether words start with a date: `02/03/2026`, `2026-03-02`, `02.03.`, `2 Mar`, `Mar 2`, `02MAR26`.
pub(super) fn is_date(words: &[PdfWord]) -> bool {
    let Some(first) = words.first() else { return false };
    let text = first.text.trim_end_matches(['.', ',']);
    let parts: Vec<&str> = text.split(['/', '.', '-']).collect();
    let is_number = |part: &str, length: usize| {
        (1..=length).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    match parts.as_slice() {
        [day, month, year] => {
            is_number(day, 4) && (is_number(month, 2) || is_month(month)) && is_number(year, 4)
        }
        [day, month] => {
            let both = (day.parse::<u8>().ok(), month.parse::<u8>().ok());
            let are_numbers = is_number(day, 2)
                && is_number(month, 2)
                && matches!(both, (Some(1..=31), Some(1..=12)) | (Some(1..=12), Some(1..=31)));
            are_numbers || is_number(day, 2) && is_month(month)
        }
        [one] => {
            let next = words.get(1).map_or("", |word| word.text.trim_end_matches(['.', ',']));
            let is_beside =
                |day: &str, month: &str| is_number(without_ordinal(day), 2) && is_month(month);
            let is_joined = one.starts_with(|c: char| c.is_ascii_digit())
                && is_month(one.trim_matches(|c: char| c.is_ascii_digit()));
            is_joined || is_beside(one, next) || is_beside(next, one)
        }
        _ => false,
    }
}

/// `3rd` without its letters.
pub(super) fn without_ordinal(word: &str) -> &str {
    let is_day =
        |day: &&str| (1..=2).contains(&day.len()) && day.bytes().all(|byte| byte.is_ascii_digit());
    let endings = ["st", "nd", "rd", "th", "er"];
    let day = endings.iter().find_map(|ending| word.strip_suffix(*ending));
    day.filter(is_day).unwrap_or(word)
}

/// Whether a word is a month, by its first three letters.
fn is_month(word: &str) -> bool {
    let start: String = word.chars().take(3).flat_map(char::to_lowercase).collect();
    word.chars().count() <= 12 && word.chars().all(char::is_alphabetic) && MONTHS.contains(&&*start)
}

/// The months of the languages of the statements, by their first three letters.
#[rustfmt::skip]
const MONTHS: [&str; 50] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    "jän", "mär", "mai", "okt", "dez", "maj", "mrt", "maa", "mei",
    "fév", "fev", "avr", "jui", "aoû", "aou", "déc",
    "ene", "abr", "ago", "dic", "gen", "mag", "giu", "lug", "set", "ott", "out", "sty", "lut", "kwi", "cze", "lip",
    "sie", "wrz", "paź", "paz", "lis", "gru",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<PdfWord> {
        let word = |text: &str| PdfWord { x_start: 0.0, x_end: 0.0, text: text.to_owned() };
        text.split(' ').map(word).collect()
    }

    #[test]
    fn amounts_and_dates_are_told_by_their_shape() {
        for amount in [
            "1,234.50",
            "1.234,50-",
            "£12.00",
            "(1'380.00)",
            "-0.05",
            "12.00CR",
            "EUR12.00",
            "€1.234.567,00",
            "02.50",
        ] {
            assert!(is_amount(amount), "{amount}");
        }
        for other in [
            "02.03.26",
            "12",
            "1.5",
            "12.345",
            "02.03",
            "1234.567.00",
            "",
            ".50.",
            "A1.00",
            "10:15",
        ] {
            assert!(!is_amount(other), "{other}");
        }
        for date in [
            "02/03/2026 x",
            "2026-03-02",
            "02.03. x",
            "2 Mar x",
            "3rd Mar x",
            "Mar 2",
            "02MAR26",
            "02-Mar-26",
        ] {
            assert!(is_date(&words(date)), "{date}");
        }
        for other in ["Tesco 3", "12 tesco", "3217", "Reference 1", "1,234.50 a", "1.87"] {
            assert!(!is_date(&words(other)), "{other}");
        }
    }
}
