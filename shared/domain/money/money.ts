import { groupDigits, type Language } from '../../contract/base/languages.ts';
import { currency, minorUnits } from './currency.ts';

/**
 * An amount of money in whole units of the currency's smallest unit (R101): of the ringgit that is the sen, a hundredth. Negative for
 * money paid back.
 */
export type Sen = number;

/** Throws a RangeError unless `sen` is a whole number that a double holds exactly. */
function assertSen(sen: Sen): void {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`not a whole number of sen: ${sen}`);
}

/**
 * `123450` → `RM 1,234.50`: the symbol and the currency's decimals in every language (R2, R480). Formatted from the integer, so no
 * amount is ever rounded for display.
 */
export const formatMoney = (sen: Sen, language: Language): string =>
  `${sen < 0 ? '-' : ''}${currency().symbol} ${formatAmount(Math.abs(sen), language)}`;

/** `123450` → `1,234.50`: without the symbol, where a heading or a field shows it. */
export const formatAmount = (sen: Sen, language: Language): string =>
  inDecimals(sen, whole => groupDigits(whole, language));

/** `123450` → `1234.50`, for machines. */
export const plainAmount = (sen: Sen): string => inDecimals(sen, String);

function inDecimals(sen: Sen, write: (whole: number) => string): string {
  assertSen(sen);
  const amount = Math.abs(sen);
  const units = minorUnits();
  const { digits } = currency();
  const decimals = digits === 0 ? '' : `.${String(amount % units).padStart(digits, '0')}`;
  return `${sen < 0 ? '-' : ''}${write(Math.trunc(amount / units))}${decimals}`;
}

/** `123450` → 1234.5, as a number for a spreadsheet. */
export const amountOf = (sen: Sen): number => sen / minorUnits();

/**
 * Parses a typed amount: `486`, `486.5`, `1,234.50`, `RM 486.00`, full-width digits too. Null for anything else: signs,
 * more decimals than the currency has, misplaced commas, amounts too large to hold.
 */
export function parseMoney(text: string): Sen | null {
  const { code, symbol, digits } = currency();
  const typed = text.normalize('NFKC').trim();
  const unit = [symbol, code].find(sign => typed.toUpperCase().startsWith(sign.toUpperCase())) ?? '';
  const [, whole = '', decimals = ''] = typedNumber.exec(typed.slice(unit.length).trimStart()) ?? [];
  if (whole === '' || decimals.length > digits) return null;
  const sen = Number(whole.replaceAll(',', '')) * minorUnits() + Number(decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(sen) ? sen : null;
}

const typedNumber = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

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
