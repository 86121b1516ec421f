//! Closed sets of words on the wire.

/// An enumeration whose values are words of the wire: reads and writes exactly these, says which
/// there are where a text is none of them, and is published as their list.
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $name:ident { $($(#[$of_value:meta])* $value:ident = $word:literal,)+ }
    )*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$of_value])* $value,)+
        }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The word on the wire.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::contract::words::NoSuchWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.iter().find(|value| value.name() == word);
                let words = &[$($word),+];
                found.copied().ok_or($crate::contract::words::NoSuchWord(words))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }

        impl $crate::contract::strict::form::BodyValue for $name {
            fn read_value(json: &str) -> Result<Self, $crate::contract::strict::ValueFault> {
                $crate::contract::strict::form::word(json)
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                utoipa::openapi::schema::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .enum_values(Some([$($word),+]))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}
    )*};
}

/// The same, where each word says in a sentence what it stands for, and in another what to do.
macro_rules! explained_words {
    ($(#[$doc:meta])* $name:ident {
        $($value:ident = $word:literal: $cause:literal, $remedy:literal;)+
    }) => {
        $crate::contract::words::words! {
            $(#[$doc])*
            $name { $(#[doc = $cause] $value = $word,)+ }
        }

        impl $name {
            /// What it means.
            #[must_use]
            pub const fn cause(self) -> &'static str {
                match self {
                    $(Self::$value => $cause,)+
                }
            }

            /// What to do about it.
            #[must_use]
            pub const fn remedy(self) -> &'static str {
                match self {
                    $(Self::$value => $remedy,)+
                }
            }
        }
    };
}

pub(crate) use {explained_words, words};

/// A string that is none of the allowed words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchWord(pub(crate) &'static [&'static str]);

impl std::fmt::Display for NoSuchWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            [one] => write!(f, "must be {one}"),
            [others @ .., last] => write!(f, "must be {} or {last}", others.join(", ")),
            [] => f.write_str("has no value that it may have"),
        }
    }
}

impl std::error::Error for NoSuchWord {}
