//! What is said of VAT returns beside their figures.

use tieout::contract::ledger::late_vat::{ErrorCorrection, LateVat};
use tieout::contract::ledger::vat_return::{
    Adjustment, VatReportAnswer, VatReturn, VatReturnStatus,
};
use tieout::contract::page::List;
use tieout::date::Date;

use crate::client::Client;
use crate::cmd::ledger::list_query::ListQuery;
use crate::cmd::ledger::unregistered::REGISTER;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::Ui;
use tieout::contract::ledger::organisation::{Organisation, VatScheme};

/// The finalised returns that have days within these; an end that is none is open.
pub(super) fn finalised(
    [from, to]: [Option<Date>; 2],
    client: &Client<'_>,
    organisation: &str,
) -> Result<Vec<VatReturn>, Failure> {
    let mut query = ListQuery::new(PagingArgs::MOST);
    query.add("date_from", from);
    query.add("date_to", to);
    let path = format!("{organisation}/vat-returns?{}", query.text);
    let finalised: List<VatReturn> = client.read(&client.get(&path)?)?;
    // One that was filed was finalised before.
    let is_finalised = |one: &VatReturn| one.status != VatReturnStatus::Draft;
    Ok(finalised.data.into_iter().filter(is_finalised).collect())
}

/// Says which returns of the days are finalised: what the books say now may be another thing.
pub(super) fn note_finalised(finalised: &[VatReturn], ui: &Ui) {
    for one in finalised {
        ui.note(&format!(
            "the return for {} to {} is finalised: for its final figures, tieout ledger \
             vat-returns show {}; these are the books as they are now",
            one.date_from, one.date_to, one.id
        ));
    }
}

/// Says what of a box is no entry in the books.
pub(super) fn note_adjustments(number: u8, finalised: &[VatReturn], ui: &Ui) {
    for one in finalised {
        for Adjustment { number: adjusted, amount, reason } in &one.adjustments {
            if goes_into(*adjusted, number) {
                ui.note(&format!(
                    "the return for {} to {} has an adjustment of {amount} in box {adjusted} \
                     ({reason}), which is not among these entries",
                    one.date_from, one.date_to
                ));
            }
        }
    }
}

/// Whether what is in one box is in another, too.
const fn goes_into(adjusted: u8, number: u8) -> bool {
    adjusted == number || matches!((adjusted, number), (1 | 2, 3) | (1 | 2 | 4, 5))
}

/// Says what the books have before these days where no return before them is finalised: the first one
/// may begin on any day, and nothing takes up what lies before it.
pub(super) fn note_before(
    from: Date,
    client: &Client<'_>,
    organisation: &str,
    ui: &Ui,
) -> Result<(), Failure> {
    let until = from.plus_days(-1);
    if until >= from || !finalised([None, Some(until)], client, organisation)?.is_empty() {
        return Ok(());
    }
    let path = format!("{organisation}/reports/vat-return?date_from=0001-01-01&date_to={until}");
    let VatReportAnswer { data, .. } = client.read(&client.get(&path)?)?;
    let boxes = &data.boxes;
    let all = [
        (boxes.box_3, "of output VAT"),
        (boxes.box_4, "of input VAT"),
        (boxes.box_6, "of sales"),
        (boxes.box_7, "of purchases"),
    ];
    let there: Vec<_> = all
        .iter()
        .filter(|(amount, _)| !amount.is_zero())
        .map(|(amount, what)| format!("{amount} {what}"))
        .collect();
    if !there.is_empty() {
        ui.note(&format!(
            "entries dated before {from} are in no return of these books ({}): unless a return \
             made elsewhere included them, create and finalise a return for the earlier period",
            there.join(", ")
        ));
    }
    Ok(())
}

/// Says that adjustments are of the return only. Under the flat rate scheme they are part of the difference that
/// finalising posts.
pub(super) fn note_adjusted(finalised: &VatReturn, ui: &Ui) {
    let adjustments: &[Adjustment] = &finalised.adjustments;
    if !adjustments.is_empty() && finalised.scheme != VatScheme::FlatRate {
        ui.note(&format!(
            "{} of the return are not posted: if they change what is owed, post a journal to the \
             VAT control account (tieout journals post)",
            match adjustments.len() {
                1 => "the 1 adjustment".to_owned(),
                many => format!("the {many} adjustments"),
            }
        ));
    }
}

/// Says what becomes of errors in earlier returns.
pub(super) fn note_late(late: &LateVat, ui: &Ui) {
    let LateVat { net_errors, error_limit, deliberate_errors, left_out, .. } = late;
    match late.correction {
        ErrorCorrection::None => {}
        ErrorCorrection::Adjusted => ui.note(&format!(
            "errors of {net_errors} (net) in earlier returns are adjusted in this one, up to {error_limit}: tieout \
             ledger vat-returns late"
        )),
        ErrorCorrection::Notify => ui.note(&format!(
            "errors of {net_errors} (net) in earlier returns are above {error_limit} and left out of this one"
        )),
    }
    if !deliberate_errors.is_zero() {
        ui.note(&format!(
            "deliberate errors of {deliberate_errors} (net) are left out of this return"
        ));
    }
    if late.to_notify && left_out.is_zero() {
        ui.note("tell HMRC of the careless errors separately (VAT Notice 700/45)");
    } else if late.to_notify {
        ui.note(&format!("notify HMRC separately of {left_out} (VAT Notice 700/45)"));
    }
}

/// Says why the boxes are of no use to HMRC.
pub(super) fn note_unregistered(organisation: &Organisation, ui: &Ui) {
    if !organisation.vat_registered {
        ui.note(&format!("{} is not registered for VAT; {REGISTER}", organisation.name));
    }
}
