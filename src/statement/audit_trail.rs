//! The audit trail of Sage 50 as rows of the accounts that money is kept in.
//!
//! A row has a type, an account, a nominal code, and net and tax without signs. What type it is says which of
//! the two codes is the account of the money and which way it went; invoices and credit notes move none.

use super::grid::{Grid, Record};
use super::number::{DecimalMark, WrittenNumber};
use super::read::written;
use super::table::TableSource;
use super::words;

/// A header stands within so many records.
const HEADER_WITHIN: usize = 30;

/// Where the parts of a row stand.
struct AuditTrailColumns {
    kind: usize,
    account: usize,
    nominal: usize,
    date: usize,
    details: usize,
    reference: usize,
    net: usize,
    tax: usize,
}

/// The trail as a table of signed amounts, if it is one.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let mut headers = start.iter().enumerate();
    let (header, columns) =
        headers.find_map(|(at, record)| Some((at, AuditTrailColumns::of(&record)?)))?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let mut grid = Grid::default();
    for at in 0..whole.len() {
        let record = whole.row(at);
        if at < header {
            grid.push_row(record.line(), record.cells());
        } else if at == header {
            let names = ["Date", "Type", "Account", "Counter account", "Details", "Ref", "Amount"];
            grid.push_row(record.line(), names);
        } else if let Some(cells) = columns.row(&record)? {
            grid.push_row(record.line(), cells.iter().map(String::as_str));
        }
    }
    Some(grid)
}

impl AuditTrailColumns {
    fn of(header: &Record<'_>) -> Option<Self> {
        let names: Vec<String> = header.cells().map(words::plain).collect();
        let at = |wanted: &[&str]| names.iter().position(|name| wanted.contains(&&**name));
        Some(Self {
            kind: at(&["type"])?,
            account: at(&["account", "a c", "bank a c"])?,
            nominal: at(&["nominal", "n c", "nominal code"])?,
            date: at(&["date"])?,
            details: at(&["details"])?,
            reference: at(&["ref", "reference"])?,
            net: at(&["net", "net amount"])?,
            tax: at(&["tax", "tax amount", "vat"])?,
        })
    }

    /// A row of money; `Some(None)` for one that moves none, none where its type or amounts are not known.
    #[expect(clippy::option_option, reason = "not understood, understood as nothing, or a row")]
    fn row(&self, record: &Record<'_>) -> Option<Option<Vec<String>>> {
        if record.is_blank() {
            return Some(None);
        }
        let kind = record.cell(self.kind).trim();
        let (own, other) = match kind {
            "BP" | "BR" | "CP" | "CR" | "VP" | "VR" | "JD" | "JC" => (self.account, self.nominal),
            "SR" | "SA" | "PP" | "PA" => (self.nominal, self.account),
            "SI" | "SC" | "SD" | "PI" | "PC" | "PD" => return Some(None),
            _ => return None,
        };
        let is_in = matches!(kind, "BR" | "CR" | "VR" | "JD" | "SR" | "SA");
        let value = |at: usize| {
            let cell = record.cell(at).trim();
            if cell.is_empty() {
                return Some(0);
            }
            let number = WrittenNumber::parse(cell)?;
            let size = number.micros_by(DecimalMark::Point)?;
            Some(if number.is_negative { -size } else { size })
        };
        let size = value(self.net)? + value(self.tax)?;
        let amount = written(if is_in { size } else { -size });
        let cell = |at: usize| record.cell(at).trim().to_owned();
        Some(Some(vec![
            cell(self.date),
            kind.to_owned(),
            cell(own),
            cell(other),
            cell(self.details),
            cell(self.reference),
            amount,
        ]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Option<Vec<String>> {
        let grid = grid(&TableSource::Delimited { text, delimiter: b',' })?;
        Some(grid.iter().map(|row| row.cells().collect::<Vec<_>>().join("|")).collect())
    }

    #[test]
    fn the_type_of_a_row_says_its_account_and_its_way_and_tax_is_a_part_of_it() {
        let head = "No,Type,Account,Nominal,Details,Date,Ref,Net,Tax";
        let trail = |kind: &str| {
            rows(&format!("{head}\n7,{kind},1200,7300,Diesel,12/02/2026,X1,75.38,15.07\n"))
        };
        let row = |kind: &str| trail(kind).map(|rows| rows[1..].join(" "));
        assert_eq!(row("BP").unwrap(), "12/02/2026|BP|1200|7300|Diesel|X1|-90.45");
        assert_eq!(row("BR").unwrap(), "12/02/2026|BR|1200|7300|Diesel|X1|90.45");
        assert_eq!(row("PP").unwrap(), "12/02/2026|PP|7300|1200|Diesel|X1|-90.45");
        assert_eq!(row("SI").unwrap(), "");
        assert_eq!(row("ZZ"), None, "a type that nobody knows is not guessed");
    }
}
