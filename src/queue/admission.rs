//! Whether a job is accepted.

/// What a job that asks to be accepted finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueueStanding {
    /// Credits of the user that are not reserved.
    pub available: u64,
    /// Jobs of the product that have not ended.
    pub unfinished: u64,
    /// Those of them that are the user's.
    pub of_user: u64,
    /// Most jobs of the product that may not have ended.
    pub capacity: u64,
}

/// Why a job is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdmissionRefusal {
    /// The credits do not suffice, and overage is not permitted by all three.
    InsufficientCredits {
        /// What it costs.
        required: u64,
        /// What is not reserved.
        available: u64,
    },
    /// The queue is full.
    QueueFull,
    /// Half of the queue is this user's already.
    ShareFull,
}

impl QueueStanding {
    /// Whether the job could be accepted only with charges beyond the balance.
    #[must_use]
    pub const fn is_short(&self, cost: u64) -> bool {
        cost > self.available
    }

    /// Refuses what cannot be accepted now: credits first, then room.
    ///
    /// # Errors
    /// [`AdmissionRefusal`].
    pub const fn admit(&self, cost: u64, may_overrun: bool) -> Result<(), AdmissionRefusal> {
        if self.is_short(cost) && !may_overrun {
            let available = self.available;
            return Err(AdmissionRefusal::InsufficientCredits { required: cost, available });
        }
        if self.unfinished >= self.capacity {
            return Err(AdmissionRefusal::QueueFull);
        }
        if self.of_user >= self.capacity.div_ceil(2) {
            return Err(AdmissionRefusal::ShareFull);
        }
        Ok(())
    }
}
