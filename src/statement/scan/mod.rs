//! Bytes as text or cells: containers and encodings.

pub mod records;
