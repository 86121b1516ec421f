//! What currencies are called beside their codes.

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

/// The codes that a sign or a name may stand for; none where it is not known.
pub(super) fn codes_of(text: &str) -> Option<Vec<&'static str>> {
    // Dollars and pesos are of as many countries.
    const DOLLARS: &str = "USD CAD AUD NZD HKD SGD TWD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD \
         SRD TTD XCD ARS CLP COP MXN UYU DOP";
    let text = text.to_lowercase();
    if ["$", "dollar", "dollars", "peso", "pesos"].contains(&&*text) {
        return Some(DOLLARS.split(' ').collect());
    }
    let mut lines = NAMES.split(';').filter_map(|line| line.trim().rsplit_once(':'));
    let (_, codes) = lines.find(|(names, _)| names.split('|').any(|name| name == text))?;
    Some(codes.split(' ').collect())
}
