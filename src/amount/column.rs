//! A column of amounts, compact: whole cents, and a side table for what does not fit them.

use std::collections::BTreeMap;

use super::exact::{Amount, AmountError};
use super::written::{LongAmount, ShortAmount, WrittenAmount};

/// Marks, in place of a number of decimal places, an amount kept in the side table.
const LONG: u8 = u8::MAX;

/// Amounts in input order, each with the digits it came with.
#[derive(Debug, Clone, Default)]
pub struct AmountColumn {
    /// Whole cents; 0 where the amount is in `long`.
    cents: Vec<i64>,
    /// Decimal places as written (0, 1 or 2), or [`LONG`].
    places: Vec<u8>,
    long: BTreeMap<u32, LongAmount>,
}

impl AmountColumn {
    /// Appends an amount, given as a JSON number.
    ///
    /// # Errors
    /// [`AmountError`]; nothing is then appended.
    ///
    /// # Panics
    /// Beyond 2^32 amounts.
    #[inline]
    pub fn push(&mut self, number: &str) -> Result<(), AmountError> {
        let ShortAmount { cents, places } = if let Some(short) = ShortAmount::parse(number) {
            short
        } else {
            let long = LongAmount::parse(number)?;
            #[expect(clippy::expect_used, reason = "no input is that long")]
            let index = u32::try_from(self.cents.len()).expect("at most 2^32 amounts");
            self.long.insert(index, long);
            ShortAmount { cents: 0, places: LONG }
        };
        self.cents.push(cents);
        self.places.push(places);
        Ok(())
    }

    /// Whether [`AmountColumn::push`] would take this number.
    ///
    /// # Errors
    /// [`AmountError`], the same.
    pub fn check(number: &str) -> Result<(), AmountError> {
        if ShortAmount::parse(number).is_none() {
            Amount::parse_to_last_place(number)?;
        }
        Ok(())
    }

    /// The amount at this index.
    ///
    /// # Panics
    /// Beyond the last, as slices do.
    #[must_use]
    #[inline]
    pub fn get(&self, index: u32) -> WrittenAmount<'_> {
        let (cents, places) = (self.cents[index as usize], self.places[index as usize]);
        match places {
            LONG => WrittenAmount::Long(&self.long[&index]),
            _ => WrittenAmount::Short(ShortAmount { cents, places }),
        }
    }

    /// The values of the amounts that are not kept as short cents.
    pub fn long_values(&self) -> impl Iterator<Item = &Amount> {
        self.long.values().map(LongAmount::value)
    }
}
