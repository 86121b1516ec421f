//! What the user can do about a refusal: by its code, and by the reason that the books give.

use serde_json::Value;
use tieout::contract::error::ErrorBody;

use crate::exit::Failure;

/// The failure with what can be done about it.
pub(super) fn with_hint(failure: Failure) -> Failure {
    let Some(error) = failure.answer() else { return failure };
    match hint(error) {
        Some(hint) => failure.with_hint(hint),
        None => failure,
    }
}

fn hint(error: &ErrorBody) -> Option<String> {
    let detail = |name: &str| error.details.as_ref()?.get(name);
    let is_returned = detail("vat_returned_to").is_some();
    if is_returned && detail("reason").and_then(Value::as_str) == Some("period_locked") {
        return Some(RETURNED.to_owned());
    }
    if let Some(of_reason) = detail("reason").and_then(Value::as_str).and_then(|reason| {
        let role = detail("role").and_then(Value::as_str);
        of_books(reason, role, detail("field").and_then(Value::as_str))
    }) {
        return Some(of_reason);
    }
    Some(match error.code.as_ref() {
        "unauthorized" => {
            "it is the key of TIEOUT_API_KEY or the profile; tieout login keeps another".to_owned()
        }
        "invalid_token" => "set TIEOUT_SESSION to a session that has not ended".to_owned(),
        "forbidden" => match detail("role").and_then(Value::as_str) {
            Some(role) => format!(
                "you are {role} of this organisation: an owner can remove and invite you again, \
                 tieout ledger members invite --role editor"
            ),
            None => "tieout whoami shows the scopes of the key".to_owned(),
        },
        "insufficient_credits" => {
            let figure = |name: &str| detail(name)?.as_u64();
            let is_said = |figure: u64| error.message.contains(&figure.to_string());
            match figure("required").zip(figure("available")) {
                Some((required, available)) if !is_said(required) || !is_said(available) => {
                    format!("{required} credits are required, {available} are available")
                }
                _ => "whoever runs the daemon grants more: tieout admin credits grant; or, for a \
                      reconciliation, permit overage by all three: subscription, key and \
                      --allow-overage"
                    .to_owned(),
            }
        }
        _ => return None,
    })
}

/// What can be done about a day that a finalised VAT return holds.
const RETURNED: &str = "a finalised VAT return holds the day, and the lock stays: use a later date. A row of \
     a statement may be booked on a later day as a journal, receipt or payment, and confirmed as that: \
     --journal ID, --match-settlement ID";

/// What can be done about VAT that has no account.
pub(crate) const VAT_CONTROL: &str = "tieout ledger accounts create --code 2250 --name VAT --type LIABILITY --role vat_control makes one";

/// What can be done about a refusal of the books.
fn of_books(reason: &str, role: Option<&str>, field: Option<&str>) -> Option<String> {
    let hint = match reason {
        "already_confirmed" => "tieout ledger bank-transactions unconfirm ID undoes it first",
        "contact_archived" => {
            "tieout ledger contacts update CONTACT --status active takes it into use again"
        }
        "contact_kind" => {
            "money back to a customer or from a supplier is settlements create --refund; who buys and \
             sells is both: contacts update CONTACT --kind both"
        }
        "control_account" => {
            "what customers owe and suppliers are owed moves by invoices and settlements only"
        }
        "duplicate_number" => {
            "tieout ledger invoices list --number NUMBER shows it; one typed wrongly is voided first"
        }
        "duplicate_reference" => {
            "tieout ledger contacts list --search REFERENCE shows who has it; contacts update CONTACT \
             --reference takes another"
        }
        "has_allocations" => {
            "tieout ledger invoices allocations NUMBER shows what settles it; take that back first: \
             settlements unallocate, or bank-transactions unconfirm"
        }
        "not_coded" => {
            "say --account CODE, or let tieout ledger bank-transactions suggest --apply code it"
        }
        "not_draft" => {
            "one that is issued stays: tieout ledger invoices void NUMBER undoes it, and a credit note \
             takes a part of it back; due date, reference and notes may change"
        }
        "not_unconfirmed" => "tieout ledger bank-transactions unconfirm ID, or restore ID, first",
        "over_allocated" if field == Some("allocations") => {
            "what is allocated may be less than the amount, not more"
        }
        "owned_by_bank_transaction" => {
            "a row of the statement is this money: tieout ledger bank-transactions unconfirm ID undoes it"
        }
        "period_locked" => {
            "use a later date; or an owner moves the lock: tieout ledger organisations lock --until DATE \
             --reason WHY. A row of a statement may be booked on a later day as a journal, receipt or \
             payment, and confirmed as that: --journal ID, --match-settlement ID"
        }
        "type_mismatch" => {
            "receipts settle sales invoices, payments those of suppliers; money back (settlements create \
             --refund) settles credit notes"
        }
        "vat_control_missing" => VAT_CONTROL,
        "vat_scheme_mismatch" => {
            "--vat-scheme standard, cash or flat_rate; flat_rate needs --flat-rate-percent PERCENT, and \
             no other has it"
        }
        "role_account_missing" => return Some(make_account(role?)),
        _ => return None,
    };
    Some(hint.to_owned())
}

fn make_account(role: &str) -> String {
    let (code, name, kind) = match role {
        "receivable" => ("1200", "\"Trade debtors\"", "ASSET"),
        "payable" => ("2100", "\"Trade creditors\"", "LIABILITY"),
        "retained_earnings" => ("3100", "\"Retained earnings\"", "EQUITY"),
        "opening_balance" => ("3900", "\"Opening balances\"", "EQUITY"),
        "vat_control" => ("2250", "\"VAT Control\"", "LIABILITY"),
        "rounding" => ("6990", "\"Rounding differences\"", "EXPENSE"),
        "suspense" => ("2900", "Suspense", "LIABILITY"),
        "vat_scheme_difference" => ("4920", "\"Flat-rate difference\"", "INCOME"),
        _ => return format!("tieout ledger accounts update CODE --role {role} gives it to one"),
    };
    format!(
        "tieout ledger accounts create --code {code} --name {name} --type {kind} --role {role} makes \
         one; accounts update CODE --role {role} gives it to one that is there"
    )
}

#[cfg(test)]
mod tests {
    use tieout::contract::error::ErrorBody;
    use tieout::contract::ledger::account::Role;

    use super::*;

    fn error(code: &'static str, details: Value) -> ErrorBody {
        ErrorBody { code: code.into(), message: "no".to_owned(), details: Some(details) }
    }

    #[test]
    fn who_is_no_editor_hears_so_and_who_lacks_a_scope_another_thing() {
        let viewer = hint(&error("forbidden", serde_json::json!({ "role": "viewer" })));
        assert!(viewer.is_some_and(|hint| hint.starts_with("you are viewer")));
        let scope = hint(&error("forbidden", Value::Null));
        assert!(scope.is_some_and(|hint| hint.contains("tieout whoami")));
    }

    #[test]
    fn a_lock_that_a_finalised_return_holds_is_moved_by_nobody() {
        let locked = serde_json::json!({ "reason": "period_locked", "lock_date": "2026-03-31" });
        let of_owner = hint(&error("unprocessable_entity", locked.clone())).unwrap_or_default();
        assert!(of_owner.contains("an owner moves the lock"), "{of_owner}");
        let mut returned = locked;
        returned["vat_returned_to"] = serde_json::json!("2026-03-31");
        let held = hint(&error("unprocessable_entity", returned)).unwrap_or_default();
        assert!(held.contains("the lock stays") && !held.contains("an owner"), "{held}");
        let archived = serde_json::json!({ "reason": "contact_archived" });
        let hint = hint(&error("unprocessable_entity", archived)).unwrap_or_default();
        assert!(hint.contains("--status active"), "{hint}");
    }

    #[test]
    fn every_role_that_a_posting_may_lack_has_a_command_that_mends_it() {
        for role in Role::ALL {
            let details =
                serde_json::json!({ "reason": "role_account_missing", "role": role.name() });
            let hint = hint(&error("unprocessable_entity", details)).unwrap_or_default();
            assert!(hint.contains(&format!("--role {role}")), "{hint}");
        }
    }
}
