//! A decision in the stead of others.

use super::decision::{Decision, DecisionConflict, DecisionKind, Decisions, StandingRule};
use super::row_name::normal;

impl Decisions {
    /// Adds a decision in the stead of the same one and of what says the contrary, which come back. The account and
    /// the note of the same one stay where it says none.
    ///
    /// # Errors
    /// Something else is decided of one of its rows; then nothing has changed.
    pub fn replace(
        &mut self,
        mut decision: Decision,
    ) -> Result<Vec<Decision>, Box<DecisionConflict>> {
        let same = self.decisions.iter().find(|one| one.is_as(decision.verb, &decision.rows));
        if let Some(same) = same {
            for (own, known) in [(&mut decision.to, &same.to), (&mut decision.note, &same.note)] {
                if own.is_empty() {
                    own.clone_from(known);
                }
            }
        }
        let mut replaced: Vec<Decision> =
            same.filter(|same| **same != decision).cloned().into_iter().collect();
        let mut left = self.clone();
        left.decisions.retain(|one| !is_contrary(&decision, one));
        let contrary = self.decisions.iter().filter(|one| is_contrary(&decision, one));
        replaced.extend(contrary.cloned());
        left.add(decision)?;
        *self = left;
        Ok(replaced)
    }

    /// Adds a rule; the one for the same words that it replaces comes back.
    pub fn replace_rule(&mut self, rule: StandingRule) -> Option<StandingRule> {
        let words = normal(&rule.text);
        let before = self.rules.iter().find(|one| normal(&one.text) == words);
        let before = before.filter(|one| (one.verb, &one.to) != (rule.verb, &rule.to)).cloned();
        self.add_rule(rule);
        before
    }

    /// Rules that never decide anything, each with the one that always comes before it.
    pub fn idle_rules(&self) -> impl Iterator<Item = (&StandingRule, &StandingRule)> {
        self.rules.iter().enumerate().filter_map(|(at, rule)| {
            let first = self.rules[..at].iter().find(|one| one.holds_of(&rule.text))?;
            Some((rule, first))
        })
    }
}

/// Whether one says of rows that they belong together, and the other that they do not.
fn is_contrary(decision: &Decision, other: &Decision) -> bool {
    let are_together = |one: &Decision| {
        matches!(one.verb, DecisionKind::Pair | DecisionKind::Correct | DecisionKind::Group)
    };
    let (apart, together) = match (decision.verb, other.verb) {
        (DecisionKind::NotAMatch, _) if are_together(other) => (decision, other),
        (_, DecisionKind::NotAMatch) if are_together(decision) => (other, decision),
        _ => return false,
    };
    apart.rows.iter().all(|row| together.rows.contains(row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::period::RowName;
    use crate::side_name::SideName;
    use tieout::amount::Amount;
    use tieout::date::Date;

    fn row(side: SideName) -> RowName {
        RowName {
            side,
            date: Date::parse_iso("2026-03-09").unwrap(),
            amount: Amount::parse("-12.50").unwrap(),
            text: "Charges".into(),
            occurrence: 1,
            bank_id: String::new(),
        }
    }

    fn of(verb: DecisionKind, rows: Vec<RowName>, to: &str, note: &str) -> Decision {
        Decision { verb, rows, fee: None, to: to.into(), note: note.into() }.checked().unwrap()
    }

    #[test]
    fn a_second_decision_keeps_the_account_and_the_note_that_it_does_not_say() {
        let enter =
            |to: &str, note: &str| of(DecisionKind::Enter, vec![row(SideName::Bank)], to, note);
        let mut all = Decisions::default();
        assert_eq!(all.replace(enter("404", "monthly")).unwrap(), []);
        assert_eq!(all.replace(enter("", "")).unwrap(), []);
        assert_eq!(all.replace(enter("405", "")).unwrap(), [enter("404", "monthly")]);
        assert_eq!(all.decisions, [enter("405", "monthly")]);
    }

    #[test]
    fn rows_that_are_a_pair_are_no_longer_ruled_out_and_the_other_way_round() {
        let both = || vec![row(SideName::Bank), row(SideName::Book)];
        let (apart, pair) =
            (of(DecisionKind::NotAMatch, both(), "", ""), of(DecisionKind::Pair, both(), "", ""));
        let mut all = Decisions::default();
        all.replace(apart.clone()).unwrap();
        assert_eq!(all.replace(pair.clone()).unwrap(), std::slice::from_ref(&apart));
        assert_eq!(all.decisions, std::slice::from_ref(&pair));
        assert_eq!(all.replace(apart.clone()).unwrap(), std::slice::from_ref(&pair));
        all.replace(of(DecisionKind::Enter, vec![row(SideName::Bank)], "", "")).unwrap();
        assert!(all.replace(pair).is_err());
        assert_eq!(all.decisions.len(), 2, "what is refused changes nothing");
    }

    #[test]
    fn a_rule_replaces_one_for_the_same_words_and_one_behind_a_wider_one_decides_nothing() {
        let rule =
            |verb, text: &str, to: &str| StandingRule { verb, text: text.into(), to: to.into() };
        let mut all = Decisions::default();
        let first = rule(DecisionKind::Enter, "CARD TESCO", "404");
        assert_eq!(all.replace_rule(first.clone()), None);
        assert_eq!(all.replace_rule(first.clone()), None);
        let second = rule(DecisionKind::Enter, "card tesco", "405");
        assert_eq!(all.replace_rule(second.clone()), Some(first));
        assert_eq!(all.idle_rules().count(), 0);
        let wide = rule(DecisionKind::Enter, "CARD", "1");
        all.replace_rule(wide.clone());
        assert_eq!(all.idle_rules().collect::<Vec<_>>(), [(&second, &wide)]);
    }
}
