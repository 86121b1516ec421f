//! What the program is built of: where it comes from, and under which licences, as `deny.toml` says.

use std::collections::BTreeSet;

/// What `deny.toml` says.
pub(super) struct DependencyRules {
    licences: BTreeSet<String>,
    /// Crates with a licence of their own, and the licence.
    exceptions: Vec<(String, String)>,
    registries: Vec<String>,
    banned: BTreeSet<String>,
}

impl DependencyRules {
    pub(super) fn read(deny: &str) -> Self {
        let list = |name: &str| {
            let start = format!("\n{name} = [");
            let begin = deny.find(&start).map(|at| at + start.len());
            let rest = begin.map(|at| &deny[at..]).unwrap_or_default();
            // Inner lists stand on one line.
            rest.split("\n]").next().unwrap_or_default().to_owned()
        };
        let one_line = |name: &str| {
            let start = format!("\n{name} = [");
            let begin = deny.find(&start).map(|at| at + start.len());
            let line = begin.and_then(|at| deny[at..].lines().next());
            texts(line.unwrap_or_default())
        };
        let exceptions = list("exceptions");
        let exceptions = exceptions.lines().filter(|line| line.contains("crate =")).map(texts);
        Self {
            licences: list("allow").lines().flat_map(texts).collect(),
            exceptions: exceptions.map(|two| (two[0].clone(), two[1].clone())).collect(),
            registries: one_line("allow-registry"),
            banned: list("deny").lines().flat_map(texts).collect(),
        }
    }

    pub(super) fn count(&self) -> usize {
        self.licences.len() + self.exceptions.len() + self.registries.len() + self.banned.len()
    }

    /// What they have against a crate; none where it may be used.
    pub(super) fn fault(
        &self,
        name: &str,
        licence: Option<&str>,
        source: Option<&str>,
    ) -> Option<String> {
        // One of ours.
        let source = source?;
        if self.banned.contains(name) {
            return Some(format!("{name} is banned"));
        }
        if !self.registries.iter().any(|registry| source == format!("registry+{registry}")) {
            return Some(format!("{name} comes from {source}"));
        }
        let licence = licence.unwrap_or("none");
        let is_exception =
            self.exceptions.iter().any(|(of, allowed)| of == name && allowed == licence);
        (!is_exception && !self.allow(licence)).then(|| format!("{name}: {licence}"))
    }

    /// Whether one of the ways to take an expression is allowed: `A OR B` and the older `A/B`, `(A OR B) AND C`.
    fn allow(&self, expression: &str) -> bool {
        all_of(expression).iter().all(|part| {
            let part = part.trim().trim_start_matches('(').trim_end_matches(')');
            let ways = part.split(" OR ").flat_map(|way| way.split('/'));
            ways.map(str::trim).any(|way| self.licences.contains(way))
        })
    }
}

/// The parts between `AND`s; within brackets there are none.
fn all_of(expression: &str) -> Vec<&str> {
    expression.split(" AND ").collect()
}

/// What stands between quotes on a line that is no comment.
fn texts(line: &str) -> Vec<String> {
    if line.trim_start().starts_with('#') {
        return Vec::new();
    }
    line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn a_licence_is_taken_in_one_of_the_ways_that_it_offers() {
    let rules = DependencyRules::read(
        "[licenses]\nallow = [\n    # GPL\n    \"MIT\",\n    \"ISC\",\n]\nexceptions = [\n    \
         { crate = \"odd\", allow = [\"MPL-2.0\"] },\n]\n[sources]\nallow-registry = [\"https://r\"]\n\
         [bans]\ndeny = [\n    { crate = \"bad\" },\n]\n",
    );
    assert_eq!(rules.count(), 5);
    let fault = |name, licence| rules.fault(name, Some(licence), Some("registry+https://r"));
    for licence in ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/ISC", "(GPL-3.0 OR MIT) AND ISC"] {
        assert_eq!(fault("good", licence), None, "{licence}");
    }
    for licence in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR MPL-2.0) AND ISC", "MPL-2.0", "none"]
    {
        assert_eq!(fault("good", licence), Some(format!("good: {licence}")));
    }
    assert_eq!(fault("odd", "MPL-2.0"), None);
    assert_eq!(fault("bad", "MIT"), Some("bad is banned".to_owned()));
    assert!(rules.fault("good", Some("MIT"), Some("git+https://r")).is_some());
    assert_eq!(rules.fault("ours", None, None), None);
}
