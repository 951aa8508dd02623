import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { StandbyJoin } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import type {
  WaitlistCabins,
  WaitlistJoin,
  WaitlistJoined,
  WaitlistTickets,
} from '@gangway/shared/contract/sales/waitlist.ts';
import { requireHuman } from '../../accounts/human-check/human-check.service.ts';
import { actorOf, type Caller, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  lockInventories,
  lockInventory,
  openList,
  tellOfWaitlist,
} from '../../reservations/inventory/inventory.repository.ts';
import {
  hasOpened,
  isOnSale,
  readOffers,
  readSailingSummaries,
} from '../../reservations/sailings/sailings.service.ts';
import {
  findCrowd,
  findParty,
  insertParty,
  nextStandbyNumber,
  type Party,
} from '../../reservations/waitlist/waitlist-parties.repository.ts';
import { findListedSailing } from './lists.repository.ts';
import { entryOf } from './waitlist.view.ts';

/** Parties per address and hour that may join without a proof of work. */
const FREE_OF_CHECK = { name: 'waitlist-join', attempts: 5, seconds: 3600 };

const sizeOf = (tickets: WaitlistTickets): number =>
  ticketTypes.reduce((sum, type) => sum + tickets[type], 0);

/** Joining waiting lists, on the site and at the counter (R280). */
export function createJoining(deps: Deps) {
  const free = createRateLimit(deps.db, FREE_OF_CHECK);

  async function requireFewOrHuman(address: string, humanCheck: string | undefined): Promise<void> {
    if (humanCheck !== undefined) return requireHuman(deps, humanCheck);
    try {
      await free.take(address);
    } catch (error) {
      if (error instanceof AppError) throw new AppError('human-check-required');
      throw error;
    }
  }

  return {
    /**
     * A guest waits once the address is confirmed, a customer at once; the position is that of joining.
     *
     * @throws AppError `human-check-required`, `human-check-failed`, `sailing-not-found`, `waitlist-closed` where a sailing is
     * not on sale, `waitlist-other-route`, `cabin-unknown`, `cabin-too-small`, `waitlist-not-needed` where the first sailing has
     * enough free, `waitlist-joined` for an address that waits already, `waitlist-full`.
     */
    async join(join: WaitlistJoin, caller: Caller, address: string): Promise<WaitlistJoined> {
      const { sailingIds, contact, tickets, cabins } = join;
      await requireFewOrHuman(address, join.humanCheck);
      const customerId = caller.kind === 'customer' ? caller.id : null;
      return inTransaction(deps, actorOf(caller), async trx => {
        const ids = [...new Set(sailingIds)];
        await lockInventories(trx, ids);
        await requireOneRouteOnSale(trx, deps, ids);
        await requireCabins(trx, deps, ids[0] ?? 0, cabins, sizeOf(tickets));
        await requireSoldOut(trx, deps, ids[0] ?? 0, cabins, sizeOf(tickets));
        const { waitlistPartiesMost } = await loadSettings(trx);
        const crowd = await findCrowd(trx, ids, contact.email);
        if (crowd.joined) throw new AppError('waitlist-joined');
        if (crowd.longest >= waitlistPartiesMost) throw new AppError('waitlist-full');
        const id = deps.ids.uuid();
        const status = customerId === null ? 'unconfirmed' : 'waiting';
        await insertParty(trx, {
          ...contact,
          id,
          kind: 'site',
          status,
          tickets,
          cabins,
          mostSen: join.mostSen,
          language: join.language,
          customerId,
          number: null,
          sailingIds: ids,
          joinedAt: deps.clock.now(),
        });
        if (status === 'unconfirmed') {
          await deps.jobs.enqueue(trx, 'send-mail', { kind: 'waitlist-confirm', partyId: id });
          return { entry: null };
        }
        await begin(trx, ids, id);
        return { entry: await entryOf(deps, trx, await foundParty(trx, id)) };
      });
    },

    /** Adds a party at the counter, which is called by a number. @throws AppError what `join` throws about sailing and cabins. */
    joinStandby(sailingId: number, join: StandbyJoin, caller: StaffCaller): Promise<string> {
      return inTransaction(deps, actorOf(caller), async trx => {
        await lockInventory(trx, sailingId);
        const sailing = await findListedSailing(trx, sailingId, deps.clock.now());
        if (!sailing) throw new AppError('sailing-not-found');
        if (sailing.closed || !sailing.onSale) throw new AppError('waitlist-closed');
        await requireCabins(trx, deps, sailingId, join.cabins, sizeOf(join.tickets));
        const id = deps.ids.uuid();
        await insertParty(trx, {
          ...join,
          id,
          kind: 'standby',
          status: 'waiting',
          mostSen: null,
          email: null,
          language: 'en',
          customerId: null,
          number: await nextStandbyNumber(trx, sailingId),
          sailingIds: [sailingId],
          joinedAt: deps.clock.now(),
        });
        await begin(trx, [sailingId], id);
        return id;
      });
    },
  };
}

/** Starts waiting: from now on released places are set aside. The caller holds the sailings' locks. */
export async function begin(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
  partyId: string,
): Promise<void> {
  for (const sailingId of sailingIds) {
    await openList(trx, sailingId);
    await tellOfWaitlist(trx, sailingId);
  }
  await writeAudit(trx, {
    entity: 'waitlist_parties',
    entityId: partyId,
    action: 'joined',
    detail: { sailings: sailingIds },
  });
}

/** @throws AppError `waitlist-not-found` */
export async function foundParty(trx: Transaction<Database>, id: string): Promise<Party> {
  const party = await findParty(trx, id);
  if (!party) throw new AppError('waitlist-not-found');
  return party;
}

async function requireOneRouteOnSale(
  trx: Transaction<Database>,
  { clock }: Data,
  ids: readonly number[],
): Promise<void> {
  const now = clock.now();
  const sailings = await readSailingSummaries(trx, [...ids], now);
  if (sailings.length < ids.length) throw new AppError('sailing-not-found');
  const { salesCloseMinutes } = await loadSettings(trx);
  if (!sailings.every(sailing => isOnSale(sailing, now, salesCloseMinutes) && hasOpened(sailing, now)))
    throw new AppError('waitlist-closed');
  if (new Set(sailings.map(({ route }) => route.id)).size > 1) throw new AppError('waitlist-other-route');
}

async function requireCabins(
  trx: Transaction<Database>,
  { clock }: Data,
  sailingId: number,
  cabins: WaitlistCabins | null,
  guests: number,
): Promise<void> {
  if (!cabins) return;
  const { roomTypes } = await readOffers(trx, sailingId, clock.now());
  const type = roomTypes.find(({ id }) => id === cabins.roomTypeId);
  if (!type) throw new AppError('cabin-unknown');
  const beds = type.maxOccupancy * cabins.count;
  if (beds < guests) throw new AppError('cabin-too-small', { params: { beds, guests } });
}

/** Places that are free for all must be booked, not waited for. */
async function requireSoldOut(
  trx: Transaction<Database>,
  { clock }: Data,
  sailingId: number,
  cabins: WaitlistCabins | null,
  size: number,
): Promise<void> {
  const now = clock.now();
  const [summary] = await readSailingSummaries(trx, [sailingId], now);
  if (!summary || summary.placesLeft < size) return;
  if (!cabins) throw new AppError('waitlist-not-needed');
  const { roomTypes } = await readOffers(trx, sailingId, now);
  const roomsLeft = roomTypes.find(({ id }) => id === cabins.roomTypeId)?.roomsLeft ?? 0;
  if (roomsLeft >= cabins.count) throw new AppError('waitlist-not-needed');
}
