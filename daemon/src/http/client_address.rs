//! Where a request comes from: the peer of its connection, or whom a trusted proxy names.
//!
//! Each proxy adds the address it was asked from at the end of `X-Forwarded-For`. What stands before the last that is
//! no trusted proxy's anybody may have written.

use std::net::{IpAddr, SocketAddr};

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::address_range::AddressRange;
use crate::listen::PeerAddress;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// Where a request comes from.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClientAddress(pub(super) IpAddr);

impl ClientAddress {
    /// Looks for it and leaves it with the request. None where there is no connection, as in tests.
    pub(super) fn note(request: &mut Request, trusted: &[AddressRange]) -> Option<Self> {
        let PeerAddress(peer) = *request.extensions().get::<PeerAddress>()?;
        let address = Self(forwarded_for(peer, request.headers(), trusted));
        request.extensions_mut().insert(address);
        Some(address)
    }

    /// As the security log names it.
    pub(super) fn named(parts: &Parts) -> String {
        let address = parts.extensions.get::<Self>();
        address.map_or_else(|| "unknown".to_owned(), |Self(address)| address.to_string())
    }
}

/// The nearest address that is no trusted proxy's.
fn forwarded_for(peer: IpAddr, headers: &HeaderMap, trusted: &[AddressRange]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|range| range.contains(address));
    let mut nearest = peer.to_canonical();
    let lines: Vec<_> = headers.get_all(FORWARDED_FOR).iter().collect();
    let named = lines.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    for name in named {
        if !is_trusted(nearest) {
            break;
        }
        // What is no address leaves the proxy that passed it on as the last that is known.
        let Some(address) = std::str::from_utf8(name).ok().and_then(address) else { break };
        nearest = address;
    }
    nearest
}

/// An address, with a port or without.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse::<IpAddr>().ok().or_else(with_port).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_says_whom_it_asks_for() {
        let trusted = ["10.0.0.0/8".parse().unwrap(), "127.0.0.1".parse().unwrap()];
        let seen = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED_FOR, line.parse().unwrap());
            }
            forwarded_for(peer.parse().unwrap(), &headers, &trusted).to_string()
        };
        assert_eq!(seen("192.0.2.1", &["198.51.100.7"]), "192.0.2.1", "a stranger's word");
        assert_eq!(seen("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(seen("127.0.0.1", &["1.1.1.1, 198.51.100.7:99, 10.1.2.3"]), "198.51.100.7");
        assert_eq!(seen("127.0.0.1", &["198.51.100.7", "10.1.2.3"]), "198.51.100.7");
        assert_eq!(seen("127.0.0.1", &["nonsense, 10.1.2.3"]), "10.1.2.3");
        assert_eq!(seen("::ffff:127.0.0.1", &["[2001:db8::1]:443"]), "2001:db8::1");
    }
}
