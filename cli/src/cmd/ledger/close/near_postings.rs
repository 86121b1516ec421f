//! What those bank transactions may be that no posting was matched to.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::bank_account::BankAccount;
use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, ReconcilingItem};
use tieout::contract::ledger::suggest::{SuggestedBy, SuggestedCoding, SuggestedKind};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::id::BankTransactionId;
use tieout::money::Money;
use tieout_reconcile::MatchOutcome;

use crate::cmd::ledger::bank_transactions::suggest;
use crate::render::{ItemStatus, LedgerMatch, LedgerSuggestion};
use tieout::sort::{CompactCollect as _, CompactSort as _};

/// Postings that are named.
const NAMED_MAX: usize = 8;

/// What the books may have of a bank transaction in another form than as one posting of its amount: in
/// several, mistyped, on another day.
#[derive(Debug)]
pub(super) struct NearPosting {
    confidence: Score,
    said: String,
}

/// What the books may have of bank transactions that were not matched.
pub(super) fn resembling(
    outcome: &MatchOutcome,
    (bank, book): (&[ReconcilingItem], &[ReconcilingItem]),
) -> BTreeMap<BankTransactionId, NearPosting> {
    let mut all = BTreeMap::new();
    for one in outcome.suggestions.iter().flatten() {
        let rows = one.book_rows.iter().take(NAMED_MAX).map(|row| &book[*row as usize]);
        let named = rows.map(|row| format!("{} of {} ({})", row.amount, row.date, row.description));
        let named = named.collect::<Vec<_>>().join(", ");
        let said = match one.book_rows.len() {
            0 => one.reason.clone(),
            count if count > NAMED_MAX => {
                format!("{} In the books: {named} and {} more", one.reason, count - NAMED_MAX)
            }
            _ => format!("{} In the books: {named}", one.reason),
        };
        let is_left = |row: &&u32| outcome.missing_from_books.contains(row);
        for row in one.bank_rows.iter().filter(is_left) {
            if let Some(id) = bank[*row as usize].bank_transaction_id {
                let said = said.clone();
                all.insert(id, NearPosting { confidence: one.confidence, said });
            }
        }
    }
    all
}

/// All that is left, each with what it may be: as the daemon suggests, unless the books may have it already;
/// what it suggests nothing of is coded, or in the locked period.
pub(super) fn suggested(
    coded: Vec<SuggestedCoding>,
    matches: &[LedgerMatch],
    resembling: &BTreeMap<BankTransactionId, NearPosting>,
    all: &BankReconciliation,
    (account, lock_date): (&BankAccount, Option<Date>),
) -> Vec<LedgerSuggestion> {
    let taken: BTreeSet<_> =
        matches.iter().filter_map(|one| one.bank.bank_transaction_id).compact_set();
    let mut left: Vec<SuggestedCoding> = coded
        .into_iter()
        .filter(|one| one.date <= all.as_at && !taken.contains(&one.id))
        .map(|one| held(one, resembling))
        .collect();
    let told: BTreeSet<_> = left.iter().map(|one| one.id).compact_set();
    let open = all.to_enter.items.iter().filter(|item| item.cleared_on.is_none());
    let untold = open.filter_map(|item| {
        let id = item.bank_transaction_id.filter(|id| !told.contains(id) && !taken.contains(id))?;
        let reason = match lock_date.filter(|locked| item.date <= *locked) {
            Some(locked) => format!("cannot be confirmed: the books are locked up to {locked}"),
            None => format!(
                "already coded; to confirm it: tieout ledger bank-transactions confirm {id}"
            ),
        };
        Some(nothing_of(item, (id, reason), account))
    });
    left.extend(untold);
    left.compact_sort_by_key(|one| one.date);
    left.into_iter().map(shown).collect()
}

/// Nothing, where the books may have it already: what codes it to an account would count it twice, and what
/// is less sure than that settles something else.
fn held(
    one: SuggestedCoding,
    resembling: &BTreeMap<BankTransactionId, NearPosting>,
) -> SuggestedCoding {
    let is_weaker = |found: &&NearPosting| {
        let is_further = matches!(one.kind, SuggestedKind::Account | SuggestedKind::Nothing);
        is_further || one.confidence <= found.confidence
    };
    let Some(found) = resembling.get(&one.id).filter(is_weaker) else { return one };
    SuggestedCoding {
        kind: SuggestedKind::Nothing,
        allocations: Vec::new(),
        settlement_id: None,
        transfer_to_bank_account_id: None,
        transfer_to_bank_account_name: None,
        other_half_id: None,
        account_id: None,
        account_code: None,
        account_name: None,
        vat_code: LedgerVatCode::NV,
        vat_amount: Money::ZERO,
        confidence: Score::default(),
        suggested_by: SuggestedBy::Books,
        reason: found.said.clone(),
        ..one
    }
}

/// A suggestion of nothing, and why.
fn nothing_of(
    item: &ReconcilingItem,
    (id, reason): (BankTransactionId, String),
    account: &BankAccount,
) -> SuggestedCoding {
    SuggestedCoding {
        id,
        bank_account_id: account.id,
        date: item.date,
        amount: item.amount,
        currency: account.currency.clone(),
        description: item.description.clone(),
        kind: SuggestedKind::Nothing,
        allocations: Vec::new(),
        settlement_id: None,
        transfer_to_bank_account_id: None,
        transfer_to_bank_account_name: None,
        other_half_id: None,
        account_id: None,
        account_code: None,
        account_name: None,
        vat_code: LedgerVatCode::NV,
        vat_amount: Money::ZERO,
        confidence: Score::default(),
        suggested_by: SuggestedBy::Nothing,
        reason,
        applied: false,
        error: None,
    }
}

fn shown(coding: SuggestedCoding) -> LedgerSuggestion {
    let is_nothing = matches!(coding.kind, SuggestedKind::Several | SuggestedKind::Nothing);
    LedgerSuggestion {
        status: if is_nothing { ItemStatus::Undecided } else { ItemStatus::Proposed },
        what: suggest::in_words(&coding),
        coding,
        message: None,
    }
}
