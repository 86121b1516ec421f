//! One statement, report or notification of a CAMT message.

use super::super::super::fault::Fault;
use super::super::super::structured::{
    DatedBalance, LeftOutEntry, StatedTotals, StructuredStatement,
};
use super::super::check::{drop_shared_ids, prove, unexplained};
use super::super::day;
use super::super::figure::ExactAmount;
use super::super::text::{FormatFaults, some_words};
use super::entry::{self, CamtEntry};
use super::values::{amount, date, date_in, figure};
use super::xml::{CamtPart, CamtXml, XmlElement, XmlTree};
use tieout::date::Date;
use tieout::sort::CompactSort as _;

/// How many collective entries are told of that are not what their payments come to.
const DOUBTS_SAID: usize = 20;

/// A balance with its code: `OPBD`, `PRCD`, `CLBD` or `ITBD`.
struct CodedBalance {
    code: &'static str,
    balance: DatedBalance,
}

/// Reads the rest of a statement whose start tag was read.
///
/// Faults of single elements go to `faults`; one that the rest cannot be read after is returned.
pub(super) fn read(
    xml: &mut CamtXml<'_>,
    format: &str,
    faults: &mut FormatFaults,
) -> Result<StructuredStatement, Fault> {
    let mut statement = StructuredStatement {
        format: format.to_owned(),
        is_interim: format != "CAMT.053",
        ..StructuredStatement::default()
    };
    let (mut balances, mut tree) = (Vec::new(), XmlTree::default());
    let (mut reversals, mut payments, mut doubts) = (Vec::new(), 0, Vec::new());
    let mut owner = None;
    loop {
        let (name, line) = match xml.next()? {
            CamtPart::Open(Some(name), line) => (name, line),
            CamtPart::Open(None, _) => {
                xml.skip()?;
                continue;
            }
            CamtPart::Close | CamtPart::End => break,
        };
        xml.subtree(&mut tree, name, line)?;
        let Some(element) = tree.root() else { continue };
        match name {
            "Acct" => {
                statement.account = account(element);
                statement.currency = some_words(element.text_at(&["Ccy"]));
                owner = some_words(element.text_at(&["Ownr", "Nm"]));
            }
            "FrToDt" => {
                statement.from = faults.keep(limit(element, "FrDtTm", "FrDt")).flatten();
                statement.to = faults.keep(limit(element, "ToDtTm", "ToDt")).flatten();
            }
            "TxsSummry" => {
                if let Some(totals) = faults.keep(totals(element)) {
                    statement.totals = totals;
                }
            }
            "Bal" => {
                let read = balance(element, &mut statement.currency);
                balances.extend(faults.keep(read).flatten());
            }
            "Ntry" => {
                let is_booked = format == "CAMT.053";
                let read =
                    entry::read(element, &mut statement.currency, owner.as_deref(), is_booked);
                match faults.keep(read) {
                    Some(CamtEntry::Booked(entry)) => {
                        payments += entry.payments;
                        doubts.extend(entry.doubt);
                        if entry.is_reversal {
                            reversals.push(statement.entries.len());
                        }
                        statement.entries.push(entry.entry);
                    }
                    Some(CamtEntry::LeftOut(kind)) => {
                        statement.left_out.push(LeftOutEntry { line, kind });
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }
    place_balances(&mut statement, balances);
    settle_reversals(&mut statement, &reversals);
    doubts.truncate(DOUBTS_SAID);
    statement.notes.extend(doubts);
    let with_left_out = statement.entries.len() + statement.left_out.len();
    prove(&mut statement, &[with_left_out as u64, payments]);
    drop_shared_ids(&mut statement);
    Ok(statement)
}

fn account(element: XmlElement<'_>) -> Option<String> {
    some_words(element.text_at(&["Id", "IBAN"]))
        .or_else(|| some_words(element.text_at(&["Id", "Othr", "Id"])))
}

fn limit(
    element: XmlElement<'_>,
    moment: &'static str,
    day: &'static str,
) -> Result<Option<Date>, Fault> {
    let found = element.at(&[moment]).or_else(|| element.at(&[day]));
    found.filter(|found| !found.text().is_empty()).map(date).transpose()
}

/// A booked balance; the others (available, forward, expected) prove nothing.
fn balance(
    element: XmlElement<'_>,
    currency: &mut Option<String>,
) -> Result<Option<CodedBalance>, Fault> {
    let code = match element.text_at(&["Tp", "CdOrPrtry", "Cd"]) {
        "OPBD" => "OPBD",
        "PRCD" => "PRCD",
        "CLBD" => "CLBD",
        "ITBD" => "ITBD",
        _ => return Ok(None),
    };
    let amount = amount(element, currency)?.canonical();
    let day = element.at(&["Dt"]).map(date_in).transpose()?.flatten();
    // The closing balance of the day before is the opening one of the next.
    let day = if code == "PRCD" { day.and_then(Date::next) } else { day };
    let balance = DatedBalance { day, amount, line: element.line() };
    Ok(Some(CodedBalance { code, balance }))
}

/// Which of the balances stand before and after the entries.
///
/// A statement of several days has them for each day, and pages of one have intermediate balances
/// (`ITBD`) in place of the opening or the closing one.
fn place_balances(statement: &mut StructuredStatement, mut balances: Vec<CodedBalance>) {
    balances.compact_sort_by_key(|coded| coded.balance.day);
    let mut take = |code: &str, is_last: bool| {
        let mut places = balances.iter().enumerate().filter(|(_, coded)| coded.code == code);
        let at = if is_last { places.next_back() } else { places.next() }.map(|(at, _)| at)?;
        Some(balances.remove(at).balance)
    };
    statement.opening = take("OPBD", false).or_else(|| take("PRCD", false));
    statement.closing = take("CLBD", true);
    if statement.opening.is_none() {
        // A lone intermediate balance of a report is the one after its entries.
        if statement.closing.is_some() || balances_of(&balances, "ITBD") > 1 {
            let at = balances.iter().position(|coded| coded.code == "ITBD");
            statement.opening = at.map(|at| balances.remove(at).balance);
        }
    }
    if statement.closing.is_none() {
        let at = balances.iter().rposition(|coded| coded.code == "ITBD");
        statement.closing = at.map(|at| balances.remove(at).balance);
    }
}

fn balances_of(balances: &[CodedBalance], code: &str) -> usize {
    balances.iter().filter(|coded| coded.code == code).count()
}

fn totals(element: XmlElement<'_>) -> Result<StatedTotals, Fault> {
    let count = |path: &[&'static str]| -> Result<Option<u64>, Fault> {
        let Some(found) = element.at(path).filter(|found| !found.text().is_empty()) else {
            return Ok(None);
        };
        let count = day::digits(found.text()).map(u64::from).ok_or_else(|| {
            Fault::of_cell(found.line(), "NbOfNtries", found.text(), "is not a number of entries")
        })?;
        Ok(Some(count))
    };
    let sum = |path: &[&'static str]| -> Result<Option<String>, Fault> {
        let found = element.at(path).filter(|found| !found.text().is_empty());
        found.map(|found| figure(found, "Sum").map(ExactAmount::canonical)).transpose()
    };
    let all = count(&["TtlNtries", "NbOfNtries"])?;
    let money_in = count(&["TtlCdtNtries", "NbOfNtries"])?;
    let money_out = count(&["TtlDbtNtries", "NbOfNtries"])?;
    Ok(StatedTotals {
        count: all.or_else(|| Some(money_in? + money_out?)),
        money_in: sum(&["TtlCdtNtries", "Sum"])?,
        money_out: sum(&["TtlDbtNtries", "Sum"])?,
        line: element.line(),
    })
}

/// Turns all reversals round where the balances come out only so.
fn settle_reversals(statement: &mut StructuredStatement, reversals: &[usize]) {
    let turned = || {
        let opening = statement.opening.as_ref();
        let missing = unexplained(opening, statement.closing.as_ref(), &statement.entries)?;
        let mut sum = ExactAmount::ZERO;
        for at in reversals {
            let amount = &statement.entries.get(*at)?.amount;
            sum = sum.checked_add(ExactAmount::of_canonical(amount)?)?;
        }
        let twice = sum.checked_add(sum)?.negated();
        (missing != ExactAmount::ZERO && missing == twice).then_some(())
    };
    if turned().is_none() {
        return;
    }
    let mut line = 0;
    for entry in reversals.iter().rev().filter_map(|at| statement.entries.get(*at)) {
        line = entry.line;
    }
    for at in reversals {
        if let Some(entry) = statement.entries.get_mut(*at)
            && let Some(amount) = ExactAmount::of_canonical(&entry.amount)
        {
            entry.amount = amount.negated().canonical();
        }
    }
    statement.notes.push(Fault::at_line(
        line,
        "reversals (RvslInd) have the direction of what they take back in CdtDbtInd: only so do the \
         entries come to the closing balance",
    ));
}
