//! The process itself, as the system accounts for it.

use std::fs;
use std::time::Duration;

use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{Resource, getrlimit};
use tieout::time::Timestamp;

/// What the process has of the machine.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ProcessUse {
    /// Time of processors, its own and the system's for it.
    pub(crate) cpu_seconds: f64,
    pub(crate) resident_bytes: u64,
    pub(crate) files_open: u64,
    /// None where there is no limit.
    pub(crate) files_open_max: Option<u64>,
}

impl ProcessUse {
    /// As it is now; none where the system does not say so in `/proc`.
    pub(crate) fn now() -> Option<Self> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        let (ticks, pages) = of_stat(&stat)?;
        let files = fs::read_dir("/proc/self/fd").ok()?.count();
        let hundredths = ticks.saturating_mul(100) / clock_ticks_per_second();
        Some(Self {
            cpu_seconds: Duration::from_millis(hundredths.saturating_mul(10)).as_secs_f64(),
            resident_bytes: pages * page_size() as u64,
            // The folder that is looked at is open, too.
            files_open: (files as u64).saturating_sub(1),
            files_open_max: getrlimit(Resource::Nofile).current,
        })
    }
}

/// Ticks of processors and pages of memory, by `proc_pid_stat(5)`: the name in brackets may hold anything.
fn of_stat(stat: &str) -> Option<(u64, u64)> {
    const USER: usize = 11;
    const SYSTEM: usize = 12;
    const RESIDENT: usize = 21;
    let (_, behind_the_name) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = behind_the_name.split_whitespace().collect();
    let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
    Some((number(USER)? + number(SYSTEM)?, number(RESIDENT)?))
}

/// Seconds from 1970 to then.
pub(super) fn seconds_since_1970(at: Timestamp) -> f64 {
    Duration::from_millis(u64::try_from(at.unix_ms()).unwrap_or_default()).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_and_spaces_moves_no_field() {
        let stat = "7 (a b) c) S 1 2 3 4 5 6 7 8 9 10 200 30 0 0 20 0 9 0 100 5000 77 1 2 3";
        assert_eq!(of_stat(stat), Some((230, 77)));
        assert_eq!(of_stat("7 (a) S 1"), None);
    }

    #[test]
    fn a_process_has_used_memory_and_files() {
        let used = ProcessUse::now().unwrap();
        assert!(used.resident_bytes > 1 << 20 && used.files_open > 2, "{used:?}");
        assert!(used.files_open_max.is_none_or(|max| max >= used.files_open), "{used:?}");
    }
}
