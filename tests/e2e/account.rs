//! A real daemon with one user, who has a key, a session and credits.

use serde_json::Value;

use crate::daemon::Daemon;
use crate::place::Place;
use crate::support::{Desk, Ran};

const EMAIL: &str = "jo@example.com";

/// A user of a daemon of its own; the daemon is killed when this is dropped.
pub(crate) struct Account<'p> {
    pub(crate) daemon: Daemon,
    pub(crate) url: String,
    pub(crate) user: String,
    /// May read and write reconciliations.
    pub(crate) key: String,
    pub(crate) session: String,
    place: &'p Place,
}

/// A key that was made over HTTP.
pub(crate) struct MadeKey {
    pub(crate) id: String,
    pub(crate) secret: String,
}

impl<'p> Account<'p> {
    /// Without a rate limit: tests ask as fast as they can.
    pub(crate) fn with_credits(place: &'p Place, credits: u32) -> Self {
        Self::of_daemon(place, credits, &["--rate-limit", "0"])
    }

    /// With further arguments of `serve`.
    pub(crate) fn of_daemon(place: &'p Place, credits: u32, serve: &[&str]) -> Self {
        let text = |json: &Value| json.as_str().expect("a text").to_owned();
        let user = text(&place.admin(&["users", "create", "--email", EMAIL])["id"]);
        let key =
            make_key(place, &user, &["--scope", "reconcile:read", "--scope", "reconcile:write"]);
        if credits > 0 {
            let amount = credits.to_string();
            place.admin(&["credits", "grant", "--user", &user, "--amount", &amount]);
        }
        let session = ["sessions", "create", "--user", &user, "--ttl", "1h"];
        let session = text(&place.admin(&session)["token"]);
        let daemon = Daemon::start(place, serve);
        let url = format!("http://{}", daemon.address);
        Self { daemon, url, user, key, session, place }
    }

    /// `tieout admin` on the daemon's database; gives what it says in JSON.
    #[track_caller]
    pub(crate) fn admin(&self, args: &[&str]) -> Value {
        self.place.admin(args)
    }

    /// What is left of the user's credits.
    #[track_caller]
    pub(crate) fn balance(&self) -> u64 {
        self.daemon.get("/api/v1/me", &self.key).json()["credit_balance"]
            .as_u64()
            .expect("a number")
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

/// A key made on the database itself; gives its secret.
#[track_caller]
pub(crate) fn make_key(place: &Place, user: &str, args: &[&str]) -> String {
    let create = ["keys", "create", "--user", user, "--name", "main"];
    let made = place.admin(&[&create[..], args].concat());
    made["secret"].as_str().expect("a text").to_owned()
}
