//! What a table of earlier transactions teaches: an earlier output with the accounts finally used, or an
//! export of the books.

pub(super) mod usage;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use self::usage::ChartUsage;
use super::chart::Chart;
use super::coder::Coder;
use super::coder::past_codings::PastCodings;
use super::transactions::CodingTransactions;
use tieout::contract::coding::VatCode;

/// What columns of VAT codes are called.
const VAT_HEADERS: [&str; 6] = ["vat_code", "vat code", "vat", "tax code", "tax_code", "tax"];

/// What was learnt.
#[derive(Debug, Clone)]
pub struct TrainedHistory {
    /// What each payee was coded to.
    pub past: PastCodings,
    /// Where each kind of spending and income went.
    pub usage: ChartUsage,
    /// The column of the accounts, by its place.
    pub column: usize,
    /// How many transactions taught something: those whose account stands in the chart.
    pub learnt: usize,
    /// Accounts that the chart does not have, as they are written.
    pub unknown: BTreeSet<String>,
}

/// Learns from transactions that stand in a table with the accounts they were coded to, as code, name, or
/// code and name. None where no column has accounts of the chart in most of its cells.
#[must_use]
pub fn trained_history(
    coder: &Coder<'_>,
    chart: &Chart,
    names: &[String],
    transactions: &CodingTransactions,
    cells: &dyn Fn(u32) -> Vec<String>,
) -> Option<TrainedHistory> {
    let rows: Vec<Vec<String>> = (0..).take(transactions.iter().count()).map(cells).collect();
    let accounts = AccountsByName::of(chart);
    let column = account_column(&accounts, names, &rows)?;
    let vat = vat_column(names, &rows);
    // Without a column of VAT codes each transaction has the one that its text reads like.
    let read = if vat.is_none() { coder.code(transactions).coded } else { Vec::new() };
    let (past, usage) = (PastCodings::default(), ChartUsage::default());
    let mut taught = TrainedHistory { past, usage, column, learnt: 0, unknown: BTreeSet::new() };
    for (at, (transaction, cells)) in transactions.iter().zip(&rows).enumerate() {
        let cell = cell(cells, column);
        if cell.is_empty() {
            continue;
        }
        let Some(account) = accounts.find(cell) else {
            taught.unknown.insert(cell.to_owned());
            continue;
        };
        let stated = vat.and_then(|column| code_of(self::cell(cells, column)));
        let vat = stated.or_else(|| read.get(at).map(|coded| coded.vat)).unwrap_or(VatCode::Nv);
        taught.past.learn(&transaction, account, vat);
        coder.learn(&mut taught.usage, &transaction, account);
        taught.learnt += 1;
    }
    Some(taught)
}

fn cell(cells: &[String], column: usize) -> &str {
    cells.get(column).map_or("", |cell| cell.trim())
}

fn code_of(cell: &str) -> Option<VatCode> {
    cell.to_uppercase().parse().ok()
}

/// The accounts of a chart by what they are called.
struct AccountsByName<'a> {
    by_code: BTreeMap<&'a str, u32>,
    by_name: BTreeMap<String, u32>,
}

impl<'a> AccountsByName<'a> {
    fn of(chart: &'a Chart) -> Self {
        let mut accounts = Self { by_code: BTreeMap::new(), by_name: BTreeMap::new() };
        for (place, account) in (0..).zip(chart.accounts()) {
            accounts.by_code.entry(account.code.trim()).or_insert(place);
            accounts.by_name.entry(account.name.trim().to_lowercase()).or_insert(place);
        }
        accounts
    }

    /// By code, by name, or by a code with a name behind it.
    fn find(&self, cell: &str) -> Option<u32> {
        let by_name = || self.by_name.get(&cell.to_lowercase()).copied();
        let before = || {
            let (code, _) = cell.split_once([' ', ':', '-'])?;
            self.by_code.get(code.trim()).copied()
        };
        self.by_code.get(cell).copied().or_else(by_name).or_else(before)
    }
}

/// The column with the most accounts of the chart, which has them in more than half of its cells that are not
/// empty; of equal ones the first.
fn account_column(
    accounts: &AccountsByName<'_>,
    names: &[String],
    rows: &[Vec<String>],
) -> Option<usize> {
    let found = |column: usize| {
        let cells = rows.iter().map(|cells| cell(cells, column)).filter(|cell| !cell.is_empty());
        let (mut all, mut known) = (0_usize, 0_usize);
        for cell in cells {
            all += 1;
            known += usize::from(accounts.find(cell).is_some());
        }
        (2 * known > all).then_some(known)
    };
    let columns = (0..names.len()).filter_map(|column| Some((found(column)?, column)));
    columns.max_by_key(|(known, column)| (*known, std::cmp::Reverse(*column))).map(|(_, at)| at)
}

/// A column that is called so and has nothing but VAT codes.
fn vat_column(names: &[String], rows: &[Vec<String>]) -> Option<usize> {
    let is_called = |name: &Cow<'_, str>| VAT_HEADERS.contains(&&*name.to_lowercase());
    let is_code = |column: usize| {
        let mut cells = rows.iter().map(|cells| cell(cells, column));
        cells.all(|cell| cell.is_empty() || code_of(cell).is_some())
    };
    let mut columns = names.iter().map(|name| Cow::Borrowed(name.trim())).enumerate();
    columns.find(|(at, name)| is_called(name) && is_code(*at)).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChartAccount;
    use tieout::contract::coding::AccountType;
    use tieout::date::Date;

    fn chart() -> Chart {
        let account = |code: &str, name: &str| ChartAccount {
            code: code.to_owned(),
            name: name.to_owned(),
            kind: AccountType::Expense,
        };
        Chart::new(vec![
            account("404", "Bank charges"),
            account("6210", "Travel"),
            account("6900", "Projects"),
        ])
    }

    /// Learns from rows of date, text, amount and what stands below further headers; then codes a line.
    fn coded(headers: &[&str], rows: &[&[&str]]) -> Option<(String, String, String)> {
        let mut transactions = CodingTransactions::default();
        for row in rows {
            let date = Date::parse_iso(row[0]).unwrap();
            transactions.push(date, row[2], row[1], "").unwrap();
        }
        let chart = chart();
        let coder = Coder::new(&chart);
        let names: Vec<String> = headers.iter().map(|name| (*name).to_owned()).collect();
        let cells = |row: u32| rows[row as usize].iter().map(|cell| (*cell).to_owned()).collect();
        let taught = trained_history(&coder, &chart, &names, &transactions, &cells)?;
        let mut asked = CodingTransactions::default();
        let date = Date::parse_iso("2026-03-31").unwrap();
        asked.push(date, "-20.00", "TRAINLINE LONDON", "").unwrap();
        let outcome = coder.after(&taught.usage).code(&asked);
        let mut result = outcome.to_contract(&chart, 0);
        taught.past.decide(&asked, &chart, &mut result);
        let of = &result.results[0];
        let code = of.suggested_account_code.unwrap_or_default().to_owned();
        Some((code, of.vat_code.to_string(), of.reason.clone()))
    }

    const HEADERS: [&str; 5] = ["date", "text", "amount", "account", "vat_code"];

    #[test]
    fn a_payee_that_went_to_an_account_twice_goes_there_again_with_its_vat_code() {
        let rows: [&[&str]; 2] = [
            &["2026-01-05", "TRAINLINE LONDON", "-9", "6900", "ST"],
            &["2026-02-05", "TRAINLINE LONDON", "-9", "6900", "ST"],
        ];
        let (code, vat, reason) = coded(&HEADERS, &rows).unwrap();
        assert_eq!((&*code, &*vat), ("6900", "ST"));
        assert_eq!(reason, "coded so 2 times before, last on 2026-02-05");
        let (code, vat, _) = coded(&HEADERS, &rows[..1]).unwrap();
        assert_eq!((&*code, &*vat), ("6210", "ZR"), "once is nothing");
    }

    #[test]
    fn accounts_are_known_by_code_by_name_or_by_both() {
        for account in ["6900", "projects", "6900 Projects", "6900 - Work for clients"] {
            let rows: [&[&str]; 2] = [
                &["2026-01-05", "TRAINLINE LONDON", "-9", account],
                &["2026-02-05", "TRAINLINE LONDON", "-9", account],
            ];
            let (code, vat, _) = coded(&HEADERS[..4], &rows).unwrap();
            assert_eq!(
                (&*code, &*vat),
                ("6900", "ZR"),
                "{account}: without a code as the text reads"
            );
        }
    }

    #[test]
    fn a_payee_coded_in_several_ways_is_coded_by_its_text_and_that_is_said() {
        let rows: [&[&str]; 2] = [
            &["2026-01-05", "TRAINLINE LONDON", "-9", "6900", "ST"],
            &["2026-02-05", "TRAINLINE LONDON", "-9", "404", "EX"],
        ];
        let (code, _, reason) = coded(&HEADERS, &rows).unwrap();
        assert_eq!(code, "6210");
        assert!(reason.starts_with("coded in different ways before; "), "{reason}");
    }

    #[test]
    fn what_such_spending_went_to_twice_it_goes_to_again_and_that_is_said() {
        let rows: [&[&str]; 4] = [
            &["2026-01-05", "NORTHERN RAILWAY LEEDS", "-9", "6900"],
            &["2026-02-05", "AVANTI WEST COAST", "-31", "6900"],
            &["2026-02-06", "MONTHLY ACCOUNT FEE", "-5", "404"],
            &["2026-02-07", "TRAINLINE LONDON", "-5", "7900"],
        ];
        let (code, vat, reason) = coded(&HEADERS[..4], &rows).unwrap();
        assert_eq!((&*code, &*vat), ("6900", "ZR"));
        assert_eq!(
            reason,
            "as such transactions were coded before; supplier Trainline: rail travel, zero-rated (VAT Notice 744A)"
        );
        let (code, _, reason) = coded(&HEADERS[..4], &rows[1..]).unwrap();
        assert_eq!(code, "6210", "once is nothing, and an account of another chart is less");
        assert!(reason.starts_with("supplier Trainline"), "{reason}");
    }

    #[test]
    fn accounts_of_another_chart_teach_nothing() {
        let rows: [&[&str]; 3] = [
            &["2026-01-05", "NORTHERN RAILWAY LEEDS", "-9", "6900"],
            &["2026-02-05", "MONTHLY ACCOUNT FEE", "-31", "404"],
            &["2026-02-06", "AVANTI WEST COAST", "-31", "9999"],
        ];
        assert_eq!(coded(&HEADERS[..4], &rows), coded(&HEADERS[..4], &rows[..2]));
    }

    #[test]
    fn a_table_without_accounts_of_the_chart_teaches_nothing() {
        let rows: [&[&str]; 2] = [
            &["2026-01-05", "TRAINLINE LONDON", "-9", "7100"],
            &["2026-02-05", "TRAINLINE LONDON", "-9", "7200"],
        ];
        assert_eq!(coded(&HEADERS[..4], &rows), None);
    }
}
