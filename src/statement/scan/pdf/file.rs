//! The objects of a PDF file.
//!
//! The table of objects at the end of a file is not trusted: all objects are found by looking for them, as
//! readers do with a damaged file. A later one of the same number replaces the earlier, which is what the
//! updates of a file mean. Source: ISO 32000-2, 7.5.
//!
//! Where streams are encrypted, so are those that hold objects: the table is then looked for first, for what
//! opens them.
//!
//! All that is unpacked, read and kept counts towards the [`PdfBudget`] of the document.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use memchr::memmem;

use super::budget::{PdfBudget, too_large};
use super::encryption::Decryption;
use super::filter::unpack;
use super::lexer::{PdfDict, PdfLexer, PdfObject};
use crate::fault::Fault;

/// One stream, unpacked.
const STREAM_BYTES_MAX: usize = 64 << 20;
/// What a place takes where places are kept, and an object beside its own memory.
const PLACE_BYTES: usize = 64;
/// Finding an object that was read before, in steps.
const FOUND_WORK: usize = 16;
/// References that lead to references.
const HOPS_MAX: usize = 16;
/// Filters of one stream.
const FILTERS_MAX: usize = 8;

#[derive(Clone, Copy)]
enum ObjectLocation {
    At {
        at: usize,
        generation: u16,
    },
    /// Within a stream of objects.
    Within {
        stream: usize,
        at: usize,
    },
}

/// A stream: its dictionary, and its bytes unpacked.
type PdfStream = (Rc<PdfDict>, Vec<u8>);

/// A file in memory.
pub(super) struct PdfFile<'a> {
    bytes: &'a [u8],
    places: BTreeMap<u32, ObjectLocation>,
    streams: Vec<Rc<[u8]>>,
    catalog: Option<u32>,
    /// What the end of an encrypted file says of it.
    trailer: Option<Rc<PdfDict>>,
    lock: Option<Decryption>,
    pub(super) budget: PdfBudget,
    /// What pages share is read once.
    cache: RefCell<BTreeMap<u32, PdfObject>>,
}

impl<'a> PdfFile<'a> {
    /// # Errors
    /// Beyond the limits.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Fault> {
        let mut file = Self {
            bytes,
            places: BTreeMap::new(),
            streams: Vec::new(),
            catalog: None,
            trailer: None,
            lock: None,
            budget: PdfBudget::default(),
            cache: RefCell::default(),
        };
        if memmem::find(bytes, b"/Encrypt").is_some() {
            file.find_objects(false)?;
            file.unlock()?;
        }
        file.find_objects(true)?;
        Ok(file)
    }

    /// Finds out what opens the streams of the file, and forgets all else.
    fn unlock(&mut self) -> Result<(), Fault> {
        for at in memmem::find_iter(self.bytes, b"trailer") {
            if let (PdfObject::Dict(dict), _) = self.read(self.bytes, at + 7)?
                && dict.contains_key("Encrypt")
            {
                self.trailer = Some(dict);
            }
        }
        if let Some(trailer) = &self.trailer {
            let id = self.get(trailer, "ID")?;
            let id = id.list().first().map(|id| self.resolve(id)).transpose()?;
            let id = id.as_ref().and_then(PdfObject::bytes).unwrap_or_default();
            self.lock = Some(Decryption::open(
                &|object| self.resolve(object),
                &*self.dict(trailer, "Encrypt")?,
                id,
            )?);
        }
        self.places.clear();
        self.cache.borrow_mut().clear();
        Ok(())
    }

    fn find_objects(&mut self, with_streams: bool) -> Result<(), Fault> {
        let mut at = 0;
        while let Some(found) = self.bytes.get(at..).and_then(|rest| memmem::find(rest, b"obj")) {
            let word = at + found;
            at = word + 3;
            let Some((number, generation)) = number_before(&self.bytes[..word]) else { continue };
            self.note_place(number, ObjectLocation::At { at, generation })?;
            let (object, end) = self.read(self.bytes, at)?;
            let PdfObject::Dict(dict) = object else {
                at = end.max(at);
                continue;
            };
            self.note_kind(number, &dict);
            at = end.max(at);
            let Some((start, data)) = self.stream_data(end, &dict)? else { continue };
            at = start + data.len();
            if with_streams && dict.get("Type").and_then(PdfObject::name) == Some("ObjStm") {
                self.find_objects_within((number, generation), &dict, data)?;
            }
        }
        Ok(())
    }

    fn note_place(&mut self, number: u32, place: ObjectLocation) -> Result<(), Fault> {
        self.budget.keep(if self.places.contains_key(&number) { 0 } else { PLACE_BYTES })?;
        self.places.insert(number, place);
        Ok(())
    }

    fn note_kind(&mut self, number: u32, dict: &Rc<PdfDict>) {
        match dict.get("Type").and_then(PdfObject::name) {
            Some("Catalog") => self.catalog = Some(number),
            Some("XRef") if dict.contains_key("Encrypt") => self.trailer = Some(Rc::clone(dict)),
            _ => {}
        }
    }

    /// A stream of objects starts with pairs of a number and a place.
    fn find_objects_within(
        &mut self,
        object: (u32, u16),
        dict: &PdfDict,
        data: &[u8],
    ) -> Result<(), Fault> {
        let count = |name: &str| dict.get(name).and_then(PdfObject::count).unwrap_or(0);
        let (objects, first) = (count("N"), count("First"));
        let unpacked = self.unpack(object, dict, data)?;
        self.budget.keep(unpacked.len())?;
        let mut header = PdfLexer::new(&unpacked, 0, self.budget.room());
        let stream = self.streams.len();
        for _ in 0..objects.min(unpacked.len()) {
            let from = header.at;
            let (number, at) = (header.next(), header.next());
            self.spend_reading(&header, from)?;
            header.cost = 0;
            let (Some(number), Some(at)) =
                (number.and_then(|n| n.count()), at.and_then(|at| at.count()))
            else {
                break;
            };
            let Ok(number) = u32::try_from(number) else { continue };
            let at = first + at;
            self.note_place(number, ObjectLocation::Within { stream, at })?;
            // Only dictionaries can be the catalogue.
            if unpacked.get(at..at + 2) == Some(b"<<")
                && let (PdfObject::Dict(dict), _) = self.read(&unpacked, at)?
            {
                self.note_kind(number, &dict);
            }
        }
        self.streams.push(unpacked.into());
        Ok(())
    }

    /// Reads one object and gives the place behind it.
    fn read(&self, bytes: &[u8], at: usize) -> Result<(PdfObject, usize), Fault> {
        let (object, end, _) = self.read_costing(bytes, at)?;
        Ok((object, end))
    }

    /// As [`Self::read`], with the memory that the object takes.
    fn read_costing(&self, bytes: &[u8], at: usize) -> Result<(PdfObject, usize, usize), Fault> {
        let mut lexer = PdfLexer::new(bytes, at, self.budget.room());
        let object = lexer.next().unwrap_or(PdfObject::Null);
        self.spend_reading(&lexer, at)?;
        Ok((object, lexer.at, lexer.cost))
    }

    /// Notes what was read from this place on: memory that is taken takes time, too.
    ///
    /// # Errors
    /// More than any statement has.
    pub(super) fn spend_reading(&self, lexer: &PdfLexer<'_>, from: usize) -> Result<(), Fault> {
        self.budget.work(lexer.at.saturating_sub(from) + lexer.cost / 8)?;
        if lexer.is_full() { Err(too_large()) } else { Ok(()) }
    }

    /// The object itself where it is a reference.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn resolve(&self, object: &PdfObject) -> Result<PdfObject, Fault> {
        let PdfObject::Reference(mut number) = *object else { return Ok(object.clone()) };
        for _ in 0..HOPS_MAX {
            match self.numbered(number)? {
                PdfObject::Reference(next) => number = next,
                object => return Ok(object),
            }
        }
        Ok(PdfObject::Null)
    }

    fn numbered(&self, number: u32) -> Result<PdfObject, Fault> {
        self.budget.work(FOUND_WORK)?;
        if let Some(object) = self.cache.borrow().get(&number) {
            return Ok(object.clone());
        }
        let (object, _, cost) = match self.places.get(&number) {
            Some(ObjectLocation::At { at, .. }) => self.read_costing(self.bytes, *at)?,
            Some(ObjectLocation::Within { stream, at }) => {
                self.read_costing(&self.streams[*stream], *at)?
            }
            None => (PdfObject::Null, 0, 0),
        };
        self.budget.keep(PLACE_BYTES + cost)?;
        self.cache.borrow_mut().insert(number, object.clone());
        Ok(object)
    }

    /// An entry of a dictionary, resolved; null where it is missing.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn get(&self, dict: &PdfDict, name: &str) -> Result<PdfObject, Fault> {
        dict.get(name).map_or(Ok(PdfObject::Null), |object| self.resolve(object))
    }

    /// The dictionary at an entry; empty where it is missing.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn dict(&self, dict: &PdfDict, name: &str) -> Result<Rc<PdfDict>, Fault> {
        Ok(match self.get(dict, name)? {
            PdfObject::Dict(dict) => dict,
            _ => Rc::default(),
        })
    }

    /// The root of the document.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn catalog(&self) -> Result<Rc<PdfDict>, Fault> {
        let Some(number) = self.catalog else { return Ok(Rc::default()) };
        Ok(match self.numbered(number)? {
            PdfObject::Dict(dict) => dict,
            _ => Rc::default(),
        })
    }

    /// The dictionary and the unpacked bytes of a stream; nothing where the object is none.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn stream(&self, object: &PdfObject) -> Result<Option<PdfStream>, Fault> {
        let PdfObject::Reference(number) = object else { return Ok(None) };
        let Some(ObjectLocation::At { at, generation }) = self.places.get(number) else {
            return Ok(None);
        };
        let (object, end) = self.read(self.bytes, *at)?;
        let PdfObject::Dict(dict) = object else { return Ok(None) };
        let Some((_, data)) = self.stream_data(end, &dict)? else { return Ok(None) };
        let unpacked = self.unpack((*number, *generation), &dict, data)?;
        Ok(Some((dict, unpacked)))
    }

    /// The packed bytes of the stream whose dictionary ends at `end`, and where they start. A length that is
    /// wrong or stands elsewhere is found by the word that ends every stream.
    fn stream_data(&self, end: usize, dict: &PdfDict) -> Result<Option<(usize, &'a [u8])>, Fault> {
        let mut lexer = PdfLexer::new(self.bytes, end, 0);
        lexer.skip_space();
        self.budget.work(lexer.at - end)?;
        let rest = self.bytes.get(lexer.at..).unwrap_or_default();
        let Some(rest) = rest.strip_prefix(b"stream") else { return Ok(None) };
        let start_of_line =
            rest.strip_prefix(b"\r\n").or(rest.strip_prefix(b"\n")).or(rest.strip_prefix(b"\r"));
        let rest = start_of_line.unwrap_or(rest);
        let start = self.bytes.len() - rest.len();
        let stated = dict.get("Length").and_then(PdfObject::count).filter(|length| {
            let after = rest.get(*length..).unwrap_or_default();
            after[..after.len().min(32)].trim_ascii_start().starts_with(b"endstream")
        });
        let length = stated.or_else(|| memmem::find(rest, b"endstream")).unwrap_or(rest.len());
        Ok(Some((start, &rest[..length])))
    }

    /// The bytes of the stream of an object, by its number and generation.
    fn unpack(&self, object: (u32, u16), dict: &PdfDict, data: &[u8]) -> Result<Vec<u8>, Fault> {
        let filters = one_or_list(self.get(dict, "Filter")?);
        let parameters = one_or_list(self.get(dict, "DecodeParms")?);
        self.budget.work(data.len())?;
        let mut data = Cow::Borrowed(data);
        if let Some(lock) = &self.lock {
            self.budget.work(data.len())?;
            let at = filters.iter().position(|filter| filter.name() == Some("Crypt"));
            let named = |at: usize| parameters.get(at)?.dict()?.get("Name")?.name();
            let own = at.map(|at| named(at).unwrap_or("Identity"));
            data = Cow::Owned(lock.opened(object, own, &data));
        }
        for (at, filter) in filters.iter().take(FILTERS_MAX).enumerate() {
            let parameters = match parameters.get(at) {
                Some(parameters) => self.resolve(parameters)?,
                None => PdfObject::Null,
            };
            let none = PdfDict::new();
            let parameters = parameters.dict().unwrap_or(&none);
            let filter = self.resolve(filter)?;
            let name = filter.name().unwrap_or_default();
            if name == "Crypt" {
                continue;
            }
            let Some(unpacked) = unpack(name, &data, parameters, STREAM_BYTES_MAX) else {
                return Ok(Vec::new());
            };
            self.budget.work(unpacked.len())?;
            if unpacked.len() >= STREAM_BYTES_MAX {
                return Err(too_large());
            }
            data = Cow::Owned(unpacked);
        }
        Ok(data.into_owned())
    }
}

fn one_or_list(object: PdfObject) -> Rc<[PdfObject]> {
    match object {
        PdfObject::List(list) => list,
        PdfObject::Null => Rc::default(),
        one => Rc::new([one]),
    }
}

/// The number and generation of the object whose `obj` follows: `12 0 obj`.
fn number_before(before: &[u8]) -> Option<(u32, u16)> {
    let before = &before[before.len().saturating_sub(24)..];
    let text = before.trim_ascii_end();
    let (rest, generation) = last_digits(text)?;
    let rest_trimmed = rest.trim_ascii_end();
    if generation.len() > 5 || rest.len() == rest_trimmed.len() {
        return None;
    }
    let (_, number) = last_digits(rest_trimmed)?;
    let number = std::str::from_utf8(number).ok()?.parse().ok()?;
    let generation = std::str::from_utf8(generation).ok()?.parse().unwrap_or(0);
    Some((number, generation))
}

fn last_digits(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let digits = text.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0).then(|| text.split_at(text.len() - digits))
}
