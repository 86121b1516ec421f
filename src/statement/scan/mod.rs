//! Bytes as text or cells: containers and encodings.
