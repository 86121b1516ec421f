//! Reconciliation as JSON: the body of a submit, read ([`request`]) and written ([`submit`]), and a result
//! taken back ([`received`]).

pub(crate) mod received;
pub(super) mod received_row;
pub(crate) mod request;
pub(crate) mod submit;
