//! A real daemon with one user, who has a key, a session and credits.

use std::process::Command;

use serde_json::Value;
use tieout::job::{JobId, Product};
use tieout_daemon::clock;
use tieout_daemon::store::{ClaimLimits, KeyOwner, Packed, Page, Store, Submit};

use crate::daemon::Daemon;
use crate::place::{Place, prepared};
use crate::support::{Desk, Ran};

/// Credits that many tests begin with.
const USUAL_CREDITS: [u32; 4] = [0, 5, 10, 100];

/// Whose account it is.
pub(crate) const EMAIL: &str = "jo@example.com";

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

/// Another user of the same daemon.
#[derive(Clone)]
pub(crate) struct OtherUser {
    pub(crate) id: String,
    /// May read and write reconciliations.
    pub(crate) key: String,
    pub(crate) session: String,
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
        Self::of_user(place, first_user(place, credits), serve)
    }

    /// Of a user who is there, with further arguments of `serve`.
    pub(crate) fn of_user(place: &'p Place, user: OtherUser, serve: &[&str]) -> Self {
        let OtherUser { id: user, key, session } = user;
        let daemon = Daemon::start(place, serve);
        let url = format!("http://{}", daemon.address);
        Self { daemon, url, user, key, session, place }
    }

    /// A second user of the daemon.
    pub(crate) fn another_user(&self, email: &str, credits: u32) -> OtherUser {
        make_user(self.place, email, credits)
    }

    /// Takes the one running place for an hour, so that no job runs. Once in the life of a database.
    pub(crate) fn occupy_queue(&self) {
        self.occupy_queue_of(Product::Reconcile);
    }

    /// The same of another product.
    pub(crate) fn occupy_queue_of(&self, product: Product) {
        self.place.with_store(async |store| occupy(store, &self.user, product).await);
    }

    /// Ends the lease of the occupant: the queue moves again.
    pub(crate) fn free_queue(&self) {
        self.free_queue_of(Product::Reconcile);
    }

    /// The same of another product.
    pub(crate) fn free_queue_of(&self, product: Product) {
        self.place.with_store(async |store| {
            store.end_leases(product).await.expect("ended");
        });
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
        Ran::of(self.command(desk, args, key).output().expect("the program runs"))
    }

    /// The same with this on standard input.
    pub(crate) fn ask_with_input(&self, desk: &Desk, args: &[&str], key: &str, input: &str) -> Ran {
        Ran::of_command(&mut self.command(desk, args, key), input.as_bytes())
    }

    fn command(&self, desk: &Desk, args: &[&str], key: &str) -> Command {
        let mut command = desk.command(args);
        command.env("TIEOUT_URL", &self.url).env("TIEOUT_SESSION", &self.session);
        command.env("TIEOUT_API_KEY", key);
        command
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

/// The user of a place, as one that was prepared where nothing of the place was used yet.
fn first_user(place: &Place, credits: u32) -> OtherUser {
    if !place.is_unused() {
        return make_user(place, EMAIL, credits);
    }
    let is_usual = USUAL_CREDITS.contains(&credits);
    let prepared = prepared::account(place.is_server(), if is_usual { credits } else { 0 });
    place.begin_with(&prepared.place);
    if !is_usual {
        grant(place, &prepared.user.id, credits);
    }
    prepared.user.clone()
}

/// A user with a key for reconciliations, a session, and credits.
pub(crate) fn make_user(place: &Place, email: &str, credits: u32) -> OtherUser {
    let text = |json: &Value| json.as_str().expect("a text").to_owned();
    let id = text(&place.admin(&["users", "create", "--email", email])["id"]);
    let key = make_key(place, &id, &["--scope", "reconcile:read", "--scope", "reconcile:write"]);
    grant(place, &id, credits);
    let session = place.admin(&["sessions", "create", "--user", &id, "--ttl", "1h"]);
    OtherUser { key, session: text(&session["token"]), id }
}

fn grant(place: &Place, user: &str, credits: u32) {
    if credits > 0 {
        place.admin(&["credits", "grant", "--user", user, "--amount", &credits.to_string()]);
    }
}

/// Accepts a job and takes it up in the same commit, so that no daemon comes in between: the one
/// running place is taken for an hour.
async fn occupy(store: &Store, user: &str, product: Product) {
    let body: &[u8] = match product {
        Product::Reconcile => br#"{"bank":[],"book":[]}"#,
        Product::Coding => br#"{"transactions":[],"chart_of_accounts":[]}"#,
    };
    let user = user.parse().expect("a user");
    let owner = KeyOwner::User(user);
    let page = Page { limit: 1, offset: 0 };
    let (keys, _) = store.keys(owner, page).await.expect("keys");
    let packed = Packed::new(body).expect("packed");
    let at = clock::now();
    let submit = Submit {
        job: JobId::new(product, 1),
        user,
        key: keys[0].id,
        cost: 0,
        allow_overage: false,
        payload: store.stage_payload(product, &packed, at).await.expect("staged"),
        queue_capacity: 1000,
        idempotency: None,
        at,
    };
    let limits = ClaimLimits { running_max: 1, lease_ms: 3_600_000 };
    let (submitted, claimed) = tokio::join!(store.submit(submit), store.claim(product, limits, at));
    submitted.expect("accepted");
    claimed.expect("stored").expect("claimed");
}
