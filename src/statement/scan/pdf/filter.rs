//! Streams of a PDF unpacked, within limits.
//!
//! Source: ISO 32000-2, 7.4. Pictures have filters of their own and are not unpacked.

use std::io::Read;

use flate2::read::ZlibDecoder;

use super::lexer::PdfDict;

/// Unpacks by one filter; nothing where it is not known. What is damaged is given as far as it goes.
pub(super) fn unpack(
    name: &str,
    data: &[u8],
    parameters: &PdfDict,
    limit: usize,
) -> Option<Vec<u8>> {
    let unpacked = match name {
        "FlateDecode" | "Fl" => flate(data, limit),
        "LZWDecode" | "LZW" => lzw(data, parameters, limit),
        "ASCIIHexDecode" | "AHx" => ascii_hex(data),
        "ASCII85Decode" | "A85" => ascii_85(data),
        "RunLengthDecode" | "RL" => run_length(data, limit),
        _ => return None,
    };
    Some(predicted(unpacked, parameters))
}

fn flate(data: &[u8], limit: usize) -> Vec<u8> {
    let mut unpacked = Vec::new();
    // An error leaves what was read before it.
    let _ = ZlibDecoder::new(data).take(limit as u64).read_to_end(&mut unpacked);
    unpacked
}

fn ascii_hex(data: &[u8]) -> Vec<u8> {
    let digits = data.iter().take_while(|byte| **byte != b'>');
    let digits: Vec<u8> =
        digits.filter_map(|byte| char::from(*byte).to_digit(16)?.try_into().ok()).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)).collect()
}

fn ascii_85(data: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    let (mut group, mut count) = (0_u32, 0);
    let mut push =
        |group: u32, count: usize| unpacked.extend_from_slice(&group.to_be_bytes()[..count]);
    for byte in data {
        match byte {
            b'z' if count == 0 => push(0, 4),
            b'!'..=b'u' => {
                group = group.wrapping_mul(85).wrapping_add(u32::from(byte - b'!'));
                count += 1;
                if count == 5 {
                    push(group, 4);
                    (group, count) = (0, 0);
                }
            }
            b'~' => break,
            _ => {}
        }
    }
    if count > 1 {
        for _ in count..5 {
            group = group.wrapping_mul(85).wrapping_add(84);
        }
        push(group, count - 1);
    }
    unpacked
}

fn run_length(data: &[u8], limit: usize) -> Vec<u8> {
    let mut unpacked = Vec::new();
    let mut rest = data;
    while let Some((&length, after)) = rest.split_first() {
        if length == 128 || unpacked.len() >= limit {
            break;
        }
        if length < 128 {
            let (run, after) = after.split_at(after.len().min(usize::from(length) + 1));
            unpacked.extend_from_slice(run);
            rest = after;
        } else if let Some((&byte, after)) = after.split_first() {
            unpacked.extend(std::iter::repeat_n(byte, 257 - usize::from(length)));
            rest = after;
        } else {
            break;
        }
    }
    unpacked
}

/// Codes of 9 to 12 bits for strings that were seen before.
fn lzw(data: &[u8], parameters: &PdfDict, limit: usize) -> Vec<u8> {
    const CLEAR: usize = 256;
    const END: usize = 257;
    let early =
        parameters.get("EarlyChange").and_then(super::lexer::PdfObject::count).unwrap_or(1).min(1);
    let mut unpacked: Vec<u8> = Vec::new();
    // Each string is a place in what was unpacked.
    let mut table: Vec<(usize, usize)> = Vec::new();
    let mut last: Option<(usize, usize)> = None;
    let (mut bits, mut held, mut width) = (0_u32, 0_u32, 9_u32);
    for byte in data {
        bits = bits << 8 | u32::from(*byte);
        held += 8;
        if held < width {
            continue;
        }
        held -= width;
        let code = (bits >> held & ((1 << width) - 1)) as usize;
        bits &= (1 << held) - 1;
        let start = unpacked.len();
        match code {
            CLEAR => {
                table.clear();
                (last, width) = (None, 9);
                continue;
            }
            END => break,
            0..=255 => unpacked.push(u8::try_from(code).unwrap_or_default()),
            _ => {
                let known = table.get(code - 258).copied();
                let Some((from, length)) = known.or(last.map(|(from, length)| (from, length + 1)))
                else {
                    break;
                };
                for at in from..from + length {
                    unpacked.push(unpacked[at]);
                }
            }
        }
        if unpacked.len() > limit {
            break;
        }
        if let Some((from, length)) = last
            && table.len() < 4096 - 258
        {
            table.push((from, length + 1));
        }
        last = Some((start, unpacked.len() - start));
        let next = table.len() + 258 + 1 + early;
        width = match next {
            0..=512 => 9,
            513..=1024 => 10,
            1025..=2048 => 11,
            _ => 12,
        };
    }
    unpacked
}

/// Undoes the prediction of PNG, which every row names; that of TIFF is for pictures only.
fn predicted(data: Vec<u8>, parameters: &PdfDict) -> Vec<u8> {
    let number = |name: &str, or: usize| {
        parameters.get(name).and_then(super::lexer::PdfObject::count).unwrap_or(or)
    };
    if number("Predictor", 1) < 10 {
        return data;
    }
    let bits = number("Colors", 1).clamp(1, 32) * number("BitsPerComponent", 8).clamp(1, 16);
    let pixel = bits.div_ceil(8);
    let width = (bits * number("Columns", 1).clamp(1, 1 << 20)).div_ceil(8);
    // A row cannot be wider than all there is.
    let width = width.min(data.len());
    let mut unpacked: Vec<u8> = Vec::with_capacity(data.len());
    let mut above = vec![0_u8; width];
    for row in data.chunks(width + 1) {
        let (kind, row) = (row[0], &row[1..]);
        let mut own = vec![0_u8; width];
        for (at, byte) in row.iter().enumerate() {
            let left = at.checked_sub(pixel).map_or(0, |at| own[at]);
            let corner = at.checked_sub(pixel).map_or(0, |at| above[at]);
            let up = above[at];
            own[at] = byte.wrapping_add(match kind {
                1 => left,
                2 => up,
                3 => left.midpoint(up),
                4 => paeth(left, up, corner),
                _ => 0,
            });
        }
        unpacked.extend_from_slice(&own[..row.len()]);
        above = own;
    }
    unpacked
}

fn paeth(left: u8, up: u8, corner: u8) -> u8 {
    let guess = i16::from(left) + i16::from(up) - i16::from(corner);
    let distance = |byte: u8| (guess - i16::from(byte)).abs();
    if distance(left) <= distance(up) && distance(left) <= distance(corner) {
        left
    } else if distance(up) <= distance(corner) {
        up
    } else {
        corner
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::PdfObject;
    use super::*;

    fn plain(name: &str, data: &[u8]) -> Vec<u8> {
        unpack(name, data, &PdfDict::new(), 1 << 20).unwrap()
    }

    #[test]
    fn the_old_filters_are_undone() {
        assert_eq!(plain("ASCIIHexDecode", b"48 65 6C6C6f>"), b"Hello");
        assert_eq!(plain("ASCII85Decode", b"87cURD]i,\"Ebo80~>"), b"Hello World!");
        assert_eq!(plain("RunLengthDecode", b"\x02abc\xfex\x80"), b"abcxxx");
        // The example of the specification.
        let packed = b"\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01";
        assert_eq!(plain("LZWDecode", packed), b"-----A---B");
        assert_eq!(unpack("DCTDecode", b"", &PdfDict::new(), 1), None);
    }

    #[test]
    fn prediction_is_undone_row_by_row() {
        let numbers = [("Predictor", 12.0), ("Columns", 3.0)];
        let parameters =
            numbers.into_iter().map(|(name, number)| (name.to_owned(), PdfObject::Number(number)));
        let rows = predicted(
            b"\x02\x01\x02\x03\x02\x01\x01\x01\x01\x05\x01".to_vec(),
            &parameters.collect(),
        );
        assert_eq!(rows, [1, 2, 3, 2, 3, 4, 5, 6]);
    }
}
