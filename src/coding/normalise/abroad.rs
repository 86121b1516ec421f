//! Signs that something was bought abroad: other money, forms of companies, places.

use super::normalised_text::TextMarks;
use super::token::{NameTokens, TokenKind};
use super::word_lists as words;

/// What stands before a place that is not one abroad: `pride of india`, `northern ireland`.
const BEFORE: [&str; 6] = ["bank", "in", "little", "northern", "of", "the"];
/// What stands before a `spa` that is no company.
const BATHS: [&str; 12] = [
    "and", "beauty", "country", "day", "golf", "health", "hotel", "nail", "resort", "the",
    "thermal", "wellness",
];
/// Said behind a name, these places are at home.
const HOME: [&str; 8] = ["eng", "england", "gb", "gbr", "london", "scotland", "uk", "wales"];

/// What a text says of a purchase abroad.
pub(super) fn marks(tokens: &NameTokens) -> TextMarks {
    let mut marks =
        if tokens.has_foreign_sign { TextMarks::FOREIGN_MONEY } else { TextMarks::default() };
    let count = tokens.all().len();
    for at in 0..count {
        let word = tokens.word(at);
        if is_foreign_money(tokens, at) {
            marks = marks.with(TextMarks::FOREIGN_MONEY);
        } else if at > 0 && words::is_foreign_form(word) {
            marks = marks.with(TextMarks::FOREIGN_FIRM);
        }
    }
    // Behind an internet address stands where its owner sits, not where anything was used.
    if tokens.all().iter().any(|token| token.is_dotted && token.kind == TokenKind::Word) {
        return marks;
    }
    // Places and short forms count behind a name alone.
    let mut tail = TextMarks::default();
    for at in (1..count).rev() {
        let (word, before) = (tokens.word(at), tokens.word(at - 1));
        if HOME.contains(&word) {
            return marks;
        }
        if words::is_foreign_place(word) && !BEFORE.contains(&before) {
            if word.len() > 2 || at > 1 {
                tail = tail.with(TextMarks::FOREIGN_PLACE);
            }
        } else if words::is_foreign_ending(word) {
            if word != "spa" || !BATHS.contains(&before) {
                tail = tail.with(TextMarks::FOREIGN_FIRM);
            }
        } else if tokens.all()[at].kind == TokenKind::Word && !words::is_trailing(word) {
            break;
        }
    }
    marks.with(tail)
}

/// Whether a currency other than ours stands here beside a number, or "non sterling".
fn is_foreign_money(tokens: &NameTokens, at: usize) -> bool {
    let word = tokens.word(at);
    if matches!(word, "gbp" | "sterling") {
        return at > 0 && tokens.word(at - 1) == "non";
    }
    let is_number =
        |place: usize| tokens.all().get(place).is_some_and(|token| token.kind != TokenKind::Word);
    let is_foreign = |word: &str| words::is_currency(word) && word != "gbp";
    // `45.00eur` is one word with a number in front.
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_beside = is_number(at + 1) || at > 0 && is_number(at - 1);
    is_foreign(behind) && (behind.len() < word.len() || is_beside)
}
