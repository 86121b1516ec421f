//! Which of some names somebody may have meant.

/// The name that is nearest to a word: one that the word is the beginning of, else that with the fewest letters
/// changed, added or taken out, whatever their case; of several the first.
pub(crate) fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let beginning = word.trim().to_lowercase();
    let is_beginning =
        |name: &str| !beginning.is_empty() && name.trim().to_lowercase().starts_with(&beginning);
    names.into_iter().min_by_key(|name| (!is_beginning(name), distance(word, name)))
}

/// How many letters two words differ by.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let letters = |word: &str| word.trim().to_lowercase().chars().collect::<Vec<char>>();
    let (one, other) = (letters(one), letters(other));
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (to, of_other) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != of_other);
            diagonal = row[to + 1];
            row[to + 1] = changed.min(row[to] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_has_the_fewest_other_letters() {
        let names = ["amount", "date", "description"];
        for (word, meant) in
            [("Amuont", "amount"), ("days", "date"), ("descr", "description"), (" DATE ", "date")]
        {
            assert_eq!(nearest(word, names), Some(meant), "{word}");
        }
        assert_eq!(nearest("404", ["200", "4040", "405"]), Some("4040"));
        assert_eq!(nearest("x", []), None);
        assert_eq!((distance("", "abc"), distance("kitten", "sitting")), (3, 3));
    }
}
