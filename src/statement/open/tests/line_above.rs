//! Lines of another shape above rows that have no header.

use super::{is_refused, rows};

const PNC: &str = "1234567890,2026/03/01,2026/03/31,100.00,163.00\n\
    2026/03/27,80.00,\"STRIPE TRANSFER\",\"\",\"0e4f\",\"CREDIT\"\n\
    2026/03/27,17.00,\"HOME DEPOT 4412\",\"\",\"09a8\",\"DEBIT\"\n\
    2026/03/12,10.00,\"STRIPE TRANSFER\",\"\",\"0bc9\",\"CREDIT\"\n\
    2026/03/10,10.00,\"SERVICE FEE\",\"\",\"058a\",\"DEBIT\"\n";

#[test]
fn a_line_of_another_shape_than_the_rows_tells_nothing_of_their_columns() {
    let found = rows(PNC);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[0].starts_with("2026-03-27 80.00 "), "{found:?}");
    assert!(found[1].starts_with("2026-03-27 -17.00 "), "{found:?}");
    let above = "Compte;Compte;****1234;31/03/2026;;1 624,05\n\
        31/03/2026;Virement;VIREMENT;INTERETS;6,71\n30/03/2026;Virement;FRAIS;FRAIS;-9,18\n\
        27/03/2026;Carte;CB;EDF;-71,07\n";
    assert_eq!(rows(above).len(), 3, "{:?}", rows(above));
}

#[test]
fn two_balances_that_the_rows_lead_from_and_to_are_no_row() {
    let text = |closing: &str| {
        rows(&format!(
            "2026-03-31,31-03-2026,'12 1090,JAN,PLN,\"100,00\",\"{closing}\",3,\n\
             31-03-2026,31-03-2026,PRZELEW,ODSETKI,,\"4,50\",\"130,00\",1,\n\
             30-03-2026,01-04-2026,PRZELEW,OPLATA,,\"-9,50\",\"125,50\",2,\n\
             30-03-2026,31-03-2026,INV-1,KOWALSKI,,\"35,00\",\"135,00\",3,\n"
        ))
    };
    assert_eq!(text("130,00").len(), 3, "{:?}", text("130,00"));
    assert!(is_refused(&text("131,00"), "line 1"), "{:?}", text("131,00"));
}

#[test]
fn a_first_row_of_which_a_field_was_lost_or_doubled_is_not_passed_over() {
    for first in [
        "31/03/2026;;Virement;VIREMENT;INTERETS;6,71\n",
        ";31/03/2026;Virement;VIREMENT;INTERETS;6,71\n",
        "31/03/2026;VIREMENT;INTERETS;6,71\n",
    ] {
        let text = format!(
            "{first}30/03/2026;Virement;FRAIS;FRAIS;-9,18\n27/03/2026;Carte;CB;EDF;-71,07\n\
             26/03/2026;Carte;CB;SNCF;-1,07\n"
        );
        assert!(is_refused(&rows(&text), "line "), "{first} {:?}", rows(&text));
    }
}
