//! Which cheques in the books are assumed to be on their way.

use super::account::{Account, name};
use crate::period::{DecisionKind, OpenItemState, Proof};
use tieout::contract::suggestion::SuggestionKind;

#[test]
fn a_cheque_beside_which_its_payee_was_paid_the_amount_otherwise_is_asked_about() {
    let cheque = ("2026-03-18", "-50.00", "Cheque 000300 R Bob Plumbing");
    let account = || {
        Account::new(
            &[("2026-03-20", "-50.00", "FPO R BOB PLUMBING")],
            &[cheque, ("2026-03-20", "-50.00", "R Bob Plumbing BACS")],
        )
        .opening("500.00", "500.00")
    };
    let month = account().at("2026-03-31");
    assert_eq!(month.unmatched.book, [(0, OpenItemState::Undecided)]);
    assert_eq!(month.reconciliation.proof, Proof::Balanced);
    let suggested = month.outcome.suggestions.unwrap();
    assert_eq!(suggested.len(), 1);
    assert_eq!(
        (suggested[0].kind, &suggested[0].book_rows[..]),
        (SuggestionKind::Duplicate, &[0, 1][..])
    );
    let timing = vec![name("book", cheque.0, cheque.1, cheque.2)];
    let decided = account().decide(DecisionKind::Timing, timing).at("2026-03-31");
    assert_eq!(decided.reconciliation.proof, Proof::Proved);
}

#[test]
fn another_cheque_another_payee_or_a_payment_long_before_leaves_a_cheque_on_its_way() {
    for (day, text) in [
        ("2026-03-20", "Cheque 000299 R Bob Plumbing"),
        ("2026-03-20", "Harbour Lights BACS"),
        ("2026-02-20", "R Bob Plumbing BACS"),
    ] {
        let month = Account::new(
            &[(day, "-50.00", text)],
            &[("2026-03-18", "-50.00", "Cheque 000300 R Bob Plumbing"), (day, "-50.00", text)],
        );
        let states = month.opening("500.00", "500.00").at("2026-03-31").unmatched.book;
        assert_eq!(states, [(0, OpenItemState::AssumedOutstanding)], "{text}");
    }
}
