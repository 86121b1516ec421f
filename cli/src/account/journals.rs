//! Entries that the books are to have, as a table of journals that `tieout journals post` takes.

use tieout::amount::Amount;
use tieout_reconcile::period::ProposedEntry;

use super::table;
use crate::digest::sha256;

const HEADER: [&str; 6] = ["reference", "date", "description", "account", "debit", "credit"];

/// Two lines for each entry: the account of the bank, and the other. The books take a reference once, so that it
/// goes by that account and by what the entry is of, not by its place among others.
pub(crate) fn written(entries: &[ProposedEntry], bank: &str) -> Vec<u8> {
    /// Letters of a hash: among the entries of an account they are not met twice.
    const DIGEST_LEN: usize = 12;
    let mut rows = Vec::new();
    for entry in entries {
        let digest = sha256(entry.key.as_bytes());
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
                table::text(&format!("{bank}-{}", &digest[..DIGEST_LEN])),
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
