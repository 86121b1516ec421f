use super::*;
use crate::date::Date;
use crate::id::{BankTransactionId, InvoiceId, SettlementId};

fn id<T>(number: u128, make: fn(u128) -> T) -> T {
    make(number)
}

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

fn day(day: u32) -> Date {
    Date::parse_iso(&format!("2026-03-{day:02}")).unwrap()
}

fn open(number: &str, contact: u128, name: &str, due: &str) -> OpenDocument {
    let bits = u128::from(number.bytes().map(u64::from).sum::<u64>()) + contact * 100_000;
    OpenDocument {
        id: id(bits, InvoiceId::new),
        number: number.to_owned(),
        date: day(1),
        contact: id(contact, ContactId::new),
        contact_name: name.to_owned(),
        due: money(due),
    }
}

fn entered(number: u128, contact: u128, name: &str, on: u32, amount: &str) -> UnmatchedSettlement {
    UnmatchedSettlement {
        id: id(number, SettlementId::new),
        bank: id(1, BankAccountId::new),
        contact: id(contact, ContactId::new),
        contact_name: name.to_owned(),
        date: day(on),
        amount: money(amount),
        reference: None,
    }
}

fn half(number: u128, bank: u128, on: u32, amount: &str) -> TransferCandidate {
    TransferCandidate {
        id: id(number, BankTransactionId::new),
        bank: id(bank, BankAccountId::new),
        date: day(on),
        amount: money(amount),
    }
}

/// What these are, those first that coding is sure of.
fn found(
    input: &RecogniserInput,
    rows: &[StatementLineInput<'_>],
    sure: &[u128],
) -> Vec<Option<Recognised>> {
    let sure = sure.iter().map(|number| id(*number, BankTransactionId::new)).collect();
    let told = CodingHints { sure, ..CodingHints::default() };
    let found = Recogniser::new(input).recognise(rows, &told);
    found.into_iter().map(|found| found.map(|found| found.is)).collect()
}

/// Rows of the first bank account, all of 10 March.
fn all(input: &RecogniserInput, rows: &[(&str, &str)]) -> Vec<Option<Recognised>> {
    let rows: Vec<_> = rows
        .iter()
        .zip(900..)
        .map(|((amount, description), number)| StatementLineInput {
            half: half(number, 1, 10, amount),
            description,
            reference: None,
        })
        .collect();
    found(input, &rows, &[])
}

fn one(input: &RecogniserInput, amount: &str, description: &str) -> Option<Recognised> {
    all(input, &[(amount, description)]).pop().flatten()
}

fn pays(found: Option<&Recognised>) -> Vec<(usize, String)> {
    match found {
        Some(Recognised::Pays { parts, .. }) => {
            parts.iter().map(|(place, amount)| (*place, amount.to_string())).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn is_unclear(found: Option<&Recognised>) -> bool {
    matches!(found, Some(Recognised::Unclear(_)))
}

fn is_several(found: Option<&Recognised>) -> bool {
    matches!(found, Some(Recognised::Several(_)))
}

#[test]
fn a_number_in_the_text_says_which_document_is_paid_and_a_part_of_it_too() {
    let open = vec![
        open("INV-0001", 1, "Birch Ltd", "120"),
        open("INV-0002", 1, "Birch Ltd", "60"),
        open("77", 2, "Oak", "-10"),
        open("77", 3, "Elm", "-10"),
    ];
    let input = RecogniserInput { open, ..RecogniserInput::default() };
    assert_eq!(pays(one(&input, "120", "BIRCH INV 1").as_ref()), [(0, "120.00".into())]);
    assert_eq!(pays(one(&input, "50", "INV-0001").as_ref()), [(0, "50.00".into())]);
    assert_eq!(pays(one(&input, "150", "INV0001").as_ref()), [(0, "120.00".into())]);
    let both = one(&input, "180", "INV-0001 INV-0002");
    assert_eq!(pays(both.as_ref()), [(0, "120.00".into()), (1, "60.00".into())]);
    assert!(is_several(one(&input, "170", "INV-0001 INV-0002").as_ref()));
    // A supplier's number may be another's too.
    assert!(is_several(one(&input, "-10", "INVOICE 77").as_ref()));
    assert_eq!(pays(one(&input, "-10", "ELM 77").as_ref()), [(3, "10.00".into())]);
    assert_eq!(one(&input, "-3", "CARD 77"), None, "77 may be anything");
    assert!(is_unclear(one(&input, "-120", "INV-0001").as_ref()), "money out pays no sale");
}

#[test]
fn a_document_is_not_paid_twice_by_rows_behind_each_other() {
    let input = RecogniserInput {
        open: vec![open("INV-0001", 1, "Birch", "120")],
        ..RecogniserInput::default()
    };
    let found = all(&input, &[("70", "INV-0001"), ("70", "INV-0001"), ("70", "INV-0001")]);
    assert_eq!(pays(found[0].as_ref()), [(0, "70.00".into())]);
    assert_eq!(pays(found[1].as_ref()), [(0, "50.00".into())]);
    assert!(is_several(found[2].as_ref()));
    let found = all(&input, &[("120", "BIRCH"), ("120", "BIRCH")]);
    assert_eq!(pays(found[0].as_ref()), [(0, "120.00".into())]);
    assert!(is_several(found[1].as_ref()), "nor coded as another sale");
}

#[test]
fn a_name_with_exactly_what_is_due_says_it_unless_two_are_due() {
    let open = vec![
        open("INV-0001", 1, "Birch Ltd", "120"),
        open("INV-0002", 2, "Beech Ltd", "120"),
        open("INV-0003", 2, "Beech Ltd", "30"),
        open("INV-0004", 3, "Ash Ltd", "45"),
        open("INV-0005", 3, "Ash Ltd", "45"),
    ];
    let input = RecogniserInput { open, ..RecogniserInput::default() };
    assert_eq!(pays(one(&input, "120", "FPI BIRCH").as_ref()), [(0, "120.00".into())]);
    assert!(is_unclear(one(&input, "121", "FPI BIRCH").as_ref()), "nor is it another sale");
    assert_eq!(one(&input, "120", "CASH"), None);
    assert!(is_several(one(&input, "45", "ASH LTD").as_ref()));
    let whole = one(&input, "150", "BEECH LIMITED");
    assert_eq!(pays(whole.as_ref()), [(1, "120.00".into()), (2, "30.00".into())]);
}

#[test]
fn what_was_entered_by_hand_is_recognised_by_amount_and_day() {
    let entered = vec![
        entered(1, 1, "Birch", 3, "120"),
        entered(2, 1, "Birch", 9, "120"),
        entered(3, 2, "Beech", 9, "60"),
        entered(4, 3, "Ash", 12, "60"),
        entered(5, 3, "Ash", 25, "10"),
    ];
    let input = RecogniserInput {
        entered,
        open: vec![open("INV-0001", 1, "Birch", "60"), open("INV-0002", 2, "Beech", "60")],
        ..RecogniserInput::default()
    };
    assert_eq!(one(&input, "120", "4711"), Some(Recognised::Entered(1)));
    assert!(is_several(one(&input, "60", "4711").as_ref()));
    assert_eq!(one(&input, "60", "ASH"), Some(Recognised::Entered(3)));
    assert_eq!(one(&input, "10", "ASH"), None, "too many days");
    assert_eq!(one(&input, "-120", "4711"), None);
    // It is there already for the invoice that is named, or it is another's.
    assert_eq!(one(&input, "60", "INV-0002"), Some(Recognised::Entered(2)));
    assert_eq!(pays(one(&input, "60", "INV-0001").as_ref()), [(0, "60.00".into())]);
    let both = all(&input, &[("120", "4711"), ("120", "4711")]);
    assert_eq!(both, [Some(Recognised::Entered(1)), Some(Recognised::Entered(0))]);
}

#[test]
fn the_other_half_of_a_transfer_waits_or_is_in_the_books() {
    let [second, third] = [2, 3].map(|number| id(number, BankAccountId::new));
    let own = half(900, 1, 10, "-500");
    let input =
        RecogniserInput { halves: vec![own, half(1, 2, 12, "500")], ..RecogniserInput::default() };
    let waits = id(1, BankTransactionId::new);
    let transfer = |other, half| Some(Recognised::Transfer { other, half });
    assert_eq!(one(&input, "-500", "TFR"), transfer(second, Some(waits)));
    let told = |text, sure: &[u128]| {
        let row = StatementLineInput { half: own, description: text, reference: None };
        found(&input, &[row], sure).pop().flatten()
    };
    for sure in [900, 1] {
        assert!(is_unclear(told("RENT", &[sure]).as_ref()), "one of both says another thing");
        assert_eq!(told("TFR", &[sure]), transfer(second, Some(waits)));
    }
    let halves = vec![own, half(1, 2, 12, "500"), half(2, 3, 12, "500")];
    assert!(is_several(
        one(&RecogniserInput { halves, ..RecogniserInput::default() }, "-500", "TFR").as_ref()
    ));
    let halves = vec![own, half(901, 1, 11, "-500"), half(1, 2, 12, "500")];
    assert!(is_several(
        one(&RecogniserInput { halves, ..RecogniserInput::default() }, "-500", "TFR").as_ref()
    ));
    // Nor where there are two on either side.
    let halves = vec![own, half(901, 1, 11, "-500"), half(1, 2, 12, "500"), half(2, 2, 9, "500")];
    assert!(is_several(
        one(&RecogniserInput { halves, ..RecogniserInput::default() }, "-500", "TFR").as_ref()
    ));
    let far = vec![own, half(1, 2, 20, "500"), half(2, 1, 11, "500")];
    assert_eq!(
        one(&RecogniserInput { halves: far, ..RecogniserInput::default() }, "-500", "TFR"),
        None
    );
    let awaited = vec![ExpectedTransfer {
        bank: id(1, BankAccountId::new),
        other: third,
        date: day(8),
        amount: money("-500"),
    }];
    let input = RecogniserInput {
        awaited: awaited.clone(),
        halves: vec![own],
        ..RecogniserInput::default()
    };
    assert_eq!(one(&input, "-500", "4711"), transfer(third, None));
    let rent = StatementLineInput { half: own, description: "RENT", reference: None };
    assert!(is_unclear(found(&input, &[rent], &[900])[0].as_ref()));
    let halves = vec![own, half(901, 1, 9, "-500")];
    assert!(is_several(
        one(&RecogniserInput { awaited, halves, ..RecogniserInput::default() }, "-500", "1")
            .as_ref()
    ));
}

#[test]
fn an_amount_alone_is_nothing_against_a_text_that_says_another_thing() {
    let input = RecogniserInput {
        entered: vec![entered(1, 1, "Jane ONeill", 9, "99.99")],
        contacts: vec![ContactName {
            id: id(2, ContactId::new),
            name: "Beacon Events".to_owned(),
            is_archived: false,
        }],
        ..RecogniserInput::default()
    };
    let beacon = one(&input, "99.99", "FPI BEACON EVENTS");
    assert!(is_unclear(beacon.as_ref()), "{beacon:?}");
    assert!(format!("{beacon:?}").contains("Jane ONeill"));
    assert_eq!(one(&input, "99.99", "COUNTER CREDIT"), Some(Recognised::Entered(0)));
    let interest = StatementLineInput {
        half: half(900, 1, 10, "99.99"),
        description: "INTEREST GROSS",
        reference: None,
    };
    assert!(is_unclear(found(&input, &[interest], &[900])[0].as_ref()));
    let both = all(&input, &[("99.99", "COUNTER CREDIT"), ("99.99", "J ONEILL JANE ONEILL")]);
    assert_eq!(both, [None, Some(Recognised::Entered(0))], "who is named comes first");
}

#[test]
fn a_row_that_names_a_document_is_served_before_one_that_only_sums_to_it() {
    let open = vec![open("INV-0001", 1, "Birch", "120"), open("INV-0002", 1, "Birch", "30")];
    let input = RecogniserInput { open, ..RecogniserInput::default() };
    let found = all(&input, &[("150", "BIRCH"), ("30", "INV-0002")]);
    assert!(is_unclear(found[0].as_ref()), "{found:?}");
    assert_eq!(pays(found[1].as_ref()), [(1, "30.00".into())]);
    let mut late = input.open.clone();
    late[0].date = day(16);
    let input = RecogniserInput { open: late, ..RecogniserInput::default() };
    assert!(is_unclear(one(&input, "120", "BIRCH").as_ref()), "it was not written yet");
    assert!(is_unclear(one(&input, "120", "INV-0001").as_ref()));
    assert_eq!(pays(one(&input, "30", "BIRCH").as_ref()), [(1, "30.00".into())]);
}

#[test]
fn several_documents_that_are_named_are_all_meant_where_their_letters_are_said_once() {
    let open =
        vec![open("INV-0005", 1, "Alder Ltd", "400"), open("INV-0006", 1, "Alder Ltd", "500")];
    let input = RecogniserInput { open, ..RecogniserInput::default() };
    let both = [(0, "400.00".to_owned()), (1, "500.00".to_owned())];
    for text in ["ALDER LTD INV 0005 0006", "INV-0005/0006", "INV 5 AND 6", "INV0005 INV0006"] {
        assert_eq!(pays(one(&input, "900", text).as_ref()), both, "{text}");
    }
    assert!(is_several(one(&input, "400", "ALDER LTD INV 0005 0006").as_ref()));
    // One of them has nothing due any more: it is not for the other alone.
    let closed = vec![SettledDocument {
        number: "INV-0006".to_owned(),
        contact: id(1, ContactId::new),
        contact_name: "Alder Ltd".to_owned(),
    }];
    let input =
        RecogniserInput { open: input.open[..1].to_vec(), closed, ..RecogniserInput::default() };
    assert!(is_unclear(one(&input, "900", "ALDER LTD INV 0005 0006").as_ref()));
    assert_eq!(pays(one(&input, "400", "ALDER LTD INV 0005 0006").as_ref()), both[..1]);
}

#[test]
fn another_amount_than_is_due_is_not_settled_while_a_payment_of_that_contact_has_no_row() {
    // A payment of 188.10 was keyed as 181.10.
    let open = vec![open("B-91", 1, "Oakwood Merchants", "-7")];
    let keyed = entered(1, 1, "Oakwood Merchants", 9, "-181.10");
    let input = RecogniserInput {
        open: open.clone(),
        entered: vec![keyed.clone()],
        ..RecogniserInput::default()
    };
    let found = one(&input, "-188.10", "OAKWOOD MERCHANTS B-91");
    assert!(is_unclear(found.as_ref()), "{found:?}");
    assert!(format!("{found:?}").contains("181.10 of 2026-03-09 (Oakwood Merchants)"), "{found:?}");
    assert_eq!(pays(one(&input, "-7", "OAKWOOD MERCHANTS B-91").as_ref()), [(0, "7.00".into())]);
    for other in [
        entered(1, 2, "Elm", 9, "-181.10"),
        entered(1, 1, "Oakwood Merchants", 25, "-181.10"),
        entered(1, 1, "Oakwood Merchants", 9, "181.10"),
    ] {
        let input = RecogniserInput {
            open: open.clone(),
            entered: vec![other],
            ..RecogniserInput::default()
        };
        let found = one(&input, "-188.10", "OAKWOOD MERCHANTS B-91");
        assert_eq!(pays(found.as_ref()), [(0, "7.00".into())]);
    }
}

#[test]
fn a_deposit_of_receipts_that_are_in_the_books_is_no_further_income() {
    let receipts = |days: [u32; 3]| RecogniserInput {
        entered: vec![
            entered(1, 1, "Birch", days[0], "300"),
            entered(2, 2, "Beech", days[1], "450"),
            entered(3, 3, "Ash", days[2], "20"),
        ],
        ..RecogniserInput::default()
    };
    let input = receipts([8, 9, 9]);
    for amount in ["750", "770", "320"] {
        assert!(is_unclear(one(&input, amount, "100021 LEWES").as_ref()), "{amount}");
    }
    let found = format!("{:?}", one(&input, "750", "100021 LEWES"));
    assert!(
        found.contains("450.00 of 2026-03-09 (Beech), 300.00 of 2026-03-08 (Birch)"),
        "{found}"
    );
    for (amount, text) in [("751", "100021 LEWES"), ("-750", "100021 LEWES"), ("750", "BEECH")] {
        assert_eq!(one(&input, amount, text), None, "{amount} {text}");
    }
    assert_eq!(one(&receipts([25, 9, 9]), "750", "100021 LEWES"), None, "too many days");
}

#[test]
fn a_row_of_a_day_that_the_opening_balance_has_is_nothing_to_post() {
    let bank = |opened| OwnBankAccount {
        id: id(1, BankAccountId::new),
        name: "Main".to_owned(),
        number: None,
        opened,
    };
    let open = vec![open("INV-0001", 1, "Birch Ltd", "120")];
    let of = |opened| RecogniserInput {
        open: open.clone(),
        banks: vec![bank(opened)],
        ..RecogniserInput::default()
    };
    assert!(is_unclear(one(&of(Some(day(10))), "120", "INV-0001").as_ref()));
    for later in [Some(day(9)), None] {
        assert_eq!(pays(one(&of(later), "120", "INV-0001").as_ref()), [(0, "120.00".into())]);
    }
}
