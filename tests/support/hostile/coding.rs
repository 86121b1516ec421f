//! Families of bodies of coding jobs.

use super::bodies::TAKEN;
use super::case::{Case, Request, Target};
use super::random::Random;

/// Where coding jobs are submitted and listed.
pub(crate) const PATH: &str = "/api/v1/coding/coding-jobs";

/// Whatever a body may have become.
const ANY_OF_A_BODY: &[u16] = &[202, 400, 422, 503];

/// A submit with up to three transactions and accounts.
fn good_body(random: &mut Random) -> Vec<u8> {
    let texts =
        ["", "TRAINLINE.COM", "Caf\u{e9} \u{2615} \u{202e}", "a \\\"b\\\" \\u00e9 \\ud83d\\ude00"];
    let amounts = ["1.50", "-19.99", "0", "-1e2", "123456789012345678901234567890.12"];
    let types = ["INCOME", "revenue", "Expense", "aSSET", "LIABILITY", "equity"];
    let transaction = |random: &mut Random| {
        let day = random.below(28) + 1;
        let (amount, text) = (random.pick(&amounts), random.pick(&texts));
        let merchant = match random.below(2) {
            0 => String::new(),
            _ => format!(r#","merchant":"{}""#, random.pick(&texts)),
        };
        format!(
            r#"{{"date":"2026-03-{day:02}","amount":{amount},"description":"{text}"{merchant}}}"#
        )
    };
    let account = |random: &mut Random| {
        let (code, name, kind) = (random.below(4), random.pick(&texts), random.pick(&types));
        format!(r#"{{"code":"{code}","name":"{name}","type":"{kind}"}}"#)
    };
    let transactions: Vec<_> = (0..random.below(4)).map(|_| transaction(random)).collect();
    let accounts: Vec<_> = (0..random.below(4)).map(|_| account(random)).collect();
    let (transactions, accounts) = (transactions.join(","), accounts.join(","));
    format!(r#"{{"transactions":[{transactions}],"chart_of_accounts":[{accounts}]}}"#).into_bytes()
}

fn post(random: &mut Random, target: &Target, body: impl Into<Vec<u8>>) -> Request {
    Request { target: PATH.to_owned(), ..Request::post(random, &target.wild, body) }
}

/// A good body as it is, or with some bits turned, or cut short.
pub(crate) fn spoilt(random: &mut Random, target: &Target) -> Case {
    let mut body = good_body(random);
    match random.below(3) {
        0 => return post(random, target, body).case(TAKEN),
        1 => {
            body.truncate(random.below(body.len()));
            return post(random, target, body).case(&[400]);
        }
        _ => {}
    }
    for _ in 0..=random.below(8) {
        let at = random.below(body.len());
        body[at] ^= 1 << random.below(8);
    }
    post(random, target, body).case(ANY_OF_A_BODY)
}

/// Traps in the place of a value, each with the one answer it must get.
pub(crate) fn traps_in_place(random: &mut Random, target: &Target) -> Case {
    let body = |amount: &str, text: &str, merchant: &str, kind: &str| {
        let transaction = format!(
            r#"{{"date":"2026-03-02","amount":{amount},"description":{text},"merchant":{merchant}}}"#
        );
        let account = format!(r#"{{"code":"1","name":{text},"type":{kind}}}"#);
        format!(r#"{{"transactions":[{transaction}],"chart_of_accounts":[{account}]}}"#)
    };
    let (x, asset) = (r#""x""#, r#""ASSET""#);
    let depth = 1 + random.below(20_000);
    let deep = "[".repeat(depth) + &"]".repeat(depth);
    let (status, body) = match random.below(14) {
        0 => (422, body("1e400", x, x, asset)),
        1 => (422, body("1", r#""\ud800""#, x, asset)),
        2 => (422, body("1", x, r#""a\u0000b""#, asset)),
        3 => (400, body("1", x, "\"a\0b\"", asset)),
        4 => (422, body(&deep, x, x, asset)),
        5 => (422, body("1", x, &deep, asset)),
        6 => (400, body("1", &"[".repeat(depth), x, asset)),
        7 => (422, body("1", x, "null", asset)),
        8 => (422, body("1", x, x, r#""INCOME ""#)),
        9 => (422, body("1", x, x, "null")),
        10 => (422, body("1", &format!("\"{}\"", "x".repeat(10_001 + depth)), x, asset)),
        11 => {
            (422, format!(r#"{{"transactions":[{}1],"chart_of_accounts":[]}}"#, "1,".repeat(depth)))
        }
        12 => (422, body("1", x, x, asset).replace("\"code\":", "\"code\":\"\",\"code\":")),
        _ => (422, r#"{"transactions":[],"chart_of_accounts":[],"options":{}}"#.to_owned()),
    };
    post(random, target, body).case(&[status])
}
