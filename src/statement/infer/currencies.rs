//! Which amounts a column of currencies is of: those of the account, or those of where a card was used.

use super::context::{ConvertedAmounts, InferenceContext};
use crate::statement::currency::Currency;
use crate::statement::reading::AmountRule;
use crate::statement::words::{self, HeaderWord};

/// What a header says of amounts that are in the currency of the account.
const OF_THE_ACCOUNT: [&str; 9] =
    ["account", "billing", "billed", "settled", "settlement", "wallet", "posted", "booked", "home"];

/// Words of a header that do not tell one amount from another.
const OF_ANY: [&str; 12] = [
    "amount", "amounts", "value", "currency", "ccy", "code", "total", "betrag", "wahrung",
    "montant", "devise", "in",
];

/// What tells an amount, or its currency, from others: `wallet` of `Wallet amount`.
fn qualifier(name: &str) -> String {
    let folded = words::plain(name);
    let words: Vec<&str> = folded.split(' ').filter(|word| !OF_ANY.contains(word)).collect();
    words.join(" ")
}

/// Whether a column of currencies is of other amounts than those that move the account: another column names
/// the one currency of the account, or all amounts are named as those of the account.
pub(super) fn is_of_other_amounts(context: &InferenceContext<'_>, at: usize) -> bool {
    let columns = &context.profile.columns;
    let rows = context.profile.rows.len();
    if columns[at].distinct_count() < 2 || !columns[at].is_known {
        return false;
    }
    if converted(context).is_some_and(|one| one.currency == at) {
        return true;
    }
    // `Currency` beside `Amount` is of it, whatever `Home currency` says.
    let mut amounts = context.profile.meaning(HeaderWord::Amount);
    let only = amounts.next().filter(|_| amounts.next().is_none());
    let is_of_only = only.is_some_and(|at| qualifier(&columns[at].name).is_empty());
    if is_of_only && words::plain(&columns[at].name) == "currency" {
        return false;
    }
    let names_account = |other: usize| {
        let column = &columns[other];
        other != at
            && column.filled == rows
            && column.distinct_count() == 1
            && OF_THE_ACCOUNT.contains(&&*qualifier(&column.name))
    };
    let mut currencies =
        (0..columns.len()).filter(|at| columns[*at].meanings.contains(&HeaderWord::Currency));
    if currencies.any(names_account) {
        return true;
    }
    let own = qualifier(&columns[at].name);
    let mut amounts = context.profile.meaning(HeaderWord::Amount).peekable();
    !own.is_empty()
        && amounts.peek().is_some()
        && amounts.all(|at| OF_THE_ACCOUNT.contains(&&*qualifier(&columns[at].name)))
}

/// Whether a column of currencies is filled in some rows only, just those in which a number stands that is no
/// amount of these: it is of that.
pub(super) fn stands_with_others(
    context: &InferenceContext<'_>,
    at: usize,
    rule: &AmountRule,
) -> bool {
    let (columns, rows) = (&context.profile.columns, &context.profile.rows);
    let is_filled = |row: usize, at: usize| !context.cell(row, at).trim().is_empty();
    let amounts = rule.columns();
    let is_beside = |other: &usize| {
        columns[*other].is_numeric()
            && !amounts.contains(other)
            && rows.iter().all(|row| is_filled(*row, at) == is_filled(*row, *other))
    };
    columns[at].filled < rows.len() && (0..columns.len()).any(|other| is_beside(&other))
}

/// Whether a column of amounts is of a currency that is not the account's.
pub(super) fn is_other_amount(context: &InferenceContext<'_>, at: usize) -> bool {
    let own = qualifier(&context.profile.columns[at].name);
    if converted(context).is_some_and(|one| one.amount == at) {
        return true;
    }
    let of = |at: usize| qualifier(&context.profile.columns[at].name);
    // `Amount` and `Currency` beside `Billing amount` and `Billing currency`.
    let is_beside_own = || {
        let currencies = context.profile.meaning(HeaderWord::Currency).map(of);
        let of_account: Vec<String> =
            currencies.filter(|one| OF_THE_ACCOUNT.contains(&&**one)).collect();
        context.profile.meaning(HeaderWord::Amount).any(|other| of_account.contains(&of(other)))
    };
    (!own.is_empty() || is_beside_own())
        && context
            .profile
            .meaning(HeaderWord::Currency)
            .any(|currency| of(currency) == own && is_of_other_amounts(context, currency))
}

/// Two columns of amounts that are equal in rows of the currency that the header of one names, and in no other
/// row: this one is in the currency of the account.
pub(super) fn converted(context: &InferenceContext<'_>) -> Option<ConvertedAmounts> {
    *context.converted.get_or_init(|| find_converted(context))
}

fn find_converted(context: &InferenceContext<'_>) -> Option<ConvertedAmounts> {
    let columns = &context.profile.columns;
    let is_numeric = |at: &usize| columns[*at].is_numeric() && columns[*at].amounts > 0;
    let (all, rows) = (0..columns.len(), &context.profile.rows);
    for own in all.clone().filter(is_numeric) {
        let Some(of_account) = Currency::of_header(&columns[own].name) else { continue };
        for currency in context.profile.meaning(HeaderWord::Currency) {
            let is_own = |row: &usize| {
                let one = Currency::of_cell(context.cell(*row, currency));
                one.is_some_and(|one| !one.excludes(&of_account))
            };
            let own_rows = rows.iter().filter(|row| is_own(row)).count();
            if own_rows == 0 || own_rows == rows.len() {
                continue;
            }
            let is_amount = |at: &usize| {
                let is_same =
                    |row: usize| context.cell(row, *at).trim() == context.cell(row, own).trim();
                *at != own && is_numeric(at) && rows.iter().all(|row| is_same(*row) == is_own(row))
            };
            if let Some(amount) = all.clone().find(is_amount) {
                return Some(ConvertedAmounts { amount, currency, own });
            }
        }
    }
    None
}

/// Whether the currency that a header names, of two that are named alike but for it, stands alone in a cell
/// above: `Montant (EUROS)` below `Compte tenu en;euros`.
pub(super) fn is_stated_above(context: &InferenceContext<'_>, at: usize) -> bool {
    let columns = &context.profile.columns;
    let name = &columns[at].name;
    let Some((_, behind)) = name.split_once('(') else { return false };
    let currency = words::folded(behind);
    let plain = words::plain(name);
    let has_rival = columns.iter().filter(|other| words::plain(&other.name) == plain).count() > 1;
    let above = 0..context.profile.header.unwrap_or(0);
    has_rival
        && !currency.is_empty()
        && above
            .into_iter()
            .any(|row| context.sample.row(row).cells().any(|cell| words::folded(cell) == currency))
}
