//! The laws of coding: what may never be suggested, whatever the text.

use std::num::NonZeroUsize;

use proptest::collection::vec;
use proptest::prelude::*;
use tieout::contract::coding::{AccountType, VatCode};
use tieout::date::Date;
use tieout_coding::{Chart, ChartAccount, ChartUsage, CodedRow, Coder, CodingTransactions};

/// A transaction of few words, so that they meet signals, suppliers, trades and accounts.
#[derive(Debug, Clone)]
struct TestLine {
    description: String,
    merchant: &'static str,
    amount: &'static str,
}

const WORDS: [&str; 27] = [
    "TRAINLINE",
    "SHELL",
    "SCREWFIX",
    "HMRC",
    "VAT",
    "STRIPE",
    "PAYOUT",
    "REFUND",
    "SALARY",
    "CAFE",
    "PLUMBING",
    "INSURANCE",
    "INTEREST",
    "TRANSFER",
    "J",
    "SMITH",
    "REF",
    "81723",
    "SALES",
    "CONSULTING",
    "MICROSOFT",
    "DIVIDEND",
    "LOAN",
    "QZXV",
    "APPLE",
    "STORE",
    "MOT",
];
const MERCHANTS: [&str; 5] = ["", "", "Trainline", "Travis Perkins", "J Smith"];
const AMOUNTS: [&str; 5] = ["-12.50", "-900", "-0.01", "12.50", "2400.00"];
/// Money out and in of each size that says something of what was paid for.
const SIZES: [[&str; 2]; 4] =
    [["-12.50", "12.50"], ["-90", "90"], ["-900", "900"], ["-2400", "2400"]];
/// Names that cover much of what is bought and sold, in conventional and odd words.
const NAMES: [(&str, AccountType); 17] = [
    ("Sales", AccountType::Income),
    ("Interest received", AccountType::Income),
    ("Other income", AccountType::Income),
    ("Consulting income", AccountType::Income),
    ("Travel", AccountType::Expense),
    ("Motor expenses", AccountType::Expense),
    ("Software", AccountType::Expense),
    ("Insurance", AccountType::Expense),
    ("Wages", AccountType::Expense),
    ("Repairs", AccountType::Expense),
    ("Keeping the lights on", AccountType::Expense),
    ("General expenses", AccountType::Expense),
    ("Bank", AccountType::Asset),
    ("Computer equipment", AccountType::Asset),
    ("VAT", AccountType::Liability),
    ("Directors loan", AccountType::Liability),
    ("Dividends", AccountType::Equity),
];

fn line() -> impl Strategy<Value = TestLine> {
    let words = vec(prop::sample::select(&WORDS[..]), 0..5);
    (words, prop::sample::select(&MERCHANTS[..]), prop::sample::select(&AMOUNTS[..])).prop_map(
        |(words, merchant, amount)| TestLine { description: words.join(" "), merchant, amount },
    )
}

fn chart() -> impl Strategy<Value = Chart> {
    let names = prop::sample::subsequence(&NAMES[..], 0..=NAMES.len());
    names.prop_map(|names| {
        let account = |(at, (name, kind)): (usize, (&str, AccountType))| ChartAccount {
            code: format!("{at}"),
            name: name.to_owned(),
            kind,
        };
        Chart::new(names.into_iter().enumerate().map(account).collect())
    })
}

fn code(chart: &Chart, lines: &[TestLine]) -> Vec<CodedRow> {
    code_with(&Coder::new(chart), lines)
}

fn code_with(coder: &Coder<'_>, lines: &[TestLine]) -> Vec<CodedRow> {
    let mut transactions = CodingTransactions::default();
    for (day, line) in (1..).zip(lines) {
        let date = Date::parse_iso(&format!("2026-01-{:02}", day % 28 + 1)).expect("a date");
        let TestLine { description, merchant, amount } = line;
        transactions.push(date, amount, description, merchant).expect("an amount");
    }
    coder.code(&transactions).coded
}

/// Where these lines went, each by a number, to an account of the chart.
fn usage(chart: &Chart, history: &[(TestLine, u32)]) -> ChartUsage {
    let (coder, mut usage) = (Coder::new(chart), ChartUsage::default());
    let count = u32::try_from(chart.accounts().len()).expect("few accounts");
    for (TestLine { description, merchant, amount }, to) in history {
        let mut one = CodingTransactions::default();
        let date = Date::parse_iso("2025-12-31").expect("a date");
        one.push(date, amount, description, merchant).expect("an amount");
        if let Some(account) = to.checked_rem(count) {
            coder.learn(&mut usage, &one.get(0), account);
        }
    }
    usage
}

fn history() -> impl Strategy<Value = Vec<(TestLine, u32)>> {
    vec((line(), any::<u32>()), 0..12)
}

fn kind(chart: &Chart, coded: &CodedRow) -> Option<AccountType> {
    coded.account.map(|at| chart.accounts()[at as usize].kind)
}

proptest! {
    #[test]
    fn without_history_nothing_changes(chart in chart(), lines in vec(line(), 1..8)) {
        let after = Coder::new(&chart).after(&ChartUsage::default());
        prop_assert_eq!(code_with(&after, &lines), code(&chart, &lines));
    }

    #[test]
    fn the_order_of_history_says_nothing(
        chart in chart(),
        history in history(),
        lines in vec(line(), 1..8),
    ) {
        let after = Coder::new(&chart).after(&usage(&chart, &history));
        let backwards: Vec<_> = history.into_iter().rev().collect();
        let other = Coder::new(&chart).after(&usage(&chart, &backwards));
        prop_assert_eq!(code_with(&after, &lines), code_with(&other, &lines));
    }

    #[test]
    fn what_history_shifts_says_so_and_is_never_income_for_money_out(
        chart in chart(),
        history in history(),
        lines in vec(line(), 1..8),
    ) {
        let after = Coder::new(&chart).after(&usage(&chart, &history));
        let both = code_with(&after, &lines).into_iter().zip(code(&chart, &lines));
        for (line, (shifted, before)) in lines.iter().zip(both) {
            let is_said = shifted.reason.to_string().starts_with("as such transactions were coded");
            let is_other = shifted.account != before.account;
            if is_other && shifted.account.is_some() && before.account.is_some() {
                prop_assert!(is_said, "{}", shifted.reason);
            }
            if line.amount.starts_with('-') {
                prop_assert_ne!(kind(&chart, &shifted), Some(AccountType::Income));
            }
            prop_assert!(shifted.alternatives.iter().all(|(_, one)| *one <= shifted.confidence));
        }
    }

    #[test]
    fn money_out_is_never_income(chart in chart(), lines in vec(line(), 1..8)) {
        for (line, coded) in lines.iter().zip(code(&chart, &lines)) {
            if !line.amount.starts_with('-') {
                continue;
            }
            let others = coded.alternatives.iter().map(|(at, _)| *at);
            for at in coded.account.into_iter().chain(others) {
                prop_assert_ne!(chart.accounts()[at as usize].kind, AccountType::Income);
            }
        }
    }

    #[test]
    fn every_row_is_coded_as_if_it_stood_alone(
        chart in chart(),
        lines in vec(line(), 1..8),
        [paid, received] in prop::sample::select(&SIZES[..]),
    ) {
        // But for its merchant's usual sum: all are of one size.
        let sized = |line: &TestLine| if line.amount.starts_with('-') { paid } else { received };
        let lines: Vec<TestLine> =
            lines.iter().map(|line| TestLine { amount: sized(line), ..line.clone() }).collect();
        let coder = Coder::new(&chart);
        let together = code_with(&coder, &lines);
        let alone: Vec<CodedRow> = lines
            .iter()
            .flat_map(|line| code_with(&coder, std::slice::from_ref(line)))
            .collect();
        prop_assert_eq!(&together, &alone);
    }

    #[test]
    fn the_order_of_rows_says_nothing(chart in chart(), lines in vec(line(), 1..12)) {
        let coder = Coder::new(&chart);
        let together = code_with(&coder, &lines);
        let reversed: Vec<TestLine> = lines.iter().rev().cloned().collect();
        let mut backwards = code_with(&coder, &reversed);
        backwards.reverse();
        prop_assert_eq!(together, backwards);
    }

    #[test]
    fn the_same_text_and_direction_have_the_same_account(
        chart in chart(),
        line in line(),
        amount in prop::sample::select(&AMOUNTS[..]),
    ) {
        let other = TestLine { amount, ..line.clone() };
        let coded = code(&chart, &[line.clone(), other]);
        if line.amount.starts_with('-') == amount.starts_with('-') {
            prop_assert_eq!(coded[0].account, coded[1].account);
            prop_assert_eq!(coded[0].confidence, coded[1].confidence);
            prop_assert_eq!(&coded[0].alternatives, &coded[1].alternatives);
        }
    }

    #[test]
    fn null_has_no_vat_no_confidence_and_no_alternatives(chart in chart(), line in line()) {
        for coded in code(&chart, &[line]) {
            let mut seen: Vec<u32> = coded.alternatives.iter().map(|(at, _)| *at).collect();
            prop_assert!(seen.len() <= 2);
            if let Some(best) = coded.account {
                seen.push(best);
                seen.sort_unstable();
                prop_assert!(seen.is_sorted_by(|a, b| a < b), "no account twice");
                let sum: u32 = coded.alternatives.iter().map(|(_, score)| score.thousandths())
                    .chain([coded.confidence.thousandths()]).map(u32::from).sum();
                prop_assert!(sum <= 1000, "only one can be right");
                let sure = coded.alternatives.iter().map(|(_, score)| *score);
                let sure: Vec<_> = std::iter::once(coded.confidence).chain(sure).collect();
                prop_assert!(sure.is_sorted_by(|a, b| a >= b), "the likelier first: {sure:?}");
            } else {
                prop_assert!(seen.is_empty());
                prop_assert_eq!(coded.vat, VatCode::Nv);
                prop_assert_eq!(coded.confidence.thousandths(), 0);
            }
        }
    }

    #[test]
    fn any_text_is_coded_without_a_panic(description in ".{0,200}", merchant in ".{0,30}") {
        let chart = Chart::new(vec![ChartAccount {
            code: "1".to_owned(),
            name: description.clone(),
            kind: AccountType::Expense,
        }]);
        let date = Date::parse_iso("2026-01-01").expect("a date");
        let mut transactions = CodingTransactions::default();
        transactions.push(date, "-1", &description, &merchant).expect("an amount");
        prop_assert_eq!(Coder::new(&chart).code(&transactions).coded.len(), 1);
    }
}

/// The chart a bookkeeper would have.
fn usual_chart() -> Chart {
    let accounts = NAMES.iter().enumerate().map(|(at, (name, kind))| ChartAccount {
        code: format!("{at}"),
        name: (*name).to_owned(),
        kind: *kind,
    });
    Chart::new(accounts.collect())
}

#[test]
fn a_refund_goes_to_the_account_of_the_supplier() {
    let chart = usual_chart();
    for text in ["TRAINLINE", "MICROSOFT", "HISCOX INSURANCE"] {
        let line = |amount| TestLine { description: text.to_owned(), merchant: "", amount };
        let coded = code(&chart, &[line("-24.00"), line("24.00")]);
        assert_eq!(coded[0].account, coded[1].account, "{text}");
        assert_eq!(kind(&chart, &coded[1]), Some(AccountType::Expense), "{text}");
    }
}

#[test]
fn a_merchant_agrees_with_itself_whatever_the_bank_prints_beside_it() {
    let chart = usual_chart();
    let line = |description: &str| TestLine {
        description: description.to_owned(),
        merchant: "Trainline",
        amount: "-24.00",
    };
    let lines = ["CARD PAYMENT 12 MAR", "TRAINLINE LONDON", "8871 XKQ", ""].map(line);
    let coded = code(&chart, &lines);
    assert!(coded.iter().all(|one| one.account == coded[0].account));
    assert!(coded[0].account.is_some());
}

#[test]
fn a_long_job_comes_out_the_same_on_any_number_of_threads() {
    let accounts = NAMES.iter().map(|(name, kind)| ChartAccount {
        code: (*name).to_owned(),
        name: (*name).to_owned(),
        kind: *kind,
    });
    let chart = Chart::new(accounts.collect());
    let line = |at: usize| TestLine {
        description: format!("{} {}", WORDS[at % WORDS.len()], WORDS[at / 7 % WORDS.len()]),
        merchant: MERCHANTS[at / 3 % MERCHANTS.len()],
        amount: AMOUNTS[at % AMOUNTS.len()],
    };
    let lines: Vec<TestLine> = (0..4_500).map(line).collect();
    let alone = code(&chart, &lines);
    assert_eq!(alone.len(), lines.len());
    for threads in [2, 3, 64].map(|count| NonZeroUsize::new(count).expect("not none")) {
        let coder = Coder::new(&chart).on_threads(threads);
        assert!(code_with(&coder, &lines) == alone, "{threads} threads");
    }
}
