//! What options say of a file, as the core takes it.

use tieout_statement::stated::StatedColumns;

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
