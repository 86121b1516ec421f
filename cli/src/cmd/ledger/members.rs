//! `tieout ledger members`: who may see and change an organisation's books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::member::{Invitation, Member, NewMember};
use tieout::contract::ledger::organisation::MemberRole;
use tieout::contract::page::List;
use tieout::id::MemberId;

use super::Whose;
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Where a user's own invitations are.
const INVITATIONS: &str = "/api/v1/ledger/invitations";

/// List, invite and remove members; list and accept your invitations
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the members of an organisation, those invited among them
    List(Listed),
    /// Invite a user, who is a member once they accept
    Invite(Invited),
    /// End a membership or an invitation
    Remove(Removed),
    /// List the organisations that have invited you
    Invitations(Paging),
    /// Accept an invitation
    Accept {
        /// Its identifier, as the list of invitations shows it
        id: MemberId,
    },
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Invited {
    #[command(flatten)]
    whose: Whose,
    /// The user's address
    #[arg(long)]
    email: String,
    /// What they may do: owner, editor or viewer
    #[arg(long)]
    role: MemberRole,
}

#[derive(Debug, clap::Args)]
struct Removed {
    /// The member's identifier, as the list shows it
    id: MemberId,
    #[command(flatten)]
    whose: Whose,
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

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| {
        let member: Data<Member> = client.read(body)?;
        ui.record(&member.data)
    };
    match &args.action {
        Action::List(Listed { whose, paging }) => {
            let path = format!("{}/members?{}", whose.path(client)?, paging.query());
            let page: List<Member> = paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        Action::Invite(Invited { whose, email, role }) => {
            let body = NewMember { email: email.clone(), role: *role };
            show(&client.post(&format!("{}/members", whose.path(client)?), &body)?)
        }
        Action::Remove(Removed { id, whose }) => {
            show(&client.delete(&format!("{}/members/{id}", whose.path(client)?))?)
        }
        Action::Invitations(paging) => {
            let path = format!("{INVITATIONS}?{}", paging.query());
            let page: List<Invitation> = paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        Action::Accept { id } => {
            let nothing = serde_json::Map::new();
            show(&client.post(&format!("{INVITATIONS}/{id}/accept"), &nothing)?)
        }
    }
}
