import { type Language, languageFacts } from '../contract/base/languages.ts';

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NU NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

/** The home waters first: nine of ten passengers come from here. */
const nearby = ['MY', 'SG', 'TH', 'ID', 'CN', 'KR'];

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

const lists = new Map<Language, { value: string; label: string }[]>();

/** Countries by two-letter code with their names in a language, neighbours first and the rest in its order. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const cached = lists.get(language);
  if (cached) return cached;
  const option = (code: string) => ({ value: code, label: countryName(code, language) });
  const others = codes.split(' ').filter(code => !nearby.includes(code));
  const collator = new Intl.Collator(languageFacts(language).locale);
  const list = [
    ...nearby.map(option),
    ...others.map(option).sort((one, other) => collator.compare(one.label, other.label)),
  ];
  lists.set(language, list);
  return list;
}
