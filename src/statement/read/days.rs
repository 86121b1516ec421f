//! The days of rows, one after the other.

use tieout::date::Date;

/// Rows of one statement that follow each other lie no further apart.
const NEAR_DAYS: i32 = 31;

/// A day this far from both its neighbours, which are near each other, is not of them.
const ASTRAY_DAYS: i32 = 100;

/// A day at one end of the rows this far from the next, where all others follow each other nearly, is not of them.
const END_DAYS: i32 = 300;

/// A day that alone stands out of order by more than this is not where it belongs.
const DISORDER_DAYS: i32 = 14;

/// Rows of which one alone tells that it is not of their order, at least.
const ROWS_MIN: usize = 5;

/// Whether the days of rows rise, fall, or do both, and whether one of them stands astray.
#[derive(Debug, Default)]
pub(crate) struct Monotony {
    before: Option<DayOfLine>,
    last: Option<DayOfLine>,
    rows: usize,
    rising: OneWay,
    falling: OneWay,
    far: usize,
    astray: Option<Astray>,
    astray_count: usize,
    first_step: Option<(DayOfLine, DayOfLine)>,
}

/// A day and the line it stands on.
type DayOfLine = (Date, u64);

/// A day and those of the rows around it, or beside it.
#[derive(Debug, Clone)]
struct Astray {
    at: DayOfLine,
    before: Option<Date>,
    behind: Option<Date>,
}

impl Astray {
    /// How far it is from the nearer of its neighbours.
    fn apart(&self) -> i32 {
        let neighbours = [self.before, self.behind].into_iter().flatten();
        neighbours.map(|day| apart(day, self.at.0)).min().unwrap_or(0)
    }

    fn says(&self) -> Option<String> {
        let (day, line) = self.at;
        let around = match (self.before, self.behind) {
            (Some(before), Some(behind)) => format!("the rows around it of {before} and {behind}"),
            (before, behind) => format!("the row beside it of {}", before.or(behind)?),
        };
        Some(format!("line {line} is of {day}, and {around}: is that its day?"))
    }
}

fn apart(one: Date, other: Date) -> i32 {
    (one.day_number() - other.day_number()).abs()
}

/// How often days go against one direction, and between which rows they did it first.
#[derive(Debug, Default)]
struct OneWay {
    steps: usize,
    against: usize,
    /// The row before the two, the two, and the row behind them.
    first: Option<([Option<Date>; 2], [DayOfLine; 2])>,
}

impl OneWay {
    fn see(&mut self, before: Option<DayOfLine>, pair: [DayOfLine; 2], is_against: bool) {
        let [upper, lower] = pair;
        if self.against == 1
            && let Some(([_, behind], [_, second])) = &mut self.first
            && *second == upper
        {
            *behind = Some(lower.0);
        }
        self.steps += usize::from(!is_against && upper.0 != lower.0);
        if is_against {
            self.against += 1;
            let before = before.map(|(day, _)| day);
            self.first.get_or_insert(([before, None], pair));
        }
    }

    /// The one day without which all the others go this way.
    fn astray(&self, goes: fn(Date, Date) -> bool) -> Option<Astray> {
        let ([before, behind], [upper, lower]) =
            self.first.as_ref().filter(|_| self.against == 1)?;
        let without_upper = before.is_none_or(|before| goes(before, lower.0));
        let without_lower = behind.is_none_or(|behind| goes(upper.0, behind));
        let upper_one = Astray { at: *upper, before: *before, behind: Some(lower.0) };
        let lower_one = Astray { at: *lower, before: Some(upper.0), behind: *behind };
        match (without_upper, without_lower) {
            (true, false) => Some(upper_one),
            (false, true) => Some(lower_one),
            // Either would do, or neither.
            _ => None,
        }
    }
}

impl Monotony {
    pub(crate) fn see(&mut self, day: Date, line: u64) {
        self.rows += 1;
        let at = (day, line);
        let Some(last) = self.last.replace(at) else { return };
        self.first_step.get_or_insert((last, at));
        self.far += usize::from(apart(last.0, day) > NEAR_DAYS);
        self.rising.see(self.before, [last, at], day < last.0);
        self.falling.see(self.before, [last, at], day > last.0);
        if let Some((before, _)) = self.before.replace(last)
            && apart(before, day) <= NEAR_DAYS
            && apart(last.0, day).min(apart(last.0, before)) > ASTRAY_DAYS
        {
            self.astray_count += 1;
            let one = Astray { at: last, before: Some(before), behind: Some(day) };
            self.astray.get_or_insert(one);
        }
    }

    /// Whether they do both.
    pub(crate) const fn is_unsorted(&self) -> bool {
        self.rising.against > 0 && self.falling.against > 0
    }

    /// What is said of one day alone that is far from those of the rows around it, or alone out of their order.
    pub(crate) fn astray(&self) -> Option<String> {
        let far = self.astray.clone().filter(|_| self.astray_count == 1);
        far.or_else(|| self.at_an_end()).or_else(|| self.out_of_order())?.says()
    }

    /// A first or last day years from its neighbour, where no other two are far apart.
    fn at_an_end(&self) -> Option<Astray> {
        if self.rows < ROWS_MIN || self.far != 1 {
            return None;
        }
        let (first, second) = self.first_step?;
        let (last, before) = self.last.zip(self.before)?;
        let ends = [
            Astray { at: first, before: None, behind: Some(second.0) },
            Astray { at: last, before: Some(before.0), behind: None },
        ];
        ends.into_iter().find(|one| one.apart() > END_DAYS)
    }

    /// The one day that is out of the order of all others.
    fn out_of_order(&self) -> Option<Astray> {
        let rising = || self.rising.astray(|one, next| one <= next);
        let falling = || self.falling.astray(|one, next| one >= next);
        let is_enough = |way: &OneWay| way.steps + 2 >= ROWS_MIN;
        let one = match (is_enough(&self.rising), is_enough(&self.falling)) {
            (true, false) => rising(),
            (false, true) => falling(),
            _ => None,
        };
        one.filter(|one| one.apart() > DISORDER_DAYS)
    }
}
