//! Which daemon a command talks to, and with which key.
//!
//! A flag counts before the environment, the environment before a profile, a profile before the
//! default. A key is only ever sent where it belongs: that of a profile to the profile's address.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use reqwest::Url;

use crate::duration::HumanDuration;
use crate::exit::Failure;
use crate::profile::{self, Profiles};
use crate::secret::Secret;

/// Where `tieout serve` listens.
const DEFAULT_URL: &str = "http://127.0.0.1:8417";

/// Permits plain HTTP beyond this machine.
const ALLOW_HTTP: &str = "TIEOUT_ALLOW_HTTP";

/// How a command reaches a daemon.
#[derive(Debug, clap::Args)]
pub(crate) struct ConnectionArgs {
    #[arg(short, long, global = true, value_name = "NAME", value_parser = profile::name,
          help = "The profile to use; else TIEOUT_PROFILE, or the current profile")]
    pub(crate) profile: Option<String>,
    #[arg(long, global = true, value_name = "URL", value_hint = clap::ValueHint::Url,
          help = "The address of the daemon; else TIEOUT_URL, the profile's, or http://127.0.0.1:8417")]
    pub(crate) url: Option<DaemonUrl>,
    /// Time limit for talking to a daemon, including waits and retries
    #[arg(long, global = true, value_name = "DURATION", default_value = "10m")]
    pub(crate) timeout: HumanDuration,
    /// Never prompt
    #[arg(long, global = true)]
    pub(crate) no_input: bool,
}

impl ConnectionArgs {
    /// The daemon of this run.
    pub(crate) fn target(&self) -> Result<Target, Failure> {
        let target = self.new_target()?;
        if target.is_named && !target.is_known {
            return Err(Profiles::load()?.unknown(&target.profile));
        }
        Ok(target)
    }

    /// As [`Self::target`], for a command that may make the profile.
    pub(crate) fn new_target(&self) -> Result<Target, Failure> {
        Target::resolve(self, Environment::read()?, &Profiles::load()?)
    }
}

/// What the environment says.
#[derive(Debug, Default)]
struct Environment {
    url: Option<String>,
    profile: Option<String>,
    key: Option<Secret>,
    organisation: Option<String>,
    allows_http: bool,
}

impl Environment {
    fn read() -> Result<Self, Failure> {
        Ok(Self {
            url: variable("TIEOUT_URL")?,
            profile: variable("TIEOUT_PROFILE")?,
            key: variable("TIEOUT_API_KEY")?.as_deref().and_then(Secret::new),
            organisation: variable("TIEOUT_ORG")?,
            allows_http: variable(ALLOW_HTTP)?.is_some_and(|value| value == "1"),
        })
    }
}

/// A variable of the environment; an empty one counts as unset.
pub(crate) fn variable(name: &str) -> Result<Option<String>, Failure> {
    let Some(value) = std::env::var_os(name).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let text = value.into_string().map(Some);
    text.map_err(|_| Failure::usage(format!("the environment variable {name} is not UTF-8")))
}

/// A daemon, and what there is of a key for it.
#[derive(Debug)]
pub(crate) struct Target {
    /// The profile in use, whether it exists or not.
    pub(crate) profile: String,
    pub(crate) url: DaemonUrl,
    key: KeySource,
    /// Whose books are meant where nothing says it, by name or identifier.
    pub(crate) organisation: Option<String>,
    /// The profile was named by flag or environment.
    is_named: bool,
    is_known: bool,
    /// An address was given by flag or environment.
    is_placed: bool,
}

#[derive(Debug)]
enum KeySource {
    /// The environment's.
    Given(Secret),
    /// The profile's.
    Kept(Secret),
    /// The profile has one, for another address.
    Elsewhere(String),
    None,
}

impl Target {
    fn resolve(
        connection: &ConnectionArgs,
        environment: Environment,
        profiles: &Profiles,
    ) -> Result<Self, Failure> {
        let named = connection.profile.clone().or(environment.profile);
        let is_named = named.is_some();
        let name = named.unwrap_or_else(|| profiles.current_name().to_owned());
        let profile = profiles.profiles.get(&name);
        let of_profile = profile
            .map(|profile| read_url(&profile.url, &format!("the address of profile {name:?}")))
            .transpose()?;
        // A profile named by flag counts before what the environment says of an address or key.
        let by_flag = connection.profile.is_some();
        let of_environment = match environment.url.filter(|_| !(by_flag && profile.is_some())) {
            Some(url) => Some(read_url(&url, "TIEOUT_URL")?),
            None => None,
        };
        let given = connection.url.clone().or(of_environment);
        let is_placed = given.is_some();
        let url = given.or_else(|| of_profile.clone());
        let url = url.map_or_else(|| read_url(DEFAULT_URL, "the default address"), Ok)?;
        if !url.is_private() && !environment.allows_http {
            let message = format!("{url} would carry the key unencrypted");
            let hint = format!("use https://, or set {ALLOW_HTTP}=1 on a network of your own");
            return Err(Failure::usage(message).with_hint(hint));
        }
        // An organisation is one of the daemon that the profile is for.
        let own = profile.filter(|_| of_profile.as_ref() == Some(&url));
        let own = own.and_then(|profile| profile.organisation.clone());
        let organisation = match environment.organisation {
            Some(given) if !(by_flag && own.is_some()) => Some(given),
            _ => own,
        };
        let kept = profile.and_then(|profile| profile.key.clone());
        let key = match (environment.key, kept, of_profile) {
            (Some(key), None, _) => KeySource::Given(key),
            (Some(key), Some(_), _) if !by_flag => KeySource::Given(key),
            (_, Some(key), Some(own)) if own == url => KeySource::Kept(key),
            (_, Some(_), Some(own)) => KeySource::Elsewhere(own.to_string()),
            _ => KeySource::None,
        };
        let is_known = profile.is_some();
        Ok(Self { profile: name, url, key, organisation, is_named, is_known, is_placed })
    }

    /// Refuses to make a profile by its name alone: its daemon would be a guess.
    pub(crate) fn refuse_unplaced(&self) -> Result<(), Failure> {
        if self.is_named && !self.is_known && !self.is_placed {
            return Err(Profiles::load()?.unknown(&self.profile));
        }
        Ok(())
    }

    /// The profile whose key is used, if it is a profile's.
    pub(crate) fn profile_of_key(&self) -> Option<&str> {
        matches!(self.key, KeySource::Kept(_)).then_some(&self.profile)
    }

    /// The key to send.
    pub(crate) fn key(&self) -> Result<&Secret, Failure> {
        let Self { profile, url, .. } = self;
        match &self.key {
            KeySource::Given(key) | KeySource::Kept(key) => Ok(key),
            KeySource::Elsewhere(own) => Err(Failure::no_key(format!(
                "the key of profile {profile:?} is for {own}, not for {url}"
            ))
            .with_hint(
                "set TIEOUT_API_KEY, or save a key for that address: tieout login --profile NAME",
            )),
            KeySource::None => Err(Failure::no_key(format!("there is no API key for {url}"))
                .with_hint("use tieout login, or set TIEOUT_API_KEY")),
        }
    }
}

fn read_url(text: &str, source: &str) -> Result<DaemonUrl, Failure> {
    text.parse().map_err(|error| Failure::usage(format!("{source} {error}")))
}

/// The address of a daemon: scheme, host, port, and a path where it is mounted below one. No
/// slash at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DaemonUrl {
    url: Url,
}

impl DaemonUrl {
    /// Whether no one on a network can read what is sent there.
    fn is_private(&self) -> bool {
        self.url.scheme() == "https" || self.is_loopback()
    }

    pub(crate) fn is_https(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Whether it is this machine.
    pub(crate) fn is_loopback(&self) -> bool {
        let host = self.url.host_str().unwrap_or_default();
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match address {
            Ok(address) => address.is_loopback(),
            Err(_) => host == "localhost" || host.ends_with(".localhost"),
        }
    }
}

impl fmt::Display for DaemonUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.url.as_str().trim_end_matches('/'))
    }
}

impl FromStr for DaemonUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let no_url = "is not an address like https://books.example";
        let mut url = Url::parse(text).map_err(|_| no_url)?;
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(no_url);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("must not hold a user name or password");
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err("must not have a query or a fragment");
        }
        let path = url.path().trim_end_matches('/').to_owned();
        url.set_path(&path);
        Ok(Self { url })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Profile;

    fn connection(profile: Option<&str>, url: Option<&str>) -> ConnectionArgs {
        let url = url.map(|url| url.parse().unwrap());
        let timeout = "1s".parse().unwrap();
        ConnectionArgs { profile: profile.map(str::to_owned), url, timeout, no_input: true }
    }

    fn environment(url: &str, key: &str) -> Environment {
        let url = Some(url.to_owned()).filter(|url| !url.is_empty());
        Environment { url, key: Secret::new(key), ..Environment::default() }
    }

    fn profiles() -> Profiles {
        let with = |url: &str, key| Profile {
            url: url.into(),
            key: Secret::new(key),
            organisation: Secret::new(key).map(|_| "Acorn Ltd".to_owned()),
        };
        let all = [
            ("work".to_owned(), with("https://work.example", "of-work")),
            ("bare".to_owned(), with("https://bare.example", "")),
        ];
        Profiles { current: Some("work".into()), profiles: all.into() }
    }

    /// The address and the key, or what is said instead of a key.
    fn found(connection: &ConnectionArgs, environment: Environment) -> (String, String) {
        let target = Target::resolve(connection, environment, &profiles()).unwrap();
        let key = target.key().map_or_else(
            |failure| failure.complaints[0].message.clone(),
            |key| key.reveal().to_owned(),
        );
        (target.url.to_string(), key)
    }

    #[test]
    fn a_flag_counts_before_the_environment_and_that_before_a_profile() {
        let plain = connection(None, None);
        let pair = |url: &str, key: &str| (url.to_owned(), key.to_owned());
        let of_work = pair("https://work.example", "of-work");
        assert_eq!(found(&plain, Environment::default()), of_work);
        assert_eq!(
            found(&plain, environment("https://env.example/", "of-env")),
            pair("https://env.example", "of-env")
        );
        let flagged = connection(None, Some("https://flag.example"));
        assert_eq!(
            found(&flagged, environment("https://env.example", "of-env")),
            pair("https://flag.example", "of-env")
        );
        let work = connection(Some("work"), None);
        assert_eq!(found(&work, environment("https://env.example", "of-env")), of_work);
        let bare = connection(Some("bare"), None);
        assert_eq!(found(&bare, environment("", "of-env")), pair("https://bare.example", "of-env"));
    }

    #[test]
    fn the_organisation_of_a_profile_counts_for_its_daemon_unless_the_environment_names_one() {
        let meant = |connection: &ConnectionArgs, organisation: Option<&str>| {
            let organisation = organisation.map(str::to_owned);
            let environment = Environment { organisation, ..Environment::default() };
            Target::resolve(connection, environment, &profiles()).unwrap().organisation
        };
        let acorn = Some("Acorn Ltd".to_owned());
        let plain = connection(None, None);
        assert_eq!(meant(&plain, None), acorn);
        assert_eq!(meant(&plain, Some("Beech")).as_deref(), Some("Beech"));
        assert_eq!(meant(&connection(Some("work"), None), Some("Beech")), acorn);
        assert_eq!(meant(&connection(Some("bare"), None), Some("Beech")).as_deref(), Some("Beech"));
        assert_eq!(meant(&connection(Some("bare"), None), None), None);
        assert_eq!(meant(&connection(None, Some("https://other.example")), None), None);
    }

    #[test]
    fn the_key_of_a_profile_goes_nowhere_else() {
        let elsewhere = connection(None, Some("https://elsewhere.example"));
        let (_, said) = found(&elsewhere, Environment::default());
        let words = r#"the key of profile "work" is for https://work.example, not for https://elsewhere.example"#;
        assert_eq!(said, words);
        let same = connection(None, Some("https://WORK.example:443/"));
        assert_eq!(found(&same, Environment::default()).1, "of-work");
        let by_environment = environment("http://127.0.0.1:1", "");
        assert!(found(&connection(None, None), by_environment).1.contains("is for https://work"));
    }

    #[test]
    fn plain_http_is_for_this_machine_only() {
        let resolve = |url: &str, allows_http| {
            let environment = Environment { allows_http, ..Environment::default() };
            Target::resolve(&connection(None, Some(url)), environment, &profiles())
        };
        for url in
            ["http://127.0.0.1:8417", "http://localhost", "http://[::1]:1", "https://a.example"]
        {
            assert!(resolve(url, false).is_ok(), "{url}");
        }
        for url in ["http://a.example", "http://10.0.0.1", "http://localhost.example"] {
            assert!(resolve(url, false).is_err() && resolve(url, true).is_ok(), "{url}");
        }
    }

    #[test]
    fn an_address_is_a_place_and_nothing_else() {
        for text in
            ["", "books.example", "ftp://a", "https://u:p@a", "https://a?x=1", "https://a#b"]
        {
            assert!(text.parse::<DaemonUrl>().is_err(), "{text:?}");
        }
        let below: DaemonUrl = "https://a.example/tieout/".parse().unwrap();
        assert_eq!(below.to_string(), "https://a.example/tieout");
    }
}
