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
    /// Whether a member has come in.
    MemberStatus {
        /// Not yet: the one with the address has to accept.
        Invited = "invited",
        /// Yes.
        Accepted = "accepted",
    }
}

/// Who is to be a member: the body of an invitation.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewMember {
    /// The user's address; its case makes no difference.
    #[schema(format = "email", min_length = 3, max_length = 254)]
    #[body(with = address, then = |address: String| Ok(address.to_lowercase()))]
    pub email: String,
    /// What the member may do.
    pub role: MemberRole,
}

/// A mail address, as it is written.
pub(super) fn address(json: &str) -> Result<String, ValueFault> {
    let address = text(json)?;
    email::check(&address)?;
    Ok(address.into_owned())
}

/// A member of an organisation, or somebody who is invited to be one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OrganisationMember)]
pub struct Member {
    /// Names the membership, and the invitation to it.
    pub id: MemberId,
    /// Whose books.
    pub organisation_id: OrganisationId,
    /// The user's address, in lower case.
    pub email: String,
    /// The user; null until the invitation is accepted.
    #[schema(required)]
    pub user_id: Option<UserId>,
    /// What the member may do.
    pub role: MemberRole,
    /// Whether the member has come in.
    pub status: MemberStatus,
    /// When the invitation was made.
    pub created_at: Timestamp,
    /// When it was accepted.
    #[schema(required)]
    pub accepted_at: Option<Timestamp>,
    /// Grows with every change.
    pub version: i64,
}

/// An invitation as the one who is invited sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Invitation {
    /// Names it, and the membership that it becomes.
    pub id: MemberId,
    /// Whose books.
    pub organisation_id: OrganisationId,
    /// What that organisation is called.
    pub organisation_name: String,
    /// What the member may do.
    pub role: MemberRole,
    /// When it was made.
    pub created_at: Timestamp,
}

/// Nothing: the body of an action about which there is nothing to say; no body stands for it too.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = Nothing)]
pub struct EmptyBody {}
