import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { type FreeOnSailing, offerMinutes, partiesToOffer } from '@gangway/shared/domain/waitlist/offers.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Work } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { releaseOverdueHolds } from '../../reservations/inventory/hold-expiry.service.ts';
import {
  lockInventory,
  settleList,
  tellOfWaitlist,
} from '../../reservations/inventory/inventory.repository.ts';
import { holdOffer } from '../../reservations/inventory/place-offers.service.ts';
import { type Offers, readOffers } from '../../reservations/sailings/sailings.service.ts';
import {
  closeList,
  lockWaiting,
  type Party,
  setOffered,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';
import { findListedSailing, type ListedSailing } from './lists.repository.ts';

const ACTOR = 'system:waitlist';

/**
 * Offers the free places and rooms of a sailing to its waiting parties, in the order of the list (R282), and puts the rest on
 * general sale. Expired holds and offers are released first, in a separate transaction, because that locks parties too.
 */
export async function serveList(deps: Work, sailingId: number): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    await lockInventory(trx, sailingId);
    await releaseOverdueHolds(trx, sailingId, deps.clock.now());
  });
  await inTransaction(deps, ACTOR, async trx => {
    await lockInventory(trx, sailingId);
    const now = deps.clock.now();
    const sailing = await findListedSailing(trx, sailingId, now);
    if (!sailing?.waitlist) return;
    if (sailing.closed) await closeList(trx, sailingId, now);
    else if (sailing.onSale) await offerFree(trx, deps, sailingId, sailing, now);
    await settleList(trx, sailingId);
  });
}

async function offerFree(
  trx: Transaction<Database>,
  deps: Work,
  sailingId: number,
  sailing: ListedSailing,
  now: Date,
): Promise<void> {
  const waiting = await lockWaiting(trx, sailingId);
  if (waiting.length === 0 || sailing.placesFree <= 0) return;
  const settings = await loadSettings(trx);
  const offers = await readOffers(trx, sailingId, now);
  const eligible = waiting.filter(({ kind }) => kind === 'standby' || endOfSales(sailing, settings) > now);
  const chosen = partiesToOffer(freeOn(sailing, offers), eligible);
  if (chosen.length === 0) return;
  // The waiting parties have had their choice; the rest goes on general sale.
  await settleList(trx, sailingId);
  const offeredRoomIds = new Set<number>();
  for (const party of chosen)
    await offerTo(trx, deps, { sailingId, sailing, settings, offers, offeredRoomIds }, party);
  await tellOfWaitlist(trx, sailingId);
}

/** What the list may choose from, at current prices. */
export function freeOn(sailing: ListedSailing, offers: Offers): FreeOnSailing<Party> {
  return {
    places: sailing.placesFree,
    rooms: new Map(offers.roomTypes.map(({ id, roomsLeft }) => [id, roomsLeft])),
    priceSen: party => priceOf(party, offers),
  };
}

/** The price of a party's tickets and cabins, in sen; null if a cabin has no price on the sailing. */
export function priceOf(
  { tickets, cabins }: Pick<Party, 'tickets' | 'cabins'>,
  { fares, roomTypes }: Pick<Offers, 'fares' | 'roomTypes'>,
): number | null {
  const fare = ticketTypes.reduce((sum, type) => sum + tickets[type] * fares[type], 0);
  if (!cabins) return fare;
  const type = roomTypes.find(({ id }) => id === cabins.roomTypeId);
  return type ? fare + cabins.count * type.priceSen : null;
}

interface Offering {
  sailingId: number;
  sailing: ListedSailing;
  settings: Settings;
  offers: Offers;
  /** Rooms that earlier parties were given. */
  offeredRoomIds: Set<number>;
}

/**
 * Keeps for a party what it waits for, and notifies it. The caller holds the sailing's lock, and has checked that all of it is
 * free.
 */
export async function offerTo(
  trx: Transaction<Database>,
  { clock, ids, jobs }: Work,
  { sailingId, sailing, settings, offers, offeredRoomIds }: Offering,
  party: Party,
): Promise<void> {
  const now = clock.now();
  const { cabins } = party;
  const priceSen = offers.roomTypes.find(({ id }) => id === cabins?.roomTypeId)?.priceSen ?? 0;
  const rooms = offers.cabins
    .filter(
      ({ free, roomId, roomTypeId }) =>
        free && roomTypeId === cabins?.roomTypeId && !offeredRoomIds.has(roomId),
    )
    .slice(0, cabins?.count ?? 0);
  for (const { roomId } of rooms) offeredRoomIds.add(roomId);
  const id = ids.uuid();
  const expiresAt = offerEnds(party, sailing, settings, now);
  await holdOffer(
    trx,
    {
      id,
      sailingId,
      places: party.size,
      rooms: rooms.map(({ roomId, number }) => ({ cabinId: ids.uuid(), roomId, number, priceSen })),
      expiresAt,
    },
    now,
  );
  await setOffered(trx, party.id, id, now);
  await writeAudit(trx, {
    entity: 'waitlist_parties',
    entityId: party.id,
    action: 'offered',
    detail: { sailingId, places: party.size, rooms: rooms.map(({ number }) => number), expiresAt },
  });
  if (party.email)
    await jobs.enqueue(trx, 'send-mail', { kind: 'waitlist-offer', partyId: party.id, offerId: id });
}

/** On the site booking ends with the sale; at the counter at departure. */
const endOfSales = ({ departsAt }: Pick<ListedSailing, 'departsAt'>, { salesCloseMinutes }: Settings): Date =>
  new Date(departsAt.getTime() - salesCloseMinutes * 60_000);

function offerEnds(party: Party, sailing: ListedSailing, settings: Settings, now: Date): Date {
  const atCounter = party.kind === 'standby';
  const end = atCounter ? sailing.departsAt : endOfSales(sailing, settings);
  const left = (end.getTime() - now.getTime()) / 60_000;
  const minutes = atCounter
    ? settings.waitlistStandbyMinutes
    : offerMinutes(settings.waitlistOfferMinutes, left);
  return new Date(Math.min(now.getTime() + minutes * 60_000, end.getTime()));
}
