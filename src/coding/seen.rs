//! Suggestions made before in the same job: much of a bank's list says the same again.

use super::transactions::{Transaction, Transactions};

/// So many texts are remembered at a time; another takes the place of an older one.
const PLACES: usize = 1 << 14;

/// The rows that texts were last seen in.
#[derive(Debug)]
pub(super) struct Seen {
    /// Numbers of rows plus one by the hash of what they say; 0 for none.
    rows: Vec<u32>,
}

impl Seen {
    /// Remembers nothing yet.
    pub(super) fn new() -> Self {
        Self { rows: vec![0; PLACES] }
    }

    /// An earlier row that reads as this one does, for money in the same direction; remembers this
    /// one. Such rows have the same suggestion, whatever their days and amounts.
    pub(super) fn before(&mut self, row: u32, transactions: &Transactions) -> Option<u32> {
        let transaction = transactions.get(row);
        let place = &mut self.rows[place(&transaction)];
        let earlier = place.checked_sub(1);
        *place = row + 1;
        earlier.filter(|earlier| reads_as(&transactions.get(*earlier), &transaction))
    }
}

fn reads_as(one: &Transaction<'_>, other: &Transaction<'_>) -> bool {
    one.description == other.description
        && one.merchant == other.merchant
        && one.amount.is_negative() == other.amount.is_negative()
}

/// FNV-1a, and its upper bits.
fn place(transaction: &Transaction<'_>) -> usize {
    let texts = transaction.description.bytes().chain(transaction.merchant.bytes());
    let all = texts.chain([u8::from(transaction.amount.is_negative())]);
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
    use crate::date::Date;

    #[test]
    fn rows_read_alike_with_the_same_texts_and_direction_alone() {
        let mut transactions = Transactions::default();
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
        let mut seen = Seen::new();
        let before: Vec<_> = (0..6).map(|row| seen.before(row, &transactions)).collect();
        assert_eq!(before[..5], [None, Some(0), None, None, None]);
        // "TES" with "CO" hashes as "TESCO" does: it took the place.
        assert_eq!(before[5], None);
    }
}
