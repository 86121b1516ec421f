//! Documents that are encrypted and open with no password, as many statements do: their password only
//! restricts printing.
//!
//! Source: ISO 32000-2, 7.6 (the standard security handler, all its revisions); revision 5 is Adobe's Supplement
//! to ISO 32000, extension level 3. Only streams are opened: strings of objects are no text of a page.

use std::collections::BTreeMap;

use aes::cipher::{Array, BlockCipherDecrypt, BlockCipherEncrypt, KeyInit};
use aes::{Aes128, Aes256};
use md5::{Digest, Md5};
use rc4::{Rc4, StreamCipher};
use sha2::{Sha256, Sha384, Sha512};

use super::lexer::{PdfDict, PdfObject};
use crate::fault::Fault;

/// What a password is filled up with, so what an empty one is.
const NO_PASSWORD: [u8; 32] = *b"\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\
    \x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a";
const BLOCK: usize = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CipherMethod {
    None,
    Rc4,
    /// A key for each object.
    Aes128,
    /// One key for all.
    Aes256,
}

/// What opens the streams of a document.
pub(super) struct Decryption {
    key: Vec<u8>,
    streams: CipherMethod,
    /// Methods that a stream may name itself.
    named: BTreeMap<String, CipherMethod>,
}

impl Decryption {
    /// The lock of a document by its dictionary and the first part of its ID; `resolve` gives the object that
    /// a reference names.
    ///
    /// # Errors
    /// It takes a password, or is of a kind that is not known; beyond the limits.
    pub(super) fn open(
        resolve: &dyn Fn(&PdfObject) -> Result<PdfObject, Fault>,
        dict: &PdfDict,
        id: &[u8],
    ) -> Result<Self, Fault> {
        let get = |dict: &PdfDict, name: &str| dict.get(name).map_or(Ok(PdfObject::Null), resolve);
        let text = |name: &str| -> Result<Vec<u8>, Fault> {
            let text = get(dict, name)?;
            Ok(text.bytes().unwrap_or_default().to_vec())
        };
        let version = get(dict, "V")?.count().unwrap_or(0);
        let revision = get(dict, "R")?.count().unwrap_or(0);
        let is_standard = get(dict, "Filter")?.name() == Some("Standard");
        let key_bytes = match version {
            1 => 5,
            2 => get(dict, "Length")?.count().map_or(5, |bits| bits.clamp(40, 128) / 8),
            4 => 16,
            5 => 32,
            _ => 0,
        };
        if !is_standard || key_bytes == 0 {
            return Err(protected());
        }
        let (owner, user) = (text("O")?, text("U")?);
        let key = if version == 5 {
            new_key(&user, &text("UE")?, revision)
        } else {
            let is_whole = !matches!(get(dict, "EncryptMetadata")?, PdfObject::Word(word) if &*word == "false");
            let permissions = get(dict, "P")?.number().map_or(0, whole);
            let after: &[u8] = if revision >= 4 && !is_whole { &[0xff; 4] } else { &[] };
            let owner = owner.get(..32).unwrap_or(&owner);
            let seed = [&NO_PASSWORD, owner, &permissions.to_le_bytes()[..4], id, after].concat();
            old_key(&seed, &user, id, revision, key_bytes)
        };
        let mut lock = Self {
            key: key.ok_or_else(protected)?,
            streams: CipherMethod::Rc4,
            named: BTreeMap::new(),
        };
        if version >= 4 {
            let filters = get(dict, "CF")?;
            for (name, filter) in filters.dict().iter().flat_map(|filters| filters.iter()) {
                let filter = resolve(filter)?;
                let method = filter.dict().map(|filter| get(filter, "CFM")).transpose()?;
                let method = match method.as_ref().and_then(PdfObject::name) {
                    Some("V2") => CipherMethod::Rc4,
                    Some("AESV2") => CipherMethod::Aes128,
                    Some("AESV3") => CipherMethod::Aes256,
                    _ => CipherMethod::None,
                };
                lock.named.insert(name.clone(), method);
            }
            lock.streams = lock.method(get(dict, "StmF")?.name());
        }
        Ok(lock)
    }

    fn method(&self, name: Option<&str>) -> CipherMethod {
        name.and_then(|name| self.named.get(name)).copied().unwrap_or(CipherMethod::None)
    }

    /// The bytes of the stream of an object; `filter` is the name of the method it asks for, if it does.
    pub(super) fn opened(
        &self,
        (number, generation): (u32, u16),
        filter: Option<&str>,
        data: &[u8],
    ) -> Vec<u8> {
        let method = filter.map_or(self.streams, |name| self.method(Some(name)));
        let own_key = |salt: &[u8]| -> Vec<u8> {
            let place = [&number.to_le_bytes()[..3], &generation.to_le_bytes()].concat();
            let hash = Md5::digest([&self.key, &*place, salt].concat());
            hash[..(self.key.len() + 5).min(BLOCK)].to_vec()
        };
        match method {
            CipherMethod::None => Some(data.to_vec()),
            CipherMethod::Rc4 => rc4(&own_key(b""), data),
            CipherMethod::Aes128 => unchained::<Aes128>(&own_key(b"sAlT"), data),
            CipherMethod::Aes256 => unchained::<Aes256>(&self.key, data),
        }
        .unwrap_or_default()
    }
}

/// What is wrong with a document that does not open.
fn protected() -> Fault {
    Fault::of_file("this PDF is protected").hint(
        "open it with its password and print it to a new PDF without one (or qpdf --decrypt --password=... IN \
         OUT), or export the statement as CSV, OFX or XLSX",
    )
}

#[expect(clippy::cast_possible_truncation, reason = "permissions are 32 bits")]
const fn whole(number: f64) -> i64 {
    number as i64
}

/// The key of revisions 2 to 4, where no password opens it.
fn old_key(seed: &[u8], user: &[u8], id: &[u8], revision: usize, length: usize) -> Option<Vec<u8>> {
    let mut hash = Md5::digest(seed);
    if revision < 3 {
        let key = hash.get(..length)?.to_vec();
        return (rc4(&key, &NO_PASSWORD)? == user.get(..32)?).then_some(key);
    }
    for _ in 0..50 {
        hash = Md5::digest(&hash[..length]);
    }
    let key = hash[..length].to_vec();
    let mut proof = Md5::digest([&NO_PASSWORD, id].concat()).to_vec();
    for round in 0..20_u8 {
        let turned: Vec<u8> = key.iter().map(|byte| byte ^ round).collect();
        proof = rc4(&turned, &proof)?;
    }
    (proof == user.get(..BLOCK)?).then_some(key)
}

/// The key of revisions 5 and 6, where no password opens it.
fn new_key(user: &[u8], packed: &[u8], revision: usize) -> Option<Vec<u8>> {
    let (proof, salts) = user.get(..48)?.split_at(32);
    let (proof_salt, key_salt) = salts.split_at(8);
    if hash_of(proof_salt, revision)? != proof {
        return None;
    }
    let mut key = hash_of(key_salt, revision)?;
    let cipher = Aes256::new_from_slice(&key).ok()?;
    key = packed.get(..32)?.to_vec();
    decrypt(&cipher, &[0; BLOCK], &mut key);
    Some(key)
}

/// The hash of no password with this salt: of revision 5 a plain one, of 6 some seventy rounds, and never more
/// than 288.
fn hash_of(salt: &[u8], revision: usize) -> Option<Vec<u8>> {
    let mut hash = Sha256::digest(salt).to_vec();
    if revision < 6 {
        return Some(hash);
    }
    let mut rounds = 0_usize;
    loop {
        let mut text = hash.repeat(64);
        let (key, start) = hash.get(..32)?.split_at(BLOCK);
        let cipher = Aes128::new_from_slice(key).ok()?;
        let mut before: [u8; BLOCK] = *start.first_chunk()?;
        for block in text.as_chunks_mut::<BLOCK>().0 {
            exclusive_or(block, &before);
            cipher.encrypt_block(Array::cast_from_core_mut(block));
            before = *block;
        }
        let sum: usize = text.iter().take(BLOCK).map(|byte| usize::from(*byte)).sum();
        hash = match sum % 3 {
            0 => Sha256::digest(&text).to_vec(),
            1 => Sha384::digest(&text).to_vec(),
            _ => Sha512::digest(&text).to_vec(),
        };
        rounds += 1;
        if rounds >= 64 && usize::from(*text.last()?) + 32 <= rounds {
            hash.truncate(32);
            return Some(hash);
        }
    }
}

fn rc4(key: &[u8], data: &[u8]) -> Option<Vec<u8>> {
    let mut data = data.to_vec();
    Rc4::new_from_slice(key).ok()?.apply_keystream(&mut data);
    Some(data)
}

/// Blocks that hang on each other, behind the one that the first hangs on; the last says how much of it is
/// filling.
fn unchained<C: KeyInit + BlockCipherDecrypt<BlockSize = aes::cipher::consts::U16>>(
    key: &[u8],
    data: &[u8],
) -> Option<Vec<u8>> {
    let (start, data) = data.split_first_chunk::<BLOCK>()?;
    let mut data = data[..data.len() / BLOCK * BLOCK].to_vec();
    decrypt(&C::new_from_slice(key).ok()?, start, &mut data);
    let filling = data.last().copied().map_or(0, usize::from);
    if (1..=BLOCK).contains(&filling) {
        data.truncate(data.len() - filling);
    }
    Some(data)
}

fn decrypt<C: BlockCipherDecrypt<BlockSize = aes::cipher::consts::U16>>(
    cipher: &C,
    start: &[u8; BLOCK],
    data: &mut [u8],
) {
    let mut before = *start;
    for block in data.as_chunks_mut::<BLOCK>().0 {
        let own = *block;
        cipher.decrypt_block(Array::cast_from_core_mut(block));
        exclusive_or(block, &before);
        before = own;
    }
}

fn exclusive_or(block: &mut [u8; BLOCK], other: &[u8; BLOCK]) {
    block.iter_mut().zip(other).for_each(|(own, other)| *own ^= other);
}
