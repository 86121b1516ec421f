//! A case on a connection of its own.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use super::answers::{self, Answer};
use super::case::{Case, Then};

/// So long an answer may take on the slowest machine; beyond it there is none.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long the daemon may be left to look at a piece before the next comes.
const BETWEEN_PIECES: Duration = Duration::from_millis(1);

/// How often a connection is tried where the system has no port left for a moment.
const TRIES_MAX: usize = 1000;

/// Opens a connection.
pub(crate) fn connect(address: &str) -> Result<TcpStream, String> {
    let mut tries = 0;
    let stream = loop {
        match TcpStream::connect(address) {
            Ok(stream) => break stream,
            Err(error) if error.kind() == ErrorKind::AddrNotAvailable && tries < TRIES_MAX => {
                tries += 1;
                std::thread::yield_now();
            }
            Err(error) => return Err(format!("no connection: {error}")),
        }
    };
    let set = stream.set_nodelay(true).and_then(|()| stream.set_read_timeout(Some(PATIENCE)));
    set.and_then(|()| stream.set_write_timeout(Some(PATIENCE)))
        .map_err(|error| format!("a socket option: {error}"))?;
    Ok(stream)
}

/// Sends everything, reads what comes, and holds it against what may come.
pub(crate) fn run(address: &str, case: &Case) -> Result<Vec<Answer>, String> {
    let mut stream = connect(address)?;
    for (number, piece) in case.writes.iter().enumerate() {
        if number > 0 && wait_for_answer(&stream, BETWEEN_PIECES) {
            // It has answered, and may have gone: what is left is sent all the same.
            _ = stream.write_all(piece);
            continue;
        }
        // Whoever refuses early does not read it all.
        if stream.write_all(piece).is_err() {
            break;
        }
    }
    match case.then {
        Then::Read => {}
        Then::HalfClose => _ = stream.shutdown(Shutdown::Write),
        Then::Leave => return Ok(Vec::new()),
        Then::Reset => {
            rustix::net::sockopt::set_socket_linger(&stream, Some(Duration::ZERO))
                .map_err(|error| format!("a socket option: {error}"))?;
            return Ok(Vec::new());
        }
    }
    judge(&read_all(&mut stream)?, case)
}

/// Waits at most so long for the other side to say something, which stays to be read.
pub(crate) fn wait_for_answer(stream: &TcpStream, at_most: Duration) -> bool {
    let said = stream.set_read_timeout(Some(at_most)).and_then(|()| stream.peek(&mut [0])).is_ok();
    // Where this fails, reading does too.
    _ = stream.set_read_timeout(Some(PATIENCE));
    said
}

/// Everything up to the end of the connection, however it ends.
pub(crate) fn read_all(stream: &mut TcpStream) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Ok(_) => {}
        Err(error)
            if matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe) => {}
        Err(error) => return Err(format!("{error}, after {}", answers::shown(&bytes))),
    }
    Ok(bytes)
}

/// Holds what came against what may come.
pub(crate) fn judge(bytes: &[u8], case: &Case) -> Result<Vec<Answer>, String> {
    let answers = answers::cut(bytes, &case.answers)?;
    if answers.len() > case.answers.len() {
        return Err(format!("{} answers: {}", answers.len(), answers::shown(bytes)));
    }
    for (answer, allowed) in answers.iter().zip(&case.answers) {
        answers::check(answer, allowed)?;
    }
    let is_ended = answers.last().is_some_and(Answer::ends_the_connection);
    if answers.len() < case.answers_min && !is_ended {
        return Err(format!("{} answers and then silence", answers.len()));
    }
    Ok(answers)
}
