import type {
  OfficeWaitlist,
  OfficeWaitlistSailings,
  WaitlistMove,
} from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { partiesToOffer } from '@gangway/shared/domain/waitlist/offers.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  lockInventory,
  readSetAside,
  tellOfWaitlist,
  writeSetAside,
} from '../../reservations/inventory/inventory.repository.ts';
import {
  readOffers,
  readSailingSummaries,
  readSailingSummary,
} from '../../reservations/sailings/sailings.service.ts';
import {
  findPartiesOn,
  type Party,
  swapNeighbours,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';
import { waitlistToken } from '../../reservations/waitlist/waitlist-token.rules.ts';
import { countLists, findListedSailing } from './lists.repository.ts';
import { freeOn, offerTo } from './serve-list.service.ts';
import { endParty, lockParty } from './waitlist.service.ts';

/** Future sailings with a waiting list, and those of a date, by departure. */
export async function readLists(
  { db, clock }: Data,
  date: string | undefined,
): Promise<OfficeWaitlistSailings> {
  const now = clock.now();
  const lists = await countLists(db, now, date ?? null);
  const sailings = await readSailingSummaries(
    db,
    lists.map(({ id }) => id),
    now,
  );
  const counts = new Map(lists.map(list => [list.id, list]));
  return sailings.map(sailing => {
    const { waiting = 0, offered = 0 } = counts.get(sailing.id) ?? {};
    return { sailing, waiting, offered };
  });
}

/** The waiting list of a sailing, for the desk. @throws AppError `sailing-not-found` */
export async function readList(deps: Deps, db: Connection, sailingId: number): Promise<OfficeWaitlist> {
  const now = deps.clock.now();
  const sailing = await readSailingSummary(db, sailingId, now);
  const listed = await findListedSailing(db, sailingId, now);
  const { roomTypes } = await readOffers(db, sailingId, now);
  const parties = await findPartiesOn(db, sailingId);
  return {
    sailing,
    placesFree: listed?.placesFree ?? 0,
    closed: !listed || listed.closed || !listed.onSale,
    roomTypes: roomTypes.map(({ id, name, maxOccupancy }) => ({ id, name, maxOccupancy })),
    parties: parties.map(party => ({
      id: party.id,
      kind: party.kind,
      status: party.status,
      number: party.number,
      name: party.name,
      email: party.email,
      phone: party.phone,
      tickets: party.tickets,
      size: party.size,
      cabins: party.cabins,
      mostSen: party.mostSen,
      otherSailings: party.wishes.length - 1,
      joinedAt: party.joinedAt.toISOString(),
      offer: party.offer?.expiresAt
        ? { expiresAt: party.offer.expiresAt.toISOString(), here: party.offer.sailingId === sailingId }
        : null,
      token: waitlistToken(deps, party.id),
    })),
  };
}

/**
 * Swaps the positions of two parties at the desk's request.
 *
 * @throws AppError `waitlist-order-changed` where they are no longer neighbors.
 */
export function moveParty(
  deps: Deps,
  caller: StaffCaller,
  { sailingId, id }: { sailingId: number; id: string },
  { with: other, reason }: WaitlistMove,
): Promise<OfficeWaitlist> {
  return inTransaction(deps, actorOf(caller), async trx => {
    await lockInventory(trx, sailingId);
    if (!(await swapNeighbours(trx, sailingId, [id, other]))) throw new AppError('waitlist-order-changed');
    await writeAudit(trx, {
      entity: 'waitlist_parties',
      entityId: id,
      action: 'moved',
      detail: { sailingId, with: other, reason },
    });
    await tellOfWaitlist(trx, sailingId);
    return readList(deps, trx, sailingId);
  });
}

/**
 * Offers the free places and rooms to a party, regardless of its position.
 *
 * @throws AppError `waitlist-closed`, `waitlist-not-found` where it does not wait for the sailing, `waitlist-does-not-fit` where
 * too little is free for it.
 */
export function offerNow(
  deps: Deps,
  caller: StaffCaller,
  { sailingId, id }: { sailingId: number; id: string },
  reason: string,
): Promise<OfficeWaitlist> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const party = await lockPartyOn(trx, sailingId, id);
    if (party.status !== 'waiting') throw new AppError('waitlist-not-found');
    const sailing = await findListedSailing(trx, sailingId, deps.clock.now());
    if (!sailing || sailing.closed || !sailing.onSale) throw new AppError('waitlist-closed');
    const offers = await readOffers(trx, sailingId, deps.clock.now());
    const free = freeOn(sailing, offers);
    if (partiesToOffer(free, [{ ...party, mostSen: null }]).length === 0)
      throw new AppError('waitlist-does-not-fit');
    const before = await readSetAside(trx, sailingId);
    await writeSetAside(trx, sailingId, { places: 0, rooms: before.rooms });
    const settings = await loadSettings(trx);
    await offerTo(trx, deps, { sailingId, sailing, settings, offers, offeredRoomIds: new Set() }, party);
    const left = Math.min(before.places, sailing.placesFree - party.size);
    await writeSetAside(trx, sailingId, { places: left, rooms: before.rooms });
    await writeAudit(trx, {
      entity: 'waitlist_parties',
      entityId: id,
      action: 'offered-by-desk',
      detail: { sailingId, reason },
    });
    await tellOfWaitlist(trx, sailingId);
    return readList(deps, trx, sailingId);
  });
}

/** Removes a party from all of its lists; its kept places go to the next party. */
export function removeParty(
  deps: Deps,
  caller: StaffCaller,
  { sailingId, id }: { sailingId: number; id: string },
  reason: string,
): Promise<OfficeWaitlist> {
  return inTransaction(deps, actorOf(caller), async trx => {
    await endParty(trx, deps, await lockPartyOn(trx, sailingId, id), 'removed', { sailingId, reason });
    return readList(deps, trx, sailingId);
  });
}

/** @throws AppError `waitlist-not-found` for a party that is not on this sailing's list. */
async function lockPartyOn(trx: Transaction<Database>, sailingId: number, id: string): Promise<Party> {
  const party = await lockParty(trx, id);
  if (!party.wishes.includes(sailingId)) throw new AppError('waitlist-not-found');
  return party;
}
