//! Settings of the daemon from the environment and from a file.

use std::os::unix::fs::PermissionsExt as _;

use crate::daemon::Daemon;
use crate::place::Place;
use crate::support::{Desk, Ran};

/// What a daemon on this database says its limit of requests is.
fn limit(place: &Place, args: &[&str], variables: &[(&str, &str)]) -> String {
    let daemon = Daemon::start_as(place, args, |mut command| {
        command.envs(variables.iter().copied());
        command
    });
    let answer = daemon.get("/api/v1/health", "");
    answer.header("ratelimit-limit").expect("a limit").to_owned()
}

fn run(desk: &Desk, args: &[&str], variables: &[(&str, &str)]) -> Ran {
    let mut command = desk.command(args);
    command.envs(variables.iter().copied());
    Ran::of(command.output().expect("it runs"))
}

#[test]
fn a_flag_counts_before_a_variable_a_variable_before_the_file_and_the_file_before_the_default() {
    let desk = Desk::new().file("tieout.toml", "# the office\nrate-limit = 7\n");
    let file = desk.path("tieout.toml");
    let file = file.to_str().expect("a path");
    let config = ["--config", file];
    let variable = ("TIEOUT_RATE_LIMIT", "8");
    let place = Place::sqlite();
    assert_eq!(limit(&place, &[], &[]), "120");
    assert_eq!(limit(&place, &config, &[]), "7");
    assert_eq!(limit(&place, &[], &[("TIEOUT_CONFIG", file)]), "7");
    assert_eq!(limit(&place, &config, &[variable]), "8");
    assert_eq!(limit(&place, &[&config[..], &["--rate-limit", "9"]].concat(), &[variable]), "9");
}

#[test]
fn the_file_says_where_the_database_is_to_every_command_on_it() {
    let desk = Desk::new();
    let data = desk.path("data");
    let text = format!("data-dir = {data:?}\nbehind-proxy = true\nlog-format = 'json'\n");
    let desk = desk.file("tieout.toml", text);
    let made = ["admin", "users", "create", "--email", "a@b.example", "--config", "tieout.toml"];
    assert_eq!(desk.run(&made).code, Some(0));
    assert!(data.join("tieout.db").is_file());
    let listed = |args: &[&str], variables: &[(&str, &str)]| {
        let ran = run(&desk, &[&["admin", "users", "list", "--json"], args].concat(), variables);
        ran.json()["pagination"]["total"].as_u64()
    };
    let data = data.to_str().expect("a path");
    assert_eq!(listed(&["--config", "tieout.toml"], &[]), Some(1));
    assert_eq!(listed(&[], &[("TIEOUT_DATA_DIR", data)]), Some(1));
    let url = format!("sqlite://{data}/tieout.db");
    assert_eq!(listed(&[], &[("TIEOUT_DATABASE_URL", &url)]), Some(1));
    // Each before the file.
    let other = desk.path("other");
    let other = other.to_str().expect("a path");
    let made = [&made[..5], &["--data-dir", other]].concat();
    assert_eq!(desk.run(&made).code, Some(0));
    let made = [&made[..4], &["c@d.example", "--data-dir", other]].concat();
    assert_eq!(desk.run(&made).code, Some(0));
    assert_eq!(listed(&["--config", "tieout.toml", "--data-dir", other], &[]), Some(2));
    assert_eq!(listed(&["--config", "tieout.toml"], &[("TIEOUT_DATA_DIR", other)]), Some(2));
    let two = [("TIEOUT_DATABASE_URL", &*url), ("TIEOUT_DATA_DIR", other)];
    let ran = run(&desk, &["admin", "users", "list"], &two);
    assert!(ran.refused(2).contains("name two databases"), "{ran:?}");
}

#[test]
fn an_option_that_may_be_repeated_is_a_list_in_the_file_and_has_commas_in_a_variable() {
    let text = "trusted-proxy = ['127.0.0.1/32', '10.0.0.0/8']\nlog-level = 'info'\n";
    let desk =
        Desk::new().file("tieout.toml", text).file("one.toml", "trusted-proxy = '127.0.0.1'\n");
    let [both, one] = ["tieout.toml", "one.toml"].map(|name| desk.path(name).display().to_string());
    let is_believed = |args: &[&str], variables: &[(&str, &str)]| {
        let place = Place::sqlite();
        let daemon = Daemon::start_as(&place, args, |mut command| {
            command.envs(variables.iter().copied());
            command
        });
        daemon.send("GET", "/api/v1/health", "X-Forwarded-For: 203.0.113.9, 10.1.2.3\r\n", "");
        drop(daemon);
        place.log().contains("203.0.113.9")
    };
    assert!(is_believed(&["--config", &both], &[]));
    assert!(!is_believed(&["--config", &one], &[]));
    assert!(is_believed(&[], &[("TIEOUT_TRUSTED_PROXY", "127.0.0.1, 10.0.0.0/8")]));
    assert!(!is_believed(&["--config", &both, "--trusted-proxy", "127.0.0.1"], &[]));
}

#[test]
fn a_setting_that_is_wrong_is_refused_with_its_place_before_anything_is_opened() {
    for (text, code, says) in [
        ("rate-limt = 7\n", 3, "tieout.toml line 1: rate-limt is no flag of tieout serve"),
        ("\nrate-limit = 'many'\n", 2, "tieout.toml line 2: invalid value 'many'"),
        (
            "rate-limit = 7.5\n",
            3,
            "tieout.toml line 1: rate-limit must be a text or a whole number",
        ),
        ("listen = ['127.0.0.1:0']\n", 3, "tieout.toml line 1: listen must be a text or a whole"),
        ("trusted-proxy = ['here']\n", 2, "tieout.toml line 1: invalid value 'here'"),
        ("behind-proxy = 'yes'\n", 3, "tieout.toml line 1: behind-proxy must be true or false"),
        ("listen = 127.0.0.1\n", 3, "tieout.toml line 1: "),
        ("[serve]\nlisten = '127.0.0.1:0'\n", 3, "serve is no flag of tieout serve"),
        (
            "data-dir = 'a'\ndatabase = 'sqlite://b'\n",
            2,
            "tieout.toml line 1: database and data-dir",
        ),
        ("data-dir = 'a'\ndata-dir = 'b'\n", 3, "tieout.toml line 2: "),
    ] {
        let desk = Desk::new().file("tieout.toml", text);
        let ran = desk.run(&["serve", "--config", "tieout.toml"]);
        assert!(ran.refused(code).contains(says), "{text}: {ran:?}");
        assert!(!desk.path("a").exists(), "{text}");
    }
    for (name, hint) in [
        ("rate-limt", "hint: perhaps rate-limit is meant"),
        ("session-secret", "hint: secrets are not in this file: set TIEOUT_SESSION_SECRET"),
        ("ledger-key", "set TIEOUT_LEDGER_KEY in the environment"),
        ("colour", "hint: tieout serve --help lists them all"),
    ] {
        let desk = Desk::new().file("tieout.toml", format!("{name} = 'x'\n"));
        let ran = desk.run(&["serve", "--config", "tieout.toml"]);
        assert!(ran.refused(3).contains(hint), "{ran:?}");
    }
    let desk = Desk::new();
    let ran = run(&desk, &["serve"], &[("TIEOUT_QUEUE_CAPACITY", "0")]);
    assert!(ran.refused(2).contains("TIEOUT_QUEUE_CAPACITY: invalid value '0'"), "{ran:?}");
    let ran = run(&desk, &["serve"], &[("TIEOUT_BEHIND_PROXY", "perhaps")]);
    assert!(ran.refused(2).contains("TIEOUT_BEHIND_PROXY must be true or false"), "{ran:?}");
    let ran = desk.run(&["serve", "--config", "nowhere.toml"]);
    assert!(ran.refused(3).contains("cannot read nowhere.toml"), "{ran:?}");
}

#[test]
fn a_file_with_a_password_that_everybody_may_read_is_refused() {
    for address in [
        "postgres://tieout:hunter2@127.0.0.1:1/tieout",
        "postgres://tieout@127.0.0.1:1/tieout?password=hunter2",
        "postgres://tieout@127.0.0.1:1/tieout?sslmode=disable&pass%77ord=hunter2",
    ] {
        let desk = Desk::new().file("tieout.toml", format!("database = '{address}'\n"));
        let open = |mode| {
            let mode = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(desk.path("tieout.toml"), mode).expect("it is ours");
            desk.run(&["admin", "users", "list", "--config", "tieout.toml"])
        };
        let ran = open(0o644);
        let is_said = ran.refused(3).contains("holds a password");
        assert!(is_said && !ran.stderr.contains("hunter2"), "{ran:?}");
        // There is no server.
        let ran = open(0o640);
        assert!(ran.refused(7).len() > 10 && !ran.stderr.contains("hunter2"), "{ran:?}");
    }
}

#[test]
fn no_error_shows_the_value_of_a_setting_that_may_hold_a_password() {
    const ADDRESS: &str = "postgres://u:hunter2@127.0.0.1:1/t";
    for value in [
        format!("['{ADDRESS}']"),
        format!("{{ url = '{ADDRESS}' }}"),
        format!("'{ADDRESS}"),
        ADDRESS.to_owned(),
        format!("'{ADDRESS}'\ndata-dir = 'x'"),
        format!("'{ADDRESS}'\ndatabase = '{ADDRESS}'"),
        format!("'my{ADDRESS}'"),
    ] {
        let desk = Desk::new().file("tieout.toml", format!("database = {value}\n"));
        let mode = std::fs::Permissions::from_mode(0o600);
        std::fs::set_permissions(desk.path("tieout.toml"), mode).expect("it is ours");
        for command in [&["serve"][..], &["admin", "users", "list"]] {
            let ran = desk.run(&[command, &["--config", "tieout.toml"]].concat());
            assert!(ran.code != Some(0) && !ran.stderr.contains("hunter2"), "{value}: {ran:?}");
        }
    }
}
