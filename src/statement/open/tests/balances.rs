//! Rows that are balances and totals, and what balances show of the rest.

use super::{is_asked, is_refused, notes_of, read_of, rows, rows_of};
use crate::stated::FileSide;

#[test]
fn balances_between_the_rows_show_the_signs_and_are_none_of_them() {
    let text = |second: &str| {
        format!(
            "Data,Histórico,Valor\n13/03/2026,SALDO ANTERIOR,\"1.000,00\"\n13/03/2026,PIX,\"-50,00\"\n\
             13/03/2026,TED ACME,\"300,00\"\n13/03/2026,SALDO DO DIA,\"1.250,00\"\n\
             14/03/2026,PADARIA,\"-12,50\"\n14/03/2026,SALDO DO DIA,\"{second}\"\n\
             16/03/2026,VENDA,\"130,00\"\n16/03/2026,SALDO DO DIA,\"1.367,50\"\n"
        )
    };
    let read = rows(&text("1.237,50"));
    let expected = ["13 -50.00 PIX", "13 300.00 TED ACME", "14 -12.50 PADARIA", "16 130.00 VENDA"];
    assert_eq!(read, expected.map(|row| format!("2026-03-{row}")));
    assert!(is_refused(&rows(&text("1.237,51")), "line 7"), "{:?}", rows(&text("1.237,51")));
}

#[test]
fn a_balance_before_each_row_is_no_amount() {
    let text = "29-01-2026,EUR,226.94,2204.87,Salaris\n28-01-2026,EUR,288.24,-61.30,greenchoice\n\
                26-01-2026,EUR,311.69,-23.45,ekoplaza\n23-01-2026,EUR,461.69,-150.00,van rossum\n\
                20-01-2026,EUR,491.69,-30.00,geldmaat\n";
    assert_eq!(rows(text)[1], "2026-01-28 -61.30 greenchoice");
}

#[test]
fn the_first_balance_of_a_book_is_no_row_whatever_stands_beside_it() {
    let text = "Account,Payee,Category,Date,Outflow,Inflow\nJoint,Rent,Home,13/03/2026,900.00,0.00\n\
                Joint,Shop,Food,14/03/2026,15.00,0.00\nJoint,Pay,Work,15/03/2026,0.00,2000.00\n\
                Joint,Starting Balance,Inflow: To be spent,01/03/2026,0.00,1203.48\n";
    assert_eq!(rows_of(text, FileSide::Book, None).len(), 3, "{:?}", rows(text));
}

#[test]
fn a_row_without_a_day_that_moves_no_balance_is_none() {
    let text = |balance: &str| {
        format!(
            "Konto;Dato;Tekst;Beløb;Saldo\n55000;03-03-2026;Faktura;12.500,00;160.720,91\n\
             55000;15-03-2026;Husleje;-9.875,00;150.845,91\n55000;16-03-2026;Gebyr;-21,40;150.824,51\n\
             55000;;I alt;2.603,60;{balance}\n"
        )
    };
    assert_eq!(rows(&text("150.824,51")).len(), 3, "{:?}", rows(&text("150.824,51")));
}

#[test]
fn a_last_row_that_lacks_what_all_others_have_and_says_nothing_is_not_taken_for_a_transaction() {
    let text = |last: &str| {
        format!(
            "02/02/2026;-34,20;Carte;MONOPRIX;0;Divers\n13/02/2026;-715,00;Virement;REGIE;0;Divers\n\
             15/02/2026;-41,99;Carte;SFR;0;Divers\n16/02/2026;-120,00;Carte;FNAC;0;Divers\n\
             28/02/2026;1931,38;{last}\n"
        )
    };
    assert!(is_refused(&rows(&text(";00412 009934T 77;;")), "line 5"));
    assert_eq!(rows(&text("Virement;SALAIRE;0;Divers")).len(), 5);
}

#[test]
fn an_amount_in_the_currency_of_the_account_is_the_one_that_equals_the_other_in_rows_of_it() {
    let text = "Date;Libellé;Montant;Devise;Contre-valeur EUR\n13/03/2026;AMAZON;-20,00;USD;-18,50\n\
                14/03/2026;CARREFOUR;-45,10;EUR;-45,10\n15/03/2026;RETOUR;12,00;USD;11,10\n\
                16/03/2026;SNCF;-60,00;EUR;-60,00\n";
    assert_eq!(rows(text)[0], "2026-03-13 -18.50 AMAZON");
    let other = text.replace("-45,10\n14", "-45,11\n14").replace("EUR;-60,00", "EUR;-61,00");
    assert!(is_asked(&rows(&other)), "{:?}", rows(&other));
}

#[test]
fn an_account_beside_a_category_says_whose_a_row_is() {
    let text = "Date,Account,Payee,Category,Amount\n2026-03-13,Joint,Shop,Food,-5.00\n\
                2026-03-14,Amex,Rail,Travel,-15.00\n2026-03-15,Joint,Pay,Work,900.00\n\
                2026-03-16,Amex,Book,Fun,-8.00\n2026-03-17,Joint,Rent,Home,-700.00\n\
                2026-03-18,Joint,Gas,Home,-70.00\n";
    assert!(is_asked(&rows_of(text, FileSide::Book, None)));
    assert_eq!(rows_of(text, FileSide::Book, Some("Amex")).len(), 2);
    let without = text.replace("Category", "Work");
    assert!(is_asked(&rows_of(&without, FileSide::Book, None)), "a card is no purpose");
    let of_purposes = without.replace("Amex", "Travel").replace("Joint", "Food");
    assert_eq!(rows_of(&of_purposes, FileSide::Book, None).len(), 6);
}

#[test]
fn an_account_at_one_end_of_every_transfer_is_the_one_of_the_file() {
    let text = "Dato;Beskrivelse;Inn;Ut;Til konto;Fra konto\n27.02.2026;KIWI;;-89,90;;42021188123\n\
                25.02.2026;Lønn;31450,00;;42021188123;86011117947\n\
                24.02.2026;Nettleie;;-1240,00;15033377412;42021188123\n\
                20.02.2026;Vipps;;-450,00;;42021188123\n";
    assert_eq!(rows(text).len(), 4, "{:?}", rows(text));
}

#[test]
fn receipts_and_payments_side_by_side_are_rows_of_both() {
    let text = "RECEIPTS,,,,PAYMENTS,,,\nDate,From,£,,Date,Chq,To,£\n\
                13/09/2026,Balance brought forward,100.00,,,,,\n\
                14/09/2026,Hall hire,48.00,,15/09/2026,000871,Wessex Water,61.22\n\
                16/09/2026,Bingo,20.00,,17/09/2026,DD,Ecotricity,18.00\n\
                ,,,,30/09/2026,,Balance carried forward,88.78\n,Total,168.00,,,,Total,168.00\n";
    let read = rows_of(text, FileSide::Book, None);
    assert_eq!(read.len(), 4, "{read:?}");
    assert!(read[1].starts_with("2026-09-15 -61.22 Wessex Water"), "{read:?}");
}

#[test]
fn words_of_a_few_rows_are_kinds_and_contradict_no_sign() {
    let text = "Datum;Betrag;Beschreibung;Typ\n13.05.2026;-12,99;Spotify;Zahlung\n\
                14.05.2026;-84,30;Aral;Zahlung\n15.05.2026;640,22;Einzug;Lastschrift\n\
                16.05.2026;219,00;IKEA;Gutschrift\n17.05.2026;-31,05;Lieferando;Zahlung\n";
    assert_eq!(rows(text).len(), 5, "{:?}", rows(text));
}

#[test]
fn what_says_the_same_of_nearly_all_rows_is_no_description_where_another_column_tells() {
    let text = "Run Date,Action,Description,Amount\n03/31/2026,INTEREST EARNED BANK A,JP MORGAN,0.47\n\
                03/30/2026,DEBIT CARD TRADER JOE,No Description,-41.88\n\
                03/27/2026,DIRECT DEBIT POWER CO,No Description,-120.00\n\
                03/25/2026,CHECK PAID TO ANNA,No Description,-1650.00\n\
                03/24/2026,ADJUST FEE CHARGED,No Description,3.00\n";
    assert!(rows(text)[1].contains("TRADER JOE"), "{:?}", rows(text));
}

#[test]
fn rows_on_the_line_of_their_header_are_those_below_it() {
    let cells = |cells: [&str; 4]| -> String {
        let cells: String = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
        format!("<tr>{cells}</tr>")
    };
    let table = [
        cells(["2026-02-28", "Before", "9.00", ""]),
        cells(["Date", "Description", "Amount", "Balance"]),
        cells(["2026-03-13", "Ann", "-5.00", "95.00"]),
        cells(["2026-03-14", "Ben", "7.00", "102.00"]),
    ];
    let text = format!("<html><body><table>{}</table></body></html>", table.concat());
    assert_eq!(rows(&text), ["2026-03-13 -5.00 Ann", "2026-03-14 7.00 Ben"]);
}

#[test]
fn a_heading_below_the_first_that_names_other_columns_is_refused() {
    let text = "Date,Description,Debit,Credit\n2026-03-13,A,1.00,\n2026-03-14,B,,2.00\n\
                Date,Description,Credit,Debit\n2026-03-15,C,7.00,\n";
    assert!(is_refused(&rows(text), "line 4"), "{:?}", rows(text));
    assert_eq!(rows(&text.replace("Credit,Debit", "Debit,Credit")).len(), 3);
}

#[test]
fn a_row_without_a_day_like_the_one_above_it_is_no_total_of_it() {
    let text =
        "Date,Description,Amount\n2026-03-13,Cash,-10.00\n,Cash,-10.00\n2026-03-15,Rail,7.00\n";
    assert!(is_refused(&rows(text), "line 3"), "{:?}", rows(text));
}

#[test]
fn rows_below_a_title_that_says_pending_are_left_out() {
    let text = "Date,Description,Amount\nPending\n2026-03-15,C,-8.00\nCompleted\n\
                2026-03-13,A,-1.00\n2026-03-14,B,2.00\n";
    assert_eq!(rows(text).len(), 2, "{:?}", rows(text));
}

#[test]
fn two_accounts_of_a_statement_are_never_added() {
    let text = "Date,Account,Description,Amount\n2026-03-13,Main,A,-1.00\n2026-03-14,Savings,B,-2.00\n\
                2026-03-15,Main,C,-3.00\n2026-03-16,Savings,D,-4.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn a_statement_that_does_not_go_on_from_the_one_before_is_named() {
    use super::super::{ReadRequest, read};
    use crate::stated::StatedReading;
    let one = |opening: &str, amount: &str, closing: &str| {
        format!(
            ":20:X\r\n:25:111\r\n:28C:1\r\n:60F:C250301EUR{opening}\r\n\
             :61:2503130313D{amount}NMSCX\r\n:62F:C250331EUR{closing}\r\n-\r\n"
        )
    };
    let first = one("100,00", "1,00", "99,00");
    let gaps = |text: &str| {
        let stated = StatedReading::default();
        let request = ReadRequest {
            stated: &stated,
            side: FileSide::Bank,
            is_apart: false,
            keeps_zeros: false,
        };
        let read = read(text.as_bytes(), request, &mut super::Rows::default()).unwrap();
        read.pass.discrepancies.len()
    };
    assert_eq!(gaps(&(first.clone() + &one("99,00", "4,00", "95,00"))), 0);
    assert_eq!(gaps(&(first.clone() + &first)), 1);
}

#[test]
fn first_and_last_rows_are_balances_or_totals_where_they_are_what_the_others_come_to() {
    let head = "Date,Description,Amount\n";
    let rows_between = "2026-02-02,Rent,-1450.00\n2026-02-03,Shop,-62.38\n2026-02-04,Inv,2340.00\n\
        2026-02-05,Fee,-8.50\n";
    let named = |one: &str, other: &str, closing: &str| {
        rows(&format!(
            "{head}2026-02-01,{one},5210.40\n{rows_between}2026-02-28,{other},{closing}\n"
        ))
    };
    assert_eq!(named("Počáteční zůstatek", "Konečný zůstatek", "6029.52").len(), 4);
    assert!(is_refused(&named("Kezdet", "Vége", "6029.52"), "line 7"));
    assert!(is_refused(&named("Opening balance", "Vége", "6029.52"), "line 7"));
    assert_eq!(named("Kezdet", "Vége", "6029.53").len(), 6);
    let turned = |closing: &str| {
        let tail = format!("2026-02-28,T,-1520.88\n2026-02-28,T,2340.00\n2026-02-28,V,{closing}\n");
        rows(&format!("{head}2026-02-01,K,5210.40\n{rows_between}{tail}"))
    };
    assert!(is_refused(&turned("6029.52"), "line 7"), "{:?}", turned("6029.52"));
    let total = rows(&format!("{head}{rows_between}2026-02-28,T,819.12\n"));
    assert!(is_refused(&total, "line 6"), "{total:?}");
}

#[test]
fn a_last_row_with_the_sums_of_money_in_and_out_is_a_total_whatever_its_words() {
    let text = |money_in: &str| {
        rows(&format!(
            "Date,Description,In,Out\n2026-02-02,Rent,,1450.00\n2026-02-03,Inv,2340.00,\n\
             2026-02-04,Pay,10.00,\n2026-02-05,Fee,,8.50\n2026-02-28,Forgalom,{money_in},1458.50\n"
        ))
    };
    assert_eq!(text("2350.00").len(), 4, "{:?}", text("2350.00"));
    assert!(is_refused(&text("2350.01"), "line 6"));
}

#[test]
fn accounts_through_which_one_balance_goes_are_what_rows_were_for() {
    let text = |last: &str| {
        rows(&format!(
            "Date,Payee,Payment,Deposit,Balance,Type,Account\n27/02/2026,Fee,8.50,,491.50,Expense,Office\n\
             26/02/2026,Refund,,35.00,500.00,Deposit,Sales\n25/02/2026,Bus,12.50,,465.00,Expense,Office\n\
             24/02/2026,Wages,100.00,,477.50,Expense,Office\n23/02/2026,Sale,,70.00,{last},Deposit,Sales\n"
        ))
    };
    assert_eq!(text("577.50").len(), 5, "{:?}", text("577.50"));
    assert!(is_asked(&text("80.00")), "{:?}", text("80.00"));
}

#[test]
fn a_column_of_directions_with_one_word_alone_is_empty_in_rows_of_the_other_way() {
    let read = rows(
        "Date~Description~AMT~Debit /Credit\n13/02/2026~Rent~25,000.00~\n14/02/2026~ACME~1,000.00~Cr\n\
         15/02/2026~Bescom~4,523.75~\n",
    );
    let expected = ["13 -25000.00 Rent", "14 1000.00 ACME", "15 -4523.75 Bescom"];
    assert_eq!(read, expected.map(|row| format!("2026-02-{row}")));
}

#[test]
fn a_column_whose_values_have_a_balance_each_tells_accounts_whatever_it_is_called() {
    let head = "Date,Jar,Description,Amount,Balance\n";
    let text = format!(
        "{head}2026-03-02,Main,a,-10.00,90.00\n2026-03-03,Bills,b,-5.00,45.00\n\
         2026-03-04,Main,c,20.00,110.00\n2026-03-13,Bills,d,-15.00,30.00\n\
         2026-03-14,Main,e,-7.00,103.00\n2026-03-15,Bills,f,100.00,130.00\n"
    );
    assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    assert_eq!(rows_of(&text, FileSide::Bank, Some("Bills")).len(), 3);
    // One balance through all rows: the column says something else.
    let text = format!(
        "{head}2026-03-02,Main,a,-10.00,90.00\n2026-03-03,Bills,b,-5.00,85.00\n\
         2026-03-04,Main,c,20.00,105.00\n2026-03-13,Bills,d,-15.00,90.00\n"
    );
    assert_eq!(rows(&text).len(), 4);
    let text = "Date,Pot,Description,Amount\n2026-03-02,Main,a,-10.00\n2026-03-03,Bills,b,-5.00\n\
                2026-03-14,Main,c,20.00\n2026-03-15,Bills,d,-15.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn a_balance_that_is_known_shows_the_one_at_the_other_end_whatever_its_words() {
    let book = |first: &str, last: &str| {
        rows(&format!(
            "Date,Details,Amount\n2026-03-14,{first}\n2026-03-15,Shop,-30.00\n2026-03-16,Ann,-5.50\n\
             2026-03-17,Rent,-60.00\n2026-03-18,{last}\n"
        ))
    };
    assert!(is_refused(&book("Kick-off,100.00", "Closing balance,4.50"), "line 2"));
    assert!(is_refused(&book("Opening balance,100.00", "Funds at end,4.50"), "line 6"));
    assert!(is_refused(&book("Opening balance,100.00", "Funds at end,-4.50"), "line 6"));
    assert_eq!(book("Opening balance,100.00", "Closing balance,4.50").len(), 3);
    assert_eq!(book("Kick-off,100.00", "Closing balance,54.50").len(), 4);
}

#[test]
fn a_first_amount_that_is_its_balance_is_a_deposit_only_where_more_than_a_word_says_so() {
    let table = |first: &str, kind: &str| {
        rows(&format!(
            "Date,Details,Kind,Amount,Balance\n2026-03-14,{first},{kind},7000.00,7000.00\n\
             2026-03-15,Shop,,-30.00,6970.00\n2026-03-16,Ann,,5.50,6975.50\n\
             2026-03-17,Shop,,-60.00,6915.50\n"
        ))
    };
    assert!(is_asked(&table("Kick-off", "")), "{:?}", table("Kick-off", ""));
    for brought in ["Devir", "Vorig saldo", "期初", "Firma saldo"] {
        assert_eq!(table(brought, "").len(), 3, "{brought}");
    }
    for (first, kind) in [("Ann", ""), ("Kick-off", "Transfer"), ("Direct deposit", "")] {
        assert_eq!(table(first, kind).len(), 4, "{first}");
    }
}

#[test]
fn a_balance_in_words_of_its_own_at_an_end_of_a_list_is_refused() {
    let text = |first: &str, last: &str| {
        format!(
            "Date,Details,Paid in,Paid out\n01/03/2026,{first},1240.00,\n03/03/2026,Sale,60.00,\n\
             17/03/2026,Rent,,300.00\n31/03/2026,{last},,1000.00\n"
        )
    };
    for (first, last) in [
        ("Opening bank balance", "Closing bank balance"),
        ("Bank balance 1 March", "Bank balance 31 March"),
        ("Cash at bank", "Cash at bank"),
        ("Float", "Float"),
        ("Start", "End"),
    ] {
        let read = rows(&text(first, last));
        assert!(is_refused(&read, "at an end of the list"), "{first}: {read:?}");
    }
    assert_eq!(rows(&text("Sale 7", "Wages")).len(), 4, "all come to nothing by chance");
}

#[test]
fn the_balance_of_something_is_paid_like_anything_else() {
    let text = "Date,Details,Amount\n03/03/2026,Sale,60.00\n05/03/2026,Balance of INV 204,-670.36\n\
                17/03/2026,Rent,-300.00\n";
    let read = rows(text);
    assert_eq!(read.len(), 3, "{read:?}");
    assert_eq!(read[1], "2026-03-05 -670.36 Balance of INV 204");
}

#[test]
fn amounts_without_signs_beside_a_balance_that_goes_both_ways_are_refused_with_the_lines_of_money_out()
 {
    let text = "Date,Description,Amount,Balance\n13/01/2026,Rent,850.00,150.00\n\
        14/01/2026,Invoice 7,400.00,550.00\n15/01/2026,Shell,50.00,500.00\n16/01/2026,Cafe,5.00,495.00\n";
    assert!(is_refused(&rows(text), "goes down by it on lines 4, 5"), "{:?}", rows(text));
    let newest_first = "Date,Description,Amount,Balance\n16/01/2026,Cafe,5.00,495.00\n\
        15/01/2026,Shell,50.00,500.00\n14/01/2026,Invoice 7,400.00,550.00\n13/01/2026,Rent,850.00,150.00\n";
    let refused = rows(newest_first);
    assert!(is_refused(&refused, "goes down by it on lines 2, 3"), "{refused:?}");
}

#[test]
fn net_amounts_beside_their_tax_without_a_total_are_refused() {
    for (net, tax) in [("Net", "VAT"), ("Net", "Tax"), ("Nettobetrag", "USt")] {
        let text = format!(
            "Date,Details,{net},{tax}\n13/01/2026,Screwfix,-10.00,-2.00\n14/01/2026,Shell,-50.00,-10.00\n"
        );
        assert!(
            is_refused(&rows(&text), "no column is the total"),
            "{net} {tax}: {:?}",
            rows(&text)
        );
    }
}

#[test]
fn a_total_that_is_not_money_in_and_out_is_asked_about() {
    let text = "Date,Details,In,Out,Tax,Fee,Total\n13/01/2026,Sale,100.00,,20.00,-1.50,118.50\n\
        14/01/2026,Shell,,50.00,-10.00,0.00,-60.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn a_balance_does_not_tell_a_decimal_mark_from_one_between_thousands() {
    for text in [
        "Buchungstag;Text;Betrag;Saldo\n02.03.2026;Miete;-1.380;8.620\n\
         03.03.2026;Coombe;12.500;21.120\n14.03.2026;Lohn;-2.750;18.370\n",
        "Fecha;Descripción;Cargo;Abono;Saldo\n02/03/2026;COMPRA;45.990;;204.010\n\
         13/03/2026;PAGO;;350.000;554.010\n14/03/2026;LUZ;28.500;;525.510\n",
    ] {
        assert!(is_asked(&rows(text)), "{:?}", rows(text));
        // One that only thousands have decides for all.
        let large = text.replace(";8.620", ";1.008.620").replace(";21.120", ";1.021.120");
        let large = large.replace(";18.370", ";1.018.370").replace(";204.010", ";1.204.010");
        let large = large.replace(";554.010", ";1.554.010").replace(";525.510", ";1.525.510");
        assert_eq!(rows(&large).len(), 3, "{:?}", rows(&large));
    }
}

#[test]
fn balances_at_both_ends_of_the_rows_show_the_signs_between_them() {
    let text = |closing: &str| {
        format!(
            "Date,Details,Amount\n2026-02-01,Balance b/f,1000.00\n2026-02-03,Tesco,40.00\n\
             2026-02-05,Asda,30.00\n2026-02-28,Balance c/f,{closing}\n"
        )
    };
    assert_eq!(rows(&text("930.00")), ["2026-02-03 -40.00 Tesco", "2026-02-05 -30.00 Asda"]);
    assert_eq!(rows(&text("1070.00")), ["2026-02-03 40.00 Tesco", "2026-02-05 30.00 Asda"]);
    assert!(is_asked(&rows(&text("960.00"))), "{:?}", rows(&text("960.00")));
}

#[test]
fn balances_above_and_below_the_rows_are_those_of_the_statement() {
    let text = |opening: &str, closing: &str| {
        format!(
            "Alter Kontostand;{opening}\nBuchungstag;Verwendungszweck;Betrag\n13.03.2026;Miete;-500,00\n\
             14.03.2026;Gehalt;2.000,00\n16.03.2026;Strom;-80,00\nNeuer Kontostand;{closing}\n"
        )
    };
    let read = read_of(&text("100,00", "1.520,00"));
    let ends = (read.pass.opening.as_deref(), read.pass.closing.as_deref());
    assert_eq!(ends, (Some("100.00"), Some("1520.00")));
    assert!(read.pass.discrepancies.is_empty());
    let altered = read_of(&text("100,00", "1.530,00"));
    assert_eq!((altered.pass.closing, altered.pass.discrepancies.len()), (None, 1));
}

#[test]
fn a_balance_above_the_rows_that_names_a_day_is_of_that_day_alone() {
    let text = |day: &str| {
        format!(
            "Kontostand vom {day}:;1.520,00 EUR\nBuchungstag;Verwendungszweck;Betrag\n\
             13.03.2026;Miete;-500,00\n14.03.2026;Gehalt;2.000,00\n16.03.2026;Strom;-80,00\n"
        )
    };
    assert_eq!(read_of(&text("16.03.2026")).pass.closing.as_deref(), Some("1520.00"));
    assert_eq!(read_of(&text("02.01.2026")).pass.closing, None);
    assert_eq!(read_of(&text("01.06.2026")).pass.closing, None);
}

#[test]
fn balances_stated_above_are_held_against_those_of_a_column() {
    let text = |closing: &str| {
        format!(
            "Opening balance:,1000.00\nClosing balance:,{closing}\n\nDate,Description,Amount,Balance\n\
             2026-03-01,A LTD,-20.00,980.00\n2026-03-03,B LTD,-10.00,970.00\n\
             2026-03-05,C LTD,-15.00,955.00\n2026-03-07,D LTD,40.00,995.00\n"
        )
    };
    assert!(read_of(&text("995.00")).pass.discrepancies.is_empty());
    assert_eq!(read_of(&text("950.00")).pass.discrepancies.len(), 1);
}

#[test]
fn a_column_of_balances_that_no_row_moves_is_named() {
    let text = "Date,Description,Amount,Balance\n2026-03-01,A LTD,-20.00,980.00\n\
                2026-03-03,B LTD,-10.00,990.00\n2026-03-05,C LTD,-15.00,700.00\n2026-03-07,D LTD,40.00,910.00\n";
    let found = &read_of(text).pass.discrepancies;
    assert!(found.len() == 1 && found[0].to_string().contains("Balance does not go"), "{found:?}");
    // Where some rows move it, each that does not is named.
    let some = read_of(&text.replace("990.00", "970.00"));
    assert_eq!((some.pass.hole_count, some.pass.discrepancies.len()), (2, 0));
    // What the account holds when the list is made stands in every row.
    let constant = ["980.00", "990.00", "700.00"]
        .iter()
        .fold(text.to_owned(), |text, balance| text.replace(balance, "910.00"));
    assert!(read_of(&constant).pass.discrepancies.is_empty());
}

#[test]
fn rows_of_two_accounts_that_alternate_are_refused_by_their_lines() {
    let text = "Date,Description,Amount,Balance\n02/03/2026,Shop,-12.00,988.00\n02/03/2026,Int,5.00,5005.00\n\
                14/03/2026,Rent,-300.00,688.00\n15/03/2026,To save,200.00,5205.00\n\
                25/03/2026,Hotel,-85.00,603.00\n26/03/2026,Fee,-1.00,5204.00\n";
    assert!(is_refused(&rows(text), "line 6 goes on from line 2"), "{:?}", rows(text));
}

#[test]
fn charges_and_payments_beside_what_is_owed_are_money_out_and_in_whatever_the_text_says() {
    let text = "Date,Description,Charges,Payments,Balance\n14/03/2026,COFFEE,11.67,,535.07\n\
                15/03/2026,GROCER,141.78,,676.85\n18/03/2026,DD,,500.00,176.85\n";
    let read = rows_of(text, FileSide::Unknown, None);
    assert_eq!(
        read,
        ["2026-03-14 -11.67 COFFEE", "2026-03-15 -141.78 GROCER", "2026-03-18 500.00 DD"]
    );
}

#[test]
fn a_row_that_is_cut_off_at_the_end_is_refused_though_a_balance_proves_the_rows_above() {
    let text = |last: &str| {
        format!(
            "Date,Description,Amount,Balance\n25/03/2026,GAS,-43.52,3320.23\n26/03/2026,AMZ,-2.17,3318.06\n\
             27/03/2026,ACME,1255.36,4573.42\n28/03/2026,TES{last}\n"
        )
    };
    assert_eq!(rows(&text("CO,-3.42,4570.00")).len(), 4);
    for last in ["", "CO,-3", "CO,-3.42"] {
        assert!(is_refused(&rows(&text(last)), "line 5"), "{:?}", rows(&text(last)));
    }
}

#[test]
fn an_oldest_row_without_an_amount_is_pointed_out_unless_a_word_says_that_it_is_a_balance() {
    let text = |told: &str, is_newest_first: bool| {
        let mut rows = [
            format!("03/02/2026,{told},,500.00"),
            "14/02/2026,Till,120.00,620.00".to_owned(),
            "17/02/2026,Gas,-20.00,600.00".to_owned(),
            "20/02/2026,EDF,-50.50,549.50".to_owned(),
        ];
        if is_newest_first {
            rows.reverse();
        }
        format!("Date,Description,Amount,Balance\n{}\n", rows.join("\n"))
    };
    for is_newest_first in [false, true] {
        let line = if is_newest_first { "line 5" } else { "line 2" };
        let says = notes_of(&text("Rent", is_newest_first));
        assert!(says.contains(&format!("{line} has no amount")), "{says}");
        let told = text("Balance brought forward", is_newest_first);
        assert_eq!((rows(&told).len(), notes_of(&told)), (3, String::new()));
    }
}

#[test]
fn charges_beside_receipts_and_payments_are_no_way_of_their_own() {
    let text = "Date,Description,Receipts,Payments,Charges,Balance\n03/02/2026,Rent,,500.00,,523.10\n\
                14/02/2026,Till,120.00,,,643.10\n17/02/2026,Fee,,,5.00,638.10\n20/02/2026,EDF,,80.00,,558.10\n";
    let read = rows(text);
    assert!(!read.iter().any(|row| row.contains("Rent") && row.contains(" 500.00")), "{read:?}");
}

#[test]
fn an_amount_that_is_missing_where_the_balance_moves_is_refused_in_either_order() {
    let newest = "Date,Description,Amount,Balance\n28/03/2026,TESCO,-3.42,4570.00\n27/03/2026,ACME,,4573.42\n\
                  26/03/2026,AMZ,-2.17,3318.06\n25/03/2026,GAS,-43.52,3320.23\n24/03/2026,RENT,-600.00,3363.75\n";
    assert!(is_refused(&rows(newest), "line 3, column \"Amount\""), "{:?}", rows(newest));
    let unmoved = newest
        .replace("27/03/2026,ACME,,4573.42", "27/03/2026,NOTE,,3318.06")
        .replace("4570.00", "3314.64");
    assert_eq!(rows(&unmoved).len(), 4, "{:?}", rows(&unmoved));
}
