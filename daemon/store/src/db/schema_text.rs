//! The text of a file's schema, in the words that `SQLite` reads in it.

/// What is more without quotes than a name: the words of the language, the types of strict tables, and the names that
/// stand for a value or a row where no column has them.
const NO_NAMES: &str = "\
    ABORT ACTION ADD AFTER ALL ALTER ALWAYS ANALYZE AND AS ASC ATTACH AUTOINCREMENT BEFORE BEGIN BETWEEN BY CASCADE \
    CASE CAST CHECK COLLATE COLUMN COMMIT CONFLICT CONSTRAINT CREATE CROSS CURRENT CURRENT_DATE CURRENT_TIME \
    CURRENT_TIMESTAMP DATABASE DEFAULT DEFERRABLE DEFERRED DELETE DESC DETACH DISTINCT DO DROP EACH ELSE END ESCAPE \
    EXCEPT EXCLUDE EXCLUSIVE EXISTS EXPLAIN FAIL FILTER FIRST FOLLOWING FOR FOREIGN FROM FULL GENERATED GLOB GROUP \
    GROUPS HAVING IF IGNORE IMMEDIATE IN INDEX INDEXED INITIALLY INNER INSERT INSTEAD INTERSECT INTO IS ISNULL JOIN \
    KEY LAST LEFT LIKE LIMIT MATCH MATERIALIZED NATURAL NO NOT NOTHING NOTNULL NULL NULLS OF OFFSET ON OR ORDER \
    OTHERS OUTER OVER PARTITION PLAN PRAGMA PRECEDING PRIMARY QUERY RAISE RANGE RECURSIVE REFERENCES REGEXP REINDEX \
    RELEASE RENAME REPLACE RESTRICT RETURNING RIGHT ROLLBACK ROW ROWS SAVEPOINT SELECT SET TABLE TEMP TEMPORARY THEN \
    TIES TO TRANSACTION TRIGGER UNBOUNDED UNION UNIQUE UPDATE USING VACUUM VALUES VIEW VIRTUAL WHEN WHERE WINDOW WITH \
    WITHIN WITHOUT \
    ANY BLOB BOOLEAN INT INTEGER NUMERIC REAL STORED STRICT TEXT \
    FALSE OID ROWID TRUE _ROWID_";

/// A text without comments, with one space between words, and without quotes around plain names, which are no difference:
/// a table that was renamed or got a column has its text written anew. Texts and other names stay as they are.
pub(super) fn words(sql: &str) -> String {
    let plain: Vec<_> = each_word(sql).map(|word| unquoted(word).unwrap_or(word)).collect();
    plain.join(" ")
}

/// The words of a text as they are written, without comments.
fn each_word(sql: &str) -> impl Iterator<Item = &str> {
    // SQLite reads no further than there.
    let mut rest = sql.split('\0').next().unwrap_or_default();
    std::iter::from_fn(move || {
        while let Some(first) = rest.chars().next() {
            let (length, is_word) = first_word(rest, first);
            let (word, after) = rest.split_at(length);
            rest = after;
            if is_word {
                return Some(word);
            }
        }
        None
    })
}

/// Whether an index only makes a table quicker: it is of columns, in their own order, and of all rows. What
/// it computes may fail, and then nothing is written; so may an order that others made.
pub(super) fn is_plain_index(sql: &str) -> bool {
    let words: Vec<_> = each_word(sql).collect();
    let is = |word: &str, one: &str| word.eq_ignore_ascii_case(one);
    // That of a constraint has no text.
    let [create, index, words @ .., last] = &*words else { return words.is_empty() };
    if !is(create, "CREATE") || !is(index, "INDEX") || *last != ")" {
        return false;
    }
    let words = match words {
        [r#if, not, exists, rest @ ..]
            if is(r#if, "IF") && is(not, "NOT") && is(exists, "EXISTS") =>
        {
            rest
        }
        all => all,
    };
    let words = match words {
        [schema, ".", rest @ ..] if is_name(schema) => rest,
        all => all,
    };
    let [_, on, _, "(", columns @ ..] = words else { return false };
    let is_column = |column: &[&str]| match column {
        [name, order @ ..] if is_name(name) => match order {
            [collate, own, order @ ..] if is(collate, "COLLATE") => {
                is(own, "BINARY") && is_order(order)
            }
            order => is_order(order),
        },
        _ => false,
    };
    is(on, "ON") && columns.split(|word| *word == ",").all(is_column)
}

fn is_order(words: &[&str]) -> bool {
    match words {
        [] => true,
        [order] => ["ASC", "DESC"].iter().any(|one| order.eq_ignore_ascii_case(one)),
        _ => false,
    }
}

/// Whether a word is a name, in quotes or without.
fn is_name(word: &str) -> bool {
    let quotes = [('[', ']'), ('`', '`'), ('\'', '\''), ('"', '"')].into_iter();
    let mut unquoted =
        quotes.filter_map(|(open, close)| word.strip_prefix(open)?.strip_suffix(close));
    let plain = unquoted.next().unwrap_or(word);
    !plain.is_empty() && plain.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

/// How long the first word of a text is, and whether it is one: spaces and comments are none.
fn first_word(text: &str, first: char) -> (usize, bool) {
    match first {
        ' ' | '\t' | '\n' | '\x0b' | '\x0c' | '\r' => (1, false),
        '-' if text.starts_with("--") => (text.find('\n').unwrap_or(text.len()), false),
        // The star that begins a comment ends none, and nothing begins with the last star of a text.
        '/' if text.starts_with("/*") && text.len() > 2 => {
            (text[2..].find("*/").map_or(text.len(), |at| at + 4), false)
        }
        '[' => (quoted_length(text, ']'), true),
        '\'' | '"' | '`' => (quoted_length(text, first), true),
        'x' | 'X' if text[1..].starts_with('\'') => (1 + quoted_length(&text[1..], '\''), true),
        _ if is_of_names(first) => {
            (text.find(|sign| !is_of_names(sign)).unwrap_or(text.len()), true)
        }
        _ => (first.len_utf8(), true),
    }
}

/// What a name or a number may be made of: a space that is not ASCII is no space.
fn is_of_names(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '_' | '$') || !sign.is_ascii()
}

/// How long what begins with a quote is; one within it is written twice.
fn quoted_length(text: &str, closing: char) -> usize {
    let mut end = 1;
    while let Some(at) = text[end..].find(closing) {
        end += at + 1;
        if closing == ']' || !text[end..].starts_with(closing) {
            return end;
        }
        end += 1;
    }
    text.len()
}

/// The same name without quotes, where it is the same.
fn unquoted(word: &str) -> Option<&str> {
    let name = word.strip_prefix('"')?.strip_suffix('"')?;
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let is_name =
        name.chars().all(is_plain) && !name.starts_with(|sign: char| sign.is_ascii_digit());
    let is_more = NO_NAMES.split(' ').any(|word| word.eq_ignore_ascii_case(name));
    (is_name && !is_more && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{is_plain_index, words};

    #[test]
    fn spaces_comments_and_quotes_of_names_are_no_difference_and_texts_are() {
        let same =
            "CREATE TABLE \"a\" ( -- of it's own\n  b\tTEXT /* none */ CHECK(b<>'x  y') )/**/";
        assert_eq!(words(same), "CREATE TABLE a ( b TEXT CHECK ( b < > 'x  y' ) )");
        assert_eq!(words(same), words("CREATE TABLE a(b TEXT CHECK (b <> 'x  y'))"));
        assert_ne!(words("WHEN s = 'final\"ised'"), words("WHEN s = 'finalised'"));
        assert_ne!(words("-- a\nRAISE"), words("-- a RAISE"));
        assert_ne!(words("CHECK (b <> 'it''s')"), words("CHECK (b <> 'it' 's')"));
        assert_ne!(words("SELECT x'61'"), words("SELECT x '61'"));
        assert_eq!(words("'unended"), "'unended");
        assert_eq!(words("\""), "\"");
        let hidden = "AS \"lines/*\" FROM t; UPDATE x; -- */";
        assert_eq!(words(hidden), "AS \"lines/*\" FROM t ; UPDATE x ;");
    }

    #[test]
    fn a_comment_ends_where_sqlite_ends_it() {
        assert_eq!(words("BEGIN /*/ -- */ UPDATE x;\n END"), "BEGIN UPDATE x ; END");
        assert_eq!(words("a NULL/*/ CHECK (b)/*/"), "a NULL");
        assert_eq!(words("a /* b"), "a");
        assert_eq!(words("a /*"), "a / *");
        assert_eq!(words("TABLE a (b) --\0\nSTRICT"), "TABLE a ( b )");
    }

    #[test]
    fn a_name_in_quotes_that_is_more_without_them_keeps_them() {
        for kept in [
            "\"NULL\"",
            "\"null\"",
            "\"12\"",
            "\"true\"",
            "\"INTEGER\"",
            "\"a b\"",
            "\"\"",
            "[a]",
            "`a`",
            "'a'",
        ] {
            assert_eq!(words(kept), kept);
        }
        assert_eq!(words("\"lines\""), "lines");
        assert_ne!(words("BEGIN\u{a0}SELECT"), words("BEGIN SELECT"));
    }

    #[test]
    fn an_index_of_columns_is_plain_whatever_is_quoted_and_one_that_computes_is_not() {
        for plain in [
            "",
            "CREATE INDEX a ON b (c)",
            "create index if not exists main.a on b(c desc, d)",
            "CREATE INDEX \"my(idx\" ON contacts(name)",
            "CREATE INDEX [a b(c] ON contacts([name] ASC)",
            "CREATE INDEX \"idx\" ON \"audit_events\" (\"action\")",
            "CREATE INDEX i ON \"number_sequences\"(\"last\", `name`)",
            "CREATE INDEX i ON contacts(name COLLATE BINARY DESC, reference collate binary)",
        ] {
            assert!(is_plain_index(plain), "{plain}");
        }
        for other in [
            "CREATE UNIQUE INDEX a ON b (c)",
            "CREATE INDEX a ON b (c) WHERE d",
            "CREATE INDEX a ON b (c + d)",
            "CREATE INDEX a ON b (lower(c))",
            "CREATE INDEX a ON b (c COLLATE mine)",
            "CREATE INDEX a ON b (c COLLATE NOCASE)",
            "CREATE INDEX a ON b ((c))",
            "CREATE INDEX \"a ON b (c)\" ON b (x(c))",
            "CREATE INDEX a ON b (c) /* ) */ WHERE (d)",
            "CREATE INDEX a ON b ()",
        ] {
            assert!(!is_plain_index(other), "{other}");
        }
    }
}
