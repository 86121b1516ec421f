//! What is made of measured values: medians, percentiles, tables.

use std::time::Duration;

/// The value in the middle.
pub(crate) fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The least value that `percent` of all do not exceed, in milliseconds.
pub(crate) fn percentile_ms(times: &[Duration], percent: usize) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

/// So many in this time, as a rate a second.
pub(crate) fn rate(count: usize, time: Duration) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / time.as_secs_f64()
}

/// Prints a table: the first column is text, the others are figures.
pub(crate) fn print_table(title: &str, head: &[&str], rows: &[Vec<String>]) {
    println!("\n{title}\n");
    let head: Vec<String> = head.iter().map(|&name| name.to_owned()).collect();
    let lines = || std::iter::once(&head).chain(rows);
    let width = |column: usize| lines().map(|line| line[column].chars().count()).max();
    let widths: Vec<usize> = (0..head.len()).map(|column| width(column).unwrap_or(0)).collect();
    for (number, line) in lines().enumerate() {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        println!("| {} |", cells.collect::<Vec<_>>().join(" | "));
        if number == 0 {
            let rule = |(column, &width): (usize, &usize)| match column {
                0 => "-".repeat(width + 2),
                _ => format!("{}:", "-".repeat(width + 1)),
            };
            println!("|{}|", widths.iter().enumerate().map(rule).collect::<Vec<_>>().join("|"));
        }
    }
}
