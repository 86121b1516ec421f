//! What signs mean where no balance shows it: usual words, and how cards write them.

use super::super::Scene;
use super::Tried;
use crate::statement::reading::AmountRule;
use crate::statement::words::{self, HeaderWord};

/// What decides the signs.
pub(super) enum SignsBy {
    /// They mean what they say.
    Usual,
    /// A word or a convention, which is said.
    Words(String),
    /// The same, and they are the other way round.
    Turned(String),
    /// Nothing: what was understood.
    Nobody(String),
}

/// What of a row's texts is a payment to a card.
const PAYMENTS: [&str; 22] = [
    "thank you",
    "payment received",
    "payment thank",
    "payment by direct debit",
    "direct debit payment",
    "autopay",
    "card payment received",
    "online payment",
    "mobile payment",
    "payment online",
    "e payment",
    "internet payment",
    "balance payment",
    "paiement recu",
    "prelevement automatique",
    "lastschrift einzug",
    "zahlung erhalten",
    "payment from",
    "automatic payment",
    "ach pmt",
    "bill payment received",
    "directdebit payment",
];

/// Decides the signs of amounts whose columns are known.
pub(super) fn signs_by(scene: &Scene<'_>, tried: &Tried, rows: &[usize]) -> SignsBy {
    match &tried.candidate.rule {
        AmountRule::Split { .. } | AmountRule::Directed { .. } => by_words(tried),
        AmountRule::Marked { column, unmarked_is_out: Some(is_out), .. } => {
            let way = if *is_out { "out" } else { "in" };
            SignsBy::Words(format!(
                "amounts of {} without debit or credit are money {way}",
                scene.key(*column)
            ))
        }
        AmountRule::Marked { .. } => SignsBy::Usual,
        AmountRule::Signed { column, .. } | AmountRule::LessFee { column, .. } => {
            by_signs(scene, tried, *column, rows)
        }
    }
}

fn by_words(tried: &Tried) -> SignsBy {
    if tried.candidate.prior < 60 {
        let says = &tried.candidate.says;
        return SignsBy::Nobody(format!("amounts are in {says}, or the other way round"));
    }
    SignsBy::Usual
}

fn by_signs(scene: &Scene<'_>, tried: &Tried, column: usize, rows: &[usize]) -> SignsBy {
    let values = || tried.amounts.iter().flatten();
    let negative = values().filter(|amount| **amount < 0).count();
    let positive = values().filter(|amount| **amount > 0).count();
    let profile = &scene.profile.columns[column];
    let name = scene.key(column);
    let payments = payment_signs(scene, tried, rows);
    let is_card = is_of_card(scene);
    if negative + positive == 0 {
        return SignsBy::Usual;
    }
    // Payments to a card against all the rest.
    if let Some(is_positive) = payments {
        let most_are_positive = positive > negative;
        if !is_positive && most_are_positive {
            return SignsBy::Turned(format!(
                "{name} is what is owed on a card: its payments are negative there, so every sign is turned"
            ));
        }
        if is_positive && is_card {
            return SignsBy::Usual;
        }
    }
    if is_card && positive > negative && profile.pluses == 0 {
        return SignsBy::Turned(format!(
            "{name} is of a card, and most of it is positive: purchases, so every sign is turned"
        ));
    }
    if negative == 0 && profile.pluses == 0 && is_of_payouts(scene) {
        return SignsBy::Words(format!("{name} is of payouts, which are money in"));
    }
    if negative == 0 && profile.pluses == 0 && !is_canonical(scene) {
        let understood = format!(
            "the amounts are {name}, none has a sign, and no column says which way money goes"
        );
        return SignsBy::Nobody(understood);
    }
    SignsBy::Usual
}

/// Whether the file lists what a payment provider paid out to the account.
fn is_of_payouts(scene: &Scene<'_>) -> bool {
    scene.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        name.split(' ').any(|word| word.starts_with("payout")) || name.starts_with("arrival date")
    })
}

/// `date,amount,description`: amounts are signed there by definition.
fn is_canonical(scene: &Scene<'_>) -> bool {
    let has = |name: &str| scene.profile.columns.iter().any(|column| column.name == name);
    has("date") && has("amount") && has("description")
}

/// Whether rows that are payments to a card are positive, where there are some and they are of one sign.
fn payment_signs(scene: &Scene<'_>, tried: &Tried, rows: &[usize]) -> Option<bool> {
    let (mut positive, mut negative) = (0, 0);
    for (row, amount) in rows.iter().zip(&tried.amounts) {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { continue };
        let is_payment = scene.sample.row(*row).cells().any(|cell| {
            cell.len() >= 7 && {
                let text = words::folded(cell);
                PAYMENTS.iter().any(|payment| text.contains(payment))
            }
        });
        if is_payment {
            positive += usize::from(amount > 0);
            negative += usize::from(amount < 0);
        }
    }
    match (positive, negative) {
        (0, 0) => None,
        (_, 0) => Some(true),
        (0, _) => Some(false),
        _ => None,
    }
}

/// Whether words of the file say that it is of a card.
pub(super) fn is_of_card(scene: &Scene<'_>) -> bool {
    const HEADERS: &[&str] = &[
        "card member",
        "card no",
        "card number",
        "cardholder",
        "cardholder name",
        "account card",
        "card",
        "kartennummer",
        "card used",
        "last 4 digits",
        "member",
        "cardmember",
        "minimum payment",
        "credit limit",
        "purchased by",
        "purchase date",
        "date of purchase",
        "billing amount",
    ];
    // What a payment provider keeps is no debt.
    let has_fees = [HeaderWord::Fee, HeaderWord::Net]
        .into_iter()
        .any(|word| scene.profile.meaning(word).next().is_some());
    if has_fees {
        return false;
    }
    let by_header = scene.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        HEADERS.contains(&&*name)
    });
    let above = scene.profile.header.unwrap_or(0).min(scene.sample.len());
    let by_title = (0..above).any(|at| {
        scene.sample.row(at).cells().any(|cell| {
            let text = words::folded(cell);
            [
                "credit card",
                "kreditkarte",
                "carte de credit",
                "card statement",
                "creditcard",
                "mastercard",
                "amex",
                "american express",
            ]
            .iter()
            .any(|word| text.contains(word))
        })
    });
    by_header || by_title
}

/// Whether a balance that the amounts walk is what is owed on a card: payments make it less.
pub(super) fn is_debt(scene: &Scene<'_>, tried: &Tried, balance: usize) -> bool {
    let rows = &scene.profile.rows;
    if tried.amounts.len() != rows.len() {
        return false;
    }
    let is_owed = payment_signs(scene, tried, rows) == Some(false);
    let column = &scene.profile.columns[balance];
    let values = || tried.amounts.iter().flatten();
    let most_positive =
        values().filter(|one| **one > 0).count() > values().filter(|one| **one < 0).count();
    is_owed
        && most_positive
        && column.negatives * 2 < column.amounts.max(1)
        && (is_of_card(scene) || column.means(HeaderWord::Balance) || column.name.is_empty())
}
