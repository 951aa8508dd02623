import { assignAlternatives } from '@gangway/shared/domain/disruptions/assign-alternatives.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  findCalledOffSailing,
  findStrandedParties,
} from '../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import {
  noteTaken,
  type OtherSailing,
  readOtherSailings,
  roomsOfTypes,
} from './choice/alternatives.service.ts';
import { earliestKept } from './choice/choice-time.rules.ts';

/**
 * For each of these sailings, how many paid parties would fit on other sailings if all of these were canceled now. As in the job,
 * the earliest departures are served first, and none of these sailings takes parties of another.
 *
 * @param ids by departure
 */
export async function countPlaceable(
  { db, clock }: Data,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const now = clock.now();
  const { salesCloseMinutes } = await loadSettings(db);
  const earliest = earliestKept(now, salesCloseMinutes).getTime();
  const otherSailings = new Map<number, OtherSailing>();
  const placeable = new Map<number, number>();
  for (const id of ids) {
    const sailing = await findCalledOffSailing(db, id);
    const parties = await findStrandedParties(db, sailing);
    const candidates = parties.length > 0 ? await readOtherSailings(db, sailing, { now }) : [];
    const others = candidates
      .filter(({ sailingId, departsAt }) => departsAt >= earliest && !ids.includes(sailingId))
      .map(other => otherSailings.get(other.sailingId) ?? other);
    for (const other of others) otherSailings.set(other.sailingId, other);
    const assignment = assignAlternatives(parties, others);
    let placed = 0;
    for (const party of parties) {
      const placement = assignment.get(party.id);
      const other = placement && otherSailings.get(placement.sailingId);
      const rooms = other && roomsOfTypes(other, placement.rooms, party);
      if (!other || !rooms) continue;
      noteTaken(other, party.places, rooms);
      placed++;
    }
    placeable.set(id, placed);
  }
  return placeable;
}
