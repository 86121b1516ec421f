//! The commands that need the daemon, in a program that was built without it.

/// A command that takes anything and says how to build a program that has it.
macro_rules! absent {
    ($($name:ident)*) => {$(
        pub(super) mod $name {
            use crate::Ended;
            use crate::exit::Failure;
            use crate::render::Ui;

            /// Not in this program, which was built without the daemon
            #[derive(Debug, clap::Args)]
            #[command(disable_help_flag = true)]
            pub(crate) struct Args {
                #[arg(hide = true, allow_hyphen_values = true, trailing_var_arg = true)]
                rest: Vec<std::ffi::OsString>,
            }

            pub(crate) fn run(args: &Args, _: &Ui) -> Ended {
                _ = &args.rest;
                let words = concat!("this program was built without tieout ", stringify!($name));
                Err(Failure::usage(words).with_hint("build it whole: cargo build --release"))
            }
        }
    )*};
}

absent!(admin demo serve);
