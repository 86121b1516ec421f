//! Text of PDF documents with its places, and the tables that the places show.
//!
//! A PDF says where each character stands and nothing of rows and columns. What is found here is what a reader
//! would see; whether it is a statement is for others to prove.
//!
//! Everything from the objects up is read here, on `flate2`, which workbooks need too, and bare ciphers. `lopdf`
//! (0.47) reads objects within limits, but has no places of text, and takes some forty more crates and 80 seconds
//! of processor time to build. `pdf-extract` (0.12) has places, on top of `lopdf`, and panics by design on what it
//! does not know.
//!
//! Not read: text that is turned or not painted, what opens with a password only, notes and form fields.

mod boxes_beside;
mod budget;
mod cmap;
mod columns;
mod content;
mod encryption;
mod file;
mod filter;
mod font;
mod glyph;
mod layout;
mod lexer;
mod lines;
mod metrics;
mod region;
mod rows;
mod shape;
mod table;
mod years;

use std::collections::BTreeSet;

use self::budget::EXPORT;
use self::content::ContentReader;
use self::file::PdfFile;
pub use self::layout::{PdfLine, PdfPage, PdfWord};
use self::lexer::{PdfDict, PdfObject};
pub use self::table::tables;
use super::sheet::Sheet;
use crate::fault::Fault;

/// Pages of a document.
const PAGES_MAX: usize = 5000;
/// What one page says, unpacked.
const CONTENT_BYTES_MAX: usize = 32 << 20;
/// Branches of pages within branches.
const DEPTH_MAX: usize = 40;

/// Reads the tables of a document.
///
/// # Errors
/// As [`pages`], or no line has an amount beside other text.
pub fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let sheets = tables(&pages(bytes)?)?;
    if sheets.is_empty() {
        return Err(Fault::of_file("this PDF has no table with amounts").hint(EXPORT));
    }
    Ok(sheets)
}

/// Reads the lines of all pages.
///
/// # Errors
/// It is protected, damaged or a scan, its fonts do not say what they show, or it holds more than any
/// statement.
pub fn pages(bytes: &[u8]) -> Result<Vec<PdfPage>, Fault> {
    let file = PdfFile::open(bytes)?;
    let root = file.catalog()?;
    let mut tree = PageTree { file: &file, seen: BTreeSet::new(), leaves: Vec::new() };
    tree.walk(root.get("Pages").unwrap_or(&PdfObject::Null), &PageLeaf::default(), 0)?;
    if tree.leaves.is_empty() {
        return Err(Fault::of_file("this PDF is cut or damaged: it has no pages")
            .hint("download or export it again"));
    }
    let mut painter = ContentReader::new(&file);
    let (mut all, mut unknown, mut has_picture) = (0_usize, 0_usize, false);
    let mut pages = Vec::new();
    for leaf in &tree.leaves {
        let resources = file.resolve(&leaf.resources)?;
        let none = PdfDict::new();
        let resources = resources.dict().unwrap_or(&none);
        let turned = quarters(file.resolve(&leaf.turned)?.number().unwrap_or(0.0));
        let shown = painter.page(&contents(&file, &leaf.contents)?, resources, turned)?;
        all += shown.glyphs.len();
        unknown += shown.glyphs.iter().filter(|glyph| glyph.text.contains('\u{fffd}')).count();
        has_picture |= shown.has_picture || shown.invisible > 0;
        let page = layout::page(shown.glyphs);
        file.budget.keep(page.lines.iter().map(layout::bytes).sum())?;
        pages.push(page);
    }
    if pages.iter().all(|page| page.lines.is_empty()) {
        let what = if has_picture {
            "this PDF is a scan: it has pictures of its pages and no text"
        } else {
            "this PDF has no text"
        };
        return Err(Fault::of_file(what).hint(EXPORT));
    }
    if unknown * 10 > all {
        let what = "the fonts of this PDF do not say which letters they show";
        return Err(Fault::of_file(what).hint(EXPORT));
    }
    Ok(pages)
}

/// By how many quarters a page is turned clockwise.
fn quarters(degrees: f64) -> usize {
    let degrees = degrees.rem_euclid(360.0);
    (1..4_u8)
        .find(|quarters| (degrees - f64::from(*quarters) * 90.0).abs() < 1.0)
        .unwrap_or(0)
        .into()
}

/// A page, with what it inherits.
#[derive(Clone)]
struct PageLeaf {
    contents: PdfObject,
    resources: PdfObject,
    turned: PdfObject,
}

impl Default for PageLeaf {
    fn default() -> Self {
        Self { contents: PdfObject::Null, resources: PdfObject::Null, turned: PdfObject::Null }
    }
}

/// The pages of a document.
struct PageTree<'f, 'a> {
    file: &'f PdfFile<'a>,
    seen: BTreeSet<u32>,
    leaves: Vec<PageLeaf>,
}

impl PageTree<'_, '_> {
    fn walk(&mut self, node: &PdfObject, above: &PageLeaf, depth: usize) -> Result<(), Fault> {
        if let PdfObject::Reference(number) = node
            && !self.seen.insert(*number)
        {
            return Ok(());
        }
        if depth > DEPTH_MAX || self.leaves.len() >= PAGES_MAX {
            return Err(Fault::of_file("a PDF of more pages than any statement").hint(EXPORT));
        }
        let resolved = self.file.resolve(node)?;
        let Some(node) = resolved.dict() else { return Ok(()) };
        let own = |name: &str, above: &PdfObject| node.get(name).unwrap_or(above).clone();
        let leaf = PageLeaf {
            contents: own("Contents", &PdfObject::Null),
            resources: own("Resources", &above.resources),
            turned: own("Rotate", &above.turned),
        };
        if node.contains_key("Kids") {
            for kid in self.file.get(node, "Kids")?.list() {
                self.walk(kid, &leaf, depth + 1)?;
            }
        } else {
            self.leaves.push(leaf);
        }
        Ok(())
    }
}

/// The contents of a page, which may be cut anywhere between two operators.
fn contents(file: &PdfFile<'_>, stated: &PdfObject) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    let mut add = |part: &PdfObject| -> Result<(), Fault> {
        if let Some((_, content)) = file.stream(part)? {
            bytes.extend_from_slice(&content);
            bytes.push(b'\n');
        }
        if bytes.len() > CONTENT_BYTES_MAX {
            return Err(Fault::of_file("a page larger than any statement").hint(EXPORT));
        }
        Ok(())
    };
    match file.resolve(stated)? {
        PdfObject::List(parts) => parts.iter().try_for_each(add)?,
        PdfObject::Null if matches!(stated, PdfObject::Reference(_)) => {
            let what = "this PDF is cut or damaged: what one of its pages says is missing";
            return Err(Fault::of_file(what).hint("download or export it again"));
        }
        _ => add(stated)?,
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests;
