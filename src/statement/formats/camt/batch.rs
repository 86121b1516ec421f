//! Whether the payments in a collective entry are those that it says they are.

use super::super::super::fault::Fault;
use super::super::figure::ExactAmount;
use super::values::figure;
use super::xml::XmlElement;

/// What an entry says of its payments and they are not, where both are certain: a number of them, or
/// the amount that they come to.
pub(super) fn doubt(entry: XmlElement<'_>) -> Option<Fault> {
    wrong_count(entry).or_else(|| wrong_sum(entry))
}

/// One payment alone may stand for all of them, so a number is held against two or more.
fn wrong_count(entry: XmlElement<'_>) -> Option<Fault> {
    entry.children("NtryDtls").find_map(|details| {
        let stated = details.at(&["Btch", "NbOfTxs"])?;
        let count: u64 = stated.text().parse().ok()?;
        let listed = details.children("TxDtls").count() as u64;
        let message = format!("is the number of payments in the entry, and {listed} stand there");
        (listed > 1 && listed != count)
            .then(|| Fault::of_cell(stated.line(), "NbOfTxs", stated.text(), message))
    })
}

/// Payments in another currency, with charges, or without an amount prove nothing.
fn wrong_sum(entry: XmlElement<'_>) -> Option<Fault> {
    let whole = entry.at(&["Amt"])?;
    let is_out = entry.text_at(&["CdtDbtInd"]);
    let (mut sum, mut listed) = (ExactAmount::ZERO, 0_u64);
    if entry.children("Chrgs").next().is_some() {
        return None;
    }
    for details in entry.children("NtryDtls") {
        let before = listed;
        for payment in details.children("TxDtls") {
            let amount = amount_of(payment, whole.currency())?;
            let way = payment.text_at(&["CdtDbtInd"]);
            let is_against = !way.is_empty() && way != is_out;
            sum = sum.checked_add(amount.signed(is_against))?;
            listed += 1;
        }
        if listed == before {
            return None;
        }
    }
    let amount = figure(whole, "Amt").ok()?;
    let message =
        format!("is the amount of the entry, and its payments come to {}", sum.canonical());
    (listed > 1 && sum != amount)
        .then(|| Fault::of_cell(whole.line(), "Amt", &amount.canonical(), message))
}

/// The amount of a payment, where it is in this currency and is the only one that may be meant.
fn amount_of(payment: XmlElement<'_>, currency: &str) -> Option<ExactAmount> {
    if payment.children("Chrgs").next().is_some() || payment.children("RtrInf").next().is_some() {
        return None;
    }
    let ways = [payment.at(&["Amt"]), payment.at(&["AmtDtls", "TxAmt", "Amt"])];
    let mut found = ways.into_iter().flatten();
    let first = found.next().filter(|it| it.currency() == currency)?;
    let amount = figure(first, "Amt").ok()?;
    let agrees = |it: XmlElement<'_>| {
        it.currency() == currency && figure(it, "Amt").is_ok_and(|other| other == amount)
    };
    found.all(agrees).then_some(amount)
}
