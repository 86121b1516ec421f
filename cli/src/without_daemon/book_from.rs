//! `--book-from` where no ledger can be asked.

use std::fmt;
use std::str::FromStr;

use crate::exit::Failure;
use crate::render::Ui;
use crate::statements::Side;
use crate::target::ConnectionArgs;

/// No bank account of a ledger can be named.
#[derive(Debug, Clone)]
pub(crate) enum BookFrom {}

impl fmt::Display for BookFrom {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for BookFrom {
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
