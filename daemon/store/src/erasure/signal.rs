//! Tells that something may be left to be removed.

use std::sync::Arc;

use tieout::job::Product;
use tokio::sync::Notify;

/// Tells that there may be remains. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct ErasureSignal(pub(super) Arc<Notify>);

impl ErasureSignal {
    /// Something that must leave nothing has been removed.
    pub(crate) fn note(&self) {
        self.0.notify_one();
    }

    /// A job of this product has ended.
    pub(crate) fn note_ended(&self, product: Product) {
        if product.leaves_nothing() {
            self.note();
        }
    }
}
