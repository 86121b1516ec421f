//! What a page shows: characters with their places.
//!
//! Source: ISO 32000-2, 8.3 (coordinates), 9.3 and 9.4 (text). Text that is not upright is left out (marks
//! across a page, notes at its side), and so is text that is not painted: behind a scan it is what a program
//! guessed of the picture.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::budget::too_large;
use super::file::PdfFile;
use super::font::PdfFont;
use super::lexer::{PdfDict, PdfLexer, PdfObject};
use crate::fault::Fault;

/// Forms within forms.
const DEPTH_MAX: usize = 8;
/// States that are kept for later.
const STATES_MAX: usize = 256;
/// Characters of a page; a dense one has 5,000. What they become counts towards the memory of the document.
const GLYPHS_MAX: usize = 1_000_000;
/// A glyph of a longer text counts again for every so many bytes.
const GLYPH_TEXT_BYTES: usize = 16;
/// What takes longer than its bytes, in steps.
const OPERATOR_WORK: usize = 8;
const GLYPH_WORK: usize = 64;
const FORM_WORK: usize = 256;

/// Space between letters, in sizes of the font, that does not part words.
const APART: f64 = 0.3;

/// A character and where it stands, in points; `y` grows downwards.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlacedGlyph {
    pub(super) x_start: f64,
    pub(super) x_end: f64,
    pub(super) y: f64,
    /// How high the font is.
    pub(super) size: f64,
    pub(super) text: String,
}

/// What is gathered of a page.
#[derive(Default)]
pub(super) struct PageGlyphs {
    pub(super) glyphs: Vec<PlacedGlyph>,
    /// Whether anything else is painted that can hold text.
    pub(super) has_picture: bool,
    /// Characters that are there and are not painted.
    pub(super) invisible: usize,
    /// What the characters count: up to [`GLYPHS_MAX`], and none is kept beyond it.
    weight: usize,
}

#[derive(Debug, Clone, Copy)]
struct Matrix([f64; 6]);

impl Matrix {
    const IDENTITY: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// First this, then the other.
    fn then(self, other: Self) -> Self {
        let (own, other) = (self.0, other.0);
        let product = |row: usize, column: usize| {
            own[row * 2] * other[column] + own[row * 2 + 1] * other[2 + column]
        };
        Self([
            product(0, 0),
            product(0, 1),
            product(1, 0),
            product(1, 1),
            product(2, 0) + other[4],
            product(2, 1) + other[5],
        ])
    }

    fn of(numbers: &[f64]) -> Option<Self> {
        numbers.first_chunk().copied().map(Self)
    }

    const fn shift(x: f64, y: f64) -> Self {
        Self([1.0, 0.0, 0.0, 1.0, x, y])
    }
}

#[derive(Clone)]
struct GraphicsState {
    matrix: Matrix,
    font: Option<Rc<PdfFont>>,
    size: f64,
    between_characters: f64,
    between_words: f64,
    stretch: f64,
    leading: f64,
    rise: f64,
    mode: usize,
}

/// Reads pages, and the fonts they share once.
pub(super) struct ContentReader<'f, 'a> {
    file: &'f PdfFile<'a>,
    fonts: BTreeMap<u32, Rc<PdfFont>>,
    /// The forms that are being read: none is within itself.
    open: Vec<u32>,
}

impl<'f, 'a> ContentReader<'f, 'a> {
    pub(super) const fn new(file: &'f PdfFile<'a>) -> Self {
        Self { file, fonts: BTreeMap::new(), open: Vec::new() }
    }

    /// What a page shows; `turned` is by how many quarters it is turned clockwise to be read.
    ///
    /// # Errors
    /// Beyond the limits of the file.
    pub(super) fn page(
        &mut self,
        content: &[u8],
        resources: &PdfDict,
        turned: usize,
    ) -> Result<PageGlyphs, Fault> {
        let matrix = match turned % 4 {
            1 => Matrix([0.0, -1.0, 1.0, 0.0, 0.0, 0.0]),
            2 => Matrix([-1.0, 0.0, 0.0, -1.0, 0.0, 0.0]),
            3 => Matrix([0.0, 1.0, -1.0, 0.0, 0.0, 0.0]),
            _ => Matrix::IDENTITY,
        };
        let state = GraphicsState {
            matrix,
            font: None,
            size: 0.0,
            between_characters: 0.0,
            between_words: 0.0,
            stretch: 1.0,
            leading: 0.0,
            rise: 0.0,
            mode: 0,
        };
        let mut shown = PageGlyphs::default();
        self.run(content, resources, state, 0, &mut shown)?;
        Ok(shown)
    }

    fn run(
        &mut self,
        content: &[u8],
        resources: &PdfDict,
        state: GraphicsState,
        depth: usize,
        shown: &mut PageGlyphs,
    ) -> Result<(), Fault> {
        let fonts = self.file.dict(resources, "Font")?;
        let forms = self.file.dict(resources, "XObject")?;
        let mut run = ContentPosition {
            state,
            kept: Vec::new(),
            line: Matrix::IDENTITY,
            text: Matrix::IDENTITY,
        };
        let mut lexer = PdfLexer::new(content, 0, self.file.budget.room());
        let mut operands: Vec<PdfObject> = Vec::new();
        // Fonts that stand in the resources themselves are read once, too.
        let mut known: BTreeMap<Rc<str>, Option<Rc<PdfFont>>> = BTreeMap::new();
        let mut from = 0;
        while let Some(object) = lexer.next() {
            let PdfObject::Word(operator) = object else {
                operands.push(object);
                continue;
            };
            // What is shown is counted before, since one text can be all there is.
            let text: usize = operands.iter().map(text_bytes).sum();
            self.file.budget.work(OPERATOR_WORK + text * GLYPH_WORK)?;
            match &*operator {
                "Tf" => {
                    run.state.size = operands.last().and_then(PdfObject::number).unwrap_or(0.0);
                    run.state.font = None;
                    if let Some(PdfObject::Name(name)) = operands.first() {
                        if !known.contains_key(name) {
                            known.insert(Rc::clone(name), self.font(fonts.get(&**name))?);
                        }
                        run.state.font = known.get(name).cloned().flatten();
                    }
                }
                "Do" => {
                    let name = operands.first().and_then(PdfObject::name).unwrap_or_default();
                    if let Some(form) = forms.get(name).filter(|_| depth < DEPTH_MAX) {
                        self.form(form, resources, &run.state, depth, shown)?;
                    }
                }
                "BI" => {
                    shown.has_picture = true;
                    skip_picture(content, &mut lexer);
                }
                "sh" => shown.has_picture = true,
                _ => run.operate(&operator, &operands, shown),
            }
            operands.clear();
            self.file.spend_reading(&lexer, from)?;
            (from, lexer.cost) = (lexer.at, 0);
            if shown.weight > GLYPHS_MAX {
                return Err(too_large());
            }
        }
        self.file.spend_reading(&lexer, from)?;
        Ok(())
    }

    fn font(&mut self, font: Option<&PdfObject>) -> Result<Option<Rc<PdfFont>>, Fault> {
        let Some(font) = font else { return Ok(None) };
        if let PdfObject::Reference(number) = font
            && let Some(known) = self.fonts.get(number)
        {
            return Ok(Some(Rc::clone(known)));
        }
        let resolved = self.file.resolve(font)?;
        let Some(dict) = resolved.dict() else { return Ok(None) };
        let read = Rc::new(PdfFont::read(self.file, dict)?);
        if let PdfObject::Reference(number) = font {
            self.fonts.insert(*number, Rc::clone(&read));
        }
        Ok(Some(read))
    }

    fn form(
        &mut self,
        form: &PdfObject,
        resources: &PdfDict,
        state: &GraphicsState,
        depth: usize,
        shown: &mut PageGlyphs,
    ) -> Result<(), Fault> {
        self.file.budget.work(FORM_WORK)?;
        let resolved = self.file.resolve(form)?;
        let (Some(dict), PdfObject::Reference(number)) = (resolved.dict(), form) else {
            return Ok(());
        };
        if self.file.get(dict, "Subtype")?.name() != Some("Form") {
            shown.has_picture = true;
            return Ok(());
        }
        if self.open.contains(number) {
            return Ok(());
        }
        let Some((dict, content)) = self.file.stream(form)? else { return Ok(()) };
        let matrix = self.file.get(&dict, "Matrix")?;
        let numbers: Vec<f64> = matrix.list().iter().filter_map(PdfObject::number).collect();
        let mut state = state.clone();
        if let Some(matrix) = Matrix::of(&numbers) {
            state.matrix = matrix.then(state.matrix);
        }
        let own = self.file.dict(&dict, "Resources")?;
        let resources = if own.is_empty() { resources } else { &own };
        self.open.push(*number);
        self.run(&content, resources, state, depth + 1, shown)?;
        self.open.pop();
        Ok(())
    }
}

/// The bytes of the texts that an operator shows.
fn text_bytes(operand: &PdfObject) -> usize {
    match operand {
        PdfObject::Text(text) => text.len(),
        PdfObject::List(list) => list.iter().map(text_bytes).sum(),
        _ => 0,
    }
}

/// Behind `ID` stand the bytes of a picture, up to `EI` between spaces.
fn skip_picture(content: &[u8], lexer: &mut PdfLexer<'_>) {
    while let Some(object) = lexer.next() {
        if matches!(object, PdfObject::Word(word) if &*word == "ID") {
            break;
        }
    }
    let rest = content.get(lexer.at..).unwrap_or_default();
    let is_end = |window: &[u8]| {
        window[0].is_ascii_whitespace() && &window[1..3] == b"EI" && window[3].is_ascii_whitespace()
    };
    lexer.at += rest.windows(4).position(is_end).map_or(rest.len(), |at| at + 3);
}

/// Where the reading of one content stands.
struct ContentPosition {
    state: GraphicsState,
    kept: Vec<GraphicsState>,
    line: Matrix,
    text: Matrix,
}

impl ContentPosition {
    fn operate(&mut self, operator: &str, operands: &[PdfObject], shown: &mut PageGlyphs) {
        let number = |at: usize| operands.get(at).and_then(PdfObject::number).unwrap_or(0.0);
        let matrix =
            || Matrix::of(&operands.iter().filter_map(PdfObject::number).collect::<Vec<_>>());
        match operator {
            "q" if self.kept.len() < STATES_MAX => self.kept.push(self.state.clone()),
            "Q" => self.state = self.kept.pop().unwrap_or_else(|| self.state.clone()),
            "cm" => {
                if let Some(matrix) = matrix() {
                    self.state.matrix = matrix.then(self.state.matrix);
                }
            }
            "BT" => (self.line, self.text) = (Matrix::IDENTITY, Matrix::IDENTITY),
            "Tm" => {
                if let Some(matrix) = matrix() {
                    (self.line, self.text) = (matrix, matrix);
                }
            }
            "Td" => self.move_line(number(0), number(1)),
            "TD" => {
                self.state.leading = -number(1);
                self.move_line(number(0), number(1));
            }
            "T*" => self.move_line(0.0, -self.state.leading),
            "Tc" => self.state.between_characters = number(0),
            "Tw" => self.state.between_words = number(0),
            "Tz" => self.state.stretch = number(0) / 100.0,
            "TL" => self.state.leading = number(0),
            "Ts" => self.state.rise = number(0),
            "Tr" => self.state.mode = operands.first().and_then(PdfObject::count).unwrap_or(0),
            "Tj" => self.show(operands, shown),
            "'" => {
                self.move_line(0.0, -self.state.leading);
                self.show(operands, shown);
            }
            "\"" => {
                (self.state.between_words, self.state.between_characters) = (number(0), number(1));
                self.move_line(0.0, -self.state.leading);
                self.show(operands, shown);
            }
            "TJ" => {
                for list in operands {
                    self.show(list.list(), shown);
                }
            }
            _ => {}
        }
    }

    fn move_line(&mut self, x: f64, y: f64) {
        self.line = Matrix::shift(x, y).then(self.line);
        self.text = self.line;
    }

    /// Shows texts; numbers between them move back by thousandths of the size.
    fn show(&mut self, operands: &[PdfObject], shown: &mut PageGlyphs) {
        let Some(font) = self.state.font.clone() else { return };
        for operand in operands {
            match operand {
                PdfObject::Number(back) => {
                    let x = -back / 1000.0 * self.state.size * self.state.stretch;
                    self.text = Matrix::shift(x, 0.0).then(self.text);
                }
                PdfObject::Text(text) => {
                    for code in font.codes(text) {
                        self.show_one(code, shown);
                    }
                }
                _ => {}
            }
        }
    }

    fn show_one(&mut self, code: super::font::FontCode, shown: &mut PageGlyphs) {
        let state = &self.state;
        let place = Matrix::shift(0.0, state.rise).then(self.text).then(state.matrix);
        let width = code.width * state.size * state.stretch;
        let gap = state.between_characters + if code.is_space { state.between_words } else { 0.0 };
        self.text = Matrix::shift(width + gap * state.stretch, 0.0).then(self.text);
        let [x, y] = [place.0[4], place.0[5]];
        // Both turned over, by the size and by the page, is upright again.
        let sign = state.size.signum();
        let [across, slope, slant, up] = [0, 1, 2, 3].map(|at| place.0[at] * sign);
        let size = (state.size * slant.hypot(up)).abs();
        let is_upright =
            across > 0.0 && up > 0.0 && slope.abs() < 0.05 * across && slant.abs() < 0.5 * up;
        // Letters that are set apart are of one word all the same.
        let apart = state.between_characters.clamp(0.0, APART * state.size.abs());
        let x_end = x + (width * sign + apart) * across;
        // Modes 3 and 7 paint nothing.
        if matches!(state.mode, 3 | 7) {
            shown.invisible += 1;
        } else if is_upright
            && size > 0.0
            && [x, y, x_end, size].iter().all(|number| number.abs() < 1e6)
        {
            shown.weight += 1 + code.text.len() / GLYPH_TEXT_BYTES;
            if shown.weight <= GLYPHS_MAX {
                shown.glyphs.push(PlacedGlyph { x_start: x, x_end, y: -y, size, text: code.text });
            }
        }
    }
}
