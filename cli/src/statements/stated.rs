//! What options say of a file, as the core takes it; and answers to its questions, likewise.

use tieout::statement::stated::{Answering, Stated, StatedColumns};

use crate::files::ColumnMap;

/// The columns that a map names.
pub(crate) fn stated_columns(map: &ColumnMap) -> StatedColumns {
    let named = |role: &str| map.column_of(role).map(str::to_owned);
    StatedColumns {
        date: named("date"),
        amount: named("amount"),
        turned_amount: named("turned_amount"),
        money_in: named("in"),
        money_out: named("out"),
        description: named("description"),
        memo: named("memo"),
        counterparty: named("merchant").or_else(|| named("counterparty")),
        reference: named("reference"),
        balance: named("balance"),
        currency: named("currency"),
        sign: named("sign"),
        turned_sign: named("turned_sign"),
        out_words: named("out_is"),
        fee: named("fee"),
        state: named("state"),
        account: named("account"),
    }
}

/// The same with these answers stated: amounts that were named in another way are no longer.
pub(super) fn with_answers(stated: &Stated, answers: &[Answering]) -> Stated {
    let mut stated = stated.clone();
    for answer in answers {
        match answer {
            Answering::Columns(columns) => state_columns(&mut stated.columns, columns),
            Answering::Pattern(pattern) => stated.pattern = Some(pattern.clone()),
            Answering::Mark(mark) => stated.mark = Some(*mark),
            Answering::Account(name) => stated.account = Some(name.clone()),
        }
    }
    stated
}

fn state_columns(stated: &mut StatedColumns, columns: &[(&'static str, String)]) {
    let is_of_amounts = |role: &str| {
        matches!(
            role,
            "amount" | "turned_amount" | "in" | "out" | "sign" | "turned_sign" | "out_is"
        )
    };
    if columns.iter().any(|(role, _)| is_of_amounts(role)) {
        stated.amount = None;
        stated.turned_amount = None;
        stated.money_in = None;
        stated.money_out = None;
        stated.sign = None;
        stated.turned_sign = None;
        stated.out_words = None;
    }
    for (role, name) in columns {
        let place = match *role {
            "date" => &mut stated.date,
            "amount" => &mut stated.amount,
            "turned_amount" => &mut stated.turned_amount,
            "in" => &mut stated.money_in,
            "out" => &mut stated.money_out,
            "description" => &mut stated.description,
            "memo" => &mut stated.memo,
            "counterparty" | "merchant" => &mut stated.counterparty,
            "reference" => &mut stated.reference,
            "balance" => &mut stated.balance,
            "currency" => &mut stated.currency,
            "sign" => &mut stated.sign,
            "turned_sign" => &mut stated.turned_sign,
            "out_is" => &mut stated.out_words,
            "fee" => &mut stated.fee,
            "state" => &mut stated.state,
            "account" => &mut stated.account,
            _ => continue,
        };
        *place = Some(name.clone());
    }
}
