//! Which words are of balances and totals.

use super::ends::may_be_balance;
use super::*;

fn label(text: &str) -> Option<Label> {
    Label::of(text, &mut String::new())
}

#[test]
fn balances_and_totals_are_known_in_many_wordings_and_languages() {
    for text in [
        "Opening balance",
        "Beginning Balance",
        "Previous balance",
        "Start balance",
        "Opening Bal.",
        "Balance as of March 1, 2026",
        "OPENING BALANCE AS AT 01/03/2026",
        "B/F",
        "Bal b/fwd",
        "Carry forward",
        "Balance Brought Forward",
        "Total",
        "Total debits",
        "Total for Checking",
        "Statement total",
        "Sum",
        "End of period",
        "Saldovortrag",
        "Kontostand",
        "Alter Saldo",
        "Neuer Saldo",
        "Kontostand am 31.03.2026",
        "Übertrag",
        "Gesamtsumme",
        "Zwischensumme",
        "Anfangsbestand",
        "EB-Wert",
        "Solde",
        "Ancien solde",
        "Nouveau solde au 31 mars",
        "Report à nouveau",
        "Totaal",
        "TOTALE",
        "Saldo początkowe",
        "Saldo końcowe",
        "Suma",
        "Solde précédent",
        "Eröffnungssaldo",
        "Eröffnungsbilanzwert",
        "OPENING BALANCE GBP",
        "Balance carried over",
        "Funds brought forward",
        "Saldo início",
        "Opening position",
        "Cash at bank b/f",
        "Overdraft b/f",
        "Overdraft CFWD",
        "Počáteční zůstatek",
        "Входящий остаток",
        "Likutis pabaigai",
        "Käive",
        "Obrat celkem",
        "S A L D O",
        "Vorig saldo",
        "Devir",
        "前期繰越",
        "이월",
        "Solde antérieur",
        "Solde d'ouverture",
        "Ingående balans",
        "Utgående balans",
        "Inngående balanse",
        "Openingsbalans",
        "Saldo vorige maand",
        "Sold initial",
        "Saldo de abertura",
        "Asiento de apertura",
        "Bilans otwarcia",
        "Tilikauden avaus",
        "Somme",
        "I alt",
        "合計",
    ] {
        assert_eq!(label(text), Some(Label::Sure), "{text}");
    }
}

#[test]
fn names_with_such_a_word_may_be_merchants() {
    for text in [
        "HSBC balance",
        "New Balance",
        "Mini Total",
        "Balance of invoice 204",
        "BALANCE FOR KITCHEN",
    ] {
        assert_eq!(label(text), Some(Label::Perhaps), "{text}");
    }
    for text in ["TOTAL ENERGIES", "Total Fitness", "Balance transfer", "Balance Gym Ltd"] {
        assert_eq!(label(text), Some(Label::Name), "{text}");
    }
    for text in [
        "",
        "12.50",
        "Totalenergies",
        "Tesco",
        "Standing order",
        "The Total Group Ltd",
        "Going forward",
    ] {
        assert_eq!(label(text), None, "{text}");
    }
}

#[test]
fn at_an_end_of_a_list_a_balance_may_have_other_words_beside_it() {
    for text in
        ["Opening bank balance", "Balance in bank", "Book balance", "Balance of account J Moss"]
    {
        assert!(may_be_balance(text), "{text}");
    }
    for text in ["New Balance", "Lump sum", "Balance Gym Ltd", "Venmo balance", "Tesco"] {
        assert!(!may_be_balance(text), "{text}");
    }
}

#[test]
fn no_label_is_lost_by_a_look_at_the_ends_of_a_text() {
    let carried = ["carried", "carried_to", "total_said"].into_iter().flat_map(of_labels).copied();
    let some = [
        "",
        "17",
        "card",
        "tesco",
        "New",
        "TOTAL",
        "b",
        "f",
        "à",
        "Solde",
        "as",
        "ÜBERTRAG",
        "gbp",
        "OVER",
        "f",
    ];
    let words: Vec<&str> = carried.chain(some).collect();
    let mut lower = String::new();
    let mut labels = 0;
    for one in &words {
        for other in &words {
            for third in some {
                let text = format!("{one} {other}/{third}");
                write_words(&text, &mut lower);
                let in_full = Label::of_words(&lower);
                assert!(in_full.is_none() || may_be_label(&text), "{text}");
                labels += usize::from(in_full.is_some());
            }
        }
    }
    assert!(labels > 1_000, "{labels}");
}

#[test]
fn a_header_names_a_balance_but_not_what_changes_it() {
    for header in ["balance", "balance cr dr", "balance indicator", "saldo na trn", "kontostand"] {
        assert!(is_of_balance(header), "{header}");
    }
    for header in ["balance impact", "amount", "direction", "standing"] {
        assert!(!is_of_balance(header), "{header}");
    }
}
