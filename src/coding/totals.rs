//! What a coded list comes to: totals by account, and the VAT in them.

use std::collections::BTreeMap;

use super::chart::Chart;
use super::transactions::CodingTransactions;
use tieout::amount::Amount;
use tieout::contract::coding::{AccountType, CodedTransaction, CodingResult, VatCode};
use tieout::contract::score::Score;

/// What is booked to one account.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AccountTotal<'a> {
    /// Code, name and type of the account; none for what is uncoded.
    pub account: Option<(&'a str, &'a str, Option<AccountType>)>,
    /// How many transactions.
    pub count: usize,
    /// The exact sum of their amounts.
    pub total: Amount,
    /// The VAT codes among them, each with how many have it, in the order of [`VatCode::ALL`].
    pub vat_codes: BTreeMap<VatCode, usize>,
    /// The VAT contained in their amounts, if those include it: to the penny for each transaction,
    /// halves away from zero, then added up.
    pub vat: Amount,
}

/// Takes away suggestions of less than this confidence: their alternatives, confidence and reason
/// stay, the account is null and the VAT code `NV`. Gives the codes that were taken, by row.
pub fn leave_uncoded_below<'a>(
    result: &mut CodingResult<'a>,
    minimum: Score,
) -> BTreeMap<u32, &'a str> {
    let mut taken = BTreeMap::new();
    for coded in result.results.iter_mut().filter(|coded| coded.confidence < minimum) {
        taken.extend(coded.suggested_account_code.take().map(|code| (coded.row, code)));
        coded.suggested_account_name = None;
        coded.suggested_account_type = None;
        coded.vat_code = VatCode::Nv;
    }
    let is_coded = |coded: &&CodedTransaction<'_>| coded.suggested_account_code.is_some();
    result.summary.coded = result.results.iter().filter(is_coded).count();
    result.summary.uncoded = result.summary.transactions - result.summary.coded;
    taken
}

/// The totals of all accounts that have any, in the order of the chart, what is uncoded last. They
/// add up to [`total`] exactly.
#[must_use]
pub fn by_account<'a>(
    transactions: &CodingTransactions,
    chart: &Chart,
    result: &CodingResult<'a>,
) -> Vec<AccountTotal<'a>> {
    let mut places: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (place, account) in chart.accounts().iter().enumerate() {
        places.entry((&account.code, &account.name)).or_insert(place);
    }
    let mut totals: BTreeMap<usize, AccountTotal<'a>> = BTreeMap::new();
    for (transaction, coded) in transactions.iter().zip(&result.results) {
        let account = coded.suggested_account_code.zip(coded.suggested_account_name);
        let place = account.and_then(|account| places.get(&account).copied());
        let total = totals.entry(place.unwrap_or(usize::MAX)).or_default();
        total.account = account.map(|(code, name)| (code, name, coded.suggested_account_type));
        total.add(&transaction.amount.value(), coded.vat_code);
    }
    totals.into_values().collect()
}

/// The total of all transactions.
#[must_use]
pub fn total<'a>(transactions: &CodingTransactions, result: &CodingResult<'a>) -> AccountTotal<'a> {
    let mut total = AccountTotal::default();
    for (transaction, coded) in transactions.iter().zip(&result.results) {
        total.add(&transaction.amount.value(), coded.vat_code);
    }
    total
}

impl AccountTotal<'_> {
    fn add(&mut self, amount: &Amount, vat_code: VatCode) {
        self.count += 1;
        self.total += amount;
        *self.vat_codes.entry(vat_code).or_default() += 1;
        if let Some((percent, of)) = contained(vat_code) {
            self.vat += &Amount::from_cents(amount.share_in_cents(percent, of));
        }
    }
}

/// The part of a price that is VAT, as a fraction. Rates: HMRC, "VAT rates", 20 % and 5 %.
const fn contained(vat_code: VatCode) -> Option<(u32, u32)> {
    match vat_code {
        VatCode::St => Some((20, 120)),
        VatCode::Rr => Some((5, 105)),
        VatCode::Nv | VatCode::Ex | VatCode::Zr => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::ChartAccount;
    use tieout::contract::coding::CodingSummary;
    use tieout::date::Date;

    fn chart() -> Chart {
        let account = |code: &str, kind| ChartAccount {
            code: code.to_owned(),
            name: format!("Account {code}"),
            kind,
        };
        Chart::new(vec![
            account("400", AccountType::Expense),
            account("200", AccountType::Income),
            account("401", AccountType::Expense),
        ])
    }

    fn transactions(amounts: &[String]) -> CodingTransactions {
        let mut transactions = CodingTransactions::default();
        for amount in amounts {
            let date = Date::parse_iso("2026-03-31").unwrap();
            transactions.push(date, amount, "x", "").unwrap();
        }
        transactions
    }

    /// A result with these accounts (by place in the chart), VAT codes and confidences.
    fn result<'a>(chart: &'a Chart, coded: &[(Option<usize>, VatCode, u16)]) -> CodingResult<'a> {
        let one = |(row, (account, vat_code, confidence)): (u32, &(Option<usize>, _, _))| {
            let account = account.map(|at| &chart.accounts()[at]);
            CodedTransaction {
                row,
                suggested_account_code: account.map(|account| account.code.as_str()),
                suggested_account_name: account.map(|account| account.name.as_str()),
                suggested_account_type: account.map(|account| account.kind),
                vat_code: *vat_code,
                confidence: Score::from_thousandths(*confidence),
                alternatives: Vec::new(),
                reason: String::new(),
            }
        };
        let results: Vec<_> = (0..).zip(coded).map(one).collect();
        let transactions = results.len();
        let coded = results.iter().filter(|coded| coded.suggested_account_code.is_some()).count();
        CodingResult {
            summary: CodingSummary { transactions, coded, uncoded: transactions - coded },
            credits_charged: 0,
            results,
        }
    }

    #[test]
    fn vat_is_taken_out_of_each_amount_to_the_penny_and_halves_go_away_from_zero() {
        let chart = chart();
        let vat = |amount: &str, code| {
            let result = result(&chart, &[(Some(0), code, 900)]);
            total(&transactions(&[amount.to_owned()]), &result).vat.to_string()
        };
        for (amount, st, rr) in [
            ("-12.00", "-2.00", "-0.57"),
            ("-0.03", "-0.01", "0.00"),
            ("0.09", "0.02", "0.00"),
            ("0.02", "0.00", "0.00"),
            ("-1.05", "-0.18", "-0.05"),
            ("0.105", "0.02", "0.01"),
            ("1e3", "166.67", "47.62"),
        ] {
            assert_eq!(vat(amount, VatCode::St), st, "{amount}");
            assert_eq!(vat(amount, VatCode::Rr), rr, "{amount}");
        }
        for code in [VatCode::Nv, VatCode::Ex, VatCode::Zr] {
            assert_eq!(vat("-12.00", code), "0.00");
        }
    }

    #[test]
    fn accounts_stand_in_the_order_of_the_chart_and_what_is_uncoded_last() {
        let chart = chart();
        let coded = [None, Some(2), Some(0), Some(2)].map(|at| (at, VatCode::St, 900));
        let amounts = ["1", "2", "3", "4"].map(str::to_owned);
        let result = result(&chart, &coded);
        let totals = by_account(&transactions(&amounts), &chart, &result);
        let read: Vec<_> = totals
            .iter()
            .map(|of| (of.account.map(|(code, ..)| code), of.count, of.total.to_string()))
            .collect();
        assert_eq!(
            read,
            [
                (Some("400"), 1, "3.00".to_owned()),
                (Some("401"), 2, "6.00".to_owned()),
                (None, 1, "1.00".to_owned())
            ]
        );
    }

    #[test]
    fn what_is_less_sure_than_asked_for_is_uncoded_and_counted_so() {
        let chart = chart();
        let mut result = result(
            &chart,
            &[(Some(0), VatCode::St, 500), (Some(1), VatCode::Rr, 499), (None, VatCode::Nv, 0)],
        );
        let taken = leave_uncoded_below(&mut result, Score::from_thousandths(500));
        assert_eq!(taken, BTreeMap::from([(1, "200")]));
        assert_eq!((result.summary.coded, result.summary.uncoded), (1, 2));
        assert_eq!(result.results[0].suggested_account_code, Some("400"));
        let weak = &result.results[1];
        assert_eq!((weak.suggested_account_code, weak.suggested_account_type), (None, None));
        assert_eq!((weak.vat_code, weak.confidence.thousandths()), (VatCode::Nv, 499));
    }

    proptest! {
        #[test]
        fn totals_by_account_add_up_to_the_total_of_the_input(
            rows in proptest::collection::vec(
                ("-?[1-9][0-9]{0,20}\\.[0-9]{1,5}", proptest::option::of(0_usize..3), 0_usize..5),
                0..40,
            )
        ) {
            let chart = chart();
            let amounts: Vec<String> = rows.iter().map(|(amount, ..)| amount.clone()).collect();
            let coded: Vec<_> =
                rows.iter().map(|(_, at, vat)| (*at, VatCode::ALL[*vat], 900)).collect();
            let (transactions, result) = (transactions(&amounts), result(&chart, &coded));
            let (mut sum, mut vat, mut count) = (Amount::default(), Amount::default(), 0);
            for of in by_account(&transactions, &chart, &result) {
                sum += &of.total;
                vat += &of.vat;
                count += of.count;
            }
            let mut expected = Amount::default();
            for amount in &amounts {
                expected += &Amount::parse(amount).unwrap();
            }
            let total = total(&transactions, &result);
            prop_assert_eq!((&sum, count), (&expected, rows.len()));
            prop_assert_eq!((&total.total, &total.vat), (&expected, &vat));
        }
    }
}
