//! How likely a suggestion is right: fitted to how often such suggestions were.
//!
//! The table has a line for each kind of evidence and each kind of chart, and on it how many of a
//! thousand suggestions were right at likelihoods of 0, 50, 100, ... 1000 thousandths; never less
//! at a higher one. In a chart of spending then a line for each concept whose code is more, or less,
//! a matter of taste than most: so many thousandths of the confidence are left. In charts of usual
//! names three things more tell an easy case from a hard one for authors who were left out
//! ([`Difficulty`]): by each the odds are so many thousandths of what they were.

use std::fmt;
use std::sync::LazyLock;

use super::account_fit::FIT_MAX;
use super::chart::Chart;
use super::chart_map::ChartMap;
use super::concept::CONCEPTS;
use super::evidence::EvidenceKind;
use super::probability::ONE;
use super::rank::Ranked;
use super::sales::SalesAccountChoice;
use tieout::contract::coding::AccountType;
use tieout::contract::score::Score;

/// Below this likelihood, in thousandths, nothing is suggested.
const NULL_BELOW: i64 = 60;
/// Between two entries of the table, in thousandths.
const STEP: i64 = 50;
/// Nothing is surer, in thousandths.
const CONFIDENCE_MAX: i64 = 990;
/// Below the first of these fits an account covers something so so, below the second poorly.
const COVERS: [i32; 2] = [FIT_MAX * 9 / 10, FIT_MAX * 7 / 10];
/// Entries of a line.
const ENTRIES: usize = 21;

/// What a chart is like: each kind of evidence is right as often as the chart lets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChartKind {
    /// Most accounts go by usual names.
    Usual,
    /// Most accounts go by names that no bookkeeper uses.
    Odd,
    /// Nothing but expenses: codes that spenders choose from, each in their own way.
    Spending,
}

impl ChartKind {
    /// Every kind, in order.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Odd, Self::Spending];

    pub(super) fn of(chart: &Chart, fit: &ChartMap) -> Self {
        let mut kinds = chart.accounts().iter().map(|account| account.kind);
        if kinds.all(|kind| kind == AccountType::Expense) {
            Self::Spending
        } else if fit.is_odd() {
            Self::Odd
        } else {
            Self::Usual
        }
    }

    /// The name that the table has it under.
    const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Odd => "odd",
            Self::Spending => "spending",
        }
    }
}

impl fmt::Display for ChartKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

type CalibrationCurve = [i64; ENTRIES];

struct CalibrationTable {
    /// By [`ChartKind`] and [`EvidenceKind`].
    lines: [[CalibrationCurve; EvidenceKind::ALL.len()]; ChartKind::ALL.len()],
    /// What is left in a chart of spending, by the number of the concept, in thousandths.
    taste: Vec<i64>,
    /// What the odds are times, by [`Difficulty`], in thousandths.
    odds: [[i64; GROUNDS_MAX]; ODDS.len()],
}

/// The heading of lines for grounds, and their names.
const ODDS: [&str; 3] = ["unknown", "cover", "takings"];
const GROUNDS_MAX: usize = 5;

/// The heading of lines for concepts.
const TASTE: &str = "taste";

static TABLE: LazyLock<CalibrationTable> = LazyLock::new(|| {
    let even: CalibrationCurve = std::array::from_fn(|at| (0..).step_by(50).nth(at).unwrap_or(0));
    let mut table = CalibrationTable {
        lines: [[even; EvidenceKind::ALL.len()]; ChartKind::ALL.len()],
        taste: vec![1000; CONCEPTS.len()],
        odds: [[1000; GROUNDS_MAX]; ODDS.len()],
    };
    for line in include_str!("data/confidence.tsv").lines() {
        let mut fields = line.split('\t');
        let heading = fields.next().unwrap_or_default();
        let ledger = ChartKind::ALL.iter().position(|known| known.name() == heading);
        let name = fields.next().unwrap_or_default();
        let kind = EvidenceKind::ALL.iter().position(|known| known.name() == name);
        let mut entries = fields.filter_map(|field| field.parse().ok());
        if heading == TASTE {
            if let (Some(concept), Some(left)) = (CONCEPTS.named(name), entries.next()) {
                table.taste[usize::from(concept.0)] = left;
            }
            continue;
        }
        if heading == "odds"
            && let Some(ground) = ODDS.iter().position(|known| *known == name)
        {
            table.odds[ground].iter_mut().zip(entries).for_each(|(entry, field)| *entry = field);
            continue;
        }
        let (Some(ledger), Some(kind)) = (ledger, kind) else { continue };
        table.lines[ledger][kind].iter_mut().zip(entries).for_each(|(entry, field)| *entry = field);
    }
    table
});

/// What tells an easy case from a hard one, beside its likelihood and the kind of evidence.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Difficulty {
    /// Words that are part of no known name: so many, at most four.
    unknown: u8,
    /// How well the account covers what it was taken for: well, so so, poorly.
    cover: u8,
    /// A customer's payment, and how many accounts it may go to.
    sales: Option<SalesAccountChoice>,
}

impl Difficulty {
    pub(super) fn of(best: &Ranked, unknown: usize, sales: Option<SalesAccountChoice>) -> Self {
        let cover = COVERS.iter().filter(|least| best.fit < **least).count();
        // Where no name speaks for it, none of its words is known.
        let is_guess = matches!(best.evidence, EvidenceKind::Nobody | EvidenceKind::Model);
        let unknown = if is_guess { GROUNDS_MAX - 1 } else { unknown.min(GROUNDS_MAX - 1) };
        let byte = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        Self { unknown: byte(unknown), cover: byte(cover), sales }
    }

    /// A confidence by the odds of these grounds. In charts of other kinds than usual ones there
    /// are too few lines to tell.
    pub(super) fn tilt(self, confidence: Score, ledger: ChartKind) -> Score {
        if ledger != ChartKind::Usual {
            return confidence;
        }
        let of = |ground: usize, at: usize| TABLE.odds[ground][at];
        let sales = self.sales.map_or(1000, |sales| of(2, sales as usize));
        let times = of(0, usize::from(self.unknown)) * of(1, usize::from(self.cover)) * sales;
        let said = i64::from(confidence.thousandths());
        let (right, wrong) = (said * times / 1_000_000, (1000 - said) * 1000);
        score((right * 1000 / (right + wrong).max(1)).min(CONFIDENCE_MAX))
    }
}

/// As `raw` of the benchmark prints them: three numbers, the last 3 where it is no sale.
impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sales = self.sales.map_or(3, |sales| sales as u8);
        write!(f, "{}\t{}\t{sales}", self.unknown, self.cover)
    }
}

/// The confidence of a suggestion for a chart of this kind, by likelihood and evidence alone. In a ledger
/// of spending, where each goes by their own taste, what was learnt of that taste counts as it is.
pub(super) fn of(ranked: &Ranked, ledger: ChartKind) -> Score {
    let thousandths = thousandths(ranked.likelihood);
    let line = &TABLE.lines[ledger as usize][ranked.evidence as usize];
    let at = usize::try_from(thousandths / STEP).unwrap_or(0).min(ENTRIES - 1);
    let (below, above) = (line[at], line[(at + 1).min(ENTRIES - 1)]);
    let right = below + (above - below) * (thousandths % STEP) / STEP;
    if ledger != ChartKind::Spending {
        return score(right.min(CONFIDENCE_MAX));
    }
    let left = ranked.concept.map_or(1000, |concept| TABLE.taste[usize::from(concept.0)]);
    let learnt = (ranked.learnt * 1000 / ranked.likelihood.max(1)).clamp(0, 1000);
    let both = right * left / 1000 * (1000 - learnt) + thousandths * learnt;
    score((both / 1000).min(CONFIDENCE_MAX))
}

/// The likelihood as it is.
pub(super) fn bare(likelihood: i64) -> Score {
    score(thousandths(likelihood))
}

/// Whether it is too little to suggest anything.
pub(super) fn is_null(likelihood: i64) -> bool {
    thousandths(likelihood) < NULL_BELOW
}

/// What is left for the alternatives beside a suggestion: no two can both be right.
pub(super) fn beside(best: Score, other: Score) -> Score {
    let left = 1000 - best.thousandths();
    Score::from_thousandths(other.thousandths().min(left).min(best.thousandths()))
}

fn thousandths(likelihood: i64) -> i64 {
    (likelihood * 1000 / ONE).clamp(0, 1000)
}

fn score(thousandths: i64) -> Score {
    Score::from_thousandths(u16::try_from(thousandths).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account_fit::FIT_MAX;
    use crate::chart::ChartAccount;
    use crate::concept::ConceptId;
    use crate::evidence::FindingSource;

    fn suggestion(likelihood: i64, evidence: EvidenceKind) -> Ranked {
        Ranked {
            account: 0,
            concept: None,
            concepts: [(ConceptId(0), 0); 4],
            by: FindingSource::Model,
            vat: None,
            evidence,
            fit: FIT_MAX,
            likelihood,
            learnt: 0,
        }
    }

    #[test]
    fn the_table_has_one_line_for_each_kind_of_evidence_and_chart() {
        let lines = include_str!("data/confidence.tsv").lines();
        let mut found: Vec<(String, String)> = Vec::new();
        let mut odds: Vec<String> = Vec::new();
        for line in lines.filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            if fields[0] == "odds" {
                let entries: Vec<u16> =
                    fields[2..].iter().map(|field| field.parse().unwrap()).collect();
                assert!(ODDS.contains(&fields[1]) && entries.len() <= GROUNDS_MAX, "{line}");
                assert!(entries.is_sorted_by(|before, after| before >= after), "{line}");
                odds.push(fields[1].to_owned());
                continue;
            }
            if fields[0] == TASTE {
                assert!(CONCEPTS.named(fields[1]).is_some(), "{line}");
                assert!(fields.len() == 3 && fields[2].parse::<u16>().is_ok(), "{line}");
                continue;
            }
            assert_eq!(fields.len() - 2, ENTRIES, "{line}");
            assert!(fields[2..].iter().all(|field| field.parse::<u16>().is_ok()), "{line}");
            found.push((fields[0].to_owned(), fields[1].to_owned()));
        }
        let all = ChartKind::ALL.iter().flat_map(|ledger| {
            EvidenceKind::ALL.iter().map(|kind| (ledger.to_string(), kind.to_string()))
        });
        assert_eq!(found, all.collect::<Vec<_>>());
        assert_eq!(odds, ODDS);
    }

    #[test]
    fn a_likelier_suggestion_is_never_less_sure() {
        for (ledger, kind) in ChartKind::ALL
            .into_iter()
            .flat_map(|ledger| EvidenceKind::ALL.map(|kind| (ledger, kind)))
        {
            let of_parts = |parts| of(&suggestion(ONE * parts / 1000, kind), ledger);
            let said: Vec<Score> = (0..=1000).map(of_parts).collect();
            assert!(said.is_sorted(), "{ledger} {kind}");
            let is_guess = kind == EvidenceKind::Nobody;
            assert_eq!(said[1000].thousandths() > 500, !is_guess, "{ledger} {kind}");
        }
    }

    #[test]
    fn unknown_words_a_poor_cover_and_many_accounts_for_sales_make_it_less_sure() {
        let confidence = Score::from_thousandths(600);
        let of = |unknown, fit, sales| {
            let best = Ranked { fit, ..suggestion(ONE / 2, EvidenceKind::Trade) };
            Difficulty::of(&best, unknown, sales).tilt(confidence, ChartKind::Usual).thousandths()
        };
        assert!(of(0, FIT_MAX, None) > of(9, FIT_MAX, None));
        assert!(of(0, FIT_MAX, None) > of(0, FIT_MAX / 2, None));
        let [one, few, several] =
            [SalesAccountChoice::One, SalesAccountChoice::Few, SalesAccountChoice::Several]
                .map(|sales| of(0, FIT_MAX, Some(sales)));
        assert!(one >= few && few > several, "{one} {few} {several}");
    }

    #[test]
    fn grounds_count_in_charts_of_usual_names_alone_and_certain_stays_under_one() {
        let best = suggestion(ONE / 2, EvidenceKind::Trade);
        let hard = Difficulty::of(&best, 9, Some(SalesAccountChoice::Several));
        let of = Score::from_thousandths;
        assert_eq!(hard.tilt(of(600), ChartKind::Odd), of(600));
        assert_eq!(hard.tilt(of(600), ChartKind::Spending), of(600));
        for thousandths in 0..=1000 {
            let said = Difficulty::of(&best, 0, Some(SalesAccountChoice::One))
                .tilt(of(thousandths), ChartKind::Usual);
            assert!(i64::from(said.thousandths()) <= CONFIDENCE_MAX);
        }
        assert_eq!(hard.tilt(of(0), ChartKind::Usual), of(0));
    }

    #[test]
    fn what_a_chart_is_like_is_seen_from_its_names_and_types() {
        let ledger = |accounts: &[(&str, AccountType)]| {
            let account = |(name, kind): &(&str, AccountType)| ChartAccount {
                code: (*name).to_owned(),
                name: (*name).to_owned(),
                kind: *kind,
            };
            let chart = Chart::new(accounts.iter().map(account).collect());
            ChartKind::of(&chart, &ChartMap::of(&chart))
        };
        let sales = ("Sales", AccountType::Income);
        let rent = ("Rent", AccountType::Expense);
        let odd = [
            ("Getting from A to B and back", AccountType::Expense),
            ("What the taxman wants from us", AccountType::Liability),
            ("Keeping the lights on for everybody", AccountType::Expense),
        ];
        assert_eq!(ledger(&[sales, rent]), ChartKind::Usual);
        assert_eq!(ledger(&[rent]), ChartKind::Spending);
        assert_eq!(ledger(&[sales, odd[0], odd[1], odd[2]]), ChartKind::Odd);
    }

    #[test]
    fn alternatives_are_not_surer_than_what_is_left() {
        let of = Score::from_thousandths;
        assert_eq!(beside(of(800), of(500)), of(200));
        assert_eq!(beside(of(300), of(500)), of(300));
    }
}
