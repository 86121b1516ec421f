//! Who runs a command that works on the database itself, for the security log.

use rustix::process::getuid;
use rustix::system::uname;
use tieout_daemon::clock;
use tieout_daemon::store::SecurityContext;

/// What the command of these words does, now.
pub(crate) fn operator(command: &str) -> SecurityContext {
    SecurityContext {
        user: None,
        via: format!("tieout {command}"),
        origin: origin(),
        at: clock::now(),
    }
}

/// The user of the system and the machine, as `jo@host`. The user is the one that the process runs as, whatever the
/// environment says; whoever became root with sudo stands beside it, as sudo says.
fn origin() -> String {
    let id = getuid();
    let user = user_name(id.as_raw()).unwrap_or_else(|| format!("uid {}", id.as_raw()));
    let system = uname();
    let host = system.nodename().to_string_lossy();
    match std::env::var("SUDO_USER") {
        Ok(before) if id.is_root() && before != user => format!("{user}@{host}, sudo by {before}"),
        _ => format!("{user}@{host}"),
    }
}

/// The name of a user that the system's own list has.
fn user_name(id: u32) -> Option<String> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let name = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(id)).then(|| name.to_owned())
    });
    name.filter(|name| !name.is_empty())
}
