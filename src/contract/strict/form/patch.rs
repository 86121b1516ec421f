//! What a PATCH says of a key: it stays, it goes, or it is set.

/// What a PATCH says of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Patch<T> {
    /// Nothing: it stays.
    #[default]
    Keep,
    /// `null`: it goes.
    Clear,
    /// A new value.
    Set(T),
}

impl<T> Patch<T> {
    /// Whether the key is left out.
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        matches!(self, Self::Keep)
    }

    /// The same of another form of the value.
    #[must_use]
    pub fn map<U>(self, of: impl FnOnce(T) -> U) -> Patch<U> {
        match self {
            Self::Keep => Patch::Keep,
            Self::Clear => Patch::Clear,
            Self::Set(new) => Patch::Set(of(new)),
        }
    }

    /// What becomes of the value that was there.
    #[must_use]
    pub fn over(self, old: Option<T>) -> Option<T> {
        match self {
            Self::Keep => old,
            Self::Clear => None,
            Self::Set(new) => Some(new),
        }
    }
}
