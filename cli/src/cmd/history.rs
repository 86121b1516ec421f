//! `tieout code --history`: what transactions were coded to before.

use tieout::amount::Amount;
use tieout_coding::Coder;
use tieout_coding::history::{TrainedHistory, trained_history};

use super::files::{self, FormatOptions};
use crate::exit::Failure;
use crate::files::{ChartFile, Dataset, Source};
use crate::render::{Ui, grouped};
use crate::statements::load_transactions;

/// Accounts that the chart does not have are named up to so many.
const NAMED_MAX: usize = 5;

/// Learns from a table of transactions with the accounts that they were coded to.
pub(super) fn learn(
    source: &Source,
    chart: &ChartFile,
    coder: &Coder<'_>,
    written: &FormatOptions<'_>,
    files: &[Dataset],
    ui: &Ui,
) -> Result<TrainedHistory, Failure> {
    let stated = written.stated(Dataset::History)?;
    let read = files::read_alone(source, ui, |opened, on_bytes| {
        load_transactions((Dataset::History, source), opened, stated, on_bytes)
    });
    let file = files::known(read, files, ui)?;
    let (name, names) = (&file.name, file.column_names());
    // Both legs of every entry: one of them is the bank account itself, which is no answer.
    let amounts = file.transactions.iter().map(|one| one.amount.value());
    let (count, net) =
        amounts.fold((0, Amount::default()), |(count, sum), one| (count + 1, sum + &one));
    if count > 1 && net == Amount::default() {
        let message = format!("{name}: its rows add up to zero, as both sides of every entry do");
        let hint =
            "--history needs only the lines coded to accounts: leave out those of the bank account";
        return Err(Failure::data(message).with_hint(hint));
    }
    let cells = |row| file.cells(row).into_iter().map(std::borrow::Cow::into_owned).collect();
    let taught = trained_history(coder, &chart.chart, names, &file.transactions, &cells);
    let Some(taught) = taught else {
        let message = format!("{name}: no column consists mostly of accounts of {}", chart.name);
        let hint = "give --history an earlier output of tieout code, or an export of the books \
            with a column of account codes or names";
        return Err(Failure::data(message).with_hint(hint));
    };
    let column = names.get(taught.column).map_or("", String::as_str);
    let learnt = grouped(taught.learnt);
    ui.note(&format!("{name}: {learnt} transactions with accounts in the column {column}"));
    if !taught.unknown.is_empty() {
        let accounts: Vec<&str> =
            taught.unknown.iter().map(String::as_str).take(NAMED_MAX).collect();
        let more = if taught.unknown.len() > NAMED_MAX { ", …" } else { "" };
        ui.note(&format!("{name}: not in {}: {}{more}", chart.name, accounts.join(", ")));
    }
    Ok(taught)
}
