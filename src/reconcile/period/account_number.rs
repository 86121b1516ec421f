//! Whether two files are of one account, by the numbers that they say.

/// Fewer digits say nothing.
const DIGITS_MIN: usize = 4;

/// So many digits in a row are the number of an account, or the code of a bank.
const GROUP_DIGITS_MIN: usize = 6;

/// Whether two numbers of accounts are of different ones: they end in other digits, as far as both show them. An IBAN
/// holds the number that another format writes behind a sort code; a masked number shows its end.
#[must_use]
pub fn are_other_accounts(one: &str, other: &str) -> bool {
    let (one, other) = (shown(one), shown(other));
    let (of_one, of_other) = (digits(one), digits(other));
    let (short, long) =
        if of_one.len() <= of_other.len() { (&of_one, &of_other) } else { (&of_other, &of_one) };
    let is_within = || short.len() >= GROUP_DIGITS_MIN && long.contains(&**short);
    if short.len() < DIGITS_MIN || long.ends_with(&**short) || is_within() {
        return false;
    }
    // Bank and account, in either order.
    let are_within = |groups: Vec<String>, whole: &str| {
        !groups.is_empty() && groups.iter().all(|group| whole.contains(&**group))
    };
    !(are_within(groups(one), &of_other) || are_within(groups(other), &of_one))
}

/// What is shown of a number: all of it, or what stands behind the part that is masked.
fn shown(number: &str) -> &str {
    let is_mask = |c: char| matches!(c, '*' | '#' | '\u{2022}' | '\u{2026}');
    let masked = number.rfind(is_mask).or_else(|| {
        let at = number.to_ascii_lowercase().rfind("xx")?;
        Some(at + 1)
    });
    let from = masked.map_or(0, |at| at + number[at..].chars().next().map_or(0, char::len_utf8));
    &number[from..]
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// The parts of a number that say which bank and which account, without noughts in front.
fn groups(number: &str) -> Vec<String> {
    let parts = number.split(|c: char| c.is_whitespace() || matches!(c, '/' | ';' | ','));
    let parts = parts.map(digits).filter(|part| part.len() >= GROUP_DIGITS_MIN);
    parts.map(|part| part.trim_start_matches('0').to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_one_account_are_known_in_all_ways_to_write_them() {
        for (one, other) in [
            ("GB29NWBK60161331926819", "60-16-13 31926819"),
            ("GB29 NWBK 6016 1331 9268 19", "31926819"),
            ("20-11-22 12345678", "12345678 20-11-22"),
            ("20-11-22 12345678", "12345678"),
            ("****1234", "5500 0000 0000 1234"),
            ("XXXX-XXXX-1234", "4321 1234"),
            ("NL91ABNA0417164300EUR", "417164300"),
            ("37040044/0532013000EUR", "DE89370400440532013000"),
            ("FR1420041010050500013M02606", "0500013M026"),
            ("00123456", "123456"),
            ("Office", "12345678"),
            ("1234****", "99887766"),
            ("", "12345678"),
        ] {
            assert!(!are_other_accounts(one, other), "{one} and {other}");
            assert!(!are_other_accounts(other, one), "{other} and {one}");
        }
    }

    #[test]
    fn numbers_that_end_in_other_digits_are_of_other_accounts() {
        for (one, other) in [
            ("12345678", "87654321"),
            ("20-11-22 12345678", "30-22-11 12345678"),
            ("GB29NWBK60161331926819", "GB94BARC10201530093459"),
            ("****1234", "****4321"),
            ("****1234", "12345678"),
            ("1200", "1210"),
        ] {
            assert!(are_other_accounts(one, other), "{one} and {other}");
            assert!(are_other_accounts(other, one), "{other} and {one}");
        }
    }
}
