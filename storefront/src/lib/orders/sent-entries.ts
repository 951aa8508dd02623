/** Stored until the tab is closed, like the entries themselves. */
const KEY = 'gangway.sent';

interface SentEntries {
  number: string;
  entries: unknown;
}

function stored(): SentEntries | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentEntries | null;
  } catch {
    return null;
  }
}

/** Keeps the entries of the order that was made last, in case its booking starts again (R380). */
export function keepSentEntries(number: string, entries: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ number, entries } satisfies SentEntries));
  } catch {
    // Storage is full or forbidden: the booking then starts again with its party alone.
  }
}

/** The entries of an order that was made in this tab, once; null if there are none. */
export function takeSentEntries(number: string): unknown {
  const sent = stored();
  if (sent?.number !== number) return null;
  sessionStorage.removeItem(KEY);
  return sent.entries;
}

/** Removes the entries of a paid order: they contain numbers of documents. */
export function forgetSentEntries(number: string): void {
  if (stored()?.number === number) sessionStorage.removeItem(KEY);
}
