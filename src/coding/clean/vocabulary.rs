//! The words that banks print, and the names of places and people.
//!
//! Lists are sorted, for searching: a test sees to it.

use std::sync::LazyLock;

use super::Marks;
use crate::coding::lexicon;

/// What stands before a name: ways of paying, sorted by the first word.
pub(super) const LEADING: &[&str] = &[
    "a c",
    "account payment to",
    "acct",
    "ach",
    "ach credit",
    "ach debit",
    "apple pay",
    "at",
    "automated credit",
    "bacs",
    "bacs credit",
    "bacs payment",
    "bacs receipt",
    "bank credit",
    "bank giro",
    "bank giro credit",
    "bbp",
    "bcc",
    "bdc",
    "bgc",
    "bill payment",
    "bill payment to",
    "bill payment via",
    "bill payment via faster payment",
    "by",
    "card payment",
    "card payment to",
    "card purchase",
    "card purchase to",
    "card transaction",
    "cc",
    "chaps",
    "cheque",
    "chip and pin",
    "chq",
    "cnp",
    "contactless",
    "contactless payment",
    "contactless payment to",
    "cpm",
    "cr",
    "credit card purchase",
    "credit from",
    "d d",
    "dd",
    "ddp",
    "ddr",
    "deb",
    "debit card",
    "debit card payment",
    "debit card payment to",
    "debit card purchase",
    "debit card transaction",
    "dir deb",
    "direct credit",
    "direct credit from",
    "direct debit",
    "direct debit payment",
    "direct debit payment to",
    "direct debit to",
    "dr",
    "ecom",
    "ecommerce",
    "eft",
    "epos",
    "faster payment",
    "faster payment from",
    "faster payment receipt",
    "faster payment received",
    "faster payment to",
    "faster payments",
    "faster payments receipt",
    "faster payments receipt from",
    "for",
    "foreign purchase",
    "fp",
    "fp in",
    "fp out",
    "fpi",
    "fpo",
    "fps",
    "from",
    "ft",
    "funds transfer",
    "funds transfer to",
    "giro",
    "google pay",
    "gpay",
    "interac",
    "international payment to",
    "international purchase",
    "internet banking",
    "internet payment",
    "internet transfer",
    "intl",
    "inward payment",
    "itl",
    "made via",
    "made via faster payment",
    "made via online banking",
    "maestro",
    "mandate",
    "mandate no",
    "mandate number",
    "mastercard",
    "mobile app payment",
    "mobile banking",
    "mobile banking payment to",
    "mobile payment",
    "mobile payment to",
    "mobile purchase",
    "money received from",
    "money sent to",
    "no ref",
    "non gbp purchase",
    "non sterling purchase",
    "ob",
    "online payment",
    "online payment to",
    "online purchase",
    "online transaction",
    "open banking",
    "open banking payment to",
    "our ref",
    "outward payment",
    "paid",
    "paid to",
    "pay by bank",
    "payment",
    "payment by",
    "payment from",
    "payment order",
    "payment order to",
    "payment received",
    "payment received from",
    "payment to",
    "payments",
    "paymnt",
    "payt",
    "pending",
    "pmnt",
    "pmt",
    "pos",
    "pos purchase",
    "pos transaction",
    "purchase",
    "purchase from",
    "pymnt",
    "pymt",
    "received",
    "received from",
    "recurring",
    "recurring payment",
    "ref",
    "reference",
    "regular payment",
    "s o",
    "sales receipt from",
    "samsung pay",
    "scheduled payment",
    "sct",
    "sdd",
    "sent",
    "sent from",
    "sent to",
    "sepa",
    "sepa dd",
    "sepa direct debit",
    "so",
    "standing order",
    "standing order to",
    "stdg order",
    "sto",
    "subsequent",
    "supplier payment",
    "tfr",
    "third party payment",
    "third party payment made",
    "tl",
    "to",
    "transfer",
    "transfer from",
    "transfer to",
    "trf",
    "trfr",
    "vendor payment",
    "venmo",
    "via",
    "via faster payment",
    "via mobile",
    "via online",
    "vis",
    "visa",
    "visa debit",
    "visa payment",
    "visa purchase",
    "wire transfer",
    "your ref",
    "zelle",
];

/// Of no name wherever it stands.
const NEVER: &[&str] = &[
    "bbp",
    "bgc",
    "ddr",
    "fpi",
    "fpo",
    "htm",
    "html",
    "http",
    "https",
    "mandate",
    "mandateref",
    "php",
    "www",
];

/// Forms of companies, and the country that is often part of a name.
const COMPANY_FORMS: &[&str] = &[
    "bv",
    "cic",
    "corp",
    "corporation",
    "gb",
    "gbr",
    "gmbh",
    "inc",
    "incorporated",
    "intl",
    "limited",
    "llc",
    "llp",
    "lp",
    "ltd",
    "ltda",
    "ltdco",
    "oyj",
    "plc",
    "pty",
    "sarl",
    "srl",
    "uk",
];

/// Behind a name: countries, codes of banks, loose ends.
const TRAILING: &[&str] = &[
    "and",
    "at",
    "bacs",
    "bbp",
    "bcc",
    "bdc",
    "bgc",
    "bp",
    "by",
    "cd",
    "ch",
    "che",
    "chq",
    "cnp",
    "co",
    "com",
    "contactless",
    "cpm",
    "cr",
    "cy",
    "cz",
    "dd",
    "ddr",
    "de",
    "deb",
    "deu",
    "dk",
    "dnk",
    "dr",
    "ecom",
    "ee",
    "eng",
    "england",
    "es",
    "esp",
    "est",
    "eur",
    "fp",
    "fpi",
    "fpo",
    "fr",
    "fra",
    "from",
    "ft",
    "gb",
    "gbp",
    "gbr",
    "gpay",
    "ie",
    "inv",
    "invoice",
    "ireland",
    "irl",
    "limited",
    "ltd",
    "lu",
    "lux",
    "luxembourg",
    "mandate",
    "mlt",
    "mt",
    "nir",
    "nl",
    "nld",
    "no",
    "on",
    "pl",
    "pos",
    "ref",
    "reference",
    "sco",
    "scotland",
    "se",
    "sg",
    "so",
    "sto",
    "swe",
    "the",
    "to",
    "uk",
    "us",
    "usa",
    "usd",
    "vcr",
    "vdp",
    "via",
    "vis",
    "wales",
];

/// Says what a number is.
const BEFORE_NUMBER: &[&str] = &[
    "ac",
    "account",
    "acct",
    "auth",
    "bkg",
    "booking",
    "branch",
    "card",
    "cd",
    "cheque",
    "chq",
    "ending",
    "id",
    "inv",
    "invoice",
    "mandate",
    "no",
    "number",
    "order",
    "po",
    "rate",
    "ref",
    "reference",
    "so",
    "store",
    "till",
    "trx",
    "txn",
    "unit",
];

/// Ends of internet addresses.
const DOMAIN_ENDS: &[&str] = &[
    "ac", "ai", "app", "biz", "cloud", "co", "com", "de", "dev", "es", "eu", "fr", "gg", "gov",
    "htm", "html", "ie", "im", "info", "io", "ltd", "me", "net", "nhs", "nl", "online", "org",
    "plc", "sch", "shop", "store", "tech", "tel", "tv", "uk", "us",
];

/// Currencies.
const CURRENCIES: &[&str] = &[
    "aed", "aud", "cad", "chf", "dkk", "eur", "gbp", "hkd", "inr", "jpy", "nok", "nzd", "pln",
    "sek", "sgd", "usd", "zar",
];

/// Who collects for shops and prints the shop behind its own name.
const COLLECTORS: &[&str] = &[
    "checkoutcom",
    "clearpay",
    "fastspring",
    "gocardles",
    "gocardless",
    "gpay",
    "izettle",
    "izettleuk",
    "klarna",
    "lemonsqueezy",
    "mollie",
    "paypal",
    "sqr",
    "stripe",
    "sumup",
    "sumuppayments",
    "tst",
    "wepay",
    "xsolla",
    "zettle",
];

/// The same in a few letters: with a star behind, or in front of everything.
const SHORT_COLLECTORS: &[&str] = &[
    "cke", "cko", "crv", "dri", "fs", "iz", "lsp", "lsqz", "mol", "nya", "nyx", "pp", "ppro",
    "ppy", "pyp", "pypl", "sp", "sq", "sqc", "wl", "wpy", "zet",
];

/// What collectors take for themselves, or pay out.
const FEES: &[&str] =
    &["charge", "charges", "commission", "fee", "fees", "payout", "payouts", "subscription"];

/// Words that tell nothing of what was bought.
const GENERIC: &[&str] = &[
    "account",
    "acct",
    "amount",
    "and",
    "annual",
    "apr",
    "april",
    "attached",
    "aug",
    "august",
    "bacs",
    "balance",
    "bank",
    "banking",
    "bgc",
    "bill",
    "bills",
    "branch",
    "card",
    "cash",
    "cheque",
    "chq",
    "client",
    "company",
    "counter",
    "credit",
    "customer",
    "ddr",
    "debit",
    "dec",
    "december",
    "deposit",
    "deposits",
    "details",
    "direct",
    "eur",
    "europe",
    "faster",
    "feb",
    "february",
    "final",
    "first",
    "for",
    "fpi",
    "fpo",
    "fri",
    "friday",
    "from",
    "funds",
    "gbp",
    "global",
    "group",
    "holdings",
    "international",
    "internet",
    "inv",
    "invoice",
    "invoices",
    "item",
    "items",
    "jan",
    "january",
    "jul",
    "july",
    "jun",
    "june",
    "limited",
    "ltd",
    "mar",
    "march",
    "may",
    "misc",
    "miscellaneous",
    "mobile",
    "mon",
    "monday",
    "money",
    "month",
    "monthly",
    "new",
    "nil",
    "none",
    "note",
    "notes",
    "nov",
    "november",
    "number",
    "oct",
    "october",
    "old",
    "online",
    "order",
    "orders",
    "our",
    "paid",
    "part",
    "payment",
    "payments",
    "per",
    "plc",
    "pmt",
    "pymt",
    "quarter",
    "receipt",
    "receipts",
    "received",
    "ref",
    "reference",
    "refund",
    "refunded",
    "return",
    "returned",
    "reversal",
    "reversed",
    "sat",
    "saturday",
    "second",
    "see",
    "sent",
    "sep",
    "sept",
    "september",
    "service",
    "services",
    "solutions",
    "standing",
    "sun",
    "sunday",
    "sundry",
    "supplier",
    "tba",
    "tbc",
    "test",
    "thank",
    "thanks",
    "that",
    "the",
    "this",
    "thu",
    "thursday",
    "total",
    "transfer",
    "transfers",
    "tue",
    "tuesday",
    "unknown",
    "usd",
    "various",
    "vendor",
    "via",
    "wed",
    "wednesday",
    "week",
    "weekly",
    "with",
    "year",
    "you",
    "your",
];

/// Of people.
const TITLES: &[&str] = &["dr", "miss", "mister", "mr", "mrs", "ms", "mstr", "mx", "prof", "rev"];

/// A place behind these belongs to the name: `university of leeds`.
const LEADS_TO_PLACE: &[&str] = &[
    "and", "east", "for", "greater", "in", "lower", "new", "north", "of", "port", "royal", "saint",
    "south", "st", "upper", "visit", "west",
];

/// Months.
const MONTHS: &[&str] = &[
    "apr",
    "april",
    "aug",
    "august",
    "dec",
    "december",
    "feb",
    "february",
    "jan",
    "january",
    "jul",
    "july",
    "jun",
    "june",
    "mar",
    "march",
    "may",
    "nov",
    "november",
    "oct",
    "october",
    "sep",
    "sept",
    "september",
];

/// What a printed word says beside a name.
const MARKS: &[(&str, Marks)] = &[
    ("card", Marks::CARD),
    ("chargeback", Marks::REFUND),
    ("clearpay", Marks::ACQUIRER),
    ("contactless", Marks::CARD),
    ("dd", Marks::DIRECT_DEBIT),
    ("ddr", Marks::DIRECT_DEBIT),
    ("deb", Marks::CARD),
    ("directdebit", Marks::DIRECT_DEBIT),
    ("izettle", Marks::ACQUIRER),
    ("klarna", Marks::ACQUIRER),
    ("maestro", Marks::CARD),
    ("mastercard", Marks::CARD),
    ("paypal", Marks::ACQUIRER),
    ("payroll", Marks::PAYROLL),
    ("payslip", Marks::PAYROLL),
    ("pos", Marks::CARD),
    ("refnd", Marks::REFUND),
    ("refund", Marks::REFUND),
    ("refunded", Marks::REFUND),
    ("refunds", Marks::REFUND),
    ("reimburse", Marks::REFUND),
    ("reimbursed", Marks::REFUND),
    ("returned", Marks::REFUND),
    ("reversal", Marks::REFUND),
    ("reversed", Marks::REFUND),
    ("revsl", Marks::REFUND),
    ("rfd", Marks::REFUND),
    ("rfnd", Marks::REFUND),
    ("rvsl", Marks::REFUND),
    ("salaries", Marks::PAYROLL),
    ("salary", Marks::PAYROLL),
    ("sdd", Marks::DIRECT_DEBIT),
    ("sto", Marks::STANDING_ORDER),
    ("sumup", Marks::ACQUIRER),
    ("vis", Marks::CARD),
    ("visa", Marks::CARD),
    ("wage", Marks::PAYROLL),
    ("wages", Marks::PAYROLL),
    ("zettle", Marks::ACQUIRER),
];

/// Towns and counties, one a line, sorted.
static PLACES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../data/places.txt").lines().collect());

/// Given names, one a line, sorted.
static GIVEN_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../data/given_names.txt").lines().collect());

fn holds(list: &[&str], word: &str) -> bool {
    list.binary_search(&word).is_ok()
}

/// The first word of a phrase.
pub(super) fn first(phrase: &str) -> &str {
    phrase.split(' ').next().unwrap_or(phrase)
}

/// A letter without what decomposition leaves on it.
pub(super) const fn plain(c: char) -> char {
    match c {
        'ß' => 's',
        'ø' => 'o',
        'æ' | 'å' => 'a',
        'œ' => 'o',
        'ł' => 'l',
        'đ' | 'ð' => 'd',
        'ı' => 'i',
        other => other,
    }
}

/// What a printed word says beside a name.
pub(super) fn mark(word: &str) -> Option<Marks> {
    let at = MARKS.binary_search_by_key(&word, |(known, _)| known).ok()?;
    Some(MARKS[at].1)
}

/// Whether a word can tell what was bought: not a form word, not a single letter.
pub(super) fn is_telling(word: &str) -> bool {
    match word.chars().count() {
        0 | 1 => false,
        2 => lexicon::is_supplier(word),
        _ => !holds(GENERIC, word),
    }
}

/// A month, perhaps in three letters.
pub(super) fn is_month(word: &str) -> bool {
    holds(MONTHS, word)
}

/// Of no name wherever it stands.
pub(super) fn is_never_name(word: &str) -> bool {
    holds(NEVER, word)
}

/// `ltd` and the like.
pub(super) fn is_company_form(word: &str) -> bool {
    holds(COMPANY_FORMS, word)
}

/// No part of a name when it stands at the end.
pub(super) fn is_trailing(word: &str) -> bool {
    holds(TRAILING, word)
}

/// Says what the number behind it is.
pub(super) fn is_before_number(word: &str) -> bool {
    holds(BEFORE_NUMBER, word)
}

/// `com` of an internet address.
pub(super) fn is_domain_end(word: &str) -> bool {
    holds(DOMAIN_ENDS, word)
}

/// A currency.
pub(super) fn is_currency(word: &str) -> bool {
    holds(CURRENCIES, word)
}

/// Collects for shops.
pub(super) fn is_collector(word: &str) -> bool {
    holds(COLLECTORS, word)
}

/// Collects for shops, in a few letters.
pub(super) fn is_short_collector(word: &str) -> bool {
    holds(SHORT_COLLECTORS, word)
}

/// `mr`.
pub(super) fn is_title(word: &str) -> bool {
    holds(TITLES, word)
}

/// A place behind it belongs to the name.
pub(super) fn leads_to_place(word: &str) -> bool {
    holds(LEADS_TO_PLACE, word)
}

/// A town or county.
pub(super) fn is_place(word: &str) -> bool {
    holds(&PLACES, word)
}

/// A given name.
pub(super) fn is_given_name(word: &str) -> bool {
    holds(&GIVEN_NAMES, word)
}

/// Of the collector itself.
pub(super) fn is_fee(word: &str) -> bool {
    holds(FEES, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_without_repeats() {
        let lists: [&[&str]; 15] = [
            LEADING,
            NEVER,
            COMPANY_FORMS,
            TRAILING,
            BEFORE_NUMBER,
            DOMAIN_ENDS,
            CURRENCIES,
            COLLECTORS,
            SHORT_COLLECTORS,
            FEES,
            GENERIC,
            TITLES,
            LEADS_TO_PLACE,
            &PLACES,
            &GIVEN_NAMES,
        ];
        for list in lists {
            assert!(list.is_sorted_by(|a, b| a < b), "{:?}", list.first());
        }
        assert!(MARKS.is_sorted_by_key(|(word, _)| word));
        assert!(LEADING.is_sorted_by_key(|phrase| first(phrase)));
    }
}
