//! A learnt linear model: pieces of words, hashed, point to concepts.

use super::clean::Cleaned;

/// The learnt weights.
#[derive(Debug, Clone, Default)]
pub struct Model {}

/// The bytes are no model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a model of this version")]
pub struct ModelError;

impl Model {
    /// The model in this program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static EMBEDDED: Model = Model {};
        &EMBEDDED
    }

    /// Reads a model that `tools/coding/train.py` wrote: for measuring one that has not seen what
    /// it is measured on.
    ///
    /// # Errors
    /// [`ModelError`] for anything else.
    pub fn read(_bytes: &[u8]) -> Result<Self, ModelError> {
        Err(ModelError)
    }

    /// Log-odds of every concept in parts of a bit, by [`super::concept::ConceptId`].
    pub(super) fn scores(&self, _cleaned: &Cleaned) -> Vec<i32> {
        vec![0; super::concept::CONCEPTS.len()]
    }
}
