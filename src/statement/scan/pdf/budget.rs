//! What reading a document may cost in memory and in time, counted and never measured.
//!
//! One budget holds for a whole document, so no circle of references and no stream that is read again gets
//! around it.

use std::cell::Cell;

use crate::fault::Fault;

/// What to do with a PDF that is not read.
pub(super) const EXPORT: &str = "export the statement as CSV, OFX or XLSX";

/// Bytes of memory of all that is kept: objects, what they are found by, fonts, lines and words.
const MEMORY_BYTES_MAX: usize = 512 << 20;
/// Steps: a byte that is unpacked or read is one, all else is told in bytes that take as long.
const WORK_MAX: usize = 1 << 30;

/// What is left of both.
pub(super) struct PdfBudget {
    memory: Cell<usize>,
    work: Cell<usize>,
}

impl Default for PdfBudget {
    fn default() -> Self {
        Self { memory: Cell::new(MEMORY_BYTES_MAX), work: Cell::new(WORK_MAX) }
    }
}

impl PdfBudget {
    /// Notes that so many steps are taken.
    ///
    /// # Errors
    /// More than any statement takes.
    pub(super) fn work(&self, steps: usize) -> Result<(), Fault> {
        self.work.set(self.work.get().checked_sub(steps).ok_or_else(too_large)?);
        Ok(())
    }

    /// Notes that so many bytes are kept.
    ///
    /// # Errors
    /// More than any statement takes.
    pub(super) fn keep(&self, bytes: usize) -> Result<(), Fault> {
        self.memory.set(self.memory.get().checked_sub(bytes).ok_or_else(too_large)?);
        Ok(())
    }

    /// How many steps may still be taken.
    #[cfg(test)]
    pub(super) fn steps_left(&self) -> usize {
        self.work.get()
    }

    /// How many bytes may still be kept.
    pub(super) fn room(&self) -> usize {
        self.memory.get()
    }
}

/// What is wrong with a document beyond its budget.
pub(super) fn too_large() -> Fault {
    Fault::of_file("this PDF holds more than any statement").hint(EXPORT)
}
