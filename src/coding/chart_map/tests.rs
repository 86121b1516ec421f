//! What fits what: conventional names, and what must not matter.

use proptest::prelude::*;

use super::*;
use crate::account_fit::{ACCOUNTS_MAX, SURE_FROM};
use crate::aliases::ALIASES;
use crate::chart::ChartAccount;
use crate::wording::Wording;

fn chart(accounts: &[(&str, AccountType)]) -> Chart {
    let account = |(at, (name, kind)): (usize, &(&str, AccountType))| ChartAccount {
        code: at.to_string(),
        name: (*name).to_owned(),
        kind: *kind,
    };
    Chart::new(accounts.iter().enumerate().map(account).collect())
}

/// The accounts that cover a concept best first, by name.
fn covering<'a>(accounts: &[(&'a str, AccountType)], concept: &str) -> Vec<(&'a str, i32)> {
    let fit = ChartMap::of(&chart(accounts));
    let fits = fit.of_concept(CONCEPTS.named(concept).unwrap());
    fits.iter().map(|fitting| (accounts[fitting.account as usize].0, fitting.fit)).collect()
}

fn best<'a>(accounts: &[(&'a str, AccountType)], concept: &str) -> &'a str {
    covering(accounts, concept).first().map_or("-", |(name, _)| name)
}

const fn expense(name: &str) -> (&str, AccountType) {
    (name, AccountType::Expense)
}

#[test]
fn conventional_names_are_understood() {
    let lines = include_str!("conventional.tsv").lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in lines {
        let [name, kind, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let fit = ChartMap::of(&chart(&[(name, kind.parse().unwrap())]));
        let home = fit.home(0).map_or("-", |id| CONCEPTS.get(id).id.as_str());
        if home != expected {
            wrong.push(format!("{name} ({kind}): {home}, not {expected}"));
        }
        count += 1;
    }
    assert!(count >= 150, "{count}");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_name_with_several_topics_covers_each() {
    let accounts = [expense("Rent and rates"), expense("Light, heat and power")];
    for concept in ["rent", "business_rates"] {
        assert_eq!(best(&accounts, concept), "Rent and rates");
    }
    let accounts = [expense("Postage, Freight & Courier"), expense("Travel")];
    for concept in ["postage", "freight", "courier"] {
        assert!(covering(&accounts, concept)[0].1 > 900, "{concept}");
    }
    let accounts = [expense("Conference, hotels and subsistence UK"), expense("Training")];
    for concept in ["conferences", "hotels", "meals"] {
        assert_eq!(best(&accounts, concept), accounts[0].0, "{concept}");
    }
}

#[test]
fn the_type_tells_accounts_of_one_name_apart() {
    let accounts = [
        ("Software", AccountType::Asset),
        ("Software", AccountType::Expense),
        ("Motor vehicles", AccountType::Asset),
        ("Motor vehicles", AccountType::Expense),
        ("Interest", AccountType::Income),
        ("Interest", AccountType::Expense),
    ];
    let fit = ChartMap::of(&chart(&accounts));
    for (concept, account) in [
        ("software_asset", 0),
        ("software", 1),
        ("vehicle_asset", 2),
        ("motor", 3),
        ("interest_received", 4),
        ("interest_paid", 5),
    ] {
        let fits = fit.of_concept(CONCEPTS.named(concept).unwrap());
        assert_eq!(fits.first().map(|fitting| fitting.account), Some(account), "{concept}");
    }
}

#[test]
fn the_nearer_account_is_preferred_to_the_wider() {
    let accounts =
        [expense("Insurance"), expense("Motor insurance"), expense("Motor"), expense("Sundry")];
    assert_eq!(best(&accounts, "insurance"), "Insurance");
    assert_eq!(best(&accounts, "vehicle_insurance"), "Motor insurance");
    assert_eq!(best(&accounts[..1], "vehicle_insurance"), "Insurance");
    let accounts = [expense("Travel - National"), expense("Travel - International")];
    assert_eq!(best(&accounts, "rail"), accounts[0].0);
    assert_eq!(best(&accounts, "flights"), accounts[1].0);
}

#[test]
fn what_has_no_account_goes_to_a_wider_one_and_at_last_to_sundries() {
    let accounts = [expense("Telephone"), expense("Motor"), expense("Sundries")];
    assert_eq!(covering(&accounts, "mobile")[0], ("Telephone", 800));
    assert_eq!(best(&accounts, "mot"), "Motor");
    let of_gifts = covering(&accounts, "penalties");
    assert_eq!(of_gifts.len(), 1);
    assert!(of_gifts[0].0 == "Sundries" && of_gifts[0].1 < 400);
    assert_eq!(best(&accounts[..1], "gifts"), "-");
}

#[test]
fn any_income_may_be_sales_and_any_asset_equipment_where_there_is_no_other() {
    let accounts = [("Moonbeams", AccountType::Income), ("Big shiny things", AccountType::Asset)];
    assert_eq!(best(&accounts, "sales"), "Moonbeams");
    assert_eq!(best(&accounts, "equipment_asset"), "Big shiny things");
    let accounts = [("Moonbeams", AccountType::Income), ("Sales", AccountType::Income)];
    assert_eq!(best(&accounts, "sales"), "Sales");
}

#[test]
fn a_word_or_two_of_a_sentence_are_no_name() {
    for name in
        ["If we crash the van", "What keeps our pens and insurers happy", "Getting hold of us"]
    {
        let agreed = ALIASES.agree(&Wording::of(name), AccountType::Expense);
        assert!(agreed.iter().all(|(_, fit)| *fit < SURE_FROM), "{name}");
    }
}

#[test]
fn the_plainest_of_accounts_of_one_concept_is_meant() {
    let accounts = [
        expense("Insurance for public liability"),
        expense("Premises insurance"),
        expense("Insurance"),
    ];
    for concept in ["insurance", "medical_insurance"] {
        assert_eq!(best(&accounts, concept), "Insurance");
    }
}

#[test]
fn what_may_not_be_paid_is_no_credit_card() {
    let accounts = [("Provision for Doubtful Debts", AccountType::Asset)];
    assert_eq!(best(&accounts, "credit_card"), "-");
}

#[test]
fn labour_in_cost_of_sales_is_labour() {
    let accounts = [expense("Purchases"), expense("Cost of sales - labour")];
    assert_eq!(best(&accounts, "wages"), "Cost of sales - labour");
    assert_eq!(best(&accounts, "medical_supplies"), "Purchases");
}

#[test]
fn an_account_of_somebody_is_what_stands_before_their_name() {
    for name in ["Director Loan Account: A Patel", "Director's loan - Priya Shah"] {
        let accounts = [(name, AccountType::Liability), ("Drawings", AccountType::Equity)];
        let (account, fit) = covering(&accounts, "directors_loan")[0];
        assert!(account == name && fit > SURE_FROM, "{name}: {fit}");
    }
}

#[test]
fn what_has_no_account_goes_to_what_stands_in_for_it() {
    let accounts = [expense("Travel"), expense("Repairs"), expense("Uncategorised expense")];
    for (concept, account) in
        [("fuel", "Travel"), ("mileage", "Travel"), ("cleaning", "Repairs"), ("car_wash", "Travel")]
    {
        assert_eq!(best(&accounts, concept), account, "{concept}");
    }
    let accounts = [expense("Uncategorised expense"), expense("Other general expenses")];
    assert_eq!(best(&accounts, "fuel"), accounts[1].0);
}

#[test]
fn depreciation_is_no_place_for_purchases() {
    let accounts = [("Motor vehicles - accumulated depreciation", AccountType::Asset)];
    assert!(covering(&accounts, "vehicle_asset").iter().all(|(_, fit)| *fit < 100));
}

#[test]
fn a_chart_of_many_accounts_keeps_few_for_each_concept() {
    let names: Vec<String> = (0..1_000).map(|at| format!("Sales {at}x")).collect();
    let accounts: Vec<_> = names.iter().map(|name| (name.as_str(), AccountType::Income)).collect();
    assert_eq!(covering(&accounts, "sales").len(), ACCOUNTS_MAX);
}

fn any_kind() -> impl Strategy<Value = AccountType> {
    prop::sample::select(AccountType::ALL.to_vec())
}

/// Names of aliases, bent, and any text.
fn any_name() -> impl Strategy<Value = String> {
    let known: Vec<String> =
        CONCEPTS.iter().flat_map(|(_, concept)| concept.names.clone()).collect();
    prop_oneof![
        prop::sample::select(known.clone()),
        (prop::sample::select(known.clone()), prop::sample::select(known), " (&|and|-) ")
            .prop_map(|(one, two, joint)| format!("{one}{joint}{two}")),
        ".{0,40}",
    ]
}

/// The fits of a chart by name and type, however the accounts stand in it.
fn by_name(accounts: &[(String, AccountType)]) -> Vec<Vec<(String, AccountType, i32)>> {
    let borrowed: Vec<_> = accounts.iter().map(|(name, kind)| (name.as_str(), *kind)).collect();
    let fit = ChartMap::of(&chart(&borrowed));
    let named = |fitting: &AccountFit| {
        let (name, kind) = &accounts[fitting.account as usize];
        (name.to_lowercase(), *kind, fitting.fit)
    };
    let of_concept = |(id, _)| {
        let mut fits: Vec<_> = fit.of_concept(id).iter().map(named).collect();
        fits.sort();
        fits
    };
    CONCEPTS.iter().map(of_concept).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn fits_are_within_range_for_any_text(
        accounts in prop::collection::vec((any_name(), any_kind()), 0..12)
    ) {
        for fits in by_name(&accounts) {
            prop_assert!(fits.iter().all(|(_, _, fit)| (1..=FIT_MAX).contains(fit)));
        }
    }

    #[test]
    fn order_and_duplicates_of_accounts_do_not_matter(
        accounts in prop::collection::vec((any_name(), any_kind()), 1..12),
        again in any::<prop::sample::Index>(),
    ) {
        let mut other: Vec<_> = accounts.iter().rev().cloned().collect();
        other.push(accounts[again.index(accounts.len())].clone());
        prop_assert_eq!(by_name(&accounts), by_name(&other));
    }

    #[test]
    fn case_and_spaces_do_not_matter(name in "[a-z&,/.' -]{0,30}", kind in any_kind()) {
        let spaced = format!("  {} ", name.to_uppercase().replace(' ', "  "));
        let fits = |name: String| {
            let fit = ChartMap::of(&chart(&[(name.as_str(), kind)]));
            CONCEPTS.iter().map(|(id, _)| fit.of_concept(id).to_vec()).collect::<Vec<_>>()
        };
        prop_assert_eq!(fits(name), fits(spaced));
    }
}

#[test]
fn a_word_that_no_usual_name_has_leaves_a_usual_name_what_it_is() {
    let income = |name| (name, AccountType::Income);
    for kind in ["Sales - Fabrication", "Sales - Installation & Site Work", "Sales - Branch"] {
        let accounts = [income("Sales - Export"), income(kind), expense("Rent")];
        assert_eq!(best(&accounts, "sales"), kind);
    }
}

#[test]
fn a_word_of_another_name_makes_no_account_of_it() {
    let accounts = [
        expense("Subscriptions"),
        expense("Sales and marketing"),
        expense("Site rent and service charge"),
        expense("Professional services"),
    ];
    assert_eq!(best(&accounts, "cost_of_sales"), "-");
}

#[test]
fn an_account_named_after_something_first_of_all_is_meant() {
    let accounts = [
        expense("Donations & Sponsorship"),
        expense("Boards, Advertising & Marketing"),
        expense("Branch Light, Heat & Power"),
        expense("Branch Repairs, Cleaning & Waste"),
    ];
    assert_eq!(best(&accounts, "advertising"), "Boards, Advertising & Marketing");
    assert_eq!(best(&accounts, "donations"), "Donations & Sponsorship");
    assert_eq!(best(&accounts, "property_repairs"), "Branch Repairs, Cleaning & Waste");
    assert_eq!(best(&accounts, "electricity_gas"), "Branch Light, Heat & Power");
}

#[test]
fn what_stands_in_is_better_than_a_narrower_account() {
    let accounts = [expense("Packaging"), expense("Building Repairs & Maintenance")];
    assert_eq!(best(&accounts, "materials"), "Building Repairs & Maintenance");
}

#[test]
fn an_odd_name_that_speaks_of_a_concept_is_taken_before_a_wider_account() {
    let accounts = [
        expense("Posting things to people"),
        expense("Stuff for the desk drawer"),
        expense("Fixing the van when it breaks"),
        expense("Getting about"),
    ];
    assert_eq!(best(&accounts, "postage"), "Posting things to people");
    assert_eq!(best(&accounts, "vehicle_repairs"), "Fixing the van when it breaks");
}

#[test]
fn an_account_by_the_usual_name_of_a_concept_goes_before_one_by_a_rare_name() {
    for (usual, rare, concept) in [
        ("Wages and salaries", "Honoraria", "wages"),
        ("Charitable donations", "Benevolence", "donations"),
        ("Vehicle fuel", "AdBlue", "fuel"),
        ("Food and drink for resale", "Coffee beans", "food_wholesale"),
    ] {
        for names in [[usual, rare], [rare, usual]] {
            let chart = names.map(|name| (name, AccountType::Expense));
            let covering = covering(&chart, concept);
            assert_eq!(covering.first().map(|(name, _)| *name), Some(usual), "{covering:?}");
        }
    }
}

#[test]
fn words_that_tell_accounts_apart_leave_each_its_concept() {
    for apart in [" (restricted fund)", " - youth project", " (shop)", " - Flat 2", " [void]"] {
        let names = ["Wages", "Pension", "Rent", "Insurance"].map(|name| format!("{name}{apart}"));
        let mut chart: Vec<_> =
            names.iter().map(|name| (name.as_str(), AccountType::Expense)).collect();
        chart.push(("Sundry expenses", AccountType::Expense));
        for (name, concept) in names.iter().zip(["wages", "pension", "rent", "insurance"]) {
            let covering = covering(&chart, concept);
            assert_eq!(covering.first().map(|(name, _)| *name), Some(name.as_str()));
        }
    }
}

#[test]
fn pens_are_no_pension() {
    let chart = [("Paper and pens", AccountType::Expense), ("Pension pot", AccountType::Expense)];
    assert_eq!(covering(&chart, "pension").first().map(|(name, _)| *name), Some("Pension pot"));
}
