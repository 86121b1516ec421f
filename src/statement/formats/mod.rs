//! Formats that say what each value is, a module each.
