import { at, expireOverdue, type Model, placesLeft } from './model.ts';
import type { WaitingParty } from './waiting-party.ts';

/*
 * The waiting lists of the two sailings, in a simple model: after each step, each list is served in order, and every party that
 * fits gets an offer.
 */

const OFFER_MS = 30 * 60_000;

export const isListed = ({ status }: WaitingParty) => status === 'waiting' || status === 'offered';
const waitsFor = (sailing: number) => (party: WaitingParty) =>
  party.status === 'waiting' && party.wishes.includes(sailing);

/** The reasons why a party cannot join; without any it waits behind all others. */
export function joinList(model: Model, wishes: number[], size: number): string[] {
  const refusals = [
    ...(wishes.some(sailing => model.calledOff[sailing]) ? ['waitlist-closed'] : []),
    ...(placesLeft(model, at(wishes, 0)) >= size ? ['waitlist-not-needed'] : []),
  ];
  if (refusals.length === 0)
    model.waiting.push({ size, wishes: [...wishes], status: 'waiting', offer: null });
  return refusals;
}

/** An offer was declined or expired: that sailing is not offered to the party again. */
export function endOffer(party: WaitingParty): void {
  party.wishes = party.wishes.filter(sailing => sailing !== party.offer?.sailing);
  party.offer = null;
  party.status = party.wishes.length > 0 ? 'waiting' : 'lapsed';
}

export function leaveLists(party: WaitingParty): void {
  party.offer = null;
  party.status = 'left';
}

/** Offers what is free on a sailing in the order of its list. */
export function serveList(model: Model, sailing: number): void {
  expireOverdue(model);
  for (const party of model.waiting)
    if (party.offer?.sailing === sailing && party.offer.until <= model.now) endOffer(party);
  for (const party of model.waiting.filter(waitsFor(sailing))) {
    if (model.calledOff[sailing]) {
      party.wishes = party.wishes.filter(one => one !== sailing);
      if (party.wishes.length === 0) party.status = 'closed';
    } else if (party.size <= placesLeft(model, sailing)) {
      party.status = 'offered';
      party.offer = { sailing, until: model.now + OFFER_MS };
    }
  }
}

/** What a party sees of itself: its position, while it waits. */
export const entryOf = (model: Model, party: WaitingParty) => ({
  status: party.status,
  offered: party.offer?.sailing ?? null,
  until: party.offer?.until ?? null,
  places:
    party.status === 'waiting'
      ? party.wishes
          .toSorted((a, b) => a - b)
          .map(sailing => [sailing, model.waiting.filter(waitsFor(sailing)).indexOf(party) + 1])
      : [],
});
