//! The bytes of a request's body, within limits of one and of all.
//!
//! Checks 2 and 3 of every request: not too large, and, by its reader, JSON. What all bodies take
//! together is bounded: beyond it a request is told to come back. No user has more than half of it, and who
//! has some must send on, so that nobody keeps others out by sending slowly. Room is given back when the body
//! is dropped, but for what a packed copy of it takes. No rows are made of them here; while a copy is
//! packed, it takes as much again at the very most.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, EXPECT, TRANSFER_ENCODING};
use axum::http::request::Parts;
use http_body_util::BodyExt as _;
use tieout::contract::BODY_BYTES_MAX;
use tieout::id::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::body_drain::drain;
use super::body_pace::{BodyPace, PACE_TIME, SMALL_BYTES_MAX};
use super::body_shares::{BodyShares, UserShare};
use super::error::ApiError;

/// What all bodies of callers with a good key may take together, in units of [`UNIT_BYTES`].
const CALLERS_UNITS: usize = (192 << 20) / UNIT_BYTES;

/// What those of everybody else may take: strangers must not take the callers' room.
const STRANGERS_UNITS: usize = (64 << 20) / UNIT_BYTES;

const UNIT_BYTES: usize = 4 << 10;

/// So much of a body is not counted: small requests get through however many large ones wait.
const FREE_BYTES: usize = SMALL_BYTES_MAX;

/// A body without an announced length gets room for the largest there may be when it has so much.
const UNANNOUNCED_BYTES_MAX: usize = 1 << 20;

/// One user's bodies may take half: with others' there is always room for somebody else's.
const USER_UNITS_MAX: usize = CALLERS_UNITS / 2;

/// Who sends a body, as far as it decides where its room is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BodySender {
    /// A user with a key that is good now.
    Caller(UserId),
    /// Anybody else.
    Stranger,
}

/// Whether a body may be larger than what is not counted.
pub(super) fn may_be_large(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    length.map_or(headers.contains_key(TRANSFER_ENCODING), |length: usize| length > FREE_BYTES)
}

/// The room there is for bodies, and the time.
#[derive(Debug, Clone)]
pub(crate) struct BodyBudget {
    callers: Arc<Semaphore>,
    strangers: Arc<Semaphore>,
    shares: Arc<BodyShares>,
    /// In each such time a body that takes room must bring something.
    pace_time: Duration,
    /// A body must have arrived within this time.
    arrival_time_max: Duration,
}

/// A body that has arrived.
#[derive(Debug)]
pub(super) struct ReceivedBody {
    pub(super) bytes: Vec<u8>,
    room: BudgetShare,
}

/// A share of the budget, given back when dropped.
#[derive(Debug)]
pub(super) struct BudgetShare {
    budget: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
    units: usize,
    /// What the user has of it.
    user: Option<UserShare>,
}

impl BodyBudget {
    pub(crate) fn new(arrival_time_max: Duration) -> Self {
        Self {
            callers: Arc::new(Semaphore::new(CALLERS_UNITS)),
            strangers: Arc::new(Semaphore::new(STRANGERS_UNITS)),
            shares: Arc::new(BodyShares::new(USER_UNITS_MAX)),
            pace_time: PACE_TIME,
            arrival_time_max,
        }
    }

    /// What is held of bodies, as far as it counts.
    pub(crate) fn held_bytes(&self) -> usize {
        let free = self.callers.available_permits() + self.strangers.available_permits();
        (CALLERS_UNITS + STRANGERS_UNITS).saturating_sub(free) * UNIT_BYTES
    }

    /// Reads a body to its end.
    pub(super) async fn read(
        &self,
        headers: &HeaderMap,
        mut body: Body,
        sender: BodySender,
    ) -> Result<ReceivedBody, ApiError> {
        let length = announced(headers, &mut body).await?;
        let read = self.read_all(headers, &mut body, length, sender);
        let read = tokio::time::timeout(self.arrival_time_max, read).await;
        let read = read.unwrap_or_else(|_late| {
            let time_max_ms = self.arrival_time_max.as_millis();
            Err(ApiError::BodyTooSlow(format!("the body did not arrive within {time_max_ms} ms")))
        });
        if matches!(read, Err(ApiError::PayloadTooLarge)) {
            // Has a time of its own: to say that it came too late would have it sent again.
            drain(&mut body).await;
        }
        read
    }

    async fn read_all(
        &self,
        headers: &HeaderMap,
        body: &mut Body,
        length: usize,
        sender: BodySender,
    ) -> Result<ReceivedBody, ApiError> {
        let (budget, user) = match sender {
            BodySender::Caller(user) => (&self.callers, Some(self.shares.of_user(user))),
            BodySender::Stranger => (&self.strangers, None),
        };
        let mut room = BudgetShare { budget: Arc::clone(budget), permit: None, units: 0, user };
        let mut bytes = Vec::new();
        let mut pace = BodyPace::of(self.pace_time);
        while let Some(frame) = pace.next(body.frame(), bytes.len()).await? {
            let frame = frame.map_err(|error| not_whole(&error))?;
            let Some(data) = frame.data_ref() else { continue };
            if bytes.len() + data.len() > BODY_BYTES_MAX {
                return Err(ApiError::PayloadTooLarge);
            }
            room.grow(bytes.len() + data.len())?;
            make_place(&mut bytes, data.len(), length);
            bytes.extend_from_slice(data);
        }
        bytes.shrink_to_fit();
        refuse_encoding(headers)?;
        Ok(ReceivedBody { bytes, room })
    }
}

/// The announced length; 0 where there is none. One that is too large is refused.
async fn announced(headers: &HeaderMap, body: &mut Body) -> Result<usize, ApiError> {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let length: usize = length.unwrap_or(0);
    if length <= BODY_BYTES_MAX {
        return Ok(length);
    }
    // Who waits for a word before sending has sent nothing.
    if !headers.contains_key(EXPECT) {
        drain(body).await;
    }
    Err(ApiError::PayloadTooLarge)
}

/// A request of which only the head counts. Its body is not read, and must not be too large either.
pub(super) struct HeadOnly(pub(super) Parts);

impl<S: Sync> FromRequest<S> for HeadOnly {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let (parts, mut body) = request.into_parts();
        announced(&parts.headers, &mut body).await?;
        Ok(Self(parts))
    }
}

impl ReceivedBody {
    /// Lets the bytes go, for so many others that were made from them; gives what these take of the
    /// budget.
    pub(super) fn exchange(self, held: usize) -> BudgetShare {
        let Self { bytes, room } = self;
        drop(bytes);
        room.shrunk(held)
    }
}

/// Makes place for a large body once and for all: to double it again and again would copy it, and
/// hold more than has arrived. Place that nothing is written to takes addresses and no memory, and
/// it is made for those alone who have sent more than a little.
fn make_place(bytes: &mut Vec<u8>, more: usize, announced: usize) {
    let needed = bytes.len() + more;
    let expected = match announced {
        0 if needed > UNANNOUNCED_BYTES_MAX => BODY_BYTES_MAX,
        _ if needed > FREE_BYTES => announced,
        _ => return,
    };
    if bytes.capacity() < expected {
        // Without addresses left it grows as it comes.
        _ = bytes.try_reserve_exact(expected - bytes.len());
    }
}

impl BudgetShare {
    /// Gives back what is not needed for so many bytes.
    fn shrunk(mut self, bytes: usize) -> Self {
        let units = bytes.saturating_sub(FREE_BYTES).div_ceil(UNIT_BYTES);
        if let Some(spare) = self.units.checked_sub(units)
            && let Some(permit) = &mut self.permit
        {
            drop(permit.split(spare));
            self.units = units;
            if let Some(user) = &mut self.user {
                user.give_back(spare);
            }
        }
        self
    }

    /// Takes what is missing for so many bytes.
    fn grow(&mut self, bytes: usize) -> Result<(), ApiError> {
        let counted = bytes.saturating_sub(FREE_BYTES);
        let missing = counted.div_ceil(UNIT_BYTES).saturating_sub(self.units);
        if missing == 0 {
            return Ok(());
        }
        if self.user.as_mut().is_some_and(|user| !user.take(missing)) {
            return Err(ApiError::SHARE_OF_BODIES_FULL);
        }
        // What the user took for nothing goes back with the share, which is of no use any more.
        let full = |_| ApiError::NO_ROOM_FOR_BODY;
        let count = u32::try_from(missing).unwrap_or(u32::MAX);
        let more = Arc::clone(&self.budget).try_acquire_many_owned(count).map_err(full)?;
        match &mut self.permit {
            Some(permit) => permit.merge(more),
            None => self.permit = Some(more),
        }
        self.units += missing;
        Ok(())
    }
}

/// What came is not what its head announced: a broken chunk, or an end too early.
fn not_whole(error: &axum::Error) -> ApiError {
    let mut cause: &dyn std::error::Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    ApiError::InvalidJson(format!("the body was cut off: {cause}"))
}

/// Nothing is inflated: a small body could become a large one.
fn refuse_encoding(headers: &HeaderMap) -> Result<(), ApiError> {
    for encoding in headers.get_all(CONTENT_ENCODING) {
        if !encoding.as_bytes().eq_ignore_ascii_case(b"identity") {
            return Err(ApiError::InvalidJson("Content-Encoding is not supported".to_owned()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::task::{Context, Poll};

    use axum::http::HeaderValue;
    use bytes::Bytes;
    use http_body::Frame;

    use super::*;

    fn announced(length: usize) -> HeaderMap {
        [(CONTENT_LENGTH, HeaderValue::from(length))].into_iter().collect()
    }

    /// A body in pieces, so many of so many bytes.
    struct Pieces(usize, usize);

    impl http_body::Body for Pieces {
        type Data = Bytes;
        type Error = std::io::Error;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
            let Some(left) = self.0.checked_sub(1) else { return Poll::Ready(None) };
            self.0 = left;
            Poll::Ready(Some(Ok(Frame::data(vec![b' '; self.1].into()))))
        }
    }

    async fn read(budget: &BodyBudget, headers: &HeaderMap, body: Pieces) -> ReceivedBody {
        budget.read(headers, Body::new(body), BodySender::Caller(UserId::new(1))).await.unwrap()
    }

    #[tokio::test]
    async fn a_body_is_held_in_as_many_bytes_as_it_has_and_the_budget_counts_them() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        for headers in [announced(10_000_000), HeaderMap::new()] {
            let arrived = read(&budget, &headers, Pieces(100, 100_000)).await;
            assert_eq!(arrived.bytes.len(), 10_000_000);
            assert_eq!(arrived.bytes.capacity(), 10_000_000);
            let held = budget.held_bytes();
            assert!((10_000_000 - FREE_BYTES..10_000_000).contains(&held), "{held}");
        }
        assert_eq!(budget.held_bytes(), 0, "all is given back");
    }

    #[tokio::test]
    async fn a_packed_copy_takes_its_share_of_the_budget_in_place_of_the_body() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        let held = || budget.held_bytes();
        for (packed, least, most) in [
            (1_000_000, 1_000_000 - FREE_BYTES, 1_000_000),
            (100, 0, 0),
            (11_000_000, 10_000_000 - FREE_BYTES, 10_000_000),
        ] {
            let arrived = read(&budget, &announced(10_000_000), Pieces(100, 100_000)).await;
            let room = arrived.exchange(packed);
            assert!((least..=most).contains(&held()), "{packed}: {}", held());
            drop(room);
            assert_eq!(held(), 0);
        }
    }

    #[tokio::test]
    async fn what_is_announced_and_not_sent_takes_nothing() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        let arrived = read(&budget, &announced(25_000_000), Pieces(1, 60_000)).await;
        assert!(arrived.bytes.capacity() <= FREE_BYTES, "{}", arrived.bytes.capacity());
        assert_eq!(budget.held_bytes(), 0);
    }

    #[tokio::test]
    async fn strangers_who_take_all_of_their_room_leave_the_callers_theirs() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        let headers = announced(20_000_000);
        let of = |sender| budget.read(&headers, Body::new(Pieces(200, 100_000)), sender);
        let mut held = Vec::new();
        let refused = loop {
            match of(BodySender::Stranger).await {
                Ok(arrived) => held.push(arrived),
                Err(error) => break error,
            }
        };
        assert!(matches!(refused, ApiError::Busy(_)), "{refused}");
        assert_eq!(held.len(), 3);
        assert!(of(BodySender::Caller(UserId::new(1))).await.is_ok());
    }

    #[tokio::test]
    async fn beyond_the_budget_a_large_body_is_told_to_come_back_and_a_small_one_is_not() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        let mut users = (1..).map(UserId::new);
        let mut of_another = async |length: usize| {
            let sender = BodySender::Caller(users.next().unwrap());
            let body = Body::new(Pieces(length / 10_000, 10_000));
            budget.read(&announced(length), body, sender).await
        };
        let mut held = Vec::new();
        let refused = loop {
            match of_another(25_000_000).await {
                Ok(arrived) => held.push(arrived),
                Err(refused) => break refused,
            }
        };
        assert!(matches!(refused, ApiError::Busy(_)), "{refused}");
        assert_eq!(held.len(), 8, "of 25 MB each in 192 MiB");
        of_another(60_000).await.unwrap();
        held.pop();
        of_another(25_000_000).await.unwrap();
    }

    #[tokio::test]
    async fn no_user_has_more_than_half_of_the_budget_and_has_it_again_when_a_body_goes() {
        let budget = BodyBudget::new(Duration::from_mins(1));
        let headers = announced(25_000_000);
        let of = |user: u128| {
            let body = Body::new(Pieces(250, 100_000));
            budget.read(&headers, body, BodySender::Caller(UserId::new(user)))
        };
        let mut held = Vec::new();
        for _ in 0..4 {
            held.push(of(1).await.unwrap());
        }
        let refused = of(1).await.unwrap_err();
        assert!(refused.to_string().starts_with("your requests take up half"), "{refused}");
        let other = of(2).await.unwrap();
        let packed = held.pop().unwrap().exchange(100);
        held.push(of(1).await.unwrap());
        assert!(of(1).await.is_err());
        drop((held, packed, other));
        assert_eq!(budget.held_bytes(), 0);
        assert!(budget.shares.is_unused(), "nothing is remembered of who has none");
    }

    /// So many bytes at once, and then nothing any more.
    struct Stalled(usize);

    impl http_body::Body for Stalled {
        type Data = Bytes;
        type Error = std::io::Error;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
            match std::mem::take(&mut self.0) {
                0 => Poll::Pending,
                bytes => Poll::Ready(Some(Ok(Frame::data(vec![b' '; bytes].into())))),
            }
        }
    }

    #[tokio::test]
    async fn who_sends_slowly_gives_the_room_back_and_who_takes_none_has_time() {
        let times =
            [(Duration::from_mins(1), "slowly"), (Duration::from_millis(50), "within 50 ms")];
        for (bytes, (arrival_time_max, told)) in
            [(100_000, times[0]), (24_000_000, times[0]), (60_000, times[1])]
        {
            let budget = BodyBudget {
                pace_time: Duration::from_millis(5),
                ..BodyBudget::new(arrival_time_max)
            };
            let sender = BodySender::Caller(UserId::new(1));
            let (headers, body) = (announced(25_000_000), Body::new(Stalled(bytes)));
            let refused = budget.read(&headers, body, sender).await.unwrap_err();
            assert!(matches!(refused, ApiError::BodyTooSlow(_)), "{refused}");
            assert!(refused.to_string().contains(told), "{bytes}: {refused}");
            assert_eq!(budget.held_bytes(), 0);
        }
    }
}
