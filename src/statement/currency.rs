//! Which currency amounts are in, as far as a file says it.

mod names;

use std::borrow::Cow;
use std::fmt;

use self::names::codes_of;

/// Signs that may stand before or behind an amount.
pub const SIGNS: [char; 3] = ['£', '€', '$'];

/// Codes of ISO 4217 that headers may have, those aside that are English words.
const CODES: &str = "AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL \
     BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR \
     FJD FKP GBP GEL GGP GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS IMP INR IQD IRR ISK \
     JEP JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD \
     MMK MNT MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PGK PHP PKR PLN PYG QAR \
     RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY \
     TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG";

/// Those that have no decimal places.
const WITHOUT_PLACES: [&str; 16] = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
];

/// What a file says of the currency of its amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Currency {
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
    #[must_use]
    pub fn of_code(code: &str) -> Self {
        Self::Code(code.to_owned())
    }

    /// What a cell of a column of currencies says; none where it is empty.
    pub fn of_cell(cell: &str) -> Option<Self> {
        let text = cell.trim();
        // As GnuCash writes it.
        let text = text.strip_prefix("CURRENCY::").unwrap_or(text);
        if !text.contains(char::is_alphanumeric) && !text.contains(is_sign) {
            return None;
        }
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
    #[must_use]
    pub fn of_header(name: &str) -> Option<Self> {
        let bracket = name.find(['(', '[']).unwrap_or(name.len());
        let mut words = words_at(name).filter_map(|(at, word)| {
            // `CAD$`
            let word = if word.len() > 3 { word.trim_end_matches(SIGNS) } else { word };
            let said = Self::of_cell(word)?;
            let is_name = known_name(word).is_some();
            let is_said = match &said {
                _ if is_name && !HEADER_NAMES.contains(&&*word.to_lowercase()) => false,
                Self::Code(code) if !is_name => {
                    is_known_code(if at > bracket { code } else { word })
                }
                Self::Name(_) => false,
                Self::Code(_) | Self::Sign(_) => true,
            };
            is_said.then_some(said)
        });
        words.next()
    }

    /// The code of ISO 4217 that it stands for: a pound sign and a euro sign are of one currency where no code says
    /// otherwise; dollars and crowns are of several.
    #[must_use]
    pub fn iso(&self) -> Option<&str> {
        match self {
            Self::Code(code) => Some(code),
            Self::Sign('£') => Some("GBP"),
            Self::Sign(_) | Self::Name(_) => match self.codes()?[..] {
                [code] => Some(code),
                _ => None,
            },
        }
    }

    /// So many digits stand behind the decimal mark of an amount in it, at most.
    #[must_use]
    pub fn places(&self) -> usize {
        match self.iso() {
            Some("BHD" | "IQD" | "JOD" | "KWD" | "LYD" | "OMR" | "TND") => 3,
            _ => 2,
        }
    }

    /// Whether ISO 4217 knows no unit below it: it has no decimal places, though a program may write some.
    #[must_use]
    pub fn is_without_places(&self) -> bool {
        self.iso().is_some_and(|code| WITHOUT_PLACES.contains(&code))
    }

    /// The codes of ISO 4217 that stand in a text by themselves, in capitals.
    pub(super) fn codes_in(text: &str) -> Vec<Self> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| is_known_code(word)).map(Self::of_code).collect()
    }

    /// The less, the more is known.
    #[must_use]
    pub const fn vagueness(&self) -> u8 {
        match self {
            Self::Code(_) => 0,
            Self::Sign(_) => 1,
            Self::Name(_) => 2,
        }
    }

    /// Whether it is a code of ISO 4217.
    #[must_use]
    pub const fn is_code(&self) -> bool {
        matches!(self, Self::Code(_))
    }

    /// Whether it is certain that amounts in one cannot be added to amounts in the other.
    pub fn excludes(&self, other: &Self) -> bool {
        let is_number = |one: &Self| matches!(one, Self::Name(name) if name.bytes().all(|byte| byte.is_ascii_digit()));
        match (self, other) {
            (Self::Code(one), Self::Code(other)) => one != other,
            (Self::Name(one), Self::Name(other)) if one.to_lowercase() == other.to_lowercase() => {
                false
            }
            _ => match [self, other].map(Self::codes) {
                [Some(ones), Some(others)] => !ones.iter().any(|one| others.contains(one)),
                // Numbers of ISO 4217 are not known.
                _ => is_number(self) == is_number(other),
            },
        }
    }

    /// The codes that it may stand for; none where it is not known.
    fn codes(&self) -> Option<Cow<'_, [&str]>> {
        match self {
            Self::Code(code) => Some(Cow::Owned(vec![code.as_str()])),
            Self::Sign(sign) => codes_of(sign.encode_utf8(&mut [0; 4])).map(Cow::Borrowed),
            Self::Name(name) => codes_of(name).map(Cow::Borrowed),
        }
    }

    /// What stands beside an amount: as [`Self::of_known`], or a name of several currencies (`kr`).
    #[must_use]
    pub fn beside(text: &str) -> Option<Self> {
        let name = || codes_of(text.trim()).map(|_| Self::Name(text.trim().to_lowercase()));
        Self::of_known(text).or_else(name)
    }

    /// What a cell says that can say nothing else: a code of ISO 4217 in capitals, a sign, a name.
    pub fn of_known(cell: &str) -> Option<Self> {
        let text = cell.trim();
        let is_sign = text.chars().count() <= 3 && text.contains(is_sign);
        let is_known = is_known_code(text) || is_sign || known_name(text).is_some();
        if is_known { Self::of_cell(text) } else { None }
    }
}

impl Currency {
    /// The sign or the code before an amount, and the rest.
    #[must_use]
    pub fn before(text: &str) -> Option<(&str, Self)> {
        let named = text.find('$').filter(|at| (1..3).contains(at)).map(|at| text.split_at(at + 1));
        let named = named.filter(|(name, _)| known_name(name).is_some());
        let (sign, rest) = match text.chars().next() {
            _ if named.is_some() => named?,
            Some(sign) if is_sign(sign) => text.split_at(sign.len_utf8()),
            _ => text.split_at_checked(3).filter(|(code, _)| is_known_code(code))?,
        };
        Some((rest, Self::of_cell(sign)?))
    }

    /// The same behind it.
    #[must_use]
    pub fn behind(text: &str) -> Option<(&str, Self)> {
        let (rest, sign) = match text.chars().next_back() {
            Some(sign) if is_sign(sign) => text.split_at(text.len() - sign.len_utf8()),
            _ => {
                let at = text.len().checked_sub(3)?;
                text.split_at_checked(at).filter(|(_, code)| is_known_code(code))?
            }
        };
        Some((rest, Self::of_cell(sign)?))
    }
}

/// Whether a text is one of the codes, in capitals: they are in order, four bytes from one to the next.
fn is_known_code(text: &str) -> bool {
    let (codes, last) = CODES.as_bytes().as_chunks::<4>();
    let code = text.as_bytes();
    code.len() == 3
        && (code == last || codes.binary_search_by(|known| known[..3].cmp(code)).is_ok())
}

/// A currency that is written out: what only one country calls so is its code, pounds and dollars
/// are their signs.
fn known_name(text: &str) -> Option<Currency> {
    let codes = codes_of(text)?;
    match text.to_lowercase().as_str() {
        "pound" | "pounds" => Some(Currency::Sign('£')),
        "dollar" | "dollars" => Some(Currency::Sign('$')),
        "£" | "€" | "$" => None,
        _ => match codes[..] {
            [code] => Some(Currency::of_code(code)),
            _ => None,
        },
    }
}

/// Whether a sign is of a currency.
fn is_sign(c: char) -> bool {
    matches!(
        c,
        '$' | '£' | '¥' | '￥' | '\u{a4}' | '\u{20a0}'..='\u{20cf}' | '\u{fdfc}' | '\u{e3f}'
    )
}

/// Names that a header of amounts may have; others may be words of any kind (`real`, `won`).
const HEADER_NAMES: [&str; 13] = [
    "sterling", "euro", "euros", "us$", "ca$", "au$", "nz$", "hk$", "yen", "pound", "pounds",
    "dollar", "dollars",
];

/// The words of a header and where each starts; signs of currencies are part of them.
fn words_at(name: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = name.split(|c: char| !c.is_alphanumeric() && !SIGNS.contains(&c));
    words.map(|word| (word.as_ptr().addr() - name.as_ptr().addr(), word))
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("£", "₹"),
            ("£", "zł"),
            ("€", "kr"),
            ("$", "R$"),
            ("EUR", "¥"),
            ("GBP", "Kč"),
            ("£", "Fr."),
            ("US$", "A$"),
            ("US$", "C$"),
            ("USD", "S$"),
            ("GBP", "Zloty"),
            ("Sterling", "Kronor"),
            ("x-rate", "EUR"),
        ] {
            assert!(excludes(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("gbp", "GBP"),
            ("£", "GBP"),
            ("$", "AUD"),
            ("$", "A$"),
            ("Dollar", "CAD"),
            ("kr", "NOK"),
            ("Kronor", "SEK"),
            ("zł", "PLN"),
            ("Kč", "CZK"),
            ("₹", "INR"),
            ("¥", "CNY"),
            ("Fr.", "CHF"),
            ("826", "GBP"),
        ] {
            assert!(!excludes(one, other), "{one} {other}");
        }
    }
}
