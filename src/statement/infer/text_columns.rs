//! What is told of a row: description, who was paid, reference, and what the amounts are in.

use super::context::InferenceContext;
use super::currencies;
use crate::currency::Currency;
use crate::fault::Fault;
use crate::reading::AmountRule;
use crate::words::{self, HeaderWord};
use tieout::sort::CompactSort as _;

/// Columns that one description is made of, at most.
const TEXTS_MAX: usize = 6;

/// Columns of texts.
pub(super) struct TextColumns {
    pub(super) parts: Vec<usize>,
    pub(super) others: Vec<usize>,
    pub(super) kind: Option<usize>,
    pub(super) plain: usize,
    pub(super) currency: Option<usize>,
    pub(super) reference: Option<usize>,
    pub(super) counterparty: Option<usize>,
    pub(super) id: Option<usize>,
}

/// Chooses the columns of texts.
pub(super) fn choose(
    context: &InferenceContext<'_>,
    date: usize,
    rule: &AmountRule,
    is_apart: bool,
) -> Result<TextColumns, Fault> {
    let profile = context.profile;
    let columns = &profile.columns;
    let stated = &context.stated.columns;
    let amounts = rule.columns();
    let is_free = |at: &usize| *at != date && !amounts.contains(at);
    let named = |role: &str, name: &Option<String>| {
        name.as_deref()
            .filter(|name| !name.is_empty())
            .map(|name| profile.column(role, name))
            .transpose()
    };
    let most_filled = |word: HeaderWord| {
        profile
            .meaning(word)
            .filter(is_free)
            .filter(|at| columns[*at].filled > 0 || profile.rows.is_empty())
            .max_by_key(|at| {
                (
                    columns[*at].is_known,
                    columns[*at].filled * 4 >= profile.rows.len(),
                    usize::MAX - at,
                )
            })
    };
    let counterparty = named("counterparty", &stated.counterparty)?
        .or_else(|| most_filled(HeaderWord::Counterparty));
    // `Value Num.` is money, whatever its name says.
    let is_money = |at: &usize| columns[*at].is_numeric() && columns[*at].with_cents > 0;
    let reference = named("reference", &stated.reference)?
        .or_else(|| most_filled(HeaderWord::Reference).filter(|at| !is_money(at)));
    let (texts, plain) = match &stated.description {
        Some(name) => {
            let mut texts = several(context, name)?;
            texts.extend(named("memo", &stated.memo)?);
            let plain = texts.len();
            (texts, plain)
        }
        None => all_texts(context, counterparty, is_apart, &is_free),
    };
    let (mut texts, mut plain) = (texts, plain);
    if stated.description.is_none()
        && let Some(at) = telling(context, &texts, &is_free)
    {
        texts.insert(0, at);
        plain += 1;
    }
    let tells_kind = |at: &usize| {
        columns[*at].is_known && columns[*at].with_letters > 0 && columns[*at].distinct_count() > 1
    };
    let kind = profile.meaning(HeaderWord::Type).filter(is_free).filter(tells_kind);
    let kind = kind.max_by_key(|at| (columns[*at].filled, usize::MAX - at));
    let kind = kind.filter(|at| stated.description.is_none() && !texts.contains(at));
    let mut others: Vec<usize> = Vec::new();
    let mut add = |at: usize| {
        if is_free(&at) && !texts.contains(&at) && !others.contains(&at) {
            others.push(at);
        }
    };
    for word in [
        HeaderWord::Description,
        HeaderWord::Counterparty,
        HeaderWord::Memo,
        HeaderWord::Reference,
        HeaderWord::Type,
    ] {
        profile.meaning(word).for_each(&mut add);
    }
    // Texts without a name that is known, the longest first.
    let mut unknown: Vec<usize> = (0..columns.len())
        .filter(is_free)
        .filter(|at| {
            columns[*at].meanings.is_empty() && columns[*at].with_letters * 2 > columns[*at].filled
        })
        .collect();
    unknown.compact_sort_by_key(|at| std::cmp::Reverse(columns[*at].chars));
    if texts.is_empty() {
        let with_letters = |at: &usize| columns[*at].with_letters > 0;
        let fallback = others
            .iter()
            .copied()
            .find(with_letters)
            .or_else(|| unknown.first().copied())
            .or_else(|| others.iter().copied().find(|at| columns[*at].filled > 0));
        texts.extend(fallback);
    }
    others.extend(unknown);
    others.retain(|at| !texts.contains(at));
    let currency = currency_of(context, rule, &is_free)?;
    let id = most_filled(HeaderWord::Id);
    Ok(TextColumns { parts: texts, others, kind, plain, currency, reference, counterparty, id })
}

/// The column of what the amounts are in.
fn currency_of(
    context: &InferenceContext<'_>,
    rule: &AmountRule,
    is_free: &dyn Fn(&usize) -> bool,
) -> Result<Option<usize>, Fault> {
    let (profile, amounts) = (context.profile, rule.columns());
    let columns = &profile.columns;
    let currency = match &context.stated.columns.currency {
        Some(name) if name.is_empty() => None,
        Some(name) => Some(profile.column("currency", name)?),
        None => profile
            .meaning(HeaderWord::Currency)
            .filter(|at| {
                let is_of_these = currencies::converted(context).is_some_and(|one| {
                    !one.is_open && one.currency == *at && amounts.contains(&one.amount)
                });
                is_of_these || !currencies::is_of_other_amounts(context, *at)
            })
            .find(is_free)
            .map(|found| own_currency(context, &amounts, found))
            .or_else(|| {
                (0..columns.len()).filter(is_free).find(|at| is_of_currencies(context, *at))
            })
            .filter(|at| !currencies::stands_with_others(context, *at, rule)),
    };
    Ok(currency)
}

/// Of several columns of currencies of one name the one beside the amounts.
fn own_currency(context: &InferenceContext<'_>, amounts: &[usize], found: usize) -> usize {
    let name = |at: usize| words::plain(&context.profile.columns[at].name);
    let mut beside = amounts.iter().filter_map(|at| currencies::beside(context, *at));
    beside.find(|at| name(*at) == name(found)).unwrap_or(found)
}

/// A column that tells more of the rows than those called texts, which say the same of most of them: `Action`
/// beside `Description`, where nearly all cells are `No Description`.
fn telling(
    context: &InferenceContext<'_>,
    texts: &[usize],
    is_free: &dyn Fn(&usize) -> bool,
) -> Option<usize> {
    let (columns, rows) = (&context.profile.columns, context.profile.rows.len());
    let is_dull = |at: &usize| {
        let most = columns[*at].distinct.iter().flat_map(|all| all.values()).max();
        most.is_some_and(|most| most * 4 >= columns[*at].filled * 3)
    };
    let says_one_thing = |word: &HeaderWord| {
        context.profile.meaning(*word).any(|at| columns[at].distinct_count() == 1)
    };
    let called = [HeaderWord::Description, HeaderWord::Memo, HeaderWord::Counterparty];
    let is_silent = texts.is_empty() && called.iter().any(says_one_thing);
    if rows < 4 || texts.is_empty() && !is_silent || !texts.iter().all(is_dull) {
        return None;
    }
    let tells = |at: &usize| {
        let is_nothing_else =
            matches!(columns[*at].meanings.first(), None | Some(HeaderWord::Other));
        is_nothing_else
            && is_free(at)
            && !texts.contains(at)
            && columns[*at].is_of_words()
            && columns[*at].distinct_count() * 2 > rows
    };
    (0..columns.len()).filter(tells).max_by_key(|at| columns[*at].chars)
}

/// Columns of one name, or of several with a plus between them.
fn several(context: &InferenceContext<'_>, name: &str) -> Result<Vec<usize>, Fault> {
    let whole = context.profile.column("description", name);
    if whole.is_ok() || !name.contains('+') {
        return Ok(vec![whole?]);
    }
    name.split('+').map(|part| context.profile.column("description", part.trim())).collect()
}

/// Who was paid, then all columns that tell what for, and how many these are, then references and the like;
/// those that say the same of every row tell nothing.
fn all_texts(
    context: &InferenceContext<'_>,
    counterparty: Option<usize>,
    is_apart: bool,
    is_free: &dyn Fn(&usize) -> bool,
) -> (Vec<usize>, usize) {
    let profile = context.profile;
    let columns = &profile.columns;
    let tells = |at: &usize| {
        let column = &columns[*at];
        let is_constant = column.distinct_count() == 1 && profile.rows.len() > 3;
        (column.filled > 0 && !is_constant || profile.rows.is_empty()) && column.with_letters > 0
            || profile.rows.is_empty()
    };
    let mut texts: Vec<usize> = Vec::new();
    let words = [HeaderWord::Counterparty, HeaderWord::Description, HeaderWord::Memo];
    for word in words {
        // What is coded is told by its description, where there is one.
        let is_told = word == HeaderWord::Memo && !texts.is_empty();
        if is_apart && (word == HeaderWord::Counterparty || is_told) {
            continue;
        }
        let known: Vec<usize> = profile.meaning(word).filter(|at| is_free(at)).collect();
        // A name that is known in part only counts where none is known whole.
        let has_whole = known.iter().any(|at| columns[*at].is_known && columns[*at].filled > 0);
        let mut chosen: Vec<usize> = known
            .into_iter()
            .filter(|at| tells(at) && (columns[*at].is_known || !has_whole))
            .collect();
        chosen.compact_sort_by_key(|at| (Some(*at) != counterparty, *at));
        texts.extend(chosen);
    }
    let plain = texts.len();
    // An order is what a row was for where nothing else says it.
    let is_order = |at: &usize| {
        plain == 0
            && columns[*at].is_known
            && columns[*at].distinct_count() * 2 > profile.rows.len()
    };
    let tells_apart = |at: &usize| {
        let column = &columns[*at];
        let is_text = column.with_letters * 2 > column.filled && !column.is_days();
        is_text && column.distinct_count() * 2 > column.filled
    };
    // References and columns whose names are not known, where people wrote words into them.
    let of_words = (0..columns.len()).filter(|at| {
        let column = &columns[*at];
        is_free(at)
            && !texts.contains(at)
            && (tells(at) || column.means(HeaderWord::Reference) && is_order(at))
            && match column.meanings.first() {
                Some(HeaderWord::Reference) => {
                    column.is_of_words() || column.is_of_short_codes() || is_order(at)
                }
                // Without headers nothing says which of several texts names the payee.
                None if profile.header.is_none() => tells_apart(at),
                // What is coded is told by what is called so.
                None => column.is_of_words() && !(is_apart && plain > 0),
                _ => !column.is_known && column.is_of_words(),
            }
    });
    let of_words: Vec<usize> = of_words.collect();
    texts.extend(of_words);
    texts.truncate(TEXTS_MAX);
    if is_apart && texts.is_empty() {
        texts.extend(counterparty);
    }
    let plain = plain.min(texts.len());
    (texts, plain)
}

/// A column of codes of currencies alone, whose name is not wholly known: `Ccy code`.
fn is_of_currencies(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    let Some(distinct) = &column.distinct else { return false };
    // A letter alone is a flag: `R` of what is reconciled.
    let is_letter =
        |text: &String| text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_code = |text: &String| {
        text.chars().count() <= 3
            && !is_letter(text)
            && matches!(Currency::of_known(text), Some(Currency::Code(_) | Currency::Sign(_)))
            || text.chars().count() <= 3 && text.contains(['£', '€', '$', '₹', '¥'])
    };
    // `Code` above nothing but codes of currencies.
    let is_general = || {
        use HeaderWord as Word;
        matches!(column.named, Some(Word::Id | Word::Type | Word::Reference | Word::Other))
            && distinct.keys().all(|text| text.len() == 3)
    };
    (!column.is_known || column.meanings.is_empty() || is_general())
        && !distinct.is_empty()
        && distinct.len() <= 3
        && distinct.keys().all(is_code)
}
