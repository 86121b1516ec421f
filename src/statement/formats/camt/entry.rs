//! One entry of a CAMT message.

use super::super::super::fault::Fault;
use super::super::super::structured::StatementEntry;
use super::super::text::{joined, push_words, some_words, words};
use super::batch;
use super::values::{amount, date_in};
use super::xml::XmlElement;

/// How much text of the payments in a collective entry is kept: a person reads no more.
const TEXT_BYTES_MAX: usize = 1000;

/// What an entry is.
pub(super) enum CamtEntry {
    /// It moved the balance.
    Booked(Box<BookedCamtEntry>),
    /// It did not: what it is.
    LeftOut(&'static str),
}

/// A booked entry.
pub(super) struct BookedCamtEntry {
    pub(super) entry: StatementEntry,
    /// Whether it takes back an earlier one.
    pub(super) is_reversal: bool,
    /// How many payments it has in it, at least itself.
    pub(super) payments: u64,
    /// What it says of these and they are not.
    pub(super) doubt: Option<Fault>,
}

/// What is told of one payment in an entry.
struct CamtPayment {
    party: Option<String>,
    purpose: String,
    reference: Option<String>,
}

/// Reads a `Ntry`. `is_booked` says whether one without a status is booked: a statement has no others.
pub(super) fn read(
    element: XmlElement<'_>,
    currency: &mut Option<String>,
    owner: Option<&str>,
    is_booked: bool,
) -> Result<CamtEntry, Fault> {
    let line = element.line();
    let status = match element.text_at(&["Sts", "Cd"]) {
        "" => element.text_at(&["Sts"]),
        code => code,
    };
    match status {
        "BOOK" => {}
        "PDNG" | "FUTR" => return Ok(CamtEntry::LeftOut("pending")),
        "INFO" => return Ok(CamtEntry::LeftOut("information")),
        "" if is_booked => {}
        other => {
            return Err(Fault::of_cell(
                line,
                "Sts",
                other,
                "does not say whether an entry is booked",
            ));
        }
    }
    let amount = amount(element, currency)?;
    let booked = element.at(&["BookgDt"]).map(date_in).transpose()?.flatten();
    let value_date = element.at(&["ValDt"]).map(date_in).transpose()?.flatten();
    let date = booked.or(value_date).ok_or_else(|| {
        Fault::at_line(line, "an entry has neither a booking day (BookgDt) nor a value day (ValDt)")
    })?;
    let is_reversal = matches!(element.text_at(&["RvslInd"]), "true" | "1");
    let is_in = !amount.is_negative();
    let payments: Vec<CamtPayment> =
        details(element).map(|details| payment(details, is_in, is_reversal, owner)).collect();
    let kind = kind(element);
    let (counterparty, text) = told(&payments);
    let info = words(element.text_at(&["AddtlNtryInf"]));
    let needs_info = counterparty.is_none() || text.is_empty();
    let mut description = joined(counterparty.as_deref().unwrap_or_default(), &text);
    if needs_info {
        description = joined(&description, &info);
    }
    let batch = details_of_batch(element);
    let reference = one_of(payments.iter().map(|payment| payment.reference.as_ref()))
        .or_else(|| some_words(batch.map_or("", |batch| batch.text_at(&["PmtInfId"]))));
    if description.is_empty() {
        let stand_in = reference.as_ref().or(kind.as_ref());
        description = stand_in.cloned().unwrap_or_default();
    }
    let bank_id = some_words(element.text_at(&["AcctSvcrRef"]))
        .or_else(|| some_words(one_detail(element)?.text_at(&["Refs", "AcctSvcrRef"])))
        .filter(|id| id != "NOTPROVIDED" && id != "NONREF");
    Ok(CamtEntry::Booked(Box::new(BookedCamtEntry {
        entry: StatementEntry {
            line,
            date,
            value_date,
            amount: amount.canonical(),
            description,
            counterparty,
            reference,
            bank_id,
            kind,
            balance: None,
        },
        is_reversal,
        payments: count(&payments, batch),
        doubt: batch::doubt(element),
    })))
}

fn details(entry: XmlElement<'_>) -> impl Iterator<Item = XmlElement<'_>> {
    entry.children("NtryDtls").flat_map(|details| details.children("TxDtls"))
}

fn one_detail(entry: XmlElement<'_>) -> Option<XmlElement<'_>> {
    let mut all = details(entry);
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

fn details_of_batch(entry: XmlElement<'_>) -> Option<XmlElement<'_>> {
    entry.at(&["NtryDtls", "Btch"])
}

fn count(payments: &[CamtPayment], batch: Option<XmlElement<'_>>) -> u64 {
    let stated = batch.map_or("", |batch| batch.text_at(&["NbOfTxs"]));
    let listed = payments.len().max(1) as u64;
    stated.parse().ok().filter(|_| payments.is_empty()).unwrap_or(listed)
}

fn payment(
    details: XmlElement<'_>,
    is_in: bool,
    is_reversal: bool,
    owner: Option<&str>,
) -> CamtPayment {
    // The parties keep the parts they had in the payment itself, so one that comes back has the
    // account's owner where the other party would be.
    let is_returned = is_reversal || details.at(&["RtrInf"]).is_some();
    let other = if is_in == is_returned { ["Cdtr", "Dbtr"] } else { ["Dbtr", "Cdtr"] };
    let names = other.map(|role| name(details, role));
    let is_owner = |name: &String| owner.is_some_and(|owner| owner.eq_ignore_ascii_case(name));
    let [first, second] = names;
    let party = match first {
        Some(first) if !is_owner(&first) => Some(first),
        first => second.filter(|name| is_returned && !is_owner(name)).or(first),
    };
    CamtPayment { party, purpose: purpose(details), reference: reference(details) }
}

fn name(details: XmlElement<'_>, role: &'static str) -> Option<String> {
    let ultimate = if role == "Dbtr" { "UltmtDbtr" } else { "UltmtCdtr" };
    let parties = details.at(&["RltdPties"])?;
    [role, ultimate].into_iter().find_map(|role| {
        let party = parties.at(&[role])?;
        some_words(party.text_at(&["Nm"])).or_else(|| some_words(party.text_at(&["Pty", "Nm"])))
    })
}

fn purpose(details: XmlElement<'_>) -> String {
    let mut text = String::new();
    for remittance in details.children("RmtInf") {
        for line in remittance.children("Ustrd") {
            push_words(&mut text, line.text());
        }
        for structured in remittance.children("Strd") {
            push_words(&mut text, structured.text_at(&["CdtrRefInf", "Ref"]));
            for line in structured.children("AddtlRmtInf") {
                push_words(&mut text, line.text());
            }
        }
    }
    if text.is_empty() { words(details.text_at(&["AddtlTxInf"])) } else { text }
}

fn reference(details: XmlElement<'_>) -> Option<String> {
    let given = |path: &[&'static str]| {
        some_words(details.text_at(path))
            .filter(|id| !matches!(id.as_str(), "NOTPROVIDED" | "NOT PROVIDED" | "NONREF"))
    };
    given(&["Refs", "EndToEndId"]).or_else(|| given(&["Refs", "ChqNb"]))
}

/// The one value that all have, if they have it.
fn one_of<'p>(mut values: impl Iterator<Item = Option<&'p String>>) -> Option<String> {
    let first = values.next()??;
    values.all(|value| value == Some(first)).then(|| first.clone())
}

/// The party, where there is one for all, and the text of all payments in the entry.
fn told(payments: &[CamtPayment]) -> (Option<String>, String) {
    let party = one_of(payments.iter().map(|payment| payment.party.as_ref()));
    let mut text = String::new();
    for (told, payment) in payments.iter().enumerate() {
        let name = payment.party.as_deref().filter(|_| party.is_none()).unwrap_or_default();
        let more = joined(name, &payment.purpose);
        if told > 0 && text.len() + more.len() > TEXT_BYTES_MAX {
            let left = payments.len() - told;
            text.push_str("; and ");
            text.push_str(&left.to_string());
            text.push_str(" more");
            break;
        }
        if !text.is_empty() && !more.is_empty() {
            text.push_str("; ");
        }
        text.push_str(&more);
    }
    (party, text)
}

/// What kind of entry it is: the bank's own code, or that of ISO 20022.
fn kind(entry: XmlElement<'_>) -> Option<String> {
    let code = entry.at(&["BkTxCd"])?;
    some_words(code.text_at(&["Prtry", "Cd"])).or_else(|| {
        let domain = code.at(&["Domn"])?;
        let parts: Vec<&str> = [&["Cd"][..], &["Fmly", "Cd"], &["Fmly", "SubFmlyCd"]]
            .into_iter()
            .map(|path| domain.text_at(path))
            .filter(|part| !part.is_empty())
            .collect();
        some_words(&parts.join("-"))
    })
}
