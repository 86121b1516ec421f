//! Tables of HTML pages: statements that banks call `.xls`, and pages that were saved.
//!
//! Every table is a sheet, in the order in which they start; a table within a cell is its own, and the text of
//! the cell is without it. What a browser shows is read: text in `td` and `th` with its white space as one
//! space, without scripts, styles and comments. Rows, cells and tables may be left open, as browsers allow.
//!
//! The tokens are found here: five elements are needed and the line of each row, where `html5ever` builds the
//! tree of a browser, with crates of its own for names, atoms and buffers.

mod entity;
mod token;

use encoding_rs::Encoding;
use memchr::memmem;

use self::token::{HtmlTag, HtmlToken, HtmlTokens};
use super::encoding::decode;
use super::place::LineCursor;
use super::sheet::{Sheet, SheetBudget, SheetWriter};
use crate::fault::Fault;
use crate::words;

/// Tables within tables. Old pages nest ten for their layout.
const DEPTH_MAX: usize = 64;
/// Tables of a page.
const TABLES_MAX: usize = 4096;
/// Columns of a table, those that cells span included.
const COLUMNS_MAX: usize = 1000;
/// Where pages say their encoding.
const HEAD_BYTES: usize = 4096;

/// Reads all tables of a page that have text.
///
/// # Errors
/// Its text cannot be decoded, or it holds more than any statement.
pub fn tables(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let declared = declared_encoding(bytes).filter(|_| std::str::from_utf8(bytes).is_err());
    let text = if let Some(encoding) = declared {
        encoding.decode_without_bom_handling(bytes).0
    } else {
        decode(bytes)?.text
    };
    let text = &*text;
    let mut page = HtmlPage::default();
    let mut lines = LineCursor::default();
    for (at, token) in HtmlTokens::new(text) {
        match token {
            HtmlToken::Text(text) => page.text(text),
            HtmlToken::Start(tag) => {
                page.start(&tag, &mut || lines.line_at(text.as_bytes(), at))?;
            }
            HtmlToken::End(name) => page.end(&name)?,
        }
    }
    if let Some(table) = page.open.last().filter(|_| page.closes_rows) {
        let message = "the file ends within the table of this row, and so early";
        return Err(Fault::at_line(table.line, message).hint("download or export it again"));
    }
    while !page.open.is_empty() {
        page.end("table")?;
    }
    Ok(page.done.into_iter().flatten().filter(|sheet| !sheet.grid.is_empty()).collect())
}

/// The encoding of one byte a character that a page says it has. A page of another is decoded by its bytes.
fn declared_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes[..bytes.len().min(HEAD_BYTES)].to_ascii_lowercase();
    let rest = &head[memmem::find(&head, b"charset=")? + 8..];
    let label = rest.trim_ascii_start();
    let label = label.strip_prefix(b"\"").or(label.strip_prefix(b"'")).unwrap_or(label);
    let length = label
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
        .count();
    Encoding::for_label(&label[..length]).filter(|encoding| encoding.is_single_byte())
}

#[derive(Default)]
struct HtmlPage {
    /// A place for each table that has started.
    done: Vec<Option<Sheet>>,
    open: Vec<HtmlTable>,
    budget: SheetBudget,
    /// The last heading above the table that begins next.
    heading: String,
    is_in_heading: bool,
    /// Rows have end tags: who writes those ends tables too.
    closes_rows: bool,
}

#[derive(Default)]
struct HtmlTable {
    at: usize,
    writer: SheetWriter,
    name: String,
    is_hidden: bool,
    is_in_caption: bool,
    row: u64,
    is_in_row: bool,
    line: u64,
    column: usize,
    /// Up to which row a cell of a row above reaches down into each column.
    covered_to: Vec<u64>,
    cell: Option<HtmlCell>,
}

#[derive(Default)]
struct HtmlCell {
    text: String,
    columns: usize,
    rows: u64,
    /// The text that follows stands above the line.
    is_raised: bool,
}

impl HtmlPage {
    fn text(&mut self, text: &str) {
        let Some(table) = self.open.last_mut() else {
            if self.is_in_heading {
                entity::push(&mut self.heading, text);
            }
            return;
        };
        match &mut table.cell {
            Some(cell) => {
                let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
                if std::mem::take(&mut cell.is_raised)
                    && is_digit(cell.text.chars().next_back())
                    && is_digit(text.chars().next())
                {
                    cell.text.push(' ');
                }
                entity::push(&mut cell.text, text);
            }
            None if table.is_in_caption => entity::push(&mut table.name, text),
            None => {}
        }
    }

    fn start(&mut self, tag: &HtmlTag<'_>, line: &mut dyn FnMut() -> u64) -> Result<(), Fault> {
        if tag.name == "table" {
            if self.open.len() >= DEPTH_MAX || self.done.len() >= TABLES_MAX {
                return Err(Fault::at_line(line(), "more tables than any statement has"));
            }
            let is_hidden = is_not_shown(tag);
            // `Pending` above one table, `Booked` above the next.
            let heading = std::mem::take(&mut self.heading);
            let is_state = words::state_of_title(heading.trim()).is_some();
            let name = if is_state { heading } else { String::new() };
            self.open.push(HtmlTable {
                at: self.done.len(),
                is_hidden,
                name,
                ..HtmlTable::default()
            });
            self.done.push(None);
            return Ok(());
        }
        let Some(table) = self.open.last_mut() else {
            if is_heading(&tag.name) {
                self.heading.clear();
                self.is_in_heading = true;
            }
            return Ok(());
        };
        match &*tag.name {
            "tr" => {
                table.end_row(&mut self.budget)?;
                table.begin_row(&mut self.budget, line())?;
                if is_not_shown(tag) {
                    table.hide();
                }
            }
            // Digits above others are cents, or a note.
            "sup" | "sub" => {
                if let Some(cell) = &mut table.cell {
                    cell.is_raised = true;
                }
            }
            "s" | "del" | "strike" if table.is_in_row => table.hide(),
            "td" | "th" => {
                table.end_cell(&mut self.budget)?;
                if !table.is_in_row {
                    table.begin_row(&mut self.budget, line())?;
                }
                let number = |name: &str| tag.attribute(name).and_then(|n| n.trim().parse().ok());
                let columns = number("colspan").unwrap_or(1).clamp(1, COLUMNS_MAX);
                let rows = number("rowspan").unwrap_or(1).clamp(1, 65_534);
                table.cell = Some(HtmlCell { columns, rows: rows as u64, ..HtmlCell::default() });
            }
            "caption" => {
                table.name.clear();
                table.is_in_caption = true;
            }
            "br" | "p" | "div" | "li" | "hr" | "option" => self.text(" "),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, name: &str) -> Result<(), Fault> {
        self.is_in_heading &= !is_heading(name);
        let Some(table) = self.open.last_mut() else { return Ok(()) };
        self.closes_rows |= name == "tr";
        match name {
            "td" | "th" => table.end_cell(&mut self.budget)?,
            "tr" | "thead" | "tbody" | "tfoot" => table.end_row(&mut self.budget)?,
            "caption" => table.is_in_caption = false,
            "p" | "div" | "li" | "option" => self.text(" "),
            "table" => {
                table.end_row(&mut self.budget)?;
                if let Some(table) = self.open.pop() {
                    let sheet = table.writer.finish(&mut self.budget)?;
                    let name = table.name.trim().to_owned();
                    self.done[table.at] = Some(Sheet { name, is_hidden: table.is_hidden, ..sheet });
                }
            }
            _ => {}
        }
        Ok(())
    }
}

fn is_not_shown(tag: &HtmlTag<'_>) -> bool {
    let style = tag.attribute("style").unwrap_or_default().replace(' ', "");
    style.to_ascii_lowercase().contains("display:none") || tag.attribute("hidden").is_some()
}

/// `h1` to `h6`.
fn is_heading(name: &str) -> bool {
    name.strip_prefix('h').is_some_and(|level| matches!(level, "1" | "2" | "3" | "4" | "5" | "6"))
}

impl HtmlTable {
    fn begin_row(&mut self, budget: &mut SheetBudget, line: u64) -> Result<(), Fault> {
        self.row += 1;
        (self.is_in_row, self.line, self.column) = (true, line, 0);
        self.writer.begin_row(budget, line)
    }

    fn hide(&mut self) {
        self.writer.hide(self.line);
    }

    fn end_row(&mut self, budget: &mut SheetBudget) -> Result<(), Fault> {
        self.end_cell(budget)?;
        self.is_in_row = false;
        Ok(())
    }

    /// Writes the open cell into the first column that no cell of a row above reaches into.
    fn end_cell(&mut self, budget: &mut SheetBudget) -> Result<(), Fault> {
        let Some(cell) = self.cell.take() else { return Ok(()) };
        let is_covered =
            |column: usize| self.covered_to.get(column).is_some_and(|to| *to >= self.row);
        let column = (self.column..COLUMNS_MAX).find(|column| !is_covered(*column));
        let column = column.unwrap_or(COLUMNS_MAX);
        let text = cell.text.trim();
        if column >= COLUMNS_MAX {
            if text.is_empty() {
                return budget.spend(column - self.column, 0, Some(self.line));
            }
            return Err(Fault::at_line(self.line, "more columns than any statement has"));
        }
        // Columns that others reach into, and those that it spans itself, are looked at one by one.
        let spanned = if cell.rows > 1 { cell.columns } else { 0 };
        budget.spend(column - self.column + spanned, 0, Some(self.line))?;
        self.writer.write(budget, self.line, column, text)?;
        self.column = (column + cell.columns).min(COLUMNS_MAX);
        if cell.rows > 1 {
            self.covered_to.resize(self.covered_to.len().max(self.column), 0);
            self.covered_to[column..self.column].fill(self.row + cell.rows - 1);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::scan::sheet::tests::shown;

    fn rows(page: &str) -> Vec<Vec<String>> {
        tables(page.as_bytes()).unwrap().iter().map(shown).collect()
    }

    #[test]
    fn a_page_that_ends_within_its_table_is_refused_where_rows_have_ends() {
        let cut = "<html><body><table>\n<tr><td>13/01/2026</td><td>-25.10</td></tr>\n";
        let told = tables(cut.as_bytes()).unwrap_err().to_string();
        assert!(told.contains("line 2") && told.contains("ends within the table"), "{told}");
        assert!(tables(format!("{cut}</table>").as_bytes()).is_ok());
    }

    #[test]
    fn a_row_is_on_the_line_of_its_element() {
        let page = "<html><body><p>Account</p>\n<table border=1>\n<tr><th>Date</th><TH>Amount</TH></tr>\n\n\
                    <tr>\n<td>02/03/2026</td>\n<td align='right'>\n  -118.00\n</td></tr></table></body></html>";
        assert_eq!(rows(page), [["3: Date|Amount", "5: 02/03/2026|-118.00"]]);
        let on_one_line = "<table><tr><td>a<tr><td>b<td>c</table>";
        assert_eq!(rows(on_one_line), [["1: a", "1: b|c"]], "rows and cells may be left open");
    }

    #[test]
    fn what_a_browser_does_not_show_is_left_out() {
        let page = "<style>td>a{}</style><script>if (a<b) '<table><tr><td>no'</script><!-- <table><tr><td>no --->\
                    <table><tr><td>a<!-- b -->c<script>d</script></td><td>1<br>2<br/>3</td><td title=\"<td>\">x</td></tr></table>";
        assert_eq!(rows(page), [["1: ac|1 2 3|x"]]);
    }

    #[test]
    fn a_table_within_a_cell_is_its_own() {
        let page = "<table><tr><td>before <table><caption>Inner</caption><tr><td>x</td></tr></table> after</td><td>y</td></tr></table>";
        let sheets = tables(page.as_bytes()).unwrap();
        assert_eq!(sheets.iter().map(shown).collect::<Vec<_>>(), [["1: before after|y"], ["1: x"]]);
        assert_eq!(sheets[1].name, "Inner");
    }

    #[test]
    fn cells_that_span_push_the_others_aside() {
        let page = "<table><tr><td colspan=2>a</td><td rowspan=\"3\">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr>\
                    <tr><td>f</td></tr><tr><td>g</td><td>h</td><td>i</td></tr></table>";
        assert_eq!(rows(page), [["1: a||b", "1: c|d||e", "1: f", "1: g|h|i"]]);
        let far = "<table><tr><td colspan=999999999>a<td>b</table>";
        assert_eq!(tables(far.as_bytes()).unwrap_err().line, Some(1));
        let tall =
            "<table><tr><td rowspan=99999999999999999999999>a</td><td>b</td></tr><tr><td>c</table>";
        assert_eq!(rows(tall), [["1: a|b", "1: c"]]);
    }

    #[test]
    fn entities_are_characters() {
        let page = "<table><tr><td>&pound;1&nbsp;234.50&nbsp;</td><td>M&uuml;ller &amp; S&#246;hne &#x20AC; &#128;</td>\
                    <td>AT&T &lt;b&gt; &unknown; &copy &ndash;</td><td>&nbsp;</td></tr></table>";
        assert_eq!(rows(page), [["1: £1 234.50|Müller & Söhne € €|AT&T <b> &unknown; © –"]]);
    }

    #[test]
    fn the_encoding_is_the_one_that_the_page_says() {
        let page = |charset: &str| {
            format!(
                "<meta http-equiv='Content-Type' content=\"text/html; charset={charset}\"><table><tr><td>"
            )
        };
        for (charset, bytes, text) in [
            ("iso-8859-2", &b"\xb6\xf3\xb1"[..], "śóą"),
            ("windows-1252", b"M\xfcller \x80", "Müller €"),
            ("utf-8", "Müller €".as_bytes(), "Müller €"),
            ("iso-8859-1", "Müller €".as_bytes(), "Müller €"),
            ("utf-8", b"M\xfcller", "Müller"),
        ] {
            let page = [page(charset).as_bytes(), bytes].concat();
            assert_eq!(shown(&tables(&page).unwrap()[0]), [format!("1: {text}")], "{charset}");
        }
    }

    #[test]
    fn hostile_pages_are_refused_or_read_in_time() {
        assert!(tables("<table>".repeat(100_000).as_bytes()).is_err());
        let covered =
            format!("<table><tr><td rowspan=65534 colspan=999>a{}", "<tr><td>x".repeat(34_000));
        assert!(tables(covered.as_bytes()).is_err());
        let empty =
            format!("<table><tr><td rowspan=65534 colspan=999>a{}", "<tr><td>".repeat(17_000));
        assert!(tables(empty.as_bytes()).is_err(), "columns are passed over one by one");
        let open = format!("<table><tr><td>{}", "<a b='".repeat(20_000));
        assert!(tables(open.as_bytes()).is_ok());
        let quoted = format!("<table><tr><td>{}", "<a b=\">\"".repeat(20_000));
        assert!(tables(quoted.as_bytes()).is_ok());
        let less = format!("<table><tr><td>{}", "<!--".repeat(20_000));
        assert!(tables(less.as_bytes()).is_ok());
    }

    proptest! {
        #[test]
        fn any_page_is_tables_or_a_fault(page in "(</?(table|tr|td|th|script|caption|br)( (colspan|rowspan)=\"?[0-9]{1,5}\"?)?/?>?|<!--|-->|&#?[a-z0-9]{1,6};?|[ -~\n]{0,5}|[äß€]){0,60}") {
            if let Ok(sheets) = tables(page.as_bytes()) {
                let text: usize = sheets.iter().flat_map(shown).map(|row| row.len()).sum();
                prop_assert!(text <= page.len() * 1010);
            }
        }
    }
}
