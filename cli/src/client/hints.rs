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
            "the key comes from TIEOUT_API_KEY or the profile; to use another: tieout login"
                .to_owned()
        }
        "invalid_token" => "set TIEOUT_SESSION to a session that has not expired".to_owned(),
        "forbidden" => match detail("role").and_then(Value::as_str) {
            Some(role) => format!(
                "your role in this organisation is {role}: ask an owner to do it, or to give you \
                 another role with tieout ledger members update"
            ),
            None => "to see the scopes of the key: tieout whoami".to_owned(),
        },
        "insufficient_credits" => {
            let figure = |name: &str| detail(name)?.as_u64();
            let is_said = |figure: u64| error.message.contains(&figure.to_string());
            match figure("required").zip(figure("available")) {
                Some((required, available)) if !is_said(required) || !is_said(available) => {
                    format!("{required} credits are required, {available} are available")
                }
                _ => "the operator of the daemon can grant more with tieout admin credits grant; \
                    or, for a reconciliation, allow overage in all three: subscription, key and \
                    --allow-overage"
                    .to_owned(),
            }
        }
        _ => return None,
    })
}

/// What can be done about a day that a finalised VAT return holds.
const RETURNED: &str = "a finalised VAT return covers the date, so it stays locked: use a later \
    date. For a bank transaction, post a journal, receipt or payment on a later date and match it \
    to that with --journal ID or --match-settlement ID";

/// What can be done about VAT that has no account.
pub(crate) const VAT_CONTROL: &str = "create one: tieout ledger accounts create --code 2250 \
    --name VAT --type LIABILITY --role vat_control";

/// What can be done about a refusal of the books.
fn of_books(reason: &str, role: Option<&str>, field: Option<&str>) -> Option<String> {
    let hint = match reason {
        "already_confirmed" => {
            "undo the confirmation first: tieout ledger bank-transactions unconfirm ID"
        }
        "strict_warnings" => "if it is meant, repeat it with --accept-warnings",
        "transfer_needed" => "confirm it with --transfer-to BANK",
        "contact_archived" => {
            "to use it again: tieout ledger contacts update CONTACT --status active"
        }
        "contact_kind" => {
            "for a refund to a customer or from a supplier: settlements create --refund; for a \
             contact who is both: contacts update CONTACT --kind both"
        }
        "control_account" => {
            "trade debtors and creditors are posted to by invoices, receipts and payments only"
        }
        "duplicate_number" => {
            "to see it: tieout ledger invoices list --number NUMBER; if it was entered wrongly, \
             void it first"
        }
        "duplicate_reference" => {
            "to see who has it: tieout ledger contacts list --search REFERENCE; to change it: \
             contacts update CONTACT --reference REFERENCE"
        }
        "has_allocations" => {
            "remove its allocations first: list them with tieout ledger invoices allocations \
             NUMBER, then use settlements unallocate or bank-transactions unconfirm"
        }
        "not_coded" => {
            "give --account CODE, or code it with tieout ledger bank-transactions suggest --apply"
        }
        "not_draft" => {
            "once issued, only due date, reference, notes, external ID and metadata can change: void it with tieout \
             ledger invoices void NUMBER, or correct part of it with a credit note"
        }
        "not_unconfirmed" => {
            "first use tieout ledger bank-transactions unconfirm ID, or restore ID"
        }
        "over_allocated" if field == Some("allocations") => {
            "allocations may come to less than the amount, but not more"
        }
        "owned_by_bank_transaction" => {
            "it was made by a bank transaction; to undo it: tieout ledger bank-transactions \
             unconfirm ID"
        }
        "period_locked" => {
            "use a later date, or have an owner move the lock: tieout ledger organisations lock \
             --until DATE --reason WHY. For a bank transaction, post a journal, receipt or \
             payment on a later date and match it to that with --journal ID or --match-settlement \
             ID"
        }
        "type_mismatch" => {
            "receipts are allocated to sales invoices, payments to purchase invoices, refunds \
             (settlements create --refund) to credit notes"
        }
        "vat_control_missing" => VAT_CONTROL,
        "restates_vat" => {
            "to restate the figures of those days, add --confirm-restates; to leave them as they \
             are, give a later --effective-from DATE"
        }
        "cash_not_retrospective" => {
            "give --effective-from DATE, today or later: usually the first day of the next VAT \
             period"
        }
        "vat_scheme_mismatch" => {
            "give --vat-scheme standard, cash or flat_rate; --flat-rate-percent PERCENT goes with \
             flat_rate only"
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
        _ => {
            return format!(
                "give an account the role: tieout ledger accounts update CODE --role {role}"
            );
        }
    };
    format!(
        "create one: tieout ledger accounts create --code {code} --name {name} --type {kind} \
         --role {role}; or give an existing account the role: accounts update CODE --role {role}"
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
        assert!(viewer.is_some_and(|hint| hint.contains("viewer")));
        let scope = hint(&error("forbidden", Value::Null));
        assert!(scope.is_some_and(|hint| hint.contains("tieout whoami")));
    }

    #[test]
    fn a_lock_that_a_finalised_return_holds_is_moved_by_nobody() {
        let locked = serde_json::json!({ "reason": "period_locked", "lock_date": "2026-03-31" });
        let of_owner = hint(&error("unprocessable_entity", locked.clone())).unwrap_or_default();
        assert!(of_owner.contains("have an owner move the lock"), "{of_owner}");
        let mut returned = locked;
        returned["vat_returned_to"] = serde_json::json!("2026-03-31");
        let held = hint(&error("unprocessable_entity", returned)).unwrap_or_default();
        assert!(held.contains("it stays locked") && !held.contains("an owner"), "{held}");
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
