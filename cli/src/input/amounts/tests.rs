use super::*;

fn amount(cell: &str, mark: Option<DecimalMark>) -> Option<String> {
    let mut number = String::new();
    AmountReader::new(mark, b',').read(cell, &mut number).ok().map(|()| number)
}

#[test]
fn every_way_to_write_an_amount_becomes_one_canonical_form() {
    for (cell, number) in [
        ("5", "5.00"),
        ("+5", "5.00"),
        ("12.50+", "12.50"),
        (".5", "0.50"),
        ("5.", "5.00"),
        ("-.5", "-0.50"),
        ("5-", "-5.00"),
        ("12.50-", "-12.50"),
        ("(12.5)", "-12.50"),
        ("\u{2212}3", "-3.00"),
        ("\u{2013}3", "-3.00"),
        ("007.10", "7.10"),
        ("-0.00", "0.00"),
        (" 1.230 ", "1.23"),
        ("0.12345", "0.12345"),
        ("£950.00", "950.00"),
        ("-£950", "-950.00"),
        ("£-950", "-950.00"),
        ("(£5)", "-5.00"),
        ("-950.00 €", "-950.00"),
        ("$5-", "-5.00"),
        ("₹5", "5.00"),
        ("CHF 5", "5.00"),
        ("5 EUR", "5.00"),
        ("-12.50 PLN", "-12.50"),
        ("EUR -12.50", "-12.50"),
        ("- 5.00", "-5.00"),
        ("6.00 -", "-6.00"),
    ] {
        assert_eq!(amount(cell, None).as_deref(), Some(number), "{cell:?}");
    }
}

#[test]
fn a_stated_mark_allows_grouped_thousands_and_nothing_looser() {
    let comma = Some(DecimalMark::Comma);
    let point = Some(DecimalMark::Point);
    for (cell, mark, number) in [
        ("1.234,50", comma, Some("1234.50")),
        ("1234,5", comma, Some("1234.50")),
        ("-1 234 567,89", comma, Some("-1234567.89")),
        ("1'234,00", comma, Some("1234.00")),
        ("-1.234,50 €", comma, Some("-1234.50")),
        ("1\u{2019}200.00", point, Some("1200.00")),
        ("1,20,000.00", point, Some("120000.00")),
        ("12,34,56,789.50", point, Some("123456789.50")),
        ("1,20,00.00", point, None),
        ("123,45,678.00", point, None),
        ("12.50", comma, None),
        ("1.23.456,00", comma, None),
        ("1,234.50", comma, None),
        ("1,234.50", point, Some("1234.50")),
        ("12,34.50", point, None),
        ("1,234,56", point, None),
        (",234.50", point, None),
        ("1,234.5,0", point, None),
        ("1 234,567.00", point, None),
        ("1,2345.00", point, None),
        ("0,500", point, None),
        ("00,123.00", point, None),
    ] {
        assert_eq!(amount(cell, mark).as_deref(), number, "{cell:?} {mark:?}");
    }
}

#[test]
fn without_a_stated_mark_nothing_ambiguous_is_read() {
    for cell in [
        "",
        "-",
        ".",
        "+",
        "1,234",
        "1,234.50",
        "1.234,50",
        "12,50",
        "1e400",
        "1e5",
        "NaN",
        "inf",
        "5 ABC",
        "--5",
        "-5-",
        "(-5)",
        "(5",
        "+-5",
        "1 234.00",
        "1_000",
        "٣",
        "£",
        "£5€",
        "££5",
        "5 5",
        "CHF 5 EUR",
        "5 - 3",
        "5 eur",
    ] {
        assert_eq!(amount(cell, None), None, "{cell:?}");
    }
}

#[test]
fn where_no_comma_separates_fields_three_places_after_a_point_could_be_thousands() {
    for delimiter in [b';', b'\t'] {
        let mut reader = AmountReader::new(None, delimiter);
        let mut read = |cell| reader.read(cell, &mut String::new()).is_ok();
        assert_eq!(["1.234", "12.34", "1234.567"].map(&mut read), [false, true, true]);
    }
}

#[test]
fn two_currencies_in_one_file_are_refused() {
    let mut reader = AmountReader::new(None, b',');
    let mut read = |cell| reader.read(cell, &mut String::new()).is_ok();
    assert_eq!(["£1", "2", "£3", "€4"].map(&mut read), [true, true, true, false]);
}

#[test]
fn a_sign_beside_a_word_for_a_currency_is_kept() {
    let mut reader = AmountReader::new(None, b',');
    let mut say = |cell| reader.are_in(Currency::of_cell(cell).unwrap()).is_ok();
    assert_eq!(
        ["Kronor", "£", "kr", "SEK", "Zloty"].map(&mut say),
        [true, false, true, true, false]
    );
    assert_eq!(reader.into_currency(), Some(Currency::of_code("SEK")));
}
