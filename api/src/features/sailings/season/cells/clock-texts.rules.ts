const DAY = 1440;
const NOON = 720;

/** The meaning of the words for half a day; `night` is before or after midnight. */
type Half = 'morning' | 'afternoon' | 'night' | 'noon';

// Words of the four languages; longer words come before their own prefixes.
const halves: readonly (readonly [Half, RegExp])[] = [
  ['noon', /noon|中午|正午|정오|(?:tengah|tgh)\s*hari/],
  // Before the morning, because `malam` ends in `am`.
  ['night', /晚上|夜里|夜間|夜间|밤|malam|mlm\.?/],
  ['morning', /a\.?\s?m\.?|上午|早上|早晨|清晨|凌晨|오전|아침|새벽|pagi|pg\.?/],
  ['afternoon', /p\.?\s?m\.?|下午|傍晚|오후|저녁|petang|ptg\.?/],
];
const halfWords = halves.map(
  ([half, { source }]) => [half, new RegExp(`^(?:${source})|(?:${source})$`)] as const,
);
const nextDay =
  /^d\s*\+\s*1\b|(?:\bd\s*)?\+\s*1\s*(?:d|day|hari|天|日|일)?$|\bnext day\b|次日|翌日|隔天|第二天|익일|다음\s*날|\b(?:keesokan hari(?:nya)?|hari berikutnya|esok)\b/;
/** The longest text of a time; longer texts are not searched. */
const LONGEST = 40;

const forms = [
  // 20:00, 20.00, 20:00:30
  /^(?<hours>\d{1,2})\s*[:.]\s*(?<minutes>\d\d)(?:\s*[:.]\s*(?<seconds>\d\d)(?:[.,]\d+)?)?\s*(?:h|hrs?|hours?)?\.?$/,
  // 20h30, 20点30分, 8시 반
  /^(?<hours>\d{1,2})\s*(?:h|hrs?|時|时|點|点|시)\.?\s*(?:(?<half>半|반)|(?:整|정각)|(?<minutes>\d{1,2})\s*(?:分|분)?(?:\s*(?<seconds>\d{1,2})\s*[秒초])?)?$/,
  // 0800, 0800H
  /^(?<hours>\d{1,2})(?<minutes>\d\d)\s*(?:h|hrs?|hours?)?\.?$/,
  // 20, 8 pm; `1` alone is refused below
  /^(?<hours>\d{1,2})$/,
];
/** Below this, a bare number may also be a part of a day. */
const LEAST_BARE_HOUR = 2;

/**
 * Minutes since midnight of a time in one of the spellings of the four languages; from 1440 on, of the next day. Undefined for
 * other texts, and for ambiguous ones.
 */
export function clockOf(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^[01]\.\d{3,}$/.test(text)) return minutesOfDays(Number(text));
  const clean = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/^(?:jam|pukul|pkl\.?)\s+/, '');
  const today = clean.replace(nextDay, '').trim();
  const { half, rest } = withoutHalf(today);
  const minutes = rest === '' && half === 'noon' ? NOON : minutesOf(rest, half);
  if (minutes === undefined || today === clean) return minutes;
  return minutes < DAY ? minutes + DAY : undefined;
}

/** Minutes of a part of a day. Cells hold few decimals, so that some seconds are missing from a full minute. */
export const minutesOfDays = (days: number): number => Math.floor(days * DAY + 5 / 60);

function withoutHalf(text: string): { half?: Half; rest: string } {
  for (const [half, words] of halfWords) {
    const rest = text.replace(words, '').trim();
    if (rest !== text) return { half, rest };
  }
  return { rest: text };
}

function minutesOf(text: string, half: Half | undefined): number | undefined {
  // Half past midnight, or a quarter of a day?
  if (/^0\.\d\d$/.test(text)) return undefined;
  const groups = forms.map(form => form.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const bare = !half && /^\d$/.test(text);
  const hours = hoursOf(Number(groups.hours), half);
  const minutes = groups.half ? 30 : Number(groups.minutes ?? 0);
  if (hours === undefined || minutes > 59 || Number(groups.seconds ?? 0) > 59) return undefined;
  if (hours > 47 || (bare && hours < LEAST_BARE_HOUR)) return undefined;
  return hours * 60 + minutes;
}

function hoursOf(hours: number, half: Half | undefined): number | undefined {
  if (!half) return hours;
  // 20:00 pm: redundant.
  if (hours > 12) return half !== 'morning' && half !== 'noon' && hours < 24 ? hours : undefined;
  switch (half) {
    case 'morning':
      return hours % 12;
    case 'afternoon':
      return hours === 0 ? undefined : (hours % 12) + 12;
    case 'noon':
      return hours >= 10 ? hours : hours === 1 || hours === 2 ? hours + 12 : undefined;
    case 'night':
      return hours >= 6 && hours < 12 ? hours + 12 : undefined;
  }
}
