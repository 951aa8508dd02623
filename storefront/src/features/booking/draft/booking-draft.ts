import type { PaymentRequest } from '@gangway/shared/contract/payments.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type CabinChoice, withoutRooms } from './cabin-choice.ts';
import { alignPassengers, type PartyCounts, type PassengerDraft } from './passenger-draft.ts';

export interface ContactDraft {
  /** The first passenger books for the party. */
  sameAsFirst: boolean;
  name: string;
  email: string;
  phone: string;
}

/** A booking being filled in. */
export interface BookingDraft {
  sailingId: number | null;
  /** The item of the cart that is being changed; null for a booking of its own. */
  cartItemId: string | null;
  counts: PartyCounts;
  cabin: CabinChoice;
  passengers: PassengerDraft[];
  contact: ContactDraft;
  /** What new passengers are referred by: the link's code, the agent's own, or the house's. */
  referralCode: string;
  provider: PaymentRequest['provider'] | '';
  termsAccepted: boolean;
  /** Key of the order being sent, with the body it belongs to: the same body sent again is the same order. */
  submission: { key: string; body: string } | null;
}

export const emptyDraft: BookingDraft = {
  sailingId: null,
  cartItemId: null,
  counts: { adult: 1, child: 0, infant: 0, senior: 0 },
  cabin: { kind: 'none' },
  passengers: [],
  contact: { sameAsFirst: true, name: '', email: '', phone: '' },
  referralCode: '',
  provider: '',
  termsAccepted: false,
  submission: null,
};

/**
 * Kept for as long as the tab lives, so that a reload, a detour or a lost connection costs nobody their typing; and no
 * longer, as it holds the numbers of people's documents.
 */
export const useBookingDraft = create<BookingDraft>()(
  persist(() => emptyDraft, {
    name: 'gangway.booking',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function changeDraft(part: Partial<BookingDraft>): void {
  useBookingDraft.setState(part);
}

export function clearDraft(): void {
  useBookingDraft.setState(emptyDraft);
}

/** Turns the draft to a sailing. Rooms chosen on another sailing are not this one's; all else is kept. */
export function boardDraft(sailingId: number): void {
  const draft = useBookingDraft.getState();
  if (draft.sailingId === sailingId) return;
  changeDraft({ sailingId, cabin: draft.sailingId === null ? draft.cabin : withoutRooms(draft.cabin) });
}

export function changeParty(counts: PartyCounts): void {
  const { passengers, referralCode } = useBookingDraft.getState();
  changeDraft({ counts, passengers: alignPassengers(passengers, counts, referralCode) });
}

/** Gives everybody who has no referrer yet this one. */
export function referBy(referralCode: string): void {
  const { passengers, referralCode: earlier } = useBookingDraft.getState();
  const refer = (passenger: PassengerDraft) =>
    passenger.referralCode === '' || passenger.referralCode === earlier
      ? { ...passenger, referralCode }
      : passenger;
  changeDraft({ referralCode, passengers: passengers.map(refer) });
}
