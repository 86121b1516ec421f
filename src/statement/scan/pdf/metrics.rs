//! Widths of the letters of the fonts that every reader has, which a PDF need not state.
//!
//! In thousandths of the size, from space to tilde. Source: the font metrics that Adobe published for the
//! fourteen standard fonts.

use unicode_normalization::UnicodeNormalization;

/// The width of a character in a font by its name, where it is one of the fourteen or looks like one.
pub(super) fn width(font: &str, character: char) -> f64 {
    let font = font.rsplit('+').next().unwrap_or(font).to_ascii_lowercase();
    if ["courier", "mono", "consolas"].iter().any(|fixed| font.contains(fixed)) {
        return 600.0;
    }
    let is_bold = font.contains("bold") || font.contains("black");
    let is_slanted = font.contains("italic") || font.contains("oblique");
    let is_serif =
        ["times", "serif", "roman", "georgia", "garamond"].iter().any(|name| font.contains(name));
    let widths = match (is_serif && !font.contains("sans"), is_bold, is_slanted) {
        (false, false, _) => &HELVETICA,
        (false, true, _) => &HELVETICA_BOLD,
        (true, false, false) => &TIMES,
        (true, true, false) => &TIMES_BOLD,
        (true, false, true) => &TIMES_ITALIC,
        (true, true, true) => &TIMES_BOLD_ITALIC,
    };
    // A letter with an accent is as wide as the letter, other signs as a digit.
    let bare = character.nfd().next().unwrap_or(character);
    let at = u32::from(bare).checked_sub(32).and_then(|at| usize::try_from(at).ok());
    f64::from(at.and_then(|at| widths.get(at)).copied().unwrap_or(widths[16]))
}

#[rustfmt::skip]
const HELVETICA: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

#[rustfmt::skip]
const HELVETICA_BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

#[rustfmt::skip]
const TIMES: [u16; 95] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];

#[rustfmt::skip]
const TIMES_BOLD: [u16; 95] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667,
    611, 778, 778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722,
    722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556,
    278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
];

#[rustfmt::skip]
const TIMES_ITALIC: [u16; 95] = [
    250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 675, 675, 675, 500, 920, 611, 611, 667, 722, 611,
    611, 722, 722, 333, 444, 667, 556, 833, 667, 722, 611, 722, 611, 500, 556, 722, 611, 833, 611,
    556, 556, 389, 278, 389, 422, 500, 333, 500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444,
    278, 722, 500, 500, 500, 500, 389, 389, 278, 500, 444, 667, 444, 444, 389, 400, 275, 400, 541,
];

#[rustfmt::skip]
const TIMES_BOLD_ITALIC: [u16; 95] = [
    250, 389, 555, 500, 500, 833, 778, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 832, 667, 667, 667, 722, 667,
    667, 722, 778, 389, 500, 667, 611, 889, 722, 722, 611, 722, 667, 556, 611, 722, 667, 889, 667,
    611, 611, 333, 278, 333, 570, 500, 333, 500, 500, 444, 500, 444, 333, 500, 556, 278, 278, 500,
    278, 778, 556, 500, 500, 500, 389, 389, 278, 556, 444, 667, 500, 444, 389, 348, 220, 348, 570,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_of_one_width_and_accents_do_not_count() {
        for font in ["Helvetica", "ABCDEF+Arial-BoldMT", "Times-Roman", "CourierNew"] {
            let digits = ('0'..='9').map(|digit| width(font, digit));
            assert!(digits.into_iter().all(|digit| (digit - width(font, '0')).abs() < 0.1));
            assert!((width(font, 'ü') - width(font, 'u')).abs() < 0.1);
        }
        assert!((width("Helvetica", 'W') - 944.0).abs() < 0.1);
        assert!((width("Times-Bold", '~') - 520.0).abs() < 0.1);
    }
}
