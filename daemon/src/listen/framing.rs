//! What the HTTP library does not tell: how large a head was, and whether it had two words on
//! the length of its body.
//!
//! A watcher follows the bytes of a connection from head to head. The library takes a request with
//! both `Content-Length` and `Transfer-Encoding` and leaves the first out; a proxy in front may have
//! gone by it and so have seen another request in the same bytes. Such a request is refused.
//!
//! What the library itself refuses need not be followed: the connection ends there.

use std::collections::VecDeque;

/// Most bytes of a head, from its first to the empty line at its end.
const HEAD_BYTES_MAX: usize = 32 << 10;

/// Most header lines of a head.
const LINES_MAX: usize = 64;

/// Longest name that is looked for: `transfer-encoding`.
const NAME_LENGTH_MAX: usize = 17;

/// Why a request is refused whatever it asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FramingFault {
    /// More than 32 KiB, or more than 64 header lines.
    HeadTooLarge,
    /// Both `Content-Length` and `Transfer-Encoding`.
    LengthAndCoding,
}

/// Follows the bytes that a peer sends.
#[derive(Debug, Default)]
pub(super) struct FramingWatcher {
    place: FramingState,
    head: RequestHead,
    line: HeaderLine,
    /// Requests whose heads have come.
    come: u64,
    /// Requests that have been asked about.
    asked: u64,
    /// Those that are refused, by number.
    faults: VecDeque<(u64, FramingFault)>,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum FramingState {
    #[default]
    Head,
    /// In a body with so many bytes to come.
    Body(u64),
    /// Behind a head with a `Transfer-Encoding`: the connection ends with its answer.
    Unknown,
}

#[derive(Debug, Default)]
struct RequestHead {
    has_begun: bool,
    bytes: usize,
    lines: usize,
    length: Option<u64>,
    has_coding: bool,
}

/// The line at hand.
#[derive(Debug, Default)]
struct HeaderLine {
    name: [u8; NAME_LENGTH_MAX],
    /// Of the name, as far as it counts; without end where there is no name.
    name_length: usize,
    /// Whether there is anything in it.
    has_begun: bool,
    meaning: HeaderKind,
    number: u64,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum HeaderKind {
    /// The colon has not come.
    #[default]
    Open,
    Length,
    Coding,
    Other,
}

impl FramingWatcher {
    /// Takes what has come.
    pub(super) fn see(&mut self, mut bytes: &[u8]) {
        while let Some((first, rest)) = bytes.split_first() {
            match self.place {
                FramingState::Head => {
                    self.see_in_head(*first);
                    bytes = rest;
                    if self.line.is_read(self.head.has_begun) {
                        let left = bytes.iter().position(|byte| *byte == b'\n');
                        let (seen, rest) = bytes.split_at(left.unwrap_or(bytes.len()));
                        self.head.bytes += seen.len();
                        bytes = rest;
                    }
                }
                FramingState::Body(left) => {
                    let taken = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                    bytes = &bytes[taken..];
                    let left = left - taken as u64;
                    self.place =
                        if left == 0 { FramingState::Head } else { FramingState::Body(left) };
                }
                FramingState::Unknown => return,
            }
        }
    }

    /// What is wrong with the next request; to be asked once for each, in their order.
    pub(super) fn next_fault(&mut self) -> Option<FramingFault> {
        self.asked += 1;
        let is_next = self.faults.front().is_some_and(|(number, _)| *number == self.asked);
        if is_next { self.faults.pop_front().map(|(_, fault)| fault) } else { None }
    }

    /// Whether a head has begun and not ended.
    pub(super) fn is_in_head(&self) -> bool {
        self.place == FramingState::Head && (self.head.has_begun || self.line.has_begun)
    }

    /// Whether a request may still be on its way.
    pub(super) fn may_be_amid_request(&self) -> bool {
        self.place != FramingState::Head || self.is_in_head()
    }

    fn see_in_head(&mut self, byte: u8) {
        self.head.bytes += 1;
        match byte {
            b'\n' => self.end_line(),
            // Nowhere else than before a line feed does the library let it through.
            b'\r' => {}
            _ => self.line.see(byte, self.head.has_begun),
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !line.has_begun {
            if self.head.has_begun {
                self.end_head();
            } else {
                // Empty lines before a request are none of it.
                self.head.bytes = 0;
            }
            return;
        }
        if !self.head.has_begun {
            self.head.has_begun = true;
            return;
        }
        self.head.lines += 1;
        match line.meaning {
            HeaderKind::Length => self.head.length = Some(line.number),
            HeaderKind::Coding => self.head.has_coding = true,
            HeaderKind::Open | HeaderKind::Other => {}
        }
    }

    fn end_head(&mut self) {
        let head = std::mem::take(&mut self.head);
        self.come += 1;
        let fault = if head.bytes > HEAD_BYTES_MAX || head.lines > LINES_MAX {
            Some(FramingFault::HeadTooLarge)
        } else if head.has_coding && head.length.is_some() {
            Some(FramingFault::LengthAndCoding)
        } else {
            None
        };
        self.faults.extend(fault.map(|fault| (self.come, fault)));
        self.place = match head.length {
            _ if head.has_coding => FramingState::Unknown,
            Some(length) if length > 0 => FramingState::Body(length),
            _ => FramingState::Head,
        };
    }
}

impl HeaderLine {
    fn see(&mut self, byte: u8, is_header: bool) {
        self.has_begun = true;
        match self.meaning {
            _ if !is_header => {}
            HeaderKind::Open if byte == b':' => self.meaning = self.named(),
            HeaderKind::Open => {
                if let Some(place) = self.name.get_mut(self.name_length) {
                    *place = byte.to_ascii_lowercase();
                }
                self.name_length = self.name_length.saturating_add(1);
            }
            // What is no number is refused by the library.
            HeaderKind::Length if byte.is_ascii_digit() => {
                let digit = u64::from(byte - b'0');
                self.number = self.number.saturating_mul(10).saturating_add(digit);
            }
            HeaderKind::Length | HeaderKind::Coding | HeaderKind::Other => {}
        }
    }

    /// Whether what is left of it says nothing.
    fn is_read(&self, is_header: bool) -> bool {
        self.has_begun
            && (!is_header || matches!(self.meaning, HeaderKind::Coding | HeaderKind::Other))
    }

    fn named(&self) -> HeaderKind {
        match self.name.get(..self.name_length) {
            Some(b"content-length") => HeaderKind::Length,
            Some(b"transfer-encoding") => HeaderKind::Coding,
            _ => HeaderKind::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of so many requests in these bytes, which must not depend on how they are cut.
    #[track_caller]
    fn faults(text: &str, requests: usize) -> Vec<Option<FramingFault>> {
        let of = |pieces: &[&[u8]]| {
            let mut watcher = FramingWatcher::default();
            for piece in pieces {
                watcher.see(piece);
            }
            assert_eq!(watcher.come, requests as u64, "{text:?}");
            (0..requests).map(|_| watcher.next_fault()).collect::<Vec<_>>()
        };
        let bytes = text.as_bytes();
        let whole = of(&[bytes]);
        for cut in 0..=bytes.len() {
            assert_eq!(of(&[&bytes[..cut], &bytes[cut..]]), whole, "cut at {cut} of {text:?}");
        }
        let singly: Vec<&[u8]> = bytes.chunks(1).collect();
        assert_eq!(of(&singly), whole, "{text:?}");
        whole
    }

    const BOTH: Option<FramingFault> = Some(FramingFault::LengthAndCoding);

    #[test]
    fn two_words_on_the_length_are_a_fault_in_any_spelling_and_order() {
        for lines in [
            "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
            "transfer-encoding:chunked\r\nHost: t\r\nCONTENT-LENGTH:3\r\n",
            "Content-Length: 0\nTransfer-Encoding: chunked\n",
            "Content-Length: \t 3\nTRANSFER-encoding: gzip\nTransfer-Encoding: chunked\n",
            "Transfer-Encoding: chunked\r\nContent-Length: none\r\n",
        ] {
            assert_eq!(faults(&format!("POST / HTTP/1.1\r\n{lines}\r\n"), 1), [BOTH], "{lines:?}");
        }
    }

    #[test]
    fn one_word_is_none_and_neither_are_names_that_look_alike() {
        for lines in [
            "",
            "Content-Length: 3\r\n",
            "Content-Length: 3\r\nContent-Length: 3\r\n",
            "Transfer-Encoding: chunked\r\n",
            "Content-Length: 3\r\nX-Transfer-Encoding: chunked\r\n",
            "Content-Lengths: 3\r\nTransfer-Encoding: chunked\r\n",
            "Content-Length: 3\r\nX: Transfer-Encoding: chunked\r\n",
            "Content-Length: 3\r\nTransfer-Encoding-And-More: chunked\r\n",
        ] {
            let text = format!("POST /Content-Length:1 HTTP/1.1\r\n{lines}\r\n");
            assert_eq!(faults(&text, 1), [None], "{lines:?}");
        }
    }

    #[test]
    fn bodies_are_skipped_and_the_fault_belongs_to_its_own_request() {
        let first = "POST /a HTTP/1.1\r\nContent-Length: 44\r\n\r\n\
                     Transfer-Encoding: a\r\n\r\nContent-Length: 1\n\n";
        let second = "\r\n\nGET /b HTTP/1.1\n\n";
        let third = "PUT /c HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n";
        let unseen = "0\r\n\r\nGET / HTTP/1.1\r\n\r\n";
        let all = format!("{first}{second}{third}{unseen}");
        assert_eq!(faults(&all, 3), [None, None, BOTH]);
    }

    #[test]
    fn a_head_has_at_most_32_kib_and_64_lines() {
        let with = |lines: &str| FramingWatcher::of(&format!("GET / HTTP/1.1\r\n{lines}\r\n"));
        assert_eq!(with(&"X: y\r\n".repeat(64)), None);
        assert_eq!(with(&"X: y\r\n".repeat(65)), Some(FramingFault::HeadTooLarge));
        let filled = |size: usize| with(&format!("X: {}\r\n", "y".repeat(size - 16 - 5 - 2)));
        assert_eq!(filled(HEAD_BYTES_MAX), None);
        assert_eq!(filled(HEAD_BYTES_MAX + 1), Some(FramingFault::HeadTooLarge));
    }

    impl FramingWatcher {
        fn of(text: &str) -> Option<FramingFault> {
            let mut watcher = Self::default();
            watcher.see(text.as_bytes());
            watcher.next_fault()
        }
    }

    #[test]
    fn it_knows_whether_something_is_still_to_come() {
        let mut watcher = FramingWatcher::default();
        assert!(!watcher.may_be_amid_request());
        watcher.see(b"\r\n");
        assert!(!watcher.may_be_amid_request());
        watcher.see(b"G");
        assert!(watcher.is_in_head() && watcher.may_be_amid_request());
        watcher.see(b"ET / HTTP/1.1\r\n");
        assert!(watcher.is_in_head() && watcher.may_be_amid_request());
        watcher.see(b"Content-Length: 2\r\n\r\n{");
        assert!(!watcher.is_in_head() && watcher.may_be_amid_request());
        watcher.see(b"}");
        assert!(!watcher.may_be_amid_request());
    }
}
