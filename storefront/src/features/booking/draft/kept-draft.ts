import { create } from 'zustand';
import { DETAILS_KEPT_HOURS } from '../../../lib/cart/cart-expiry.ts';
import type { BookingDraft } from './empty-draft.ts';

const KEY = 'gangway.kept-draft';
const HOUR_MS = 3_600_000;

interface KeptDraft {
  /** Of the last change, in milliseconds since the epoch. */
  at: number;
  draft: BookingDraft;
}

/** The sailing whose entries were found again in this tab. */
export const useFoundDraft = create<{ sailingId: number | null }>(() => ({ sailingId: null }));

/** Keeps what was entered for a sailing, for a tab that is closed by mistake (R391). An item of the cart is kept there. */
export function keepDraft(draft: BookingDraft): void {
  const hasEntries = draft.passengers.some(({ name, idNumber }) => name !== '' || idNumber !== '');
  if (!hasEntries || draft.sailingId === null || draft.cartItemId !== null) return;
  const kept: KeptDraft = { at: Date.now(), draft: { ...draft, termsAccepted: false, submission: null } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: a reload still finds the draft of the tab.
  }
}

/** What an earlier tab entered for a sailing; null after a day, as in the cart: a device may be shared. */
export function keptDraftOf(sailingId: number, now = Date.now()): BookingDraft | null {
  const kept = stored();
  if (!kept) return null;
  if (now - kept.at >= DETAILS_KEPT_HOURS * HOUR_MS) {
    forgetKeptDraft();
    return null;
  }
  return kept.draft.sailingId === sailingId ? kept.draft : null;
}

export function forgetKeptDraft(): void {
  localStorage.removeItem(KEY);
  useFoundDraft.setState({ sailingId: null });
}

function stored(): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}
