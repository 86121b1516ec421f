//! Signals held back while files are written, so that none is left half done.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::SigId;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

/// While this lives, SIGINT, SIGTERM and SIGHUP are only noted.
pub(crate) struct DeferredSignals {
    has_come: Arc<AtomicBool>,
    registered: Vec<SigId>,
}

impl DeferredSignals {
    /// # Errors
    /// The system's, should it refuse to change what a signal does.
    pub(crate) fn new() -> io::Result<Self> {
        let mut held = Self { has_come: Arc::default(), registered: Vec::new() };
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
