//! Whose rows are wanted, where a file holds those of several accounts.

use super::{Answer, Answering, Question, Scene, Strength, Undecided};
use crate::statement::fault::Fault;
use crate::statement::words::{self, HeaderWord};

/// Whether the account of a row is the one of this name: the same, or a part of its path.
pub(in crate::statement) fn is_of(cell: &str, name: &str) -> bool {
    let (cell, name) = (cell.trim(), name.trim());
    cell.eq_ignore_ascii_case(name) || words::folded(cell) == words::folded(name)
}

/// The column of accounts and the one wanted; none where all rows are of one.
pub(super) fn choose(
    scene: &mut Scene<'_>,
    rows: &[usize],
) -> Result<Option<(usize, String)>, Undecided> {
    let column = match &scene.stated.columns.account {
        Some(name) => Some(scene.profile.column("account", name)?),
        None => find(scene, rows),
    };
    let Some(at) = column else {
        return match &scene.stated.account {
            Some(name) => {
                let fault =
                    Fault::of_file(format!("no column says that a row is of the account {name:?}"));
                Err(fault.hint("--map account=NAME names the column of accounts").into())
            }
            None => Ok(None),
        };
    };
    let names = names(scene, at, rows);
    if let Some(wanted) = &scene.stated.account {
        let found = names.iter().find(|name| is_of(name, wanted));
        let Some(found) = found.or_else(|| only_containing(&names, wanted)) else {
            let fault = Fault::of_file(format!("no row is of the account {wanted:?}"));
            return Err(fault.hint(format!("its accounts are {}", names.join(", "))).into());
        };
        return Ok(Some((at, found.clone())));
    }
    match &names[..] {
        [] | [_] => Ok(None),
        _ => {
            let banks: Vec<&String> = names.iter().filter(|name| is_bank(name)).collect();
            if let [bank] = banks[..] {
                let bank = bank.clone();
                let says = format!(
                    "the rows of {bank} are read, one of {} accounts in {}",
                    names.len(),
                    scene.key(at)
                );
                scene.note("account", Strength::Soft, says);
                return Ok(Some((at, bank)));
            }
            Err(question(scene, at, &names, rows).into())
        }
    }
}

fn only_containing<'n>(names: &'n [String], wanted: &str) -> Option<&'n String> {
    let wanted = words::folded(wanted);
    let mut found = names.iter().filter(|name| words::folded(name).contains(&wanted));
    found.next().filter(|_| found.next().is_none())
}

/// A column that says whose account each row is of: several accounts under a header that means an account,
/// each by something that names an account, or the legs of a double entry.
fn find(scene: &Scene<'_>, rows: &[usize]) -> Option<usize> {
    let columns = &scene.profile.columns;
    let named = |at: &usize| {
        columns[*at].meanings.first() == Some(&HeaderWord::Account)
            && columns[*at].filled * 10 >= rows.len() * 9
    };
    let mut found: Vec<usize> = (0..columns.len()).filter(named).collect();
    found.retain(|at| {
        let names = names(scene, *at, rows);
        names.len() > 1
            && (scene.stated.account.is_some()
                || is_of_accounts(&names)
                || has_legs(scene, *at, rows))
    });
    if found.is_empty() && scene.stated.account.is_some() {
        let wanted = scene.stated.account.clone().unwrap_or_default();
        return (0..columns.len()).find(|at| {
            columns[*at]
                .distinct
                .as_ref()
                .is_some_and(|distinct| distinct.keys().any(|name| is_of(name, &wanted)))
        });
    }
    found.first().copied()
}

/// Accounts of a bank: each by a number, an IBAN, or a product.
fn is_of_accounts(names: &[String]) -> bool {
    let is_number = |name: &String| {
        let digits = name.bytes().filter(u8::is_ascii_digit).count();
        digits >= 4 && digits * 2 >= name.chars().filter(|c| c.is_alphanumeric()).count()
    };
    let is_product = |name: &String| {
        ["current", "savings", "checking", "deposit", "pocket", "business current"]
            .contains(&&*words::folded(name))
    };
    names.iter().all(is_number) || names.iter().all(is_product)
}

/// Whether the rows are the legs of double entries: some column of identifiers stands on several rows with
/// several accounts, and they are many.
fn has_legs(scene: &Scene<'_>, at: usize, rows: &[usize]) -> bool {
    let columns = &scene.profile.columns;
    let ids = (0..columns.len()).filter(|id| {
        *id != at
            && columns[*id].filled * 10 >= rows.len() * 9
            && matches!(columns[*id].meanings.first(), Some(HeaderWord::Id | HeaderWord::Reference))
    });
    for id in ids {
        let mut several = 0;
        let mut singles = 0;
        let mut run: Vec<usize> = Vec::new();
        let mut count = |run: &[usize]| {
            let accounts: std::collections::BTreeSet<&str> =
                run.iter().map(|row| scene.cell(*row, at).trim()).collect();
            if run.len() >= 2 && accounts.len() >= 2 { several += 1 } else { singles += 1 }
        };
        for row in rows {
            if let Some(last) = run.last()
                && scene.cell(*last, id) != scene.cell(*row, id)
            {
                count(&run);
                run.clear();
            }
            run.push(*row);
        }
        if !run.is_empty() {
            count(&run);
        }
        if several > singles {
            return true;
        }
    }
    false
}

/// Whether a name is that of a bank account in books.
fn is_bank(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "bank",
        "checking",
        "current account",
        "girokonto",
        "banque",
        "banco",
        "conto corrente",
        "cheque account",
        "rekening courant",
        "business account",
        "assets bank",
        "cash at bank",
    ];
    let folded = words::folded(name);
    let is_other = ["charge", "fee", "interest", "loan", "savings", "gebuhr"]
        .iter()
        .any(|word| folded.contains(word));
    !is_other && WORDS.iter().any(|word| folded.contains(word))
}

/// The accounts of the rows, in order of their first row.
fn names(scene: &Scene<'_>, at: usize, rows: &[usize]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for row in rows {
        let name = scene.cell(*row, at).trim();
        if !name.is_empty() && names.len() < 200 && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}

fn question(scene: &Scene<'_>, at: usize, names: &[String], rows: &[usize]) -> Question {
    let answers = names.iter().take(12).map(|name| {
        let count = rows.iter().filter(|row| is_of(scene.cell(**row, at), name)).count();
        Answer {
            says: format!("{name}, {count} rows"),
            states: vec![Answering::Account(name.clone())],
        }
    });
    Question {
        asks: "whose rows are wanted?".to_owned(),
        understood: format!(
            "the file holds rows of {} accounts, in {}",
            names.len(),
            scene.key(at)
        ),
        answers: answers.collect(),
    }
}
