//! The boxes of a VAT return.

use tieout::contract::ledger::organisation::VatScheme;
use tieout::contract::ledger::vat_return::{Boxes, Direction};
use tieout::money::Money;

use crate::render::{Tabular, Value};

/// A box of a return.
#[derive(serde::Serialize)]
pub(super) struct VatBoxLine {
    #[serde(rename = "box")]
    pub(super) number: String,
    pub(super) what: String,
    pub(super) amount: Money,
}

impl Tabular for VatBoxLine {
    const COLUMNS: &'static [&'static str] = &["box", "what", "amount"];

    fn values(&self) -> Vec<Value> {
        vec![Value::text(&self.number), Value::text(&self.what), Value::number(self.amount)]
    }
}

/// How VAT is accounted for, in words.
pub(super) fn scheme_words(scheme: VatScheme) -> String {
    match scheme {
        VatScheme::None => "not registered for VAT".to_owned(),
        VatScheme::Standard => "standard scheme".to_owned(),
        VatScheme::Cash => "cash accounting scheme".to_owned(),
        VatScheme::FlatRate => "flat rate scheme".to_owned(),
    }
}

/// What the boxes are. Source: HMRC Notice 700/12, section 3, and for the flat-rate scheme section 6.
const BOXES: [&str; 9] = [
    "VAT due on sales and other outputs",
    "VAT due on acquisitions",
    "total VAT due",
    "VAT reclaimed on purchases and other inputs",
    "net VAT to pay or reclaim",
    "total value of sales, without VAT",
    "total value of purchases, without VAT",
    "total value of goods supplied abroad, without VAT",
    "total value of goods acquired from abroad, without VAT",
];

pub(super) fn lines(boxes: &Boxes, scheme: VatScheme) -> Vec<VatBoxLine> {
    let line = |(number, (what, amount)): (usize, _)| {
        let is_turnover = scheme == VatScheme::FlatRate && number == 6;
        let what = if is_turnover { "total value of sales, with VAT" } else { what };
        VatBoxLine { number: number.to_string(), what: what.to_owned(), amount }
    };
    (1..).zip(BOXES.into_iter().zip(boxes.all())).map(line).collect()
}

pub(super) const fn words(direction: Direction) -> &'static str {
    match direction {
        Direction::Pay => "to pay",
        Direction::Reclaim => "to reclaim",
        Direction::Nil => "nothing to pay or reclaim",
    }
}

pub(super) fn outcome(direction: Direction, boxes: &Boxes) -> [Value; 3] {
    [Value::text(""), Value::text(words(direction)), Value::number(boxes.box_5)]
}
