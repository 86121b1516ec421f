//! What a row is, and what it says, where that stands elsewhere than in plain columns.

mod answers;
mod balances;
mod booked;
mod cards;
mod cash_books;
mod currency;
mod damage;
mod days;
mod doubled;
mod end_rows;
mod foreign;
mod letters;
mod line_above;
mod named_columns;
mod pending;
mod refunds;
mod sheets;
mod taken_back;
mod texts;
mod things;
mod titles;
mod told_balances;
mod totals;

use super::{ReadFile, ReadRequest, ReadTrouble, read};
use crate::fault::Fault;
use crate::read::{BookedRow, RowSink};
use crate::stated::{FileSide, StatedReading};

#[derive(Default)]
struct Rows(Vec<String>);

impl RowSink for Rows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        self.0.push(format!("{} {} {}", row.date, row.amount, row.description));
        Ok(())
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

/// The rows of a file, or `asked` or the fault that it is refused for.
fn rows_of(text: &str, side: FileSide, account: Option<&str>) -> Vec<String> {
    let stated = StatedReading { account: account.map(str::to_owned), ..StatedReading::default() };
    rows_by(text, side, &stated)
}

/// The same with more that is stated, of a statement.
fn rows_with(text: &str, stated: &StatedReading) -> Vec<String> {
    rows_by(text, FileSide::Bank, stated)
}

fn rows_by(text: &str, side: FileSide, stated: &StatedReading) -> Vec<String> {
    let request = ReadRequest { stated, side, is_apart: false, keeps_zeros: false };
    let mut rows = Rows::default();
    match read(text.as_bytes(), request, &mut rows) {
        Ok(_) => rows.0,
        Err(ReadTrouble::Question(question)) => vec![format!("asked {}", question.asks)],
        Err(ReadTrouble::Faults { faults, .. }) => vec![format!("refused {}", faults[0])],
    }
}

/// All that comes of a statement that can be read.
fn read_of(text: &str) -> ReadFile {
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    read(text.as_bytes(), request, &mut Rows::default()).unwrap()
}

/// What is said of a file that is read.
fn notes_of(text: &str) -> String {
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    read(text.as_bytes(), request, &mut Rows::default())
        .map_or_else(|_| String::new(), |read| read.notes.join("\n"))
}

/// What the file says of itself that is not so.
fn discrepancies_of(text: &str) -> String {
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    let read = read(text.as_bytes(), request, &mut Rows::default());
    let found = read.map(|read| read.pass.discrepancies).unwrap_or_default();
    found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The day that a statement says it goes to, where it is later than its rows.
fn end_of(text: &str) -> Option<String> {
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    let read = read(text.as_bytes(), request, &mut Rows::default()).ok()?;
    read.pass.end.map(|day| day.to_string())
}

pub(super) fn rows(text: &str) -> Vec<String> {
    rows_of(text, FileSide::Bank, None)
}

pub(super) fn is_refused(rows: &[String], says: &str) -> bool {
    rows.len() == 1 && rows[0].starts_with("refused") && rows[0].contains(says)
}

fn is_asked(rows: &[String]) -> bool {
    rows.len() == 1 && rows[0].starts_with("asked")
}

#[test]
fn a_row_that_is_noted_only_is_left_out() {
    let text = "Date,Name,Net,Balance Impact\n02/03/2026,Ann,46.31,Credit\n\
                13/03/2026,Ben,-48.00,Memo\n14/03/2026,Cid,-60.00,Debit\n";
    assert_eq!(rows(text), ["2026-03-02 46.31 Ann", "2026-03-14 -60.00 Cid"]);
}

#[test]
fn a_payment_from_another_account_than_the_balance_is_left_out() {
    let text = "Date,Note,Amount,Funding Source\n2026-08-03,utilities,+62.40,\n\
                2026-08-05,pizza,-18.75,Venmo balance\n2026-08-13,dog,-45.00,CHASE *4410\n";
    let read = rows(text);
    assert!(read.len() == 2 && read[1].starts_with("2026-08-05 -18.75 pizza"), "{read:?}");
}

#[test]
fn a_text_of_something_reserved_is_left_out_only_where_the_second_day_is_missing() {
    let text = |day: &str| {
        format!(
            "Date,Text,Value date,Amount\n02/03/2026,Reserveret REMA 1000,{day},-143.70\n\
             27/02/2026,Tax,27/02/2026,-312.00\n25/02/2026,Fee,25/02/2026,-54.00\n\
             23/02/2026,Pay,23/02/2026,900.00\n"
        )
    };
    assert_eq!(rows(&text("")).len(), 3);
    assert_eq!(rows(&text("02/03/2026")).len(), 4);
}

/// Money in and out, a fee beside them, and the balance after.
const WITH_FEES: &str = "Date,Description,Money In,Money Out,Fee,Balance\n\
    2026-04-01,Shop,,-124.00,,1814.32\n2026-04-03,Salary,18250.00,,,20064.32\n\
    2026-04-03,SMS Notification,,,-0.35,20063.97\n2026-04-07,Rent,,-4200.00,-2.00,15861.97\n\
    2026-04-10,Airtime,,-250.00,-0.50,15611.47\n";

#[test]
fn a_fee_beside_money_in_and_out_is_taken_off_where_the_balance_shows_it() {
    let amounts: Vec<String> = rows(WITH_FEES)
        .iter()
        .map(|row| row.split(' ').nth(1).unwrap_or_default().to_owned())
        .collect();
    assert_eq!(amounts, ["-124.00", "18250.00", "-0.35", "-4202.00", "-250.50"]);
}

#[test]
fn a_row_of_a_day_and_a_text_on_which_the_balance_moves_is_never_passed_over() {
    let text = "Date,Description,Amount,Balance\n2026-04-01,Shop,-124.00,1814.32\n\
                2026-04-03,Salary,18250.00,20064.32\n2026-04-04,Charge,,20060.32\n\
                2026-04-07,Rent,-4200.00,15860.32\n2026-04-10,Airtime,-250.00,15610.32\n\
                2026-04-11,Bus,-2.50,15607.82\n";
    assert!(is_refused(&rows(text), "line 4"), "{:?}", rows(text));
    let unmoved = text.replace("20060.32", "20064.32").replace("15860.32", "15864.32");
    let unmoved = unmoved.replace("15610.32", "15614.32").replace("15607.82", "15611.82");
    assert_eq!(rows(&unmoved).len(), 5);
}

#[test]
fn an_entry_with_both_its_accounts_in_one_row_is_read_for_the_one_that_is_wanted() {
    let by_columns = "Datum;Text;Betrag;Sollkonto;Habenkonto\n02.03.2026;Entgelt;12,37;4970;1200\n\
                      06.03.2026;Gutschrift;19,79;1200;70033\n09.03.2026;Rechnung;30,00;10021;8400\n";
    let by_mark = "Datum;Text;Betrag;Soll/Haben;Konto;Gegenkonto\n02.03.2026;Entgelt;12,37;H;1200;4970\n\
                   06.03.2026;Gutschrift;19,79;H;70033;1200\n09.03.2026;Rechnung;30,00;S;10021;8400\n";
    for text in [by_columns, by_mark] {
        let bank = rows_of(text, FileSide::Book, Some("1200"));
        assert_eq!(bank, ["2026-03-02 -12.37 Entgelt", "2026-03-06 19.79 Gutschrift"]);
        assert!(is_asked(&rows_of(text, FileSide::Book, None)), "never both legs");
    }
}

/// The first record of a file of DATEV; its entries are of these days.
fn datev(from: &str, to: &str) -> String {
    format!(
        "\"EXTF\";700;21;\"Buchungsstapel\";13;20260403;;\"RE\";\"\";\"\";1;1;{}0101;4;{from};{to}\n\
         Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;Konto;Gegenkonto (ohne BU-Schlüssel);Belegdatum;Buchungstext\n",
        &from[..4]
    )
}

#[test]
fn a_datev_day_has_the_year_of_the_period_of_its_file() {
    let entries = "528,71;\"H\";1200;70033;3112;\"Großhandel\"\n25,87;\"S\";4930;1200;203;\"Porto\"\n\
                   10,00;\"S\";1200;8400;0103;\"Verkauf\"\n";
    let text = datev("20251201", "20260331") + entries;
    let days =
        ["2025-12-31 -528.71 Großhandel", "2026-03-02 -25.87 Porto", "2026-03-01 10.00 Verkauf"];
    assert_eq!(rows_of(&text, FileSide::Book, Some("1200")), days);
    let text = datev("        ", "        ").replace("    0101", "") + entries;
    assert!(is_refused(&rows_of(&text, FileSide::Book, None), "which year"));
}

#[test]
fn a_file_of_which_no_row_is_read_is_refused_though_one_without_rows_is_not() {
    let text = "Date,Description,Amount\nMarch,Shop,five pounds,12\nApril,Rent,six,13\n";
    assert!(is_refused(&rows(text), "line 2"), "{:?}", rows(text));
    assert!(rows("Date,Description,Amount\n").is_empty());
}

/// Days that stand once for several rows.
const DAYS_ONCE: &str = "Date,Who,In,Out,Balance\n2/2/26,Ann,420.00,,1726.77\n,Plumb,,63.18,1663.59\n\
    5/2/26,Shell,,38.00,1625.59\n9/2/26,Cor,1180.50,,2806.09\n,Me,,500.00,2306.09\n17/2/26,EE,,24.99,2281.10\n";

#[test]
fn a_row_without_a_day_is_of_the_day_above_it_where_a_balance_shows_it() {
    let read = rows(DAYS_ONCE);
    assert_eq!(read.len(), 6, "{read:?}");
    assert_eq!(read[1], "2026-02-02 -63.18 Plumb");
    let without: String = DAYS_ONCE
        .lines()
        .filter_map(|line| line.rsplit_once(',').map(|(rest, _)| format!("{rest}\n")))
        .collect();
    let without = rows(&without);
    assert!(is_asked(&without) || is_refused(&without, "line 3"), "{without:?}");
}

#[test]
fn receipts_and_payments_below_titles_of_their_own_are_money_in_and_out() {
    let text = "St Wilfrid,,\nRECEIPTS,,\nDate,From,Total\n04/01/2026,Plate,212.35\n\
                15/01/2026,Gift Aid,640.00\n,Total receipts,852.35\nPAYMENTS,,\nDate,To,Total\n\
                06/01/2026,Gas,148.22\n18/01/2026,Organist,65.00\n,Total payments,213.22\n";
    let read = rows_of(text, FileSide::Book, None);
    let expected = ["2026-01-04 212.35 Plate", "2026-01-15 640.00 Gift Aid"];
    assert_eq!(read[..2], expected);
    assert_eq!(read[2..], ["2026-01-06 -148.22 Gas", "2026-01-18 -65.00 Organist"]);
    let of_one_header = "Date,Details,Amount\nReceipts,,\n13/03/2026,Plate,212.35\n14/03/2026,Gift,4.50\n\
                         Payments,,\n13/03/2026,Gas,148.22\n16/03/2026,Rent,600.00\n";
    let read = rows_of(of_one_header, FileSide::Book, None);
    assert_eq!(read[1..3], ["2026-03-14 4.50 Gift", "2026-03-13 -148.22 Gas"]);
    let signed = of_one_header.replace("148.22", "-148.22").replace("600.00", "-600.00");
    assert_eq!(rows_of(&signed, FileSide::Book, None), read);
    let is_given_back = of_one_header.replace("148.22", "-148.22");
    assert!(
        is_asked(&rows_of(&is_given_back, FileSide::Book, None))
            || is_refused(&rows_of(&is_given_back, FileSide::Book, None), "")
    );
}

/// A transfer out, an exchange, and a transfer in; the fee of the first is in this currency.
fn transfers(fee: &str) -> String {
    format!(
        "Direction,Finished on,Source fee amount,Source fee currency,Source name,\
         Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency\n\
         OUT,2026-08-28,0.61,{fee},Mara,249.39,EUR,Atelier,249.39,EUR\n\
         NEUTRAL,2026-08-26,1.84,EUR,Mara,398.16,EUR,Mara,433.62,USD\n\
         IN,2026-08-18,,,Hanne,640.00,EUR,Mara,640.00,EUR\n"
    )
}

#[test]
fn a_transfer_is_what_left_one_balance_with_its_fee_and_what_came_into_another() {
    let euros = rows_of(&transfers("EUR"), FileSide::Bank, Some("EUR"));
    let expected =
        ["2026-08-28 -250.00 Atelier", "2026-08-26 -400.00 Mara", "2026-08-18 640.00 Hanne"];
    assert_eq!(euros, expected);
    assert_eq!(rows_of(&transfers("EUR"), FileSide::Bank, Some("USD")), ["2026-08-26 433.62 Mara"]);
    let foreign = rows_of(&transfers("GBP"), FileSide::Bank, Some("EUR"));
    assert!(is_refused(&foreign, ""), "a fee in another currency is not added: {foreign:?}");
}

#[test]
fn the_currency_of_a_purchase_is_not_that_of_the_account() {
    let text = "Transaction Date,Billing Amount,Merchant,Debit/Credit,Transaction Currency\n\
                16/04/2026,54.99,JOHN LEWIS,D,GBP\n13/04/2026,300.00,PAYMENT,C,GBP\n\
                09/04/2026,75.32,BOOKING.COM,D,EUR\n";
    assert_eq!(rows(text).len(), 3);
    assert!(is_asked(&rows(&text.replace("Billing ", ""))), "amounts of two currencies");
}

#[test]
fn texts_of_the_rows_say_which_of_two_columns_is_money_in_unless_they_contradict_each_other() {
    let text = "2026-08-31,SERVICE CHARGE,16.95,\n2026-08-21,PAYROLL DEPOSIT OTTAWA,,1610.25\n\
                2026-08-12,ATM WITHDRAWAL ELGIN ST,100.00,\n2026-08-04,FARM BOY,31.18,\n";
    let read = rows(text);
    assert_eq!(
        read[..2],
        ["2026-08-31 -16.95 SERVICE CHARGE", "2026-08-21 1610.25 PAYROLL DEPOSIT OTTAWA"]
    );
    let against = text.replace("FARM BOY,31.18,", "WITHDRAWAL,,31.18");
    assert!(is_asked(&rows(&against)), "{:?}", rows(&against));
}

#[test]
fn a_row_with_its_amount_in_its_text_is_read_where_the_text_says_which_way_it_went() {
    let text = |title: &str| {
        format!(
            "Date,Title,Net\n\"August 31, 2026\",Fee,-$6.50\n\"August 24, 2026\",\"{title}\",--\n\
             \"August 20, 2026\",Sale,$51.84\n"
        )
    };
    let read = rows(&text("$412.60 sent to your bank account"));
    assert_eq!(read[1], "2026-08-24 -412.60 $412.60 sent to your bank account");
    assert!(is_refused(&rows(&text("$412.60 adjustment")), "line 3"));
}

#[test]
fn two_balances_beside_each_other_above_the_rows_show_the_signs() {
    let text = |closing: &str| {
        let rest: String =
            (1..9).map(|day| format!("2026/08/0{day},10.00,BUS TO WORK {day}\n")).collect();
        format!(
            "XXXXXX4417,2026/08/01,2026/08/31,1666.04,{closing}\n\
             2026/08/31,-7.00,CHARGE AUGUST\n2026/08/21,2083.19,PAYROLL STEELCITY\n\
             2026/08/17,92.77,DUQUESNE LIGHT\n2026/08/14,182.00,CHECK 2204\n{rest}"
        )
    };
    let read = rows(&text("4097.00"));
    assert_eq!(read.get(1).map(String::as_str), Some("2026-08-21 2083.19 PAYROLL STEELCITY"));
    assert!(is_asked(&rows(&text("4097.01"))), "{:?}", rows(&text("4097.01")));
}

#[test]
fn numbers_below_words_of_balances_and_totals_are_a_summary_where_they_come_to_the_rows() {
    let text = |debits: &str| {
        format!(
            "Date,Narration,Withdrawal,Deposit,Closing Balance\n04/05/26,NEFT,380.00,,2638.00\n\
             05/05/26,UPI,12.00,,2626.00\n26/05/26,RTGS,,2105.00,4731.00\n\
             Opening Balance,Total,Debits,Credits,Closing Balance\n3018.00,3,{debits},2105.00,4731.00\n"
        )
    };
    assert_eq!(rows(&text("392.00")).len(), 3, "{:?}", rows(&text("392.00")));
}

#[test]
fn a_row_that_says_neither_who_nor_what_for_says_its_kind() {
    let text = "Date,Type,To,Amount\n2026-08-03,Payment,Ann,-62.40\n2026-08-15,Standard Transfer,,-150.00\n\
                2026-08-19,Payment,Ben,-27.32\n2026-08-20,Payment,Cid,20.00\n";
    assert_eq!(rows(text)[1], "2026-08-15 -150.00 Standard Transfer");
    assert_eq!(rows(text)[0], "2026-08-03 -62.40 Ann");
}

#[test]
fn a_text_of_signs_alone_is_kept_as_it_is_and_a_dash_stands_for_none() {
    let text = "Date,Description,Amount\n2026-03-02,<!--,-5.00\n2026-03-03,***,-6.00\n\
                2026-03-04,-,-7.00\n2026-03-05,Tea,9.50\n";
    assert_eq!(
        rows(text),
        [
            "2026-03-02 -5.00 <!--",
            "2026-03-03 -6.00 ***",
            "2026-03-04 -7.00 ",
            "2026-03-05 9.50 Tea"
        ]
    );
}
