const KEY = 'gangway.orders';
const KEPT = 50;

type Access = Record<string, string>;

function stored(): Access {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Access;
  } catch {
    return {};
  }
}

/** The access token of an order made or looked up in this browser, whether logged in or not. */
export const orderToken = (number: string): string | null => stored()[number] ?? null;

/** The tokens of several orders in the API's format, in the order of the numbers; null if none is known. */
export function orderTokens(numbers: readonly string[]): string | null {
  const tokens = numbers.map(number => orderToken(number) ?? '');
  return tokens.some(token => token !== '') ? tokens.join() : null;
}

/** Stores the token of an order; beyond fifty the oldest is removed. */
export function storeOrderToken(number: string, token: string): void {
  const { [number]: _earlier, ...others } = stored();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [number]: token }));
  } catch {
    // Storage is full or forbidden: the order can be found again by its number and e-mail.
  }
}

/** Numbers of the orders this browser may open, newest first. */
export const knownOrders = (): string[] => Object.keys(stored()).reverse();
