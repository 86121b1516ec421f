//! What a server says of itself and of the way to it.

use std::net::IpAddr;

use tieout::time::Timestamp;

use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// What an operator may have to know of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ServerFacts {
    /// Its version, as 150004 for 15.4.
    pub version: i64,
    /// Its time of day.
    pub now: Timestamp,
}

impl Store {
    /// What the server says of itself; none of a file.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn server_facts(&self) -> Result<Option<ServerFacts>, StoreError> {
        const ASK: &str = "SELECT CAST(current_setting('server_version_num') AS BIGINT) AS version, \
            CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now";
        if !self.is_shared() {
            return Ok(None);
        }
        let row = self.database.first(query(ASK)).await?.ok_or(StoreError::Corrupt("now"))?;
        Ok(Some(ServerFacts { version: row.get("version")?, now: row.time("now")? }))
    }

    /// Whether what is said to the server crosses a network and is not encrypted.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn is_in_the_clear(&self) -> Result<bool, StoreError> {
        const ASK: &str = "SELECT CAST(CASE WHEN ssl THEN 1 ELSE 0 END AS BIGINT) AS encrypted, \
            host(inet_client_addr()) AS client FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        if !self.is_shared() {
            return Ok(false);
        }
        let Some(row) = self.database.first(query(ASK)).await? else { return Ok(false) };
        let client: Option<String> = row.get("client")?;
        Ok(!row.flag("encrypted")? && client.is_some_and(|client| crosses_a_network(&client)))
    }
}

/// Whether a client of this address, as the server sees it, is on another machine.
fn crosses_a_network(client: &str) -> bool {
    client.parse::<IpAddr>().is_ok_and(|address| !address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_of_another_machine_crosses_a_network() {
        for here in ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1", "no address"] {
            assert!(!crosses_a_network(here), "{here}");
        }
        for there in ["10.0.0.7", "192.0.2.1", "2001:db8::1", "::ffff:10.0.0.7"] {
            assert!(crosses_a_network(there), "{there}");
        }
    }
}
