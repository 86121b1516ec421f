//! The functions that read a body, key by key.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{Ident, Type};

use super::key::{Key, Presence};
use crate::attribute::{Entry, find};
use crate::types::{Limited, inner, limited};

/// The functions that read a body.
pub(super) fn reader(
    shape: &Ident,
    keys: &[Key],
    check: Option<&Entry>,
) -> syn::Result<TokenStream> {
    let form = Ident::new(if keys.is_empty() { "_form" } else { "form" }, Span::mixed_site());
    let read = Ident::new("read", Span::mixed_site());
    let fields: Vec<&Ident> = keys.iter().map(|key| &key.field).collect();
    let taken = keys.iter().map(|key| key.taken(&form)).collect::<syn::Result<Vec<_>>>()?;
    let checked = match check {
        None => quote!(Some(#read)),
        Some(check) => {
            let check = check.value()?;
            quote!(#form.checked(#check(&#read)).map(|()| #read))
        }
    };
    let (names, count) = names(keys);
    let take = quote_spanned! {Span::mixed_site()=>
        #(let #fields = #taken;)*
        let #read = Self { #(#fields: #fields?),* };
        #checked
    };
    Ok(quote! {
        #[automatically_derived]
        impl #shape {
            /// The keys it has.
            pub const KEYS: [&'static str; #count] = #names;

            /// Reads the body.
            ///
            /// # Errors
            /// Everything that is wrong with it.
            pub fn read(json: &str) -> Result<Self, crate::contract::issue::FieldIssues> {
                let mut issues = crate::contract::issue::FieldIssues::default();
                let read = Self::read_at(json, "", &mut issues);
                read.filter(|_| issues.is_empty()).ok_or(issues)
            }

            /// Reads one that stands at this path of a body, a dot at its end.
            pub fn read_at(
                json: &str,
                path: &str,
                issues: &mut crate::contract::issue::FieldIssues,
            ) -> Option<Self> {
                let form = crate::contract::strict::form::Form::open(json, Self::KEYS, path, issues);
                Self::take(&mut form?)
            }

            /// Takes its keys from an object that may have others too.
            pub(crate) fn take<const KEYS: usize>(
                #form: &mut crate::contract::strict::form::Form<'_, '_, KEYS>,
            ) -> Option<Self> {
                #take
            }
        }
    })
}

/// The keys as an array, and how many there are.
fn names(keys: &[Key]) -> (TokenStream, TokenStream) {
    let mut lists = Vec::new();
    let mut counts = Vec::new();
    for key in keys {
        let (name, of) = (&key.name, &key.of);
        let (list, count) = match key.presence {
            Presence::Flat => (quote!(&#of::KEYS), quote!(#of::KEYS.len())),
            _ => (quote!(&[#name]), quote!(1)),
        };
        lists.push(list);
        counts.push(count);
    }
    if keys.iter().any(|key| key.presence == Presence::Flat) {
        let lists = quote!(crate::contract::strict::form::joined(&[#(#lists),*]));
        return (lists, quote!(#(#counts)+*));
    }
    let (names, count) = (keys.iter().map(|key| &key.name), keys.len());
    (quote!([#(#names),*]), quote!(#count))
}

impl Key {
    /// What reads the value of the key.
    fn value(&self) -> syn::Result<TokenStream> {
        let of = &self.of;
        let read = if let Some(with) = find(&self.body, "with") {
            with.value()?.clone()
        } else {
            match limited(of) {
                Limited::Text => self.text()?,
                Limited::Number => {
                    let (Some(least), Some(most)) =
                        (self.limit::<i64>("minimum")?, self.limit::<i64>("maximum")?)
                    else {
                        let message = "a number has a `minimum` and a `maximum`";
                        return Err(syn::Error::new_spanned(&self.field, message));
                    };
                    quote!(|json: &str| crate::contract::strict::form::whole::<#of>(json, #least..=#most))
                }
                Limited::Flag | Limited::Other => {
                    quote!(<#of as crate::contract::strict::form::BodyValue>::read_value)
                }
            }
        };
        Ok(match find(&self.body, "then") {
            None => read,
            Some(then) => {
                let then = then.value()?;
                quote!(|json: &str| (#read)(json).and_then(#then))
            }
        })
    }

    fn text(&self) -> syn::Result<TokenStream> {
        let Some(most) = self.limit::<usize>("max_length")? else {
            let message = "a text has a `max_length`, or is read `with` a function";
            return Err(syn::Error::new_spanned(&self.field, message));
        };
        match self.limit::<usize>("min_length")? {
            None | Some(0) => {
                Ok(quote!(|json: &str| crate::contract::strict::form::any_text(json, #most)))
            }
            Some(1) => {
                Ok(quote!(|json: &str| crate::contract::strict::form::filled_text(json, #most)))
            }
            Some(_) => {
                let message = "a text has a `min_length` of 1, or is read `with` a function";
                Err(syn::Error::new_spanned(&self.field, message))
            }
        }
    }

    /// What takes the value from the form; it is as optional as what is wrong with it makes it.
    fn taken(&self, form: &Ident) -> syn::Result<TokenStream> {
        let (name, of) = (&self.name, &self.of);
        if self.presence == Presence::Flat {
            return Ok(quote!(#of::take(#form)));
        }
        if let Some(element) = inner(of, "Vec") {
            return self.list(form, &element);
        }
        if find(&self.body, "object").is_some() {
            return match self.presence {
                Presence::Optional => Ok(quote!(#form.object(#name, #of::read_at))),
                Presence::Patch => Ok(quote!(#form.patch_object(#name, #of::read_at))),
                _ => {
                    let message = "an object may be left out: it is an `Option` or a `Patch`";
                    Err(syn::Error::new_spanned(&self.field, message))
                }
            };
        }
        let read = self.value()?;
        Ok(match self.presence {
            Presence::Optional => quote!(#form.optional(#name, #read)),
            Presence::Nullable => quote!(#form.nullable(#name, #read)),
            Presence::Patch => quote!(#form.patch(#name, #read)),
            Presence::Default => {
                let json = self.default()?;
                quote!(#form.or(#name, #json, #read))
            }
            Presence::Required | Presence::Flat => quote!(#form.required(#name, #read)),
        })
    }

    fn list(&self, form: &Ident, element: &Type) -> syn::Result<TokenStream> {
        let Some(most) = self.limit::<usize>("max_items")? else {
            return Err(syn::Error::new_spanned(&self.field, "a list has `max_items`"));
        };
        let least = self.limit::<usize>("min_items")?.unwrap_or(0);
        if least > 1 {
            return Err(syn::Error::new_spanned(
                &self.field,
                "a list has `min_items` of 1, or none",
            ));
        }
        let (name, is_filled) = (&self.name, least == 1);
        match self.presence {
            Presence::Required => {
                Ok(quote!(#form.list(#name, #most, #is_filled, #element::read_at)))
            }
            Presence::Optional => {
                Ok(quote!(#form.list_or_none(#name, #most, #is_filled, #element::read_at)))
            }
            Presence::Default => Ok(quote! {
                #form.list_or_none(#name, #most, #is_filled, #element::read_at)
                    .map(Option::unwrap_or_default)
            }),
            _ => Err(syn::Error::new_spanned(&self.field, "a list is a `Vec` or an `Option<Vec>`")),
        }
    }

    /// The JSON that stands for a key that is left out.
    fn default(&self) -> syn::Result<String> {
        let default = self.said("default").map(Entry::value).transpose()?.cloned();
        let literal: syn::Lit = syn::parse2(default.unwrap_or_default())?;
        match &literal {
            syn::Lit::Str(text) => Ok(format!("{:?}", text.value())),
            syn::Lit::Int(number) => Ok(number.base10_digits().to_owned()),
            syn::Lit::Bool(flag) => Ok(flag.value.to_string()),
            other => Err(syn::Error::new_spanned(
                other,
                "a default is a text, a whole number or a boolean",
            )),
        }
    }
}

/// How many elements go into each list, for those who make them.
pub(super) fn limits(shape: &Ident, keys: &[Key]) -> syn::Result<TokenStream> {
    let mut limits = Vec::new();
    for key in keys.iter().filter(|key| inner(&key.of, "Vec").is_some()) {
        let name = format_ident!("{}_MAX", key.field.to_string().to_uppercase());
        let most = key.limit::<usize>("max_items")?.unwrap_or_default();
        let doc = format!("Most elements of `{}`.", key.name);
        limits.push(quote!(#[doc = #doc] pub const #name: usize = #most;));
    }
    if limits.is_empty() {
        return Ok(TokenStream::new());
    }
    Ok(quote!(#[automatically_derived] impl #shape { #(#limits)* }))
}
