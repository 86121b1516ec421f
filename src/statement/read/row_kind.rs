//! What a record of a table can be.

use crate::fault::Fault;
use tieout::date::Date;

/// What a record is.
pub(super) enum RowKind {
    /// A booked row of this day.
    Transaction(Date),
    /// No transaction.
    LeftOut(&'static str),
    /// A balance that stands alone.
    Balance(&'static str),
    /// The same, in the column of amounts.
    Stated(i128),
    /// A total of rows above, and what is wrong where it is not their sum.
    Total(Option<Fault>),
    /// It cannot be read.
    Fault(Fault),
}
