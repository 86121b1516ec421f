//! Whose rows are wanted, where a file holds those of several accounts.

use super::account_names::{
    are_codes_of_one_group, are_ways_to_pay, is_bank, is_called_bank, is_called_bank_of_others,
    is_money, is_number_of_account, is_of_accounts,
};
use super::context::{
    EvidenceStrength, InferenceContext, QuestionAnswer, ReadingQuestion, Undecided,
};
use super::double_entry::{
    is_double_entry, is_mirrored, is_one_end, is_told_from_both_ends, names,
};
use super::section_titles::of_section;
use super::{account_balances, currencies, entries, section_titles};
use crate::fault::Fault;
use crate::sections;
use crate::stated::FileSide;
use crate::stated::StatedAnswer;
use crate::words::{self, HeaderWord};
use tieout::sort::CompactSort as _;

/// Whether a column says nothing of whose a row is: it names the bank of the other party, or how something was paid.
fn is_of_others(context: &InferenceContext<'_>, at: usize, accounts: &[String]) -> bool {
    let name = words::plain_parts(&context.profile.columns[at].name);
    is_called_bank_of_others(&name) || are_ways_to_pay(&name, accounts)
}

/// What is asked where rows are of several accounts.
pub(super) const WHOSE: &str = "whose rows are wanted?";

/// Whether the account of a row is the one of this name: the same, or a part of its path.
pub(crate) fn is_of(cell: &str, name: &str) -> bool {
    let (cell, name) = (cell.trim(), name.trim());
    cell.eq_ignore_ascii_case(name) || words::folded(cell) == words::folded(name)
}

/// The rows of an account; all where none is chosen.
pub(super) fn rows_of(
    context: &InferenceContext<'_>,
    rows: Vec<usize>,
    account: Option<&(usize, String)>,
) -> Vec<usize> {
    let is_of_it =
        |row: &usize| account.is_none_or(|(at, name)| is_of(context.cell(*row, *at), name));
    rows.into_iter().filter(is_of_it).collect()
}

/// The column of accounts and the one wanted, or the section; neither where all rows are of one account.
#[expect(clippy::type_complexity, reason = "a column with a name, or a heading")]
pub(super) fn choose(
    context: &mut InferenceContext<'_>,
    rows: &[usize],
    takes_all: bool,
) -> Result<(Option<(usize, String)>, Option<String>), Undecided> {
    if let Some(fault) = told_once(context, rows) {
        return Err(fault.into());
    }
    let takes_all = takes_all && context.stated.account.is_none();
    let column = match &context.stated.columns.account {
        Some(name) => Some(context.profile.column("account", name)?),
        None if takes_all => by_currency(context, rows),
        None => find(context, rows),
    };
    if let Some(at) = column {
        let names = names(context, at, rows);
        let is_of_currencies = context.profile.columns[at].means(HeaderWord::Currency);
        let kind = if is_of_currencies { "currencies" } else { "accounts" };
        // Where all are banks, the word for one tells nothing.
        let is_of_banks = is_called_bank(&words::plain_parts(&context.profile.columns[at].name));
        let takes_bank = |bank: &str| !is_of_banks && !is_doubtful(context, at, rows, bank);
        let takes = (may_take_all(context, at, &names), &takes_bank as &dyn Fn(&str) -> bool);
        let wanted = one_of(context, kind, &names, takes, |name| {
            rows.iter().filter(|row| is_of(context.cell(**row, at), name)).count()
        })?;
        if let Some((name, is_said)) = wanted {
            if is_said {
                let says = format!(
                    "the rows of {name} are read, one of {} accounts in {}",
                    names.len(),
                    context.key(at)
                );
                context.note("account", EvidenceStrength::Soft, says);
            }
            if let Some(line) = entries::of(context, at, rows).and_then(|all| all.unbalanced) {
                let says = format!("the legs of the entry on line {line} do not come to nothing");
                context.note("account", EvidenceStrength::Soft, says);
            }
            return Ok((Some((at, name)), None));
        }
        return Ok((None, None));
    }
    let sections = sections::accounts(context.sample, context.profile);
    if !takes_all && sections.len() > 1 || context.stated.account.is_some() {
        let titles = section_titles::titles(context, &sections);
        let wants_all =
            context.stated.account.as_ref().is_some_and(|name| is_of(name, section_titles::ALL));
        if wants_all && !titles.is_empty() {
            return section_titles::all_of_two(&titles)
                .map_or(Ok((None, None)), |fault| Err(fault.into()));
        }
        if wants_all && (context.side != FileSide::Book || has_codes(context, rows)) {
            return Ok((None, None));
        }
        let sections = if titles.is_empty() { sections } else { titles };
        let count = |name: &str| of_section(context, rows.to_vec(), Some(name)).len();
        if let Some((name, is_said)) =
            one_of(context, "accounts", &sections, (false, &|_| true), count)?
        {
            if is_said {
                let says =
                    format!("the rows of {name} are read, one of {} accounts", sections.len());
                context.note("account", EvidenceStrength::Soft, says);
            }
            return Ok((None, Some(name)));
        }
    }
    Ok((None, None))
}

/// Whether the only account with a word of banks may be another: one that is not is in more of the entries; or there are
/// none, and rows of all accounts may be one list.
fn is_doubtful(context: &InferenceContext<'_>, at: usize, rows: &[usize], bank: &str) -> bool {
    match entries::of(context, at, rows) {
        Some(entries) => entries.are_of_another(context, at, rows, bank),
        None => is_own_in_books(context, at, rows) && !is_double_entry(context, rows),
    }
}

/// Whether a column of books may say whose each row is, where it could as well say what it was for: it is called one
/// of banks, or some of its accounts are of money that one has.
fn is_own_in_books(context: &InferenceContext<'_>, at: usize, rows: &[usize]) -> bool {
    let column = &context.profile.columns[at];
    let name = words::plain_parts(&column.name);
    let has_counter = context.profile.meaning(HeaderWord::CounterAccount).next().is_some();
    // Beside the one account that all rows are of, in one column or in either of two, it says what they were for.
    let has_own = context
        .profile
        .meaning(HeaderWord::Account)
        .any(|other| names(context, other, rows).len() == 1 || is_one_end(context, other, rows));
    context.side == FileSide::Book
        && !has_counter
        && !has_own
        && !has_category(context, at)
        && (is_called_bank(&name) || names(context, at, rows).iter().any(|name| is_money(name)))
}

/// A column that names each account once, above rows that it leaves empty, as tables with merged cells do.
fn told_once(context: &InferenceContext<'_>, rows: &[usize]) -> Option<Fault> {
    let names_accounts = |at: &usize| {
        // A number of an account is the other party's as often.
        let name = words::plain(&context.profile.columns[*at].name);
        ["account", "account name", "currency", "wallet", "card", "konto"].contains(&&*name)
    };
    let is_told_once = |at: &usize| {
        let cells = || rows.iter().map(|row| context.cell(*row, *at).trim());
        let filled: Vec<&str> = cells().filter(|cell| !cell.is_empty()).collect();
        let is_first_filled = cells().next().is_some_and(|cell| !cell.is_empty());
        let differ = filled.windows(2).all(|pair| pair[0] != pair[1]);
        is_first_filled && filled.len() > 1 && differ && filled.len() * 2 <= rows.len()
    };
    let at = (0..context.profile.columns.len()).filter(names_accounts).find(is_told_once)?;
    let row = rows.iter().find(|row| context.cell(**row, at).trim().is_empty())?;
    let line = context.sample.row(*row).line();
    let fault = Fault::of_cell(line, &context.key(at), "", "is empty below a row that names one");
    Some(fault.hint("fill the column down, so that every row says whose it is"))
}

/// Whether rows of all accounts may be one list: the column may be of who was paid, or of the cards of one
/// account. Books have both legs of their entries, but codes of one group may be what rows of one account were for, and
/// banks those of who paid.
fn may_take_all(context: &InferenceContext<'_>, at: usize, names: &[String]) -> bool {
    let name = words::plain_parts(&context.profile.columns[at].name);
    let are_perhaps_of_others =
        || is_called_bank(&name) && !names.iter().any(|name| is_money(name));
    let is_of_one =
        context.side != FileSide::Book || are_codes_of_one_group(names) || are_perhaps_of_others();
    is_of_one && !context.profile.columns[at].means(HeaderWord::Currency)
}

/// Whether a column called one of accounts has codes of one group alone.
fn has_codes(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    let mut columns = context.profile.meaning(HeaderWord::Account);
    columns.any(|at| are_codes_of_one_group(&names(context, at, rows)))
}

/// The account that is wanted, and whether that is to be said: the stated one, the only bank account; none
/// where there is but one.
fn one_of(
    context: &InferenceContext<'_>,
    kind: &str,
    names: &[String],
    (takes_all, takes_bank): (bool, &dyn Fn(&str) -> bool),
    count: impl Fn(&str) -> usize,
) -> Result<Option<(String, bool)>, Undecided> {
    if let Some(wanted) = &context.stated.account {
        let found = names.iter().find(|name| is_of(name, wanted));
        let Some(found) = found.or_else(|| only_containing(names, wanted)) else {
            let fault = Fault::of_file(format!("no row is of the account {wanted:?}"));
            return Err(match names {
                [] => fault.hint("--map account=NAME names the column of accounts"),
                _ => fault.hint(format!("its accounts are {}", names.join(", "))),
            }
            .into());
        };
        return Ok(Some((found.clone(), false)));
    }
    if names.len() < 2 {
        return Ok(None);
    }
    let banks: Vec<&String> = names.iter().filter(|name| is_bank(name)).collect();
    // What has the number of an account is one of a bank, whatever words stand beside it.
    let are_numbered = names.iter().all(|name| sections::is_numbered(name));
    let has_other_money = names.iter().any(|name| is_money(name) && !is_bank(name));
    if let [bank] = banks[..]
        && !are_numbered
        && !has_other_money
        && takes_bank(bank)
    {
        return Ok(Some((bank.clone(), true)));
    }
    let answer = |name: &str, count: usize| QuestionAnswer {
        says: if count == 1 { format!("{name}, 1 row") } else { format!("{name}, {count} rows") },
        states: vec![StatedAnswer::Account(name.to_owned())],
    };
    let mut answers: Vec<QuestionAnswer> =
        names.iter().take(11).map(|name| answer(name, count(name))).collect();
    if takes_all {
        let all = names.iter().map(|name| count(name)).sum();
        answers.push(answer(section_titles::ALL, all));
    }
    Err(ReadingQuestion {
        asks: match kind {
            "currencies" => "which currency is wanted?".to_owned(),
            _ => WHOSE.to_owned(),
        },
        understood: format!("the file holds rows of {} {kind}, which are never added", names.len()),
        answers,
    }
    .into())
}

fn only_containing<'n>(names: &'n [String], wanted: &str) -> Option<&'n String> {
    let wanted = words::folded(wanted);
    let mut found = names.iter().filter(|name| words::folded(name).contains(&wanted));
    found.next().filter(|_| found.next().is_none())
}

/// A column that says whose account each row is of: by a counter account beside it, the legs of double
/// entries, blocks of rows, or numbers of accounts; else one of several currencies.
fn find(context: &InferenceContext<'_>, rows: &[usize]) -> Option<usize> {
    let columns = &context.profile.columns;
    let is_stated = context.stated.account.is_some();
    // A heading of that name says more than the same name in a row, which may be the other account.
    if let Some(wanted) = &context.stated.account {
        let sections = sections::accounts(context.sample, context.profile);
        if sections.iter().any(|name| is_of(name, wanted)) {
            return None;
        }
    }
    let has_counter = context.profile.meaning(HeaderWord::CounterAccount).next().is_some();
    let mut named: Vec<usize> = (0..columns.len())
        .filter(|at| {
            (columns[*at].meanings.contains(&HeaderWord::Account)
                || is_of_paths(context, *at, rows))
                && columns[*at].filled * 10 >= rows.len() * 9
                && !columns[*at].is_days()
        })
        .collect();
    // Names say more than codes.
    named.compact_sort_by_key(|at| (columns[*at].with_letters == 0, *at));
    // Beside the number of one account those of several are of who was paid.
    let has_own = named.iter().any(|at| {
        let accounts = names(context, *at, rows);
        accounts.len() == 1 && columns[*at].is_known && is_of_accounts(&accounts)
    });
    for at in named {
        // A leg against `Opening balances` reads like one, and is a leg still.
        let legs = context.profile.first..context.sample.len();
        let legs: Vec<usize> = legs
            .filter(|row| {
                rows.binary_search(row).is_ok() || !context.cell(*row, at).trim().is_empty()
            })
            .collect();
        let is_double = is_double_entry(context, rows)
            || is_double_entry(context, &legs)
            || entries::of(context, at, rows).is_some();
        let accounts = names(context, at, rows);
        let is_no_account =
            has_own && is_of_accounts(&accounts) || is_of_others(context, at, &accounts);
        if accounts.len() < 2 || !is_stated && is_no_account {
            continue;
        }
        let is_wanted = context.stated.account.as_ref().is_some_and(|wanted| {
            accounts.iter().any(|name| is_of(name, wanted))
                || only_containing(&accounts, wanted).is_some()
        });
        if !is_stated && is_one_end(context, at, rows) {
            continue;
        }
        let is_few = accounts.len() * 3 <= rows.len().max(6);
        let is_fewer_than_half = accounts.len() * 2 <= rows.len().max(6);
        let is_own = (has_counter && (is_few || is_mirrored(context, &accounts, rows)))
            || has_counters(context, rows)
            || is_told_from_both_ends(context, at, rows)
            || is_double
            || (is_fewer_than_half
                && (has_category(context, at) || is_called_account(context, at)))
            || (is_fewer_than_half && is_own_in_books(context, at, rows))
            || accounts.iter().all(|name| is_money(name))
            || are_codes_of_one_group(&accounts)
            || (is_few && is_in_blocks(context, at, rows, accounts.len()))
            || (is_few && context.side != FileSide::Book && is_of_accounts(&accounts));
        if is_wanted || (!is_stated && is_own) {
            return Some(at);
        }
    }
    let by_balance = || account_balances::column(context, rows).filter(|_| !is_stated);
    let by_numbers =
        || by_numbers(context, rows).filter(|at| is_asked_for(context, *at, rows, has_own));
    by_currency(context, rows).or_else(by_balance).or_else(by_numbers).or_else(|| {
        let wanted = context.stated.account.as_ref()?;
        (0..columns.len()).find(|at| {
            let is_told = columns[*at].meanings.first().is_some_and(|meaning| {
                matches!(meaning, HeaderWord::Description | HeaderWord::Memo)
            });
            let distinct = columns[*at].distinct.as_ref().filter(|_| !is_told);
            distinct.is_some_and(|distinct| distinct.keys().any(|name| is_of(name, wanted)))
        })
    })
}

/// Whether a column that nothing names has nothing but paths of accounts, as plain-text ledgers write them:
/// `Assets:Bank`.
fn is_of_paths(context: &InferenceContext<'_>, at: usize, rows: &[usize]) -> bool {
    let column = &context.profile.columns[at];
    let is_path = |name: &String| {
        name.split(':').count() > 1
            && name.split(':').all(|part| part.starts_with(char::is_alphabetic))
    };
    column.name.trim().is_empty() && {
        let names = names(context, at, rows);
        names.len() > 1 && names.iter().all(is_path)
    }
}

/// Whether the column of counter accounts is of several: then those beside it are not all of the account that the
/// rows are of, nor all of what it paid for.
fn has_counters(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    let mut counters = context.profile.meaning(HeaderWord::CounterAccount);
    context.side == FileSide::Book
        && counters.any(|at| {
            context.profile.columns[at].filled >= rows.len() && names(context, at, rows).len() > 1
        })
}

/// Whether an account in a column is the one that is wanted; where none is, whether no other column has one's own.
fn is_asked_for(context: &InferenceContext<'_>, at: usize, rows: &[usize], has_own: bool) -> bool {
    let Some(wanted) = &context.stated.account else { return !has_own };
    let accounts = names(context, at, rows);
    accounts.iter().any(|name| is_of(name, wanted)) || only_containing(&accounts, wanted).is_some()
}

/// More numbers are of something else than the accounts of a statement.
const NUMBERS_MAX: usize = 6;

/// A column of nothing but numbers of accounts, each in two rows or more, whatever it is called: not where its
/// header says that they are of something else.
fn by_numbers(context: &InferenceContext<'_>, rows: &[usize]) -> Option<usize> {
    use HeaderWord as Word;
    let columns = &context.profile.columns;
    let is_free = |at: usize| {
        let first = columns[at].meanings.first();
        matches!(first, None | Some(Word::Account | Word::Other | Word::Type))
            && !columns[at].means(Word::CounterAccount)
            && !columns[at].is_days()
    };
    (0..columns.len()).filter(|at| is_free(*at)).find(|at| {
        let accounts = names(context, *at, rows);
        let digits = |name: &str| name.bytes().filter(u8::is_ascii_digit).count();
        (2..=NUMBERS_MAX).contains(&accounts.len())
            && accounts.len() * 2 <= rows.len()
            && columns[*at].filled >= rows.len()
            && accounts.iter().all(|name| is_number_of_account(name))
            && accounts.windows(2).all(|pair| digits(&pair[0]) == digits(&pair[1]))
            && !is_one_end(context, *at, rows)
    })
}

/// Whether all accounts that are asked about are told by their numbers.
pub(super) fn are_numbered(question: &ReadingQuestion) -> bool {
    let name = |answer: &QuestionAnswer| match &answer.states[..] {
        [StatedAnswer::Account(name)] => Some(name.clone()),
        _ => None,
    };
    let mut names = question.answers.iter().filter_map(name);
    names.all(|name| is_of(&name, section_titles::ALL) || is_number_of_account(&name))
}

/// Whether a column of a statement is called one of accounts, and not of products or the like.
fn is_called_account(context: &InferenceContext<'_>, at: usize) -> bool {
    const WORDS: [&str; 8] =
        ["account", "konto", "compte", "cuenta", "conto", "conta", "rekening", "wallet"];
    let name = words::plain_parts(&context.profile.columns[at].name);
    let is_said = name.split(' ').any(|word| WORDS.contains(&word)) || is_called_bank(&name);
    context.side != FileSide::Book && is_said
}

/// Whether another column says what each row was for: then the one of accounts says whose it is, in books, too.
fn has_category(context: &InferenceContext<'_>, accounts: usize) -> bool {
    const WORDS: [&str; 4] = ["category", "kategorie", "categorie", "nominal"];
    context.profile.columns.iter().enumerate().any(|(at, column)| {
        let name = words::plain(&column.name);
        at != accounts && column.filled > 0 && name.split(' ').any(|word| WORDS.contains(&word))
    })
}

/// A column of several currencies.
fn by_currency(context: &InferenceContext<'_>, rows: &[usize]) -> Option<usize> {
    context
        .profile
        .meaning(HeaderWord::Currency)
        .filter(|at| !currencies::is_of_other_amounts(context, *at))
        .find(|at| context.stated.columns.currency.is_none() && names(context, *at, rows).len() > 1)
}

/// Whether all rows of each account follow each other.
fn is_in_blocks(context: &InferenceContext<'_>, at: usize, rows: &[usize], names: usize) -> bool {
    let changes = rows
        .windows(2)
        .filter(|pair| context.cell(pair[0], at).trim() != context.cell(pair[1], at).trim());
    changes.count() + 1 == names
}
