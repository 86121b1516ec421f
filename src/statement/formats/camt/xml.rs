//! Elements of a CAMT message as small trees, one part of a statement at a time.
//!
//! Names lose their prefix and namespace: all versions of the messages name their elements alike. No
//! entity but the five of XML is known, and a document type is refused. A tree holds one entry, one
//! balance or one account, so memory does not grow with the file.

use std::ops::Range;

use quick_xml::Reader;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::super::super::fault::Fault;
use super::super::text::{FIELD_BYTES_MAX, FormatLineCounter, too_long};

/// Deeper than any of the messages, whose schemas end at some twenty.
const DEPTH_MAX: usize = 64;

/// The elements that are looked at, sorted; all others are passed over with what is in them.
#[rustfmt::skip]
const NAMES: [&str; 71] = [
    "Acct", "AcctSvcrRef", "AddtlNtryInf", "AddtlRmtInf", "AddtlTxInf", "Amt", "AmtDtls", "Bal",
    "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn", "BkToCstmrStmt", "BkTxCd", "BookgDt", "Btch",
    "Ccy", "Cd", "CdOrPrtry", "CdtDbtInd", "Cdtr", "CdtrRefInf", "ChqNb", "Chrgs", "Dbtr", "Domn", "Dt",
    "DtTm", "EndToEndId", "Fmly", "FrDt", "FrDtTm", "FrToDt", "IBAN", "Id", "NbOfNtries",
    "NbOfTxs", "Nm", "Ntfctn", "Ntry", "NtryDtls", "NtryRef", "Othr", "Ownr", "PmtInfId", "Prtry",
    "Pty", "Ref", "Refs", "RltdPties", "RmtInf", "Rpt", "RtrInf", "RvslInd", "Stmt", "Strd",
    "Sts", "SubFmlyCd", "SubTp", "Sum", "ToDt", "ToDtTm", "Tp", "TtlCdtNtries", "TtlDbtNtries",
    "TtlNtries", "TxAmt", "TxDtls", "TxsSummry", "UltmtCdtr", "UltmtDbtr", "Ustrd", "ValDt",
];

/// What comes next in the file.
pub(super) enum CamtPart {
    /// A start tag: its name, if it is one that is looked at, and its line.
    Open(Option<&'static str>, u64),
    /// The end of the element that was opened last.
    Close,
    /// The end of the file.
    End,
}

/// The elements of a file in a stream.
pub(super) struct CamtXml<'a> {
    reader: Reader<&'a [u8]>,
    lines: FormatLineCounter<'a>,
    depth: usize,
    /// The start tag that was read last.
    start: Option<BytesStart<'a>>,
}

/// One element with what is looked at in it.
#[derive(Debug, Default)]
pub(super) struct XmlTree {
    text: String,
    nodes: Vec<XmlNode>,
}

#[derive(Debug)]
struct XmlNode {
    name: &'static str,
    line: u64,
    text: Range<usize>,
    currency: Range<usize>,
    /// The place behind its last descendant.
    end: usize,
}

/// An element of a [`XmlTree`].
#[derive(Debug, Clone, Copy)]
pub(super) struct XmlElement<'t> {
    tree: &'t XmlTree,
    at: usize,
}

impl<'a> CamtXml<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        Self { reader, lines: FormatLineCounter::new(text), depth: 0, start: None }
    }

    /// The line of what was read last. Only asked for where it is told: to count lines at every tag would
    /// take longer than to read them.
    fn line(&mut self) -> u64 {
        let place = usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX);
        self.lines.line_at(place)
    }

    fn fault(&mut self, message: impl Into<String>) -> Fault {
        Fault::at_line(self.line(), message)
    }

    fn event(&mut self) -> Result<Event<'a>, Fault> {
        let event = self.reader.read_event();
        match event.map_err(|error| self.fault(format!("is not XML: {error}")))? {
            Event::DocType(_) => {
                let message =
                    "a document type (<!DOCTYPE>) is not read: it may change what the file says";
                Err(self.fault(message))
            }
            Event::Start(start) => {
                self.depth += 1;
                if self.depth > DEPTH_MAX {
                    return Err(self.fault("elements are nested too deeply"));
                }
                Ok(Event::Start(start))
            }
            Event::End(end) => {
                self.depth = self.depth.saturating_sub(1);
                Ok(Event::End(end))
            }
            Event::Eof if self.depth > 0 => {
                Err(self.fault("the file ends within an element: it is cut off"))
            }
            event => Ok(event),
        }
    }

    /// The next start or end tag.
    pub(super) fn next(&mut self) -> Result<CamtPart, Fault> {
        loop {
            match self.event()? {
                Event::Start(start) => {
                    let name = known(start.local_name().as_ref());
                    self.start = Some(start);
                    return Ok(CamtPart::Open(name, self.line()));
                }
                Event::End(_) => return Ok(CamtPart::Close),
                Event::Eof => return Ok(CamtPart::End),
                _ => {}
            }
        }
    }

    /// Passes over the rest of the element that was opened last.
    pub(super) fn skip(&mut self) -> Result<(), Fault> {
        let end = self.depth.saturating_sub(1);
        while self.depth > end {
            self.event()?;
        }
        Ok(())
    }

    /// Reads the rest of the element that was opened last into a tree.
    pub(super) fn subtree(
        &mut self,
        tree: &mut XmlTree,
        name: &'static str,
        line: u64,
    ) -> Result<(), Fault> {
        tree.text.clear();
        tree.nodes.clear();
        let mut open = Vec::new();
        if let Some(start) = self.start.take() {
            open.push(tree.push(name, line, &start)?);
        }
        while let Some(&last) = open.last() {
            match self.event()? {
                Event::Start(start) => match known(start.local_name().as_ref()) {
                    Some(name) => open.push(tree.push(name, self.line(), &start)?),
                    None => self.skip()?,
                },
                Event::End(_) => {
                    tree.close(last);
                    open.pop();
                }
                Event::Text(text) => tree.push_text(last, &text.xml10_content())?,
                Event::CData(text) => tree.push_text(last, &text.xml10_content())?,
                Event::GeneralRef(reference) => {
                    let char = char_of(&reference, self.line())?;
                    tree.push_text(last, char.encode_utf8(&mut [0; 4]))?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The name of an element, if it is one that is looked at.
fn known(local: &str) -> Option<&'static str> {
    let at = NAMES.binary_search(&local).ok()?;
    NAMES.get(at).copied()
}

fn char_of(reference: &BytesRef<'_>, line: u64) -> Result<char, Fault> {
    let name: &str = reference;
    if let Ok(Some(char)) = reference.resolve_char_ref() {
        return Ok(char);
    }
    match name {
        "amp" => Ok('&'),
        "lt" => Ok('<'),
        "gt" => Ok('>'),
        "quot" => Ok('"'),
        "apos" => Ok('\''),
        _ => {
            let entity = name.chars().take(40).collect::<String>();
            Err(Fault { value: Some(entity), ..Fault::at_line(line, "is not an entity of XML") })
        }
    }
}

impl XmlTree {
    fn push(
        &mut self,
        name: &'static str,
        line: u64,
        start: &BytesStart<'_>,
    ) -> Result<usize, Fault> {
        let at = self.nodes.len();
        let begin = self.text.len();
        if name == "Amt" || name == "Sum" {
            let currency = start
                .try_get_attribute("Ccy")
                .map_err(|error| Fault::at_line(line, format!("is not XML: {error}")))?;
            self.text.extend(currency.map(|currency| currency.value));
        }
        let (currency, text) = (begin..self.text.len(), self.text.len()..self.text.len());
        self.nodes.push(XmlNode { name, line, text, currency, end: at + 1 });
        Ok(at)
    }

    /// Adds to the text of an element that has no others in it; text between elements is layout.
    fn push_text(&mut self, at: usize, text: &str) -> Result<(), Fault> {
        let is_leaf = at + 1 == self.nodes.len();
        let Some(node) = self.nodes.get_mut(at).filter(|_| is_leaf) else { return Ok(()) };
        if node.text.is_empty() && text.trim().is_empty() {
            return Ok(());
        }
        if node.text.len() + text.len() > FIELD_BYTES_MAX {
            let start = if node.text.is_empty() { text } else { &self.text[node.text.clone()] };
            return Err(too_long(node.line, node.name, start));
        }
        self.text.push_str(text);
        node.text.end = self.text.len();
        Ok(())
    }

    fn close(&mut self, at: usize) {
        let end = self.nodes.len();
        if let Some(node) = self.nodes.get_mut(at) {
            node.end = end;
        }
    }

    /// The element that was read.
    pub(super) const fn root(&self) -> Option<XmlElement<'_>> {
        if self.nodes.is_empty() { None } else { Some(XmlElement { tree: self, at: 0 }) }
    }
}

impl<'t> XmlElement<'t> {
    fn node(self) -> Option<&'t XmlNode> {
        self.tree.nodes.get(self.at)
    }

    /// The line of its start tag.
    pub(super) fn line(self) -> u64 {
        self.node().map_or(0, |node| node.line)
    }

    /// Its text without blanks around it; nothing for one with others in it.
    pub(super) fn text(self) -> &'t str {
        let text = self.node().and_then(|node| self.tree.text.get(node.text.clone()));
        text.unwrap_or_default().trim()
    }

    /// Its attribute `Ccy`.
    pub(super) fn currency(self) -> &'t str {
        let text = self.node().and_then(|node| self.tree.text.get(node.currency.clone()));
        text.unwrap_or_default().trim()
    }

    /// The elements directly in it that have this name.
    pub(super) fn children(self, name: &'static str) -> impl Iterator<Item = Self> {
        let end = self.node().map_or(0, |node| node.end);
        let mut at = self.at + 1;
        std::iter::from_fn(move || {
            while at < end {
                let child = XmlElement { tree: self.tree, at };
                let node = child.node()?;
                at = node.end;
                if node.name == name {
                    return Some(child);
                }
            }
            None
        })
    }

    /// The first element at the end of this path.
    pub(super) fn at(self, path: &[&'static str]) -> Option<Self> {
        path.iter().try_fold(self, |element, name| element.children(name).next())
    }

    /// The text at the end of this path; nothing where there is none.
    pub(super) fn text_at(self, path: &[&'static str]) -> &'t str {
        self.at(path).map_or("", Self::text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_sorted() {
        assert!(NAMES.is_sorted());
    }
}
