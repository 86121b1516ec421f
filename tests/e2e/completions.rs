//! What a shell is told that asks how a word goes on.

#![cfg(unix)]

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::api::body_of;
use crate::ledger::banking::Bank;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran, program};

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// A key that may be in no answer.
const KEY: &str = "tie_never_shown";

/// Asks as a shell does: how the last of these words goes on.
fn asking(desk: &Desk, shell: &str, words: &[&str]) -> Command {
    let mut command = desk.command(&[&["--", "tieout"], words].concat());
    command.env("COMPLETE", shell).env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    command
}

/// What is offered, with what stands beside it where the shell shows that.
#[track_caller]
fn offered(mut asked: Command) -> Vec<String> {
    let ran = Ran::of(asked.output().expect("the program runs"));
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""), "{ran:?}");
    assert!(!ran.stdout.contains(KEY), "{ran:?}");
    ran.stdout.lines().map(str::to_owned).collect()
}

fn of_bash(desk: &Desk, words: &[&str]) -> Vec<String> {
    offered(asking(desk, "bash", words))
}

/// A desk with profiles, of which one has a key.
fn with_profiles(url: &str) -> Desk {
    let desk = Desk::new();
    let config = json!({
        "current": "home",
        "profiles": {
            "home": { "url": url, "key": KEY },
            "harbour": { "url": "https://harbour.example" },
        },
    });
    std::fs::create_dir_all(desk.path("config/tieout")).expect("a directory");
    desk.file("config/tieout/config.json", config.to_string())
}

#[test]
fn commands_options_and_their_values_are_offered_in_every_shell() {
    let desk = Desk::new();
    for shell in SHELLS {
        for (words, wanted) in [
            (&["rec"][..], &["reconcile"][..]),
            (&["ledger", "bank-t"], &["bank-transactions"]),
            (&["ledger", "accounts", "list", "--stat"], &["--status"]),
            (&["--output", "j"], &["json", "jsonl"]),
            (&["reconcile", "--output=t"], &["--output=table"]),
        ] {
            let offered = offered(asking(&desk, shell, words));
            let values: Vec<_> =
                offered.iter().map(|line| line.split(['\t', ':']).next().unwrap_or("")).collect();
            assert_eq!(values, wanted, "{shell}: {words:?}");
        }
    }
}

#[test]
fn the_script_of_a_shell_is_the_same_in_every_way_to_get_it() {
    let desk = Desk::new();
    for shell in SHELLS {
        let printed = desk.run(&["completions", shell]);
        assert!(printed.stdout.contains("COMPLETE"), "{printed:?}");
        let mut asked = desk.command(&[]);
        let asked = Ran::of(asked.env("COMPLETE", shell).output().expect("the program runs"));
        assert_eq!(asked.stdout, printed.stdout, "{shell}");
    }
}

#[test]
fn bash_itself_completes_by_the_script_that_is_checked_in() {
    let desk = with_profiles("http://127.0.0.1:9");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../completions/tieout.bash");
    let completed = |words: &[&str]| {
        let (last, before) = words.split_last().expect("words");
        let ask = "source \"$0\"; last=$1; before=$2; shift 2; COMP_WORDS=(tieout \"$@\"); \
            COMP_CWORD=$#; COMP_TYPE=9; _clap_complete_tieout tieout \"$last\" \"$before\"; \
            printf '%s\\n' \"${COMPREPLY[@]}\"";
        let mut bash = Command::new("bash");
        bash.args(["--norc", "-c", ask, script, last, before.last().unwrap_or(&"tieout")])
            .args(words)
            .env("XDG_CONFIG_HOME", desk.path("config"))
            .env("PATH", format!("{}:/usr/bin:/bin", program().parent().expect("bin").display()));
        offered(bash)
    };
    assert_eq!(completed(&["ledger", "sett"]), ["settlements"]);
    assert_eq!(completed(&["profile", "use", "h"]), ["harbour", "home"]);
}

#[test]
fn profiles_are_offered_by_name_without_their_keys() {
    let desk = with_profiles("http://127.0.0.1:9");
    for words in [&["--profile", "h"][..], &["profile", "use", "h"], &["jobs", "list", "-p", "h"]] {
        assert_eq!(of_bash(&desk, words), ["harbour", "home"], "{words:?}");
    }
    assert_eq!(of_bash(&desk, &["--profile=ho"]), ["--profile=home"]);
    let fish = offered(asking(&desk, "fish", &["--profile", "hom"]));
    assert_eq!(fish, ["home\thttp://127.0.0.1:9"]);
}

#[test]
fn folders_of_accounts_come_first() {
    let desk = Desk::new();
    for folder in ["acme", "zebra", "zebra/2026"] {
        std::fs::create_dir(desk.path(folder)).expect("a folder");
    }
    let desk = desk.file("zebra/account.toml", "").file("a.csv", "");
    for words in [&["reconcile", "--keep", ""][..], &["decide", "--keep", ""], &["verify", ""]] {
        let offered = of_bash(&desk, words);
        assert_eq!(offered[0], "zebra/", "{words:?}: {offered:?}");
        let has = |name: &str| offered.iter().any(|one| one == name);
        assert!(has("acme/") && !has("a.csv"), "{words:?}: {offered:?}");
    }
    assert_eq!(of_bash(&desk, &["reopen", "zebra/"])[0], "zebra/2026/");
}

#[test]
fn a_daemon_that_does_not_answer_costs_a_moment_and_no_word() {
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", silent.local_addr().expect("an address"));
    let from = Instant::now();
    let desk = with_profiles(&address);
    for words in [
        &["ledger", "accounts", "list", "--org", ""][..],
        &["ledger", "accounts", "show", "--org", "x", ""],
        &["jobs", "wait", "rec_"],
        // Nobody is there; or there is no such profile, no key, no address.
        &["--url", "http://127.0.0.1:9", "ledger", "accounts", "list", "--org", ""],
        &["-p", "harbour", "ledger", "accounts", "list", "--org", ""],
        &["-p", "nobody", "ledger", "accounts", "list", "--org", ""],
        &["--url", "no address", "ledger", "accounts", "list", "--org", ""],
    ] {
        let offered = of_bash(&desk, words);
        assert!(offered.iter().all(|one| one.starts_with('-')), "{words:?}: {offered:?}");
    }
    let file = desk.file("config/tieout/config.json", "not JSON");
    assert_eq!(of_bash(&file, &["--profile", "h"]), [""; 0]);
    assert!(
        from.elapsed() < Duration::from_mins(1),
        "seven times a second, and what it takes to start"
    );
}

#[test]
fn the_variable_of_another_program_is_nothing_to_us() {
    let desk = Desk::new();
    for value in ["yes", "", "0", "tcsh"] {
        let mut command = desk.command(&["--version"]);
        let ran = Ran::of(command.env("COMPLETE", value).output().expect("the program runs"));
        assert!(ran.code == Some(0) && ran.stdout.starts_with("tieout "), "{ran:?}");
    }
}

on_both_databases! {
    fn names_come_from_the_books_that_the_line_means(place: &Place) {
        let mut bank = Bank::new(place);
        bank.savings();
        let books = &bank.books;
        for name in ["Birch & Sons", "Beech's", "Cedar"] {
            books.data(201, "/contacts", &json!({ "kind": "customer", "name": name }));
        }
        let other = json!({ "name": "Larch" });
        let other = books.account.daemon.ask(
            "POST", crate::ledger::support::ORGANISATIONS, &books.key, &other.to_string(),
        );
        assert_eq!(other.status, 201, "{other:?}");
        let desk = Desk::new();
        let ask = |shell: &str, words: &[&str]| {
            let mut command = asking(&desk, shell, words);
            command.env("TIEOUT_URL", &books.account.url).env("TIEOUT_API_KEY", &books.key);
            let offered = offered(command);
            assert!(!offered.concat().contains(&books.key), "{offered:?}");
            offered
        };
        let bash = |words: &str| ask("bash", &words.split('|').collect::<Vec<_>>());
        assert_eq!(bash("ledger|accounts|list|--org|"), ["Acorn\\ Ltd", "Larch"]);
        assert_eq!(bash("ledger|accounts|list|--org|aco"), ["Acorn\\ Ltd"]);
        let zsh = ask("zsh", &["ledger", "accounts", "list", "--org", "Acorn L"]);
        assert!(zsh.len() == 1 && zsh[0].starts_with("Acorn Ltd:org_"), "{zsh:?}");
        let quoted = ask("powershell", &["ledger", "accounts", "list", "--org", "Aco"]);
        assert!(quoted[0].starts_with("'Acorn Ltd'\torg_"), "{quoted:?}");

        let account = "ledger|accounts|show|--org|Acorn\\ Ltd|13";
        assert_eq!(bash(account), ["1300", "1301", "1310"]);
        assert_eq!(bash(&account.replace("--org|", "--org=")), ["1300", "1301", "1310"]);
        assert_eq!(bash(&account.replace("Acorn\\ Ltd", "Larch")), ["1300", "1310"]);
        let of_larch = bash("ledger|bank-accounts|show|--org|Larch|");
        assert!(of_larch.iter().all(|one| one.starts_with('-')), "{of_larch:?}");
        let line = "ledger|settlements|list|--org|Acorn\\ Ltd|";
        assert_eq!(bash(&format!("{line}--bank-account|")), ["Current", "Savings"]);
        assert_eq!(bash(&format!("{line}--contact|b")), ["Beech\\'s", "Birch\\ \\&\\ Sons"]);
        assert_eq!(bash(&format!("{line}--contact|Birch\\ \\&")), ["Birch\\ \\&\\ Sons"]);
        // Where two organisations may be meant, none is.
        let unsaid = bash("ledger|settlements|list|--contact|b");
        assert!(unsaid.is_empty(), "{unsaid:?}");

        let account = &books.account;
        place.admin(&["credits", "grant", "--user", &account.user, "--amount", "10"]);
        let answer =
            account.daemon.ask("POST", "/api/v1/reconciliations", &account.key, &body_of(1));
        let job = answer.json()["reconciliation_id"].as_str().expect("an id").to_owned();
        let mut command = asking(&desk, "bash", &["jobs", "get", "rec"]);
        command.env("TIEOUT_URL", &account.url).env("TIEOUT_API_KEY", &account.key);
        assert_eq!(offered(command), [job]);
    }
}

#[test]
fn the_scripts_that_are_checked_in_are_short() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../completions");
    let files = std::fs::read_dir(Path::new(folder)).expect("a folder");
    let bytes = files.map(|file| file.expect("a file").metadata().expect("its size").len());
    assert!(bytes.sum::<u64>() < 10_000, "the shell asks the program");
}
