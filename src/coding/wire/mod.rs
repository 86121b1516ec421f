//! Coding as JSON: the body of a submit, read ([`request`]) and written ([`submit`]), and a result taken back
//! ([`received`]).

pub(super) mod received;
pub(super) mod request;
pub(super) mod submit;
