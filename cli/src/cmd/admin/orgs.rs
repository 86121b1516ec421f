//! `tieout admin orgs`

use clap::Subcommand;
use serde::Serialize;
use serde_json::json;
use tieout::contract::ledger::member::{Member, NewMember};
use tieout::contract::ledger::organisation::{
    MemberRole, NewOrganisation, Organisation, Standing, StartingChart, VatRounding,
};
use tieout::contract::page::{LIMIT_MAX, List, Pagination};
use tieout::id::{MemberId, OrganisationId};
use tieout::ledger::chart::UK_DEFAULT;
use tieout::time::Timestamp;
use tieout_daemon::clock;
use tieout_daemon::entropy::new_id_bits;
use tieout_daemon::store::{
    Actor, AddMember, Change, Context, CreateOrganisation, Denial, OrganisationSummary, Page,
    SecurityAction, Store, UserRecord,
};

use super::user::find_user;
use crate::cmd::paging::PagingArgs;
use crate::database::{not_done, store_failure};
use crate::exit::Failure;
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value};
use crate::safe::quoted;

#[derive(Debug, Subcommand)]
pub(super) enum AdminOrgsCommand {
    /// Create an organisation
    Create {
        /// Name
        #[arg(long, value_name = "NAME", value_parser = name)]
        name: String,
        /// The owner, by ID or email address
        #[arg(long, value_name = "USER")]
        owner: String,
        /// Start with an empty chart of accounts
        #[arg(long)]
        empty: bool,
    },
    /// Add a user to an organisation
    AddMember {
        /// The organisation, by ID or name
        #[arg(long, value_name = "ORG")]
        org: String,
        /// The user, by ID or email address
        #[arg(long, value_name = "USER")]
        user: String,
        /// Their role: owner, editor or viewer
        #[arg(long, default_value = "editor")]
        role: MemberRole,
        /// Invite them only: they become a member when they accept
        #[arg(long)]
        invited: bool,
    },
    /// List organisations, all of them or a user's
    List {
        /// Only this user's, by ID or email address
        #[arg(long, value_name = "USER", conflicts_with_all = ["limit", "offset"])]
        user: Option<String>,
        #[command(flatten)]
        paging: PagingArgs,
    },
}

#[derive(Serialize)]
#[serde(transparent)]
struct OrganisationRow(Organisation);

impl Tabular for OrganisationRow {
    const COLUMNS: &'static [&'static str] =
        &["id", "name", "currency", "vat_scheme", "status", "role", "created_at"];

    fn values(&self) -> Vec<Value> {
        let organisation = &self.0;
        vec![
            Value::text(organisation.id),
            Value::text(&organisation.name),
            Value::text(&organisation.currency),
            Value::text(organisation.vat_scheme),
            Value::text(organisation.status),
            Value::text(organisation.role),
            Value::text(organisation.created_at),
        ]
    }
}

/// One of all organisations: an operator has no role in it.
#[derive(Serialize)]
struct OrganisationSummaryRow {
    id: OrganisationId,
    name: String,
    status: Standing,
    members: u64,
    created_at: Timestamp,
}

impl From<OrganisationSummary> for OrganisationSummaryRow {
    fn from(summary: OrganisationSummary) -> Self {
        let OrganisationSummary { id, name, status, members, created_at } = summary;
        Self { id, name, status, members, created_at }
    }
}

impl Tabular for OrganisationSummaryRow {
    const COLUMNS: &'static [&'static str] = &["id", "name", "status", "members", "created_at"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id),
            Value::text(&self.name),
            Value::text(self.status),
            Value::number(self.members),
            Value::text(self.created_at),
        ]
    }
}

pub(super) async fn run(action: &AdminOrgsCommand, store: &Store, ui: &Ui) -> Result<(), Failure> {
    match action {
        AdminOrgsCommand::Create { name, owner, empty } => {
            let owner = find_user(store, owner).await?;
            let chart = if *empty { StartingChart::Empty } else { StartingChart::UkDefault };
            let id = create(store, &owner, name, chart).await?;
            let made = store
                .organisation(id, owner.id, clock::now().day())
                .await
                .map_err(store_failure)?;
            let made = made
                .ok_or_else(|| Failure::conflict("the organisation no longer exists".to_owned()));
            ui.record(&OrganisationRow(made?))
        }
        AdminOrgsCommand::AddMember { org, user, role, invited } => {
            let user = find_user(store, user).await?;
            let organisation = find_organisation(store, org).await?;
            ui.record(&add_member(store, organisation, &user, *role, *invited).await?)
        }
        AdminOrgsCommand::List { user: None, paging } => {
            let page = store.all_organisations(paging.page()).await;
            let (listed, pagination) = page.map_err(store_failure)?;
            let data = listed.into_iter().map(OrganisationSummaryRow::from).collect();
            ui.page(&List { data, pagination })
        }
        AdminOrgsCommand::List { user: Some(user), .. } => {
            let user = find_user(store, user).await?;
            let listed =
                store.organisations(user.id, clock::now().day()).await.map_err(store_failure)?;
            let data: Vec<_> = listed.into_iter().map(OrganisationRow).collect();
            let (count, total) = (data.len(), data.len() as u64);
            // The list is always whole.
            let pagination = Pagination::at(Page { limit: LIMIT_MAX, offset: 0 }, count, total);
            ui.page(&List { data, pagination })
        }
    }
}

/// The organisation of this ID or name, whatever its case; a name may be that of several.
async fn find_organisation(store: &Store, name: &str) -> Result<OrganisationId, Failure> {
    if let Ok(id) = name.parse() {
        return Ok(id);
    }
    let mut named = Vec::new();
    let mut page = Page { limit: LIMIT_MAX, offset: 0 };
    loop {
        let (listed, Pagination { total, .. }) =
            store.all_organisations(page).await.map_err(store_failure)?;
        page.offset += i64::from(page.limit);
        let is_last = listed.is_empty() || page.offset.unsigned_abs() >= total;
        let is_named = |one: &OrganisationSummary| one.name.to_lowercase() == name.to_lowercase();
        named.extend(listed.into_iter().filter(is_named).map(|one| one.id));
        if is_last {
            break;
        }
    }
    match named[..] {
        [id] => Ok(id),
        [] => Err(Failure::conflict(format!("there is no organisation {}", quoted(name)))
            .with_hint("tieout admin orgs list shows them all")),
        _ => {
            let ids = named.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let message = format!("{} organisations are named {}", named.len(), quoted(name));
            Err(Failure::conflict(message).with_hint(format!("choose one by its ID: {ids}")))
        }
    }
}

async fn create(
    store: &Store,
    owner: &UserRecord,
    name: &str,
    chart: StartingChart,
) -> Result<OrganisationId, Failure> {
    let id = OrganisationId::new(new_id_bits());
    let new = NewOrganisation {
        name: name.to_owned(),
        currency: "GBP".to_owned(),
        country: "GB".to_owned(),
        financial_year_end: "03-31".to_owned(),
        vat_registered: false,
        vat_number: None,
        vat_scheme: None,
        flat_rate_percent: None,
        vat_rounding: VatRounding::Line,
        chart,
    };
    let action = CreateOrganisation {
        new,
        email: owner.email.clone(),
        member: MemberId::new(new_id_bits()),
        account_bits: UK_DEFAULT.iter().map(|_| new_id_bits()).collect(),
    };
    let actor = Actor { user: owner.id, key: None };
    let by = operator("admin orgs create");
    let context = Context { organisation: id, actor, version: None, at: by.at };
    let change = Change { context, repetition: None, status: 201, action: Box::new(action) };
    let event = SecurityAction {
        name: "organisation.create",
        object: id.to_string(),
        subject: Some(owner.id),
        details: json!({}),
    };
    store
        .change_as_operator(change, by, event)
        .await
        .map_err(|error| not_done(error.map_refusal(denied)))?;
    Ok(id)
}

/// The user is who does it, as far as the record of who did what can say: an operator is no user.
async fn add_member(
    store: &Store,
    organisation: OrganisationId,
    user: &UserRecord,
    role: MemberRole,
    is_invited: bool,
) -> Result<Member, Failure> {
    let id = MemberId::new(new_id_bits());
    let new = NewMember { email: user.email.clone(), role };
    let action = AddMember { id, new, is_invited };
    let actor = Actor { user: user.id, key: None };
    let by = operator("admin orgs add-member");
    let context = Context { organisation, actor, version: None, at: by.at };
    let change = Change { context, repetition: None, status: 201, action: Box::new(action) };
    let event = SecurityAction {
        name: if is_invited { "member.invite" } else { "member.add" },
        object: id.to_string(),
        subject: Some(user.id),
        details: json!({ "organisation_id": organisation, "role": role }),
    };
    let told = |denial| match denial {
        Denial::NotThere => format!("there is no organisation {organisation}"),
        denial => denied(denial),
    };
    let changed = store.change_as_operator(change, by, event).await;
    changed.map_err(|error| not_done(error.map_refusal(told)))?;
    let gone = || Failure::conflict("the member no longer exists".to_owned());
    store.member(organisation, id).await.map_err(store_failure)?.ok_or_else(gone)
}

/// What the books have against it.
fn denied(denial: Denial) -> String {
    match denial {
        Denial::Refused(refusal) => refusal.message,
        Denial::NotThere | Denial::IdempotencyKeyReused => "nothing has this name".to_owned(),
    }
}

fn name(text: &str) -> Result<String, &'static str> {
    let length = text.chars().count();
    if text.trim().is_empty() || length > 200 || text.contains('\0') {
        return Err("must be 1 to 200 characters long");
    }
    Ok(text.to_owned())
}
