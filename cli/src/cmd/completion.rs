//! What completes a word on the command line.

/// A value, and what it is where a shell shows that.
pub(super) type Completion = (String, String);
