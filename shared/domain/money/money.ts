import { type Language, languageFacts } from '../../contract/base/languages.ts';

/** An amount of money in whole sen, a hundredth of a ringgit (R101). Negative for money paid back. */
export type Sen = number;

const wholeRinggit = new Map<Language, Intl.NumberFormat>();

function formatterIn(language: Language): Intl.NumberFormat {
  const cached = wholeRinggit.get(language);
  if (cached) return cached;
  const options = { maximumFractionDigits: 0, numberingSystem: 'latn' };
  const formatter = new Intl.NumberFormat(languageFacts(language).locale, options);
  wholeRinggit.set(language, formatter);
  return formatter;
}

/** Throws a RangeError unless `sen` is a whole number that a double holds exactly. */
function assertSen(sen: Sen): void {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`not a whole number of sen: ${sen}`);
}

/**
 * `123450` → `RM 1,234.50`: RM and two decimals in every language (R2). Formatted from the integer, so no amount is ever
 * rounded for display.
 */
export function formatRinggit(sen: Sen, locale: Language): string {
  assertSen(sen);
  const amount = Math.abs(sen);
  const decimals = String(amount % 100).padStart(2, '0');
  return `${sen < 0 ? '-' : ''}RM ${formatterIn(locale).format(Math.trunc(amount / 100))}.${decimals}`;
}

const typedAmount = /^(?:RM)?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/i;

/**
 * Parses a typed amount: `486`, `486.5`, `1,234.50`, `RM 486.00`, full-width digits too. Null for anything else: signs,
 * more than two decimals, misplaced commas, amounts too large to hold.
 */
export function parseRinggit(text: string): Sen | null {
  const match = typedAmount.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const sen = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(sen) ? sen : null;
}

/** `percent` (whole, 0–100) of an amount, half a sen rounded up. Throws a RangeError outside that range. */
export function percentOfSen(sen: Sen, percent: number): Sen {
  assertSen(sen);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new RangeError(`not a whole percentage: ${percent}`);
  }
  assertSen(sen * percent);
  return Math.floor((sen * percent + 50) / 100);
}

/** The sum of amounts; throws a RangeError if one, or the sum, is not a whole number of sen. */
export function sumSen(amounts: readonly Sen[]): Sen {
  let total = 0;
  for (const amount of amounts) {
    assertSen(amount);
    total += amount;
  }
  assertSen(total);
  return total;
}
