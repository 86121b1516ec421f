//! What single values look like on the wire, for the published contract.
//!
//! The values themselves know nothing of it: each writes itself, and here stands what that looks
//! like.

use std::borrow::Cow;

use utoipa::openapi::schema::{
    ArrayBuilder, KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type,
};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::chart::{AccountType, VatCode};
use super::error::{ErrorCode, ErrorReason, LedgerRefusal};
use super::ledger::metadata::{
    METADATA_KEY_CHARS_MAX, METADATA_KEYS_MAX, METADATA_VALUE_CHARS_MAX, Metadata,
};
use super::ledger::vat_code::LedgerVatCode;
use super::reconcile::VerificationReason;
use super::score::Score;
use super::suggestion::SuggestionKind;
use crate::amount::{Amount, WrittenAmount};
use crate::date::Date;
use crate::id::{Id, IdPrefix};
use crate::job::JobStatus;
use crate::money::Money;
use crate::scope::{Scope, Scopes};
use crate::time::Timestamp;

/// The largest finite double: most readers cannot handle a larger number.
const FINITE_MAX: f64 = f64::MAX;

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn number() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Number)
}

/// A string that is one of these.
fn one_of<'n>(names: impl IntoIterator<Item = &'n str>) -> RefOr<Schema> {
    text().enum_values(Some(names)).into()
}

impl<N: IdPrefix> PartialSchema for Id<N> {
    /// 128 bits in 26 characters of base32.
    fn schema() -> RefOr<Schema> {
        text().pattern(Some(format!("^{}_[0-7][0-9a-hjkmnp-tv-z]{{25}}$", N::PREFIX))).into()
    }
}

impl<N: IdPrefix> ToSchema for Id<N> {
    /// `KeyId` for the ID of a `Key`.
    fn name() -> Cow<'static, str> {
        let prefix = std::any::type_name::<N>();
        let prefix = prefix.rsplit("::").next().unwrap_or(prefix);
        Cow::Owned(format!("{}Id", prefix.strip_suffix("Prefix").unwrap_or(prefix)))
    }
}

impl PartialSchema for Timestamp {
    fn schema() -> RefOr<Schema> {
        text().format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime))).into()
    }
}

impl ToSchema for Timestamp {}

impl PartialSchema for Date {
    fn schema() -> RefOr<Schema> {
        text()
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Date)))
            // From the year 0001 on; without looking ahead, which not every reader can.
            .pattern(Some(
                "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",
            ))
            .into()
    }
}

impl ToSchema for Date {}

impl PartialSchema for Money {
    /// Always two decimal places.
    fn schema() -> RefOr<Schema> {
        number().into()
    }
}

impl ToSchema for Money {}

impl PartialSchema for WrittenAmount<'_> {
    fn schema() -> RefOr<Schema> {
        number().minimum(Some(-FINITE_MAX)).maximum(Some(FINITE_MAX)).into()
    }
}

impl ToSchema for WrittenAmount<'_> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Amount")
    }
}

impl PartialSchema for Amount {
    fn schema() -> RefOr<Schema> {
        let description = "Exact: it may have more digits than a double can hold, and a total of many \
                           amounts may exceed the largest double.";
        number().description(Some(description)).into()
    }
}

impl ToSchema for Amount {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("ComputedAmount")
    }
}

impl PartialSchema for Score {
    fn schema() -> RefOr<Schema> {
        number().minimum(Some(0)).maximum(Some(1)).into()
    }
}

impl ToSchema for Score {}

impl PartialSchema for VerificationReason {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::sentence))
    }
}

impl ToSchema for VerificationReason {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Reason")
    }
}

impl PartialSchema for SuggestionKind {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::name))
    }
}

impl ToSchema for SuggestionKind {}

impl PartialSchema for Scope {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::name))
    }
}

impl ToSchema for Scope {}

impl PartialSchema for Scopes {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(Scope::schema()).min_items(Some(1)).into()
    }
}

impl ToSchema for Scopes {}

impl PartialSchema for JobStatus {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::name))
    }
}

impl ToSchema for JobStatus {}

impl PartialSchema for AccountType {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::name))
    }
}

impl ToSchema for AccountType {}

impl PartialSchema for VatCode {
    fn schema() -> RefOr<Schema> {
        one_of(Self::ALL.map(Self::name))
    }
}

impl ToSchema for VatCode {}

impl PartialSchema for LedgerVatCode {
    /// A code of the organisation's, or one that is built in.
    fn schema() -> RefOr<Schema> {
        text().pattern(Some("^[A-Z0-9][A-Z0-9.-]{0,9}$")).into()
    }
}

impl ToSchema for LedgerVatCode {}

impl PartialSchema for Metadata {
    /// Texts by keys, which have limits too.
    fn schema() -> RefOr<Schema> {
        let value = text().max_length(Some(METADATA_VALUE_CHARS_MAX));
        let key = text().min_length(Some(1)).max_length(Some(METADATA_KEY_CHARS_MAX));
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .property_names(Some(key))
            .additional_properties(Some(Schema::from(value)))
            .max_properties(Some(METADATA_KEYS_MAX))
            .into()
    }
}

impl ToSchema for Metadata {}

impl PartialSchema for LedgerRefusal {
    /// An error with one of the reasons.
    fn schema() -> RefOr<Schema> {
        let codes = [ErrorCode::Conflict, ErrorCode::UnprocessableEntity].map(ErrorCode::name);
        let reason = Ref::from_schema_name(<ErrorReason as ToSchema>::name());
        let details = ObjectBuilder::new().property("reason", reason).required("reason");
        let message = text().description(Some("Error message for people."));
        ObjectBuilder::new()
            .description(Some(
                "Why one of several items sent together was refused: an error with a reason.",
            ))
            .property("code", one_of(codes))
            .required("code")
            .property("message", message)
            .required("message")
            .property("details", details)
            .required("details")
            .into()
    }
}

impl ToSchema for LedgerRefusal {}
