//! The embedded names, made ready for looking up.

use std::sync::LazyLock;

use super::entry::{LexiconEntry, NameKind};
use crate::concept::{CONCEPTS, ConceptId};
use tieout::contract::coding::VatCode;
use tieout::packed::unpacked_text;
use tieout::sort::CompactSort as _;

/// Names by hand: suppliers and trades.
const NAMES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/lexicon.tsv.gz"));
/// Names by `benches/coding/build_lexicon.py` from a public index of brands.
const BRANDS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/brands.tsv.gz"));

/// Shortest piece that is taken for a name cut off.
const CUT_MIN: usize = 6;
/// Bits for the beginnings of names: some hundred thousands.
const BEGINNINGS: usize = 1 << 20;
/// Longest name whose letters everyday words may make up by chance.
const JOINED_MAX: usize = 7;
/// Places for names: some times as many as there are, and a power of two.
const SLOTS: usize = 1 << 18;
/// How many names may start with it.
const CUT_NAMES_MAX: usize = 40;

/// All names, read once.
pub(super) static TABLE: LazyLock<NameTable> = LazyLock::new(NameTable::read);

/// The names.
#[derive(Debug)]
pub(super) struct NameTable {
    pub(super) entries: Vec<LexiconEntry>,
    /// Words with digits that are part of names, sorted.
    pub(super) numbers: Vec<&'static str>,
    /// Words of four letters and more that are part of names, sorted.
    words: Vec<&'static str>,
    /// Names without spaces, one behind the other.
    text: String,
    keys: Vec<NameKey>,
    /// Numbers of keys plus one by hash, with the upper half of that; 0 is empty.
    slots: Vec<(u32, u32)>,
    /// Numbers of keys by their text.
    sorted: Vec<u32>,
    /// A bit for the hash of each beginning of so many bytes as [`beginnings`] takes: most words
    /// begin no name.
    beginnings: Vec<u64>,
    /// Trades without vowels and what they mean; nothing where that is not certain.
    bare: Vec<(String, Option<usize>)>,
}

#[derive(Debug, Clone, Copy)]
struct NameKey {
    start: u32,
    end: u32,
    entry: u32,
    /// Whether the name has several words, which a text may have joined or split elsewhere.
    words: u8,
}

/// Where hashing starts: FNV-1a.
pub(super) const START: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash with one more word behind.
pub(super) fn extend(hash: u64, word: &str) -> u64 {
    word.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of words without what is between them.
pub(super) fn hash(words: &[&str]) -> u64 {
    words.iter().fold(START, |hash, word| extend(hash, word))
}

/// The upper half of a hash: most that meet in a slot differ in it, and need not be compared.
const fn upper(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// Words that shops have behind their names.
pub(super) fn is_shop_word(word: &str) -> bool {
    const WORDS: [&str; 24] = [
        "store",
        "stores",
        "superstore",
        "express",
        "extra",
        "petrol",
        "online",
        "direct",
        "uk",
        "com",
        "couk",
        "group",
        "services",
        "shop",
        "supermarket",
        "supermarkets",
        "local",
        "metro",
        "retail",
        "limited",
        "ltd",
        "plc",
        "europe",
        "payments",
    ];
    WORDS.contains(&word)
}

impl NameTable {
    #[expect(clippy::expect_used, reason = "embedded, and read by every test")]
    fn read() -> Self {
        let mut table = Self {
            entries: Vec::new(),
            numbers: Vec::new(),
            words: Vec::new(),
            text: String::new(),
            keys: Vec::new(),
            slots: vec![(0, 0); SLOTS],
            sorted: Vec::new(),
            beginnings: vec![0; BEGINNINGS / 64],
            bare: Vec::new(),
        };
        // Read once, and the entries are parts of it.
        for (packed, is_brands) in [(NAMES, false), (BRANDS, true)] {
            let text: &'static str = unpacked_text(packed).leak();
            let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            for line in lines {
                let read = table.add(line, is_brands);
                read.expect("every line of the lexicon is well-formed");
            }
        }
        table.finish();
        table
    }

    /// One line: phrase, kind, concepts with tenths, VAT code, name.
    fn add(&mut self, line: &'static str, is_brand: bool) -> Option<()> {
        let mut fields = line.split('\t');
        let phrase = fields.next()?;
        let kind = match fields.next()? {
            "supplier" if is_brand => NameKind::Brand,
            "supplier" => NameKind::Supplier,
            "guarded" => NameKind::Guarded,
            "trade" => NameKind::Trade,
            _ => return None,
        };
        let concepts: Option<Vec<(ConceptId, u8)>> = fields
            .next()?
            .split(',')
            .map(|concept| {
                let (id, tenths) = concept.split_once(':').unwrap_or((concept, "10"));
                Some((CONCEPTS.named(id)?, tenths.parse().ok()?))
            })
            .collect();
        let vat = match fields.next()? {
            "" => None,
            "NV" => Some(VatCode::Nv),
            "ST" => Some(VatCode::St),
            "RR" => Some(VatCode::Rr),
            "EX" => Some(VatCode::Ex),
            "ZR" => Some(VatCode::Zr),
            _ => return None,
        };
        let name = fields.next().filter(|name| !name.is_empty()).unwrap_or(phrase);
        let entry = self.entries.len();
        self.entries.push(LexiconEntry { name, kind, concepts: concepts?, vat });
        self.add_key(phrase, entry);
        if kind == NameKind::Trade && phrase.len() >= 4 {
            self.add_trade(phrase, entry);
        }
        for word in phrase.split(' ') {
            if word.bytes().any(|byte| byte.is_ascii_digit()) {
                self.numbers.push(word);
            } else if word.len() >= 4 {
                self.words.push(word);
            }
        }
        Some(())
    }

    /// The same word for one and for many, and without its vowels.
    fn add_trade(&mut self, phrase: &'static str, entry: usize) {
        if let Some(one) = phrase.strip_suffix("ies") {
            self.add_key(&format!("{one}y"), entry);
        } else if let Some(one) = phrase.strip_suffix('s') {
            if !one.ends_with('s') {
                self.add_key(one, entry);
            }
        } else if let Some(one) = phrase.strip_suffix('y') {
            self.add_key(&format!("{one}ies"), entry);
        } else {
            self.add_key(&format!("{phrase}s"), entry);
        }
        if phrase.len() >= 6 && !phrase.contains(' ') {
            self.bare.push((skeleton(phrase), Some(entry)));
        }
    }

    /// The first line for a name counts.
    #[expect(clippy::cast_possible_truncation, reason = "some hundreds of thousands of bytes")]
    fn add_key(&mut self, phrase: &str, entry: usize) {
        let words: Vec<&str> = phrase.split(' ').collect();
        let hash = hash(&words);
        if self.look_up(&words, hash).is_some() {
            return;
        }
        let start = self.text.len() as u32;
        self.text.extend(words.iter().copied());
        let end = self.text.len() as u32;
        self.keys.push(NameKey { start, end, entry: entry as u32, words: words.len() as u8 });
        let slot = self.probe(hash).find(|slot| self.slots[*slot].0 == 0);
        if let Some(slot) = slot {
            self.slots[slot] = (self.keys.len() as u32, upper(hash));
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "some tens of thousands of keys")]
    fn finish(&mut self) {
        for list in [&mut self.numbers, &mut self.words] {
            list.sort_unstable();
            list.dedup();
        }
        let mut sorted: Vec<u32> = (0..self.keys.len() as u32).collect();
        sorted.compact_sort_by(|a, b| self.key(*a).cmp(self.key(*b)));
        self.sorted = sorted;
        for key in &self.keys {
            let text = &self.text[key.start as usize..key.end as usize];
            for bit in beginnings(text.bytes()) {
                self.beginnings[bit / 64] |= 1 << (bit % 64);
            }
        }
        let concept = |entry: &Option<usize>| entry.map(|at| self.entries[at].concepts[0].0);
        self.bare.compact_sort();
        let mut bare: Vec<(String, Option<usize>)> = Vec::new();
        for (text, entry) in &self.bare {
            match bare.last_mut().filter(|(last, _)| last == text) {
                None => bare.push((text.clone(), *entry)),
                Some((_, known)) if concept(known) != concept(entry) => *known = None,
                Some(_) => {}
            }
        }
        self.bare = bare;
    }

    fn key(&self, number: u32) -> &str {
        let key = self.keys[number as usize];
        &self.text[key.start as usize..key.end as usize]
    }

    fn entry(&self, number: u32) -> (usize, &LexiconEntry) {
        let entry = self.keys[number as usize].entry as usize;
        (entry, &self.entries[entry])
    }

    /// The slots to look at for a hash, in order.
    fn probe(&self, hash: u64) -> impl Iterator<Item = usize> + use<> {
        let mask = self.slots.len() - 1;
        #[expect(clippy::cast_possible_truncation, reason = "the low bits serve")]
        let first = (hash ^ (hash >> 32)) as usize;
        (0..=mask).map(move |step| first.wrapping_add(step) & mask)
    }

    /// The entry of exactly these words, whatever is between them.
    pub(super) fn look_up(&self, words: &[&str], hash: u64) -> Option<usize> {
        for slot in self.probe(hash) {
            let (number, half) = self.slots[slot];
            let number = number.checked_sub(1)?;
            if half != upper(hash) {
                continue;
            }
            let mut rest = self.key(number);
            let is_same = words.iter().all(|word| {
                let left = rest.strip_prefix(word);
                rest = left.unwrap_or(rest);
                left.is_some()
            });
            if is_same && rest.is_empty() {
                let key = self.keys[number as usize];
                // Joined or split otherwise than usual: not for short names.
                let is_usual = usize::from(key.words) == words.len() || self.key(number).len() >= 6;
                if is_usual {
                    return Some(key.entry as usize);
                }
            }
        }
        None
    }

    /// Whether these words are a short name that is written in fewer.
    pub(super) fn is_joined(&self, words: &[&str], hash: u64, entry: usize) -> bool {
        let letters: usize = words.iter().map(|word| word.len()).sum();
        let is_meant = |number: u32| {
            let key = self.keys[number as usize];
            key.entry as usize == entry && usize::from(key.words) < words.len()
        };
        words.len() > 1
            && letters <= JOINED_MAX
            && self
                .probe(hash)
                .map_while(|slot| self.slots[slot].0.checked_sub(1))
                .any(|number| is_meant(number) && self.key(number) == words.concat())
    }

    /// The entry that these last words of a text start, where all such entries mean the same.
    pub(super) fn cut_off(&self, words: &[&str]) -> Option<usize> {
        let length: usize = words.iter().map(|word| word.len()).sum();
        if !(CUT_MIN..=40).contains(&length) || !self.begins_name(words) {
            return None;
        }
        if words.last().is_none_or(|last| self.vocabulary(last) || is_shop_word(last)) {
            return None;
        }
        let start = words.concat();
        let first = self.sorted.partition_point(|number| self.key(*number) < start.as_str());
        let rest = &self.sorted[first..];
        let same = rest.iter().take_while(|number| self.key(**number).starts_with(&start));
        let mut same =
            same.take(CUT_NAMES_MAX).map(|number| (self.key(*number), self.entry(*number)));
        let (shortest, (number, entry)) = same.next()?;
        let concept = entry.concepts[0].0;
        let agree = entry.kind != NameKind::Guarded
            && same.all(|(key, (_, other))| {
                let is_same = key.starts_with(shortest) || other.concepts[0].0 == concept;
                is_same && other.kind != NameKind::Guarded
            });
        agree.then_some(number)
    }

    /// Whether some name may begin as these words do.
    fn begins_name(&self, words: &[&str]) -> bool {
        let mut bits = beginnings(words.iter().flat_map(|word| word.bytes()));
        bits.all(|bit| self.beginnings[bit / 64] >> (bit % 64) & 1 == 1)
    }

    /// The trade that a word without vowels stands for: `rstrnt`.
    pub(super) fn without_vowels(&self, word: &str) -> Option<usize> {
        let is_bare = word.len() >= 4 && word.chars().skip(1).all(|c| !is_vowel(c));
        if !is_bare {
            return None;
        }
        let at = self.bare.binary_search_by(|(text, _)| text.as_str().cmp(word)).ok()?;
        self.bare[at].1
    }

    /// Whether a word is part of any name.
    pub(super) fn vocabulary(&self, word: &str) -> bool {
        self.words.binary_search(&word).is_ok()
    }
}

/// The bits for how a name begins: its first [`CUT_MIN`] bytes, two more, and so on.
fn beginnings(bytes: impl Iterator<Item = u8>) -> impl Iterator<Item = usize> {
    let hashes = (1..).zip(bytes).scan(START, |hash, (length, byte)| {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Some((length, *hash))
    });
    hashes.filter(|(length, _)| *length >= CUT_MIN && length % 2 == CUT_MIN % 2).map(|(_, hash)| {
        #[expect(clippy::cast_possible_truncation, reason = "the low bits serve")]
        let bit = (hash ^ (hash >> 32)) as usize % BEGINNINGS;
        bit
    })
}

fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u')
}

/// A word without its vowels, but for the first letter.
fn skeleton(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().chain(letters.filter(|c| !is_vowel(*c))).collect()
}
