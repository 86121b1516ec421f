//! New identifiers for those of a document.

use std::collections::BTreeMap;

use crate::id::AccountId;

/// What each identifier of a document becomes. New ones sort as the old ones did, so that lists keep their order.
#[derive(Debug, Clone, Default)]
pub struct NewIds(BTreeMap<String, String>);

impl NewIds {
    /// Gives each of these another: there are as many bits as identifiers, or more.
    #[must_use]
    pub fn new(mut old: Vec<String>, mut bits: Vec<u128>) -> Self {
        let encoded = |id: &str| id.split_once('_').map(|(_, rest)| rest.to_owned());
        old.sort_by_cached_key(|id| encoded(id));
        bits.sort_unstable();
        let named = |(old, bits): (String, u128)| {
            // Its bits in the alphabet of all identifiers.
            let (any, prefix) = (AccountId::new(bits).to_string(), old.split_once('_')?.0);
            let new = format!("{prefix}_{}", encoded(&any)?);
            Some((old, new))
        };
        Self(old.into_iter().zip(bits).filter_map(named).collect())
    }

    /// With this one becoming another.
    #[must_use]
    pub fn with(mut self, old: &str, new: String) -> Self {
        self.0.insert(old.to_owned(), new);
        self
    }

    /// What this one becomes; none for one that the document does not have.
    #[must_use]
    pub fn get(&self, old: &str) -> Option<&str> {
        self.0.get(old).map(String::as_str)
    }

    /// All of them, the old one first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(old, new)| (&**old, &**new))
    }

    /// A text of JSON with new identifiers, where a string is one of the old.
    #[must_use]
    pub fn replaced_in(&self, json: &str) -> String {
        let mut made = String::with_capacity(json.len());
        let mut rest = json;
        while let Some(at) = rest.find('"') {
            let (before, string) = rest.split_at(at + 1);
            made.push_str(before);
            let length = string_length(string);
            let (string, behind) = string.split_at(length);
            made.push_str(self.get(string).unwrap_or(string));
            // The quote behind it, where there is one.
            let quote = usize::from(behind.starts_with('"'));
            made.push_str(&behind[..quote]);
            rest = &behind[quote..];
        }
        made.push_str(rest);
        made
    }
}

/// Up to the quote that ends a string.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids() -> NewIds {
        let old = ["inv_00000000000000000000000002", "acc_00000000000000000000000001"];
        NewIds::new(old.map(str::to_owned).to_vec(), vec![9, 7])
    }

    #[test]
    fn new_identifiers_have_the_prefix_and_the_order_of_the_old() {
        let ids = ids();
        let all: Vec<_> = ids.iter().collect();
        assert_eq!(
            all,
            [
                ("acc_00000000000000000000000001", "acc_00000000000000000000000007"),
                ("inv_00000000000000000000000002", "inv_00000000000000000000000009"),
            ]
        );
        assert_eq!(ids.get("con_00000000000000000000000001"), None);
    }

    #[test]
    fn whole_strings_are_replaced_and_nothing_else_is_touched() {
        let json = r#"{"a":"inv_00000000000000000000000002","b":["x \"inv_00000000000000000000000002\"",1.50,"\\"],"c":"acc_00000000000000000000000001"}"#;
        let made = ids().replaced_in(json);
        assert_eq!(
            made,
            r#"{"a":"inv_00000000000000000000000009","b":["x \"inv_00000000000000000000000002\"",1.50,"\\"],"c":"acc_00000000000000000000000007"}"#
        );
        assert_eq!(ids().replaced_in("\"inv"), "\"inv");
    }
}
