import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import type { Connection } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { readOffers, readSailingSummaries } from '../../reservations/sailings/sailings.service.ts';
import { findPlaces, type Party } from '../../reservations/waitlist/waitlist-parties.repository.ts';
import { waitlistToken } from '../../reservations/waitlist/waitlist-token.rules.ts';
import { priceOf } from './serve-list.service.ts';

/** A party for its own page, with its position on each list and its offer. */
export async function entryOf(deps: Deps, db: Connection, party: Party): Promise<WaitlistEntry> {
  const { offer } = party;
  const now = deps.clock.now();
  const positions = party.status === 'waiting' ? await findPlaces(db, party) : new Map();
  const sailings = await readSailingSummaries(db, party.wishes, now);
  const offered = sailings.find(({ id }) => id === offer?.sailingId);
  return {
    id: party.id,
    token: waitlistToken(deps, party.id),
    status: party.status,
    tickets: party.tickets,
    cabins: party.cabins,
    mostSen: party.mostSen,
    joinedAt: party.joinedAt.toISOString(),
    wishes: sailings.map(sailing => {
      const { place = null, of = 0 } = positions.get(sailing.id) ?? {};
      return { sailing, place, of };
    }),
    offer:
      offer?.expiresAt && offered
        ? {
            sailing: offered,
            expiresAt: offer.expiresAt.toISOString(),
            totalSen: priceOf(party, await readOffers(db, offered.id, now)) ?? 0,
            rooms: offer.rooms,
          }
        : null,
    orderNumber: party.orderNumber,
  };
}
