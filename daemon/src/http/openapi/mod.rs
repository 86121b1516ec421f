//! The published contract: OpenAPI 3.1, made of the routes, the shapes and the refusals themselves.
//!
//! Routes and their answers come from the one table in `http`, shapes from the core's contract
//! types. One walk over all operations adds what they have in common: the headers of every
//! response, and every refusal that the operation's nature makes possible.

mod examples;
pub(super) mod jobs;
mod operation;
mod refusals;

use std::sync::LazyLock;

use tieout::contract::BODY_BYTES_MAX;
use tieout::contract::error::ErrorCode;
use tieout::contract::health::API_VERSION;
use tieout::job::JobStatus;
use tieout::money::Money;
use tieout::scope::Scope;
use utoipa::ToSchema;
use utoipa::openapi::header::{Header, HeaderBuilder};
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, Object, ObjectBuilder, OneOfBuilder, Schema, Type,
};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::server::Server;
use utoipa::openapi::tag::{Tag, TagBuilder};
use utoipa::openapi::{Components, Info, License, OpenApi, Ref, RefOr};

use operation::complete;

use super::error::status;

/// The document, as it is checked in.
pub(crate) fn document() -> &'static str {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
        // It is made of constants; a test sees that this works.
        let mut text = build().to_pretty_json().unwrap_or_default();
        text.push('\n');
        text
    });
    &DOCUMENT
}

/// The status and the code of every error, in the order of the statuses.
pub(crate) fn error_codes() -> Vec<(u16, ErrorCode)> {
    let codes = ErrorCode::ALL.iter().map(|code| (status(*code).as_u16(), *code));
    let mut codes: Vec<_> = codes.collect();
    codes.sort_by_key(|(status, _)| *status);
    codes
}

fn build() -> OpenApi {
    let (_, mut api) = super::operations()
        .merge(super::ledger::operations())
        .merge(super::docs::operations())
        .split_for_parts();
    api.info = info();
    api.servers = Some(vec![Server::new("/")]);
    api.tags = Some(tags());
    let components = api.components.get_or_insert_with(Components::new);
    add_schemas(components);
    add_headers(components);
    add_security(components);
    refer_to_items(components);
    write_out_parts(components);
    take_money_as_text(components);
    for (path, item) in &mut api.paths.paths {
        let operations = [
            ("GET", &mut item.get),
            ("POST", &mut item.post),
            ("PUT", &mut item.put),
            ("PATCH", &mut item.patch),
            ("DELETE", &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                complete(method, path, operation, components);
            }
        }
    }
    api
}

fn info() -> Info {
    let scopes: Vec<String> = Scope::ALL.iter().map(|scope| format!("`{scope}`")).collect();
    let mut info = Info::new("tieout", API_VERSION);
    info.license = Some(License::new("Apache-2.0"));
    info.description = Some(format!(
        "Reconcile bank rows against book rows, and prove it; suggest accounts and VAT codes for \
         transactions.\n\n\
         **Keys.** Send a key as `Authorization: Bearer KEY` or `X-API-Key: KEY`; its scopes ({}) say what it may do. Keys are created in a web session, whose token is sent as `Authorization: Bearer TOKEN`.\n\n\
         **Requests.** Bodies are JSON in UTF-8, at most {BODY_BYTES_MAX} bytes, whatever their Content-Type says. They are strict: unknown or duplicate keys are refused, and an optional key is left out rather than null. The same applies to query parameters wherever a key or a session is required. HEAD works where GET does.\n\n\
         **Responses.** Each has an `X-Request-Id`; yours is used if it is 1 to 64 letters, digits, dots, underscores or hyphens. Each has the three `RateLimit` headers: the limit is per key and per window of 60 seconds, which starts with the first request. Times are RFC 3339 in UTC with milliseconds. Responses may gain members; ignore those you do not know.\n\n\
         **Errors.** Each has the same envelope with a `code` for programs, a `message` for people, and `details` where there is more to say. Unknown paths are 404 `not_found`, other methods 405 `method_not_allowed`. A request that is not HTTP, or whose headers exceed 80 KiB or 100 lines, may get a response without a body.\n\n\
         **Idempotency.** A POST, or a PATCH or DELETE of the ledger, with an `Idempotency-Key` is carried out once within 24 hours: the same request again, byte for byte, gets the first response with `Idempotency-Replayed: true`, but never a secret, even when what it changed is no longer there.\n\n\
         **Credits.** The cost of unfinished jobs is reserved: it is still part of `credit_balance`, but not available to other jobs.",
        scopes.join(", ")
    ));
    info
}

fn tags() -> Vec<Tag> {
    let tag = |name: &str, description: &str| {
        TagBuilder::new().name(name).description(Some(description)).build()
    };
    vec![
        tag("reconciliation", "Bank rows against book rows: what is on one side only."),
        tag("coding", "An account and a VAT code for each transaction."),
        tag("organisations", "Ledger: whose double-entry books they are, with their settings."),
        tag("members", "Ledger: who may read and change them."),
        tag("accounts", "Ledger: the chart of accounts."),
        tag("contacts", "Ledger: customers and suppliers."),
        tag("bank", "Ledger: bank accounts and their transactions."),
        tag("invoices", "Ledger: sales and purchase documents, and credit notes."),
        tag("settlements", "Ledger: receipts and payments, and what they settle."),
        tag("journals", "Ledger: what is posted by hand, and opening balances."),
        tag("vat", "Ledger: rates, returns and their boxes."),
        tag("reports", "Ledger: balances, statements and aged debts."),
        tag("integrity", "Ledger: its chain, its log, and all of it as a file."),
        tag("account", "The user of a key."),
        tag("keys", "API keys, created and revoked in a web session."),
        tag("service", "The daemon itself, and this contract."),
    ]
}

/// Shapes that no operation names directly.
fn add_schemas(components: &mut Components) {
    use tieout::contract::error::{Envelope, ErrorReason};
    use tieout::contract::issue::{FieldIssues, Issues, SectionIssues};
    use tieout::contract::ledger::report::{ReportComparison, VatReconciliationPart};

    let mut schemas = Vec::new();
    Envelope::schemas(&mut schemas);
    Issues::schemas(&mut schemas);
    FieldIssues::schemas(&mut schemas);
    SectionIssues::schemas(&mut schemas);
    schemas.push((<ErrorReason as ToSchema>::name().into(), refusals::reasons()));
    schemas.push((Envelope::name().into(), <Envelope as utoipa::PartialSchema>::schema()));
    schemas.push((Issues::name().into(), <Issues as utoipa::PartialSchema>::schema()));
    schemas.push((FieldIssues::name().into(), <FieldIssues as utoipa::PartialSchema>::schema()));
    let comparison = <ReportComparison as utoipa::PartialSchema>::schema();
    schemas.push((<ReportComparison as ToSchema>::name().into(), comparison));
    let part = <VatReconciliationPart as utoipa::PartialSchema>::schema();
    schemas.push((<VatReconciliationPart as ToSchema>::name().into(), part));
    let sections = <SectionIssues as utoipa::PartialSchema>::schema();
    schemas.push((SectionIssues::name().into(), sections));
    components.schemas.extend(schemas);
    // Jobs spell out which statuses they can have.
    components.schemas.remove(&*<JobStatus as ToSchema>::name());
}

/// A page or a wrapper refers to the shape of what it holds, which is not written out again.
fn refer_to_items(components: &mut Components) {
    let names: Vec<String> = components.schemas.keys().cloned().collect();
    for name in names {
        let Some(RefOr::T(Schema::Object(object))) = components.schemas.get_mut(&name) else {
            continue;
        };
        let item = |prefix| name.strip_prefix(prefix).map(Ref::from_schema_name);
        if let Some(item) = item("Data_").or_else(|| item("DataWithWarnings_")) {
            object.properties.insert("data".to_owned(), item.into());
        } else if let Some(item) = item("List_") {
            object.properties.insert("data".to_owned(), ArrayBuilder::new().items(item).into());
        }
    }
}

/// Writes out what takes in a shape that knows no other keys: side by side, each part would refuse the
/// keys of the other.
fn write_out_parts(components: &mut Components) {
    let shapes = components.schemas.clone();
    let object = |part: &RefOr<Schema>| -> Option<Object> {
        let part = match part {
            RefOr::Ref(part) => shapes.get(part.ref_location.rsplit('/').next()?)?,
            part @ RefOr::T(_) => part,
        };
        match part {
            RefOr::T(Schema::Object(object)) => Some(object.clone()),
            _ => None,
        }
    };
    for shape in components.schemas.values_mut() {
        let RefOr::T(Schema::AllOf(all)) = shape else { continue };
        let Some(parts) = all.items.iter().map(object).collect::<Option<Vec<Object>>>() else {
            continue;
        };
        let closed = AdditionalProperties::FreeForm(false);
        let is_closed = |part: &Object| part.additional_properties.as_deref() == Some(&closed);
        if !parts.iter().any(is_closed) {
            continue;
        }
        let mut whole = ObjectBuilder::new()
            .description(all.description.clone())
            .additional_properties(Some(closed.clone()))
            .build();
        for part in parts {
            whole.properties.extend(part.properties);
            whole.required.extend(part.required);
        }
        *shape = RefOr::T(Schema::Object(whole));
    }
}

/// Bodies, which know no other keys, take money as a number or as its digits in a text: what is a decimal in a program
/// need not become a binary fraction on its way.
fn take_money_as_text(components: &mut Components) {
    const GIVEN: &str = "GivenMoney";
    let number = ObjectBuilder::new().schema_type(Type::Number).build();
    let given =
        OneOfBuilder::new().item(number).item(text("^-?[0-9]{1,13}([.][0-9]{1,2})?$")).description(
            Some("An amount with at most two decimals: a number, or its digits in a text."),
        );
    let money = Ref::from_schema_name(<Money as ToSchema>::name());
    let replace = |part: &mut RefOr<Schema>| {
        if matches!(part, RefOr::Ref(to) if to.ref_location == money.ref_location) {
            let RefOr::Ref(to) = part else { return };
            to.ref_location = Ref::from_schema_name(GIVEN).ref_location;
        }
    };
    let closed = AdditionalProperties::FreeForm(false);
    for shape in components.schemas.values_mut() {
        let RefOr::T(Schema::Object(object)) = shape else { continue };
        if object.additional_properties.as_deref() != Some(&closed) {
            continue;
        }
        for property in object.properties.values_mut() {
            match property {
                RefOr::T(Schema::OneOf(any)) => any.items.iter_mut().for_each(replace),
                other => replace(other),
            }
        }
    }
    components.schemas.insert(GIVEN.to_owned(), given.into());
}

/// A whole number from 0 on, or a text of this form.
fn whole() -> Object {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).build()
}

fn text(pattern: &str) -> Object {
    ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern)).build()
}

fn add_headers(components: &mut Components) {
    let header = |schema: Object, description: &str| -> Header {
        HeaderBuilder::new().schema(Some(schema)).description(Some(description)).build()
    };
    let headers = [
        (
            "X-Request-Id",
            text("^[A-Za-z0-9._-]{1,64}$"),
            "Identifies the request; `request_id` in an error.",
        ),
        (
            "RateLimit-Limit",
            whole(),
            "Requests per key in 60 seconds; 4294967295 if there is no limit.",
        ),
        (
            "RateLimit-Remaining",
            whole(),
            "Requests left in the key's window; the limit itself if the request was not counted: \
             without a valid key, or refused before the key was checked.",
        ),
        ("RateLimit-Reset", whole(), "Whole seconds until the window ends."),
        ("Retry-After", whole(), "Whole seconds to wait before retrying."),
        ("Location", text("^/api/v1/"), "The path to poll."),
        ("Idempotency-Replayed", text("^true$"), "This is the response to an earlier request."),
        ("WWW-Authenticate", text("^Bearer$"), "How to authenticate."),
    ];
    for (name, schema, description) in headers {
        components.headers.insert(name.to_owned(), header(schema, description).into());
    }
}

fn add_security(components: &mut Components) {
    let bearer = |format: &str, description: &str| {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format(format)
            .description(Some(description));
        SecurityScheme::Http(scheme.build())
    };
    let header = ApiKeyValue::with_description("X-API-Key", "An API key in its own header.");
    let schemes = [
        ("bearer_key", bearer("tieout_...", "An API key as a bearer token.")),
        ("header_key", SecurityScheme::ApiKey(ApiKey::Header(header))),
        ("session", bearer("JWT", "A web session: HS256, for the audience tieout-web.")),
    ];
    for (name, scheme) in schemes {
        components.add_security_scheme(name, scheme);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_whole() {
        let document: serde_json::Value = serde_json::from_str(document()).unwrap();
        assert_eq!(document["openapi"], "3.1.0");
        assert!(document["paths"]["/api/v1/me"]["get"]["responses"]["401"].is_object());
    }

    #[test]
    fn every_shape_that_is_referred_to_is_there() {
        let text = document();
        let document: serde_json::Value = serde_json::from_str(text).unwrap();
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let referred = text.split("\"#/components/schemas/").skip(1);
        let names = referred.filter_map(|rest| rest.split_once('"')).map(|(name, _)| name);
        let missing: Vec<_> = names.filter(|name| !schemas.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn every_body_has_an_example() {
        let document: serde_json::Value = serde_json::from_str(document()).unwrap();
        let paths = document["paths"].as_object().unwrap();
        let operations = paths.values().flat_map(|path| path.as_object().unwrap().values());
        let bodies = operations.filter(|operation| operation["requestBody"].is_object());
        let without = bodies.filter(|operation| {
            operation["requestBody"]["content"]["application/json"]["example"].is_null()
        });
        let without: Vec<_> = without.map(|operation| &operation["operationId"]).collect();
        assert!(without.is_empty(), "{without:?}");
    }
}
