import type { BookingDraft } from './empty-draft.ts';

/** Until the tab is closed, as the draft itself. */
const KEY = 'gangway.sent';

interface SentDraft {
  number: string;
  draft: BookingDraft;
}

/** Keeps the entries of the order that was made last, in case its booking starts again (R380). */
export function keepSentDraft(number: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ number, draft } satisfies SentDraft));
  } catch {
    // Storage is full or forbidden: the booking then starts again with its party alone.
  }
}

/** The entries of an order that was made in this tab, to book again; once. The terms have to be accepted again. */
export function takeSentDraft(number: string): Partial<BookingDraft> | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentDraft | null;
    if (sent?.number !== number) return null;
    sessionStorage.removeItem(KEY);
    return { ...sent.draft, cartItemId: null, termsAccepted: false, submission: null };
  } catch {
    return null;
  }
}
