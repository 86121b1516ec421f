use super::*;

fn patterns(cell: &str) -> Vec<String> {
    DatePattern::fitting(cell).iter().map(ToString::to_string).collect()
}

#[test]
fn a_cell_shows_the_patterns_that_fit_it() {
    assert_eq!(patterns("2026-03-02"), ["%Y-%m-%d"]);
    assert_eq!(patterns("31/03/2026"), ["%d/%m/%Y"]);
    assert_eq!(patterns("3/31/26"), ["%m/%d/%y"]);
    assert_eq!(patterns("02/03/2026"), ["%d/%m/%Y", "%m/%d/%Y"]);
    assert_eq!(patterns("02.03.26"), ["%d.%m.%y", "%m.%d.%y", "%y.%m.%d"]);
    assert_eq!(patterns("20260331"), ["%Y%m%d"]);
    assert_eq!(patterns("31032026"), ["%d%m%Y"]);
    assert_eq!(patterns("2 Mar 2026"), ["%d %b %Y"]);
    assert_eq!(patterns("02-März-26"), ["%d-%b-%y"]);
    assert_eq!(patterns("Mar 2, 2026"), ["%b %d, %Y"]);
    assert_eq!(patterns("2. März 2026"), ["%d. %b %Y"]);
    assert_eq!(patterns("02Mar2026"), ["%d%b%Y"]);
    assert_eq!(patterns("Mon 02 Mar 2026"), ["%d %b %Y"]);
    assert_eq!(patterns("2026年3月2日"), ["%Y年%m月%d"]);
    assert_eq!(patterns("2nd March 2026"), ["%d %b %Y"]);
    assert_eq!(patterns("March 3rd, 2026"), ["%b %d, %Y"]);
    for none in ["", "Total", "12.50", "1,234.50", "31/13/2026", "1234567890", "2026", "12:30"] {
        assert!(patterns(none).is_empty(), "{none}: {:?}", patterns(none));
    }
}

#[test]
fn a_time_behind_a_day_is_not_read() {
    for cell in [
        "2026-03-02T10:15:00.123Z",
        "2026-03-02 10:15",
        "2026-03-02, 10:15:00 AM",
        "2026-03-02+01:00",
        "2026-03-02T10:15:00+01:00",
        " 2026-03-02 ",
    ] {
        assert_eq!(patterns(cell), ["%Y-%m-%d"], "{cell}");
        assert_eq!(DatePattern::iso().read(cell).unwrap().to_string(), "2026-03-02");
    }
    assert_eq!(patterns("31.03.2026 09:15"), ["%d.%m.%Y"]);
}

#[test]
fn a_pattern_is_stated_as_strftime_has_it_and_reads_the_same() {
    for (written, cell) in [
        ("%d/%m/%Y", "02/03/2026"),
        ("%Y%m%d", "20260302"),
        ("%d %b %Y", "2 March 2026"),
        ("%a %d %B %Y", "Mon 02 March 2026"),
        ("%Y年%m月%d", "2026年3月2日"),
        ("%d/%m/%Y %H:%M", "02/03/2026 10:15"),
    ] {
        let pattern: DatePattern = written.parse().unwrap();
        assert_eq!(pattern.read(cell).unwrap().to_string(), "2026-03-02", "{written}");
        assert_eq!(pattern.to_string(), written);
    }
    assert!("%H:%M".parse::<DatePattern>().is_err() && "today".parse::<DatePattern>().is_err());
}

#[test]
fn a_day_that_is_none_is_told_from_another_form() {
    let pattern: DatePattern = "%d/%m/%Y".parse().unwrap();
    assert_eq!(pattern.read("31/02/2026"), Err(DayFault::NoSuchDay));
    assert_eq!(pattern.read("2026-02-01"), Err(DayFault::OtherForm));
    assert_eq!(pattern.read("01/02/26"), Err(DayFault::OtherForm));
    assert_eq!(pattern.read("01/02/1826"), Err(DayFault::UnusualYear));
}
