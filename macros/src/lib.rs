//! What shapes and handlers are described with for the published contract.
//!
//! The contract is checked in, and only its test makes it anew: with the feature `openapi` of the crate
//! that uses them. Without it nothing of a description is compiled but where a handler is served, and
//! there is one declaration for both. Dependencies are those that serde's derive has: these run before
//! anything else is built.

mod attribute;
mod body;
mod filters;
mod types;

use proc_macro::{Delimiter, TokenStream, TokenTree};

/// Stands in for `utoipa::ToSchema`, which reads the same attributes.
#[proc_macro_derive(ToSchema, attributes(schema))]
pub fn to_schema(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Stands in for `utoipa::IntoParams`, which reads the same attributes.
#[proc_macro_derive(IntoParams, attributes(into_params, param))]
pub fn into_params(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Makes a struct the one declaration of a request's body: `read` and `read_at` come of its fields.
///
/// | A field of | is a key that |
/// |---|---|
/// | `T` | must be there; with `#[schema(default = ...)]` that stands for it where it is left out |
/// | `Option<T>` | may be left out; with `#[schema(required)]` it must be there and may be null |
/// | `Patch<T>` | may be left out, and null clears what was there |
/// | `Vec<T>`, `Option<Vec<T>>` | has elements, by `max_items` and `min_items`; `required = false`: none where it is left out |
///
/// A text is checked by `min_length` and `max_length`, a whole number by `minimum` and `maximum`, anything
/// else by its `BodyValue`. What follows from the type for serde and for the schema is filled in.
///
/// | `#[body(...)]` of a field | says |
/// |---|---|
/// | `max_length = 3`, `min_length`, `max_items`, `min_items` | a limit that the published contract does not say |
/// | `with = function` | what reads the value; what is before it is at hand by its name, as an `Option` |
/// | `then = function` | what makes another value of it, or refuses it |
/// | `object` | the value is a body itself |
/// | `not_in_patch`, `not_null_in_patch`, `patch_doc = "..."` | how the key of the PATCH differs |
///
/// | `#[body(...)]` of the struct | says |
/// |---|---|
/// | `check = function` | what is looked at when every key is good: `fn(&Self) -> Result<(), (&str, &str)>` with a key and its fault |
/// | `patch(/** doc */ Name as PublishedName { field: Type })` | the body of the PATCH: the same keys, each of which may be left out, null for none where there may be none, and what only it has |
#[proc_macro_attribute]
pub fn body(arguments: TokenStream, shape: TokenStream) -> TokenStream {
    let made = body::body(arguments.into(), shape.into());
    made.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Makes a struct the one declaration of what a list is asked for: each field is a parameter of the query.
///
/// `Option<T>` may be left out, `T` may not but for `#[param(default = ...)]`. A text is checked by
/// `min_length` and `max_length`, a whole number by `minimum` and `maximum`, a boolean is `true` or `false`,
/// and anything else reads itself; `#[filter(with = function)]` reads it otherwise. `check = function` of
/// the struct looks at all of them when each is good, as that of [`macro@body`] does.
#[proc_macro_attribute]
pub fn filters(arguments: TokenStream, shape: TokenStream) -> TokenStream {
    let made = filters::filters(arguments.into(), shape.into());
    made.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Says what a handler does, in the words of `utoipa::path`: `#[operation(get, path = "/x", ...)]`.
///
/// Beside the function stands a module of its name, with the `METHOD` and the `PATH` it is served at.
/// The shapes that are named are looked up in every build, but for those in the module `openapi`, which
/// only the contract has.
#[proc_macro_attribute]
pub fn operation(description: TokenStream, handler: TokenStream) -> TokenStream {
    match (place(description.clone()), head(handler.clone())) {
        (Some((method, path)), Some((visibility, name))) => {
            let described =
                format!("#[cfg_attr(feature = \"openapi\", ::utoipa::path({description}))]");
            let served = format!(
                "#[doc = \"Where the handler of this name is served.\"]
                {visibility} mod {name} {{
                    pub(crate) const METHOD: ::axum::routing::MethodFilter =
                        ::axum::routing::MethodFilter::{method};
                    pub(crate) const PATH: &str = {path};
                }}"
            );
            let mut shapes = Vec::new();
            gather_shapes(description, &mut shapes);
            let named: String = shapes
                .iter()
                .map(|shape| {
                    format!(
                        "#[cfg(not(feature = \"openapi\"))]
                        const _: ::core::marker::PhantomData<{shape}> = ::core::marker::PhantomData;"
                    )
                })
                .collect();
            [parsed(&described), handler, parsed(&served), parsed(&named)].into_iter().collect()
        }
        _ => refusal("an operation is `#[operation(method, path = \"...\", ...)]` on a function"),
    }
}

/// The method and the path of a description; the path as it is written.
fn place(description: TokenStream) -> Option<(String, String)> {
    let tokens: Vec<TokenTree> = description.into_iter().collect();
    let method = tokens.first()?.to_string().to_uppercase();
    let path = tokens.windows(3).find(|three| three[0].to_string() == "path")?;
    matches!(&path[2], TokenTree::Literal(_)).then(|| (method, path[2].to_string()))
}

/// The types that a description names: `body = Shape`, `request_body = Shape`, in `content` what stands
/// before each media type, and in `params` `"name" = Shape` or the shape alone.
fn gather_shapes(description: TokenStream, shapes: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = description.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let is_set = tokens.get(at + 1).is_some_and(|next| next.to_string() == "=");
        match token {
            TokenTree::Group(group) if is_named(&tokens, at, "params") => {
                for parameter in parts(group.stream()) {
                    match &parameter[..] {
                        [TokenTree::Group(named)] => {
                            let name_and_shape = parts(named.stream()).into_iter().next();
                            shapes.extend(name_and_shape.and_then(|two| shape(two.get(2..)?)));
                        }
                        alone => shapes.extend(shape(alone)),
                    }
                }
            }
            TokenTree::Group(group) if is_named(&tokens, at, "content") => {
                for content in parts(group.stream()) {
                    let [TokenTree::Group(content)] = &content[..] else { continue };
                    let content = content.stream().into_iter();
                    let before: Vec<_> =
                        content.take_while(|token| token.to_string() != "=").collect();
                    shapes.extend(shape(&before));
                }
            }
            TokenTree::Group(group) => gather_shapes(group.stream(), shapes),
            TokenTree::Ident(word) if is_set && word.to_string().ends_with("body") => {
                let set = parts(tokens[at + 2..].iter().cloned().collect()).into_iter().next();
                shapes.extend(set.and_then(|set| shape(&set)));
            }
            _ => {}
        }
    }
}

/// Whether the word stands in front of what is there.
fn is_named(tokens: &[TokenTree], at: usize, word: &str) -> bool {
    at.checked_sub(1).is_some_and(|before| tokens[before].to_string() == word)
}

/// What stands between commas, those between angle brackets not counted.
fn parts(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = vec![Vec::new()];
    let mut depth = 0_usize;
    for token in tokens {
        match token.to_string().as_str() {
            "<" => depth += 1,
            ">" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
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

/// A type as it is written, `inline(...)` around it left out; none for what is no type of the program.
fn shape(tokens: &[TokenTree]) -> Option<String> {
    let tokens: TokenStream = match tokens {
        [TokenTree::Ident(word), TokenTree::Group(inner)] if word.to_string() == "inline" => {
            inner.stream()
        }
        tokens => tokens.iter().cloned().collect(),
    };
    let text = tokens.to_string();
    let is_of_the_contract_alone = text == "Object" || text.contains("openapi");
    (!is_of_the_contract_alone).then_some(text)
}

/// How a function is seen, and its name.
fn head(function: TokenStream) -> Option<(String, String)> {
    let mut visibility = String::new();
    let mut tokens = function.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token.to_string().as_str() {
            "pub" => {
                visibility.push_str("pub");
                if let Some(TokenTree::Group(group)) = tokens.peek()
                    && group.delimiter() == Delimiter::Parenthesis
                {
                    visibility.push_str(&group.to_string());
                }
            }
            "fn" => return Some((visibility, tokens.next()?.to_string())),
            _ => {}
        }
    }
    None
}

/// Code that is written here, not by a user of the macros.
fn parsed(code: &str) -> TokenStream {
    code.parse().unwrap_or_else(|_| refusal("the description is no code"))
}

fn refusal(words: &str) -> TokenStream {
    format!("::core::compile_error!({words:?});").parse().unwrap_or_default()
}
