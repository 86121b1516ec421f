//! A description without the bank's own words, and how much of it is looked at.

/// How much of a description, and of a merchant, is looked at.
pub(crate) const CHARS_MAX: usize = 320;

/// How many words of a text are looked at: banks print some ten, and long jobs shall take no longer.
pub(crate) const WORDS_MAX: usize = 24;

/// As much of a text as is looked at.
pub(crate) fn looked_at(text: &str) -> &str {
    if text.len() <= CHARS_MAX {
        return text;
    }
    &text[..text.char_indices().nth(CHARS_MAX).map_or(text.len(), |(end, _)| end)]
}

/// The words that name who was paid, in lower case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct NormalisedText {
    /// Words in order, the merchant's first, without accents and signs; `&` is `and`.
    pub(crate) words: Vec<String>,
    /// Every word that was printed, numbers left out but for what their shape says: for the forms
    /// that banks use.
    pub(crate) printed: Vec<String>,
    /// What the words that were taken away say.
    pub(crate) marks: TextMarks,
}

/// What a text says beside a name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct TextMarks(u16);

impl TextMarks {
    /// Something comes back: a refund, a reversal.
    pub(crate) const REFUND: Self = Self(1);
    /// Paid through somebody who collects for shops: `PayPal`, `SumUp`.
    pub(crate) const ACQUIRER: Self = Self(1 << 1);
    /// Pay of staff.
    pub(crate) const PAYROLL: Self = Self(1 << 2);
    /// Collected by direct debit.
    pub(crate) const DIRECT_DEBIT: Self = Self(1 << 3);
    /// Reads like the name of a person.
    pub(crate) const PERSON: Self = Self(1 << 4);
    /// No name at all: references, numbers, ways of paying.
    pub(crate) const BARE: Self = Self(1 << 5);
    /// An internet address.
    pub(crate) const DOMAIN: Self = Self(1 << 6);
    /// A standing order.
    pub(crate) const STANDING_ORDER: Self = Self(1 << 7);
    /// Paid by card.
    pub(crate) const CARD: Self = Self(1 << 8);
    /// Paid in other money than pounds.
    pub(crate) const FOREIGN_MONEY: Self = Self(1 << 9);
    /// A form of companies abroad: `GmbH`.
    pub(crate) const FOREIGN_FIRM: Self = Self(1 << 10);
    /// A place abroad behind the name.
    pub(crate) const FOREIGN_PLACE: Self = Self(1 << 11);
    /// Who collects stands in front with a star: `PAYPAL *`.
    pub(crate) const COLLECTED: Self = Self(1 << 12);
    /// The number of a card stands in front: something was bought with it.
    pub(crate) const PURCHASE: Self = Self(1 << 13);

    /// Whether all of these hold.
    pub(crate) const fn has(self, marks: Self) -> bool {
        self.0 & marks.0 == marks.0
    }

    /// Those of these that say that something was bought abroad.
    pub(crate) const fn of_abroad(self) -> Self {
        let all = Self::FOREIGN_MONEY.with(Self::FOREIGN_FIRM).with(Self::FOREIGN_PLACE);
        Self(self.0 & all.0)
    }

    /// With these too.
    pub(crate) const fn with(self, marks: Self) -> Self {
        Self(self.0 | marks.0)
    }
}
