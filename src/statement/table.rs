//! A table as records: of a delimited text, or of cells that a container held.

use super::fault::Fault;
use super::grid::{Grid, Record};
use super::profile::is_like_transaction;
use super::scan::records::Records;

/// Where the records of a table come from; they can be read more than once.
#[derive(Debug, Clone, Copy)]
pub enum TableSource<'a> {
    /// A text with a delimiter.
    Delimited {
        /// The text, without a byte order mark.
        text: &'a str,
        /// What separates fields.
        delimiter: u8,
    },
    /// Cells of a sheet.
    Cells(&'a Grid),
}

impl TableSource<'_> {
    /// Hands every record to `take` until it says that it has enough.
    ///
    /// # Errors
    /// The text is no table, or what `take` says.
    pub fn each<E: From<Fault>>(
        &self,
        mut take: impl FnMut(&Record<'_>) -> Result<bool, E>,
    ) -> Result<(), E> {
        match self {
            Self::Cells(grid) => {
                for record in grid.iter() {
                    if !take(&record)? {
                        return Ok(());
                    }
                }
                Ok(())
            }
            Self::Delimited { text, delimiter } => {
                let mut records = Records::new(text, *delimiter);
                while let Some(record) = records.next_record()? {
                    if !take(&record)? {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    /// The first records, and whether they are all.
    ///
    /// # Errors
    /// The text is no table.
    pub fn sample(&self, records_max: usize) -> Result<(Grid, bool), Fault> {
        let mut sample = Grid::default();
        let mut is_whole = true;
        self.each::<Fault>(|record| {
            if sample.len() == records_max {
                is_whole = false;
                return Ok(false);
            }
            sample.push_row(record.line(), record.cells());
            Ok(true)
        })?;
        Ok((sample, is_whole))
    }
}

/// Delimiters that files have, the usual first.
pub(super) const DELIMITERS: [u8; 6] = [b',', b';', b'\t', b'|', b'^', b'~'];

/// What a row with a day and an amount weighs beside widths.
const LIKE_WEIGHT: usize = 100_000;

/// Records that are looked at to find the delimiter.
const LOOKED_AT: usize = 150;

/// The delimiter by which most records have the same number of fields, more than one.
#[must_use]
pub fn delimiter_of(text: &str) -> u8 {
    let mut best = (b',', 0);
    for delimiter in DELIMITERS {
        let mut widths: Vec<usize> = Vec::new();
        let mut like = 0;
        let table = TableSource::Delimited { text, delimiter };
        // A text that is no table by this delimiter is none.
        let read = table.each::<Fault>(|record| {
            widths.push(record.width());
            like += usize::from(is_like_transaction(record));
            Ok(widths.len() < LOOKED_AT)
        });
        // An unclosed quote further down is told when it is read.
        let weight = if read.is_err() && widths.len() < 2 {
            0
        } else {
            // Rows that have a day and an amount say more than rows of one width.
            like * LIKE_WEIGHT + weight(&widths)
        };
        if weight > best.1 {
            best = (delimiter, weight);
        }
    }
    best.0
}

/// How much the widths of records speak for their delimiter.
fn weight(widths: &[usize]) -> usize {
    let mut weights: Vec<usize> = Vec::new();
    for width in widths.iter().filter(|width| **width > 1) {
        let same = widths.iter().filter(|other| *other == width).count();
        weights.push(same * 100 + (*width).min(30));
    }
    // Records of one field alone speak against it, but titles and footers have no delimiter.
    let single = widths.iter().filter(|width| **width == 1).count();
    let most = weights.iter().copied().max().unwrap_or(0);
    if single > widths.len() * 9 / 10 { most / 10 } else { most }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delimiter_is_the_one_that_cuts_rows_alike() {
        for (text, delimiter) in [
            ("a,b,c\n1,2,3\n4,5,6\n", b','),
            ("Datum;Betrag;Text\n02.03.2026;-1.380,00;Miete, Strom\n03.03.2026;12,50;x\n", b';'),
            ("a\tb\n1,5\t2,5\n", b'\t'),
            ("a|b|c\n1|2|3\n", b'|'),
            ("Statement of March\n\nDate,Amount\n02/03/2026,5\n03/03/2026,6\n", b','),
            ("one\ntwo\n", b','),
        ] {
            assert_eq!(delimiter_of(text) as char, delimiter as char, "{text}");
        }
    }
}
