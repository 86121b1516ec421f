use proptest::prelude::*;

use super::*;

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn said(to: Date, last_sequence: Option<i64>) -> String {
    let said = serde_json::json!({ "date_to": to, "last_sequence": last_sequence });
    said.to_string()
}

fn behind(days: &[Option<&str>]) -> ReturnedTo {
    days.iter().map(|text| text.map(day)).collect()
}

#[test]
fn what_is_late_counts_behind_the_returns_of_its_time_and_goes_back_when_they_are_opened() {
    let mut replay = ReturnReplay::default();
    let (first, second) = (day("2026-03-31"), day("2026-06-30"));
    replay.add("a", true, &said(first, Some(10))).unwrap();
    replay.add("b", true, &said(second, Some(20))).unwrap();
    let spans = replay.spans(0, 30);
    let places: Vec<_> = spans.iter().map(|span| (span.behind, span.up_to)).collect();
    assert_eq!(places, [(0, 10), (10, 20), (20, 30)]);
    let posted = |at: usize| spans[at].posted.clone();
    assert_eq!(posted(0), behind(&[None]));
    assert_eq!(posted(1), behind(&[Some("2026-03-31")]));
    assert_eq!(posted(2), behind(&[Some("2026-06-30")]));
    assert_eq!(spans[2].late_to(), Some(second));
    // What is paid later of what was posted first counts by the time at which it was paid.
    let any_time = behind(&[None, Some("2026-03-31"), Some("2026-06-30")]);
    assert_eq!(spans[0].settled, any_time);
    replay.add("b", false, &said(second, Some(30))).unwrap();
    let spans = replay.spans(20, 40);
    assert_eq!(spans[0].posted, behind(&[Some("2026-03-31")]));
    assert_eq!(spans[1].posted, behind(&[Some("2026-03-31")]));
    assert_eq!(replay.returned_to(), Some(first));
    // Finalised again, what came between is in it.
    replay.add("b", true, &said(second, Some(40))).unwrap();
    assert_eq!(replay.spans(20, 40)[1].posted, behind(&[Some("2026-03-31")]));
    assert_eq!(replay.spans(40, 50)[0].posted, behind(&[Some("2026-06-30")]));
}

#[test]
fn a_day_is_its_own_or_the_one_behind_the_returns() {
    let to = behind(&[Some("2026-03-31")]);
    assert!(counts_on(day("2026-04-02"), day("2026-04-02"), &to));
    assert!(counts_on(day("2026-03-31"), day("2026-04-01"), &to));
    assert!(!counts_on(day("2026-03-31"), day("2026-03-31"), &to));
    assert!(!counts_on(day("2026-03-31"), day("2026-04-02"), &to));
    assert!(counts_on(day("2026-03-31"), day("2026-03-31"), &behind(&[None])));
    assert!(!counts_on(day("2026-03-31"), day("2026-04-01"), &behind(&[None])));
}

#[test]
fn where_the_log_does_not_say_the_order_either_may_be() {
    let mut replay = ReturnReplay::default();
    replay.add("a", true, &said(day("2026-03-31"), None)).unwrap();
    replay.add("b", true, &said(day("2026-06-30"), Some(20))).unwrap();
    let spans = replay.spans(0, 30);
    assert_eq!(spans[0].posted, behind(&[None, Some("2026-03-31")]));
    assert_eq!(spans[0].late_to(), None);
    assert_eq!(spans[1].posted, behind(&[Some("2026-06-30")]));
}

#[test]
fn what_the_log_cannot_say_is_not_replayed() {
    let mut replay = ReturnReplay::default();
    assert_eq!(replay.add("a", true, "no JSON"), None);
    assert_eq!(replay.add("a", true, "{}"), None);
    assert_eq!(replay.add("a", true, r#"{"date_to":"2026-02-30"}"#), None);
    // One that is not finalised is not opened again.
    assert_eq!(replay.add("a", false, &said(day("2026-03-31"), Some(1))), None);
    assert_eq!(replay, ReturnReplay::default());
    assert_eq!(replay.spans(5, 5), []);
    assert_eq!(replay.spans(5, 7)[0].posted, behind(&[None]));
}

/// Something is posted on a day, or the next quarter is finalised, or the latest opened again.
#[derive(Debug, Clone, Copy)]
enum Did {
    Post(i32),
    Finalise,
    Reopen,
}

/// Books that keep the day on which each entry counts, as the store does.
#[derive(Default)]
struct PlainBooks {
    entries: Vec<(Date, Date)>,
    /// The last days of the finalised returns.
    returns: Vec<Date>,
}

impl PlainBooks {
    fn counts(&self, own: Date) -> Date {
        match self.returns.last() {
            Some(last) if own <= *last => last.next().unwrap(),
            _ => own,
        }
    }

    fn reopen(&mut self) -> Option<Date> {
        let last = self.returns.pop()?;
        let late: Vec<usize> = (0..self.entries.len())
            .filter(|at| {
                let (own, counts) = self.entries[*at];
                Some(counts) == last.next() && own <= last
            })
            .collect();
        for at in late {
            self.entries[at].1 = self.counts(self.entries[at].0);
        }
        Some(last)
    }
}

proptest! {
    /// Replayed, each entry counts on the day on which it does; and where the log leaves out some of what it could say,
    /// that day is among those that may be.
    #[test]
    fn the_replay_comes_to_the_day_that_the_books_keep(
        did in prop::collection::vec(
            prop_oneof![
                4 => (0..500_i32).prop_map(Did::Post),
                2 => Just(Did::Finalise),
                1 => Just(Did::Reopen),
            ],
            0..60,
        ),
        told in prop::collection::vec(any::<bool>(), 60),
    ) {
        let first = day("2026-01-01");
        let mut books = PlainBooks::default();
        let (mut whole, mut partly) = (ReturnReplay::default(), ReturnReplay::default());
        for (did, is_told) in did.into_iter().zip(told) {
            let last = Some(i64::try_from(books.entries.len()).unwrap());
            let add = |replay: &mut ReturnReplay, is_finalised, to, last| {
                replay.add(&to_id(to), is_finalised, &said(to, last)).unwrap();
            };
            let (is_finalised, to) = match did {
                Did::Post(after) => {
                    let own = first.plus_days(after);
                    let counts = books.counts(own);
                    books.entries.push((own, counts));
                    continue;
                }
                Did::Finalise => {
                    let after = i32::try_from(books.returns.len()).unwrap() * 90 + 89;
                    books.returns.push(first.plus_days(after));
                    (true, first.plus_days(after))
                }
                Did::Reopen => match books.reopen() {
                    Some(to) => (false, to),
                    None => continue,
                },
            };
            add(&mut whole, is_finalised, to, last);
            add(&mut partly, is_finalised, to, last.filter(|_| is_told));
        }
        let all = i64::try_from(books.entries.len()).unwrap();
        for (replay, is_whole) in [(&whole, true), (&partly, false)] {
            let mut seen = 0;
            for span in replay.spans(0, all) {
                prop_assert_eq!(span.behind, seen);
                prop_assert!(!is_whole || span.posted.len() == 1);
                prop_assert!(span.posted.is_subset(&span.settled));
                for place in span.behind..span.up_to {
                    let (own, counts) = books.entries[usize::try_from(place).unwrap()];
                    prop_assert!(counts_on(own, counts, &span.posted), "{place} {own} {counts} {span:?}");
                    prop_assert!(span.late_to().is_none_or(|last| own > last || counts > own));
                }
                seen = span.up_to;
            }
            prop_assert_eq!(seen, all);
        }
    }
}

fn to_id(to: Date) -> String {
    format!("vrt_{to}")
}
