//! A key of a body, by what its field says of it.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Field, Ident, Type};

use crate::attribute::{Entry, attribute, entries, find, known, said, text};
use crate::types::inner;

/// What `#[body(...)]` may say of a field.
const FIELD_KEYS: [&str; 10] = [
    "max_items",
    "max_length",
    "min_items",
    "min_length",
    "not_in_patch",
    "not_null_in_patch",
    "object",
    "patch_doc",
    "then",
    "with",
];

/// Whether a key has to be there, and what it stands for if it is not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    /// `T`
    Required,
    /// `T` with a default: it stands for a key that is left out.
    Default,
    /// `Option<T>`
    Optional,
    /// `Option<T>` that is required: it is there, and may be null.
    Nullable,
    /// `Patch<T>`
    Patch,
    /// The keys of a struct among those of this one.
    Flat,
}

/// A key of a body.
pub(super) struct Key {
    pub(super) field: Ident,
    pub(super) name: String,
    pub(super) presence: Presence,
    /// The type inside `Option` or `Patch`.
    pub(super) of: Type,
    pub(super) docs: Vec<Attribute>,
    pub(super) schema: Vec<Entry>,
    pub(super) body: Vec<Entry>,
}

impl Key {
    pub(super) fn of(field: &Field) -> syn::Result<Self> {
        let schema = said(&field.attrs, "schema")?;
        let body = said(&field.attrs, "body")?;
        let serde = said(&field.attrs, "serde")?;
        known(&body, &FIELD_KEYS, "body")?;
        let Some(ident) = field.ident.clone() else {
            return Err(syn::Error::new_spanned(
                field,
                "a shape is a struct whose fields have names",
            ));
        };
        let renamed = find(&serde, "rename").or_else(|| find(&schema, "rename"));
        let name = renamed.map_or_else(|| Ok(ident.to_string()), text)?;
        let (optional, patched) = (inner(&field.ty, "Option"), inner(&field.ty, "Patch"));
        let is_list = inner(&field.ty, "Vec").is_some();
        let may_be_left_out =
            find(&schema, "default").is_some() || (is_list && find(&schema, "required").is_some());
        let presence = match (&optional, &patched) {
            _ if find(&serde, "flatten").is_some() => Presence::Flat,
            (Some(_), _) if find(&schema, "required").is_some_and(Entry::is_bare) => {
                Presence::Nullable
            }
            (Some(_), _) => Presence::Optional,
            (_, Some(_)) => Presence::Patch,
            _ if may_be_left_out => Presence::Default,
            _ => Presence::Required,
        };
        let of = optional.or(patched).unwrap_or_else(|| field.ty.clone());
        let docs = field.attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
        let docs = docs.cloned().collect();
        Ok(Self { field: ident, name, presence, of, docs, schema, body })
    }

    /// What is said of the key, in the schema or of the body alone.
    pub(super) fn said(&self, key: &str) -> Option<&Entry> {
        find(&self.body, key).or_else(|| find(&self.schema, key))
    }

    pub(super) fn limit<N: std::str::FromStr<Err: std::fmt::Display>>(
        &self,
        key: &str,
    ) -> syn::Result<Option<N>> {
        let Some(entry) = self.said(key) else { return Ok(None) };
        let number: syn::LitInt = syn::parse2(entry.value()?.clone())?;
        number.base10_parse().map(Some)
    }

    /// Says of a field what follows from its type and its limits.
    pub(super) fn fill_up(&self, field: &mut Field, is_written: bool) {
        let is_said = |attribute: &Attribute| {
            attribute.path().is_ident("body") || attribute.path().is_ident("schema")
        };
        field.attrs.retain(|attribute| !is_said(attribute));
        let mut schema = self.schema.clone();
        let mut add = |key: &str, value: TokenStream| {
            if find(&self.schema, key).is_none() {
                let key = format_ident!("{key}");
                schema.extend(entries(quote!(#key = #value)).unwrap_or_default());
            }
        };
        let of = &self.of;
        match self.presence {
            Presence::Required | Presence::Nullable | Presence::Flat => {}
            Presence::Default => add("required", quote!(false)),
            Presence::Optional => {
                add("required", quote!(false));
                add("nullable", quote!(false));
                if is_written {
                    let skip = syn::parse_quote!(#[serde(skip_serializing_if = "Option::is_none")]);
                    field.attrs.push(skip);
                }
            }
            Presence::Patch => {
                let shown =
                    find(&schema, "value_type").and_then(|entry| entry.value().ok().cloned());
                let shown = shown.unwrap_or_else(|| quote!(#of));
                schema.retain(|entry| entry.key != "value_type");
                let nullable = quote!(value_type = Option<#shown>, required = false);
                schema.extend(entries(nullable).unwrap_or_default());
            }
        }
        let schema = attribute("schema", &schema);
        if !schema.is_empty() {
            field.attrs.push(syn::parse_quote!(#schema));
        }
    }
}
