//! Columns by what a user calls them.

use crate::words;

/// `#4` as a place from 0.
pub(super) fn place(name: &str) -> Option<usize> {
    name.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1)
}

/// Columns of this name: to the letter, else in any case, else as words.
pub(super) fn columns_of(names: &[String], name: &str) -> Vec<usize> {
    let by = |is_it: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (0..names.len()).filter(|at| is_it(names[*at].trim())).collect()
    };
    let exact = by(&|one| one == name.trim());
    if !exact.is_empty() {
        return exact;
    }
    let lower = name.trim().to_lowercase();
    let any_case = by(&|one| one.to_lowercase() == lower);
    if !any_case.is_empty() {
        return any_case;
    }
    let folded = words::folded(name);
    if folded.is_empty() { Vec::new() } else { by(&|one| words::folded(one) == folded) }
}
