//! Forms that leave little choice: taxes, payroll, dividends, transfers, interest.
//!
//! Rules over the words that were printed and the direction of the money, in `data/signals.tsv`.
//! Every word belongs to classes; a rule asks for one word of each of its classes.

mod names_in_text;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use crate::concept::{CONCEPTS, ConceptId};
use crate::evidence::{Finding, FindingSource, PARTS_PER_BIT};
use crate::normalise::NormalisedText;
use names_in_text::NamesInText;
use tieout::contract::coding::VatCode;
use tieout::packed::unpacked_text;

static RULES: LazyLock<SignalRules> = LazyLock::new(|| {
    let text = unpacked_text(include_bytes!(concat!(env!("OUT_DIR"), "/signals.tsv.gz")));
    let rules = SignalRules::read(text.leak());
    #[expect(clippy::expect_used, reason = "embedded, and read by every test")]
    rules.expect("every rule is well-formed")
});

/// Logarithms to base 2 of tenths, in parts of a bit.
const SHARES: [i32; 10] = [-850, -594, -445, -338, -256, -189, -132, -82, -39, 0];

/// The form of what card companies and marketplaces pay out.
const TAKINGS: &str = "card and platform takings";

/// The forms of what customers pay: what was bought, and comes back, is none of them.
const PAID_IN: [&str; 4] = [TAKINGS, "customer receipt", "customer's invoice", "money credited"];

/// Whether a form of this name says that a customer pays.
pub(crate) fn is_paid_in(name: &str) -> bool {
    PAID_IN.contains(&name)
}

/// Classes of words, one bit each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct WordClasses([u64; 4]);

impl WordClasses {
    fn add(&mut self, class: usize) {
        self.0[class / 64] |= 1 << (class % 64);
    }

    fn add_all(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }

    const fn has(&self, class: usize) -> bool {
        self.0[class / 64] >> (class % 64) & 1 == 1
    }
}

#[derive(Debug)]
struct SignalRule {
    name: &'static str,
    /// `None`: either way.
    is_money_in: Option<bool>,
    /// A word of each of these.
    needs: Vec<usize>,
    /// No word of this.
    not: Option<usize>,
    concepts: Vec<(ConceptId, u8)>,
    weight: i32,
    /// The VAT code, where it differs from the concept's.
    vat: Option<VatCode>,
}

#[derive(Debug, Default)]
struct SignalRules {
    all: Vec<SignalRule>,
    /// Classes of a word.
    words: BTreeMap<&'static str, WordClasses>,
    /// Classes of two words beside each other, by the first.
    pairs: BTreeMap<&'static str, Vec<(&'static str, WordClasses)>>,
    /// Classes of all words that start so, by the start; none is the start of another.
    starts: BTreeMap<&'static str, WordClasses>,
    classes: Vec<&'static str>,
    lists: BTreeMap<&'static str, &'static str>,
}

/// What the telling forms in a transaction say. `is_money_in` decides between interest paid and
/// received, and the like.
pub(crate) fn find(cleaned: &NormalisedText, is_money_in: bool) -> Vec<Finding> {
    let rules = &*RULES;
    let printed = &cleaned.printed;
    let classes = rules.classes_of(printed, |_| false);
    let mut findings = Vec::new();
    if classes == WordClasses::default() {
        return findings;
    }
    // Read only where it may decide.
    let mut names = None;
    let mut is_said = |rule: &SignalRule| {
        let names = names.get_or_insert_with(|| NamesInText::of(cleaned));
        let may_be_name = is_money_in && names_in_text::NAMES_TOO.contains(&rule.name);
        let is_of_name = |at: Range<usize>| {
            may_be_name && at.len() == 1 && names.is_of_name(at.start)
                || rule.name == TAKINGS && names.is_elsewhere(&at)
        };
        let is_longer = |at: Range<usize>| names.is_in_longer_name(&at, &rule.concepts);
        let said = rules.classes_of(printed, is_of_name);
        let outside = || rules.classes_of(printed, is_longer);
        // Part of the form beside the name, as in "EBAY COMMERCE FEES", is enough.
        rule.needs.iter().all(|class| said.has(*class))
            && (rule.name == TAKINGS || rule.needs.iter().any(|class| outside().has(*class)))
    };
    for rule in &rules.all {
        let holds = rule.is_money_in.is_none_or(|needed| needed == is_money_in)
            && rule.needs.iter().all(|class| classes.has(*class))
            && !rule.not.is_some_and(|class| classes.has(class));
        if !holds || printed.len() > 1 && !is_said(rule) {
            continue;
        }
        for (concept, tenths) in &rule.concepts {
            let share = SHARES[usize::from((*tenths).clamp(1, 10)) - 1];
            let by = FindingSource::Signal(rule.name);
            let (concept, weight) = (*concept, rule.weight + share);
            // Two rules may say the same: the stronger counts.
            match findings.iter_mut().find(|known: &&mut Finding| known.concept == concept) {
                Some(known) if known.weight >= weight => {}
                Some(known) => *known = Finding { concept, weight, vat: rule.vat, by },
                None => findings.push(Finding { concept, weight, vat: rule.vat, by }),
            }
        }
    }
    findings
}

/// Whether a form goes by this name.
#[cfg(test)]
pub(crate) fn is_form(name: &str) -> bool {
    RULES.all.iter().any(|rule| rule.name == name)
}

impl SignalRules {
    fn read(text: &'static str) -> Option<Self> {
        let mut rules = Self::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some((name, words)) = line.strip_prefix('$').and_then(|l| l.split_once('\t')) {
                rules.lists.insert(name, words);
            } else {
                let rule = rules.rule(line)?;
                rules.all.push(rule);
            }
        }
        Some(rules)
    }

    fn rule(&mut self, line: &'static str) -> Option<SignalRule> {
        let mut fields = line.split('\t');
        let name = fields.next()?;
        let is_money_in = match fields.next()? {
            "any" => None,
            "in" => Some(true),
            "out" => Some(false),
            _ => return None,
        };
        let needs = fields.next()?.split(" & ").map(|group| self.class(group)).collect();
        let not = Some(fields.next()?).filter(|words| !words.is_empty());
        let not = not.map(|words| self.class(words));
        let concepts: Option<Vec<_>> = fields
            .next()?
            .split(',')
            .map(|concept| {
                let (id, tenths) = concept.split_once(':').unwrap_or((concept, "10"));
                Some((CONCEPTS.named(id)?, tenths.parse().ok()?))
            })
            .collect();
        let bits: i32 = fields.next()?.parse().ok()?;
        let weight = bits * PARTS_PER_BIT;
        let vat = match fields.next() {
            Some(code) => Some(code.parse().ok()?),
            None => None,
        };
        Some(SignalRule { name, is_money_in, needs, not, concepts: concepts?, weight, vat })
    }

    /// The class of any of these words; the same for the same words.
    fn class(&mut self, group: &'static str) -> usize {
        if let Some(known) = self.classes.iter().position(|known| *known == group) {
            return known;
        }
        let class = self.classes.len();
        self.classes.push(group);
        for word in group.split(' ') {
            match word.strip_prefix('$') {
                Some(list) => {
                    let words = self.lists.get(list).copied().unwrap_or_default();
                    words.split(' ').for_each(|word| self.word(word, class));
                }
                None => self.word(word, class),
            }
        }
        class
    }

    fn word(&mut self, word: &'static str, class: usize) {
        if let Some(start) = word.strip_suffix('*') {
            self.starts.entry(start).or_default().add(class);
        } else if let Some((first, second)) = word.split_once('_') {
            let pairs = self.pairs.entry(first).or_default();
            if let Some((_, classes)) = pairs.iter_mut().find(|(known, _)| *known == second) {
                classes.add(class);
            } else {
                let mut classes = WordClasses::default();
                classes.add(class);
                pairs.push((second, classes));
            }
        } else {
            self.words.entry(word).or_default().add(class);
        }
    }

    /// The classes of these words; those that are hidden where they stand have none.
    fn classes_of(
        &self,
        printed: &[String],
        is_hidden: impl Fn(Range<usize>) -> bool,
    ) -> WordClasses {
        let mut all = WordClasses::default();
        for (at, word) in printed.iter().enumerate() {
            let below = self.starts.range(..=word.as_str()).next_back();
            let start = below.filter(|(start, _)| word.starts_with(**start));
            let alone = self.words.get(word.as_str()).into_iter().chain(start.map(|known| known.1));
            for classes in alone {
                if !is_hidden(at..at + 1) {
                    all.add_all(*classes);
                }
            }
            let Some(next) = printed.get(at + 1) else { continue };
            let pairs = self.pairs.get(word.as_str()).into_iter().flatten();
            for (_, classes) in pairs.filter(|pair| pair.0 == next) {
                if !is_hidden(at..at + 2) {
                    all.add_all(*classes);
                }
            }
        }
        all
    }
}

#[cfg(test)]
mod tests;
