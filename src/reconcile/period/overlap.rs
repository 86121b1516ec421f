//! Several files of one side: what more than one of them tells counts once.
//!
//! Within one file nothing is dropped: a bank does book the same amount twice on a day. Of a row that two
//! files have, each with the same day, amount and text, there are as many as in the file that has most of
//! them. Rows of one day and amount whose texts differ may be one row in two formats, or two: the balances
//! decide, or a person. So they do of equal rows on the day on which one file ends and another begins: where the
//! balance after the one is that before the other, nothing of it is told twice.

use std::collections::{BTreeMap, BTreeSet};

use super::balances::StatedBalances;
use super::overlap_changes::changed_rows;
use super::row_name::normal;
use super::side_file::{PlacedRow, SideFile};
use crate::row::Rows;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// How rows of one day and amount count whose texts differ between files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextConflict {
    /// They are one row in two formats.
    Once,
    /// They are two.
    Twice,
}

/// The rows of several files as those of one.
#[derive(Debug, Clone, Default)]
pub struct JoinedFiles {
    /// The rows that count.
    pub rows: Rows,
    /// Where each stands.
    pub origins: Vec<PlacedRow>,
    /// What the bank knows rows by, where a file says it.
    pub ids: BTreeMap<u32, String>,
    /// Rows that a column says to be by cheque.
    pub cheques: BTreeSet<u32>,
    /// The balances before the first row of all and after the last.
    pub balances: StatedBalances,
    /// How many rows of each file stand in an earlier one, too; none where no earlier one is of its days.
    pub repeated: Vec<Option<usize>>,
    /// Rows of one day and amount whose texts differ, as they were counted.
    pub differing: Vec<[PlacedRow; 2]>,
    /// Rows that two files tell otherwise: most likely one row each, whose amount or day was changed.
    pub changed: Vec<[PlacedRow; 2]>,
    /// Files that follow each other, by their places, where the balance after the one is not the balance
    /// before the other: rows between them are missing.
    pub breaks: Vec<([usize; 2], [Amount; 2])>,
}

impl JoinedFiles {
    /// Joins the files of a side. Where neither `differing` nor the balances say how rows count whose texts
    /// differ, it is those rows that come back.
    ///
    /// # Errors
    /// The rows that a person has to decide.
    pub fn of(
        files: &[SideFile<'_>],
        differing: Option<TextConflict>,
    ) -> Result<Self, Vec<[PlacedRow; 2]>> {
        let joined = Self::joined(files, differing)?;
        Ok(Self { changed: changed_rows(files), ..joined })
    }

    fn joined(
        files: &[SideFile<'_>],
        differing: Option<TextConflict>,
    ) -> Result<Self, Vec<[PlacedRow; 2]>> {
        match differing {
            Some(TextConflict::Once) => {
                return Ok(Self::counted(files, TextConflict::Once, overlap));
            }
            Some(TextConflict::Twice) => {
                return Ok(Self::counted(files, TextConflict::Twice, touch));
            }
            None => {}
        }
        let once = Self::counted(files, TextConflict::Once, overlap);
        if !once.agrees() || leave_balance(files) {
            let followed = Self::counted(files, TextConflict::Once, go_on);
            if followed.agrees() {
                return Ok(followed);
            }
        }
        if once.differing.is_empty() {
            return Ok(once);
        }
        let twice = Self::counted(files, TextConflict::Twice, overlap);
        match (once.agrees(), twice.agrees()) {
            (true, false) => Ok(once),
            (false, true) => Ok(twice),
            _ => Err(once.differing),
        }
    }

    /// Whether the rows come from the opening balance to the closing one, where both are known.
    fn agrees(&self) -> bool {
        let StatedBalances { opening, closing, .. } = &self.balances;
        opening.clone().zip(closing.clone()).is_some_and(|(opening, closing)| {
            opening + &self.rows.total(self.rows.indices()) == closing
        })
    }

    /// `follows` says of two files that they tell of no row both.
    fn counted(files: &[SideFile<'_>], differing: TextConflict, follows: NoOverlap) -> Self {
        let mut joined = Self { breaks: breaks(files), ..Self::default() };
        // What counts so far, by day and amount: whatever files tell of a row, under all its texts and ids.
        let mut counted: BTreeMap<(Date, Amount), Vec<MergedRow>> = BTreeMap::new();
        for (at, file) in files.iter().enumerate() {
            let mut own: BTreeMap<(Date, Amount), Vec<FileRow>> = BTreeMap::new();
            for row in file.rows.indices() {
                let key = (file.rows.date(row), file.rows.amount(row).value());
                let text = normal(file.rows.description(row));
                let id = file.ids.get(&row).map(String::as_str);
                own.entry(key).or_default().push(FileRow { place: (at, row), text, id });
            }
            let is_apart: Vec<bool> = files[..at].iter().map(|one| follows(one, file)).collect();
            let is_known = |told: &FileRow<'_>, key: &(Date, Amount)| {
                let same = |one: &MergedRow<'_>| told.id.is_some() && one.ids.contains(&told.id);
                counted.get(key).is_some_and(|all| all.iter().any(same))
            };
            // One id in common: both files number rows in the same way, and other numbers are other rows.
            let are_numbered =
                own.iter().any(|(key, rows)| rows.iter().any(|told| is_known(told, key)));
            let is_numbered = |file: &SideFile<'_>| {
                file.ids.values().compact_set().len() > 1 || differing == TextConflict::Once
            };
            let ids_count: Vec<bool> =
                files[..at].iter().map(|one| is_numbered(one) && is_numbered(file)).collect();
            let mut repeated = 0;
            let mut added = Vec::new();
            for (key, rows) in own {
                let earlier = counted.entry(key).or_default();
                let told = FileMerge {
                    differing,
                    are_numbered,
                    is_apart: &is_apart,
                    ids_count: &ids_count,
                }
                .of(earlier, rows, &mut joined.differing);
                repeated += told.repeated;
                added.extend(told.added);
            }
            let meets = files[..at].iter().any(|earlier| share_days(earlier, file));
            joined.repeated.push(meets.then_some(repeated));
            added.sort_unstable();
            for row in added {
                joined.take(files, (at, row));
            }
        }
        joined.balances = balances(files, &joined.rows);
        joined
    }

    fn take(&mut self, files: &[SideFile<'_>], (file, row): PlacedRow) {
        let (of, at) = (&files[file], u32::try_from(self.rows.len()).unwrap_or(u32::MAX));
        let content = of.rows.row(row);
        // It was a row before.
        if self.rows.push(content.date, &content.amount.to_string(), content.description).is_ok() {
            self.origins.push((file, row));
            self.ids.extend(of.ids.get(&row).map(|id| (at, id.clone())));
            self.cheques.extend(of.cheques.contains(&row).then_some(at));
        }
    }
}

/// A row as its file tells it.
#[derive(Debug)]
struct FileRow<'a> {
    place: PlacedRow,
    text: String,
    id: Option<&'a str>,
}

/// A row that counts, and all that files told of it.
#[derive(Debug)]
struct MergedRow<'a> {
    place: PlacedRow,
    texts: Vec<String>,
    ids: Vec<Option<&'a str>>,
}

/// How the rows of a file meet those that count so far.
#[derive(Debug, Clone, Copy)]
struct FileMerge<'m> {
    differing: TextConflict,
    are_numbered: bool,
    /// Of each earlier file: none of its rows is one of this.
    is_apart: &'m [bool],
    /// Of each earlier file: an id that both have is of one row. Of a file with one id nobody knows whether it is that
    /// of a row or says what kind of a row it is: there a person who says that they are two is right.
    ids_count: &'m [bool],
}

/// What came of it: rows of the file that others stand for, and those that are new.
#[derive(Debug, Default)]
struct MergeResult {
    repeated: usize,
    added: Vec<u32>,
}

impl FileMerge<'_> {
    /// Of one day and amount.
    fn of<'a>(
        self,
        earlier: &mut Vec<MergedRow<'a>>,
        rows: Vec<FileRow<'a>>,
        differing: &mut Vec<[PlacedRow; 2]>,
    ) -> MergeResult {
        let mut met = MergeResult::default();
        let mut is_free = vec![true; earlier.len()];
        let mut left = rows;
        let by_text = |one: &MergedRow<'a>, told: &FileRow<'a>| one.texts.contains(&told.text);
        for is_by_id in [true, false] {
            let is_same = |one: &MergedRow<'a>, told: &FileRow<'a>| {
                if is_by_id { self.has_id_of(one, told) } else { by_text(one, told) }
            };
            left.retain(|told| {
                let fits = |(one, is_free): (&MergedRow<'a>, &bool)| {
                    *is_free && is_same(one, told) && !self.is_other(one, told)
                };
                let Some(at) = earlier.iter().zip(&is_free).position(fits) else { return true };
                is_free[at] = false;
                earlier[at].tell(told);
                met.repeated += 1;
                false
            });
        }
        for told in left {
            let fits =
                |(one, is_free): (&MergedRow<'a>, &bool)| *is_free && !self.is_other(one, &told);
            if let Some(at) = earlier.iter().zip(&is_free).position(fits) {
                is_free[at] = false;
                differing.push([earlier[at].place, told.place]);
                if self.differing == TextConflict::Once {
                    earlier[at].tell(&told);
                    met.repeated += 1;
                    continue;
                }
            }
            met.added.push(told.place.1);
            let FileRow { place, text, id } = told;
            earlier.push(MergedRow { place, texts: vec![text], ids: vec![id] });
            is_free.push(false);
        }
        met
    }

    /// Whether both have one id, and that says that they are one row.
    fn has_id_of(self, one: &MergedRow<'_>, told: &FileRow<'_>) -> bool {
        told.id.is_some() && one.ids.contains(&told.id) && self.ids_count[one.place.0]
    }

    /// Both files number rows in one way, and these have different numbers; or the files follow each other.
    fn is_other(self, one: &MergedRow<'_>, told: &FileRow<'_>) -> bool {
        if self.is_apart[one.place.0] && !self.has_id_of(one, told) {
            return true;
        }
        let is_numbered = one.ids.iter().any(Option::is_some) && told.id.is_some();
        self.are_numbered && is_numbered && !one.ids.contains(&told.id)
    }
}

impl<'a> MergedRow<'a> {
    fn tell(&mut self, told: &FileRow<'a>) {
        self.texts.push(told.text.clone());
        self.ids.push(told.id);
    }
}

/// Whether two files have no row in common.
type NoOverlap = fn(&SideFile<'_>, &SideFile<'_>) -> bool;

/// Any two may tell of the same days.
const fn overlap(_: &SideFile<'_>, _: &SideFile<'_>) -> bool {
    false
}

/// One ends on the day on which the other begins.
fn touch(one: &SideFile<'_>, other: &SideFile<'_>) -> bool {
    days(one).zip(days(other)).is_some_and(|((start, end), (from, to))| end == from || to == start)
}

/// The same, and the balance goes on from the one to the other.
fn go_on(one: &SideFile<'_>, other: &SideFile<'_>) -> bool {
    let goes_on = |one: &SideFile<'_>, other: &SideFile<'_>| {
        let touch = days(one).zip(days(other)).is_some_and(|((_, end), (from, _))| end == from);
        touch && one.balances.closing.is_some() && one.balances.closing == other.balances.opening
    };
    goes_on(one, other) || goes_on(other, one)
}

/// Whether files of one day go on from one another: counted once, the rows lead to the balance of the one and leave that
/// of the other.
fn leave_balance(files: &[SideFile<'_>]) -> bool {
    files.iter().enumerate().any(|(at, one)| {
        files[at + 1..].iter().any(|other| {
            go_on(one, other)
                && days(one).map(|(_, end)| end) == days(other).map(|(_, end)| end)
                && one.balances.closing != other.balances.closing
        })
    })
}

fn share_days(one: &SideFile<'_>, other: &SideFile<'_>) -> bool {
    let both = days(one).zip(days(other));
    both.is_some_and(|((start, end), (from, to))| start <= to && from <= end)
}

fn days(file: &SideFile<'_>) -> Option<(Date, Date)> {
    let days = || file.rows.indices().map(|row| file.rows.date(row));
    Some((days().min()?, days().max()?))
}

/// The balances of all files: before the first day of all and after the last. Of several files that begin or
/// end on it, those count that the rows lead from and to.
fn balances(files: &[SideFile<'_>], rows: &Rows) -> StatedBalances {
    let spans: Vec<_> =
        files.iter().filter_map(|file| Some((days(file)?, file.balances))).collect();
    let first = spans.iter().map(|((first, _), _)| *first).min();
    let last = spans.iter().map(|((_, last), _)| *last).max();
    let openings = spans.iter().filter(|((day, _), _)| Some(*day) == first);
    let openings: Vec<&Amount> = openings.filter_map(|(_, of)| of.opening.as_ref()).collect();
    let closings = spans.iter().filter(|((_, day), _)| Some(*day) == last);
    let closings: Vec<&Amount> = closings.filter_map(|(_, of)| of.closing.as_ref()).collect();
    let total = rows.total(rows.indices());
    let both = openings.iter().flat_map(|one| closings.iter().map(move |other| (*one, *other)));
    let agreeing = both.into_iter().find(|(one, other)| (*one).clone() + &total == **other);
    let (opening, closing) = match agreeing {
        Some((one, other)) => (Some(one.clone()), Some(other.clone())),
        None => {
            (openings.first().map(|one| (*one).clone()), closings.first().map(|one| (*one).clone()))
        }
    };
    let gaps = files.iter().flat_map(|file| file.balances.gaps.clone()).collect();
    StatedBalances { opening, closing, gaps }
}

/// Where files that follow each other do not go on from one another.
fn breaks(files: &[SideFile<'_>]) -> Vec<([usize; 2], [Amount; 2])> {
    let mut spans: Vec<_> =
        files.iter().enumerate().filter_map(|(at, file)| Some((days(file)?, at))).collect();
    spans.sort_unstable();
    let following = spans.windows(2).filter_map(|pair| {
        let [((_, end), one), ((start, _), other)] = pair else { return None };
        let closing = files[*one].balances.closing.as_ref()?;
        let opening = files[*other].balances.opening.as_ref()?;
        (end < start && closing != opening)
            .then(|| ([*one, *other], [closing.clone(), opening.clone()]))
    });
    following.collect()
}
