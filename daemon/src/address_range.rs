//! Ranges of network addresses, in the notation of CIDR (RFC 4632): `10.0.0.0/8`, `2001:db8::/32`.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// All addresses that begin with the same bits. An IPv4 address is the same when it is written as one of IPv6.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AddressRange {
    base: IpAddr,
    prefix_bits: u32,
}

impl AddressRange {
    /// This machine's own addresses, RFC 1122 section 3.2.1.3.
    pub(crate) const IPV4_LOOPBACK: Self =
        Self { base: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), prefix_bits: 8 };

    /// This machine's own address, RFC 4291 section 2.5.3.
    pub(crate) const IPV6_LOOPBACK: Self =
        Self { base: IpAddr::V6(Ipv6Addr::LOCALHOST), prefix_bits: 128 };

    /// Whether the address is in it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let same = |difference: u128, bits: u32| {
            // A shift by all bits would leave them as they are.
            difference.checked_shr(bits - self.prefix_bits).unwrap_or(0) == 0
        };
        match (self.base, address.to_canonical()) {
            (IpAddr::V4(base), IpAddr::V4(address)) => {
                same(u128::from(base.to_bits() ^ address.to_bits()), 32)
            }
            (IpAddr::V6(base), IpAddr::V6(address)) => {
                same(base.to_bits() ^ address.to_bits(), 128)
            }
            _ => false,
        }
    }
}

impl FromStr for AddressRange {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const FORM: &str = "is no address and no range as 10.0.0.0/8 or 2001:db8::/32";
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let base: IpAddr = address.parse().map_err(|_| FORM)?;
        let most = if base.is_ipv4() { 32 } else { 128 };
        let prefix_bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| FORM))?;
        if prefix_bits > most {
            return Err(FORM);
        }
        Ok(Self { base, prefix_bits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_the_addresses_that_begin_with_its_bits() {
        for (range, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.0/24", "::ffff:192.0.2.9", "::ffff:192.0.3.9"),
            ("2001:db8::/32", "2001:db8:1::1", "2001:db9::1"),
            ("::1", "::1", "127.0.0.1"),
        ] {
            let range: AddressRange = range.parse().unwrap();
            assert!(range.contains(inside.parse().unwrap()), "{inside}");
            assert!(!range.contains(outside.parse().unwrap()), "{outside}");
        }
        let all: AddressRange = "0.0.0.0/0".parse().unwrap();
        assert!(all.contains("203.0.113.9".parse().unwrap()));
        for bad in ["", "10.0.0.0/33", "10.0.0/8", "proxy", "::/129", "10.0.0.0/"] {
            assert!(bad.parse::<AddressRange>().is_err(), "{bad}");
        }
    }
}
