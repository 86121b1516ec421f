//! What a report is compared with.

use crate::contract::words::words;

words! {
    /// What a report is compared with.
    ReportComparison {
        /// The same days a year earlier.
        PreviousYear = "previous_year",
        /// The days just before: as many whole months or days; of a report as at a day, the end of the year before.
        PreviousPeriod = "previous_period",
        /// Each month of the period; of a report as at a day, the ends of the months of the year before it.
        Months = "months",
    }
}
