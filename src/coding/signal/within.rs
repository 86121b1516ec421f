//! Words of forms that stand within somebody's name: "GRANT BUILDERS LTD" is no grant.

use crate::coding::clean::vocabulary::{is_given_name, is_month, is_telling, is_title};
use crate::coding::clean::{Cleaned, Marks};
use crate::coding::lexicon;

/// Forms of money in whose single words stand in the names of people and firms as well.
pub(super) const NAMES_TOO: [&str; 10] = [
    "commission received",
    "dividend received",
    "donation received",
    "grant",
    "insurance claim",
    "interest received",
    "loan",
    "rent of a chair",
    "rent received",
    "royalties received",
];

/// The one of them that is a given name and a surname.
const SURNAME: [&str; 2] = ["grant", "grants"];

/// For each printed word whether it is part of a name, or of what a customer's invoice is about:
/// then it does not say what the money is.
pub(super) fn within_names(cleaned: &Cleaned) -> Vec<bool> {
    let printed = &cleaned.printed;
    let word = |at: usize| printed.get(at).map_or("", String::as_str);
    let has_invoice = printed.iter().any(|word| is_invoice(word));
    let tells = |at: usize| is_telling(word(at)) && !is_invoice(word(at));
    let telling = (0..printed.len()).filter(|at| tells(*at)).count();
    let (long, has_supplier) = lexicon::suppliers_in(printed);
    let is_refund_of_supplier = has_supplier && cleaned.marks.has(Marks::REFUND);
    let is_within = |at: usize| {
        // Somebody else is named on the invoice.
        let is_invoiced = has_invoice
            && (telling > usize::from(tells(at)) || is_other_before_invoice(printed, at));
        is_invoiced
            || is_refund_of_supplier
            || long.iter().any(|span| span.contains(&at))
            || at > 0 && is_of_person(printed, at)
            || is_of_firm(printed, at)
    };
    (0..printed.len()).map(is_within).collect()
}

fn is_invoice(word: &str) -> bool {
    matches!(word, "inv" | "invoice" | "invoices")
}

/// Whether a word that is no month stands between it and the word of the invoice: "CLAIMS DIRECT".
fn is_other_before_invoice(printed: &[String], at: usize) -> bool {
    let behind = &printed[at + 1..];
    let end = behind.iter().position(|word| is_invoice(word)).unwrap_or(0);
    behind[..end].iter().any(|word| !is_month(word))
}

/// Whether a title or initials stand before it, and they begin the name: "FLAT B RENT" is no B. Rent.
fn is_of_person(printed: &[String], at: usize) -> bool {
    let before = &printed[..at];
    let Some(last) = before.last() else { return false };
    if is_title(last) || is_given_name(last) && SURNAME.contains(&printed[at].as_str()) {
        return true;
    }
    let is_initial = |word: &String| word.chars().count() == 1;
    let rest = before.iter().rev().find(|word| !is_initial(word) && !is_title(word));
    is_initial(last) && rest.is_none_or(|word| !is_telling(word))
}

/// Whether the name of a firm ends right behind it, or behind the word of a trade there.
fn is_of_firm(printed: &[String], at: usize) -> bool {
    let is_end = |at: usize| match printed.get(at).map_or("", String::as_str) {
        "ltd" | "limited" | "llp" | "plc" => true,
        "and" => printed.get(at + 1).is_some_and(|next| matches!(next.as_str(), "co" | "sons")),
        _ => false,
    };
    let is_named_before = at > 0 && is_telling(&printed[at - 1]);
    let is_trade =
        |word: &String| lexicon::is_name(&[word.as_str()]) && !lexicon::is_supplier(word);
    is_end(at + 1) && is_named_before || printed.get(at + 1).is_some_and(is_trade) && is_end(at + 2)
}
