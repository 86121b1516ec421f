//! The ledger: every request is about one organisation's books, and its caller one of its members.
//!
//! | Check | Where |
//! |---|---|
//! | 2, 3 size and syntax | [`ChangeRequest::take`] |
//! | 4 to 6 key, rate, scope | [`App::authorise_member`] |
//! | 7 membership, then the member's role | [`App::authorise_member`] |
//! | 8 shape | the body's `read`, through [`ChangeRequest::form`] |
//! | 9 repetition, and what the books say | the store, through [`ChangeRequest::change`] |

mod accounts;
mod allocations;
mod bank_accounts;
mod bank_transactions;
mod confirmations;
mod contacts;
mod export;
mod integrity;
mod invoices;
mod journals;
mod members;
mod opening;
mod organisations;
mod reports;
mod response_format;
mod settlements;
mod suggest;
mod vat;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue, IF_MATCH};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use tieout::contract::issue::FieldIssues;
use tieout::contract::ledger::organisation::MemberRole;
use tieout::contract::strict::check_syntax;
use tieout::id::OrganisationId;
use tieout::scope::Scope;

use super::App;
use super::auth::AuthorisedCaller;
use super::body::{BudgetShare, ReceivedBody};
use super::error::ApiError;
use super::jobs::on_bytes;
use super::{idempotency, query};
use crate::clock;
use crate::http::describe::table;
use crate::store::{Action, Actor, Answer, AnyAction, Change, Changed, Context, Repetition};

table! {
    /// Every route of the ledger.
    organisations::list;
    organisations::create;
    organisations::show;
    organisations::update;
    organisations::lock;
    accounts::list;
    accounts::create;
    accounts::show;
    accounts::update;
    accounts::delete;
    accounts::entries;
    contacts::list;
    contacts::create;
    contacts::show;
    contacts::update;
    contacts::delete;
    bank_accounts::list;
    bank_accounts::create;
    bank_accounts::show;
    bank_accounts::update;
    bank_accounts::reconciliation;
    bank_transactions::list;
    bank_transactions::create;
    bank_transactions::import;
    confirmations::confirm_batch;
    suggest::suggest;
    bank_transactions::show;
    bank_transactions::update;
    confirmations::confirm;
    confirmations::void;
    confirmations::unconfirm;
    confirmations::exclude;
    confirmations::restore;
    invoices::list;
    invoices::create;
    invoices::show;
    invoices::update;
    invoices::delete;
    invoices::issue;
    invoices::void;
    journals::list;
    journals::create;
    journals::show;
    journals::create_many;
    journals::reverse;
    journals::void;
    opening::create;
    allocations::list;
    allocations::allocate;
    allocations::unallocate;
    settlements::list;
    settlements::create;
    settlements::show;
    settlements::allocate;
    settlements::unallocate;
    settlements::void;
    members::list;
    members::invite;
    members::remove;
    members::invitations;
    members::accept;
    members::audit_events;
    reports::trial_balance;
    reports::statements::profit_and_loss;
    reports::statements::balance_sheet;
    reports::general_ledger::general_ledger;
    reports::aged::receivables;
    reports::aged::payables;
    reports::ledger_head;
    vat::tax_codes;
    vat::set_tax_rate;
    vat::report;
    vat::list;
    vat::create;
    vat::show;
    vat::delete;
    vat::finalise;
    integrity::check;
    export::export;
}

/// What a request does to the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BooksAccess {
    /// It looks.
    Read,
    /// It changes something.
    Write,
    /// It changes who may do what, or up to when.
    Own,
}

impl BooksAccess {
    const fn scope(self) -> Scope {
        match self {
            Self::Read => Scope::LedgerRead,
            Self::Write | Self::Own => Scope::LedgerWrite,
        }
    }

    fn is_of(self, role: MemberRole) -> bool {
        match self {
            Self::Read => true,
            Self::Write => role != MemberRole::Viewer,
            Self::Own => role == MemberRole::Owner,
        }
    }
}

/// A caller who has been let in to an organisation's books.
pub(super) struct BooksMember {
    pub(super) entered: AuthorisedCaller,
    pub(super) organisation: OrganisationId,
}

impl App {
    /// Lets a caller in to an organisation's books: 401, 429, 403 for the scope, 404 for who is no
    /// accepted member, whether there is such an organisation or not (contract part 4, rule 6), 403 for
    /// the member's role.
    pub(super) async fn authorise_member(
        &self,
        parts: &Parts,
        organisation: &str,
        right: BooksAccess,
    ) -> Result<BooksMember, ApiError> {
        let entered = self.authorise(parts).await?;
        entered.require(right.scope())?;
        // One that is ill-formed is one that nobody has, and is looked up like it.
        let organisation = organisation.parse().unwrap_or(OrganisationId::NOBODY);
        let membership = self.store.membership(organisation, entered.caller.user).await?;
        let membership = membership.ok_or(ApiError::NotFound)?;
        if !right.is_of(membership.role) {
            return Err(ApiError::ForbiddenToRole(membership.role));
        }
        Ok(BooksMember { entered, organisation })
    }
}

/// A request that changes something, with a body whose syntax is good.
pub(super) struct ChangeRequest {
    pub(super) parts: Parts,
    arrived: ReceivedBody,
}

impl ChangeRequest {
    /// Takes a request with a body: 413, 400.
    pub(super) async fn read(app: &App, request: Request) -> Result<Self, ApiError> {
        Self::take_with(app, request, false).await
    }

    /// The same for an action all of whose keys are optional: no body stands for an empty object.
    pub(super) async fn read_or_empty(app: &App, request: Request) -> Result<Self, ApiError> {
        Self::take_with(app, request, true).await
    }

    async fn take_with(app: &App, request: Request, may_be_empty: bool) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let sender = app.sender(&parts).await;
        let arrived = app.bodies.read(&parts.headers, body, sender).await?;
        if may_be_empty && arrived.bytes.is_empty() {
            return Ok(Self { parts, arrived });
        }
        let (arrived, checked) = on_bytes(arrived, |bytes| check_syntax(bytes).map(drop)).await?;
        checked.map_err(|error| ApiError::InvalidJson(error.0))?;
        Ok(Self { parts, arrived })
    }

    /// What the body asks for, and the headers that go with it.
    pub(super) async fn form<T: Send + 'static>(
        self,
        read: fn(&str) -> Result<T, FieldIssues>,
    ) -> Result<(ChangeContext, T), ApiError> {
        query::no_parameters(&self.parts.uri)?;
        let given = idempotency::given(&self.parts).map_err(|()| {
            let mut issues = FieldIssues::default();
            issues.push("Idempotency-Key", idempotency::MUST_BE);
            ApiError::InvalidRequest(issues)
        })?;
        let version = if_match(&self.parts)?;
        let of_request = idempotency::fingerprint(&self.parts);
        let (arrived, (form, fingerprint)) = on_bytes(self.arrived, move |bytes| {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            let form = read(if text.is_empty() { "{}" } else { text });
            (form, of_request.with_body(bytes))
        })
        .await?;
        let form = form.map_err(ApiError::InvalidRequest)?;
        // What was read takes about as much as the body did: it counts until the change is made.
        let length = arrived.bytes.len();
        let room = Some(arrived.exchange(length));
        Ok((ChangeContext { given, fingerprint, version, room }, form))
    }
}

/// What a change needs besides its body.
pub(super) struct ChangeContext {
    given: Option<String>,
    fingerprint: [u8; 32],
    version: Option<i64>,
    /// Of the budget for bodies.
    room: Option<BudgetShare>,
}

impl ChangeContext {
    /// A change without a body.
    pub(super) fn without_body(parts: &Parts) -> Result<Self, ApiError> {
        query::no_parameters(&parts.uri)?;
        let fingerprint = idempotency::fingerprint(parts).with_body(&[]);
        Ok(Self { given: None, fingerprint, version: if_match(parts)?, room: None })
    }

    /// Does it, and answers with what it leaves.
    pub(super) fn change(
        self,
        app: &App,
        member: &BooksMember,
        status: StatusCode,
        action: impl Action,
    ) -> impl Future<Output = Result<Response, ApiError>> + Send {
        self.change_in(app, member, member.organisation.to_string(), status, Box::new(action))
    }

    /// The same with keys for repetitions of this realm.
    pub(super) async fn change_in(
        self,
        app: &App,
        member: &BooksMember,
        realm: String,
        status: StatusCode,
        action: Box<dyn AnyAction>,
    ) -> Result<Response, ApiError> {
        let caller = &member.entered.caller;
        let Self { given, fingerprint, version, room: _room } = self;
        let in_realm = given.as_ref().map(|key| format!("{realm} {key}"));
        let _turn = app.running.begin(caller.user, in_realm.as_ref())?;
        let change = Change {
            context: Context {
                organisation: member.organisation,
                actor: Actor { user: caller.user, key: Some(caller.key) },
                version,
                at: clock::now(),
            },
            repetition: given.map(|key| Repetition { realm, key, fingerprint }),
            status: status.as_u16(),
            action,
        };
        match app.store.change(change).await? {
            Changed::Done(answer) => written(answer),
            Changed::Replayed(answer) => idempotency::replay(answer),
        }
    }
}

/// An answer whose body is written already.
fn written(answer: Answer) -> Result<Response, ApiError> {
    let status = StatusCode::from_u16(answer.status);
    let status = status.map_err(|error| ApiError::Internal(error.to_string()))?;
    let json = (CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok((status, [json], answer.body).into_response())
}

/// The version that a caller has seen, as `If-Match: "3"`.
fn if_match(parts: &Parts) -> Result<Option<i64>, ApiError> {
    let mut values = parts.headers.get_all(IF_MATCH).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let text = value.to_str().ok().filter(|_| values.next().is_none());
    let quoted = text.and_then(|text| text.strip_prefix('"')?.strip_suffix('"'));
    let version = quoted.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    if let Some(version) = version.and_then(|digits| digits.parse().ok()) {
        return Ok(Some(version));
    }
    let mut issues = FieldIssues::default();
    issues.push("If-Match", "must be one version in quotes, such as \"3\"");
    Err(ApiError::InvalidRequest(issues))
}
