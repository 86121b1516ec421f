//! Suggestions made before in the same job: much of a bank's list says the same again.

use super::normalise::looked_at;
use super::size::AmountSize;
use super::transactions::{CodingTransaction, CodingTransactions};

/// So many texts are remembered at a time; another takes the place of an older one.
const PLACES: usize = 1 << 14;

/// The rows that texts were last seen in.
#[derive(Debug)]
pub(super) struct DuplicateCache {
    /// Numbers of rows plus one by the hash of what they say; 0 for none.
    rows: Vec<u32>,
}

impl DuplicateCache {
    /// Remembers nothing yet.
    pub(super) fn new() -> Self {
        Self { rows: vec![0; PLACES] }
    }

    /// An earlier row that reads as this one does, for money in the same direction and of the same
    /// [`AmountSize`]; remembers this one. Such rows have the same suggestion, whatever their days.
    pub(super) fn before(&mut self, row: u32, transactions: &CodingTransactions) -> Option<u32> {
        let transaction = transactions.get(row);
        let place = &mut self.rows[place(&transaction)];
        let earlier = place.checked_sub(1);
        *place = row + 1;
        earlier.filter(|earlier| reads_as(&transactions.get(*earlier), &transaction))
    }
}

fn reads_as(one: &CodingTransaction<'_>, other: &CodingTransaction<'_>) -> bool {
    looked_at(one.description) == looked_at(other.description)
        && looked_at(one.merchant) == looked_at(other.merchant)
        && one.amount.is_negative() == other.amount.is_negative()
        && AmountSize::of(one) == AmountSize::of(other)
}

/// FNV-1a, and its upper bits.
fn place(transaction: &CodingTransaction<'_>) -> usize {
    let CodingTransaction { description, merchant, .. } = transaction;
    let texts = looked_at(description).bytes().chain(looked_at(merchant).bytes());
    let size = AmountSize::of(transaction) as u8;
    let all = texts.chain([u8::from(transaction.amount.is_negative()), size]);
    let hash = all.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    #[expect(clippy::cast_possible_truncation, reason = "the low bits serve")]
    let low = (hash ^ (hash >> 32)) as usize;
    low % PLACES
}

#[cfg(test)]
mod tests {
    use super::*;
    use tieout::date::Date;

    #[test]
    fn rows_read_alike_with_the_same_texts_direction_and_size_alone() {
        let mut transactions = CodingTransactions::default();
        let mut push = |day: &str, amount: &str, description: &str, merchant: &str| {
            let date = Date::parse_iso(day).unwrap();
            transactions.push(date, amount, description, merchant).unwrap();
        };
        push("2025-01-01", "-1.00", "TESCO", "");
        push("2025-01-02", "-2.00", "TESCO", "");
        push("2025-01-02", "2.00", "TESCO", "");
        push("2025-01-02", "-2.00", "", "TESCO");
        push("2025-01-02", "-2.00", "TES", "CO");
        push("2025-01-03", "-3.00", "TESCO", "");
        push("2025-01-03", "-3000.00", "TESCO", "");
        push("2025-01-04", "-4000.00", "TESCO", "");
        let mut seen = DuplicateCache::new();
        let before: Vec<_> = (0..8).map(|row| seen.before(row, &transactions)).collect();
        assert_eq!(before[..5], [None, Some(0), None, None, None]);
        // "TES" with "CO" hashes as "TESCO" does: it took the place.
        assert_eq!(before[5], None);
        assert_eq!(before[6..], [None, Some(6)]);
    }
}
