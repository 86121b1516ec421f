//! The period that VAT is asked for.

use tieout::date::Date;

#[derive(Debug, clap::Args)]
pub(super) struct PeriodArgs {
    /// First day
    #[arg(long, value_name = "DATE")]
    pub(super) from: Date,
    /// Last day
    #[arg(long, value_name = "DATE")]
    pub(super) to: Date,
}

impl PeriodArgs {
    pub(super) const fn within(&self) -> [Option<Date>; 2] {
        [Some(self.from), Some(self.to)]
    }
}
