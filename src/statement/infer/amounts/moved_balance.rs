//! What signs mean where a balance shows what moves it: those of the account, or of what is owed.

use super::super::books;
use super::super::context::{InferenceContext, SideEvidence};
use super::account_kind::{denies_card, is_of_card};
use super::balances::BalanceChain;
use super::by_texts;
use super::candidate::{SignWords, is_debit_out};
use super::card_payments::{self, are_paid_or_given_back, is_thanked, payment_signs};
use super::evaluated::EvaluatedCandidate;
use crate::reading::AmountRule;
use crate::stated::FileSide;
use crate::words::{self, CellWord, HeaderWord};

/// What a balance says of the signs of amounts that move it.
pub(super) enum SignConvention {
    /// They are right as they stand.
    Usual,
    /// Every amount has the other sign.
    Turned,
    /// They are right, and the balance is what is owed.
    Owed,
    /// Every amount has the other sign, and the balance is what is owed.
    OwedTurned,
    /// It does not tell: what was understood.
    Open(String),
}

/// A balance that amounts move.
#[expect(clippy::struct_excessive_bools, reason = "each is known of it by itself")]
pub(super) struct MovedBalance {
    /// What it is called.
    pub(super) name: String,
    /// It goes the other way.
    pub(super) is_against: bool,
    /// It is not below zero for the most part.
    pub(super) is_positive: bool,
    /// It is that after its row.
    pub(super) is_told: bool,
    /// Its name says that it is what is owed.
    pub(super) is_owed: bool,
    /// Debit or credit say whether it is below zero, which mean the opposite in books.
    pub(super) is_by_sides: bool,
}

impl MovedBalance {
    pub(super) fn by(context: &InferenceContext<'_>, chain: BalanceChain) -> Self {
        let column = &context.profile.columns[chain.balance];
        Self {
            name: context.key(chain.balance),
            is_against: chain.fit.is_turned,
            is_positive: column.negatives * 2 < column.amounts.max(1),
            is_told: chain.is_told,
            is_owed: is_called_owed(&column.name),
            is_by_sides: chain.side.is_some() || column.debits + column.credits > 0,
        }
    }
}

/// Whether a header says of a balance that it is what is owed: `Balance owing`, `Amount owed`.
fn is_called_owed(name: &str) -> bool {
    let owed = words::of_flags("owed");
    words::folded(name).split(' ').any(|word| owed.contains(&word))
}

/// Whether the file itself says that it is of the other side than the one it is read as, and nothing that it is of
/// this one.
fn is_of_other_side(context: &InferenceContext<'_>) -> bool {
    let by_rows = || books::told(context);
    let told = context.side_by.as_ref().map_or_else(by_rows, SideEvidence::clone);
    match context.side {
        FileSide::Book => told.of_bank.is_some() && told.of_books.is_none(),
        FileSide::Bank => told.of_books.is_some() && told.of_bank.is_none(),
        FileSide::Unknown => told.of_books.is_some(),
    }
}

/// What a balance that the amounts move says of their signs. It is hard evidence of which have the same
/// sign; that it is not what is owed is known of all but cards.
pub(super) fn way(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    moved: &MovedBalance,
    rows: &[usize],
) -> SignConvention {
    let values = || tried.amounts.iter().flatten();
    let money_in = values().filter(|one| **one > 0).count();
    let money_out = values().filter(|one| **one < 0).count();
    let payments = payment_signs(context, tried, rows);
    let (is_card, is_positive, name) = (is_of_card(context), moved.is_positive, &moved.name);
    let by = tried.candidate.by;
    // Signs that no word stands for are those of the balance, if it is that after each row.
    if !moved.is_told && (moved.is_against || tried.candidate.is_unsure) {
        if by == SignWords::Flow || by == SignWords::Booking && is_card {
            return SignConvention::Usual;
        }
        return SignConvention::Open(format!(
            "{name} is the balance before each row or after it, and the days do not tell which"
        ));
    }
    // What is owed rises by what is spent.
    if moved.is_owed && context.side != FileSide::Book {
        match (moved.is_against, by) {
            (true, _) => return SignConvention::Owed,
            (false, SignWords::None) => return SignConvention::OwedTurned,
            _ => {}
        }
    }
    let open = || {
        SignConvention::Open(format!(
            "{name} is what is owed on a card, or the balance of an account"
        ))
    };
    if !moved.is_against {
        // A card's own statement has the bank's words: then its debits raise what is owed.
        let is_of_books = by == SignWords::Booking && context.side != FileSide::Bank;
        let is_of_nobody = context.side == FileSide::Unknown && moved.is_by_sides;
        return match payments {
            _ if is_of_nobody && by == SignWords::Booking => SignConvention::Open(format!(
                "debits and credits of the rows and of {name} mean the opposite on a statement and in books; nothing says which this is"
            )),
            _ if is_of_books && is_card && is_positive => open(),
            _ if by != SignWords::None => SignConvention::Usual,
            None if is_positive && is_denied(context, tried, rows) => open(),
            None if is_positive
                && money_in > money_out
                && are_paid_or_given_back(context, tried, rows) =>
            {
                open()
            }
            _ if money_in <= money_out => SignConvention::Usual,
            Some(true) => SignConvention::Usual,
            None if !is_card => SignConvention::Usual,
            Some(_) if by_texts::are_sides(context, &tried.amounts, rows) => SignConvention::Usual,
            Some(_) if denies_card(context, tried, rows).is_some() => open(),
            // Most are purchases, and raise it; without payments a word of cards is too soft to say so.
            Some(_)
                if (is_positive || is_card)
                    && card_payments::are_received(context, tried, rows) =>
            {
                SignConvention::OwedTurned
            }
            _ => open(),
        };
    }
    match (by, payments) {
        // Words that mean one thing only: against them the balance is what is owed.
        (SignWords::Flow, _) => SignConvention::Owed,
        (SignWords::Booking, _) if is_card && is_positive => SignConvention::Owed,
        (_, Some(true)) if is_card || is_thanked(context, rows) => SignConvention::Owed,
        // Of two columns without names neither has a sign that is written.
        (by, Some(true))
            if (by != SignWords::None || is_written(tried))
                && (is_positive || money_out > money_in) =>
        {
            SignConvention::Owed
        }
        (SignWords::None, Some(true)) if !is_written(tried) => open(),
        // Words of the other side mean the opposite; else of that side, or of a card or a loan: nothing says which.
        (SignWords::Booking, None) if !is_of_other_side(context) => open(),
        (_, None) if is_card && money_out > money_in => SignConvention::Owed,
        // A card whose purchases are negative, or an account whose receipts are.
        (_, None)
            if is_positive
                && is_written(tried)
                && context.side != FileSide::Book
                && money_out > money_in =>
        {
            open()
        }
        // Most would be payments to the card.
        (_, None) if is_card && is_positive => open(),
        _ => SignConvention::Turned,
    }
}

/// Whether words say of some rows that they go the other way than their signs, and of none that they go that way: a
/// column of kinds or directions, `Purchase` of what is money in; or texts.
fn is_denied(context: &InferenceContext<'_>, tried: &EvaluatedCandidate, rows: &[usize]) -> bool {
    const RECEIVED: &str = "received recd erhalten recu recue ontvangen recibido ricevuto recebido";
    const SENT_BACK: &str =
        "fee fees charge charges commission frais returned return reversed rejet retour storno not";
    const TEXTS: [HeaderWord; 3] =
        [HeaderWord::Description, HeaderWord::Memo, HeaderWord::Counterparty];
    let debit_out = is_debit_out(context);
    let says_out = |cell: &str| match words::direction(cell) {
        Some(CellWord::Out) => Some(true),
        Some(CellWord::In) => Some(false),
        Some(CellWord::Debit) => Some(debit_out),
        Some(CellWord::Credit) => Some(!debit_out),
        _ => words::of_flags("charged").contains(&&*words::folded(cell)).then_some(true),
    };
    let has = |text: &str, meaning: &str| {
        let known = words::of_flags(meaning);
        text.split(' ').any(|word| known.contains(&word))
    };
    let text_says_out = |cell: &str| {
        let text = words::folded(cell);
        match (has(&text, "charged"), has(&text, "given")) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    };
    let denied = |at: usize, says_out: &dyn Fn(&str) -> Option<bool>| {
        let (mut count, mut outs) = (0, 0);
        let are_all = rows.iter().zip(&tried.amounts).all(|(row, amount)| {
            let amount = amount.filter(|amount| *amount != 0);
            let said = amount.zip(says_out(context.cell(*row, at)));
            count += usize::from(said.is_some());
            outs += usize::from(said.is_some_and(|(_, is_out)| is_out));
            said.is_none_or(|(amount, is_out)| is_out != (amount < 0))
        });
        if are_all { (count, outs) } else { (0, 0) }
    };
    let of =
        |words: &'static [HeaderWord]| words.iter().flat_map(|word| context.profile.meaning(*word));
    // `ÜBERWEISUNG ERHALTEN` of what went out. What was charged for it, or sent back, went out.
    let is_said_in = |cell: &str| {
        let text = words::folded(cell);
        let is_one_of =
            |list: &str| text.split(' ').any(|word| list.split(' ').any(|one| one == word));
        (is_one_of(RECEIVED) && !is_one_of(SENT_BACK)).then_some(false)
    };
    let ins = tried.amounts.iter().flatten().filter(|amount| **amount > 0).count();
    let are_mostly_in = ins * 2 > rows.len();
    of(&[HeaderWord::Type, HeaderWord::Sign]).any(|at| denied(at, &says_out).0 > 0)
        || are_mostly_in && of(&TEXTS).any(|at| denied(at, &is_said_in).0 > 0)
        || of(&[HeaderWord::Description, HeaderWord::Memo])
            // A business gives back, too; it does not call its sales purchases.
            .any(|at| matches!(denied(at, &text_says_out), (2.., 1..)))
}

/// Whether the amounts are one column, in which some have a sign.
fn is_written(tried: &EvaluatedCandidate) -> bool {
    matches!(tried.candidate.rule.gross(), AmountRule::Signed { .. })
        && tried.amounts.iter().flatten().any(|amount| *amount < 0)
}
