use super::*;

#[test]
fn a_header_is_known_without_its_brackets_currencies_and_accents() {
    for (name, meaning) in [
        ("Amount (GBP)", HeaderWord::Amount),
        ("Betrag in EUR", HeaderWord::Amount),
        ("Débit euros", HeaderWord::Debit),
        ("Währung", HeaderWord::Currency),
        ("TransactionDate", HeaderWord::Date),
        ("Buchungstag", HeaderWord::BookingDate),
        ("Paid out", HeaderWord::Out),
        ("+/-", HeaderWord::Sign),
        ("Saldo na trn", HeaderWord::Balance),
    ] {
        let (meanings, is_whole) = header(name);
        assert_eq!((meanings.first(), is_whole), (Some(&meaning), true), "{name}");
    }
    assert_eq!(header("Amount received").0.first(), Some(&HeaderWord::In));
    assert!(header("Xyzzy").0.is_empty());
}

#[test]
fn cells_say_directions_states_and_months() {
    assert_eq!(direction("Dr."), Some(CellWord::Debit));
    assert_eq!(direction("Af"), Some(CellWord::Out));
    assert_eq!(direction("prepaid"), None);
    assert_eq!(state("PENDING"), Some(CellWord::Pending));
    assert_eq!(month("März"), Some(3));
    assert_eq!(direction_in_text("ATM WITHDRAWAL ELGIN ST"), Some(CellWord::Out));
    assert_eq!(direction_in_text("Payroll deposit after cash fee"), None);
    assert_eq!(direction_in_text("Withdrawals Ltd"), None);
    assert_eq!(month("Zeit"), None);
}

#[test]
fn every_line_of_the_table_has_a_meaning_that_is_known() {
    for line in include_str!("../words.tsv").lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('\t').collect();
        let [_, place, meaning, words] = parts[..] else { panic!("{line:?}") };
        let is_known = match place {
            "h" => header_word(meaning).is_some(),
            "c" => cell_word(meaning).is_some(),
            "f" => [
                "deleted",
                "given_back",
                "refunded",
                "feed_head",
                "owed",
                "either_head",
                "either_side",
                "moves",
                "books_code",
                "tax",
                "void",
                "yes",
                "no",
                "charged",
                "given",
                "paid",
                "card_paid",
                "borne",
                "either",
                "earned",
                "billed",
                "bought",
                "rows",
                "sum",
                "books_head",
                "books_title",
                "bank_head",
                "bank_title",
                "either_title",
                "bank_code",
            ]
            .contains(&meaning),
            "l" => [
                "balance",
                "total",
                "carried",
                "carried_to",
                "total_said",
                "net_said",
                "beside",
                "opening",
                "closing",
                "link",
                "currency",
                "month_said",
                "brought",
                "brought_perhaps",
                "left",
                "held",
                "near",
                "leads",
            ]
            .contains(&meaning),
            "t" => matches!(cell_word(meaning), Some(CellWord::In | CellWord::Out)),
            "m" => meaning.parse::<u32>().is_ok_and(|month| (1..=12).contains(&month)),
            _ => false,
        };
        assert!(is_known, "{line:?}");
        for word in words.split('|') {
            let is_of_label = place == "l" && word.to_lowercase() == word;
            let is_plain = folded(word) == word || word.contains('_') || is_of_label;
            assert!(is_plain, "{word:?} is not as texts are compared");
        }
    }
}
