//! What there is to be named: identifiers out of answers.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Dice;

/// What begins an identifier that requests may name.
const KINDS: [&str; 11] =
    ["acc", "bas", "con", "bac", "btx", "inv", "set", "ctr", "jnl", "vrt", "mem"];

/// Identifiers by what they name, in the order in which they were seen.
#[derive(Default)]
pub(super) struct Shelf {
    own: BTreeMap<String, Vec<String>>,
    others: BTreeMap<String, Vec<String>>,
    codes: BTreeMap<String, String>,
    /// The account of the latest bank account.
    bank: Option<String>,
    /// Where allocations are: `/settlements/{id}/allocations/{id}`.
    parts: Vec<String>,
}

/// Adds every identifier that stands in a value.
fn collect(value: &Value, into: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::String(text) => {
            let Some((kind, rest)) = text.split_once('_') else { return };
            if KINDS.contains(&kind) && rest.len() == 26 {
                let list = into.entry(kind.to_owned()).or_default();
                if !list.contains(text) {
                    list.push(text.clone());
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, into)),
        Value::Object(object) => object.values().for_each(|value| collect(value, into)),
        _ => {}
    }
}

impl Shelf {
    /// With the accounts of the chart, by code.
    pub(super) fn of_chart(codes: &BTreeMap<String, String>) -> Self {
        Self { codes: codes.clone(), ..Self::default() }
    }

    /// Takes what an answer names.
    pub(super) fn take(&mut self, answer: &Value) {
        collect(answer, &mut self.own);
        let data = &answer["data"];
        let Some(owner) = data["id"].as_str() else { return };
        if owner.starts_with("bac_") {
            self.bank = data["account_id"].as_str().map(str::to_owned);
        }
        if owner.starts_with("set_") {
            self.take_parts(&format!("/settlements/{owner}/allocations"), &data["allocations"]);
        }
    }

    /// Takes allocations in a list of them.
    pub(super) fn take_parts(&mut self, path: &str, list: &Value) {
        for id in list.as_array().into_iter().flatten().filter_map(|part| part["id"].as_str()) {
            let part = format!("{path}/{id}");
            if !self.parts.contains(&part) {
                self.parts.push(part);
            }
        }
    }

    /// Takes what an answer about another organisation names.
    pub(super) fn take_others(&mut self, answer: &Value) {
        collect(answer, &mut self.others);
    }

    /// One of a kind: mostly one of the latest, now and then another organisation's or nobody's.
    pub(super) fn one(&self, kind: &str, dice: &mut Dice) -> String {
        let nobody = || format!("{kind}_{}", "0".repeat(25) + "1");
        let others = self.others.get(kind).filter(|_| dice.is_one_of(40));
        let Some(list) = others.or_else(|| self.own.get(kind)) else { return nobody() };
        let latest = if dice.roll(4) > 0 { list.len().min(10) } else { list.len() };
        list[list.len() - 1 - dice.roll(latest)].clone()
    }

    /// The account with a code of the chart.
    pub(super) fn code(&self, code: &str) -> String {
        self.codes.get(code).expect("an account").clone()
    }

    /// The one before the latest.
    pub(super) fn before_last(&self, kind: &str) -> String {
        let list = self.own.get(kind).map(Vec::as_slice).unwrap_or_default();
        list[list.len() - 2].clone()
    }

    /// The account of the latest bank account.
    pub(super) fn account_of_bank(&self) -> String {
        self.bank.clone().expect("a bank account")
    }

    /// The latest of a kind.
    pub(super) fn last(&self, kind: &str) -> String {
        self.own.get(kind).and_then(|list| list.last()).expect("one").clone()
    }

    /// Where an allocation is.
    pub(super) fn part(&self, dice: &mut Dice) -> Option<&String> {
        let latest = self.parts.len().min(8);
        (latest > 0).then(|| &self.parts[self.parts.len() - 1 - dice.roll(latest)])
    }

    /// The last of them that is of a settlement, or of a credit note.
    pub(super) fn last_part(&self, of: &str) -> String {
        self.parts.iter().rev().find(|part| part.starts_with(of)).expect("one").clone()
    }
}
