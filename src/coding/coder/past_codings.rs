//! What a payee was coded to before. Twice the same way, and whoever keeps the books has decided: that
//! goes before what a text looks like.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Coder;
use super::text::TransactionText;
use crate::concept::CONCEPTS;
use crate::evidence::FindingSource;
use crate::normalise::TextMarks;
use crate::outcome::CodedRow;
use crate::transactions::{CodingTransaction, CodingTransactions};
use tieout::contract::coding::VatCode;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// A coding counts from so many times on.
const TIMES_MIN: usize = 2;

/// So many of the latest times of a payee decide: a change of mind shall count before long.
const LATEST: usize = 5;

/// How often the next transaction of a payee went to the same account, in thousandths, by how often of
/// the latest times the payee was coded so. Measured on purchase cards of councils, 54,210 lines of
/// 5,389 merchants (`benches/coding/habits.py`); four of four is given as much as
/// three of three, which was more.
const RIGHT: [(usize, usize, u16); 8] = [
    (2, 2, 734),
    (2, 3, 537),
    (3, 3, 837),
    (3, 4, 651),
    (3, 5, 607),
    (4, 4, 837),
    (4, 5, 717),
    (5, 5, 900),
];

/// A time that a payee was coded, the order by day first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PastCoding<V> {
    date: Date,
    account: u32,
    vat: V,
}

/// Transactions that somebody has coded, by payee and direction; `V` are the VAT codes of the books.
#[derive(Debug, Clone)]
pub struct PastCodings<V = VatCode> {
    times: BTreeMap<String, Vec<PastCoding<V>>>,
}

impl<V> Default for PastCodings<V> {
    fn default() -> Self {
        Self { times: BTreeMap::new() }
    }
}

/// What is known of a payee.
pub(super) enum PayeeHistory<V> {
    /// It was coded so.
    Precedent(Precedent<V>),
    /// It was coded several times, and not in one way.
    Disputed,
    Nothing,
}

/// How a payee was coded before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Precedent<V = VatCode> {
    /// The account, as its place in the chart.
    pub account: u32,
    /// The VAT code.
    pub vat: V,
    /// How likely that is right.
    pub confidence: Score,
    /// How often it was coded so.
    pub times: usize,
    /// Among so many of the latest times; the same number where it was never coded otherwise.
    pub of: usize,
    /// The day of the latest.
    pub last: Date,
}

impl<V: Copy + Ord> PastCodings<V> {
    /// Adds a transaction that was coded to the account at this place of the chart. The order in which
    /// they come does not matter. What names no payee teaches nothing.
    pub fn learn(&mut self, transaction: &CodingTransaction<'_>, account: u32, vat: V) {
        if let Some(payee) = payee(transaction) {
            let time = PastCoding { date: transaction.date, account, vat };
            self.times.entry(payee).or_default().push(time);
        }
    }

    pub(super) fn of(&self, transaction: &CodingTransaction<'_>) -> PayeeHistory<V> {
        let times = payee(transaction).and_then(|payee| self.times.get(&payee));
        let Some(times) = times.filter(|times| times.len() >= TIMES_MIN) else {
            return PayeeHistory::Nothing;
        };
        let mut times = times.clone();
        times.sort_unstable();
        let coding = |time: &PastCoding<V>| (time.account, time.vat);
        let latest = &times[times.len().saturating_sub(LATEST)..];
        let count =
            |of: &[PastCoding<V>], asked| of.iter().filter(|time| coding(time) == asked).count();
        let majority = latest.iter().map(coding).find(|asked| {
            let of_latest = count(latest, *asked);
            of_latest >= TIMES_MIN && 2 * of_latest > latest.len()
        });
        let Some((account, vat)) = majority else { return PayeeHistory::Disputed };
        let same = |time: &&PastCoding<V>| coding(time) == (account, vat);
        // There is one: it has the majority.
        let last = latest.iter().rev().find(same).map_or(latest[0].date, |time| time.date);
        let of_latest = count(latest, (account, vat));
        let in_all = count(&times, (account, vat));
        let is_always = in_all == times.len();
        let right = RIGHT.iter().find(|(times, of, _)| (*times, *of) == (of_latest, latest.len()));
        PayeeHistory::Precedent(Precedent {
            account,
            vat,
            confidence: Score::from_thousandths(right.map_or(0, |(.., right)| *right)),
            times: if is_always { in_all } else { of_latest },
            of: if is_always { in_all } else { latest.len() },
            last,
        })
    }
}

/// Months as banks print them behind a name, which is no other payee for that.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Who is paid or pays, and what the telling forms of banks say it is for: the taxman has several
/// accounts. A known supplier is the same however it is written; others are the words that name them.
fn payee(transaction: &CodingTransaction<'_>) -> Option<String> {
    let is_money_in = !transaction.amount.is_negative();
    let text = TransactionText::of(transaction, is_money_in);
    if text.cleaned.words.is_empty() || text.cleaned.marks.has(TextMarks::BARE) {
        return None;
    }
    let known = text.findings.iter().filter_map(|finding| match finding.by {
        FindingSource::Supplier(name) => Some((name, CONCEPTS.get(finding.concept).id.as_str())),
        _ => None,
    });
    // Of one name several may be known: what it sells tells them apart.
    let suppliers: BTreeSet<_> = known.compact_set();
    let forms = text.findings.iter().filter_map(|finding| match finding.by {
        FindingSource::Signal(name) => Some(name),
        _ => None,
    });
    let mut payee = vec![if is_money_in { "in" } else { "out" }];
    payee.extend(forms.compact_set());
    payee.push("");
    if suppliers.is_empty() {
        let words = || text.cleaned.words.iter().map(String::as_str);
        let before = payee.len();
        payee.extend(words().filter(|word| !is_month(word)));
        if payee.len() == before {
            payee.extend(words());
        }
    } else {
        payee.extend(suppliers.iter().flat_map(|(name, sells)| [*name, *sells]));
    }
    Some(payee.join("\n"))
}

fn is_month(word: &str) -> bool {
    let is_whole = [
        "january",
        "february",
        "march",
        "april",
        "june",
        "july",
        "august",
        "september",
        "sept",
        "october",
        "november",
        "december",
    ]
    .contains(&word);
    is_whole || MONTHS.contains(&word)
}

impl<V> fmt::Display for Precedent<V> {
    /// Behind `coded to 6210 Travel`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { times, of, last, .. } = self;
        if times == of {
            write!(f, "{times} times before, last on {last}")
        } else {
            write!(f, "{times} of the last {of} times, last on {last}")
        }
    }
}

/// What is advised for a transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Advice<V = VatCode> {
    /// As before.
    Before(Precedent<V>),
    /// As the text reads.
    Text {
        /// What it reads like.
        coded: CodedRow,
        /// Whether its payee was coded before, and not in one way.
        is_disputed: bool,
    },
}

impl Coder<'_> {
    /// What to code each transaction to: as its payee was coded before, or as its text reads. The
    /// places of accounts are those of this coder's chart.
    #[must_use]
    pub fn advise<V: Copy + Ord>(
        &self,
        past: &PastCodings<V>,
        transactions: &CodingTransactions,
    ) -> Vec<Advice<V>> {
        let coded = self.code(transactions).coded;
        let advise = |(transaction, coded)| match past.of(&transaction) {
            PayeeHistory::Precedent(precedent) => Advice::Before(precedent),
            PayeeHistory::Disputed => Advice::Text { coded, is_disputed: true },
            PayeeHistory::Nothing => Advice::Text { coded, is_disputed: false },
        };
        transactions.iter().zip(coded).map(advise).collect()
    }
}

impl<V: Copy + From<VatCode>> Advice<V> {
    /// The account, as its place in the chart, its VAT code, and how likely it is right.
    #[must_use]
    pub fn coding(&self) -> (Option<u32>, V, Score) {
        match self {
            Self::Before(before) => (Some(before.account), before.vat, before.confidence),
            Self::Text { coded, .. } => (coded.account, coded.vat.into(), coded.confidence),
        }
    }

    /// Why, for people; its wording may change.
    #[must_use]
    pub fn reason(&self, chart: &crate::chart::Chart) -> String {
        match self {
            Self::Before(before) => {
                let account = &chart.accounts()[before.account as usize];
                format!("coded to {} {} {before}", account.code, account.name)
            }
            Self::Text { coded, is_disputed: true } => {
                format!("coded in different ways before; {}", coded.reason)
            }
            Self::Text { coded, is_disputed: false } => coded.reason.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chart, ChartAccount};
    use tieout::contract::coding::AccountType;

    const LINE: &str = "CARD PAYMENT TO TRAINLINE.COM LONDON GBR 28FEB";

    fn chart() -> Chart {
        let account = |code: &str, name: &str, kind| ChartAccount {
            code: code.to_owned(),
            name: name.to_owned(),
            kind,
        };
        Chart::new(vec![
            account("4000", "Sales", AccountType::Income),
            account("6210", "Travel", AccountType::Expense),
            account("6900", "Projects", AccountType::Expense),
            account("2200", "PAYE", AccountType::Liability),
            account("2300", "Corporation tax", AccountType::Liability),
        ])
    }

    fn lines(lines: &[(&str, &str, &str)]) -> CodingTransactions {
        let mut transactions = CodingTransactions::default();
        for (date, amount, description) in lines {
            let date = Date::parse_iso(date).unwrap();
            transactions.push(date, amount, description, "").unwrap();
        }
        transactions
    }

    /// Code and confidence, then the reason, for a line after these.
    fn advised(
        before: &[(&str, &str, &str, u32, VatCode)],
        line: (&str, &str),
    ) -> (String, u16, String) {
        let mut past = PastCodings::default();
        for (date, amount, description, account, vat) in before {
            let known = lines(&[(*date, *amount, *description)]);
            past.learn(&known.get(0), *account, *vat);
        }
        let chart = chart();
        let asked = lines(&[("2026-03-31", line.0, line.1)]);
        let advice = Coder::new(&chart).advise(&past, &asked).remove(0);
        let (account, vat, confidence) = advice.coding();
        let code = account.map_or("-", |at| &*chart.accounts()[at as usize].code);
        (format!("{code} {vat}"), confidence.thousandths(), advice.reason(&chart))
    }

    #[test]
    fn a_payee_coded_the_same_way_twice_is_coded_so_whatever_the_bank_prints_around_it() {
        let first = ("2026-01-05", "-42.50", "TRAINLINE 4417 CARD PAYMENT", 2, VatCode::Ex);
        let second = ("2026-03-02", "-9.00", "Trainline.com Internet", 2, VatCode::Ex);
        let (code, ..) = advised(&[first], ("-10", LINE));
        assert_eq!(code, "6210 ZR", "once is no habit");
        let (code, confidence, reason) = advised(&[second, first], ("-10", LINE));
        assert_eq!((&*code, confidence), ("6900 EX", 734));
        assert_eq!(reason, "coded to 6900 Projects 2 times before, last on 2026-03-02");
    }

    #[test]
    fn money_back_is_not_taken_for_money_out() {
        let out = |date| (date, "-42.50", LINE, 2, VatCode::Ex);
        let past = [out("2026-01-05"), out("2026-01-06"), out("2026-01-07")];
        assert_eq!(advised(&past, ("10", LINE)).0, "6210 ZR");
        assert_eq!(advised(&past, ("-10", LINE)).0, "6900 EX");
    }

    #[test]
    fn the_majority_of_the_last_five_decides_and_without_one_the_text() {
        let of = |date, account| (date, "-42.50", LINE, account, VatCode::Ex);
        let one_each = [of("2026-01-01", 2), of("2026-01-02", 3)];
        let (code, _, reason) = advised(&one_each, ("-10", LINE));
        assert_eq!(code, "6210 ZR");
        assert!(reason.starts_with("coded in different ways before; supplier"), "{reason}");
        let two_of_three = [one_each[0], one_each[1], of("2026-01-03", 3)];
        let (code, confidence, reason) = advised(&two_of_three, ("-10", LINE));
        assert_eq!((&*code, confidence), ("2200 EX", 537));
        assert_eq!(reason, "coded to 2200 PAYE 2 of the last 3 times, last on 2026-01-03");
        // A change of mind: the older ones are many, and do not count any more.
        let mut changed: Vec<_> = (0..9).map(|_| of("2025-06-01", 3)).collect();
        changed.extend(["2026-01-04", "2026-01-05", "2026-01-06"].map(|date| of(date, 2)));
        let (code, _, reason) = advised(&changed, ("-10", LINE));
        assert_eq!(code, "6900 EX");
        assert_eq!(reason, "coded to 6900 Projects 3 of the last 5 times, last on 2026-01-06");
        changed.reverse();
        assert_eq!(advised(&changed, ("-10", LINE)).2, reason, "in any order");
    }

    #[test]
    fn another_vat_code_is_another_way() {
        let of = |date, vat| (date, "-42.50", LINE, 2, vat);
        let both = [of("2026-01-01", VatCode::St), of("2026-01-02", VatCode::Nv)];
        assert_eq!(advised(&both, ("-10", LINE)).0, "6210 ZR");
    }

    #[test]
    fn what_names_nobody_teaches_nothing_and_the_taxman_has_several_accounts() {
        let bare = |date| (date, "-42.50", "DD REF 0093317", 2, VatCode::Nv);
        let (code, ..) =
            advised(&[bare("2026-01-01"), bare("2026-01-02")], ("-10", "DD REF 81723"));
        assert_eq!(code, "- NV");
        let rent = |date, month| (date, "-700", month, 2, VatCode::Ex);
        let past = [rent("2026-01-01", "SO M PATEL JAN"), rent("2026-02-01", "SO M PATEL FEB")];
        assert_eq!(advised(&past, ("-700", "SO M PATEL MAY")).0, "6900 EX");
        let paye = |date| (date, "-42.50", "HMRC 120PX00123456", 2, VatCode::Nv);
        let past = [paye("2026-01-01"), paye("2026-01-02")];
        assert_eq!(advised(&past, ("-10", "HMRC 120PX00123456")).0, "6900 NV");
        assert_eq!(advised(&past, ("-10", "HMRC CORPORATION TAX")).0, "2300 NV");
    }

    #[test]
    fn more_of_the_same_is_surer() {
        for (times, of, right) in RIGHT {
            let less = RIGHT.iter().filter(|(other, all, _)| *all == of && *other < times);
            assert!(less.into_iter().all(|(.., other)| *other < right), "{times} of {of}");
        }
    }
}
