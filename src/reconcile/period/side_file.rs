//! One of several files of a side.

use std::collections::{BTreeMap, BTreeSet};

use super::balances::StatedBalances;
use crate::row::Rows;

/// A file of a side.
#[derive(Debug, Clone, Copy)]
pub struct SideFile<'a> {
    /// Its rows.
    pub rows: &'a Rows,
    /// What the bank knows rows by, where the file says it.
    pub ids: &'a BTreeMap<u32, String>,
    /// Rows that a column says to be by cheque.
    pub cheques: &'a BTreeSet<u32>,
    /// The balances before its first row in time and after its last.
    pub balances: &'a StatedBalances,
}

/// A row of one of several files: the file's place and the row there.
pub type PlacedRow = (usize, u32);
