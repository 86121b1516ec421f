//! The rate limit: a window per key that starts with its first counted request. Source: contract
//! part 8.
//!
//! One daemon counts in memory. Where several share a database they count there, and requests that
//! wait are counted with one statement.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use axum::http::header::HeaderName;
use axum::http::{HeaderMap, HeaderValue};
use tieout::id::KeyId;

use super::error::ApiError;
use crate::store::{Gather, Store, StoreError, Window};

/// Length of a window.
const WINDOW_MS: i64 = 60_000;

/// Keys remembered before those whose windows have ended are forgotten.
const KEYS_MAX: usize = 10_000;

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

/// What a request's own window showed, for the headers of its response. Empty where none counted.
#[derive(Debug, Clone, Default)]
pub(super) struct Seen(Arc<OnceLock<Window>>);

/// Counts requests.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    /// Requests in a window; 0 for no limit.
    limit: u32,
    counter: Counter,
}

#[derive(Debug)]
enum Counter {
    InMemory(Mutex<HashMap<KeyId, (Instant, u64)>>),
    Shared(Gather<KeyId, Window>),
}

impl RateLimiter {
    pub(crate) fn new(limit: u32, store: &Store) -> Self {
        let counter = if store.is_shared() {
            let store = store.clone();
            Counter::Shared(Gather::start(move |keys| count_together(store.clone(), keys)))
        } else {
            Counter::InMemory(Mutex::default())
        };
        Self { limit, counter }
    }

    /// Counts a request of the key and notes what it saw.
    pub(super) async fn count(&self, key: KeyId, seen: &Seen) -> Result<(), ApiError> {
        if self.limit == 0 {
            return Ok(());
        }
        let window = match &self.counter {
            Counter::InMemory(windows) => count_in_memory(windows, key),
            Counter::Shared(counter) => counter.ask(key).await?,
        };
        // Set once: a request is counted once.
        _ = seen.0.set(window);
        if window.used > u64::from(self.limit) {
            return Err(ApiError::RateLimited { reset_seconds: reset_seconds(window) });
        }
        Ok(())
    }

    /// The headers that every response has; the limit untouched where nothing was counted.
    pub(super) fn add_headers(&self, seen: &Seen, headers: &mut HeaderMap) {
        let untouched = Window { used: 0, age_ms: 0 };
        let window = *seen.0.get().unwrap_or(&untouched);
        let remaining = u64::from(self.limit).saturating_sub(window.used);
        headers.insert(LIMIT, HeaderValue::from(self.limit));
        headers.insert(REMAINING, HeaderValue::from(remaining));
        headers.insert(RESET, HeaderValue::from(reset_seconds(window)));
    }
}

/// Whole seconds to the window's end, rounded up: who waits so long finds a new one.
fn reset_seconds(window: Window) -> u64 {
    u64::try_from((WINDOW_MS - window.age_ms).clamp(0, WINDOW_MS)).unwrap_or(0).div_ceil(1000)
}

fn count_in_memory(windows: &Mutex<HashMap<KeyId, (Instant, u64)>>, key: KeyId) -> Window {
    let now = Instant::now();
    let age_ms =
        |began: Instant| i64::try_from(now.duration_since(began).as_millis()).unwrap_or(i64::MAX);
    // A panic while it was locked leaves a map that is whole all the same.
    let mut windows = windows.lock().unwrap_or_else(PoisonError::into_inner);
    if windows.len() >= KEYS_MAX {
        windows.retain(|_, (began, _)| age_ms(*began) < WINDOW_MS);
    }
    let (began, used) = windows.entry(key).or_insert((now, 0));
    if age_ms(*began) >= WINDOW_MS {
        (*began, *used) = (now, 0);
    }
    *used += 1;
    Window { used: *used, age_ms: age_ms(*began) }
}

/// Counts requests of these keys with one statement. The windows have counted all of them; each is
/// told what it would have seen alone.
async fn count_together(store: Store, keys: Vec<KeyId>) -> Result<Vec<Window>, StoreError> {
    let mut requests: BTreeMap<KeyId, u32> = BTreeMap::new();
    for key in &keys {
        *requests.entry(*key).or_default() += 1;
    }
    let requests: Vec<_> = requests.into_iter().collect();
    let counted = store.count_requests(&requests, WINDOW_MS).await?;
    let counted = counted.ok_or(StoreError::Corrupt("rate_windows"))?;
    let before = |((key, count), window): ((KeyId, u32), Window)| {
        (key, Window { used: window.used.saturating_sub(u64::from(count)), ..window })
    };
    let mut windows: BTreeMap<_, _> = requests.into_iter().zip(counted).map(before).collect();
    let own = |key: &KeyId| {
        let window = windows.get_mut(key).ok_or(StoreError::Corrupt("rate_windows"))?;
        window.used += 1;
        Ok(*window)
    };
    keys.iter().map(own).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_window_starts_with_its_first_request_and_ends_60_seconds_later() {
        let (key, now) = (KeyId::new(1), Instant::now());
        let after = |age: Duration| {
            let began = now.checked_sub(age).unwrap();
            let windows = Mutex::new(HashMap::from([(key, (began, 120))]));
            count_in_memory(&windows, key)
        };
        let almost = after(Duration::from_secs(50));
        assert_eq!(almost.used, 121, "the same window");
        assert!((1..=10).contains(&reset_seconds(almost)), "{almost:?}");
        let new = after(Duration::from_mins(1));
        assert_eq!((new.used, reset_seconds(new)), (1, 60), "a new one");
        let windows = Mutex::default();
        count_in_memory(&windows, key);
        assert_eq!(count_in_memory(&windows, key).used, 2);
        assert_eq!(count_in_memory(&windows, KeyId::new(2)).used, 1, "each key has its own");
    }
}
