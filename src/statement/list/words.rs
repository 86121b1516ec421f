//! The words of lists, from `words.tsv`: headers by what their columns are, and types of accounts.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::words;
use tieout::contract::chart::AccountType;

static WORDS: LazyLock<ListVocabulary> =
    LazyLock::new(|| ListVocabulary::parse(include_str!("words.tsv")));

#[derive(Default)]
struct ListVocabulary {
    /// Of each role the words, the likelier first.
    headers: BTreeMap<&'static str, Vec<Vec<&'static str>>>,
    types: BTreeMap<String, AccountType>,
}

impl ListVocabulary {
    fn parse(table: &'static str) -> Self {
        let mut all = Self::default();
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split('\t');
            let (place, meaning) = (parts.next(), parts.next().unwrap_or_default());
            let words = parts.next().unwrap_or_default().split('|');
            match (place, meaning.parse()) {
                (Some("t"), Ok(kind)) => {
                    all.types.extend(words.map(|word| (singular(word), kind)));
                }
                _ => all.headers.entry(meaning).or_default().push(words.collect()),
            }
        }
        all
    }
}

/// A header as words are compared.
pub(super) fn plain(name: &str) -> String {
    words::plain(&name.replace('#', " number "))
}

/// Words that mean this role, the likelier first.
pub(super) fn of_role(role: &str) -> &'static [Vec<&'static str>] {
    WORDS.headers.get(role).map_or(&[], Vec::as_slice)
}

/// The type of account that a word means: one of the contract's, or one that programs export.
#[must_use]
pub fn account_type(word: &str) -> Option<AccountType> {
    if let Ok(kind) = word.trim().parse() {
        return Some(kind);
    }
    let words = singular(&words::plain(word));
    // The last word says what it is: other current assets, non-current liability, admin expenses.
    let last = || words.rsplit(' ').next().and_then(|last| last.parse().ok());
    WORDS.types.get(&words).copied().or_else(last)
}

/// The words without plurals, as far as accounting has them.
fn singular(words: &str) -> String {
    let word = |word: &str| match word.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => word.strip_suffix('s').unwrap_or(word).to_owned(),
    };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Whether a header speaks of how a line stands to VAT, or of the VAT in it.
pub(super) fn is_of_vat(name: &str) -> bool {
    const OTHERS: [&str; 9] =
        ["number", "no", "registration", "reg", "id", "point", "date", "period", "year"];
    let name = plain(name);
    let has = |known: &[&str]| name.split(' ').any(|word| known.contains(&word));
    has(&["vat", "tax", "gst", "mwst", "ust", "steuer", "tva", "iva", "btw"]) && !has(&OTHERS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_contract_count_in_any_case() {
        for kind in AccountType::ALL {
            assert_eq!(account_type(kind.name()), Some(kind));
            assert_eq!(account_type(&kind.name().to_lowercase()), Some(kind));
        }
        assert_eq!(account_type(" Revenue "), Some(AccountType::Income));
    }

    #[test]
    fn the_types_that_programs_export_are_mapped() {
        for (words, kind) in [
            ("Sales|Other Income|Non-operating Revenue|Turnover|Erlöse", AccountType::Income),
            (
                "Overheads|Direct Costs|Direct Expenses|Cost of Sales|Cost of Goods Sold|Expenses|\
                 Other Expense|Depreciation|Purchases|Admin Expenses|Wages Expense|Aufwand|Charges",
                AccountType::Expense,
            ),
            (
                "Bank|Current Asset|Current Assets|Fixed Asset|Non-current Assets|Inventory|\
                 Other Current Assets|Accounts receivable (A/R)|Prepayment|Prepaid expenses|Actif",
                AccountType::Asset,
            ),
            (
                "Current Liability|Term Liabilities|Non-current Liability|Credit Card|\
                 Accounts payable (A/P)|Long Term Liabilities|Deferred Income|Accrued expenses",
                AccountType::Liability,
            ),
            ("Equities|Capital & Reserves|Owner's Equity|Capitaux propres", AccountType::Equity),
        ] {
            for word in words.split('|') {
                assert_eq!(account_type(word), Some(kind), "{word}");
            }
        }
    }

    #[test]
    fn what_could_be_anything_is_no_type() {
        for word in ["", "-", "Balance sheet", "Profit and loss", "General", "Other", "s", "VAT"] {
            assert_eq!(account_type(word), None, "{word}");
        }
    }

    #[test]
    fn every_word_of_the_table_stands_as_words_are_compared() {
        for line in include_str!("words.tsv").lines().filter(|line| !line.starts_with('#')) {
            let parts: Vec<&str> = line.split('\t').collect();
            let [place, meaning, words] = parts[..] else { panic!("{line:?}") };
            assert!(place == "h" || place == "t" && meaning.parse::<AccountType>().is_ok());
            for word in words.split('|') {
                assert_eq!(plain(word), word, "{line:?}");
            }
        }
    }
}
