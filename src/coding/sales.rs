//! How well a chart tells where customers' payments go: few of them say what was sold.

use super::account_fit::FIT_MAX;
use super::chart::Chart;
use super::chart_map::ChartMap;
use super::concept::CONCEPTS;
use super::evidence::EvidenceKind;
use super::rank::Ranked;
use tieout::contract::coding::AccountType;

/// From this fit on an account takes all sales: "Sales", "Turnover".
const PLAIN_FROM: i32 = FIT_MAX * 9 / 10;

/// From so many accounts for what is sold on, a payment's account is a guess.
const SEVERAL_FROM: usize = 4;

/// Where a customer's payment goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SalesAccountChoice {
    /// There is but one account, or a plain one for all of them.
    One,
    /// To one of two or three accounts, each for something else that is sold.
    Few,
    /// To one of more.
    Several,
}

/// How many accounts a chart has for what is sold.
pub(super) fn count(chart: &Chart, fit: &ChartMap) -> usize {
    let sales = CONCEPTS.named("sales");
    let accounts = (0..).zip(chart.accounts());
    accounts
        .filter(|(_, account)| account.kind == AccountType::Income)
        .filter(|(at, _)| fit.home(*at).is_none_or(|home| Some(home) == sales))
        .count()
}

impl SalesAccountChoice {
    /// What a suggestion is, in a chart with so many accounts for what is sold; none where it is
    /// no customer's payment, or one that names its account or nobody.
    pub(super) fn of(best: &Ranked, accounts: usize) -> Option<Self> {
        let is_sale = best.concept.is_some() && best.concept == CONCEPTS.named("sales");
        // Who pays may be nobody's customer.
        let is_other = matches!(best.evidence, EvidenceKind::Named | EvidenceKind::Nobody);
        if !is_sale || is_other {
            return None;
        }
        Some(if best.fit >= PLAIN_FROM || accounts <= 1 {
            Self::One
        } else if accounts < SEVERAL_FROM {
            Self::Few
        } else {
            Self::Several
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChartAccount, Coder, CodingTransactions};
    use tieout::date::Date;

    /// The confidence of a customer's payment where income goes by these names.
    fn confidence(income: &[&str]) -> u16 {
        let account = |(name, kind): (&str, AccountType)| ChartAccount {
            code: name.to_owned(),
            name: name.to_owned(),
            kind,
        };
        let income = income.iter().map(|name| (*name, AccountType::Income));
        let others = [("Rent", AccountType::Expense), ("Interest received", AccountType::Income)];
        let chart = Chart::new(income.chain(others).map(account).collect());
        let mut transactions = CodingTransactions::default();
        let date = Date::parse_iso("2026-03-31").unwrap();
        transactions.push(date, "240.00", "BGC HOLLOWAY FARM LTD INV 4471", "").unwrap();
        Coder::new(&chart).code(&transactions).coded[0].confidence.thousandths()
    }

    #[test]
    fn a_payment_is_surer_where_one_account_takes_all_that_is_sold() {
        let one = confidence(&["Sales"]);
        let several = confidence(&[
            "Sales - gates",
            "Sales - railings",
            "Sales - coating",
            "Sales - staircases",
            "Sales - site work",
        ]);
        assert!(one > several, "{one} {several}");
    }

    #[test]
    fn accounts_for_what_is_not_sold_do_not_count() {
        let account = |(name, kind): (&str, AccountType)| ChartAccount {
            code: name.to_owned(),
            name: name.to_owned(),
            kind,
        };
        let accounts = [
            ("Sales", AccountType::Income),
            ("Bank interest received", AccountType::Income),
            ("Government grants", AccountType::Income),
            ("Rent", AccountType::Expense),
        ];
        let chart = Chart::new(accounts.into_iter().map(account).collect());
        assert_eq!(count(&chart, &ChartMap::of(&chart)), 1);
    }
}
