//! What hangs on an account, looked for.

use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::account::AccountHold;

use crate::db::statement::query;
use crate::error::StoreError;
use crate::writes::batch::Batch;

/// The first of these that is there, looked for one after the other.
pub(super) async fn first_hold(
    batch: &mut Batch,
    (organisation, account): (OrganisationId, AccountId),
    of: &[AccountHold],
) -> Result<Option<AccountHold>, StoreError> {
    for hold in of {
        if holds(batch, (organisation, account), *hold).await? {
            return Ok(Some(*hold));
        }
    }
    Ok(None)
}

/// Whether this hangs on the account.
pub(super) async fn holds(
    batch: &mut Batch,
    (organisation, account): (OrganisationId, AccountId),
    hold: AccountHold,
) -> Result<bool, StoreError> {
    const LINKED: &str = "SELECT 1 AS found FROM bank_accounts WHERE account_id = $1";
    const CODED: &str = "SELECT 1 AS found FROM bank_transactions WHERE account_id = $1 LIMIT 1";
    const POSTED: &str = "SELECT 1 AS found FROM journal_lines WHERE account_id = $1 LIMIT 1";
    const OF_LINES: &str = "SELECT 1 AS found FROM invoice_lines WHERE account_id = $1 LIMIT 1";
    const OF_CONTACTS: &str = "SELECT 1 AS found FROM contacts WHERE organisation_id = $1 \
        AND default_account_id = $2 LIMIT 1";
    const ASSERTED: &str = "SELECT 1 AS found FROM balance_assertions WHERE organisation_id = $1 \
        AND account_id = $2 LIMIT 1";
    let found = match hold {
        AccountHold::BankAccount => batch.first(query!(LINKED).bind(account)).await?,
        AccountHold::Codings => batch.first(query!(CODED).bind(account)).await?,
        AccountHold::Postings => batch.read().await?.first(query(POSTED).bind(account)).await?,
        AccountHold::DocumentLines => batch.first(query!(OF_LINES).bind(account)).await?,
        AccountHold::ContactDefault => {
            batch.first(query!(OF_CONTACTS).bind(organisation).bind(account)).await?
        }
        AccountHold::Assertions => {
            batch.first(query!(ASSERTED).bind(organisation).bind(account)).await?
        }
    };
    Ok(found.is_some())
}
