//! What is open, by how old it is: for each line of the statement a small table with a bar a row.
//!
//! The figures stand beside the bars, so that nothing is said by a bar alone; no script draws them.

use std::io::{self, Write};

use tieout::amount::Amount;
use tieout_reconcile::period::STALE_AFTER_DAYS;

use super::escape::escaped;
use crate::render::bank_reconciliation::{ItemLine, item_lines};
use crate::render::figures::{in_words, with_thousands};
use crate::render::month::MonthReport;
use crate::render::report::Report;

/// The oldest of each row in days, but for the last, and what it is called.
const AGES: [(i32, &str); 5] = [
    (30, "up to 30 days"),
    (60, "31 to 60 days"),
    (90, "61 to 90 days"),
    (STALE_AFTER_DAYS, "91 days to six months"),
    (i32::MAX, "over six months"),
];

/// Items of an age.
#[derive(Default)]
struct AgedItems {
    count: usize,
    total: Amount,
}

/// A line of the statement, by age.
struct AgeChart {
    name: &'static str,
    count: usize,
    ages: [AgedItems; AGES.len()],
}

/// Writes the charts of a month; nothing where there is none.
pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Some(month) = &report.month else { return Ok(()) };
    let lines = item_lines(report).into_iter().filter(|line| !line.items.is_empty());
    let charts: Vec<AgeChart> = lines.map(|line| chart(month, &line)).collect();
    writeln!(
        out,
        "<section class=\"proof ages\" aria-labelledby=\"ages\">\n<h2 id=\"ages\">Open items by age</h2>"
    )?;
    let day = in_words(month.as_at);
    if charts.is_empty() {
        return writeln!(out, "<p class=\"sense\">Nothing is open on {day}.</p>\n</section>");
    }
    writeln!(
        out,
        "<p class=\"sense\">Items on one side only on {day}, by days since their date. A bank need not pay a cheque that is over six months old.</p>\n<div class=\"charts\">"
    )?;
    let largest = charts.iter().flat_map(|chart| &chart.ages).map(|aged| size(&aged.total));
    let largest = largest.fold(0.0, f64::max);
    charts.iter().try_for_each(|chart| table(chart, largest, out))?;
    writeln!(out, "</div>\n</section>")
}

fn chart(month: &MonthReport<'_>, line: &ItemLine) -> AgeChart {
    let mut ages: [AgedItems; AGES.len()] = std::array::from_fn(|_| AgedItems::default());
    for item in &line.items {
        let days = month.as_at.days_after(item.date);
        let at = AGES.iter().position(|(oldest, _)| days <= *oldest).unwrap_or(AGES.len() - 1);
        ages[at].count += 1;
        ages[at].total += &item.adds;
    }
    AgeChart { name: line.name, count: line.items.len(), ages }
}

fn table(chart: &AgeChart, largest: f64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "<table><caption>{} ({})</caption>\n<thead><tr><th scope=\"col\">Age</th>\
         <td></td><th scope=\"col\" class=\"figure\">Items</th>\
         <th scope=\"col\" class=\"figure\">Amount</th></tr></thead>\n<tbody>",
        escaped(chart.name),
        chart.count
    )?;
    for ((oldest, name), aged) in AGES.iter().zip(&chart.ages) {
        let class = if *oldest == i32::MAX && aged.count > 0 { " class=\"stale\"" } else { "" };
        let amount = with_thousands(&aged.total);
        let negative = if amount.starts_with('-') { " negative" } else { "" };
        writeln!(
            out,
            "<tr{class}><th scope=\"row\">{name}</th><td class=\"bar\">{}</td><td \
             class=\"figure\">{}</td><td class=\"figure{negative}\">{amount}</td></tr>",
            bar(&aged.total, largest),
            aged.count
        )?;
    }
    writeln!(out, "</tbody></table>")
}

/// A bar as long as the amount is large; the longest of all charts fills its place.
fn bar(total: &Amount, largest: f64) -> String {
    let length = if largest > 0.0 { size(total) / largest * 100.0 } else { 0.0 };
    format!(
        "<svg viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect \
         width=\"{length:.1}\" height=\"10\"></rect></svg>"
    )
}

/// How large an amount is, near enough for the length of a bar.
fn size(amount: &Amount) -> f64 {
    amount.to_string().trim_start_matches('-').parse().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_bar_fills_its_place_and_nothing_has_none() {
        let amount = |text: &str| Amount::parse(text).unwrap();
        assert!(bar(&amount("-50.00"), 50.0).contains("width=\"100.0\""));
        assert!(bar(&amount("12.50"), 50.0).contains("width=\"25.0\""));
        assert!(bar(&amount("0"), 0.0).contains("width=\"0.0\""));
    }
}
