//! What attributes say: `key`, `key = value`, `key(...)`, between commas.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Attribute, Meta};

/// One thing that an attribute says.
#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) key: Ident,
    /// What stands behind `=`.
    value: Option<TokenStream>,
    /// What stands behind the key, whatever it is.
    rest: TokenStream,
}

impl Entry {
    /// The value, without which the entry means nothing.
    pub(crate) fn value(&self) -> syn::Result<&TokenStream> {
        let missing = || syn::Error::new_spanned(&self.key, "wants a value: `key = value`");
        self.value.as_ref().ok_or_else(missing)
    }

    /// Whether it is nothing but its key.
    pub(crate) fn is_bare(&self) -> bool {
        self.rest.is_empty()
    }

    /// What stands in parentheses behind the key.
    pub(crate) fn group(&self) -> Option<TokenStream> {
        match self.rest.clone().into_iter().next() {
            Some(TokenTree::Group(group)) => Some(group.stream()),
            _ => None,
        }
    }
}

impl ToTokens for Entry {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.key.to_tokens(tokens);
        self.rest.to_tokens(tokens);
    }
}

/// What an attribute says, entry by entry.
pub(crate) fn entries(tokens: TokenStream) -> syn::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for part in parts(tokens) {
        let mut tokens = part.into_iter();
        let key = match tokens.next() {
            Some(TokenTree::Ident(key)) => key,
            other => return Err(syn::Error::new_spanned(other, "wants `key` or `key = value`")),
        };
        let rest: TokenStream = tokens.clone().collect();
        let is_set = matches!(tokens.next(), Some(TokenTree::Punct(sign)) if sign.as_char() == '=');
        let value = is_set.then(|| tokens.collect::<TokenStream>());
        entries.push(Entry { key, value: value.filter(|value| !value.is_empty()), rest });
    }
    Ok(entries)
}

/// What is between commas; commas between angle brackets do not count.
fn parts(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0_usize);
    for token in tokens {
        match &token {
            TokenTree::Punct(sign) if sign.as_char() == '<' => depth += 1,
            TokenTree::Punct(sign) if sign.as_char() == '>' => depth = depth.saturating_sub(1),
            TokenTree::Punct(sign) if sign.as_char() == ',' && depth == 0 => {
                parts.push(Vec::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(token);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Everything that the attributes of this name say.
pub(crate) fn said(attributes: &[Attribute], name: &str) -> syn::Result<Vec<Entry>> {
    let mut all = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        if let Meta::List(list) = &attribute.meta {
            all.extend(entries(list.tokens.clone())?);
        }
    }
    Ok(all)
}

/// The entry with this key.
pub(crate) fn find<'e>(entries: &'e [Entry], key: &str) -> Option<&'e Entry> {
    entries.iter().find(|entry| entry.key == key)
}

/// The text that an entry is set to.
pub(crate) fn text(entry: &Entry) -> syn::Result<String> {
    syn::parse2::<syn::LitStr>(entry.value()?.clone()).map(|text| text.value())
}

/// Refuses keys that mean nothing.
pub(crate) fn known(entries: &[Entry], known: &[&str], attribute: &str) -> syn::Result<()> {
    match entries.iter().find(|entry| !known.contains(&entry.key.to_string().as_str())) {
        None => Ok(()),
        Some(entry) => {
            let message = format!(
                "`{}` means nothing in `#[{attribute}(...)]`; known are {}",
                entry.key,
                known.join(", ")
            );
            Err(syn::Error::new_spanned(&entry.key, message))
        }
    }
}

/// What is said, as one attribute; nothing where nothing is.
pub(crate) fn attribute(name: &str, entries: &[Entry]) -> TokenStream {
    let name = quote::format_ident!("{name}");
    if entries.is_empty() { TokenStream::new() } else { quote!(#[#name(#(#entries),*)]) }
}
