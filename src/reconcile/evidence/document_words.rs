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
/// none, for they say how is paid. Others are learnt from where they stand.
const LABELS: &str = "INVOICE INV BILL REFERENCE REF NO NR NUM NUMBER RECEIPT RCT RCPT VOUCHER VCH DOC DOCUMENT ORDER PO";

/// What a label in capitals stands before the number of; other labels may be of anything.
const PAPERS: [&str; 2] = ["INVOICE INV BILL", "RECEIPT RCT RCPT"];

/// Words, in capitals, before numbers that are never those of papers: of cheques, and of what every row of a card, an
/// account or a terminal has.
const OTHER_THINGS: &str = "CHEQUE CHEQUES CHEQ CHQ CHQUE CHECK CHK CK CQ CARD VISA MASTERCARD ACCOUNT ACCT ACC AC ENDING \
    SORT TERMINAL TID MID";

/// How many kinds of papers there are whose numbers are held against each other.
pub(crate) const PAPER_KINDS: usize = PAPERS.len();

/// A word that labels a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NumberLabel {
    /// Of this kind of paper.
    Paper(u8),
    /// Of anything: `NO`, `REF`.
    Other,
    /// Of no paper: a cheque, a card.
    NoPaper,
}

impl NumberLabel {
    /// What a word in capitals is as a label; none where it is no label.
    pub(crate) fn of(word: &str) -> Option<Self> {
        if !may_be_label(word) {
            return None;
        }
        if let Some((kind, _)) = (0..).zip(PAPERS).find(|(_, words)| is_one_of(words, word)) {
            return Some(Self::Paper(kind));
        }
        match word {
            _ if is_one_of(LABELS, word) => Some(Self::Other),
            _ if is_one_of(OTHER_THINGS, word) => Some(Self::NoPaper),
            _ => None,
        }
    }
}

/// Whether a word in capitals is a label wherever it stands: it says nothing but what the number behind it is of.
pub(crate) fn is_only_label(word: &str) -> bool {
    may_be_label(word) && is_one_of(LABELS, word)
}

/// Whether a word is as short as labels are, and of letters: nearly all words of a file are numbers, and all are asked.
fn may_be_label(word: &str) -> bool {
    const BYTES_MAX: usize = "MASTERCARD".len();
    word.len() <= BYTES_MAX && word.bytes().all(|byte| byte.is_ascii_uppercase())
}
