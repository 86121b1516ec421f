//! The VAT code of a suggestion. Every rule has its notice of HMRC; those of the concepts are in
//! `data/concepts.json`, those of account names here.

use super::chart::Account;
use super::concept::{CONCEPTS, ConceptId};
use super::wording::Wording;
use crate::contract::coding::{AccountType, VatCode};

/// A VAT code, and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Vat {
    /// The code.
    pub(super) code: VatCode,
    /// What decided.
    pub(super) basis: Basis,
    /// Another code was nearly as likely: the one that reclaims nothing was taken.
    pub(super) is_doubtful: bool,
}

/// What a VAT code rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Basis {
    /// This supplier's invoices.
    Supplier,
    /// What is bought, by the notice of the concept.
    Concept(ConceptId),
    /// The account's name, by this notice.
    AccountName(&'static str),
    /// The account's type: nothing is bought or sold.
    AccountType,
}

/// What is known when a code is to be chosen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Question<'a> {
    /// What the transaction may be for, each with its share of what led to the account, in any
    /// unit; none where the text names the account itself.
    pub(super) concepts: &'a [(ConceptId, i32)],
    /// The code of the supplier, where it is known to differ.
    pub(super) supplier: Option<VatCode>,
    /// The account it is booked to.
    pub(super) account: &'a Account,
    /// The concept that the account is named after: [`super::fit::Fit::home`].
    pub(super) home: Option<ConceptId>,
}

/// A code that reclaims nothing is taken over the standard rate from this share on, in hundredths.
const DOUBT_FROM: i64 = 40;

/// Words of an account's name that settle the code: the words, the code for money out, the code for
/// money in, and the notice.
const NAMED: [(&[&str], VatCode, VatCode, &str); 9] = [
    (&["zero", "rate"], VatCode::Zr, VatCode::Zr, "VAT Notice 700"),
    (&["reduce", "rate"], VatCode::Rr, VatCode::Rr, "VAT Notice 700"),
    (&["standard", "rate"], VatCode::St, VatCode::St, "VAT Notice 700"),
    (&["exempt"], VatCode::Ex, VatCode::Ex, "VAT Notice 706"),
    (&["no", "vat"], VatCode::Nv, VatCode::Nv, "VAT Notice 700"),
    (&["outside", "scope"], VatCode::Nv, VatCode::Nv, "VAT Notice 700"),
    (&["export"], VatCode::Nv, VatCode::Zr, "VAT Notice 703"),
    (&["overseas"], VatCode::Nv, VatCode::Zr, "VAT Notice 741A"),
    (&["ec"], VatCode::Nv, VatCode::Zr, "VAT Notice 741A"),
];

/// Chooses the code: the supplier's own, else what the account's name says, else the concept's,
/// else the account's usual one.
pub(super) fn choose(question: &Question<'_>) -> Vat {
    let sure = |code, basis| Vat { code, basis, is_doubtful: false };
    if !is_bought_or_sold(question) {
        return sure(VatCode::Nv, Basis::AccountType);
    }
    if let Some(code) = question.supplier {
        return sure(code, Basis::Supplier);
    }
    let vat = of_concepts(question.concepts)
        .or_else(|| of_concepts(&[(question.home?, 1)]))
        .unwrap_or_else(|| sure(usual(question.account.kind), Basis::AccountType));
    match of_name(question.account) {
        // Nothing makes a fare or a premium abroad taxable.
        Some((code, notice)) if vat.code == VatCode::St => sure(code, Basis::AccountName(notice)),
        _ => vat,
    }
}

/// Balance-sheet accounts hold no purchases, but for assets that are bought.
fn is_bought_or_sold(question: &Question<'_>) -> bool {
    match question.account.kind {
        AccountType::Income | AccountType::Expense => true,
        AccountType::Liability | AccountType::Equity => false,
        AccountType::Asset => {
            question.home.is_none_or(|home| CONCEPTS.get(home).vat.code != VatCode::Nv)
        }
    }
}

const fn usual(kind: AccountType) -> VatCode {
    match kind {
        AccountType::Liability | AccountType::Equity => VatCode::Nv,
        AccountType::Income | AccountType::Expense | AccountType::Asset => VatCode::St,
    }
}

/// The likeliest code; where a code that reclaims nothing is nearly as likely as the standard rate,
/// that one.
fn of_concepts(concepts: &[(ConceptId, i32)]) -> Option<Vat> {
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
            return Some(Vat { code, basis: Basis::Concept(concept), is_doubtful: true });
        }
    }
    Some(Vat { code, basis: Basis::Concept(concept), is_doubtful: false })
}

/// The code that an account's name settles.
fn of_name(account: &Account) -> Option<(VatCode, &'static str)> {
    let wording = Wording::of(&account.name);
    let (_, out, taken, notice) =
        NAMED.iter().find(|(words, ..)| words.iter().all(|word| wording.has(word)))?;
    Some((if account.kind == AccountType::Income { *taken } else { *out }, notice))
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
