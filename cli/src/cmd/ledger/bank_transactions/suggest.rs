//! `tieout ledger bank-transactions suggest`: what those that wait may be.

use std::collections::BTreeSet;

use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::contract::ledger::suggest::{
    SUGGESTED_MAX, Suggest, SuggestedCoding, SuggestedCodings, SuggestedKind,
};
use tieout::contract::page::List;
use tieout::contract::score::Score;
use tieout::id::BankAccountId;
use tieout::money::Money;

use crate::client::Client;
use crate::cmd::files;
use crate::cmd::ledger::bank_accounts::find;
use crate::cmd::ledger::journals;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Suggest accounts and VAT codes for unconfirmed bank transactions
///
/// A payee that was confirmed to the same account and VAT code at least twice, and in most of its last five
/// transactions, gets that again; otherwise the account of this chart that the text fits best. Nothing is
/// written without --apply, and nothing is confirmed even then.
///
/// What the books already know about is not coded to an account: the column "confirm with" gives the option of
/// tieout ledger bank-transactions confirm ID to use instead. --allocate: the text names an open invoice (or
/// the contact, and the amount is exactly what is due). --match-settlement: it was already entered as a receipt
/// or payment. --transfer-to: the opposite amount is in another bank account. An amount alone gives a
/// confidence of 0.5, and only if the text suggests nothing else. If several fit, or a different amount is due,
/// nothing is suggested and the reason says why. confirm-batch takes the output of --output csv as it is.
#[derive(Debug, clap::Args)]
pub(super) struct BankSuggestArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Of this bank account only, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: Option<String>,
    /// Code the bank transactions as suggested; they still wait to be confirmed
    #[arg(long)]
    apply: bool,
    /// Include bank transactions that are already coded
    #[arg(long)]
    recode: bool,
    /// Leave out suggestions less likely than this to be right, 0 to 1 with at most three decimals
    #[arg(long, value_name = "SCORE", default_value = "0", allow_negative_numbers = true,
          value_parser = files::score)]
    min_confidence: Score,
}

impl Tabular for SuggestedCoding {
    const COLUMNS: &'static [&'static str] = &[
        "date",
        "amount",
        "account_code",
        "account_name",
        "vat_code",
        "vat_amount",
        "confidence",
        "applied",
        "kind",
        "confirm_with",
        "description",
        "reason",
        "id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::number(self.amount),
            Value::optional(self.account_code.as_ref()),
            Value::optional(self.account_name.as_ref()),
            Value::optional(self.account_id.map(|_| self.vat_code)),
            journals::some(self.vat_amount),
            Value::number(self.confidence),
            Value::yes_or_no(self.applied),
            Value::text(self.kind),
            Value::optional(confirm_with(self)),
            Value::text(&self.description),
            Value::text(&self.reason),
            Value::text(self.id),
        ]
    }
}

/// The option that confirms a row as what the books know of.
fn confirm_with(one: &SuggestedCoding) -> Option<String> {
    let quoted = |name: &str| {
        let is_plain = |sign: char| sign.is_alphanumeric() || "-_./#".contains(sign);
        if name.chars().all(is_plain) { name.to_owned() } else { format!("'{name}'") }
    };
    match one.kind {
        SuggestedKind::Allocate => {
            // A supplier's number may be another's too.
            let parts = one.allocations.iter().map(|part| {
                let is_sale = one.amount > Money::ZERO;
                let named = if is_sale {
                    quoted(&part.invoice_number)
                } else {
                    part.invoice_id.to_string()
                };
                format!("--allocate {named}={}", part.amount)
            });
            Some(parts.collect::<Vec<_>>().join(" "))
        }
        SuggestedKind::MatchSettlement => {
            one.settlement_id.map(|id| format!("--match-settlement {id}"))
        }
        SuggestedKind::Transfer => {
            let name = one.transfer_to_bank_account_name.as_deref();
            name.map(|name| format!("--transfer-to {}", quoted(name)))
        }
        SuggestedKind::Account | SuggestedKind::Several | SuggestedKind::Nothing => None,
    }
}

/// A transfer is confirmed by one of its rows: the other is left blank, so that the list can be confirmed
/// as it is.
fn mark_other_halves(all: &mut [SuggestedCoding]) {
    let mut first = BTreeSet::new();
    for one in all {
        let Some(half) = one.other_half_id else { continue };
        if first.contains(&half) {
            one.kind = SuggestedKind::Nothing;
            one.reason = format!("other half of {half}, which confirms it too");
        } else {
            first.insert(one.id);
        }
    }
}

/// Says what waits in the locked period, of which nothing is suggested.
fn note_locked(
    args: &BankSuggestArgs,
    client: &Client<'_>,
    (organisation, bank_account): (&str, Option<BankAccountId>),
    ui: &Ui,
) -> Result<(), Failure> {
    let Some(locked) = args.whose.organisation(client)?.lock_date else { return Ok(()) };
    let of_bank = bank_account.map(|id| format!("&bank_account_id={id}")).unwrap_or_default();
    let asked = format!("limit=1&status=unconfirmed&date_to={locked}{of_bank}");
    let answer = client.get(&format!("{organisation}/bank-transactions?{asked}"))?;
    let waiting = client.read::<List<BankTransaction>>(&answer)?.pagination.total;
    if waiting > 0 {
        let rows = if waiting == 1 { "unconfirmed row is" } else { "unconfirmed rows are" };
        ui.note(&format!(
            "{waiting} {rows} dated on or before the lock date, {locked}: nothing is suggested \
             for them, as they cannot be confirmed"
        ));
    }
    Ok(())
}

/// All that is suggested, whatever the limit of an answer.
pub(in crate::cmd::ledger) fn all_of(
    client: &Client<'_>,
    organisation: &str,
    mut body: Suggest,
) -> Result<Vec<SuggestedCoding>, Failure> {
    let path = format!("{organisation}/bank-transactions/suggest");
    let mut all: Vec<SuggestedCoding> = Vec::new();
    loop {
        let Data { data } = client.read::<Data<SuggestedCodings>>(&client.post(&path, &body)?)?;
        all.extend(data.suggestions);
        body.after = data.next;
        if data.next.is_none() {
            break;
        }
    }
    mark_other_halves(&mut all);
    Ok(all)
}

/// What is suggested, in a few words: the option that confirms it so, the account, or why there is nothing.
pub(in crate::cmd::ledger) fn in_words(one: &SuggestedCoding) -> String {
    let account = || {
        let code = one.account_code.as_ref()?;
        let name = one.account_name.as_deref().unwrap_or_default();
        Some(format!("--account {code} --vat-code {} ({name})", one.vat_code))
    };
    // A supplier's bill is confirmed by its identifier, and known by its number.
    let bills = one.allocations.iter().filter(|_| one.amount < Money::ZERO);
    let bills = bills.map(|part| format!("{} of {}", part.invoice_number, part.contact_name));
    let bills = bills.collect::<Vec<_>>().join(", ");
    let known = match confirm_with(one) {
        Some(how) if !bills.is_empty() => Some(format!("{how} ({bills})")),
        how => how,
    };
    known.or_else(account).unwrap_or_else(|| one.reason.clone())
}

pub(super) fn run(args: &BankSuggestArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let organisation = args.whose.path(client)?;
    let bank_account = args.bank_account.as_ref();
    let bank_account = bank_account.map(|named| find(client, &organisation, named)).transpose()?;
    let body = Suggest {
        bank_account_id: bank_account.map(|account| account.id),
        limit: SUGGESTED_MAX,
        minimum_confidence: args.min_confidence,
        recode: args.recode,
        apply: args.apply,
        ..Suggest::default()
    };
    let of_bank = body.bank_account_id;
    let all = all_of(client, &organisation, body)?;
    ui.list(&all)?;
    for one in &all {
        if let Some(error) = &one.error {
            ui.note(&format!("{} was not changed: {}", one.id, error.message));
        }
    }
    let count = |is: fn(&SuggestedCoding) -> bool| all.iter().filter(|one| is(one)).count();
    let suggested = count(|one| one.account_id.is_some());
    let known = count(|one| confirm_with(one).is_some());
    let several = count(|one| one.kind == SuggestedKind::Several);
    let applied = all.iter().filter(|one| one.applied).count();
    let (waiting, what) = (all.len(), if args.recode { "" } else { " without an account" });
    ui.note(&if args.apply {
        format!("{applied} of {waiting} waiting{what} coded; confirm them next")
    } else {
        format!("{suggested} of {waiting} waiting{what} have an account suggested; --apply codes them so")
    });
    if all.is_empty() {
        note_locked(args, client, (&organisation, of_bank), ui)?;
    }
    if known > 0 {
        ui.note(&format!(
            "{known} are already in the books or pay something that is: confirm them with the \
             option under \"confirm with\""
        ));
    }
    if several > 0 {
        ui.note(&format!("{several} could be one of several things: see the reason"));
    }
    Ok(())
}
