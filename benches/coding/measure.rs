//! How good suggestions are.

use tieout::coding::Chart;
use tieout::contract::coding::VatCode;

use crate::data::Line;

/// What someone suggests for a line: the best account first.
pub(crate) struct Guess {
    /// Codes of accounts.
    pub(crate) accounts: Vec<String>,
    pub(crate) vat: VatCode,
    /// In thousandths.
    pub(crate) confidence: u16,
}

/// Figures of one set.
#[derive(Default)]
pub(crate) struct Figures {
    lines: usize,
    /// The best account is among the right ones.
    accepted: usize,
    /// The best account is the best of the right ones.
    strict: usize,
    /// One of three is among the right ones.
    three: usize,
    vat_lines: usize,
    vat_accepted: usize,
    vat_strict: usize,
    null: usize,
    unsure: usize,
    /// Confidence, and whether it was right.
    said: Vec<(u16, bool)>,
}

/// The heading over rows of figures.
pub(crate) const HEADING: &str = "                        lines  top-1 strict  top-3 |  VAT strict | \
                           best 30%   50% | calibration |  null  <0.5";

impl Figures {
    /// Compares guesses with what is right.
    pub(crate) fn of<'a>(pairs: impl IntoIterator<Item = (&'a Line, Guess)>) -> Self {
        let mut figures = Self::default();
        for (line, guess) in pairs {
            figures.add(line, &guess);
        }
        // Stable: among equals the order of the file.
        figures.said.sort_by_key(|(confidence, _)| std::cmp::Reverse(*confidence));
        figures
    }

    fn add(&mut self, line: &Line, guess: &Guess) {
        let is_right = |code: &String| line.accounts.contains(code);
        let best = guess.accounts.first();
        let accepted = best.is_some_and(is_right);
        self.lines += 1;
        self.accepted += usize::from(accepted);
        self.strict += usize::from(best.is_some() && best == line.accounts.first());
        self.three += usize::from(guess.accounts.iter().take(3).any(is_right));
        if !line.vat.is_empty() {
            self.vat_lines += 1;
            self.vat_accepted += usize::from(line.vat.contains(&guess.vat));
            self.vat_strict += usize::from(line.vat.first() == Some(&guess.vat));
        }
        self.null += usize::from(best.is_none());
        self.unsure += usize::from(best.is_none() || guess.confidence < 500);
        self.said.push((guess.confidence, accepted));
    }

    /// Of the most confident percent, how many are right.
    fn precision(&self, percent: usize) -> f64 {
        let count = (self.lines * percent).div_ceil(100);
        let right = self.said.iter().take(count).filter(|(_, right)| *right).count();
        share(right, count)
    }

    /// How far confidence and truth are apart, on average over ten bins.
    fn calibration(&self) -> f64 {
        let mut bins = [(0_u32, 0_u32, 0_u32); 10];
        for (confidence, right) in &self.said {
            let bin = &mut bins[usize::from(*confidence / 100).min(9)];
            *bin = (bin.0 + 1, bin.1 + u32::from(*confidence), bin.2 + u32::from(*right));
        }
        let gaps = bins.iter().map(|(_, said, right)| said.abs_diff(right * 1000)).sum::<u32>();
        f64::from(gaps) / 1000.0 / self.lines.max(1) as f64
    }

    /// One row under [`HEADING`].
    pub(crate) fn print(&self, name: &str) {
        let of_lines = |count| share(count, self.lines);
        let of_vat = |count| share(count, self.vat_lines);
        println!(
            "{name:<24}{:>5}  {:>5.1}  {:>5.1}  {:>5.1} | {:>4.1}  {:>5.1} | {:>8.1} {:>5.1} | \
             {:>11.3} | {:>5.1} {:>5.1}",
            self.lines,
            of_lines(self.accepted),
            of_lines(self.strict),
            of_lines(self.three),
            of_vat(self.vat_accepted),
            of_vat(self.vat_strict),
            self.precision(30),
            self.precision(50),
            self.calibration(),
            of_lines(self.null),
            of_lines(self.unsure),
        );
    }
}

fn share(count: usize, of: usize) -> f64 {
    100.0 * count as f64 / of.max(1) as f64
}

/// The code of an account by its place.
pub(crate) fn code(chart: &Chart, at: u32) -> String {
    chart.accounts()[at as usize].code.clone()
}
