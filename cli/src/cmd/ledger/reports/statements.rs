//! Trial balance, profit and loss, and balance sheet as sheets, beside what they are compared with.

use tieout::contract::chart::AccountType::{self, Asset, Equity, Expense, Income, Liability};
use tieout::contract::ledger::account::AccountGroup;
use tieout::contract::ledger::report::{
    BalanceSheet, BalanceSheetTotals, CashFlow, CashFlowActivity, CashFlowRow, CashFlowTotals,
    ProfitAndLoss, ProfitAndLossTotals, SectionRow, TrialBalance, TrialBalanceRow,
};
use tieout::date::Date;
use tieout::ledger::report::compare::{balances_side_by_side, cash_side_by_side, side_by_side};
use tieout::money::Money;

use crate::render::{
    Sheet, SheetColumn, SheetLine, SheetProof, amount, amount_or_nothing, in_words,
};

/// An account, or a name, with an amount for each column.
fn line(code: &str, name: &str, amounts: impl IntoIterator<Item = Money>) -> Vec<String> {
    let texts = [code.to_owned(), name.to_owned()];
    texts.into_iter().chain(amounts.into_iter().map(amount)).collect()
}

/// A day's column is headed by the day, a month's by the month.
fn heading_of(label: &str, day: Date) -> SheetColumn {
    let is_month = label.starts_with(|first: char| first.is_ascii_digit());
    SheetColumn::named_figure(if is_month { label.to_owned() } else { day.to_string() })
}

/// Code, name, and the columns of figures; one alone needs no heading.
fn columns(own: String, others: Vec<SheetColumn>) -> Vec<SheetColumn> {
    let own = if others.is_empty() { String::new() } else { own };
    let texts = [SheetColumn::text(""), SheetColumn::text("")];
    texts.into_iter().chain([SheetColumn::named_figure(own)]).chain(others).collect()
}

pub(super) fn trial_balance(report: &TrialBalance, of: &str) -> Sheet {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let all: Vec<&[TrialBalanceRow]> =
        [&*report.rows].into_iter().chain(others.iter().map(|of| &*of.rows)).collect();
    let debit_and_credit = |balance: Money| {
        let credit = Money::from_minor(-balance.minor());
        [balance, credit].map(|side| amount_or_nothing(side.max(Money::ZERO)))
    };
    let account = |(account, balances): (TrialBalanceRow, Vec<Money>)| {
        let mut cells = vec![account.account_code, account.account_name];
        cells.extend(debit_and_credit(balances[0]));
        cells.extend(balances[1..].iter().map(|balance| amount_or_nothing(*balance)));
        SheetLine::Row(cells)
    };
    let mut lines: Vec<_> = balances_side_by_side(&all).into_iter().map(account).collect();
    let mut total = line("", "Total", [report.total_debit, report.total_credit]);
    // Balances add up to nothing: that each side of the others is the same is said by the API.
    total.extend(others.iter().map(|_| String::new()));
    lines.push(SheetLine::Total(total));
    let mut columns = vec![
        SheetColumn::text(""),
        SheetColumn::text(""),
        SheetColumn::figure("debit"),
        SheetColumn::figure("credit"),
    ];
    columns.extend(others.iter().map(|of| heading_of(&of.label, of.as_at)));
    Sheet {
        title: "Trial balance".into(),
        of: of.to_owned(),
        when: match (report.as_at, report.year_from) {
            (Some(as_at), Some(from)) => {
                format!("{}, financial year from {}", in_words(as_at), in_words(from))
            }
            (Some(as_at), None) => format!("{}, all years together", in_words(as_at)),
            (None, _) => "everything posted".to_owned(),
        },
        currency: report.currency.clone(),
        columns,
        lines,
        proof: None,
    }
}

/// Accounts with what they came to in each column.
type Accounts = [(SectionRow, Vec<Money>)];

/// The accounts of a group and what they add up to; gives whether there are any.
fn add_group(
    lines: &mut Vec<SheetLine>,
    accounts: &Accounts,
    (account_type, group): (AccountType, AccountGroup),
) -> bool {
    let is_of =
        |of: &&(SectionRow, Vec<Money>)| (of.0.account_type, of.0.group) == (account_type, group);
    let mut totals = Vec::new();
    let heading = heading(account_type, group);
    for (row, amounts) in accounts.iter().filter(is_of) {
        if totals.is_empty() {
            lines.push(SheetLine::Heading(heading.to_owned()));
            totals = vec![0; amounts.len()];
        }
        for (total, amount) in totals.iter_mut().zip(amounts) {
            *total += amount.minor();
        }
        let cells = line(&row.account_code, &row.account_name, amounts.iter().copied());
        lines.push(SheetLine::Row(cells));
    }
    if !totals.is_empty() {
        let name = format!("Total {}", heading.to_lowercase());
        let totals = totals.iter().copied().map(Money::from_minor);
        lines.push(SheetLine::Subtotal(line("", &name, totals)));
    }
    !totals.is_empty()
}

/// The heading of a group, as accounts print it.
const fn heading(account_type: AccountType, group: AccountGroup) -> &'static str {
    match (group, account_type) {
        (AccountGroup::FixedAssets, _) => "Fixed assets",
        (AccountGroup::CurrentAssets, _) => "Current assets",
        (AccountGroup::Cash, Liability) => "Overdrafts",
        (AccountGroup::Cash, _) => "Cash at bank and in hand",
        (AccountGroup::CurrentLiabilities, _) => "Creditors due within one year",
        (AccountGroup::LongTermLiabilities, _) => "Creditors due after one year",
        (AccountGroup::Equity, _) => "Capital and reserves",
        (AccountGroup::Turnover, _) => "Turnover",
        (AccountGroup::OtherIncome, _) => "Other income",
        (AccountGroup::CostOfSales, _) => "Cost of sales",
        (AccountGroup::Overheads, _) => "Overheads",
        (AccountGroup::Finance, Income) => "Interest receivable",
        (AccountGroup::Finance, _) => "Interest payable",
        (AccountGroup::Tax, Income) => "Tax credits",
        (AccountGroup::Tax, _) => "Tax",
    }
}

/// Turnover down to the profit, with the profits on the way that have something of their own between them.
pub(super) fn profit_and_loss(report: &ProfitAndLoss, of: &str) -> Sheet {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let own = report.income.rows.iter().chain(&report.expenses.rows).collect();
    let all: Vec<Vec<&SectionRow>> =
        [own].into_iter().chain(others.iter().map(|of| of.rows.iter().collect())).collect();
    let accounts = side_by_side(&all);
    let profit = |name: &str, own: Money, other: fn(&ProfitAndLossTotals) -> Money| {
        let name = if own < Money::ZERO { name.replace("profit", "loss") } else { name.to_owned() };
        let amounts = [own].into_iter().chain(others.iter().map(|of| other(&of.totals)));
        SheetLine::Total(line("", &name, amounts))
    };
    let add = |lines: &mut Vec<SheetLine>, groups: [(AccountType, AccountGroup); 2]| {
        // Both, whether or not there is the first.
        let found = groups.map(|group| add_group(lines, &accounts, group));
        found.contains(&true)
    };
    let (mut lines, mut later) = (Vec::new(), Vec::new());
    add_group(&mut lines, &accounts, (Income, AccountGroup::Turnover));
    if add_group(&mut lines, &accounts, (Expense, AccountGroup::CostOfSales)) {
        lines.push(profit("Gross profit", report.gross_profit, |of| of.gross_profit));
    }
    add(&mut lines, [(Income, AccountGroup::OtherIncome), (Expense, AccountGroup::Overheads)]);
    if add(&mut later, [Income, Expense].map(|of| (of, AccountGroup::Finance))) {
        lines.push(profit("Operating profit", report.operating_profit, |of| of.operating_profit));
        lines.append(&mut later);
    }
    if add(&mut later, [Income, Expense].map(|of| (of, AccountGroup::Tax))) {
        let name = "Profit before tax";
        let name = if report.profit_before_tax < Money::ZERO { "Loss before tax" } else { name };
        lines.push(profit(name, report.profit_before_tax, |of| of.profit_before_tax));
        lines.append(&mut later);
    }
    lines.push(profit("Net profit", report.net_profit, |of| of.net_profit));
    let is_of_months = others.iter().any(|of| of.label.starts_with(|of: char| of.is_ascii_digit()));
    let own = if is_of_months { "total".to_owned() } else { report.date_to.to_string() };
    Sheet {
        title: "Profit and loss".into(),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: columns(own, others.iter().map(|of| heading_of(&of.label, of.date_to)).collect()),
        lines,
        proof: None,
    }
}

/// From the profit to the cash at the end.
pub(super) fn cash_flow(report: &CashFlow, of: &str) -> Sheet {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let all: Vec<&[CashFlowRow]> =
        [&*report.rows].into_iter().chain(others.iter().map(|of| &*of.rows)).collect();
    let rows = cash_side_by_side(&all);
    let amounts = |name: &str, of: fn(&CashFlowTotals) -> Money| {
        let totals = [&report.totals].into_iter().chain(others.iter().map(|other| &other.totals));
        line("", name, totals.map(of))
    };
    let add = |lines: &mut Vec<SheetLine>, activity: CashFlowActivity| {
        let of_activity = rows.iter().filter(|(row, _)| row.activity == activity);
        lines.extend(of_activity.map(|(row, amounts)| {
            SheetLine::Row(line(&row.account_code, &row.account_name, amounts.iter().copied()))
        }));
    };
    let mut lines = vec![
        SheetLine::Heading("Operating activities".into()),
        SheetLine::Row(amounts("Net profit", |of| of.net_profit)),
    ];
    add(&mut lines, CashFlowActivity::NonCash);
    add(&mut lines, CashFlowActivity::WorkingCapital);
    let operating = amounts("Net cash from operating", |of| of.net_cash_from_operating);
    lines.push(SheetLine::Subtotal(operating));
    lines.push(SheetLine::Heading("Investing activities".into()));
    add(&mut lines, CashFlowActivity::Investing);
    let investing = amounts("Net cash from investing", |of| of.net_cash_from_investing);
    lines.push(SheetLine::Subtotal(investing));
    lines.push(SheetLine::Heading("Financing activities".into()));
    add(&mut lines, CashFlowActivity::Financing);
    let financing = amounts("Net cash from financing", |of| of.net_cash_from_financing);
    lines.push(SheetLine::Subtotal(financing));
    lines.push(SheetLine::Total(amounts("Change in cash", |of| of.net_change)));
    lines.push(SheetLine::Row(amounts("Cash at the beginning", |of| of.opening_cash)));
    lines.push(SheetLine::Total(amounts("Cash at the end", |of| of.closing_cash)));
    let sign = if report.agrees { "=" } else { "is not" };
    let CashFlowTotals { opening_cash, net_change, closing_cash, .. } = report.totals;
    let sentence = format!(
        "Cash {} + change {} {sign} cash {}",
        amount(opening_cash),
        amount(net_change),
        amount(closing_cash)
    );
    let is_of_months = others.iter().any(|of| of.label.starts_with(|of: char| of.is_ascii_digit()));
    let own = if is_of_months { "total".to_owned() } else { report.date_to.to_string() };
    Sheet {
        title: "Cash flow".into(),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: columns(own, others.iter().map(|of| heading_of(&of.label, of.date_to)).collect()),
        lines,
        proof: Some(SheetProof { sentence, holds: report.agrees }),
    }
}

/// Assets by group, then what is owed by group, as accounts for filing are set out.
pub(super) fn balance_sheet(report: &BalanceSheet, of: &str) -> Sheet {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let BalanceSheet { assets, liabilities, equity, .. } = report;
    let own = [&assets.rows, &liabilities.rows, &equity.rows].into_iter().flatten().collect();
    let all: Vec<Vec<&SectionRow>> =
        [own].into_iter().chain(others.iter().map(|of| of.rows.iter().collect())).collect();
    let accounts = side_by_side(&all);
    let amounts = |name: &str, own: Money, other: fn(&BalanceSheetTotals) -> Money| {
        line("", name, [own].into_iter().chain(others.iter().map(|of| other(&of.totals))))
    };
    let mut lines = Vec::new();
    for group in [AccountGroup::FixedAssets, AccountGroup::CurrentAssets, AccountGroup::Cash] {
        add_group(&mut lines, &accounts, (Asset, group));
    }
    lines.push(SheetLine::Subtotal(amounts("Total assets", assets.total, |of| of.assets)));
    for group in [AccountGroup::Cash, AccountGroup::CurrentLiabilities] {
        add_group(&mut lines, &accounts, (Liability, group));
    }
    let net = amounts("Net current assets", report.net_current_assets, |of| of.net_current_assets);
    lines.push(SheetLine::Subtotal(net));
    let less_current = report.total_assets_less_current_liabilities;
    lines.push(SheetLine::Subtotal(amounts(
        "Assets less current liabilities",
        less_current,
        |of| of.total_assets_less_current_liabilities,
    )));
    add_group(&mut lines, &accounts, (Liability, AccountGroup::LongTermLiabilities));
    lines.push(SheetLine::Total(amounts("Net assets", report.net_assets, |of| of.net_assets)));
    lines.push(SheetLine::Heading(heading(Equity, AccountGroup::Equity).to_owned()));
    for (row, amounts) in accounts.iter().filter(|of| of.0.account_type == Equity) {
        let cells = line(&row.account_code, &row.account_name, amounts.iter().copied());
        lines.push(SheetLine::Row(cells));
    }
    let this_year = if others.is_empty() {
        format!("Profit or loss since {}", in_words(report.year_from))
    } else {
        "Profit or loss of the year".to_owned()
    };
    let earlier: fn(&BalanceSheetTotals) -> Money = |of| of.earlier_years;
    let current: fn(&BalanceSheetTotals) -> Money = |of| of.current_year;
    for (name, own, other) in [
        ("Profit or loss brought forward", equity.earlier_years, earlier),
        (&*this_year, equity.current_year, current),
    ] {
        if !own.is_zero() || others.iter().any(|of| !other(&of.totals).is_zero()) {
            lines.push(SheetLine::Row(amounts(name, own, other)));
        }
    }
    lines.push(SheetLine::Total(amounts("Total equity", equity.total, |of| of.equity)));
    let sign = if report.balances { "=" } else { "is not" };
    let sentence = format!(
        "Assets {} {sign} liabilities {} + equity {}",
        amount(assets.total),
        amount(liabilities.total),
        amount(equity.total)
    );
    let own = report.as_at.to_string();
    Sheet {
        title: "Balance sheet".into(),
        of: of.to_owned(),
        when: in_words(report.as_at),
        currency: report.currency.clone(),
        columns: columns(own, others.iter().map(|of| heading_of(&of.label, of.as_at)).collect()),
        lines,
        proof: Some(SheetProof { sentence, holds: report.balances }),
    }
}
