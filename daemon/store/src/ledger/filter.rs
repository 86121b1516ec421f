//! What a list is narrowed down by, as statements have it.

use tieout::date::Date;
use tieout::search::folded;
use tieout::time::Timestamp;

/// The day, or one before every day.
pub(super) fn day_from(day: Option<Date>) -> String {
    day.map_or_else(|| "0000-00-00".to_owned(), |day| day.to_string())
}

/// The day, or one after every day.
pub(super) fn day_to(day: Option<Date>) -> String {
    day.map_or_else(|| "9999-99-99".to_owned(), |day| day.to_string())
}

/// When something was last changed at the earliest, in milliseconds; 0 where that is not asked for.
pub(super) fn since(at: Option<Timestamp>) -> i64 {
    at.map_or(0, Timestamp::unix_ms)
}

/// What `LIKE ... ESCAPE '\\'` is to find within a folded text; empty where nothing is searched for.
pub(super) fn pattern(needle: Option<&str>) -> String {
    let Some(needle) = needle else { return String::new() };
    let mut pattern = String::from("%");
    for character in folded([needle]).chars() {
        if matches!(character, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_pattern_means_by_itself_is_searched_for_as_it_is() {
        assert_eq!(pattern(Some("100%_A\\")), "%100\\%\\_a\\\\%");
        assert_eq!(pattern(None), "");
    }
}
