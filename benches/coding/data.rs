//! Charts and labelled lines, as they lie in `data/`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tieout::contract::coding::VatCode;
use tieout::date::Date;
use tieout_coding::{Chart, ChartAccount, CodingTransactions};

/// The project's root: the benchmark belongs to the crate in `src/coding`.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// One line with what is right for it.
pub(crate) struct Line {
    pub(crate) date: String,
    pub(crate) description: String,
    pub(crate) amount: String,
    /// Codes of the accounts that are right, the best first. Empty: nothing can be known.
    pub(crate) accounts: Vec<String>,
    /// VAT codes that are right, the best first.
    pub(crate) vat: Vec<VatCode>,
    /// The part it belongs to; a model that has seen that part is not asked.
    pub(crate) fold: Option<u8>,
}

/// Lines that are coded with one chart.
pub(crate) struct Set {
    pub(crate) name: &'static str,
    pub(crate) chart: Chart,
    pub(crate) lines: Vec<Line>,
}

/// One file of lines, labelled for several charts.
const LABELLED: [(&str, &str, &str, &str, &str); 9] = [
    ("a, package", "chart_a_xero_uk", "uk_lines_dev", "acct_a", "uk_lines_dev"),
    ("b, freelancer", "chart_b_freeagent", "uk_lines_dev", "acct_b", "uk_lines_dev"),
    ("c, terse", "chart_c_terse", "uk_lines_dev", "acct_c", "uk_lines_dev"),
    ("d, package", "chart_d_odoo_uk", "uk_lines_dev", "acct_d", "uk_lines_dev"),
    ("e, creative", "chart_e_creative", "uk_lines_creative", "acct_e", "uk_lines_dev"),
    ("f, plain words", "chart_f_plain_words", "uk_lines_creative", "acct_f", "uk_lines_dev"),
    ("tuning 1", "tuning_chart_1", "tuning_lines", "acct_1", "tuning_lines"),
    ("tuning 2", "tuning_chart_2", "tuning_lines", "acct_2", "tuning_lines"),
    ("tuning 3", "tuning_chart_3", "tuning_lines", "acct_3", "tuning_lines"),
];

/// Every set there is, the council's last.
pub(crate) fn sets() -> Vec<Set> {
    let mut sets: Vec<Set> = LABELLED
        .iter()
        .map(|(name, chart, labels, column, texts)| Set {
            name,
            chart: read_chart(&path(chart)),
            lines: labelled(labels, column, texts),
        })
        .collect();
    for (name, chart, lines) in [
        ("unknowable, a", "chart_a_xero_uk", "unknowable_lines"),
        ("unknowable, e", "chart_e_creative", "unknowable_lines"),
        ("unknowable, tuning", "tuning_chart_1", "tuning_unknowable"),
    ] {
        sets.push(Set { name, chart: read_chart(&path(chart)), lines: unknowable(lines) });
    }
    sets.push(Set { name: "council", chart: read_chart(&path("council_chart")), lines: council() });
    sets
}

/// Sets from a folder that holds `chart_*.csv`, `lines.csv` with a column `acct_*` for each, empty
/// where a line is not of that chart's business, and `unknowable.csv`: data of another author, kept
/// elsewhere.
pub(crate) fn sets_in(folder: &Path) -> Vec<Set> {
    let mut charts: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| name_of(path).starts_with("chart_"))
        .collect();
    charts.sort();
    let texts = rows(&folder.join("lines.csv"));
    let mut sets = Vec::new();
    for chart in charts {
        let name = name_of(&chart);
        let key = name["chart_".len()..].split(['_', '.']).next().expect("a part");
        let column = format!("acct_{key}");
        // A line without an account here belongs to another chart's business: it says nothing of this.
        let labelled = texts.iter().filter(|row| !row[column.as_str()].is_empty());
        let lines = labelled.map(|row| line(row, &row[column.as_str()])).collect();
        sets.push(Set { name: name.leak(), chart: read_chart(&chart), lines });
    }
    if let (Some(first), unknowable) = (sets.first(), folder.join("unknowable.csv")) {
        let lines = rows(&unknowable).iter().map(|row| line(row, "")).collect();
        sets.push(Set { name: "unknowable", chart: first.chart.clone(), lines });
    }
    sets
}

/// The sets of a folder of `data/`, named after it.
pub(crate) fn sets_of(folder: &str) -> Vec<Set> {
    let path = Path::new(ROOT).join("benches/coding/data").join(folder);
    let named = |set: Set| Set { name: format!("{folder}, {}", set.name).leak(), ..set };
    sets_in(&path).into_iter().map(named).collect()
}

fn name_of(path: &Path) -> String {
    path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned()
}

/// Where a file of `data/` lies.
pub(crate) fn path(name: &str) -> PathBuf {
    let folder = Path::new(ROOT).join("benches/coding/data");
    folder.join(name).with_extension("csv")
}

type Row = BTreeMap<String, String>;

fn rows(path: &Path) -> Vec<Row> {
    let mut reader = csv::Reader::from_path(path).expect("a file of data");
    reader.deserialize().map(|row| row.expect("a row")).collect()
}

/// A chart as `code,name,type`.
pub(crate) fn read_chart(path: &Path) -> Chart {
    let accounts = rows(path).into_iter().map(|row| ChartAccount {
        code: row["code"].clone(),
        name: row["name"].clone(),
        kind: row["type"].parse().expect("a type"),
    });
    Chart::new(accounts.collect())
}

fn labelled(labels: &str, column: &str, texts: &str) -> Vec<Line> {
    let accounts: BTreeMap<String, String> = rows(&path(labels))
        .into_iter()
        .map(|row| (row["id"].clone(), row[column].clone()))
        .collect();
    rows(&path(texts)).iter().map(|row| line(row, &accounts[&row["id"]])).collect()
}

fn unknowable(file: &str) -> Vec<Line> {
    rows(&path(file)).iter().map(|row| line(row, "")).collect()
}

fn line(row: &Row, accounts: &str) -> Line {
    let split = |text: &str| -> Vec<String> {
        text.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let vat = row.get("vat").map(String::as_str).unwrap_or_default();
    Line {
        date: row["date"].clone(),
        description: row["description"].clone(),
        amount: row["amount"].clone(),
        accounts: split(accounts),
        vat: split(vat).iter().map(|code| vat_code(code)).collect(),
        fold: None,
    }
}

/// The council's merchants with their settled account; the amount is made up.
fn council() -> Vec<Line> {
    let folds: BTreeMap<String, u8> = rows(&path("folds"))
        .into_iter()
        .map(|row| (row["root"].clone(), row["fold"].parse().expect("a fold")))
        .collect();
    let lines = rows(&path("council_merchants_dev")).into_iter().map(|row| {
        let root = row["merchant"].split_whitespace().next().unwrap_or_default();
        Line {
            date: "2017-06-01".to_owned(),
            fold: Some(folds[root]),
            description: row["merchant"].clone(),
            amount: "-25.00".to_owned(),
            accounts: vec![row["code"].clone()],
            vat: Vec::new(),
        }
    });
    lines.collect()
}

fn vat_code(name: &str) -> VatCode {
    match name {
        "ST" => VatCode::St,
        "RR" => VatCode::Rr,
        "EX" => VatCode::Ex,
        "ZR" => VatCode::Zr,
        _ => VatCode::Nv,
    }
}

/// The lines as the engine takes them.
pub(crate) fn transactions<'a>(lines: impl IntoIterator<Item = &'a Line>) -> CodingTransactions {
    let mut transactions = CodingTransactions::default();
    for line in lines {
        let date = Date::parse_iso(&line.date).expect("a date");
        transactions.push(date, &line.amount, &line.description, "").expect("an amount");
    }
    transactions
}
