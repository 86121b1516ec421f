//! `#[body]`: a struct is the one declaration of a request's body.
//!
//! A field says its key, its kind and its limits once, by its name, its type and `#[schema(...)]`; the
//! reader is made of them, what serde and the schema want said of them besides, and the body of a PATCH.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Data, DeriveInput, Field, Fields, FieldsNamed, Ident, Token, Type};

use crate::attribute::{Entry, attribute, entries, find, known, said, text};
use crate::types::{Limited, inner, limited};

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

/// What it may say of a struct.
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

/// Whether a key has to be there, and what it stands for if it is not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
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
struct Key {
    field: Ident,
    name: String,
    presence: Presence,
    /// The type inside `Option` or `Patch`.
    of: Type,
    docs: Vec<Attribute>,
    schema: Vec<Entry>,
    body: Vec<Entry>,
}

impl Key {
    fn of(field: &Field) -> syn::Result<Self> {
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
    fn said(&self, key: &str) -> Option<&Entry> {
        find(&self.body, key).or_else(|| find(&self.schema, key))
    }

    fn limit<N: std::str::FromStr<Err: std::fmt::Display>>(
        &self,
        key: &str,
    ) -> syn::Result<Option<N>> {
        let Some(entry) = self.said(key) else { return Ok(None) };
        let number: syn::LitInt = syn::parse2(entry.value()?.clone())?;
        number.base10_parse().map(Some)
    }

    /// Says of a field what follows from its type and its limits.
    fn fill_up(&self, field: &mut Field, is_written: bool) {
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

/// The functions that read a body.
fn reader(shape: &Ident, keys: &[Key], check: Option<&Entry>) -> syn::Result<TokenStream> {
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

/// How many elements go into each list, for those who make them.
fn limits(shape: &Ident, keys: &[Key]) -> syn::Result<TokenStream> {
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

/// The body of a PATCH: `/// What it is.`, `Name as PublishedName`, and in braces what only it has.
struct Patch {
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
    fn of(self, keys: &[Key]) -> syn::Result<TokenStream> {
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
