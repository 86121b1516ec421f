//! Which column is the amount, and which gives it its sign, where others beside it may.

use super::reading::{amounts, lines, run, run_books};

#[test]
fn an_amount_that_was_guessed_is_refused_where_another_differs() {
    for (header, other) in [
        ("Net Amount,VAT Amount,Gross Amount", "Gross Amount"),
        ("Net Amount,Tax,Total Amount", "Total Amount"),
        ("Transaction Amount,Fee,Billing Amount", "Billing Amount"),
        ("Transaction Amount,Tip,Settlement Amount", "Settlement Amount"),
    ] {
        let taken = header.split(',').next().unwrap();
        let file = |gross: &str| {
            lines(&[
                &format!("Date,Description,{header}"),
                "2026-03-01,a,-10.00,0.00,-10.00",
                &format!("2026-03-02,b,20.00,4.00,{gross}"),
            ])
        };
        let refused = run(&file("24.00"), &[]).refused(3).to_owned();
        assert!(refused.contains("which are the amounts?"), "{refused}");
        for name in [taken, other] {
            assert!(refused.contains(&format!("--map 'bank:amount={name},sign='")), "{refused}");
        }
        let stated = run(&file("24.00"), &["--map", &format!("bank:amount={other}")]);
        assert_eq!(amounts(&stated), ["-10.00", "24.00"], "{stated:?}");
        for same in ["20.00", ""] {
            let ran = run(&file(same), &[]);
            if header.contains("Fee") {
                assert!(ran.refused(3).contains("is Fee in the amounts already?"), "{ran:?}");
                continue;
            }
            assert_eq!(amounts(&ran), ["-10.00", "20.00"], "{header}: {ran:?}");
        }
    }
}

/// Two rows, what stands behind their description.
fn two(header: &str, rows: [&str; 2]) -> String {
    let [one, other] = rows.map(|row| format!("2026-03-01,a,{row}"));
    lines(&[&format!("Date,Description,{header}"), &one, &other])
}

#[test]
fn an_amount_of_that_name_is_taken_with_a_word_of_others_that_differ() {
    let text = two("Gross Amount,Amount", ["-12.00,-10.00", "20.00,20.00"]);
    let ran = run(&text, &[]);
    assert_eq!(amounts(&ran), ["-10.00", "20.00"], "{ran:?}");
    assert!(ran.stderr.contains("Amount is read as the amount, and "), "{ran:?}");
    let stated = run(&text, &["--map", "bank:amount=Amount"]);
    assert!(!stated.stderr.contains("is read as the amount"), "{stated:?}");
    for (header, rows) in [
        ("Amount,Total", ["-10.00,90.00", "20.00,110.00"]),
        ("Amount,Total", ["-10.00,70.00", "20.00,80.00"]),
        ("Amount,Total", ["-10.00,-10.00", "20.00,20.00"]),
        ("Amount,Total", ["-10.00,\"1,990.00\"", "20.00,\"2,010.00\""]),
        ("Amount,Value", ["-10.00,20260301", "20.00,20260302"]),
        ("Amount,Local amount", ["-10.00,-12.00", "20.00,24.00"]),
    ] {
        let ran = run(&two(header, rows), &[]);
        assert_eq!(amounts(&ran), ["-10.00", "20.00"], "{ran:?}");
    }
    for (header, rows) in [
        ("Amount,Fee,Balance", ["-10.00,0.00,90.00", "20.00,1.00,109.00"]),
        ("Amount,Total fees", ["-10.00,1.00", "20.00,0.00"]),
    ] {
        let ran = run(&two(header, rows), &[]);
        assert!(ran.refused(3).contains("in the amounts already?"), "{ran:?}");
    }
}

#[test]
fn an_amount_beside_a_total_that_nothing_explains_or_a_tax_does_is_asked_about() {
    let taxed = two("Amount,VAT,Total Amount", ["-10.00,-2.00,-12.00", "20.00,4.00,24.00"]);
    assert!(run(&taxed, &[]).refused(3).contains("which are the amounts?"));
    let ran = run(&two("Amount,Total", ["-10.00,-12.00", "20.00,24.00"]), &[]);
    assert!(ran.refused(3).contains("which are the amounts?"), "{ran:?}");
    for (column, amounts_of) in [("Amount", ["-10.00", "20.00"]), ("Total", ["-12.00", "24.00"])] {
        let map = format!("bank:amount={column},sign=");
        let ran = run(&two("Amount,Total", ["-10.00,-12.00", "20.00,24.00"]), &["--map", &map]);
        assert_eq!(amounts(&ran), amounts_of, "{ran:?}");
    }
}

#[test]
fn an_amount_beside_one_that_says_its_currency_is_asked_about() {
    for other in [
        "Amount GBP",
        "Amount (GBP)",
        "Amount in EUR",
        "Value USD",
        "GBP",
        "£",
        "Sterling",
        "GBP equivalent",
        "In GBP",
        "Paid GBP",
    ] {
        let header = format!("Amount,{other}");
        let rows = ["-10.00,-8.00", "20.00,16.00"];
        let refused = run(&two(&header, rows), &[]).refused(3).to_owned();
        assert!(refused.contains("which are the amounts?"), "{refused}");
        assert!(refused.contains(&format!("bank:amount={other},sign=")), "{refused}");
        let stated = run(&two(&header, rows), &["--map", &format!("bank:amount={other}")]);
        assert_eq!(amounts(&stated), ["-8.00", "16.00"], "{stated:?}");
        let same = run(&two(&header, ["-10.00,-10.00", "20.00,20.00"]), &[]);
        assert_eq!(amounts(&same), ["-10.00", "20.00"], "{same:?}");
    }
    let fee = two("Amount,Original amount EUR", ["-10.00,-8.00", "20.00,16.00"]);
    assert_eq!(amounts(&run(&fee, &[])), ["-10.00", "20.00"], "what was paid abroad");
    for header in ["Amount,EUR rate", "Amount (GBP),EUR", "Amount,Eur"] {
        let file = two(header, ["-10.00,-8.00", "20.00,16.00"]);
        assert_eq!(amounts(&run(&file, &[])), ["-10.00", "20.00"], "{header}");
    }
}

#[test]
fn an_amount_of_nothing_beside_money_in_alone_is_asked_about() {
    for (other, map) in [
        ("Paid in", "in=Paid in,out=Amount"),
        ("Deposits", "in=Deposits,out=Amount"),
        ("Withdrawal", "in=Amount,out=Withdrawal"),
    ] {
        let header = format!("Amount,{other}");
        let rows = ["12.50,", "0.00,30.00"];
        let refused = run(&two(&header, rows), &[]).refused(3).to_owned();
        assert!(refused.contains("which"), "{refused}");
        let stated =
            amounts(&run(&two(&header, rows), &["--map", &format!("bank:{map}")])).join(" ");
        assert!(["-12.50 30.00", "12.50 -30.00"].contains(&&*stated), "{stated}");
        for rows in [["-12.50,", "30.00,30.00"], ["-12.50,0.00", "0.00,0.00"]] {
            assert_eq!(run(&two(&header, rows), &[]).code, Some(1), "{rows:?}");
        }
    }
}

#[test]
fn debit_or_credit_behind_a_balance_is_of_the_amounts_only_where_the_balance_shows_it() {
    let proved = [
        (["100.00,900.00,DR", "250.00,1150.00,CR"], ["-100.00", "250.00"]),
        (["250.00,1150.00,CR", "100.00,900.00,DR"], ["250.00", "-100.00"]),
        (["100.00,\"1,900.00\",DR", "250.00,\"2,150.00\",CR"], ["-100.00", "250.00"]),
    ];
    for (rows, expected) in proved {
        let ran = run(&two("Amount,Balance,DR/CR", rows), &[]);
        assert_eq!(amounts(&ran), expected, "{ran:?}");
    }
    for rows in [
        ["100.00,900.00,CR", "250.00,650.00,CR"],
        ["100.00,50.00,CR", "250.00,200.00,DR"],
        ["100.00,,DR", "250.00,,CR"],
    ] {
        let ran = run(&two("Amount,Balance,DR/CR", rows), &[]);
        let refused = ran.refused(3);
        assert!(refused.contains("DR/CR may be of the amounts or of Balance"), "{refused}");
        let right = run(&two("Amount,Balance,DR/CR", rows), &["--map", "bank:sign="]);
        assert_eq!(amounts(&right), ["100.00", "250.00"], "{right:?}");
        let stated = run(&two("Amount,Balance,DR/CR", rows), &["--map", "bank:sign=DR/CR"]);
        assert_eq!(stated.code, Some(1), "{stated:?}");
    }
    let other = ["100.00,DR,900.00,CR", "250.00,CR,1150.00,CR"];
    let ran = run(&two("Amount,Type,Balance,DR/CR", other), &[]);
    assert_eq!(amounts(&ran), ["-100.00", "250.00"], "another column says it: {ran:?}");
    // Beside amounts that have signs it may say the same, or be of the balance.
    for rows in [
        ["-100.00,900.00,DR", "250.00,1150.00,CR"],
        ["-100.00,900.00,CR", "250.00,1150.00,CR"],
        ["-100.00,50.00,CR", "-250.00,200.00,DR"],
    ] {
        let ran = run(&two("Amount,Balance,DR/CR", rows), &[]);
        let expected = rows.map(|row| row.split(',').next().unwrap());
        assert_eq!(amounts(&ran), expected, "{ran:?}");
        assert!(!ran.stderr.contains("DR/CR"), "{ran:?}");
    }
}

#[test]
fn debit_or_credit_in_the_cells_of_all_amounts_is_their_sign() {
    let of = |cells: &[&str]| -> String {
        let rows = cells.iter().map(|cell| format!("2026-03-01,a,{cell}\n"));
        format!("Date,Description,Amount\n{}", rows.collect::<String>())
    };
    for cells in [
        ["12.50 CR", "3.00 DR"],
        ["12.50CR", "3.00dr"],
        ["CR 12.50", "DR3.00"],
        ["£12.50 Cr", "£3.00 Debit"],
        ["12.50 H", "3.00 S"],
    ] {
        let ran = run(&of(&cells), &[]);
        assert_eq!(amounts(&ran), ["12.50", "-3.00"], "{ran:?}");
        assert!(ran.stderr.contains("a debit is money out, a credit money in"), "{ran:?}");
        let turned = run(&of(&cells), &["--map", "bank:turned_amount=Amount"]);
        assert_eq!(amounts(&turned), ["-12.50", "3.00"], "{turned:?}");
        assert_eq!(amounts(&run_books(&of(&cells))), ["-12.50", "3.00"], "a debit of books");
    }
    let credits = run(&of(&["12.50 CR", "0.00"]), &[]);
    assert_eq!(amounts(&credits), ["12.50"], "{credits:?}");
    assert!(!credits.stderr.contains("no amount is negative"), "{credits:?}");
    // Where one word alone is used, what has none is its opposite, and that is said.
    let ran = run(&of(&["12.50", "3.00 CR"]), &[]);
    assert_eq!(amounts(&ran), ["-12.50", "3.00"], "{ran:?}");
    assert!(
        ran.stderr.contains("amounts of Amount without debit or credit are money out"),
        "{ran:?}"
    );
    // A minus beside debit says the same twice.
    for cells in [["-12.50 DR", "3.00 CR"], ["-12.50", "3.00 CR"]] {
        assert_eq!(amounts(&run(&of(&cells), &[])), ["-12.50", "3.00"], "{cells:?}");
    }
    for cell in ["(12.50) CR", "DR 12.50 CR", "12.50 XX"] {
        assert!(run(&of(&[cell]), &[]).refused(3).contains("is not a number"), "{cell}");
    }
}
