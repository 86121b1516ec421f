//! The rate limit: a window per key that starts with its first counted request. Source: contract
//! part 8. A key may have a limit of its own, in windows of a second or a minute.
//!
//! One daemon counts in memory. Where several share a database they count there, and requests that
//! wait are counted with one statement.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::HeaderName;
use axum::http::{HeaderMap, HeaderValue};
use tieout::id::KeyId;
use tieout::rate_limit::{RateLimit, RateWindow};

use super::error::ApiError;
use crate::store::{Coalesced, Store, StoreError, Window};

/// The longest window there is, and the daemon's own.
const WINDOW_MS: i64 = RateWindow::Minute.ms();

/// Keys remembered before those whose windows have ended are forgotten.
const KEYS_MAX: usize = 10_000;

/// They are looked for so often at most: where all windows last, each look is in vain.
const FORGET_EVERY: Duration = Duration::from_secs(1);

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

/// What a request's own window showed, for the headers of its response. Empty where none counted.
#[derive(Debug, Clone, Default)]
pub(super) struct CountedWindow(Arc<OnceLock<(Window, RateLimit)>>);

/// Counts requests.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    /// Requests of a key without a limit of its own in a minute; none for no limit.
    limit: Option<RateLimit>,
    counter: RateCounter,
}

#[derive(Debug)]
enum RateCounter {
    InMemory(Mutex<RateWindows>),
    Shared(Coalesced<(KeyId, RateWindow), Window>),
}

impl RateLimiter {
    pub(crate) fn new(limit: u32, store: &Store) -> Self {
        let counter = if store.is_shared() {
            let store = store.clone();
            RateCounter::Shared(Coalesced::start(move |keys| count_together(store.clone(), keys)))
        } else {
            RateCounter::InMemory(Mutex::default())
        };
        let own = RateLimit { requests: limit, window: RateWindow::Minute };
        Self { limit: (limit > 0).then_some(own), counter }
    }

    /// Counts a request of the key, which may have a limit of its own, and notes what it saw.
    pub(super) async fn count(
        &self,
        key: KeyId,
        own: Option<RateLimit>,
        seen: &CountedWindow,
    ) -> Result<(), ApiError> {
        let Some(limit) = own.or(self.limit) else { return Ok(()) };
        let window = match &self.counter {
            RateCounter::InMemory(windows) => {
                // A panic while it was locked leaves windows that are whole all the same.
                let mut windows = windows.lock().unwrap_or_else(PoisonError::into_inner);
                windows.count(key, limit.window, Instant::now())
            }
            RateCounter::Shared(counter) => counter.ask((key, limit.window)).await?,
        };
        // Set once: a request is counted once.
        _ = seen.0.set((window, limit));
        if window.used > u64::from(limit.requests) {
            let reset_seconds = reset_seconds(window, limit.window);
            return Err(ApiError::RateLimited { reset_seconds });
        }
        Ok(())
    }

    /// The headers that every response has; the limit untouched where nothing was counted.
    pub(super) fn add_headers(&self, seen: &CountedWindow, headers: &mut HeaderMap) {
        // Who waits where nothing remains would wait for ever at a limit of 0, which is none.
        let unlimited = RateLimit { requests: u32::MAX, window: RateWindow::Minute };
        let untouched = (Window { used: 0, age_ms: 0 }, self.limit.unwrap_or(unlimited));
        let (window, limit) = *seen.0.get().unwrap_or(&untouched);
        let remaining = u64::from(limit.requests).saturating_sub(window.used);
        headers.insert(LIMIT, HeaderValue::from(limit.requests));
        headers.insert(REMAINING, HeaderValue::from(remaining));
        headers.insert(RESET, HeaderValue::from(reset_seconds(window, limit.window)));
    }
}

/// Whole seconds to the window's end, rounded up: who waits so long finds a new one.
fn reset_seconds(window: Window, length: RateWindow) -> u64 {
    u64::try_from((length.ms() - window.age_ms).clamp(0, length.ms())).unwrap_or(0).div_ceil(1000)
}

/// The windows of one daemon.
#[derive(Debug, Default)]
struct RateWindows {
    /// When each began, and the requests counted in it.
    by_key: HashMap<KeyId, (Instant, u64)>,
    /// When those that had ended were forgotten last.
    forgotten_at: Option<Instant>,
}

impl RateWindows {
    /// Counts a request that comes now, in windows of this length.
    fn count(&mut self, key: KeyId, length: RateWindow, now: Instant) -> Window {
        let age_ms = |began: Instant| {
            i64::try_from(now.duration_since(began).as_millis()).unwrap_or(i64::MAX)
        };
        let is_due = |at: Instant| now.duration_since(at) >= FORGET_EVERY;
        if self.by_key.len() >= KEYS_MAX && self.forgotten_at.is_none_or(is_due) {
            self.by_key.retain(|_, (began, _)| age_ms(*began) < WINDOW_MS);
            self.forgotten_at = Some(now);
        }
        let (began, used) = self.by_key.entry(key).or_insert((now, 0));
        if age_ms(*began) >= length.ms() {
            (*began, *used) = (now, 0);
        }
        *used += 1;
        Window { used: *used, age_ms: age_ms(*began) }
    }
}

/// Counts requests of these keys, with one statement for all whose windows are as long. The windows have counted all
/// of them; each is told what it would have seen alone.
async fn count_together(
    store: Store,
    keys: Vec<(KeyId, RateWindow)>,
) -> Result<Vec<Window>, StoreError> {
    let mut requests: BTreeMap<RateWindow, BTreeMap<KeyId, u32>> = BTreeMap::new();
    for (key, length) in &keys {
        *requests.entry(*length).or_default().entry(*key).or_default() += 1;
    }
    let mut windows = BTreeMap::new();
    for (length, requests) in requests {
        let requests: Vec<_> = requests.into_iter().collect();
        let counted = store.count_requests(&requests, length.ms()).await?;
        let counted = counted.ok_or(StoreError::Corrupt("rate_windows"))?;
        let before = |((key, count), window): ((KeyId, u32), Window)| {
            (key, Window { used: window.used.saturating_sub(u64::from(count)), ..window })
        };
        windows.extend(requests.into_iter().zip(counted).map(before));
    }
    let own = |(key, _): &(KeyId, RateWindow)| {
        let window = windows.get_mut(key).ok_or(StoreError::Corrupt("rate_windows"))?;
        window.used += 1;
        Ok(*window)
    };
    keys.iter().map(own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: RateWindow = RateWindow::Minute;

    #[test]
    fn a_window_of_a_second_ends_after_one() {
        let (key, began) = (KeyId::new(1), Instant::now());
        let mut windows = RateWindows::default();
        let mut count =
            |ms| windows.count(key, RateWindow::Second, began + Duration::from_millis(ms));
        assert_eq!((count(0).used, count(999).used), (1, 2));
        let new = count(1000);
        assert_eq!((new.used, reset_seconds(new, RateWindow::Second)), (1, 1));
    }

    #[test]
    fn a_window_starts_with_its_first_request_and_ends_60_seconds_later() {
        let (key, began) = (KeyId::new(1), Instant::now());
        let mut windows = RateWindows::default();
        for used in 1..=120 {
            assert_eq!(windows.count(key, MINUTE, began).used, used);
        }
        let almost = windows.count(key, MINUTE, began + Duration::from_millis(59_999));
        assert_eq!((almost.used, reset_seconds(almost, MINUTE)), (121, 1), "the same window");
        let new = windows.count(key, MINUTE, began + Duration::from_mins(1));
        assert_eq!((new.used, reset_seconds(new, MINUTE)), (1, 60), "a new one");
        assert_eq!(windows.count(KeyId::new(2), MINUTE, began).used, 1, "each key has its own");
    }

    #[test]
    fn windows_that_have_ended_are_forgotten_where_there_are_many_and_looked_for_once_a_second() {
        let began = Instant::now();
        let mut windows = RateWindows::default();
        let mut key = (0..).map(KeyId::new);
        let mut count = |windows: &mut RateWindows, seconds: u64| {
            windows.count(key.next().unwrap(), MINUTE, began + Duration::from_secs(seconds));
            windows.by_key.len()
        };
        for number in 1..=KEYS_MAX {
            assert_eq!(count(&mut windows, 0), number);
        }
        assert_eq!(count(&mut windows, 59), KEYS_MAX + 1, "looked for, and all last");
        assert_eq!(count(&mut windows, 59), KEYS_MAX + 2, "not looked for");
        assert_eq!(count(&mut windows, 60), 3, "those of the last second stay");
    }
}
