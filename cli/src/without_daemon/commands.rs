//! The commands that need a daemon, or are one, in a program that was built without it.

use crate::exit::Failure;

pub(super) fn absent(what: &str) -> Failure {
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
            command!($name $args run $(, crate::target::$connection)?);
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
    command!("login" LoginArgs login, crate::target::ConnectionArgs);
    command!("logout" LogoutArgs logout, crate::target::ConnectionArgs);
    command!("whoami" WhoamiArgs whoami, crate::target::ConnectionArgs);
}
