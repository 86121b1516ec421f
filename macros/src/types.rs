//! What a field's type says of it.

use syn::{GenericArgument, PathArguments, Type};

/// The last word of a type's path.
fn name(of: &Type) -> Option<String> {
    let Type::Path(path) = of else { return None };
    path.path.segments.last().map(|last| last.ident.to_string())
}

/// What is between the angle brackets of a type of this name.
pub(crate) fn inner(of: &Type, outer: &str) -> Option<Type> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == outer)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) => Some(inner.clone()),
        _ => None,
    }
}

/// What limits are checked of a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limited {
    Text,
    Number,
    Flag,
    Other,
}

pub(crate) fn limited(of: &Type) -> Limited {
    let is_plain = matches!(of, Type::Path(path) if path.path.segments.len() == 1);
    match name(of).filter(|_| is_plain).as_deref() {
        Some("String") => Limited::Text,
        Some("bool") => Limited::Flag,
        Some("i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize") => Limited::Number,
        _ => Limited::Other,
    }
}
