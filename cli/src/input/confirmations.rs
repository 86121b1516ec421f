//! Bank transactions to be confirmed, read from a delimited file or a JSON array.

use tieout::contract::chart::VatCode;
use tieout::contract::strict::form::{id, money, word};
use tieout::contract::strict::{Fault, kept, required, text};
use tieout::id::BankTransactionId;
use tieout::money::Money;

use super::amounts::AmountReader;
use super::cells::fault_in;
use super::columns::ConfirmationColumns;
use super::format::Format;
use super::header::Column;
use super::json;
use super::problem::{CellFault, Dataset, LoadError, Problem};
use super::records::Record;
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather};

const NO_ID: &str = "is no identifier of a bank transaction, btx_...";

/// A bank transaction to be confirmed, as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FileConfirmation {
    /// The 1-based file line on which it starts.
    pub(crate) line: u64,
    pub(crate) id: BankTransactionId,
    /// The account's code or identifier; none where it is coded already.
    pub(crate) account: Option<String>,
    pub(crate) vat_code: Option<VatCode>,
    /// A magnitude.
    pub(crate) vat_amount: Option<Money>,
    /// The option that confirms it otherwise than to an account.
    pub(crate) confirm_with: Option<String>,
    /// It stands in a file of suggestions that has none for it: nothing is to be done.
    pub(crate) is_blank: bool,
}

/// Reads a file that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_confirmations(
    source: &Source,
    opened: Opened,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Vec<FileConfirmation>, LoadError> {
    let begun = Begun::new(source, opened, on_bytes)?;
    if source.is_named_json() || begun.is_json() {
        return load_json(source, begun);
    }
    let format = Format::default();
    let gather = |delimiter| Gathered {
        amounts: AmountReader::new(format.decimal, delimiter),
        rows: Vec::new(),
    };
    let table = table::read(Dataset::Confirmations, source, begun, &format, gather)?;
    Ok(table.gathered.rows)
}

fn load_json(source: &Source, begun: Begun<'_>) -> Result<Vec<FileConfirmation>, LoadError> {
    let keys = ["id", "account", "account_id", "vat_code", "vat_amount"];
    let mut rows = Vec::new();
    let read = |values: [Option<&str>; 5], report: &mut dyn FnMut(&str, Fault)| {
        let [of_id, code, account, vat_code, vat_amount] = values;
        let mut is_good = true;
        let mut report = |key: &str, fault: Fault| {
            is_good = false;
            report(key, fault);
        };
        let of_id = kept("id", required(of_id, identifier), &mut report);
        let code = code.and_then(|json| kept("account", owned(json), &mut report));
        let account = account.and_then(|json| kept("account_id", owned(json), &mut report));
        let vat_code = vat_code.and_then(|json| kept("vat_code", word(json), &mut report));
        let vat_amount = vat_amount.and_then(|json| kept("vat_amount", money(json), &mut report));
        if let Some(id) = of_id.filter(|_| is_good) {
            let account = account.or(code);
            rows.push(FileConfirmation {
                line: 0,
                id,
                account,
                vat_code,
                vat_amount,
                confirm_with: None,
                is_blank: false,
            });
        }
    };
    let lines = json::read(Dataset::Confirmations, source, begun, keys, read)?;
    for (row, line) in rows.iter_mut().zip(lines) {
        row.line = line;
    }
    Ok(rows)
}

fn identifier(json: &str) -> Result<BankTransactionId, Fault> {
    let read: BankTransactionId = id(json)?;
    if read == BankTransactionId::NOBODY { Err(NO_ID.to_owned()) } else { Ok(read) }
}

fn owned(json: &str) -> Result<String, Fault> {
    text(json).map(std::borrow::Cow::into_owned)
}

struct Gathered {
    amounts: AmountReader,
    rows: Vec<FileConfirmation>,
}

impl Gather for Gathered {
    type Columns = ConfirmationColumns;

    fn add(&mut self, record: &Record<'_>, columns: &ConfirmationColumns) -> Result<(), Problem> {
        let cell = |column: &Column| {
            record.field(column.at).map(str::trim).filter(|cell| !cell.is_empty())
        };
        let extra = |column: &'_ Option<Column>| column.as_ref().and_then(cell);
        let refused =
            |column: &Column, fault: &str| fault_in(record, column, CellFault::new(fault));
        let id = cell(&columns.id).unwrap_or_default().parse();
        let id = id.map_err(|_| refused(&columns.id, NO_ID))?;
        let vat_code = match (&columns.vat_code, extra(&columns.vat_code)) {
            (Some(column), Some(cell)) => {
                let code = cell.to_ascii_uppercase().parse::<VatCode>();
                Some(code.map_err(|error| refused(column, &error.to_string()))?)
            }
            _ => None,
        };
        let vat_amount = match (&columns.vat_amount, extra(&columns.vat_amount)) {
            (Some(column), Some(cell)) => {
                let mut number = String::new();
                let read = self.amounts.read(cell, &mut number);
                read.map_err(|fault| fault_in(record, column, fault))?;
                let money = Money::parse(&number);
                Some(money.map_err(|error| refused(column, &error.to_string()))?)
            }
            _ => None,
        };
        let account = extra(&columns.account).map(str::to_owned);
        // What a spreadsheet would run as a formula was written with a ' in front.
        let option = extra(&columns.confirm_with);
        let confirm_with = option.map(|option| option.trim_start_matches('\'').to_owned());
        if let (Some(column), Some(_), Some(_)) = (&columns.confirm_with, &account, &confirm_with) {
            let fault = "stands beside an account: a bank transaction is confirmed as one of them";
            return Err(refused(column, fault));
        }
        let is_blank = columns.kind.is_some() && account.is_none() && confirm_with.is_none();
        self.rows.push(FileConfirmation {
            line: record.line,
            id,
            account,
            vat_code,
            vat_amount,
            confirm_with,
            is_blank,
        });
        Ok(())
    }

    fn is_row<'r>(&self, columns: &ConfirmationColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        cell(columns.id.at).trim().parse::<BankTransactionId>().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "btx_00000000000000000000000001";

    fn read(file: &str) -> Result<Vec<FileConfirmation>, String> {
        let opened = Box::new(std::io::Cursor::new(file.to_owned().into_bytes()));
        load_confirmations(&Source::Stdin, opened, &|_| ()).map_err(|error| match error {
            LoadError::Io { error, .. } => error.to_string(),
            LoadError::Content(problems) => {
                let all = problems.complaints().into_iter();
                all.map(|complaint| complaint.message).collect::<Vec<_>>().join("; ")
            }
        })
    }

    #[test]
    fn a_file_names_transactions_and_may_say_what_they_are() {
        let row = |line, account: Option<&str>, vat_code, vat: Option<&str>| FileConfirmation {
            line,
            id: ID.parse().unwrap(),
            account: account.map(str::to_owned),
            vat_code,
            vat_amount: vat.map(|vat| Money::parse(vat).unwrap()),
            confirm_with: None,
            is_blank: false,
        };
        let csv = format!("id,account code,vat_code,vat_amount\n{ID},6200,st,20.00\n{ID},,,\n");
        let coded = row(2, Some("6200"), Some(VatCode::St), Some("20"));
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
            read(&format!("id,account,vat_code\nbtx_1,6200,ST\n{ID},6200,XX\n")).unwrap_err();
        assert!(said.contains("line 2") && said.contains("line 3"), "{said}");
        let said = read(r#"[{"id":"btx_1"},{"account":"1"}]"#).unwrap_err();
        assert!(said.contains("is no identifier of a bank transaction"), "{said}");
    }
}
