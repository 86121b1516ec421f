//! A real daemon with one user, who has a key, a session and credits.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Desk, Ran};

const EMAIL: &str = "jo@example.com";

/// A user of a daemon of its own; the daemon is killed when this is dropped.
pub(crate) struct Account {
    daemon: Child,
    pub(crate) url: String,
    pub(crate) user: String,
    /// May read and write reconciliations.
    pub(crate) key: String,
    session: String,
    data: TempDir,
}

/// A key that was made over HTTP.
pub(crate) struct MadeKey {
    pub(crate) id: String,
    pub(crate) secret: String,
}

impl Account {
    pub(crate) fn with_credits(credits: u32) -> Self {
        Self::of_daemon(credits, &[])
    }

    /// With further arguments of `serve`.
    pub(crate) fn of_daemon(credits: u32, serve: &[&str]) -> Self {
        let data = TempDir::new().expect("a temporary directory");
        let text = |json: &Value| json.as_str().expect("a text").to_owned();
        let user = text(&admin(&data, &["users", "create", "--email", EMAIL])["id"]);
        let create = ["keys", "create", "--user", &user, "--name", "main"];
        let scopes = ["--scope", "reconcile:read", "--scope", "reconcile:write"];
        let key = text(&admin(&data, &[&create[..], &scopes].concat())["secret"]);
        if credits > 0 {
            let amount = credits.to_string();
            admin(&data, &["credits", "grant", "--user", &user, "--amount", &amount]);
        }
        let session = ["sessions", "create", "--user", &user, "--ttl", "1h"];
        let session = text(&admin(&data, &session)["token"]);
        let directory = data.path().to_str().expect("UTF-8");
        let listen = ["serve", "--listen", "127.0.0.1:0", "--data-dir", directory];
        let mut daemon = Desk::new()
            .command(&[&listen, serve].concat())
            // Its desk is gone at once, and it needs none.
            .current_dir(data.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the daemon starts");
        let mut line = String::new();
        BufReader::new(daemon.stdout.take().expect("standard output"))
            .read_line(&mut line)
            .expect("the ready line");
        let url = line.trim_end().strip_prefix("listening on ").expect("an address").to_owned();
        Self { daemon, url, user, key, session, data }
    }

    /// `tieout admin` on the daemon's database; gives what it says in JSON.
    #[track_caller]
    pub(crate) fn admin(&self, args: &[&str]) -> Value {
        admin(&self.data, args)
    }

    /// Runs a command against the daemon, with the user's key and session.
    pub(crate) fn ask(&self, desk: &Desk, args: &[&str]) -> Ran {
        self.ask_as(desk, args, &self.key)
    }

    /// Runs a command against the daemon with another key.
    pub(crate) fn ask_as(&self, desk: &Desk, args: &[&str], key: &str) -> Ran {
        let mut command = desk.command(args);
        command.env("TIEOUT_URL", &self.url).env("TIEOUT_SESSION", &self.session);
        Ran::of(command.env("TIEOUT_API_KEY", key).output().expect("the program runs"))
    }

    /// Makes a key over HTTP.
    #[track_caller]
    pub(crate) fn make_key(&self, desk: &Desk, args: &[&str]) -> MadeKey {
        let create = ["keys", "create", "--name", "made", "--json"];
        let made = self.ask(desk, &[&create[..], args].concat()).json();
        let text = |name: &str| made[name].as_str().expect("a text").to_owned();
        MadeKey { id: text("id"), secret: text("secret") }
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        _ = self.daemon.kill();
        _ = self.daemon.wait();
    }
}

#[track_caller]
fn admin(data: &TempDir, args: &[&str]) -> Value {
    let directory = data.path().to_str().expect("UTF-8");
    let ran = Desk::new().run(&[&["admin", "--data-dir", directory, "--json"], args].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.json()
}
