//! Places with a key for the ledger or an organisation, made once and then copied.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use rustix::process::Signal;

use super::support::{Books, LEDGER_SCOPES};
use crate::account::{EMAIL, OtherUser, make_key, make_user};
use crate::place::prepared::{Made, Prepared, made, with_tables};

/// One with a key for the ledger as well.
pub(crate) struct PreparedKey {
    pub(crate) place: Prepared,
    pub(crate) user: OtherUser,
    pub(crate) key: String,
}

/// One with an organisation as well.
pub(crate) struct PreparedBooks {
    pub(crate) account: PreparedKey,
    /// The organisation's path.
    pub(crate) path: String,
    /// Accounts by code.
    pub(crate) accounts: BTreeMap<String, String>,
}

/// A user without credits, with a key for the ledger.
pub(crate) fn ledger_key(is_server: bool) -> &'static PreparedKey {
    static MADE: Made<bool, PreparedKey> = LazyLock::new(Mutex::default);
    made(&MADE, is_server, || {
        let place = with_tables(is_server);
        let user = make_user(&place, EMAIL, 0);
        let key = make_key(&place, &user.id, &LEDGER_SCOPES);
        PreparedKey { place: Prepared::of(place), user, key }
    })
}

/// An organisation with the usual chart.
pub(crate) fn books(is_server: bool) -> &'static PreparedBooks {
    static MADE: Made<bool, PreparedBooks> = LazyLock::new(Mutex::default);
    made(&MADE, is_server, || {
        let place = with_tables(is_server);
        let mut books = Books::made(&place, &[]);
        books.account.daemon.signal(Signal::TERM);
        assert_eq!(books.account.daemon.wait(), Some(0), "{}", place.log());
        let Books { account, key, path, accounts } = books;
        let user = OtherUser { id: account.user, key: account.key, session: account.session };
        let account = PreparedKey { place: Prepared::of(place), user, key };
        PreparedBooks { account, path, accounts }
    })
}
