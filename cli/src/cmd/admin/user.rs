//! A user as the operator names one.

use tieout::id::UserId;
use tieout_daemon::store::{Store, UserRecord};

use crate::database::store_failure;
use crate::exit::Failure;

/// A user as the operator names one: by id or by address.
pub(super) async fn find_user(store: &Store, name: &str) -> Result<UserRecord, Failure> {
    let found = match name.parse::<UserId>() {
        Ok(id) => store.user(id).await,
        Err(_) => store.user_by_email(&name.to_lowercase()).await,
    };
    found.map_err(store_failure)?.ok_or_else(|| {
        let failure = Failure::conflict(format!("there is no user {name}"));
        failure.with_hint("tieout admin users list shows them all")
    })
}
