//! Entries that the books are to have, as a table of journals that `tieout journals post` takes.

use tieout::amount::Amount;
use tieout::reconcile::period::Entry;

use super::table;

const HEADER: [&str; 6] = ["reference", "date", "description", "account", "debit", "credit"];

/// Two lines for each entry: the account of the bank, and the other. `name` begins the references, which the
/// books take once.
pub(crate) fn written(entries: &[Entry], bank: &str, name: &str) -> Vec<u8> {
    let mut rows = Vec::new();
    for (number, entry) in (1_usize..).zip(entries) {
        let is_out = entry.amount.is_negative();
        let amount = entry.amount.clone();
        let size = if is_out { Amount::default() - amount } else { amount }.to_string();
        let mut leg = |account: &str, is_debit: bool| {
            let (debit, credit) = if is_debit {
                (size.clone(), String::new())
            } else {
                (String::new(), size.clone())
            };
            rows.push(vec![
                table::text(&format!("{name}-{number}")),
                entry.date.to_string(),
                table::text(&entry.description),
                table::text(account),
                debit,
                credit,
            ]);
        };
        leg(bank, !is_out);
        leg(&entry.to, is_out);
    }
    table::written(&HEADER, rows)
}
