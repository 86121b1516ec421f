//! What `--map` says for a rule of amounts.

use crate::profile::column_key;
use crate::reading::AmountRule;

/// What `--map` says for a rule.
pub(in crate::infer) fn as_stated(
    rule: &AmountRule,
    names: &[String],
) -> Vec<(&'static str, String)> {
    let key = |at: usize| column_key(names, at);
    let amount = |column: usize, is_turned: bool| {
        (if is_turned { "turned_amount" } else { "amount" }, key(column))
    };
    match rule {
        AmountRule::Signed { column, is_turned } => {
            // No other column says which way money goes.
            let mut columns = vec![amount(*column, *is_turned)];
            if !is_turned {
                columns.push(("sign", String::new()));
            }
            columns
        }
        AmountRule::Split { money_in, money_out, .. } => {
            vec![("in", key(*money_in)), ("out", key(*money_out))]
        }
        AmountRule::Directed { column, sign, is_out, .. } => {
            let words: Vec<&str> =
                is_out.iter().filter(|(_, out)| **out).map(|(word, _)| word.as_str()).collect();
            // Where no word is one of money out, no column says which way it goes.
            if words.is_empty() {
                return vec![("amount", key(*column)), ("sign", String::new())];
            }
            let out_words = ("out_is", words.join("|"));
            vec![("amount", key(*column)), ("sign", key(*sign)), out_words]
        }
        AmountRule::Marked { column, is_turned, .. } => {
            let mut columns = vec![amount(*column, *is_turned)];
            if !is_turned {
                columns.push(("sign", String::new()));
            }
            columns
        }
        AmountRule::LessFee { gross, fee, .. } => {
            let mut columns = as_stated(gross, names);
            // A fee stands with amounts that no other column gives a sign.
            columns.retain(|(role, name)| *role != "sign" || !name.is_empty());
            columns.push(("fee", key(*fee)));
            columns
        }
    }
}
