//! First and last rows that are balances or totals in words that are known, or by what they come to.

use super::{is_asked, is_refused, rows};

const ROWS: &str = "02/03/2026,Shop,-12.00\n05/03/2026,Pay,1000.00\n14/03/2026,Power,-55.10\n\
                    20/03/2026,Rent,-600.00\n25/03/2026,Hotel,-85.00\n";

fn first(told: &str) -> Vec<String> {
    rows(&format!("Date,Description,Amount\n01/03/2026,{told},1500.00\n{ROWS}"))
}

fn last(told: &str, amount: &str) -> Vec<String> {
    rows(&format!("Date,Description,Amount\n{ROWS}31/03/2026,{told},{amount}\n"))
}

#[test]
fn a_balance_with_a_day_is_no_receipt_in_any_language_that_is_known() {
    for told in [
        "Solde antérieur",
        "Ingående balans",
        "Inngående balanse",
        "Openingsbalans",
        "Saldo vorige maand",
        "Sold initial",
        "Saldo de abertura",
        "Asiento de apertura",
        "Bilans otwarcia",
        "Tilikauden avaus",
    ] {
        assert_eq!(first(told).len(), 5, "{told}: {:?}", first(told));
    }
    for told in ["Utgående balans", "Slotbalans", "Bilans zamknięcia", "Asiento de cierre"] {
        let read = last(told, "1747.90");
        assert_eq!(read.len(), 5, "{told}: {read:?}");
    }
    for told in ["IB", "BO", "Stand 28.02.", "Cash at bank 1 March", "Start of statement"] {
        assert!(is_refused(&first(told), "line 2"), "{told}: {:?}", first(told));
    }
    for told in ["Cash", "Standard Life", "Bo Larsen", "Cash machine March", "Bank of Ireland"] {
        assert_eq!(first(told).len(), 6, "{told}: {:?}", first(told));
    }
}

#[test]
fn a_first_or_last_row_that_three_others_come_to_is_a_total_whatever_its_words() {
    let few = ROWS.split_inclusive('\n').take(3).collect::<String>();
    let text = |told: &str, amount: &str, reference: &str| {
        let rows = few.replace('\n', ",\n");
        format!("Date,Description,Amount,Reference\n{rows}31/03/2026,{told},{amount},{reference}\n")
    };
    for told in ["Somme", "I alt", "合計"] {
        assert_eq!(rows(&text(told, "932.90", "")).len(), 3, "{told}");
        assert_eq!(last(told, "247.90").len(), 5, "{told}");
    }
    for told in ["End of statement", "Vége", "Konec"] {
        assert!(is_refused(&rows(&text(told, "932.90", "")), "line 5"), "{told}");
        assert!(is_refused(&last(told, "247.90"), "line 7"), "{told}");
    }
    assert_eq!(rows(&text("Vége", "932.90", "INV 7")).len(), 4, "what has a reference was paid");
    assert_eq!(rows(&text("Vége", "932.91", "")).len(), 4);
}

#[test]
fn a_row_at_an_end_is_no_transaction_where_the_balances_beside_the_rows_are_whole_without_it() {
    let text = |above: &str, first: &str, last: &str| {
        format!("{above}\n\nDate,Description,Amount\n{first}{ROWS}{last}")
    };
    let (opening, closing) = ("01/03/2026,Kezdet,1500.00\n", "31/03/2026,Vége,1747.90\n");
    let both = "Opening balance: 1500.00\nClosing balance: 1747.90";
    assert!(is_refused(&rows(&text(both, opening, "")), "may be a balance"));
    assert!(is_refused(&rows(&text(both, "", closing)), "may be a balance"));
    assert_eq!(rows(&text(both, "", "")).len(), 5);
    let one = "Closing balance: 1747.90";
    assert!(is_refused(&rows(&text(one, opening, "")), "line 4"));
    let deposit = opening.replace("Kezdet", "Direct deposit");
    assert_eq!(rows(&text(one, &deposit, "")).len(), 6);
    assert_eq!(rows(&text("Closing balance: 1847.90", opening, "")).len(), 6);
}

#[test]
fn a_last_amount_that_is_the_balance_of_its_row_and_of_the_one_before_is_that_balance() {
    let text = |balance: &str| {
        format!(
            "Date,Description,Amount,Balance\n02/03/2026,Shop,-12.00,1488.00\n\
             05/03/2026,Pay,1000.00,2488.00\n14/03/2026,Power,-55.10,2432.90\n\
             31/03/2026,Vége,2432.90,{balance}\n"
        )
    };
    assert_eq!(rows(&text("2432.90")).len(), 3);
    assert_eq!(rows(&text("4865.80")).len(), 4);
    let first = text("2432.90").replace("02/03", "01/03/2026,Kezdet,1500.00,1500.00\n02/03");
    assert!(is_asked(&rows(&first)), "{:?}", rows(&first));
}

#[test]
fn amounts_all_one_way_need_no_question_where_a_balance_shows_the_oldest_of_them_too() {
    let list = [
        "12/03/2026,Acme,12.00,988.00",
        "13/03/2026,Beta,50.00,938.00",
        "14/03/2026,Cid,25.00,913.00",
    ];
    let text = |opening: &str, is_turned: bool| {
        let mut lines: Vec<&str> = std::iter::once(opening).chain(list).collect();
        lines.retain(|line| !line.is_empty());
        if is_turned {
            lines.reverse();
        }
        format!("Date,Description,Amount,Balance\n{}\n", lines.join("\n"))
    };
    for is_turned in [false, true] {
        for opening in ["11/03/2026,Opening balance,,1000.00", ",Opening balance,,1000.00"] {
            let read = rows(&text(opening, is_turned));
            assert!(read.len() == 3 && read.iter().all(|row| row.contains(" -")), "{read:?}");
        }
        let above = format!("Opening balance: 1000.00\n\n{}", text("", is_turned));
        assert_eq!(rows(&above).len(), 3, "{:?}", rows(&above));
        // Nothing shows it, or it went the other way.
        assert!(is_asked(&rows(&text("", is_turned))));
        let other = above.replace("1000.00", "976.00");
        assert!(!rows(&other).iter().any(|row| row.contains("12.00 Acme")), "{:?}", rows(&other));
    }
}

#[test]
fn a_payout_to_an_account_that_is_named_by_its_last_digits_is_no_balance_though_nothing_is_left() {
    let text = |payout: &str| {
        format!(
            "Date,Description,Amount\n13/03/2026,Order 1,6.37\n14/03/2026,Order 2,12.74\n15/03/2026,Mug,-4.74\n\
             16/03/2026,{payout},-14.37\n"
        )
    };
    let paid = rows(&text("To your account ending in: 123"));
    assert_eq!(paid.len(), 4, "{paid:?}");
    assert!(is_refused(&rows(&text("At the end")), "may be a balance"));
}

#[test]
fn money_that_was_there_before_or_is_left_is_no_row_in_any_usual_words() {
    let opened = [
        "Übertrag Vormonat",
        "Kassenbestand Vormonat",
        "Kassenvortrag",
        "Report de février",
        "Solde de départ",
        "Fonds de caisse",
        "Encaisse",
        "Saldo februari",
        "Kassaldo 1 maart",
        "Till float",
        "Cash in tin",
        "Brought from February",
        "Cash brought forward from Feb",
    ];
    for text in opened {
        let list = format!(
            "Date;Details;In;Out\n01.03.2026;{text};300,00;\n03.03.2026;REWE;;41,20\n\
             14.03.2026;Smith;450,00;\n19.03.2026;Post;;8,40\n"
        );
        assert!(is_refused(&rows(&list), "at an end"), "{text}: {:?}", rows(&list));
    }
    let left = [
        "To next month",
        "Balance carried to next month",
        "Übertrag nächster Monat",
        "Vortrag auf April",
        "Kassenendbestand",
        "Report mois suivant",
        "Reste en caisse",
        "Naar volgende maand",
    ];
    for text in left {
        let list = format!(
            "Date;Details;In;Out\n03.03.2026;REWE;;41,20\n14.03.2026;Smith;450,00;\n\
             19.03.2026;Post;;8,40\n31.03.2026;{text};;700,40\n"
        );
        assert!(is_refused(&rows(&list), "at an end"), "{text}: {:?}", rows(&list));
    }
    let paid = "Date;Details;In;Out\n03.03.2026;Cash register rolls;;41,20\n14.03.2026;Smith;450,00;\n19.03.2026;Next;;8,40\n";
    assert_eq!(rows(paid).len(), 3, "{:?}", rows(paid));
}

#[test]
fn a_payment_at_an_end_with_words_of_money_is_a_row() {
    let paid = [
        "Neumann bar",
        "Rest Neumann",
        "New till",
        "Open bar",
        "Schlussrechnung bar",
        "Von Bank",
        "Bargeld auf Bank",
        "Übertrag auf Bank",
        "Kas naar bank",
        "Rückstand März",
        "Vorstand Mai",
        "Gastvortrag Mai",
        "Bar March",
        "Rest Mai",
        "Caisse mars",
        "En espèces",
        "Next",
        "Cash to bank",
    ];
    for text in paid {
        let list = format!(
            "Datum;Text;Einnahmen;Ausgaben\n02.03.2026;REWE;;41,20\n14.03.2026;Schmidt;450,00;\n\
             19.03.2026;Post;;8,40\n31.03.2026;{text};75,00;\n"
        );
        assert_eq!(rows(&list).len(), 4, "{text}: {:?}", rows(&list));
    }
}
