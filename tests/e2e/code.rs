//! `tieout code`: what it shows, how it ends, and the file it writes.

use std::io::Read as _;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use tieout_coding::{Coder, CodingRequest};

use crate::support::{Desk, Ran};

const TXNS: &str = "date,amount,description\n\
                    2026-03-02,-42.60,TRAINLINE.COM LONDON\n\
                    2026-03-03,-12.00,Bank charges March\n\
                    2026-03-04,-7.50,\n";
const CHART: &str = "code,name,type\n\
                     0404,Bank charges,EXPENSE\n\
                     493,Rail travel,EXPENSE\n\
                     200,Sales,REVENUE\n";

fn desk() -> Desk {
    Desk::new().file("txns.csv", TXNS).file("chart.csv", CHART)
}

pub(crate) fn code(desk: &Desk, args: &[&str]) -> Ran {
    desk.run(&[&["code", "txns.csv", "chart.csv"], args].concat())
}

/// The lines of `--output jsonl` that are of this list.
fn listed(ran: &Ran, list: &str) -> Vec<Value> {
    let lines = ran.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    lines.filter(|line: &Value| line["list"] == list).collect()
}

/// An amount of at most two decimals in pence, from its JSON.
fn pence(amount: &Value) -> i64 {
    let text = amount.to_string();
    let (pounds, pence) = text.split_once('.').unwrap_or((&text, "0"));
    format!("{pounds}{pence:0<2}").parse().expect("an amount")
}

/// The example of the guide, run from the root of the project as it says.
fn example(args: &[&str]) -> Ran {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = ["code", "examples/transactions.csv", "examples/chart.csv"];
    let mut command = Desk::new().command(&[&files, args].concat());
    Ran::of(command.current_dir(root).output().expect("the program runs"))
}

#[test]
fn the_guide_shows_what_coding_its_example_prints() {
    let ran = example(&["--min-confidence", "0.5"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let shown = ran.stdout.trim_end();
    assert!(
        include_str!("../../docs/guide/coding.md").contains(shown),
        "the guide does not show:\n{shown}"
    );
}

#[test]
fn all_coded_ends_with_0_and_an_uncoded_transaction_with_1_in_every_output_mode() {
    let all = TXNS.rsplit_once("2026-03-04").expect("three rows").0;
    let all = Desk::new().file("txns.csv", all).file("chart.csv", CHART);
    for output in ["table", "json", "jsonl", "csv"] {
        assert_eq!(code(&all, &["--output", output]).code, Some(0), "{output}");
        assert_eq!(code(&desk(), &["--output", output]).code, Some(1), "{output}");
        let never = code(&desk(), &["--output", output, "--fail-on", "never"]);
        assert_eq!(never.code, Some(0), "{output}");
    }
}

#[test]
fn json_is_exactly_the_result_object_of_the_api() {
    let body = json!({
        "transactions": [
            {"date": "2026-03-02", "amount": -42.60, "description": "TRAINLINE.COM LONDON"},
            {"date": "2026-03-03", "amount": -12, "description": "Bank charges March"},
            {"date": "2026-03-04", "amount": -7.50, "description": ""},
        ],
        "chart_of_accounts": [
            {"code": "0404", "name": "Bank charges", "type": "EXPENSE"},
            {"code": "493", "name": "Rail travel", "type": "EXPENSE"},
            {"code": "200", "name": "Sales", "type": "INCOME"},
        ],
    });
    let request = CodingRequest::decode(body.to_string().as_bytes()).expect("a body");
    let outcome = Coder::new(&request.chart).code(&request.transactions);
    let expected = serde_json::to_string(&outcome.to_contract(&request.chart, 0)).expect("JSON");
    let ran = code(&desk(), &["--json"]);
    assert_eq!((ran.stdout, ran.stderr.as_str()), (format!("{expected}\n"), ""));
    let as_json = Desk::new()
        .file("txns.json", body["transactions"].to_string())
        .file("chart.json", body["chart_of_accounts"].to_string());
    let ran = as_json.run(&["code", "txns.json", "chart.json", "--json"]);
    assert_eq!(ran.stdout, format!("{expected}\n"));
}

#[test]
fn the_table_lists_what_is_coded_and_what_is_not_and_adds_up() {
    let ran = code(&desk(), &[]);
    let text = &ran.stdout;
    let starts = |start: &str| {
        text.lines().find(|line| line.trim_start().starts_with(start)).unwrap_or_else(|| {
            panic!("no line starts with {start}:\n{text}");
        })
    };
    assert!(starts("txns.csv").contains("3 transactions  total -62.10"), "{text}");
    assert!(text.contains("\nSuggested (2)\n") && text.contains("\nUncoded (1)\n"), "{text}");
    assert!(starts("2  2026-03-02").contains("493      Rail travel"), "{text}");
    assert!(starts("3  2026-03-03").contains("0404     Bank charges"), "{text}");
    assert!(starts("4  2026-03-04").contains("(no description)"), "{text}");
    assert!(starts("total").contains("-62.10"), "{text}");
    assert!(text.ends_with('\n') && text.contains("\nCoded 2 · uncoded 1"), "{text}");
    let limited = code(&desk(), &["--limit", "1"]).stdout;
    assert!(limited.contains("… 1 more; --limit 0 shows all"), "{limited}");
}

#[test]
fn totals_by_account_add_up_to_the_sum_of_the_input_and_vat_to_the_penny() {
    let ran = example(&["--output", "jsonl"]);
    let (results, accounts) = (listed(&ran, "results"), listed(&ran, "accounts"));
    assert_eq!(listed(&ran, "summary").len(), 1);
    let total: i64 = accounts.iter().map(|of| pence(&of["total"])).sum();
    assert_eq!(total, results.iter().map(|row| pence(&row["amount"])).sum::<i64>());
    let count: u64 = accounts.iter().filter_map(|of| of["transactions"].as_u64()).sum();
    assert_eq!(count, results.len() as u64);
    for of in &accounts {
        let code = &of["account_code"];
        let rows = results.iter().filter(|row| row["suggested_account_code"] == *code);
        let vat: i64 = rows
            .map(|row| {
                let parts = match row["vat_code"].as_str() {
                    Some("ST") => 6,
                    Some("RR") => 21,
                    _ => return 0,
                };
                let amount = pence(&row["amount"]);
                amount.signum() * ((amount.abs() * 2 + parts) / (2 * parts))
            })
            .sum();
        assert_eq!(pence(&of["vat_if_included"]), vat, "{of}");
    }
}

#[test]
fn what_is_uncoded_has_no_vat_code_but_in_json() {
    let table = code(&desk(), &[]).stdout;
    let line = |start: &str| {
        table.lines().find(|line| line.trim_start().starts_with(start)).expect("a line")
    };
    assert!(line("(uncoded)").ends_with("0.00"), "{table}");
    assert!(line("total  ").ends_with("EX 1, ZR 1"), "{table}");
    let csv = code(&desk(), &["--output", "csv"]).stdout;
    let uncoded = csv.lines().last().expect("a row");
    assert!(uncoded.starts_with("2026-03-04,-7.50,,,,,,0.000,,,"), "{csv}");
    let json = code(&desk(), &["--json"]).json();
    assert_eq!(json["results"][2]["vat_code"], "NV", "the shape of the API");
}

#[test]
fn out_joins_all_columns_as_they_were_with_the_suggestions() {
    let txns = "\u{feff}Konto;Wert;Datum;Zweck;=x\r\n\
                007;-1.042,60;02.03.2026;\"TRAINLINE.COM\nLONDON\";=1+1\r\n\
                +44;-12,00;03.03.2026;\"Bank charges; March\";-5,00\r\n";
    let desk = Desk::new().file("txns.csv", txns).file("chart.csv", CHART);
    let args = [
        "--map",
        "amount=Wert,date=Datum,description=Zweck",
        "--decimal",
        ",",
        "--date-format",
        "%d.%m.%Y",
    ];
    let ran = code(&desk, &[&args[..], &["--out", "coded.csv", "--fail-on", "never"]].concat());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), "note: wrote coded.csv\n"), "{ran:?}");
    let coded = desk.read("coded.csv");
    let added = "suggested_account_code,suggested_account_name,suggested_account_type,vat_code,\
                 confidence,alternative_1,alternative_2,reason";
    assert!(coded.starts_with(&format!("Konto,Wert,Datum,Zweck,'=x,{added}\n007,")), "{coded}");
    let rail =
        "007,\"-1.042,60\",02.03.2026,\"TRAINLINE.COM\nLONDON\",'=1+1,493,Rail travel,EXPENSE,";
    assert!(coded.contains(rail), "{coded}");
    let bank = "+44,\"-12,00\",03.03.2026,Bank charges; March,\"-5,00\",0404,Bank charges,EXPENSE,";
    assert!(coded.contains(&format!("\n{bank}")), "{coded}");
    let printed = code(&desk, &[&args[..], &["--output", "csv"]].concat()).stdout;
    assert_eq!(printed, coded, "the same on standard output");
    // What an earlier run added is replaced, not added to.
    let again = [&["code", "coded.csv", "chart.csv"], &args[..], &["--output", "csv"]].concat();
    let again = desk.run(&again).stdout.replace("''", "'");
    assert_eq!(again, coded);
}

#[test]
fn a_column_that_is_called_as_one_that_is_added_is_refused_before_any_work() {
    let txns = "date,amount,description,reason\n2026-03-02,-5,RENT,mine\n";
    let desk = Desk::new().file("txns.csv", txns).file("chart.csv", CHART);
    for args in [&["--out", "coded.csv"][..], &["--output", "csv"]] {
        let ran = code(&desk, args);
        let words = "error: txns.csv already has a column \"reason\", which would be added\n  \
                     hint: rename it in the file, or use --output jsonl\n";
        assert_eq!(ran.refused(3), words);
    }
    assert_eq!(code(&desk, &["--fail-on", "never"]).code, Some(0), "elsewhere it is no matter");
}

#[test]
fn out_is_never_an_input_a_link_or_half_a_file() {
    let desk = desk();
    let ran = code(&desk, &["--out", "txns.csv"]);
    assert!(ran.refused(2).contains("--out would overwrite the input"), "{ran:?}");
    assert_eq!(desk.read("txns.csv"), TXNS);
    std::os::unix::fs::symlink("real.csv", desk.path("link.csv")).expect("a link");
    let ran = code(&desk, &["--out", "link.csv"]);
    assert!(ran.refused(2).contains("which is a link"), "{ran:?}");
    let ran = code(&desk, &["--out", "none/coded.csv"]);
    assert!(ran.refused(3).contains("the directory does not exist"), "{ran:?}");
    let ran = code(&desk, &["--out", "."]);
    assert!(ran.refused(3).starts_with("error: cannot write ."), "{ran:?}");
    code(&desk, &["--out", "-"]).refused(2);
    let bad = desk.file("txns.csv", TXNS.replace("-7.50", "x")).file("coded.csv", "OLD");
    code(&bad, &["--out", "coded.csv"]).refused(3);
    assert_eq!(bad.read("coded.csv"), "OLD", "nothing is written on failure");
}

#[test]
fn what_is_less_sure_than_min_confidence_is_uncoded_and_keeps_its_alternatives() {
    let all = example(&["--json"]).json();
    let strict = example(&["--json", "--min-confidence", "0.95"]).json();
    let results = |of: &Value| of["results"].as_array().expect("a list").clone();
    let mut uncoded = 0;
    for (before, after) in results(&all).into_iter().zip(results(&strict)) {
        let is_sure = before["confidence"].as_f64() >= Some(0.95);
        for kept in ["row", "confidence", "alternatives", "reason"] {
            assert_eq!(before[kept], after[kept]);
        }
        if is_sure {
            assert_eq!(before, after);
        } else {
            uncoded += 1;
            assert_eq!(after["vat_code"], "NV");
            for null in ["code", "name", "type"] {
                assert_eq!(after[format!("suggested_account_{null}")], Value::Null);
            }
        }
    }
    assert_eq!(strict["summary"]["uncoded"], uncoded);
    assert_eq!(strict["summary"]["coded"], results(&all).len() - uncoded);
    let taken = uncoded
        - usize::try_from(all["summary"]["uncoded"].as_u64().expect("a count")).expect("small");
    let table = example(&["--min-confidence", "0.95"]).stdout;
    assert!(table.contains(&format!("below --min-confidence {taken}\n")), "{table}");
    for score in ["1.001", "-0.1", "0.9999", "90%", ""] {
        example(&["--min-confidence", score]).refused(2);
    }
}

#[test]
fn either_file_may_be_standard_input_and_only_one() {
    let desk = desk();
    let expected = code(&desk, &["--json"]).stdout;
    let txns = desk.run_with_input(&["code", "-", "chart.csv", "--json"], TXNS.as_bytes());
    let chart = desk.run_with_input(&["code", "txns.csv", "-", "--json"], CHART.as_bytes());
    assert_eq!((txns.stdout, chart.stdout), (expected.clone(), expected));
    let both = desk.run_with_input(&["code", "-", "-"], b"");
    assert!(both.refused(2).contains("only one of TXNS and CHART"), "{both:?}");
    let same = desk.run(&["code", "txns.csv", "./txns.csv"]);
    assert!(same.refused(2).contains("are the same file"), "{same:?}");
}

#[test]
fn nothing_in_a_file_can_steer_the_terminal_or_run_in_a_spreadsheet() {
    let txns = "date,amount,description\n2026-03-02,-5,\"\u{1b}[2J\u{202e}evil\nline\u{9b}\"\n";
    let chart = "code,name,type\n=2+2,\u{1b}[31mRail\u{202e},EXPENSE\n";
    let desk = Desk::new()
        .file("txns.csv", txns.to_owned() + "2026-03-02,-6,=2+2 @AVG \u{1b}[31mRail\n")
        .file("chart.csv", chart);
    for output in ["table", "csv"] {
        let ran = code(&desk, &["--output", output]);
        let is_raw = output == "csv";
        assert_eq!(ran.stdout.contains('\u{1b}'), is_raw, "{ran:?}");
        assert!(!ran.stderr.contains('\u{1b}'), "{ran:?}");
    }
    let csv = code(&desk, &["--output", "csv"]).stdout;
    assert!(csv.contains(",'=2+2 @AVG"), "{csv}");
    assert!(!csv.contains(",=2+2"), "{csv}");
}

pub(crate) fn many(rows: usize) -> Desk {
    let rows = (0..rows).map(|n| format!("2026-01-01,-{n}.07,PAYMENT {n}\n"));
    let txns: String =
        std::iter::once("date,amount,description\n".to_owned()).chain(rows).collect();
    Desk::new().file("txns.csv", txns).file("chart.csv", CHART)
}

#[test]
fn a_reader_of_coded_transactions_that_has_seen_enough_is_no_failure() {
    let desk = many(3_000);
    for output in ["table", "json", "jsonl", "csv"] {
        let mut child = desk
            .command(&["code", "txns.csv", "chart.csv", "--limit", "0", "--output", output])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = [0_u8; 16];
        child.stdout.take().expect("standard output").read_exact(&mut first).expect("some bytes");
        let ran = Ran::of(child.wait_with_output().expect("the program ends"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{output}");
    }
}

#[test]
fn what_was_coded_before_is_coded_so_again_from_an_earlier_output_or_an_export_of_the_books() {
    let desk = desk();
    let first = code(&desk, &["--out", "coded.csv"]);
    assert_eq!(first.code, Some(1), "{first:?}");
    // The books say otherwise, twice.
    let books = "Date,Payee,Account,Debit,Credit\n\
                 20/01/2026,Trainline.com London,Bank charges,42.60,\n\
                 20/02/2026,Trainline.com London,0404 Bank charges,42.60,\n";
    let desk = desk.file("books.csv", books);
    let ran = code(&desk, &["--history", "books.csv", "--output", "jsonl"]);
    assert!(ran.stderr.contains("2 transactions with accounts in the column Account"), "{ran:?}");
    let of = &listed(&ran, "results")[0];
    assert_eq!(of["suggested_account_code"], "0404", "{ran:?}");
    assert_eq!(of["reason"], "coded so 2 times before, last on 2026-02-20");
    assert_eq!(of["alternatives"][0]["account_code"], "493");

    // An output with the account finally used, twice the same payee.
    let coded = std::fs::read_to_string(desk.path("coded.csv")).expect("the output");
    let (head, rows) = coded.split_once('\n').expect("rows");
    let train = rows.lines().next().expect("a row").replace(",493,", ",0404,");
    let later = train.replace("2026-03-02", "2026-03-09");
    let desk = desk.file("used.csv", format!("{head}\n{train}\n{later}\n"));
    let ran = code(&desk, &["--history", "used.csv", "--output", "jsonl"]);
    assert_eq!(listed(&ran, "results")[0]["suggested_account_code"], "0404", "{ran:?}");
}

#[test]
fn a_history_without_accounts_of_the_chart_is_refused_and_none_goes_to_a_daemon() {
    let desk = desk();
    let ran = code(&desk, &["--history", "txns.csv"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(3), ""), "{ran:?}");
    assert!(ran.stderr.contains("no column consists mostly of accounts of chart.csv"), "{ran:?}");
    assert_eq!(code(&desk, &["--history", "txns.csv", "--remote"]).code, Some(2));
    // One leg of each entry is the bank's own, which is no answer.
    let legs = "Date,Payee,Account,Amount\n20/01/2026,Trainline,0404,42.60\n20/01/2026,Trainline,1200,-42.60\n";
    let desk = desk.file("legs.csv", legs);
    let map = ["--history", "legs.csv", "--map", "history:amount=Amount,sign="];
    assert!(code(&desk, &map).refused(3).contains("its rows add up to zero"));
}
