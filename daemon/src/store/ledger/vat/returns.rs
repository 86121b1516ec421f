//! VAT returns: drafts that follow the books, and finalised ones that stay.

use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::vat_return::{
    Adjustment, Boxes, NewVatReturn, VatReturn, VatReturnStatus,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::vat_return::{Method, Sums, difference};
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;
use tieout::time::Timestamp;

use super::report::{Days, method, method_in, sums_in};
use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::ledger::books::NewEntry;
use crate::store::ledger::load::parsed;
use crate::store::ledger::pending::told;
use crate::store::ledger::{Action, Context, Denial};
use crate::store::query::{Query, Row, query};
use crate::store::{Page, Store};

/// A return as it is stored.
#[derive(Debug, Clone)]
struct Kept {
    id: VatReturnId,
    days: Days,
    adjustments: Vec<Adjustment>,
    /// None of a draft.
    finalised: Option<Finalised>,
    created_at: Timestamp,
    updated_at: Timestamp,
    version: i64,
}

/// What stays of a return once it is finalised.
#[derive(Debug, Clone)]
struct Finalised {
    method: Method,
    boxes: Boxes,
    journal: Option<JournalId>,
    at: Timestamp,
}

impl Kept {
    /// As a caller gets it: a draft as the books are now.
    fn object(&self, now: Method, currency: &str, sums: Sums) -> Result<VatReturn, Refusal> {
        let (status, method, boxes) = match &self.finalised {
            Some(is) => (VatReturnStatus::Finalised, is.method, is.boxes),
            None => (VatReturnStatus::Draft, now, now.boxes(sums, &self.adjustments)?),
        };
        Ok(VatReturn {
            id: self.id,
            date_from: self.days[0],
            date_to: self.days[1],
            status,
            currency: currency.to_owned(),
            scheme: method.scheme,
            flat_rate_percent: method.flat_rate_percent,
            adjustments: self.adjustments.clone(),
            boxes,
            direction: boxes.direction(),
            hmrc: boxes.hmrc(),
            journal_id: self.finalised.as_ref().and_then(|is| is.journal),
            finalised_at: self.finalised.as_ref().map(|is| is.at),
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        })
    }
}

/// The object within a transaction, as the books are in it.
async fn shown(
    tx: &mut Tx,
    organisation: OrganisationId,
    kept: &Kept,
) -> Result<Result<VatReturn, Refusal>, StoreError> {
    tx.write_books().await?;
    let (method, currency) = method_in(tx, organisation).await?;
    let sums = sums_in(tx, organisation, kept.days).await?;
    Ok(kept.object(method, &currency, sums))
}

/// Makes a VAT return, as a draft.
#[derive(Debug, Clone)]
pub struct CreateVatReturn {
    /// Its name.
    pub id: VatReturnId,
    /// What it is to be.
    pub new: NewVatReturn,
}

impl Action for CreateVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<Result<VatReturn, Denial>, StoreError> {
        const INSERT: &str = "INSERT INTO vat_returns (id, organisation_id, date_from, date_to, \
            status, adjustments, created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, 'draft', $5, $6, $6, 1)";
        let organisation = context.organisation;
        let NewVatReturn { date_from, date_to, adjustments } = self.new.clone();
        let kept = Kept {
            id: self.id,
            days: [date_from, date_to],
            adjustments,
            finalised: None,
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        if let Some(refusal) = overlap(tx, organisation, &kept).await? {
            return Ok(Err(refusal.into()));
        }
        let made = match shown(tx, organisation, &kept).await? {
            Ok(made) => made,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let adjustments = serde_json::to_string(&kept.adjustments);
        let insert = query(INSERT)
            .bind(kept.id)
            .bind(organisation)
            .bind(date_from.to_string())
            .bind(date_to.to_string())
            .bind(adjustments.map_err(|_| StoreError::Corrupt("adjustments"))?)
            .bind(context.at);
        tx.execute(insert).await?;
        tx.book(organisation, []).await?;
        let values = [None, told(&made)];
        tx.books.audit(context, "vat_return.create", self.id.to_string(), values)?;
        Ok(Ok(made))
    }
}

/// Refuses a return some of whose days are in one that is finalised.
async fn overlap(
    tx: &mut Tx,
    organisation: OrganisationId,
    kept: &Kept,
) -> Result<Option<Refusal>, StoreError> {
    const FIND: &str = "SELECT id, date_from, date_to FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised' AND date_from <= $2 AND date_to >= $3 \
        AND id <> $4 ORDER BY date_from LIMIT 1";
    let [from, to] = kept.days;
    let asked =
        query(FIND).bind(organisation).bind(to.to_string()).bind(from.to_string()).bind(kept.id);
    let Some(row) = tx.first(asked).await? else { return Ok(None) };
    let (from, to): (Date, Date) = (row.parse("date_from")?, row.parse("date_to")?);
    let message =
        format!("the VAT return from {from} to {to} is finalised and has some of the days");
    let refusal = Refusal::new(Reason::VatReturnOverlap, message);
    Ok(Some(refusal.with("vat_return_id", row.get::<String>("id")?)))
}

/// Makes the boxes of a return stay as they are.
#[derive(Debug, Clone, Copy)]
pub struct FinaliseVatReturn {
    /// Which one.
    pub id: VatReturnId,
    /// The name of the journal with the difference of the flat-rate scheme, should there be one.
    pub journal: JournalId,
}

impl Action for FinaliseVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<Result<VatReturn, Denial>, StoreError> {
        let organisation = context.organisation;
        let Some(mut kept) = find(tx, organisation, self.id).await? else {
            return Ok(Err(Denial::NotThere));
        };
        if let Err(denial) = check(&kept, context) {
            return Ok(Err(denial));
        }
        if let Some(refusal) = overlap(tx, organisation, &kept).await? {
            return Ok(Err(refusal.into()));
        }
        tx.write_books().await?;
        let (method, currency) = method_in(tx, organisation).await?;
        let sums = sums_in(tx, organisation, kept.days).await?;
        let decided = method.boxes(sums, &kept.adjustments).and_then(|boxes| {
            let moved = method.difference(sums, &boxes)?;
            Ok((boxes, moved))
        });
        let (boxes, moved) = match decided {
            Ok(decided) => decided,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        let journal = match self.post(tx, context, kept.days, moved).await? {
            Ok(journal) => journal,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        kept.finalised = Some(Finalised { method, boxes, journal, at: context.at });
        kept.updated_at = context.at;
        kept.version += 1;
        let made = match kept.object(method, &currency, sums) {
            Ok(made) => made,
            Err(_) => return Err(StoreError::Corrupt("boxes")),
        };
        save(tx, organisation, &kept, sums).await?;
        tx.forget_book(organisation).await?;
        tx.book(organisation, []).await?;
        let values = [None, told(&made)];
        tx.books.audit(context, "vat_return.finalise", self.id.to_string(), values)?;
        Ok(Ok(made))
    }
}

impl FinaliseVatReturn {
    /// Posts the difference of the flat-rate scheme, if there is one, on the return's last day, or on
    /// the first open day where that is locked.
    async fn post(
        &self,
        tx: &mut Tx,
        context: &Context,
        [from, to]: Days,
        moved: Money,
    ) -> Result<Result<Option<JournalId>, Refusal>, StoreError> {
        if moved.is_zero() {
            return Ok(Ok(None));
        }
        let known = tx.book(context.organisation, []).await?;
        let book = &known.ok_or(StoreError::Corrupt("id"))?.book;
        let (day, posting) = match difference(moved, to, book) {
            Ok(posting) => posting,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let entry = NewEntry {
            id: self.journal,
            entry_date: day,
            description: format!("VAT return {from} to {to}: difference of the flat-rate scheme"),
            reference: None,
            external_id: None,
            source: Source::VatReturn,
            reverses: None,
        };
        let posted = tx.books.post(context, entry, &posting)?;
        Ok(posted.map(|_| Some(self.journal)))
    }
}

fn check(kept: &Kept, context: &Context) -> Result<(), Denial> {
    context.check_version(kept.version)?;
    if kept.finalised.is_none() {
        return Ok(());
    }
    let message = "the VAT return is finalised, and stays as it is";
    Err(Refusal::new(Reason::AlreadyFinalised, message).into())
}

/// Removes a draft.
#[derive(Debug, Clone, Copy)]
pub struct DeleteVatReturn(pub VatReturnId);

impl Action for DeleteVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<Result<VatReturn, Denial>, StoreError> {
        const DELETE: &str = "DELETE FROM vat_returns WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let Some(kept) = find(tx, organisation, self.0).await? else {
            return Ok(Err(Denial::NotThere));
        };
        if let Err(denial) = check(&kept, context) {
            return Ok(Err(denial));
        }
        let was = match shown(tx, organisation, &kept).await? {
            Ok(was) => was,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        tx.execute(query(DELETE).bind(organisation).bind(self.0)).await?;
        tx.book(organisation, []).await?;
        tx.books.audit(context, "vat_return.delete", self.0.to_string(), [told(&was), None])?;
        Ok(Ok(was))
    }
}

/// Writes what stays of a return, and up to which day there are returns by now.
async fn save(
    tx: &mut Tx,
    organisation: OrganisationId,
    kept: &Kept,
    sums: Sums,
) -> Result<(), StoreError> {
    const SAVE: &str = "UPDATE vat_returns SET status = 'finalised', scheme = $3, \
        flat_rate_percent = $4, output_net = $5, output_vat = $6, input_net = $7, input_vat = $8, \
        box_1 = $9, box_2 = $10, box_3 = $11, box_4 = $12, box_5 = $13, box_6 = $14, box_7 = $15, \
        box_8 = $16, box_9 = $17, journal_id = $18, finalised_at = $19, updated_at = $19, \
        version = $20 WHERE organisation_id = $1 AND id = $2";
    const RETURNED: &str = "UPDATE organisations SET vat_returned_to = $2 WHERE id = $1 \
        AND (vat_returned_to IS NULL OR vat_returned_to < $2)";
    let is = kept.finalised.as_ref().ok_or(StoreError::Corrupt("status"))?;
    let percent = is.method.flat_rate_percent.map(|percent| percent.to_string());
    let mut save = query(SAVE)
        .bind(organisation)
        .bind(kept.id)
        .bind(is.method.scheme.name())
        .bind(percent)
        .bind(sums.output_net)
        .bind(sums.output_vat)
        .bind(sums.input_net)
        .bind(sums.input_vat);
    for amount in is.boxes.all() {
        save = save.bind(amount.minor());
    }
    let save = save.bind(is.journal.map(|id| id.to_string())).bind(is.at).bind(kept.version);
    // The journal may wait still: the table looks for it when the transaction ends.
    tx.execute(save).await?;
    let to = kept.days[1].to_string();
    tx.execute(query(RETURNED).bind(organisation).bind(to)).await?;
    Ok(())
}

const ONE: &str = "SELECT id, date_from, date_to, adjustments, scheme, flat_rate_percent, \
    box_1, box_2, box_3, box_4, box_5, box_6, box_7, box_8, box_9, journal_id, finalised_at, \
    created_at, updated_at, version FROM vat_returns WHERE organisation_id = $1 AND id = $2";

async fn find(
    tx: &mut Tx,
    organisation: OrganisationId,
    id: VatReturnId,
) -> Result<Option<Kept>, StoreError> {
    tx.first(query(ONE).bind(organisation).bind(id)).await?.as_ref().map(record).transpose()
}

fn record(row: &Row) -> Result<Kept, StoreError> {
    let adjustments: String = row.get("adjustments")?;
    let adjustments = serde_json::from_str(&adjustments);
    let finalised = match row.time_or_none("finalised_at")? {
        Some(at) => Some(Finalised {
            method: method(row, "scheme")?,
            boxes: boxes(row)?,
            journal: parsed(row, "journal_id")?,
            at,
        }),
        None => None,
    };
    Ok(Kept {
        id: row.parse("id")?,
        days: [row.parse("date_from")?, row.parse("date_to")?],
        adjustments: adjustments.map_err(|_| StoreError::Corrupt("adjustments"))?,
        finalised,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

fn boxes(row: &Row) -> Result<Boxes, StoreError> {
    let money = |column| row.get(column).map(Money::from_minor);
    Ok(Boxes {
        box_1: money("box_1")?,
        box_2: money("box_2")?,
        box_3: money("box_3")?,
        box_4: money("box_4")?,
        box_5: money("box_5")?,
        box_6: money("box_6")?,
        box_7: money("box_7")?,
        box_8: money("box_8")?,
        box_9: money("box_9")?,
    })
}

/// Which VAT returns are asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct VatReturnFilter {
    /// As far as this.
    pub status: Option<VatReturnStatus>,
    /// With days on or after this one.
    pub date_from: Option<Date>,
    /// With days on or before this one.
    pub date_to: Option<Date>,
}

impl Store {
    /// A VAT return of an organisation.
    ///
    /// # Errors
    /// The database's; within, what is against working a draft out.
    pub async fn vat_return(
        &self,
        organisation: OrganisationId,
        id: VatReturnId,
    ) -> Result<Option<Result<VatReturn, Refusal>>, StoreError> {
        let row = self.database.first(query(ONE).bind(organisation).bind(id)).await?;
        let Some(row) = row else { return Ok(None) };
        let made = self.vat_objects(organisation, vec![record(&row)?]).await?;
        Ok(Some(made.map(|mut made| made.swap_remove(0))))
    }

    /// VAT returns of an organisation, the latest days first.
    ///
    /// # Errors
    /// The database's; within, what is against working a draft out.
    pub async fn vat_returns(
        &self,
        organisation: OrganisationId,
        filter: &VatReturnFilter,
        page: Page,
    ) -> Result<Result<(Vec<VatReturn>, Pagination), Refusal>, StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM vat_returns WHERE organisation_id = $1 \
            AND status = coalesce($2, status) AND date_to >= $3 AND date_from <= $4";
        const LIST: &str = "SELECT id, date_from, date_to, adjustments, scheme, \
            flat_rate_percent, box_1, box_2, box_3, box_4, box_5, box_6, box_7, box_8, box_9, \
            journal_id, finalised_at, created_at, updated_at, version FROM vat_returns \
            WHERE organisation_id = $1 AND status = coalesce($2, status) AND date_to >= $3 \
            AND date_from <= $4 ORDER BY date_from DESC, id DESC LIMIT $5 OFFSET $6";
        use crate::store::ledger::filter::{day_from, day_to};
        let asked = |sql| -> Query {
            query(sql)
                .bind(organisation)
                .bind(filter.status.map(|status| status.name().to_owned()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        let kept: Vec<_> = rows.iter().map(record).collect::<Result<_, _>>()?;
        let made = self.vat_objects(organisation, kept).await?;
        Ok(made.map(|made| (made, pagination)))
    }

    async fn vat_objects(
        &self,
        organisation: OrganisationId,
        kept: Vec<Kept>,
    ) -> Result<Result<Vec<VatReturn>, Refusal>, StoreError> {
        let (method, currency) = self.vat_method(organisation).await?;
        let drafts = kept.iter().filter(|kept| kept.finalised.is_none());
        let periods: Vec<Days> = drafts.map(|kept| kept.days).collect();
        let mut sums = self.vat_sums(organisation, &periods).await?.into_iter();
        let object = |kept: Kept| {
            let of_draft = kept.finalised.is_none().then(|| sums.next()).flatten();
            kept.object(method, &currency, of_draft.unwrap_or_default())
        };
        Ok(kept.into_iter().map(object).collect())
    }
}
