//! Which column is the amount, and which gives it its sign, where others beside it may.

use super::support::{Desk, Ran};

const NOTHING: &str = "date,amount,description\n";

fn run(file: &str, args: &[&str]) -> Ran {
    Desk::with(file, NOTHING).reconcile(&[&["--output", "csv"], args].concat())
}

/// A file of these lines.
fn lines(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn amounts(ran: &Ran) -> Vec<&str> {
    ran.stdout.lines().skip(1).filter_map(|line| line.split(',').nth(4)).collect()
}

/// Two rows, what stands behind their description.
fn two(header: &str, rows: [&str; 2]) -> String {
    let [one, other] = rows.map(|row| format!("2026-03-01,a,{row}"));
    lines(&[&format!("Date,Description,{header}"), &one, &other])
}

#[test]
fn debit_or_credit_behind_a_balance_is_of_the_amounts_only_where_the_balance_shows_it() {
    let proved = [
        (["100.00,900.00,DR", "250.00,1150.00,CR"], ["-100.00", "250.00"]),
        (["250.00,1150.00,CR", "100.00,900.00,DR"], ["250.00", "-100.00"]),
        (["100.00,\"1,900.00\",DR", "250.00,\"2,150.00\",CR"], ["-100.00", "250.00"]),
    ];
    for (rows, expected) in proved {
        let ran = run(&two("Amount,Balance,DR/CR", rows), &[]);
        assert_eq!(amounts(&ran), expected, "{ran:?}");
        assert!(ran.stderr.contains("\"DR/CR\" gives them"), "{ran:?}");
    }
    for rows in [
        ["100.00,900.00,CR", "250.00,1150.00,CR"],
        ["100.00,900.00,CR", "250.00,650.00,CR"],
        ["100.00,50.00,CR", "250.00,200.00,DR"],
        ["100.00,,DR", "250.00,,CR"],
    ] {
        for header in ["Amount,Balance,DR/CR", "Amount,Balance,Type"] {
            let ran = run(&two(header, rows), &[]);
            let refused = ran.refused(3);
            assert!(refused.contains("behind \"Balance\" may say debit or credit of"), "{refused}");
            assert!(
                refused.contains("--map bank:sign=;") || refused.ends_with("--map bank:sign=\n")
            );
        }
        let right = run(&two("Amount,Balance,DR/CR", rows), &["--map", "bank:sign="]);
        assert_eq!(amounts(&right), ["100.00", "250.00"], "{right:?}");
        let stated = run(&two("Amount,Balance,DR/CR", rows), &["--map", "bank:sign=DR/CR"]);
        assert_eq!(stated.code, Some(1), "{stated:?}");
        let named = run(&two("Amount,Balance,Transaction type", rows), &[]);
        assert_eq!(named.code, Some(1), "{named:?}");
    }
    let other = ["100.00,DR,900.00,CR", "250.00,CR,1150.00,CR"];
    let ran = run(&two("Amount,Type,Balance,DR/CR", other), &[]);
    assert_eq!(amounts(&ran), ["-100.00", "250.00"], "another column says it: {ran:?}");
    // Beside amounts that have signs it may say the same, or be of the balance.
    for rows in [
        ["-100.00,900.00,DR", "250.00,1150.00,CR"],
        ["-100.00,900.00,CR", "250.00,1150.00,CR"],
        ["-100.00,50.00,CR", "-250.00,200.00,DR"],
    ] {
        let ran = run(&two("Amount,Balance,DR/CR", rows), &[]);
        let expected = rows.map(|row| row.split(',').next().unwrap());
        assert_eq!(amounts(&ran), expected, "{ran:?}");
        assert!(!ran.stderr.contains("DR/CR"), "{ran:?}");
    }
    let neither = ["-100.00,900.00,CR", "250.00,1.00,CR"];
    let ran = run(&two("Amount,Balance,DR/CR", neither), &[]);
    assert!(ran.refused(3).contains("some amounts are negative, but not as \"DR/CR\" says"));
}
