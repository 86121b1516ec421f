//! CAMT.052, CAMT.053 and CAMT.054 of ISO 20022, all versions.
//!
//! An entry (`Ntry`) is one row, whatever it collects: the balance moves once by its amount, and the
//! bank's own list has one line for it. Who and what for of the payments in it (`TxDtls`) go into its
//! text.
//!
//! `CdtDbtInd` is the direction of the entry itself, of a reversal, too: ISO 20022 says that an entry with
//! `RvslInd` and `CRDT` takes back a debit, so money comes in. Some programs write the direction of the
//! entry that is taken back instead. Where a statement's balances come out only that way, its reversals
//! are read so, and a note says it.

mod batch;
mod entry;
mod statement;
mod values;
mod xml;

#[cfg(test)]
mod tests;

use encoding_rs::Encoding;

use super::super::fault::Fault;
use super::super::structured::StructuredStatement;
use super::text::{FormatFaults, has_word, start};
use xml::{CamtPart, CamtXml};

/// Whether the file starts as one of the three messages does, or names one where they are wrapped.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let start = start(bytes);
    start.first() == Some(&b'<')
        && ["camt.052.", "camt.053.", "camt.054.", "<BkToCstmr", ":BkToCstmr"]
            .iter()
            .any(|word| has_word(start, word))
}

/// The encoding that the XML declaration states; XML without one is UTF-8, or has a byte order mark.
#[must_use]
pub fn encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    super::text::xml_encoding(start(bytes))
}

/// Reads every statement, report and notification of a decoded file, each page of its own.
///
/// # Errors
/// Every amount, day or indicator that cannot be read, with its line; a file that is no XML, has a
/// document type, or is another message.
pub fn read(text: &str) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
    let mut faults = FormatFaults::default();
    let mut statements = Vec::new();
    if let Err(fault) = read_into(&mut CamtXml::new(text), &mut statements, &mut faults) {
        faults.push(fault);
    }
    let statements = faults.finish(statements)?;
    if statements.is_empty() {
        let message =
            "has no statement, report or notification of an account (CAMT.052 to CAMT.054)";
        return Err(vec![Fault::of_file(message)]);
    }
    Ok(statements)
}

fn read_into(
    xml: &mut CamtXml<'_>,
    statements: &mut Vec<StructuredStatement>,
    faults: &mut FormatFaults,
) -> Result<(), Fault> {
    let mut format = None;
    loop {
        match xml.next()? {
            CamtPart::Open(Some("BkToCstmrStmt"), _) => format = Some("CAMT.053"),
            CamtPart::Open(Some("BkToCstmrAcctRpt"), _) => format = Some("CAMT.052"),
            CamtPart::Open(Some("BkToCstmrDbtCdtNtfctn"), _) => format = Some("CAMT.054"),
            CamtPart::Open(Some("Stmt" | "Rpt" | "Ntfctn"), _) => {
                if let Some(format) = format {
                    statements.push(statement::read(xml, format, faults)?);
                }
            }
            CamtPart::Open(..) | CamtPart::Close => {}
            CamtPart::End => return Ok(()),
        }
    }
}
