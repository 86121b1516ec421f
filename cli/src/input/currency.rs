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

    /// What the header of a column of amounts says, as `Amount (GBP)` does.
    pub(super) fn of_header(name: &str) -> Option<Self> {
        let mut words = name.split(|c: char| !c.is_alphanumeric() && !SIGNS.contains(&c));
        words.find_map(|word| match Self::of_cell(word)? {
            Self::Code(_) if !CODES.split(' ').any(|code| code == word) => None,
            Self::Name(_) => None,
            said => Some(said),
        })
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
            (Self::Name(_), _) | (_, Self::Name(_)) => false,
        }
    }

    /// The same of two that stand in one column, where other words are another currency.
    pub(super) fn differs_from(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Name(one), Self::Name(other)) => one.to_lowercase() != other.to_lowercase(),
            _ => self.excludes(other),
        }
    }
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
        for (one, other) in [("GBP", "EUR"), ("£", "€"), ("£", "EUR"), ("$", "GBP"), ("usd", "AUD")]
        {
            assert!(excludes(one, other), "{one} {other}");
        }
        for (one, other) in [("gbp", "GBP"), ("£", "GBP"), ("$", "AUD"), ("Sterling", "EUR")] {
            assert!(!excludes(one, other), "{one} {other}");
        }
    }
}
