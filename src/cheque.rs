//! Numbers of cheques, as books and banks write them.

/// Words for a cheque, in lower case.
pub const CHEQUE_WORDS: [&str; 13] = [
    "cheque",
    "cheq",
    "chq",
    "check",
    "chk",
    "ck",
    "cq",
    "chque",
    "cheques",
    "scheck",
    "chèque",
    "scheckzahlung",
    "scheckeinzug",
];

/// Those of them that mean something else as well.
const CHECK_WORDS: [&str; 3] = ["check", "chk", "ck"];

/// What may stand between such a word and the number.
pub const NUMBER_WORDS: [&str; 4] = ["no", "nr", "num", "number"];

/// What else may: what was done with it, and the sign for a number.
const BETWEEN_WORDS: [&str; 3] = ["paid", "issued", "n"];

/// What may stand before such a word: how a row is kept or paid, and when. Anything else says what it is of, and
/// the number may be that of a test or of a year: `MOT check 100231`.
const KIND_WORDS: &str = "payment payments paid pay by bank bp pp pmt jnl supplier purchase jan feb mar apr may jun jul \
    aug sep oct nov dec";

/// Words for what is done with a cheque, or is of one.
const OF_CHEQUES: &str = "for of re from with and fee fees charge charges refund refunded return returned stop stopped unpaid \
    represent represented special copy book issue issued replacement instead duplicate fast track";

/// What says that a cheque is not on its way to the bank: it was stopped, came back, or was never sent.
const GONE_PHRASES: &str = "stopped,stop,bounced,unpaid,refer to drawer,lost,spoilt,spoiled,spoil,written off,destroyed,\
    torn up,never sent,not sent,unsent,expired,stale,dishonoured,dishonored,rejected,reissued,reissue,replaced,\
    replacement,instead,void,voided,cancelled,canceled,in error,duplicate,duplicated,paid twice,paid online,paid in cash,\
    paid elsewhere,already paid,cleared at,cleared elsewhere,other bank,another bank,other account,another account";

/// Ways to pay that are none by cheque.
const OTHER_WAYS: &str = "dd,ddr,direct debit,standing order,so,sto,faster payment,faster payments,fpi,fpo,fps,bacs,\
    bgc,chaps,sepa,giro,card,debit card,contactless,visa,mastercard,transfer,trf,tfr,paypal,ach,zelle,venmo,prlv,\
    prelevement,virement,lastschrift,folgelastschrift,basislastschrift,dauerauftrag,ueberweisung,sdd,incasso,bill payment,\
    bill pay,online payment,wire out,wire transfer,wire to";

/// The same where a text begins with them; elsewhere they are as well a name.
const LEADING_WAYS: &str = "d d,s o,bp,bgp,deb,pos,carte,recibo,addebito,wire,vir,transferencia,bonifico,gutschr,cash withdrawal,\
    atm";

/// What banks print before the name of a payee, in whatever language, besides the ways to pay.
const BEFORE_PAYEES: &str =
    "recu de en votre faveur vostro favore orig name cashout ueberw gutschr";

/// What a column of the numbers of cheques is called beside the words for them; one of anything else, such as
/// references, has other numbers as well.
const COLUMN_WORDS: [&str; 6] = ["or", "and", "slip", "slips", "serial", "book"];

/// What stands beside a number that is an amount.
const MONEY_WORDS: [&str; 5] = ["gbp", "usd", "eur", "pounds", "dollars"];

/// The number of the cheque that a text is of: a word for a cheque and a number, and before them nothing but days and
/// words of how is paid. A year is a number of a cheque only where it is called a number: `Check #2026`. An amount is
/// none, nor is one of several groups of digits: `Cheque £100`, `Cheque 120.50`, `Cheque 07700 900123`.
#[must_use]
pub fn number_in(text: &str) -> Option<String> {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let text = text.to_lowercase().replace('#', " no ");
    let words = words_of(&text);
    let may_stand_before = |word: &&&str| {
        word.starts_with(|c: char| !c.is_alphabetic()) && !word.contains(char::is_alphabetic)
            || KIND_WORDS.split(' ').any(|kind| kind == **word)
    };
    let at = words.iter().take_while(may_stand_before).count();
    let (label, within) = words.get(at).map(|word| split_label(word))?;
    if !CHEQUE_WORDS.contains(&label) {
        return number_behind_payee(&words);
    }
    let behind = &words[at + 1..];
    let goes_on = |word: Option<&&str>| {
        word.is_some_and(|word| is_number(word) || MONEY_WORDS.contains(word))
    };
    if !within.is_empty() {
        return (is_number(within) && !goes_on(behind.first())).then(|| within.to_owned());
    }
    let called = behind.iter().take_while(|word| may_stand_between(word)).count();
    let is_called = behind[..called].iter().any(|word| NUMBER_WORDS.contains(word));
    match behind.get(called) {
        Some(word) if is_number(word) || is_called && has_length(word) => {
            (!goes_on(behind.get(called + 1))).then(|| (*word).to_owned())
        }
        // `000404 CHQ roofer`; a check may be one of something.
        word if word.is_none() || !CHECK_WORDS.contains(&label) => {
            let before = words[..at].last().filter(|word| is_number(word));
            before.map(|word| (*word).to_owned())
        }
        _ => None,
    }
}

/// The number at the end of a text, behind a word for nothing but a cheque: `Dorset Plumbing cheque no 000216`, the
/// payee and a memo. What stands before it names somebody, and not what is done with a cheque or is of one.
fn number_behind_payee(words: &[&str]) -> Option<String> {
    let (number, before) = words.split_last()?;
    let (label, within) = split_label(number);
    let (number, before) = if is_number(within) && !label.is_empty() {
        (within, &words[..words.len() - 1])
    } else {
        (*number, before)
    };
    let called = before.iter().rev().take_while(|word| NUMBER_WORDS.contains(word)).count();
    let before = &before[..before.len() - called];
    let (label, payee) = if label.is_empty() || !is_number(within) {
        before.split_last().map(|(label, payee)| (*label, payee))?
    } else {
        (label, before)
    };
    let is_cheque = CHEQUE_WORDS.contains(&label) && !CHECK_WORDS.contains(&label);
    let is_of_one = |word: &&str| OF_CHEQUES.split_whitespace().any(|of| of == *word);
    (is_cheque && is_number(number) && !payee.is_empty() && !payee.iter().any(is_of_one))
        .then(|| number.to_owned())
}

/// Whether a text says that its cheque is not on its way, or that something else than a cheque paid it.
#[must_use]
pub fn is_paid_otherwise(text: &str) -> bool {
    has_phrase(text, GONE_PHRASES) || is_another_way(text)
}

/// Whether a text says another way to pay than by cheque.
#[must_use]
pub fn is_another_way(text: &str) -> bool {
    let text = spaced(text);
    let says_cheque = || text.split(' ').any(|word| CHEQUE_WORDS.contains(&split_label(word).0));
    let begins = |phrase: &str| {
        text.strip_prefix(' ')
            .and_then(|text| text.strip_prefix(phrase))
            .is_some_and(|rest| rest.starts_with(' '))
    };
    has_phrase(&text, OTHER_WAYS) || LEADING_WAYS.split(',').any(begins) && !says_cheque()
}

/// Whether a word, in lower case, says how is paid, or is one that banks print before whoever is paid.
#[must_use]
pub fn is_around_payees(word: &str) -> bool {
    let is_of =
        |phrases: &str| phrases.split([',', ' ']).any(|one| one == word && one.chars().count() > 1);
    is_of(OTHER_WAYS) || is_of(LEADING_WAYS) || is_of(BEFORE_PAYEES)
}

/// Whether a word, in lower case, may stand between one for a cheque and its number.
#[must_use]
pub fn may_stand_between(word: &str) -> bool {
    NUMBER_WORDS.contains(&word) || BETWEEN_WORDS.contains(&word)
}

/// Whether one of the phrases stands in a text, word by word.
fn has_phrase(text: &str, phrases: &str) -> bool {
    let text = spaced(text);
    phrases.split(',').any(|phrase| text.contains(&format!(" {phrase} ")))
}

/// A text in lower case with one space around each word.
fn spaced(text: &str) -> String {
    let text = text.to_lowercase();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// Whether the name of a column says that its numbers are those of cheques, or of entries of a cheque book, and of
/// nothing else.
#[must_use]
pub fn is_column_of_numbers(name: &str) -> bool {
    let name = name.to_lowercase();
    let words: Vec<&str> =
        name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_cheque = |word: &&str| CHEQUE_WORDS.contains(word);
    let is_known =
        |word: &&str| is_cheque(word) || NUMBER_WORDS.contains(word) || COLUMN_WORDS.contains(word);
    words.iter().any(is_cheque) && words.iter().all(is_known)
        || matches!(words[..], [word] if NUMBER_WORDS.contains(&word))
}

/// Whether a cell of such a column is the number of a cheque.
#[must_use]
pub fn is_number(word: &str) -> bool {
    let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    has_length(word) && !is_year
}

/// Whether a word has the digits of a cheque's number, and nothing else.
fn has_length(word: &str) -> bool {
    (3..=8).contains(&word.len()) && is_digits(word)
}

/// The words of a text. A sign of a currency is a part of its word, and so is a point or comma between digits:
/// `£100`, `120.00`.
fn words_of(text: &str) -> Vec<&str> {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let mut words = Vec::new();
    let mut from = 0;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let is_point = matches!(c, '.' | ',') && at > 0 && is_digit(at - 1) && is_digit(at + 1);
        if !(c.is_alphanumeric() || "£$€¥₹".contains(c) || is_point) {
            words.extend((from < at).then(|| &text[from..at]));
            from = at + c.len_utf8();
        }
    }
    words
}

/// A word as its letters in front and the rest, where that is a number: `chq000405`.
fn split_label(word: &str) -> (&str, &str) {
    let at = word.find(|c: char| c.is_ascii_digit()).filter(|at| is_digits(&word[*at..]));
    word.split_at(at.unwrap_or(word.len()))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cheque_is_its_word_and_number_with_nothing_before_but_days_and_kinds() {
        for (text, number) in [
            ("Cheque 000123", "000123"),
            ("CHQ 101 Smith", "101"),
            ("Scheck 216", "216"),
            ("CHECK PAID 1047", "1047"),
            ("Cheque Issued 200313", "200313"),
            ("CHEQUE N 1000231", "1000231"),
            ("Chèque n° 1000231", "1000231"),
            ("SCHECKZAHLUNG 1000231", "1000231"),
            ("Check #1234", "1234"),
            ("Check No. 2026", "2026"),
            ("CHQ000405", "000405"),
            ("000404 CHQ roofer", "000404"),
            ("12/03/2026 BP cheque no 7712 roofer", "7712"),
            ("12 March 2026", ""),
            ("Health check 2026", ""),
            ("MOT check 100231", ""),
            ("Check 2026", ""),
            ("Check in 501", ""),
            ("CHECKCARD 0501 SHOP", ""),
            ("100231 check up", ""),
            ("100231", ""),
            ("Fee for cheque 100231", ""),
            ("Dorset Plumbing cheque 000216", "000216"),
            ("Dorset Plumbing, chq no. 000216", "000216"),
            ("Dorset Plumbing CHQ000216", "000216"),
            ("Dorset Plumbing check 000216", ""),
            ("Dorset Plumbing cheque 000216 boiler", ""),
            ("Dorset Plumbing cheque 120.00", ""),
            ("Stopped cheque 100231", ""),
            ("Refund of cheque 100231", ""),
            ("Checkatrade 220", ""),
            ("12.03.2026 Cheque no.7712, roofer", "7712"),
            ("Cheque 100231 12 March", "100231"),
            ("Cheque 100231, £120.00", "100231"),
            ("cheque", ""),
            ("", ""),
        ] {
            assert_eq!(number_in(text).unwrap_or_default(), number, "{text}");
        }
    }

    #[test]
    fn an_amount_or_a_phone_number_is_no_number_of_a_cheque() {
        for text in [
            "Cheque £100",
            "Cheque $120",
            "Cheque € 120",
            "Cheque 120.00",
            "Cheque 120.50 Smith",
            "Cheque 1,200",
            "Cheque 120 GBP",
            "Cheque no 120.00",
            "Cheque 07700 900123",
            "Cheque 07700900123",
            "Cheque no 02079460018",
            "CHQ120.00",
            "Chq 12",
        ] {
            assert_eq!(number_in(text), None, "{text}");
        }
    }

    #[test]
    fn words_say_that_a_cheque_is_not_on_its_way_or_that_it_was_paid_otherwise() {
        for what in [
            "- stopped",
            "paid by BACS instead",
            "bounced",
            "unpaid",
            "(refer to drawer)",
            "LOST",
            "spoilt",
            "written off",
            "destroyed",
            "never sent",
            "expired",
            "dishonoured",
            "rejected",
            "reissued",
            "void",
            "DD British Gas",
            "faster payment",
            "- now paid online",
            "cleared at other bank",
            "written in error",
            "duplicate",
        ] {
            assert!(is_paid_otherwise(&format!("Cheque 100601 Tutt {what}")), "{what}");
        }
        for what in ["Stopford", "written 12 March", "Cardew", "Petty cash", "Online Prints Ltd"] {
            assert!(!is_paid_otherwise(&format!("Cheque 100601 {what}")), "{what}");
        }
    }

    #[test]
    fn a_bank_says_that_a_payment_is_no_cheque_in_the_words_of_its_country() {
        for text in [
            "ACH DEBIT NORTHLINE",
            "PRLV ENGIE",
            "CARTE 12/04 ENGIE",
            "BILL PAYMENT NORTHLINE",
            "BP NORTHLINE",
            "ZELLE TO NORTHLINE",
            "WIRE OUT NORTHLINE",
            "DEB NORTHLINE",
            "D/D NORTHLINE",
            "S/O NORTHLINE",
            "ONLINE PAYMENT NORTHLINE",
            "ADDEBITO SDD NORTHLINE",
            "RECIBO NORTHLINE",
            "INCASSO NORTHLINE",
            "POS NORTHLINE",
        ] {
            assert!(is_another_way(text), "{text}");
        }
        for text in ["BP cheque no 7712 roofer", "Cheque 7712 A la Carte", "NORTHLINE", "Deborah"] {
            assert!(!is_another_way(text), "{text}");
        }
    }

    #[test]
    fn a_column_of_cheques_says_so() {
        for name in ["Cheque No", "CHQ", "Check #", "Check or slip", "Num", "No."] {
            assert!(is_column_of_numbers(name), "{name}");
        }
        for name in [
            "Reference",
            "Order number",
            "Invoice No",
            "Checked by",
            "",
            "Chq/Ref No",
            "Ref/Chq",
            "Cheque details",
            "No. of items",
        ] {
            assert!(!is_column_of_numbers(name), "{name}");
        }
    }
}
