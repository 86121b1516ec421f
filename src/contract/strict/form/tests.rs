use serde::Serialize;

use super::*;
use crate::contract::chart::VatCode;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Every kind of key that a body has.
#[body(check = is_in_order, patch(
    /// What changes.
    ShapePatch as PatchShape {
        /// Only a PATCH has it.
        archived: bool,
    }
))]
#[derive(Debug, PartialEq, Serialize, ToSchema)]
struct Shape {
    /// A date.
    from: Date,
    /// A date that is looked at beside another.
    #[body(then = |day| not_before(day, from), not_in_patch)]
    to: Date,
    /// A text.
    #[schema(min_length = 1, max_length = 5)]
    name: String,
    /// A text by another name, with a limit that is not published.
    #[serde(rename = "type")]
    #[body(max_length = 3, patch_doc = "The type.")]
    kind: Option<String>,
    /// A number with a default.
    #[schema(default = 30, minimum = 0, maximum = 365)]
    days: u16,
    /// A flag with a default.
    #[schema(default = true)]
    flag: bool,
    /// A word with a default.
    #[schema(default = "NV")]
    code: VatCode,
    /// Money that is never cleared.
    #[body(then = above_zero, not_null_in_patch)]
    amount: Option<Money>,
    /// A text with a reader of its own.
    #[body(with = shouted, not_in_patch)]
    loud: Option<String>,
    /// A date that must be said, be it null.
    #[schema(required)]
    lock: Option<Date>,
    /// A body inside.
    #[body(object)]
    inside: Option<Line>,
    /// One line or more.
    #[schema(min_items = 1, max_items = 2)]
    lines: Vec<Line>,
    /// None, if left out.
    #[schema(required = false, max_items = 2)]
    more: Vec<Line>,
}

/// A line.
#[body]
#[derive(Debug, PartialEq, Eq, Clone, Serialize, ToSchema)]
struct Line {
    /// An account.
    account_id: AccountId,
}

/// A line with a name, its keys beside the name.
#[body]
#[derive(Debug, PartialEq, Serialize, ToSchema)]
struct NamedLine {
    /// A name.
    #[schema(max_length = 5)]
    name: String,
    /// The line.
    #[serde(flatten)]
    line: Line,
}

fn not_before(day: Date, from: Option<Date>) -> Result<Date, ValueFault> {
    if from.is_some_and(|from| day < from) { Err("is before".to_owned()) } else { Ok(day) }
}

fn shouted(json: &str) -> Result<String, ValueFault> {
    any_text(json, 5).map(|text| text.to_uppercase())
}

fn is_in_order(shape: &Shape) -> Result<(), (&'static str, &'static str)> {
    if shape.days > 300 { Err(("days", "are too many")) } else { Ok(()) }
}

fn faults<T: std::fmt::Debug>(read: Result<T, FieldIssues>) -> Vec<String> {
    let issues = read.unwrap_err().issues;
    issues.into_iter().map(|issue| format!("{} {}", issue.field, issue.message)).collect()
}

const LEAST: &str = r#""from":"2026-01-01","to":"2026-01-02","name":"x","lock":null,
    "lines":[{"account_id":"x"}]"#;

#[test]
fn what_a_body_leaves_out_is_its_default_or_nothing() {
    let read = Shape::read(&format!("{{{LEAST}}}")).unwrap();
    assert_eq!((read.days, read.flag, read.code), (30, true, VatCode::Nv));
    assert_eq!((read.kind, read.amount, read.loud), (None, None, None));
    assert_eq!((read.lock, read.inside), (None, None));
    assert_eq!((read.lines, read.more), (vec![Line { account_id: AccountId::NOBODY }], vec![]));
}

#[test]
fn what_a_body_says_is_read_by_its_type_and_its_limits() {
    let more = r#""type":"abc","days":0,"flag":false,"code":"ST","amount":"1.5","loud":"hey",
        "inside":{"account_id":"y"},"more":[]"#;
    let read = Shape::read(&format!("{{{LEAST},{more}}}")).unwrap();
    assert_eq!((read.days, read.flag, read.code), (0, false, VatCode::St));
    assert_eq!((read.kind.as_deref(), read.loud.as_deref()), (Some("abc"), Some("HEY")));
    assert_eq!(read.amount, Some(Money::from_minor(150)));
    assert_eq!(read.inside, Some(Line { account_id: AccountId::NOBODY }));
    assert_eq!(Shape::LINES_MAX, 2);
}

#[test]
fn faults_come_in_the_order_of_the_keys_and_with_their_paths() {
    let json = r#"{"lines":[{"account_id":1},{}],"name":" ","to":"2026-01-01","days":366,
        "from":"2026-01-02","type":"long","amount":0,"code":"XX","inside":{},"other":1}"#;
    assert_eq!(
        faults(Shape::read(json)),
        [
            "other is not a known key; known are from, to, name, type, days, flag, code, amount, \
             loud, lock, inside, lines, more",
            "to is before",
            "name is empty",
            "type is longer than 3 characters",
            "days must be a whole number from 0 to 365",
            &format!("code {}", "XX".parse::<VatCode>().unwrap_err()),
            "amount must be above 0",
            "lock is missing",
            "inside.account_id is missing",
            "lines[0].account_id must be a string, not a number",
            "lines[1].account_id is missing",
        ]
    );
    let empty = LEAST.replace(r#"{"account_id":"x"}"#, "");
    assert_eq!(faults(Shape::read(&format!("{{{empty}}}"))), ["lines is empty"]);
}

#[test]
fn keys_are_looked_at_together_when_each_is_good() {
    let read = Shape::read(&format!("{{{LEAST},\"days\":301}}"));
    assert_eq!(faults(read), ["days are too many"]);
    assert_eq!(faults(Shape::read("[]")), [" must be an object, not an array"]);
}

#[test]
fn a_patch_has_the_same_keys_and_clears_what_may_be_missing() {
    assert_eq!(ShapePatch::read("{}"), Ok(ShapePatch::default()));
    let json = r#"{"type":null,"inside":null,"archived":true,"name":"y"}"#;
    let expected = ShapePatch {
        kind: Patch::Clear,
        inside: Patch::Clear,
        archived: Some(true),
        name: Some("y".to_owned()),
        ..ShapePatch::default()
    };
    assert_eq!(ShapePatch::read(json), Ok(expected));
    let said = faults(ShapePatch::read(r#"{"amount":null,"name":null,"days":366,"loud":"x"}"#));
    assert_eq!(
        said,
        [
            "loud is not a known key; known are from, name, type, days, flag, code, amount, \
             lock, inside, lines, more, archived",
            "name must be a string, not null",
            "days must be a whole number from 0 to 365",
            "amount must be a number, not null",
        ]
    );
}

#[test]
fn a_flat_body_has_its_keys_among_those_around_it() {
    let read = NamedLine::read(r#"{"name":"x","account_id":"y"}"#).unwrap();
    assert_eq!((&*read.name, read.line.account_id), ("x", AccountId::NOBODY));
    let unknown = faults(NamedLine::read(r#"{"nam":"x"}"#));
    assert_eq!(unknown[0], "nam is not a known key; known are name, account_id");
    assert_eq!(unknown.len(), 3);
}
