//! What is wanted of a file, as commands ask for it.

use tieout_statement::open::ReadRequest;
use tieout_statement::stated::{FileSide as Whose, StatedReading};

use crate::files::{Dataset, Source};

/// What is wanted of a file.
#[derive(Debug, Clone)]
pub(crate) struct FileRequest<'a> {
    pub(crate) dataset: Dataset,
    pub(crate) source: &'a Source,
    pub(crate) stated: StatedReading,
    pub(crate) whose: Whose,
    /// Who was paid is wanted beside the description.
    pub(crate) is_apart: bool,
    /// Rows of 0.00 are wanted whatever they are.
    pub(crate) keeps_zeros: bool,
    /// What the file and its rows are known by is wanted, to be kept.
    pub(crate) is_kept: bool,
}

impl<'a> FileRequest<'a> {
    /// A side of a reconciliation.
    pub(crate) fn side(dataset: Dataset, source: &'a Source, stated: StatedReading) -> Self {
        let whose = if dataset == Dataset::Book { Whose::Book } else { Whose::Bank };
        Self { dataset, source, stated, whose, is_apart: false, keeps_zeros: false, is_kept: false }
    }

    pub(super) const fn request<'s>(&self, stated: &'s StatedReading) -> ReadRequest<'s> {
        ReadRequest {
            stated,
            side: self.whose,
            is_apart: self.is_apart,
            keeps_zeros: self.keeps_zeros,
        }
    }
}
