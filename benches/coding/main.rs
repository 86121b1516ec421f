//! How good the suggestions of accounts are, beside simple baselines, and how fast they come.
//!
//! ```text
//! cargo bench --bench coding -- quality            every set in data/
//! cargo bench --bench coding -- quality FOLDER     another author's chart_*.csv and lines.csv
//! cargo bench --bench coding -- bins [FOLDER]      confidence beside truth, for each tenth
//! cargo bench --bench coding -- wrong SET          the lines of a set that come out wrong
//! cargo bench --bench coding -- vat                codes that come out wrong, by concept, no texts
//! cargo bench --bench coding -- missed             accounts likewise
//! cargo bench --bench coding -- speed
//! cargo bench --bench coding -- longest            the longest texts that may be sent
//! cargo bench --bench coding -- try CHART          lines of "amount, tab, text, tab, merchant"
//! cargo bench --bench coding -- features           for train.py: texts in, hashes out
//! cargo bench --bench coding -- raw                for train.py: what confidence is fitted to
//! ```
//! The council's merchants are coded by models that have not seen them: `train.py folds` first.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the bans are the core's; a benchmark has arguments, files and a clock"
)]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of lines and shares of them"
)]
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark prints its table, and ends when something is not as it must be"
)]

mod baseline;
mod data;
mod measure;
mod speed;

use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::LazyLock;

use tieout::date::Date;
use tieout_coding::{CodedRow, Coder, CodingTransactions, Model, features};

use data::{Line, Set};
use measure::{Figures, Guess, HEADING};

/// Parts that the council's merchants are split into.
const FOLDS: u8 = 5;

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["features"] => print_features(),
        ["raw"] => print_raw(),
        ["speed"] => speed::print(),
        ["longest"] => speed::print_longest(),
        ["try", chart] => print_tried(Path::new(chart)),
        ["wrong", name] => print_wrong(name),
        ["bins"] => print_bins(&data::sets()),
        ["bins", folder] => print_bins(&data::sets_in(Path::new(folder))),
        ["vat"] => print_vat(),
        ["missed"] => print_missed(),
        ["quality", folder] => print_quality(&data::sets_in(Path::new(folder))),
        _ => print_quality(&data::sets()),
    }
}

/// A table of every set, the baselines under each.
fn print_quality(sets: &[Set]) {
    println!("{HEADING}");
    for set in sets {
        let Some(coded) = code(set, false) else {
            println!("{:<24}no models without the folds: run train.py folds", set.name);
            continue;
        };
        let guesses = coded.iter().map(|coded| guess(set, coded));
        Figures::of(set.lines.iter().zip(guesses)).print(set.name);
        if set.lines.iter().all(|line| line.accounts.is_empty()) {
            continue;
        }
        Figures::of(set.lines.iter().zip(baseline::lexical(set))).print("  names alone");
        if set.lines.iter().any(|line| line.fold.is_some()) {
            Figures::of(set.lines.iter().zip(runs(set))).print("  runs of letters alone");
        }
    }
}

/// How far confidence and truth are apart, and where, set by set and in all.
fn print_bins(sets: &[Set]) {
    let mut all = Figures::default();
    for set in sets {
        let Some(coded) = code(set, false) else { continue };
        let figures = || {
            let guesses = coded.iter().map(|coded| guess(set, coded));
            Figures::of(set.lines.iter().zip(guesses))
        };
        figures().print_bins(set.name);
        all = all.join(figures());
    }
    all.print_bins("all");
}

/// Guesses of the letters baseline, each from the other parts.
fn runs(set: &Set) -> Vec<Guess> {
    let learn =
        |fold| baseline::Runs::learn(set.lines.iter().filter(move |line| line.fold != Some(fold)));
    let learnt: Vec<_> = (0..FOLDS).map(learn).collect();
    let guess = |line: &Line| learnt[usize::from(line.fold.unwrap_or(0))].guess(&line.description);
    set.lines.iter().map(guess).collect()
}

/// Suggestions for each line of a set. None if a model is wanting.
fn code(set: &Set, is_raw: bool) -> Option<Vec<CodedRow>> {
    let with = |model: &Model, lines: &mut dyn Iterator<Item = &Line>| {
        let coder = Coder::with_model(&set.chart, model);
        let coder = if is_raw { coder.uncalibrated() } else { coder };
        coder.code(&data::transactions(lines)).coded
    };
    let mut coded: Vec<Option<CodedRow>> = vec![None; set.lines.len()];
    let folds = (0..FOLDS).map(Some).chain([None]);
    for fold in folds {
        let is_in = |line: &&Line| line.fold == fold;
        let places: Vec<usize> =
            (0..set.lines.len()).filter(|at| is_in(&&set.lines[*at])).collect();
        if places.is_empty() {
            continue;
        }
        let read;
        let model = match fold {
            Some(fold) => {
                read = fold_model(fold)?;
                &read
            }
            None => whole_model(),
        };
        let found = with(model, &mut set.lines.iter().filter(is_in));
        for (at, found) in places.into_iter().zip(found) {
            coded[at] = Some(found);
        }
    }
    coded.into_iter().collect()
}

/// The model in the program, or the one that `CODING_MODEL` names: to try one before it is built in.
fn whole_model() -> &'static Model {
    static READ: LazyLock<Option<Model>> = LazyLock::new(|| {
        let bytes = std::fs::read(std::env::var_os("CODING_MODEL")?).expect("a model");
        Some(Model::read(&bytes).expect("a model of this version"))
    });
    READ.as_ref().unwrap_or_else(|| Model::embedded())
}

/// The model that was trained without a part.
fn fold_model(fold: u8) -> Option<Model> {
    let target = Path::new(data::ROOT).join("target/coding");
    let bytes = std::fs::read(target.join(format!("fold-{fold}.bin"))).ok()?;
    Some(Model::read(&bytes).expect("a model of this version"))
}

fn guess(set: &Set, coded: &CodedRow) -> Guess {
    let others = coded.alternatives.iter().map(|(at, _)| *at);
    let accounts = coded.account.into_iter().chain(others);
    Guess {
        accounts: accounts.map(|at| measure::code(&set.chart, at)).collect(),
        vat: coded.vat,
        confidence: coded.confidence.thousandths(),
    }
}

/// Lines whose best account or VAT code is wrong.
fn print_wrong(name: &str) {
    let mut sets = data::sets();
    sets.retain(|set| set.name.starts_with(name));
    for set in &sets {
        let named = |code: &String| {
            let account = set.chart.accounts().iter().find(|account| account.code == *code);
            account.map_or("?", |account| account.name.as_str())
        };
        for (line, coded) in set.lines.iter().zip(code(set, false).unwrap_or_default()) {
            let guess = guess(set, &coded);
            let is_right = match guess.accounts.first() {
                Some(best) => line.accounts.contains(best),
                None => line.accounts.is_empty(),
            };
            let is_vat_right = line.vat.is_empty() || line.vat.first() == Some(&guess.vat);
            if is_right && is_vat_right {
                continue;
            }
            println!(
                "{} {} | {} {:?} | {} {} {} {} | {} | {}",
                line.description,
                line.amount,
                line.accounts.iter().map(named).collect::<Vec<_>>().join(" / "),
                line.vat,
                if is_right { "ok" } else { "WRONG" },
                if is_vat_right { "" } else { "VAT" },
                guess.vat,
                guess.confidence,
                guess.accounts.iter().map(named).collect::<Vec<_>>().join(", "),
                coded.reason,
            );
        }
    }
}

/// How often a concept's VAT code is another than the best: counts alone, so that a rule can be
/// mended without reading the lines that it will be measured on.
fn print_vat() {
    let mut counts = std::collections::BTreeMap::<_, usize>::new();
    for set in data::sets() {
        for (line, coded) in set.lines.iter().zip(code(&set, false).unwrap_or_default()) {
            let Some(best) = line.vat.first() else { continue };
            let concept = coded.concept().unwrap_or("-");
            let kind = coded.account.map(|at| set.chart.accounts()[at as usize].kind);
            let side = if line.amount.starts_with('-') { "out" } else { "in" };
            *counts.entry((set.name, concept, side, kind, coded.vat, *best)).or_default() += 1;
        }
    }
    for ((set, concept, side, kind, vat, best), count) in counts {
        let mark = if vat == best { "" } else { "WRONG" };
        println!("{set}\t{concept}\t{side}\t{kind:?}\t{vat:?}\t{best:?}\t{count}\t{mark}");
    }
}

/// How often a concept goes to another account than the right ones: counts alone, too.
fn print_missed() {
    let mut counts = std::collections::BTreeMap::<_, usize>::new();
    let sets = data::sets();
    for set in &sets {
        let accounts = set.chart.accounts();
        let named = |code: &String| {
            let account = accounts.iter().find(|account| account.code == *code);
            account.map_or("?", |account| account.name.as_str())
        };
        for (line, coded) in set.lines.iter().zip(code(set, false).unwrap_or_default()) {
            let guess = guess(set, &coded);
            let best = guess.accounts.first();
            if best.is_some_and(|best| line.accounts.contains(best)) {
                continue;
            }
            let right: Vec<&str> = line.accounts.iter().map(named).collect();
            let concept = coded.concept().unwrap_or("-").to_owned();
            let said = best.map_or("-", named).to_owned();
            *counts.entry((set.name, concept, said, right.join(" / "))).or_default() += 1;
        }
    }
    for ((set, concept, said, right), count) in counts {
        println!("{set}\t{concept}\t{said}\t{right}\t{count}");
    }
}

/// What the lines of standard input get in one job.
fn print_tried(chart: &Path) {
    let chart = data::read_chart(chart);
    let texts: Vec<String> =
        std::io::stdin().lock().lines().map(|line| line.expect("a line")).collect();
    let mut transactions = CodingTransactions::default();
    let date = Date::parse_iso("2026-03-31").expect("a date");
    for text in &texts {
        let mut fields = text.split('\t');
        let mut field = || fields.next().unwrap_or_default();
        transactions.push(date, field(), field(), field()).expect("an amount");
    }
    let named = |at: u32| chart.accounts()[at as usize].name.as_str();
    for (text, coded) in texts.iter().zip(Coder::new(&chart).code(&transactions).coded) {
        let account = coded.account.map_or("-", named);
        let (vat, sure) = (coded.vat, coded.confidence.thousandths());
        let others = coded.alternatives.iter().map(|(at, _)| named(*at)).collect::<Vec<_>>();
        println!("{text} | {account} {vat} {sure} | {} | {}", others.join(", "), coded.reason);
    }
}

/// For each line of standard input the hashes that the model sees, in hexadecimal.
fn print_features() {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        let hashes = features(&line.expect("a text"));
        let hashes: Vec<String> = hashes.iter().map(|hash| format!("{hash:08x}")).collect();
        writeln!(out, "{}", hashes.join(" ")).expect("standard output");
    }
}

/// For each line of every set: set, kind of chart, kind of evidence, uncalibrated likelihood,
/// whether it is right, the concept, and what else confidence hangs on.
fn print_raw() {
    for set in data::sets()
        .into_iter()
        .chain(["unseen", "blind", "blind_2"].into_iter().flat_map(data::sets_of))
    {
        let ledger = Coder::new(&set.chart).ledger();
        for (line, coded) in set.lines.iter().zip(code(&set, true).unwrap_or_default()) {
            let guess = guess(&set, &coded);
            let is_right = guess.accounts.first().is_some_and(|best| line.accounts.contains(best));
            let kind = coded.evidence();
            let right = u8::from(is_right);
            let (name, likelihood) = (set.name, guess.confidence);
            let concept = coded.concept().unwrap_or("-");
            let grounds = coded.grounds();
            println!("{name}\t{ledger}\t{kind}\t{likelihood}\t{right}\t{concept}\t{grounds}");
        }
    }
}
