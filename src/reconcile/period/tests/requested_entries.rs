//! What a close asks the books for: what it is called, and what becomes of it when it is posted.

use super::account::{Account, amount, day, decision, name};
use crate::SideName;
use crate::period::{
    DecisionKind, EarlierRequests, Proof, ReconciledPeriod, RowName, Shortfall, entries,
};
use tieout::amount::Amount;

/// A month that asks for a charge, a correction and a removal, and what the books post for it on its days.
fn asking_for_three() -> (ReconciledPeriod, [(&'static str, &'static str, &'static str); 3]) {
    let march = Account::new(
        &[("2026-03-20", "-63.28", "Screwfix"), ("2026-03-30", "-5.00", "Charge")],
        &[("2026-03-18", "-54.28", "Screwfix"), ("2026-03-15", "840.00", "Invoice 7 again")],
    )
    .opening("0", "0")
    .decide(
        DecisionKind::Correct,
        vec![
            name("bank", "2026-03-20", "-63.28", "Screwfix"),
            name("book", "2026-03-18", "-54.28", "Screwfix"),
        ],
    )
    .decide(DecisionKind::Enter, vec![name("bank", "2026-03-30", "-5.00", "Charge")])
    .decide(DecisionKind::Remove, vec![name("book", "2026-03-15", "840.00", "Invoice 7 again")]);
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
        name("book", "2026-03-18", "-54.28", "Screwfix"),
    );
    let april = || Account::new(&[], &[]).after(&ended, "2026-03-31");
    let again =
        april().decide(DecisionKind::Correct, vec![bank.clone(), book.clone()]).at("2026-04-30");
    assert_eq!(again.reconciliation.to_correct.total, amount("-9.00"));
    assert_eq!(again.reconciliation.difference, Some(Amount::default()));
    for (verb, row) in
        [(DecisionKind::Enter, &bank), (DecisionKind::Remove, &book), (DecisionKind::Timing, &book)]
    {
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
            account = account.decide(DecisionKind::Enter, vec![name("bank", date, sum, text)]);
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
    let march = Account::new(&[charge], &[]).opening("0", "0").decide(DecisionKind::Enter, row());
    let ended = march.at("2026-03-31");
    let first = entries(&ended, &march.decisions, day("2026-03-31"));
    let april = Account::new(&[], &[]).after(&ended, "2026-03-31");
    assert_eq!(entries(&april.at("2026-04-30"), &april.decisions, day("2026-04-30")), []);
    let april = april.decide(DecisionKind::Enter, row());
    let again = entries(&april.at("2026-04-30"), &april.decisions, day("2026-04-30"));
    assert_eq!(again, first);
}

#[test]
fn books_without_a_balance_that_begin_after_an_entry_that_was_asked_for_prove_nothing() {
    let (ended, posted) = asking_for_three();
    let tea = ("2026-05-04", "-2.00", "Tea");
    let shortfalls = |book: &[(&str, &str, &str)], as_at: &str| {
        let next = Account::new(&[tea], book).after(&ended, "2026-03-31");
        next.at(as_at).reconciliation.shortfalls
    };
    let wanted = Shortfall::AskedBefore(day("2026-03-20"));
    // The correction of the 20th may be in the books before the first row of the file, whatever the month.
    for book in [&[posted[1], posted[2], tea][..], &[tea]] {
        assert_eq!(shortfalls(book, "2026-05-31"), std::slice::from_ref(&wanted));
    }
    let removal = Shortfall::AskedBefore(day("2026-03-31"));
    let reversed = [("2026-04-02", "-9.00", "Correction, Screwfix"), posted[1]];
    assert_eq!(
        shortfalls(&[reversed[0], tea], "2026-05-31"),
        [Shortfall::AskedBefore(day("2026-03-30"))]
    );
    assert_eq!(shortfalls(&[posted[1], reversed[0], tea], "2026-05-31"), []);
    let late = [("2026-04-01", "-5.00", "Charge"), reversed[0], tea];
    assert_eq!(shortfalls(&late, "2026-05-31"), [removal]);
    // From that day on they say that it is not there, and so does a balance that they begin with.
    assert_eq!(shortfalls(&[("2026-03-18", "-54.28", "Screwfix"), tea], "2026-05-31"), []);
    let mut told = Account::new(&[tea], &[tea]).after(&ended, "2026-03-31");
    told.openings = [None, ended.reconciliation.books.closing.clone()];
    assert_eq!(told.at("2026-05-31").reconciliation.shortfalls, []);
}

#[test]
fn another_entry_for_what_was_asked_for_already_would_be_in_the_books_twice() {
    let (ended, _) = asking_for_three();
    let april = Account::new(&[], &[]).after(&ended, "2026-03-31");
    let (bank, book) = (
        name("bank", "2026-03-20", "-63.28", "Screwfix"),
        name("book", "2026-03-18", "-54.28", "Screwfix"),
    );
    let charge = || name("bank", "2026-03-30", "-5.00", "Charge");
    let removed = || name("book", "2026-03-15", "840.00", "Invoice 7 again");
    let before = |verb: DecisionKind, rows: Vec<RowName>| {
        let asked = EarlierRequests::of(&decision(verb, rows), &april.carried, april.last.first);
        asked.map(|asked| (asked.amount.to_string(), asked.since.to_string()))
    };
    let correction = Some(("-9.00".to_owned(), "2026-03-31".to_owned()));
    assert_eq!(before(DecisionKind::Enter, vec![bank.clone()]), correction);
    assert_eq!(before(DecisionKind::Remove, vec![book.clone()]), correction);
    let other = name("book", "2026-04-02", "-60.00", "Other");
    assert_eq!(before(DecisionKind::Correct, vec![bank.clone(), other.clone()]), correction);
    assert_eq!(before(DecisionKind::Correct, vec![bank.clone(), removed()]), correction);
    // Entered with a slip, the books have what was asked for.
    assert_eq!(before(DecisionKind::Correct, vec![charge(), other]), None);
    // The same once more is the same entry, and what needs none is none.
    for (verb, rows) in [
        (DecisionKind::Correct, vec![bank.clone(), book.clone()]),
        (DecisionKind::Enter, vec![charge()]),
        (DecisionKind::Remove, vec![removed()]),
        (DecisionKind::Timing, vec![book.clone()]),
        (DecisionKind::Aside, vec![charge()]),
        (DecisionKind::BankError, vec![bank.clone()]),
    ] {
        assert_eq!(before(verb, rows), None, "{verb:?}");
    }
    // What was open before the first month was asked of nobody.
    let enter = decision(DecisionKind::Enter, vec![bank]);
    assert_eq!(EarlierRequests::of(&enter, &april.carried, None), None);
    assert_eq!(EarlierRequests::of(&enter, &april.carried, Some(day("2026-04-30"))), None);
}

#[test]
fn entries_that_a_close_asked_for_may_be_posted_on_another_day_with_other_words() {
    let (ended, _) = asking_for_three();
    let posted = [
        ("2026-03-31", "-9.00", "Journal 14"),
        ("2026-03-31", "-5.00", "Bank charges"),
        ("2026-03-15", "-840.00", "Journal 15"),
    ];
    let of = |book: &[(&str, &str, &str)]| {
        Account::new(&[], book).after(&ended, "2026-03-31").at("2026-04-30")
    };
    let month = of(&posted);
    assert_eq!(month.reconciliation.shortfalls, []);
    assert_eq!((month.reconciliation.proof, &month.open[..]), (Proof::Proved, &[][..]));
    // Of two that would do nobody knows which it is; of another amount or before that month none is.
    let twice = [posted[0], posted[1], posted[2], ("2026-03-25", "-5.00", "Bank charges")];
    assert_eq!(of(&twice).reconciliation.shortfalls[..1], [Shortfall::ChangedSinceClose(2)]);
    for other in [("2026-03-31", "-5.01", "Charge"), ("2026-02-27", "-5.00", "Charge")] {
        let month = of(&[posted[0], other, posted[2]]);
        assert_eq!(month.reconciliation.shortfalls[..1], [Shortfall::ChangedSinceClose(1)]);
    }
}

/// The books once what was asked for was put right in place.
fn put_right() -> [(&'static str, &'static str, &'static str); 3] {
    [
        ("2026-03-02", "20.00", "Sale"),
        ("2026-03-18", "-63.28", "Screwfix"),
        ("2026-03-30", "-5.00", "Charge"),
    ]
}

/// A month with a sale, so that the file tells of it again, which asks for a charge, a correction and a removal.
fn asking_with_a_sale() -> ReconciledPeriod {
    let sale = ("2026-03-02", "20.00", "Sale");
    let march = Account::new(
        &[sale, ("2026-03-20", "-63.28", "SCREWFIX DIR"), ("2026-03-30", "-5.00", "Charge")],
        &[sale, ("2026-03-18", "-54.28", "Screwfix"), ("2026-03-15", "840.00", "Invoice 7 again")],
    )
    .opening("0", "0")
    .decide(
        DecisionKind::Correct,
        vec![
            name("bank", "2026-03-20", "-63.28", "SCREWFIX DIR"),
            name("book", "2026-03-18", "-54.28", "Screwfix"),
        ],
    )
    .decide(DecisionKind::Enter, vec![name("bank", "2026-03-30", "-5.00", "Charge")])
    .decide(DecisionKind::Remove, vec![name("book", "2026-03-15", "840.00", "Invoice 7 again")]);
    march.at("2026-03-31")
}

#[test]
fn what_was_to_be_corrected_or_removed_may_be_put_right_in_place() {
    let ended = asking_with_a_sale();
    assert_eq!(ended.reconciliation.proof, Proof::Proved);
    let march = put_right();
    let april = [("2026-04-02", "-2.00", "Tea")];
    let account = Account::new(&april, &[&march[..], &april].concat()).after(&ended, "2026-03-31");
    let month = account.at("2026-04-30");
    assert_eq!(month.reconciliation.shortfalls, []);
    assert_eq!((month.reconciliation.proof, &month.open[..]), (Proof::Proved, &[][..]));
    assert_eq!(month.reconciliation.books.closing, Some(amount("-50.28")));
    // Accepted by hand it is the same.
    let accepted = [
        name("book", "2026-03-18", "-54.28", "Screwfix"),
        name("book", "2026-03-18", "-63.28", "Screwfix"),
        name("book", "2026-03-15", "840.00", "Invoice 7 again"),
    ];
    let mut by_hand = Account::new(&april, &[&march[..], &april].concat());
    for row in accepted {
        by_hand = by_hand.decide(DecisionKind::Accept, vec![row]);
    }
    let by_hand = by_hand.after(&ended, "2026-03-31").at("2026-04-30");
    assert_eq!(by_hand.reconciliation, month.reconciliation);
    // A month later the books tell of all of it again.
    let mut may = account.after(&month, "2026-04-30");
    may.last.rows.extend(ended_rows(&ended));
    let may = may.at("2026-05-31");
    assert_eq!(may.reconciliation.shortfalls, []);
    assert_eq!(may.reconciliation.proof, Proof::Proved);
}

/// The rows of a month as a later one holds them.
fn ended_rows(month: &ReconciledPeriod) -> Vec<crate::period::ClosedRow> {
    Account::default().after(month, "2026-03-31").last.rows
}

#[test]
fn a_row_to_be_corrected_that_was_only_taken_out_leaves_that_of_the_bank_to_be_entered() {
    let ended = asking_with_a_sale();
    let [sale, _, charge] = put_right();
    let april = [("2026-04-02", "-2.00", "Tea")];
    let removed = || {
        Account::new(&april, &[&[sale, charge][..], &april].concat())
            .decide(DecisionKind::Accept, vec![name("book", "2026-03-18", "-54.28", "Screwfix")])
            .after(&ended, "2026-03-31")
    };
    let month = removed().at("2026-04-30").reconciliation;
    assert_eq!((month.undecided, month.difference), (0, Some(Amount::default())));
    assert_eq!((month.to_enter.rows.len(), month.to_enter.total), (1, amount("-63.28")));
    // Written on another day of the new month it is that row.
    let moved = [sale, charge, april[0], ("2026-04-03", "-63.28", "Screwfix")];
    let moved = Account::new(&april, &moved)
        .decide(DecisionKind::Accept, vec![name("book", "2026-03-18", "-54.28", "Screwfix")])
        .after(&ended, "2026-03-31")
        .at("2026-04-30");
    assert_eq!((moved.reconciliation.proof, moved.open.len()), (Proof::Proved, 0));
}

#[test]
fn a_journal_that_names_nothing_clears_the_request_of_its_amount_where_each_is_alone() {
    let asking = |amounts: &[&str]| {
        let rows: Vec<_> =
            amounts.iter().map(|sum| ("2026-03-15", *sum, "Invoice 7 again")).collect();
        let march = Account::new(
            &[("2026-03-20", "-63.28", "Screwfix")],
            &[&rows[..], &[("2026-03-20", "-54.28", "Screwfix")]].concat(),
        )
        .opening("0", "0")
        .decide(
            DecisionKind::Correct,
            vec![
                name("bank", "2026-03-20", "-63.28", "Screwfix"),
                name("book", "2026-03-20", "-54.28", "Screwfix"),
            ],
        );
        let of = |(at, sum): (usize, &&str)| {
            let alike = amounts[..at].iter().filter(|other| *other == sum).count();
            let occurrence = u32::try_from(alike + 1).unwrap();
            RowName { occurrence, ..name("book", "2026-03-15", sum, "Invoice 7 again") }
        };
        let march = amounts
            .iter()
            .enumerate()
            .fold(march, |march, one| march.decide(DecisionKind::Remove, vec![of(one)]));
        march.at("2026-03-31")
    };
    let cleared = |amounts: &[&str], books: &[(&'static str, &'static str, &'static str)]| {
        let april = Account::new(&[], books).after(&asking(amounts), "2026-03-31");
        let month = april.at("2026-04-30");
        (month.groups.len(), month.reconciliation.undecided)
    };
    let jnl = ("2026-04-02", "-840.00", "JNL 0057");
    let difference = ("2026-04-03", "-9.00", "Journal");
    assert_eq!(cleared(&["840.00"], &[jnl, difference]), (2, 0));
    // Which of two is meant nobody knows; nor is a row a journal that does not say so.
    assert_eq!(cleared(&["840.00"], &[jnl, jnl, difference]), (1, 2));
    assert_eq!(cleared(&["840.00", "840.00"], &[jnl, difference]), (1, 1));
    assert_eq!(cleared(&["9.00"], &[("2026-04-03", "-9.00", "JNL")]), (0, 1));
    assert_eq!(cleared(&["840.00"], &[("2026-04-02", "-840.00", "Rent")]), (0, 1));
    assert_eq!(cleared(&["840.00"], &[("2026-04-02", "-840.00", "Payment"), difference]), (1, 1));
}
