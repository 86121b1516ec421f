//! Lists of JSON objects as sheets: what the interfaces of banks and payment providers give.
//!
//! A list of objects is a sheet, wherever in the document it stands: alone, as
//! `{"data": {"transactions": [...]}}`, or one object a line. Its first row has the keys in the order in which
//! they first appear, and every object is a row on its line. Objects within are flattened (`amount.value`),
//! lists of plain values are joined by spaces, numbers keep the digits they came with, `null` is empty.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::encoding::decode;
use super::place::{LineCursor, line_at};
use super::sheet::{SHEETS_MAX, Sheet, SheetBudget, SheetWriter};
use crate::fault::Fault;

/// Objects within objects of a row.
const DEPTH_MAX: usize = 8;
/// How deep a list may stand.
const LIST_DEPTH_MAX: usize = 6;
/// Values of a list: as many as a sheet has rows.
const ITEMS_MAX: usize = 1 << 20;
/// Different keys of a list.
const KEYS_MAX: usize = 1000;
/// The name of a key, with those that lead to it.
const NAME_BYTES_MAX: usize = 1 << 10;

/// Reads all lists of objects of a document.
///
/// # Errors
/// It is not JSON, has no list of objects, a list has something else between its objects, or a key twice.
pub fn lists(bytes: &[u8]) -> Result<JsonLists, Fault> {
    let decoded = decode(bytes)?;
    let text = &*decoded.text;
    let values = serde_json::Deserializer::from_str(text).into_iter::<&RawValue>();
    let values = values.take(ITEMS_MAX + 1).collect::<Result<Vec<_>, _>>().map_err(|error| {
        Fault::at_line(error.line() as u64, "this is not well-formed JSON from here on")
            .hint("download or export it again")
    })?;
    let lists = JsonLists { sheets: Vec::new(), beyond: None };
    let mut document = JsonDocument { text, budget: SheetBudget::default(), lists };
    match *values.as_slice() {
        [value] => document.look(value, "", 0)?,
        _ if values.len() > ITEMS_MAX => return Err(too_many(1)),
        _ => document.add("", 1, &values)?,
    }
    if document.lists.sheets.is_empty() {
        return Err(Fault::of_file("this JSON has no list of objects, so no transactions")
            .hint("export the transactions as CSV"));
    }
    Ok(document.lists)
}

/// What a document holds.
pub struct JsonLists {
    /// Each of its lists of objects.
    pub sheets: Vec<Sheet>,
    /// Where it says that there are pages beyond it.
    pub beyond: Option<Fault>,
}

struct JsonDocument<'a> {
    text: &'a str,
    budget: SheetBudget,
    lists: JsonLists,
}

impl<'a> JsonDocument<'a> {
    fn place(&self, value: &RawValue) -> usize {
        (value.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }

    fn line(&self, value: &RawValue) -> u64 {
        line_at(self.text.as_bytes(), self.place(value))
    }

    /// Looks for lists in a value: its name is the keys that lead to it.
    fn look(&mut self, value: &'a RawValue, name: &str, depth: usize) -> Result<(), Fault> {
        if value.get().starts_with('[') {
            let items = items(value).ok_or_else(|| too_many(self.line(value)))?;
            if items.iter().any(|item| is_object(item)) {
                self.add(name, self.line(value), &items)?;
            }
        } else if is_object(value) && depth < LIST_DEPTH_MAX {
            let members = self.members(value)?;
            if self.lists.beyond.is_none() {
                self.lists.beyond = beyond(&members).map(|(key, value)| {
                    let message = format!("{key:?} is {value}: there is more than this file holds");
                    let hint = "download the other pages too";
                    Fault::at_line(self.line(value), message).hint(hint)
                });
            }
            for (key, value) in members {
                self.look(value, &self.joined(name, &key, value)?, depth + 1)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, name: &str, line: u64, items: &[&'a RawValue]) -> Result<(), Fault> {
        if self.lists.sheets.len() >= SHEETS_MAX {
            return Err(Fault::of_file("more lists than any statement has"));
        }
        let mut columns = BTreeMap::new();
        let mut header = Vec::new();
        for item in items {
            self.flatten(item, "", 0, &mut |key, _| {
                if !columns.contains_key(key) {
                    columns.insert(key.to_owned(), header.len());
                    header.push(key.to_owned());
                }
                if header.len() <= KEYS_MAX {
                    Ok(())
                } else {
                    Err("an object with a thousand keys")
                }
            })?;
        }
        let mut writer = SheetWriter::new(name, false);
        writer.begin_row(&mut self.budget, line)?;
        for (column, key) in header.iter().enumerate() {
            writer.write(&mut self.budget, line, column, key)?;
        }
        let mut lines = LineCursor::default();
        let mut row: Vec<Option<String>> = vec![None; header.len()];
        for item in items {
            row.fill(None);
            self.flatten(item, "", 0, &mut |key, value| {
                let cell = columns.get(key).and_then(|column| row.get_mut(*column));
                match cell {
                    Some(cell @ None) => *cell = Some(text(value)),
                    _ => return Err("the same key twice in one object"),
                }
                Ok(())
            })?;
            let line = lines.line_at(self.text.as_bytes(), self.place(item));
            writer.begin_row(&mut self.budget, line)?;
            for (column, value) in row.iter().enumerate() {
                writer.write(
                    &mut self.budget,
                    line,
                    column,
                    value.as_deref().unwrap_or_default(),
                )?;
            }
        }
        self.lists.sheets.push(writer.finish(&mut self.budget)?);
        Ok(())
    }

    /// Calls back for every value of an object that is none itself.
    fn flatten(
        &self,
        object: &'a RawValue,
        name: &str,
        depth: usize,
        take: &mut dyn FnMut(&str, &'a RawValue) -> Result<(), &'static str>,
    ) -> Result<(), Fault> {
        if !is_object(object) {
            return Err(Fault::at_line(self.line(object), "a value between objects of a list")
                .hint("export the transactions as CSV"));
        }
        for (key, value) in self.members(object)? {
            let name = self.joined(name, &key, value)?;
            if is_object(value) && depth < DEPTH_MAX {
                self.flatten(value, &name, depth + 1, take)?;
            } else {
                take(&name, value).map_err(|what| {
                    let at = Fault::at_line(self.line(value), what);
                    Fault { column: Some(name), ..at }
                })?;
            }
        }
        Ok(())
    }

    fn joined(&self, name: &str, key: &str, value: &RawValue) -> Result<String, Fault> {
        if name.len() + key.len() > NAME_BYTES_MAX {
            return Err(Fault::at_line(self.line(value), "a key longer than 1,024 bytes")
                .hint("is it a statement?"));
        }
        Ok(if name.is_empty() { key.to_owned() } else { format!("{name}.{key}") })
    }

    fn members(&self, object: &'a RawValue) -> Result<Vec<(String, &'a RawValue)>, Fault> {
        let mut reader = serde_json::Deserializer::from_str(object.get());
        JsonMembers.deserialize(&mut reader).map_err(|_| {
            Fault::at_line(self.line(object), "an object with more than a thousand keys")
        })
    }
}

/// The member of an object around a list that says that there are pages beyond this one.
fn beyond<'a>(members: &[(String, &'a RawValue)]) -> Option<(String, &'a RawValue)> {
    let plain = |key: &str| key.to_lowercase().replace(['_', '-'], "");
    let number = |keys: [&str; 3]| {
        let mut found = members.iter().filter(|(key, _)| keys.contains(&&*plain(key)));
        found.find_map(|(_, value)| value.get().trim_matches('"').parse::<u64>().ok())
    };
    let last = number(["pages", "totalpages", "lastpage"]);
    let has_more = |key: &str, value: &str| match key {
        "hasmore" | "hasnext" | "hasnextpage" | "more" => value == "true",
        "next" | "nextpage" | "nextpagetoken" | "nextcursor" | "nextlink" | "nexturl" => {
            !["null", "false", "\"\"", "0"].contains(&value) && !value.starts_with(['{', '['])
        }
        "page" | "currentpage" | "pagenumber" => {
            let page = value.trim_matches('"').parse::<u64>().ok();
            page.zip(last).is_some_and(|(page, last)| page < last)
        }
        _ => false,
    };
    let found = members.iter().find(|(key, value)| has_more(&plain(key), value.get()));
    found.map(|(key, value)| (key.clone(), *value))
}

fn is_object(value: &RawValue) -> bool {
    value.get().starts_with('{')
}

/// The values of a list; nothing where it has more than any statement.
fn items(list: &RawValue) -> Option<Vec<&RawValue>> {
    JsonItems.deserialize(&mut serde_json::Deserializer::from_str(list.get())).ok()
}

fn too_many(line: u64) -> Fault {
    Fault::at_line(line, "a list with more values than any statement has rows")
}

/// A value as the text of a cell.
fn text(value: &RawValue) -> String {
    let stored = value.get();
    match stored.as_bytes().first() {
        Some(b'"') => serde_json::from_str(stored).unwrap_or_else(|_| halved(stored)),
        Some(b'n') => String::new(),
        Some(b'[') => {
            let is_plain = |item: &&RawValue| !item.get().starts_with(['{', '[']);
            match items(value).filter(|items| items.iter().all(is_plain)) {
                Some(items) => items.into_iter().map(text).collect::<Vec<_>>().join(" "),
                None => stored.to_owned(),
            }
        }
        _ => stored.to_owned(),
    }
}

/// A text with half of a pair that is one character (`\ud83d` without its other half), as programs write that
/// cut texts by their length: U+FFFD stands for it.
fn halved(stored: &str) -> String {
    let bytes = JsonBytes.deserialize(&mut serde_json::Deserializer::from_str(stored));
    // Half of a pair has three bytes, each of them no text.
    let whole = bytes.unwrap_or_default();
    String::from_utf8_lossy(&whole).replace("\u{fffd}\u{fffd}\u{fffd}", "\u{fffd}")
}

/// The bytes of a text, whether or not they are one.
struct JsonBytes;

impl<'de> DeserializeSeed<'de> for JsonBytes {
    type Value = Vec<u8>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_bytes(self)
    }
}

impl Visitor<'_> for JsonBytes {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Self::Value, E> {
        Ok(bytes.to_vec())
    }
}

/// The members of an object in their order, doubles and all: a map of `serde_json` keeps the last.
struct JsonMembers;

impl<'de> DeserializeSeed<'de> for JsonMembers {
    type Value = Vec<(String, &'de RawValue)>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for JsonMembers {
    type Value = Vec<(String, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            if members.len() == KEYS_MAX {
                return Err(A::Error::custom("more keys than any row has"));
            }
            members.push(member);
        }
        Ok(members)
    }
}

/// The values of a list.
struct JsonItems;

impl<'de> DeserializeSeed<'de> for JsonItems {
    type Value = Vec<&'de RawValue>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for JsonItems {
    type Value = Vec<&'de RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            if items.len() == ITEMS_MAX {
                return Err(A::Error::custom("more values than any statement has rows"));
            }
            items.push(item);
        }
        Ok(items)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::scan::sheet::tests::shown;

    fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
        lists(bytes).map(|lists| lists.sheets)
    }

    fn first(text: &str) -> Vec<String> {
        shown(&sheets(text.as_bytes()).unwrap()[0])
    }

    fn refusal(text: &str) -> Fault {
        sheets(text.as_bytes()).unwrap_err()
    }

    #[test]
    fn keys_are_columns_in_the_order_in_which_they_appear() {
        let text = "[\n{\"date\": \"2026-03-02\", \"amount\": -118.20},\n\n{\"amount\": 1e2, \"payee\": \"M\\u00fcller\\n\", \"date\": null}]";
        assert_eq!(
            first(text),
            ["1: date|amount|payee", "2: 2026-03-02|-118.20", "4: |1e2|Müller\n"]
        );
    }

    #[test]
    fn digits_stay_as_they_came() {
        let text = "[{\"a\": 12345678901234567890.10, \"b\": 0.1000, \"c\": true, \"d\": [\"x\", 1, null], \"e\": [{\"f\": 1}]}]";
        assert_eq!(first(text)[1], "1: 12345678901234567890.10|0.1000|true|x 1 |[{\"f\": 1}]");
    }

    #[test]
    fn half_a_character_is_marked_and_the_rest_of_its_text_is_kept() {
        let text = "[{\"a\": \"caf\u{e9} \\ud83d\\n\", \"b\": \"\\udc00\", \"c\": \"\\ud83d\\ude00\", \"d\": [\"\\ud83d\"]}]";
        assert_eq!(first(text)[1], "1: caf\u{e9} \u{fffd}\n|\u{fffd}|\u{1f600}|\u{fffd}");
    }

    #[test]
    fn a_list_is_found_where_it_stands() {
        let text = "{\"account\": \"1\", \"ids\": [1, 2], \"data\": {\n\"transactions\": [{\"amount\": {\"value\": \"1.00\", \"currency\": \"GBP\"}}]}, \"none\": []}";
        let found = sheets(text.as_bytes()).unwrap();
        assert_eq!((found.len(), &*found[0].name), (1, "data.transactions"));
        assert_eq!(shown(&found[0]), ["2: amount.value|amount.currency", "2: 1.00|GBP"]);
        assert_eq!(first("{\"a\":1}\n{\"a\":2}\n"), ["1: a", "1: 1", "2: 2"], "one object a line");
        assert!(refusal("{\"a\": 1}").message.contains("no list of objects"));
        assert!(refusal("[]").message.contains("no list of objects"));
    }

    #[test]
    fn pages_beyond_this_one_are_told_by_what_stands_around_the_list() {
        let beyond = |around: &str| {
            let text = format!("{{{around}, \"data\": [{{\"has_more\": true, \"a\": 1}}]}}");
            lists(text.as_bytes()).unwrap().beyond.is_some()
        };
        for around in
            ["\"has_more\": true", "\"page\": 1, \"pages\": 3", "\"links\": {\"next\": \"x\"}"]
        {
            assert!(beyond(around), "{around}");
        }
        for around in ["\"has_more\": false", "\"page\": 3, \"pages\": 3", "\"next\": null"] {
            assert!(!beyond(around), "{around}");
        }
    }

    #[test]
    fn a_key_twice_is_refused_with_its_line() {
        let fault = refusal("[{\"a\": 1},\n{\"a\": 1,\n\"a\": 2}]");
        assert_eq!((fault.line, fault.column.as_deref()), (Some(3), Some("a")));
        assert_eq!(refusal("[{\"a.b\": 1,\n\"a\": {\"b\": 2}}]").line, Some(2));
    }

    #[test]
    fn what_is_no_object_or_no_json_is_refused_with_its_line() {
        assert_eq!(refusal("[{\"a\": 1},\n2]").line, Some(2));
        assert_eq!(refusal("[{\"a\": 1},\n{\"b\": ]").line, Some(2));
        assert_eq!(refusal("[{\"a\": 1}\n").line, Some(2));
        assert!(sheets("[".repeat(1_000_000).as_bytes()).is_err());
        assert!(sheets("{\"a\":".repeat(1_000_000).as_bytes()).is_err());
        let keys: Vec<String> = (0..2000).map(|at| format!("\"k{at}\":1")).collect();
        assert!(refusal(&format!("[{{{}}}]", keys.join(","))).message.contains("thousand"));
        let long = format!("[{{\"a\": 1}},\n{{\"{}\": 1}}]", "k".repeat(2000));
        assert_eq!(refusal(&long).line, Some(2), "a key is no text");
    }

    proptest! {
        #[test]
        fn any_text_is_sheets_or_a_fault(text in "(\\[|\\]|\\{|\\}|\"[a-c]\"|:|,|1|null|\n){0,60}") {
            let _ = sheets(text.as_bytes());
        }
    }
}
