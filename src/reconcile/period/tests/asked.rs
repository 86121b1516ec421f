//! What a close asks the books for: what it is called, and what becomes of it when it is posted.

use super::month::{Account, amount, day, name};
use crate::amount::Amount;
use crate::reconcile::SideName;
use crate::reconcile::period::{Month, Proof, Shortfall, Verb, entries};

/// A month that asks for a charge, a correction and a removal, and what the books post for it on its days.
fn asking_for_three() -> (Month, [(&'static str, &'static str, &'static str); 3]) {
    let march = Account::new(
        &[("2026-03-20", "-63.28", "Screwfix"), ("2026-03-30", "-5.00", "Charge")],
        &[("2026-03-20", "-54.28", "Screwfix"), ("2026-03-15", "840.00", "Invoice 7 again")],
    )
    .opening("0", "0")
    .decide(
        Verb::Correct,
        vec![
            name("bank", "2026-03-20", "-63.28", "Screwfix"),
            name("book", "2026-03-20", "-54.28", "Screwfix"),
        ],
    )
    .decide(Verb::Enter, vec![name("bank", "2026-03-30", "-5.00", "Charge")])
    .decide(Verb::Remove, vec![name("book", "2026-03-15", "840.00", "Invoice 7 again")]);
    let posted = [
        ("2026-03-20", "-9.00", "Correction, Screwfix"),
        ("2026-03-30", "-5.00", "Charge"),
        ("2026-03-31", "-840.00", "Reversal, Invoice 7 again"),
    ];
    (march.at("2026-03-31"), posted)
}

#[test]
fn entries_that_a_close_asked_for_may_be_posted_on_its_days() {
    let (ended, posted) = asking_for_three();
    let april = Account::new(&[], &posted).after(&ended, "2026-03-31");
    let month = april.at("2026-04-30");
    assert_eq!(month.reconciliation.shortfalls, []);
    assert_eq!((month.reconciliation.proof, &month.open[..]), (Proof::Proved, &[][..]));
    // The same once more is a change of what was closed.
    let twice = [posted[0], posted[1], posted[1], posted[2]];
    let month = Account::new(&[], &twice).after(&ended, "2026-03-31").at("2026-04-30");
    assert_eq!(month.reconciliation.shortfalls, [Shortfall::ChangedSinceClose(1)]);
}

#[test]
fn books_that_begin_after_the_entries_that_were_asked_for_say_from_which_day_they_are_wanted() {
    let (ended, _) = asking_for_three();
    let closing = ended.reconciliation.books.closing.clone().unwrap();
    let mut april = Account::new(&[], &[]).after(&ended, "2026-03-31");
    april.openings = [None, Some(closing.clone() - amount("854.00"))];
    let month = april.at("2026-04-30");
    let wanted = Shortfall::PostedBefore(amount("-854.00"), day("2026-03-20"));
    assert_eq!(month.reconciliation.shortfalls[..1], [wanted]);
    april.openings = [None, Some(closing - amount("1.00"))];
    let month = april.at("2026-04-30");
    let other = Shortfall::Opening(SideName::Book, amount("-1.00"));
    assert_eq!(month.reconciliation.shortfalls[..1], [other]);
}

#[test]
fn what_is_decided_of_half_a_carried_correction_leaves_the_other_half_undecided() {
    let (ended, _) = asking_for_three();
    let (bank, book) = (
        name("bank", "2026-03-20", "-63.28", "Screwfix"),
        name("book", "2026-03-20", "-54.28", "Screwfix"),
    );
    let april = || Account::new(&[], &[]).after(&ended, "2026-03-31");
    let again = april().decide(Verb::Correct, vec![bank.clone(), book.clone()]).at("2026-04-30");
    assert_eq!(again.reconciliation.to_correct.total, amount("-9.00"));
    assert_eq!(again.reconciliation.difference, Some(Amount::default()));
    for (verb, row) in [(Verb::Enter, &bank), (Verb::Remove, &book), (Verb::Timing, &book)] {
        let month = april().decide(verb, vec![row.clone()]).at("2026-04-30").reconciliation;
        assert_eq!((month.undecided, month.to_correct.rows.len()), (1, 0), "{verb:?}");
        assert_eq!(month.difference, Some(Amount::default()), "{verb:?}");
    }
}

#[test]
fn an_entry_is_called_the_same_whatever_else_is_decided() {
    let bank = [("2026-03-20", "-7.00", "Phone"), ("2026-03-30", "-5.00", "Charge")];
    let of = |decided: &[usize], as_at: &str| {
        let mut account = Account::new(&bank, &[]).opening("0", "0");
        for at in decided {
            let (date, sum, text) = bank[*at];
            account = account.decide(Verb::Enter, vec![name("bank", date, sum, text)]);
        }
        let month = account.at(as_at);
        let all = entries(&month, &account.decisions, day(as_at));
        all.into_iter().map(|entry| entry.key).collect::<Vec<_>>()
    };
    let both = of(&[0, 1], "2026-03-31");
    assert_eq!(of(&[1], "2026-03-31"), both[1..]);
    assert_eq!(of(&[1, 0], "2026-04-30"), both);
}

#[test]
fn what_is_decided_again_of_a_carried_row_is_asked_for_again_under_the_same_key() {
    let charge = ("2026-03-30", "-5.00", "Charge");
    let row = || vec![name("bank", charge.0, charge.1, charge.2)];
    let march = Account::new(&[charge], &[]).opening("0", "0").decide(Verb::Enter, row());
    let ended = march.at("2026-03-31");
    let first = entries(&ended, &march.decisions, day("2026-03-31"));
    let april = Account::new(&[], &[]).after(&ended, "2026-03-31");
    assert_eq!(entries(&april.at("2026-04-30"), &april.decisions, day("2026-04-30")), []);
    let april = april.decide(Verb::Enter, row());
    let again = entries(&april.at("2026-04-30"), &april.decisions, day("2026-04-30"));
    assert_eq!(again, first);
}
