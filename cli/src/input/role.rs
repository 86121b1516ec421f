//! What columns mean, and the names they go by.

use super::problem::Dataset;

/// A column that a run needs, or can use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Date,
    Amount,
    /// The same with every sign the other way round.
    TurnedAmount,
    /// Money in, where a file has two columns of positive amounts.
    MoneyIn,
    /// Money out, likewise.
    MoneyOut,
    Description,
    /// What an amount is in, where a column says it.
    Currency,
    /// Whether an amount without a sign is a debit or a credit.
    Sign,
    /// Likewise, in a file that means the opposite by it.
    TurnedSign,
    /// No column: what a column of signs says of money out.
    OutWords,
    /// Who was paid, where the file says it apart from the description.
    Merchant,
    /// Who paid or was paid.
    Counterparty,
    /// What is on the account after a row.
    Balance,
    /// What was charged on top of an amount.
    Fee,
    /// Whether a row was booked.
    State,
    /// What an account is booked under.
    Code,
    /// What an account is called.
    Name,
    /// What an account is.
    Type,
    /// Which journal a line belongs to.
    Journal,
    /// A document's number.
    Reference,
    /// What a journal is.
    Narrative,
    /// Where a line of a journal goes, by code or identifier.
    Account,
    /// A positive amount.
    Debit,
    /// Likewise.
    Credit,
    /// What stands beside a line.
    Memo,
    /// How a line stands to VAT.
    VatCode,
    /// The VAT in a line.
    VatAmount,
    /// What the journal is called where it comes from.
    ExternalId,
    /// What the daemon calls a bank transaction.
    Id,
    /// What is routed to an account.
    Routed,
    /// What a suggestion is.
    SuggestedKind,
    /// How a bank transaction is confirmed that goes to no account.
    ConfirmWith,
}

impl Role {
    /// The roles that columns of such a file can have.
    pub(super) const fn of(dataset: Dataset) -> &'static [Self] {
        match dataset {
            Dataset::Bank | Dataset::Book => &[
                Self::Date,
                Self::Amount,
                Self::Description,
                Self::MoneyIn,
                Self::MoneyOut,
                Self::Sign,
                Self::TurnedSign,
                Self::OutWords,
                Self::TurnedAmount,
                Self::Currency,
                Self::Counterparty,
                Self::Memo,
                Self::Reference,
                Self::Balance,
                Self::Fee,
                Self::State,
                Self::Account,
            ],
            Dataset::Transactions => &[
                Self::Date,
                Self::Amount,
                Self::Description,
                Self::Merchant,
                Self::MoneyIn,
                Self::MoneyOut,
                Self::Sign,
                Self::TurnedSign,
                Self::OutWords,
                Self::TurnedAmount,
                Self::Currency,
                Self::Counterparty,
                Self::Memo,
                Self::Reference,
                Self::Balance,
                Self::Fee,
                Self::State,
                Self::Account,
            ],
            Dataset::Chart => &[Self::Code, Self::Name, Self::Type],
            Dataset::Confirmations => &[
                Self::Id,
                Self::Account,
                Self::VatCode,
                Self::VatAmount,
                Self::SuggestedKind,
                Self::ConfirmWith,
            ],
            Dataset::Accounts => {
                &[Self::Code, Self::Name, Self::Type, Self::Routed, Self::VatCode, Self::Narrative]
            }
            Dataset::OpeningBalances => {
                &[Self::Account, Self::Debit, Self::Credit, Self::Memo, Self::Currency]
            }
            Dataset::Journals => &[
                Self::Journal,
                Self::Reference,
                Self::Date,
                Self::Narrative,
                Self::Account,
                Self::Debit,
                Self::Credit,
                Self::Memo,
                Self::VatCode,
                Self::VatAmount,
                Self::ExternalId,
                Self::Currency,
            ],
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Amount => "amount",
            Self::MoneyIn => "in",
            Self::MoneyOut => "out",
            Self::Description => "description",
            Self::Currency => "currency",
            Self::Sign => "sign",
            Self::TurnedSign => "turned_sign",
            Self::OutWords => "out_is",
            Self::TurnedAmount => "turned_amount",
            Self::Merchant => "merchant",
            Self::Counterparty => "counterparty",
            Self::Balance => "balance",
            Self::Fee => "fee",
            Self::State => "state",
            Self::Code => "code",
            Self::Name => "name",
            Self::Type => "type",
            Self::Journal => "journal",
            Self::Reference => "reference",
            Self::Narrative => Self::Description.name(),
            Self::Account => "account",
            Self::Debit => "debit",
            Self::Credit => "credit",
            Self::Memo => "memo",
            Self::VatCode => "vat_code",
            Self::VatAmount => "vat_amount",
            Self::ExternalId => "external_id",
            Self::Id => "id",
            Self::Routed => "role",
            Self::SuggestedKind => "kind",
            Self::ConfirmWith => "confirm_with",
        }
    }

    pub(super) const fn is_of_chart(self) -> bool {
        matches!(self, Self::Code | Self::Name | Self::Type)
    }

    pub(super) const fn is_amount(self) -> bool {
        matches!(
            self,
            Self::Amount
                | Self::TurnedAmount
                | Self::MoneyIn
                | Self::MoneyOut
                | Self::Debit
                | Self::Credit
                | Self::VatAmount
        )
    }

    /// Whether it says what amounts a statement has.
    pub(super) const fn gives_amounts(self) -> bool {
        matches!(
            self,
            Self::Amount
                | Self::TurnedAmount
                | Self::MoneyIn
                | Self::MoneyOut
                | Self::Sign
                | Self::TurnedSign
                | Self::OutWords
        )
    }

    /// The key of the API that the column stands for.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::MoneyIn | Self::MoneyOut | Self::TurnedAmount => Self::Amount.name(),
            role => role.name(),
        }
    }

    /// Headers of statements, ledgers and charts that mean this, as [`plain`] writes them: those of
    /// a later list count only where the file has none of an earlier one.
    pub(super) const fn guesses(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Date => &[&[
                "date",
                "posted",
                "posted date",
                "posting date",
                "date posted",
                "transaction date",
                "trans date",
                "tran date",
                "value date",
                "booking date",
                "booked",
                "entry date",
                "effective date",
                "payment date",
                "completed date",
                "date completed",
            ]],
            Self::Amount => {
                &[&["amount", "value", "transaction amount", "net amount", "signed amount", "amt"]]
            }
            Self::MoneyIn => &[&["in", "money in", "paid in", "deposits", "deposit"]],
            Self::MoneyOut => &[&["out", "money out", "paid out", "withdrawals", "withdrawal"]],
            Self::Description => &[&[
                "description",
                "narrative",
                "narration",
                "details",
                "detail",
                "transaction description",
                "transaction details",
                "memo",
                "payee",
                "particulars",
                "counterparty",
                "counter party",
                "reference",
                "text",
            ]],
            // Found by words of theirs, not by lists.
            Self::Currency
            | Self::Sign
            | Self::TurnedSign
            | Self::TurnedAmount
            | Self::OutWords
            | Self::Counterparty
            | Self::Balance
            | Self::Fee
            | Self::State => &[],
            Self::Merchant => &[
                &["merchant", "merchant name"],
                &["supplier", "supplier name", "payee", "payee name"],
                &["counterparty", "counter party", "counterparty name", "counter party name"],
            ],
            Self::Code => &[
                &["code"],
                &["account code", "nominal code", "ledger code", "gl code", "acct code"],
                &["account number", "account no", "accnt number", "acct number", "acct no"],
                &["nominal", "nominal account", "nominal number", "nominal account code"],
                &["nc", "n c", "number", "no"],
            ],
            Self::Name => &[
                &["name"],
                &["account name", "nominal name", "nominal account name", "ledger name"],
                &["ledger account name"],
                &["display name", "full name", "account", "ledger account", "account title"],
                &["description", "account description", "title"],
            ],
            Self::Type => &[
                &["type"],
                &["account type", "nominal type", "ledger type"],
                &["category", "account category", "category type", "ledger category"],
                &["class", "account class", "classification", "account group", "group"],
            ],
            Self::Id => &[&["bank transaction id", "transaction id", "bank transaction"]],
            Self::Journal
            | Self::Reference
            | Self::Narrative
            | Self::Account
            | Self::Debit
            | Self::Credit
            | Self::Memo
            | Self::VatCode
            | Self::VatAmount
            | Self::ExternalId
            | Self::Routed
            | Self::SuggestedKind
            | Self::ConfirmWith => self.guesses_of_journals(),
        }
    }
}

impl Role {
    /// Headers of files of journals, likewise.
    const fn guesses_of_journals(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Journal => &[
                &["journal reference", "journal ref", "journal number", "journal no", "journal id"],
                &[
                    "entry number",
                    "entry no",
                    "entry id",
                    "voucher",
                    "voucher number",
                    "voucher no",
                ],
                &["transaction number", "transaction no", "transaction id"],
            ],
            Self::Reference => {
                &[&["ref", "reference number", "reference no", "document number", "document no"]]
            }
            Self::Narrative => &[
                &["journal description", "journal narrative", "narrative", "narration"],
                &["details", "detail", "particulars", "text"],
                &["memo"],
            ],
            Self::Account => &[
                &["account code", "account number", "account no", "account id"],
                &["nominal code", "nominal account", "nominal", "ledger code", "gl code", "code"],
            ],
            Self::Debit => &[&["debit amount", "debits", "dr"]],
            Self::Credit => &[&["credit amount", "credits", "cr"]],
            Self::Memo => {
                &[&["line description", "line memo", "line narrative", "note", "notes", "comment"]]
            }
            Self::VatCode => &[&["vat code", "tax code", "vat"], &["default vat code"]],
            Self::VatAmount => &[&["vat amount", "tax amount"]],
            Self::ExternalId => &[&["external id"]],
            Self::Routed => &[&["account role"]],
            _ => &[],
        }
    }

    /// Headers that mean this on a bank statement, whose debits are money out, but the opposite in
    /// the books.
    pub(super) const fn guesses_of_banks(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::MoneyIn => &[&["credit", "credit amount", "credits"]],
            Self::MoneyOut => &[&["debit", "debit amount", "debits"]],
            _ => &[],
        }
    }
}

/// A header as guesses see it: lower case, no `(GBP)`, one space between words.
pub(super) fn plain(name: &str) -> String {
    let before_bracket = name.split(['(', '[']).next().unwrap_or_default().to_lowercase();
    let words =
        before_bracket.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
