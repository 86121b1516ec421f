//! Balances that stand among the rows, with other texts beside their words.

use super::{discrepancies_of, is_refused, read_of, rows, rows_of};
use crate::stated::FileSide;

#[test]
fn a_balance_that_the_rows_lead_to_from_the_one_before_them_is_no_row_whatever_else_is_told_of_it()
{
    for rest in ["IB PAYMENT,Royal Mail,4417", "CREDIT,Pennard Estates,4417"] {
        let text = format!(
            "0,20260301,,13700.53,OPEN,OPEN BALANCE,0,0\nHIST,20260317,,-476.30,{rest},0\n\
             HIST,20260318,,101.94,DEBIT ORDER,Tesco Stores,4418,0\n\
             HIST,20260319,,811.61,CREDIT,Ann Smith,4419,0\n\
             0,20260331,,14137.78,CLOSE,CLOSE BALANCE,0,0\n"
        );
        assert_eq!(rows(&text).len(), 3, "{:?}", rows(&text));
    }
}

#[test]
fn a_document_number_of_0_makes_no_transaction_of_a_balance() {
    let text = "\"Data\",\"Dependencia Origem\",\"Histórico\",\"Data do Balancete\",\"Número do documento\",\"Valor\",\"\"\n\
        \"03/01/2026\",\"\",\"Saldo Anterior\",\"\",\"0\",\"889.28\",\"\"\n\
        \"03/03/2026\",\"1234-5\",\"POSTO IPIRANGA\",\"\",\"8000\",\"-82.44\",\"\"\n\
        \"03/14/2026\",\"1234-5\",\"MARIA\",\"\",\"8001\",\"373.67\",\"\"\n\
        \"03/31/2026\",\"\",\"S A L D O\",\"\",\"0\",\"1180.51\",\"\"\n";
    assert_eq!(rows(text).len(), 2, "{:?}", rows(text));
}

#[test]
fn what_is_carried_forward_below_the_rows_is_held_against_the_running_balance() {
    for label in ["Balance carried forward", "Balance c/d", "Closing balance", "Saldo końcowe"] {
        let text = format!(
            "Date,Details,Paid in,Paid out,Balance\n02/03/2026,ACME,1250.00,,2250.00\n\
             13/03/2026,GAS,,187.43,2062.57\n31/03/2026,{label},,,1462.57\n"
        );
        let said = discrepancies_of(&text);
        assert!(said.contains("states a closing balance of 1462.57"), "{label}: {said}");
        assert_eq!(discrepancies_of(&text.replace("1462.57", "2062.57")), "", "{label}");
    }
}

#[test]
fn two_balances_above_the_rows_are_those_of_both_ends_by_their_words_or_their_days() {
    for [opening, closing] in [
        ["Balance brought forward", "Balance carried forward"],
        ["Previous balance", "New balance"],
        ["Balance on 1 March 2026", "Balance on 31 March 2026"],
    ] {
        let text = |last: &str| {
            format!(
                "{opening}: 1000.00\n{closing}: {last}\n\nDate,Details,Amount\n02/03/2026,ACME,1250.00\n\
                 13/03/2026,GAS,-187.43\n16/03/2026,RENT,-600.00\n"
            )
        };
        let said = discrepancies_of(&text("1500.00"));
        assert!(said.contains("37.43 is not explained"), "{opening}: {said}");
        assert_eq!(discrepancies_of(&text("1462.57")), "", "{opening}");
    }
}

fn list(rows: &[(&str, &str)]) -> String {
    let days = (13..).map(|day| format!("{day}/03/2026"));
    let lines = days.zip(rows).map(|(day, (text, amount))| match amount.strip_prefix('-') {
        Some(out) => format!("{day},{text},,{out}\n"),
        None => format!("{day},{text},{amount},\n"),
    });
    format!("Date,Description,Paid in,Paid out\n{}", lines.collect::<String>())
}

#[test]
fn a_row_called_a_balance_is_left_out_only_where_the_rows_lead_to_it() {
    for name in ["Final balance", "BALANCE", "Balance on account", "Brought forward"] {
        let between = list(&[("ACME", "1250.00"), (name, "-50.00"), ("RENT", "-600.00")]);
        assert!(is_refused(&rows(&between), ""), "{name}: {:?}", rows(&between));
        let led_to = list(&[
            ("Opening balance", "100.00"),
            ("ACME", "1250.00"),
            (name, "1350.00"),
            ("RENT", "-600.00"),
            ("Closing balance", "750.00"),
        ]);
        assert_eq!(rows(&led_to).len(), 2, "{name}: {:?}", rows(&led_to));
        let of_pages =
            list(&[("ACME", "1250.00"), (name, "1350.00"), ("RENT", "-600.00"), (name, "750.00")]);
        assert_eq!(rows(&of_pages).len(), 2, "{name}: {:?}", rows(&of_pages));
    }
    let below = list(&[("ACME", "1250.00"), ("RENT", "-600.00"), ("BALANCE", "-50.00")]);
    assert!(is_refused(&rows(&below), ""), "{:?}", rows(&below));
}

#[test]
fn a_first_row_with_a_word_of_balances_among_others_is_no_money_in() {
    for name in ["Funds at start of period", "Reconciled balance", "Cash at beginning of month"] {
        let text = list(&[(name, "2345.67"), ("ACME", "1250.00"), ("RENT", "-600.00")]);
        assert!(is_refused(&rows(&text), "may be a balance"), "{name}: {:?}", rows(&text));
    }
    for name in
        ["INTEREST ON BALANCE", "TRANSFER FROM SAVINGS BALANCE", "New Balance", "START FITNESS"]
    {
        let text = list(&[(name, "9.85"), ("ACME", "1250.00"), ("RENT", "-600.00")]);
        assert_eq!(rows(&text).len(), 3, "{name}: {:?}", rows(&text));
    }
}

#[test]
fn a_balance_carried_down_on_the_other_side_of_a_ledger_is_no_row() {
    for last in ["Balance c/d,,1380.00", "Balance,,1380.00", "Carried down,,1380.00"] {
        let text = format!(
            "Date,Description,Debit,Credit\n01/03/2026,Balance b/d,1000.00,\n02/03/2026,Acme,500.00,\n\
             13/03/2026,Gas,,120.00\n31/03/2026,{last}\n"
        );
        let read = rows_of(&text, FileSide::Book, None);
        assert_eq!(read, ["2026-03-02 500.00 Acme", "2026-03-13 -120.00 Gas"], "{last}");
    }
}

#[test]
fn what_falls_due_or_is_of_another_day_or_of_no_money_is_no_end_of_the_rows() {
    let rows = "Date,Description,Amount\n02/03/2026,ACME,200.00\n16/03/2026,RENT,-120.00\n";
    for above in [
        "New balance,1080.00\nMinimum payment,25.00\n",
        "Balance at 31/12/2025,880.00\nBalance at 31/03/2026,1080.00\n",
        "Units brought forward,3\nClosing balance,1080.00\n",
    ] {
        assert_eq!(discrepancies_of(&format!("{above}\n{rows}")), "", "{above}");
    }
}

#[test]
fn a_stated_balance_that_the_delimiter_cuts_is_read_whole() {
    let text = "Opening balance: £1,000.00\nClosing balance: £1,080.00\n\n\
                Date,Description,Amount\n02/03/2026,ACME,200.00\n16/03/2026,RENT,-120.00\n";
    let read = read_of(text);
    let ends = (read.pass.opening.as_deref(), read.pass.closing.as_deref());
    assert_eq!(ends, (Some("1000.00"), Some("1080.00")));
}

#[test]
fn a_last_row_whose_amount_is_the_balance_above_it_is_that_balance() {
    let text = "Date,Description,Amount,Balance\n13/10/2026,TESCO,-45.20,2954.80\n\
                14/10/2026,ACME LTD,1250.00,4204.80\n15/10/2026,BT,-40.00,4164.80\n\
                15/10/2026,To November,4164.80,\n";
    assert!(is_refused(&rows(text), "line 5"), "{:?}", rows(text));
    let paid = text.replace("4164.80,\n", "-64.80,\n");
    assert_eq!(rows(&paid).len(), 4);
}

#[test]
fn totals_and_balances_are_known_by_words_of_days_weeks_and_months() {
    let text = |word: &str, amount: &str| {
        format!(
            "Datum;Text;Betrag\n01.10.2026;Bareinlage;500,00\n13.10.2026;Porto;-12,50\n\
             13.10.2026;Benzin;-61,00\n13.10.2026;{word};{amount}\n14.10.2026;Material;-33,20\n"
        )
    };
    for word in ["Tagessumme", "Monatssumme", "Tussentotaal", "Delsumma", "Zwischenstand"] {
        let read = rows(&text(word, "426,50"));
        assert_eq!(read.len(), 4, "{word}: {read:?}");
    }
    let first =
        "01.10.2026;Beginstand;3000,00\n03.10.2026;Porto;-12,50\n14.10.2026;Diesel;-61,00\n";
    assert_eq!(rows(first).len(), 2, "{:?}", rows(first));
}
