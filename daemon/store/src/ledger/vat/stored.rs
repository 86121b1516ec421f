//! VAT returns as they are stored, and as they are read.

use tieout::contract::ledger::late_vat::{ErrorCorrection, LateVat};
use tieout::contract::ledger::vat_filing::VatFiling;
use tieout::contract::ledger::vat_return::{
    Adjustment, Boxes, VatReturn, VatReturnFilter, VatReturnStatus,
};
use tieout::contract::page::Pagination;
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::Refusal;
use tieout::ledger::late_vat::LateVatSums;
use tieout::ledger::vat_method::{VatMethods, return_method};
use tieout::ledger::vat_return::{PeriodFigures, VatReturnMethod};
use tieout::money::Money;
use tieout::time::Timestamp;

use super::late::late_in;
use super::methods::methods_in;
use super::report::{Days, figures_in, method};
use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::context::Decided;
use crate::ledger::filter::{day_from, day_to, since};
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::{Batch, WrittenBooks};

/// A return as it is stored.
#[derive(Debug, Clone)]
pub(super) struct StoredVatReturn {
    pub(super) id: VatReturnId,
    pub(super) days: Days,
    pub(super) adjustments: Vec<Adjustment>,
    /// None of a draft.
    pub(super) finalised: Option<Finalised>,
    /// When and with which receipt it was filed.
    pub(super) filing: Option<VatFiling>,
    /// Whether it was filed where these books were imported from.
    pub(super) is_elsewhere: bool,
    pub(super) created_at: Timestamp,
    pub(super) updated_at: Timestamp,
    pub(super) version: i64,
}

/// What stays of a return once it is finalised.
#[derive(Debug, Clone)]
pub(super) struct Finalised {
    pub(super) method: VatReturnMethod,
    pub(super) boxes: Boxes,
    pub(super) journal: Option<JournalId>,
    /// Whether errors in earlier returns were left out of it, but for those that no return adjusts.
    pub(super) errors_left_out: bool,
    /// The VAT that the books have of what was left out.
    pub(super) left_out_vat: i64,
    pub(super) at: Timestamp,
}

/// What the books say of a return's period: all of it, and what of it was late.
#[derive(Debug, Clone)]
pub(super) struct ReturnFigures {
    pub(super) all: PeriodFigures,
    pub(super) late: LateVatSums,
}

impl ReturnFigures {
    /// What becomes of late VAT in a return that is finalised now.
    pub(super) fn decided(&self, adjustments: &[Adjustment]) -> Result<LateVat, Refusal> {
        self.late.decided(&self.all, adjustments)
    }

    /// Without what is left out.
    pub(super) fn in_return(&self, errors_left_out: bool) -> PeriodFigures {
        self.late.in_return(&self.all, errors_left_out)
    }
}

impl StoredVatReturn {
    pub(super) const fn status(&self) -> VatReturnStatus {
        match (&self.finalised, &self.filing) {
            (Some(_), Some(_)) if self.is_elsewhere => VatReturnStatus::FiledElsewhere,
            (Some(_), Some(_)) => VatReturnStatus::Filed,
            (Some(_), None) => VatReturnStatus::Finalised,
            (None, _) => VatReturnStatus::Draft,
        }
    }

    /// As a caller gets it: a draft as the books are now.
    pub(super) fn object(&self, now: &ReturnFigures, currency: &str) -> Result<VatReturn, Refusal> {
        let (method, boxes, late) = if let Some(is) = &self.finalised {
            let left_out = is.errors_left_out;
            (is.method, is.boxes, now.late.as_decided(&now.all, &self.adjustments, left_out)?)
        } else {
            let late = now.decided(&self.adjustments)?;
            let figures = now.in_return(late.correction == ErrorCorrection::Notify);
            (figures.last, figures.boxes(&self.adjustments)?, late)
        };
        Ok(VatReturn {
            id: self.id,
            date_from: self.days[0],
            date_to: self.days[1],
            status: self.status(),
            currency: currency.to_owned(),
            scheme: method.scheme,
            flat_rate_percent: method.flat_rate_percent,
            adjustments: self.adjustments.clone(),
            boxes,
            direction: boxes.direction(),
            hmrc: boxes.hmrc(),
            late,
            journal_id: self.finalised.as_ref().and_then(|is| is.journal),
            finalised_at: self.finalised.as_ref().map(|is| is.at),
            filed_at: self.filing.as_ref().map(|filing| filing.filed_at),
            receipt: self.filing.as_ref().and_then(|filing| filing.receipt.clone()),
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        })
    }
}

/// What the books say of a return's period, as a transaction sees it.
pub(super) async fn return_figures(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    days: Days,
    methods: &VatMethods,
) -> Result<ReturnFigures, StoreError> {
    let all = figures_in(books, organisation, days, methods).await?;
    Ok(ReturnFigures { all, late: late_in(books, organisation, days, methods).await? })
}

/// The object within a transaction, as the books are in it.
pub(super) async fn shown(
    batch: &mut Batch,
    organisation: OrganisationId,
    kept: &StoredVatReturn,
) -> Decided<VatReturn> {
    let (methods, currency) = methods_in(batch, organisation).await?;
    let now = return_figures(&mut batch.read().await?, organisation, kept.days, &methods).await?;
    Ok(kept.object(&now, &currency)?)
}

/// Whether the event of an import recorded that a return was filed, and the columns of a return.
macro_rules! returns {
    (elsewhere) => {
        "EXISTS (SELECT 1 FROM audit_states s WHERE s.organisation_id = r.organisation_id \
        AND s.object = 'imported_from' AND s.object_id = r.id AND s.state LIKE '%\"filed\":true%')"
    };
    (status) => {
        concat!(
            "CASE WHEN r.filed_at IS NULL THEN r.status WHEN ", returns!(elsewhere),
            " THEN 'filed_elsewhere' ELSE 'filed' END"
        )
    };
    (columns) => {
        concat!(
            "SELECT r.id, r.date_from, r.date_to, r.adjustments, r.scheme, r.flat_rate_percent, r.box_1, r.box_2, \
            r.box_3, r.box_4, r.box_5, r.box_6, r.box_7, r.box_8, r.box_9, r.journal_id, r.finalised_at, r.filed_at, \
            r.receipt, r.errors_left_out, r.left_out_vat, r.created_at, r.updated_at, r.version, \
            CAST(CASE WHEN ", returns!(elsewhere), " THEN 1 ELSE 0 END AS BIGINT) AS is_elsewhere FROM vat_returns r "
        )
    };
}

const ONE: &str = concat!(returns!(columns), "WHERE r.organisation_id = $1 AND r.id = $2");

/// A return, as a transaction sees it.
pub(super) async fn find(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: VatReturnId,
) -> Result<Option<StoredVatReturn>, StoreError> {
    let mut books = batch.read().await?;
    books.first(query(ONE).bind(organisation).bind(id)).await?.as_ref().map(record).transpose()
}

pub(super) fn record(row: &Row) -> Result<StoredVatReturn, StoreError> {
    let adjustments: String = row.get("adjustments")?;
    let adjustments = serde_json::from_str(&adjustments);
    let finalised = match row.time_or_none("finalised_at")? {
        Some(at) => Some(Finalised {
            method: method(row, "scheme")?,
            boxes: boxes(row)?,
            journal: row.parse_or_none("journal_id")?,
            errors_left_out: row.flag("errors_left_out")?,
            left_out_vat: row.get("left_out_vat")?,
            at,
        }),
        None => None,
    };
    let filing = match row.time_or_none("filed_at")? {
        Some(filed_at) => Some(VatFiling { filed_at, receipt: row.get("receipt")? }),
        None => None,
    };
    Ok(StoredVatReturn {
        id: row.parse("id")?,
        days: [row.parse("date_from")?, row.parse("date_to")?],
        adjustments: adjustments.map_err(|_| StoreError::Corrupt("adjustments"))?,
        finalised,
        filing,
        is_elsewhere: row.flag("is_elsewhere")?,
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

impl Store {
    /// A VAT return of an organisation.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or what is against working a draft out.
    #[crate::boxed]
    pub async fn vat_return(
        &self,
        organisation: OrganisationId,
        id: VatReturnId,
    ) -> Result<Option<VatReturn>, NotDone<Refusal>> {
        let row = self.database.first(query(ONE).bind(organisation).bind(id)).await?;
        let Some(row) = row else { return Ok(None) };
        let mut made = self.vat_objects(organisation, vec![record(&row)?]).await?;
        Ok(Some(made.swap_remove(0)))
    }

    /// VAT returns of an organisation, the latest days first.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or what is against working a draft out.
    #[crate::boxed]
    pub async fn vat_returns(
        &self,
        organisation: OrganisationId,
        filter: &VatReturnFilter,
        page: &ListPage,
    ) -> Result<(Vec<VatReturn>, Pagination), NotDone<Refusal>> {
        const COUNT: &str = concat!(
            "SELECT count(*) AS total FROM vat_returns r WHERE r.organisation_id = $1 AND ",
            returns!(status),
            " = coalesce($2, ",
            returns!(status),
            ") AND r.date_to >= $3 AND r.date_from <= $4 AND r.updated_at >= $5"
        );
        const LIST: &str = concat!(
            returns!(columns),
            "WHERE r.organisation_id = $1 AND ",
            returns!(status),
            " = coalesce($2, ",
            returns!(status),
            ") AND r.date_to >= $3 AND r.date_from <= $4 AND r.updated_at >= $5 AND (r.date_from, r.id) < ($8, $9) \
            ORDER BY r.date_from DESC, r.id DESC LIMIT $6 OFFSET $7"
        );
        const KEY: &[KeyColumn] = &[KeyColumn::Text("date_from"), KeyColumn::Text("id")];
        let asked = |sql| -> Query {
            query(sql)
                .bind(organisation)
                .bind(filter.status.map(|status| status.name().to_owned()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
                .bind(since(filter.updated_since))
        };
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
        let kept: Vec<_> = rows.iter().map(record).collect::<Result<_, _>>()?;
        Ok((self.vat_objects(organisation, kept).await?, pagination))
    }

    async fn vat_objects(
        &self,
        organisation: OrganisationId,
        kept: Vec<StoredVatReturn>,
    ) -> Decided<Vec<VatReturn>> {
        let (methods, currency) = self.vat_methods(organisation).await?;
        let periods: Vec<Days> = kept.iter().map(|kept| kept.days).collect();
        let all = self.vat_figures(organisation, &periods, &methods).await?;
        let late = self.late_vat(organisation, &periods, &methods).await?;
        let mut figures = all.into_iter().zip(late).map(|(all, late)| ReturnFigures { all, late });
        let object = |kept: StoredVatReturn| {
            let none = || ReturnFigures {
                all: PeriodFigures::ending(return_method(methods.on(kept.days[1]))),
                late: LateVatSums::default(),
            };
            kept.object(&figures.next().unwrap_or_else(none), &currency)
        };
        Ok(kept.into_iter().map(object).collect::<Result<_, Refusal>>()?)
    }
}
