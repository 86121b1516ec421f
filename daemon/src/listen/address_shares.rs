//! No address holds more than half of the connections: one stranger cannot keep everybody else out.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use crate::address_range::AddressRange;

/// Whoever has an address of IPv6 has all that begin with as many bits.
const IPV6_SITE_BITS: u32 = 64;

/// Connections that are open, by the address of their peer.
#[derive(Debug)]
pub(super) struct AddressShares {
    each_max: usize,
    /// They speak for many: proxies that are trusted.
    exempt: Vec<AddressRange>,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection, counted until this is dropped.
#[derive(Debug)]
pub(super) struct AddressShare {
    /// None for one that is not counted.
    peer: Option<IpAddr>,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl AddressShares {
    /// Half of so many connections for each address that is not exempt, one at least.
    pub(super) fn new(connections_max: usize, exempt: Vec<AddressRange>) -> Self {
        Self { each_max: connections_max.div_ceil(2), exempt, open: Arc::default() }
    }

    /// Counts a connection; none where its address has all that it may have.
    pub(super) fn take(&self, peer: Option<IpAddr>) -> Option<AddressShare> {
        let counted = |peer: &IpAddr| !self.exempt.iter().any(|range| range.contains(*peer));
        let peer = peer.filter(counted).map(site);
        if let Some(peer) = peer {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            let count = open.entry(peer).or_insert(0);
            if *count >= self.each_max {
                return None;
            }
            *count += 1;
        }
        Some(AddressShare { peer, open: Arc::clone(&self.open) })
    }
}

/// All addresses of one peer are the same.
fn site(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(address) => {
            let rest = u128::MAX >> IPV6_SITE_BITS;
            Ipv6Addr::from_bits(address.to_bits() & !rest).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

impl Drop for AddressShare {
    fn drop(&mut self) {
        let Some(peer) = self.peer else { return };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&peer) {
            *count -= 1;
            if *count == 0 {
                open.remove(&peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_half_of_the_connections_and_the_others_are_for_others() {
        let shares = AddressShares::new(5, Vec::new());
        let held: Vec<_> = (0..3).map(|_| shares.take(Some(peer("192.0.2.1"))).unwrap()).collect();
        assert!(shares.take(Some(peer("192.0.2.1"))).is_none());
        assert!(shares.take(Some(peer("::ffff:192.0.2.1"))).is_none(), "the same in IPv6");
        let other = shares.take(Some(peer("192.0.2.2")));
        assert!(other.is_some());
        drop(held);
        assert!(shares.take(Some(peer("192.0.2.1"))).is_some(), "those that have ended are free");
        drop(other);
        assert!(shares.open.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[test]
    fn all_addresses_of_a_site_of_ipv6_are_one() {
        let shares = AddressShares::new(1, Vec::new());
        let _held = shares.take(Some(peer("2001:db8:1:2::1"))).unwrap();
        assert!(shares.take(Some(peer("2001:db8:1:2:ffff::9"))).is_none());
        assert!(shares.take(Some(peer("2001:db8:1:3::1"))).is_some());
    }

    #[test]
    fn who_is_exempt_or_has_no_address_any_more_is_not_counted() {
        let shares = AddressShares::new(1, vec!["127.0.0.0/8".parse().unwrap()]);
        let exempt = [Some(peer("127.0.0.1")), Some(peer("127.0.0.1")), None, None];
        let held: Vec<_> = exempt.into_iter().map(|peer| shares.take(peer)).collect();
        assert!(held.iter().all(Option::is_some));
    }
}
