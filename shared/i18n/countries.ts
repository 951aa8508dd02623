import { type Language, languageFacts } from '../contract/base/languages.ts';
import { homeCountry, isMalaysian } from '../contract/entries/home-country.ts';

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NU NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

/** ISO 3166-1 alpha-3 of the same countries, in the same order. */
const threeLetterCodes =
  'AND ARE AFG ATG AIA ALB ARM AGO ARG AUT AUS ABW AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BMU BRN BOL BRA BHS BTN BWA BLR BLZ CAN COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CYP CZE DEU DJI DNK DMA DOM DZA ECU EST EGY ERI ESP ETH FIN FJI FSM FRA GAB GBR GRD GEO GHA GIB GMB GIN GNQ GRC GTM GNB GUY HKG HND HRV HTI HUN IDN IRL ISR IND IRQ IRN ISL ITA JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MDG MHL MKD MLI MMR MNG MAC MRT MLT MUS MDV MWI MEX MYS MOZ NAM NER NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PNG PHL PAK POL PSE PRT PLW PRY QAT ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SVN SVK SLE SMR SEN SOM SUR SSD STP SLV SYR SWZ TCD TGO THA TJK TLS TKM TUN TON TUR TTO TUV TWN TZA UKR UGA USA URY UZB VAT VCT VEN VNM VUT WSM YEM ZAF ZMB ZWE';

/** Where the passengers of an operator in Malaysia come from, nine of ten. */
const nearMalaysia = ['MY', 'SG', 'TH', 'ID', 'CN', 'KR'];

/** The countries of most passengers, which are the first in a list: of an operator elsewhere its own. */
const nearby = (): readonly string[] => (isMalaysian() ? nearMalaysia : [homeCountry()]);

const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const cached = names.get(language);
  if (cached) return cached;
  const made = new Intl.DisplayNames([languageFacts(language).locale], { type: 'region' });
  names.set(language, made);
  return made;
}

/** The name of a country by its two-letter code; the code itself if unknown. */
export const countryName = (code: string, language: Language): string => namesIn(language).of(code) ?? code;

/**
 * The two-letter code of a country in the machine-readable zone of a document, which has ISO's three letters; Germany is `D` there.
 * Null for codes that are no country's, such as those of refugees.
 */
export function countryOfDocument(code: string): string | null {
  const index = threeLetterCodes.split(' ').indexOf(code === 'D' ? 'DEU' : code);
  return codes.split(' ')[index] ?? null;
}

/** The code that a document has for a country (ISO 3166-1 alpha-3), by its two-letter code. */
export const documentCode = (code: string): string | undefined =>
  threeLetterCodes.split(' ')[codes.split(' ').indexOf(code)];

interface CountryOption {
  value: string;
  label: string;
}

const lists = new Map<Language, CountryOption[]>();

const optionOf = (code: string, language: Language): CountryOption => ({
  value: code,
  label: countryName(code, language),
});

function inOrderOf(language: Language): CountryOption[] {
  const cached = lists.get(language);
  if (cached) return cached;
  const collator = new Intl.Collator(languageFacts(language).locale);
  const list = codes
    .split(' ')
    .map(code => optionOf(code, language))
    .sort((one, other) => collator.compare(one.label, other.label));
  lists.set(language, list);
  return list;
}

/** Countries by two-letter code with their names in a language, some of them first and the rest in its order. */
export const countryOptions = (language: Language, first: readonly string[] = nearby()): CountryOption[] => [
  ...first.map(code => optionOf(code, language)),
  ...inOrderOf(language).filter(({ value }) => !first.includes(value)),
];
