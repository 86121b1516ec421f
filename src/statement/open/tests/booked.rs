//! Which rows were booked, of which unit their amounts are, and whose debit is money in.

use super::{is_asked, is_refused, rows, rows_of};
use crate::stated::FileSide;

fn two_days(posted: [&str; 4], balances: [&str; 4]) -> Vec<String> {
    let row = |at: usize, day: &str, amount: &str| {
        format!("{day},{},Shop {at},{amount},{}\n", posted[at], balances[at])
    };
    rows(&format!(
        "Transaction Date,Posted Date,Description,Amount,Balance\n{}{}{}{}",
        row(0, "2026-03-20", "-4.00"),
        row(1, "2026-03-15", "-3.00"),
        row(2, "2026-03-10", "-2.50"),
        row(3, "2026-03-05", "-1.00"),
    ))
}

#[test]
fn the_newest_rows_without_a_day_of_booking_are_pending() {
    let read = two_days(["", "2026-03-16", "2026-03-11", "2026-03-06"], ["", "", "", ""]);
    assert_eq!(read.len(), 3, "{read:?}");
    assert!(read[0].starts_with("2026-03-16 -3.00"), "{read:?}");
}

#[test]
fn a_day_of_booking_that_is_missing_elsewhere_or_beside_a_balance_is_only_missing() {
    let read = two_days(["2026-03-21", "", "2026-03-11", "2026-03-06"], ["", "", "", ""]);
    assert!(read.len() == 4 && read[1].starts_with("2026-03-15 -3.00"), "{read:?}");
    let balances = ["90.00", "94.00", "97.00", "99.50"];
    let read = two_days(["", "2026-03-16", "2026-03-11", "2026-03-06"], balances);
    assert_eq!(read.len(), 4, "{read:?}");
}

#[test]
fn a_text_of_something_pending_is_left_out_where_the_balance_of_others_is_missing() {
    let text = |balance: &str| {
        format!(
            "Date,Description,Amount,Balance\n2026-03-16,CARD UBER (PENDING),-4.00,{balance}\n\
             2026-03-12,Rent,-50.00,50.00\n2026-03-02,Sale,10.00,100.00\n"
        )
    };
    assert_eq!(rows(&text("")).len(), 2);
    assert_eq!(rows(&text("46.00")).len(), 3);
}

#[test]
fn a_column_may_say_that_rows_are_not_booked() {
    let text = |name: &str, cells: [&str; 2]| {
        let [one, other] = cells;
        rows(&format!(
            "Date,Description,Amount,{name}\n2026-03-02,Shop,-3.00,{one}\n\
             2026-03-13,Fuel,-40.00,{other}\n2026-03-14,Rent,-850.00,{one}\n"
        ))
    };
    assert_eq!(text("Pending", ["false", "true"]).len(), 2);
    assert_eq!(text("Posted", ["Yes", "No"]).len(), 2);
    // What the bank has not cleared is in the books all the same.
    assert_eq!(text("Cleared", ["Yes", "No"]).len(), 3);
    assert!(is_refused(&text("Status", ["Authorised", "Authorised"]), "not booked"));
}

#[test]
fn a_file_with_the_legs_of_all_entries_is_of_books_and_transfers_of_two_accounts_are_not() {
    let leg = |account: &str, debit: &str, credit: &str| {
        format!("2026-03-02,{account},Entry,{debit},{credit}\n")
    };
    let head = "Date,Account,Details,Debit,Credit\n";
    let books = format!(
        "{head}{}{}{}{}",
        leg("1200 Bank", "", "50.00"),
        leg("7100 Rent", "50.00", ""),
        leg("1200 Bank", "80.00", ""),
        leg("4000 Sales", "", "80.00"),
    );
    let bank = |text: &str, account: &str| rows_of(text, FileSide::Unknown, Some(account));
    let read = bank(&books, "1200 Bank");
    assert_eq!(read, ["2026-03-02 -50.00 Entry", "2026-03-02 80.00 Entry"]);
    let statement = format!(
        "{head}{}{}{}{}",
        leg("Current", "50.00", ""),
        leg("Savings", "", "50.00"),
        leg("Current", "", "20.00"),
        leg("Savings", "20.00", ""),
    );
    // Debits of two accounts that pay each other may be those of either.
    assert!(is_asked(&bank(&statement, "Current")), "{:?}", bank(&statement, "Current"));
    let read = rows_of(&statement, FileSide::Bank, Some("Current"));
    assert_eq!(read, ["2026-03-02 -50.00 Entry", "2026-03-02 20.00 Entry"]);
}

#[test]
fn amounts_in_pence_are_refused() {
    let text = |name: &str| {
        rows(&format!("Date,Description,{name}\n2026-03-02,Shop,-300\n2026-03-03,Sale,1250\n"))
    };
    for name in ["Amount (pence)", "amount_cents", "amountInCents", "Paid (p)", "Amount (£000)"] {
        assert!(is_refused(&text(name), "whole units"), "{name}: {:?}", text(name));
    }
    for name in ["Amount", "Kwota (PLN)", "Amount GBP", "P"] {
        assert_eq!(text(name).len(), 2, "{name}");
    }
}

#[test]
fn two_tables_side_by_side_are_refused() {
    let text = "Date,Description,Amount,,Date,Description,Amount\n\
        2026-03-02,Shop,-3.00,,2026-03-04,Interest,5.00\n2026-03-03,Sale,7.00,,2026-03-05,Out,-4.00\n";
    assert!(is_refused(&rows(text), "side by side"), "{:?}", rows(text));
}

#[test]
fn days_that_a_spreadsheet_may_have_swapped_are_refused() {
    let text = |days: [&str; 4]| {
        let lines: String = days.iter().map(|day| format!("{day},Shop,-3.00\n")).collect();
        rows(&format!("Date,Description,Amount\n{lines}"))
    };
    let swapped = text(["2026-02-01", "2026-03-01", "13/01/2026", "14/01/2026"]);
    assert!(is_refused(&swapped, "swapped"), "{swapped:?}");
    assert_eq!(text(["2026-01-02", "2026-01-20", "2026-01-21", "14/01/2026"]).len(), 4);
}

#[test]
fn an_account_that_is_named_once_above_empty_cells_is_refused() {
    let text = "Date,Account,Description,Amount\n2026-03-02,Current,Shop,-3.00\n\
        2026-03-03,,Sale,7.00\n2026-03-04,Savings,Interest,1.00\n2026-03-05,,Moved,-2.00\n";
    assert!(is_refused(&rows(text), "empty below"), "{:?}", rows(text));
}

#[test]
fn lists_of_two_kinds_in_a_qif_file_are_two_accounts() {
    let list = |kind: &str, day: &str| format!("!Type:{kind}\nD{day}/01/2026\nT-5.00\nPShop\n^\n");
    assert!(is_asked(&rows(&format!("{}{}", list("Bank", "20"), list("CCard", "21")))));
    assert_eq!(rows(&format!("{}{}", list("Bank", "20"), list("Bank", "21"))).len(), 2);
}

/// Three rows and a further column; something else of the second row.
fn flagged(name: &str, cells: [&str; 2]) -> Vec<String> {
    let [one, other] = cells;
    rows(&format!(
        "Date,Description,Amount,{name}\n02/03/2026,Shop,-3.00,{one}\n13/03/2026,Fuel,-40.00,{other}\n\
         14/03/2026,Rent,-850.00,{one}\n"
    ))
}

#[test]
fn rows_that_a_column_says_were_taken_back_are_left_out() {
    for (name, cells) in [
        ("Cancelled on", ["", "15/03/2026"]),
        ("Date cancelled", ["", "15/03/2026"]),
        ("Annulé le", ["", "15/03/2026"]),
        ("deleted_at", ["NULL", "2026-03-15T10:00:00Z"]),
        ("Cancelled", ["n/a", "Y"]),
        ("Cancelled", ["never", "15/03/2026"]),
        ("Cancelled date", ["00/00/0000", "15/03/2026"]),
        ("Void?", ["", "✓"]),
        ("Void", ["☐", "☑"]),
        ("Deleted", ["Not deleted", "Deleted"]),
        ("isVoid", ["Non-void", "Void"]),
        ("Voided by", ["", "Ann"]),
        ("Failed", ["false", "true"]),
        ("Bounced", ["", "Yes"]),
        ("Storno", ["", "X"]),
        ("Ignore", ["No", "Yes"]),
        ("Active", ["Yes", "No"]),
        ("Valid", ["Y", "N"]),
        ("Gebucht", ["ja", "nein"]),
    ] {
        assert_eq!(flagged(name, cells).len(), 2, "{name} {cells:?} {:?}", flagged(name, cells));
    }
    assert_eq!(flagged("Active", ["Yes", "Yes"]).len(), 3);
    assert_eq!(flagged("Cancellation note", ["", "1.00"]).len(), 3);
}

#[test]
fn what_such_a_column_says_and_is_not_understood_is_never_passed_over() {
    for (name, cells) in [
        ("Cancelled", ["pending review", "Y"]),
        ("Void", ["Y", "Y"]),
        ("Active", ["TRUE", ""]),
        ("Active", ["A", "C"]),
    ] {
        assert!(is_refused(&flagged(name, cells), name), "{name} {cells:?}");
    }
}

#[test]
fn states_that_are_not_known_are_said_and_those_of_more_languages_are_known() {
    assert_eq!(flagged("Tila", ["Kirjattu", "Peruttu"]).len(), 2);
    assert_eq!(flagged("Durum", ["Tamamlandı", "İptal"]).len(), 2);
    assert_eq!(flagged("Статус", ["OK", "В обработке"]).len(), 2);
}

#[test]
fn whole_amounts_of_json_may_be_pence_unless_the_file_shows_otherwise() {
    let list = |amounts: [&str; 2], more: &str| {
        let row = |at: usize| {
            format!(
                "{{\"date\": \"2026-03-1{at}\", \"amount\": {}, \"note\": \"x\"{more}}}",
                amounts[at]
            )
        };
        rows(&format!("[{}, {}]", row(0), row(1)))
    };
    assert!(is_refused(&list(["-510", "10000"], ""), "pence"));
    assert_eq!(list(["-5", "10"], "").len(), 2, "nobody writes so few pence");
    assert_eq!(list(["-510", "10000.5"], "").len(), 2);
    assert_eq!(list(["-510", "10000"], ", \"currency\": \"JPY\"").len(), 2);
    assert_eq!(list(["-510", "10000"], ", \"balance\": 1200.55").len(), 2);
}

#[test]
fn a_currency_that_few_rows_say_is_not_taken_for_those_that_say_none() {
    assert!(is_refused(&flagged("Currency", ["", "EUR"]), "line 3"));
    assert_eq!(flagged("Currency", ["EUR", ""]).len(), 3);
    let signed = |amounts: [&str; 3]| {
        let [one, two, three] = amounts;
        rows(&format!(
            "Date,Payee,Amount\n13/01/2026,Tesco,{one}\n14/01/2026,Cafe,{two}\n15/01/2026,Pay,{three}\n"
        ))
    };
    assert!(is_refused(&signed(["-100.00", "-€5.00", "1.00"]), "line 3"));
    assert_eq!(signed(["-€100.00", "-5.00", "1.00"]).len(), 3, "a sign at the first is of all");
}

#[test]
fn a_currency_that_stands_just_where_another_amount_does_is_of_that_one() {
    let text = "Date,Payee,Amount,Spent,Currency\n13/01/2026,Tesco,-100.00,,\n\
        14/01/2026,Cafe,-5.00,-6.10,USD\n15/01/2026,Pay,1.00,,\n";
    assert_eq!(rows(text).len(), 3, "{:?}", rows(text));
}

#[test]
fn a_row_that_a_column_says_was_given_back_is_left_out_as_a_cancelled_one() {
    let text = |name: &str, yes: &str| {
        format!(
            "Date,Description,Amount,{name}\n2026-03-02,Shop,-3.00,false\n\
             2026-03-13,Fuel,-40.00,{yes}\n2026-03-14,Rent,-850.00,false\n"
        )
    };
    for name in ["Reversed", "Returned", "Refunded", "Is Refunded"] {
        assert_eq!(rows(&text(name, "true")).len(), 2, "{name}");
    }
    // A day or an amount tells more: it moved the account at first.
    assert_eq!(rows(&text("Refunded", "40.00").replace("false", "")).len(), 3);
}

#[test]
fn amounts_beside_a_line_that_says_another_unit_are_refused() {
    for line in [
        "All amounts in pence",
        "Beträge in Cent",
        "(amounts in thousands)",
        "£'000",
        "£000s",
        "Cash book £000s",
        "Beträge in TEUR",
        "exprimés en k€",
        "w tys. zł",
        "i tkr",
        "Values in $M",
        "Выписка, тыс. руб.",
        "Amounts in lakhs",
        "v tis. Kč",
        "単位：千円",
        "x € 1.000",
    ] {
        let text = format!(
            "Statement of March\n{line}\nDate,Description,Amount\n2026-03-02,a,-320\n\
             2026-03-13,b,4000\n2026-03-14,c,-850\n"
        );
        assert!(is_refused(&rows(&text), "whole units"), "{line}: {:?}", rows(&text));
    }
    let text =
        "Date,Description,Amount\n2026-03-02,a,-320\n2026-03-13,b,4000\n\nAll amounts in pence\n";
    assert!(is_refused(&rows(text), "whole units"), "{:?}", rows(text));
    let text = "Date,Description,Amount (ct)\n2026-03-02,a,-320\n2026-03-13,b,4000\n";
    assert!(is_refused(&rows(text), "whole units"), "{:?}", rows(text));
    for name in [
        "Amount (£'000)",
        "Amount £000s",
        "Amount (k€)",
        "Amount (thousands)",
        "Amount GBp",
        "Umsatz TEUR",
    ] {
        let text = format!("Date,Description,{name}\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n");
        assert!(is_refused(&rows(&text), "whole units"), "{name}: {:?}", rows(&text));
    }
    let text = "Date,Description,Amount,Currency\n2026-03-02,a,-320,GBX\n2026-03-13,b,4000,GBX\n";
    assert!(is_refused(&rows(text), "whole units"), "{:?}", rows(text));
    let text = "Date,Description,Amount\n,,£000s\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n";
    assert!(is_refused(&rows(text), "whole units"), "{:?}", rows(text));
    // A limit is an amount, and a price in cents none of the rows'.
    for line in
        ["Card limit: 50 TEUR", "Limit 5 k€", "Preis je Buchung in Cent: 15", ":Mrs. Ann Brook"]
    {
        let text =
            format!("{line}\nDate,Description,Amount\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n");
        assert_eq!(rows(&text).len(), 2, "{line} {:?}", rows(&text));
    }
    let text = "Fifty Cent Club\nDate,Description,Amount\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n";
    assert_eq!(rows(text).len(), 2);
}

#[test]
fn a_total_of_an_amount_and_what_was_put_on_it_is_read_and_one_that_nothing_explains_is_asked_about()
 {
    let text = "Date,Description,Subtotal,Round Up,Total\n2026-03-02,Shop,-3.20,-0.80,-4.00\n\
                2026-03-13,Fuel,-40.00,,-40.00\n2026-03-14,Rent,-850.50,-0.50,-851.00\n";
    assert_eq!(rows(text)[0], "2026-03-02 -4.00 Shop");
    let text = "Date,Description,Amount,VAT,Total\n2026-03-02,Shop,-3.20,-0.64,-3.84\n\
                2026-03-13,Fuel,-40.00,-8.00,-48.00\n2026-03-14,Rent,-850.50,0.00,-850.50\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
    assert!(is_asked(&rows(&text.replace(",-0.64,", ",0.64,").replace(",-8.00,", ",8.00,"))));
    let text = "Date,Description,Paid in,Paid out,VAT,Total\n2026-03-02,Shop,,3.20,0.64,-3.84\n\
                2026-03-13,Sale,40.00,,8.00,48.00\n2026-03-14,Rent,,850.50,0.00,-850.50\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
    for (net, tax, gross) in
        [("Net", "VAT", "Gross"), ("Netto", "USt", "Brutto"), ("Amount", "VAT", "Amount inc VAT")]
    {
        let text = format!(
            "Date,Description,{net},{tax},{gross}\n2026-03-02,Shop,-3.20,-0.64,-3.84\n\
             2026-03-13,Fuel,-40.00,-8.00,-48.00\n2026-03-14,Sale,850.50,0.00,850.50\n"
        );
        assert!(is_asked(&rows(&text)), "{net} {:?}", rows(&text));
    }
    // A provider's fee is no tax: what is left is what was paid.
    let text = "Date,Description,Gross,Fee,Net\n2026-03-02,Shop,-3.20,-0.64,-3.84\n\
                2026-03-13,Fuel,-40.00,-8.00,-48.00\n2026-03-14,Sale,850.50,0.00,850.50\n";
    assert_eq!(rows(text)[0], "2026-03-02 -3.84 Shop", "{:?}", rows(text));
    let text = "Date,Description,Amount,Total amount\n2026-03-02,Shop,-3.20,-4.00\n\
                2026-03-13,Fuel,-40.00,-40.00\n2026-03-14,Rent,-850.50,-851.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn income_that_is_negative_while_spending_is_positive_leaves_the_signs_open() {
    let text = |amounts: [&str; 4]| {
        let [one, two, three, four] = amounts;
        format!(
            "Date,Name,Category,Amount\n2026-03-02,Acme,Payroll,{one}\n2026-03-13,Acme,INCOME,{two}\n\
             2026-03-14,Bet,Transfer,{three}\n2026-03-15,Cafe,Food,{four}\n"
        )
    };
    assert!(is_asked(&rows(&text(["-900.00", "-800.00", "-20.00", "12.50"]))));
    assert_eq!(rows(&text(["900.00", "800.00", "-20.00", "-12.50"])).len(), 4);
}

#[test]
fn signs_that_every_word_beside_them_bears_out_are_not_asked_about() {
    let text = "Date,Details,Amount,Way\n2026-03-14,Pay,30.00,Crédit\n2026-03-15,Ann,50.00,Crédit\n\
                2026-03-16,Rent,-60.00,Débit\n";
    assert_eq!(rows(text)[2], "2026-03-16 -60.00 Rent", "{:?}", rows(text));
}

#[test]
fn a_statement_beside_which_accounts_are_suggested_is_still_one() {
    let text = "Date,Details,Debit,Credit,suggested_account_code\n2026-03-14,Shop,30.00,,429\n\
                2026-03-15,Sale,,50.00,200\n";
    assert_eq!(rows_of(text, FileSide::Unknown, None)[0], "2026-03-14 -30.00 Shop");
}

#[test]
fn money_out_of_which_half_has_a_minus_is_refused() {
    let text = |second: &str, balance: &str| {
        rows(&format!(
            "Date,Description,Paid in,Paid out,Balance\n2026-03-14,Shop,,-30.00,{balance}\n\
             2026-03-15,Shop back,,{second},\n2026-03-16,Sale,60.00,,\n"
        ))
    };
    assert!(is_refused(&text("5.00", ""), "line 2"), "{:?}", text("5.00", ""));
    assert_eq!(text("-5.00", "").len(), 3);
}

#[test]
fn a_type_of_account_says_nothing_of_signs() {
    let text = "date,amount,description,suggested_account_type\n2026-03-14,-30.00,Shop,EXPENSE\n\
                2026-03-15,12.50,Shop back,EXPENSE\n2026-03-16,60.00,Sale,INCOME\n\
                2026-03-17,50.00,Sale,INCOME\n2026-03-18,-5.00,Sale back,INCOME\n";
    assert_eq!(rows(text).len(), 5, "{:?}", rows(text));
}

#[test]
fn white_space_around_a_cell_is_none_of_it() {
    let text = "Date,Details,Amount\n20260314\t,Pay\t,30.00\t\n20260315\t,Rent\t,-60.00\t\n";
    assert_eq!(rows(text), ["2026-03-14 30.00 Pay", "2026-03-15 -60.00 Rent"]);
}

#[test]
fn a_state_may_say_before_it_what_it_is_of() {
    let text = "Date,Type,Amount,Status\n2026-03-02,Sent,-54.90,TRANSFER COMPLETE\n\
        2026-03-03,Received,972.00,TRANSFER COMPLETE\n2026-03-05,Sent,-12.40,TRANSFER FAILED\n\
        2026-03-14,Sent,-187.43,PAYMENT SENT\n2026-03-15,Sent,-20.00,TRANSFER_CANCELED\n";
    assert_eq!(rows(text).len(), 3, "{:?}", rows(text));
}

#[test]
fn amounts_in_the_currency_of_the_account_are_those_that_are_named_so_with_it() {
    let text = "Date,Merchant,Amount,Currency,Billing Amount,Billing Currency\n\
        02/03/2026,Bahn,-63.20,EUR,-54.90,GBP\n13/03/2026,Top up,972.00,GBP,972.00,GBP\n\
        15/03/2026,Delta,-15.60,USD,-12.40,GBP\n";
    let read = rows(text);
    assert!(read.len() == 3 && read[0].contains("-54.90"), "{read:?}");
    assert!(!read.iter().any(|row| row.contains("63.20") || row.contains("15.60")), "{read:?}");
}

#[test]
fn a_balance_that_is_not_there_yet_is_of_a_pending_row_however_few_rows_there_are() {
    let read = rows(
        "Fecha;Concepto;Importe;Saldo\n03/02/2026;Mercadona;-40,00;960,00\n\
         14/02/2026;Nomina;1500,00;2460,00\n15/02/2026;Cepsa;-30,00;Pendiente\n",
    );
    assert_eq!(read, ["2026-02-03 -40.00 Mercadona", "2026-02-14 1500.00 Nomina"]);
}

#[test]
fn the_status_of_a_payout_is_not_that_of_the_row() {
    let read = rows(
        "Date,Description,Amount,Payout Status\n2026-02-03,Order 1,100.00,paid\n\
         2026-02-05,Order 3,20.00,pending\n",
    );
    assert_eq!(read.len(), 2, "{read:?}");
}

#[test]
fn what_statements_and_books_are_called_alike_decides_no_side() {
    let text = |title: &str| {
        format!(
            "{title}\n\nDate,Description,Debit,Credit\n02/03/2026,Shop,12.00,\n             05/03/2026,Invoice,,1000.00\n14/03/2026,Power,55.10,\n"
        )
    };
    let read = |title: &str| rows_of(&text(title), FileSide::Unknown, None);
    for title in ["Ledger balance,1234.56", "Journal of transactions"] {
        assert!(is_asked(&read(title)), "{title}: {:?}", read(title));
    }
    assert_eq!(read("General ledger")[0], "2026-03-02 12.00 Shop");
    assert_eq!(read("Account statement,Ledger balance 9.00")[0], "2026-03-02 -12.00 Shop");
}

#[test]
fn one_bare_number_of_an_account_in_all_rows_is_as_well_the_banks_own() {
    let by_words = "Account,Date,Description,Amount,Type\n4417,13/03/2026,TESCO,12.00,DEBIT\n\
                    4417,14/03/2026,BOOTS,4.50,DEBIT\n4417,16/03/2026,SALARY,1500.00,CREDIT\n";
    let read = rows_of(by_words, FileSide::Unknown, None);
    assert!(is_asked(&read), "{read:?}");
    let by_columns = "Account Number,Post Date,Description,Debit,Credit\n4567,03/21/2026,SHOP,131.16,\n\
                      4567,03/18/2026,PIPE,,888.64\n4567,03/17/2026,BIKE,20.00,\n";
    assert!(is_asked(&rows_of(by_columns, FileSide::Unknown, None)));
    let chart = "Account,Date,Description,Debit,Credit\n1200,13/03/2026,TESCO,12.00,\n\
                 7500,14/03/2026,BOOTS,,4.50\n7501,16/03/2026,PIPE,1.00,\n";
    let read = rows_of(chart, FileSide::Unknown, Some("1200"));
    assert_eq!(read, ["2026-03-13 12.00 TESCO"], "{read:?}");
}

#[test]
fn words_of_debit_and_credit_decide_no_side_where_columns_of_them_do_not() {
    for text in [
        "Date,Description,Amount,Type\n13/03/2026,ACME,1250.00,Debit\n14/03/2026,GAS,187.43,Credit\n",
        "Date,Description,Amount,CR/DR\n13/03/2026,ACME,1250.00,DR\n14/03/2026,GAS,187.43,CR\n",
        "Date,Description,Amount\n13/03/2026,ACME,1250.00 Dr\n14/03/2026,GAS,187.43 Cr\n",
        "Date,Description,Debit,Credit,Balance\n13/03/2026,ACME,1250.00,,2250.00 Dr\n\
         14/03/2026,GAS,,187.43,2062.57 Dr\n16/03/2026,RENT,,600.00,1462.57 Dr\n",
    ] {
        assert!(is_asked(&rows_of(text, FileSide::Unknown, None)), "{text}");
        assert_eq!(rows_of(text, FileSide::Book, None)[0], "2026-03-13 1250.00 ACME", "{text}");
        assert_eq!(rows_of(text, FileSide::Bank, None)[0], "2026-03-13 -1250.00 ACME", "{text}");
    }
}

#[test]
fn numbers_of_accounts_at_a_bank_are_no_codes_of_a_chart() {
    let list = |header: &str, account: &str| {
        format!(
            "{header},Date,Description,Debit,Credit\n{account},13/03/2026,ACME,,1250.00\n\
             {account},14/03/2026,GAS,187.43,\n{account},16/03/2026,RENT,600.00,\n"
        )
    };
    let read = |text: &str| rows_of(text, FileSide::Unknown, None);
    for account in [
        "400515 12345678",
        "601234-12345678",
        "01234-5678901",
        "8214-9912345",
        "5555 **** **** 1234",
    ] {
        let found = read(&list("Account Number", account));
        assert!(is_asked(&found), "{account}: {found:?}");
    }
    for header in ["Journal", "Voucher No"] {
        let found = read(&list(header, "17"));
        assert!(is_asked(&found), "{header}: {found:?}");
    }
    let titled = format!("Account statement: 1200 Bank Current Account\n{}", list("No", "17"));
    assert!(is_asked(&read(&titled)), "{:?}", read(&titled));
    assert_eq!(read(&list("Account", "1200 Bank"))[0], "2026-03-13 -1250.00 ACME");
    assert_eq!(read(&list("Journal,Voucher Type", "17,Receipt"))[0], "2026-03-13 -1250.00 ACME");
}

#[test]
fn cargos_and_abonos_are_of_banks_and_of_books_and_asked_about_in_these() {
    let columns =
        "Fecha,Concepto,Cargos,Abonos\n13/03/2026,ACME,1250.00,\n14/03/2026,GAS,,187.43\n";
    let cells =
        "Fecha,Concepto,Importe,Tipo\n13/03/2026,ACME,1250.00,Cargo\n14/03/2026,GAS,187.43,Abono\n";
    for text in [columns, cells] {
        assert_eq!(rows_of(text, FileSide::Bank, None)[0], "2026-03-13 -1250.00 ACME");
        for side in [FileSide::Book, FileSide::Unknown] {
            assert!(is_asked(&rows_of(text, side, None)), "{side:?}: {text}");
        }
    }
}
