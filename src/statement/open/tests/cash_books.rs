//! Books that are kept by hand, with columns of what rows were for, and codes of accounts.

use super::answers::answered;
use super::{is_asked, is_refused, rows, rows_of};
use crate::stated::FileSide;

#[test]
fn of_a_total_beside_the_columns_that_it_is_the_sum_of_the_total_is_the_amount() {
    for total in ["Total", "Bank"] {
        let text = format!(
            "Date,Details,{total},Sales,Rent,Wages,VAT\n12/03/2026,Acme,120.00,100.00,,,20.00\n\
             13/03/2026,Landlord,-500.00,,-500.00,,\n14/03/2026,Staff,-300.00,,,-300.00,\n\
             15/03/2026,Beta,60.00,50.00,,,10.00\n"
        );
        for side in [FileSide::Book, FileSide::Unknown] {
            let read = rows_of(&text, side, None);
            assert!(read.len() == 4 && read[0].contains(" 120.00 "), "{read:?}");
        }
    }
}

#[test]
fn a_net_amount_that_is_missing_is_refused_or_asked_about_with_the_right_rows() {
    let signed = "Date,Description,Gross,Fee,Net\n12/03/2026,Acme,100.00,-2.00,98.00\n\
                  13/03/2026,Beta,50.00,-1.00,\n14/03/2026,Cid,-25.00,0.00,-25.00\n15/03/2026,Dan,31.00,-1.00,30.00\n";
    assert!(is_refused(&rows(signed), "line 3"), "{:?}", rows(signed));
    let plain = "Date,Description,Gross,Fee,Net\n12/03/2026,Acme,100.00,2.00,98.00\n\
                 13/03/2026,Beta,50.00,0.00,\n14/03/2026,Cid,25.00,0.00,\n15/03/2026,Dan,31.00,1.00,30.00\n";
    assert!(is_asked(&rows(plain)), "{:?}", rows(plain));
    let is_right = |read: &Vec<String>| read[0].contains(" 98.00 ") && read[1].contains(" 50.00 ");
    assert!(answered(plain).iter().any(is_right), "{:?}", answered(plain));
}

#[test]
fn two_lists_of_one_header_side_by_side_are_read_by_their_headings_alone() {
    let list = "Date,Details,Amount,,Date,Details,Amount\n12/03/2026,Acme,100.00,,13/03/2026,Shop,12.00\n\
                14/03/2026,Beta,50.00,,15/03/2026,Rent,300.00\n";
    assert!(is_refused(&rows(list), "side by side"), "{:?}", rows(list));
    let read = rows(&format!("Receipts,,,,Payments,,\n{list}"));
    assert_eq!(read.len(), 4, "{read:?}");
    assert!(read[0].contains(" 100.00 ") && read[1].contains(" -12.00 "), "{read:?}");
}

#[test]
fn codes_of_one_group_of_a_chart_may_be_two_banks_and_are_never_added() {
    let text = |[one, other]: [&str; 2]| {
        format!(
            "Date,Account,Description,Amount\n12/03/2026,{one},Acme,120.00\n13/03/2026,{other},Rent,-500.00\n\
             14/03/2026,{one},Staff,-300.00\n15/03/2026,{other},Beta,60.00\n"
        )
    };
    assert!(is_asked(&rows_of(&text(["1200", "1210"]), FileSide::Book, None)));
    assert_eq!(rows_of(&text(["1200", "1210"]), FileSide::Book, Some("1210")).len(), 2);
    assert_eq!(rows_of(&text(["1200", "1210"]), FileSide::Book, Some("all")).len(), 4);
    // What the rows of one account were for.
    for of_one in [["4000", "7100"], ["61100", "62100"], ["512100", "601200"]] {
        assert_eq!(rows_of(&text(of_one), FileSide::Book, None).len(), 4, "{of_one:?}");
    }
    for of_two in [["512100", "512200"], ["10100", "10200"], ["1930", "1940"]] {
        for name in ["Account", "N/C", "GL code", "Grootboekrekening"] {
            let text = text(of_two).replace("Account", name);
            assert!(is_asked(&rows_of(&text, FileSide::Book, None)), "{name} {of_two:?}");
        }
    }
}

#[test]
fn rows_of_several_accounts_at_banks_are_never_added_in_books() {
    let list = |header: &str, accounts: [&str; 3]| {
        let rows = ["13/03/2026,ACME,1250.00", "14/03/2026,GAS,-9.85", "16/03/2026,RENT,-600.00"];
        let lines = rows.iter().zip(accounts).map(|(row, account)| format!("{row},{account}\n"));
        format!("Date,Description,Amount,{header}\n{}", lines.collect::<String>())
    };
    for (header, accounts) in [
        ("Bank account", ["Monzo", "Starling", "Monzo"]),
        ("Bank", ["Monzo", "Starling", "Monzo"]),
        ("Paid from", ["Monzo", "Starling", "Monzo"]),
        ("Bankkonto", ["Sparkasse", "Volksbank", "Sparkasse"]),
        ("Betaald van", ["ING", "Rabobank", "ING"]),
        ("Payé par", ["Banque BNP", "Banque CIC", "Banque BNP"]),
        ("Account", ["Barclays", "Savings", "Sales"]),
        ("Account", ["Sales", "Bank holiday pay", "Rent"]),
    ] {
        let read = rows_of(&list(header, accounts), FileSide::Book, None);
        assert!(is_asked(&read), "{header} {accounts:?}: {read:?}");
    }
    let read = rows_of(&list("Account", ["Sales", "Power", "Rent"]), FileSide::Book, None);
    assert_eq!(read.len(), 3, "what the rows were for: {read:?}");
    let own =
        list("Account,Split account", ["Checking,Sales", "Checking,Savings", "Checking,Rent"]);
    assert_eq!(rows_of(&own, FileSide::Book, None).len(), 3);
}

#[test]
fn a_word_of_banks_makes_no_account_the_one_of_a_journal_where_another_is_in_its_entries() {
    let journal = |bank: &str, other: &str| {
        format!(
            "Journal,Date,Account,Description,Debit,Credit\n1,13/03/2026,{bank},ACME,1250.00,\n\
             1,13/03/2026,Sales,ACME,,1250.00\n2,14/03/2026,Power,GAS,187.43,\n2,14/03/2026,{bank},GAS,,187.43\n\
             3,16/03/2026,{other},ANN,87.43,\n3,16/03/2026,{bank},ANN,,87.43\n"
        )
    };
    for other in ["Bank Revaluations", "Bank Deposit", "Bank Overdraft", "Bank holiday pay"] {
        let read = rows_of(&journal("Barclays", other), FileSide::Book, None);
        assert!(is_asked(&read), "{other}: {read:?}");
    }
    let read = rows_of(&journal("Bank", "Wages"), FileSide::Book, None);
    assert_eq!(read.len(), 3, "{read:?}");
}

#[test]
fn the_bank_of_who_was_paid_says_nothing_of_whose_a_row_is() {
    let list = |header: &str| {
        format!(
            "Date,Payee,{header},Reference,Amount\n13/03/2026,EDF,Barclays,REF 1,-88.20\n\
             14/03/2026,Brown,Metro Bank,REF 2,-45.00\n15/03/2026,Lacey,Lloyds,REF 3,300.00\n\
             18/03/2026,Hill,Barclays,REF 4,-650.00\n20/03/2026,Rose,Lloyds,REF 5,-12.00\n\
             22/03/2026,Ross,Metro Bank,REF 6,-20.00\n"
        )
    };
    for header in ["Beneficiary bank", "Payee bank"] {
        assert_eq!(rows(&list(header)).len(), 6, "{:?}", rows(&list(header)));
    }
    let read = rows(&list("Bank"));
    assert!(
        is_asked(&read) || read.len() == 6,
        "one of several banks is not taken alone: {read:?}"
    );
}

#[test]
fn how_something_was_paid_is_no_account() {
    let text = "Datum;Omschrijving;Betaald met;Bedrag\n02-03-2026;ZIGGO;Incasso;-88,08\n\
                05-03-2026;BAKKER BOUW;Overschrijving;1357,96\n07-03-2026;VATTENFALL;Incasso;-35,25\n\
                13-03-2026;ALBERT HEIJN;Pin;-12,10\n14-03-2026;GAMMA;Pin;-40,00\n19-03-2026;HUUR;Overschrijving;-650,00\n";
    assert_eq!(
        rows_of(text, FileSide::Book, None).len(),
        6,
        "{:?}",
        rows_of(text, FileSide::Book, None)
    );
}

#[test]
fn accounts_that_something_was_paid_from_are_no_ways_to_pay() {
    let text = "Date,Supplier,Paid from,Amount\n13/03/2026,Viking,Bank,-41.20\n14/03/2026,Adobe,Credit card,-19.99\n\
                15/03/2026,Zoom,PayPal,-12.99\n16/03/2026,BT,Bank,-55.15\n17/03/2026,Esso,Credit card,-60.00\n18/03/2026,Ikea,PayPal,-99.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}
