//! What words do in the names of accounts.

/// What a word does in a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum WordClass {
    /// It says what the account is for.
    Topic,
    /// It tells accounts for the same thing apart: staff, office, other, UK.
    Mild,
    /// It could stand in any name: expenses, costs, account.
    Generic,
}

/// Words that could stand in any name.
pub(super) const GENERIC: [&str; 28] = [
    "account",
    "amount",
    "balance",
    "bill",
    "category",
    "charge",
    "code",
    "control",
    "cost",
    "due",
    "etc",
    "expense",
    "fee",
    "gbp",
    "item",
    "ledger",
    "liability",
    "month",
    "owed",
    "owing",
    "paid",
    "payable",
    "payment",
    "receivable",
    "received",
    "related",
    "total",
    "type",
];

/// Words that tell accounts for the same thing apart.
pub(super) const MILD: [&str; 50] = [
    "additional",
    "administration",
    "annual",
    "branch",
    "business",
    "commercial",
    "company",
    "depot",
    "direct",
    "domestic",
    "employee",
    "exempt",
    "external",
    "general",
    "hq",
    "income",
    "indirect",
    "internal",
    "local",
    "main",
    "miscellaneous",
    "national",
    "new",
    "normal",
    "novat",
    "office",
    "operating",
    "other",
    "our",
    "own",
    "purchase",
    "reducedrated",
    "regional",
    "regular",
    "revenue",
    "service",
    "site",
    "small",
    "staff",
    "standard",
    "standardrated",
    "sundry",
    "supply",
    "team",
    "trade",
    "trading",
    "uk",
    "use",
    "various",
    "zerorated",
];

/// Words of sentences, which no title of an account has.
pub(super) const PROSE: [&str; 48] = [
    "are", "be", "been", "but", "can", "cant", "come", "comes", "did", "do", "does", "doesnt",
    "dont", "every", "get", "gets", "getting", "go", "goes", "gone", "got", "have", "having",
    "here", "how", "if", "is", "isnt", "its", "keep", "keeping", "make", "makes", "making", "me",
    "my", "our", "that", "them", "they", "us", "was", "we", "what", "when", "who", "you", "your",
];

/// Words after which stands what the words before are of.
pub(super) const OF: [&str; 5] = ["for", "from", "of", "on", "to"];

/// Words that say nothing.
pub(super) const SILENT: [&str; 19] = [
    "a",
    "all",
    "an",
    "any",
    "at",
    "by",
    "for",
    "from",
    "in",
    "incl",
    "including",
    "of",
    "on",
    "our",
    "per",
    "the",
    "to",
    "when",
    "with",
];

/// What a word does in a name.
pub(crate) fn class(word: &str) -> WordClass {
    if GENERIC.binary_search(&word).is_ok() {
        WordClass::Generic
    } else if MILD.binary_search(&word).is_ok() {
        WordClass::Mild
    } else {
        WordClass::Topic
    }
}
