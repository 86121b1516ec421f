//! What a chart's accounts get, and how surely.

use super::choice::*;
use super::*;
use tieout::contract::coding::VatCode;
use tieout::date::Date;

const CHART: [(&str, AccountType); 12] = [
    ("Sales", AccountType::Income),
    ("Other income", AccountType::Income),
    ("Motor fuel", AccountType::Expense),
    ("Insurance", AccountType::Expense),
    ("Postage", AccountType::Expense),
    ("Materials", AccountType::Expense),
    ("Travel", AccountType::Expense),
    ("Use of Home", AccountType::Expense),
    ("PAYE", AccountType::Liability),
    ("VAT", AccountType::Liability),
    ("Corporation tax", AccountType::Liability),
    ("Drawings", AccountType::Equity),
];

/// The account by name, the confidence in thousandths, and the reason.
fn code(amount: &str, description: &str) -> (&'static str, u16, String) {
    let account = |(name, kind): &(&str, AccountType)| ChartAccount {
        code: (*name).to_owned(),
        name: (*name).to_owned(),
        kind: *kind,
    };
    let chart = Chart::new(CHART.iter().map(account).collect());
    let mut transactions = CodingTransactions::default();
    let date = Date::parse_iso("2026-03-31").unwrap();
    transactions.push(date, amount, description, "").unwrap();
    let coded = Coder::new(&chart).code(&transactions).coded.remove(0);
    let name = coded.account.map_or("-", |at| CHART[at as usize].0);
    (name, coded.confidence.thousandths(), coded.reason.to_string())
}

#[test]
fn a_refund_to_a_customer_has_no_account_and_says_why() {
    for text in ["REFUND TO CUSTOMER", "CHARGEBACK", "REFUND", "REFUND J SMITH"] {
        let (account, _, reason) = code("-50", text);
        assert!(account == "-" && reason.starts_with("a customer's refund"), "{text}: {reason}");
    }
    assert!(!code("-50", "CHARGEBACK FEE").2.starts_with("a customer's refund"));
    assert_eq!(code("50", "REFUND").0, "-");
    assert_eq!(code("50", "SCREWFIX REFUND").0, "Materials");
}

#[test]
fn a_refund_that_is_not_said_to_be_one_is_less_sure() {
    assert!(code("2400", "AVIVA").1 <= UNSAID_REFUND);
    assert!(code("24", "TRAINLINE").1 < code("24", "TRAINLINE REFUND").1);
}

#[test]
fn the_taxman_alone_may_mean_any_tax() {
    assert!(code("-500", "HMRC").1 < 500);
    assert_eq!(code("-500", "HMRC 120PX00123456").0, "PAYE");
    assert!(code("-500", "HMRC 120PX00123456").1 > 700);
}

#[test]
fn cash_that_is_paid_in_is_never_drawn() {
    for text in ["CASH DEPOSIT", "PAYPOINT CASH DEPOSIT", "CASH PAID IN POST OFFICE"] {
        assert_eq!(code("500", text).0, "Sales", "{text}");
    }
}

#[test]
fn a_person_called_like_a_shop_is_not_paid_for_fuel() {
    for text in ["M SHELL", "SARAH SHELL"] {
        assert!(code("-50", text).1 < 500, "{text}");
    }
    assert_eq!(code("-50", "CARD TRANSACTION TO SHELL").0, "Motor fuel");
}

#[test]
fn words_of_company_form_are_no_trade() {
    for text in ["ALPHA TRADING", "ZORBA SUPPLIES", "KESTREL CONTRACTORS", "ORION SERVICES LTD"] {
        assert!(code("-50", text).1 < 500, "{text}");
    }
}

#[test]
fn an_account_that_stands_in_for_another_is_less_sure() {
    assert!(code("-50", "UNITED UTILITIES").1 <= 700);
}

mod rules;
