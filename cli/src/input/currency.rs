//! Which currency amounts are in, as far as a file says it.

use std::fmt;

/// Signs that may stand before or behind an amount.
pub(super) const SIGNS: [char; 3] = ['£', '€', '$'];

/// Codes of ISO 4217 that headers may have, those aside that are English words.
const CODES: &str = "AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL \
     BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR \
     FJD FKP GBP GEL GGP GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK \
     JEP JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD \
     MMK MNT MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PGK PHP PKR PLN PYG QAR \
     RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY \
     TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG";

/// What a file says of the currency of its amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Currency {
    /// One of [`SIGNS`].
    Sign(char),
    /// Three capital letters.
    Code(String),
    /// Anything else that stands in a column of currencies.
    Name(String),
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(f, "{sign}"),
            Self::Code(text) | Self::Name(text) => f.write_str(text),
        }
    }
}

impl Currency {
    /// One of ISO 4217.
    pub(crate) fn of_code(code: &str) -> Self {
        Self::Code(code.to_owned())
    }

    /// What a cell of a column of currencies says; none where it is empty.
    pub(super) fn of_cell(cell: &str) -> Option<Self> {
        let text = cell.trim();
        if let Some(known) = known_name(text) {
            return Some(known);
        }
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (None, _) => None,
            (Some(sign), None) if SIGNS.contains(&sign) => Some(Self::Sign(sign)),
            _ if text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
                Some(Self::Code(text.to_ascii_uppercase()))
            }
            _ => Some(Self::Name(text.to_owned())),
        }
    }

    /// What the header of a column of amounts says, as `Amount (GBP)` does; in brackets in any case.
    pub(super) fn of_header(name: &str) -> Option<Self> {
        let is_known = |code: &str| CODES.split(' ').any(|known| known == code);
        let bracket = name.find(['(', '[']).unwrap_or(name.len());
        let mut words = words_at(name).filter_map(|(at, word)| {
            let said = Self::of_cell(word)?;
            let is_said = match &said {
                Self::Code(code) if known_name(word).is_none() => {
                    is_known(if at > bracket { code } else { word })
                }
                Self::Name(_) => false,
                Self::Code(_) | Self::Sign(_) => true,
            };
            is_said.then_some(said)
        });
        words.next()
    }

    /// The less, the more is known.
    pub(super) const fn vagueness(&self) -> u8 {
        match self {
            Self::Code(_) => 0,
            Self::Sign(_) => 1,
            Self::Name(_) => 2,
        }
    }

    pub(crate) const fn is_code(&self) -> bool {
        matches!(self, Self::Code(_))
    }

    /// Whether it is certain that amounts in one cannot be added to amounts in the other.
    pub(crate) fn excludes(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Code(one), Self::Code(other)) => one != other,
            (Self::Sign(one), Self::Sign(other)) => one != other,
            (Self::Sign(sign), Self::Code(code)) | (Self::Code(code), Self::Sign(sign)) => {
                !is_written(*sign, code)
            }
            (Self::Name(one), Self::Name(other)) => one.to_lowercase() != other.to_lowercase(),
            (Self::Name(_), _) | (_, Self::Name(_)) => false,
        }
    }
}

/// Words of headers of columns of currencies.
const HEADER_WORDS: [&str; 10] = [
    "currency",
    "currencies",
    "ccy",
    "curr",
    "cur",
    "währung",
    "waehrung",
    "wahrung",
    "devise",
    "moneda",
];

/// With such a word the header is of something else than the amount: what was paid abroad, a fee,
/// a rate, or an amount itself.
const OTHER_WORDS: [&str; 20] = [
    "amount",
    "amt",
    "value",
    "balance",
    "rate",
    "fee",
    "fees",
    "original",
    "foreign",
    "target",
    "to",
    "exchange",
    "converted",
    "conversion",
    "betrag",
    "montant",
    "kurs",
    "counter",
    "local",
    "date",
];

/// Which headers are of columns of currencies, the more certain first; those of a later rule count
/// only where the file has none of an earlier one. A `Valuta` is none: it is a day in German.
pub(super) const HEADERS: [fn(&str) -> bool; 4] = [
    |name| ["currency", "währung", "waehrung", "wahrung", "devise"].contains(&name),
    |name| {
        let names = [
            "currency code",
            "currency iso",
            "iso currency",
            "iso currency code",
            "ccy",
            "ccy code",
            "transaction currency",
            "amount currency",
        ];
        names.contains(&name)
    },
    |name| ["curr", "cur", "currency symbol", "account currency", "account ccy"].contains(&name),
    |name| {
        name.split(' ').any(|word| HEADER_WORDS.contains(&word))
            && !name.split(' ').any(|word| OTHER_WORDS.contains(&word))
    },
];

/// A currency that is written out: what only one country calls so is its code, what several do is
/// their sign.
fn known_name(text: &str) -> Option<Currency> {
    /// The longest.
    const BYTES_MAX: usize = 20;
    if text.len() < 3 || text.len() > BYTES_MAX {
        return None;
    }
    let of_code = |code| Some(Currency::of_code(code));
    match text.to_lowercase().as_str() {
        "sterling" | "pound sterling" | "pounds sterling" | "british pound" | "british pounds" => {
            of_code("GBP")
        }
        "euro" | "euros" => of_code("EUR"),
        "us$" | "us dollar" | "us dollars" => of_code("USD"),
        "ca$" | "canadian dollar" | "canadian dollars" => of_code("CAD"),
        "au$" | "australian dollar" | "australian dollars" => of_code("AUD"),
        "nz$" => of_code("NZD"),
        "hk$" => of_code("HKD"),
        "swiss franc" | "swiss francs" => of_code("CHF"),
        "yen" => of_code("JPY"),
        "pound" | "pounds" => Some(Currency::Sign('£')),
        "dollar" | "dollars" => Some(Currency::Sign('$')),
        _ => None,
    }
}

/// The words of a header and where each starts; signs of currencies are part of them.
fn words_at(name: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = name.split(|c: char| !c.is_alphanumeric() && !SIGNS.contains(&c));
    words.map(|word| (word.as_ptr().addr() - name.as_ptr().addr(), word))
}

/// Whether a currency may be written with this sign: pounds and dollars are of several countries.
fn is_written(sign: char, code: &str) -> bool {
    match sign {
        '£' => ["GBP", "FKP", "GGP", "GIP", "IMP", "JEP", "SHP"].contains(&code),
        '€' => code == "EUR",
        _ => code.ends_with('D') || ["ARS", "BRL", "CLP", "COP", "MXN", "UYU"].contains(&code),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::role::plain;

    fn said(header: &str) -> Option<String> {
        Currency::of_header(header).map(|currency| currency.to_string())
    }

    #[test]
    fn a_header_says_a_currency_by_its_code_or_sign() {
        for (header, currency) in [
            ("Amount (GBP)", "GBP"),
            ("EUR amount", "EUR"),
            ("Debit, CHF", "CHF"),
            ("Amount £", "£"),
            ("Value [$]", "$"),
            ("Amount (eur)", "EUR"),
            ("Amount (Euro)", "EUR"),
            ("Betrag in Euro", "EUR"),
            ("Amount (US$)", "USD"),
            ("Amount in pounds", "£"),
        ] {
            assert_eq!(said(header).as_deref(), Some(currency), "{header}");
        }
        for header in ["Amount", "Amount (net)", "AMT", "Paid out", "VAT", "Amount (all)", "eur"] {
            assert_eq!(said(header), None, "{header}");
        }
    }

    #[test]
    fn a_column_of_currencies_is_known_by_its_header() {
        let rule = |header: &str| {
            let name = plain(header);
            HEADERS.iter().position(|is_meant| is_meant(&name))
        };
        for (header, place) in [
            ("Currency (ISO)", Some(0)),
            ("*Currency", Some(0)),
            ("Currency:", Some(0)),
            ("WÄHRUNG", Some(0)),
            ("CURRENCY_CODE", Some(1)),
            ("Account Ccy", Some(2)),
            ("Cur", Some(2)),
            ("Source Currency", Some(3)),
            ("Original currency", None),
            ("Currency rate", None),
            ("Valuta", None),
            ("Current", None),
        ] {
            assert_eq!(rule(header), place, "{header}");
        }
    }

    #[test]
    fn a_sign_agrees_with_the_codes_that_are_written_so() {
        let excludes = |one, other| {
            let [one, other] = [one, other].map(|cell| Currency::of_cell(cell).unwrap());
            assert_eq!(one.excludes(&other), other.excludes(&one));
            one.excludes(&other)
        };
        for (one, other) in [
            ("GBP", "EUR"),
            ("£", "€"),
            ("£", "EUR"),
            ("$", "GBP"),
            ("usd", "AUD"),
            ("Sterling", "EUR"),
            ("Sterling", "Euro"),
            ("Dollar", "Euro"),
            ("Kronor", "Franc"),
        ] {
            assert!(excludes(one, other), "{one} {other}");
        }
        for (one, other) in
            [("gbp", "GBP"), ("£", "GBP"), ("$", "AUD"), ("Dollar", "CAD"), ("x-rate", "EUR")]
        {
            assert!(!excludes(one, other), "{one} {other}");
        }
    }
}
