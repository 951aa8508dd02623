import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { session } from '../../../lib/session/session.ts';
import { withoutRooms } from './cabin-choice.ts';
import { type BookingDraft, emptyDraft } from './empty-draft.ts';
import { forgetKeptDraft, keepDraft, keptDraftOf, useFoundDraft } from './kept-draft.ts';
import { alignPassengers, emptyPassenger, type PartyCounts, type PassengerDraft } from './passenger-draft.ts';
import { withoutSeats } from './seat-choice.ts';

/**
 * The booking draft, stored until the tab is closed, so that a reload, other pages or a lost connection lose no input.
 * kept-draft.ts also keeps it on the device for a day (R391).
 */
export const useBookingDraft = create<BookingDraft>()(
  persist(() => emptyDraft, {
    name: 'gangway.booking',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    merge: (kept, empty) => withEveryField({ ...empty, ...(kept as Partial<BookingDraft>) }),
  }),
);

/** Adds fields that a draft stored by an earlier version of the site may lack. */
function withEveryField(draft: BookingDraft): BookingDraft {
  const passengers = draft.passengers.map(passenger => ({
    ...emptyPassenger(passenger.ticketType, draft),
    ...passenger,
  }));
  return { ...draft, passengers };
}

export function changeDraft(part: Partial<BookingDraft>): void {
  useBookingDraft.setState(part);
}

export function clearDraft(): void {
  useBookingDraft.setState(emptyDraft);
  forgetKeptDraft();
}

/** Empties the draft, except for sailing, party and referral code. */
export function startAgain(sailing: Pick<SailingDetail, 'id' | 'route'>): void {
  const { counts, referralCode } = useBookingDraft.getState();
  clearDraft();
  changeDraft({ referralCode });
  assignSailing(sailing);
  changeParty(counts);
}

// A tab that is closed by mistake loses nothing.
useBookingDraft.subscribe(keepDraft);

// The input of an account's owner must not be visible to the next user.
session.subscribe(({ token }, before) => token === null && before.token !== null && clearDraft());

/** Takes over what an earlier tab entered for a sailing, if this tab has no draft yet (R391). */
export function findDraft(sailingId: number): void {
  const { sailingId: current, cartItemId } = useBookingDraft.getState();
  const kept = current === null && cartItemId === null ? keptDraftOf(sailingId) : null;
  if (!kept) return;
  useBookingDraft.setState(withEveryField({ ...emptyDraft, ...kept }));
  useFoundDraft.setState({ sailingId });
}

/** Assigns the draft to a sailing. Rooms and seats chosen on another sailing are dropped; everything else is kept. */
export function assignSailing({ id, route }: Pick<SailingDetail, 'id' | 'route'>): void {
  const { sailingId, cabin, passengers, idType: earlier } = useBookingDraft.getState();
  const isAnother = sailingId !== null && sailingId !== id;
  const idType = route.departure.country === route.destination.country ? 'idCard' : 'passport';
  const isOpen = (passenger: PassengerDraft) => passenger.idNumber === '' && passenger.idType === earlier;
  changeDraft({
    sailingId: id,
    route: { asksPlaceOfBirth: route.asksPlaceOfBirth },
    idType,
    passengers: (isAnother ? withoutSeats(passengers) : passengers).map(passenger =>
      isOpen(passenger) ? { ...passenger, idType } : passenger,
    ),
    ...(isAnother && { cabin: withoutRooms(cabin) }),
  });
}

export function changeParty(counts: PartyCounts): void {
  const draft = useBookingDraft.getState();
  changeDraft({ counts, passengers: alignPassengers(draft.passengers, counts, draft) });
}

/** Sets the referral code of all passengers who have none yet. */
export function referBy(referralCode: string): void {
  const { passengers, referralCode: earlier } = useBookingDraft.getState();
  const refer = (passenger: PassengerDraft) =>
    passenger.referralCode === '' || passenger.referralCode === earlier
      ? { ...passenger, referralCode }
      : passenger;
  changeDraft({ referralCode, passengers: passengers.map(refer) });
}
