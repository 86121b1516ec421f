//! `#[filters]`: a struct is the one declaration of what a list is asked for in a query.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{DeriveInput, Field, Ident, Type};

use crate::attribute::{Entry, attribute, entries, find, known, said, text};
use crate::body::named_fields;
use crate::types::{Limited, inner, limited};

/// The struct with what is said of it filled up, and its reader.
pub(crate) fn filters(arguments: TokenStream, item: TokenStream) -> syn::Result<TokenStream> {
    let arguments = entries(arguments)?;
    known(&arguments, &["check"], "filters")?;
    let mut input: DeriveInput = syn::parse2(item)?;
    let mut filters = Vec::new();
    for field in named_fields(&mut input)?.iter_mut() {
        let filter = Filter::of(field)?;
        filter.fill_up(field);
        filters.push(filter);
    }
    input.attrs.push(syn::parse_quote!(#[into_params(parameter_in = Query)]));
    let shape = &input.ident;
    let query = Ident::new("query", Span::mixed_site());
    let asked = Ident::new("asked", Span::mixed_site());
    let names = filters.iter().map(|filter| &filter.name);
    let fields: Vec<&Ident> = filters.iter().map(|filter| &filter.field).collect();
    let taken = filters.iter().map(|filter| filter.taken(&query));
    let taken = taken.collect::<syn::Result<Vec<_>>>()?;
    let checked = match find(&arguments, "check") {
        None => quote!(Some(#asked)),
        Some(check) => {
            let check = check.value()?;
            quote!(#query.checked(#check(&#asked)).map(|()| #asked))
        }
    };
    let take = quote_spanned! {Span::mixed_site()=>
        #(let #fields = #taken;)*
        let #asked = Self { #(#fields: #fields?),* };
        #checked
    };
    Ok(quote! {
        #input

        #[automatically_derived]
        impl ::tieout::contract::strict::query::Filters for #shape {
            fn names() -> Vec<&'static str> {
                vec![#(#names),*]
            }

            fn take(#query: &mut ::tieout::contract::strict::query::QueryFilters) -> Option<Self> {
                #take
            }
        }
    })
}

/// A parameter of a query.
struct Filter {
    field: Ident,
    name: String,
    /// The type inside `Option`.
    of: Type,
    is_optional: bool,
    published: Vec<Entry>,
    with: Option<Entry>,
}

impl Filter {
    fn of(field: &Field) -> syn::Result<Self> {
        let published = said(&field.attrs, "param")?;
        let own = said(&field.attrs, "filter")?;
        known(&own, &["with"], "filter")?;
        let Some(ident) = field.ident.clone() else {
            return Err(syn::Error::new_spanned(field, "a filter has a name"));
        };
        let name = find(&published, "rename").map_or_else(|| Ok(ident.to_string()), text)?;
        let optional = inner(&field.ty, "Option");
        let is_optional = optional.is_some();
        let of = optional.unwrap_or_else(|| field.ty.clone());
        Ok(Self {
            field: ident,
            name,
            of,
            is_optional,
            published,
            with: find(&own, "with").cloned(),
        })
    }

    /// Says of a field what follows from its type.
    fn fill_up(&self, field: &mut Field) {
        field.attrs.retain(|attribute| {
            !attribute.path().is_ident("param") && !attribute.path().is_ident("filter")
        });
        let mut published = self.published.clone();
        if !self.is_optional && find(&published, "default").is_some() {
            published.extend(entries(quote!(required = false)).unwrap_or_default());
        }
        let published = attribute("param", &published);
        if !published.is_empty() {
            field.attrs.push(syn::parse_quote!(#published));
        }
    }

    fn limit<N>(&self, key: &str) -> syn::Result<Option<N>>
    where
        N: std::str::FromStr<Err: std::fmt::Display>,
    {
        let Some(entry) = find(&self.published, key) else { return Ok(None) };
        let number: syn::LitInt = syn::parse2(entry.value()?.clone())?;
        number.base10_parse().map(Some)
    }

    /// What takes the value from the query.
    fn taken(&self, query: &Ident) -> syn::Result<TokenStream> {
        let (name, read) = (&self.name, self.value()?);
        let default = find(&self.published, "default").filter(|_| !self.is_optional);
        let taken = format_ident!(
            "{}",
            match (self.is_optional, default) {
                (true, _) => "optional",
                (false, Some(_)) => "or",
                (false, None) => "required",
            }
        );
        let default = default.map(Entry::value).transpose()?.map(|value| {
            let value = value.to_string();
            quote!(#value,)
        });
        Ok(quote!(#query.#taken(#name, #default #read)))
    }

    /// What reads the value.
    fn value(&self) -> syn::Result<TokenStream> {
        let of = &self.of;
        if let Some(with) = &self.with {
            return with.value().cloned();
        }
        let read = quote!(::tieout::contract::strict::query);
        Ok(match limited(of) {
            Limited::Flag => quote!(#read::flag),
            Limited::Other => quote!(#read::parsed::<#of>),
            Limited::Text => {
                let Some(most) = self.limit::<usize>("max_length")? else {
                    let message = "a text has a `max_length`, or is read `with` a function";
                    return Err(syn::Error::new_spanned(&self.field, message));
                };
                let least = self.limit::<usize>("min_length")?.unwrap_or(0);
                quote!(|text: &str| #read::limited_text(text, #least..=#most))
            }
            Limited::Number => {
                let (Some(least), Some(most)) =
                    (self.limit::<i64>("minimum")?, self.limit::<i64>("maximum")?)
                else {
                    let message = "a number has a `minimum` and a `maximum`";
                    return Err(syn::Error::new_spanned(&self.field, message));
                };
                quote!(|text: &str| #read::whole::<#of>(text, #least..=#most))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_without_the_limits_of_its_type_or_with_a_key_that_means_nothing_is_refused() {
        for (field, expected) in [
            ("pub a: Option<String>", "a text has a `max_length`, or is read `with` a function"),
            (
                "#[param(minimum = 1)] pub a: Option<i64>",
                "a number has a `minimum` and a `maximum`",
            ),
            (
                "#[filter(then = x)] pub a: bool",
                "`then` means nothing in `#[filter(...)]`; known are with",
            ),
        ] {
            let shape = format!("pub struct Shape {{ {field} }}").parse().unwrap();
            let said = filters(TokenStream::new(), shape).unwrap_err().to_string();
            assert_eq!(said, expected, "{field}");
        }
    }
}
