//! One way to take the amounts of a file, and how likely its words make it.

use super::super::context::InferenceContext;
use super::super::{books, currencies};
use crate::reading::AmountRule;
use crate::stated::FileSide;
use crate::words::{self, HeaderWord};

/// One way to take the amounts.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is known of it by itself")]
pub(super) struct AmountCandidate {
    pub(super) rule: AmountRule,
    /// How much words speak for it; more is likelier.
    pub(super) prior: i32,
    /// What it is, for a person.
    pub(super) says: String,
    /// The user names its columns.
    pub(super) is_stated: bool,
    /// The user says what its signs are, too.
    pub(super) are_signs_stated: bool,
    /// It takes words against their usual meaning.
    pub(super) is_unusual: bool,
    /// No word says which way money goes by it.
    pub(super) is_unsure: bool,
    /// What its signs come from.
    pub(super) by: SignWords,
}

/// What the signs of amounts come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SignWords {
    /// From signs, or from nothing.
    None,
    /// From words that mean one thing: money in, paid out.
    Flow,
    /// From debit and credit, which mean the opposite in the books of the account's owner.
    Booking,
}

impl AmountCandidate {
    fn booked(rule: AmountRule, prior: i32, says: String) -> Self {
        Self { by: SignWords::Booking, ..Self::new(rule, prior, says) }
    }

    pub(super) fn new(rule: AmountRule, prior: i32, says: String) -> Self {
        Self {
            rule,
            prior,
            says,
            is_stated: false,
            are_signs_stated: false,
            is_unusual: false,
            is_unsure: false,
            by: SignWords::None,
        }
    }
}

/// Whether debits are money out in a file of this side. Books that were filled from the feed of a bank keep the
/// bank's words.
pub(super) fn is_debit_out(context: &InferenceContext<'_>) -> bool {
    match context.side {
        FileSide::Book => books::is_of_feed(context),
        FileSide::Bank | FileSide::Unknown => true,
    }
}

/// Words that say amount and nothing else, in the languages of the table.
const PLAIN_AMOUNTS: [&str; 11] = [
    "amount", "betrag", "umsatz", "montant", "importe", "importo", "bedrag", "montante", "kwota",
    "belopp", "castka",
];

pub(super) fn signed(context: &InferenceContext<'_>, at: usize) -> AmountCandidate {
    let column = &context.profile.columns[at];
    let part = if column.is_known || column.meanings.is_empty() { 0 } else { 22 };
    let part = part - if currencies::is_stated_above(context, at) { 10 } else { 0 };
    let part = part + if currencies::is_other_amount(context, at) { 40 } else { 0 };
    let plain = words::plain(&column.name);
    let plain = plain.split(" in ").next().unwrap_or_default();
    let prior = match column.meanings.first() {
        _ if currencies::converted(context)
            .is_some_and(|one| !one.is_open && one.own == [at, at]) =>
        {
            80
        }
        Some(HeaderWord::Amount) if PLAIN_AMOUNTS.contains(&plain) => 80,
        Some(HeaderWord::Amount) => 71,
        // What is left of an amount when a fee is taken off is what moves a balance.
        Some(HeaderWord::Net)
            if context
                .profile
                .meaning(HeaderWord::Fee)
                .any(|fee| context.profile.columns[fee].amounts > 0) =>
        {
            92
        }
        Some(HeaderWord::Net) => 76,
        Some(HeaderWord::Gross) => 58,
        // One of two columns, unless it alone has an amount in every row.
        Some(HeaderWord::In | HeaderWord::Out | HeaderWord::Credit | HeaderWord::Debit) => {
            if column.amounts >= context.profile.rows.len() { 26 } else { 12 }
        }
        // A number with cents is likelier money than a plain one, one with a sign a little.
        _ if column.with_cents * 2 > column.filled => 30,
        _ if column.with_cents + column.negatives > 0 => 24,
        _ => 17,
    };
    let says = context.key(at);
    // Nothing but zeros are no amounts of rows.
    let prior = if column.amounts == 0 && column.filled > 0 { prior - 60 } else { prior };
    if column.marked > 0 {
        let unmarked = column.marked < column.amounts;
        let words = (column.debits > 0, column.credits > 0);
        let debit_out = is_debit_out(context);
        // Where one word alone is used, what has none is its opposite.
        let unmarked_is_out = match (unmarked && column.negatives == 0, words) {
            (true, (false, true)) => Some(debit_out),
            (true, (true, false)) => Some(!debit_out),
            _ => None,
        };
        let rule = AmountRule::Marked {
            column: at,
            is_debit_out: debit_out,
            unmarked_is_out,
            is_turned: false,
        };
        return AmountCandidate::booked(
            rule,
            // A balance may have such words, too.
            prior - part + if column.meanings.is_empty() { 0 } else { 4 },
            format!("{says}, with debit or credit in its cells"),
        );
    }
    // A plus that few amounts have tells money in from the rest.
    if column.negatives == 0 && column.pluses > 0 && column.pluses * 2 < column.amounts {
        let rule = AmountRule::Marked {
            column: at,
            is_debit_out: true,
            unmarked_is_out: Some(true),
            is_turned: false,
        };
        let says = format!("{says}, with a plus for money in");
        return AmountCandidate::new(rule, prior - part, says);
    }
    AmountCandidate::new(AmountRule::Signed { column: at, is_turned: false }, prior - part, says)
}

/// Whether all amounts of a column have a minus.
pub(super) fn is_all_negative(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    column.amounts > 0 && column.negatives * 2 > column.amounts
}

/// Amounts less a fee.
pub(super) fn less_fee(
    context: &InferenceContext<'_>,
    gross: &AmountCandidate,
    fee: usize,
) -> AmountCandidate {
    let is_stated = context.stated.columns.fee.is_some();
    let mut one = gross.clone();
    one.rule = AmountRule::LessFee {
        gross: Box::new(gross.rule.clone()),
        fee,
        fee_has_minus: is_all_negative(context, fee),
    };
    one.prior += if is_stated { 30 } else { -12 };
    one.says = format!("{} less {}", gross.says, context.key(fee));
    one.is_unusual = true;
    one
}
