//! A body that was not as expected, read with care: every fault with its place.

use std::borrow::Cow;

use super::parts::{
    ReconcileBodyParts, ReconcileRequestError, ReconcileRequestOptions, RequestRowSink,
};
use crate::options::WINDOW_DAYS_MAX;
use crate::row::{RowError, check_description};
use tieout::amount::Amount;
use tieout::contract::issue::{Issue, Issues};
use tieout::contract::reconcile::{DESCRIPTION_CHARS_MAX, Score};
use tieout::contract::strict::{
    self, ValueFault, boolean, in_order, members, required, text, value_or_report,
};

/// Reads the body again with care. Should nothing be wrong with it after all, it is taken.
pub(super) fn diagnose<S: RequestRowSink>(
    body: &str,
) -> Result<ReconcileBodyParts<S>, ReconcileRequestError> {
    let mut issues = Issues::default();
    let known = ["bank", "book", "options"];
    let values = members(body, known, &mut |key, fault| issues.push(|| at_top(key, fault)));
    let mut request = ReconcileBodyParts::<S>::default();
    for (name, json) in values.map(|values| in_order(known, values)).unwrap_or_default() {
        match (name, json) {
            ("options", Some(json)) => {
                request.options = read_options(json, &mut issues).unwrap_or_default();
            }
            ("options", None) => {}
            (_, None) => issues.push(|| at_top(name, "is missing".to_owned())),
            ("bank", Some(json)) => read_rows("bank", json, &mut request.bank, &mut issues),
            (_, Some(json)) => read_rows("book", json, &mut request.book, &mut issues),
        }
    }
    if issues.is_empty() { Ok(request) } else { Err(ReconcileRequestError::Format(issues)) }
}

fn at_top(field: &str, message: ValueFault) -> Issue {
    issue(None, None, field, message)
}

fn issue(
    dataset: Option<&'static str>,
    row: Option<u64>,
    field: &str,
    message: ValueFault,
) -> Issue {
    let field = (!field.is_empty()).then(|| field.to_owned());
    Issue { dataset: dataset.map(Cow::Borrowed), row, field, message }
}

fn read_rows(
    dataset: &'static str,
    json: &str,
    rows: &mut impl RequestRowSink,
    issues: &mut Issues,
) {
    strict::rows(json, &mut |row, report| read_row(row, rows, report), &mut |row, field, fault| {
        issues.push(|| issue(Some(dataset), row, field, fault));
    });
}

/// Appends the row if nothing is wrong with it, and reports everything that is.
fn read_row(json: &str, rows: &mut impl RequestRowSink, report: &mut dyn FnMut(&str, ValueFault)) {
    let Some([date, amount, description]) =
        members(json, ["date", "amount", "description"], report)
    else {
        return;
    };
    let date = value_or_report("date", required(date, strict::date), report);
    let amount = value_or_report("amount", required(amount, strict::amount), report);
    let description =
        value_or_report("description", required(description, read_description), report);
    if let (Some(date), Some(amount), Some(description)) = (date, amount, description)
        && let Err(error) = rows.take(date, amount, &description)
    {
        report(field_of(error), error.to_string());
    }
}

const fn field_of(error: RowError) -> &'static str {
    match error {
        RowError::Amount(_) => "amount",
        RowError::DescriptionTooLong(_) | RowError::DescriptionNul | RowError::TooMany => {
            "description"
        }
    }
}

fn read_description(json: &str) -> Result<Cow<'_, str>, ValueFault> {
    let description = text(json)?;
    if description.is_empty() {
        return Err("is empty".to_owned());
    }
    check_description(&description, DESCRIPTION_CHARS_MAX).map_err(|error| error.to_string())?;
    Ok(description)
}

pub(super) fn read_options(json: &str, issues: &mut Issues) -> Option<ReconcileRequestOptions> {
    let mut report = |field: &str, fault: ValueFault| {
        let field =
            if field.is_empty() { "options".to_owned() } else { format!("options.{field}") };
        issues.push(|| at_top(&field, fault));
    };
    let known = [
        "allowedDateDifferenceInDays",
        "includeMatched",
        "allowOverage",
        "minimumScore",
        "includeSuggestions",
    ];
    let [days, matched, overage, minimum_score, suggestions] = members(json, known, &mut report)?;
    let mut options = ReconcileRequestOptions::default();
    let mut flag = |json: Option<&str>, name: &str| match json.map(boolean) {
        Some(Ok(value)) => value,
        Some(Err(fault)) => {
            report(name, fault);
            false
        }
        None => false,
    };
    options.include_matched = flag(matched, known[1]);
    options.allow_overage = flag(overage, known[2]);
    options.include_suggestions = flag(suggestions, known[4]);
    match days.map(read_days) {
        Some(Ok(days)) => options.window_days = days,
        Some(Err(fault)) => report(known[0], fault),
        None => {}
    }
    match minimum_score.map(read_minimum_score) {
        Some(Ok(minimum)) => options.minimum_score = minimum,
        Some(Err(fault)) => report(known[3], fault),
        None => {}
    }
    Some(options)
}

/// Any number from 0 to 30; what it has beyond whole days changes nothing.
fn read_days(json: &str) -> Result<u8, ValueFault> {
    let number = strict::number(json)?;
    let out_of_range = || format!("must be from 0 to {WINDOW_DAYS_MAX}");
    let days = Amount::parse_to_last_place(number).map_err(|_| out_of_range())?;
    let whole = |days: u8| Amount::from_cents(i64::from(days) * 100);
    // What is cut off is more than nothing: it may be what is below 0, or beyond 30.
    let is_cut_off = Amount::parse(number).is_err();
    let is_negative = days < Amount::default() || (is_cut_off && number.starts_with('-'));
    let most = whole(WINDOW_DAYS_MAX);
    if is_negative || days > most || (is_cut_off && days == most) {
        return Err(out_of_range());
    }
    Ok((0..=WINDOW_DAYS_MAX).rev().find(|whole_days| whole(*whole_days) <= days).unwrap_or(0))
}

/// Any number from 0 to 1: the least score that is not under it.
fn read_minimum_score(json: &str) -> Result<Score, ValueFault> {
    let number = strict::number(json)?;
    if let Some(score) = Score::parse(number) {
        return Ok(score);
    }
    let out_of_range = || "must be from 0 to 1".to_owned();
    let minimum = Amount::parse_to_last_place(number).map_err(|_| out_of_range())?;
    // What is cut off is more than nothing, as above.
    let is_cut_off = Amount::parse(number).is_err();
    if minimum < Amount::default() || (is_cut_off && number.starts_with('-')) {
        return Err(out_of_range());
    }
    let mut scores = (0..=1000).map(Score::from_thousandths);
    let is_under = |score: &Score| {
        let value = Amount::parse(&score.to_string());
        value.is_ok_and(|value| value < minimum || (is_cut_off && value == minimum))
    };
    scores.find(|score| !is_under(score)).ok_or_else(out_of_range)
}
