//! What a text says before any chart is looked at: wordings that leave little choice ([`signal`]), known
//! suppliers and trades ([`lexicon`]), what a model has learned ([`model`]), and which names mean alike
//! ([`embedding`]).

pub(super) mod embedding;
pub(super) mod lexicon;
pub(super) mod model;
pub(super) mod signal;
