const KEY = 'gangway.referral';
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

interface Referral {
  code: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Stores the referral code of the visitor's link (`?ref=`), because people often book only days later. */
export function storeReferral(search: string, now: number): void {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? '';
  if (!/^[\w-]{1,40}$/.test(code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, at: now } satisfies Referral));
  } catch {
    // Storage is full or forbidden: the link counts only on the page it opens.
  }
}

/** The code of the last link the visitor followed within 30 days, or null. */
export function storedReferral(now: number): string | null {
  try {
    const noted = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Referral | null;
    return noted && now - noted.at < KEPT_DAYS * DAY_MS ? noted.code : null;
  } catch {
    return null;
  }
}
