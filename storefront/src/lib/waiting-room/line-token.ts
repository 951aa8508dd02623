/** Kept when somebody logs out (session/private-storage.ts): a token names nobody, and the place is this browser's. */
const KEY = 'gangway.line';
const KEPT = 20;

type Tokens = Record<string, string>;

/** Where storage is forbidden, the place lasts as long as the page. */
let unstored: Tokens = {};

function stored(): Tokens {
  try {
    return { ...unstored, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tokens) };
  } catch {
    return unstored;
  }
}

function store(tokens: Tokens): void {
  unstored = tokens;
  try {
    localStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The token of this browser's place in the line of a sailing; null if it has none. */
export const lineToken = (sailingId: number): string | null => stored()[sailingId] ?? null;

/** The token to join with: of the place that there is, so that another tab and a repeated call keep it, or a new one. */
export function tokenToJoin(sailingId: number): string {
  const known = lineToken(sailingId);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const others = Object.entries(stored()).slice(1 - KEPT);
  store({ ...Object.fromEntries(others), [sailingId]: token });
  return token;
}

/** The place was left, or has ended: whoever joins again gets another one. */
export function forgetLineToken(sailingId: number): void {
  const { [sailingId]: _, ...others } = stored();
  store(others);
}

/** What a booking says of the place, for the body of its request. */
export function turnOf(sailingId: number): { waitingToken?: string } {
  const token = lineToken(sailingId);
  return token ? { waitingToken: token } : {};
}
