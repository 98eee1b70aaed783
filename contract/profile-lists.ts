/** Every country, ISO 3166-1 alpha-2. Their names come from Intl.DisplayNames. */
export const NATIONALITIES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );
/** Languages people list in a profile, ISO 639. Their names come from Intl.DisplayNames. */
export const SPOKEN =
  'af am ar az be bg bn bs ca ceb cs da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig ilo is it ja jv ka kk km kn ko ku ky lo lt lv mk ml mn mr ms mt my nb ne nl or pa pl ps pt ro ru sd si sk sl sm sn so sq sr su sv sw ta te tg th tk tl tr uk ur uz vi xh yo yue zh zu'.split(
    ' ',
  );

/** ISO 4217 codes of the currencies of salaries. */
export const CURRENCIES = 'PHP SGD IDR MYR JPY TWD HKD MOP USD CAD GBP EUR TRY RSD AED SAR LKR NGN BRL AUD CHF CNY INR KRW NZD THB VND USDT'.split(' ');
