//! What kind of account a file is of: a card, a payment provider, its payouts.

use super::super::context::InferenceContext;
use crate::statement::words::{self, HeaderWord};

/// What of a row's texts is a payment to a card.
const PAYMENTS: [&str; 12] = [
    "thank you",
    "autopay",
    "automatic payment",
    "payment by direct debit",
    "direct debit payment",
    "directdebit payment",
    "card payment received",
    "balance payment",
    "merci de votre paiement",
    "paiement merci",
    "zahlung dankend erhalten",
    "lastschrift einzug",
];

/// Whether the file tells what is left of each amount, as payment providers do.
pub(super) fn is_of_provider(context: &InferenceContext<'_>) -> bool {
    let has = |word: HeaderWord| context.profile.meaning(word).next().is_some();
    has(HeaderWord::Net) || has(HeaderWord::Gross) && has(HeaderWord::Fee)
}

/// Whether the file lists what a payment provider paid out to the account.
pub(super) fn is_of_payouts(context: &InferenceContext<'_>) -> bool {
    context.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        name.split(' ').any(|word| word.starts_with("payout")) || name.starts_with("arrival date")
    })
}

/// Whether a row thanks for a payment, as cards do and accounts do not.
pub(super) fn is_thanked(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    const THANKS: [&str; 5] =
        ["thank you", "merci de votre paiement", "paiement merci", "dankend erhalten", "obrigado"];
    rows.iter().any(|row| {
        context.sample.row(*row).cells().any(|cell| {
            let text = words::folded(cell);
            text.contains("pa") && THANKS.iter().any(|thanks| text.contains(thanks))
                || text.contains("dankend erhalten")
        })
    })
}

/// Whether a text, as texts are compared, is of a payment to a card.
pub(super) fn is_payment_to_card(text: &str) -> bool {
    const WHOLE: [&str; 5] = [
        "payment received",
        "zahlung erhalten",
        "paiement recu",
        "pago recibido",
        "betaling ontvangen",
    ];
    WHOLE.contains(&text) || PAYMENTS.iter().any(|payment| text.contains(payment))
}

/// Whether words of the file say that it is of a card.
pub(super) fn is_of_card(context: &InferenceContext<'_>) -> bool {
    *context.is_of_card.get_or_init(|| has_words_of_cards(context))
}

fn has_words_of_cards(context: &InferenceContext<'_>) -> bool {
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
    // What a payment provider keeps is no debt, though it tells the cards of those who paid.
    let has_fees = [HeaderWord::Fee, HeaderWord::Net]
        .into_iter()
        .any(|word| context.profile.meaning(word).next().is_some());
    // Rows of an account have it where the card was used.
    let is_filled = |filled: usize| filled * 10 >= context.profile.rows.len() * 9;
    let by_header = context.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        HEADERS.contains(&&*name) && is_filled(column.filled)
    });
    by_header && !has_fees || is_titled_card(context)
}

/// Whether a title above the rows says that they are of a card.
pub(super) fn is_titled_card(context: &InferenceContext<'_>) -> bool {
    (0..context.above()).any(|at| {
        context.sample.row(at).cells().any(|cell| {
            let text = words::folded(cell);
            [
                "credit card",
                "tarjeta de credito",
                "carta di credito",
                "cartao de credito",
                "karta kredytowa",
                "karty kredytowej",
                "kreditkort",
                "luottokortti",
                "kreditni karta",
                "visa card",
                "card account",
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
    })
}
