//! Signals held back while files are written, so that none is left half done, and while the terminal is silent.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread::JoinHandle;

use signal_hook::SigId;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::{Handle, Signals};
use signal_hook::low_level::emulate_default_handler;

/// Whether a signal ends the program as it does by itself. What a signal does is never the system's again once a
/// handler was there, so that one has to do it.
static ENDS: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| {
    let ends = Arc::new(AtomicBool::new(true));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        // Refused, a signal does what it did before.
        _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&ends));
    }
    ends
});

/// While this lives, signals do not end the program.
struct HeldBack {
    ended_before: bool,
}

impl HeldBack {
    fn new() -> Self {
        Self { ended_before: ENDS.swap(false, Ordering::SeqCst) }
    }
}

impl Drop for HeldBack {
    fn drop(&mut self) {
        ENDS.store(self.ended_before, Ordering::SeqCst);
    }
}

/// While this lives, SIGINT, SIGTERM and SIGHUP are only noted.
pub(crate) struct DeferredSignals {
    has_come: Arc<AtomicBool>,
    registered: Vec<SigId>,
    _held: HeldBack,
}

impl DeferredSignals {
    /// # Errors
    /// The system's, should it refuse to change what a signal does.
    pub(crate) fn new() -> io::Result<Self> {
        let mut held =
            Self { has_come: Arc::default(), registered: Vec::new(), _held: HeldBack::new() };
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            held.registered.push(signal_hook::flag::register(signal, Arc::clone(&held.has_come))?);
        }
        Ok(held)
    }

    /// Whether a signal has come: what is done so far should be taken back.
    pub(crate) fn has_come(&self) -> bool {
        self.has_come.load(Ordering::SeqCst)
    }
}

impl Drop for DeferredSignals {
    fn drop(&mut self) {
        for id in self.registered.drain(..) {
            signal_hook::low_level::unregister(id);
        }
    }
}

/// While this lives, a signal that ends the program has something done first.
pub(crate) struct LastAct {
    signals: Handle,
    waiting: Option<JoinHandle<()>>,
    _held: HeldBack,
}

impl LastAct {
    /// # Errors
    /// The system's, should it refuse to change what a signal does.
    pub(crate) fn new(act: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        let (handle, held) = (signals.handle(), HeldBack::new());
        let waiting = std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                act();
                _ = emulate_default_handler(signal);
            }
        });
        Ok(Self { signals: handle, waiting: Some(waiting), _held: held })
    }
}

impl Drop for LastAct {
    fn drop(&mut self) {
        self.signals.close();
        // It ends once nothing more comes.
        _ = self.waiting.take().map(JoinHandle::join);
    }
}
