//! What the user says of how a file is written.

use super::DecimalMark;
use super::dates::DateFormat;
use super::map::ColumnMap;

/// How to read a file; what is not stated is found out, where that is certain.
#[derive(Debug, Clone, Default)]
pub(crate) struct Format {
    pub(crate) delimiter: Option<u8>,
    pub(crate) decimal: Option<DecimalMark>,
    pub(crate) dates: DateFormat,
    pub(crate) map: ColumnMap,
}
