//! The commands that need the daemon, in a program that was built without it.

/// A command that takes anything and says how to build a program that has it.
macro_rules! absent {
    ($($name:ident $args:ident)*) => {$(
        pub(super) mod $name {
            use crate::CommandResult;
            use crate::exit::Failure;
            use crate::render::Ui;

            /// Not in this program, which was built without the daemon
            #[derive(Debug, clap::Args)]
            #[command(disable_help_flag = true)]
            pub(crate) struct $args {
                #[arg(hide = true, allow_hyphen_values = true, trailing_var_arg = true)]
                rest: Vec<std::ffi::OsString>,
            }

            pub(crate) fn run(args: &$args, _: &Ui) -> CommandResult {
                _ = &args.rest;
                let words = concat!("this program was built without tieout ", stringify!($name));
                Err(Failure::usage(words).with_hint("build it with the daemon: cargo build --release"))
            }
        }
    )*};
}

absent!(admin AdminArgs db DbArgs demo DemoArgs doctor DoctorArgs serve ServeArgs);
