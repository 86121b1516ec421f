//! Bank transactions that are being confirmed: one by one in memory, written together.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use tieout::contract::ledger::account::Role;
use tieout::contract::ledger::confirm::Confirm;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::warning::Warning;
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId, BankTransactionId, JournalId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::bank::state::{check_confirmable, check_no_transfer, common};
use tieout::ledger::bank::{
    ConfirmMethod, ConfirmMethodName, SplitPart, TRANSFER_DAYS_MAX, check_transfer, confirm_method,
    matching_line, nearest, post, transfer,
};
use tieout::ledger::book::check_currency;
use tieout::ledger::entry::NewEntry;
use tieout::ledger::posting::Posting;
use tieout::ledger::sanity::{check_strict, of_bank_parts, of_date};
use tieout::money::Money;

use super::accounts::{BankAccountRef, held, linked_to};
use super::link::link;
use super::matched::taken_lines;
use super::rows::{BankRow, Confirmation, find_in, save};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::context::{Context, Decided};
use crate::ledger::journals;
use crate::ledger::settlements::rows::find_by_journal;
use crate::writes::batch::{Batch, WrittenBooks};
use crate::writes::books::KnownBooks;
use tieout::sort::CompactCollect as _;

/// Rows that were read, and which of them have changed since.
#[derive(Debug, Default)]
pub(super) struct ConfirmSession {
    rows: BTreeMap<BankTransactionId, BankRow>,
    changed: BTreeSet<BankTransactionId>,
    /// What was confirmed and is rarely meant.
    pub(super) warnings: Vec<Warning>,
}

/// What is known of the organisation, with these accounts.
pub(super) async fn known(
    batch: &mut Batch,
    organisation: OrganisationId,
    accounts: impl IntoIterator<Item = AccountId>,
) -> Result<&KnownBooks, StoreError> {
    batch.book(organisation, accounts).await?.ok_or(StoreError::Corrupt("organisation_id"))
}

impl ConfirmSession {
    /// Takes rows that are not here yet.
    pub(super) async fn take(
        &mut self,
        batch: &mut Batch,
        organisation: OrganisationId,
        ids: &[BankTransactionId],
    ) -> Result<(), StoreError> {
        let mut missing: Vec<_> =
            ids.iter().copied().filter(|id| !self.rows.contains_key(id)).collect();
        missing.sort_unstable();
        missing.dedup();
        for row in find_in(batch, organisation, &missing).await?.into_iter().flatten() {
            self.rows.insert(row.id, row);
        }
        Ok(())
    }

    pub(super) fn row(&self, id: BankTransactionId) -> Option<&BankRow> {
        self.rows.get(&id)
    }

    /// The accounts that rows here are coded to.
    pub(super) fn accounts(&self) -> BTreeSet<AccountId> {
        let of = |row: &BankRow| [Some(row.held.account), row.coding.account];
        self.rows.values().flat_map(of).flatten().compact_set()
    }

    fn put(&mut self, row: BankRow) {
        self.changed.insert(row.id);
        self.rows.insert(row.id, row);
    }

    /// Writes what has changed.
    pub(super) async fn save(&mut self, batch: &mut Batch) -> Result<(), StoreError> {
        let changed = std::mem::take(&mut self.changed);
        save(batch, changed.iter().filter_map(|id| self.rows.get(id))).await
    }

    /// Confirms a row; its posting is to have this name. One that is refused changes nothing.
    pub(super) async fn confirm(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        (id, journal): (BankTransactionId, JournalId),
        how: &Confirm,
    ) -> Decided<()> {
        let row = self.rows.get(&id).cloned();
        let row = row.ok_or_else(|| Refusal::unknown("id", "bank transaction"))?;
        let row = looked_up(batch, row).await?;
        let known = known(batch, context.organisation, []).await?;
        check_confirmable(row.status())?;
        check_currency(how.currency.as_ref(), &known.currency)?;
        let method = confirm_method(how, &row.coding, row.amount)?;
        if !matches!(method, ConfirmMethod::Account(..) | ConfirmMethod::Split(_)) {
            let old = of_date(row.date, context.today()?, "");
            check_strict(old.as_slice(), how.strict)?;
            self.warnings.extend(old);
        }
        match method {
            ConfirmMethod::Account(coding, part) => {
                let row = BankRow { coding, ..row };
                let way = (ConfirmMethodName::Account, how.strict);
                self.by_parts(batch, context, (row, journal), way, &[part]).await
            }
            ConfirmMethod::Split(parts) => {
                let way = (ConfirmMethodName::Split, how.strict);
                self.by_parts(batch, context, (row, journal), way, &parts).await
            }
            ConfirmMethod::Transfer(other) => {
                self.by_transfer(batch, context, (row, journal), other).await
            }
            ConfirmMethod::Match(journal) => self.by_match(batch, context, row, journal).await,
            ConfirmMethod::Settled(settlement) => {
                self.by_settlement(batch, context, row, settlement).await
            }
            ConfirmMethod::Settling(asked) => {
                self.by_settling(batch, context, (row, journal), (asked, how.strict)).await
            }
        }
    }

    async fn by_parts(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        (row, journal): (BankRow, JournalId),
        (way, is_strict): (ConfirmMethodName, bool),
        parts: &[SplitPart],
    ) -> Decided<()> {
        let accounts = parts.iter().map(|part| part.account).chain([row.held.account]);
        let known = known(batch, context.organisation, accounts).await?;
        let confirmed = post(row.movement(), parts, &known.book)?;
        let mut warnings = of_bank_parts(row.movement(), parts, &known.book);
        warnings.extend(of_date(row.date, context.today()?, ""));
        check_strict(&warnings, is_strict)?;
        if let [part] = parts
            && known.book.has_role(part.account, Role::Bank)
        {
            let linked = linked_to(batch, context.organisation, part.account).await?;
            check_no_transfer(linked.as_ref().map(|(id, name)| (*id, &**name)))?;
        }
        self.warnings.extend(warnings);
        posted(batch, context, &row, journal, &confirmed.posting)?;
        let confirmation = Confirmation {
            way,
            journal,
            line: 1,
            account: common(parts.iter().map(|part| part.account)),
            vat_code: common(parts.iter().map(|part| part.vat_code)),
            vat: confirmed.vat,
            vat_side: confirmed.vat_side,
            at: context.at,
        };
        self.keep(batch, context, row, confirmation)?;
        Ok(())
    }

    /// One journal for both sides: if the other side has made one, this is its second line.
    async fn by_transfer(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        (row, journal): (BankRow, JournalId),
        other: BankAccountId,
    ) -> Decided<()> {
        let other = held(batch, context.organisation, other).await?;
        let field = "transfer_to_bank_account_id";
        let other = other.ok_or_else(|| Refusal::unknown(field, "bank account"))?;
        let book = known(batch, context.organisation, [row.held.account, other.account]).await?;
        check_transfer(row.movement(), other.account, &book.book)?;
        // What is in the session may be the other side.
        self.save(batch).await?;
        let made = made_by_other_side(&mut batch.read().await?, &row, other).await?;
        if let Some((journal, line)) = made {
            let made =
                journals::find(&mut batch.read().await?, context.organisation, journal).await?;
            let made = made.ok_or(StoreError::Corrupt("journal_id"))?;
            let taken = taken_lines(batch, context.organisation, journal).await?;
            matching_line(&made, row.movement(), &taken).map_err(|refusal| refusal.at(field))?;
            self.keep(batch, context, row, side(ConfirmMethodName::Match, journal, line, context))?;
            return Ok(());
        }
        let partner = match other_side(batch, &row, other).await? {
            Some(partner) => Some(self.partner(batch, context, partner).await?),
            None => None,
        };
        // It is both rows' posting, and either may have been in the books before.
        let taken_back = row.taken_back.max(partner.as_ref().and_then(|row| row.taken_back));
        let both = BankRow { taken_back, ..row.clone() };
        let accounts = [row.held.account, other.account];
        let book = &known(batch, context.organisation, accounts).await?.book;
        let posting = transfer(both.movement(), other.account, book)?;
        posted(batch, context, &both, journal, &posting)?;
        self.keep(batch, context, row, side(ConfirmMethodName::Transfer, journal, 1, context))?;
        if let Some(partner) = partner {
            self.keep(
                batch,
                context,
                partner,
                side(ConfirmMethodName::Match, journal, 2, context),
            )?;
        }
        Ok(())
    }

    /// The other side of a transfer, read.
    async fn partner(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        id: BankTransactionId,
    ) -> Result<BankRow, StoreError> {
        self.take(batch, context.organisation, &[id]).await?;
        let row = self.rows.get(&id).cloned().ok_or(StoreError::Corrupt("id"))?;
        looked_up(batch, row).await
    }

    /// The row is a line of a journal that somebody has posted: nothing more is.
    async fn by_match(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        mut row: BankRow,
        journal: JournalId,
    ) -> Decided<()> {
        self.save(batch).await?;
        let organisation = context.organisation;
        let journal = journals::find(&mut batch.read().await?, organisation, journal).await?;
        let journal = journal.ok_or_else(|| Refusal::unknown("match.journal_id", "journal"))?;
        let taken = taken_lines(batch, organisation, journal.id).await?;
        let line = matching_line(&journal, row.movement(), &taken)?;
        let mut confirmation = side(ConfirmMethodName::Match, journal.id, line, context);
        // How it stands to VAT is the journal's to say.
        confirmation.vat_code = None;
        if journal.source == Source::Settlement
            && let Some(settlement) = find_by_journal(batch, organisation, journal.id).await?
        {
            link(batch, context, &mut row, settlement).await?;
        }
        self.keep(batch, context, row, confirmation)?;
        Ok(())
    }

    pub(super) fn keep(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        mut row: BankRow,
        confirmation: Confirmation,
    ) -> Result<(), StoreError> {
        let became = json!({ "way": confirmation.way, "journal_id": confirmation.journal });
        row.confirmation = Some(confirmation);
        row.touch(context.at);
        let values = [None, Some(became)];
        batch.books.audit(context, "bank_transaction.confirm", row.id.to_string(), values)?;
        self.put(row);
        Ok(())
    }
}

/// The row, with what has become of the journals that it was matched to before: if one was undone on a
/// later day than its own, the money was in the books until then.
async fn looked_up(batch: &mut Batch, mut row: BankRow) -> Result<BankRow, StoreError> {
    const UNDONE: &str = "SELECT max(r.entry_date) AS day FROM unlinked_journals u \
        JOIN journals o ON o.organisation_id = u.organisation_id AND o.id = u.journal_id \
        JOIN journals r ON r.organisation_id = o.organisation_id AND r.reverses_journal_id = o.id \
        WHERE u.bank_transaction_id = $1 AND r.entry_date > o.entry_date";
    if row.unlinked.is_empty() {
        return Ok(row);
    }
    let undone = batch.read().await?.first(query(UNDONE).bind(row.id)).await?;
    let undone = undone.ok_or(StoreError::Corrupt("day"))?.parse_or_none("day")?;
    row.taken_back = row.taken_back.max(undone);
    Ok(row)
}

/// Posts what a row becomes.
fn posted(
    batch: &mut Batch,
    context: &Context,
    row: &BankRow,
    journal: JournalId,
    posting: &Posting,
) -> Decided<()> {
    let entry = NewEntry {
        id: journal,
        entry_date: row.posted_on(),
        description: row.description.clone(),
        reference: row.reference.clone(),
        external_id: None,
        source: Source::Bank,
        reverses: None,
    };
    batch.books.post(context, entry, posting).map(drop)
}

/// What stands on a row that has neither an account of its own nor VAT.
pub(super) const fn side(
    way: ConfirmMethodName,
    journal: JournalId,
    line: i64,
    context: &Context,
) -> Confirmation {
    use tieout::contract::ledger::vat_code::LedgerVatCode;
    let (vat_code, vat) = (Some(LedgerVatCode::NV), Money::ZERO);
    let (account, vat_side, at) = (None, None, context.at);
    Confirmation { way, journal, line, account, vat_code, vat, vat_side, at }
}

/// The days within which the other side of a transfer is looked for.
fn days_around(date: Date) -> [String; 2] {
    [-TRANSFER_DAYS_MAX, TRANSFER_DAYS_MAX].map(|days| date.plus_days(days).to_string())
}

/// The journal and the line that the other side of a transfer has made for this row.
async fn made_by_other_side(
    books: &mut WrittenBooks<'_>,
    row: &BankRow,
    other: BankAccountRef,
) -> Result<Option<(JournalId, i64)>, StoreError> {
    const FIND: &str = "SELECT t.date, j.id, l.line FROM bank_transactions t \
        JOIN journals j ON j.id = t.journal_id \
        JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        WHERE t.organisation_id = $1 AND t.bank_account_id = $2 AND t.amount = $3 \
        AND t.date >= $4 AND t.date <= $5 AND t.way = 'transfer' \
        AND l.account_id = $6 AND l.amount = $7 AND NOT EXISTS (SELECT 1 \
        FROM bank_transactions m WHERE m.journal_id = j.id AND m.journal_line = l.line)";
    let [from, to] = days_around(row.date);
    let asked = query(FIND)
        .bind(row.organisation)
        .bind(other.id)
        .bind(-row.amount.minor())
        .bind(from)
        .bind(to)
        .bind(row.held.account)
        .bind(row.amount.minor());
    let mut candidates = Vec::new();
    for found in books.all(asked).await? {
        let of = (found.parse::<JournalId>("id")?, found.get::<i64>("line")?);
        candidates.push((of, found.parse("date")?));
    }
    Ok(nearest(row.date, candidates))
}

/// The other side of a transfer that waits; none where several may be it: that is for somebody to say.
async fn other_side(
    batch: &mut Batch,
    row: &BankRow,
    other: BankAccountRef,
) -> Result<Option<BankTransactionId>, StoreError> {
    const FIND: &str = "SELECT id FROM bank_transactions WHERE organisation_id = $1 \
        AND bank_account_id = $2 AND amount = $3 AND date >= $4 AND date <= $5 \
        AND status = 'unconfirmed' LIMIT 2";
    let [from, to] = days_around(row.date);
    let asked = query!(FIND)
        .bind(row.organisation)
        .bind(other.id)
        .bind(-row.amount.minor())
        .bind(from)
        .bind(to);
    let mut candidates = Vec::new();
    for found in batch.all(asked).await? {
        candidates.push(found.parse::<BankTransactionId>("id")?);
    }
    Ok(if let [one] = candidates[..] { Some(one) } else { None })
}
