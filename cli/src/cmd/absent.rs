//! What needs a daemon, or is one, in a program that was built without it.

use std::time::Duration;

use tieout::contract::coding::CodingResult;
use tieout_reconcile::MatchOptions;

use super::completion::{CompletedValue, Completion};
use super::reconcile_args::ReconcileArgs;
use crate::CommandResult;
use crate::exit::Failure;
use crate::files::ChartFile;
use crate::render::Ui;
use crate::statements::{Side, TransactionFile};

/// The options of every command that do not concern a daemon.
#[derive(Debug, clap::Args)]
pub(crate) struct ConnectionArgs {
    /// Never prompt
    #[arg(long, global = true)]
    pub(crate) no_input: bool,
}

fn absent(what: &str) -> Failure {
    Failure::usage(format!("this program was built without {what}"))
        .with_hint("build it with the daemon: cargo build --release")
}

/// A command that takes anything and says how to build a program that has it.
macro_rules! command {
    ($name:literal $args:ident $run:ident $(, $connection:ty)?) => {
        /// Not in this program, which was built without the daemon
        #[derive(Debug, clap::Args)]
        #[command(disable_help_flag = true)]
        pub(crate) struct $args {
            #[arg(hide = true, allow_hyphen_values = true, trailing_var_arg = true)]
            rest: Vec<std::ffi::OsString>,
        }

        pub(crate) fn $run(args: &$args, $(_: &$connection,)? _: &$crate::render::Ui) -> $crate::CommandResult {
            _ = &args.rest;
            Err($crate::cmd::absent::absent(concat!("tieout ", $name)))
        }
    };
}

/// Commands of a module each that have its name.
macro_rules! commands {
    ($($module:ident $name:literal $args:ident $($connection:ident)?;)*) => {$(
        pub(super) mod $module {
            command!($name $args run $(, crate::cmd::$connection)?);
        }
    )*};
}

commands! {
    admin "admin" AdminArgs;
    db "db" DbArgs;
    demo "demo" DemoArgs;
    doctor "doctor" DoctorArgs;
    jobs "jobs" JobsArgs ConnectionArgs;
    journals "journals" JournalsArgs ConnectionArgs;
    keys "keys" KeysArgs ConnectionArgs;
    ledger "ledger" LedgerArgs ConnectionArgs;
    profile "profile" ProfileArgs ConnectionArgs;
    serve "serve" ServeArgs;
}

pub(super) mod login {
    command!("login" LoginArgs login, crate::cmd::ConnectionArgs);
    command!("logout" LogoutArgs logout, crate::cmd::ConnectionArgs);
    command!("whoami" WhoamiArgs whoami, crate::cmd::ConnectionArgs);
}

pub(super) mod remote {
    use super::*;

    #[derive(Debug, clap::Args)]
    pub(crate) struct RemoteArgs {
        /// Not in this program, which was built without the daemon
        #[arg(long, hide = true)]
        pub(crate) remote: bool,
    }

    /// There is none.
    pub(crate) enum RemoteDaemon {}

    impl RemoteDaemon {
        pub(crate) fn asked_for(
            is_wanted: bool,
            _: &ConnectionArgs,
        ) -> Result<Option<Self>, Failure> {
            if is_wanted { Err(absent("--remote")) } else { Ok(None) }
        }
    }

    pub(crate) fn reconcile(
        daemon: &RemoteDaemon,
        _: &ReconcileArgs,
        _: (&Side, &Side),
        _: MatchOptions,
        _: &Ui,
    ) -> CommandResult {
        match *daemon {}
    }

    pub(crate) fn code<'a>(
        daemon: &RemoteDaemon,
        _: (&TransactionFile, &'a ChartFile),
        _: Option<String>,
        _: &Ui,
    ) -> Result<(String, CodingResult<'a>), Failure> {
        match *daemon {}
    }
}

pub(super) mod book_from {
    use super::*;

    /// No bank account of a ledger can be named.
    #[derive(Debug, Clone)]
    pub(crate) enum BookFrom {}

    impl std::fmt::Display for BookFrom {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            match *self {}
        }
    }

    impl std::str::FromStr for BookFrom {
        type Err = &'static str;

        fn from_str(_: &str) -> Result<Self, Self::Err> {
            Err("this program was built without the daemon, whose ledger it would ask")
        }
    }

    impl BookFrom {
        pub(crate) fn read(
            &self,
            _: &Side,
            _: u8,
            _: &ConnectionArgs,
            _: &Ui,
        ) -> Result<Side, Failure> {
            match *self {}
        }
    }
}

pub(super) mod known_values {
    use super::*;

    /// Nothing is known but what files say.
    pub(crate) fn ask(
        _: CompletedValue,
        _: (Option<String>, Option<String>),
        _: Option<String>,
        _: &str,
        _: Duration,
    ) -> Vec<Completion> {
        Vec::new()
    }
}
