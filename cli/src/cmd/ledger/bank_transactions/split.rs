//! Parts of a bank transaction as options name them: `6200=-120:ST`.

use tieout::contract::ledger::confirm::SplitLine;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::ledger::vat_side::Side;
use tieout::id::AccountId;
use tieout::money::Money;

use crate::client::Client;
use crate::cmd::ledger::chart::account_path;
use crate::cmd::ledger::defaults::DefaultVatCodes;
use crate::exit::Failure;
use crate::render::Ui;

/// A part of a bank transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SplitPart {
    account: String,
    amount: Money,
    /// None where the account says it.
    vat_code: Option<LedgerVatCode>,
    vat_amount: Option<Money>,
    vat_side: Option<Side>,
}

/// Reads `ACCOUNT=AMOUNT`, `ACCOUNT=AMOUNT:VAT`, `ACCOUNT=AMOUNT:VAT:VAT_AMOUNT` or
/// `ACCOUNT=AMOUNT:VAT:VAT_AMOUNT:SIDE`, where nothing stands for a VAT amount that is to be calculated.
pub(super) fn part(text: &str) -> Result<SplitPart, String> {
    let (account, rest) = text.rsplit_once('=').ok_or("is not ACCOUNT=AMOUNT")?;
    let mut parts = rest.split(':');
    let amount = money(parts.next().unwrap_or_default())?;
    let vat_code = parts.next().map(|code| code.to_ascii_uppercase().parse::<LedgerVatCode>());
    let vat_code = vat_code.transpose().map_err(|error| format!("the VAT code {error}"))?;
    let vat_amount = parts.next();
    let vat_side = parts.next().map(|side| side.to_ascii_lowercase().parse::<Side>());
    let vat_side = vat_side.transpose().map_err(|error| format!("the VAT side {error}"))?;
    // It is left out where a side stands behind it.
    let vat_amount = vat_amount.filter(|text| !text.is_empty() || vat_side.is_none());
    let vat_amount = vat_amount.map(money).transpose()?;
    if account.is_empty() || parts.next().is_some() {
        return Err("is not ACCOUNT=AMOUNT:VAT:VAT_AMOUNT:SIDE".to_owned());
    }
    let account = account.to_owned();
    Ok(SplitPart { account, amount, vat_code, vat_amount, vat_side })
}

fn money(text: &str) -> Result<Money, String> {
    Money::parse(text).map_err(|error| format!("the amount {text} {error}"))
}

impl SplitPart {
    /// Whether the account is to say how it stands to VAT.
    pub(super) const fn needs_default(&self) -> bool {
        self.vat_code.is_none()
    }

    /// The line of the API, its account named by the identifier.
    pub(super) fn line(
        &self,
        client: &Client<'_>,
        path: &str,
        defaults: Option<(&DefaultVatCodes, &Ui)>,
    ) -> Result<SplitLine, Failure> {
        let path = account_path(client, path, &self.account)?;
        let account_id = path.rsplit('/').next().and_then(|id| id.parse().ok());
        let account_id = account_id.unwrap_or(AccountId::NOBODY);
        let default = defaults.filter(|_| self.needs_default());
        let default = default.and_then(|(defaults, ui)| {
            let code = defaults.of(account_id)?;
            defaults.note(ui, &format!("{}={}: ", self.account, self.amount), account_id);
            Some(code)
        });
        Ok(SplitLine {
            account_id,
            amount: self.amount,
            vat_code: self.vat_code.or(default).unwrap_or(LedgerVatCode::NV),
            vat_amount: self.vat_amount,
            vat_side: self.vat_side,
            memo: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_an_account_an_amount_and_its_vat() {
        let read = |text| part(text).unwrap();
        let of = |amount: &str, vat_code, vat: Option<&str>| SplitPart {
            account: "6200".to_owned(),
            amount: Money::parse(amount).unwrap(),
            vat_code,
            vat_amount: vat.map(|vat| Money::parse(vat).unwrap()),
            vat_side: None,
        };
        assert_eq!(read("6200=-120"), of("-120", None, None));
        assert_eq!(read("6200=120.5:st"), of("120.5", Some(LedgerVatCode::ST), None));
        assert_eq!(read("6200=-120:ST:19.99"), of("-120", Some(LedgerVatCode::ST), Some("19.99")));
        let sold =
            SplitPart { vat_side: Some(Side::Output), ..of("120", Some(LedgerVatCode::ST), None) };
        assert_eq!(read("6200=120:ST::output"), sold);
        let given = of("120", Some(LedgerVatCode::ST), Some("5"));
        assert_eq!(read("6200=120:ST:5:Input"), SplitPart { vat_side: Some(Side::Input), ..given });
        for text in [
            "6200",
            "=1",
            "6200=",
            "6200=x",
            "6200=1:X!",
            "6200=1:ST:x",
            "6200=1:ST:",
            "6200=1:ST:1:1",
            "6200=1:ST:1:input:1",
        ] {
            assert!(part(text).is_err(), "{text}");
        }
    }
}
