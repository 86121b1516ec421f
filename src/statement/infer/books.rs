//! Whether a file is of books, where nobody says so: then a debit is money in.

use super::context::InferenceContext;
use super::double_entry::is_double_entry;
use crate::statement::words::{self, HeaderWord};

/// Whether a file that nobody calls a statement or books looks like books.
pub(super) fn looks_like_books(context: &InferenceContext<'_>) -> bool {
    const WORDS: &[&str] = &[
        "general ledger",
        "account transactions",
        "nominal activity",
        "audit trail",
        "nominal",
        "journal",
        "trial balance",
        "source",
        "contact",
        "ledger",
        "gl code",
        "account code",
        "sachkonto",
        "sollkonto",
        "buchungsstapel",
        "grootboek",
        "split",
        "t c",
        "n c",
        "grand livre",
        "nominal ledger",
        "bank ledger",
        "cash book",
        "cashbook",
        "journalcode",
        "ecriturenum",
        "libro mayor",
        "hauptbuch",
        "kontenblatt",
        "huvudbok",
        "mastrino",
    ];
    // The legs of all entries are there.
    let has_accounts = context.profile.meaning(HeaderWord::Account).any(|at| {
        let distinct = context.profile.columns[at].distinct.as_ref();
        // Two accounts of a bank that pay each other come to nothing, too.
        distinct.is_none_or(|names| names.len() > 2)
    });
    if has_accounts && is_double_entry(context, &context.profile.rows) {
        return true;
    }
    let above = context.profile.header.map_or(context.above(), |at| at + 1);
    (0..above).any(|at| {
        context.sample.row(at).cells().any(|cell| {
            let text = words::folded(cell);
            // What is suggested is booked nowhere yet.
            !text.starts_with("suggested ")
                && WORDS.iter().any(|word| {
                    text == *word || (word.len() > 3 && word.contains(' ') && text.contains(word))
                })
        })
    })
}
