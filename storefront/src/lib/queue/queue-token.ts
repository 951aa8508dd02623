/** Kept on log-out (session/private-storage.ts): a token contains no personal data, and the position belongs to this browser. */
const KEY = 'gangway.line';
const KEPT = 20;

type Tokens = Record<string, string>;

/** If storage is forbidden, the position lasts as long as the page. */
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

/** The token of this browser's position in the queue of a sailing; null if it has none. */
export const queueToken = (sailingId: number): string | null => stored()[sailingId] ?? null;

/** The token to join with: the existing one, so that another tab and a repeated call keep the position, or a new one. */
export function tokenToJoin(sailingId: number): string {
  const existing = queueToken(sailingId);
  if (existing) return existing;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const others = Object.entries(stored()).slice(1 - KEPT);
  store({ ...Object.fromEntries(others), [sailingId]: token });
  return token;
}

/** Called when the position was left or has ended: joining again gives a new one. */
export function forgetQueueToken(sailingId: number): void {
  const { [sailingId]: _, ...others } = stored();
  store(others);
}

/** The position's token for the body of a booking request. */
export function turnOf(sailingId: number): { waitingToken?: string } {
  const token = queueToken(sailingId);
  return token ? { waitingToken: token } : {};
}
