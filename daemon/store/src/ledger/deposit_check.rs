//! Whether what of deposits is released is what of them is allocated, and both what their journals say.

use tieout::id::OrganisationId;

use super::finding::{Stop, bad_object};
use crate::db::statement::query;
use crate::store::Store;

/// Deposits of a statement.
const DEPOSITS_MAX: i64 = 500;

/// Deposits by name, and whether something is wrong with one: no more of its net and VAT is released than there is, all
/// where all is allocated, nothing where nothing is; each time by a journal that moves so much, for an allocation of it,
/// until that is taken back. Net and VAT are those of the line with its code, there and in the journal of the receipt (a penny
/// of VAT that is left over has its line of VAT alone).
const DEPOSITS: &str = "SELECT d.id, CAST(CASE WHEN d.vat <= d.deposit_vat AND d.net <= d.amount - d.deposit_vat \
    AND (d.allocated < d.amount OR (d.vat = d.deposit_vat AND d.net = d.amount - d.deposit_vat)) \
    AND (d.allocated > 0 OR (d.vat = 0 AND d.net = 0)) AND EXISTS (SELECT 1 FROM journals j JOIN journal_lines l \
    ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence WHERE j.organisation_id = $1 \
    AND j.id = d.journal_id AND l.vat_code = d.deposit_vat_code AND l.amount = d.deposit_vat - d.amount \
    AND l.vat_amount = d.deposit_vat) AND NOT EXISTS (SELECT 1 FROM deposit_releases r \
    LEFT JOIN allocations a ON a.organisation_id = r.organisation_id AND a.id = r.allocation_id \
    LEFT JOIN journals j ON j.organisation_id = r.organisation_id AND j.id = r.journal_id \
    WHERE r.settlement_id = d.id AND (a.settlement_id IS DISTINCT FROM r.settlement_id \
    OR (a.removed_at IS NULL) <> (r.void_date IS NULL) OR j.source IS DISTINCT FROM 'deposit' \
    OR j.entry_date <> r.date OR j.total <> r.net + r.vat OR NOT EXISTS (SELECT 1 FROM journal_lines l \
    WHERE l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND l.vat_code = d.deposit_vat_code \
    AND l.amount = CASE WHEN r.net = 0 THEN r.vat ELSE r.net END AND (r.net = 0 OR l.vat_amount = r.vat)))) THEN 0 ELSE 1 END AS BIGINT) AS is_wrong \
    FROM (SELECT s.id, s.amount, s.allocated, s.deposit_vat, s.deposit_vat_code, s.journal_id, (SELECT coalesce(sum(r.net), 0) \
    FROM deposit_releases r WHERE r.settlement_id = s.id AND r.void_date IS NULL) AS net, \
    (SELECT coalesce(sum(r.vat), 0) FROM deposit_releases r WHERE r.settlement_id = s.id \
    AND r.void_date IS NULL) AS vat FROM settlements s WHERE s.organisation_id = $1 \
    AND s.deposit_vat_code IS NOT NULL AND s.id > $2 ORDER BY s.id LIMIT $3) d ORDER BY d.id";

/// Looks at all of an organisation's.
pub(super) async fn check(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    let mut behind = String::new();
    loop {
        let asked = query(DEPOSITS).bind(organisation).bind(&*behind).bind(DEPOSITS_MAX);
        let page = store.database.all(asked).await?;
        let Some(last) = page.last() else { return Ok(()) };
        behind = last.get("id")?;
        for row in &page {
            if row.flag("is_wrong")? {
                let message = "what of the deposit is released is not what of it is allocated, or not what its journals say";
                return Err(bad_object("settlements", row.get("id")?, None, None, message));
            }
        }
    }
}
