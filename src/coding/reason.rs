//! Why an account is suggested, in words a bookkeeper knows.

use std::fmt;

use super::concept::{CONCEPTS, ConceptId};
use super::evidence::By;

/// Why an account is suggested, or none. Written without any text of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason(pub(super) Option<(ConceptId, By)>);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((concept, by)) = self.0 else {
            return f.write_str("nothing in the text tells what it was for");
        };
        let concept = CONCEPTS.get(concept);
        match by {
            By::Signal(name) | By::Trade(name) => write!(f, "\"{name}\": {}", concept.label),
            By::Supplier(name) => write!(f, "supplier {name}: {}", concept.label),
            By::Model => write!(f, "looks like {}", concept.label),
        }
    }
}
