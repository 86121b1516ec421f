//! What names and numbers of accounts say of them.

use crate::words;

/// Words of headers that name the bank account of a row.
const BANKS: &str = "bank bankkonto zahlungskonto geldkonto banque bancaire bankrekening banco bancaria bancario banca";

/// The same of several words.
const PAID_FROM: [&str; 6] =
    ["paid from", "bezahlt von", "betaald van", "betaald met", "paye par", "pagado con"];

/// What names the other party beside such a word: its bank is none of one's own.
const OTHERS: &str = "payee their customer supplier issuing beneficiary counterparty recipient sender drawer empfanger empfangers zahlungsempfangers auftraggebers absenders beneficiaire tiers destinataire tireur begunstigde tegenpartij beneficiario";

/// What of them may be followed by ways to pay rather than accounts.
const PAID_WITH: [&str; 3] = ["betaald met", "paye par", "pagado con"];

/// How something was paid; cash, and a card or a wallet with a balance of its own, are accounts.
const METHODS: &str = "pin pinpas incasso automatische overschrijving overboeking ideal tikkie cb carte bancaire bleue virement cheque prelevement sepa karte ec ueberweisung uberweisung lastschrift dauerauftrag debit direct transfer bacs tarjeta transferencia";

/// Whether a text is nothing but the number of an account, of a card, or an IBAN.
pub(super) fn is_number_of_account(name: &str) -> bool {
    const DIGITS_MIN: usize = 8;
    let bare: String = name.chars().filter(|c| !matches!(c, ' ' | '-' | '/' | '\'')).collect();
    let digits = bare
        .strip_prefix(|c: char| c.is_ascii_uppercase())
        .map_or(&*bare, |rest| rest.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(rest));
    let is_iban = digits.len() + 2 == bare.len()
        && digits.len() > 12
        && digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_iban || bare.len() >= DIGITS_MIN && bare.bytes().all(|byte| byte.is_ascii_digit())
}

/// Codes of a chart alone that are of one group of it, as those of two banks are: `1200`, `1210`. What rows were for is
/// of several groups, or of none in which charts have their banks.
pub(super) fn are_codes_of_one_group(names: &[String]) -> bool {
    const DIGITS: std::ops::RangeInclusive<usize> = 3..=7;
    // Sage 12, SKR 12 and 18, RGS 10 and 11, BAS 19, Xero 09, Plan comptable 51 to 53, Plan general contable 57.
    const STARTS: [&str; 6] = ["0", "1", "51", "52", "53", "57"];
    let Some(group) = names.first().filter(|first| DIGITS.contains(&first.len())) else {
        return false;
    };
    let is_code =
        |name: &String| name.len() == group.len() && name.bytes().all(|byte| byte.is_ascii_digit());
    let digits = if group.len() > 5 { 3 } else { 2 };
    names.len() > 1
        && STARTS.iter().any(|start| group.starts_with(start))
        && names.iter().all(is_code)
        && names.iter().all(|name| name.starts_with(&group[..digits]))
}

/// Accounts of a bank: each by a number, an IBAN, or a product.
pub(super) fn is_of_accounts(names: &[String]) -> bool {
    let is_number = |name: &String| {
        let digits = name.bytes().filter(u8::is_ascii_digit).count();
        digits >= 4 && digits * 2 >= name.chars().filter(|c| c.is_alphanumeric()).count()
    };
    let is_product = |name: &String| {
        ["current", "savings", "checking", "deposit", "pocket", "business current"]
            .contains(&&*words::folded(name))
    };
    names.iter().all(is_number) || names.iter().all(is_product)
}

/// Whether a name is that of a bank account in books.
pub(super) fn is_bank(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "bank",
        "checking",
        "current account",
        "compte courant",
        "compte cheque",
        "cuenta corriente",
        "girokonto",
        "banque",
        "banco",
        "conto corrente",
        "cheque account",
        "rekening courant",
        "business account",
        "assets bank",
        "cash at bank",
    ];
    let folded = words::folded(name);
    let is_other = [
        "charge",
        "fee",
        "interest",
        "loan",
        "savings",
        "gebuhr",
        "director",
        "partner",
        "associe",
        "gesellschafter",
        "socio",
        "shareholder",
    ]
    .iter()
    .any(|word| folded.contains(word));
    !is_other && WORDS.iter().any(|word| folded.contains(word))
}

/// Whether a name is that of money that one has: a bank account, savings, cash in hand.
pub(super) fn is_money(name: &str) -> bool {
    const WORDS: [&str; 9] = [
        "savings",
        "petty cash",
        "cash in hand",
        "chequing",
        "current",
        "visa",
        "mastercard",
        "amex",
        "sparkonto",
    ];
    const OTHERS: [&str; 5] = ["interest", "fee", "charge", "income", "expense"];
    // Of a path its end says what it is.
    let folded = words::folded(name.rsplit(':').next().unwrap_or(name));
    let last = folded.split(' ').next_back().unwrap_or_default().to_owned();
    let is_said = |words: &[&str]| words.iter().any(|word| folded.contains(word));
    is_bank(name) || last == "cash" || is_said(&WORDS) && !is_said(&OTHERS)
}

/// Whether a header, in plain words, names the bank account of a row.
pub(super) fn is_called_bank(name: &str) -> bool {
    name.split(' ').any(|word| is_one_of(BANKS, word)) || is_called_paid_from(name)
}

/// Whether it names the account that something was paid from, or how it was paid.
pub(super) fn is_called_paid_from(name: &str) -> bool {
    PAID_FROM.iter().any(|words| name.contains(words))
}

/// Whether it names the bank of the other party.
pub(super) fn is_called_bank_of_others(name: &str) -> bool {
    is_called_bank(name) && name.split(' ').any(|word| is_one_of(OTHERS, word))
}

/// Whether all names say how something was paid, and none from where.
pub(super) fn are_ways_to_pay(header: &str, names: &[String]) -> bool {
    let is_way =
        |name: &String| words::folded(name).split(' ').all(|word| is_one_of(METHODS, word));
    PAID_WITH.iter().any(|words| header.contains(words)) && names.iter().all(is_way)
}

fn is_one_of(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}
