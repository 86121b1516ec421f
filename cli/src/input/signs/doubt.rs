//! Columns that may say which amounts are money out, in words that nobody knows.

use super::words::{Word, of_amounts};
use crate::input::few::Few;

/// Kinds of money out and money in are two; with fees and the like a few more.
const KINDS_MAX: usize = 4;

/// Letters of a code.
const CODE_CHARS_MAX: usize = 3;

/// Words of headers of columns that say what kind a row is, or in which direction it goes.
const KINDS: &str = "type typ tipo art kind soort rodzaj nature natura direction richtung sens sentido \
     flow movement sign signe signo segno znak vorzeichen indicator ind kennzeichen kennz shkz shk \
     debit credit dr cr drcr crdr dc cd deb cred debet kredit debito credito débit crédit débito \
     crédito soll haben dare avere cargo abono wn ma af bij dt kt in out plus minus key";

/// How words of headers end that are put together: `Buchungsart`, `TransactionType`.
const KIND_ENDS: [&str; 7] =
    ["type", "typ", "sart", "zart", "kennzeichen", "vorzeichen", "direction"];

/// With such a word a header is of something else than the direction of money.
const OTHERS: &str = "account konto compte cuenta conto rekening vat tax mwst ust iva tva btw steuer country \
     land pays currency card file customer supplier vendor product language unit period branch \
     department sort number reference ref iban bic cost centre center project class region store timezone zone";

/// With one of these, debit and credit are kinds of cards, or names.
const CARDS: &str =
    "card method methode location place tender means zahlungsmethode kartenart karte carte";

/// What is said of a row that is no direction.
const ANSWERS: [&str; 9] = ["y", "n", "yes", "no", "j", "ja", "nein", "t", "f"];

/// Whether a column looks as if it could say which amounts are money out: by its header, by a word
/// that does, or by codes of a few letters.
pub(super) fn is_suspect(few: &Few) -> bool {
    let texts = || few.values.iter().map(|value| value.text.as_str());
    if !may_be_of_kinds(few) || is_about_else(&few.header) || is_of_else(&few.header) {
        return false;
    }
    is_of_kinds(&few.header, &few.column.name)
        || texts().any(|text| Word::of(text).is_some())
        || texts().all(is_code) && !texts().any(is_answer)
}

/// How sure it is of one that looks so; the least is the surest: by its header, by a word of two or of
/// one, by codes alone.
pub(super) fn rank(few: &Few) -> (bool, bool, bool) {
    let is_known = few.values.iter().any(|value| Word::of(&value.text).is_some());
    (!is_of_kinds(&few.header, &few.column.name), !is_known, few.values.len() < 2)
}

/// Whether a column of few values could tell kinds of rows apart at all.
pub(super) fn may_be_of_kinds(few: &Few) -> bool {
    // Numbers are kinds below a header that says so, and not below one of amounts.
    let may_be_numbers =
        is_of_kinds(&few.header, &few.column.name) && of_amounts(&few.header).is_none();
    let is_kind = |text: &str| {
        let is_short = text.chars().count() <= CODE_CHARS_MAX;
        is_short && may_be_numbers || !text.contains(|c: char| c.is_ascii_digit())
    };
    (1..=KINDS_MAX).contains(&few.values.len())
        && few.values.iter().all(|value| is_kind(&value.text))
        && !few.is_of_currencies()
        && !few.is_of_balance
}

fn is_of_kinds(plain: &str, name: &str) -> bool {
    let is_kind = |word: &str| {
        KINDS.split(' ').any(|kind| kind == word) || KIND_ENDS.iter().any(|end| word.ends_with(end))
    };
    let has = |words: &[&str]| plain.split(' ').any(|word| words.contains(&word));
    let names_both = has(&["income", "incomes", "inc"]) && has(&["expense", "expenses", "exp"]);
    plain.split(' ').any(is_kind) || names_both || name.contains(['+', '\u{b1}'])
}

fn is_about_else(plain: &str) -> bool {
    plain.split(' ').any(|word| OTHERS.split(' ').any(|other| other == word))
}

/// Whether a header, as guesses see it, is of how or where something was paid: debit and credit are
/// then no directions.
pub(in crate::input) fn is_of_else(plain: &str) -> bool {
    plain.split(' ').any(|word| CARDS.split(' ').any(|card| card == word))
}

/// A few letters, or a mark.
fn is_code(text: &str) -> bool {
    text.chars().count() <= CODE_CHARS_MAX && !text.contains(|c: char| c.is_ascii_digit())
}

fn is_answer(text: &str) -> bool {
    ANSWERS.iter().any(|answer| answer.eq_ignore_ascii_case(text))
}
