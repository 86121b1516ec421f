//! What kind of account a file is of: a card, a payment provider, its payouts.

use super::super::context::InferenceContext;
use super::evaluated::EvaluatedCandidate;
use crate::words::{self, CellWord, HeaderWord};

/// What of a row's texts is a payment to a card.
const PAYMENTS: [&str; 8] = [
    "autopay",
    "automatic payment",
    "payment by direct debit",
    "direct debit payment",
    "directdebit payment",
    "card payment received",
    "balance payment",
    "lastschrift einzug",
];

/// Whether the file tells what is left of each amount, as payment providers do.
pub(super) fn is_of_provider(context: &InferenceContext<'_>) -> bool {
    let has = |word: HeaderWord| context.profile.meaning(word).next().is_some();
    has(HeaderWord::Net) || has(HeaderWord::Gross) && has(HeaderWord::Fee)
}

/// Whether the file tells of each row what was sold, what the provider kept of it, and what is left.
pub(super) fn is_of_sales(context: &InferenceContext<'_>) -> bool {
    let columns = &context.profile.columns;
    let all = [HeaderWord::Gross, HeaderWord::Fee, HeaderWord::Net];
    all.into_iter().all(|word| {
        let mut named = context.profile.meaning(word);
        named.any(|at| columns[at].amounts > 0 && columns[at].negatives == 0)
    })
}

/// Whether the file lists what a payment provider paid out to the account.
pub(super) fn is_of_payouts(context: &InferenceContext<'_>) -> bool {
    context.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        name.split(' ').any(|word| word.starts_with("payout")) || name.starts_with("arrival date")
    })
}

/// Texts that are of a payment to a card.
pub(super) const RECEIVED: [&str; 5] = [
    "payment received",
    "zahlung erhalten",
    "paiement recu",
    "pago recibido",
    "betaling ontvangen",
];

/// Whether a text, as texts are compared, is of a payment to a card.
pub(crate) fn is_payment_to_card(text: &str) -> bool {
    RECEIVED.contains(&text)
        || thanks_for_payment(text)
        || PAYMENTS.iter().any(|payment| {
            text.find(payment).is_some_and(|at| {
                let others = [&text[..at], &text[at + payment.len()..]];
                others.iter().flat_map(|rest| rest.split(' ')).all(is_beside_payment)
            })
        })
}

/// Whether a word says no more of a payment to a card than that it is one: `ONLINE`, a number. Who is named beside
/// it was paid by an account: `VERIZON AUTOPAY`.
fn is_beside_payment(word: &str) -> bool {
    const WORDS: [&str; 22] = [
        "",
        "direct",
        "faster",
        "bank",
        "branch",
        "ach",
        "automatique",
        "automatische",
        "mensuel",
        "online",
        "web",
        "mobile",
        "internet",
        "electronic",
        "payment",
        "pymt",
        "pmt",
        "full",
        "balance",
        "received",
        "credit",
        "card",
    ];
    WORDS.contains(&word) || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// How words of what is paid begin.
const PAID: [&str; 16] = [
    "lastschrift",
    "prelevement",
    "reglement",
    "incasso",
    "paym",
    "pymt",
    "pmt",
    "paid",
    "debit",
    "zahlung",
    "einzahlung",
    "betaling",
    "paiement",
    "pago",
    "pagam",
    "platn",
];

/// Words of thanks.
const THANKS: [&str; 14] = [
    "thank", "thanks", "thankyou", "thx", "merci", "dank", "danke", "bedankt", "obrigado",
    "obrigada", "gracias", "grazie", "th", "tha",
];

/// What stands beside them and names nobody.
const BESIDE_THANKS: &str = "you your for we recd fur fuer ihre vielen beaucoup enregistre incasso u uw voor votre pour por su per il pelo seu direct auto besten herzlichen erhalten ontvangen recu recue recibido ricevuto recebido";

fn is_paid(word: &str) -> bool {
    PAID.iter().any(|start| word.starts_with(start))
}

/// Whether a text has a word of thanks and one of a payment; a word of thanks that is cut ends it.
fn thanks_for_payment(text: &str) -> bool {
    let is_cut = |word: &str| word == "th" || word == "tha";
    let mut words = text.split(' ').peekable();
    let (mut is_paid_for, mut is_thanked) = (false, false);
    while let Some(word) = words.next() {
        is_paid_for |= is_paid(word);
        is_thanked |= THANKS.contains(&word) && (!is_cut(word) || words.peek().is_none());
    }
    is_paid_for && is_thanked
}

/// Whether a text thanks for a payment and says no more, as cards do: `PAYMENT - THANK YOU`, cut or not. A shop thanks,
/// too, for what was paid there, and is named: `REWE SAGT DANKE`.
pub(super) fn is_thanks(text: &str) -> bool {
    let names_nobody = |word: &str| {
        is_beside_payment(word)
            || is_paid(word)
            || THANKS.contains(&word)
            || BESIDE_THANKS.split(' ').any(|known| known == word)
    };
    thanks_for_payment(text) && text.split(' ').all(names_nobody)
}

/// Whether a text says that something was paid, and no more: `ONLINE PAYMENT`.
pub(super) fn is_bare_payment(text: &str) -> bool {
    text.split(' ').any(is_paid)
        && text.split(' ').all(|word| is_paid(word) || is_beside_payment(word))
}

/// Whether all that is negative is what a card calls paid or given back, and nothing else is: signs are then those
/// of what is owed, or of an account that pays a card and gives back itself.
pub(super) fn is_given_out(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> bool {
    let is_card = is_of_card(context);
    let mut is_some = false;
    for (row, amount) in rows.iter().zip(&tried.amounts) {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { continue };
        let said = told(context, *row).filter_map(|cell| given(cell, is_card)).max();
        let is_it = if amount < 0 { said.is_some() } else { said != Some(Given::Sure) };
        if !is_it {
            return false;
        }
        is_some |= amount < 0 && said == Some(Given::Sure);
    }
    is_some
}

/// Whether a row says that something was given back: a refund, a return.
pub(super) fn is_given_back(context: &InferenceContext<'_>, row: usize) -> bool {
    let given = words::of_flags("given");
    told(context, row).any(|cell| words::folded(cell).split(' ').any(|word| given.contains(&word)))
}

/// The cells of a row that tell of it, and not of the account that it is of.
pub(super) fn told<'s>(
    context: &'s InferenceContext<'_>,
    row: usize,
) -> impl Iterator<Item = &'s str> {
    use HeaderWord as Word;
    let columns = &context.profile.columns;
    let tells = |at: &usize| {
        let first = columns[*at].meanings.first();
        let is_of_row = matches!(
            first,
            None | Some(
                Word::Description | Word::Memo | Word::Counterparty | Word::Type | Word::Sign
            )
        );
        is_of_row && columns[*at].with_letters > 0
    };
    (0..columns.len()).filter(tells).map(move |at| context.cell(row, at))
}

/// How surely a text is of what was paid to a card, or given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Given {
    /// It may be: `OFFER CREDIT`.
    Perhaps,
    /// It is.
    Sure,
}

fn given(cell: &str, is_card: bool) -> Option<Given> {
    if cell.len() < 6 {
        return None;
    }
    let text = words::folded(cell);
    let has = |meaning: &str| {
        let known = words::of_flags(meaning);
        text.split(' ').any(|word| known.contains(&word))
    };
    let is_received = RECEIVED.iter().any(|received| text.starts_with(received))
        || text.contains("thank you") && text.contains("pa")
        || text == "payments and credits";
    let is_of_card = || {
        is_payment_to_card(&text) || words::of_flags("paid").contains(&&*text) || text == "credit"
    };
    if is_received || has("given") || is_card && is_of_card() {
        return Some(Given::Sure);
    }
    let is_credit = text.split(' ').any(|word| matches!(word, "credit" | "credits"));
    (is_credit && !text.contains("card")).then_some(Given::Perhaps)
}

/// A row whose text says the opposite of what its sign is on a card, where purchases are positive: wages and
/// invoices that are positive, refunds that are, withdrawals that are negative. Its line.
pub(super) fn denies_card(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> Option<u64> {
    let denies = |cell: &str, is_positive: bool| {
        let text = words::folded(cell);
        let has = |meaning: &str| {
            let known = words::of_flags(meaning);
            text.split(' ').any(|word| known.contains(&word))
        };
        match words::direction(cell).or_else(|| words::direction_in_text(cell)) {
            Some(CellWord::In | CellWord::Credit) => is_positive,
            Some(CellWord::Out | CellWord::Debit) => !is_positive,
            _ => is_positive && (has("earned") || has("billed") || has("given")),
        }
    };
    let mut pairs = rows.iter().zip(&tried.amounts);
    let found = pairs.find(|(row, amount)| {
        amount
            .filter(|amount| *amount != 0)
            .is_some_and(|amount| told(context, **row).any(|cell| denies(cell, amount > 0)))
    });
    found.map(|(row, _)| context.sample.row(*row).line())
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
    ];
    const OF_PURCHASES: &[&str] = &["purchase date", "date of purchase", "billing amount"];
    // What a payment provider keeps is no debt, though it tells the cards of those who paid.
    let has_fees = [HeaderWord::Fee, HeaderWord::Net]
        .into_iter()
        .any(|word| context.profile.meaning(word).next().is_some());
    // Cards are named in every row, and a few of them: those of who paid at a till differ from row to row.
    let rows = context.profile.rows.len();
    let by_header = context.profile.columns.iter().any(|column| {
        let name = words::folded(&column.name);
        let is_of_few = column.distinct_count() < 2 || column.distinct_count() * 2 <= rows;
        let is_filled = column.filled > 0 && column.filled * 10 >= rows * 9;
        is_filled && (HEADERS.contains(&&*name) && is_of_few || OF_PURCHASES.contains(&&*name))
    });
    by_header && !has_fees || is_titled_card(context)
}

/// Whether a title above the rows says that they are of a card.
pub(super) fn is_titled_card(context: &InferenceContext<'_>) -> bool {
    const LABELS: [&str; 4] = ["credit limit", "card number", "minimum payment", "kartennummer"];
    (0..context.above()).any(|at| {
        context.sample.row(at).cells().any(|cell| {
            let text = words::folded(cell);
            let label = cell.split_once(':').map(|(label, _)| words::folded(label));
            let is_label = LABELS.contains(&label.as_deref().unwrap_or(&text));
            is_label
                || [
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
