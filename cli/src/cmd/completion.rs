//! What completes a word on the command line.

use std::any::TypeId;

use clap::Arg;
use tieout::job::JobId;

/// A value, and what it is where a shell shows that.
pub(super) type Completion = (String, String);

/// What values are that only files or a daemon know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CompletedValue {
    Profile,
    /// The folder of an account, as `--keep` names it.
    Folder,
    Job,
    Organisation,
    Account,
    Contact,
    BankAccount,
}

impl CompletedValue {
    /// By the type of the value, else by what it is called in the help.
    pub(super) fn of(arg: &Arg, has_books: bool) -> Option<Self> {
        if arg.get_value_parser().type_id() == TypeId::of::<JobId>() {
            return Some(Self::Job);
        }
        let id = arg.get_id().as_str();
        let called = arg.get_value_names().and_then(|names| names.first());
        let called = called.map_or_else(|| id.to_uppercase(), ToString::to_string);
        match (&*called, id) {
            ("PROFILE", _) | (_, "profile") => Some(Self::Profile),
            (_, "keep" | "folder") => Some(Self::Folder),
            _ if !has_books => None,
            ("ORG", _) => Some(Self::Organisation),
            ("ACCOUNT", _) => Some(Self::Account),
            ("CONTACT", _) => Some(Self::Contact),
            ("BANK" | "BANK_ACCOUNT", _) => Some(Self::BankAccount),
            _ => None,
        }
    }
}
