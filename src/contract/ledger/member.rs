//! Who may see an organisation's books, and change them.

use serde::{Deserialize, Serialize};

use super::organisation::MemberRole;
use crate::contract::strict::{ValueFault, text};
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::email;
use crate::id::{MemberId, OrganisationId, UserId};
use crate::time::Timestamp;

words! {
    /// Whether a member has accepted the invitation.
    MemberStatus {
        /// Invited, but not yet accepted.
        Invited = "invited",
        /// Accepted.
        Accepted = "accepted",
    }
}

/// A member to invite.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewMember {
    /// Email address of the user; not case-sensitive.
    #[schema(format = "email", min_length = 3, max_length = 254)]
    #[body(with = address, then = |address: String| Ok(address.to_lowercase()))]
    pub email: String,
    /// Role: what the member is allowed to do.
    pub role: MemberRole,
}

/// A change to a member.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PatchMember)]
pub struct MemberPatch {
    /// Role: what the member is allowed to do from now on.
    pub role: MemberRole,
}

/// An email address, as written.
pub(super) fn address(json: &str) -> Result<String, ValueFault> {
    let address = text(json)?;
    email::check(&address)?;
    Ok(address.into_owned())
}

/// A member of an organisation, or a person invited to become one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OrganisationMember)]
pub struct Member {
    /// Unique identifier of the membership and of its invitation.
    pub id: MemberId,
    /// Organisation.
    pub organisation_id: OrganisationId,
    /// Email address of the user, in lower case.
    pub email: String,
    /// The user; null until the invitation is accepted.
    #[schema(required)]
    pub user_id: Option<UserId>,
    /// Role: what the member is allowed to do.
    pub role: MemberRole,
    /// Whether the member has accepted the invitation.
    pub status: MemberStatus,
    /// When the invitation was created.
    pub created_at: Timestamp,
    /// When the invitation was accepted.
    #[schema(required)]
    pub accepted_at: Option<Timestamp>,
    /// Version number; increases with every change.
    pub version: i64,
}

/// An invitation, as seen by the person invited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Invitation {
    /// Unique identifier, which is also that of the membership once accepted.
    pub id: MemberId,
    /// Organisation.
    pub organisation_id: OrganisationId,
    /// Name of the organisation.
    pub organisation_name: String,
    /// Role: what the member is allowed to do.
    pub role: MemberRole,
    /// When it was created.
    pub created_at: Timestamp,
}

/// An empty body: the action takes no parameters. The body may be omitted.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = Nothing)]
pub struct EmptyBody {}
