//! Look-ups that wait for the same kind of statement share one.
//!
//! Nobody hears an answer that is older than the question: what came in while a statement ran goes
//! along with the next one. Nothing is kept. Nobody waits longer than [`TIME_MAX`] either, and what
//! nobody waits for any more is not asked: a database that comes back has only the living to answer.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::error::StoreError;

/// Look-ups that share a statement.
const BATCH_MAX: usize = 256;

/// Statements of one kind that run at once: one that hangs must not hold up everybody.
const RUNNING_MAX: usize = 2;

/// Callers are told that the database is busy when it has not answered within this time, counted from
/// when they asked. A statement has as much, from when it began: its last caller came just before.
const TIME_MAX: Duration = Duration::from_secs(10);

/// The way to a task that asks for many. Clones lead to the same one, which ends with the last.
#[derive(Debug)]
pub struct Coalesced<Q, A> {
    door: mpsc::Sender<Waiting<Q, A>>,
    time_max: Duration,
}

impl<Q, A> Clone for Coalesced<Q, A> {
    fn clone(&self) -> Self {
        Self { door: self.door.clone(), time_max: self.time_max }
    }
}

/// A question, and who waits for its answer.
#[derive(Debug)]
struct Waiting<Q, A> {
    question: Q,
    asked_at: Instant,
    answer: oneshot::Sender<Result<A, StoreError>>,
}

impl<Q, A> Waiting<Q, A> {
    /// Itself, if somebody still waits for the answer; who has waited too long is told so.
    fn if_wanted(self, time_max: Duration) -> Option<Self> {
        if self.answer.is_closed() {
            return None;
        }
        if self.asked_at.elapsed() >= time_max {
            _ = self.answer.send(Err(StoreError::Silent));
            return None;
        }
        Some(self)
    }
}

impl<Q: Send + 'static, A: Send + 'static> Coalesced<Q, A> {
    /// Starts a task on the runtime at hand. `together` runs the statement: it gives an answer to
    /// each question, in their order.
    pub fn start<F, T>(together: F) -> Self
    where
        F: Fn(Vec<Q>) -> T + Send + 'static,
        T: Future<Output = Result<Vec<A>, StoreError>> + Send + 'static,
    {
        Self::start_within(TIME_MAX, together)
    }

    fn start_within<F, T>(time_max: Duration, together: F) -> Self
    where
        F: Fn(Vec<Q>) -> T + Send + 'static,
        T: Future<Output = Result<Vec<A>, StoreError>> + Send + 'static,
    {
        let (door, waiting) = mpsc::channel(BATCH_MAX);
        tokio::spawn(run(time_max, waiting, together));
        Self { door, time_max }
    }

    /// The answer, from a statement that begins after this call.
    ///
    /// # Errors
    /// The statement's, which all who share it hear; [`StoreError::Silent`] when it takes too long,
    /// the wait for its beginning included, [`StoreError::LookUp`] when it brought its task down.
    #[crate::boxed]
    pub async fn ask(&self, question: Q) -> Result<A, StoreError> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting { question, asked_at: Instant::now(), answer };
        let asked = async {
            self.door.send(waiting).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::LookUp)?
        };
        tokio::time::timeout(self.time_max, asked).await.unwrap_or(Err(StoreError::Silent))
    }
}

/// Takes what waits, again and again, until nobody can ask any more.
async fn run<Q, A, F, T>(
    time_max: Duration,
    mut waiting: mpsc::Receiver<Waiting<Q, A>>,
    together: F,
) where
    Q: Send + 'static,
    A: Send + 'static,
    F: Fn(Vec<Q>) -> T,
    T: Future<Output = Result<Vec<A>, StoreError>> + Send + 'static,
{
    let room = Arc::new(Semaphore::new(RUNNING_MAX));
    // Room first: whoever asks until there is some goes along.
    while let Ok(running) = Arc::clone(&room).acquire_owned().await {
        let Some(first) = waiting.recv().await else { return };
        // Whoever is just about to ask gets the chance to.
        tokio::task::yield_now().await;
        let mut batch: Vec<_> = first.if_wanted(time_max).into_iter().collect();
        while batch.len() < BATCH_MAX
            && let Ok(next) = waiting.try_recv()
        {
            batch.extend(next.if_wanted(time_max));
        }
        if batch.is_empty() {
            continue;
        }
        let (questions, callers) =
            batch.into_iter().map(|waiting| (waiting.question, waiting.answer)).unzip();
        let answered = tokio::time::timeout(time_max, together(questions));
        // A task of its own: should it go down, its callers hear of it and later ones do not.
        tokio::spawn(async move {
            let answered = answered.await.unwrap_or(Err(StoreError::Silent));
            drop(running);
            answer_all(callers, answered);
        });
    }
}

/// Tells everyone; who has gone away need not hear.
fn answer_all<A>(
    callers: Vec<oneshot::Sender<Result<A, StoreError>>>,
    answered: Result<Vec<A>, StoreError>,
) {
    let error = match answered {
        Ok(answers) if answers.len() == callers.len() => {
            for (caller, answer) in callers.into_iter().zip(answers) {
                _ = caller.send(Ok(answer));
            }
            return;
        }
        Ok(_) => StoreError::LookUp,
        Err(error) => error,
    };
    for caller in callers {
        _ = caller.send(Err(error.clone()));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Statements that wait for leave to end, and say when they have begun.
    struct Statements {
        gather: Coalesced<u32, (u32, usize)>,
        begun: mpsc::UnboundedReceiver<Vec<u32>>,
        leave: Arc<Semaphore>,
    }

    /// Each answers its questions with the question and the statement's number, from 0.
    fn statements() -> Statements {
        let (begins, begun) = mpsc::unbounded_channel();
        let leave = Arc::new(Semaphore::new(0));
        let (count, may_end) = (AtomicUsize::new(0), Arc::clone(&leave));
        let gather = Coalesced::start(move |questions: Vec<u32>| {
            let number = count.fetch_add(1, Ordering::Relaxed);
            let (begins, may_end) = (begins.clone(), Arc::clone(&may_end));
            async move {
                begins.send(questions.clone()).unwrap();
                may_end.acquire().await.unwrap().forget();
                Ok(questions.into_iter().map(|question| (question, number)).collect())
            }
        });
        Statements { gather, begun, leave }
    }

    fn ask(
        gather: &Coalesced<u32, (u32, usize)>,
        question: u32,
    ) -> tokio::task::JoinHandle<Result<(u32, usize), StoreError>> {
        let gather = gather.clone();
        tokio::spawn(async move { gather.ask(question).await })
    }

    #[tokio::test]
    async fn nobody_is_answered_by_a_statement_that_began_before_and_those_who_wait_share_one() {
        let Statements { gather, mut begun, leave } = statements();
        let mut running = Vec::new();
        for question in 0..2 {
            running.push(ask(&gather, question));
            assert_eq!(begun.recv().await.unwrap(), [question]);
        }
        let late: Vec<_> = (10..50).map(|question| ask(&gather, question)).collect();
        while gather.door.capacity() > BATCH_MAX - late.len() {
            tokio::task::yield_now().await;
        }
        assert!(begun.try_recv().is_err(), "no more than two run at once");
        leave.add_permits(100);
        assert_eq!(begun.recv().await.unwrap(), (10..50).collect::<Vec<_>>());
        for (question, asked) in (0..2).zip(running) {
            assert_eq!(asked.await.unwrap().unwrap().0, question);
        }
        for (question, asked) in (10..50).zip(late) {
            assert_eq!(asked.await.unwrap().unwrap(), (question, 2));
        }
    }

    #[tokio::test]
    async fn a_statement_that_goes_down_or_fails_is_heard_of_by_its_callers_and_no_others() {
        let gather = Coalesced::start(|questions: Vec<u32>| async move {
            match questions[0] {
                0 => panic!("as it must not be"),
                1 => Err(StoreError::Closed),
                2 => Ok(Vec::new()),
                _ => Ok(questions),
            }
        });
        for _ in 0..3 {
            assert!(matches!(gather.ask(0).await, Err(StoreError::LookUp)));
            assert!(matches!(gather.ask(1).await, Err(StoreError::Closed)));
            assert!(matches!(gather.ask(2).await, Err(StoreError::LookUp)));
            assert_eq!(gather.ask(3).await.unwrap(), 3);
        }
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_asked() {
        let Statements { gather, mut begun, leave } = statements();
        let mut running = Vec::new();
        for question in 0..2 {
            running.push(ask(&gather, question));
            assert_eq!(begun.recv().await.unwrap(), [question]);
        }
        let gone = ask(&gather, 10);
        while gather.door.capacity() > BATCH_MAX - 1 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        let (answer, late) = oneshot::channel();
        let asked_at = Instant::now().checked_sub(TIME_MAX).unwrap();
        gather.door.send(Waiting { question: 11, asked_at, answer }).await.unwrap();
        let timely = ask(&gather, 12);
        leave.add_permits(100);
        assert_eq!(timely.await.unwrap().unwrap(), (12, 2));
        assert_eq!(begun.recv().await.unwrap(), [12], "not those before it");
        assert!(matches!(late.await.unwrap(), Err(StoreError::Silent)));
    }

    #[tokio::test]
    async fn whoever_waits_too_long_is_told_so_even_before_a_statement_begins_and_others_go_on() {
        let time_max = Duration::from_millis(10);
        let gather = Coalesced::start_within(time_max, |questions: Vec<u32>| async move {
            if questions[0] < 2 {
                std::future::pending::<()>().await;
            }
            Ok(questions)
        });
        assert!(matches!(gather.ask(0).await, Err(StoreError::Silent)));
        assert!(matches!(gather.ask(1).await, Err(StoreError::Silent)));
        // How soon there is room again is a matter of the machine.
        let answered = async {
            loop {
                match gather.ask(2).await {
                    Err(StoreError::Silent) => {}
                    answered => return answered,
                }
            }
        };
        let answered = tokio::time::timeout(Duration::from_mins(1), answered).await.unwrap();
        assert_eq!(answered.unwrap(), 2);
        // A door that nobody looks after, as when every statement hangs.
        let (door, _unread) = mpsc::channel(1);
        let stuck: Coalesced<u32, u32> = Coalesced { door, time_max };
        for _ in 0..2 {
            assert!(matches!(stuck.ask(0).await, Err(StoreError::Silent)));
        }
    }
}
