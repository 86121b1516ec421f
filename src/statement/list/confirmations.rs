//! Bank transactions to be confirmed: a table, or a JSON array.

use super::cells::ListRow;
use super::header::ListShape;
use super::rows::{self, ListBuilder};
use super::{ListFaults, ListFormat, json};
use crate::fault::Fault;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::strict::form::{BodyValue as _, word};
use tieout::contract::strict::{self, required, text, value_or_report};
use tieout::id::BankTransactionId;
use tieout::money::Money;

/// The columns of confirmations.
pub const ROLES: &[&str] = &["id", "account", "vat_code", "vat_amount", "kind", "confirm_with"];

const NO_ID: &str = "is no identifier of a bank transaction, btx_...";

/// Longer texts are nothing that a person wrote here.
const TEXT_CHARS_MAX: usize = 10_000;

/// A bank transaction to be confirmed, as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The 1-based line on which it starts.
    pub line: u64,
    /// Which one.
    pub id: BankTransactionId,
    /// The account's code or identifier; none where it is coded already.
    pub account: Option<String>,
    /// How it stands to VAT.
    pub vat_code: Option<LedgerVatCode>,
    /// A magnitude.
    pub vat_amount: Option<Money>,
    /// The option that confirms it otherwise than to an account.
    pub confirm_with: Option<String>,
    /// It stands in a file of suggestions that has none for it: nothing is to be done.
    pub is_blank: bool,
}

/// Reads confirmations.
///
/// # Errors
/// [`ListFaults`].
pub fn read(bytes: &[u8]) -> Result<Vec<Confirmation>, ListFaults> {
    if json::is_json(bytes) {
        return read_json(bytes);
    }
    let mut list = ConfirmationListBuilder(Vec::new());
    rows::read(bytes, &ListFormat::default(), &mut list)?;
    Ok(list.0)
}

fn read_json(bytes: &[u8]) -> Result<Vec<Confirmation>, ListFaults> {
    let keys = ["id", "account", "account_id", "vat_code", "vat_amount"];
    let mut rows = Vec::new();
    json::objects(bytes, keys, |line, [of_id, code, account, vat_code, vat_amount], report| {
        let mut is_good = true;
        let mut report = |key: &str, fault: strict::ValueFault| {
            is_good = false;
            report(key, fault);
        };
        let of_id = value_or_report("id", required(of_id, identifier), &mut report);
        let code = code.and_then(|json| value_or_report("account", owned(json), &mut report));
        let account =
            account.and_then(|json| value_or_report("account_id", owned(json), &mut report));
        let vat_code =
            vat_code.and_then(|json| value_or_report("vat_code", word(json), &mut report));
        let vat_amount = vat_amount
            .and_then(|json| value_or_report("vat_amount", Money::read_value(json), &mut report));
        if let Some(id) = of_id.filter(|_| is_good) {
            let (account, confirm_with, is_blank) = (account.or(code), None, false);
            rows.push(Confirmation {
                line,
                id,
                account,
                vat_code,
                vat_amount,
                confirm_with,
                is_blank,
            });
        }
    })?;
    Ok(rows)
}

fn identifier(json: &str) -> Result<BankTransactionId, strict::ValueFault> {
    let read = BankTransactionId::read_value(json)?;
    if read == BankTransactionId::NOBODY { Err(NO_ID.to_owned()) } else { Ok(read) }
}

fn owned(json: &str) -> Result<String, strict::ValueFault> {
    text(json).map(std::borrow::Cow::into_owned)
}

struct ConfirmationListBuilder(Vec<Confirmation>);

impl ListBuilder for ConfirmationListBuilder {
    const SHAPE: ListShape = ListShape {
        needed: &["id"],
        wanted: &["account", "vat_code"],
        extra: &["vat_amount", "kind", "confirm_with"],
        instead: None,
        told: &["id", "account", "vat_code"],
        amounts: &["vat_amount"],
        days: &[],
    };

    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool {
        cell("id").parse::<BankTransactionId>().is_ok()
    }

    fn is_data(cells: &[&str]) -> bool {
        cells.iter().any(|cell| cell.parse::<BankTransactionId>().is_ok())
    }

    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault> {
        let id = row.cell("id").map(|cell| cell.text.parse().map_err(|_| cell.fault(NO_ID)));
        let Some(id) = id.transpose()? else { return Ok(()) };
        let account = row.text("account", TEXT_CHARS_MAX)?.map(str::to_owned);
        // What a spreadsheet would run as a formula was written with a ' in front.
        let option = row.text("confirm_with", TEXT_CHARS_MAX)?;
        let confirm_with = option.map(|option| option.trim_start_matches('\'').to_owned());
        if let (Some(_), Some(_), Some(cell)) = (&account, &confirm_with, row.cell("confirm_with"))
        {
            let message =
                "stands beside an account: a bank transaction is confirmed as one of them";
            return Err(cell.fault(message));
        }
        let is_of_suggestions = row.cell("kind").is_some();
        self.0.push(Confirmation {
            line: row.line(),
            id,
            vat_code: row.vat_code("vat_code")?,
            vat_amount: row.magnitude("vat_amount")?,
            is_blank: is_of_suggestions && account.is_none() && confirm_with.is_none(),
            account,
            confirm_with,
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "btx_00000000000000000000000001";

    fn read(file: &str) -> Result<Vec<Confirmation>, String> {
        super::read(file.as_bytes()).map_err(|faults| {
            faults.kept.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        })
    }

    #[test]
    fn a_file_names_transactions_and_may_say_what_they_are() {
        let row = |line, account: Option<&str>, vat_code, vat: Option<&str>| Confirmation {
            line,
            id: ID.parse().unwrap(),
            account: account.map(str::to_owned),
            vat_code,
            vat_amount: vat.map(|vat| Money::parse(vat).unwrap()),
            confirm_with: None,
            is_blank: false,
        };
        let csv = format!("id,account code,vat_code,vat_amount\n{ID},6200,st,20.00\n{ID},,,\n");
        let coded = row(2, Some("6200"), Some(LedgerVatCode::ST), Some("20"));
        assert_eq!(read(&csv), Ok(vec![coded.clone(), row(3, None, None, None)]));
        assert_eq!(read(&format!("id\n{ID}\n")), Ok(vec![row(2, None, None, None)]));
        let json = format!(
            "[\n{{\"id\":\"{ID}\",\"account\":\"6200\",\"vat_code\":\"ST\",\"vat_amount\":20}}]"
        );
        assert_eq!(read(&json), Ok(vec![coded]));
    }

    #[test]
    fn a_file_of_suggestions_has_rows_that_nothing_is_to_be_done_for() {
        let csv = format!(
            "id,account_code,kind,confirm_with\n{ID},,nothing,\n{ID},6200,nothing,\n\
             {ID},,allocate,'--allocate INV-0001=120.00\n"
        );
        let rows = read(&csv).unwrap();
        let read: Vec<_> =
            rows.iter().map(|row| (row.is_blank, row.confirm_with.as_deref())).collect();
        let option = Some("--allocate INV-0001=120.00");
        assert_eq!(read, [(true, None), (false, None), (false, option)]);
    }

    #[test]
    fn what_is_an_account_and_another_thing_as_well_is_refused() {
        let said = read(&format!(
            "id,account_code,kind,confirm_with\n{ID},,nothing,\n{ID},6200,transfer,--transfer-to Card\n"
        ));
        let said = said.unwrap_err();
        assert!(said.contains("line 3") && said.contains("stands beside an account"), "{said}");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let said =
            read(&format!("id,account,vat_code\nbtx_1,6200,ST\n{ID},6200,X!\n")).unwrap_err();
        assert!(said.contains("line 2") && said.contains("line 3"), "{said}");
        let said = read(r#"[{"id":"btx_1"},{"account":"1"}]"#).unwrap_err();
        assert!(said.contains("is no identifier of a bank transaction"), "{said}");
    }
}
