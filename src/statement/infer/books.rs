//! Whether a file is of books, where nobody says so: then a debit is money in.

use super::context::{InferenceContext, SideEvidence};
use super::double_entry::is_double_entry;
use super::entries;
use crate::stated::FileSide;
use crate::words::{self, HeaderWord};

/// Whose file it is by what stands in it.
pub(super) fn told(context: &InferenceContext<'_>) -> SideEvidence {
    // The legs of all entries are in no statement.
    let entries = by_entries(context);
    let is_double = entries.is_some();
    let of_books = entries
        .or_else(|| by_title(context, "books_title"))
        .or_else(|| by_header(context, "books_head"))
        .or_else(|| by_chart(context));
    // Banks number their rows with vouchers and journals, too.
    let perhaps = by_headers(context, "either_head").next();
    let of_bank = by_header(context, "bank_head")
        .or_else(|| by_value_day(context))
        .or_else(|| by_title(context, "bank_title"))
        .or_else(|| by_bank_account(context))
        .or_else(|| by_codes(context));
    let of_bank_titled = of_bank.is_some().then(|| by_titled_code(context)).flatten();
    let is_open = of_books.is_none() && perhaps.is_some();
    let of_books = of_books.or(of_bank_titled).or(perhaps);
    let side = match (&of_books, &of_bank) {
        (Some(_), None) if is_open => FileSide::Unknown,
        (Some(_), bank) if is_double || bank.is_none() => FileSide::Book,
        (None, Some(_)) => FileSide::Bank,
        _ => FileSide::Unknown,
    };
    SideEvidence { side, of_books, of_bank }
}

/// The legs of all entries are there.
fn by_entries(context: &InferenceContext<'_>) -> Option<String> {
    let has_accounts = context.profile.meaning(HeaderWord::Account).any(|at| {
        let distinct = context.profile.columns[at].distinct.as_ref();
        // Two accounts of a bank that pay each other come to nothing, too.
        distinct.is_none_or(|names| names.len() > 2)
    });
    let rows = &context.profile.rows;
    let are_legs = || {
        context
            .profile
            .meaning(HeaderWord::Account)
            .any(|at| entries::of(context, at, rows).is_some())
    };
    let is_it = has_accounts && (is_double_entry(context, rows) || are_legs());
    is_it.then(|| "debits that come to the credits".to_owned())
}

/// Whether words stand in a text as words of their own.
fn has_words(text: &str, words: &str) -> bool {
    format!(" {text} ").contains(&format!(" {words} "))
}

/// A text without what statements and books are called alike: a bank calls what is booked a ledger balance.
fn told_of(text: &str) -> String {
    let text = words::folded(text);
    let either = words::of_flags("either_title").iter().find(|words| has_words(&text, words));
    either.map_or_else(|| text.clone(), |words| text.replacen(words, "", 1))
}

/// A header with one of the words, or two with one that statements have as well.
fn by_header(context: &InferenceContext<'_>, meaning: &str) -> Option<String> {
    let either = words::of_flags("either_head");
    let mut found = by_headers(context, meaning);
    let is_weak = |said: &String| {
        let said = words::folded(said);
        either.iter().any(|word| has_words(&said, word))
    };
    let first = found.next()?;
    let mut others = found.filter(|said| *said != first);
    if is_weak(&first) { others.next() } else { Some(first) }
}

/// All headers with one of the words.
fn by_headers<'c>(
    context: &'c InferenceContext<'_>,
    meaning: &str,
) -> impl Iterator<Item = String> + use<'c> {
    let known = words::of_flags(meaning);
    context.profile.columns.iter().filter_map(move |column| {
        let name = told_of(&column.name);
        // What is suggested is booked nowhere yet.
        let is_it = known.iter().any(|word| {
            has_words(&name, word) && (!name.starts_with("suggested ") || name.starts_with(word))
        });
        is_it.then(|| format!("a column {}", column.name.trim()))
    })
}

/// A title above the rows with one of the words.
fn by_title(context: &InferenceContext<'_>, meaning: &str) -> Option<String> {
    let known = words::of_flags(meaning);
    (0..context.above()).find_map(|at| {
        context.sample.row(at).cells().find_map(|cell| {
            let text = told_of(cell);
            // What is suggested is booked nowhere yet.
            let is_it =
                !text.starts_with("suggested ") && known.iter().any(|word| has_words(&text, word));
            is_it.then(|| format!("the title {:?}", cell.trim()))
        })
    })
}

/// A column of the days from which rows bear interest.
fn by_value_day(context: &InferenceContext<'_>) -> Option<String> {
    let at = context.profile.meaning(HeaderWord::ValueDate).next()?;
    context.profile.columns[at].is_known.then(|| format!("a column {}", context.key(at)))
}

/// The values of a column that is filled, each once.
fn values<'s>(
    context: &'s InferenceContext<'_>,
    at: usize,
) -> impl Iterator<Item = &'s str> + use<'s> {
    let distinct = context.profile.columns[at].distinct.as_ref();
    distinct.into_iter().flatten().map(|(text, _)| text.trim()).filter(|text| !text.is_empty())
}

/// A column of accounts with codes of a chart: `101401 Bank`, `8400`. One bare number in all rows is as well the
/// end of the bank's own number.
fn by_chart(context: &InferenceContext<'_>) -> Option<String> {
    let is_code = |text: &str| is_code_of_chart(text);
    let is_of_chart = |at: usize| {
        let is_bare = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let is_own = !context.profile.columns[at].means(HeaderWord::CounterAccount);
        !is_own || values(context, at).nth(1).is_some() || !values(context, at).all(is_bare)
    };
    let of = [HeaderWord::Account, HeaderWord::CounterAccount];
    let mut found = of.into_iter().flat_map(|word| context.profile.meaning(word));
    found
        .find(|at| {
            values(context, *at).next().is_some()
                && values(context, *at).all(is_code)
                && is_of_chart(*at)
        })
        .map(|at| format!("the accounts of {}", context.key(at)))
}

/// Whether a text is a code of a chart, bare or with the name of its account behind it: no number of an account at a
/// bank, in groups of digits or masked.
fn is_code_of_chart(text: &str) -> bool {
    let end = text.find([' ', '-', '\u{a0}']).unwrap_or(text.len());
    let (code, rest) = text.split_at(end);
    let is_masked = |c: char| matches!(c, '*' | 'x' | 'X' | '•' | '#');
    let digits = rest.bytes().filter(u8::is_ascii_digit).count();
    let behind = rest.trim_start_matches([' ', '-', '\u{a0}']);
    let is_numbered = behind.len() > 3 && behind.bytes().take(4).all(|byte| byte.is_ascii_digit());
    let is_name = rest.chars().any(|c| c.is_alphabetic() && !is_masked(c));
    let is_rest = is_name || digits <= 3 && !rest.contains(is_masked);
    (3..=7).contains(&code.len())
        && code.bytes().all(|byte| byte.is_ascii_digit())
        && !is_numbered
        && is_rest
}

/// A title that names an account by its code of a chart: `Account statement: 1200 Bank`.
fn by_titled_code(context: &InferenceContext<'_>) -> Option<String> {
    let is_titled = |cell: &&str| {
        let told = cell.rsplit(':').next().unwrap_or_default().trim();
        told.contains([' ', '-']) && told.contains(char::is_alphabetic) && is_code_of_chart(told)
    };
    let mut cells = (0..context.above()).flat_map(|at| context.sample.row(at).cells());
    cells.find(is_titled).map(|cell| format!("the title {:?}", cell.trim()))
}

/// Whether books keep the bank's own text of each row beside that of their owner: they came from its feed.
pub(super) fn is_of_feed(context: &InferenceContext<'_>) -> bool {
    let known = words::of_flags("feed_head");
    let names = context.profile.columns.iter().map(|column| words::plain(&column.name));
    let mut names = names.filter(|name| known.contains(&&**name));
    names.next().is_some()
}

/// The number of an account at a bank: in a cell above, or in all of a column.
fn by_bank_account(context: &InferenceContext<'_>) -> Option<String> {
    let above = (0..context.above())
        .flat_map(|at| context.sample.row(at).cells())
        .flat_map(|cell| [cell, cell.rsplit(':').next().unwrap_or_default()])
        .find(|cell| is_iban(cell));
    if let Some(iban) = above {
        return Some(format!("the account {}", iban.trim()));
    }
    let is_of_ibans =
        |at: &usize| values(context, *at).next().is_some() && values(context, *at).all(is_iban);
    let at = (0..context.profile.columns.len()).find(is_of_ibans)?;
    Some(format!("the account numbers of {}", context.key(at)))
}

/// Whether a text is an IBAN by its digits of proof.
fn is_iban(text: &str) -> bool {
    let plain: Vec<u8> = text.bytes().filter(|byte| *byte != b' ').collect();
    let is_shaped = (15..=34).contains(&plain.len())
        && plain[..2].iter().all(u8::is_ascii_uppercase)
        && plain[2..4].iter().all(u8::is_ascii_digit)
        && plain.iter().all(u8::is_ascii_alphanumeric);
    let rest = |rest: u32, byte: &u8| match char::from(*byte).to_digit(36) {
        Some(digit @ ..=9) => (rest * 10 + digit) % 97,
        Some(letter) => (rest * 100 + letter) % 97,
        None => rest,
    };
    is_shaped && plain[4..].iter().chain(&plain[..4]).fold(0, rest) == 1
}

/// A column of nothing but codes that banks have for kinds of rows.
fn by_codes(context: &InferenceContext<'_>) -> Option<String> {
    let codes = words::of_flags("bank_code");
    let is_code = |text: &str| codes.contains(&&*words::folded(text));
    let of_books = words::of_flags("books_code");
    let is_of_books = |text: &str| of_books.contains(&&*words::folded(text));
    let is_of_codes = |at: &usize| {
        // Debit and credit are words of both, and so are codes that programs of books have, too.
        values(context, *at).any(|text| words::direction(text).is_none() && !is_of_books(text))
            && values(context, *at).all(is_code)
    };
    let at = (0..context.profile.columns.len()).find(is_of_codes)?;
    Some(format!("the codes of {}", context.key(at)))
}
