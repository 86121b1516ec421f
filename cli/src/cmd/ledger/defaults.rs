//! VAT codes that lines have of their accounts, where nothing is said.
//!
//! The API gives such lines none. Who keeps books by hand expects what the chart says.

use std::collections::BTreeMap;

use tieout::contract::key::Data;
use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::organisation::Organisation;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::id::AccountId;

use super::chart::accounts_of;
use crate::client::Client;
use crate::exit::Failure;
use crate::render::Ui;

/// The default VAT codes of an organisation's accounts; none where it is not registered for VAT.
#[derive(Debug)]
pub(super) struct DefaultVatCodes {
    codes: BTreeMap<AccountId, (String, Option<LedgerVatCode>)>,
}

impl DefaultVatCodes {
    /// Of the organisation at this path.
    pub(super) fn read(client: &Client<'_>, path: &str) -> Result<Self, Failure> {
        let Data { data } = client.read::<Data<Organisation>>(&client.get(path)?)?;
        let accounts = if data.vat_registered { accounts_of(client, path)? } else { Vec::new() };
        let code = |account: Account| (account.id, (account.code, account.default_vat_code));
        Ok(Self { codes: accounts.into_iter().map(code).collect() })
    }

    /// The VAT code of a line on this account, where it is not none anyway.
    pub(super) fn of(&self, account: AccountId) -> Option<LedgerVatCode> {
        self.codes
            .get(&account)
            .and_then(|(_, code)| *code)
            .filter(|code| *code != LedgerVatCode::NV)
    }

    /// The VAT code of a bank transaction that goes to this account: none is said as well, so that
    /// nothing stays of what it was coded to before.
    pub(super) fn confirmed(&self, account: AccountId) -> LedgerVatCode {
        self.of(account).unwrap_or(LedgerVatCode::NV)
    }

    /// Says what a line has of its account; `line` names it.
    pub(super) fn note(&self, ui: &Ui, line: &str, account: AccountId) {
        let Some((code, vat_code)) = self.codes.get(&account) else { return };
        ui.note(&match vat_code {
            Some(LedgerVatCode::NV) => format!("{line}VAT code NV, the default of account {code}"),
            Some(vat_code) => {
                format!(
                    "{line}VAT code {vat_code}, the default of account {code}; write NV for no VAT"
                )
            }
            None => format!("{line}VAT code NV: account {code} has no default VAT code"),
        });
    }
}
