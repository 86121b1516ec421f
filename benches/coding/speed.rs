//! How fast suggestions come, on one thread.

use std::time::Instant;

use tieout::contract::coding::AccountType;
use tieout::date::Date;
use tieout_coding::{Chart, ChartAccount, Coder, CodingTransactions};

use crate::data::{Set, sets};

/// Transactions of one round.
const COUNT: usize = 100_000;
/// The best round counts: the machine has other work.
const ROUNDS: usize = 5;

/// Times a chart's preparation and a long job, with texts that repeat and texts that do not.
pub(crate) fn print() {
    let sets = sets();
    let chart = large_chart(&sets, 200);
    // The model is read once for the program, not for each chart.
    drop(Coder::new(&chart));
    let prepared = best(|| drop(Coder::new(&chart)));
    println!("a chart of {} accounts prepared: {:.1} ms", chart.accounts().len(), prepared * 1e3);
    let coder = Coder::new(&chart);
    for (name, is_distinct) in [("every text its own", true), ("texts that repeat", false)] {
        let transactions = long_job(&sets, is_distinct);
        let seconds = best(|| drop(coder.code(&transactions)));
        println!("{COUNT} transactions, {name}: {:.0} a second", COUNT as f64 / seconds);
    }
}

/// Transactions of the longest texts.
const LONG_COUNT: usize = 2_000;
/// Characters of a text, at most.
const CHARS_MAX: usize = 10_000;

/// Times texts as long as any may be, no two alike, of several kinds.
pub(crate) fn print_longest() {
    let sets = sets();
    let chart = large_chart(&sets, 200);
    let coder = Coder::new(&chart);
    let lines: Vec<&str> =
        sets.iter().flat_map(|set| &set.lines).map(|line| line.description.as_str()).collect();
    let kinds: [(&str, &dyn Fn(usize) -> String); 6] = [
        ("lines one behind the other", &|at| {
            lines.iter().cycle().skip(at * 7).take(400).map(|line| format!("{line} ")).collect()
        }),
        ("letters", &|at| format!("{at} {}", "q x ".repeat(CHARS_MAX / 4))),
        ("one word", &|at| format!("{at}{}", "restaurant".repeat(CHARS_MAX / 10))),
        ("signs", &|at| format!("{at} {}", "*&.".repeat(CHARS_MAX / 3))),
        ("accents", &|at| format!("{at} {}", "é\u{301}ﬃ ".repeat(CHARS_MAX / 4))),
        ("white space", &|at| format!("{}{at}", " ".repeat(CHARS_MAX - 10))),
    ];
    for (name, text) in kinds {
        let mut transactions = CodingTransactions::default();
        let date = Date::parse_iso("2026-03-31").expect("a date");
        for at in 0..LONG_COUNT {
            let text = |at| -> String { text(at).chars().take(CHARS_MAX).collect() };
            let (description, merchant) = (text(at), text(at + LONG_COUNT));
            transactions.push(date, "-12.50", &description, &merchant).expect("an amount");
        }
        let seconds = best(|| drop(coder.code(&transactions)));
        println!(
            "{LONG_COUNT} of {CHARS_MAX} characters twice, {name}: {:.0} a second",
            LONG_COUNT as f64 / seconds
        );
    }
}

fn best(mut round: impl FnMut()) -> f64 {
    let time = |()| {
        let start = Instant::now();
        round();
        start.elapsed().as_secs_f64()
    };
    std::iter::repeat_n((), ROUNDS).map(time).fold(f64::INFINITY, f64::min)
}

/// The accounts of several charts in one.
fn large_chart(sets: &[Set], count: usize) -> Chart {
    let all = sets.iter().flat_map(|set| set.chart.accounts());
    let expense = |account: &&ChartAccount| account.kind == AccountType::Expense;
    let others = all.clone().filter(|account| !expense(account));
    let accounts = (0..count).zip(others.take(count / 4).chain(all.filter(expense)));
    Chart::new(
        accounts
            .map(|(at, account)| ChartAccount { code: format!("{at}"), ..account.clone() })
            .collect(),
    )
}

/// Lines of all sets over and over; distinct ones have a word of their own.
fn long_job(sets: &[Set], is_distinct: bool) -> CodingTransactions {
    let lines: Vec<_> = sets.iter().flat_map(|set| &set.lines).collect();
    let mut transactions = CodingTransactions::default();
    for (at, line) in (0..COUNT).zip(lines.iter().cycle()) {
        let date = Date::parse_iso(&line.date).expect("a date");
        let letter = |place: u32| char::from(b'A' + (at / 26_usize.pow(place) % 26) as u8);
        let own: String = (0..4).map(letter).collect();
        let text = format!("{} {own}", line.description);
        let text = if is_distinct { &text } else { &line.description };
        transactions.push(date, &line.amount, text, "").expect("an amount");
    }
    transactions
}
