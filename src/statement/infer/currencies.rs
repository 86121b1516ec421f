//! Which amounts a column of currencies is of: those of the account, or those of where a card was used.

use super::context::{ConvertedAmounts, InferenceContext};
use crate::currency::Currency;
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::AmountRule;
use crate::words::{self, HeaderWord};

/// What a header says of amounts that are in the currency of the account.
const OF_THE_ACCOUNT: [&str; 12] = [
    "account",
    "billing",
    "billed",
    "settled",
    "settlement",
    "wallet",
    "posted",
    "booked",
    "home",
    "abrechnung",
    "konto",
    "compte",
];

/// Words of a header that do not tell one amount from another.
const OF_ANY: [&str; 12] = [
    "amount", "amounts", "value", "currency", "ccy", "code", "total", "betrag", "wahrung",
    "montant", "devise", "in",
];

/// As many columns of numbers are held against each other.
const NUMERIC_MAX: usize = 12;

/// What tells an amount, or its currency, from others: `wallet` of `Wallet amount`.
fn qualifier(name: &str) -> String {
    let folded = words::plain(name);
    let words: Vec<&str> = folded.split(' ').filter(|word| !OF_ANY.contains(word)).collect();
    words.join(" ")
}

/// Whether a header says of amounts, or of a currency, that they are those of the account.
fn is_of_account(name: &str) -> bool {
    let own = qualifier(name);
    // `Abrechnungsbetrag`, `Kontowährung`
    OF_THE_ACCOUNT.contains(&&*own)
        || ["abrechnungs", "kontow"].iter().any(|start| own.starts_with(start))
}

/// What a header says of amounts that may be in the currency of the account.
const PERHAPS_OF_THE_ACCOUNT: [&str; 6] =
    ["converted", "charged", "equivalent", "gegenwert", "contre valeur", "contrevaleur"];

/// Whether a header says of amounts that they are, or may be, those of the account.
pub(super) fn is_of_account_perhaps(name: &str) -> bool {
    is_of_account(name) || PERHAPS_OF_THE_ACCOUNT.contains(&&*qualifier(name))
}

/// Whether of two columns of amounts one alone is called that of the account, or may be, and nothing shows what the
/// other is in.
pub(super) fn may_be_of_another(context: &InferenceContext<'_>, one: usize, other: usize) -> bool {
    let names = [one, other].map(|at| is_of_account_perhaps(&context.profile.columns[at].name));
    names[0] != names[1] && converted(context).is_none()
}

/// Whether a column of currencies is of other amounts than those that move the account: another column names
/// the one currency of the account, or all amounts are named as those of the account.
pub(super) fn is_of_other_amounts(context: &InferenceContext<'_>, at: usize) -> bool {
    let columns = &context.profile.columns;
    let rows = context.profile.rows.len();
    if converted(context).is_some_and(|one| one.currency == at) {
        return true;
    }
    if columns[at].distinct_count() < 2 || !columns[at].is_known {
        return false;
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
            && is_of_account(&column.name)
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
        && amounts.all(|at| is_of_account(&columns[at].name))
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
    if converted(context).is_some_and(|one| !one.is_open && one.amount == at) {
        return true;
    }
    let of = |at: usize| qualifier(&context.profile.columns[at].name);
    // `Amount` and `Currency` beside `Billing amount` and `Billing currency`.
    let is_beside_own = || {
        let currencies = context.profile.meaning(HeaderWord::Currency).map(of);
        let of_account: Vec<String> = currencies.filter(|one| is_of_account(one)).collect();
        context.profile.meaning(HeaderWord::Amount).any(|other| of_account.contains(&of(other)))
    };
    (!own.is_empty() || is_beside_own())
        && context
            .profile
            .meaning(HeaderWord::Currency)
            .any(|currency| of(currency) == own && is_of_other_amounts(context, currency))
}

/// Amounts as they were charged, and the same in the currency of the account, where two columns differ so.
pub(super) fn converted(context: &InferenceContext<'_>) -> Option<ConvertedAmounts> {
    *context.converted.get_or_init(|| {
        // Who wants one currency, or what was charged, takes that column as it is.
        let columns = &context.stated.columns;
        let stated = columns.amount.as_ref().or(columns.turned_amount.as_ref());
        let stated = stated.and_then(|name| context.profile.column("amount", name).ok());
        let wanted = context.stated.account.as_deref().and_then(Currency::of_known);
        let found = by_equal_rows(context).or_else(|| by_words(context));
        found.filter(|one| wanted.is_none() && (one.is_open || stated != Some(one.amount)))
    })
}

/// Two columns of amounts that are equal in the rows of one currency, and in no other row. Which of them is in that
/// currency its header says, or the words for it; else it is open.
fn by_equal_rows(context: &InferenceContext<'_>) -> Option<ConvertedAmounts> {
    let columns = &context.profile.columns;
    let rows = &context.profile.rows;
    let is_numeric = |at: &usize| columns[*at].is_numeric() && columns[*at].amounts > 0;
    let numeric: Vec<usize> = (0..columns.len()).filter(is_numeric).take(NUMERIC_MAX).collect();
    let pairs = || {
        let of_one = numeric.iter().map(|at| [*at, *at]);
        let halves = |word| context.profile.meaning(word).filter(is_numeric);
        let of_two = |one, other| {
            halves(one).flat_map(move |one| halves(other).map(move |other| [one, other]))
        };
        let booked = of_two(HeaderWord::Credit, HeaderWord::Debit);
        of_one.chain(of_two(HeaderWord::In, HeaderWord::Out)).chain(booked)
    };
    let mut open: Option<ConvertedAmounts> = None;
    for currency in context.profile.meaning(HeaderWord::Currency) {
        let of_row = |row: &usize| Currency::of_cell(context.cell(*row, currency));
        for (own, amount) in pairs().flat_map(|own| numeric.iter().map(move |one| (own, *one))) {
            if own.contains(&amount) {
                continue;
            }
            let is_same = |row: &usize| {
                let size = |at: usize| size(context.cell(*row, at));
                let charged = size(amount);
                charged.is_some() && own.iter().any(|at| size(*at) == charged)
            };
            let (of_account, others): (Vec<usize>, Vec<usize>) =
                rows.iter().copied().partition(|row| is_same(row));
            let said: Option<Vec<Currency>> = of_account.iter().map(of_row).collect();
            let Some([first, rest @ ..]) = said.as_deref() else { continue };
            let is_it = |row: &usize| of_row(row).is_some_and(|one| !one.excludes(first));
            if rest.iter().any(|one| one.excludes(first))
                || others.is_empty()
                || others.iter().any(is_it)
            {
                continue;
            }
            let header = own.map(|at| Currency::of_header(&columns[at].name));
            let of_header = header.iter().flatten().all(|one| !one.excludes(first));
            let is_named = header.iter().all(Option::is_some) && of_header;
            let found = ConvertedAmounts { amount, currency, own, is_open: false };
            let is_beside = || own.iter().all(|at| is_in_one(context, *at, currency, first));
            if is_named || is_of_account_by_words(context, &found) || is_beside() {
                return Some(found);
            }
            let may_be = |at: &usize| columns[*at].means(HeaderWord::Amount);
            if of_header && own.iter().chain([&amount]).all(may_be) {
                // A currency stands behind what it is of, more often than not.
                let is_before = found.amount + 1 == currency;
                if open.is_none() || is_before {
                    open = Some(ConvertedAmounts { is_open: true, ..found });
                }
            }
        }
    }
    open
}

/// Whether another column of currencies than `other` stands beside amounts and says the one in every row.
fn is_in_one(context: &InferenceContext<'_>, at: usize, other: usize, one: &Currency) -> bool {
    let says_it = |row: &usize, at: usize| {
        Currency::of_cell(context.cell(*row, at)).is_some_and(|said| !said.excludes(one))
    };
    beside(context, at)
        .filter(|at| *at != other)
        .is_some_and(|at| context.profile.rows.iter().all(|row| says_it(row, at)))
}

/// The column of currencies that stands beside a column of amounts, where there are several: the one that is named as
/// it is, else the one behind it, or before it where a currency leads each of the amounts.
pub(super) fn beside(context: &InferenceContext<'_>, at: usize) -> Option<usize> {
    let columns = &context.profile.columns;
    let is_it = |at: &usize| columns.get(*at).is_some_and(|one| one.means(HeaderWord::Currency));
    let is_of_several = context.profile.meaning(HeaderWord::Currency).nth(1).is_some();
    let (before, behind) = (at.checked_sub(1).filter(is_it), Some(at + 1).filter(is_it));
    let own = qualifier(&columns[at].name);
    let is_named = |other: &usize| !own.is_empty() && qualifier(&columns[*other].name) == own;
    // The last of the amounts has none behind it then.
    let mut amounts = context.profile.meaning(HeaderWord::Amount).peekable();
    let is_led = amounts.peek().is_some()
        && amounts.all(|at| at.checked_sub(1).is_some_and(|before| is_it(&before)));
    let around = if is_led { [before, behind] } else { [behind, before] };
    let around = || around.into_iter().flatten();
    around().find(is_named).or_else(|| around().next()).filter(|_| is_of_several)
}

/// Two columns of amounts that differ, of which words say that one is in the currency of the account, beside a
/// column of currencies that is of the other.
fn by_words(context: &InferenceContext<'_>) -> Option<ConvertedAmounts> {
    let columns = &context.profile.columns;
    let amounts: Vec<usize> = context
        .profile
        .meaning(HeaderWord::Amount)
        .filter(|at| columns[*at].is_numeric() && columns[*at].amounts > 0)
        .collect();
    let mut currencies =
        context.profile.meaning(HeaderWord::Currency).filter(|at| columns[*at].filled > 0);
    let currency = currencies.next().filter(|_| currencies.next().is_none())?;
    let [one, other] = amounts[..] else { return None };
    let differs = |row: &usize| {
        let sizes = [one, other].map(|at| size(context.cell(*row, at)));
        sizes[0].is_some() && sizes[1].is_some() && sizes[0] != sizes[1]
    };
    if !context.profile.rows.iter().any(differs) {
        return None;
    }
    let found =
        |amount, own| ConvertedAmounts { amount, currency, own: [own, own], is_open: false };
    let mut both = [found(one, other), found(other, one)].into_iter();
    both.find(|one| is_of_account_by_words(context, one))
}

/// Whether words say of the second of two amounts, and not of the first, that they are those of the account, or of
/// the currencies that they are those of the first.
fn is_of_account_by_words(context: &InferenceContext<'_>, found: &ConvertedAmounts) -> bool {
    let of = |at: usize| qualifier(&context.profile.columns[at].name);
    let is_of_account = |at: usize| is_of_account(&context.profile.columns[at].name);
    let currency = of(found.currency);
    let is_of_first = !currency.is_empty() && currency == of(found.amount);
    let is_of_second = |at: &usize| currency == of(*at);
    if is_of_account(found.amount) || is_of_account(found.currency) {
        return false;
    }
    found.own.iter().all(|at| is_of_account(*at))
        || is_of_first && !found.own.iter().any(is_of_second)
}

/// The magnitude of a cell in millionths; none where it is nothing, or no number.
fn size(cell: &str) -> Option<i128> {
    let number = WrittenNumber::parse(cell)?;
    let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
    number.micros_by(mark).map(i128::abs).filter(|size| *size != 0)
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
