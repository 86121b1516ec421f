//! Rows that are not booked yet by a title above them, by their text, or by a column of flags.

use super::{is_refused, rows};

const BOOKED: &str = "01/03/2026,TESCO STORES,-20.00\n02/03/2026,AMAZON,-10.00\n13/03/2026,SALARY ACME,100.00\n\
                      14/03/2026,SHELL,-15.50\n";

#[test]
fn a_title_that_says_so_leaves_out_the_rows_below_it_up_to_the_next() {
    let text = |title: &str, next: &str| {
        format!("Date,Description,Amount\n{title},,\n17/03/2026,UBER,-7.00\n{next},,\n{BOOKED}")
    };
    for title in
        ["Pending transactions", "Vorgemerkte Umsätze", "Opérations à venir", "Not yet posted"]
    {
        assert_eq!(rows(&text(title, "Booked")).len(), 4, "{title}");
        let all = text(title, "").replace(",,\n0", "0");
        assert!(is_refused(&rows(&all), "pending"), "{title}: {:?}", rows(&all));
    }
    let behind =
        format!("Date,Description,Amount\n{BOOKED}Scheduled payments,,\n17/03/2026,UBER,-7.00\n");
    assert_eq!(rows(&behind).len(), 4);
    let with_balance = "Date,Description,Amount,Balance\nPending transactions,,,\n2026-03-08,UBER,-7.00,\n\
                        2026-03-01,A LTD,-20.00,980.00\n2026-03-03,B LTD,-10.00,970.00\n\
                        2026-03-05,C LTD,-15.00,955.00\n2026-03-07,D LTD,40.00,995.00\n";
    let read = rows(with_balance);
    assert!(read.len() == 4 && !read.iter().any(|row| row.contains("UBER")), "{read:?}");
}

#[test]
fn a_heading_above_a_table_of_a_page_says_so_of_its_rows() {
    let row =
        |day: &str, text: &str| format!("<tr><td>{day}</td><td>{text}</td><td>-20.00</td></tr>");
    let head = "<table><tr><th>Date</th><th>Description</th><th>Amount</th></tr>";
    let page = format!(
        "<h2>Pending</h2>{head}{}</table><h2>Booked</h2>{head}{}{}</table>",
        row("2026-03-01", "TESCO"),
        row("2026-03-02", "AMAZON"),
        row("2026-03-13", "SALARY")
    );
    assert_eq!(rows(&page), ["2026-03-02 -20.00 AMAZON", "2026-03-13 -20.00 SALARY"]);
}

#[test]
fn a_text_that_is_a_state_or_is_marked_with_one_is_refused() {
    for text in [
        "Pending",
        "Declined",
        "(pending) UBER",
        "*** Declined UBER",
        "UBER [pending]",
        "VOIDED CHQ 123",
    ] {
        let read = rows(&format!("Date,Description,Amount\n{BOOKED}15/03/2026,{text},-7.00\n"));
        assert!(is_refused(&read, "line 6"), "{text}: {read:?}");
    }
    for text in ["Pending Order Ltd", "UBER *TRIP", "*UBER*"] {
        let read = rows(&format!("Date,Description,Amount\n{BOOKED}15/03/2026,{text},-7.00\n"));
        assert_eq!(read.len(), 5, "{text}: {read:?}");
    }
}

#[test]
fn a_state_in_a_column_of_flags_counts_as_one() {
    for (header, state) in
        [("Settled", "Pending"), ("Booked?", "Unsettled"), ("Settled", "Processing")]
    {
        let text = format!(
            "Date,Description,Amount,{header}\n01/03/2026,TESCO,-20.00,Yes\n02/03/2026,AMAZON,-10.00,Yes\n\
             13/03/2026,SALARY,100.00,Yes\n14/03/2026,SHELL,-15.50,{state}\n"
        );
        assert_eq!(rows(&text).len(), 3, "{header} {state}: {:?}", rows(&text));
    }
    for (header, state) in
        [("Result", "Unsettled"), ("Outcome", "Insufficient funds"), ("Info", "Not settled")]
    {
        let text = format!(
            "Date,Description,Amount,{header}\n01/03/2026,TESCO,-20.00,Completed\n\
             02/03/2026,AMAZON,-10.00,Completed\n14/03/2026,SHELL,-15.50,{state}\n"
        );
        assert_eq!(rows(&text).len(), 2, "{header} {state}: {:?}", rows(&text));
    }
}

#[test]
fn states_of_rows_that_never_moved_money_are_known_in_many_languages() {
    for (head, booked, declined) in [
        ("Stato", "Contabilizzato", "Annullata"),
        ("Status", "Udført", "Afvist"),
        ("Status", "Genomförd", "Avvisat"),
        ("Tila", "Kirjattu", "Peruutettu"),
        ("Estado", "Concluído", "Rejeitado"),
        ("Status", "Zrealizowana", "Odrzucony"),
        ("Stav", "Provedeno", "Zamítnuta"),
    ] {
        let text = format!(
            "Date,Description,Amount,{head}\n2026-01-13,Tesco,-25.10,{booked}\n\
             2026-01-14,Acme,1500.00,{booked}\n2026-01-15,Rent,-90.00,{booked}\n\
             2026-01-21,Shop,-3.33,{declined}\n"
        );
        assert_eq!(rows(&text).len(), 3, "{declined}: {:?}", rows(&text));
    }
}

#[test]
fn a_greek_opening_balance_is_no_row() {
    let text = "Date,Description,Amount\n2026-01-01,Προηγούμενο υπόλοιπο,1000.00\n\
                2026-01-13,Tesco,-25.10\n2026-01-14,Acme,1500.00\n2026-01-20,EDF,-45.00\n";
    assert_eq!(rows(text).len(), 3, "{:?}", rows(text));
}

#[test]
fn float_dust_in_a_table_counts_as_the_cent() {
    let text = "Date,Description,Amount,Balance\n2026-01-13,Tesco,-25.099999999999,974.90\n\
                2026-01-14,Acme,1500.000000000001,2474.90\n2026-01-15,Rent,-89.999999999999,2384.90\n";
    let read = rows(text);
    assert!(read.len() == 3 && read[0].contains("-25.10"), "{read:?}");
}

#[test]
fn what_is_planned_is_not_booked() {
    for state in ["Planned", "Forecast", "Projected"] {
        let text = format!(
            "Date,Description,Amount,Status\n13/03/2026,ACME,1250.00,Completed\n14/03/2026,GAS,-187.43,Completed\n\
             16/03/2026,RENT,-600.00,{state}\n20/03/2026,COFFEE,-12.50,Completed\n"
        );
        assert_eq!(rows(&text).len(), 3, "{state}: {:?}", rows(&text));
    }
}
