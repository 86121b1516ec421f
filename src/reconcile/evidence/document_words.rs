//! Words that stand before the number of a document.

/// What stands before the number of a document.
pub(crate) const DOCUMENTS: &str = "invoice inv cheque chq check chk reference ref order no nr num number receipt rct rcpt bill \
    note cn crn so po voucher vch doc";

/// Whether a word, in lower case, stands before the number of a document.
pub(crate) fn is_document_word(word: &str) -> bool {
    is_one_of(DOCUMENTS, word)
}

/// Whether a word is one of these.
pub(crate) fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|one| one == word)
}

/// Words, in capitals, that only label the number behind them: how rare they are says nothing. Those for cheques are
/// none, for they say how is paid.
const LABELS: &str =
    "INVOICE INV REFERENCE REF NO NR NUM NUMBER RECEIPT RCT RCPT VOUCHER VCH DOC DOCUMENT";

/// What a label in capitals stands before the number of; other labels may be of anything.
const PAPERS: [&str; 2] = ["INVOICE INV", "RECEIPT RCT RCPT"];

/// How many kinds of papers there are whose numbers are held against each other.
pub(crate) const PAPER_KINDS: usize = PAPERS.len();

/// A word that labels a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NumberLabel {
    /// Of this kind of paper.
    Paper(usize),
    /// Of anything: `NO`, `REF`.
    Other,
}

impl NumberLabel {
    /// What a word in capitals is as a label; none where it is no label.
    pub(crate) fn of(word: &str) -> Option<Self> {
        let paper = PAPERS.iter().position(|words| is_one_of(words, word)).map(Self::Paper);
        paper.or_else(|| is_one_of(LABELS, word).then_some(Self::Other))
    }
}
