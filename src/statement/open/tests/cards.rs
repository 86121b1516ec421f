//! Which way money goes in files that may be of a card.

use super::{is_asked, is_refused, read_of, rows, rows_of};
use crate::stated::FileSide;

const CURRENT: &str = "Date,Card,Description,Amount\n13/03/2026,,CUSTOMER INVOICE 12,500.00\n\
                       14/03/2026,1234,TESCO,-20.00\n15/03/2026,,CUSTOMER INVOICE 13,100.00\n\
                       16/03/2026,,CUSTOMER INVOICE 14,50.00\n";

#[test]
fn a_column_or_a_title_of_a_card_turns_no_signs_that_the_rows_deny() {
    assert!(is_asked(&rows(CURRENT)), "most cells of it are empty: {:?}", rows(CURRENT));
    let filled = "Date,Card Number,Description,Amount\n13/03/2026,1234,SALARY,500.00\n\
                  14/03/2026,1234,TESCO,-20.00\n15/03/2026,1234,INTEREST,1.00\n\
                  16/03/2026,1234,REFUND,5.00\n";
    assert!(is_asked(&rows(filled)), "{:?}", rows(filled));
    let of_a_card = filled.replace("SALARY", "ASDA").replace("REFUND", "SHELL");
    assert_eq!(rows(&of_a_card)[0], "2026-03-13 -500.00 ASDA");
    let of_payers = "Date,Card Number,Type,Description,Amount\n13/03/2026,1111,Sale,Table 4,500.00\n\
                     14/03/2026,1234,Refund,Table 4,-20.00\n15/03/2026,2222,Sale,Table 5,100.00\n\
                     16/03/2026,3333,Sale,Table 6,50.00\n";
    assert!(is_asked(&rows(of_payers)), "{:?}", rows(of_payers));
    let title = "Credit cards\nDate,Description,Amount\n13/03/2026,SALARY,500.00\n\
                 14/03/2026,TESCO,-20.00\n15/03/2026,SALARY,1.00\n";
    assert!(is_asked(&rows(title)), "{:?}", rows(title));
}

#[test]
fn payments_to_a_card_and_refunds_that_are_negative_are_asked_about_where_nothing_else_is() {
    let month = |rows: &str| format!("Date,Description,Amount\n{rows}");
    for text in [
        month(
            "13/03/2026,TESCO STORES,20.00\n17/03/2026,AMAZON REFUND,-9.00\n18/03/2026,AMAZON REFUND,-9.00\n",
        ),
        format!(
            "Credit card 1234\n{}",
            month("15/03/2026,DIRECT DEBIT PAYMENT,-100.00\n17/03/2026,REFUND,-9.00\n")
        ),
    ] {
        assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    }
    let thanked = month("19/02/2026,PAYMENT RECEIVED - THANK YOU,-688.21\n");
    assert_eq!(rows(&thanked), ["2026-02-19 688.21 PAYMENT RECEIVED - THANK YOU"]);
    let of_an_account =
        month("15/03/2026,DIRECT DEBIT PAYMENT,-100.00\n17/03/2026,CREDIT CARD BILL,-9.00\n");
    assert_eq!(rows(&of_an_account).len(), 2, "an account that pays a card");
}

#[test]
fn purchases_are_money_out_beside_payments_to_the_card() {
    let text = "Date,Description,Purchases,Payments\n01/03/2026,TESCO,20.00,\n13/03/2026,SHELL,15.50,\n\
                14/03/2026,PAYMENT RECEIVED - THANK YOU,,100.00\n16/03/2026,COSTA,3.00,\n";
    let read = rows(text);
    assert_eq!(read[0], "2026-03-01 -20.00 TESCO");
    assert_eq!(read[2], "2026-03-14 100.00 PAYMENT RECEIVED - THANK YOU");
}

#[test]
fn a_debit_beside_a_column_of_nothing_is_no_pair() {
    let text = "Payout Date,Status,Charges,Refunds,Adjustments,Fees,Retried Amount,Currency\n\
                2026-09-01,paid,451.20,-20.00,0.00,-7.32,0.00,USD\n\
                2026-08-28,paid,129.99,0.00,0.00,-2.20,0.00,USD\n\
                2026-08-25,paid,317.25,-46.90,0.00,-5.51,0.00,USD\n";
    let read = rows(text);
    assert!(is_asked(&read) || super::is_refused(&read, ""), "{read:?}");
}

fn card(rows: &str) -> String {
    format!(
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>\
         <CURDEF>GBP<CCACCTFROM><ACCTID>1</CCACCTFROM><BANKTRANLIST><DTSTART>20260301<DTEND>20260331\n\
         {rows}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>"
    )
}

fn entry(kind: &str, amount: &str, name: &str) -> String {
    format!(
        "<STMTTRN><TRNTYPE>{kind}<DTPOSTED>20260302<TRNAMT>{amount}<FITID>{name}<NAME>{name}</STMTTRN>\n"
    )
}

#[test]
fn entries_of_a_card_whose_purchases_are_positive_are_asked_about_in_ofx_and_qif() {
    let bought = [entry("POS", "20.00", "TESCO"), entry("PAYMENT", "-20.00", "PAYMENT THANK YOU")];
    assert!(is_asked(&rows(&card(&bought.concat()))));
    let charged = [entry("FEE", "20.00", "LATE FEE"), entry("ATM", "30.00", "CASH")];
    assert!(is_asked(&rows(&card(&charged.concat()))));
    let usual = [
        entry("POS", "-20.00", "TESCO"),
        entry("POS", "5.00", "TESCO BACK"),
        entry("CREDIT", "9.00", "X"),
    ];
    assert_eq!(rows(&card(&usual.concat())).len(), 3);
    let qif =
        "!Type:CCard\nD13/3/2026\nT20.00\nPTESCO\n^\nD15/3/2026\nT-70.00\nPPAYMENT RECEIVED\n^\n";
    assert!(is_asked(&rows(qif)));
    assert_eq!(rows(&qif.replace("T20", "T-20").replace("T-70", "T70")).len(), 2);
}

#[test]
fn what_is_left_of_sales_is_money_in() {
    let text = "id,created_utc,currency,gross,fee,net,category,description\n\
        t1,2026-03-02 11:48:19,usd,11.37,0.63,10.74,charge,DELTA\n\
        t2,2026-03-13 11:48:19,usd,14.91,0.73,14.18,charge,VERIZON\n";
    assert!(rows(text)[0].contains(" 10.74 "), "{:?}", rows(text));
}

#[test]
fn a_payment_that_was_received_with_thanks_is_of_a_card() {
    let text = "Datum,Beschreibung,Karteninhaber,Konto #,Betrag\n31/03/2026,MÜLLER,M MUSTER,-31002,\"174,04\"\n\
        30/03/2026,WÜRTH,M MUSTER,-31002,\"44,48\"\n\
        18/03/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,M MUSTER,-31002,\"-788,22\"\n";
    assert!(rows(text)[0].contains(" -174.04 "), "{:?}", rows(text));
}

#[test]
fn what_credit_is_left_is_neither_an_amount_nor_a_balance() {
    let text = |header: &str, cells: fn(&str, &str) -> String| {
        let rows = [
            ("12.00", "4888.00"),
            ("50.00", "4838.00"),
            ("-100.00", "4938.00"),
            ("31.00", "4907.00"),
        ];
        let texts = [
            "12/03/2026,Acme",
            "13/03/2026,Beta",
            "15/03/2026,PAYMENT - THANK YOU",
            "16/03/2026,Cid",
        ];
        let lines = texts
            .iter()
            .zip(rows)
            .map(|(text, (amount, left))| format!("{text},{}\n", cells(amount, left)));
        format!("Date,Description,{header}\n{}", lines.collect::<String>())
    };
    for (header, cells) in [
        (
            "Amount,Available credit",
            (|amount, left| format!("{amount},{left}")) as fn(&str, &str) -> String,
        ),
        ("Credit available,Amount", |amount, left| format!("{left},{amount}")),
    ] {
        let text = text(header, cells);
        let read = read_of(&text);
        assert_eq!((read.pass.opening, read.pass.closing), (None, None));
        assert_eq!(rows(&text)[0], "2026-03-12 -12.00 Acme");
    }
    let alone = text("Available credit", |_, left| left.to_owned());
    assert!(is_refused(&rows(&alone), "no column holds amounts"), "{:?}", rows(&alone));
}

const OWED: [&str; 3] = ["1050.00", "1137.43", "537.43"];

fn owed(above: &str, header: &str, cells: [&str; 3]) -> String {
    let texts = ["02/03/2026,TESCO", "13/03/2026,SHELL", "16/03/2026,REPAYMENT"];
    let lines = texts.iter().zip(cells).zip(OWED);
    let lines = lines.map(|((text, cells), balance)| format!("{text},{cells},{balance}\n"));
    format!("{above}Date,Details,{header}\n{}", lines.collect::<String>())
}

#[test]
fn a_balance_that_goes_against_words_turns_no_sign_where_it_may_be_what_is_owed() {
    let debits = ["50.00,", "87.43,", ",600.00"];
    let right =
        ["2026-03-02 -50.00 TESCO", "2026-03-13 -87.43 SHELL", "2026-03-16 600.00 REPAYMENT"];
    for (header, cells) in [
        ("Debit,Credit,Balance", debits),
        ("Soll,Haben,Saldo", debits),
        ("Débit,Crédit,Solde", debits),
        ("Amount,Balance", ["50.00 DR", "87.43 DR", "600.00 CR"]),
        ("Type,Amount,Balance", ["Debit,50.00", "Debit,87.43", "Credit,600.00"]),
        ("Type,Amount,Balance", ["Purchase,50.00", "Purchase,87.43", "Payment,600.00"]),
        ("Type,Amount,Balance", ["Purchase,50.00", "Purchase,87.43", "Payment,-600.00"]),
    ] {
        let text = owed("", header, cells);
        assert!(is_asked(&rows(&text)), "{header} {cells:?}: {:?}", rows(&text));
    }
    let signed = ["50.00", "87.43", "-600.00"];
    for (above, header, cells) in [
        ("", "Amount,Outstanding balance", signed),
        ("Credit card 1234\n", "Debit,Credit,Balance", debits),
        ("", "Paid out,Paid in,Balance", debits),
    ] {
        assert_eq!(rows(&owed(above, header, cells)), right, "{above} {header}");
    }
    for above in ["Credit limit,2500.00\n", "Card number: 5555 **** **** 1234\n"] {
        let text = owed(above, "Amount,Balance", signed);
        assert!(is_asked(&rows(&text)), "{above}: {:?}", rows(&text));
    }
}

#[test]
fn in_books_a_credit_is_a_purchase_by_a_card_whose_balance_is_owed() {
    let credits = [",50.00", ",87.43", "600.00,"];
    let of_books = |above: &str, cells| {
        rows_of(&owed(above, "Debit,Credit,Balance", cells), FileSide::Book, None)
    };
    assert_eq!(of_books("Account: 1211 Credit Card\n", credits)[0], "2026-03-02 -50.00 TESCO");
    assert!(is_asked(&of_books("", credits)));
    assert!(
        is_asked(&of_books("Credit Card\n", ["50.00,", "87.43,", ",600.00"])),
        "a statement's words"
    );
    let asset = owed("", "Debit,Credit,Balance", ["50.00,", "87.43,", ",600.00"]);
    assert_eq!(rows_of(&asset, FileSide::Book, None)[0], "2026-03-02 50.00 TESCO");
}

#[test]
fn an_account_that_pays_its_card_is_not_turned() {
    let month = |card: &str, more: &str| {
        format!(
            "Date,Description,Amount\n03/10/2026,STRIPE TRANSFER,1200.00\n13/10/2026,ANN LEE,841.65\n\
             14/10/2026,{card},-380.72\n22/10/2026,STRIPE TRANSFER,416.12\n{more}"
        )
    };
    for card in ["CHASE CREDIT CRD AUTOPAY", "AUTOMATIC PAYMENT", "DIRECT DEBIT PAYMENT"] {
        let text = month(card, "");
        assert!(is_asked(&rows(&text)), "{card}: {:?}", rows(&text));
    }
    let kinds = "Date,Description,Amount,Type\n10/03/2026,STRIPE TRANSFER,1200.00,ACH_CREDIT\n\
                 10/13/2026,CHASE CREDIT CRD AUTOPAY,-380.72,ACH_DEBIT\n\
                 10/22/2026,STRIPE TRANSFER,416.12,ACH_CREDIT\n";
    assert_ne!(rows(kinds)[0], "2026-10-03 -1200.00 STRIPE TRANSFER");
    // Who trades gives back, too, and is paid fees.
    for (card, more) in [
        ("DIRECT DEBIT PAYMENT", "23/10/2026,BOOTS REFUND,-12.00\n"),
        ("DIRECT DEBIT PAYMENT", "23/10/2026,J BROWN COURSE FEE,350.00\n"),
        ("AUTOPAY PAYMENT", "23/10/2026,SERVICE CHARGE FLAT 2,350.00\n"),
        ("Automatic payment - thank you", "23/10/2026,MOBILE DEPOSIT,160.00\n"),
    ] {
        let text = month(card, more);
        assert!(is_asked(&rows(&text)), "{card} {more}: {:?}", rows(&text));
    }
    // A card thanks and charges.
    for (card, more) in [
        ("DIRECT DEBIT PAYMENT - TH", ""),
        ("DIRECT DEBIT PAYMENT", "23/10/2026,LATE PAYMENT FEE,12.00\n"),
        ("PAYMENT RECEIVED", ""),
    ] {
        let text = month(card, more);
        assert_eq!(rows(&text)[1], "2026-10-13 -841.65 ANN LEE", "{card} {more}");
    }
}

#[test]
fn texts_of_purchases_deny_that_they_are_money_in() {
    let text = |purchase: &str, refund: &str| {
        format!(
            "Date,Description,Amount,Balance\n13/10/2026,PURCHASE TESCO,{purchase}45.20,245.20\n\
             14/10/2026,REFUND BOOTS,{refund}10.00,235.20\n15/10/2026,PURCHASE SHELL,{purchase}50.10,285.30\n"
        )
    };
    for (purchase, refund) in [("", "-"), ("-", "")] {
        let text = text(purchase, refund);
        assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    }
}

#[test]
fn a_balance_turns_an_account_no_more_than_its_rows_do() {
    let month = |card: &str, more: &str| {
        format!(
            "Date,Description,Amount,Balance\n03/10/2026,STRIPE TRANSFER,1200.00,2200.00\n\
             13/10/2026,ANN LEE,841.65,3041.65\n14/10/2026,{card},-380.72,2660.93\n\
             22/10/2026,STRIPE TRANSFER,416.12,3077.05\n{more}"
        )
    };
    let usual = "2026-10-03 1200.00 STRIPE TRANSFER";
    for card in [
        "VERIZON AUTOPAY",
        "DIRECT DEBIT PAYMENT BRITISH GAS",
        "PLUMBER THANK YOU",
        "EDEKA SAGT DANKE PASSAU",
        "CB MERCIER PARIS",
        "BETALING VAN DANKELMAN",
        "THANKYOU CATERING PARTY",
        "PARKING N 4 TH",
    ] {
        assert_eq!(rows(&month(card, ""))[0], usual, "{card}");
    }
    // Nothing but what was given back, or paid to nobody who is named: the balance may be what is owed.
    for card in ["REFUND ORDER 2041", "COSTCO REFUND", "ONLINE PAYMENT", "Payment"] {
        assert!(is_asked(&rows(&month(card, ""))), "{card}");
    }
    let with_wages = month("DIRECT DEBIT PAYMENT", "23/10/2026,WAGES,1.00,3078.05\n");
    assert!(is_asked(&rows(&with_wages)), "{:?}", rows(&with_wages));
    assert!(is_asked(&rows(&month("DIRECT DEBIT PAYMENT", ""))));
    let thanked = month("DIRECT DEBIT PAYMENT - THANK YOU", "");
    assert_eq!(rows(&thanked)[0], "2026-10-03 -1200.00 STRIPE TRANSFER");
}

#[test]
fn two_columns_without_names_have_the_signs_that_the_balance_gives_them() {
    let text = "03/02/2026,PAYROLL ACME,,2150.00,3150.00\n03/09/2026,RENT,700.00,,2450.00\n\
                03/20/2026,TIM HORTONS,60.00,,2390.00\n03/24/2026,ROGERS AUTOPAY,99.00,,2291.00\n\
                03/28/2026,INTEREST,,1.12,2292.12\n";
    assert_eq!(rows(text)[0], "2026-03-02 2150.00 PAYROLL ACME");
    let receipts = "03/02/2026,COOMBE DENTAL,,972.00,1972.00\n03/17/2026,MRS LACEY,,216.00,2188.00\n\
                    03/25/2026,RENT,45.00,,2143.00\n";
    assert_eq!(rows(receipts)[2], "2026-03-25 -45.00 RENT");
}

#[test]
fn a_payment_that_a_card_writes_with_a_minus_below_credit_is_money_in() {
    let text = "Status,Date,Description,Debit,Credit\nCleared,10/13/2026,TESCO,43.17,\n\
                Cleared,10/14/2026,ONLINE PAYMENT - THANK YOU,,-312.44\nCleared,10/15/2026,SHELL,20.00,\n";
    assert_eq!(rows(text)[1], "2026-10-14 312.44 ONLINE PAYMENT - THANK YOU");
}

#[test]
fn fees_of_members_turn_no_account_into_a_card() {
    let club = "Date,Details,Amount,Balance\n02/03/2026,MEMBERSHIP FEE J SMITH,25.00,1025.00\n\
                04/03/2026,LATE PAYMENT FEE FLAT 4,15.00,1040.00\n05/03/2026,K HILL,25.00,1065.00\n\
                09/03/2026,DIRECT DEBIT PAYMENT,-82.20,982.80\n";
    let read = rows(club);
    assert!(is_asked(&read) || read[0].contains(" 25.00 "), "{read:?}");
}

#[test]
fn a_column_of_credit_and_debit_that_agrees_with_the_signs_leaves_nothing_to_ask() {
    for (money_in, money_out) in [
        ("CREDIT", "DEBIT"),
        ("Receipt", "Payment"),
        ("Encaissement", "Paiement"),
        ("Credit", "Debit Card"),
    ] {
        let text = format!(
            "Date,Description,Type,Amount,Balance\n13/03/2026,J BROWN,{money_in},450.00,1450.00\n\
             14/03/2026,BRITISH GAS,{money_out},-50.00,1400.00\n15/03/2026,MRS LACEY,{money_in},300.00,1700.00\n"
        );
        assert!(rows(&text)[0].contains(" 450.00 "), "{:?}", rows(&text));
    }
}

#[test]
fn what_is_called_received_and_went_out_is_asked_about() {
    let text = "Datum;Text;Betrag;Saldo\n02.03.2026;REWE;41,20;541,20\n04.03.2026;ARAL;50,00;591,20\n\
                09.03.2026;ÜBERWEISUNG ERHALTEN;-500,00;91,20\n12.03.2026;TELEKOM;30,00;121,20\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn what_was_charged_for_money_in_or_sent_back_turns_no_account_into_a_card() {
    for text in [
        "CASH DEPOSIT FEE",
        "CHEQUE DEPOSIT RETURNED",
        "GUTSCHRIFT AN KUNDE MEIER",
        "REJET VIREMENT RECU",
    ] {
        let list = format!(
            "Date,Details,Amount,Balance\n13/03/2026,J BROWN,450.00,1450.00\n14/03/2026,BRITISH GAS,-88.20,1361.80\n\
             18/03/2026,SMITH & CO,300.00,1661.80\n24/03/2026,P ROSS,250.00,1911.80\n31/03/2026,{text},-4.50,1907.30\n"
        );
        assert_eq!(rows(&list).len(), 5, "{text}: {:?}", rows(&list));
    }
}

#[test]
fn a_kind_that_all_rows_have_says_nothing_of_their_signs() {
    let text = "Date,Description,Type,Amount,Balance\n13/03/2026,TESCO,Credit,41.20,491.20\n\
                14/03/2026,SHELL,Credit,50.00,541.20\n15/03/2026,PAYMENT,Credit,-450.00,91.20\n18/03/2026,BOOTS,Credit,14.40,105.60\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}
