//! Columns that tell of which of the user's own accounts a row is.

use super::dates_or_amounts;
use crate::input::amounts::is_some_amount;
use crate::input::few::Few;
use crate::input::problem::Dataset;
use crate::safe::quoted;

/// Headers that can mean nothing else on a statement; in books they may be of the chart.
const SURE: [&str; 5] =
    ["account number", "account no", "account id", "auftragskonto", "own account"];

/// Words of such headers on statements; in books accounts are also what is booked to.
const ACCOUNTS: &str = "account accounts acct accountnum accountnumber iban bban rekening rekeningnummer \
     konto kontonummer kontonr auftragskonto compte cuenta conto rachunek rachunku";

/// Words of headers of cards, where one of their numbers stands beside it.
const CARDS: &str = "card karte carte tarjeta carta kaart";
const NUMBERS: &str = "number no nr num numéro numero ending digits";
const CARD_NUMBERS: &str = "cardnumber kartennummer cardno kaartnummer";

/// With such a word it is of somebody else, or no account at all.
const OTHERS: &str = "payee payees payer payor beneficiary beneficiary's recipient sender counterparty counter \
     counterpart party contra gegenkonto tegenrekening tegenpartij counteraccount partner other their vendor \
     supplier customer client merchant debtor creditor destination target to from offset related third \
     zahlungsempfänger empfänger empfaenger begünstigter beguenstigter zahlungspflichtiger auftraggeber \
     bénéficiaire beneficiaire beneficiario ordenante tiers naar nadawcy odbiorcy kontrahenta name type code \
     holder owner category description balance currency ccy status class group balancing nominal ledger";

/// What a number is of that is no account's.
const REFERENCES: &str = "reference ref invoice document cheque check batch terminal store shop mandate phone \
     code time date day id order number no transaction payment amount balance rate units quantity";

/// Words of kinds of accounts, below `Product`.
const PRODUCTS: &str = "current savings saving deposit checking chequing account pocket vault investment \
     girokonto tagesgeld sparkonto";

/// Accounts that one file may be of; a column of more is of something else.
const ACCOUNTS_MAX: usize = 4;
const NUMBERED_MAX: usize = 3;

/// That a file of so many rows is of several accounts, by one of these columns.
pub(super) fn note(file: &str, dataset: Dataset, rows: usize, few: &[Few]) -> Option<String> {
    let is_own = |few: &&Few| has_word(&few.header, "auftragskonto");
    let is_known = few.iter().any(|few| is_own(&few));
    let mut meant = few.iter().filter(|few| !is_known || is_own(few));
    let few = meant.find(|few| is_of_accounts(few, dataset, rows))?;
    Some(format!(
        "{file}: column {} has {} accounts, read as one",
        quoted(&few.column.name),
        few.values.len()
    ))
}

fn is_of_accounts(few: &Few, dataset: Dataset, rows: usize) -> bool {
    let count = few.values.len();
    if dataset == Dataset::Bank && count > 1 && SURE.contains(&few.header.as_str()) {
        return true;
    }
    let is_full = few.values.iter().map(|value| value.rows).sum::<usize>() == rows;
    if !(2..=ACCOUNTS_MAX).contains(&count) || !is_full || has_word(&few.header, OTHERS) {
        return false;
    }
    let texts = || few.values.iter().map(|value| value.text.as_str());
    if texts().any(is_money) {
        return false;
    }
    if dataset == Dataset::Bank && (is_header(&few.header) || is_of_products(few)) {
        return true;
    }
    // What stands beside every row but once or twice is no account of it.
    let is_repeated = count <= NUMBERED_MAX && rows >= count * 2;
    let is_numbered = || texts().all(is_number) && !has_word(&few.header, REFERENCES);
    is_repeated && (texts().all(is_iban) || texts().all(is_masked) || is_numbered())
}

fn is_header(plain: &str) -> bool {
    has_word(plain, ACCOUNTS)
        || has_word(plain, CARD_NUMBERS)
        || has_word(plain, CARDS) && has_word(plain, NUMBERS)
}

fn is_of_products(few: &Few) -> bool {
    let is_kind = |text: &str| text.split(' ').any(|word| has_word(&word.to_lowercase(), PRODUCTS));
    ["product", "produkt", "produit", "producto"].contains(&few.header.as_str())
        && few.values.iter().all(|value| is_kind(&value.text))
}

/// Two letters, two digits, and what the country makes of it.
fn is_iban(text: &str) -> bool {
    let plain: Vec<u8> = text.bytes().filter(|byte| *byte != b' ').collect();
    (15..=34).contains(&plain.len())
        && plain.iter().all(u8::is_ascii_alphanumeric)
        && plain[..2].iter().all(u8::is_ascii_alphabetic)
        && plain[2..4].iter().all(u8::is_ascii_digit)
}

/// A card's number of which only the end is shown.
fn is_masked(text: &str) -> bool {
    let is_mask = |c: char| matches!(c, '*' | 'x' | 'X' | '\u{2022}');
    let end = text.trim_start_matches(|c: char| !c.is_ascii_digit() || is_mask(c));
    let masks = text.chars().filter(|c| is_mask(*c)).count();
    let is_bare = text.chars().all(|c| is_mask(c) || c.is_ascii_digit() || c == ' ' || c == '-');
    is_bare && masks >= 2 && end.len() >= 2 || is_bare && masks >= 4
}

/// Money with two decimal places, as below `Account total`.
fn is_money(text: &str) -> bool {
    let places = text.rsplit_once(['.', ',']).map(|(_, places)| places);
    let is_two = |places: &str| places.len() == 2 && places.bytes().all(|one| one.is_ascii_digit());
    places.is_some_and(is_two) && is_some_amount(text)
}

/// Digits in groups, neither a day nor money.
fn is_number(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let is_bare = text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b' ' | b'-'));
    is_bare && (7..=20).contains(&digits) && !text.starts_with('-') && !dates_or_amounts(text)
}

fn has_word(plain: &str, words: &str) -> bool {
    plain.split(' ').any(|word| words.split(' ').any(|one| one == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_accounts_are_known_by_their_form() {
        for text in ["DE89 3704 0044 0532 0130 00", "NL20RABO0300065264"] {
            assert!(is_iban(text), "{text}");
        }
        for text in ["**** 1234", "4111 11XX XXXX 1234", "xxxx-1234"] {
            assert!(is_masked(text), "{text}");
        }
        for text in ["20-00-00 12345678", "12345678"] {
            assert!(is_number(text), "{text}");
        }
        for text in ["2026-03-02", "20260302", "Current", "12.50", "123", "-1234567", "xx"] {
            assert!(!is_iban(text) && !is_masked(text) && !is_number(text), "{text}");
        }
    }

    #[test]
    fn money_is_no_account() {
        for text in ["1,234.50", "-5.00", "12,50", "GBP 5.00"] {
            assert!(is_money(text), "{text}");
        }
        for text in ["12345678", "20.11.226", "12.345.678", "Current"] {
            assert!(!is_money(text), "{text}");
        }
    }

    #[test]
    fn headers_name_own_accounts_in_several_languages() {
        for header in [
            "iban bban",
            "iban auftragskonto",
            "accountnum",
            "rekening",
            "posted account",
            "kontonummer",
            "konto",
            "numéro de compte",
            "source account",
            "card number",
            "card no",
        ] {
            assert!(is_header(header) && !has_word(header, OTHERS), "{header}");
        }
        for header in
            ["beneficiary account", "tegenrekening iban bban", "account name", "card type"]
        {
            assert!(!is_header(header) || has_word(header, OTHERS), "{header}");
        }
    }
}
