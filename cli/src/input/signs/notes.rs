//! What was made of the amounts of a file, for a person to check.

use super::candidate::Words;
use crate::input::few::Few;
use crate::input::header::Column;
use crate::input::problem::Dataset;
use crate::input::row_columns::SignColumn;
use crate::safe::{quoted, shell_word};

/// Columns named in one note.
const COLUMNS_MAX: usize = 2;

/// Words of a column that are offered for money out.
const CHOICES_MAX: usize = 2;

fn map(dataset: Dataset, columns: &str) -> String {
    shell_word(&format!("{}{columns}", dataset.prefix()))
}

/// A column gives the amounts their signs.
pub(super) fn given(
    file: &str,
    sign: &SignColumn,
    dataset: Dataset,
    words: Words,
    has_reversals: bool,
) -> String {
    let ways = |first_is_out| if first_is_out { ["out", "in"] } else { ["in", "out"] };
    let [debit, credit] = ways((dataset != Dataset::Book) != sign.is_turned);
    let [out, into] = ways(!sign.is_turned);
    let mut said = Vec::new();
    if !sign.out_words.is_empty() {
        said.push(format!("{} is money out, all else money in", sign.out_words.join(" or ")));
    } else if words.booking || !words.money {
        said.push(format!("a debit is money {debit}, a credit money {credit}"));
    }
    if words.money && sign.out_words.is_empty() {
        said.push(format!("what goes out is money {out}, what comes in money {into}"));
    }
    let said = said.join("; ");
    let name = quoted(&sign.column.name);
    let other = if sign.is_turned { "sign" } else { "turned_sign" };
    let other = map(dataset, &format!("{other}={}", sign.column.key()));
    let other = if sign.out_words.is_empty() {
        format!(" (the other way round: --map {other})")
    } else {
        String::new()
    };
    if has_reversals {
        return format!(
            "{file}: {name} gives the amounts their signs: {said}, and an amount with a minus takes \
             it back{other}"
        );
    }
    format!("{file}: the amounts have no signs, {name} gives them: {said}{other}")
}

/// A column gives the amounts their signs, and says money out of none.
pub(super) fn never_said(file: &str, sign: &SignColumn) -> String {
    let rest = if sign.is_turned { "out" } else { "in" };
    format!(
        "{file}: no row says {} in column {}, so all amounts are money {rest}",
        sign.out_words.join(" or "),
        quoted(&sign.column.name)
    )
}

/// Columns of money in and money out beside the amounts do.
pub(super) fn by_pair(
    file: &str,
    dataset: Dataset,
    amount: &Column,
    [money_in, money_out]: &[Column; 2],
) -> String {
    let other = map(dataset, &format!("in={},out={}", money_out.key(), money_in.key()));
    format!(
        "{file}: {} has no signs, {} is money in and {} money out (the other way round: --map {other})",
        quoted(&amount.name),
        quoted(&money_in.name),
        quoted(&money_out.name)
    )
}

/// What is called a debit has no minus, and what is called a credit has one; `by` says where.
pub(super) fn reversed(file: &str, dataset: Dataset, by: &str, amount: &str) -> String {
    let turned = map(dataset, &format!("turned_amount={amount}"));
    format!(
        "{file}: the signs of the amounts are the reverse of what {by} says, and read as they stand \
         (where money out has no minus: --map {turned})"
    )
}

/// Debits and credits stand beside amounts of one sign, among other words.
pub(super) fn doubtful(file: &str, dataset: Dataset, column: &Column) -> String {
    let stated = map(dataset, &format!("sign={}", column.key()));
    format!(
        "{file}: {} says debit and credit beside amounts of one sign, which are read as they stand \
         (to give them their signs by it: --map {stated})",
        quoted(&column.name)
    )
}

/// Hardly an amount is negative.
pub(super) fn few_signs(
    file: &str,
    dataset: Dataset,
    few: &Few,
    (negatives, all): (usize, usize),
) -> String {
    let are = if negatives == 1 { "is" } else { "are" };
    format!(
        "{file}: only {negatives} of {all} amounts {are} negative, and {} may say what is money out; \
         read as the amounts stand (to read it: {})",
        few.named(),
        stating(dataset, few)
    )
}

/// No amount is negative, and no column is known to say what is money out.
pub(super) fn unsigned<'f>(
    file: &str,
    dataset: Dataset,
    rows: usize,
    others: impl Iterator<Item = &'f Few> + Clone,
) -> String {
    let right = map(dataset, "sign=");
    let all = if rows == 1 { "its row is".to_owned() } else { format!("all {rows} rows are") };
    let note = format!(
        "{file}: no amount is negative, so {all} read as money in (if that is right: --map {right})"
    );
    let named: Vec<String> = others.clone().take(COLUMNS_MAX).map(Few::named).collect();
    let Some(first) = others.clone().next() else { return note };
    let more = if others.count() > COLUMNS_MAX { " or others" } else { "" };
    format!(
        "{note}; where {}{more} says what is money out: {}",
        named.join(" or "),
        stating(dataset, first)
    )
}

/// How to say that a column gives the signs: which of its words are money out only the user knows.
pub(super) fn stating(dataset: Dataset, few: &Few) -> String {
    stated_with(dataset.prefix(), few)
}

/// The same with what stands for the file.
pub(super) fn stated_with(prefix: &str, few: &Few) -> String {
    let key = few.column.key();
    let words = few.values.iter().map(|value| &value.text);
    let choices: Vec<String> = words
        .map(|word| shell_word(&format!("{prefix}sign={key},out_is={word}")))
        .map(|map| format!("--map {map}"))
        .take(CHOICES_MAX)
        .collect();
    let several = if few.values.len() > CHOICES_MAX { " (several: A|B)" } else { "" };
    format!("{}{several}", choices.join(" or "))
}
