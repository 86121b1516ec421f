//! The HTTP API of tieout.
