//! What currencies are called beside their codes.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Signs and names, in lower case, and the codes that they stand for.
const NAMES: &str = "\
    £|pound|pounds|livre|pfund:GBP FKP GGP GIP IMP JEP SHP EGP LBP SYP SDG SSP;\
    sterling|pound sterling|pounds sterling|british pound|british pounds|stg|uk£:GBP;\
    €|euro|euros:EUR;\
    us$|us dollar|us dollars|$us|u.s. dollar:USD;\
    c$|ca$|can$|canadian dollar|canadian dollars:CAD;\
    a$|au$|australian dollar|australian dollars:AUD;\
    nz$|new zealand dollar:NZD;\
    hk$|hong kong dollar:HKD;\
    s$|sg$|singapore dollar:SGD;\
    nt$:TWD;\
    r$|real|reais:BRL;\
    mx$:MXN;\
    ¥|￥:JPY CNY;yen|jp¥:JPY;yuan|rmb|renminbi|cn¥:CNY;\
    ₹|indian rupee|indian rupees:INR;rs|rs.|rupee|rupees|₨:INR PKR LKR NPR MUR SCR;\
    zł|zl|zloty|złoty|zlotys|złotych:PLN;\
    kč|kc|koruna:CZK;\
    ft|forint:HUF;lei|leu:RON MDL;лв|lev|leva:BGN;\
    kr|kr.|krone|kroner|krona|kronor|crowns:SEK NOK DKK ISK;\
    sek kr|swedish krona:SEK;nok kr|norwegian krone:NOK;dkk kr|danish krone:DKK;\
    swiss franc|swiss francs|sfr|sfr.:CHF;\
    fr|fr.|franc|francs|franken|₣:CHF XAF XOF XPF BIF CDF DJF GNF KMF RWF;\
    r|rand:ZAR;₽|rub|rouble|roubles|ruble|rubles|руб|руб.:RUB BYN;₴|hryvnia:UAH;\
    ₺|tl|lira:TRY;₩|won:KRW KPW;₪|nis|shekel|shekels:ILS;฿|baht:THB;₱:PHP;₫|dong:VND;₦|naira:NGN;\
    ₡:CRC;₲:PYG;₵|cedi:GHS;₸|tenge:KZT;₾|lari:GEL;₼:AZN;\
    rm|ringgit:MYR;rp|rupiah:IDR;dirham|dirhams|dhs:AED MAD";

/// Dollars and pesos are of as many countries.
const DOLLARS: &str = "$|dollar|dollars|peso|pesos:USD CAD AUD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD \
     LRD NAD SBD SRD TTD XCD ARS CLP COP MXN UYU DOP";

/// No name has more bytes.
const BYTES_MAX: usize = 20;

/// Codes by their names; looked for beside every number of a file.
static CODES_BY_NAME: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let lines = NAMES.split(';').chain([DOLLARS]).filter_map(|line| line.trim().rsplit_once(':'));
    let mut by_name = HashMap::new();
    for (names, codes) in lines {
        for name in names.split('|') {
            by_name.entry(name).or_insert_with(|| codes.split(' ').collect());
        }
    }
    by_name
});

/// The codes that a sign or a name may stand for; none where it is not known.
pub(super) fn codes_of(text: &str) -> Option<&'static [&'static str]> {
    if text.is_empty() || text.len() > BYTES_MAX {
        return None;
    }
    CODES_BY_NAME.get(&*text.to_lowercase()).map(Vec::as_slice)
}
