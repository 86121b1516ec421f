//! The body of a PATCH, made of the one that it changes.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Field, FieldsNamed, Ident, Token};

use super::body;
use super::key::{Key, Presence};
use crate::attribute::{Entry, attribute, entries, find, text};

/// The body of a PATCH: `/// What it is.`, `Name as PublishedName`, and in braces what only it has.
pub(super) struct Patch {
    docs: Vec<Attribute>,
    name: Ident,
    published: Ident,
    more: FieldsNamed,
}

impl Parse for Patch {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let docs = input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        input.parse::<Token![as]>()?;
        let published = input.parse()?;
        let more = if input.is_empty() { syn::parse_quote!({}) } else { input.parse()? };
        Ok(Self { docs, name, published, more })
    }
}

impl Patch {
    pub(super) fn of(self, keys: &[Key]) -> syn::Result<TokenStream> {
        let Self { docs, name, published, more } = self;
        let mut fields = Vec::new();
        for key in keys {
            fields.extend(key.patched()?);
        }
        for mut field in more.named {
            let of = field.ty;
            field.ty = syn::parse_quote!(Option<#of>);
            field.vis = syn::parse_quote!(pub);
            fields.push(field);
        }
        body(
            TokenStream::new(),
            quote! {
                #(#docs)*
                #[derive(Debug, Clone, PartialEq, Eq, Default, crate::contract::ToSchema)]
                #[schema(as = #published)]
                pub struct #name { #(#fields),* }
            },
        )
    }
}

impl Key {
    /// The same key of a PATCH, as a field.
    fn patched(&self) -> syn::Result<Option<Field>> {
        if find(&self.body, "not_in_patch").is_some() {
            return Ok(None);
        }
        let (field, of) = (&self.field, &self.of);
        let is_cleared =
            self.presence == Presence::Optional && find(&self.body, "not_null_in_patch").is_none();
        let own = |entry: &&Entry| entry.key != "required" && entry.key != "default";
        let mut schema: Vec<Entry> = self.schema.iter().filter(own).cloned().collect();
        if find(&schema, "rename").is_none() && *field != self.name {
            let name = &self.name;
            schema.extend(entries(quote!(rename = #name))?);
        }
        let of_body =
            |entry: &&Entry| !entry.key.to_string().ends_with("patch") && entry.key != "patch_doc";
        let body: Vec<Entry> = self.body.iter().filter(of_body).cloned().collect();
        let (schema, body) = (attribute("schema", &schema), attribute("body", &body));
        let docs = match find(&self.body, "patch_doc") {
            Some(said) => {
                let said = text(said)?;
                quote!(#[doc = #said])
            }
            None => patch_docs(&self.docs, is_cleared),
        };
        let kind = if is_cleared {
            quote!(crate::contract::strict::form::Patch<#of>)
        } else {
            quote!(Option<#of>)
        };
        let fields: FieldsNamed = syn::parse_quote!({ #docs #schema #body pub #field: #kind });
        Ok(fields.named.into_iter().next())
    }
}

/// What a PATCH says of a key: the same, and that null takes away what may be missing.
fn patch_docs(docs: &[Attribute], is_cleared: bool) -> TokenStream {
    let mut docs = docs.to_vec();
    if is_cleared
        && let Some(last) = docs.last_mut()
        && let syn::Meta::NameValue(said) = &last.meta
        && let Ok(text) = syn::parse2::<syn::LitStr>(said.value.to_token_stream())
    {
        let text = format!("{}; null for none.", text.value().trim_end_matches('.'));
        *last = syn::parse_quote!(#[doc = #text]);
    }
    quote!(#(#docs)*)
}
