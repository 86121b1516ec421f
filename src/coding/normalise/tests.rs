use proptest::prelude::*;

use super::*;
use crate::normalise::normalised_text::{CHARS_MAX, WORDS_MAX};

fn words(description: &str) -> String {
    NormalisedText::of(description, "").words.join(" ")
}

fn marks(description: &str) -> TextMarks {
    NormalisedText::of(description, "").marks
}

#[test]
fn what_banks_print_around_a_name_goes() {
    let cases = [
        ("CARD PAYMENT TO COSTA COFFEE 43012345 ON 12 MAR", "costa coffee"),
        ("CARD PAYMENT TO TRAINLINE.COM,24.50 GBP, RATE 1.00/GBP ON 12-03-2024", "trainline"),
        ("DD BRITISH GAS BUSINESS REF 850012345", "british gas business"),
        ("DIRECT DEBIT PAYMENT TO THAMES WATER REF 90012345", "thames water"),
        ("FASTER PAYMENTS RECEIPT REF.INV-0042 FROM ACME TRADING LTD", "acme trading"),
        ("1234 12MAR24 , SCREWFIX DIRECT , YEOVIL GB", "screwfix direct"),
        ("VIS PRET A MANGER LONDON", "pret a manger"),
        ("POS 4532 COSTA, LEEDS GBR", "costa"),
        ("SO M PATEL RENT MAY", "m patel rent may"),
        ("WWW.HALFORDS.COM", "halfords"),
        ("amazon.co.uk*2K4AB1CD3", "amazon"),
        ("PAYPAL *DELIVEROO 4029357733", "deliveroo"),
        ("SumUp *The Corner Cafe", "the corner cafe"),
        ("ZETTLE_*GREEN GARDENERS", "green gardeners"),
        ("SQ *BLUE DOOR BAKERY", "blue door bakery"),
        ("IZ *HARBOUR FISH BAR", "harbour fish bar"),
        ("PAYPAL PAYMENT", "paypal payment"),
        ("H.M.R.C. VAT", "hmrc vat"),
        ("B&Q 1234 BRISTOL", "b and q"),
        ("SAINSBURY'S S/MKTS CD 4321", "sainsburys s mkts"),
        ("TESCO2345", "tesco"),
        ("4IMPRINT UK LTD", "4imprint"),
        ("Café Rouge", "cafe rouge"),
        ("FPO J SMITH 200000 12345678", "j smith"),
    ];
    for (printed, kept) in cases {
        assert_eq!(words(printed), kept, "{printed}");
    }
}

#[test]
fn a_merchant_comes_first_and_is_not_said_twice() {
    let cleaned = NormalisedText::of("COSTA COFFEE 43012 LEEDS GB TAKEAWAY", "Costa Coffee Ltd");
    assert_eq!(cleaned.words.join(" "), "costa coffee leeds takeaway");
    assert_eq!(NormalisedText::of("GREGGS LEEDS GB", "Greggs").words, ["greggs"]);
}

#[test]
fn a_town_that_belongs_to_the_name_stays() {
    assert_eq!(words("UNIVERSITY OF LEEDS"), "university of leeds");
    assert_eq!(words("LEEDS CITY COUNCIL"), "leeds city council");
    assert_eq!(words("GREGGS LEEDS"), "greggs");
}

#[test]
fn what_matters_of_the_rest_is_marked() {
    assert!(marks("REFUND SCREWFIX").has(TextMarks::REFUND));
    assert!(marks("PAYPAL *NISBETS").has(TextMarks::ACQUIRER));
    assert!(marks("MAY SALARY").has(TextMarks::PAYROLL));
    assert!(marks("DIRECT DEBIT O2").has(TextMarks::DIRECT_DEBIT));
    assert!(marks("DD O2").has(TextMarks::DIRECT_DEBIT));
    assert!(marks("J SMITH").has(TextMarks::PERSON));
    assert!(marks("MRS A OKAFOR").has(TextMarks::PERSON));
    assert!(marks("PRIYA SHARMA").has(TextMarks::PERSON));
    assert!(marks("JAMES BAKER").has(TextMarks::PERSON));
    assert!(marks("FPO T MASON").has(TextMarks::PERSON));
    assert!(marks("BP LEE").has(TextMarks::PERSON));
    assert!(marks("BP M EVANS REF 1").has(TextMarks::PERSON));
    assert!(marks("MR C ROBERTS").has(TextMarks::PERSON));
    assert!(marks("W HALL & L HALL").has(TextMarks::PERSON));
    assert!(!marks("BP CONNECT").has(TextMarks::PERSON));
    assert!(!marks("W H SMITH").has(TextMarks::PERSON));
    assert!(!marks("MARKS AND SPENCER").has(TextMarks::PERSON));
    assert!(!marks("THE BAKER").has(TextMarks::PERSON));
    assert!(!marks("JAMES BAKER CATERING").has(TextMarks::PERSON));
    assert!(!marks("JOHN LEWIS").has(TextMarks::PERSON));
    assert!(!marks("PAUL SMITH PLUMBING").has(TextMarks::PERSON));
    assert!(marks("REF 0012345678").has(TextMarks::BARE));
    assert!(marks("FASTER PAYMENT INV 0042").has(TextMarks::BARE));
    assert!(marks("TELEPHONE BANKING PAYMENT 0441").has(TextMarks::BARE));
    assert!(marks("ONLINE BANKING PYMT 0441").has(TextMarks::BARE));
    assert!(marks("PAYPAL 4RX2297TQ8LW").has(TextMarks::BARE));
    assert!(!marks("PAYPAL FEES").has(TextMarks::BARE));
    assert!(!marks("TELEPHONE BILL").has(TextMarks::BARE));
    assert!(!marks("BP").has(TextMarks::BARE));
    assert!(!marks("DD O2").has(TextMarks::BARE));
}

#[test]
fn case_and_spacing_do_not_matter() {
    for text in ["Card payment to Costa Coffee on 12 Mar", "SQ *Blue Door", "H.M.R.C. vat"] {
        let spaced = format!("  {}  ", text.replace(' ', "   "));
        assert_eq!(words(text), words(&text.to_uppercase()), "{text}");
        assert_eq!(words(text), words(&spaced), "{text}");
    }
}

#[test]
fn long_texts_are_looked_at_from_the_front_only() {
    let long = format!("SCREWFIX {}", "x".repeat(10_000));
    let cleaned = NormalisedText::of(&long, &"é ".repeat(5_000));
    assert!(cleaned.words.len() <= 2 * WORDS_MAX);
    assert!(cleaned.words.iter().all(|word| word.chars().count() <= CHARS_MAX));
}

#[test]
fn a_surname_behind_an_initial_a_title_or_a_given_name_is_no_shop() {
    for text in ["M SHELL", "SARAH SHELL", "EMMA BOOKER", "S PAINTER", "J PARKS", "MRS B WATERS"] {
        assert!(marks(text).has(TextMarks::PERSON), "{text}");
    }
    for text in ["SHELL", "A TAXIS", "JOHN LEWIS", "TED BAKER", "JUNE RENT"] {
        assert!(!marks(text).has(TextMarks::PERSON), "{text}");
    }
}

#[test]
fn a_number_alone_names_nobody() {
    for text in ["123", "365", "CARD PAYMENT TO 365"] {
        assert!(marks(text).has(TextMarks::BARE) && words(text).is_empty(), "{text}");
    }
    assert_eq!(words("123 REG"), "123 reg");
}

#[test]
fn the_shape_of_a_reference_tells_the_tax() {
    for (text, tax) in [
        ("HMRC 120PX00123456", "#paye"),
        ("HMRC 1234567890A00101A", "#ct"),
        ("HMRC 1234567890K", "#sa"),
        ("HMRC 123456789", "#vat"),
        ("HMRC GB123456789", "#vat"),
    ] {
        assert_eq!(NormalisedText::of(text, "").printed.last().unwrap(), tax, "{text}");
    }
    for text in ["HMRC 12345678", "HMRC 20MAR26", "HMRC 1234567890", "HMRC 120P1", "AM6", "M1234"] {
        let printed = NormalisedText::of(text, "").printed;
        assert!(printed.iter().all(|word| !word.starts_with('#')), "{text}: {printed:?}");
    }
}

#[test]
fn what_cannot_be_seen_parts_no_words() {
    let plain = NormalisedText::of("CARD TESCO STORES", "");
    for hidden in ['\u{200b}', '\u{200d}', '\u{ad}', '\u{202e}', '\u{2066}', '\u{feff}'] {
        assert_eq!(NormalisedText::of(&format!("CARD T{hidden}ESCO STO{hidden}RES"), ""), plain);
    }
}

proptest! {
    #[test]
    fn any_text_is_cleaned_to_plain_words(description in any::<String>(), merchant in ".{0,60}") {
        let cleaned = NormalisedText::of(&description, &merchant);
        prop_assert!(cleaned.words.len() <= 2 * WORDS_MAX);
        let printed = cleaned.printed.iter().map(|word| word.strip_prefix('#').unwrap_or(word));
        for word in cleaned.words.iter().map(String::as_str).chain(printed) {
            prop_assert!(!word.is_empty() && word.chars().all(char::is_alphanumeric), "{word:?}");
            prop_assert!(!word.bytes().any(|byte| byte.is_ascii_uppercase()), "{word:?}");
        }
    }

    #[test]
    fn case_and_white_space_say_nothing(text in "[A-Za-z0-9 .&'*/,-]{0,80}") {
        let cleaned = NormalisedText::of(&text, "");
        prop_assert_eq!(&cleaned, &NormalisedText::of(&text.to_uppercase(), ""));
        prop_assert_eq!(&cleaned, &NormalisedText::of(&format!("  {text}\t"), ""));
        prop_assert_eq!(&cleaned, &NormalisedText::of(&text.replace(' ', "  "), ""));
    }
}
