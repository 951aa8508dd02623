import { decodeCrockford, encodeCrockford, normalizeCrockford } from './crockford.ts';

/** Random bytes per order number: 40 bits, written in 8 symbols. */
export const ORDER_NUMBER_BYTES = 5;
const ORDER_NUMBER_SYMBOLS = 8;

/**
 * The operator's prefix and 8 symbols of Crockford base 32 from random bytes passed in: `SC4F7K2M9Q`. It cannot be
 * guessed, and does not reveal the number of orders. Throws a RangeError for any other number of bytes.
 */
export function orderNumber(prefix: string, randomBytes: Uint8Array): string {
  if (randomBytes.length !== ORDER_NUMBER_BYTES) {
    throw new RangeError(`an order number takes ${ORDER_NUMBER_BYTES} bytes, not ${randomBytes.length}`);
  }
  return prefix + encodeCrockford(randomBytes);
}

/**
 * Normalizes a typed order number: any case, with blanks or dashes, O for 0, I or L for 1, with or without the prefix.
 * Null if it cannot be one.
 */
export function normalizeOrderNumber(text: string, prefix: string): string | null {
  const symbols = normalizeCrockford(text);
  const written = normalizeCrockford(prefix);
  const random = symbols.length === ORDER_NUMBER_SYMBOLS ? symbols : symbols.slice(written.length);
  const isPrefixed = symbols.length === ORDER_NUMBER_SYMBOLS || symbols.startsWith(written);
  return isPrefixed && decodeCrockford(random, ORDER_NUMBER_BYTES) ? prefix + random : null;
}

/** The serial number of an order's `n`th ticket, counted from 1: `SC4F7K2M9Q-1`. */
export function ticketSerial(number: string, n: number): string {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`tickets are counted from 1: ${n}`);
  return `${number}-${n}`;
}

/**
 * The possible serials for a typed text: the text itself, and the text read by the order number's rules for O and 0, I and
 * 1, and a missing prefix.
 */
export function matchingTicketSerials(text: string, prefix: string): string[] {
  const typed = text.toUpperCase();
  const [, number = '', position = ''] = /^(.+)[-\s](\d+)$/.exec(typed) ?? [];
  const orderNumber = normalizeOrderNumber(number, prefix);
  return orderNumber ? [typed, `${orderNumber}-${position}`] : [typed];
}
