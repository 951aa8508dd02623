/** The smallest coin where smaller ones are not in use, as in Malaysia and Finland: 5 of the smallest unit. */
const SMALLEST_COIN_SEN = 5;

let rounds = true;

/** Whether amounts in cash are rounded. */
export const roundsCash = (): boolean => rounds;

/** Sets it for this process or page, from the operator's setting `roundsCash` (R480): without it, cash amounts are exact. */
export function setCashRounding(value: boolean): void {
  rounds = value;
}

/**
 * The cash amount for an exact amount, by Bank Negara Malaysia's rounding mechanism (R331, decision 42): to the nearest
 * 5 sen, so that 1, 2, 6 and 7 sen are rounded down and 3, 4, 8 and 9 sen up. The same for cash taken and cash paid out.
 *
 * @param sen the exact amount, in sen
 * @throws RangeError unless it is a whole number of sen and not below 0
 */
export function cashOf(sen: number): number {
  if (!Number.isSafeInteger(sen) || sen < 0) throw new RangeError(`not an amount in cash: ${sen}`);
  if (!rounds) return sen;
  const above = sen % SMALLEST_COIN_SEN;
  return above < 3 ? sen - above : sen - above + SMALLEST_COIN_SEN;
}

/**
 * The rounding of an amount that is paid in cash, from -2 to 2 sen: the cash amount minus the exact amount (R331).
 *
 * @param sen the exact amount, in sen
 * @throws RangeError unless it is a whole number of sen and not below 0
 */
export const cashRoundingOf = (sen: number): number => cashOf(sen) - sen;
