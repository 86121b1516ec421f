//! Suggestions for bank transactions that wait: by how the organisation coded others, and by what a text
//! reads like. Nothing of it costs credits.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::chart::AccountType;
use tieout::contract::key::Data;
use tieout::contract::ledger::account::{Account, AccountFilter, AccountStatus};
use tieout::contract::ledger::organisation::Organisation;
use tieout::contract::ledger::suggest::{
    Suggest, SuggestedAllocation, SuggestedBy, SuggestedCoding, SuggestedCodings, SuggestedKind,
};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::score::Score;
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::recognise::{
    CodingHints, Recognised, Recogniser, RecogniserInput, Recognition, StatementLineInput,
    TransferCandidate,
};
use tieout::ledger::suggest::{may_be_suggested, vat_code};
use tieout::money::Money;
use tieout_coding::{Advice, Chart, Coder, CodingTransactions, PastCodings};

use super::access::{BooksAccess, BooksMember};
use super::change::ChangeRequest;
use crate::clock;
use crate::http::app::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::store::{CodedRow, SuggestCodings, WaitingRow};
use tieout::sort::CompactCollect as _;

/// So likely is coding right that an amount alone says nothing against it, in thousandths.
const SURE: u16 = 500;

/// Suggest codings
///
/// For unconfirmed bank transactions, earliest date first. A payee that was confirmed to the same account and
/// VAT code at least twice, and in most of its last five transactions, gets that again; otherwise the account
/// of this chart that the text fits best. What the books already know about is not coded: `kind` then says that
/// it should be confirmed against open documents whose numbers it names (or whose contact it names, if the
/// amount is exactly what is due), as a receipt or payment entered before (same bank account and amount, at
/// most ten days apart), or as a transfer (the opposite amount in another bank account, at most five days
/// apart). If only the amount and date fit, and the text names nobody else and suggests no income or expense,
/// the `confidence` is 0.5. Nothing is suggested, and `reason` says why, if several fit; if the text names a
/// document, or a contact with open documents, but the amount is not what is due; if several receipts or
/// payments together add up to the amount; if the contact of a named document has a receipt or payment without
/// a bank transaction and the amount is not what is due; or if the opening balance of the bank account already
/// covers the date. Bank transactions that already have an account, or are in a locked period, are left out
/// unless asked for. Nothing is written unless `apply` is true; then those with a suggested account are coded
/// to it and still wait to be confirmed. No credits are charged. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/suggest",
    operation_id = "suggestCodings",
    tag = "bank",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = Suggest,
    responses((status = 200, description = "The suggestions.", body = Data<SuggestedCodings>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn suggest(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, asked) = asked.form(Suggest::read).await?;
    let desk = SuggestionInputs::take(&app, &member, asked).await?;
    // It takes as long as it takes: not for an async thread.
    let thought = tokio::task::spawn_blocking(move || desk.think()).await;
    let action = thought.map_err(|error| ApiError::Internal(error.to_string()))??;
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// What suggestions are made of.
struct SuggestionInputs {
    asked: Suggest,
    organisation: Organisation,
    accounts: Vec<Account>,
    waiting: Vec<WaitingRow>,
    before: Vec<CodedRow>,
    known: RecogniserInput,
}

impl SuggestionInputs {
    async fn take(app: &App, member: &BooksMember, asked: Suggest) -> Result<Self, ApiError> {
        let (id, user) = (member.organisation, member.entered.caller.user);
        let found = app.store.organisation(id, user, clock::now().day()).await?;
        let organisation = found.ok_or(ApiError::NotFound)?;
        let waiting = app.store.to_be_coded(id, &asked, organisation.lock_date).await?;
        let active = AccountFilter { status: Some(AccountStatus::Active), ..Default::default() };
        let mut accounts = app.store.accounts(id, active, None).await?;
        accounts.retain(|account| may_be_suggested(account.status, account.role));
        let before = app.store.coded_before(id).await?;
        let days = waiting.first().map(|row| row.date).zip(waiting.last().map(|row| row.date));
        let known = match days {
            Some(days) => app.store.known_to_books(id, days).await?,
            None => RecogniserInput::default(),
        };
        Ok(Self { asked, organisation, accounts, waiting, before, known })
    }

    fn think(self) -> Result<SuggestCodings, ApiError> {
        let account = |account: &Account| tieout_coding::ChartAccount {
            code: account.code.clone(),
            name: account.name.clone(),
            kind: account.account_type,
        };
        let chart = Chart::new(self.accounts.iter().map(account).collect());
        let past = self.past()?;
        let mut transactions = CodingTransactions::default();
        for row in &self.waiting {
            push(&mut transactions, row.date, row.amount, &row.description)?;
        }
        let advice = Coder::new(&chart).advise(&past, &transactions);
        let told = self.told(&chart, &past, &advice)?;
        let rows: Vec<_> = self.waiting.iter().map(as_row).collect();
        let found = Recogniser::new(&self.known).recognise(&rows, &told);
        let of_all = self.waiting.iter().zip(&advice).zip(found);
        let suggestion = |((row, advice), found): (
            (&WaitingRow, &Advice<LedgerVatCode>),
            Option<Recognition>,
        )| match found {
            Some(found) => self.recognised(row, found),
            None => self.suggestion(row, advice, &chart),
        };
        let suggestions: Vec<_> = of_all.map(suggestion).collect();
        let is_one = |one: &&SuggestedCoding| {
            !matches!(one.kind, SuggestedKind::Several | SuggestedKind::Nothing)
        };
        let is_full = i64::try_from(self.waiting.len()) == Ok(self.asked.limit);
        let answer = SuggestedCodings {
            suggested: suggestions.iter().filter(is_one).count(),
            applied: 0,
            next: self.waiting.last().filter(|_| is_full).map(|row| row.id),
            suggestions,
        };
        let versions = self.waiting.iter().map(|row| row.version).collect();
        Ok(SuggestCodings { apply: self.asked.apply, versions, answer })
    }

    /// What coding is sure of, of rows that are asked for and of those that may be their other halves.
    fn told(
        &self,
        chart: &Chart,
        past: &PastCodings<LedgerVatCode>,
        advice: &[Advice<LedgerVatCode>],
    ) -> Result<CodingHints, ApiError> {
        let mut told = CodingHints::default();
        for (row, advice) in self.waiting.iter().zip(advice) {
            self.tell(&mut told, row.id, advice);
        }
        let asked: BTreeSet<_> = self.waiting.iter().map(|row| row.id).compact_set();
        let amounts: BTreeSet<_> = self.waiting.iter().map(|row| row.amount.minor()).compact_set();
        let is_other = |half: &&TransferCandidate| {
            !asked.contains(&half.id)
                && half.amount.minor().checked_neg().is_some_and(|of| amounts.contains(&of))
        };
        let others: Vec<_> = self.known.halves.iter().filter(is_other).collect();
        let mut transactions = CodingTransactions::default();
        for half in &others {
            let text = self.known.texts.get(&half.id).map_or("", String::as_str);
            push(&mut transactions, half.date, half.amount, text)?;
        }
        for (half, advice) in others.iter().zip(Coder::new(chart).advise(past, &transactions)) {
            self.tell(&mut told, half.id, &advice);
        }
        Ok(told)
    }

    fn tell(&self, told: &mut CodingHints, id: BankTransactionId, advice: &Advice<LedgerVatCode>) {
        if matches!(advice, Advice::Before(_)) {
            told.usual.insert(id);
        }
        let (place, _, confidence) = advice.coding();
        let account = place.and_then(|place| self.accounts.get(place as usize));
        let is_profit = account.is_some_and(|account| {
            matches!(account.account_type, AccountType::Income | AccountType::Expense)
        });
        if is_profit && confidence >= Score::from_thousandths(SURE) {
            told.sure.insert(id);
        }
    }

    /// What was coded to accounts that may be suggested.
    fn past(&self) -> Result<PastCodings<LedgerVatCode>, ApiError> {
        let places: BTreeMap<_, _> =
            self.accounts.iter().map(|account| account.id).zip(0_u32..).compact_map();
        let known = |row: &&CodedRow| places.contains_key(&row.account);
        let mut lines = CodingTransactions::default();
        for row in self.before.iter().filter(known) {
            push(&mut lines, row.date, row.amount, &row.description)?;
        }
        let mut past = PastCodings::default();
        for (line, row) in lines.iter().zip(self.before.iter().filter(known)) {
            past.learn(&line, places[&row.account], row.vat_code);
        }
        Ok(past)
    }

    fn suggestion(
        &self,
        row: &WaitingRow,
        advice: &Advice<LedgerVatCode>,
        chart: &Chart,
    ) -> SuggestedCoding {
        let (place, vat, confidence) = advice.coding();
        let mut reason = advice.reason(chart);
        let mut account = place.and_then(|place| self.accounts.get(place as usize));
        let minimum = self.asked.minimum_confidence;
        if let Some(unlikely) = account.filter(|_| confidence < minimum) {
            reason =
                format!("perhaps {} {} ({confidence}): {reason}", unlikely.code, unlikely.name);
            account = None;
        }
        let is_registered = self.organisation.vat_registered;
        let (suggested_by, vat_code) = match (account, advice) {
            (None, _) => (SuggestedBy::Nothing, LedgerVatCode::NV),
            (Some(_), Advice::Before(_)) => (SuggestedBy::History, vat),
            (Some(_), Advice::Text { .. }) => (SuggestedBy::Text, vat_code(vat, is_registered)),
        };
        let kind = if account.is_some() { SuggestedKind::Account } else { SuggestedKind::Nothing };
        SuggestedCoding {
            kind,
            account_id: account.map(|account| account.id),
            account_code: account.map(|account| account.code.clone()),
            account_name: account.map(|account| account.name.clone()),
            vat_code,
            confidence: if account.is_some() { confidence } else { Score::default() },
            suggested_by,
            reason,
            ..self.bare(row)
        }
    }

    /// A suggestion of nothing.
    fn bare(&self, row: &WaitingRow) -> SuggestedCoding {
        SuggestedCoding {
            id: row.id,
            bank_account_id: row.bank_account,
            date: row.date,
            amount: row.amount,
            currency: self.organisation.currency.clone(),
            description: row.description.clone(),
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
            reason: String::new(),
            applied: false,
            error: None,
        }
    }

    /// What the books know of a row.
    fn recognised(&self, row: &WaitingRow, found: Recognition) -> SuggestedCoding {
        let Recognition { is, confidence } = found;
        let one = self.known_as(row, is);
        let is_none = matches!(one.kind, SuggestedKind::Several | SuggestedKind::Nothing);
        if !is_none && confidence < self.asked.minimum_confidence {
            let reason = format!("perhaps ({confidence}): {}", one.reason);
            let suggested_by = SuggestedBy::Books;
            return SuggestedCoding { reason, suggested_by, ..self.bare(row) };
        }
        SuggestedCoding { confidence, ..one }
    }

    fn known_as(&self, row: &WaitingRow, found: Recognised) -> SuggestedCoding {
        let bare = SuggestedCoding { suggested_by: SuggestedBy::Books, ..self.bare(row) };
        match found {
            Recognised::Unclear(reason) => SuggestedCoding { reason, ..bare },
            Recognised::Several(reason) => {
                SuggestedCoding { kind: SuggestedKind::Several, reason, ..bare }
            }
            Recognised::Pays { parts, reason } => {
                let allocation = |(place, amount): (usize, Money)| {
                    let open = &self.known.open[place];
                    SuggestedAllocation {
                        invoice_id: open.id,
                        invoice_number: open.number.clone(),
                        contact_id: open.contact,
                        contact_name: open.contact_name.clone(),
                        amount,
                    }
                };
                let allocations = parts.into_iter().map(allocation).collect();
                SuggestedCoding { kind: SuggestedKind::Allocate, allocations, reason, ..bare }
            }
            Recognised::Entered(place) => {
                let entered = &self.known.entered[place];
                let what = if entered.amount > Money::ZERO { "received from" } else { "paid to" };
                let reason =
                    format!("entered as {what} {} on {}", entered.contact_name, entered.date);
                SuggestedCoding {
                    kind: SuggestedKind::MatchSettlement,
                    settlement_id: Some(entered.id),
                    reason,
                    ..bare
                }
            }
            Recognised::Transfer { other, half } => {
                let bank = self.known.banks.iter().find(|bank| bank.id == other);
                let name = bank.map(|bank| bank.name.clone());
                let named = name.as_deref().unwrap_or_default();
                let reason = match half {
                    None => {
                        format!("the other half of a transfer that is in the books with {named}")
                    }
                    Some(_) => format!("{named} has a row of the opposite amount that waits"),
                };
                SuggestedCoding {
                    kind: SuggestedKind::Transfer,
                    transfer_to_bank_account_id: Some(other),
                    transfer_to_bank_account_name: name,
                    other_half_id: half,
                    reason,
                    ..bare
                }
            }
        }
    }
}

fn as_row(row: &WaitingRow) -> StatementLineInput<'_> {
    StatementLineInput {
        half: TransferCandidate {
            id: row.id,
            bank: row.bank_account,
            date: row.date,
            amount: row.amount,
        },
        description: &row.description,
        reference: row.reference.as_deref(),
    }
}

fn push(
    transactions: &mut CodingTransactions,
    date: tieout::date::Date,
    amount: Money,
    description: &str,
) -> Result<(), ApiError> {
    let pushed = transactions.push(date, &amount.to_string(), description, "");
    pushed.map_err(|error| ApiError::Internal(error.to_string()))
}
