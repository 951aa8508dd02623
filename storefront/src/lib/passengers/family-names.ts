/** A family name, and whether it is written before the given name. */
export interface FamilyName {
  name: string;
  isFirst: boolean;
}

/** Where the family name is written first, in Latin letters too. */
const familyFirst = ['CN', 'HK', 'KP', 'KR', 'MO', 'TW', 'VN'];

/** Where many people have a personal name and their father's, which their children do not share. */
const noFamilyNames = ['BD', 'BN', 'BT', 'ET', 'ID', 'IN', 'IS', 'LK', 'MM', 'MN', 'MY', 'PK', 'SG'];

/** Words before the father's name, in Malaysia and Singapore. */
const patronymic = /(?:^|\s)(?:bin|binti|binte|bt|bte|anak|a\/l|a\/p|s\/o|d\/o)(?=\s|$)/i;

/** The family names of most Chinese in Malaysia and Singapore, as they are written there. */
const localFamilyNames = new Set(
  'ang chai chan chang chen cheng cheong chew chia chin chiew choo chong chow chua chung foo fong goh gan heng ho hoo khoo koay koh kok kong kuan kwok lai lam lau law lee leong lew liang liew lim ling loh lok loo low lum mah mok neo ng ngu ong ooi pang phang phua poh quah quek saw seah seow sim siow soh soo soon tai tan tang tay tee teh teo teoh tham thong tiong toh tong wan wee wong woo yam yap yeo yeoh yew yong yuen'.split(
    ' ',
  ),
);

/**
 * The family name in a full name; null where a name has none, or where only its owner knows which word it is. A wrong guess would
 * be offered to the whole party.
 */
export function familyNameOf(fullName: string, nationality: string | null): FamilyName | null {
  const words = fullName.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || nationality === null || nationality === '' || patronymic.test(fullName))
    return null;
  const isLocal = (word: string) => localFamilyNames.has(word.toLowerCase());
  if (familyFirst.includes(nationality)) return { name: first, isFirst: true };
  if (noFamilyNames.includes(nationality)) {
    if (isLocal(first)) return { name: first, isFirst: true };
    return isLocal(last) ? { name: last, isFirst: false } : null;
  }
  return { name: last, isFirst: false };
}

/** The typed name with a family name, in its place; nothing where it is already there, or where it comes first and another name does. */
export function withFamilyName(typed: string, { name, isFirst }: FamilyName): string[] {
  const given = typed.trim();
  const starts = (whole: string, part: string) => whole.toLowerCase().startsWith(part.toLowerCase());
  if (isFirst) return starts(name, given) ? [`${name} `] : [];
  if (given === '') return [];
  const words = given.split(/\s+/);
  const [last = ''] = words.slice(-1);
  if (last.toLowerCase() === name.toLowerCase()) return [];
  // The family name may be typed in part.
  const before = words.length > 1 && starts(name, last) ? words.slice(0, -1) : words;
  return [[...before, name].join(' ')];
}
