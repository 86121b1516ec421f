//! Bytes as text or cells: containers and encodings.
//!
//! - [`blocks`]: entries of labelled lines
//! - [`container`]: what a file is, by its content and never by its name
//! - [`encoding`]: bytes as text
//! - [`workbook`]: XLSX, XLS, ODS and the XML of Excel 2003 as sheets of text cells
//! - [`records`]: a delimited text record by record
//! - [`markup`]: tables of HTML pages
//! - [`json`]: lists of JSON objects
//! - [`pdf`]: text of PDF documents by its places, and tables
//! - [`printed`]: texts in fixed columns, as pages
//! - [`sheet`]: what all tables become
//!
//! Everything here works on whole files in memory and is bounded: what a small file can be blown up to has
//! a limit, and so has the time it takes. Nothing here knows what a column means.

mod archive;
pub mod blocks;
pub mod container;
pub mod datev;
pub mod encoding;
pub mod json;
pub mod markup;
mod number;
mod ole;
pub mod pdf;
pub(super) mod place;
pub mod printed;
pub mod records;
pub mod sheet;
pub mod workbook;
mod xml;
