//! `tieout decide`: says what rows are that found no partner, or the wrong one.

use std::path::PathBuf;

use clap::ValueHint;
use tieout::amount::Amount;
use tieout_reconcile::period::{Decision, DecisionKind, Decisions, RowName, StandingRule};

use super::close_month::check_asked;
use super::decidable::{check_undecided, note_partners};
use super::decided_rows::{content, named, rows};
use crate::CommandResult;
use crate::account::{AccountFolder, AccountState, AuditEvent, FolderChange, write_audit};
use crate::exit::{Exit, Failure};
use crate::render::Ui;
use crate::safe::shell_word;

/// Record decisions on rows: pair, group, outstanding, to enter, to remove
///
/// Name rows by their line in the files of the last `tieout reconcile --keep`, or by their content. Decisions
/// still hold when a file is exported again in another order or format.
#[derive(Debug, clap::Args)]
#[command(after_help = "  pair        bank:48 book:49          a match (equal amounts)\n  \
                  group       bank:12 book:14,15,16    a match (equal totals; --fee for a fee deducted)\n  \
                  correct     bank:48 book:49          a match; correct the books to the bank's amount\n  \
                  not-a-match bank:48 book:49          not a match\n  \
                  timing      book:51                  outstanding: it will clear the bank later\n  \
                  enter       bank:60                  to enter in the books (--to ACCOUNT)\n  \
                  remove      book:71                  to remove from the books\n  \
                  bank-error  bank:22                  an error for the bank to put right\n  \
                  aside       bank:31                  belongs to another account\n  \
                  accept      book:80                  a row added to or removed from a closed month since\n  \
                  undo        VERB ROW...              undo a decision\n  \
                  always      enter TEXT --to 404      decide the same every month; always aside TEXT; undo always TEXT\n\n\
                  A row by its content: 'bank:2026-03-09,-12.50,ACCOUNT CHARGES'; add #2 for the second of two identical rows.\n\n\
                  Exit codes: 0 decided; 2 usage; 3 a file cannot be read; 6 it contradicts another decision, belongs to a closed month, or a file has changed since it was read.")]
pub(crate) struct DecideArgs {
    /// The folder of the account
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    keep: PathBuf,
    /// The decision and its rows: bank:LINE[,LINE] book:LINE[,LINE]
    #[arg(required = true, value_name = "VERB ROW", value_hint = ValueHint::Other)]
    words: Vec<String>,
    /// The fee that the bank or provider deducted from a group, above zero
    #[arg(long, value_name = "AMOUNT", allow_negative_numbers = true)]
    fee: Option<String>,
    /// The account to enter it to
    #[arg(long, value_name = "ACCOUNT", default_value = "")]
    to: String,
    /// Why
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, default_value = "")]
    note: String,
    /// Who decides it
    #[arg(long, value_name = "NAME")]
    prepared_by: Option<String>,
}

/// What the words ask for.
enum DecideRequest<'a> {
    Decide(DecisionKind, &'a [String]),
    Undo(DecisionKind, &'a [String]),
    Always(DecisionKind, &'a str),
    UndoAlways(&'a str),
}

pub(crate) fn run(args: &DecideArgs, ui: &Ui) -> CommandResult {
    let asked = asked(&args.words)?;
    let fee = args.fee.as_deref().map(Amount::parse).transpose();
    let fee = fee.map_err(|error| Failure::usage(format!("--fee {error}")))?;
    let folder = AccountFolder::of_account(&args.keep)?;
    let mut kept = AccountState::read(&folder)?;
    let (said, of) = match asked {
        DecideRequest::Decide(verb, words) => {
            let rows = rows(words, &kept, ui)?;
            check_undecided(verb, &rows, (&kept, &folder), ui)?;
            let of = named(verb, &rows);
            note_partners((verb, &rows), (&kept, &folder), ui);
            (decide(args, &mut kept, (verb, rows), fee.as_ref(), ui)?, of)
        }
        DecideRequest::Undo(verb, words) => {
            let rows = whole(verb, rows(words, &kept, ui)?, &kept.decisions);
            let said = format!("undo {}", named(verb, &rows));
            let is_single = verb.is_of_single_rows();
            let of: Vec<Vec<RowName>> = if is_single {
                rows.into_iter().map(|row| vec![row]).collect()
            } else {
                vec![rows]
            };
            for rows in &of {
                if !kept.decisions.undo(verb, rows) {
                    let names: Vec<String> = rows.iter().map(content).collect();
                    return Err(Failure::conflict(format!(
                        "there is no decision {} on {}",
                        verb.name(),
                        names.join(" ")
                    )));
                }
            }
            (format!("undone: {}", args.words[1..].join(" ")), said)
        }
        DecideRequest::Always(verb, text) => {
            if !text.chars().any(char::is_alphanumeric) {
                let message =
                    format!("{text:?} is no text for a rule: it needs a letter or a digit");
                return Err(Failure::usage(message));
            }
            always(&mut kept.decisions, (verb, text, &args.to), ui);
            (format!("decided: always {}", args.words[1..].join(" ")), args.words.join(" "))
        }
        DecideRequest::UndoAlways(text) => {
            if !kept.decisions.undo_rule(text) {
                return Err(Failure::conflict(format!("there is no standing rule for {text:?}")));
            }
            (format!("undone: {}", args.words[1..].join(" ")), args.words.join(" "))
        }
    };
    let mut change = FolderChange::default();
    kept.write_decisions(&mut change);
    let by = args.prepared_by.as_deref();
    write_audit(&folder, &mut change, AuditEvent::of("decide", &of), by)?;
    folder.change(&change)?;
    ui.note(&said);
    Ok(Exit::Done)
}

/// Adds a standing rule, and says what it replaces and which rules decide nothing beside it.
fn always(decisions: &mut Decisions, (verb, text, to): (DecisionKind, &str, &str), ui: &Ui) {
    let rule = StandingRule { verb, text: text.to_owned(), to: to.to_owned() };
    if let Some(earlier) = decisions.replace_rule(rule.clone()) {
        ui.note(&format!("this replaces {}", rule_in_full(&earlier)));
    }
    for (idle, first) in decisions.idle_rules() {
        if *idle == rule || *first == rule {
            ui.note(&format!(
                "{} decides nothing: {} always comes first",
                rule_in_full(idle),
                rule_in_full(first)
            ));
        }
    }
}

/// The rows of the only decision of this verb that has all of these; else these.
fn whole(verb: DecisionKind, rows: Vec<RowName>, decisions: &Decisions) -> Vec<RowName> {
    if verb.is_of_single_rows() {
        return rows;
    }
    let has_all =
        |one: &&Decision| one.verb == verb && rows.iter().all(|row| one.rows.contains(row));
    let mut found = decisions.decisions.iter().filter(has_all);
    let only = found.next().filter(|_| found.next().is_none());
    only.map_or(rows, |one| one.rows.clone())
}

fn rule_in_full(rule: &StandingRule) -> String {
    let to = if rule.to.is_empty() { String::new() } else { format!(" to {}", rule.to) };
    format!("always {} {:?}{to}", rule.verb.name(), rule.text)
}

/// A decision with its account and its note.
fn in_full(decision: &Decision) -> String {
    let mut full = named(decision.verb, &decision.rows);
    if !decision.to.is_empty() {
        full = format!("{full} to {}", decision.to);
    }
    if !decision.note.is_empty() {
        full = format!("{full}, {:?}", decision.note);
    }
    full
}

fn asked(words: &[String]) -> Result<DecideRequest<'_>, Failure> {
    let verb = |word: &String| {
        DecisionKind::parse(word).ok_or_else(|| {
            let known = DecisionKind::ALL.map(DecisionKind::name).join(", ");
            Failure::usage(format!("{word:?} is not a decision"))
                .with_hint(format!("one of {known}, undo, always"))
        })
    };
    let of = |verb: DecisionKind| matches!(verb, DecisionKind::Enter | DecisionKind::Aside);
    match words {
        [undo, always, text] if undo == "undo" && always == "always" => {
            Ok(DecideRequest::UndoAlways(text))
        }
        // In the words of the decision it takes back.
        [undo, always, word, text]
            if undo == "undo" && always == "always" && verb(word).is_ok_and(of) =>
        {
            Ok(DecideRequest::UndoAlways(text))
        }
        [undo, word, rows @ ..] if undo == "undo" => Ok(DecideRequest::Undo(verb(word)?, rows)),
        [always, word, text] if always == "always" => match verb(word)? {
            verb if of(verb) && !text.trim().is_empty() => Ok(DecideRequest::Always(verb, text)),
            _ => Err(Failure::usage("write: always enter TEXT, or always aside TEXT")),
        },
        [word, rows @ ..] if !rows.is_empty() => Ok(DecideRequest::Decide(verb(word)?, rows)),
        _ => Err(Failure::usage("give a decision and its rows")
            .with_hint("tieout decide --keep DIR enter bank:48")),
    }
}

/// Adds what is decided; each row of a verb that says the same of each alone is a decision of its own.
fn decide(
    args: &DecideArgs,
    kept: &mut AccountState,
    (verb, rows): (DecisionKind, Vec<RowName>),
    fee: Option<&Amount>,
    ui: &Ui,
) -> Result<String, Failure> {
    let of: Vec<Vec<RowName>> = if verb.is_of_single_rows() {
        rows.into_iter().map(|row| vec![row]).collect()
    } else {
        vec![rows]
    };
    for rows in of {
        let (to, note) = (args.to.clone(), args.note.clone());
        let decision = Decision { verb, rows, fee: fee.cloned(), to, note }
            .checked()
            .map_err(|error| Failure::usage(format!("{}: {error}", verb.name())))?;
        check_asked([&decision], kept, &args.keep)?;
        let replaced = kept.decisions.replace(decision).map_err(|clash| {
            let earlier = clash.earlier.verb.name();
            let names: Vec<String> =
                clash.earlier.rows.iter().map(|row| shell_word(&content(row))).collect();
            let failure = Failure::conflict(format!(
                "{} already has the decision {earlier}",
                content(&clash.row)
            ));
            failure.with_hint(format!(
                "to undo it: tieout decide --keep {} undo {earlier} {}",
                shell_word(&args.keep.display().to_string()),
                names.join(" ")
            ))
        })?;
        for earlier in replaced {
            ui.note(&format!("this replaces {}", in_full(&earlier)));
        }
    }
    Ok(format!("decided: {}", args.words.join(" ")))
}
