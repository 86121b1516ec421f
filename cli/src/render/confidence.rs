//! How likely a pair is and why, in plain words; the figures behind them where they are wanted.

use tieout::contract::reconcile::Score;
use tieout_reconcile::{Bits, MatchEvidence, SharedWord};

use crate::safe::safe;

/// As many shared words are named in a sentence.
const WORDS_NAMED_MAX: usize = 3;

/// As many shared words of a pair are shown with what they are worth.
const WORDS_SHOWN_MAX: usize = 6;

/// Evidence that makes a pair eight times as likely as another, in tenths of a bit.
const MUCH_TENTHS: i64 = 30;

/// How likely something of this score is, in words.
pub(crate) const fn how_likely(score: Score) -> &'static str {
    match score.thousandths() {
        990.. => "almost certain",
        900..990 => "likely",
        500..900 => "doubtful",
        _ => "a guess",
    }
}

/// The other rows that could have taken a place in a pair.
pub(super) struct PairRivals {
    pub(super) count: u32,
    /// The best of them: what it is called, and how much more speaks for the pair.
    pub(super) best: Option<(String, Bits)>,
}

impl PairRivals {
    fn in_words(&self) -> String {
        let Some((called, lead)) = &self.best else {
            return match self.count {
                0 => "no other row fits".to_owned(),
                1 => "another row is possible".to_owned(),
                count => format!("{count} other rows are possible"),
            };
        };
        if lead.tenths() >= MUCH_TENTHS {
            return "no other row fits as well".to_owned();
        }
        let how = if lead.tenths() > 0 { "nearly as well" } else { "as well" };
        match self.count {
            1 => format!("{called} fits {how}"),
            count => format!("{count} rivals, of which {called} fits {how}"),
        }
    }
}

/// Why two rows are a pair: `almost certain: same amount, 1 day apart, both say ACME; no other row fits`.
pub(super) fn reason(
    score: Score,
    is_equal: bool,
    evidence: &MatchEvidence,
    rivals: &PairRivals,
) -> String {
    let amount = if is_equal { "same amount" } else { "same amount once rounded" };
    format!(
        "{}: {amount}, {}, {}; {}",
        how_likely(score),
        apart(evidence.lag_days),
        shared(evidence),
        rivals.in_words()
    )
}

/// The figures behind the words.
pub(super) fn figures(
    score: Option<Score>,
    evidence: &MatchEvidence,
    rivals: Option<&PairRivals>,
) -> String {
    let mut figures = Vec::new();
    figures.extend(score.map(|score| format!("score {score}")));
    figures.push(format!("for {}, against {}", evidence.text, evidence.lag));
    figures.extend(rivals.map(|rivals| match &rivals.best {
        Some((called, lead)) => {
            format!("rivals {}, best {called} ({})", rivals.count, evidence.total() - *lead)
        }
        None => format!("rivals {}", rivals.count),
    }));
    figures.push(format!("words {}", safe(&weighed_words(evidence, WORDS_SHOWN_MAX))));
    figures.join("; ")
}

/// What the figures are.
pub(super) const LEGEND: &str = "for: the texts, above all rare words they share; against: how \
    unusual the gap in days is. In bits: each bit doubles the odds.";

/// How far apart two days are.
pub(super) fn apart(days: i32) -> String {
    match days.unsigned_abs() {
        0 => "same day".to_owned(),
        1 => "1 day apart".to_owned(),
        days => format!("{days} days apart"),
    }
}

/// The words that both texts have, those that say most.
pub(super) fn shared(evidence: &MatchEvidence) -> String {
    let telling = || evidence.shared_words.iter().filter(|word| word.worth.tenths() > 0);
    // A letter says little to a person, unless there is nothing else: `B and Q`.
    let is_long = |word: &&SharedWord| word.words.chars().count() > 1;
    let has_long = telling().any(|word| is_long(&word));
    let named = telling().filter(|word| !has_long || is_long(word)).take(WORDS_NAMED_MAX);
    let (mut same, mut alike) = (Vec::new(), Vec::new());
    for word in named {
        match word.words.split_once('~') {
            Some((ours, theirs)) => {
                alike.push(format!("{} looks like {}", safe(ours), safe(theirs)));
            }
            None => same.push(safe(&word.words).into_owned()),
        }
    }
    let both = (!same.is_empty()).then(|| format!("both say {}", listed(&same)));
    let words: Vec<String> = both.into_iter().chain(alike).collect();
    match words.is_empty() {
        false => words.join(", "),
        true if evidence.text.tenths() >= MUCH_TENTHS => {
            "texts that usually go together".to_owned()
        }
        true => "no distinctive word in common".to_owned(),
    }
}

/// `A, B and C`.
fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The words with what each is worth, as many as these at most; those worth nothing are left out.
pub(super) fn weighed_words(evidence: &MatchEvidence, shown_max: usize) -> String {
    let words: Vec<_> =
        evidence.shared_words.iter().filter(|word| word.worth.tenths() > 0).collect();
    let mut shown: Vec<String> =
        words.iter().take(shown_max).map(|word| format!("{} {}", word.words, word.worth)).collect();
    if words.len() > shown_max {
        shown.push(format!("{} more", words.len() - shown_max));
    }
    if shown.is_empty() { "-".to_owned() } else { shown.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likelihood_is_said_in_a_word_or_two() {
        let words = |thousandths| how_likely(Score::from_thousandths(thousandths));
        assert_eq!(
            [1000, 990, 989, 900, 899, 500, 499, 0].map(words),
            [
                "almost certain",
                "almost certain",
                "likely",
                "likely",
                "doubtful",
                "doubtful",
                "a guess",
                "a guess"
            ]
        );
    }

    #[test]
    fn words_are_listed_as_in_a_sentence() {
        let words = ["A", "B", "C"].map(str::to_owned);
        assert_eq!(listed(&words), "A, B and C");
        assert_eq!([listed(&words[..2]), listed(&words[..1])], ["A and B", "A"]);
    }

    #[test]
    fn days_are_counted_both_ways() {
        assert_eq!(
            [0, 1, -1, 2].map(apart),
            ["same day", "1 day apart", "1 day apart", "2 days apart"]
        );
    }
}
