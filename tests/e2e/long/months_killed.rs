//! A close and a decision, killed at any moment.

use std::fs;
use std::process::Stdio;
use std::time::Instant;

use crate::months::{decide_all, march, march_with, reconcile};
use crate::support::Desk;

/// Everything in the folder that counts.
fn content(desk: &Desk) -> Vec<String> {
    let read =
        |name: &str| fs::read_to_string(desk.path(&format!("main/{name}"))).unwrap_or_default();
    let mut all: Vec<String> =
        ["decisions.csv", "periods.jsonl", "closed/2026-03-31/rows.csv"].map(read).into();
    // Who did what when has a clock in it: whether the close is there.
    all.push(read("audit.jsonl").contains("\"close\"").to_string());
    all
}

#[test]
fn kill_9_at_any_moment_of_a_close_or_a_decision_leaves_the_folder_as_before_or_as_after() {
    const KILLS: u32 = 200;
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    let close = march_with(&["--close"]);
    let decide = ["decide", "--keep", "main", "always", "aside", "transfer to savings"];
    let undo: [&[&str]; 2] = [
        &["reopen", "main"],
        &["decide", "--keep", "main", "undo", "always", "transfer to savings"],
    ];
    for (args, undo) in [&close[..], &decide[..]].into_iter().zip(undo) {
        let before = content(&desk);
        let start = Instant::now();
        assert_eq!(desk.run(args).code, Some(0), "{args:?}");
        let mut moment = start.elapsed();
        let after = content(&desk);
        assert_ne!(before, after);
        assert_eq!(desk.run(undo).code, Some(0), "{undo:?}");
        let mut seen = [0, 0];
        for _ in 0..KILLS / 2 {
            let mut child = desk
                .command(args)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            let spawned = Instant::now();
            while spawned.elapsed() < moment && child.try_wait().is_ok_and(|ended| ended.is_none())
            {
                std::hint::spin_loop();
            }
            _ = child.kill();
            child.wait().expect("it ends");
            // Whatever looks at the folder next ends what was begun.
            assert_eq!(desk.run(&["verify", "main"]).code, Some(0), "after {moment:?}");
            let found = content(&desk);
            let is_after = found == after;
            // The audit keeps what was taken back.
            let is_before = found[..3] == before[..3];
            assert!(is_after || is_before, "{args:?} killed after {moment:?}: {found:?}");
            seen[usize::from(is_after)] += 1;
            let left: Vec<String> = fs::read_dir(desk.path("main"))
                .expect("a folder")
                .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
                .filter(|name| name.starts_with('.'))
                .collect();
            assert_eq!(left, [""; 0], "{args:?}");
            if is_after {
                assert_eq!(desk.run(undo).code, Some(0));
            }
            // What counts happens in the last part of a run: the moment follows it, however
            // quick or busy the machine is.
            moment = moment.mul_f64(if is_after { 0.93 } else { 1.07 });
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{args:?} was never caught before and after: {seen:?}");
    }
}
