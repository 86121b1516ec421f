//! How an account is written: dimensions that are drawn each for itself.

use super::account::{Account, Kind};
use super::days::DayForm;
use super::languages::{LANGUAGES, Language, Pair};
use super::random::Random;

/// Where signs are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Signs {
    /// On the amounts.
    Signed,
    /// The same, all the other way round, as cards have them.
    Turned,
    /// Two columns.
    Columns(Pair),
    /// A column of directions beside amounts without signs.
    Direction(Pair),
    /// Words in the cells of the amounts.
    Words(Pair, Marked),
    /// Nowhere.
    Unsigned,
}

/// Which amounts have a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Marked {
    Both,
    Out,
    In,
}

/// What a column of balances holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Balance {
    Absent,
    /// After each row.
    Running,
    /// After the last row of each day.
    DayEnds,
    /// Before each row.
    Before,
    /// What is available, which moves in its own way.
    Available,
    /// The same in every row.
    Constant,
    /// What is owed on a card, after each row.
    Debt,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    OldestFirst,
    NewestFirst,
    Shuffled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Header {
    Usual,
    /// One or two names are odd.
    SomeOdd,
    Odd,
    Absent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fees {
    Absent,
    /// A fee that the amount already has.
    Beside,
    /// A fee that is taken off the amount.
    TakenOff,
    /// Gross, fee, net.
    GrossNet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Minus {
    Front,
    Back,
    Parentheses,
    /// U+2212.
    Typographic,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf8Mark,
    Utf16Little,
    Utf16Big,
    Utf16Bare,
    Windows1252,
}

/// What an empty cell of two columns has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nothing {
    Empty,
    Zero,
    Dash,
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    Date,
    OtherDate,
    Amount,
    In,
    Out,
    Direction,
    Balance,
    Description,
    Counterparty,
    Reference,
    Id,
    Check,
    Fee,
    Gross,
    Vat,
    OriginalAmount,
    OriginalCurrency,
    Rate,
    Currency,
    Category,
    CardType,
    AccountNumber,
    Status,
    Empty,
}

#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(crate) role: Role,
    /// As usual, or odd.
    pub(super) name: String,
    pub(super) is_odd: bool,
}

/// Evidence of days in the lines above the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Period {
    Absent,
    /// The first and the last day of the months, as the days of the rows are written.
    Stated,
}

#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a dimension of its own")]
pub(crate) struct Layout {
    pub(super) language: &'static Language,
    pub(super) currency: &'static str,
    pub(super) signs: Signs,
    /// Debit and credit mean the opposite of what is usual for the side.
    pub(super) is_against_usage: bool,
    pub(crate) balance: Balance,
    /// The balance has CR and DR.
    pub(super) has_balance_words: bool,
    pub(crate) order: Order,
    pub(super) day: DayForm,
    /// Values are of days, bookings a little off.
    pub(super) is_jittered: bool,
    pub(crate) header: Header,
    pub(crate) columns: Vec<Column>,
    pub(super) fees: Fees,
    pub(super) has_comma: bool,
    pub(super) group: &'static str,
    pub(super) symbol: Symbol,
    pub(super) minus: Minus,
    pub(super) has_plus: bool,
    pub(super) trims_zeros: bool,
    pub(super) nothing: Nothing,
    pub(super) out_has_minus: bool,
    pub(super) is_of_card: bool,
    pub(super) period: Period,
    pub(super) states_balances: bool,
    pub(super) preamble_lines: usize,
    pub(super) has_balance_rows: bool,
    pub(super) has_totals: bool,
    pub(crate) has_pending: bool,
    pub(super) has_blank_lines: bool,
    pub(super) repeats_header: bool,
    pub(super) has_breaks: bool,
    pub(super) has_footer: bool,
    pub(crate) delimiter: char,
    pub(super) trails_delimiter: bool,
    pub(super) quotes_all: bool,
    pub(super) says_separator: bool,
    pub(super) encoding: Encoding,
    pub(super) line_end: &'static str,
}

/// The currency in the cells of amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    Absent,
    Before(&'static str),
    Behind(&'static str),
}

const ODD_NAMES: [&str; 20] = [
    "Foo", "Bar", "Qux", "Col A", "Col B", "Col C", "Col D", "Wibble", "Zork", "Blah", "Xyzzy",
    "Plugh", "Spam", "Eggs", "Quux", "Corge", "Grault", "Garply", "Waldo", "Fred",
];

impl Layout {
    #[expect(clippy::too_many_lines, reason = "one dimension after another")]
    pub(super) fn draw(random: &mut Random, account: &Account) -> Self {
        let language =
            if random.is(42) { &LANGUAGES[0] } else { &LANGUAGES[random.below(LANGUAGES.len())] };
        let is_english = language.code == "en";
        let currency = random.of(language.currencies);
        let signs = signs(random, account, language);
        let balance = match account.kind {
            Kind::Card => random.weighted(&[
                (62, Balance::Absent),
                (20, Balance::Debt),
                (10, Balance::Running),
                (5, Balance::Constant),
                (3, Balance::Available),
            ]),
            _ => random.weighted(&[
                (40, Balance::Absent),
                (38, Balance::Running),
                (7, Balance::DayEnds),
                (5, Balance::Before),
                (5, Balance::Available),
                (5, Balance::Constant),
            ]),
        };
        // A card whose every sign is turned owes what its balance says.
        let balance = match (signs, balance) {
            (Signs::Turned, Balance::Running) => Balance::Debt,
            (Signs::Signed, Balance::Debt) => Balance::Running,
            (_, balance) => balance,
        };
        let order = random.weighted(&[
            (52, Order::OldestFirst),
            (33, Order::NewestFirst),
            (15, Order::Shuffled),
        ]);
        let order =
            if matches!(balance, Balance::DayEnds | Balance::Before) && order == Order::Shuffled {
                Order::OldestFirst
            } else {
                order
            };
        let walks = matches!(balance, Balance::Running) && order != Order::Shuffled;
        let is_booking = match signs {
            Signs::Columns(pair) | Signs::Direction(pair) | Signs::Words(pair, _) => {
                pair.is_booking
            }
            _ => false,
        };
        let is_of_card = account.kind == Kind::Card && random.is(55);
        let is_signed = matches!(signs, Signs::Signed);
        let fees = random.weighted(&[
            (80, Fees::Absent),
            (10, Fees::Beside),
            (if walks && is_signed { 6 } else { 0 }, Fees::TakenOff),
            (if is_signed { 6 } else { 0 }, Fees::GrossNet),
        ]);
        let has_comma = if is_english { random.is(6) } else { random.is(75) };
        let group = match (random.is(55), has_comma) {
            (false, _) => "",
            (true, true) => random.of(&[".", ".", " ", "\u{a0}"]),
            (true, false) => random.of(&[",", ",", "'", " ", "\u{202f}"]),
        };
        let symbol = symbol(random, currency);
        let header = random.weighted(&[
            (70, Header::Usual),
            (10, Header::SomeOdd),
            (8, Header::Odd),
            (12, Header::Absent),
        ]);
        let encoding = random.weighted(&[
            (55, Encoding::Utf8),
            (15, Encoding::Utf8Mark),
            (5, Encoding::Utf16Little),
            (3, Encoding::Utf16Big),
            (3, Encoding::Utf16Bare),
            (19, Encoding::Windows1252),
        ]);
        let mut layout = Self {
            language,
            currency,
            signs,
            is_against_usage: walks && is_booking && random.is(12),
            balance,
            has_balance_words: account.kind != Kind::Card && random.is(6),
            order,
            day: DayForm::draw(random, is_english),
            is_jittered: random.is(5),
            header,
            columns: Vec::new(),
            fees,
            has_comma,
            group,
            symbol,
            minus: random.weighted(&[
                (76, Minus::Front),
                (8, Minus::Back),
                (10, Minus::Parentheses),
                (6, Minus::Typographic),
            ]),
            has_plus: account.kind != Kind::Card && random.is(8),
            trims_zeros: random.is(12),
            nothing: random.weighted(&[
                (75, Nothing::Empty),
                (18, Nothing::Zero),
                (7, Nothing::Dash),
            ]),
            out_has_minus: random.is(12),
            is_of_card,
            period: random.weighted(&[(78, Period::Absent), (22, Period::Stated)]),
            states_balances: account.kind != Kind::Card && random.is(14),
            preamble_lines: if random.is(30) { 1 + random.below(4) } else { 0 },
            has_balance_rows: walks && random.is(10),
            has_totals: random.is(10),
            has_pending: random.is(8),
            has_blank_lines: random.is(8),
            repeats_header: random.is(5),
            has_breaks: random.is(6),
            has_footer: random.is(10),
            delimiter: random.weighted(&[(58, ','), (26, ';'), (10, '\t'), (5, '|'), (1, '^')]),
            trails_delimiter: random.is(6),
            quotes_all: random.is(18),
            says_separator: random.is(3),
            encoding,
            line_end: random.weighted(&[(60, "\n"), (40, "\r\n")]),
        };
        layout.draw_columns(random, account);
        // A debt that nothing calls one is an account of savings, to the byte.
        let has_payments = account.transactions.iter().any(|one| one.is_payment);
        if balance == Balance::Debt && !(has_payments && layout.has(Role::Description)) {
            layout.is_of_card = true;
        }
        layout
    }

    #[expect(clippy::too_many_lines, reason = "one column after another")]
    fn draw_columns(&mut self, random: &mut Random, account: &Account) {
        let language = self.language;
        let has_other_date = random.is(22);
        let date = if has_other_date && random.is(50) {
            language.booking_date
        } else {
            random.of(language.date)
        };
        let mut columns: Vec<(Role, &str)> = vec![(Role::Date, date)];
        if has_other_date {
            let name = if language.code == "en" {
                random.of(&["Value Date", "Value Date", "Due Date", "Statement Date"])
            } else {
                language.value_date
            };
            columns.push((Role::OtherDate, name));
        }
        if random.is(90) {
            columns.push((Role::Description, random.of(language.description)));
        }
        let mut extras: Vec<(Role, &str)> = Vec::new();
        let is_english = language.code == "en";
        let extra = |is_it: bool, one: (Role, &'static str), extras: &mut Vec<(Role, &str)>| {
            if is_it {
                extras.push(one);
            }
        };
        extra(random.is(16), (Role::Counterparty, language.counterparty), &mut extras);
        extra(random.is(20), (Role::Reference, language.reference), &mut extras);
        extra(
            random.is(14),
            (Role::Id, if random.is(50) { "Transaction ID" } else { "ID" }),
            &mut extras,
        );
        extra(
            is_english && random.is(12),
            (Role::Check, random.of(&["Check Number", "Cheque No"])),
            &mut extras,
        );
        extra(random.is(8), (Role::Vat, random.of(&["VAT", "VAT Amount"])), &mut extras);
        if random.is(8) {
            extras.push((Role::OriginalAmount, random.of(&["Original Amount", "Foreign Amount"])));
            extra(random.is(70), (Role::OriginalCurrency, "Original Currency"), &mut extras);
            extra(random.is(60), (Role::Rate, "Exchange Rate"), &mut extras);
        }
        extra(random.is(25), (Role::Currency, language.currency), &mut extras);
        extra(random.is(15), (Role::Category, language.category), &mut extras);
        extra(random.is(7), (Role::CardType, random.of(&["Card type", "Funding"])), &mut extras);
        extra(random.is(14), (Role::AccountNumber, language.account), &mut extras);
        extra(random.is(8), (Role::Empty, random.of(&["Notes", ""])), &mut extras);
        extra(self.has_pending, (Role::Status, language.status), &mut extras);
        columns.extend(self.amount_columns(random));
        if self.balance != Balance::Absent {
            let name = match self.balance {
                Balance::Available if is_english && random.is(70) => "Available Balance",
                Balance::Before if is_english && random.is(40) => "Balance before",
                _ => random.of(language.balance),
            };
            columns.push((Role::Balance, name));
        }
        columns.extend(extras);
        if random.is(45) {
            random.shuffle(&mut columns);
        }
        let odd_from = random.below(ODD_NAMES.len());
        let mut odd: Vec<bool> = vec![self.header == Header::Odd; columns.len()];
        if self.header == Header::SomeOdd {
            for _ in 0..=random.below(2) {
                odd[random.below(columns.len())] = true;
            }
        }
        let mut names: Vec<String> = Vec::new();
        for (at, (role, usual)) in columns.into_iter().enumerate() {
            let is_absent = self.header == Header::Absent;
            let is_odd = odd[at] || is_absent;
            let name = if is_absent {
                String::new()
            } else if is_odd {
                ODD_NAMES[(odd_from + at) % ODD_NAMES.len()].to_owned()
            } else {
                usual.to_owned()
            };
            // No two columns have one name.
            if !name.is_empty() && names.contains(&name.to_lowercase()) {
                let is_needed =
                    matches!(role, Role::Amount | Role::In | Role::Out | Role::Direction);
                if is_needed || role == Role::Status || role == Role::Balance {
                    let name = ODD_NAMES[(odd_from + at) % ODD_NAMES.len()].to_owned();
                    names.push(name.to_lowercase());
                    self.columns.push(Column { role, name, is_odd: true });
                }
                continue;
            }
            names.push(name.to_lowercase());
            self.columns.push(Column { role, name, is_odd });
        }
        if !self.has(Role::Status) {
            self.has_pending = false;
        }
        if !self.has(Role::Description) {
            self.has_balance_rows = false;
        }
        if self.header == Header::Absent {
            self.repeats_header = false;
        }
        let sums = matches!(self.signs, Signs::Signed | Signs::Turned | Signs::Columns(_));
        self.has_totals &= sums && self.fees == Fees::Absent;
        if account.places == 0 {
            self.trims_zeros = false;
        }
        if self.encoding == Encoding::Windows1252 && matches!(self.language.code, "pl") {
            self.encoding = Encoding::Utf8;
        }
        if self.encoding == Encoding::Windows1252 {
            if self.minus == Minus::Typographic {
                self.minus = Minus::Front;
            }
            if self.group == "\u{202f}" {
                self.group = "";
            }
        }
    }

    fn amount_columns(&self, random: &mut Random) -> Vec<(Role, &'static str)> {
        let language = self.language;
        let amount = random.of(language.amount);
        let mut columns = match self.signs {
            Signs::Columns(pair) => {
                let mut pair = [(Role::Out, pair.money_out), (Role::In, pair.money_in)];
                if random.is(35) {
                    pair.swap(0, 1);
                }
                pair.to_vec()
            }
            Signs::Direction(_) => {
                vec![(Role::Amount, amount), (Role::Direction, random.of(language.direction))]
            }
            _ => vec![(Role::Amount, amount)],
        };
        match self.fees {
            Fees::Absent => {}
            Fees::Beside | Fees::TakenOff => columns.push((Role::Fee, "Fee")),
            Fees::GrossNet => {
                columns = vec![(Role::Gross, "Gross"), (Role::Fee, "Fee"), (Role::Amount, "Net")];
            }
        }
        columns
    }

    pub(crate) const fn says_separator(&self) -> bool {
        self.says_separator
    }

    pub(crate) fn has(&self, role: Role) -> bool {
        self.columns.iter().any(|column| column.role == role)
    }

    pub(super) fn is_odd(&self, role: Role) -> bool {
        self.columns.iter().any(|column| column.role == role && column.is_odd)
    }

    /// Whether money goes out by the first word of the pair on this account.
    pub(super) const fn is_first_out(&self, kind: Kind, pair: Pair) -> bool {
        let is_usual = !(pair.is_booking && matches!(kind, Kind::Books));
        is_usual != self.is_against_usage
    }
}

fn signs(random: &mut Random, account: &Account, language: &Language) -> Signs {
    let odd = Pair { money_out: "Foo", money_in: "Bar", is_booking: false };
    let is_of_other_words = |pair: &Pair| {
        // What Spanish banks call charges and payments is debit and credit in books.
        account.kind == Kind::Books && matches!(pair.money_out, "Cargos" | "Withdrawal")
    };
    let columns: Vec<Pair> =
        language.columns.iter().copied().filter(|pair| !is_of_other_words(pair)).collect();
    let cells: Vec<Pair> =
        language.cells.iter().copied().filter(|pair| !is_of_other_words(pair)).collect();
    let of_columns = Signs::Columns(random.of(&columns));
    let cell = if random.is(6) { odd } else { random.of(&cells) };
    let word = Pair { money_out: "DR", money_in: "CR", is_booking: true };
    let marked = random.weighted(&[(50, Marked::Both), (25, Marked::Out), (25, Marked::In)]);
    let turned = if account.kind == Kind::Card { 45 } else { 0 };
    random.weighted(&[
        (40, Signs::Signed),
        (turned, Signs::Turned),
        (30, of_columns),
        (14, Signs::Direction(cell)),
        (6, Signs::Words(word, marked)),
        (4, Signs::Unsigned),
    ])
}

fn symbol(random: &mut Random, currency: &'static str) -> Symbol {
    if !random.is(18) {
        return Symbol::Absent;
    }
    match currency {
        "GBP" => Symbol::Before("£"),
        "USD" | "AUD" => Symbol::Before("$"),
        "EUR" => random.of(&[Symbol::Before("€"), Symbol::Behind(" €"), Symbol::Behind(" EUR")]),
        "CHF" => Symbol::Before("CHF "),
        "PLN" => random.of(&[Symbol::Behind(" zł"), Symbol::Behind(" PLN")]),
        "BRL" => Symbol::Before("R$ "),
        _ => Symbol::Behind(" kr"),
    }
}
