//! What is left of payloads that must leave nothing, and how it goes.
//!
//! A file: what is deleted is overwritten with zeros (`secure_delete`), and all of such a payload lies
//! where no copies of it are made (see the migration `platform`). But the log in front of the file still
//! has what was written to it, so that it is emptied after the end of such a job, and only then the
//! job shows as ended. A daemon that goes down in between finds the job again by its mark.
//!
//! A server: the table of such payloads is written anew, and the file with the old rows is removed. Its
//! log, and rows that an older transaction may still want to see, are not ours to remove: no job
//! waits for that.

pub(crate) mod attempts;
pub(crate) mod clear;
pub(crate) mod signal;
