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

/** The token that lets this browser, signed in or not, come back to an order it made or looked up. */
export const orderToken = (number: string): string | null => stored()[number] ?? null;

/** The tokens of several orders as the API reads them, in the order of the numbers; null where none is known. */
export function orderTokens(numbers: readonly string[]): string | null {
  const tokens = numbers.map(number => orderToken(number) ?? '');
  return tokens.some(token => token !== '') ? tokens.join() : null;
}

/** Keeps the token of an order; of the oldest, beyond fifty, it lets go. */
export function storeOrderToken(number: string, token: string): void {
  const { [number]: _earlier, ...others } = stored();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [number]: token }));
  } catch {
    // Storage is full or forbidden: the order is found again by its number and e-mail.
  }
}

/** Numbers of the orders this browser may open, newest first. */
export const knownOrders = (): string[] => Object.keys(stored()).reverse();
