//! Words that stand before the number of a document.

/// What stands before the number of a document.
pub(crate) const DOCUMENTS: &str = "invoice inv cheque chq check chk reference ref order no nr num number receipt rct rcpt bill \
    note cn crn so po voucher vch doc";

/// Whether a word, in lower case, stands before the number of a document.
pub(in crate::reconcile) fn is_document_word(word: &str) -> bool {
    is_one_of(DOCUMENTS, word)
}

/// Whether a word is one of these.
pub(crate) fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|one| one == word)
}
