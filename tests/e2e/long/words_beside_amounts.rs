//! Words that may say which way money goes, in many languages, under any header and in any order.

use crate::signs::{amounts, run, said, with};

/// Words of many languages for money out and money in.
const PAIRS: [(&str, &str); 30] = [
    ("Ausgang", "Eingang"),
    ("Belastung", "Gutschrift"),
    ("Cargo", "Abono"),
    ("Dare", "Avere"),
    ("Wn", "Ma"),
    ("Uttag", "Insättning"),
    ("Spend Money", "Receive Money"),
    ("Expense", "Income"),
    ("Payment", "Receipt"),
    ("Payment", "Deposit"),
    ("BP", "BR"),
    ("Outbound", "Inbound"),
    ("Dt", "Kt"),
    ("D", "K"),
    ("Sent", "Received"),
    ("Debited", "Credited"),
    ("Purchase", "Payment"),
    ("Cheque", "Deposit"),
    ("\u{2013}", "+"),
    ("Debit", "Credit"),
    ("DR", "CR"),
    ("S", "H"),
    ("Withdrawal", "Deposit"),
    ("Af", "Bij"),
    ("OUT", "IN"),
    ("-", "+"),
    ("PMT", "DEP"),
    ("40", "50"),
    ("Лайн", "Приход"),
    ("出金", "入金"),
];

#[test]
fn words_beside_amounts_without_signs_are_read_right_or_refused_or_noted() {
    for (out, into) in PAIRS {
        for header in ["Type", "Direction", "Buchungsart", "Soll/Haben-Kennz.", "xyz", "D/C"] {
            for is_bank in [true, false] {
                for pattern in ["oi", "o", "oooo", "ooioiioo", "iooooooo"] {
                    let words = pattern.chars().map(|c| if c == 'o' { out } else { into });
                    let rows: Vec<_> = words.map(|word| ("5.00", word)).collect();
                    let ran = run(&with(header, &rows), is_bank, &[]);
                    if ran.code != Some(1) {
                        assert!(ran.refused(3).contains(" --map "), "{ran:?}");
                        continue;
                    }
                    let signs = pattern.chars().map(|c| if c == 'o' { "-5.00" } else { "5.00" });
                    let is_turned_or_right = amounts(&ran) == signs.collect::<Vec<_>>();
                    let is_told = !said(&ran).is_empty();
                    assert!(
                        is_turned_or_right || is_told,
                        "{header} {out} {into} {pattern}: {ran:?}"
                    );
                }
            }
        }
    }
}
