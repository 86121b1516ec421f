//! What signs mean where no balance shows it: usual words, and how cards write them.

use super::super::context::InferenceContext;
use super::account_kind::{
    denies_card, is_given_back, is_given_out, is_of_card, is_of_payouts, is_of_provider,
    is_of_sales,
};
use super::balances::{BalanceChain, column_values};
use super::by_texts;
use super::candidate::{SignWords, is_debit_out};
use super::card_payments::{are_received, is_thanked, payment_signs};
use super::evaluated::{EvaluatedCandidate, SignsBy};
use super::side_columns::beside;
use crate::reading::AmountRule;
use crate::stated::FileSide;
use crate::words::{self, HeaderWord};

/// Decides the signs of amounts whose columns are known.
pub(super) fn signs_by(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> SignsBy {
    // The user says that no column gives the signs.
    if context.stated.columns.sign.as_deref() == Some("") {
        return SignsBy::Usual;
    }
    if let Some(name) = refuted_by(context, tried) {
        return SignsBy::Nobody(format!("every move of {name} has the other sign than its row"));
    }
    match tried.candidate.rule.gross() {
        AmountRule::Split { .. } | AmountRule::Directed { .. } => by_words(context, tried, rows),
        AmountRule::Marked { column, .. } if is_of_nobody(context, tried) => {
            by_side(context, tried, rows, &format!("the cells of {}", context.key(*column)))
        }
        AmountRule::Marked { column, unmarked_is_out: Some(is_out), .. } => {
            let way = if *is_out { "out" } else { "in" };
            SignsBy::Words(format!(
                "amounts of {} without debit or credit are money {way}",
                context.key(*column)
            ))
        }
        AmountRule::Marked { column, .. } => {
            SignsBy::Words(booked(context, &format!("the cells of {}", context.key(*column))))
        }
        AmountRule::LessFee { .. } => SignsBy::Usual,
        AmountRule::Signed { column, .. } => by_signs(context, tried, *column, rows),
    }
}

/// The balance that goes the other way at every move, where they are too few or too alike to prove it.
fn refuted_by(context: &InferenceContext<'_>, tried: &EvaluatedCandidate) -> Option<String> {
    let chain = tried.chain.filter(|chain| chain.is_told && !chain.fit.is_turned)?;
    let fit = chain.fit;
    let is_refuted =
        fit.different == 0 && fit.against > 1 && fit.against + fit.agreeing == fit.steps;
    (is_refuted && !is_of_card(context)).then(|| context.key(chain.balance))
}

/// That debit and credit give the signs, and how.
fn booked(context: &InferenceContext<'_>, what: &str) -> String {
    let (debit, credit) = if is_debit_out(context) { ("out", "in") } else { ("in", "out") };
    format!(
        "{what} give the amounts their signs: a debit is money {debit}, a credit money {credit}"
    )
}

/// Whether a header names the sides of an account and nothing else: `DR/CR`, as balances have them, too.
fn is_of_sides(name: &str) -> bool {
    const SIDES: [&str; 10] = ["dr", "cr", "d", "c", "debit", "credit", "s", "h", "soll", "haben"];
    words::folded(name).split(' ').all(|word| SIDES.contains(&word))
}

fn by_words(context: &InferenceContext<'_>, tried: &EvaluatedCandidate, rows: &[usize]) -> SignsBy {
    let candidate = &tried.candidate;
    if candidate.is_unsure {
        let says = &candidate.says;
        return SignsBy::Nobody(format!("amounts are in {says}, or the other way round"));
    }
    if matches!(tried.candidate.rule, AmountRule::Split { .. })
        && tried.candidate.by == SignWords::None
        && !tried.candidate.is_stated
    {
        let says = &tried.candidate.says;
        let AmountRule::Split { money_in, money_out, .. } = tried.candidate.rule else {
            return SignsBy::Usual;
        };
        let is_told = by_texts::is_first_in(context, money_in, money_out, rows).is_some();
        return match is_named_alone(context, money_in, money_out) {
            _ if is_told => {
                SignsBy::Words(format!("amounts are in {says}, by the texts of the rows"))
            }
            // One alone says nothing of a column that is called something else.
            Some(at)
                if [money_in, money_out].into_iter().any(|other| {
                    other != at && !context.profile.columns[other].name.trim().is_empty()
                }) =>
            {
                SignsBy::Nobody(format!("amounts are in {says}, or the other way round"))
            }
            _ => SignsBy::Words(format!("amounts are in {says}: one of both is named")),
        };
    }
    match candidate.rule.gross() {
        // Behind a balance they may be of the balance, unless it moves as they say.
        AmountRule::Directed { sign, .. }
            if !candidate.are_signs_stated
                && is_of_sides(&context.profile.columns[*sign].name)
                && sign.checked_sub(1).is_some_and(|at| {
                    context.profile.columns[at].means(HeaderWord::Balance)
                        && tried
                            .chain
                            .is_none_or(|one| one.fit.agreeing == 0 || one.fit.against > 0)
                }) =>
        {
            let (sign, balance) = (context.key(*sign), context.key(sign - 1));
            SignsBy::Nobody(format!("{sign} may be of the amounts or of {balance}"))
        }
        AmountRule::Split { .. } if candidate.by == SignWords::Booking && !candidate.is_stated => {
            let AmountRule::Split { money_in, money_out, .. } = candidate.rule else {
                return SignsBy::Usual;
            };
            let what = format!("{} and {}", context.key(money_in), context.key(money_out));
            by_side(context, tried, rows, &what)
        }
        AmountRule::Directed { sign, .. } if is_of_nobody(context, tried) => {
            by_side(context, tried, rows, &format!("the words of {}", context.key(*sign)))
        }
        AmountRule::Directed { sign, others, .. } if candidate.by == SignWords::Booking => {
            let says = booked(context, &format!("the words of {}", context.key(*sign)));
            SignsBy::Words(match others {
                Some(true) => format!("{says}; rows without one are money out"),
                Some(false) => format!("{says}; rows without one are money in"),
                None => says,
            })
        }
        _ => SignsBy::Usual,
    }
}

/// Whether words of debit and credit give the signs, and nobody says whether the file is a statement or of books.
fn is_of_nobody(context: &InferenceContext<'_>, tried: &EvaluatedCandidate) -> bool {
    let one = &tried.candidate;
    let is_open = context.side == FileSide::Unknown || is_of_either(context, tried);
    is_open && one.by == SignWords::Booking && !one.are_signs_stated
}

/// Whether in books the words for the signs may be the bank's: a `cargo` is what a bank charges, and a debit.
fn is_of_either(context: &InferenceContext<'_>, tried: &EvaluatedCandidate) -> bool {
    let known = words::of_flags("either_side");
    let name = |at: usize| words::folded(&context.profile.columns[at].name);
    let is_it = match tried.candidate.rule.gross() {
        AmountRule::Split { money_in, money_out, .. } => {
            [*money_in, *money_out].iter().all(|at| known.contains(&&*name(*at)))
        }
        AmountRule::Directed { is_out, .. } => is_out.keys().all(|word| known.contains(&&**word)),
        _ => false,
    };
    context.side == FileSide::Book && is_it
}

/// Columns of debits and credits, which mean the opposite on a statement and in books: what stands in the file
/// decides where nobody says which it is.
fn by_side(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
    what: &str,
) -> SignsBy {
    let columns = match tried.candidate.rule {
        AmountRule::Split { money_in, money_out, .. } => Some((money_in, money_out)),
        _ => None,
    };
    let turned = |by: &str| match columns {
        Some((money_in, money_out)) => {
            let (money_in, money_out) = (context.key(money_out), context.key(money_in));
            SignsBy::Turned(format!("{money_in} is money in and {money_out} money out, as {by}"))
        }
        None => SignsBy::Turned(format!("by {what} a debit is money in, a credit out, as {by}")),
    };
    let said = match columns {
        Some((money_in, money_out)) => by_texts::is_first_in(context, money_in, money_out, rows),
        None => by_texts::are_signs(context, &tried.amounts, rows),
    };
    let twin = columns.and_then(|_| twin(context, tried, rows));
    let is_open = context.side == FileSide::Unknown;
    match (twin, said) {
        (Some((_, true)), None | Some(true)) | (None, Some(true)) => return SignsBy::Usual,
        (Some((at, false)), None | Some(false)) if is_open => {
            return turned(&format!("the signs of {} say", context.key(at)));
        }
        (Some((at, _)), _) => {
            let at = context.key(at);
            let says = format!("{at} says of some rows that they go the other way than {what}");
            return SignsBy::Nobody(says);
        }
        (None, Some(false)) if is_open => return turned("the texts of the rows say"),
        (None, Some(false)) => {
            return SignsBy::Nobody(format!(
                "the texts of rows say that money goes the other way than {what}"
            ));
        }
        (None, None) => {}
    }
    // One step of a balance to the penny is no chance, though it proves no rule.
    let walks = |chain: BalanceChain| chain.is_told && !chain.fit.is_turned && chain.fit.is_whole();
    if is_open && tried.chain.is_some_and(walks) {
        return SignsBy::Words(format!("{}, as the balance moves", booked(context, what)));
    }
    let told = context.side_by.as_ref();
    match (context.side, told.and_then(|told| told.of_books.as_ref().zip(told.of_bank.as_ref()))) {
        (FileSide::Unknown, both) => {
            let why = both.map_or_else(
                || "nothing says which this is".to_owned(),
                |(books, bank)| format!("{books} is of books, {bank} of a statement"),
            );
            let understood = format!(
                "{what} are debits and credits: a debit is money out on a statement, and money in in books; {why}"
            );
            SignsBy::Nobody(understood)
        }
        // On a statement that is what columns of debits and credits are; in books it is worth a word.
        (FileSide::Bank, _) => match told.and_then(|told| told.of_bank.as_ref()) {
            Some(by) => {
                SignsBy::Words(format!("{}, as on statements: {by}", booked(context, what)))
            }
            None => SignsBy::Usual,
        },
        (FileSide::Book, _) if is_of_either(context, tried) => SignsBy::Nobody(format!(
            "{what} are charges and payments as a bank has them, or debits and credits of books"
        )),
        (FileSide::Book, _) => match told.and_then(|told| told.of_books.as_ref()) {
            Some(by) => SignsBy::Words(format!("{}, as in books: {by}", booked(context, what))),
            None => SignsBy::Words(booked(context, what)),
        },
    }
}

/// A column with signs that has the size of each amount, whatever it is called: whether it has their signs,
/// too, in all rows.
pub(super) fn twin(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> Option<(usize, bool)> {
    let own = tried.candidate.rule.columns();
    let columns = &context.profile.columns;
    let mut others =
        (0..columns.len()).filter(|at| !own.contains(at) && columns[*at].negatives > 0);
    others.find_map(|at| {
        let values = column_values(context, rows, at, tried.mark);
        let pairs = || {
            let pairs = tried.amounts.iter().zip(&values);
            pairs.filter_map(|(own, other)| Some(((*own)?, (*other)?)))
        };
        let count = pairs().count();
        let is_it = count > 1
            && count == tried.amounts.iter().flatten().count()
            && pairs().all(|(own, other)| own.abs() == other.abs());
        is_it.then(|| (at, pairs().all(|(own, other)| own == other)))
    })
}

/// The one of two columns whose header says which way money goes, where that of the other does not.
fn is_named_alone(context: &InferenceContext<'_>, one: usize, other: usize) -> Option<usize> {
    use HeaderWord as Word;
    let says = |at: &usize| {
        let first = context.profile.columns[*at].meanings.first();
        matches!(first, Some(Word::In | Word::Out | Word::Credit | Word::Debit))
    };
    let mut named = [one, other].into_iter().filter(says);
    named.next().filter(|_| named.next().is_none())
}

fn by_signs(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    column: usize,
    rows: &[usize],
) -> SignsBy {
    let values = || tried.amounts.iter().flatten();
    let negative = values().filter(|amount| **amount < 0).count();
    let positive = values().filter(|amount| **amount > 0).count();
    let profile = &context.profile.columns[column];
    let name = context.key(column);
    let payments = payment_signs(context, tried, rows);
    let is_card = is_of_card(context);
    if negative + positive == 0 {
        return SignsBy::Usual;
    }
    if let Some(said) = beside(context, tried, column, rows) {
        return said;
    }
    if negative == 0 && profile.pluses == 0 && is_of_payouts(context) {
        return SignsBy::Words(format!("{name} is of payouts, which are money in"));
    }
    if negative == 0 && profile.pluses == 0 && is_of_sales(context) {
        return SignsBy::Words(format!("{name} is what is left of sales, which are money in"));
    }
    if negative == 0 && profile.pluses == 0 && !is_canonical(context) {
        let understood = format!(
            "the amounts are {name}, none has a sign, and no column says which way money goes; if \
             some are payments and some receipts, put a minus before the payments in the file"
        );
        return SignsBy::Nobody(understood);
    }
    // Where payments to a card are positive, its purchases are negative, and nobody has only refunds.
    let are_refunds_out = || {
        let mut of_it = rows.iter().zip(&tried.amounts).filter_map(|(row, amount)| {
            amount.filter(|amount| *amount < 0).map(|_| is_given_back(context, *row))
        });
        negative > 0 && of_it.all(|is_given| is_given)
    };
    if payments == Some(true) && positive > 1 && are_refunds_out() {
        return SignsBy::Nobody(format!(
            "all that is negative in {name} was given back, and what was paid to a card is positive"
        ));
    }
    // Payments to a card against all the rest.
    if let Some(is_positive) = payments {
        let are_thanked = is_thanked(context, rows);
        if !is_positive && (positive > negative || are_thanked) {
            if let Some(line) = denies_card(context, tried, rows) {
                return SignsBy::Nobody(denied(&name, line));
            }
            if !are_received(context, tried, rows) {
                return SignsBy::Nobody(format!(
                    "payments to a card are negative in {name}: those that the card received, or those of an account that pays it"
                ));
            }
            return SignsBy::Turned(format!(
                "{name} is what is owed on a card: its payments are negative there, so every sign is turned"
            ));
        }
        if is_positive && is_card {
            return SignsBy::Usual;
        }
    }
    let says_in_texts = by_texts::agree(context, &tried.amounts, rows)
        || by_texts::are_sides(context, &tried.amounts, rows);
    if is_card && positive > negative && profile.pluses == 0 && !says_in_texts {
        if let Some(line) = denies_card(context, tried, rows) {
            return SignsBy::Nobody(denied(&name, line));
        }
        return SignsBy::Turned(format!(
            "{name} is of a card, and most of it is positive: purchases, so every sign is turned"
        ));
    }
    if let Some(at) = earned_out(context, tried, rows) {
        let earned = context.key(at);
        return SignsBy::Nobody(format!(
            "{earned} says of negative amounts of {name} that they are earned"
        ));
    }
    if negative == 0 && profile.pluses == 0 {
        return SignsBy::Words(match positive {
            1 => "no amount is negative, so its row is read as money in".to_owned(),
            count => format!("no amount is negative, so all {count} rows are read as money in"),
        });
    }
    let is_of_account = payments.is_some()
        || is_canonical(context)
        || context.side == FileSide::Book
        || is_of_provider(context)
        || is_of_payouts(context)
        || says_in_texts;
    let is_signed =
        is_canonical(context) || context.side == FileSide::Book || is_of_provider(context);
    if !is_signed && is_given_out(context, tried, rows) {
        return SignsBy::Nobody(format!(
            "all that is negative in {name} is what a card calls paid or given back"
        ));
    }
    if positive > negative && profile.pluses == 0 && !is_of_account {
        return SignsBy::Nobody(format!(
            "most amounts of {name} are positive: receipts of an account, or purchases of a card"
        ));
    }
    SignsBy::Usual
}

/// That words of the file are of a card, and those of a row of something else.
fn denied(name: &str, line: u64) -> String {
    format!("{name} may be of a card, whose purchases are positive, and line {line} says otherwise")
}

/// What is spent, as categories call it.
const SPENT: [&str; 12] = [
    "food",
    "travel",
    "groceries",
    "shopping",
    "restaurants",
    "dining",
    "entertainment",
    "shops",
    "recreation",
    "transportation",
    "lebensmittel",
    "loisirs",
];

/// The column of types or categories by which all that is earned is negative, and all that is spent positive.
fn earned_out(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> Option<usize> {
    let is_one_of = |cell: &str, kinds: &[&str]| {
        words::folded(cell).split(' ').any(|word| kinds.contains(&word))
    };
    let is_all = |at: usize, kinds: &[&str], is_so: fn(i128) -> bool| {
        let pairs = rows.iter().zip(&tried.amounts);
        let mut of_it = pairs
            .filter(|(row, _)| is_one_of(context.cell(**row, at), kinds))
            .filter_map(|(_, amount)| amount.filter(|amount| *amount != 0))
            .peekable();
        of_it.peek().is_some() && of_it.all(is_so)
    };
    context.profile.meaning(HeaderWord::Type).find(|at| {
        is_all(*at, words::of_flags("earned"), |amount| amount < 0)
            && is_all(*at, &SPENT, |amount| amount > 0)
    })
}

/// `date,amount,description`: amounts are signed there by definition.
fn is_canonical(context: &InferenceContext<'_>) -> bool {
    let names = context.profile.columns.iter().map(|column| &*column.name);
    names.take(3).eq(["date", "amount", "description"])
}
