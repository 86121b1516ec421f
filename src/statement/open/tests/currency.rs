//! What the amounts of a file are in.

use super::read_of;

const ROWS: &str = "02/03/2026,Shop,-12.00\n13/03/2026,Tesco,-5.00\n14/03/2026,Pay,10.00\n";

fn code(text: &str) -> Option<String> {
    read_of(text).currency_code().map(str::to_owned)
}

#[test]
fn a_file_says_its_currency_in_its_rows_its_headers_or_beside_them() {
    for (head, currency) in [
        ("Date,Description,Amount (GBP)\n", Some("GBP")),
        ("Account currency,EUR\n\nDate,Description,Amount\n", Some("EUR")),
        ("Currency: CHF\n\nDate,Description,Amount\n", Some("CHF")),
        ("Closing balance,7.00 EUR\n\nDate,Description,Amount\n", Some("EUR")),
        ("Current account 12345678 GBP\n\nDate,Description,Amount\n", Some("GBP")),
        ("Rate of EUR to GBP\n\nDate,Description,Amount\n", None),
        ("Date,Description,Amount\n", None),
    ] {
        assert_eq!(code(&format!("{head}{ROWS}")).as_deref(), currency, "{head}");
    }
}

#[test]
fn a_sign_is_a_code_where_it_is_of_one_currency_or_the_file_says_which() {
    for (sign, above, currency) in [
        ("£", "", Some("GBP")),
        ("€", "", Some("EUR")),
        ("$", "", None),
        ("$", "Currency: CAD\n\n", Some("CAD")),
        ("£", "Currency: EUR\n\n", Some("GBP")),
    ] {
        let rows = ROWS.replace(",-", &format!(",-{sign}")).replace(",1", &format!(",{sign}1"));
        let text = format!("{above}Date,Description,Amount\n{rows}");
        assert_eq!(code(&text).as_deref(), currency, "{text}");
    }
}
