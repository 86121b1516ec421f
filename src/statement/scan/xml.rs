//! XML of workbooks. No entities but those of XML itself: a document cannot define text that grows.

use std::borrow::Cow;

use quick_xml::escape::unescape;
use quick_xml::events::{BytesEnd, BytesRef, BytesStart, Event};
use quick_xml::reader::Reader;

use super::sheet::{CELL_BYTES_MAX, cell_too_long};
use crate::fault::Fault;

/// Elements within elements. No workbook has more than twenty.
const DEPTH_MAX: usize = 200;

/// What a reader of a workbook wants to know.
pub(super) enum XmlEvent<'a> {
    /// An element starts; its name is without a prefix.
    Start(BytesStart<'a>),
    /// An element ends.
    End(BytesEnd<'a>),
    /// Text, resolved.
    Text(Cow<'a, str>),
}

/// Reads a document from start to end.
pub(super) struct XmlReader<'a> {
    reader: Reader<&'a [u8]>,
    depth: usize,
    what: &'static str,
}

impl<'a> XmlReader<'a> {
    /// A document; `what` names it in faults.
    pub(super) fn new(text: &'a str, what: &'static str) -> Self {
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.expand_empty_elements = true;
        Self { reader, depth: 0, what }
    }

    /// The next node, or nothing at the end.
    ///
    /// # Errors
    /// It is cut or not well formed.
    pub(super) fn next(&mut self) -> Result<Option<XmlEvent<'a>>, Fault> {
        loop {
            return Ok(Some(match self.reader.read_event().map_err(|_| self.damaged())? {
                Event::Start(start) | Event::Empty(start) => {
                    self.depth += 1;
                    if self.depth > DEPTH_MAX {
                        return Err(self.damaged());
                    }
                    XmlEvent::Start(start)
                }
                Event::End(end) => {
                    self.depth = self.depth.saturating_sub(1);
                    XmlEvent::End(end)
                }
                Event::Text(text) => XmlEvent::Text(text.into_inner()),
                Event::CData(text) => XmlEvent::Text(text.into_inner()),
                Event::GeneralRef(name) => XmlEvent::Text(resolve(&name)),
                Event::Eof if self.depth > 0 => return Err(self.damaged()),
                Event::Eof => return Ok(None),
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => continue,
            }));
        }
    }

    /// Leaves out the rest of the element that has just started.
    ///
    /// # Errors
    /// It is cut or not well formed.
    pub(super) fn skip(&mut self) -> Result<(), Fault> {
        let outside = self.depth.saturating_sub(1);
        while self.depth > outside {
            if self.next()?.is_none() {
                return Err(self.damaged());
            }
        }
        Ok(())
    }

    /// The text of the element that has just started, of all elements within it too.
    ///
    /// # Errors
    /// It is cut or not well formed, or longer than the text of any cell.
    pub(super) fn text(&mut self) -> Result<String, Fault> {
        let mut text = String::new();
        let outside = self.depth.saturating_sub(1);
        while self.depth > outside {
            match self.next()? {
                Some(XmlEvent::Text(more)) if text.len() + more.len() > CELL_BYTES_MAX => {
                    return Err(cell_too_long());
                }
                Some(XmlEvent::Text(more)) => text.push_str(&more),
                Some(_) => {}
                None => return Err(self.damaged()),
            }
        }
        Ok(text)
    }

    /// What is wrong with a document that breaks its own rules.
    pub(super) fn damaged(&self) -> Fault {
        damaged(self.what)
    }
}

/// What is wrong with a file of which a part is missing or cut; `what` it is.
pub(super) fn damaged(what: &str) -> Fault {
    Fault::of_file(format!("this {what} is cut or damaged"))
        .hint("download or export it again, or save it as CSV (UTF-8)")
}

/// An attribute by its name without a prefix.
pub(super) fn attribute<'s>(start: &'s BytesStart<'_>, name: &str) -> Option<Cow<'s, str>> {
    let mut attributes = start.attributes();
    let found = attributes
        .with_checks(false)
        .flatten()
        .find(|attribute| attribute.key.local_name().as_ref() == name)?;
    Some(match unescape(&found.value) {
        Ok(Cow::Owned(text)) => Cow::Owned(text),
        _ => found.value,
    })
}

/// A reference that XML itself does not know stands as it is.
fn resolve(name: &BytesRef<'_>) -> Cow<'static, str> {
    if let Ok(Some(c)) = name.resolve_char_ref() {
        return Cow::Owned(c.to_string());
    }
    Cow::Borrowed(match name.as_ref() {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        other => return Cow::Owned(format!("&{other};")),
    })
}
