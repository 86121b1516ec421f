//! What is asked of a PostgreSQL server over TLS, as the packages of Debian have it.

#![cfg(unix)]

use std::path::Path;

use crate::postgres::{as_nobody, start_with};
use crate::support::Desk;

/// Lets a server speak TLS, with a certificate that it signed itself.
fn with_tls(data: &Path, is_root: bool) -> Vec<String> {
    let [key, certificate] = ["server.key", "server.crt"].map(|name| data.join(name));
    let mut made = as_nobody(is_root, Path::new("openssl"));
    made.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]);
    made.arg("-keyout").arg(&key).arg("-out").arg(&certificate).current_dir(data);
    let made = made.output().expect("openssl runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    ["-c", "ssl=on"].map(str::to_owned).to_vec()
}

#[test]
fn a_database_is_made_and_checked_over_tls() {
    let Some(server) = start_with(with_tls) else { return };
    let url = format!("{}/postgres?sslmode=require", server.base);
    let desk = Desk::new();
    let commands =
        [&["db", "migrate"][..], &["db", "check"], &["doctor"], &["admin", "audit", "--verify"]];
    for args in commands {
        let ran = desk.run(&[args, &["--database", &url]].concat());
        assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    }
}
