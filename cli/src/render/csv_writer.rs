//! How CSV is written.

use std::io::{self, Write};

use csv::{QuoteStyle, Writer, WriterBuilder};

pub(super) fn writer<W: Write>(out: W) -> Writer<W> {
    WriterBuilder::new().quote_style(QuoteStyle::Necessary).from_writer(out)
}

/// Writes a record; an error of the stream stays what it is (a closed pipe is no failure).
pub(super) fn write_row<W: Write, F: AsRef<[u8]>>(
    csv: &mut Writer<W>,
    fields: impl IntoIterator<Item = F>,
) -> io::Result<()> {
    csv.write_record(fields).map_err(|error| match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    })
}
