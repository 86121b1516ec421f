//! The true account: what was booked, before anybody writes it to a file.

use chrono::{Datelike, Duration, NaiveDate};

use super::random::Random;

/// Whose account it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Bank,
    Books,
    /// What is owed on it is negative.
    Card,
}

/// One transaction. Amounts are in units of the last decimal place; money in is positive.
#[derive(Debug, Clone)]
pub(super) struct Transaction {
    pub(super) day: NaiveDate,
    pub(super) value_day: NaiveDate,
    pub(super) units: i64,
    pub(super) fee: i64,
    pub(super) text: String,
    /// A payment to a card, in words that are usual on cards.
    pub(super) is_payment: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Account {
    pub(super) kind: Kind,
    /// Decimal places.
    pub(super) places: u32,
    pub(super) opening: i64,
    /// In the order of booking.
    pub(super) transactions: Vec<Transaction>,
}

const TEXTS: [&str; 44] = [
    "TESCO STORES 3021",
    "Miete März",
    "Salary ACME Ltd",
    "DIRECT DEBIT BRITISH GAS",
    "TotalEnergies 4471",
    "New Balance 550",
    "Balance transfer fee",
    "Café \"Zum Löwen\"",
    "AMZN Mktp, order 204-118",
    "Invoice 10042; Smith & Sons",
    "Total Fitness",
    "SEPA Lastschrift Stadtwerke",
    "Loyer appartement",
    "Credit Suisse AG",
    "Debit Records London",
    "Interest",
    "Online payment to J Smith",
    "Payment from Smith Ltd",
    "Bank charges",
    "ATM 14:05 High St",
    "Nómina",
    "Übertrag Sparkonto",
    "Refund Zalando",
    "Standing order 44",
    "HMRC VAT 123456789",
    "Stripe payout po_1",
    "Mobile payment received Jones",
    "Rent | flat 3",
    "O2 bill",
    "In-N-Out Burger",
    "Spotify P1F0",
    "Tryg forsikring",
    "ICA Supermarket",
    "Fatura EDP",
    "Bolletta luce",
    "1 & 1 Internet",
    "Transfer 03/04",
    "Kaufland 1234",
    "Client account 55",
    "Uber *TRIP",
    "M&S Simply Food",
    "Closing Time Bar",
    "LIDL 77",
    "Paid out expenses",
];

const PAYMENTS: [&str; 3] =
    ["PAYMENT RECEIVED - THANK YOU", "Payment Thank You-Mobile", "AUTOPAY PAYMENT"];

impl Account {
    pub(super) fn draw(random: &mut Random) -> Self {
        let kind = random.weighted(&[(55, Kind::Bank), (27, Kind::Books), (18, Kind::Card)]);
        let places = random.weighted(&[(88, 2), (6, 0), (6, 3)]);
        let count = usize::try_from(random.between(5, 60)).unwrap();
        let days = days(random, count);
        let percent_out = match kind {
            Kind::Card => random.between(75, 96),
            _ => random.weighted(&[(70, 78), (15, 55), (12, 25), (3, 100)]),
        };
        let has_payments = kind == Kind::Card && random.is(65);
        let has_zeros = random.is(4);
        let is_large = random.is(25);
        let mut transactions: Vec<Transaction> = Vec::new();
        for day in days {
            let size = size(random, places, is_large);
            let is_out = random.between(0, 99) < percent_out;
            let repeated = transactions.last().map(|one| one.units).filter(|_| random.is(7));
            let refunded = transactions.first().map(|one| -one.units).filter(|_| random.is(2));
            let drawn = if is_out { -size } else { size };
            let mut units = repeated.or(refunded).unwrap_or(drawn);
            if has_zeros && random.is(6) {
                units = 0;
            }
            let is_payment = has_payments && units > 0 && random.is(75);
            let text = if is_payment { random.of(&PAYMENTS) } else { random.of(&TEXTS) };
            let text = match (kind, text) {
                // What only looks like a payment to a card belongs to accounts, and goes the way it says.
                (Kind::Card, text) if !is_payment && text.to_lowercase().contains("payment") => {
                    "LIDL 78"
                }
                (_, "Online payment to J Smith" | "Paid out expenses") if units > 0 => {
                    "Rent desk 4"
                }
                (_, "Payment from Smith Ltd" | "Mobile payment received Jones") if units < 0 => {
                    "Jones & Smith"
                }
                (_, text) => text,
            };
            let number = random.between(1, 99_999);
            let text = if random.is(40) { format!("{text} {number}") } else { text.to_owned() };
            let fee = if random.is(40) { random.between(1, 300) } else { 0 };
            let value_day = day + Duration::days(random.between(0, 2));
            transactions.push(Transaction { day, value_day, units, fee, text, is_payment });
        }
        let unit = 10_i64.pow(places);
        let opening = match kind {
            Kind::Card => -random.between(0, 3_000) * unit - random.between(0, unit - 1),
            _ => random.between(-500, 20_000) * unit + random.between(0, unit - 1),
        };
        let mut account = Self { kind, places, opening, transactions };
        if kind == Kind::Card {
            account.keep_a_card();
        }
        account
    }

    /// Most rows of a card are purchases.
    fn keep_a_card(&mut self) {
        let purchases = self.transactions.iter().filter(|one| one.units < 0).count();
        let receipts = self.transactions.iter().filter(|one| one.units > 0).count();
        if purchases <= receipts * 2 {
            for one in &mut self.transactions {
                if !one.is_payment {
                    one.units = -one.units.abs();
                }
            }
            let mut left = self.transactions.iter().filter(|one| one.units < 0).count() / 3;
            for one in &mut self.transactions {
                if one.units > 0 {
                    if left == 0 {
                        one.units = -one.units;
                        one.is_payment = false;
                        "LIDL 79".clone_into(&mut one.text);
                    } else {
                        left -= 1;
                    }
                }
            }
        }
    }

    /// The balance after each transaction.
    pub(super) fn balances(&self) -> Vec<i64> {
        let mut balance = self.opening;
        self.transactions
            .iter()
            .map(|one| {
                balance += one.units;
                balance
            })
            .collect()
    }

    pub(super) fn closing(&self) -> i64 {
        self.balances().last().copied().unwrap_or(self.opening)
    }
}

/// Days in order: over 10 to 90 days, or within days 1 to 12 of one month or of three.
fn days(random: &mut Random, count: usize) -> Vec<NaiveDate> {
    let first = NaiveDate::from_ymd_opt(2019, 1, 1).unwrap();
    let start = first + Duration::days(random.between(0, 2_700));
    let way = random.weighted(&[(62, 0), (22, 1), (16, 2)]);
    let length = random.between(10, 90);
    let mut days: Vec<NaiveDate> = (0..count)
        .map(|_| {
            if way == 0 {
                return start + Duration::days(random.between(0, length));
            }
            let months = if way == 1 { 0 } else { random.below(3) };
            let index = start.month0() as usize + months;
            let year = start.year() + i32::try_from(index / 12).unwrap();
            let month = u32::try_from(index % 12).unwrap() + 1;
            let day = u32::try_from(random.between(1, 12)).unwrap();
            NaiveDate::from_ymd_opt(year, month, day).unwrap()
        })
        .collect();
    days.sort_unstable();
    days
}

/// An amount without a sign.
fn size(random: &mut Random, places: u32, is_large: bool) -> i64 {
    let unit = 10_i64.pow(places);
    let whole = match random.weighted(&[(45, 0), (35, 1), (if is_large { 40 } else { 8 }, 2)]) {
        0 => random.between(1, 99),
        1 => random.between(100, 999),
        _ => random.between(1_000, 45_000),
    };
    let part = if random.is(25) { 0 } else { random.between(0, unit - 1) };
    whole * unit + part
}
