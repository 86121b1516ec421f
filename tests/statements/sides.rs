//! Whose file it is: columns of debits and credits of a file that nobody calls a statement or books, and amounts
//! of cards.

use tieout_statement::open::{ReadRequest, ReadTrouble, read};
use tieout_statement::stated::{FileSide, StatedReading};

use super::corpus::Rows;

/// The amounts of the rows, or what is asked or refused.
fn amounts_of(text: &str, side: FileSide) -> Vec<String> {
    let mut rows = Rows::default();
    let stated = StatedReading::default();
    let request = ReadRequest { stated: &stated, side, is_apart: false, keeps_zeros: false };
    match read(text.as_bytes(), request, &mut rows) {
        Ok(_) => rows.0.into_iter().map(|(_, _, amount, _)| amount).collect(),
        Err(ReadTrouble::Question(question)) => vec![format!("asked {}", question.asks)],
        Err(ReadTrouble::Faults { faults, .. }) => vec![format!("refused {}", faults[0])],
    }
}

fn amounts(text: &str) -> Vec<String> {
    amounts_of(text, FileSide::Unknown)
}

const ASKED: &str = "asked which way does money go?";

#[test]
fn books_are_known_by_their_accounts_vouchers_and_journals() {
    let books = [
        "date,move_name,journal_id,account_id,name,debit,credit\n\
         2026-03-14,BNK1/1,Bank,101401 Bank,Durand,159.39,0.00\n\
         2026-03-15,BNK1/2,Bank,101401 Bank,Free Mobile,0.00,41.13\n\
         2026-03-16,BNK1/3,Bank,101401 Bank,Visa,0.00,41.04\n",
        "Kontoblatt;1200 Bank;;;\nBelegdatum;Buchungstext;Gegenkonto;Sollbetrag EUR;Habenbetrag EUR\n\
         14.03.2026;Durand;8400;159,39;0,00\n15.03.2026;Mobil;4900;0,00;41,13\n\
         16.03.2026;Visa;4900;0,00;41,04\n",
        "Posting Date,Account,Debit (GBP),Credit (GBP),Balance (GBP),Voucher Type,Voucher No\n\
         2026-03-14,Bank - WJ,159.39,0.00,,Payment Entry,PE-0\n\
         2026-03-15,Bank - WJ,0.00,41.13,,Payment Entry,PE-1\n\
         2026-03-16,Bank - WJ,0.00,41.04,,Payment Entry,PE-2\n",
        "Data;Nr dowodu;Konto;Opis;Wn;Ma\n2026-03-14;WB0;131 Rachunek bankowy;Durand;159,39;\n\
         2026-03-15;WB1;131 Rachunek bankowy;Opis;;41,13\n\
         2026-03-16;WB2;131 Rachunek bankowy;Opis;;41,04\n",
    ];
    for text in books {
        assert_eq!(amounts(text), ["159.39", "-41.13", "-41.04"], "{text}");
    }
}

#[test]
fn statements_are_known_by_numbers_of_accounts_value_days_and_codes() {
    let statements = [
        "Date,Type,Description,Debit,Credit\n14/03/2026,BGC,Durand,,159.39\n\
         15/03/2026,DD,Mobile,41.13,\n16/03/2026,DD,Visa,41.04,\n",
        "Data;Data valuta;Descrizione;Dare;Avere\n14/03/2026;14/03/2026;Durand;;159,39\n\
         15/03/2026;15/03/2026;Mobile;41,13;\n16/03/2026;16/03/2026;Visa;41,04;\n",
        "Account;GB33 BUKB 2020 1555 5555 55;;\nDate;Description;Debit;Credit\n\
         14/03/2026;Durand;;159.39\n15/03/2026;Mobile;41.13;\n16/03/2026;Visa;41.04;\n",
    ];
    for text in statements {
        assert_eq!(amounts(text), ["159.39", "-41.13", "-41.04"], "{text}");
    }
}

#[test]
fn what_nothing_or_both_decide_is_asked() {
    let plain = "Date,Description,Debit,Credit\n14/03/2026,Durand,,159.39\n\
                 15/03/2026,Mobile,41.13,\n16/03/2026,Visa,41.04,\n";
    assert_eq!(amounts(plain), [ASKED]);
    let both = "Date,Sort code,Journal,Description,Debit,Credit\n14/03/2026,20-20-15,1,Durand,,159.39\n\
                15/03/2026,20-20-15,1,Mobile,41.13,\n16/03/2026,20-20-15,1,Visa,41.04,\n";
    assert_eq!(amounts(both), [ASKED]);
    let head = "Date,Source,Description,Debit,Credit\n14/03/2026,a,Durand,,159.39\n\
                15/03/2026,a,Mobile,41.13,\n16/03/2026,a,Visa,41.04,\n";
    assert_eq!(amounts(head), [ASKED]);
}

#[test]
fn signed_amounts_beside_debits_and_credits_are_their_signs() {
    let table = |balance: [&str; 3]| {
        let [one, two, three] = balance;
        format!(
            "Date,Label,Debit,Credit,Balance\n2026-03-14,Durand,159.39,0.00,{one}\n\
             2026-03-15,Mobile,0.00,41.13,{two}\n2026-03-16,Visa,0.00,41.04,{three}\n"
        )
    };
    let of_books = table(["159.39", "-41.13", "-41.04"]);
    assert_eq!(amounts(&of_books), ["159.39", "-41.13", "-41.04"]);
    assert_eq!(amounts_of(&of_books, FileSide::Bank), [ASKED]);
    let of_bank = table(["-159.39", "41.13", "41.04"]);
    assert_eq!(amounts(&of_bank), ["-159.39", "41.13", "41.04"]);
    assert_eq!(amounts_of(&of_bank, FileSide::Book), [ASKED]);
}

#[test]
fn receipts_and_payments_say_which_way_debits_go() {
    let tally = "Date,Particulars,Vch Type,Vch No.,Debit,Credit\n14-03-2026,Durand,Receipt,1,159.39,\n\
                 15-03-2026,Mobile,Payment,2,,41.13\n16-03-2026,Visa,Payment,3,,41.04\n";
    assert_eq!(amounts(tally), ["159.39", "-41.13", "-41.04"]);
    let prima_nota = "Data;Causale;Descrizione;Dare;Avere\n14/03/2026;Incasso;Durand;159,39;\n\
                      15/03/2026;Pagamento;Mobile;;41,13\n16/03/2026;Pagamento;Visa;;41,04\n";
    assert_eq!(amounts(prima_nota), ["159.39", "-41.13", "-41.04"]);
}

#[test]
fn a_column_of_cards_turns_no_account() {
    let account = "Date,Card,Description,Amount\n13/03/2026,,Customer,500.00\n14/03/2026,1234,Tesco,-20.00\n\
                   15/03/2026,,Customer,100.00\n16/03/2026,,Customer,50.00\n";
    assert_eq!(amounts(account), [ASKED]);
    let filled = "Date,Card Number,Description,Amount\n13/03/2026,1234,Salary,500.00\n\
                  14/03/2026,1234,Tesco,-20.00\n15/03/2026,1234,Interest,1.00\n";
    assert_eq!(amounts(filled), [ASKED]);
}

#[test]
fn thanks_for_a_payment_are_of_a_card_without_purchases_too() {
    let quiet = "Date,Description,Amount\n19/02/2026,PAYMENT RECEIVED - THANK YOU,-688.21\n";
    assert_eq!(amounts(quiet), ["688.21"]);
}

#[test]
fn words_of_a_bank_beside_most_amounts_say_that_they_are_receipts() {
    let barclays = "Number,Date,Account,Amount,Subcategory,Memo\n\
                    ,31/03/2026,20-11-43 73219876,-81.67,Payment,Screwfix\n\
                    ,27/03/2026,20-11-43 73219876,102.90,Counter Credit,Interest\n\
                    ,26/03/2026,20-11-43 73219876,22.78,Counter Credit,Stripe\n";
    assert_eq!(amounts(barclays), ["-81.67", "102.90", "22.78"]);
}

#[test]
fn types_of_sage_say_which_way_money_goes() {
    let sage = "Tran No,Type,Date,N/C,Ref,Details,Net,Tax,T/C,Gross,Bank Rec\n\
                900,SR,14/03/2026,1200,,Refund,111.54,0.00,T9,111.54,N\n\
                901,BP,15/03/2026,1200,,Costa,132.02,0.00,T9,132.02,N\n\
                903,PP,16/03/2026,1200,,Rent,1250.00,0.00,T9,1250.00,N\n";
    assert_eq!(amounts_of(sage, FileSide::Book), ["111.54", "-132.02", "-1250.00"]);
}

#[test]
fn a_table_whose_rows_all_stand_below_a_title_for_pending_ones_is_refused() {
    for title in ["Pending transactions", "Vorgemerkte Umsätze", "Scheduled payments"] {
        let text = format!(
            "Date,Description,Amount\n{title},,\n17/03/2026,Uber,-7.00\n01/03/2026,Tesco,-20.00\n\
             02/03/2026,Acme,100.00\n"
        );
        let refused = amounts(&text);
        assert!(refused[0].starts_with("refused"), "{title}: {refused:?}");
    }
}

#[test]
fn texts_that_say_pending_or_declined_are_refused() {
    for text in ["Pending", "(pending) Uber", "*** Declined Uber"] {
        let table = format!(
            "Date,Description,Amount\n14/03/2026,{text},-7.00\n15/03/2026,Tesco,-20.00\n\
             16/03/2026,Acme,100.00\n"
        );
        let refused = amounts(&table);
        assert!(refused[0].starts_with("refused"), "{text}: {refused:?}");
    }
}

#[test]
fn thousands_with_a_letter_are_no_amounts() {
    let text =
        "Date,Description,Amount\n13/03/2026,A,-1.5k\n14/03/2026,B,-13.00\n15/03/2026,C,-14.00\n";
    assert!(amounts(text)[0].starts_with("refused"), "{:?}", amounts(text));
}

/// What a file says of itself.
fn read_of(bytes: &[u8]) -> (tieout_statement::open::ReadFile, Rows) {
    let mut rows = Rows::default();
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    let read = read(bytes, request, &mut rows).unwrap();
    (read, rows)
}

#[test]
fn a_balance_that_half_of_the_rows_break_is_no_proof() {
    let broken = "Date,Description,Amount,Balance\n2026-03-01,A,-20.00,980.00\n2026-03-03,B,-10.00,970.00\n\
                  2026-03-05,C,-15.00,700.00\n2026-03-07,D,40.00,910.00\n";
    assert_eq!(read_of(broken.as_bytes()).0.pass.hole_count, 2);
    let foreign = "Date,Description,Amount,Balance\n2026-03-01,A,-20.00,980.00\n2026-03-03,B,-10.00,495.00\n\
                   2026-03-05,C,-15.00,700.00\n2026-03-07,D,40.00,910.00\n";
    let named = read_of(foreign.as_bytes()).0.pass.discrepancies;
    assert!(named[0].to_string().contains("does not go with the rows"), "{named:?}");
}

#[test]
fn columns_of_texts_are_those_that_tell() {
    let fec = "JournalCode\tEcritureNum\tEcritureDate\tCompteNum\tPieceRef\tEcritureLib\tDebit\tCredit\n\
               BQ\t1\t20260302\t512000\tP0\tCOTISATION CARTE\t0,00\t237,58\n\
               BQ\t2\t20260303\t512000\tP1\tLOYER BUREAU\t0,00\t100,00\n\
               BQ\t3\t20260304\t512000\tP2\tVENTE\t50,00\t0,00\n";
    let (_, rows) = read_of(fec.as_bytes());
    assert!(rows.0[0].3.starts_with("COTISATION CARTE"), "{}", rows.0[0].3);
    let sage = "No,Type,Date,Account,Ref,Details,Dept,T/C,Amount,V,B\n\
                4410,BP,02/03/2026,1200,DD,Power,0,T9,-67.55,-,R\n\
                4411,BP,17/03/2026,1200,DD,Screwfix,0,T9,-51.34,-,N\n\
                4412,BR,19/03/2026,1200,DD,Sales,0,T9,78.02,-,R\n";
    assert_eq!(read_of(sage.as_bytes()).0.pass.currency, None);
}

#[test]
fn a_rare_letter_or_two_are_read_as_western() {
    let texts = [
        "COMUNE DI FORLÌ",
        "COSÌ FAN TUTTE",
        "È VERO",
        "à la carte",
        "Málaga peña",
        "cœur",
        "fête",
        "Loïc",
        "château",
        "SEÑOR MUÑOZ",
        "Ångström",
        "CAFFÈ PERÒ",
    ];
    for text in texts {
        let table = format!(
            "Data;Descrizione;Importo\n12/03/2026;{text};-3,20\n13/03/2026;Bar;-5,00\n\
             14/03/2026;{text};-4,00\n"
        );
        let (bytes, _, is_lossy) = encoding_rs::WINDOWS_1252.encode(&table);
        assert!(!is_lossy);
        assert_eq!(read_of(&bytes).1.0[0].3, text);
    }
}
