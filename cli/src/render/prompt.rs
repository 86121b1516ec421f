//! Asking on a terminal: for a secret, without showing it, and for single keys.

use std::io::{self, BufRead, IsTerminal as _, Read as _, Write as _};

use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};

use super::ui::complain;
use crate::exit::Failure;
use crate::interrupt::LastAct;

const CTRL_C: u8 = 3;
const CTRL_D: u8 = 4;
const BACKSPACE: u8 = 8;
const CTRL_U: u8 = 21;
const ESCAPE: u8 = 27;
const DELETE: u8 = 127;

/// Whether there is someone to ask.
pub(crate) fn can_ask() -> bool {
    io::stdin().is_terminal() && io::stderr().is_terminal()
}

/// Asks for a line that is not shown while it is typed.
pub(crate) fn ask_secret(question: &str) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::file(format!("cannot read the terminal: {error}"));
    // Silent before anything is asked, so that nothing typed ahead is shown either.
    let line = SilentTerminal::new().and_then(|_silent| {
        _ = write!(io::stderr(), "{question}: ");
        read_line(io::stdin().lock(), |_| ())
    });
    complain("");
    line.map_err(failed)?.ok_or_else(Failure::interrupted)
}

/// Keys, one by one: as they are pressed on a terminal, else those of what is piped in.
pub(crate) struct KeyReader {
    input: io::Stdin,
    silent: Option<SilentTerminal>,
}

impl KeyReader {
    /// # Errors
    /// The terminal's.
    pub(crate) fn new() -> Result<Self, Failure> {
        let silent = io::stdin().is_terminal().then(SilentTerminal::new).transpose();
        let silent =
            silent.map_err(|error| Failure::file(format!("cannot read the terminal: {error}")))?;
        Ok(Self { input: io::stdin(), silent })
    }

    /// The next key; none at the end, and after Ctrl-C.
    ///
    /// # Errors
    /// The terminal's.
    pub(crate) fn next(&mut self) -> Result<Option<char>, Failure> {
        let mut byte = [0];
        loop {
            // Not in the match: there the lock would be held while an escape is read.
            let read = self.input.lock().read(&mut byte);
            match read {
                Ok(0) => return Ok(None),
                Ok(_) if matches!(byte[0], CTRL_C | CTRL_D) => return Ok(None),
                // What arrows and other keys send is of several bytes, and none of them is a key of ours.
                Ok(_) if byte[0] == ESCAPE => self.skip_sequence()?,
                Ok(_) if byte[0].is_ascii_whitespace() => {}
                Ok(_) => return Ok(Some(char::from(byte[0]))),
                Err(error) => {
                    return Err(Failure::file(format!("cannot read what is typed: {error}")));
                }
            }
        }
    }
}

impl KeyReader {
    /// A line, shown as it is typed; none at the end, and after Ctrl-C.
    ///
    /// # Errors
    /// The terminal's.
    pub(crate) fn line(&mut self, question: &str) -> Result<Option<String>, Failure> {
        let shows = self.silent.is_some();
        _ = write!(io::stderr(), "  {question}: ");
        let line = read_line(self.input.lock(), if shows { show } else { |_| () });
        complain("");
        line.map_err(|error| Failure::file(format!("cannot read what is typed: {error}")))
    }

    /// Reads what follows an escape: up to the letter or tilde that ends it.
    fn skip_sequence(&self) -> Result<(), Failure> {
        let mut byte = [0];
        let mut read = || {
            let read = self.input.lock().read(&mut byte);
            let read =
                read.map_err(|error| Failure::file(format!("cannot read what is typed: {error}")))?;
            Ok::<_, Failure>((read > 0).then_some(byte[0]))
        };
        if !matches!(read()?, Some(b'[' | b'O')) {
            return Ok(());
        }
        while let Some(byte) = read()? {
            if byte.is_ascii_alphabetic() || byte == b'~' {
                break;
            }
        }
        Ok(())
    }
}

/// Shows a byte that is typed, where the terminal does not.
fn show(byte: u8) {
    let shown = match byte {
        BACKSPACE | DELETE => "\u{8} \u{8}".to_owned(),
        byte if byte.is_ascii_control() => return,
        byte => char::from(byte).to_string(),
    };
    _ = write!(io::stderr(), "{shown}");
}

/// While this lives, the terminal shows nothing typed and turns no key into a signal: a signal
/// would end the program with the terminal left silent.
struct SilentTerminal {
    before: Termios,
    _ended: LastAct,
}

impl SilentTerminal {
    fn new() -> io::Result<Self> {
        let before = tcgetattr(io::stdin())?;
        let mut silent = before.clone();
        silent.local_modes -= LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG;
        silent.special_codes[SpecialCodeIndex::VMIN] = 1;
        silent.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(io::stdin(), OptionalActions::Now, &silent)?;
        let restored = before.clone();
        let ended = LastAct::new(move || {
            _ = tcsetattr(io::stdin(), OptionalActions::Now, &restored);
        })?;
        Ok(Self { before, _ended: ended })
    }
}

impl Drop for SilentTerminal {
    fn drop(&mut self) {
        // Nothing is left to be done about a terminal that has gone.
        _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
    }
}

/// What was typed up to the end of the line; `None` after Ctrl-C. `shown` hears of each byte.
fn read_line(input: impl BufRead, shown: fn(u8)) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    for byte in input.bytes() {
        let byte = byte?;
        shown(byte);
        match byte {
            CTRL_C => return Ok(None),
            b'\r' | b'\n' | CTRL_D => break,
            BACKSPACE | DELETE => _ = line.pop(),
            CTRL_U => line.clear(),
            byte => line.push(byte),
        }
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_can_be_mended_and_given_up() {
        let typed = |keys: &str| read_line(keys.as_bytes(), |_| ()).unwrap();
        assert_eq!(typed("tieout_x\u{7f}y\rmore").as_deref(), Some("tieout_y"));
        assert_eq!(typed("wrong\u{15}right\n").as_deref(), Some("right"));
        assert_eq!(typed("tieout\u{3}"), None);
        assert_eq!(typed("").as_deref(), Some(""));
    }
}
