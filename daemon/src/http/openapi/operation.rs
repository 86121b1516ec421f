//! What every operation has in common, added to each by what it is.

use tieout::scope::Scope;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::Response;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{Components, Ref, RefOr, Required};

use super::{examples, refusals};

/// Headers of every response.
const HEADERS: [&str; 4] =
    ["X-Request-Id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/// Ends of paths of actions all of whose keys are optional.
const BODILESS: [&str; 4] = ["/accept", "/reverse", "/rotate", "/void"];

/// Ends of paths of reports that are of a financial year, or of months side by side.
const YEARLY_REPORTS: [&str; 4] =
    ["/trial-balance", "/general-ledger", "/profit-and-loss", "/cash-flow"];

/// What an operation is, as far as it decides how it may be refused.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub(super) struct OperationKind {
    pub(super) takes: Credential,
    /// What the key must be allowed to do.
    pub(super) scope: Option<Scope>,
    pub(super) has_body: bool,
    /// Whether the path names a thing that may not be there.
    pub(super) names_a_thing: bool,
    /// Whether it may be repeated under an `Idempotency-Key`.
    pub(super) is_repeatable: bool,
    /// Whether it may be made to depend on the version of what it changes.
    pub(super) is_conditional: bool,
    /// Whether it adds a job.
    pub(super) adds_a_job: bool,
    /// It is about an organisation's books.
    pub(super) keeps_books: bool,
    /// Whether it is a report that the days it is asked for may not suit.
    pub(super) draws_up_years: bool,
    /// Whether it gives a return as HMRC takes it, which a draft is not.
    pub(super) is_for_hmrc: bool,
    /// Whether it may find that the daemon is not ready.
    pub(super) asks_readiness: bool,
    /// Whether it gives a thing a new secret.
    pub(super) rotates: bool,
    /// Whether it adds a key.
    pub(super) makes_a_key: bool,
}

/// What a caller shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Credential {
    Nothing,
    Key,
    Session,
}

/// Adds headers, refusals, examples, and the ways in which a key can be sent.
pub(super) fn complete(
    method: &str,
    path: &str,
    operation: &mut Operation,
    components: &mut Components,
) {
    let nature = nature(method, path, operation);
    if nature.is_repeatable {
        operation.parameters.get_or_insert_default().push(idempotency_key().into());
    }
    if nature.is_conditional {
        operation.parameters.get_or_insert_default().push(if_match().into());
    }
    let may_be_bodiless = BODILESS.iter().any(|end| path.ends_with(end));
    if let (true, Some(RefOr::T(body))) = (may_be_bodiless, &mut operation.request_body) {
        // All keys of the body are optional: no body stands for an empty one.
        body.required = Some(Required::False);
    }
    spell_out_key(operation);
    let id = operation.operation_id.clone().unwrap_or_default();
    examples::add(&id, operation);
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        add_headers(&mut response.headers, &HEADERS);
        if nature.is_repeatable {
            add_headers(&mut response.headers, &["Idempotency-Replayed"]);
        }
        if status == "202" {
            add_headers(&mut response.headers, &["Location"]);
        }
    }
    for (status, mut refused) in refusals::of(nature) {
        add_headers(&mut refused.response.headers, &HEADERS);
        add_headers(&mut refused.response.headers, refused.further_headers);
        components.schemas.extend(refused.shapes);
        let name = named(refused.name, refused.response.into(), &id, components);
        let reference = Ref::from_response_name(name);
        operation.responses.responses.insert(status.to_string(), reference.into());
    }
}

/// Puts a response among the components, unless it is there; gives its name, which has the
/// operation's in it where another response has the short one.
fn named(
    name: String,
    response: RefOr<Response>,
    operation_id: &str,
    components: &mut Components,
) -> String {
    let text = |response: &RefOr<Response>| serde_json::to_string(response).unwrap_or_default();
    let wanted = text(&response);
    let mut named = components.responses.iter().filter(|(other, _)| other.starts_with(&name));
    if let Some((name, _)) = named.find(|(_, other)| text(other) == wanted) {
        return name.clone();
    }
    let is_taken = components.responses.contains_key(&name);
    let name = if is_taken { format!("{name}_{operation_id}") } else { name };
    components.responses.insert(name.clone(), response);
    name
}

fn nature(method: &str, path: &str, operation: &Operation) -> OperationKind {
    let scopes_of = |scheme: &str| {
        operation.security.iter().flatten().find_map(|requirement| scopes(requirement, scheme))
    };
    let of_key = scopes_of("key");
    let takes = match (&of_key, scopes_of("session")) {
        (Some(_), _) => Credential::Key,
        (None, Some(_)) => Credential::Session,
        (None, None) => Credential::Nothing,
    };
    let keeps_books = path.starts_with("/api/v1/ledger/");
    OperationKind {
        takes,
        scope: of_key.and_then(|scopes| scopes.first()?.parse().ok()),
        has_body: operation.request_body.is_some(),
        names_a_thing: path.contains('{'),
        is_repeatable: matches!(method, "POST" | "PATCH") || (method == "DELETE" && keeps_books),
        is_conditional: keeps_books && changes_a_thing(method, path),
        adds_a_job: method == "POST" && takes == Credential::Key && !keeps_books,
        keeps_books,
        draws_up_years: YEARLY_REPORTS.iter().any(|end| path.ends_with(end)),
        is_for_hmrc: path.ends_with("/hmrc"),
        asks_readiness: path.ends_with("/ready"),
        rotates: path.ends_with("/rotate"),
        makes_a_key: method == "POST" && path.ends_with("/keys"),
    }
}

/// Whether it changes what its path names: something of an organisation, or the organisation itself.
fn changes_a_thing(method: &str, path: &str) -> bool {
    let below = path.split_once("{org_id}").map_or("", |(_, below)| below);
    match method {
        "PATCH" | "DELETE" => true,
        "POST" => below.contains('{') || below == "/period-lock",
        _ => false,
    }
}

/// The scopes that a requirement asks of this scheme. Its fields are the library's own.
fn scopes(requirement: &SecurityRequirement, scheme: &str) -> Option<Vec<String>> {
    let value = serde_json::to_value(requirement).ok()?;
    serde_json::from_value(value.get(scheme)?.clone()).ok()
}

/// A key can be sent in two ways that are equivalent. Source: contract part 5, rule 1.
fn spell_out_key(operation: &mut Operation) {
    let requirements = operation.security.take().unwrap_or_default();
    let mut spelled_out = Vec::new();
    for requirement in requirements {
        let Some(scopes) = scopes(&requirement, "key") else {
            spelled_out.push(requirement);
            continue;
        };
        for scheme in ["bearer_key", "header_key"] {
            spelled_out.push(SecurityRequirement::new(scheme, scopes.clone()));
        }
    }
    operation.security = Some(spelled_out);
}

fn if_match() -> Parameter {
    let schema = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^\"[0-9]+\"$"));
    ParameterBuilder::new()
        .name("If-Match")
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(
            "The `version` that you have seen, in quotes: if it is another by now, nothing changes, and the response is \
             409 `version_mismatch`.",
        ))
        .schema(Some(schema))
        .build()
}

fn idempotency_key() -> Parameter {
    let schema = ObjectBuilder::new()
        .schema_type(Type::String)
        .min_length(Some(1))
        .max_length(Some(255))
        .pattern(Some("^[!-~]+$"));
    ParameterBuilder::new()
        .name("Idempotency-Key")
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(
            "Identifies the request, so that it is carried out only once, even if it is sent again.",
        ))
        .schema(Some(schema))
        .build()
}

fn add_headers(
    headers: &mut std::collections::BTreeMap<String, RefOr<utoipa::openapi::header::Header>>,
    names: &[&str],
) {
    for name in names {
        let reference = Ref::new(format!("#/components/headers/{name}"));
        headers.insert((*name).to_owned(), RefOr::Ref(reference));
    }
}
