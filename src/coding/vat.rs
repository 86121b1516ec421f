//! The VAT code of a suggestion. Every rule has its notice of HMRC; those of the concepts are in
//! `data/concepts.json`, those of account names here.

use super::chart::ChartAccount;
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::FindingSource;
use super::normalise::TextMarks;
use super::wording::Wording;
use tieout::contract::coding::{AccountType, VatCode};

/// A VAT code, and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SuggestedVat {
    /// The code.
    pub(super) code: VatCode,
    /// What decided.
    pub(super) basis: VatBasis,
    /// Another code was nearly as likely: the one that reclaims nothing was taken.
    pub(super) is_doubtful: bool,
}

/// What a VAT code rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum VatBasis {
    /// This supplier's invoices.
    Supplier,
    /// A form of the text: its notice is in `data/signals.tsv`.
    Form,
    /// What is bought, by the notice of the concept.
    Concept(ConceptId),
    /// The account's name, by this notice.
    AccountName(&'static str),
    /// Something in the text says that it was bought abroad.
    Abroad(ForeignSign),
    /// The account holds what is owed, owned or paid over: nothing is bought or sold.
    NoSupply,
    /// The usual code of the account's type: nothing else is known.
    AccountType,
}

/// What says that something was bought abroad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ForeignSign {
    /// Other money than pounds.
    Money,
    /// A form of companies.
    Firm,
    /// A place.
    Place,
}

/// What is taxed where it is used, whoever sells it: VAT Notice 741A.
const USED_ON_THE_SPOT: [&str; 14] = [
    "car_wash",
    "conferences",
    "exhibitions",
    "fuel",
    "groceries",
    "hospitality",
    "hotels",
    "meals",
    "office_space",
    "outings",
    "parking",
    "room_hire",
    "vehicle_charging",
    "vehicle_hire",
];

impl ForeignSign {
    /// What of these marks counts for a purchase of this concept. Of a supplier that is known the
    /// lexicon says where its bills come from.
    pub(super) fn of(
        marks: TextMarks,
        concept: Option<ConceptId>,
        by: FindingSource,
    ) -> Option<Self> {
        let is_known = matches!(by, FindingSource::Supplier(_));
        let is_used_there = || {
            let id = concept.map(|concept| CONCEPTS.get(concept).id.as_str());
            id.is_some_and(|id| USED_ON_THE_SPOT.binary_search(&id).is_ok())
        };
        if marks.has(TextMarks::FOREIGN_MONEY) {
            Some(Self::Money)
        } else if marks.has(TextMarks::FOREIGN_PLACE) && (!is_known || is_used_there()) {
            Some(Self::Place)
        } else if marks.has(TextMarks::FOREIGN_FIRM) && !is_known {
            Some(Self::Firm)
        } else {
            None
        }
    }

    /// In words.
    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Self::Money => "paid in foreign money",
            Self::Firm => "the name of a company abroad",
            Self::Place => "a place abroad",
        }
    }
}

/// What is known when a code is to be chosen.
#[derive(Debug, Clone, Copy)]
pub(super) struct VatFacts<'a> {
    /// What the transaction may be for, each with its share of what led to the account, in any
    /// unit; none where the text names the account itself.
    pub(super) concepts: &'a [(ConceptId, i32)],
    /// The code of the supplier, where it is known to differ.
    pub(super) supplier: Option<VatCode>,
    /// Whether that is by a form of the text rather than by whom is paid.
    pub(super) is_form: bool,
    /// What says that it was bought abroad.
    pub(super) abroad: Option<ForeignSign>,
    /// The account it is booked to.
    pub(super) account: &'a ChartAccount,
    /// The concept that the account is named after: [`super::chart_map::ChartMap::home`].
    pub(super) home: Option<ConceptId>,
}

/// A code that reclaims nothing is taken over the standard rate from this share on, in hundredths.
const DOUBT_FROM: i64 = 40;

/// Words of an account's name that settle the code: the word, the code of a purchase, the code of a
/// sale, and the notice.
const NAMED: [(&str, VatCode, VatCode, &str); 8] = [
    ("zerorated", VatCode::Zr, VatCode::Zr, "VAT Notice 700"),
    ("reducedrated", VatCode::Rr, VatCode::Rr, "VAT Notice 700"),
    ("standardrated", VatCode::St, VatCode::St, "VAT Notice 700"),
    ("exempt", VatCode::Ex, VatCode::Ex, "VAT Notice 706"),
    ("novat", VatCode::Nv, VatCode::Nv, "VAT Notice 700"),
    ("export", VatCode::Nv, VatCode::Zr, "VAT Notice 703"),
    ("overseas", VatCode::Nv, VatCode::Zr, "VAT Notice 741A"),
    ("ec", VatCode::Nv, VatCode::Zr, "VAT Notice 741A"),
];

/// Chooses the code: the supplier's own, else what the account's name says, else the concept's,
/// else the account's usual one.
pub(super) fn choose(question: &VatFacts<'_>) -> SuggestedVat {
    let sure = |code, basis| SuggestedVat { code, basis, is_doubtful: false };
    if !is_bought_or_sold(question) {
        return sure(VatCode::Nv, VatBasis::NoSupply);
    }
    if let Some(code) = question.supplier {
        return sure(code, if question.is_form { VatBasis::Form } else { VatBasis::Supplier });
    }
    let vat = of_concepts(question.concepts)
        .or_else(|| of_concepts(&[(question.home?, 1)]))
        .unwrap_or_else(|| sure(usual(question.account.kind), VatBasis::AccountType));
    if vat.code != VatCode::St {
        // Nothing makes a fare or a premium taxable.
        return vat;
    }
    if let Some(sign) = question.abroad.filter(|_| question.account.kind != AccountType::Income) {
        // Outside the scope, or the buyer's to account for: nothing is reclaimed by this bill.
        return SuggestedVat {
            code: VatCode::Nv,
            basis: VatBasis::Abroad(sign),
            is_doubtful: true,
        };
    }
    if let Some((code, notice)) = of_name(question.account) {
        return sure(code, VatBasis::AccountName(notice));
    }
    match question.home {
        // Meals in an account for entertaining were probably not the staff's own.
        Some(home) if CONCEPTS.get(home).id == "client_entertaining" => {
            SuggestedVat { code: VatCode::Nv, basis: VatBasis::Concept(home), is_doubtful: true }
        }
        _ => vat,
    }
}

/// Balance-sheet accounts hold no purchases, but for assets that are bought.
fn is_bought_or_sold(question: &VatFacts<'_>) -> bool {
    match question.account.kind {
        AccountType::Income | AccountType::Expense => true,
        AccountType::Liability | AccountType::Equity => false,
        // An account of a name that says nothing holds what was bought to keep, if that was bought.
        AccountType::Asset => {
            let first = question.concepts.first().map(|(concept, _)| *concept);
            question.home.or(first).is_some_and(is_bought)
        }
    }
}

/// Whether accounts for a concept hold things bought, to keep or to sell on.
fn is_bought(home: ConceptId) -> bool {
    let assets = CONCEPTS.named("equipment_asset");
    let is_kept = Some(home) == assets || CONCEPTS.parent(home) == assets;
    is_kept || CONCEPTS.get(home).vat.code != VatCode::Nv
}

const fn usual(kind: AccountType) -> VatCode {
    match kind {
        AccountType::Liability | AccountType::Equity => VatCode::Nv,
        AccountType::Income | AccountType::Expense | AccountType::Asset => VatCode::St,
    }
}

/// The likeliest code; where a code that reclaims nothing is nearly as likely as the standard rate,
/// that one.
fn of_concepts(concepts: &[(ConceptId, i32)]) -> Option<SuggestedVat> {
    let mut shares = [(0i64, None); VatCode::ALL.len()];
    for (concept, share) in concepts {
        let code = CONCEPTS.get(*concept).vat.code;
        let at = VatCode::ALL.iter().position(|known| *known == code)?;
        shares[at].0 += i64::from((*share).max(0));
        shares[at].1.get_or_insert(*concept);
    }
    let total: i64 = shares.iter().map(|(share, _)| share).sum();
    let likeliest = |accepts: fn(VatCode) -> bool| {
        let open = (0..).zip(VatCode::ALL).zip(shares);
        open.filter(|((_, code), (_, concept))| accepts(*code) && concept.is_some())
            .max_by_key(|((at, _), (share, _))| (*share, std::cmp::Reverse(*at)))
            .and_then(|((_, code), (share, concept))| Some((code, share, concept?)))
    };
    let (code, _, concept) = likeliest(|_| true)?;
    if code == VatCode::St {
        let other = likeliest(|code| code != VatCode::St);
        if let Some((code, share, concept)) = other
            && share * 100 >= total * DOUBT_FROM
        {
            return Some(SuggestedVat {
                code,
                basis: VatBasis::Concept(concept),
                is_doubtful: true,
            });
        }
    }
    Some(SuggestedVat { code, basis: VatBasis::Concept(concept), is_doubtful: false })
}

/// How words begin that may settle a code: most names have none and need not be read.
const BEGINNINGS: [&str; 21] = [
    "abroad", "ec", "eu", "exempt", "export", "foreign", "forex", "fx", "int", "no", "os", "out",
    "over", "reduc", "rest", "row", "standard", "std", "vat", "world", "z",
];

/// Whether a name may settle a code.
fn may_settle(name: &str) -> bool {
    let begins = |word: &str, start: &str| {
        word.get(..start.len()).is_some_and(|letters| letters.eq_ignore_ascii_case(start))
    };
    let mut words = name.split(|c: char| !c.is_alphanumeric());
    words.any(|word| BEGINNINGS.iter().any(|start| begins(word, start)))
}

/// The code that an account's name settles.
fn of_name(account: &ChartAccount) -> Option<(VatCode, &'static str)> {
    if !may_settle(&account.name) {
        return None;
    }
    let wording = Wording::of(&account.name);
    let (_, bought, sold, notice) = NAMED.iter().find(|(word, ..)| wording.has(word))?;
    Some((if account.kind == AccountType::Income { *sold } else { *bought }, notice))
}

/// What a code means, in words.
pub(super) const fn in_words(code: VatCode) -> &'static str {
    match code {
        VatCode::Nv => "no VAT",
        VatCode::St => "standard-rated",
        VatCode::Rr => "reduced rate",
        VatCode::Ex => "exempt",
        VatCode::Zr => "zero-rated",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(name: &str, kind: AccountType) -> ChartAccount {
        ChartAccount { code: String::new(), name: name.to_owned(), kind }
    }

    /// The code of something booked to an account that is at home with `home`.
    fn of(concept: &str, account: &ChartAccount, home: &str) -> (VatCode, bool) {
        let concept = CONCEPTS.named(concept).unwrap();
        let home = CONCEPTS.named(home);
        let vat = choose(&VatFacts {
            concepts: &[(concept, 1)],
            supplier: None,
            is_form: false,
            abroad: None,
            account,
            home,
        });
        (vat.code, vat.is_doubtful)
    }

    #[test]
    fn purchases_and_sales_have_the_code_of_their_concept() {
        for (concept, code) in [
            ("software", VatCode::St),
            ("rail", VatCode::Zr),
            ("insurance", VatCode::Ex),
            ("wages", VatCode::Nv),
            ("client_entertaining", VatCode::Nv),
            ("books", VatCode::Zr),
            ("memberships", VatCode::Ex),
        ] {
            let any = account("Anything", AccountType::Expense);
            assert_eq!(of(concept, &any, ""), (code, false), "{concept}");
        }
        assert_eq!(of("sales", &account("Sales", AccountType::Income), "sales").0, VatCode::St);
    }

    #[test]
    fn nothing_is_bought_in_balance_sheet_accounts_but_things_to_keep_or_sell() {
        for (name, kind, home, code) in [
            ("VAT", AccountType::Liability, "vat", VatCode::Nv),
            ("Drawings", AccountType::Equity, "drawings", VatCode::Nv),
            ("Bank", AccountType::Asset, "bank_account", VatCode::Nv),
            ("Debtors", AccountType::Asset, "debtors", VatCode::Nv),
            ("Plant", AccountType::Asset, "equipment_asset", VatCode::St),
            ("Vans", AccountType::Asset, "vehicle_asset", VatCode::St),
            ("Stock", AccountType::Asset, "stock", VatCode::St),
        ] {
            assert_eq!(of("small_equipment", &account(name, kind), home).0, code, "{name}");
        }
    }

    #[test]
    fn an_asset_whose_name_says_nothing_holds_a_purchase_only_where_one_was_made() {
        let space = account("Tax Space", AccountType::Asset);
        assert_eq!(of("computer_hardware", &space, "").0, VatCode::St);
        assert_eq!(of("bank_account", &space, "").0, VatCode::Nv);
        let question = VatFacts {
            concepts: &[],
            supplier: None,
            is_form: false,
            abroad: None,
            account: &space,
            home: None,
        };
        assert_eq!(choose(&question).code, VatCode::Nv);
    }

    #[test]
    fn a_suppliers_own_code_comes_first_but_not_for_what_is_no_purchase() {
        let concepts = [(CONCEPTS.named("software").unwrap(), 1)];
        let code = |account: &ChartAccount| {
            let supplier = Some(VatCode::Zr);
            let (abroad, home) = (None, None);
            let is_form = false;
            choose(&VatFacts { concepts: &concepts, supplier, is_form, abroad, account, home }).code
        };
        assert_eq!(code(&account("Software", AccountType::Expense)), VatCode::Zr);
        assert_eq!(code(&account("Credit card", AccountType::Liability)), VatCode::Nv);
    }

    #[test]
    fn the_name_of_an_account_settles_what_would_be_standard_rated() {
        for (name, kind, concept, code) in [
            ("Purchases - zero rated", AccountType::Expense, "goods_for_resale", VatCode::Zr),
            ("Travel - International", AccountType::Expense, "taxi", VatCode::Nv),
            ("Travel - International", AccountType::Expense, "flights", VatCode::Zr),
            ("Exempt sales", AccountType::Income, "sales", VatCode::Ex),
            ("Export sales", AccountType::Income, "sales", VatCode::Zr),
            ("EC purchases", AccountType::Expense, "goods_for_resale", VatCode::Nv),
            ("Purchases", AccountType::Expense, "goods_for_resale", VatCode::St),
        ] {
            assert_eq!(of(concept, &account(name, kind), "").0, code, "{name}: {concept}");
        }
    }

    #[test]
    fn in_a_close_call_the_code_that_reclaims_nothing_wins() {
        let named = |id| CONCEPTS.named(id).unwrap();
        let account = account("Travel and subsistence", AccountType::Expense);
        let code = |rail, meals| {
            let concepts = [(named("meals"), meals), (named("rail"), rail)];
            let question = VatFacts {
                concepts: &concepts,
                supplier: None,
                is_form: false,
                abroad: None,
                account: &account,
                home: None,
            };
            let vat = choose(&question);
            (vat.code, vat.is_doubtful)
        };
        assert_eq!(code(45, 55), (VatCode::Zr, true));
        assert_eq!(code(10, 90), (VatCode::St, false));
        assert_eq!(code(90, 10), (VatCode::Zr, false));
    }

    #[test]
    fn meals_in_an_account_for_entertaining_reclaim_nothing() {
        let entertaining = account("Client ents", AccountType::Expense);
        assert_eq!(of("meals", &entertaining, "client_entertaining"), (VatCode::Nv, true));
    }

    #[test]
    fn no_spelling_of_a_word_that_settles_a_code_is_passed_over() {
        let lines = include_str!("data/words.tsv").lines();
        let pairs = lines.filter_map(|line| line.split_once('\t'));
        let settles = |meant: &str| NAMED.iter().any(|(word, ..)| Wording::of(meant).has(word));
        let mut count = 0;
        for (written, _) in pairs.filter(|(_, meant)| settles(meant)) {
            assert!(may_settle(written), "{written}");
            count += 1;
        }
        assert!(count > 20);
        assert!(!may_settle("Motor expenses") && may_settle("Sales - Zero-rated"));
    }

    #[test]
    fn what_is_used_on_the_spot_is_in_order_and_known() {
        assert!(USED_ON_THE_SPOT.is_sorted());
        assert!(USED_ON_THE_SPOT.iter().all(|id| CONCEPTS.named(id).is_some()));
    }

    #[test]
    fn every_rule_has_its_notice() {
        for (_, concept) in CONCEPTS.iter() {
            assert!(concept.vat.notice.starts_with("VAT Notice 7"), "{}", concept.id);
        }
        for (word, _, _, notice) in NAMED {
            assert!(notice.starts_with("VAT Notice 7"), "{word}");
            assert!(Wording::of(word).has(word), "{word}");
        }
    }
}
