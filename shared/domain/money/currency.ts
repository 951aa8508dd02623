/** A currency of the operator: every amount is a whole number of its smallest unit (R101, R480). */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** As written before an amount, the same in every language: `RM`, `€`, `SEK`. */
  readonly symbol: string;
  /** Decimals of an amount: 2 for ringgit and euro, 0 for yen, 3 for dinar. */
  readonly digits: number;
}

let current: Currency = { code: 'MYR', symbol: 'RM', digits: 2 };

/** The operator's currency. */
export const currency = (): Currency => current;

/** Sets it for this process or page, from the operator's setting `currency` (R480). */
export function setCurrency(value: Currency): void {
  current = value;
}

/** How many of the smallest unit the currency's unit has: 100 sen are a ringgit. */
export const minorUnits = (): number => 10 ** current.digits;
