//! Files of `tieout code`: the forms they come in, and what is refused with its place.

use serde_json::Value;

use crate::support::{Desk, Ran};

const TXNS: &str = "date,amount,description\n2026-03-02,-42.60,TRAINLINE.COM LONDON\n";
const CHART: &str = "code,name,type\n404,Bank charges,EXPENSE\n493,Rail travel,EXPENSE\n";

fn run(txns: &str, chart: &str, args: &[&str]) -> Ran {
    let desk = Desk::new().file("txns.csv", txns).file("chart.csv", chart);
    desk.run(&[&["code", "txns.csv", "chart.csv"], args].concat())
}

/// The chart is refused with 3 and exactly these words.
#[track_caller]
fn refuses_chart(chart: &str, words: &str) {
    assert_eq!(run(TXNS, chart, &[]).refused(3), words);
}

/// The transactions are refused with 3 and exactly these words.
#[track_caller]
fn refuses(txns: &str, words: &str) {
    assert_eq!(run(txns, CHART, &[]).refused(3), words);
}

/// The one transaction is coded to rail travel.
#[track_caller]
fn is_rail(ran: &Ran) {
    assert_eq!(ran.json()["results"][0]["suggested_account_code"], "493", "{ran:?}");
}

#[test]
fn columns_of_money_in_and_out_merchants_and_titles_above_are_understood() {
    let txns = "Statement of March\n\nDate;Paid out;Paid in;Details;Merchant\n\
                2026-03-02;42.60;;CARD 4417;Trainline\n2026-03-03;;100.00;Sale;\n";
    let ran = run(txns, CHART, &["--json"]);
    is_rail(&ran);
    assert_eq!(
        ran.stderr,
        "note: txns.csv  date=Date in=Paid in out=Paid out description=Details merchant=Merchant   \
         (guessed; --map to change)\n"
    );
    let table = run(txns, CHART, &[]).stdout;
    assert!(table.contains("total 57.40") && table.contains("header on line 3"), "{table}");
}

#[test]
fn options_hold_for_both_files_or_for_the_one_they_name() {
    let txns = "Day|Value|Text\n02/03/2026|-1.042,60|TRAINLINE.COM\n";
    let chart = "Nr;Konto;Art\n493;Rail travel;Overhead\n";
    let args = [
        "--json",
        "--quiet",
        "--map",
        "date=Day,amount=Value,description=Text,code=Nr",
        "--map",
        "chart:name=Konto,type=Art",
        "--delimiter",
        "txns:|",
        "--decimal",
        "txns:,",
        "--date-format",
        "%d/%m/%Y",
    ];
    is_rail(&run(txns, chart, &args));
    for (option, value) in [
        ("--map", "bank:date=Day"),
        ("--map", "chart:date=Day"),
        ("--map", "txns:code=Nr"),
        ("--map", "payee=Nr"),
        ("--delimiter", "bank:;"),
        ("--decimal", "chart:x"),
    ] {
        assert!(run(TXNS, CHART, &[option, value]).refused(2).contains(option), "{value}");
    }
    let twice = run(TXNS, CHART, &["--map", "code=code", "--map", "chart:code=name"]);
    assert!(twice.refused(2).contains("--map: code is mapped twice"), "{twice:?}");
}

#[test]
fn the_types_of_other_programs_are_mapped_and_it_is_said_how() {
    let chart = "*Code,*Name,*Type,*Tax Code\n090,Current,Bank,x\n493,Rail,Overhead,x\n\
                 200,Sales,Revenue,x\n310,Cost,Direct Costs,x\n970,Capital,Equity,x\n";
    let ran = run(TXNS, chart, &["--output", "csv"]);
    assert_eq!(
        ran.stderr,
        "note: chart.csv  code=*Code name=*Name type=*Type   (guessed; --map to change)\n\
         note: chart.csv: types read: \"Overhead\", \"Direct Costs\" as EXPENSE; \"Bank\" as ASSET\n"
    );
    assert_eq!(run(TXNS, chart, &["--output", "csv", "--quiet"]).stderr, "");
}

#[test]
fn codes_keep_their_zeros_and_those_that_are_missing_or_stand_twice_are_noted() {
    let chart = "code,name,type\n0493,Rail travel,EXPENSE\n,Loose,EXPENSE\n0493,Other,ASSET\n";
    let ran = run(TXNS, chart, &["--json"]);
    let first = &ran.json()["results"][0];
    assert_eq!(first["suggested_account_code"], "0493");
    assert_eq!(first["suggested_account_type"], Value::Null, "it stands with two types");
    assert_eq!(
        ran.stderr,
        "note: chart.csv: 1 account has no code, its name stands for it (line 3)\n\
         note: chart.csv: code \"0493\" stands on lines 2, 4\n"
    );
}

#[test]
fn where_no_account_has_a_code_names_stand_for_them_and_it_is_said() {
    let rows = "Bank charges,Expense\nRail travel,Expense\n";
    let without = format!("Full name,Type\n{rows}");
    let empty =
        format!("Account #,Full name,Type\n{}", rows.replace("Ban", ",Ban").replace("Rai", ",Rai"));
    let json = "[{\"code\": \"\", \"name\": \"Rail travel\", \"type\": \"EXPENSE\"}]";
    let said = "note: chart.csv: no account has a code: names stand for them";
    for (chart, said) in [
        (without.as_str(), format!("{said}; --map chart:code=HEADER if it has codes\n")),
        (empty.as_str(), format!("{said}\n")),
        (json, format!("{said}\n")),
    ] {
        let ran = run(TXNS, chart, &["--json"]);
        let first = &ran.json()["results"][0];
        assert_eq!(first["suggested_account_code"], "Rail travel", "{ran:?}");
        assert_eq!(first["suggested_account_name"], "Rail travel", "{ran:?}");
        assert!(ran.stderr.ends_with(&said), "{ran:?}");
    }
}

#[test]
fn a_chart_that_cannot_be_read_is_refused_with_line_column_and_value() {
    refuses_chart(
        "code,name,type\n404,Bank charges,EXPENSE\n999,Suspense,General\n",
        "error: chart.csv line 3, column \"type\": \"General\" is not a type of account\n  \
         hint: types are INCOME, EXPENSE, ASSET, LIABILITY and EQUITY, or as programs call them, \
         such as Direct Costs or Current Asset\n",
    );
    refuses_chart(
        "Code,Name,Category\n,Overheads,\n",
        "error: chart.csv line 2, column \"Category\": \"\" is not a type of account\n  \
         hint: a section title or a total? Remove it\n",
    );
    refuses_chart(
        "",
        "error: chart.csv: the file is empty\n  \
         hint: expected a header line such as code,name,type\n",
    );
    refuses_chart(
        "404,Bank charges,Expense\n",
        "error: chart.csv line 1: the file has no header line: this is data\n  \
         hint: add a first line that names the columns, such as code,name,type\n",
    );
    refuses_chart(
        "Ref,Type\n404,Expense\n",
        "error: chart.csv line 1: no column for code and name\n  \
         hint: name columns with --map chart:code=HEADER; this line has \"Ref\", \"Type\"\n",
    );
    refuses_chart(
        "code,name,type\n404,Bank charges\n",
        "error: chart.csv line 2: the row has 2 fields where the header has 3\n  \
         hint: a section title or a total? Remove it; a text that contains a line break must be \
         quoted\n",
    );
    let long = "x".repeat(10_001);
    let ran = run(TXNS, &format!("code,name,type\n1,{long},ASSET\n"), &[]);
    assert!(ran.refused(3).contains("x…\" is longer than 10000 characters"), "{ran:?}");
}

#[test]
fn transactions_that_cannot_be_read_are_refused_with_line_column_and_value() {
    refuses(
        "date,amount,description\n2026-03-02,\"1.234,50\",A\n02/03/2026,5,B\n2026-02-30,5,C\n",
        "error: txns.csv line 3, column \"date\": \"02/03/2026\" is not a date in the form %Y-%m-%d\n  \
         hint: it is written %d/%m/%Y: all days of a file are to be of one form\n\
         error: txns.csv line 4, column \"date\": \"2026-02-30\" is not a day of the calendar (%Y-%m-%d)\n",
    );
    let iso = run(TXNS, CHART, &["--date-format", "%d/%m/%Y"]);
    assert!(iso.refused(3).contains("hint: it is written %Y-%m-%d"), "{iso:?}");
    let none = Desk::new().file("chart.csv", CHART).run(&["code", "txns.csv", "chart.csv"]);
    assert!(none.refused(3).starts_with("error: cannot read txns.csv: No such file"), "{none:?}");
    let both = run("x\n", "y\n", &[]);
    assert!(
        both.refused(3).contains("chart.csv line 1")
            && both.stderr.contains("txns.csv: no row has"),
        "{both:?}"
    );
}

#[test]
fn a_day_above_twelve_says_how_the_dates_of_the_file_are_written() {
    let days = |rows: &str| -> Vec<String> {
        let ran = run(&format!("date,amount,description\n{rows}"), CHART, &["--output", "jsonl"]);
        let lines = ran.stdout.lines().filter(|line| line.contains("\"results\""));
        let row = |line: &str| serde_json::from_str::<Value>(line).expect("JSON");
        lines.map(|line| row(line)["date"].as_str().expect("a day").to_owned()).collect()
    };
    let british = "02/03/2026,-5,A\n03/04/2026,-5,B\n13/03/2026,-5,C\n";
    assert_eq!(days(british), ["2026-03-02", "2026-04-03", "2026-03-13"]);
    let american = british.replace("13/03", "03/13");
    assert_eq!(days(&american), ["2026-02-03", "2026-03-04", "2026-03-13"]);
    // No pattern reads all of these: the ones that most do not have are named.
    let both = british.to_owned() + "03/14/2026,-5,D\n";
    let ran = run(&format!("date,amount,description\n{both}"), CHART, &[]);
    assert!(ran.refused(3).contains("is not a"), "{ran:?}");
}

#[test]
fn debits_of_a_statement_are_money_out_and_it_is_said() {
    let txns = "Transaction Date,Transaction Type,Sort Code,Transaction Description,Debit Amount,\
                Credit Amount,Balance\n\
                2026-03-02,DEB,30-00-00,TRAINLINE.COM LONDON,42.60,,10.00\n\
                2026-03-03,FPI,30-00-00,SALE,,100.00,110.00\n";
    let ran = run(txns, CHART, &["--output", "jsonl"]);
    let first: Value =
        serde_json::from_str(ran.stdout.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["amount"].to_string(), "-42.6");
    assert_eq!(first["suggested_account_code"], "493", "{ran:?}");
    assert_eq!(
        ran.stderr,
        "note: txns.csv  date=Transaction Date in=Credit Amount out=Debit Amount \
         description=Transaction Description   (guessed; --map to change)\n"
    );
    // In the books it is the other way round, unless the balance shows that they are the bank's.
    let books = txns.replace(",Balance", "").replace(",10.00", "").replace(",110.00", "");
    let ran = Desk::with(txns, &books).reconcile(&[]);
    assert!(
        ran.stderr.contains("book.csv: Debit Amount and Credit Amount give the amounts"),
        "{ran:?}"
    );
    assert!(ran.stderr.contains("a debit is money in, a credit money out"), "{ran:?}");
}

#[test]
fn of_two_columns_that_could_be_the_description_who_was_paid_is_the_merchant() {
    let ran = run("date,amount,Memo,Payee\n2026-03-02,-5,A,B\n", CHART, &[]);
    assert!(ran.stdout.contains("date amount description=Memo merchant=Payee"), "{ran:?}");
}

#[test]
fn files_in_the_place_of_each_other_are_told_apart() {
    let desk = Desk::new().file("txns.csv", TXNS).file("chart.csv", CHART);
    let hint = "  hint: give the transactions first and the chart second\n";
    let chart = "error: chart.csv: this looks like a chart of accounts, not transactions\n";
    let txns = "error: txns.csv: this looks like transactions, not a chart of accounts\n";
    let ran = desk.run(&["code", "chart.csv", "txns.csv"]);
    assert_eq!(ran.refused(3), format!("{chart}{hint}{txns}{hint}"));
    let statement = "Date,Type,Description,Value,Balance,Account Name,Account Number\n\
                     2026-03-02,D/D,TRAINLINE,-5,5,Jo,123\n";
    let desk = desk.file("txns.csv", statement);
    let ran = desk.run(&["code", "chart.csv", "txns.csv"]);
    assert_eq!(ran.refused(3), format!("{chart}{hint}{txns}{hint}"));
    let bad = run("Date,Type,Account Name\n2026-03-02,D/D,Jo\n", CHART, &[]);
    assert!(bad.refused(3).contains("no row has a day and an amount"), "it has dates: {bad:?}");
    let bad = run(TXNS, &CHART.replace("EXPENSE", "Nonsense"), &[]);
    assert!(bad.refused(3).contains("is not a type of account"), "{bad:?}");
}

#[test]
fn the_columns_of_both_files_in_one_map_are_refused_with_what_to_do() {
    let ran = run(TXNS, CHART, &["--map", "txns:date=date,chart:code=code"]);
    let said = "give each file its own --map: add another --map \
                chart:code=code";
    assert!(ran.refused(2).contains(said), "{ran:?}");
    let ran = Desk::with("x\n", "y\n").reconcile(&["--map", "date=Day, book:amount=Sum"]);
    assert!(ran.refused(2).contains("another --map book:amount=Sum"), "{ran:?}");
}

#[test]
fn what_is_wrong_is_json_with_section_file_line_and_value_for_programs() {
    let ran = run(&TXNS.replace("-42.60", "x"), CHART, &["--json"]);
    let envelope: Value = serde_json::from_str(ran.refused(3)).expect("JSON");
    assert_eq!(envelope["error"]["code"], "invalid_request_format");
    let issue = &envelope["error"]["details"]["issues"][0];
    assert_eq!((&issue["section"], &issue["file"]), (&"transactions".into(), &"txns.csv".into()));
    assert_eq!((&issue["line"], &issue["field"]), (&2.into(), &"amount".into()));
    assert_eq!(issue["value"], "x");
}

/// Both as JSON; refused with 3 and exactly these words.
#[track_caller]
fn refuses_json(txns: &str, chart: &str, words: &str) {
    let desk = Desk::new().file("t.json", txns).file("c.json", chart);
    assert_eq!(desk.run(&["code", "t.json", "c.json"]).refused(3), words);
}

#[test]
fn json_arrays_are_read_strictly_and_faults_have_their_lines() {
    let chart = "[{\"code\": \"493\", \"name\": \"Rail travel\", \"type\": \"overheads\"}]";
    let txns = "\u{feff}[\n  {\"date\": \"2026-03-02\", \"amount\": -42.60,\n   \"description\": \
                \"\", \"merchant\": \"Trainline\"}\n]";
    let desk = Desk::new().file("t.json", txns).file("c.json", chart);
    let ran = desk.run(&["code", "t.json", "c.json", "--output", "jsonl"]);
    let first: Value =
        serde_json::from_str(ran.stdout.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["line"], &first["merchant"]), (&2.into(), &"Trainline".into()));
    assert_eq!(first["suggested_account_code"], "493", "{ran:?}");
    let joined = desk.run(&["code", "t.json", "c.json", "--output", "csv"]).stdout;
    assert!(joined.starts_with("date,description,amount,merchant,suggested_"), "{joined}");
    let piped = desk.run_with_input(&["code", "-", "c.json", "--json"], txns.as_bytes());
    is_rail(&piped);
    refuses_json(
        "[{\"date\": \"2026-03-02\", \"amount\": \"5\", \"description\": \"\"},\n\
         {\"date\": \"2026-13-02\", \"description\": \"\", \"payee\": 1}]",
        chart,
        "error: t.json line 1, column \"amount\": \"5\" must be a number, not a string\n\
         error: t.json line 2, column \"payee\": is not a known key; known are date, description, \
         amount, merchant\n\
         error: t.json line 2, column \"date\": \"2026-13-02\" is not a day of the calendar\n\
         error: 1 more problem in t.json\n",
    );
    refuses_json(
        "{\"transactions\": []}",
        "[{\"code\": \"1\", \"name\": \"A\", \"type\": \"other\"}, 7]",
        "error: t.json: the file must be an array, not an object\n  \
         hint: expected an array of objects with date, description, amount, merchant\n\
         error: c.json line 1, column \"type\": \"other\" is not a type of account\n\
         error: c.json line 1: the element must be an object, not a number\n",
    );
    let cut = Desk::new().file("t.json", "[{").file("c.json", chart);
    let ran = cut.run(&["code", "t.json", "c.json"]);
    assert!(ran.refused(3).starts_with("error: t.json: this is not JSON: EOF while"), "{ran:?}");
}

#[test]
fn empty_inputs_are_valid_inputs() {
    let none = run("date,amount,description\n", CHART, &["--json"]);
    assert_eq!((none.code, none.json()["summary"]["transactions"].as_u64()), (Some(0), Some(0)));
    let table = run("date,amount,description\n", CHART, &[]);
    assert!(table.stdout.ends_with("\nCoded 0 · uncoded 0\n"), "{table:?}");
    let no_chart = run(TXNS, "code,name,type\n", &["--json"]);
    assert_eq!((no_chart.code, &no_chart.json()["summary"]["uncoded"]), (Some(1), &1.into()));
}

#[test]
fn amounts_without_signs_get_them_from_a_column_and_two_currencies_are_refused() {
    let txns = "date,amount,Type,description\n2026-03-02,42.60,DEBIT,TRAINLINE.COM LONDON\n";
    let ran = run(txns, CHART, &[]);
    assert!(ran.stdout.contains("total -42.60"), "{ran:?}");
    assert!(ran.stderr.contains("a debit is money out, a credit money in"), "{ran:?}");
    let two = "date,amount,Currency,description\n2026-03-02,-1,GBP,A\n2026-03-02,-1,USD,B\n";
    let ran = run(two, CHART, &[]);
    let said = ran.refused(3);
    assert!(said.contains("which currency is wanted?"), "{said}");
    assert!(
        said.contains("--account txns:GBP\n") && said.contains("--account txns:USD\n"),
        "{said}"
    );
}
