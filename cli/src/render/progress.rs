//! A progress bar on standard error, for work that takes long enough to wonder.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::ui::Ui;

/// Shorter work is done before anyone looks.
const SHOWN_AFTER: Duration = Duration::from_millis(400);

/// Progress of one step; nothing where it should not be drawn.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    is_wanted: bool,
    is_shown: AtomicBool,
}

impl Progress {
    /// Reading files of so many bytes together; 0 where a size is unknown.
    pub(crate) fn reading(ui: &Ui, bytes: u64) -> Self {
        Self::new(ui, bytes, "reading  [{bar:24}] {percent:>3} %  {bytes}")
    }

    /// Matching so many bank rows.
    pub(crate) fn matching(ui: &Ui, rows: usize) -> Self {
        Self::new(ui, rows as u64, "matching [{bar:24}] {percent:>3} %  {human_pos} rows")
    }

    /// Posting so many journals.
    pub(crate) fn posting(ui: &Ui, journals: usize) -> Self {
        let template = "posting  [{bar:24}] {percent:>3} %  {human_pos} journals  {eta} left";
        Self::new(ui, journals as u64, template)
    }

    /// Waiting for the daemon.
    pub(crate) fn waiting(ui: &Ui) -> Self {
        Self::new(ui, 0, "{spinner} {msg}  {elapsed}")
    }

    fn new(ui: &Ui, length: u64, template: &str) -> Self {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        let is_wanted = ui.shows_progress();
        Self { bar, started: Instant::now(), is_wanted, is_shown: AtomicBool::new(false) }
    }

    /// More of the work is done.
    pub(crate) fn add(&self, count: u64) {
        self.show_when_due();
        self.bar.inc(count);
    }

    /// How the work stands, where there is nothing to count.
    pub(crate) fn say(&self, text: &str) {
        self.show_when_due();
        self.bar.set_message(text.to_owned());
        self.bar.tick();
    }

    /// The bar leaves the screen.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn show_when_due(&self) {
        let is_due = self.is_wanted && self.started.elapsed() >= SHOWN_AFTER;
        if is_due && !self.is_shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}
