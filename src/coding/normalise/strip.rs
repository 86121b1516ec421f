//! Takes away what banks, card schemes and collectors print around a name.

use super::normalised_text::TextMarks;
use super::token::{NameTokens, TokenKind};
use super::word_lists as words;
use crate::features::lexicon::known_names;

/// What the printed words say beside a name.
pub(super) fn marks(tokens: &NameTokens) -> TextMarks {
    let mut marks = TextMarks::default();
    let mut before = "";
    for word in tokens.printed() {
        let mark = match (before, word) {
            ("direct", "debit") => Some(TextMarks::DIRECT_DEBIT),
            ("standing", "order") => Some(TextMarks::STANDING_ORDER),
            ("credit", "note") | ("charge", "back") => Some(TextMarks::REFUND),
            _ => words::mark(word),
        };
        marks = marks.with(mark.unwrap_or_default());
        before = word;
    }
    if tokens.all().iter().any(|token| token.is_dotted && token.kind == TokenKind::Word) {
        marks = marks.with(TextMarks::DOMAIN);
    }
    if is_of_purchase(tokens) { marks.with(TextMarks::PURCHASE) } else { marks }
}

/// Digits of a card's number that are printed.
const CARD_DIGITS: usize = 4;

/// Words between `card` and its number.
const BEFORE_CARD_NUMBER: [&str; 4] = ["ending", "in", "no", "number"];

/// Whether a card and its number stand in front: `CARD 4417`, `DEBIT CARD ENDING 4417`.
fn is_of_purchase(tokens: &NameTokens) -> bool {
    let count = tokens.all().len();
    let word = |at: usize| if at < count { tokens.word(at) } else { "" };
    let at = usize::from(matches!(word(0), "credit" | "debit"));
    let mut next = at + 1;
    while BEFORE_CARD_NUMBER.contains(&word(next)) {
        next += 1;
    }
    let is_number =
        |word: &str| word.len() == CARD_DIGITS && word.bytes().all(|byte| byte.is_ascii_digit());
    // `CARD CREDIT` is what a shop gives back, but for whom cards are paid through.
    let is_credit = word(0) == "card" && word(1) == "credit" && !words::is_collector(word(2));
    let is_card = matches!(word(at), "card" | "visa" | "mastercard") && is_number(word(next));
    is_card && next + 1 < count || is_credit && count > 2
}

/// The places of the words that name who was paid, and what was found on the way.
pub(super) fn names(tokens: &NameTokens) -> (Vec<usize>, TextMarks) {
    let all = tokens.all();
    let mut marks = TextMarks::default();
    let mut kept: Vec<usize> = Vec::with_capacity(all.len());
    let mut at = 0;
    while at < all.len() {
        // Ways of paying stand in front, and behind references in front.
        if kept.is_empty() {
            let skipped = way_of_paying(tokens, at);
            if skipped > 0 {
                at += skipped;
                continue;
            }
        }
        let cards = card(tokens, at, kept.is_empty());
        if cards > 0 {
            at += cards;
            continue;
        }
        if is_name(tokens, at, kept.is_empty()) {
            kept.push(at);
        }
        at += 1;
    }
    let collected = collectors(tokens, &kept);
    if collected > 0 {
        marks = marks.with(TextMarks::ACQUIRER);
        if kept[..collected].iter().any(|at| tokens.all()[*at].is_starred) {
            marks = marks.with(TextMarks::COLLECTED);
        }
        kept.drain(..collected);
    }
    trim_tail(tokens, &mut kept);
    (kept, marks)
}

/// How many words a way of paying takes up from here; 0 where none stands here.
fn way_of_paying(tokens: &NameTokens, at: usize) -> usize {
    let is_here = |phrase: &&Vec<&str>| {
        at + phrase.len() <= tokens.all().len()
            && phrase.iter().zip(at..).all(|(word, place)| tokens.word(place) == *word)
    };
    words::leading(tokens.word(at)).iter().find(is_here).map_or(0, Vec::len)
}

/// Names that begin with `card` have so many words behind it, at most.
const NAME_MAX: usize = 3;

/// How many words from here say no more than that a card was used: `card` in front, or beside
/// `refund`, `payment` and the like, unless goods are meant; 0 where none does.
fn card(tokens: &NameTokens, at: usize, is_first: bool) -> usize {
    let all = tokens.all();
    let word = |place: usize| if place < all.len() { tokens.word(place) } else { "" };
    let kinds = usize::from(is_first && matches!(word(at), "credit" | "debit"));
    let next = at + kinds + 1;
    if word(at + kinds) != "card" || next >= all.len() {
        return 0;
    }
    let is_way = |place: usize| place < all.len() && words::is_of_card(tokens.word(place));
    let before = at.checked_sub(1).map_or("", |before| word(before));
    let is_behind = words::is_of_card(before) && !matches!(before, "credit" | "debit");
    let is_beside = is_first || is_way(next) || is_behind;
    let is_name = |end: usize| {
        let name: Vec<&str> = (at..end).map(word).collect();
        known_names::is_name(&name)
    };
    let is_goods = words::is_card_goods(word(next))
        || (next + 1..=all.len().min(next + NAME_MAX)).any(is_name);
    if is_beside && !is_goods { kinds + 1 } else { 0 }
}

fn is_name(tokens: &NameTokens, at: usize, is_first: bool) -> bool {
    let all = tokens.all();
    let is_number = |place: usize| all.get(place).is_some_and(|next| next.kind != TokenKind::Word);
    let word = tokens.word(at);
    match all[at].kind {
        TokenKind::Day | TokenKind::Number => return false,
        TokenKind::NameNumber => {
            let is_date = at + 1 < all.len() && words::is_month(tokens.word(at + 1));
            return !is_date && (word.len() == 3 || (is_first && !is_number(at + 1)));
        }
        TokenKind::Word => {}
    }
    if all[at].is_dotted && words::is_domain_end(word) {
        return false;
    }
    let beside_number = is_number(at + 1) || (at > 0 && is_number(at - 1));
    if beside_number && (words::is_month(word) || words::is_currency(word)) {
        return false;
    }
    // `www`, `http`, `ltd` are of no name wherever they stand; `ref` and `no` before a number.
    let is_form = words::is_never_name(word) || (!is_first && words::is_company_form(word));
    let is_before_number = words::is_before_number(word) && is_number(at + 1);
    !is_form && !is_before_number
}

/// How many of the first words name somebody who collects for others: none where nobody else is
/// named.
fn collectors(tokens: &NameTokens, kept: &[usize]) -> usize {
    let mut count = 0;
    while let Some(at) = kept.get(count) {
        let word = tokens.word(*at);
        let is_starred = tokens.all()[*at].is_starred;
        let is_collector = words::is_collector(word)
            || (words::is_short_collector(word) && (is_starred || count == 0));
        if !is_collector {
            break;
        }
        count += 1;
    }
    let others = || kept[count..].iter().map(|at| tokens.word(*at));
    let is_known = || known_names::is_name(&others().collect::<Vec<_>>());
    let is_other =
        others().any(|word| words::is_telling(word) && !words::is_fee(word)) || is_known();
    if is_other { count } else { 0 }
}

/// Towns, countries, codes of the bank and loose ends go from the end; one word stays.
fn trim_tail(tokens: &NameTokens, kept: &mut Vec<usize>) {
    while kept.len() > 1 {
        let word = tokens.word(kept[kept.len() - 1]);
        let before = tokens.word(kept[kept.len() - 2]);
        // "Beds" behind a town is Bedfordshire.
        let is_county = word == "beds" && words::is_place(before);
        let is_loose = is_county
            || (words::is_trailing(word) || words::is_place(word))
                && !words::leads_to_place(before);
        if !is_loose {
            break;
        }
        kept.pop();
    }
}
