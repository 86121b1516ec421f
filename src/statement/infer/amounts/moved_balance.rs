//! What signs mean where a balance shows what moves it: those of the account, or of what is owed.

use super::super::context::InferenceContext;
use super::account_kind::is_of_card;
use super::balances::BalanceChain;
use super::candidate::SignWords;
use super::conventions::payment_signs;
use super::evaluated::EvaluatedCandidate;
use crate::stated::FileSide;
use crate::words;

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
        }
    }
}

/// Whether a header says of a balance that it is what is owed: `Balance owing`, `Amount owed`.
fn is_called_owed(name: &str) -> bool {
    let owed = words::of_flags("owed");
    words::folded(name).split(' ').any(|word| owed.contains(&word))
}

/// Whether nothing says whether a file is of books.
fn is_of_nobody(context: &InferenceContext<'_>) -> bool {
    let told = context.side_by.as_ref();
    context.side == FileSide::Unknown && told.is_none_or(|told| told.of_books.is_none())
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
        return match payments {
            _ if by != SignWords::None || money_in <= money_out => SignConvention::Usual,
            Some(true) => SignConvention::Usual,
            None if !is_card => SignConvention::Usual,
            // Most are purchases, and raise it; without payments a word of cards is too soft to say so.
            Some(_) if is_positive || is_card => SignConvention::OwedTurned,
            _ => open(),
        };
    }
    match (by, payments) {
        // Words that mean one thing only: against them the balance is what is owed.
        (SignWords::Flow, _) => SignConvention::Owed,
        (SignWords::Booking, _) if context.side == FileSide::Book => SignConvention::Turned,
        (_, Some(true)) if is_card || is_positive || money_out > money_in => SignConvention::Owed,
        // Of books, or of a card or a loan: nothing says which.
        (SignWords::Booking, None) if is_of_nobody(context) => open(),
        (_, None) if is_card && money_out > money_in => SignConvention::Owed,
        // Most would be payments to the card.
        (_, None) if is_card && is_positive => open(),
        _ => SignConvention::Turned,
    }
}
