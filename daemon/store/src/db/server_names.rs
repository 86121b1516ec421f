//! Names and texts of a server's schema, as statements have them.

/// A text about the model, said of the schema itself.
pub(super) fn of_own(text: &str, model: &str, own: &str) -> String {
    text.replace(&format!("{model}."), &format!("{}.", quoted_name(own)))
}

/// A text for a statement.
pub(super) fn literal(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// Texts for a list in a statement, which is never without one.
pub(super) fn literals<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    let mut all = "NULL".to_owned();
    for text in texts {
        all.push_str(", ");
        all.push_str(&literal(text));
    }
    all
}

/// The number of the schema whose name is this literal.
pub(super) fn oid(name: &str) -> String {
    format!("(SELECT oid FROM pg_namespace WHERE nspname = {name})")
}

/// A name as the server writes it.
fn quoted_name(name: &str) -> String {
    let is_plain = |at: usize, sign: char| {
        sign.is_ascii_lowercase() || sign == '_' || (at > 0 && sign.is_ascii_digit())
    };
    if !name.is_empty() && name.chars().enumerate().all(|(at, sign)| is_plain(at, sign)) {
        return name.to_owned();
    }
    format!("\"{}\"", name.replace('"', "\"\""))
}
