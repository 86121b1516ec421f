//! `#[body]`: a struct is the one declaration of a request's body.
//!
//! A field says its key, its kind and its limits once, by its name, its type and `#[schema(...)]`; the
//! reader is made of them, what serde and the schema want said of them besides, and the body of a PATCH.

mod key;
mod patch;
mod reader;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Data, DeriveInput, Field, Fields, Token};

use self::key::{Key, Presence};
use self::patch::Patch;
use self::reader::{limits, reader};
use crate::attribute::{Entry, entries, find, known};

/// What `#[body(...)]` may say of a struct.
const SHAPE_KEYS: [&str; 2] = ["check", "patch"];

/// The struct with what is said of it filled up, its reader, and its PATCH.
pub(crate) fn body(arguments: TokenStream, item: TokenStream) -> syn::Result<TokenStream> {
    let arguments = entries(arguments)?;
    known(&arguments, &SHAPE_KEYS, "body")?;
    let mut input: DeriveInput = syn::parse2(item)?;
    let is_written = derives(&input.attrs, "Serialize");
    let fields = named_fields(&mut input)?;
    let mut keys = Vec::new();
    for field in fields.iter_mut() {
        let key = Key::of(field)?;
        key.fill_up(field, is_written);
        keys.push(key);
    }
    if is_written && !keys.iter().any(|key| key.presence == Presence::Flat) {
        input.attrs.push(syn::parse_quote!(#[serde(deny_unknown_fields)]));
    }
    let reader = reader(&input.ident, &keys, find(&arguments, "check"))?;
    let limits = limits(&input.ident, &keys)?;
    let patch = match find(&arguments, "patch").map(Entry::group) {
        None => TokenStream::new(),
        Some(group) => syn::parse2::<Patch>(group.unwrap_or_default())?.of(&keys)?,
    };
    Ok(quote!(#input #reader #limits #patch))
}

pub(crate) fn named_fields(
    input: &mut DeriveInput,
) -> syn::Result<&mut syn::punctuated::Punctuated<Field, Token![,]>> {
    if !input.generics.params.is_empty() {
        return Err(syn::Error::new_spanned(&input.generics, "a shape has no generics"));
    }
    let name = input.ident.clone();
    match &mut input.data {
        Data::Struct(data) => match &mut data.fields {
            Fields::Named(fields) => Ok(&mut fields.named),
            _ => Err(syn::Error::new_spanned(name, "a shape is a struct whose fields have names")),
        },
        _ => Err(syn::Error::new_spanned(name, "a shape is a struct")),
    }
}

fn derives(attributes: &[Attribute], word: &str) -> bool {
    let mut derives = attributes.iter().filter(|attribute| attribute.path().is_ident("derive"));
    derives.any(|derive| {
        let tokens = derive.meta.to_token_stream().to_string();
        tokens.split(|sign: char| !sign.is_alphanumeric()).any(|derived| derived == word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the compiler says of a struct with this field.
    fn refused(field: &str) -> String {
        let shape = format!("pub struct Shape {{ {field} }}").parse().unwrap();
        body(TokenStream::new(), shape).unwrap_err().to_string()
    }

    #[test]
    fn a_key_that_means_nothing_is_refused_with_those_that_do() {
        let said = refused("#[body(maximum = 3)] pub a: i64");
        assert!(said.starts_with("`maximum` means nothing in `#[body(...)]`; known are max_items"));
        let shape: TokenStream = "pub struct Shape { pub a: bool }".parse().unwrap();
        let said = body("patched(X)".parse().unwrap(), shape).unwrap_err().to_string();
        assert_eq!(said, "`patched` means nothing in `#[body(...)]`; known are check, patch");
    }

    #[test]
    fn a_field_without_the_limits_of_its_type_is_refused() {
        for (field, expected) in [
            ("pub a: String", "a text has a `max_length`, or is read `with` a function"),
            (
                "#[schema(min_length = 3, max_length = 9)] pub a: Option<String>",
                "a text has a `min_length` of 1, or is read `with` a function",
            ),
            ("#[schema(minimum = 0)] pub a: i64", "a number has a `minimum` and a `maximum`"),
            ("pub a: Vec<Line>", "a list has `max_items`"),
            (
                "#[schema(min_items = 2, max_items = 9)] pub a: Vec<Line>",
                "a list has `min_items` of 1, or none",
            ),
            (
                "#[schema(max_items = 9)] pub a: Patch<Vec<Line>>",
                "a list is a `Vec` or an `Option<Vec>`",
            ),
            (
                "#[body(object)] pub a: Line",
                "an object may be left out: it is an `Option` or a `Patch`",
            ),
            (
                "#[schema(default = 0.5)] pub a: Factor",
                "a default is a text, a whole number or a boolean",
            ),
            ("#[body(with)] pub a: Factor", "wants a value: `key = value`"),
        ] {
            assert_eq!(refused(field), expected, "{field}");
        }
    }

    #[test]
    fn a_shape_that_is_no_struct_of_named_fields_is_refused() {
        for (shape, expected) in [
            ("pub enum Shape { A }", "a shape is a struct"),
            ("pub struct Shape(pub i64);", "a shape is a struct whose fields have names"),
            ("pub struct Shape<T> { pub a: T }", "a shape has no generics"),
        ] {
            let said = body(TokenStream::new(), shape.parse().unwrap()).unwrap_err().to_string();
            assert_eq!(said, expected, "{shape}");
        }
    }
}
