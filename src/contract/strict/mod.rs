//! Reading JSON strictly: no key unknown, none twice, every value of its kind.
//!
//! Syntax comes first and for the whole text: what is wrong with it is not a matter of shape. Then
//! values are looked at as they stand in the text, so that a number keeps its digits, a nesting may
//! be of any depth, and nothing is copied that is not asked for.
//!
//! A product's body is read twice where it has to be: `pass` takes a good one in one go, and only what
//! that gives up is looked at again, value by value, with what stands here and in `value`.

pub mod form;
mod json;
mod pass;
pub mod query;
mod value;

pub use pass::{
    ArrayBuilder, ArraySeed, DateSeed, FromObject, KeySeed, TextSeed, read_good, unexpected,
};
pub use value::{
    ReportFault, amount, check_text, date, in_order, number, required, rows, short_text,
    value_or_report,
};

pub use json::{
    JsonKind, SyntaxError, ValueFault, boolean, check_syntax, each_member, elements, expect,
    members, shortened, text,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syntax_is_checked_to_the_end_and_nothing_else_is() {
        for text in ["{}", " [1e400]\n", r#"{"a":1,"a":"\ud800"}"#, "[".repeat(100_000).as_str()] {
            let text = text.to_string();
            let closed =
                text.clone() + &"]".repeat(text.matches('[').count() - text.matches(']').count());
            assert_eq!(check_syntax(closed.as_bytes()), Ok(closed.as_str()));
        }
        for text in
            ["", "{", "{} x", "01", "[1,]", "{\"a\":}", "\u{feff}{}", "\"\n\"", "nul", "'a'"]
        {
            assert!(check_syntax(text.as_bytes()).is_err(), "{text}");
        }
        assert!(check_syntax(b"\"\xff\"").is_err());
    }

    #[test]
    fn members_are_found_and_what_does_not_belong_is_reported() {
        let mut faults = Vec::new();
        let json = r#" {"b": [1, {"x": 2}], "a": 1e400, "c": null, "a": 2, "\u0062": 3}"#;
        let values = members(json, ["a", "b", "d"], &mut |key, fault| {
            faults.push(format!("{key} {fault}"));
        });
        assert_eq!(values, Some([Some("1e400"), Some(r#"[1, {"x": 2}]"#), None]));
        assert_eq!(
            faults,
            [
                "c is not a known key; known are a, b, d",
                "a stands there twice",
                "b stands there twice"
            ]
        );
        let mut faults = Vec::new();
        members("[]", ["a"], &mut |key, fault| faults.push(format!("{key}{fault}")));
        members(r#"{"\ud800":1}"#, ["a"], &mut |key, fault| faults.push(format!("{key}{fault}")));
        assert_eq!(
            faults,
            ["must be an object, not an array", "has a key with an escape that is no character"]
        );
    }

    #[test]
    fn a_key_of_no_character_and_one_of_thousands_are_named_all_the_same() {
        let mut names = Vec::new();
        let json = format!(r#"{{"":1,"{}":2}}"#, "é".repeat(5000));
        members(&json, ["a"], &mut |key, _| names.push(key.to_owned()));
        assert_eq!(names, ["\"\"".to_owned(), format!("{}...", "é".repeat(100))]);
    }

    #[test]
    fn a_text_may_have_escapes_but_no_half_of_a_pair() {
        assert_eq!(text(r#""a\u00e9\n""#), Ok("aé\n".into()));
        assert_eq!(text(r#""\ud83d\ude00""#), Ok("😀".into()));
        assert!(text(r#""\ud800""#).is_err() && text("1").is_err());
    }
}
