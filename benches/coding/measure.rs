//! How good suggestions are.

use tieout::contract::coding::VatCode;
use tieout_coding::Chart;

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

/// Lines of about the same confidence.
#[derive(Debug, Clone, Copy, Default)]
struct Bin {
    lines: u32,
    /// How many were to be right, by their confidence.
    said: f64,
    /// How many were.
    right: u32,
    /// How much the latter varies around the former.
    variance: f64,
}

impl Bin {
    fn add(&mut self, thousandths: u16, is_right: bool) {
        let said = f64::from(thousandths) / 1000.0;
        self.lines += 1;
        self.said += said;
        self.right += u32::from(is_right);
        self.variance += said * (1.0 - said);
    }

    /// How many more or less are right, on average, by chance alone.
    fn chance(&self) -> f64 {
        (self.variance * std::f64::consts::FRAC_2_PI).sqrt()
    }
}

/// The heading over rows of figures.
pub(crate) const HEADING: &str = "                        lines  top-1 strict  top-3 |  VAT strict | \
                           best 30%   50% | apart chance |  null  <0.5";

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
    fn apart(&self) -> f64 {
        let gaps: f64 = self.bins().iter().map(|bin| (bin.said - f64::from(bin.right)).abs()).sum();
        gaps / self.lines.max(1) as f64
    }

    /// How far they would be apart on so few lines, by chance alone, if every confidence were right:
    /// the mean of what is left over in each bin, which is as good as normal.
    fn chance(&self) -> f64 {
        let over: f64 = self.bins().iter().map(Bin::chance).sum();
        over / self.lines.max(1) as f64
    }

    fn bins(&self) -> [Bin; 10] {
        let mut bins = [Bin::default(); 10];
        for (confidence, right) in &self.said {
            bins[usize::from(*confidence / 100).min(9)].add(*confidence, *right);
        }
        bins
    }

    /// A row for each bin of confidence.
    pub(crate) fn print_bins(&self, name: &str) {
        println!("{name}: {:.3} apart, {:.3} by chance", self.apart(), self.chance());
        for (at, bin) in self.bins().iter().enumerate().filter(|(_, bin)| bin.lines > 0) {
            let of_lines = |sum: f64| sum / f64::from(bin.lines);
            println!(
                "  from {:.1}: {:>4} lines, said {:.2}, right {:.2}, by chance +-{:.2}",
                at as f64 / 10.0,
                bin.lines,
                of_lines(bin.said),
                of_lines(f64::from(bin.right)),
                of_lines(bin.chance()),
            );
        }
    }

    /// All lines of several sets in one.
    pub(crate) fn join(mut self, other: Self) -> Self {
        self.lines += other.lines;
        self.said.extend(other.said);
        self
    }

    /// One row under [`HEADING`].
    pub(crate) fn print(&self, name: &str) {
        let of_lines = |count| share(count, self.lines);
        let of_vat = |count| share(count, self.vat_lines);
        println!(
            "{name:<24}{:>5}  {:>5.1}  {:>5.1}  {:>5.1} | {:>4.1}  {:>5.1} | {:>8.1} {:>5.1} | \
             {:>5.3}  {:>5.3} | {:>5.1} {:>5.1}",
            self.lines,
            of_lines(self.accepted),
            of_lines(self.strict),
            of_lines(self.three),
            of_vat(self.vat_accepted),
            of_vat(self.vat_strict),
            self.precision(30),
            self.precision(50),
            self.apart(),
            self.chance(),
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
