//! `tieout ledger members`: who may see and change an organisation's books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::member::{Invitation, Member, MemberPatch, NewMember};
use tieout::contract::ledger::organisation::MemberRole;
use tieout::contract::page::List;
use tieout::id::MemberId;

use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Where a user's own invitations are.
const INVITATIONS: &str = "/api/v1/ledger/invitations";

/// List, invite, update and remove members; list and accept your own invitations
#[derive(Debug, clap::Args)]
pub(super) struct MembersArgs {
    #[command(subcommand)]
    action: MembersCommand,
}

#[derive(Debug, Subcommand)]
enum MembersCommand {
    /// List the members of an organisation, including those invited
    List(MemberListArgs),
    /// Invite a user, who becomes a member on accepting
    Invite(MemberInviteArgs),
    /// Change a member's role, from their next request on; owners only
    Update(MemberUpdateArgs),
    /// Remove a member or withdraw an invitation; your own membership to leave
    Remove(MemberRemoveArgs),
    /// List the organisations that have invited you
    Invitations(PagingArgs),
    /// Accept an invitation
    Accept {
        /// The invitation's ID, as listed
        id: MemberId,
    },
}

#[derive(Debug, clap::Args)]
struct MemberListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct MemberInviteArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The user's email address
    #[arg(long)]
    email: String,
    /// Their role: owner, editor or viewer
    #[arg(long)]
    role: MemberRole,
}

#[derive(Debug, clap::Args)]
struct MemberUpdateArgs {
    /// The member's ID, as listed
    id: MemberId,
    #[command(flatten)]
    whose: OrganisationArg,
    /// Their role: owner, editor or viewer
    #[arg(long)]
    role: MemberRole,
}

#[derive(Debug, clap::Args)]
struct MemberRemoveArgs {
    /// The member's ID, as listed
    id: MemberId,
    #[command(flatten)]
    whose: OrganisationArg,
}

impl Tabular for Member {
    const COLUMNS: &'static [&'static str] =
        &["id", "email", "role", "status", "created_at", "accepted_at"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id),
            Value::text(&self.email),
            Value::text(self.role),
            Value::text(self.status),
            Value::text(self.created_at),
            Value::optional(self.accepted_at),
        ]
    }
}

impl Tabular for Invitation {
    const COLUMNS: &'static [&'static str] =
        &["id", "organisation_name", "role", "created_at", "organisation_id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id),
            Value::text(&self.organisation_name),
            Value::text(self.role),
            Value::text(self.created_at),
            Value::text(self.organisation_id),
        ]
    }
}

pub(super) fn run(args: &MembersArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| {
        let member: Data<Member> = client.read(body)?;
        ui.record(&member.data)
    };
    match &args.action {
        MembersCommand::List(MemberListArgs { whose, paging }) => {
            let path = format!("{}/members?{}", whose.path(client)?, paging.query());
            let page: List<Member> = paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        MembersCommand::Invite(MemberInviteArgs { whose, email, role }) => {
            let body = NewMember { email: email.clone(), role: *role };
            show(&client.post(&format!("{}/members", whose.path(client)?), &body)?)
        }
        MembersCommand::Update(MemberUpdateArgs { id, whose, role }) => {
            let body = MemberPatch { role: *role };
            show(&client.patch(&format!("{}/members/{id}", whose.path(client)?), &body)?)
        }
        MembersCommand::Remove(MemberRemoveArgs { id, whose }) => {
            show(&client.delete(&format!("{}/members/{id}", whose.path(client)?))?)
        }
        MembersCommand::Invitations(paging) => {
            let path = format!("{INVITATIONS}?{}", paging.query());
            let page: List<Invitation> = paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        MembersCommand::Accept { id } => {
            let nothing = serde_json::Map::new();
            show(&client.post(&format!("{INVITATIONS}/{id}/accept"), &nothing)?)
        }
    }
}
