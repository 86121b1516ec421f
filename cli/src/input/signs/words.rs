//! The words of statements and books for debit and credit, money out and money in.

use crate::input::problem::Dataset;

/// What a cell says of the amount beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::input) struct Word {
    /// A debit, or money out.
    pub(in crate::input) is_first: bool,
    pub(in crate::input) kind: Kind,
    /// A letter or a mark that may as well mean something else.
    pub(in crate::input) is_short: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::input) enum Kind {
    /// Debit or credit: which of them is money out depends on whose words they are.
    Booking,
    /// Money out or money in, in any file.
    Money,
}

/// Words for a debit, and for a credit.
const BOOKING: [&[&str]; 2] = [
    &["debit", "dr", "dr.", "dbit", "deb", "debet", "débit", "dÉbit", "debito", "débito", "soll"],
    &[
        "credit", "cr", "cr.", "crdt", "cred", "kredit", "crédit", "crÉdit", "credito", "crédito",
        "haben",
    ],
];

/// Words for money out, and for money in.
const MONEY: [&[&str]; 2] = [
    &["withdrawal", "withdrawals", "money out", "paid out", "outgoing", "af"],
    &["deposit", "deposits", "money in", "paid in", "incoming", "bij"],
];

const SHORT_BOOKING: [&[&str]; 2] = [&["d", "s"], &["c", "h"]];

const SHORT_MONEY: [&[&str]; 2] = [&["out", "-", "\u{2212}"], &["in", "+"]];

/// The longest of them.
const BYTES_MAX: usize = 11;

impl Word {
    /// What a cell says; none where it says nothing of the kind.
    pub(in crate::input) fn of(cell: &str) -> Option<Self> {
        let text = cell.trim();
        if text.is_empty() || text.len() > BYTES_MAX {
            return None;
        }
        let lists = [
            (BOOKING, Kind::Booking, false),
            (SHORT_BOOKING, Kind::Booking, true),
            (MONEY, Kind::Money, false),
            (SHORT_MONEY, Kind::Money, true),
        ];
        lists.into_iter().find_map(|(lists, kind, is_short)| {
            let is_in = |list: &&[&str]| list.iter().any(|word| word.eq_ignore_ascii_case(text));
            let place = lists.iter().position(is_in)?;
            Some(Self { is_first: place == 0, kind, is_short })
        })
    }

    /// What a cell says, by the words that the user gives for money out, in lower case: all else is
    /// money in.
    pub(in crate::input) fn by(cell: &str, out_words: &[String]) -> Option<Self> {
        if out_words.is_empty() {
            return Self::of(cell);
        }
        let text = cell.trim();
        let is_first = out_words.iter().any(|word| *word == text.to_lowercase());
        (!text.is_empty()).then_some(Self { is_first, kind: Kind::Money, is_short: false })
    }

    /// Whether it makes an amount money out.
    pub(in crate::input) fn is_out(self, dataset: Dataset, is_turned: bool) -> bool {
        let first_is_out = self.kind == Kind::Money || dataset != Dataset::Book;
        (self.is_first == first_is_out) != is_turned
    }
}

/// Whether a header says that its column tells debits from credits: `Dr/Cr`, `Soll/Haben`, `+/-`.
pub(in crate::input) fn is_header(plain: &str, name: &str) -> bool {
    const NAMES: [&str; 14] = [
        "transaction type",
        "trans type",
        "tran type",
        "type",
        "direction",
        "sign",
        "indicator",
        "sens",
        "drcr",
        "crdr",
        "dc",
        "cd",
        "money in out",
        "money out in",
    ];
    if NAMES.contains(&plain) || ["+/-", "-/+", "+-", "±"].contains(&name.trim()) {
        return true;
    }
    if plain.split(' ').any(|word| ["card", "account", "amount"].contains(&word)) {
        return false;
    }
    let mut words = plain.split(' ').filter_map(Word::of);
    match [words.next(), words.next(), words.next()] {
        [Some(one), Some(other), None] => one.is_first != other.is_first,
        _ => false,
    }
}

/// What a header says of the amounts below it, where it is of debits or of credits alone: `Debit`,
/// `Debit amount`, `Paid out`.
pub(in crate::input) fn of_amounts(plain: &str) -> Option<Word> {
    let words = plain.split(' ').filter(|word| !["amount", "amt", "value"].contains(word));
    let text = words.collect::<Vec<_>>().join(" ");
    let text = text.strip_suffix('s').filter(|text| text.len() > 1).unwrap_or(&text);
    let is_letter = text.len() == 1;
    Word::of(text).filter(|_| !is_letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::role::plain;

    #[test]
    fn the_words_of_several_countries_say_debit_or_credit() {
        for (debit, credit) in [
            ("DEBIT", "Credit"),
            ("Dr.", "CR"),
            ("DÉBIT", "Crédit"),
            ("Debet", "Kredit"),
            ("DEB", "CRED"),
            ("S", "H"),
            ("Withdrawal", "Deposit"),
            ("Money out", "Money in"),
            ("OUT", "IN"),
            ("Af", "Bij"),
            ("-", " + "),
        ] {
            let said = [debit, credit].map(|cell| Word::of(cell).map(|word| word.is_first));
            assert_eq!(said, [Some(true), Some(false)], "{debit} {credit}");
        }
        for cell in ["", "Debit card", "DD", "Fee", "x", "0", "payment", "withdrawal fee"] {
            assert_eq!(Word::of(cell), None, "{cell}");
        }
    }

    #[test]
    fn the_books_use_debit_the_other_way_round_but_money_out_is_money_out() {
        let is_out = |cell, dataset| Word::of(cell).unwrap().is_out(dataset, false);
        assert!(is_out("DR", Dataset::Bank) && is_out("CR", Dataset::Book));
        assert!(!is_out("DR", Dataset::Book) && !is_out("CR", Dataset::Bank));
        assert!(is_out("Withdrawal", Dataset::Bank) && is_out("Withdrawal", Dataset::Book));
    }

    #[test]
    fn a_header_of_both_words_is_of_such_a_column() {
        for header in [
            "Dr/Cr",
            "Cr / Dr",
            "D/C",
            "Debit or Credit",
            "Credit Debit Indicator",
            "Soll/Haben",
            "Af Bij",
            "+/-",
            "Sens",
            "In/Out",
            "Type",
        ] {
            assert!(is_header(&plain(header), header), "{header}");
        }
        for header in ["Debit", "Debit amount", "Sub-type", "D/D", "", "Details", "Status"] {
            assert!(!is_header(&plain(header), header), "{header}");
        }
        for header in ["Soll/Haben-Kennzeichen", "S/H-Kennz.", "Debit/Credit Key", "Txn D/C"] {
            assert!(is_header(&plain(header), header), "{header}");
        }
        assert!(!is_header("debit or credit card", "Debit or credit card"));
    }
}
