//! Sums and counts that stand above or below the rows with words for them: `Total paid in: 1,234.00`, `Number of
//! transactions: 12`, or figures below a line of such words.

use super::grid::Record;
use super::number::{DecimalMark, WrittenNumber};
use super::words::{self, HeaderWord};

/// What a stated figure is the sum or the number of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TotalKind {
    /// Money in, and money out.
    In,
    Out,
    /// Credits and debits, which are the one or the other.
    Credit,
    Debit,
    /// What all rows come to: money in less money out.
    Net,
    /// A total, not said of what: one of all these sums.
    Any,
    /// How many rows there are.
    Count,
}

/// Where a line stands that is no row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StatedPlace {
    Above,
    Below,
    /// It is a total in the column of amounts, held against rows already.
    Total,
}

/// A figure with the words for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StatedTotal {
    pub(super) kind: TotalKind,
    /// As it is written.
    pub(super) figure: String,
    pub(super) line: u64,
    /// Its words say that it is a total: others are, where both ways are stated.
    is_said: bool,
    /// Payments and refunds go either way: out of an account, and in on a card or from a customer.
    is_of_either: bool,
}

/// What the words of a figure say of it.
#[derive(Debug, Clone, Copy)]
struct TotalLabel {
    kind: TotalKind,
    is_said: bool,
    is_of_either: bool,
}

/// Totals so far, of the lines at one end of a table.
#[derive(Debug, Default)]
pub(super) struct TotalsBeside {
    found: Vec<StatedTotal>,
    /// Words without figures in the line above, by their columns.
    heads: Vec<(usize, TotalLabel)>,
}

/// Words of a total, which stand before or behind what it is of.
const TOTALS: [&str; 11] = [
    "total", "totals", "sum", "summe", "gesamt", "totale", "totaal", "suma", "totalt", "somme",
    "soma",
];

/// Words between them.
const LINKS: [&str; 9] = ["of", "der", "des", "de", "di", "van", "amount", "betrag", "value"];

/// What the number of rows is called.
const COUNTS: [&str; 28] = [
    "number of transactions",
    "no of transactions",
    "total number of transactions",
    "total transactions",
    "transaction count",
    "transactions",
    "number of entries",
    "number of items",
    "number of rows",
    "transactions listed",
    "records",
    "total records",
    "record count",
    "number of records",
    "anzahl buchungen",
    "anzahl der buchungen",
    "anzahl umsatze",
    "anzahl der umsatze",
    "anzahl transaktionen",
    "anzahl der transaktionen",
    "nombre d operations",
    "nombre de transactions",
    "numero de movimientos",
    "numero movimenti",
    "aantal transacties",
    "aantal boekingen",
    "liczba transakcji",
    "antal transaktioner",
];

/// The longest text that is such a label.
const BYTES_MAX: usize = 48;

impl TotalsBeside {
    /// A line that is no row.
    pub(super) fn see(&mut self, record: &Record<'_>, place: StatedPlace) {
        let cells: Vec<&str> = record.cells().collect();
        let is_filled = |cell: &&str| !cell.trim().is_empty();
        let is_number = |cell: &str| WrittenNumber::parse(cell).is_some();
        let heads = std::mem::take(&mut self.heads);
        // All that stands in the line are figures below words.
        if heads.len() > 1
            && cells.iter().filter(|cell| is_filled(cell)).all(|cell| is_number(cell))
        {
            for (at, label) in heads {
                let cell = record.cell(at).trim();
                if is_number(cell) {
                    self.add(label, cell, record.line());
                }
            }
            return;
        }
        let has_figures = cells.iter().any(|cell| is_number(cell));
        for (at, cell) in cells.iter().enumerate() {
            let (label, figure) = parted(cell);
            let Some(label) = label_of(label) else { continue };
            let is_held = matches!(label.kind, TotalKind::Any | TotalKind::Net);
            if is_held && place == StatedPlace::Total {
                continue;
            }
            // What stands behind the next label is of that one.
            let is_label = |cell: &&&str| label_of(parted(cell).0).is_some();
            let own = cells[at + 1..].iter().take_while(|cell| !is_label(cell));
            let behind: Vec<&str> = own.copied().filter(|cell| is_number(cell)).collect();
            // Of a number of rows and their sum beside each other the sum has decimal places.
            let is_sum = |cell: &&&str| label.kind != TotalKind::Count && cell.contains(['.', ',']);
            let next = match &behind[..] {
                [] | [_] | [_, _] => behind.iter().find(is_sum).or(behind.first()).copied(),
                // Of figures of several labels nothing says which is whose.
                _ => None,
            };
            let figure = if figure.is_empty() { next.unwrap_or_default() } else { figure };
            if is_number(figure) {
                self.add(label, figure, record.line());
            } else if !has_figures {
                self.heads.push((at, label));
            }
        }
    }

    fn add(&mut self, label: TotalLabel, figure: &str, line: u64) {
        let TotalLabel { kind, is_said, is_of_either } = label;
        let is_whole = figure.trim().bytes().all(|byte| byte.is_ascii_digit());
        // `Total: 5` may be of anything.
        let is_it = match kind {
            TotalKind::Count => is_whole,
            TotalKind::Any => figure.contains(['.', ',']),
            _ => true,
        };
        if is_it {
            let figure = figure.trim().to_owned();
            self.found.push(StatedTotal { kind, figure, line, is_said, is_of_either });
        }
    }

    /// What is stated: of two figures of one kind that differ, which are of parts, neither; a sum only with a
    /// word for a total, or beside that of the other way; and payments only beside receipts.
    pub(super) fn stated(&self) -> Vec<&StatedTotal> {
        let is_one = |one: &&StatedTotal| {
            let mut alike = self.found.iter().filter(|other| other.kind == one.kind);
            alike.all(|other| other.figure == one.figure)
        };
        let has_other = |one: &StatedTotal| {
            let other = match one.kind {
                TotalKind::In => TotalKind::Out,
                TotalKind::Out => TotalKind::In,
                TotalKind::Credit => TotalKind::Debit,
                TotalKind::Debit => TotalKind::Credit,
                TotalKind::Net | TotalKind::Any | TotalKind::Count => return true,
            };
            self.found.iter().any(|one| one.kind == other && !one.is_of_either)
        };
        let is_sum = |one: &&StatedTotal| (one.is_said && !one.is_of_either) || has_other(one);
        self.found.iter().filter(is_one).filter(is_sum).collect()
    }
}

impl StatedTotal {
    /// The number of rows that the figure may be: it has no decimal places.
    pub(super) fn count(&self) -> Option<u64> {
        self.figure.trim().parse().ok()
    }

    /// The magnitude of the figure in millionths.
    pub(super) fn size(&self, mark: DecimalMark) -> Option<i128> {
        WrittenNumber::parse(&self.figure)?.micros_by(mark).map(i128::abs)
    }
}

/// A label and the figure behind it in the same cell, which may be nothing.
fn parted(cell: &str) -> (&str, &str) {
    let cell = cell.trim();
    if let Some((label, rest)) = cell.split_once(':') {
        return (label, rest.trim());
    }
    let mut gaps = cell.match_indices(char::is_whitespace).map(|(at, _)| cell.split_at(at));
    // A word before the figure is one of the label, however much it looks like a currency: `paid out 402.50`.
    let is_figure =
        |rest: &str| !rest.starts_with(char::is_alphabetic) && WrittenNumber::parse(rest).is_some();
    let found = gaps.find(|(_, rest)| is_figure(rest.trim()));
    match found.map(|(label, rest)| (label, rest.trim())) {
        // `Total credits (1)`: of so many rows.
        Some((label, rest)) if is_count_in_brackets(rest) => (label, ""),
        found => found.unwrap_or((cell, "")),
    }
}

fn is_count_in_brackets(text: &str) -> bool {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inner.is_some_and(|inner| inner.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What a label says.
fn label_of(label: &str) -> Option<TotalLabel> {
    if label.len() > BYTES_MAX || !label.contains(char::is_alphabetic) {
        return None;
    }
    let plain = words::plain(label);
    if COUNTS.contains(&&*plain) {
        return Some(TotalLabel { kind: TotalKind::Count, is_said: true, is_of_either: false });
    }
    if words::of_labels("net_said").contains(&&*plain) {
        return Some(TotalLabel { kind: TotalKind::Net, is_said: true, is_of_either: false });
    }
    let is_total = |word: &&str| TOTALS.contains(word);
    let is_said = plain.split(' ').any(|word| is_total(&word));
    let bare: Vec<&str> =
        plain.split(' ').filter(|word| !is_total(word) && !LINKS.contains(word)).collect();
    let bare = bare.join(" ");
    if is_said && (bare.is_empty() || bare == "grand") {
        return Some(TotalLabel { kind: TotalKind::Any, is_said, is_of_either: false });
    }
    let (meanings, is_known) = words::header(&bare);
    let kind = match meanings.first().filter(|_| is_known)? {
        HeaderWord::In => TotalKind::In,
        HeaderWord::Out => TotalKind::Out,
        HeaderWord::Credit => TotalKind::Credit,
        HeaderWord::Debit => TotalKind::Debit,
        _ => return None,
    };
    let is_of_either = words::of_flags("either").contains(&&*bare);
    Some(TotalLabel { kind, is_said, is_of_either })
}
