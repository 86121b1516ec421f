//! Names and texts of a server's schema, as statements have them.

/// A text about the model, said of the schema itself, whose name is written as the server writes it.
pub(super) fn of_own(text: &str, model: &str, own: &str) -> String {
    text.replace(&format!("{model}."), &format!("{own}."))
}

/// A statement with texts in place of marks, none of which is looked for in a text.
pub(super) fn filled(statement: &str, texts: &[(&str, &str)]) -> String {
    let (mut filled, mut rest) = (String::new(), statement);
    while let Some((at, mark, text)) = texts
        .iter()
        .filter_map(|(mark, text)| Some((rest.find(mark)?, *mark, *text)))
        .min_by_key(|(at, ..)| *at)
    {
        filled.push_str(&rest[..at]);
        filled.push_str(text);
        rest = &rest[at + mark.len()..];
    }
    filled + rest
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
