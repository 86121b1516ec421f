//! What an account is, in the words of the contract and of the programs that export charts.

use tieout::contract::coding::AccountType;

use super::role::plain;

/// Words of Xero, `QuickBooks`, Sage and `FreeAgent`, each without its plural.
const WORDS: [(AccountType, &[&str]); 5] = [
    (AccountType::Income, &["sale", "turnover", "other sale", "sale income", "trading income"]),
    (
        AccountType::Expense,
        &[
            "overhead",
            "direct cost",
            "cost of sale",
            "cost of good sold",
            "purchase",
            "depreciation",
            "wage",
            "spending",
            "admin cost",
            "administration cost",
            "staff cost",
            "cost",
        ],
    ),
    (
        AccountType::Asset,
        &[
            "bank",
            "cash",
            "bank account",
            "cash at bank",
            "cash and cash equivalent",
            "account receivable",
            "debtor",
            "inventory",
            "stock",
            "prepayment",
            "prepaid expense",
            "accrued income",
        ],
    ),
    (
        AccountType::Liability,
        &[
            "account payable",
            "creditor",
            "credit card",
            "loan",
            "accrual",
            "accrued expense",
            "deferred income",
            "deferred revenue",
            "provision",
        ],
    ),
    (
        AccountType::Equity,
        &[
            "capital",
            "reserve",
            "capital and reserve",
            "capital reserve",
            "owner equity",
            "shareholder fund",
            "retained earning",
            "drawing",
        ],
    ),
];

/// The type that the word means: one of the contract's, or one that programs export.
pub(super) fn read(word: &str) -> Option<AccountType> {
    if let Ok(kind) = word.trim().parse() {
        return Some(kind);
    }
    let words = singular(&plain(word));
    let known = WORDS.iter().find(|(_, known)| known.contains(&words.as_str()));
    // The last word says what it is: other current assets, non-current liability, admin expenses.
    let last = || words.rsplit(' ').next().and_then(|last| last.parse().ok());
    known.map(|(kind, _)| *kind).or_else(last)
}

/// The words without plurals, as far as accounting has them.
fn singular(words: &str) -> String {
    let word = |word: &str| match word.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => word.strip_suffix('s').unwrap_or(word).to_owned(),
    };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_contract_count_in_any_case() {
        for kind in AccountType::ALL {
            assert_eq!(read(kind.name()), Some(kind));
            assert_eq!(read(&kind.name().to_lowercase()), Some(kind));
        }
        assert_eq!(read(" Revenue "), Some(AccountType::Income));
    }

    #[test]
    fn the_types_that_programs_export_are_mapped() {
        for (words, kind) in [
            ("Sales|Other Income|Non-operating Revenue|Turnover", AccountType::Income),
            (
                "Overheads|Direct Costs|Direct Expenses|Cost of Sales|Cost of Goods Sold|Expenses|\
                 Other Expense|Depreciation|Purchases|Admin Expenses|Wages Expense",
                AccountType::Expense,
            ),
            (
                "Bank|Current Asset|Current Assets|Fixed Asset|Non-current Assets|Inventory|\
                 Other Current Assets|Accounts receivable (A/R)|Prepayment|Prepaid expenses",
                AccountType::Asset,
            ),
            (
                "Current Liability|Term Liabilities|Non-current Liability|Credit Card|\
                 Accounts payable (A/P)|Long Term Liabilities|Deferred Income|Accrued expenses",
                AccountType::Liability,
            ),
            ("Equities|Capital & Reserves|Owner's Equity", AccountType::Equity),
        ] {
            for word in words.split('|') {
                assert_eq!(read(word), Some(kind), "{word}");
            }
        }
    }

    #[test]
    fn what_could_be_anything_is_not_guessed() {
        for word in ["", "-", "Balance sheet", "Profit and loss", "General", "Other", "s", "VAT"] {
            assert_eq!(read(word), None, "{word}");
        }
    }
}
