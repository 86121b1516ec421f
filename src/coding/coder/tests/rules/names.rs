//! Rules about names: what stands in front of, within or behind that of who is paid.

use super::*;
use tieout::date::Date;

/// A small company's.
const COMPANY: [Listed<'static>; 15] = [
    ("Sales", AccountType::Income),
    ("Other income", AccountType::Income),
    ("Materials", COST),
    ("Software", COST),
    ("Staff training", COST),
    ("Accountancy", COST),
    ("Stationery", COST),
    ("Postage", COST),
    ("Motor expenses", COST),
    ("Travel and subsistence", COST),
    ("PAYE", OWED),
    ("CIS tax payable", OWED),
    ("VAT", OWED),
    ("Tax Space", ASSET),
    ("Prepayments", ASSET),
];

#[test]
fn a_card_in_front_is_a_way_of_paying_and_the_supplier_counts() {
    for (amount, text) in [
        ("20", "CARD REFUND UDEMY"),
        ("20", "REFUND CARD UDEMY"),
        ("20", "CREDIT CARD REFUND UDEMY"),
        ("-20", "CARD UDEMY"),
        ("-20", "CARD 4417 UDEMY"),
    ] {
        assert_eq!(one(&COMPANY, amount, text).account, "Staff training", "{text}");
    }
    for text in ["CARD SHOP", "CARD FACTORY", "BIRTHDAY CARDS", "THE GREETING CARD COMPANY"] {
        assert_eq!(one(&COMPANY, "-20", text).account, "Stationery", "{text}");
    }
}

#[test]
fn what_a_known_supplier_credits_is_its_refund() {
    for text in ["SCREWFIX CREDIT", "CREDIT SCREWFIX", "SCREWFIX CREDIT NOTE", "REFUND SCREWFIX"] {
        assert_eq!(one(&COMPANY, "20", text).account, "Materials", "{text}");
    }
}

#[test]
fn what_comes_back_from_a_supplier_behind_a_collector_is_no_takings() {
    for text in ["PAYPAL *UDEMY", "PAYPAL *UDEMY REFUND", "SQ *UDEMY", "ZETTLE_*UDEMY"] {
        assert_eq!(one(&COMPANY, "20", text).account, "Staff training", "{text}");
    }
    assert_eq!(one(&COMPANY, "20", "PAYPAL TRANSFER").account, "Sales");
}

#[test]
fn a_word_within_a_name_does_not_say_what_the_money_is() {
    for text in [
        "GRANT BUILDERS INV 31",
        "HARGREAVES LETTINGS INV1175",
        "INTEREST DESIGN LTD INV 3",
        "DIVIDEND HOMES INV 5",
        "DONATION STATION INV 17",
        "LOANS R US INV 8",
        "CLAIMS DIRECT INV 6",
        "OAK LETTINGS LTD",
    ] {
        assert_eq!(one(&COMPANY, "200", text).account, "Sales", "{text}");
    }
    for text in ["MR R GRANT", "J GRANT INV 9"] {
        assert_ne!(one(&COMPANY, "200", text).account, "Other income", "{text}");
    }
    for text in ["GRANT INNOVATE UK", "RENT FLAT A", "FLAT A RENT", "COMMISSION INV 4"] {
        assert_eq!(one(&COMPANY, "200", text).account, "Other income", "{text}");
    }
    assert_eq!(one(&COMPANY, "200", "GRANT THORNTON REFUND").account, "Accountancy");
}

#[test]
fn nothing_is_bought_in_an_account_of_ones_own_whatever_its_name() {
    let given = one(&COMPANY, "-1000", "TRANSFER TO TAX SPACE");
    assert_eq!((given.account, given.vat), ("Tax Space", VatCode::Nv), "{given:?}");
}

#[test]
fn a_merchant_does_not_hide_a_longer_name_in_the_description() {
    for (description, merchant, account) in [
        ("GOOGLE WORKSPACE BRIGHTSIDE", "Google", "Software"),
        ("POST OFFICE VEHICLE TAX", "Post Office", "Motor expenses"),
        ("TESCO PFS 3344", "Tesco", "Motor expenses"),
        ("VAT", "HMRC", "VAT"),
        ("PAYE", "HMRC", "PAYE"),
    ] {
        let given = job(&COMPANY, &[("-30", description, merchant)]).remove(0);
        assert_eq!(given.account, account, "{description}: {given:?}");
    }
    let both = job(&COMPANY, &[("-9", "TESCO STORES 12 LEEDS", "Tesco"), ("-9", "X1", "Tesco")]);
    assert_eq!(both[0].account, both[1].account);
}

#[test]
fn a_common_word_or_a_name_alone_tells_little() {
    for text in ["THANKS", "AUTUMN", "MONDAY", "CLOSE", "CAMPBELL", "NELSON", "DAVE", "HOLIDAY"] {
        let given = one(&COMPANY, "-75", text);
        assert!(given.confidence < 500, "{text}: {given:?}");
    }
    assert!(one(&COMPANY, "-75", "CARD PAYMENT TO MONDAY").confidence > 500);
    assert_eq!(one(&COMPANY, "-75", "SCREWFI").account, "Materials");
}

#[test]
fn of_accounts_with_one_code_the_first_counts() {
    let account = |code: &str, name: &str, kind| ChartAccount {
        code: code.to_owned(),
        name: name.to_owned(),
        kind,
    };
    let chart = Chart::new(vec![
        account("100", "Sales", AccountType::Income),
        account("200", "Stationery", COST),
        account("200", "Materials", COST),
        account("300", "Repairs", COST),
    ]);
    let mut transactions = CodingTransactions::default();
    let date = Date::parse_iso("2026-03-31").unwrap();
    for text in ["SCREWFIX", "TRAVIS PERKINS", "RYMAN", "MATERIALS"] {
        transactions.push(date, "-20", text, "").unwrap();
    }
    for coded in Coder::new(&chart).code(&transactions).coded {
        let others = coded.alternatives.iter().map(|(at, _)| *at);
        assert!(coded.account.into_iter().chain(others).all(|at| at != 2), "{coded:?}");
    }
}

#[test]
fn income_is_named_by_who_pays_it_out_and_is_plain_where_nothing_is_said() {
    let shops = [
        ("Amazon Sales", AccountType::Income),
        ("Online Sales - Shopify", AccountType::Income),
        ("eBay Sales", AccountType::Income),
        ("Office costs", COST),
    ];
    assert_eq!(one(&shops, "500", "SHOPIFY PAYOUT").account, "Online Sales - Shopify");
    assert_eq!(one(&shops, "500", "EBAY").account, "eBay Sales");
    for (beside, plain) in
        [("Hosting resale", "Design fees"), ("Expenses recharged", "Consultancy fees")]
    {
        let chart = [(beside, AccountType::Income), (plain, AccountType::Income), ("Rent", COST)];
        let given = one(&chart, "4800", "ACME LTD INV 0331");
        assert_eq!(given.account, plain, "{given:?}");
    }
}

#[test]
fn tax_of_subcontractors_goes_to_its_own_account() {
    for text in ["HMRC CIS", "HMRC CIS JUNE", "CIS TAX MAY"] {
        assert_eq!(one(&COMPANY, "-300", text).account, "CIS tax payable", "{text}");
    }
    assert_eq!(one(&COMPANY, "-300", "HMRC PAYE CIS").account, "PAYE");
}

#[test]
fn an_accountant_is_paid_for_a_return_and_a_deposit_comes_back() {
    let accountant = one(&COMPANY, "-300", "SELF ASSESSMENT SMITH ACCOUNTANTS");
    assert_eq!(accountant.account, "Accountancy");
    assert_eq!(one(&COMPANY, "500", "RENT DEPOSIT REFUND").account, "Prepayments");
}

#[test]
fn what_was_bought_with_a_card_comes_back_as_a_refund() {
    for text in
        ["CARD 4417 UDEMY", "CARD ENDING 4417 UDEMY", "CARD CREDIT UDEMY", "VISA 4417 UDEMY"]
    {
        assert_eq!(one(&COMPANY, "20", text).account, "Staff training", "{text}");
    }
    for text in ["CARD 4417 SHOPIFY", "PAYPAL *RECEIPT BANK"] {
        assert_eq!(one(&COMPANY, "20", text).account, "Software", "{text}");
    }
    for text in ["CARD SALES 4417", "SHOPIFY PAYOUT", "CARD CREDIT SUMUP"] {
        assert_eq!(one(&COMPANY, "20", text).account, "Sales", "{text}");
    }
}

#[test]
fn the_longest_known_name_wins_over_a_form_within_it() {
    for amount in ["-200", "200"] {
        for text in ["DATAPLAN PAYROLL LTD", "STEWARDSHIP PAYROLL"] {
            assert_eq!(one(&COMPANY, amount, text).account, "Accountancy", "{amount} {text}");
        }
    }
    assert_ne!(one(&COMPANY, "40", "SQUARE MILE COFFEE").account, "Sales");
    assert_ne!(one(&COMPANY, "40", "GREEN STRIPE SIGNS LTD").account, "Sales");
    for text in ["SQUARE PAYOUT", "STRIPE PAYMENTS UK LTD", "BGC SQUARE"] {
        assert_eq!(one(&COMPANY, "40", text).account, "Sales", "{text}");
    }
}

#[test]
fn nothing_is_suggested_where_nothing_was_paid() {
    for amount in ["0", "-0.00", "0e3"] {
        assert_eq!(one(&COMPANY, amount, "UDEMY").account, "-", "{amount}");
    }
}
