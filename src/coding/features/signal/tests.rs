use super::*;

const TEXT: &str = include_str!("../../data/signals.tsv");

fn best(text: &str, is_money_in: bool) -> &'static str {
    let findings = find(&NormalisedText::of(text, ""), is_money_in);
    let best = findings.iter().max_by_key(|finding| finding.weight);
    best.map_or("", |finding| CONCEPTS.get(finding.concept).id.as_str())
}

#[test]
fn rules_are_well_formed_and_classes_fit() {
    assert!(RULES.classes.len() <= 256, "{}", RULES.classes.len());
    let starts: Vec<&str> = RULES.starts.keys().copied().collect();
    assert!(starts.windows(2).all(|two| !two[1].starts_with(two[0])), "{starts:?}");
    for (at, rule) in RULES.all.iter().enumerate() {
        assert!(rule.weight > 0 && !rule.concepts.is_empty(), "rule {at}");
    }
    let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
    for word in lines.flat_map(|line| line.split(['\t', ' '])) {
        let list = word.strip_prefix('$');
        assert!(list.is_none_or(|list| RULES.lists.contains_key(list)), "{word}");
    }
}

#[test]
fn forms_name_what_was_paid() {
    let out = [
        ("HMRC E VAT DDR 123456789", "vat"),
        ("HMRC VAT REPAYMENTS", "vat"),
        ("H M R C PAYE/NIC CUMB 475PX00123456", "paye"),
        ("HMRC CORP TAX", "corporation_tax"),
        ("HMRC GOV.UK SA 12345 K", "income_tax"),
        ("HMRC NDDS 0000321", "vat"),
        ("MONTHLY SALARIES BACS", "wages"),
        ("WAGES MAY", "wages"),
        ("DIRECTORS SALARY J SMITH", "directors_pay"),
        ("INTERIM DIVIDEND", "dividends"),
        ("DLA REPAYMENT", "directors_loan"),
        ("TRANSFER TO SAVINGS", "savings_account"),
        ("TO VAT POT", "savings_account"),
        ("CASH WITHDRAWAL 12MAR LNK HIGH ST", "petty_cash"),
        ("BARCLAYCARD DD 4929", "credit_card"),
        ("BUSINESS LOAN REPAYMENT 0042", "loan"),
        ("BBLS REPAYMENT", "loan"),
        ("DEBIT INTEREST TO 31MAR", "interest_paid"),
        ("ACCOUNT FEE 12 MAR", "bank_charges"),
        ("NON-STERLING TRANSACTION FEE", "bank_charges"),
        ("STARLING BUSINESS TOOLKIT FEE", "bank_charges"),
        ("LEEDS CITY COUNCIL NNDR", "business_rates"),
        ("HMCTS COURT FEES", "court_fees"),
        ("PENALTY CHARGE NOTICE PCN", "penalties"),
        ("OFFICE RENT JUNE", "rent"),
        ("CIS TAX MAY", "paye"),
        ("LEASE RENTAL COPIER", "leasing"),
    ];
    for (text, expected) in out {
        assert_eq!(best(text, false), expected, "{text}");
    }
}

#[test]
fn whichever_way_the_taxman_is_written_the_tax_is_told() {
    for (text, expected) in [
        ("HMRC NDDS", "vat"),
        ("HMRC SHIPLEY", "paye"),
        ("HMRC CUMBERNAULD", "paye"),
        ("HMRC CUMBERNAULD CT", "corporation_tax"),
        ("HMRC SHIPLEY SA", "income_tax"),
        ("HMRC SHIPLEY VAT", "vat"),
        ("HMRC NDDS PAYE", "paye"),
        ("HM REVENUE & CUSTOMS NDDS", "vat"),
        ("HMRC CIS", "paye"),
    ] {
        assert_eq!(best(text, false), expected, "{text}");
    }
}

#[test]
fn councils_are_paid_for_what_the_words_say() {
    for (text, expected) in [
        ("DD NORTH KESTEVEN DC COUNCIL", "business_rates"),
        ("DIRECT DEBIT LONDON BOROUGH OF CAMDEN", "business_rates"),
        ("CALDERDALE MBC LICENSING", "licences"),
        ("CALDERDALE MBC PARKING", "parking"),
        ("DD CALDERDALE COUNCIL TRADE WASTE", "waste"),
        ("DD CALDERDALE COUNCIL RENT UNIT 4", "rent"),
        ("CALDERDALE COUNCIL MARKET STALL", "rent"),
        ("CALDERDALE COUNCIL HALL HIRE", "room_hire"),
        ("CALDERDALE COUNCIL PCN", "penalties"),
    ] {
        assert_eq!(best(text, false), expected, "{text}");
    }
}

#[test]
fn the_direction_of_the_money_decides() {
    assert_eq!(best("GROSS INTEREST", true), "interest_received");
    assert_eq!(best("GROSS INTEREST", false), "interest_paid");
    assert_eq!(best("DIVIDEND", true), "dividends_received");
    assert_eq!(best("STRIPE PAYMENTS UK", true), "sales");
    assert_eq!(best("AMAZON PAYMENTS EUROPE", true), "sales");
    assert_eq!(best("BGC SHOPIFY", true), "sales");
    assert_eq!(best("RENT FLAT 2", true), "rent_received");
    assert_eq!(best("HMRC JRS GRANT", true), "grants_received");
}

#[test]
fn some_forms_have_a_vat_code_of_their_own() {
    let vat = |text: &str, is_money_in| {
        let findings = find(&NormalisedText::of(text, ""), is_money_in);
        let best = findings.iter().max_by_key(|finding| finding.weight).unwrap();
        (CONCEPTS.get(best.concept).id.as_str(), best.vat)
    };
    for (text, concept, code) in [
        ("CARD TERMINAL RENTAL MAY", "card_processing", Some(VatCode::St)),
        ("MERCHANT SERVICES CHARGE", "card_processing", None),
        ("DERBY CITY COUNCIL PARKING", "parking", Some(VatCode::Nv)),
        ("KENT COUNTY COUNCIL TRADE WASTE", "waste", Some(VatCode::Nv)),
        ("CHAIR RENT JUNE", "rent", Some(VatCode::St)),
    ] {
        assert_eq!(vat(text, false), (concept, code), "{text}");
    }
    assert_eq!(vat("CHAIR RENT JUNE", true), ("rent_received", Some(VatCode::St)));
}

#[test]
fn every_vat_code_of_a_form_has_its_notice() {
    for line in TEXT.lines().filter(|line| !line.starts_with(['#', '$'])) {
        let fields: Vec<&str> = line.split('\t').collect();
        let is_noticed =
            fields.len() == 6 || (fields.len() == 8 && fields[7].starts_with("VAT Notice 7"));
        assert!(is_noticed, "{line}");
    }
}

#[test]
fn what_comes_back_is_no_taking() {
    assert_eq!(best("AMAZON REFUND", true), "");
    assert_eq!(best("PAYPAL REFUND", true), "");
}

#[test]
fn plain_names_say_nothing() {
    for text in ["TESCO STORES", "J SMITH", "", "FINE WINES DIRECT", "VAN HIRE RENT A VAN"] {
        assert_eq!(best(text, false), "", "{text}");
    }
}

#[test]
fn what_a_supplier_pays_in_is_told_by_its_words() {
    for (text, concept) in [
        ("BP REMITTANCE 4471", "sales"),
        ("BRITISH GAS SUPPLIER PAYMENT", "sales"),
        ("TRAVIS PERKINS DEPOSIT", "sales"),
        ("BUPA PATIENT 4411", "sales"),
        ("NFU MUTUAL CLAIM 2231", "insurance_claims"),
        ("OCTOPUS ENERGY FEED IN TARIFF", "other_income"),
        ("TESCO COMMUNITY GRANT", "grants_received"),
        ("JUST EAT", "sales"),
        ("BARCLAYCARD MERCHANT SERVICES", "sales"),
        ("WE BUY ANY VAN", "disposals"),
        ("SALE OF VAN", "disposals"),
        ("CASH PAID IN POST OFFICE", "sales"),
    ] {
        assert_eq!(best(text, true), concept, "{text}");
    }
    assert_eq!(best("MILEAGE CLAIM", true), "");
}

#[test]
fn a_reference_beside_the_taxman_tells_the_tax() {
    for (text, concept) in [
        ("HMRC 120PX00123456", "paye"),
        ("HMRC CT UTR 1234567890", "corporation_tax"),
        ("HMRC 1234567890A00101A", "corporation_tax"),
        ("HMRC 1234567890K", "income_tax"),
        ("HMRC 123456789", "vat"),
    ] {
        assert_eq!(best(text, false), concept, "{text}");
    }
    assert_eq!(best("HMRC CHILD BENEFIT", true), "drawings");
    assert_eq!(best("HMRC SMP", true), "paye");
}
